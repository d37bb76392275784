"""How a position stands, for search."""

from typing import Final

from deska.games.ethnos.bot.bands import Holding
from deska.games.ethnos.bot.worth import kingdoms, turns_left
from deska.games.ethnos.components import Ethnos
from deska.games.ethnos.scoring import RAID_GLORY, band_glory, giant_glory, kingdom_gains
from deska.kernel.learned import Learned, against

IN_HAND: Final = 1.6
"""Glory that a card in hand stands for."""
DOUBT_END: Final = 4.1
DOUBT_TURN: Final = 0.18
DOUBT_AGE: Final = 4.5
"""How far the standings can still shift: at the very end, per turn left, per Age to come."""
TEMPTING: Final = 4.0
"""Glory at once for which a beginner plays a band."""
PARTS: Final = ("standing", "glory", "kingdoms", "bands", "hand", "largest", "raid", "track", "markers", "trolls", "giant", "on-turn")
FEATURES: Final = (*PARTS, "over-average", "edge", "turns", "ages", "rivals", "edge-late")
LEARNED: Final = Learned("deska.games.ethnos", FEATURES)


def evaluate(game: Ethnos, seat: int) -> float:
    """The seat's chance to win, from 0 to 1; points ahead count a little, too."""
    if game.ended:
        return game.result(game.ended).share(seat, cooperative=False)
    return LEARNED.chance(features(game, seat))


def features(game: Ethnos, seat: int) -> list[float]:
    """The lead of the seat over its strongest rival, and how much of the game is still to come."""
    turns = turns_left(game)
    ages = game.last_age - game.age
    leads = against([standing(game, other, other == seat) for other in range(game.seats)], seat)
    edge = leads[0] / (DOUBT_END + DOUBT_TURN * turns + DOUBT_AGE * ages)
    return [*leads, edge, turns / 10.0, float(ages), float(game.seats - 2), edge / (1.0 + ages)]


def standing(game: Ethnos, seat: int, known: bool) -> list[float]:
    """A seat's holdings: their whole worth in glory first, then each thing by itself, in the order of PARTS.

    Hands of others are only counted.
    """
    player = game.players[seat]
    cards = player.hand.cards
    raid = float(RAID_GLORY[player.horde.bit_count()])
    realms = kingdoms(game, seat)
    bands = float(sum([band_glory(game, band) for band in player.bands]))
    giant = float(giant_glory(game)) if game.giant_holder == seat else 0.0
    total = player.glory + raid + IN_HAND * len(cards) + realms + bands + giant
    return [
        total,
        float(player.glory),
        realms,
        bands,
        float(len(cards)),
        float(Holding(cards).largest()) if known else 0.0,
        raid,
        float(player.swum),
        float(sum(player.markers)),
        float(player.trolls.bit_count()),
        giant,
        1.0 if game.turn == seat else 0.0,
    ]


def sight(game: Ethnos, seat: int) -> float:
    """Glory if the Age were scored now, in portions that tempt a beginner to stop gathering cards."""
    player = game.players[seat]
    if game.ended:
        return player.glory / TEMPTING
    realms = sum([kingdom_gains(game, kingdom)[seat] for kingdom in range(len(player.markers))])
    bands = sum([band_glory(game, band) for band in player.bands])
    giant = giant_glory(game) if game.giant_holder == seat else 0
    return (player.glory + realms + bands + RAID_GLORY[player.horde.bit_count()] + giant) / TEMPTING


def age_of(game: Ethnos) -> int:
    """The era for search: an Age, which ends with empty hands, so that glory and markers tell most."""
    return game.age
