"""The log of a table: choices, undos, and lines about the table itself. Entries are only ever added."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import orjson

from deska.kernel.values import Event
from deska.table.parts import read_part, written_part

CHOICE: Final = "choice"
UNDO: Final = "undo"
LINE: Final = "line"
ANOTHER_TABLE: Final = "lesson-set-up"
"""The line of a lesson that puts another position on the table; what went on before it is over."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry; its number is the table's `seq` after it."""

    n: int
    kind: str
    at: int
    """Milliseconds since 1970."""
    seat: int = -1
    option: str = ""
    forced: bool = False
    """The seat could only pass, or has said that it always passes here."""
    back: int = 0
    """The target of an undo: all earlier entries with a greater number were taken back."""
    told: str = ""
    """The events as JSON text, which takes little memory: a table keeps thousands of them."""
    person: bool = False
    """True if a person chose, and no bot."""

    def events(self) -> list[Event]:
        return read_events(self.told)


def written_events(events: Iterable[Event]) -> str:
    """Events as JSON text; empty if there are none."""
    plain = [
        [event.message, event.args, event.audience, event.move, *([written_part(event.part)] if event.part is not None else [])]
        for event in events
    ]
    return orjson.dumps(plain, option=orjson.OPT_NON_STR_KEYS).decode() if plain else ""


def read_events(text: str) -> list[Event]:
    return [
        Event(message, args, audience, tuple(move) if move else None, read_part(part[0]) if part else None)
        for message, args, audience, move, *part in orjson.loads(text or "[]")
    ]


def line(message: str, **args: Any) -> str:
    """One line about the table, as an entry tells it."""
    return written_events([Event(message, args)])


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The choices that were not taken back."""
    choices: list[Entry] = []
    for entry in entries:
        if entry.kind == CHOICE:
            choices.append(entry)
        elif entry.kind == UNDO:
            while choices and choices[-1].n > entry.back:
                choices.pop()
    return choices


def struck(entries: Iterable[Entry]) -> set[int]:
    """The numbers of the choices that were taken back."""
    gone: set[int] = set()
    numbers: list[int] = []
    for entry in entries:
        if entry.kind == UNDO:
            while numbers and numbers[-1] > entry.back:
                gone.add(numbers.pop())
        elif entry.kind == CHOICE:
            numbers.append(entry.n)
    return gone
