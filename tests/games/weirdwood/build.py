"""Positions of Weirdwood Manor, set up with only what a test shows, with dice that are known."""

from collections.abc import Sequence
from typing import Any, Final

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.actions import TIMES
from deska.games.weirdwood.components.manor import PLACE_NAMES
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.lessons import building
from deska.games.weirdwood.lessons.building import EVA as EVA
from deska.games.weirdwood.lessons.building import HANKA as HANKA
from deska.games.weirdwood.lessons.building import HONZA as HONZA
from deska.games.weirdwood.lessons.building import JANA as JANA
from deska.games.weirdwood.lessons.building import PETR as PETR
from deska.games.weirdwood.lessons.building import TURN_STEPS as TURN_STEPS
from deska.games.weirdwood.lessons.building import Hero as Hero
from deska.games.weirdwood.lessons.building import hero as hero
from deska.games.weirdwood.lessons.building import named as named
from deska.games.weirdwood.lessons.building import number as number
from deska.games.weirdwood.lessons.building import numbers as numbers
from deska.games.weirdwood.lessons.building import room as room
from deska.games.weirdwood.lessons.building import spot as spot
from deska.kernel.game import LONE_OPTION
from deska.kernel.rng import Rng
from deska.table.examples import example_of
from deska.testing.playing import asked as asked
from deska.testing.playing import check_events, check_steps
from deska.testing.playing import options as options
from deska.testing.playing import play as choose
from deska.testing.playing import refuse as refuse

FACE_ROLLS: Final = {"hit": 0, "block": 2, "surge": 4, "blank": 5, "one": 0, "two": 3}
RING_ROLLS: Final = {"outer": 0, "middle": 2, "inner": 4}


class Loaded(Rng):
    """Chance that first gives what it was told."""

    __slots__ = ("told",)

    def __init__(self, told: list[int]) -> None:
        super().__init__(1, 2, 3, 4)
        self.told = told

    def below(self, bound: int) -> int:
        return self.told.pop(0) if self.told else super().below(bound)


def loaded(*rolls: str | int | tuple[int, str]) -> Rng:
    """The next rolls: faces of battle dice (`hit`, `two` …), numbers from 0, or a day and a ring for the room dice."""
    told: list[int] = []
    for roll in rolls:
        if isinstance(roll, tuple):
            told += [roll[0] - 1, RING_ROLLS[roll[1]]]
        else:
            told.append(FACE_ROLLS[roll] if isinstance(roll, str) else roll)
    return Loaded(told)


def load_dice(game: Weirdwood, *rolls: str | int | tuple[int, str]) -> None:
    game.rng = loaded(*rolls)


def position(*heroes: Hero, rolls: Sequence[str | int | tuple[int, str]] = (), **given: Any) -> Weirdwood:
    """A settled position in which the next `rolls` are known."""
    return checked(building.position(*heroes, spec=SPEC, rng=loaded(*rolls), **given))


def example(rule: str, *rolls: str | int | tuple[int, str]) -> Weirdwood:
    """The position of an example of the rulebook; its dice are loaded if rolls are named."""
    build = example_of(SPEC.id, rule).build
    return checked(build(spec=SPEC, rng=loaded(*rolls)) if rolls else build(spec=SPEC))


def checked(game: Weirdwood) -> Weirdwood:
    check_events(SPEC.id, game.events)
    check_steps(game)
    return obeys(game)


def fresh(seats: int = 2, seed: int = 7, **variant: Any) -> Weirdwood:
    """A game as it is really set up; `crafting_rooms` is the variant crafting-rooms."""
    game = SPEC.new(seats, seed, {name.replace("_", "-"): value for name, value in variant.items()})
    assert isinstance(game, Weirdwood)
    return game


# --- playing


def play(game: Weirdwood, *choices: str) -> Weirdwood:
    """Make the choices. One that was the only option has been made already: naming it checks that it was."""
    for choice in choices:
        lone = [event.args["option"] if event.message == LONE_OPTION else "" for event in game.events]
        if choice in lone:
            del game.events[: lone.index(choice) + 1]
        else:
            game.events.clear()
            choose(game, choice)
    return game


# --- looking


def goods(game: Weirdwood, seat: int = HANKA) -> tuple[int, int, int]:
    """Mîn, knowledge, scarabs."""
    held = game.players[seat].goods
    return held[0], held[1], held[2]


def place(game: Weirdwood, seat: int = HANKA) -> str:
    return PLACE_NAMES[game.players[seat].place]


def scarabs(game: Weirdwood) -> dict[str, int]:
    """The number of scarabs by place."""
    return {PLACE_NAMES[place]: count for place, count in enumerate(game.scarabs) if count}


def infested(game: Weirdwood) -> list[str]:
    return [name for i, name in enumerate(PLACE_NAMES) if game.infested >> i & 1]


def moment(game: Weirdwood) -> tuple[int, str]:
    """Day and time."""
    return game.day, TIMES[game.time]


def obeys(game: Weirdwood) -> Weirdwood:
    """Nothing is created or lost."""
    for law, (found, expected) in SPEC.laws(game).items():
        assert found == expected, law
    return game
