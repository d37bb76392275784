"""A battle: a noun that comes and goes."""

from typing import Final

from deska.games.weirdwood.actions import CARDS, FACES
from deska.games.weirdwood.components.people import COUNT, PLACE, SEAT
from deska.kernel.codec import Bool, Int, ListOf, Name, Record

BEFORE: Final = 0
ROLLED: Final = 1
BOTH_ROLLED: Final = 2
DEALT: Final = 3


class Battle:
    """Souboj: from its beginning until the damage is dealt and all that follows is done."""

    __slots__ = (
        "blocks",
        "cuts",
        "dealt",
        "dice",
        "faces",
        "far",
        "foe_dice",
        "foe_faces",
        "fresh",
        "hits",
        "hurt",
        "links",
        "looted",
        "monster",
        "phase",
        "place",
        "rerolls",
        "seat",
        "sets",
        "source",
        "steals",
        "surges",
        "xp",
    )

    def __init__(
        self,
        seat: int,
        place: int,
        monster: bool,
        far: bool,
        source: int,
        dice: list[int],
        faces: list[int],
        foe_dice: list[int],
        foe_faces: list[int],
        hits: int,
        blocks: int,
        rerolls: int,
        sets: int,
        cuts: int,
        steals: int,
        links: int,
        looted: bool,
        fresh: int,
        phase: int,
        surges: int,
        dealt: int,
        xp: int,
        hurt: int,
    ) -> None:
        self.seat = seat
        self.place = place
        self.monster = monster
        """Whether it is fought, or the scarabs of the room."""
        self.far = far
        """Whether the attacker stands elsewhere."""
        self.source = source
        """The card of the Attack."""
        self.dice = dice
        self.faces = faces
        """The attacker's dice by colour, and the faces they show, sorted."""
        self.foe_dice = foe_dice
        self.foe_faces = foe_faces
        self.hits = hits
        self.blocks = blocks
        """On top of what always counts and of what the dice show."""
        self.rerolls = rerolls
        self.sets = sets
        self.cuts = cuts
        self.steals = steals
        """What may still be done with dice."""
        self.links = links
        """Wild links already used in this battle."""
        self.looted = looted
        """Whether Wally has used a stolen power card."""
        self.fresh = fresh
        """How many power cards he has taken in it, to be used in a later one."""
        self.phase = phase
        """Nobody has rolled yet, the attacker has, the enemy has too, the damage is dealt."""
        self.surges = surges
        """Of the enemy, to be carried out after the battle."""
        self.dealt = dealt
        """Damage dealt, or scarabs defeated."""
        self.xp = xp
        """Experience gained in it and not yet spent."""
        self.hurt = hurt
        """Damage that the attacker takes."""

    def clone(self) -> "Battle":
        return Battle(
            self.seat,
            self.place,
            self.monster,
            self.far,
            self.source,
            self.dice[:],
            self.faces[:],
            self.foe_dice[:],
            self.foe_faces[:],
            self.hits,
            self.blocks,
            self.rerolls,
            self.sets,
            self.cuts,
            self.steals,
            self.links,
            self.looted,
            self.fresh,
            self.phase,
            self.surges,
            self.dealt,
            self.xp,
            self.hurt,
        )


def new_battle(seat: int, place: int, monster: bool, far: bool, source: int, dice: list[int], foe_dice: list[int]) -> Battle:
    return Battle(
        seat=seat,
        place=place,
        monster=monster,
        far=far,
        source=source,
        dice=dice,
        faces=[],
        foe_dice=foe_dice,
        foe_faces=[],
        hits=0,
        blocks=0,
        rerolls=0,
        sets=0,
        cuts=0,
        steals=0,
        links=0,
        looted=False,
        fresh=0,
        phase=BEFORE,
        surges=0,
        dealt=0,
        xp=0,
        hurt=0,
    )


FACE_LIST: Final = ListOf(Name(FACES), 0, 60)
DICE_COUNTS: Final = ListOf(Int(0, 60), 3, 3)
BATTLE: Final = Record(
    Battle,
    seat=SEAT,
    place=PLACE,
    monster=Bool(),
    far=Bool(),
    source=Name(CARDS, nothing=True),
    dice=DICE_COUNTS,
    faces=FACE_LIST,
    foe_dice=DICE_COUNTS,
    foe_faces=FACE_LIST,
    hits=COUNT,
    blocks=COUNT,
    rerolls=COUNT,
    sets=COUNT,
    cuts=COUNT,
    steals=COUNT,
    links=COUNT,
    looted=Bool(),
    fresh=COUNT,
    phase=Int(0, DEALT),
    surges=COUNT,
    dealt=COUNT,
    xp=COUNT,
    hurt=COUNT,
)
