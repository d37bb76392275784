"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable
from deska.kernel.payments import MOST

Names = tuple[str, ...]
"""Not of a fixed length: compiled, such tuples would be copied with every look into them."""

# --- characters and their cards (WW-004)

CHARACTERS: Final[Names] = ("bailey", "celia", "sekhmet", "wally", "eugene", "oliver")
BAILEY: Final = 0
CELIA: Final = 1
SEKHMET: Final = 2
WALLY: Final = 3
EUGENE: Final = 4
OLIVER: Final = 5
BAILEY_CARDS: Final[Names] = (
    *("shadow-steps-bailey", "page-turner", "heavy-tome", "leather-binding", "hour-of-study", "marginal-notes", "index-of-doors"),
    *("speed-reading", "old-blueprints", "footnote-trap", "silence-please", "lending-desk", "final-chapter"),
)
CELIA_CARDS: Final[Names] = (
    *("shadow-steps-celia", "soft-melody", "silver-thread", "warding-circle", "moonlit-spring", "charm-of-plenty", "mirror-step"),
    *("lullaby-of-gears", "purifying-light", "wardens-to-me", "starlit-blade", "kindred-spirit", "aurora-lance"),
)
SEKHMET_CARDS: Final[Names] = (
    *("shadow-steps-sekhmet", "brace-for-defence", "twin-slash", "desert-wind", "lioness-roar", "shield-wall", "war-drums"),
    *("oath-of-the-forge", "trophy-hunt", "battle-trance", "second-wind", "call-to-arms", "wrath-of-the-sun"),
)
WALLY_CARDS: Final[Names] = (
    *("shadow-steps-wally", "covert-feint", "sleight-of-hand", "backstab", "set-of-lockpicks", "into-the-smoke", "caltrops"),
    *("rooftop-route", "better-gloves", "casing-the-place", "small-burglary", "partner-in-crime", "grand-heist"),
)
EUGENE_CARDS: Final[Names] = (
    *("shadow-steps-eugene", "spring-boots", "clockwork-hammer", "brass-carapace", "salvage", "tactical-gambit", "prototype"),
    *("portable-portal", "tinkers-kit", "gear-grenade", "assembly-line", "repair-drone", "overload"),
)
OLIVER_CARDS: Final[Names] = (
    *("shadow-steps-oliver", "pencil-sketch", "ink-blade", "paper-shield", "nightmare-reversed", "flight-of-fancy", "dream-walk"),
    *("the-muse", "burst-of-colour", "self-portrait", "joint-canvas", "imaginary-friend", "masterpiece"),
)
ACTION_CARDS: Final[Names] = (*BAILEY_CARDS, *CELIA_CARDS, *SEKHMET_CARDS, *WALLY_CARDS, *EUGENE_CARDS, *OLIVER_CARDS)
DECK: Final = 13
"""Cards of each character; the first one is always Shadow Steps."""
ABILITIES: Final[Names] = (
    *("burble-book-of-leaps", "footnote-of-fate", "reading-aloud"),
    *("mirror-shield", "healing-verse", "stitch-in-time"),
    *("abraca-sek-ra", "twin-blades", "leap-of-the-lioness"),
    *("infiltration", "nimble-pickpocket", "behind-the-panelling"),
    *("scrap-forge", "winding-key", "clockwork-decoy"),
    *("living-sketch", "dream-door", "borrowed-moment"),
)

# --- common cards (WW-006)

TACTICS: Final[Names] = (
    *("flanking-strike", "iron-guard", "sword-and-shield", "drawn-weapon", "rush-of-power", "field-rations", "forced-march"),
    *("hidden-cache", "secret-passage", "held-hour", "press-the-attack", "clean-sweep", "wardens-council"),
)
COMPANIONS: Final[Names] = (
    *("stone-gargoyle", "fire-salamander", "clockwork-owl", "kitchen-sprite", "duchess-of-the-portrait", "broom-brigade"),
    *("will-o-the-wisp", "armoury-page", "cellar-ghost", "stable-pegasus", "hedge-witch", "dragon-whelp"),
    *("suit-of-armour", "grandfather-clock", "cat-of-nine-doors", "retired-warden", "music-box-dancer", "tame-scarab"),
)
QUESTS: Final[Names] = (
    *("dawn-patrol", "every-open-door", "in-full-health", "morning-lecture", "first-blood"),
    *("guild-work", "friends-of-the-manor", "spotless", "running-errands"),
    *("supper-together", "sweepers", "full-purse", "not-a-scratch", "chain-of-signs"),
    *("vigil-at-the-throne", "nightmare-hunter", "walker-of-rifts", "stolen-strength"),
)

# --- monsters (WW-005)

MONSTERS: Final[Names] = ("chaos-ogre", "min-wraith", "therus")
OGRE: Final = 0
WRAITH: Final = 1
THERUS: Final = 2
OGRE_CARDS: Final[Names] = (
    *("lumbering-hunt", "scent-of-the-lady", "through-the-wall", "blind-charge", "trail-of-ruin", "stampede"),
    *("crushing-blow", "sweeping-arm", "ground-pound", "hurled-debris", "fury-of-chaos"),
    *("swarm", "brood", "clockwork-tide", "skittering-march-ogre", "hatchery-in-the-walls"),
    *("thick-hide", "brute-strength", "bloodlust", "aura-of-chaos"),
)
WRAITH_CARDS: Final[Names] = (
    *("drift", "backward-drift", "sinking", "seeping-out", "restlessness", "spiral", "scent-of-energy"),
    *("chill-touch", "life-drain", "wail", "grip-of-shadows"),
    *("echo-of-gears", "echo-of-walls", "awakened-swarm", "skittering-march-wraith", "laid-table"),
    *("ethereal-veil", "shroud-of-souls", "hunger", "spectral-host"),
)
THERUS_CARDS: Final[Names] = (
    *("blink", "step-through-shadow", "return-to-the-throne", "burning-trail", "mirror-images"),
    *("dark-bolt", "wave-of-fire", "leech-magic", "curse-of-doubt", "meteor"),
    *("summoned-swarm", "bodyguard", "skittering-march-therus", "guard-of-the-throne", "broken-seals"),
    *("arcane-ward", "black-flame", "whispered-spell", "staff-of-night", "stolen-power"),
)
MONSTER_CARDS: Final[Names] = (*OGRE_CARDS, *WRAITH_CARDS, *THERUS_CARDS)
MONSTER_DECK: Final = 20

