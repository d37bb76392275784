"""`deska bot --stdio greedy`: lets one of our bots play elsewhere, by the line protocol of docs/lab.md.

It uses little of the rest, so that the Python of an older build can run this file:
`cmd:old/.venv/bin/python -P src/deska/lab/serving.py greedy`.
"""

import json
import sys
from collections.abc import Iterable
from typing import IO, Annotated, Any

import typer

from deska.api import spec_of
from deska.bots import Player, make
from deska.kernel.errors import DeskaError
from deska.kernel.spec import GameSpec


def bot_command(
    level: Annotated[str, typer.Argument(help="The level that plays, such as greedy.")],
    stdio: Annotated[bool, typer.Option("--stdio", help="Speak the line protocol over standard input and output.")] = False,
) -> None:
    """Let one of our bots play elsewhere, by the line protocol over standard input and output."""
    if not stdio:
        raise DeskaError("a bot serves over standard input and output: deska bot --stdio greedy")
    serve(level, sys.stdin, sys.stdout)


def serve(level: str, lines: Iterable[str], out: IO[str]) -> None:
    """Answer line by line until the input ends."""
    host = Host(level)
    for line in lines:
        try:
            answer = host.answer(json.loads(line))
        except (DeskaError, ValueError, KeyError, TypeError) as error:
            answer = {"type": "error", "message": f"{type(error).__name__}: {error}"}
        if answer is not None:
            out.write(json.dumps(answer) + "\n")
            out.flush()


class Host:
    """The game and the player that a conversation is about."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.spec: GameSpec | None = None
        self.player: Player | None = None

    def answer(self, message: Any) -> dict[str, Any] | None:
        """The answer to a message; None if it needs none."""
        kind = message["type"]
        if kind == "hello":
            spec = self.spec = spec_of(message["game"])
            self.player = make(self.level, spec, 0)
            return {"type": "hello", "name": f"deska {self.level}", "rules": spec.version, "wants": ["world"]}
        if self.spec is None or self.player is None:
            raise DeskaError("the first message has to be hello")
        if kind == "new":
            self.player = make(self.level, self.spec, message["seed"])
        elif kind == "choose":
            option = self.player.choose(self.spec.restore(message["world"]), message["seat"])
            return {"option": self.spec.actions.names[option]}
        return None


if __name__ == "__main__":
    serve(sys.argv[1], sys.stdin, sys.stdout)
