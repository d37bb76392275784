"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable, Kind

KINGDOMS: Final = ("duris", "rhea", "straton", "althea", "ithys", "pelagon")  # ET-003
COLOURS: Final = ("purple", "red", "blue", "green", "orange", "grey")
TROLLS: Final = ("1", "2", "3", "4", "5", "6")  # ET-012
TRIBES: Final = Kind("tribe")
ALLIES: Final = Kind("ally")
CARDS: Final = Kind("card")
"""The allies and the dragon; all three follow from the lines in `cards`."""

ACTIONS: Final = ActionTable()
DRAW: Final = ACTIONS.single("draw")
BAND: Final = ACTIONS.single("band")
TAKE: Final = ACTIONS.verb("take", card=ALLIES)
LAY: Final = ACTIONS.verb("lay", card=ALLIES)
LEAD: Final = ACTIONS.verb("lead", card=ALLIES)
PLACE: Final = ACTIONS.verb("place", kingdom=KINGDOMS)
TROLL: Final = ACTIONS.verb("troll", value=TROLLS)
DROP: Final = ACTIONS.verb("drop", card=ALLIES)
RAID: Final = ACTIONS.verb("raid", kingdom=KINGDOMS)
