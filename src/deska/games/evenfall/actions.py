"""Everything anyone can choose, and the names of all things."""

from typing import Final

from deska.kernel import ActionTable

Names = tuple[str, ...]
"""Not of a fixed length: compiled, such tuples would be copied with every look into them."""

RITUALS: Final[Names] = (  # EV-003: artifacts, creatures, spells
    *("chalice-of-transmutation", "pillar-of-energy", "singing-cauldron", "animated-cabinet", "bone-flute", "silver-moon-sickle"),
    *("crystal-lens", "everburning-lantern", "witchs-broom", "mirror-of-twins", "alchemists-scales", "book-of-shadows"),
    *("mortar-of-ages", "copper-still", "antler-crown", "hourglass-of-dusk", "black-candle", "astrolabe-of-the-winds"),
    *("thorn-amulet", "chest-of-wonders"),
    *("cat-adviser", "mystic-elephant", "raven-messenger", "moss-toad", "ember-salamander", "white-stag", "night-owl"),
    *("swarm-of-bees", "barn-basilisk", "graveyard-hound", "river-serpent", "great-bear", "will-o-the-wisps", "hedgehog-herbalist"),
    *("moon-moth", "stone-golem", "wolf-pack", "spider-weaver", "phoenix-chick", "hundred-year-crow"),
    *("rift-in-space", "runes", "circle-of-salt", "rain-calling", "blood-moon-hex", "veil-of-fog", "binding-of-roots"),
    *("whisper-of-ancestors", "harvest-chant", "feast-of-revels", "summoning-circle", "storm-song", "second-sight", "dream-journey"),
    *("outpouring-of-power", "pact-with-the-ancients", "eclipse", "song-of-the-world-tree"),
)
PEOPLE: Final[Names] = (  # EV-003: two copies of each
    *("irena", "alwyn", "hawa", "hoj", "mirela", "ysolde", "ran", "korvin", "oduya", "vitus", "mei-lin", "marzanna", "finn"),
    *("theodora", "suvi", "amaru", "gudrun", "calixta", "nokomis", "bahram", "zuzana"),
)
COUNCIL: Final[Names] = tuple(f"council-{name}" for name in PEOPLE)
"""The lower halves of the people: a person in the council is another thing than the same person as a specialist."""
DISCOVERIES: Final[Names] = (  # EV-002: the places deck
    *("swamp-of-souls-1", "swamp-of-souls-2", "sanctuary-1", "sanctuary-2", "cave-1", "cave-2", "magic-springs-1", "magic-springs-2"),
    *("castle-in-the-mist-1", "castle-in-the-mist-2", "ruins-1", "ruins-2", "whispering-grove-1", "whispering-grove-2"),
    *("stone-circle-1", "stone-circle-2", "gallows-hill-1", "gallows-hill-2", "moonlit-lake-1", "moonlit-lake-2", "old-mill-1"),
    *("old-mill-2", "sunken-library-1", "sunken-library-2", "crossroads-1", "crossroads-2", "glass-desert-1", "glass-desert-2"),
    *("bone-orchard-1", "bone-orchard-2", "lighthouse-1", "lighthouse-2", "fire-altar-1", "fire-altar-2", "mushroom-ring-1"),
    *("mushroom-ring-2", "ice-temple-1", "ice-temple-2", "forgotten-cemetery-1", "forgotten-cemetery-2", "alchemists-tower-1"),
    *("alchemists-tower-2", "hanging-gardens-1", "hanging-gardens-2", "stargazers-peak-1", "stargazers-peak-2", "smugglers-cove-1"),
    *("smugglers-cove-2", "giants-table-1", "giants-table-2", "heart-of-the-forest-1", "heart-of-the-forest-2"),
)
STARTS: Final[Names] = ("nqobantu-pit", "tree-of-eternity", "lung-tiang-ark", "church-of-the-prophet")  # EV-025, in the order of the clans
PLACES: Final[Names] = (*DISCOVERIES, *STARTS)
REGIONS: Final[Names] = ("northern-lakes", "central-mountains", "southern-slopes")  # EV-013
CLANS: Final[Names] = ("star", "circle", "thorn", "cross")
DRAWN: Final[Names] = (*RITUALS, *PEOPLE)
"""What the draw deck is made of (EV-018)."""
REACTING: Final[Names] = (*DRAWN, *COUNCIL)
CARDS: Final[Names] = (*REACTING, *PLACES, *REGIONS, *CLANS)
"""All that can be the source of a step; the number of a card is its place here."""

