"""How a position stands, for search."""

from typing import Final

from deska.games.eldervale.bot.magic import held_worth
from deska.games.eldervale.bot.numbers import DOUBT, DOUBT_AHEAD, ORB, UNIT_CYCLE, UNIT_WORTH
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.values import engine, token_worth
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import INACTIVE, READY, WORKERS
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.scoring import phantom_score, points_by_source
from deska.kernel.learned import Learned, against

PHANTOM_PACE: Final = 45.0
"""Points that the Phantoms gain in a whole game, about."""
PARTS: Final = (
    "holdings",
    "track",
    "orbs",
    "power",
    "dwellings",
    "cards",
    "vaults",
    "goods",
    "tokens",
    "units-ready",
    "units",
    "adventures",
    "magic",
    "glory",
    "homes",
    "on-turn",
)
FEATURES: Final = (*PARTS, "over-average", "edge", "left", "rivals", "ghosts", "teams", "ending", "edge-late")
LEARNED: Final = Learned("deska.games.eldervale", FEATURES)


def evaluate(game: Eldervale, seat: int) -> float:
    """The seat's chance to win, from 0 to 1; points ahead count a little, too."""
    if game.ended:
        return game.result(game.ended).share(seat, cooperative=False)
    return LEARNED.chance(features(game, seat))


def features(game: Eldervale, seat: int) -> list[float]:
    """The lead of the seat, or of its team, over its strongest rival, and how much of the game is still to come."""
    mine = Outlook(game, seat)
    partner = game.partner(seat)
    mates = (partner,) if game.teams else ()
    parts = [standing(mine if other == seat else Outlook(game, other), other in (seat, partner)) for other in range(game.sides)]
    if game.ghosts is not None:
        parts[1] = [phantom_score(game) + PHANTOM_PACE * mine.left, *parts[1][1:]]
    leads = against(parts, seat, mates)
    edge = leads[0] / (DOUBT + DOUBT_AHEAD * mine.left)
    ghosts, teams, ending = [1.0 if true else 0.0 for true in (game.ghosts is not None, game.teams, game.ending > 0)]
    return [*leads, edge, mine.left, float(game.sides - 2), ghosts, teams, ending, edge * (1.0 - mine.left)]


def standing(look: Outlook, known: bool) -> list[float]:
    """A player's holdings: their whole worth in victory points first, then each thing by itself, in the order of PARTS.

    Hands of others are only counted.
    """
    player = look.player
    points = points_by_source(look.game, look.seat)
    units = [place for place in player.at if place < INACTIVE]
    return [
        holdings(look, points, known),
        *[float(number) for number in points[:-1]],
        float(sum(player.res)),
        float(len(player.tray)),
        float(len([place for place in units if place == READY])),
        float(len(units)),
        float(len(player.cards)),
        float(len(player.hand)),
        float(max(0, player.glory)),
        float(len(look.homes)),
        1.0 if look.game.active == look.seat else 0.0,
    ]


def holdings(look: Outlook, points: list[int], known: bool) -> float:
    """All that a player has, in victory points: those of now and what the rest promises."""
    player = look.player
    result = float(sum(points[:-1])) + (ORB - 1.0) * player.orbs * look.left
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


def sight(game: Eldervale, seat: int) -> float:
    """A beginner takes the goods in its hands for as good as points."""
    player = game.players[seat]
    return float(sum(points_by_source(game, seat)) + (0 if game.ended else sum(player.res)))
