"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable, Kind
from deska.kernel.payments import MOST

Names = tuple[str, ...]
"""Not of a fixed length: compiled, such tuples would be copied with every look into them."""

# --- cards, boards and rooms, which follow from the lines in `cards` (WW-002 to WW-006)

CARDS: Final = Kind("card")
"""All of them: whatever can be the source of a step."""
ACTION_CARDS: Final = Kind("action-card")
TACTICS: Final = Kind("tactic-card")
ACTING: Final = Kind("acting")
"""Action cards, any card face down, tactic cards: all that have acts."""
COMPANIONS: Final = Kind("companion")
MONSTER_CARDS: Final = Kind("monster-card")
QUESTS: Final = Kind("quest")
ROOMS: Final = Kind("room")
CHARACTERS: Final = Kind("character")
ABILITIES: Final = Kind("ability")
MONSTERS: Final = Kind("monster")
SLOTS: Final = Kind("slot")
"""Four of the board, and one for every companion that somebody may recruit."""

# --- small things

SEATS: Final[Names] = ("0", "1", "2", "3", "4")
GOODS: Final[Names] = ("min", "knowledge", "scarab")
MIN: Final = 0
KNOWLEDGE: Final = 1
SCARAB: Final = 2
DICE: Final[Names] = ("basic", "attack", "defence")
BASIC: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2
CRAFTS: Final[Names] = (*DICE, "glove")
GLOVE: Final = 3
FACES: Final[Names] = (
    *("basic-hit", "basic-block", "basic-surge", "basic-blank", "basic-spent"),
    *("attack-one", "attack-two", "attack-blank"),
    *("defence-one", "defence-two", "defence-blank"),
)
TRACKS: Final[Names] = ("power", "combat", "tactics")
POWER_TRACK: Final = 0
COMBAT_TRACK: Final = 1
TACTICS_TRACK: Final = 2
TIMES: Final[Names] = ("m1", "m2", "m3", "a1", "a2", "a3", "e1", "e2", "e3", "n1", "n2", "n3")
EARLIER: Final = Kind("earlier", TIMES)
"""The same times, where two are told of at once."""
EARLIER.parts = {name: {"time": name} for name in TIMES}
DAYTIMES: Final[Names] = ("morning", "afternoon", "evening", "night")
PARTS: Final[Names] = ("head", "torso", "limbs")
WOUNDS: Final[Names] = ("health", "die", "power")
BY_HEALTH: Final = 0
BY_DIE: Final = 1
BY_POWER: Final = 2
GAINS: Final[Names] = ("hit", "block")
GAIN_HIT: Final = 0
GAIN_BLOCK: Final = 1
BRANCHES: Final[Names] = ("1", "2", "3")
ACTS: Final[Names] = ("1", "2", "3", "4", "5", "6")

# --- the table

ACTIONS: Final = ActionTable()
PLAY: Final = ACTIONS.verb("play", card=ACTION_CARDS)
PLAY_DOWN: Final = ACTIONS.verb("play-down", card=ACTION_CARDS)
SLOT: Final = ACTIONS.verb("slot", slot=SLOTS, time=TIMES)
LAY_TACTIC: Final = ACTIONS.verb("lay-tactic", card=TACTICS)
ACT: Final = ACTIONS.verb("act", card=ACTING, act=ACTS)
ABILITY: Final = ACTIONS.verb("ability", card=ABILITIES)
FREE_ABILITY: Final = ACTIONS.verb("free-ability", card=ABILITIES)
COMPANION: Final = ACTIONS.verb("companion", card=COMPANIONS)
CLEAN: Final = ACTIONS.verb("clean")
LADY: Final = ACTIONS.verb("lady")
GIVE_HEALTH: Final = ACTIONS.verb("give-health")
COUNTERSPELL: Final = ACTIONS.verb("counterspell")
TRANSFER: Final = ACTIONS.verb("transfer", slot=SLOTS)
END: Final = ACTIONS.verb("end")
GO: Final = ACTIONS.verb("go", room=ROOMS)
USE_ROOM: Final = ACTIONS.verb("use-room")
TARGET: Final = ACTIONS.verb("target", room=ROOMS)
WHO: Final = ACTIONS.verb("who", player=SEATS)
PAY: Final = ACTIONS.verb("pay", good=("default", *GOODS))
TAKE: Final = ACTIONS.verb("take", good=GOODS)
GIVE: Final = ACTIONS.verb("give", good=GOODS)
SPEND: Final = ACTIONS.verb("spend", track=TRACKS)
SUFFER: Final = ACTIONS.verb("suffer", wound=WOUNDS)
DISCARD: Final = ACTIONS.verb("discard", card=ACTION_CARDS)
CRAFT: Final = ACTIONS.verb("craft", die=CRAFTS)
RECRUIT: Final = ACTIONS.verb("recruit", card=COMPANIONS)
READY: Final = ACTIONS.verb("ready", card=COMPANIONS)
EXHAUST: Final = ACTIONS.verb("exhaust", card=COMPANIONS)
PICK: Final = ACTIONS.verb("pick", slot=SLOTS)
STEAL: Final = ACTIONS.verb("steal", die=DICE)
CUT: Final = ACTIONS.verb("cut", die=DICE)
ADD: Final = ACTIONS.verb("add", die=DICE)
REROLL: Final = ACTIONS.verb("reroll", face=FACES)
SET: Final = ACTIONS.verb("set", face=FACES, to=FACES)
SURGE: Final = ACTIONS.verb("surge")
LINK: Final = ACTIONS.verb("link", gain=GAINS)
FAVOUR: Final = ACTIONS.verb("favour", gain=GAINS)
LOOT: Final = ACTIONS.verb("loot", card=MONSTER_CARDS)
KEEP: Final = ACTIONS.verb("keep")
RETURN: Final = ACTIONS.verb("return")
HIT: Final = ACTIONS.verb("hit", part=PARTS)
WOUNDS_FIRST: Final = ACTIONS.verb("wounds-first")
EXPERIENCE_FIRST: Final = ACTIONS.verb("experience-first")
BRANCH: Final = ACTIONS.verb("branch", branch=BRANCHES)
NEXT: Final = ACTIONS.verb("next", card=MONSTER_CARDS)
INFILTRATE: Final = ACTIONS.verb("infiltrate", card=MONSTER_CARDS)
BACK: Final = ACTIONS.verb("back", count=tuple(str(i) for i in range(1, MOST + 1)))
