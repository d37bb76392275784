"""The work of an Inspector: checking games from files, and playing games again."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pydantic import ValidationError

from deska.api import spec_of
from deska.kernel.errors import BadData
from deska.table import frames
from deska.table.course import Course, course_of
from deska.table.files import Imported
from deska.table.kept import Snapshot
from deska.table.log import Entry
from deska.table.rerun import Made, Reruns
from deska.table.scenes import compose
from deska.table.words import texts_of
from deska.table.writes import snapshot_of
from deska.web.viewers import written
from deska.web.wire import what_is_wrong
from deska.web.wishes import Import


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


RERUNS: Final = Reruns()
"""In the worker: the games that were looked at last."""


@dataclass(frozen=True)
class Step:
    """A step of a game that somebody wants to see."""

    table: str
    game: str
    start: dict[str, Any]
    made: Made
    """All choices of the game."""
    step: int
    told: list[Entry]
    """The entry of the step."""
    seat: int
    lang: str
    names: tuple[str, ...]


def step_of(wish: Step) -> str:
    """The table after some choices as a seat sees it, with what the last choice told."""
    spec = spec_of(wish.game)
    texts = texts_of(spec, wish.lang, wish.names)
    game = RERUNS.of(wish.table, spec, wish.start).at(wish.made, wish.step)
    return written(
        {
            "step": wish.step,
            "steps": len(wish.made),
            "seat": wish.seat,
            "n": wish.told[-1].n if wish.told else 0,
            "scene": compose(game, None if wish.seat < 0 else wish.seat, texts),
            "events": frames.events_for(wish.seat, wish.told, texts),
        },
    )


def course_of_game(game: str, start: dict[str, Any], entries: Sequence[Entry]) -> Course:
    """The course of a finished game."""
    return course_of(spec_of(game), start, entries)