FIRST_PERSON: Final = len(RITUALS)
FIRST_COUNCIL: Final = FIRST_PERSON + len(PEOPLE)
FIRST_PLACE: Final = FIRST_COUNCIL + len(COUNCIL)
FIRST_START: Final = FIRST_PLACE + len(DISCOVERIES)
FIRST_REGION: Final = FIRST_PLACE + len(PLACES)
FIRST_CLAN: Final = FIRST_REGION + len(REGIONS)

STAR: Final = 0
CIRCLE: Final = 1
THORN: Final = 2
CROSS: Final = 3

RESOURCES: Final[Names] = ("herb", "potion", "knowledge")
HERB: Final = 0
POTION: Final = 1
KNOWLEDGE: Final = 2
KEYWORDS: Final[Names] = ("artifact", "creature", "spell")  # EV-059
RUNES: Final[Names] = ("leaf", "eye", "flame", "drop")  # EV-008
STONES: Final[Names] = (*RUNES, "red")
RED: Final = len(RUNES)
FIGURES: Final[Names] = ("witch", "elder")
FIELDS: Final[Names] = ("1", "2", "3", "4")  # EV-C56
TRACK: Final[Names] = ("1", "2", "3", "4", "5", "6", "7")
"""Spaces of the revel track above the lowest one."""

SPACE_RITUALS: Final[Names] = (  # EV-010
    *("chalice-of-transmutation", "pillar-of-energy", "singing-cauldron", "witchs-broom", "mirror-of-twins", "alchemists-scales"),
    *("book-of-shadows", "mortar-of-ages", "copper-still", "night-owl", "swarm-of-bees", "river-serpent", "hedgehog-herbalist"),
    *("stone-golem", "phoenix-chick", "blood-moon-hex", "second-sight", "dream-journey", "outpouring-of-power"),
)
SPACES: Final[Names] = (*SPACE_RITUALS, *REGIONS, "cross")  # EV-082, EV-152
FIRST_REGION_SPACE: Final = len(SPACE_RITUALS)
CROSS_SPACE: Final = len(SPACES) - 1
SPACE_CARD: Final[tuple[int, ...]] = tuple(CARDS.index(name) for name in SPACES)
"""The card or board of every action space."""
SPACE_OF: Final[tuple[int, ...]] = tuple(SPACES.index(name) if name in SPACE_RITUALS else -1 for name in RITUALS)
"""The action space of every ritual, -1 if it has none."""

ACTIONS: Final = ActionTable()
DISCOVER: Final = ACTIONS.verb("discover", card=PLACES)
TOKEN: Final = ACTIONS.single("token")
RITUAL: Final = ACTIONS.verb("ritual", card=RITUALS)
ON: Final = ACTIONS.verb("on", card=PLACES)
SPECIALIST: Final = ACTIONS.verb("specialist", card=PEOPLE)
COUNCILLOR: Final = ACTIONS.verb("council", card=PEOPLE)
USE: Final = ACTIONS.verb("use", figure=FIGURES, card=SPACES)
SICKLE: Final = ACTIONS.verb("sickle", card=RITUALS)
ORB: Final = ACTIONS.verb("orb", card=RITUALS)
SWAP: Final = ACTIONS.single("swap")
ABILITY: Final = ACTIONS.single("ability")
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
