"""Games in files: a record together with the names at the table. The terminal reads and writes the same format."""

from collections.abc import Sequence
from typing import Any, Final

from deska.api import owner_of
from deska.kernel.errors import BadData
from deska.kernel.game import Game
from deska.kernel.records import BY, parted
from deska.kernel.records import FORMAT as RECORD_FORMAT
from deska.kernel.spec import GameSpec
from deska.table.log import Entry, standing
from deska.table.play import Play, replay
from deska.table.table import Table

FORMAT: Final = 1
MOST_CHOICES: Final = 10_000
"""The most choices in a file: ten times as many as in the longest game that people play."""
PERSON: Final = "person"


def record_of(table: Table, entries: Sequence[Entry], digest: str = "") -> dict[str, Any]:
    """The record of a table's game; it needs no rules, so it works for a game that is no longer known."""
    choices = [f"{entry.option}{BY}{entry.seat}" for entry in standing(entry for entry in entries if entry.n > table.since)]
    record = {"format": RECORD_FORMAT, "game": table.game, "rules": table.rules, **table.start, "choices": choices}
    return {**record, "digest": digest} if digest else record


def game_file(table: Table, record: dict[str, Any]) -> dict[str, Any]:
    """The content of a file."""
    chairs = [{"name": chair.name or f"{seat + 1}", "player": chair.level or PERSON} for seat, chair in enumerate(table.chairs)]
    proof = {"proof": {"nonce": table.nonce, "commitment": table.commitment}} if table.commitment else {}
    return {"deska": FORMAT, "table": chairs, "record": record, **proof}


class Imported:
    """A game from a file: its start, its choices and the names at its table."""

    def __init__(self, data: Any) -> None:
        record, chairs = parts(data)
        choices = record.get("choices")
        if isinstance(choices, list) and len(choices) > MOST_CHOICES:
            raise BadData("choices", f"a game has at most {MOST_CHOICES:,}")
        self.spec: GameSpec = owner_of(record)
        if "stack" in record:  # a bare snapshot
            game = self.spec.load(record)
            record = game.record()
        self.record = record
        self.game: Game = self.spec.replay(record)
        self.start: dict[str, Any] = dict(self.game.recorder.start) if self.game.recorder else {}
        if chairs and len(chairs) != self.game.seats:
            raise BadData("table", f"{self.game.seats} seats are expected, not {len(chairs)}")
        self.names = chairs or [""] * self.game.seats

    def entries(self, now: int) -> list[Entry]:
        """The choices as entries of a table's log, with the events that they told."""
        play = Play(replay(self.spec, self.start, []), frozenset())
        for choice in self.record["choices"]:
            play.make(*parted(choice), at=now)
            play.settle()
        return list(play.log)


def parts(data: Any) -> tuple[dict[str, Any], list[str]]:
    """A file's record and the names at its table."""
    if not isinstance(data, dict):
        raise BadData("", "a game is an object")
    if "table" not in data:
        return data, []
    if data.get("deska") != FORMAT or not isinstance(data.get("record"), dict) or not isinstance(data["table"], list):
        raise BadData("deska", "the file was written by another version, or it is the view of one seat")
    names = [chair.get("name") if isinstance(chair, dict) else None for chair in data["table"]]
    if not all(isinstance(name, str) and 0 < len(name) <= 200 and name.isprintable() for name in names):
        raise BadData("table", "a seat has a name")
    return data["record"], [str(name) for name in names]
