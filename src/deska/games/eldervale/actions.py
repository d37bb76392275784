"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable, HexWindow

Names = tuple[str, ...]
"""Not of a fixed length: compiled, such tuples would be copied with every look into them."""

ELEMENTS: Final[Names] = ("air", "earth", "fire", "water", "light", "dark", "order", "chaos")  # EL-001
RESOURCES: Final[Names] = ("gem", "scroll", "potion", "tool", "sword", "gold", "magic")  # EL-048
SWORD: Final = 4
GOLD: Final = 5
MAGIC_CARD: Final = 6
BASIC: Final = 5
"""The first five resources are basic."""

AIR_CARDS: Final[Names] = (
    *("windswept-doorway", "eyrie-cache", "wind-aura", "cloud-rampart", "storm-bow"),
    *("windmill-terrace", "library-of-winds", "message-birds", "sky-perch", "griffin-riders"),
    *("cloud-observatory", "feathered-boots", "tailwind"),
)
EARTH_CARDS: Final[Names] = (
    *("mossy-doorway", "root-cave", "deep-granary", "growth-aura", "thorn-rampart"),
    *("stone-maul", "gem-mine", "forest-workshop", "rangers-lodge", "wyrm-burrow"),
    *("druid-circle", "master-builders", "fertile-soil"),
)
FIRE_CARDS: Final[Names] = (
    *("burning-doorway", "ember-hoard", "blazing-aura", "wall-of-fire", "flaming-sword"),
    *("fire-bombs", "forge", "alchemists-kiln", "arena-of-flames", "volcano-roost"),
    *("pyromancers-circle", "war-drums", "phoenix-feather"),
)
WATER_CARDS: Final[Names] = (
    *("dripping-doorway", "sunken-chest", "pearl-grotto", "tidal-aura", "reef-rampart"),
    *("trident", "fishing-nets", "harbour-market", "tide-guard", "serpent-cove"),
    *("altar-of-tides", "deep-holds", "healing-springs"),
)
LIGHT_CARDS: Final[Names] = (
    *("shining-doorway", "reliquary", "radiant-aura", "rampart-of-dawn", "sun-lance"),
    *("sun-temple", "pilgrims-house", "paladin-hall", "golden-spire", "hall-of-dawn"),
    *("great-archive", "blessed-home", "lore-keepers"),
)
DARK_CARDS: Final[Names] = (
    *("shadow-doorway", "crypt", "smugglers-cellar", "gloom-aura", "bone-rampart"),
    *("soul-dagger", "poison-garden", "black-market", "assassins-guild", "bone-lair"),
    *("necromancers-study", "pact-with-death", "forbidden-lore"),
)
ORDER_CARDS: Final[Names] = (
    *("stone-doorway", "treasury", "aura-of-discipline", "city-walls", "halberd"),
    *("arch-bridge", "citadel", "guildhall", "stonemasons", "hall-of-banners"),
    *("court-of-law", "marching-orders", "drill-yard"),
)
CHAOS_CARDS: Final[Names] = (
    *("warped-doorway", "pandoras-coffer", "chaos-aura", "rift-rampart", "wild-blade"),
    *("jesters-flail", "gambling-den", "mad-bazaar", "blood-pit", "rift-nest"),
    *("wild-magic-tower", "anarchy", "twist-of-fate"),
)
ADVENTURES: Final[Names] = (
    *AIR_CARDS,
    *EARTH_CARDS,
    *FIRE_CARDS,
    *WATER_CARDS,
    *LIGHT_CARDS,
    *DARK_CARDS,
    *ORDER_CARDS,
    *CHAOS_CARDS,
)  # EL-003: 13 of each element, its doorway first
STARTERS: Final[Names] = tuple([f"start-{element}" for element in ELEMENTS])
SPELLS: Final[Names] = (
    *("gale", "levitation", "whirlwind", "swift-messenger", "entangle"),
    *("bountiful-harvest", "stoneskin", "quick-foundations", "fireball", "battle-fury"),
    *("flame-blade", "burning-trail", "healing-wave", "mirror-surface", "rising-fog"),
    *("high-tide", "fey-charm", "blessing", "revelation", "guardian-angel"),
    *("soul-trade", "domination", "curse", "raise-the-fallen", "command"),
    *("shield-wall", "architects-plan", "banishment", "transformation", "wild-surge"),
    *("displacement", "lucky-find"),
)
QUESTS: Final[Names] = (
    *("call-of-the-dragon", "archmages-apprentice", "sworn-blade", "monster-slayer", "outnumbered"),
    *("peasant-uprising", "among-the-ruins", "good-neighbours", "in-the-beasts-den", "elemental-adept"),
    *("four-winds", "devotion", "collector", "full-stores", "fallen-heroes"),
    *("great-muster",),
)
PROPHECIES: Final[Names] = (
    *("prophecy-of-settlement", "prophecy-of-mastery", "prophecy-of-wisdom", "prophecy-of-many-lands"),
    *("prophecy-of-balance", "prophecy-of-one-land", "prophecy-of-glory", "prophecy-of-deeds"),
    *("prophecy-of-the-host", "prophecy-of-riches", "prophecy-of-plenty", "prophecy-of-the-chain"),
)
MAGIC: Final[Names] = (*SPELLS, *QUESTS, *PROPHECIES)  # EL-004
FACTIONS: Final[Names] = (
    *("sky-harpies", "storm-djinn", "elves-of-briardell", "deep-dwarves"),
    *("goblin-fire-mages", "villainous-ogres", "atlanteans", "deep-naga"),
    *("keepers-of-the-plains", "sun-seraphs", "shadow-demons", "vampires-of-nightravine"),
    *("iron-legion", "clockwork-golems", "pandemonium-imps", "wild-beastkin"),
)  # EL-009: two of each element
ABILITIES: Final[Names] = (
    *("mighty-flock", "storm-glide", "whispering-winds", "gale-strike"),
    *("longbows", "wandering-sage", "skilled-masons", "tunnel-guard"),
    *("fire-bolt", "scavengers", "brute-force", "plunder"),
    *("pearl-divers", "tidal-magic", "venom-trident", "sea-wyrm"),
    *("strength-of-hooves", "gallop", "blinding-glare", "grace"),
    *("dark-veil", "shadow-harvest", "blood-feast", "cloud-of-bats"),
    *("formation", "engineers", "tireless", "brass-furnace"),
    *("mischief", "rift-step", "rampage", "untamed"),
)
"""Two of each faction, in their order."""
MERCENARIES: Final[Names] = ("minotaur", "mimesis")
MONSTERS: Final[Names] = (
    *("thunder-roc", "ancient-treant", "demon-of-might", "kraken"),
    *("riddling-sphinx", "night-terror", "iron-golem", "chimera"),
    *("storm-wyvern", "stone-colossus", "lava-fury", "leviathan"),
    *("sun-phoenix", "gloom-hydra", "archon-sentinel", "many-eyed-horror"),
    *("mother-of-dragons", "frost-giant"),
)  # EL-005: the base ones by element, the legendary ones by element, two special ones
ELEMENT_REALMS: Final[Names] = (
    *("cloud-plateau", "windspire-peaks", "thunder-eyrie"),
    *("briar-hills", "elder-forest", "treant-hollow"),
    *("ash-fields", "molten-crown", "demon-caldera"),
    *("pearl-shoals", "moon-lagoon", "kraken-deep"),
    *("sunlit-steppe", "temple-of-noon", "sphinx-dunes"),
    *("whispering-mire", "eclipse-vale", "nightmare-chasm"),
    *("marble-terraces", "high-court", "golem-foundry"),
    *("shattered-isles", "heart-of-the-rift", "chimera-maze"),
)
"""Three of each element: with two stacks, with two symbols, and the Lair."""
RUINS: Final[Names] = ("mage-tower", "fortress", "mill", "summoning-portal", "dungeon", "second-dungeon", "oracle")
SPECIAL_REALMS: Final[Names] = ("dragons-lair", "bifrost-bridge")
REALMS: Final[Names] = (*ELEMENT_REALMS, *RUINS, *SPECIAL_REALMS)  # EL-002
PHANTOM_CARDS: Final[Names] = (
    *("pale-reaper", "cold-breath", "grave-robber", "hungry-shade", "lost-peasant", "grey-lady"),
    *("drowned-sailor", "headless-rider", "crypt-door", "whispers-below", "old-bones", "forgotten-stair"),
    *("haunted-hearth", "stolen-home", "house-of-mist", "silent-village", "rising-dead", "dark-ritual"),
    *("tolling-bell", "wild-hunt", "vengeful-host", "wraith-charge", "blood-moon", "hour-of-ghosts"),
)
HOARD: Final[Names] = ("dragon-points", "dragon-gold", "dragon-power", "dragon-lore", "dragon-glory")
"""The dragon treasures."""
REWARDS: Final[Names] = (
    *("two-potions", "two-gems", "two-scrolls", "two-tools", "two-swords", "gold-and-card"),
    *("three-cards", "points", "own-power", "glory-and-point", "free-worker", "cheap-adventure"),
)
"""Spaces of the reward grid."""
CARDS: Final[Names] = (
    *ADVENTURES,
    *STARTERS,
    *MAGIC,
    *ABILITIES,
    *MERCENARIES,
    *MONSTERS,
    *REALMS,
    *PHANTOM_CARDS,
    *HOARD,
    *REWARDS,
    "guardian",
)
"""All that can be the source of a step; the number of a card is its place here."""

