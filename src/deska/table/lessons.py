"""The room of a game that teaches it, and what lies there: lessons, player aid, positions, and the rules behind things."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from deska.games import SHELF
from deska.kernel.errors import BadSetup
from deska.kernel.game import Game
from deska.kernel.lessons import ROOM, About, Aid, Lesson, Position
from deska.kernel.spec import GameSpec
from deska.text import Texts

NOTHING: Final = About()


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learned; a game of somebody else may have none."""
    return tuple(room_of(game).LESSONS) if has_lessons(game) else ()


def lesson_of(game: str, name: str) -> Lesson:
    known = lessons_of(game)
    for lesson in known:
        if lesson.name == name:
            return lesson
    raise BadSetup(f"{game} has no lesson {name!r}; there are: {', '.join(lesson.name for lesson in known) or 'none'}")


def aid_of(game: str) -> Aid | None:
    return room_of(game).AID if has_lessons(game) else None


@cache
def has_lessons(game: str) -> bool:
    try:
        return find_spec(f"{SHELF.package_of(game)}.{ROOM}") is not None
    except ModuleNotFoundError:  # the game is one module, without rooms
        return False


def room_of(game: str) -> Any:
    return import_module(f"{SHELF.package_of(game)}.{ROOM}")


def first_game(game: str) -> Mapping[str, Any]:
    """The variant of a first game after the lessons, where it is not the usual one."""
    return getattr(room_of(game), "FIRST_GAME", {}) if has_lessons(game) else {}


def first_seats(game: str) -> int:
    """The seats of a first game: as many as in the first lesson, so that all it said holds; but not alone."""
    lessons = lessons_of(game)
    return max(2, lessons[0].position.seats) if lessons else 2


@cache
def about(game: str) -> About:
    """The rules behind the things of a game; a game of somebody else may name none."""
    return getattr(room_of(game), "ABOUT", NOTHING) if has_lessons(game) else NOTHING


def teaching_texts(game: str, lang: str, players: Sequence[str] = (), strict: bool = False) -> Texts:
    """The texts of a game together with those of its lessons, if it has any."""
    return Texts(game, lang, players, strict, rooms=(ROOM,) if has_lessons(game) else ())


def game_at(spec: GameSpec, position: Position) -> Game:
    """The game of a position. What was built or arranged is checked like a foreign snapshot."""
    if position.build is not None:
        game = spec.load(spec.dump(position.build(spec=spec)))
    else:
        game = spec.new(position.seats, position.seed, position.variant)
    if position.arrange is not None:
        position.arrange(game)
        game.wait_again()
        game = spec.load(spec.dump(game))
    for choice in position.choices:
        game.choose(choice)
    if position.choices:
        game = spec.load(spec.dump(game))
    return game
