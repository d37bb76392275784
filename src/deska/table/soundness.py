"""Checks of rows that are read from the database, so that a broken row stops only its own table."""

from functools import cache
from typing import Any, Final

from sqlalchemy import JSON, RowMapping
from sqlalchemy import Table as Rows

from deska.kernel.errors import DeskaError
from deska.table.chairs import BOT, OPEN, PERSON, Chair
from deska.table.log import CHOICE, LINE, UNDO, Entry
from deska.table.standings import Result
from deska.table.table import CLOSED, OVER, PACES, PAUSED, PLAYING, WAITING, Clock, Table, Taught

STATES: Final = (WAITING, PLAYING, PAUSED, OVER, CLOSED)
CHAIRS: Final = (PERSON, BOT, OPEN)
ENTRIES: Final = (CHOICE, UNDO, LINE)


class Unreadable(DeskaError):
    """The rows of a table make no sense."""


def what_is_wrong(error: Exception) -> str:
    """One line about a table that cannot be read."""
    text = str(error).partition("\n")[0]
    return text if isinstance(error, DeskaError) and text else f"{type(error).__name__}: {text}"


def expect(so: bool, what: str) -> None:
    if not so:
        raise Unreadable(f"{what} cannot be read")


@cache
def types_of(kind: Rows) -> tuple[tuple[str, type], ...]:
    """The names and types of columns, without JSON, which is checked where it is used."""
    return tuple((column.name, column.type.python_type) for column in kind.columns if not isinstance(column.type, JSON))


def sound_row(kind: Rows, row: RowMapping) -> RowMapping:
    """The row, if its values have the types of their columns."""
    for name, wanted in types_of(kind):
        if type(row[name]) is not wanted:
            raise Unreadable(f"{kind.name}.{name} cannot be read")
    return row


def sound_table(table: Table, seats: list[int]) -> Table:
    """The table, if its values make sense."""
    expect(table.state in STATES, "tables.state")
    expect(table.pace in PACES, "tables.pace")
    expect(type(table.variant) is dict and type(table.start) is dict, "tables.start")
    expect(seats == list(range(len(seats))) and len(seats) > 0, "chairs.seat")
    expect(table.clock is None or sound_clock(table.clock), "tables.clock")
    expect(abs(table.created) < 1 << 47, "tables.created")
    expect(table.result is None or sound_result_of(table.result, len(seats)), "results")
    return table


def sound_result(row: dict[str, Any]) -> Result:
    """The result of a finished game, if its values make sense."""
    for name, kind in (("places", int), ("scores", int), ("won", bool)):
        expect(type(row[name]) is list and all(type(value) is kind for value in row[name]), f"results.{name}")
    return Result(**{**row, "places": tuple(row["places"]), "scores": tuple(row["scores"]), "won": tuple(row["won"])})


def sound_result_of(result: Result, seats: int) -> bool:
    return abs(result.at) < 1 << 47 and {len(result.places), len(result.scores), len(result.won)} == {seats}


def sound_lesson(row: Any) -> Taught | None:
    """The lesson of a table, if it has one and its values make sense."""
    if row is None:
        return None
    kinds = {"name": str, "step": int, "answered": int, "begun": int, "skipped": bool}
    expect(type(row) is dict and {name: type(value) for name, value in row.items()} == kinds, "tables.lesson")
    return Taught(**row)


def sound_clock(clock: Clock) -> bool:
    return type(clock.minutes) is int and type(clock.increment) is int


def sound_chair(chair: Chair) -> Chair:
    expect(chair.kind in CHAIRS, "chairs.kind")
    expect(all(isinstance(device, str) for device in (*chair.holders, *chair.known)), "chairs.holders")
    return chair


def sound_entry(entry: Entry) -> Entry:
    """The entry, if its events can be told."""
    expect(entry.kind in ENTRIES, f"entry {entry.n}: its kind")
    try:
        events = entry.events()
    except (ValueError, TypeError):
        raise Unreadable(f"entry {entry.n}: what it tells cannot be read") from None
    for event in events:
        parts: tuple[Any, ...] = (event.message, event.args, event.audience)
        is_told = tuple(map(type, parts)) == (str, dict, int) and (event.move is None or len(event.move) == 3)
        expect(is_told, f"entry {entry.n}: what it tells")
    return entry
