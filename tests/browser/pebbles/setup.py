"""The set-up of Pebbles: three heaps, and nobody has taken anything."""

from deska.kernel import Frame, GameSpec, Rng, Setup
from tests.browser.pebbles.components import FULL, Pebbles
from tests.browser.pebbles.made import new_pebbles
from tests.browser.pebbles.turn import TURN


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Pebbles:
    return new_pebbles(spec, setup, rng, [Frame(TURN, 0)], [], heaps=list(FULL), points=[0] * setup.seats)
