"""The weights of the greedy player in one place; thresholds that only sort cases stand where they are used.

A point is a point of damage to the nemesis. Numbers with odd digits were found by playing: all were moved at once, a little and at random,
in some hundred thousand games, and then to where the mages won more often. They are inclinations rather than estimates.
"""

from typing import Final

# --- how long the game lasts

CLOSE: Final = 0.46
PACE: Final[list[float]] = [0.0, 1.4, 0.1, 0.55, 0.13]
"""Nemesis turns that are left to plan for: at the very end, and more for each point of its life, by the number of mages."""
FED: Final = 5.8
"""Cards that leave the supply in a nemesis turn and the turns around it, where that matters."""

# --- what life is worth

GRAVEHOLD: Final = 56.0
GRAVE_RESERVE: Final = 29.0
"""A point of Gravehold's life: the first divided by what is left of it and the second. The less is left, the dearer."""
LIVES: Final = 43.0
LIFE_RESERVE: Final = 38.0
"""The same for the life of all mages together."""
WEAK: Final = 1.2
"""A mage who would be left with little life is spared: so much divided by the life left, for each point."""
EXHAUSTED: Final = 40.0
"""The cost of an exhausted mage, on top of the life."""
LOST: Final = 1000.0
"""The cost of losing the game."""

# --- what cards bring

AETHER_NOW: Final = 0.32
AETHER_TURN: Final = 0.084
"""The yield of the first aether of a turn: at the end of the game, and more for each turn left."""
RICH: Final = 4.8
"""With so much aether a turn, one more brings a quarter of what the first does."""
AETHER_OF: Final[dict[str, float]] = {
    "crystal": 1.0,
    "amethyst-shard": 1.3,
    "moonstone-shard": 2.7,
    "emerald-shard": 2.2,
    "quartz-shard": 2.5,
    "garnet-shard": 1.5,
    "tourmaline-shard": 0.77,
    "jade": 2.5,
    "sifters-pearl": 2.0,
    "vriswood-amber": 4.2,
    "diamond-cluster": 4.7,
    "searing-ruby": 5.5,
    "burning-opal": 5.6,
    "clouded-sapphire": 1.4,
    "unstable-prism": 2.5,
}
"""Aether that a gem brings, other effects counted in."""
DAMAGE_OF: Final[dict[str, float]] = {
    "phoenix-flame": 2.6,
    "spectral-echo": 1.7,
    "amplify-vision": 7.6,
    "ignite": 3.0,
    "lava-tendril": 3.4,
    "dark-fire": 9.7,
    "essence-theft": 5.7,
    "feral-lightning": 3.4,
    "oblivion-swell": 4.3,
    "chaos-arc": 10.0,
    "planar-insight": 3.6,
    "wildfire-whip": 3.8,
    "arcane-nexus": 4.8,
    "consuming-void": 3.9,
    "spark": 1.0,
    "buried-light": 4.3,
    "flare": 2.0,
}
"""The yield of a spell each time, other effects counted in."""
OTHER_OF: Final[dict[str, float]] = {
    "flexing-dagger": 0.32,
    "bottled-vortex": 2.0,
    "blasting-staff": 3.3,
    "focusing-orb": 0.43,
    "mages-talisman": 0.64,
}
"""The yield of a relic each time."""
EXTRA: Final = 0.5
RELIC_BY_COST: Final = 0.3
ANY_ABILITY: Final = 6.0
"""Values for cards and mages that these tables do not name: an effect beside aether and damage, a relic for each aether of its price,
an ability."""
HALF: Final = 0.5
BURNT: Final = 5 / 6
GEM_BURNT: Final = 1.0
"""Damage that counts of a spell: the part that comes only sometimes, that of cards which have to burn for it, that of a burning gem."""
BY_COST: Final = 0.5
"""The least cost of losing a card, for each aether of its price."""
JUNK: Final = 1.0
"""Cards worth no more than that are in the way later on."""
CORRUPT: Final = -1.0
"""The worth of a corruption in hand."""

# --- what aether is spent on

