"""The player aid of Aeon's End."""

from typing import Final

from deska.games.aeons_end.actions import MAGES, NEMESES
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel.lessons import Aid, Line


def exhausted(game: AeonsEnd) -> tuple[int, int]:
    """The mages that are exhausted; a mage alone goes on all the same (AE-195)."""
    return sum(not player.life for player in game.players), game.seats if game.seats > 1 else 0


AID: Final = Aid(
    win=(
        Line("win-life", ("AE-177",), ("life",), lambda game: (game.nemesis_ceiling - game.life, game.nemesis_ceiling)),
        Line("win-deck", ("AE-178",)),
    ),
    lose=(
        Line("lose-gravehold", ("AE-181",), ("gravehold",), lambda game: (game.level.gravehold - game.gravehold, game.level.gravehold)),
        Line("lose-mages", ("AE-180",), ("life",), exhausted),
        Line("lose-own", ("AE-182",)),
    ),
    turn=(
        Line("order", ("AE-074",)),
        Line("cast", ("AE-081", "AE-082"), ("prepped",)),
        Line("play", ("AE-100", "AE-107"), ("aether",)),
        Line("breach", ("AE-115", "AE-122", "AE-124"), ("open",)),
        Line("charge", ("AE-110", "AE-014"), ("charge",)),
        Line("draw", ("AE-135", "AE-136"), ("hand",)),
        Line("nemesis", ("AE-146", "AE-150"), ("power", "life")),
    ),
    forgotten=(
        Line("forget-shuffle", ("AE-139",), ("hand",)),
        Line("forget-closed", ("AE-082",), ("prepped",)),
        Line("forget-bonus", ("AE-025",), ("open",)),
        Line("forget-aether", ("AE-103",), ("aether",)),
        Line("forget-exhausted", ("AE-163", "AE-169"), ("gravehold",)),
    ),
    signs={
        "mages": ("aether", "charge", "life", "hand", "prepped", "open", "empty"),
        "nemesis": ("gravehold", "power", "fury", "husk"),
    },
    things={"nemeses": dict.fromkeys(NEMESES, ()), "mages": dict.fromkeys(MAGES, ())},
    box={"gems": 87, "spells": 86, "relics": 30, "nemesis-cards": 75, "order-cards": 9, "mages": 8, "nemeses": 4, "breaches": 16},
)
