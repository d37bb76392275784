"""A battle: a noun that comes and goes."""

from typing import Annotated, Final

from deska.games.weirdwood.actions import CARDS, FACES
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.people import COUNT, PLACE, SEAT
from deska.kernel.codec import Bool, Int, ListOf, Name
from deska.kernel.nouns import NO_NUMBERS, OPEN, Noun

BEFORE: Final = 0
ROLLED: Final = 1
BOTH_ROLLED: Final = 2
DEALT: Final = 3


FACE_LIST: Final = ListOf(Name(FACES), 0, 60)
DICE_COUNTS: Final = ListOf(Int(0, 60), 3, 3)


class Battle(Noun):
    """Souboj: from its beginning until the damage is dealt and all that follows is done."""

    seat: Annotated[int, SEAT, OPEN] = 0
    place: Annotated[int, PLACE, OPEN] = 0
    monster: Annotated[bool, Bool(), OPEN] = False
    """Whether it is fought, or the scarabs of the room."""
    far: Annotated[bool, Bool(), OPEN] = False
    """Whether the attacker stands elsewhere."""
    source: Annotated[int, Name(CARDS, nothing=True), OPEN] = NOTHING
    """The card of the Attack."""
    dice: Annotated[list[int], DICE_COUNTS, OPEN] = NO_NUMBERS
    faces: Annotated[list[int], FACE_LIST, OPEN] = NO_NUMBERS
    """The attacker's dice by colour, and the faces they show, sorted."""
    foe_dice: Annotated[list[int], DICE_COUNTS, OPEN] = NO_NUMBERS
    foe_faces: Annotated[list[int], FACE_LIST, OPEN] = NO_NUMBERS
    hits: Annotated[int, COUNT, OPEN] = 0
    blocks: Annotated[int, COUNT, OPEN] = 0
    """On top of what always counts and of what the dice show."""
    rerolls: Annotated[int, COUNT, OPEN] = 0
    sets: Annotated[int, COUNT, OPEN] = 0
    cuts: Annotated[int, COUNT, OPEN] = 0
    steals: Annotated[int, COUNT, OPEN] = 0
    """What may still be done with dice."""
    links: Annotated[int, COUNT, OPEN] = 0
    """Wild links already used in this battle."""
    looted: Annotated[bool, Bool(), OPEN] = False
    """Whether Wally has used a stolen power card."""
    fresh: Annotated[int, COUNT, OPEN] = 0
    """How many power cards he has taken in it, to be used in a later one."""
    phase: Annotated[int, Int(BEFORE, DEALT), OPEN] = BEFORE
    """Nobody has rolled yet, the attacker has, the enemy has too, the damage is dealt."""
    surges: Annotated[int, COUNT, OPEN] = 0
    """Of the enemy, to be carried out after the battle."""
    dealt: Annotated[int, COUNT, OPEN] = 0
    """Damage dealt, or scarabs defeated."""
    xp: Annotated[int, COUNT, OPEN] = 0
    """Experience gained in it and not yet spent."""
    hurt: Annotated[int, COUNT, OPEN] = 0
    """Damage that the attacker takes."""
