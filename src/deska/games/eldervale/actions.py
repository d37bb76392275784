"""Everything anyone can choose, and the names of all things. Kinds without names here follow from the lines in `cards`."""

from typing import Final

from deska.kernel import ActionTable, HexWindow, Kind

Names = tuple[str, ...]
"""Not of a fixed length: compiled, such tuples would be copied with every look into them."""

ELEMENTS: Final[Names] = ("air", "earth", "fire", "water", "light", "dark", "order", "chaos")  # EL-001
RESOURCES: Final[Names] = ("gem", "scroll", "potion", "tool", "sword", "gold", "magic")  # EL-048
SWORD: Final = 4
GOLD: Final = 5
MAGIC_CARD: Final = 6
BASIC: Final = 5
"""The first five resources are basic."""

# --- cards; each has the number of its line among all of them

CARDS: Final = Kind("card")
"""All that can be the source of a step."""
ADVENTURES: Final = Kind("adventure")
ORB_CARDS: Final = Kind("orb-card")
"""Adventure cards with an orb symbol or an investment slot."""
AURAS: Final = Kind("aura")
ACTIVE_CARDS: Final = Kind("active-card")
"""Adventure cards with a unit icon."""
TABLEAU_CARDS: Final = Kind("tableau-card")
"""Adventure cards and starting cards."""
SPELLS: Final = Kind("spell")
QUESTS: Final = Kind("quest")
MAGIC: Final = Kind("magic")
"""Spells, quests and prophecies."""
PHANTOM_CARDS: Final = Kind("phantom-card")
HOARD: Final = Kind("treasure")
"""The dragon treasures."""
REWARDS: Final = Kind("reward")
"""Spaces of the reward grid."""
TOOLS: Final = Kind("tool")
"""Cards and abilities that may be used at a moment of a battle."""

# --- pieces and places, counted from 0

FACTIONS: Final = Kind("faction")
REALMS: Final = Kind("realm")
ELEMENT_REALMS: Final = Kind("element-realm")
"""The first of the realms: three of each element."""
SPACES: Final = Kind("space")
"""Treasure spaces of the element realms."""
BEASTS: Final = Kind("beast")
"""Pieces that can change sides: mercenaries, then monsters."""
MERCENARIES: Final = Kind("mercenary")
MONSTERS: Final = Kind("monster")
FOES: Final = Kind("foe")
"""The beasts, and the guardian of the Phantoms."""
GUARDIAN: Final = 60
"""It stands where a monster would, but is none: no beast has this number."""
UNITS: Final = Kind("unit")
"""Four kinds that every player has, then the beasts."""
WORKER: Final = 0
WARRIOR: Final = 1
WIZARD: Final = 2
DRAGON: Final = 3
OWN_UNITS: Final[Names] = ("worker", "warrior", "wizard", "dragon")
SLOTS: Final = Kind("slot")
"""Slots for tokens: that of the starting card, then those of adventure cards."""
PLACES: Final = Kind("place")
"""Card actions: three of the starting card, one of each active card."""
SUMMON: Final = 0
GATHER: Final = 1
DWELL: Final = 2
STARTING_ACTIONS: Final[Names] = ("summon", "gather", "dwell")

# --- words

FACES: Final[Names] = (
    *("gem-gem", "scroll-scroll", "potion-potion", "tool-tool", "sword-sword"),
    *("gem-scroll", "gem-potion", "gem-tool", "gem-sword", "scroll-potion", "scroll-tool", "scroll-sword"),
    *("potion-tool", "potion-sword", "tool-sword", "gold", "magic"),
)
"""The faces of treasure tokens; two different resources stand for one of them (EL-046, EL-047)."""
TOKENS: Final[Names] = tuple([f"{element}-{mix}" for element in ELEMENTS for mix in ("aa", "bb", "cc", "ab", "ac", "bc", "gold", "magic")])
"""Kinds of treasure tokens: an element and one of the faces that it has."""
SEATS: Final[Names] = ("0", "1", "2", "3", "4")
SIDES: Final[Names] = (*SEATS, "monster")
MONSTER_SIDE: Final = 5
PIPS: Final[Names] = ("1", "2", "3", "4", "5", "6")
PRICES: Final[Names] = ("gold", "orb")
MAP: Final = HexWindow(12)
"""No map can grow beyond it: two new tiles reach one step further, the bridge two more."""

