"""How a position stands, for search."""

from typing import Final

from deska.games.weirdwood.components.manor import DAYS, HOURS
from deska.games.weirdwood.components.state import RUBBLE, Weirdwood
from deska.games.weirdwood.effects.scarabs import threat
from deska.games.weirdwood.scoring import monster_share
from deska.kernel.learned import Learned

FEATURES: Final = (
    "share",
    "passed",
    "tempo",
    "dice",
    "health",
    "weakest",
    "power-track",
    "combat-track",
    "tactics-track",
    "goods",
    "power",
    "companions",
    "tactics",
    "favours",
    "scarabs",
    "infested",
    "room-left",
    "powers",
    "deck",
    "plans",
    "spell",
    "ogre",
    "ghost",
    "fire",
    "ogre-force",
    "ghost-force",
    "fire-force",
    "mates",
    "tempo-late",
)
LEARNED: Final = Learned("deska.games.weirdwood", FEATURES)


def evaluate(game: Weirdwood, seat: int) -> float:
    """The wardens' chance to win, from 0 to 1; health that the monster has lost counts a little, too."""
    if game.ended:
        return game.result(game.ended).share(seat, cooperative=True)
    return LEARNED.chance(features(game, seat))


def sight(game: Weirdwood, seat: int) -> float:
    """A beginner builds up its own warden, whatever the monster does meanwhile."""
    player = game.players[seat]
    kept = len(player.dice) + len(player.companions) + len(player.tactics) + player.favours
    return float(sum(player.goods) + player.power + kept + sum(player.tracks))


def features(game: Weirdwood, seat: int) -> list[float]:
    """Is the monster losing health faster than the manor time? And how strong are the wardens, and their enemies?"""
    passed = ((game.day - 1) * HOURS + game.time) / (DAYS * HOURS)
    share = monster_share(game)
    tempo = 1.0 - share - passed
    limit = game.scale.limit
    kinds = [1.0 if game.habits.token == RUBBLE else 0.0, 1.0 if not game.habits.token else 0.0, 0.0 if game.fate.in_manor else 1.0]
    return [
        share,
        passed,
        tempo,
        *wardens(game),
        (sum(game.scarabs) + 0.0) / 10.0,
        threat(game) / 10.0,
        (limit - threat(game)) / 10.0 if limit else 0.0,
        float(len(game.powers)),
        len(game.deck.cards) / 10.0,
        float(len(game.plans)) / 5.0,
        float(sum(game.branches)) / 10.0,
        *kinds,
        *[kind * game.force / 5.0 for kind in kinds],
        float(game.seats - 2),
        tempo * passed,
    ]


def wardens(game: Weirdwood) -> list[float]:
    """The average holdings of the wardens, in the order of FEATURES."""
    totals = [0.0] * 11
    for player in game.players:
        own = [
            float(len(player.dice)),
            float(player.health),
            0.0,
            player.tracks[0] / 4.0,
            player.tracks[1] / 4.0,
            player.tracks[2] / 4.0,
            float(sum(player.goods)),
            float(player.power),
            float(len(player.companions)),
            float(len(player.tactics)),
            float(player.favours),
        ]
        totals = [total + number / game.seats for total, number in zip(totals, own, strict=True)]
    totals[2] = float(min([player.health for player in game.players]))
    return totals
