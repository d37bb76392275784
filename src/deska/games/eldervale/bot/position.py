"""How a position stands, for search."""

from math import exp
from typing import Final

from deska.games.eldervale.bot.magic import held_worth
from deska.games.eldervale.bot.numbers import DOUBT, DOUBT_AHEAD, ORB, UNIT_CYCLE, UNIT_WORTH
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.values import engine, token_worth
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import INACTIVE, WORKERS
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.scoring import phantom_score, points_by_source

PHANTOM_PACE: Final = 45.0
"""Points that the Phantoms gain in a whole game, about."""


def evaluate(game: Eldervale, seat: int) -> float:
    """The seat's chance to win, from 0 to 1; others' hands are only counted."""
    if game.ended:
        winners = game.result(game.ended).winners
        return 1.0 / len(winners) if seat in winners else 0.0
    mine = Outlook(game, seat)
    doubt = DOUBT + DOUBT_AHEAD * mine.left
    own = holdings(mine, known=True)
    if game.ghosts is not None:
        rival = phantom_score(game) + PHANTOM_PACE * mine.left
        return 1.0 / (1.0 + exp(max(-50.0, min(50.0, (rival - own) / doubt))))
    if game.teams:
        own += holdings(Outlook(game, seat ^ 1), known=True)
        rivals = sum([holdings(Outlook(game, other)) for other in range(game.seats) if other not in (seat, seat ^ 1)])
        return 1.0 / (1.0 + exp(max(-50.0, min(50.0, (rivals - own) / doubt / 1.4))))
    others = [holdings(Outlook(game, other)) for other in range(game.seats) if other != seat]
    return 1.0 / (1.0 + sum([exp(max(-50.0, min(50.0, (other - own) / doubt))) for other in others]))


def holdings(look: Outlook, known: bool = False) -> float:
    """All that a player has, in victory points: those of now and what the rest promises."""
    player = look.player
    result = float(sum(points_by_source(look.game, look.seat)[:-1])) + (ORB - 1.0) * player.orbs * look.left
    for kind in range(len(player.res)):
        for held in range(player.res[kind]):
            result += look.price(kind, held)
    for token in player.tray:
        result += token_worth(look, token)
    for place, unit in enumerate(player.at):
        if unit < INACTIVE:
            result += UNIT_CYCLE * UNIT_WORTH[max(0, place - WORKERS + 1)] * look.cycles
    for laid in player.cards:
        if not BOX.is_starter[laid.card]:
            result += engine(look, laid.card)
    hand = sum([held_worth(look, card) for card in player.hand.cards]) if known else look.base * len(player.hand)
    return result + hand + 0.8 * max(0, player.glory) * look.left