# --- rooms (WW-002, WW-003)

FIXED_ROOMS: Final[Names] = ("entrance-hall", "terrace-of-time-rifts", "fae-rift", "throne-room")
ENTRANCE_HALL: Final = 0
TERRACE: Final = 1
FAE_RIFT: Final = 2
THRONE_ROOM: Final = 3
OUTER_TILES: Final[Names] = (
    *("abandoned-tunnels", "amphitheatre-of-the-dead", "ancestral-armory", "archive-of-mysteries", "burble-library"),
    *("gamblers-den", "mad-scientists-laboratory", "pools-of-avalon", "roman-baths", "royal-armory", "training-yard"),
    *("valkyries-rest", "witches-well"),
)
MIDDLE_TILES: Final[Names] = (
    *("altar-of-selflessness", "ancient-foundry", "atrium-of-wishes", "cartographers-chamber", "cleansing-sanctuary"),
    *("deep-mine", "dragon-shrine", "generals-war-room", "glittering-cellar", "lily-pad-lounge", "oratorio-hall"),
    *("recluses-gallery", "wardens-ballroom"),
)
INNER_TILES: Final[Names] = ("conjuring-court", "court-salon", "seers-crypt", "workshop-of-secrets", "phoenix-garden", "treasury")
EXTRA_TILES: Final[Names] = ("ancestral-armory", "gamblers-den", "lily-pad-lounge", "oratorio-hall", "treasury")  # WW-017
ROOMS: Final[Names] = (*FIXED_ROOMS, *OUTER_TILES, *MIDDLE_TILES, *INNER_TILES)

# --- all that can be the source of a step; the number of a card is its place here

FACE_DOWN_NAME: Final = "face-down"
CARDS: Final[Names] = (
    *ACTION_CARDS,
    FACE_DOWN_NAME,
    *TACTICS,
    *COMPANIONS,
    *MONSTER_CARDS,
    *QUESTS,
    *ROOMS,
    *CHARACTERS,
    *ABILITIES,
    *MONSTERS,
)
FACE_DOWN: Final = len(ACTION_CARDS)
FIRST_TACTIC: Final = FACE_DOWN + 1
FIRST_COMPANION: Final = FIRST_TACTIC + len(TACTICS)
FIRST_FOE: Final = FIRST_COMPANION + len(COMPANIONS)
FIRST_QUEST: Final = FIRST_FOE + len(MONSTER_CARDS)
FIRST_ROOM: Final = FIRST_QUEST + len(QUESTS)
FIRST_CHARACTER: Final = FIRST_ROOM + len(ROOMS)
FIRST_ABILITY: Final = FIRST_CHARACTER + len(CHARACTERS)
FIRST_MONSTER: Final = FIRST_ABILITY + len(ABILITIES)

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
DAYTIMES: Final[Names] = ("morning", "afternoon", "evening", "night")
SLOTS: Final[Names] = (*DAYTIMES, *(f"companion-{i}" for i in range(1, len(COMPANIONS) + 1)))
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
ACT: Final = ACTIONS.verb("act", card=(*ACTION_CARDS, FACE_DOWN_NAME, *TACTICS), act=ACTS)
ABILITY: Final = ACTIONS.verb("ability", card=ABILITIES)
FREE_ABILITY: Final = ACTIONS.verb("free-ability", card=ABILITIES)
COMPANION: Final = ACTIONS.verb("companion", card=COMPANIONS)
CLEAN: Final = ACTIONS.single("clean")
LADY: Final = ACTIONS.single("lady")
GIVE_HEALTH: Final = ACTIONS.single("give-health")
COUNTERSPELL: Final = ACTIONS.single("counterspell")
TRANSFER: Final = ACTIONS.verb("transfer", slot=SLOTS)
END: Final = ACTIONS.single("end")
GO: Final = ACTIONS.verb("go", room=ROOMS)
USE_ROOM: Final = ACTIONS.single("use-room")
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
SURGE: Final = ACTIONS.single("surge")
LINK: Final = ACTIONS.verb("link", gain=GAINS)
FAVOUR: Final = ACTIONS.verb("favour", gain=GAINS)
LOOT: Final = ACTIONS.verb("loot", card=MONSTER_CARDS)
KEEP: Final = ACTIONS.single("keep")
RETURN: Final = ACTIONS.single("return")
HIT: Final = ACTIONS.verb("hit", part=PARTS)
WOUNDS_FIRST: Final = ACTIONS.single("wounds-first")
EXPERIENCE_FIRST: Final = ACTIONS.single("experience-first")
BRANCH: Final = ACTIONS.verb("branch", branch=BRANCHES)
NEXT: Final = ACTIONS.verb("next", card=MONSTER_CARDS)
INFILTRATE: Final = ACTIONS.verb("infiltrate", card=MONSTER_CARDS)
BACK: Final = ACTIONS.verb("back", count=tuple(str(i) for i in range(1, MOST + 1)))
