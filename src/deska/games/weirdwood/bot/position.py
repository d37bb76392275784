"""How the wardens stand, for search."""

from math import exp
from typing import Final

from deska.games.weirdwood.components.manor import DAYS, HOURS
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.scarabs import threat
from deska.games.weirdwood.scoring import monster_share

TEMPO: Final = 4.0
"""How much the share of the monster's health weighs against the share of time."""


def evaluate(game: Weirdwood, seat: int) -> float:
    """The wardens' chance to win, from 0 to 1: is the monster losing health faster than the manor time?"""
    if game.ended:
        return 1.0 if game.result(game.ended).winners else 0.0
    passed = ((game.day - 1) * HOURS + game.time) / (DAYS * HOURS)
    ahead = (1.0 - monster_share(game)) - passed
    return 1.0 / (1.0 + exp(-(TEMPO * ahead + strength_of(game) - danger(game))))


def strength_of(game: Weirdwood) -> float:
    """Dice, health and experience of all, on average."""
    total = 0.0
    for player in game.players:
        total += 0.15 * len(player.dice) + 0.08 * player.health + 0.04 * sum(player.tracks) + 0.02 * sum(player.goods)
    return total / game.seats - 0.5


def danger(game: Weirdwood) -> float:
    """How near the monster's own way to win is."""
    if game.scale.limit:
        return 2.0 * threat(game) / game.scale.limit + 0.3 * (game.board.lady - game.force)
    if game.fate.in_manor:
        return max(0.0, 1.5 - 0.12 * game.force)
    return 0.5 * max(-game.force, 0)
