"""An evaluation of positions, for search."""

from math import exp
from typing import Final

from deska.games.evenfall.bot.worth import clan_worth
from deska.games.evenfall.components.state import AUTOMA, ROUNDS, Evenfall
from deska.games.evenfall.scoring import automa_rituals, place_values, specialist_values

DOUBT: Final = 7.0
DOUBT_ROUND: Final = 9.0
"""How far the standings can still shift in the last round, and in each round before it."""
AUTOMA_ROUND: Final = 12.0
"""About as many VP as the Automa gains in a round."""


def evaluate(game: Evenfall, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1."""
    if game.ended:
        winners = game.result(game.ended).winners
        return 1.0 / len(winners) if seat in winners else 0.0
    left = ROUNDS - game.round
    doubt = DOUBT + DOUBT_ROUND * left
    mine = clan_worth(game, seat)
    if game.solo:
        rival = automa_worth(game) + AUTOMA_ROUND * left
        return 1.0 / (1.0 + exp(max(-50.0, min(50.0, (rival - mine) / doubt))))
    return 1.0 / sum([exp(min(50.0, (clan_worth(game, other) - mine) / doubt)) for other in range(game.seats)])


def automa_worth(game: Evenfall) -> float:
    """The VP that the Automa would have if the game ended now. Its cards have no effects (EV-180, EV-187)."""
    automa = game.players[AUTOMA]
    inner = game.setup.variant["automa-scoring"] == "inner"
    return float(
        automa.vp + specialist_values(game.box, automa) + automa_rituals(game.box, automa, inner) + place_values(game.box, automa, inner)
    )
