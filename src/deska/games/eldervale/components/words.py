"""Words of cards: the moments at which they do something, and what they change as long as they are there."""

from typing import Final

from deska.games.eldervale.actions import Names

# --- moments at which a player may cast a spell or use a card (EL-C59)

LOOMING: Final = "looming"
BEFORE_JOINING: Final = "before-joining"
SWORDS: Final = "swords"
ROLLED: Final = "rolled"
REMOVAL: Final = "removal"
OWN_TURN: Final = "own-turn"
BEFORE_PLACING: Final = "before-placing"
AFTER_PLACING: Final = "after-placing"
AFTER_PEACE: Final = "after-peace"
OWN_TURN_OR_JOINING: Final = "own-turn-or-joining"
MOMENTS: Final[Names] = (
    *(LOOMING, BEFORE_JOINING, SWORDS, ROLLED, REMOVAL),
    *(OWN_TURN, BEFORE_PLACING, AFTER_PLACING, AFTER_PEACE, OWN_TURN_OR_JOINING),
)


def moments(*names: str) -> int:
    """Some of these moments, as bits."""
    return sum([1 << MOMENTS.index(name) for name in names])


# --- moments at which effects happen by themselves

ENHANCE: Final = "enhance"
"""The card that an aura is attached to is activated."""
ORB_PLACED: Final = "orb-placed"
RIVAL_RISES: Final = "rival-rises"
TRIGGERED: Final = "battle-triggered"
"""The own placement causes a battle."""
LOSSES: Final = "losses"
"""Once a battle, when own units go to the Underworld."""
WON: Final = "won"
BUILT: Final = "built"
QUEST_DONE: Final = "quest-done"
PLACED: Final = "placed"
ACTED: Final = "acted"
"""After the realm action of a unit, before any battle; and after a card action."""
TURN_ENDS: Final = "turn-ends"
FALLEN: Final = "fallen"
"""For every such unit that goes to the Underworld."""
SCAVENGES: Final = "scavenges"
"""After a battle of others beside the unit."""
REWARD: Final = "reward"
"""Besides glory, for who defeats the monster."""

# --- when a quest may be fulfilled: whenever something is true, or when something happens (EL-060)

ALWAYS: Final = "always"
RECRUITED: Final = "recruited"
DEEDS: Final[Names] = (RECRUITED, WON, BUILT, ACTED)

# --- battle dice, and when a card adds them

DICE: Final = "dice"
FLOCK_DICE: Final = "flock-dice"
FORMATION_DICE: Final = "formation-dice"
RUIN_DICE: Final = "ruin-dice"
MONSTER_DICE: Final = "monster-dice"
ATTACK_DICE: Final = "attack-dice"
WITH_WORKER: Final = "with-worker"
WITH_WARRIOR: Final = "with-warrior"
AS_DEFENDER: Final = "as-defender"
WITH_DWELLING: Final = "with-dwelling"
OTHERS_DICE: Final = "others-dice"
"""Dice that every other participant loses."""
BESIDE_DICE: Final = "beside-dice"
"""Dice that each such unit gives from beside the battle, without moving in."""
AGAINST_MONSTER: Final = "against-monster"
"""Dice that the monster loses."""
SETS_SIX: Final = "sets-six"

# --- other changes by cards of the tableau

TWISTS: Final = "twists"
"""Own dice that may be rolled again once a turn."""
STEALS: Final = "steals"
LOSS_POINTS: Final = "loss-points"
SYMBOL_POINTS: Final = "symbol-points"
TOKEN_POINTS: Final = "token-points"
"""Points of a vault in the end: for every symbol on its tokens, or for every token, which lie face down."""
WORKER_RANGE: Final = "worker-range"
JOIN_RANGE: Final = "join-range"
HAND_LIMIT: Final = "hand-limit"
TOWER_CARDS: Final = "tower-cards"
RESOURCE_LIMIT: Final = "resource-limit"
TOKEN_LIMIT: Final = "token-limit"
DWELLING_DISCOUNT: Final = "dwelling-discount"
RECRUIT_DISCOUNT: Final = "recruit-discount"
CAST_DISCOUNT: Final = "cast-discount"

# --- what an aura changes in its card's activation (EL-149)

ANY_UNIT: Final = "any-unit"
FROM_UNDERWORLD: Final = "from-underworld"
REUSE: Final = "reuse"
REPEATS: Final = "repeats"
CHANCE: Final = "chance"

# --- what units of a faction can do

PLACEMENT_RANGE: Final = "placement-range"
VEIL: Final = "veil"
RAMPAGE: Final = "rampage"
"""How far away an occupied realm may be entered."""
DIVES: Final = "dives"
ESCAPES: Final = "escapes"
TIRELESS: Final = "tireless"

# --- traits of monsters

WINS_TIES: Final = "wins-ties"
NO_JOINING: Final = "no-joining"
CHAINED_DREAD: Final = "chained-dread"
"""Its controller's rivals lose dice too."""
NO_SWORDS: Final = "no-swords"
NO_SPELLS: Final = "no-spells"
REROLLS_UP_TO: Final = "rerolls-up-to"
REROLLS_ON: Final = "rerolls-on"
"""It rolls again until no such die is left."""
RIDDLE: Final = "riddle"
UNSTABLE: Final = "unstable"
SCORCHES: Final = "scorches"
DEVOURS: Final = "devours"
REBORN: Final = "reborn"
MANY_HEADS: Final = "many-heads"
GAZE: Final = "gaze"
HOMING: Final = "homing"
"""It returns home after a battle won elsewhere."""
TAMELESS: Final = "tameless"
"""Nobody can control it."""
MERCENARY: Final = "mercenary"

DICE_WORDS: Final[Names] = (
    *(DICE, FLOCK_DICE, FORMATION_DICE, RUIN_DICE, MONSTER_DICE, ATTACK_DICE),
    *(WITH_WORKER, WITH_WARRIOR, AS_DEFENDER, WITH_DWELLING),
)
CHANGES: Final[Names] = (
    *DICE_WORDS,
    *(OTHERS_DICE, BESIDE_DICE, AGAINST_MONSTER, SETS_SIX, TWISTS, STEALS, LOSS_POINTS, SYMBOL_POINTS, TOKEN_POINTS),
    *(WORKER_RANGE, JOIN_RANGE, HAND_LIMIT, TOWER_CARDS, RESOURCE_LIMIT, TOKEN_LIMIT),
    *(DWELLING_DISCOUNT, RECRUIT_DISCOUNT, CAST_DISCOUNT, ANY_UNIT, FROM_UNDERWORLD, REUSE, REPEATS, CHANCE),
    *(PLACEMENT_RANGE, VEIL, RAMPAGE, DIVES, ESCAPES, TIRELESS),
    *(WINS_TIES, NO_JOINING, CHAINED_DREAD, NO_SWORDS, NO_SPELLS, REROLLS_UP_TO, REROLLS_ON, RIDDLE, UNSTABLE),
    *(SCORCHES, DEVOURS, REBORN, MANY_HEADS, GAZE, HOMING, TAMELESS, MERCENARY),
)
"""All that cards can change."""
