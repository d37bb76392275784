"""Words of cards: the moments at which they do something, and what they change as long as they are there."""

from typing import Final, Literal, get_args

from deska.games.eldervale.actions import Names

Chance = Literal[
    "looming",
    "before-joining",
    "swords",
    "rolled",
    "removal",
    "own-turn",
    "before-placing",
    "after-placing",
    "after-peace",
    "own-turn-or-joining",
]
"""When a player may cast a spell, or use a card (EL-C59)."""
Deed = Literal["recruited", "won", "built", "acted"]
"""Deeds that fulfil quests (EL-060). Other quests ask for something to be true, whenever that is: `always`."""
Moment = Literal[
    "enhance",  # the card that an aura is attached to is activated
    "orb-placed",
    "rival-rises",
    "battle-triggered",  # by the player's own placement
    "rolled",  # once a battle, after the roll, if the player likes
    "removal",  # once a battle, before own units go to the Underworld, if the player likes
    "losses",  # once a battle, when own units go to the Underworld
    "won",
    "built",
    "quest-done",
    "placed",
    "acted",  # after the realm action of the unit, before any battle
    "turn-ends",
    "fallen",  # for every such unit that goes to the Underworld
    "scavenges",  # after a battle of others beside the unit
    "reward",  # besides glory, for whoever defeats the monster
]
"""When a card does something."""
Dice = Literal[
    "dice",
    "flock-dice",
    "formation-dice",
    "ruin-dice",
    "monster-dice",
    "attack-dice",
    "with-worker",
    "with-warrior",
    "as-defender",
    "with-dwelling",
]
"""When a card adds battle dice."""
Change = (
    Dice
    | Literal[
        # --- in battles
        "others-dice",  # that every other participant loses
        "beside-dice",  # that each such unit gives from beside the battle, without moving in
        "against-monster",  # that the monster loses
        "sets-six",
        "twists",  # own dice that may be rolled again once a turn
        "steals",
        "loss-points",
        # --- by cards of the tableau
        "symbol-points",  # of a vault in the end, for every symbol on its tokens
        "token-points",  # the same for every token, face down
        "worker-range",
        "join-range",
        "hand-limit",
        "tower-cards",
        "resource-limit",
        "token-limit",
        "dwelling-discount",
        "recruit-discount",
        "cast-discount",
        # --- by an aura, when its card is activated (EL-149)
        "any-unit",
        "from-underworld",
        "reuse",
        "repeats",
        "chance",
        # --- for units of a faction
        "placement-range",
        "veil",
        "rampage",  # how far away an occupied realm may be entered
        "dives",
        "escapes",
        "tireless",
        # --- traits of monsters
        "wins-ties",
        "no-joining",
        "chained-dread",  # its controller's rivals lose dice, too
        "no-swords",
        "no-spells",
        "rerolls-up-to",
        "rerolls-on",  # until no such die is left
        "riddle",
        "unstable",
        "scorches",
        "devours",
        "reborn",
        "many-heads",
        "gaze",
        "homing",  # after a battle won elsewhere
        "tameless",
        "mercenary",
    ]
)
"""The numbers and rules that a card changes as long as it is there."""

CHANCES: Final[Names] = get_args(Chance)
DEEDS: Final[Names] = get_args(Deed)
DICE_WORDS: Final[tuple[Dice, ...]] = get_args(Dice)
CHANGES: Final[tuple[Change, ...]] = tuple([word for group in get_args(Change) for word in get_args(group)])


def chances(*names: Chance) -> int:
    """Some of the chances to cast a spell, as bits."""
    return sum([1 << CHANCES.index(name) for name in names])


def dice_words(*names: Dice) -> int:
    """Some of the words for battle dice, as bits."""
    return sum([1 << DICE_WORDS.index(name) for name in names])
