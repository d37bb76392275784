"""Positions that are built instead of played: the functions with which lessons, examples and tests of any game lay out a table.

What lies where is said by the game's own `lessons/building`. Whatever does not fit together is refused with `BadSetup`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from deska.kernel.effects import Effect, Frame
from deska.kernel.errors import BadSetup
from deska.kernel.game import Game
from deska.kernel.kinds import Kind
from deska.kernel.rng import seeded
from deska.kernel.spec import GameSpec

G = TypeVar("G", bound=Game)


def begun(state: type[G], spec: GameSpec, seats: int, variant: Mapping[str, Any], seed: int) -> G:
    """A game of this class as it is set up, before its first step."""
    return game_of(state, spec.begin(spec, spec.setup(seats, variant), seeded(seed)))


def game_of(state: type[G], game: Game) -> G:
    """The same game, checked to be of this class; so mypy knows it too."""
    if not isinstance(game, state):
        raise BadSetup(f"this is no {state.__name__}")
    return game


def demand(fits: bool, reason: str) -> None:
    """Refuse a position that cannot be."""
    if not fits:
        raise BadSetup(reason)


def take(kind: Kind, left: list[int], wanted: Iterable[int]) -> list[int]:
    """The wanted things, which are no longer among those that are left."""
    taken = list(wanted)
    for number in taken:
        if number not in left:
            raise BadSetup(f"there is no further {kind[number]}")
        left.remove(number)
    return taken


def set_fields(given: Mapping[str, Any], *nouns: Any) -> None:
    """Set fields by their names, each in the first noun that has it."""
    for name, value in given.items():
        owner = next((noun for noun in nouns if hasattr(noun, name)), None)
        if owner is None:
            raise BadSetup(f"nothing has a field {name!r}")
        setattr(owner, name, value[:] if isinstance(value, list) else value)


def settle(game: G, seat: int, *steps: Effect | Frame) -> G:
    """These steps come next; the game goes on until somebody has to choose."""
    game.then(seat, *steps)
    game.settle()
    return game
