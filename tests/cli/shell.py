"""A terminal for tests: lines are typed into it, and its output is read."""

import io
import json
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from deska.cli import main


@dataclass(frozen=True)
class Run:
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


class Keyboard:
    """Lines that somebody types; then the end of input, or Ctrl-C."""

    def __init__(self, lines: Iterable[str], interrupt: bool = False) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.interrupt = interrupt

    def readline(self, size: int = -1) -> str:
        line = next(self.lines, None)
        if line is None and self.interrupt:
            raise KeyboardInterrupt
        return "" if line is None else f"{line}\n"


class Shell:
    """Runs `deska` in this process, with a data folder of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data

    def __call__(self, *arguments: object, typed: Iterable[str] = (), interrupt: bool = False) -> Run:
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", Keyboard(typed, interrupt)):
            code = main([str(argument) for argument in arguments])
        return Run(code, out.getvalue(), err.getvalue())

    @property
    def kept(self) -> list[Path]:
        """The games that were kept, in the order in which they were begun."""
        return sorted((self.data / "deska" / "games").glob("*.json"), key=lambda path: int(path.stem.partition("-")[2]))


def record_in(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))["record"]
    return record