AFTER: Final = 0.69
"""Everything that is bought after the first thing counts a little less."""
WAIT: Final = 0.53
QUEUE: Final = 0.46
"""Turns until a bought card comes to hand the first time: in any case, and for each hand of cards in the deck."""
SUPPLY: Final = 0.17
"""The cost of a card fewer in the supply, if an empty one loses the game."""
VORTEX_GAIN: Final = 0.27
"""A vortex is worth that part of the gain from losing the two worst cards."""
BREACH_ROOM: Final = 0.28
"""The yield of another open breach each turn, beside the spells that find a place."""
FOCUSED: Final = 0.46
"""Focusing brings that part of its share of opening."""
STUCK: Final = 0.7
"""Prepping a spell that would otherwise stay in hand is worth that part of it."""
SOON: Final = 0.26
WHIP_LOST: Final = 0.1
"""Casting a spell a turn earlier is worth that part of it; less if it is the whip that allows it."""
CHARGED: Final = 0.36
LAST_CHARGE: Final = 1.1
PER_CHARGE: Final = 0.7
"""The worth of an ability, as a part of the table below; the weight of the last charge; turns that each missing charge needs."""
ABILITY: Final[dict[str, float]] = {
    "adelheim": 8.6,
    "brama": 6.2,
    "jian": 5.4,
    "kadir": 8.5,
    "lash": 6.3,
    "mist": 6.2,
    "phaedraxa": 6.2,
    "xaxos": 4.6,
}
"""The worth of each mage's ability."""
DUE: Final = 6.6
NOT_YET: Final = 0.24
"""Being rid of a power is worth that part of its harm: if it is about to take effect, or later."""
TRIFLE: Final = 0.05
"""Nothing is bought that is worth less."""

# --- where spells go

BONUS_BREACH: Final = 1.0
FITTING_BREACH: Final = 0.5
CLOSED_BREACH: Final = 0.2
"""Points for a place: the bonus of III and IV; a closed breach, for spells that need no open one, and for others."""
BLED: Final = 2
"""So many spells are prepped at most while Bleed Static is about to take effect."""
PARTLY: Final = 0.96
"""Wounding a minion counts that much in comparison with killing it: it may still act."""
WOUNDED_HUSK: Final = 0.4
"""The same for a husk."""

# --- cards that must go

HELD: Final = 0.43
"""The worth of a card in hand this turn, as a part of its worth."""
CROWDED: Final = 0.4
"""The same for a spell that will hardly find a breach."""
CORRUPTED: Final = 3.0
"""The gain if a corruption is destroyed."""
DISCARDED: Final = 0.28
DESTROYED: Final = 3.0
"""The cost of cards that are given to discard a power, as a part of their worth: if they come back, and if they do not."""
CHARGE_WORTH: Final = 0.66
"""The cost of a charge that is given for that."""
OPAL: Final = 0.5
THEFT: Final = 1.0
"""A card of so little worth is discarded for the card of an ally, or for a life."""
GEM_NOW: Final = 0.8
"""The worth of the aether of a gem that could burn as damage."""
FULL_PILE: Final = 0.5
LAST_OF_PILE: Final = 10.0
"""The choice of a pile that is devoured: points for each card in it, and points against it if few are left."""

# --- abilities

GRAVE: Final = 2.6
BAD_TURN: Final = 2.6
"""A card that does more harm is warded off; a nemesis turn that does is endured under the rune."""
LATER: Final = 0.8
"""A power gives time, so only this part of its harm counts."""
UNKNOWN_CARD: Final = 2.0
FURIOUS: Final = 3.0
"""Harm that is expected of the card to be drawn, and of a Strike that is near."""
MIRROR_LEAST: Final = 2.0
MIRROR_LIFE: Final = 0.05
MIRROR_MOST: Final = 4.0
"""Damage of a spell that is worth the mirror: the less life the nemesis has, the less is enough."""
GOOD_SPELL: Final = 2.0
"""Spells worth more are fetched through the gate."""
INCOME: Final = 0.5
IN_HAND: Final = 0.3
"""The yield of another turn of a mage beside the prepped spells: for each aether of income, and for each card in hand."""

# --- halves of cards

SPELL_LOST: Final = 3.0
CARD_LOST: Final = 1.5
NEMESIS_TURNS: Final = 7.0
ONE_SWARM: Final = 3.0
FED_CARD: Final = 1.3
"""The cost of the half of a nemesis card: a prepped spell, a card in hand, nemesis turns that come again, a Swarm, a card devoured."""
RETURNED: Final = 3.0
"""The number of times that a minion that comes back acts."""
OVERRUN: Final = 9
"""From so many husks on, two Swarms may end the game."""
NEAR_STRIKE: Final = 2.0
"""The additional cost of an Unleash if a Strike follows at once."""
GARNET_HELD: Final = 0.2
GARNET_CAST: Final = 0.3
NEEDED: Final = 1.5
THINNED: Final = 3.0
"""The yield of the half of a gem or relic, in aether: a part of the spell that is cast, less a little; a life that is needed; a deck
without a Crystal."""
FULL_HEALTH: Final = 7
WEAK_LIFE: Final = 3
LONG_GAME: Final = 7.0
"""Life that leaves something to spare, life that must be healed, and turns left for which a thinner deck pays."""

# --- what the nemesis threatens

