"""The command `deska`."""

import io
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

import typer

from deska.kernel.errors import DeskaError


class Command(NamedTuple):
    """Where a command's function is found, and its help. It is imported when needed, so that no command loads what another needs."""

    target: str
    """`module:function`."""
    help: str


USER_ERROR: Final = 2
INTERRUPTED: Final = 130
COMMANDS: Final = {
    "play": Command("deska.terminal.start:play_command", "Play in the terminal: against bots, or several people at one screen."),
    "learn": Command("deska.terminal.learn:learn_command", "Learn a game in the terminal: lessons at a real table."),
    "replay": Command("deska.terminal.replay:replay_command", "Look at a recorded game: what happened, and the table at a step."),
    "verify": Command("deska.terminal.verify:verify_command", "Check that the deal of a finished game was fixed before anybody chose."),
    "rules": Command("deska.terminal.rules:rules_command", "Read the numbered rules of a game, or look one up."),
    "games": Command("deska.terminal.games:games_command", "List the games with their seats and variants."),
    "doctor": Command("deska.terminal.doctor:doctor_command", "Say what is installed and what is missing; nothing is changed."),
    "bench": Command("deska.terminal.bench:bench_command", "Measure speed beside other engines; needs the repository."),
    "simulate": Command("deska.lab.command:simulate_command", "Play many games between bots, seats rotating, and sum them up."),
    "balance": Command(
        "deska.lab.balance_command:balance_command",
        "Play every value of some switches: win rates, seats, points, habits.",
    ),
    "arena": Command("deska.lab.arena_command:arena_command", "Let bots compete on the same deals, until it is clear who is stronger."),
    "train": Command("deska.lab.train_command:train_command", "Learn to judge positions of a game from games between bots."),
    "bot": Command("deska.lab.serving:bot_command", "Let one of our bots play elsewhere, by the line protocol."),
    "serve": Command("deska.web.command:serve_command", "Play in the browser: start the server."),
    "backup": Command("deska.web.command:backup_command", "Copy all tables into one file; the server may go on running."),
    "restore": Command("deska.web.command:restore_command", "Put a backup in the place of all tables, or check one."),
    "admin": Command("deska.web.admin:admin_command", "Look at tables and devices of a server: pause, close, delete, revoke, ban."),
}
RAY: Final = "--ray"
RAY_HERE: Final = "local"
"""The address that stands for this machine."""
BENCH_SETTINGS: Final[dict[str, Any]] = {
    "context_settings": {"allow_extra_args": True, "ignore_unknown_options": True},
    "add_help_option": False,
}
"""`deska bench` hands all its arguments on, `--help` included."""


def build(wanted: str = "") -> typer.Typer:
    """The application with the wanted command; without one it lists them all."""
    app = typer.Typer(
        name="deska",
        help="Modern board games with complete rules: play, simulate, look up.",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.callback()(lambda: None)  # without a callback typer would drop the name of a single command
    for name in [wanted] if wanted in COMMANDS else COMMANDS:
        carry_out = imported(COMMANDS[name].target) if name == wanted else listed
        app.command(name, help=COMMANDS[name].help, **(BENCH_SETTINGS if name == "bench" else {}))(carry_out)
    return app


def imported(target: str) -> Callable[..., Any]:
    module, _, function = target.partition(":")
    command: Callable[..., Any] = getattr(import_module(module), function)
    return command


def listed() -> None:
    """A placeholder for a command that is only listed in the help."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; a user's mistake gives one line and code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Czech letters is no reason to stop
    given = with_address(list(sys.argv[1:] if arguments is None else arguments)) or ["--help"]
    try:
        code = build(given[0])(args=given, prog_name="deska", standalone_mode=False)
    except typer.TyperException as error:
        return refused(f"{error.format_message().rstrip('.?')}; see: deska --help, deska play --help …")
    except DeskaError as error:
        return refused(str(error))
    except typer.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def with_address(words: list[str]) -> list[str]:
    """The words with an address after `--ray`, which may be left out."""
    if RAY in words:
        after = words.index(RAY) + 1
        if after == len(words) or words[after].startswith("-"):
            return [*words[:after], RAY_HERE, *words[after:]]
    return words


def refused(why: str) -> int:
    """Print an error as one line, even if its message has several."""
    print(f"deska: {' '.join(why.split())}", file=sys.stderr)
    return USER_ERROR


if __name__ == "__main__":
    sys.exit(main())
