"""What can be known of a game of Pebbles, and what is conserved in it."""

from typing import Any

from deska.kernel import Rng
from tests.browser.pebbles.components import FULL, Pebbles


def dream(game: Pebbles, seat: int, rng: Rng) -> Pebbles:
    """Nothing is hidden, so that there is nothing to imagine."""
    return game.clone()


def laws(game: Pebbles) -> dict[str, tuple[Any, Any]]:
    return {"pebbles": (sum(game.heaps) + sum(game.points), sum(FULL)), "seats": (len(game.points), game.seats)}