STRIKE_GRAVEHOLD: Final = 1.1
STRIKE_MAGES: Final = 0.78
"""Damage of the Strikes that an Unleash of the Rageborne leads to."""
CORRUPT_GRAVEHOLD: Final = 0.21
CORRUPT_MAGES: Final = 1.9
"""Damage of a corruption, which an Unleash of the Crooked Mask brings."""
DEVOURED: Final = 1.8
"""The cost of an Unleash that devours."""
HUSK_FEW: Final = 1.3
HUSK_EACH: Final = 0.056
HUSK_MASS: Final = 0.16
CALM: Final = 6
"""The worth of removing a husk: in any case, more for each in play, and more for each beyond a calm number."""
HARM: Final[dict[str, tuple[float, float, float, float]]] = {
    "skewer": (0.0, 2.9, 0.0, 1.1),
    "slaughter": (3.7, 0.0, 0.0, 0.91),
    "bane-sire": (0.0, 0.0, 0.0, 1.2),
    "agony-field": (0.0, 0.0, 2.5, 0.95),
    "eye-of-nothing": (0.0, 0.0, 0.0, 1.8),
    "woven-sky": (0.0, 4.6, 0.0, 0.94),
    "awaken": (3.1, 0.0, 0.0, 2.0),
    "dispel": (0.0, 0.0, 2.4, 2.1),
    "lay-waste": (0.0, 2.1, 0.0, 2.5),
    "needlemaw": (1.7, 0.0, 0.0, 0.0),
    "venomite": (0.0, 2.2, 0.0, 0.0),
    "pulverizing-ray": (2.9, 0.0, 3.1, 0.0),
    "gather-darkness": (0.0, 0.0, 3.6, 2.0),
    "obliterate": (0.0, 3.4, 0.0, 1.8),
    "sunder": (4.0, 3.4, 0.0, 0.0),
    "topple": (3.8, 0.0, 0.0, 2.4),
    "jagged-one": (0.0, 0.0, 0.0, 1.8),
    "doom-aegis": (0.0, 4.5, 2.6, 0.0),
    "reality-rupture": (0.0, 0.0, 0.0, 2.5),
    "cleave": (0.49, 0.84, 0.19, 0.0),
    "unrelenting-ire": (0.0, 0.0, 0.0, 2.0),
    "blood-cry": (0.0, 0.0, 0.0, 4.2),
    "invoke-carnage": (0.0, 2.6, 0.0, 0.73),
    "scorn": (3.1, 0.0, 0.0, 0.0),
    "avatar-of-wrath": (1.1, 1.3, 0.45, 0.0),
    "onslaught": (0.0, 0.0, 2.2, 2.7),
    "rolling-death": (2.6, 3.1, 0.81, 0.0),
    "broodwomb": (0.0, 0.0, 0.0, 0.51),
    "endless-throng": (3.0, 1.4, 1.1, 0.0),
    "hatch": (0.0, 0.0, 0.0, 1.7),
    "blot-the-sun": (5.7, 2.1, 2.9, 0.93),
    "foul-multitudes": (3.9, 1.1, 1.2, 0.7),
    "infest": (0.0, 4.1, 0.0, 0.0),
    "legion-beacon": (7.2, 1.0, 0.84, 1.2),
    "maggot-engine": (3.1, 1.4, 1.4, 0.0),
    "spawn": (5.5, 2.2, 2.1, 1.2),
    "gorge": (0.0, 2.7, 0.0, 0.55),
    "lobotomize": (0.0, 2.5, 0.0, 0.41),
    "thought-biter": (0.0, 1.8, 0.0, 0.31),
    "cerephage": (0.0, 0.0, 0.0, 1.6),
    "godfeeders": (2.4, 0.0, 0.0, 0.32),
    "mindguzzler": (0.0, 0.0, 0.0, 1.0),
    "digest": (0.0, 1.7, 0.0, 1.2),
    "memory-eater": (0.0, 1.0, 0.0, 0.0),
    "burden": (0.0, 0.0, 0.0, 2.1),
    "corrupter": (0.81, 0.0, 0.0, 0.0),
    "tempt": (0.0, 3.6, 0.0, 0.0),
    "pain-sower": (0.0, 1.9, -0.56, 0.0),
    "twisting-madness": (-2.8, 0.0, 0.0, 0.0),
    "vex": (0.87, 0.0, 0.0, 0.0),
    "afflict": (0.0, -1.2, 0.0, 3.1),
    "bedlam-sage": (-2.3, 3.4, 0.0, 0.0),
    "ruin-priest": (0.0, 0.0, 2.9, 3.3),
}
"""The harm of a card each time it takes effect: damage to Gravehold, damage to mages, cards and spells lost as so much damage less dealt,
and how often it unleashes. What is not named depends on the game."""
