"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable

Names = tuple[str, ...]
"""Not of a fixed length: compiled, such tuples would be copied with every look into them."""

STARTER_GEMS: Final[Names] = (
    "crystal",
    "amethyst-shard",
    "moonstone-shard",
    "emerald-shard",
    "quartz-shard",
    "garnet-shard",
    "tourmaline-shard",
)
MARKET_GEMS: Final[Names] = (
    "jade",
    "sifters-pearl",
    "vriswood-amber",
    "diamond-cluster",
    "searing-ruby",
    "burning-opal",
    "clouded-sapphire",
)
RELICS: Final[Names] = ("flexing-dagger", "bottled-vortex", "unstable-prism", "blasting-staff", "focusing-orb", "mages-talisman")
MARKET_SPELLS: Final[Names] = (
    "phoenix-flame",
    "spectral-echo",
    "amplify-vision",
    "ignite",
    "lava-tendril",
    "dark-fire",
    "essence-theft",
    "feral-lightning",
    "oblivion-swell",
    "chaos-arc",
    "planar-insight",
    "wildfire-whip",
    "arcane-nexus",
    "consuming-void",
)
STARTER_SPELLS: Final[Names] = ("spark", "buried-light", "flare")
CORRUPTIONS: Final[Names] = (
    "blind-abandon",
    "contagion",
    "delirium-veil",
    "dire-wisdom",
    "endless-hunger",
    "fever-of-war",
    "grim-sight",
    "insatiable-avarice",
    "lust-for-power",
    "nothingness",
    "reckless-might",
)
GEMS: Final[Names] = (*STARTER_GEMS, *MARKET_GEMS)
SPELLS: Final[Names] = (*MARKET_SPELLS, *STARTER_SPELLS)
MARKET: Final[Names] = (*MARKET_GEMS, *RELICS, *MARKET_SPELLS)  # AE-009
PLAYABLE: Final[Names] = (*GEMS, *RELICS)
PLAYER_CARDS: Final[Names] = (*PLAYABLE, *SPELLS, *CORRUPTIONS)

BASIC_CARDS: Final[Names] = (
    *("skewer", "slaughter", "bane-sire", "haze-spewer", "agony-field", "bleed-static", "eye-of-nothing", "woven-sky"),
    *("awaken", "dispel", "lay-waste", "cauterizer", "needlemaw", "venomite", "pulverizing-ray"),
    *("gather-darkness", "obliterate", "sunder", "topple", "jagged-one", "doom-aegis", "reality-rupture"),
)
RAGEBORNE_CARDS: Final[Names] = (
    *("cleave", "provoker", "unrelenting-ire"),
    *("blood-cry", "invoke-carnage", "scorn"),
    *("avatar-of-wrath", "onslaught", "rolling-death"),
)
QUEEN_CARDS: Final[Names] = (
    *("broodwomb", "endless-throng", "hatch"),
    *("blot-the-sun", "foul-multitudes", "infest"),
    *("legion-beacon", "maggot-engine", "spawn"),
)
PRINCE_CARDS: Final[Names] = (
    *("gorge", "lobotomize", "thought-biter"),
    *("cerephage", "godfeeders", "mindguzzler"),
    *("digest", "memory-eater", "vile-feast"),
)
MASK_CARDS: Final[Names] = (
    *("burden", "corrupter", "tempt"),
    *("pain-sower", "twisting-madness", "vex"),
    *("afflict", "bedlam-sage", "ruin-priest"),
)
STRIKES: Final[Names] = ("convoke", "devastate", "eviscerate", "frenzy", "raze", "seize")
FOES: Final[Names] = (*BASIC_CARDS, *RAGEBORNE_CARDS, *QUEEN_CARDS, *PRINCE_CARDS, *MASK_CARDS, *STRIKES)  # AE-006
MINIONS: Final[Names] = (
    *("bane-sire", "haze-spewer", "cauterizer", "needlemaw", "venomite", "jagged-one"),
    *("provoker", "scorn", "avatar-of-wrath"),
    *("broodwomb", "maggot-engine"),
    *("thought-biter", "cerephage", "godfeeders", "mindguzzler", "memory-eater"),
    *("corrupter", "pain-sower", "bedlam-sage", "ruin-priest"),
)
POWERS: Final[Names] = (
    *("agony-field", "bleed-static", "eye-of-nothing", "woven-sky", "pulverizing-ray", "doom-aegis", "reality-rupture"),
    *("blood-cry", "invoke-carnage", "rolling-death"),
    *("blot-the-sun", "foul-multitudes", "legion-beacon"),
    "vile-feast",
    "twisting-madness",
)
MAGES: Final[Names] = ("adelheim", "brama", "jian", "kadir", "lash", "mist", "phaedraxa", "xaxos")  # AE-008
NEMESES: Final[Names] = ("rageborne", "carapace-queen", "prince-of-gluttons", "crooked-mask")
RAGEBORNE: Final = 0
QUEEN: Final = 1
PRINCE: Final = 2
MASK: Final = 3
CARDS: Final[Names] = (*PLAYER_CARDS, *FOES, *MAGES, *NEMESES)
"""All that can be the source of a step; the number of a card is its place here."""

