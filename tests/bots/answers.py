"""A whole game in which a policy is asked at every decision."""

from collections.abc import Callable
from typing import Any

from deska.kernel import Game, Rng


def answered(game: Game, policy: Callable[[Any, int, Rng], int], rng: Rng, follows: bool) -> int:
    """The number of decisions of a game in which the policy always has a legal answer; it is followed, or chance decides."""
    asked = 0
    while game.legal:
        option = policy(game, game.actor, rng)
        assert option in game.legal
        game.apply(option if follows else game.legal[rng.below(len(game.legal))])
        asked += 1
    return asked
