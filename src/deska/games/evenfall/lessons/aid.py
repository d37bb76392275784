"""The player aid of Evenfall."""

from typing import Final

from deska.games.evenfall.actions import CLANS
from deska.games.evenfall.components.state import ROUNDS
from deska.kernel.lessons import Aid, Line

AID: Final = Aid(
    win=(Line("win-points", ("EV-034", "EV-126"), ("vp",), lambda game: (game.round, ROUNDS)), Line("win-tie", ("EV-129",), ("mana",))),
    turn=(
        Line("research", ("EV-036", "EV-037"), ("card", "knowledge", "mana")),
        Line("discover", ("EV-047",), ("place", "witch")),
        Line("token", ("EV-052", "EV-054"), ("harvest",)),
        Line("card", ("EV-058", "EV-061", "EV-075"), ("card", "council")),
        Line("space", ("EV-080", "EV-083"), ("witch", "elder")),
        Line("agents", ("EV-091", "EV-092"), ("sickle", "orb")),
        Line("battle", ("EV-101", "EV-103", "EV-107"), ("strength", "mana")),
        Line("round", ("EV-116", "EV-119"), ("first",)),
    ),
    forgotten=(
        Line("forget-outer", ("EV-051",), ("transfer",)),
        Line("forget-free", ("EV-044", "EV-046"), ("any",)),
        Line("forget-elder", ("EV-083",), ("elder",)),
        Line("forget-paid", ("EV-102",), ("mana",)),
        Line("forget-stone", ("EV-124", "EV-125"), ("leaf",)),
    ),
    signs={
        "resources": ("herb", "potion", "knowledge", "any", "mana", "card"),
        "points": ("vp", "points", "strength", "first"),
        "figures": ("witch", "elder", "sickle", "orb", "slot"),
        "runes": ("leaf", "eye", "flame", "drop", "red"),
        "deeds": ("transfer", "revel", "harvest", "place", "council", "effect"),
    },
    things={"clans": dict.fromkeys(CLANS, ())},
    box={"places": 52, "rituals": 58, "people": 42, "agents": 44, "stones": 13, "clans": 4, "witches": 16, "elders": 16},
)