FIRST_MARKET: Final = len(STARTER_GEMS)
FIRST_SPELL: Final = len(PLAYABLE)
FIRST_CORRUPTION: Final = FIRST_SPELL + len(SPELLS)
FIRST_FOE: Final = len(PLAYER_CARDS)
FIRST_STRIKE: Final = FIRST_FOE + len(FOES) - len(STRIKES)
FIRST_MAGE: Final = FIRST_FOE + len(FOES)
FIRST_NEMESIS: Final = FIRST_MAGE + len(MAGES)

TURN_CARDS: Final[Names] = ("player-1", "player-2", "player-3", "player-4", "wild", "nemesis")  # AE-007
WILD: Final = 4
NEMESIS: Final = 5

SEATS: Final[Names] = ("0", "1", "2", "3")
BREACHES: Final[Names] = ("1", "2", "3", "4")
PLACES: Final[Names] = (*BREACHES, "1b", "2b", "3b", "4b")
"""Where spells are prepped: the second ones are there only for Otherworldly Gate (AE-C15)."""
COPIES: Final[Names] = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
"""Which of several equal cards of a discard pile, counted from the top; neighbours count as one."""
TARGETS: Final[Names] = ("nemesis", "husk", "wounded-husk", *MINIONS)
AT_NEMESIS: Final = 0
AT_HUSK: Final = 1
AT_WOUNDED_HUSK: Final = 2
FIRST_MINION: Final = 3

ACTIONS: Final = ActionTable()
PLAY: Final = ACTIONS.verb("play", card=PLAYABLE)
BUY: Final = ACTIONS.verb("buy", card=MARKET)
BUY_DEVOURED: Final = ACTIONS.verb("buy-devoured", card=MARKET)
CHARGE: Final = ACTIONS.single("charge")
FOCUS: Final = ACTIONS.verb("focus", breach=BREACHES)
OPEN: Final = ACTIONS.verb("open", breach=BREACHES)
PREP: Final = ACTIONS.verb("prep", card=SPELLS, breach=BREACHES)
USE: Final = ACTIONS.verb("use", place=PLACES)
DISCARD_POWER: Final = ACTIONS.verb("discard-power", card=POWERS)
ABILITY: Final = ACTIONS.single("ability")
END: Final = ACTIONS.single("end")
CAST: Final = ACTIONS.verb("cast", place=PLACES)
CAST_FROM: Final = ACTIONS.verb("cast-from", player=SEATS, place=PLACES)
HIT: Final = ACTIONS.verb("hit", target=TARGETS)
MAGE: Final = ACTIONS.verb("mage", player=SEATS)
LAY: Final = ACTIONS.verb("lay", card=PLAYABLE)
DISCARD: Final = ACTIONS.verb("discard", card=PLAYER_CARDS)
DESTROY: Final = ACTIONS.verb("destroy", card=PLAYER_CARDS)
DESTROY_DISCARDED: Final = ACTIONS.verb("destroy-discarded", card=PLAYER_CARDS, copy=COPIES)
RETURN: Final = ACTIONS.verb("return", card=PLAYER_CARDS, copy=COPIES)
GAIN: Final = ACTIONS.verb("gain", card=MARKET)
GAIN_DEVOURED: Final = ACTIONS.verb("gain-devoured", card=MARKET)
DEVOUR: Final = ACTIONS.verb("devour", card=MARKET)
UNPREP: Final = ACTIONS.verb("unprep", player=SEATS, place=PLACES)
FOCUS_OF: Final = ACTIONS.verb("focus-of", player=SEATS, breach=BREACHES)
BREAK: Final = ACTIONS.verb("break", breach=BREACHES)
CARRY_OUT: Final = ACTIONS.verb("carry-out", card=CORRUPTIONS)
TOP: Final = ACTIONS.single("top")
BOTTOM: Final = ACTIONS.single("bottom")
TOSS: Final = ACTIONS.single("toss")
NEXT: Final = ACTIONS.verb("next", order=TURN_CARDS)
SHUFFLE_BACK: Final = ACTIONS.verb("shuffle-back", order=TURN_CARDS)
