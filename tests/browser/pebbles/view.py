"""The imagined games and conservation laws of Pebbles."""

from typing import Any

from deska.kernel import Rng
from tests.browser.pebbles.components import FULL, Pebbles


def dream(game: Pebbles, seat: int, rng: Rng) -> Pebbles:
    """Nothing is hidden, so there is nothing to imagine."""
    return game.clone()


def laws(game: Pebbles) -> dict[str, tuple[Any, Any]]:
    return {"pebbles": (sum(game.heaps) + sum(game.points), sum(FULL)), "seats": (len(game.points), game.seats)}