FIRST_STARTER: Final = len(ADVENTURES)
FIRST_MAGIC: Final = FIRST_STARTER + len(STARTERS)
FIRST_ABILITY: Final = FIRST_MAGIC + len(MAGIC)
FIRST_BEAST: Final = FIRST_ABILITY + len(ABILITIES)
FIRST_REALM: Final = FIRST_BEAST + len(MERCENARIES) + len(MONSTERS)
FIRST_PHANTOM: Final = FIRST_REALM + len(REALMS)
FIRST_HOARD: Final = FIRST_PHANTOM + len(PHANTOM_CARDS)
FIRST_REWARD: Final = FIRST_HOARD + len(HOARD)
GUARDIAN_CARD: Final = FIRST_REWARD + len(REWARDS)
FIRST_QUEST: Final = len(SPELLS)
FIRST_PROPHECY: Final = FIRST_QUEST + len(QUESTS)
"""Among the magic cards."""
PER_ELEMENT: Final = 13

BEASTS: Final[Names] = (*MERCENARIES, *MONSTERS)
"""Pieces that can change sides."""
MINOTAUR: Final = 0
MIMESIS: Final = 1
FIRST_MONSTER: Final = 2
MOTHER: Final = BEASTS.index("mother-of-dragons")
FROST_GIANT: Final = BEASTS.index("frost-giant")
GUARDIAN: Final = len(BEASTS)
"""The guardian of the Phantoms stands where a monster would, but is none."""
UNITS: Final[Names] = ("worker", "warrior", "wizard", "dragon", *BEASTS)
WORKER: Final = 0
WARRIOR: Final = 1
WIZARD: Final = 2
DRAGON: Final = 3
FIRST_BEAST_UNIT: Final = 4
MIMESIS_UNIT: Final = FIRST_BEAST_UNIT + MIMESIS