ACTIONS: Final = ActionTable()
REGROUP: Final = ACTIONS.single("regroup")
END: Final = ACTIONS.single("end")
READY: Final = ACTIONS.single("ready")
TACTICS: Final = ACTIONS.single("tactics")
GLORY: Final = ACTIONS.single("glory")
PLACE: Final = ACTIONS.verb("place", unit=UNITS, realm=REALMS)
LIFT: Final = ACTIONS.verb("lift", unit=UNITS, realm=REALMS)
RAISE: Final = ACTIONS.verb("raise", unit=UNITS)
ACT: Final = ACTIONS.verb("act", place=PLACES)
CASH: Final = ACTIONS.verb("cash", face=FACES, resource=RESOURCES)
PUT: Final = ACTIONS.verb("put", face=FACES, slot=SLOTS)
REWARD: Final = ACTIONS.verb("reward", reward=REWARDS)
ORB: Final = ACTIONS.verb("orb", card=ORB_CARDS)
ATTACH: Final = ACTIONS.verb("attach", aura=AURAS, card=ACTIVE_CARDS)
HIRE: Final = ACTIONS.verb("hire", unit=MERCENARIES, price=PRICES)
CAST: Final = ACTIONS.verb("cast", card=SPELLS)
USE: Final = ACTIONS.verb("use", card=TOOLS)
PAY: Final = ACTIONS.verb("pay", resource=("default", *RESOURCES))
DISCARD: Final = ACTIONS.verb("discard", card=MAGIC)
GAIN: Final = ACTIONS.verb("gain", resource=RESOURCES)
TAKE: Final = ACTIONS.verb("take", space=SPACES)
BUY: Final = ACTIONS.verb("buy", card=ADVENTURES)
BURN: Final = ACTIONS.verb("burn", card=ADVENTURES)
LAY: Final = ACTIONS.verb("lay", cell=MAP.names)
RECRUIT: Final = ACTIONS.verb("recruit", unit=OWN_UNITS)
SETTLE: Final = ACTIONS.verb("settle", realm=ELEMENT_REALMS)
RISE: Final = ACTIONS.verb("rise", element=ELEMENTS)
LEAVE: Final = ACTIONS.verb("leave", element=ELEMENTS)
INVADE: Final = ACTIONS.verb("invade", monster=MONSTERS)
JOIN: Final = ACTIONS.verb("join", unit=UNITS, realm=REALMS)
FIGHT: Final = ACTIONS.verb("fight", resource=("sword", "gold"))
AID: Final = ACTIONS.verb("aid", resource=("sword", "gold"))
DIE: Final = ACTIONS.verb("die", side=SIDES, pips=PIPS)
AGAINST: Final = ACTIONS.verb("against", side=SIDES)
UNIT: Final = ACTIONS.verb("unit", unit=UNITS, realm=REALMS)
TARGET: Final = ACTIONS.verb("target", player=SEATS, realm=REALMS)
KIND: Final = ACTIONS.verb("kind", unit=UNITS)
TO: Final = ACTIONS.verb("to", realm=REALMS)
MONSTER: Final = ACTIONS.verb("monster", monster=MONSTERS)
STEAL: Final = ACTIONS.verb("steal", player=SEATS, resource=RESOURCES)
FACTION: Final = ACTIONS.verb("faction", faction=FACTIONS)
KEEP: Final = ACTIONS.verb("keep", card=MAGIC)
GIVE: Final = ACTIONS.verb("give", card=MAGIC)
RECEIVE: Final = ACTIONS.verb("receive", card=MAGIC)
FULFIL: Final = ACTIONS.verb("fulfil", card=QUESTS)
FIRST: Final = ACTIONS.verb("first", card=CARDS)
"""The first of several effects that fall due at once."""
