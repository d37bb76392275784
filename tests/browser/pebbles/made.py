"""Made by `make fields` from the fields that the nouns declare. Do not change it by hand."""

from typing import Final

from deska.kernel.codec import Int, ListOf, Record
from deska.kernel.effects import Frame
from deska.kernel.game import Setup
from deska.kernel.rng import Rng
from deska.kernel.spec import GameSpec
from tests.browser.pebbles.components import FULL, Pebbles


def new_pebbles(
    spec: GameSpec,
    setup: Setup,
    rng: Rng,
    stack: list[Frame],
    legal: list[int],
    *,
    heaps: list[int] | None = None,
    points: list[int] | None = None,
) -> Pebbles:
    made = Pebbles(spec, setup, rng, stack, legal)
    made.heaps = [] if heaps is None else heaps
    made.points = [] if points is None else points
    return made


def clone_pebbles(it: Pebbles) -> Pebbles:
    made = Pebbles(it.spec, it.setup, it.rng.clone(), it.stack[:], it.legal[:])
    made.heaps = it.heaps[:]
    made.points = it.points[:]
    it.carry(made)
    return made


def veil_pebbles(it: Pebbles, seat: int, recalls: bool) -> Pebbles:
    made = Pebbles(it.spec, it.setup, Rng(1, 1, 1, 1), it.stack[:], [])
    made.heaps = it.heaps[:]
    made.points = it.points[:]
    it.carry_open(made)
    return made


STATE: Final = Record(
    new_pebbles,
    heaps=ListOf(Int(0, max(FULL)), len(FULL), len(FULL)),
    points=ListOf(Int(0, sum(FULL)), 2, 3),
)