MAGE_TOWER: Final = len(ELEMENT_REALMS)
FORTRESS: Final = MAGE_TOWER + 1
MILL: Final = MAGE_TOWER + 2
PORTAL: Final = MAGE_TOWER + 3
DUNGEON: Final = MAGE_TOWER + 4
SECOND_DUNGEON: Final = MAGE_TOWER + 5
ORACLE: Final = MAGE_TOWER + 6
DRAGONS_LAIR: Final = MAGE_TOWER + 7
BRIDGE: Final = MAGE_TOWER + 8

SPACES: Final[Names] = tuple(
    [f"{realm}-{place}" for i, realm in enumerate(ELEMENT_REALMS) for place in (("1", "2") if i % 3 == 0 else ("1",))]
)
"""Treasure spaces, four of each element: two of its first realm, one of each other."""
FACES: Final[Names] = (
    *("gem-gem", "scroll-scroll", "potion-potion", "tool-tool", "sword-sword"),
    *("gem-scroll", "gem-potion", "gem-tool", "gem-sword", "scroll-potion", "scroll-tool", "scroll-sword"),
    *("potion-tool", "potion-sword", "tool-sword", "gold", "magic"),
)
"""What treasure tokens show; two different resources stand for one of them (EL-046, EL-047)."""
TOKENS: Final[Names] = tuple([f"{element}-{mix}" for element in ELEMENTS for mix in ("aa", "bb", "cc", "ab", "ac", "bc", "gold", "magic")])
"""Kinds of treasure tokens: an element and one of the faces that it has."""

