"""The work of an Inspector: checking games from files, and playing games again."""

from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from deska.api import spec_of
from deska.kernel.errors import BadData
from deska.table import frames
from deska.table.course import Course, course_of
from deska.table.files import Imported
from deska.table.log import Entry
from deska.table.play import replay
from deska.table.scenes import compose
from deska.table.store import Snapshot, snapshot_of
from deska.table.words import texts_of
from deska.web.viewers import written
from deska.web.wire import Import, what_is_wrong


@dataclass(frozen=True)
class Foreign:
    """A game from a file that was checked, or the reason why it is refused: a worker can only return values."""

    refused: str = ""
    """The code of a refusal."""
    what: str = ""
    name: str = ""
    """The name of the person who imports it."""
    game: str = ""
    start: dict[str, Any] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    last: Snapshot | None = None
    """The last position, if the game is over."""


def inspect(body: bytes, now: int) -> Foreign:
    """Read the body of an import and play its game again."""
    try:
        wish = Import.model_validate_json(body)
        imported = Imported(wish.game)
        entries = imported.entries(now)
    except ValidationError as error:
        return Foreign("bad-request", what_is_wrong(error))
    except BadData as error:
        return Foreign("bad-file", str(error))
    except (RecursionError, MemoryError, OverflowError) as error:
        return Foreign("bad-file", type(error).__name__)
    last = snapshot_of(len(entries), imported.game) if imported.game.ended else None
    return Foreign("", "", wish.name, imported.spec.id, imported.start, entries, imported.names, last)


def step_of(
    game: str,
    start: dict[str, Any],
    made: list[Entry],
    told: list[Entry],
    steps: int,
    seat: int,
    lang: str,
    names: tuple[str, ...],
) -> str:
    """The table after some choices as a seat sees it, with what the last choice told."""
    spec = spec_of(game)
    texts = texts_of(spec, lang, names)
    scene = compose(replay(spec, start, made), None if seat < 0 else seat, texts)
    return written(
        {"step": len(made), "steps": steps, "seat": seat, "scene": scene, "events": frames.events_for(seat, told, texts)},
    )


def course_of_game(game: str, start: dict[str, Any], entries: list[Entry]) -> Course:
    """The course of a finished game."""
    return course_of(spec_of(game), start, entries)
