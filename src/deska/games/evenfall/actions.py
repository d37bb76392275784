"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable, Kind

Names = tuple[str, ...]
"""The length is left open: compiled code would copy a tuple of fixed length whenever it is read."""

# --- kinds of cards and boards: they follow from the lines in `cards`

RITUALS: Final = Kind("ritual")
PEOPLE: Final = Kind("person")
COUNCIL: Final = Kind("councillor")
"""The lower halves of the people: in the council a person is another card than as a specialist."""
MEMBERS: Final = Kind("member")
"""The same halves by the names of their people."""
DISCOVERIES: Final = Kind("discovery")
"""The places deck (EV-002)."""
PLACES: Final = Kind("place")
"""The places deck and the starting places (EV-025)."""
REGIONS: Final = Kind("region")
"""The regions are counted from 0, unlike the cards (EV-013)."""
CLANS: Final = Kind("clan")
SPACES: Final = Kind("space")
"""Rituals, regions and boards with an action space (EV-010, EV-082, EV-152)."""
SPACE_RITUALS: Final = Kind("space-ritual")
DRAWN: Final = Kind("drawn")
"""The cards of the draw deck (EV-018)."""
REACTING: Final = Kind("reacting")
"""Rituals and both halves of people."""
CARDS: Final = Kind("card")
"""All cards and boards that can be the source of a step."""

# --- what is the same for all cards

RESOURCES: Final[Names] = ("herb", "potion", "knowledge")
KEYWORDS: Final[Names] = ("artifact", "creature", "spell")  # EV-059
RUNES: Final[Names] = ("leaf", "eye", "flame", "drop")  # EV-008
STONES: Final[Names] = (*RUNES, "red")
RED: Final = len(RUNES)
"""The number of the red runestone, which counts for no rune."""
FIGURES: Final[Names] = ("witch", "elder")
FIELDS: Final[Names] = ("1", "2", "3", "4")
"""The fields for runestones on the board of the Thorn (EV-C56)."""
TRACK: Final[Names] = ("1", "2", "3", "4", "5", "6", "7")
"""The spaces of the revel track above the lowest one."""

ACTIONS: Final = ActionTable()
DISCOVER: Final = ACTIONS.verb("discover", card=PLACES)
TOKEN: Final = ACTIONS.verb("token")
RITUAL: Final = ACTIONS.verb("ritual", card=RITUALS)
ON: Final = ACTIONS.verb("on", card=PLACES)
SPECIALIST: Final = ACTIONS.verb("specialist", card=PEOPLE)
COUNCILLOR: Final = ACTIONS.verb("council", card=PEOPLE)
USE: Final = ACTIONS.verb("use", figure=FIGURES, card=SPACES)
SICKLE: Final = ACTIONS.verb("sickle", card=RITUALS)
ORB: Final = ACTIONS.verb("orb", card=RITUALS)
SWAP: Final = ACTIONS.verb("swap")
ABILITY: Final = ACTIONS.verb("ability")
EXHAUST: Final = ACTIONS.verb("exhaust", card=PEOPLE)
EXHAUST_BORROWED: Final = ACTIONS.verb("exhaust-borrowed", card=PEOPLE)
DISCARD: Final = ACTIONS.verb("discard", card=DRAWN)
GAIN: Final = ACTIONS.verb("gain", resource=RESOURCES)
PAY: Final = ACTIONS.verb("pay", resource=("default", *RESOURCES))
TRANSFER: Final = ACTIONS.verb("transfer", card=PLACES)
HARVEST: Final = ACTIONS.verb("harvest", card=PLACES)
REGION: Final = ACTIONS.verb("region", region=REGIONS)
RETURN: Final = ACTIONS.verb("return", card=SPACE_RITUALS)
RIFT: Final = ACTIONS.verb("rift", card=SPACE_RITUALS, region=REGIONS)
REMOVE: Final = ACTIONS.verb("remove", card=RITUALS)
BORROW: Final = ACTIONS.verb("borrow", card=PEOPLE)
BONUS: Final = ACTIONS.verb("bonus", space=TRACK)
DIAL: Final = ACTIONS.verb("dial", mana=tuple(str(mana) for mana in range(10)))
STONE: Final = ACTIONS.verb("stone", stone=STONES)
FIELD: Final = ACTIONS.verb("field", stone=STONES, field=FIELDS)
SET: Final = ACTIONS.verb("set", stone=STONES, card=PLACES)
FIRST: Final = ACTIONS.verb("first", card=REACTING)