ONE_SLOT: Final[Names] = (
    *("windswept-doorway", "windmill-terrace", "message-birds", "mossy-doorway", "deep-granary"),
    *("gem-mine", "forest-workshop", "burning-doorway", "forge", "alchemists-kiln"),
    *("dripping-doorway", "pearl-grotto", "fishing-nets", "harbour-market", "shining-doorway"),
    *("sun-temple", "pilgrims-house", "shadow-doorway", "smugglers-cellar", "poison-garden"),
    *("black-market", "stone-doorway", "guildhall", "stonemasons", "warped-doorway"),
    *("mad-bazaar",),
)
TWO_SLOTS: Final[Names] = (
    *("eyrie-cache", "ember-hoard", "sunken-chest", "crypt", "treasury"),
    *("arch-bridge", "pandoras-coffer"),
)
THREE_SLOTS: Final[Names] = ("root-cave", "reliquary")
SLOTS: Final[Names] = (
    "gather",
    *[f"{card}-1" for card in (*ONE_SLOT, *TWO_SLOTS, *THREE_SLOTS)],
    *[f"{card}-2" for card in (*TWO_SLOTS, *THREE_SLOTS)],
    *[f"{card}-3" for card in THREE_SLOTS],
)
"""Where tokens can be put: the slot of the starting card, then those of adventure cards."""
ACTIVE_CARDS: Final[Names] = (
    *("windswept-doorway", "windmill-terrace", "library-of-winds", "message-birds", "sky-perch"),
    *("griffin-riders", "cloud-observatory", "mossy-doorway", "gem-mine", "forest-workshop"),
    *("rangers-lodge", "wyrm-burrow", "druid-circle", "burning-doorway", "forge"),
    *("alchemists-kiln", "arena-of-flames", "volcano-roost", "pyromancers-circle", "dripping-doorway"),
    *("fishing-nets", "harbour-market", "tide-guard", "serpent-cove", "altar-of-tides"),
    *("shining-doorway", "sun-temple", "pilgrims-house", "paladin-hall", "golden-spire"),
    *("hall-of-dawn", "great-archive", "shadow-doorway", "poison-garden", "black-market"),
    *("assassins-guild", "bone-lair", "necromancers-study", "stone-doorway", "arch-bridge"),
    *("citadel", "guildhall", "stonemasons", "hall-of-banners", "court-of-law"),
    *("warped-doorway", "gambling-den", "mad-bazaar", "blood-pit", "rift-nest"),
    *("wild-magic-tower",),
)
"""Adventure cards with a unit icon."""
PLACES: Final[Names] = ("summon", "gather", "dwell", *ACTIVE_CARDS)
"""Card actions: three of the starting card, one of each active card."""
SUMMON: Final = 0
GATHER: Final = 1
DWELL: Final = 2
ORB_CARDS: Final[Names] = (
    *("eyrie-cache", "message-birds", "sky-perch", "root-cave", "forest-workshop"),
    *("wyrm-burrow", "ember-hoard", "alchemists-kiln", "volcano-roost", "sunken-chest"),
    *("harbour-market", "serpent-cove", "reliquary", "pilgrims-house", "golden-spire"),
    *("crypt", "black-market", "bone-lair", "treasury", "guildhall"),
    *("hall-of-banners", "pandoras-coffer", "mad-bazaar", "rift-nest"),
)
"""With an orb symbol or an investment slot."""
AURAS: Final[Names] = (
    "wind-aura",
    "growth-aura",
    "blazing-aura",
    "tidal-aura",
    "radiant-aura",
    "gloom-aura",
    "aura-of-discipline",
    "chaos-aura",
)
TOOLS: Final[Names] = (
    *("gale-strike", "mischief", "venom-trident", "storm-bow", "trident", "wild-blade", "fire-bombs", "jesters-flail", "twist-of-fate"),
    *("phoenix-feather", "sea-wyrm", "riddling-sphinx", "tactics", "rift-step", "wandering-sage", "charge"),
)
"""What may be used at a moment of a battle or turn besides spells."""
SEATS: Final[Names] = ("0", "1", "2", "3", "4")
SIDES: Final[Names] = (*SEATS, "monster")
MONSTER_SIDE: Final = 5
PIPS: Final[Names] = ("1", "2", "3", "4", "5", "6")
PRICES: Final[Names] = ("gold", "orb")
MAP: Final = HexWindow(12)
"""No map can grow beyond it: two new tiles reach one step further, the bridge two more."""

