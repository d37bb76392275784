"""Bots from outside: any program that speaks the line protocol of docs/lab.md over its standard input and output."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from deska.bots import Handle, Thinker
from deska.bots.handle import fresh_seed
from deska.bots.levels import Guest
from deska.kernel import BadSetup, DeskaError, GameSpec, Outcome

PROTOCOL: Final = 1
USUAL_SECONDS: Final = 60.0
"""The time for an answer, unless the bot is written with another one, such as `./mybot.py@5s`."""
LAST_SECONDS: Final = 1.0
"""The time that a program has to end by itself."""
MARK: Final = "cmd:"
RUNNERS: Final = {".py": sys.executable, ".js": "node", ".mjs": "node"}
NAMED: Final = re.compile(r"^[\w-]+=(?=.)")
PARTS: Final = ("view", "world")
"""The parts of a question that a bot may ask for in its greeting."""


class Forfeit(DeskaError):
    """A bot from outside has lost its game by itself."""

    def __init__(self, bot: str, seat: int, reason: str) -> None:
        super().__init__(f"{bot} forfeits: {reason}")
        self.seat = seat
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return (Forfeit, (self.args[0].partition(" forfeits: ")[0], self.seat, self.reason))


class Broken(DeskaError):
    """A program does not answer as the protocol asks."""


@dataclass(frozen=True)
class Program:
    """A bot from outside as it is typed: its command, and the seconds it has for an answer."""

    command: tuple[str, ...]
    seconds: float


@dataclass(frozen=True)
class Greeting:
    """The answer of a bot to `hello`."""

    name: str
    wants: tuple[str, ...]


def name_of(bot: str) -> str:
    """The name of a bot in tables: `old` for `old=cmd:…`, or else what was typed."""
    return bot.partition("=")[0] if NAMED.match(bot) else bot


def is_outside(bot: str) -> bool:
    """True for a command or a file, false for the name of a level."""
    text = re.sub(r"@[\d.]+s$", "", NAMED.sub("", bot))
    return text.startswith(MARK) or "/" in text or "\\" in text or text.endswith(tuple(RUNNERS))


def program_of(bot: str) -> Program:
    """The program of `./mybot.py`, `cmd:node bot.mjs`, `./mybot@5s` or `old=cmd:…`."""
    match = re.fullmatch(r"(.*?)(?:@(\d+(?:\.\d+)?)s)?", NAMED.sub("", bot), re.DOTALL)
    text = match[1] if match else bot
    seconds = float(match[2]) if match and match[2] else USUAL_SECONDS
    if text.startswith(MARK):
        command = shlex.split(text.removeprefix(MARK))
    else:
        runner = next((runner for ending, runner in RUNNERS.items() if text.endswith(ending)), None)
        command = [runner, text] if runner else [text]
    if not command:
        raise BadSetup(f"there is no command in {bot!r}")
    return Program(tuple(command), seconds)


class Wire:
    """A running program: a line of JSON goes in, a line of JSON comes out."""

    def __init__(self, program: Program) -> None:
        self.seconds = program.seconds
        try:
            # In a session of its own: a Ctrl-C that stops the games is not meant for it.
            self.process = subprocess.Popen(
                program.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf8",
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )
        except OSError as error:
            raise Broken(f"{program.command[0]} cannot be started: {error.strerror or error}") from None
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.complaint = ""
        self.listeners = [Thread(target=listen, daemon=True) for listen in (self.listen, self.overhear)]
        for listener in self.listeners:
            listener.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def overhear(self) -> None:
        """Keep the last line of what the program writes to its standard error."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.complaint = line.strip() or self.complaint

    def tell(self, message: Mapping[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self.ended() from None

    def ask(self, message: Mapping[str, Any]) -> dict[str, Any]:
        self.tell(message)
        try:
            line = self.lines.get(timeout=self.seconds)
        except Empty:
            raise Broken(f"there was no answer within {self.seconds:g} s") from None
        if not line:
            raise self.ended()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Broken(f"the answer is no JSON object: {line.strip()[:80]!r}")
        if answer.get("type") == "error":
            raise Broken(f"it reports: {str(answer.get('message', ''))[:200]}")
        return answer

    def ended(self) -> Broken:
        """The error of a program that is gone, with its last words."""
        try:
            code = self.process.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:
            return Broken("it has closed its output")
        self.listeners[1].join(LAST_SECONDS)
        return Broken(f"the program ended with code {code}" + (f": {self.complaint[:200]}" if self.complaint else ""))

    def close(self) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.close()
            self.process.wait(LAST_SECONDS)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        for listener, pipe in zip(self.listeners, (self.process.stdout, self.process.stderr), strict=True):
            listener.join(LAST_SECONDS)
            if pipe is not None and not listener.is_alive():
                pipe.close()


def greet(wire: Wire, spec: GameSpec) -> Greeting:
    """Exchange greetings. A bot that names a version of the rules has to name ours."""
    answer = wire.ask({"type": "hello", "protocol": PROTOCOL, "game": spec.id, "rules": spec.version})
    if answer.get("type") != "hello":
        raise Broken(f"it does not greet; its answer to hello is {json.dumps(answer)[:80]}")
    rules = answer.get("rules", spec.version)
    if rules != spec.version:
        raise Broken(f"it plays version {rules} of the rules of {spec.id}; here is version {spec.version}")
    wants = answer.get("wants", ["view"])
    if not isinstance(wants, list) or not all(part in PARTS for part in wants):
        raise Broken(f"a bot may want {' and '.join(PARTS)}, not {json.dumps(wants)[:80]}")
    return Greeting(str(answer.get("name", ""))[:80], tuple(wants))


def introduced(spec: GameSpec, bot: str) -> Greeting:
    """Start the program, hear its greeting and let it go; BadSetup if it cannot play here."""
    try:
        wire = Wire(program_of(bot))
        try:
            return greet(wire, spec)
        finally:
            wire.close()
    except Broken as error:
        raise BadSetup(f"the bot {bot} cannot play: {error}") from None


# --- at the table


class Outsider:
    """A program on a seat. It is kept running from game to game, and started anew after a forfeit."""

    def __init__(self, bot: str, spec: GameSpec, seat: int) -> None:
        self.bot = bot
        self.spec = spec
        self.seat = seat
        self.wire: Wire | None = None
        self.greeting = Greeting("", ())

    def begin(self, seats: int, variant: Mapping[str, Any], seed: int) -> None:
        switches = {name: list(value) if isinstance(value, tuple) else value for name, value in variant.items()}
        try:
            if self.wire is None:
                self.wire = Wire(program_of(self.bot))
                self.greeting = greet(self.wire, self.spec)
            self.wire.tell({"type": "new", "seat": self.seat, "seats": seats, "variant": switches, "seed": seed})
        except Broken as error:
            raise self.forfeit(error) from None

    def choose(self, handle: Handle) -> int:
        """The answer of the program to the question of its seat."""
        spec = self.spec
        options = [spec.actions.names[option] for option in handle.legal]
        question: dict[str, Any] = {"type": "choose", "seat": self.seat, "options": options}
        if "view" in self.greeting.wants:
            view = handle.view()
            question |= {"visible": view.visible, "remembered": view.remembered}
        if "world" in self.greeting.wants:
            question["world"] = spec.dump(handle.imagine(fresh_seed(handle.rng)))
        try:
            assert self.wire is not None
            answer = self.wire.ask(question)
            option = answer.get("option")
            if option not in options:
                raise Broken(f"it chose {str(option)[:80]!r}, which is not offered")
        except Broken as error:
            raise self.forfeit(error) from None
        return spec.actions.numbers[option]

    def over(self, outcome: Outcome) -> None:
        """Tell the result. A program that is gone by then has still played its game; it is started anew."""
        try:
            if self.wire is not None:
                self.wire.tell({"type": "over", "scores": outcome.scores, "winners": outcome.winners, "reason": outcome.reason})
        except Broken:
            self.leave()

    def forfeit(self, error: Broken) -> Forfeit:
        self.leave()
        return Forfeit(name_of(self.bot), self.seat, str(error))

    def leave(self) -> None:
        if self.wire is not None:
            self.wire.close()
            self.wire = None


SEATED: Final[dict[tuple[str, str, int], Outsider]] = {}
"""The programs that run for this process, by bot, game and seat."""


def outsider(bot: str, spec: GameSpec, seat: int) -> Outsider:
    key = (bot, spec.id, seat)
    if key not in SEATED:
        SEATED[key] = Outsider(bot, spec, seat)
    return SEATED[key]


def outside_player(outsider: Outsider, seed: int) -> Thinker:
    return Thinker(Guest(outsider), seed)


def send_home() -> None:
    """End all programs that run for this process."""
    for outsider in SEATED.values():
        outsider.leave()
    SEATED.clear()
