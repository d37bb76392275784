"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable

KINGDOMS: Final = ("duris", "rhea", "straton", "althea", "ithys", "pelagon")  # ET-003
COLOURS: Final = ("purple", "red", "blue", "green", "orange", "grey")
TRIBES: Final = (  # ET-004
    "wizard",
    "elf",
    "halfling",
    "centaur",
    "minotaur",
    "merfolk",
    "giant",
    "orc",
    "wingfolk",
    "troll",
    "dwarf",
    "skeleton",
)
SKELETON_TRIBE: Final = len(TRIBES) - 1
SKELETON: Final = SKELETON_TRIBE * len(COLOURS)  # ET-007: one card without a colour
DRAGON: Final = SKELETON + 1
ALLIES: Final = (*(f"{tribe}-{colour}" for tribe in TRIBES[:-1] for colour in COLOURS), "skeleton")
CARDS: Final = (*ALLIES, "dragon")
TROLLS: Final = ("1", "2", "3", "4", "5", "6")  # ET-012

ACTIONS: Final = ActionTable()
DRAW: Final = ACTIONS.single("draw")
TAKE: Final = ACTIONS.verb("take", card=ALLIES)
BAND: Final = ACTIONS.single("band")
LAY: Final = ACTIONS.verb("lay", card=ALLIES)
LEAD: Final = ACTIONS.verb("lead", card=ALLIES)
PLACE: Final = ACTIONS.verb("place", kingdom=KINGDOMS)
TROLL: Final = ACTIONS.verb("troll", value=TROLLS)
DROP: Final = ACTIONS.verb("drop", card=ALLIES)
RAID: Final = ACTIONS.verb("raid", kingdom=KINGDOMS)
