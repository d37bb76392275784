"""How a position stands, for search."""

from math import exp
from typing import Final

from deska.games.ethnos.bot.worth import kingdoms, turns_left
from deska.games.ethnos.components import Ethnos
from deska.games.ethnos.scoring import RAID_GLORY, band_glory, giant_glory

IN_HAND: Final = 1.6
"""Glory that a card in hand stands for."""
DOUBT_END: Final = 4.1
DOUBT_TURN: Final = 0.18
DOUBT_AGE: Final = 4.5
"""How far the standings can still shift: at the very end, per turn left, per Age to come."""


def evaluate(game: Ethnos, seat: int) -> float:
    """The seat's chance to win, from 0 to 1; others' hands are only counted."""
    if game.ended:
        winners = game.result(game.ended).winners
        return 1.0 / len(winners) if seat in winners else 0.0
    doubt = DOUBT_END + DOUBT_TURN * turns_left(game) + DOUBT_AGE * (game.last_age - game.age)
    mine = standing(game, seat)
    return 1.0 / sum([exp(min(50.0, (standing(game, other) - mine) / doubt)) for other in range(game.seats)])


def standing(game: Ethnos, seat: int) -> float:
    """Glory that a seat has, and that what lies on the table will bring it."""
    player = game.players[seat]
    total = player.glory + RAID_GLORY[player.horde.bit_count()] + IN_HAND * len(player.hand) + kingdoms(game, seat)
    for band in player.bands:
        total += band_glory(game, band)
    return total + giant_glory(game) if game.giant_holder == seat else total


def age_of(game: Ethnos) -> int:
    """An Age ends with empty hands, so that glory and markers tell most."""
    return game.age
