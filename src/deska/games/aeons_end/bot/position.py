"""The evaluation of positions, for search."""

from math import exp
from typing import Final

from deska.games.aeons_end.bot.engine import Engine
from deska.games.aeons_end.bot.life import rounds_left
from deska.games.aeons_end.bot.threats import harm
from deska.games.aeons_end.bot.worth import spell_damage
from deska.games.aeons_end.components.definitions import POWER
from deska.games.aeons_end.components.state import OPEN_SIDE, AeonsEnd

WEIGHTS: Final[tuple[float, ...]] = (-0.056, 0.084, 0.24, -0.3, 0.25, 0.01, 0.05, 0.03, -0.015, -0.038)
EVEN: Final = -2.7
"""Fitted to games of greedy mages; income, charges, prepped spells and exhaustion, which go along with much else there, are set by hand."""


def evaluate(game: AeonsEnd, seat: int) -> float:
    """The mages' chance to win, from 0 to 1."""
    if game.ended:
        return 1.0 if game.result(game.ended).winners else 0.0
    total = EVEN
    for weight, value in zip(WEIGHTS, features(game), strict=True):
        total += weight * value
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def features(game: AeonsEnd) -> list[float]:
    """The numbers that the chance depends on; income and minions count the more, the longer the game goes on."""
    rounds = rounds_left(game)
    damage = income = charges = prepped = breaches = 0.0
    for seat, player in enumerate(game.players):
        engine = Engine(player)
        damage += engine.damage * engine.share()
        income += engine.income()
        charges += player.charges
        breaches += player.breaches.count(OPEN_SIDE)
        prepped += sum([spell_damage(game, seat, place) for place in range(8) if player.prepped[place] >= 0], 0.0)
    return [
        float(game.life),
        float(game.gravehold),
        float(sum([player.life for player in game.players])) / game.seats,
        float(len([player for player in game.players if not player.life])),
        (damage + breaches) / game.seats,
        rounds * income / game.seats,
        charges / game.seats,
        prepped,
        rounds * sum([harm(game, card) for card in game.field if game.box.kind[card] != POWER], 0.0),
        pressure(game),
    ]


def pressure(game: AeonsEnd) -> float:
    """The number of things that the nemesis has gathered."""
    if game.board.keeps == "fury":
        return float(game.fury)
    if game.board.keeps == "husks":
        return float(game.husks)
    return float(9 * len(game.devoured)) / (1 + sum(game.left)) if game.devoured else 0.0
