"""The player aid of Dwellings of Eldervale."""

from typing import Final

from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.state import Eldervale
from deska.kernel.lessons import Aid, Line

LAST_DWELLING: Final = 6  # EL-129, EL-208


def dwellings(game: Eldervale) -> tuple[int, int]:
    """The dwellings of whoever has built most."""
    return max(game.dwellings.count(seat) for seat in range(game.sides)), LAST_DWELLING


AID: Final = Aid(
    win=(Line("win-points", ("EL-211", "EL-212"), ("vp",)), Line("win-end", ("EL-208", "EL-209"), ("dwelling", "tiles"), dwellings)),
    turn=(
        Line("place", ("EL-065", "EL-070"), ("worker",)),
        Line("realm", ("EL-083", "EL-088"), ("treasure",)),
        Line("dungeon", ("EL-093", "EL-097"), ("explore", "card")),
        Line("dwelling", ("EL-123", "EL-127"), ("dwelling", "power")),
        Line("battle", ("EL-155", "EL-170"), ("roll", "sword")),
        Line("regroup", ("EL-103", "EL-104"), ("recruit",)),
        Line("free", ("EL-130", "EL-135"), ("orb", "magic")),
        Line("scoring", ("EL-214", "EL-215", "EL-216"), ("power", "vp")),
    ),
    forgotten=(
        Line("forget-next", ("EL-070", "EL-071"), ("worker",)),
        Line("forget-peace", ("EL-153",), ("sword",)),
        Line("forget-limit", ("EL-049", "EL-086"), ("any",)),
        Line("forget-cards", ("EL-216", "EL-217"), ("card",)),
        Line("forget-regroup", ("EL-106",), ("worker",)),
    ),
    signs={
        "elements": ("air", "earth", "fire", "water", "light", "dark", "order", "chaos", "ruin"),
        "resources": ("gem", "scroll", "potion", "tool", "sword", "gold", "magic", "any", "orb"),
        "points": ("vp", "glory", "power", "wrath", "aura", "first"),
        "units": ("worker", "warrior", "wizard", "dragon", "dwelling", "underworld"),
        "deeds": ("treasure", "slot", "roll", "effect", "explore", "recruit", "card", "hand", "tiles"),
    },
    things={"factions": {faction.name: tuple(ability.name for ability in faction.abilities) for faction in BOX.factions}},
    box={"realms": 30, "adventures": 104, "starters": 8, "magic": 60, "monsters": 18, "treasures": 96, "orbs": 9, "factions": 16},
)