ACTIONS: Final = ActionTable()
PLACE: Final = ACTIONS.verb("place", unit=UNITS, realm=REALMS)
REGROUP: Final = ACTIONS.single("regroup")
END: Final = ACTIONS.single("end")
LIFT: Final = ACTIONS.verb("lift", unit=UNITS, realm=REALMS)
RAISE: Final = ACTIONS.verb("raise", unit=UNITS)
ACT: Final = ACTIONS.verb("act", place=PLACES)
READY: Final = ACTIONS.single("ready")
CASH: Final = ACTIONS.verb("cash", face=FACES, resource=RESOURCES)
PUT: Final = ACTIONS.verb("put", face=FACES, slot=SLOTS)
REWARD: Final = ACTIONS.verb("reward", reward=REWARDS)
ORB: Final = ACTIONS.verb("orb", card=ORB_CARDS)
ATTACH: Final = ACTIONS.verb("attach", aura=AURAS, card=ACTIVE_CARDS)
HIRE: Final = ACTIONS.verb("hire", unit=MERCENARIES, price=PRICES)
TACTICS: Final = ACTIONS.single("tactics")
CAST: Final = ACTIONS.verb("cast", card=SPELLS)
USE: Final = ACTIONS.verb("use", tool=TOOLS)
PAY: Final = ACTIONS.verb("pay", resource=("default", *RESOURCES))
DISCARD: Final = ACTIONS.verb("discard", card=MAGIC)
GAIN: Final = ACTIONS.verb("gain", resource=RESOURCES)
TAKE: Final = ACTIONS.verb("take", space=SPACES)
BUY: Final = ACTIONS.verb("buy", card=ADVENTURES)
BURN: Final = ACTIONS.verb("burn", card=ADVENTURES)
LAY: Final = ACTIONS.verb("lay", cell=MAP.names)
RECRUIT: Final = ACTIONS.verb("recruit", unit=("worker", "warrior", "wizard", "dragon"))
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
GLORY: Final = ACTIONS.single("glory")
FULFIL: Final = ACTIONS.verb("fulfil", card=QUESTS)
FIRST: Final = ACTIONS.verb("first", card=CARDS)
"""Which of several effects that fall due at once comes first."""
