"""A sensible player of Pebbles."""

from deska.kernel import Rng
from tests.browser.pebbles.actions import COUNTS, TAKE
from tests.browser.pebbles.components import Pebbles


def greedy(game: Pebbles, seat: int, rng: Rng) -> int:
    """Leave heaps in balance, so that any answer can be balanced again; the empty table is in balance, too."""
    for option in game.legal:
        heaps = game.heaps[:]
        heaps[TAKE.arg(option)] -= TAKE.second(option) + 1
        if balance(heaps) == 0:
            return option
    return game.legal[rng.below(len(game.legal))]


def balance(heaps: list[int]) -> int:
    total = 0
    for heap in heaps:
        total ^= heap % (len(COUNTS) + 1)
    return total
