"""The worth of life, in points of damage to the nemesis; and the time that may be left.

A mage without life passes damage on to Gravehold, doubled (AE-169).
"""

from typing import Final

from deska.games.aeons_end.bot.numbers import (
    CLOSE,
    EXHAUSTED,
    FED,
    GRAVE_RESERVE,
    GRAVEHOLD,
    LIFE_RESERVE,
    LIVES,
    LOST,
    PACE,
    WEAK,
)
from deska.games.aeons_end.components.state import AeonsEnd

DOUBLED: Final = 2.0
TURNS: Final = 2.0
SOLO_TURNS: Final = 1.5
"""Player turns for each turn of the nemesis, as the turn order deck has them (AE-055, AE-192)."""


def grave_price(game: AeonsEnd) -> float:
    """The worth of a point of Gravehold's life."""
    return GRAVEHOLD / (game.gravehold + GRAVE_RESERVE)


def life_price(game: AeonsEnd) -> float:
    """The worth of a point of life of the mages."""
    total = 0
    for player in game.players:
        total += player.life
    return LIVES / (total + LIFE_RESERVE)


def ravage_cost(game: AeonsEnd, damage: float) -> float:
    """The cost of damage to Gravehold."""
    left = game.gravehold - damage
    return LOST if left <= 0 else damage * GRAVEHOLD / (left + GRAVE_RESERVE)


def suffer_cost(game: AeonsEnd, seat: int, damage: float) -> float:
    """The cost of damage to a mage."""
    life = game.players[seat].life
    if not life:
        return ravage_cost(game, DOUBLED * damage)
    price = life_price(game)
    if damage < life:
        return damage * (price + WEAK / (life - damage + 1.0))
    if not game.solo and sum([1 for player in game.players if player.life]) == 1:
        return LOST
    return life * price + EXHAUSTED + ravage_cost(game, DOUBLED * (damage - life))


def rounds_left(game: AeonsEnd) -> float:
    """Nemesis turns that may still come."""
    rounds = min(len(game.deck) + 1.0, CLOSE + PACE[game.seats] * game.life)
    return min(rounds, 1.0 + sum(game.left) / FED) if game.board.needs_supply else rounds


def turns_left(game: AeonsEnd) -> float:
    """Turns of its own that each mage may still have."""
    return rounds_left(game) * (SOLO_TURNS if game.solo else TURNS / game.seats)
