"""How a position stands, for search."""

from typing import Final

from deska.games.evenfall.bot.worth import clan_worth
from deska.games.evenfall.components.state import AUTOMA, ROUNDS, Evenfall
from deska.games.evenfall.scoring import automa_rituals, place_values, specialist_values
from deska.kernel.learned import Learned, against

BLUR: Final = 0.01
"""The evaluation at the end of a round knows little of what cards, resources and mana will bring."""
DOUBT: Final = 7.0
DOUBT_ROUND: Final = 9.0
"""How far the standings can still shift in the last round, and in each round before it."""
PARTS: Final = (
    "clan",
    "vp",
    "figures",
    "goods",
    "mana",
    "hand",
    "revel",
    "places",
    "inner-places",
    "rituals",
    "specialists",
    "council",
    "stones",
    "passed",
    "fresh",
    "on-turn",
)
FEATURES: Final = (*PARTS, "over-average", "edge", "rounds", "figures-left", "rivals", "alone", "edge-now", "edge-late")
LEARNED: Final = Learned("deska.games.evenfall", FEATURES)


def evaluate(game: Evenfall, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1; points ahead count a little, too."""
    if game.ended:
        return game.result(game.ended).share(seat, cooperative=False)
    return LEARNED.chance(features(game, seat))


def features(game: Evenfall, seat: int) -> list[float]:
    """The lead of the clan over its strongest rival, and how much of the game is still to come."""
    left = ROUNDS - game.round
    leads = against([holdings(game, other) for other in range(len(game.players))], seat)
    edge = leads[0] / (DOUBT + DOUBT_ROUND * left)
    figures = sum([float(player.witches + player.elders) for player in game.players]) / len(game.players)
    context = [edge, float(left), figures, float(game.seats - 2), 1.0 if game.solo else 0.0]
    return [*leads, *context, edge * figures, edge if not left else 0.0]


def holdings(game: Evenfall, seat: int) -> list[float]:
    """A clan's holdings: their whole worth in VP first, then each thing by itself, in the order of PARTS."""
    player = game.players[seat]
    alone = game.solo and seat == AUTOMA
    return [
        automa_worth(game) if alone else clan_worth(game, seat),
        float(player.vp),
        float(player.witches + player.elders),
        float(sum(player.stock)),
        float(player.mana),
        float(len(player.hand)),
        float(player.revel),
        float(len(player.sites)),
        float(len([site for site in player.sites if site.inner])),
        float(len([site for site in player.sites if site.ritual >= 0])),
        float(len(player.specialists)),
        float(len(player.council)),
        float(sum(player.stones)),
        1.0 if player.passed else 0.0,
        1.0 if player.active else 0.0,
        1.0 if game.turn == seat else 0.0,
    ]


def automa_worth(game: Evenfall) -> float:
    """The VP that the Automa would have if the game ended now. Its cards have no effects (EV-180, EV-187)."""
    automa = game.players[AUTOMA]
    inner = game.setup.variant["automa-scoring"] == "inner"
    return float(
        automa.vp + specialist_values(game.box, automa) + automa_rituals(game.box, automa, inner) + place_values(game.box, automa, inner)
    )


def round_of(game: Evenfall) -> int:
    """The era for search: a round, at whose end all figures are at home and most goods are spent, so that a position is judged well."""
    return game.round
