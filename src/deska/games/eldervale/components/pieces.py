"""Nouns that change: players, the turn, a battle, the Phantoms."""

from typing import Annotated, Any, Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    DRAGON,
    ELEMENTS,
    FACTIONS,
    FOES,
    MAGIC,
    MERCENARIES,
    PHANTOM_CARDS,
    PLACES,
    REALMS,
    SEATS,
    TABLEAU_CARDS,
    TOKENS,
    UNITS,
    WARRIOR,
)
from deska.kernel import BadData, Hand
from deska.kernel.codec import Bool, CardsOf, Field, Int, ListOf, Mask, Name, Pair, TupleOf, shown
from deska.kernel.nouns import COUNTED, NO_HAND, NO_LISTS, NO_NUMBERS, OPEN, OWN, Between, Fixed, Noun

NOWHERE: Final = -1
READY: Final = 40
UNDERWORLD: Final = 41
INACTIVE: Final = 42
HOUSED: Final = 43
"""A worker that became a dwelling (EL-126)."""
ON_CARD: Final = 44
OUT: Final = 45
"""A monster that is not on the map yet, or takes no part."""
DEFEATED: Final = 46
OFFER: Final = 47
"""The places where a unit can be besides a realm; realms have lower numbers."""
WORKERS: Final = 6
UNIT_SLOTS: Final = 9
"""The units of a player: six workers, always sorted by place, then warrior, wizard, dragon."""
TOP_LEVEL: Final = 5
POWER_VALUE: Final[tuple[int, ...]] = (0, 2, 3, 4, 5, 6)  # EL-188
MOST_MARKERS: Final = 4
LAST_GLORY: Final = 7
GLORY_ORBS: Final[tuple[int, ...]] = (4, 7)  # EL-035
MOST_RESOURCES: Final = 5
MOST_HELD: Final = 7
MOST_TOKENS: Final = 4
"""How many of a resource, magic cards and treasure tokens a player may keep, unless cards say otherwise."""
MOST_DICE: Final = 6
MOST_MONSTER_DICE: Final = 5
DWELLINGS: Final = 6
SETTLED: Final = "el-settled"
MAPPED: Final = "el-mapped"
ENDINGS: Final[tuple[str, ...]] = ("", SETTLED, MAPPED)
EMPTY: Final = -1

PLACE_WORDS: Final = {
    READY: "ready",
    UNDERWORLD: "underworld",
    INACTIVE: "inactive",
    HOUSED: "dwelling",
    ON_CARD: "card",
    OUT: "out",
    DEFEATED: "defeated",
    OFFER: "offer",
}


def is_beast(kind: int) -> bool:
    """True for a kind of units that is a mercenary or a monster."""
    return kind > DRAGON


def beast_of(kind: int) -> int:
    return kind - DRAGON - 1


def unit_of(beast: int) -> int:
    """A mercenary or monster as a kind of units."""
    return beast + DRAGON + 1


class Whereabouts(Field):
    """A realm by name, or one of a few other places."""

    def __init__(self) -> None:
        self.numbers = {name: number for number, name in PLACE_WORDS.items()}

    def dump(self, value: Any) -> Any:
        return PLACE_WORDS[value] if value in PLACE_WORDS else REALMS[value]

    def load(self, data: Any, where: str) -> int:
        if type(data) is str and data in self.numbers:
            return self.numbers[data]
        if type(data) is not str or data not in REALMS:
            raise BadData(where, f"{shown(data)} is no place")
        return REALMS.index(data)


MOST_CARDS: Final = 200
"""No pile has more."""
SPOT: Final = Whereabouts()
UNIT_AT: Final = Pair(UNITS, 64)
"""A unit and where it is: a realm or one of the other places."""
UNIT_OF: Final = Pair(SEATS, 32 * 64)
"""A player, and a unit with its place (UNIT_AT)."""
ACTION_BY: Final = Pair(PLACES, 32)
"""A card action and the unit that uses it."""
KEPT_BY: Final = Pair(SEATS, 32)
"""A player and a unit."""
USED_BY: Final = Pair(SEATS, 512)
"""A player and a card."""
SEAT: Final = Int(NOWHERE, len(SEATS) - 1)
AROUND: Final = [[[(seat + step) % sides for step in range(1, sides + 1)] for seat in range(sides)] for sides in range(len(SEATS) + 1)]
"""By the number of sides and a seat: all seats from its left round to it."""
MAGIC_LIST: Final = ListOf(Name(MAGIC), 0, MOST_CARDS)


class Laid(Fixed):
    """A card of a tableau (herní oblast): what lies on it and the aura attached to it. Never changed, but replaced."""

    card: Annotated[int, Name(TABLEAU_CARDS), OPEN]
    tokens: Annotated[tuple[int, ...], TupleOf(Name(TOKENS, nothing=True), 0, 3), OPEN] = ()
    """A token for each slot, EMPTY if there is none."""
    orb: Annotated[bool, Bool(), OPEN] = False
    aura: Annotated[int, Name(ADVENTURES, nothing=True), OPEN] = EMPTY


NO_CARDS: Final[list[Laid]] = []


class Player(Noun):
    """One player. In the solo game the second one is the Phantoms."""

    faction: Annotated[int, Name(FACTIONS), OPEN] = 0
    vp: Annotated[int, Int(0, 2000), OPEN] = 0
    res: Annotated[list[int], ListOf(Int(0, 7), 6, 6), OPEN] = NO_NUMBERS
    """Gems, scrolls, potions, tools, swords, gold."""
    hand: Annotated[Hand, CardsOf(MAGIC, Hand), OWN] = NO_HAND
    """Magic cards."""
    tray: Annotated[list[int], ListOf(Name(TOKENS), 0, 20), OPEN] = NO_NUMBERS
    """Treasure tokens, sorted."""
    at: Annotated[list[int], ListOf(SPOT, UNIT_SLOTS, UNIT_SLOTS), OPEN] = NO_NUMBERS
    """The place of each unit."""
    cards: Annotated[list[Laid], Between(0, MOST_CARDS), OPEN] = NO_CARDS
    """The tableau; the starting card comes first."""
    glory: Annotated[int, Int(NOWHERE, LAST_GLORY), OPEN] = NOWHERE
    """NOWHERE before the first Regroup (EL-039)."""
    power: Annotated[list[int], ListOf(Int(0, TOP_LEVEL), len(ELEMENTS), len(ELEMENTS)), OPEN] = NO_NUMBERS
    """The level on each track; 0 without a marker."""
    orbs: Annotated[int, Int(0, 9), OPEN] = 0
    """Not used yet."""
    quests: Annotated[list[int], MAGIC_LIST, OPEN] = NO_NUMBERS
    tactics: Annotated[bool, Bool(), OPEN] = False
    """True if the tactics token is active."""

    def value(self, element: int) -> int:
        """The power value in an element."""
        return POWER_VALUE[self.power[element]]

    def place_of(self, kind: int) -> int:
        """The place of warrior, wizard or dragon."""
        return self.at[kind + WORKERS - 1]

    def places_of(self, kind: int) -> list[int]:
        """The places of all workers, or of the one warrior, wizard or dragon."""
        return [self.place_of(kind)] if kind else self.at[:WORKERS]

    def has_worker(self, place: int) -> bool:
        return place in self.at[:WORKERS]

    def move(self, kind: int, old: int, new: int) -> None:
        """Move a worker, warrior, wizard or dragon; workers stay sorted."""
        if WARRIOR <= kind <= DRAGON:
            self.at[kind + WORKERS - 1] = new
            return
        at = self.at
        i = at.index(old)
        while i < WORKERS - 1 and at[i + 1] < new:
            at[i] = at[i + 1]
            i += 1
        while i and at[i - 1] > new:
            at[i] = at[i - 1]
            i -= 1
        at[i] = new


class Turn(Noun):
    """Everything that lasts until the end of the turn."""

    reach: Annotated[int, Int(0, 3), OPEN] = 0
    """How far away the next unit may be placed (EL-C60)."""
    calm: Annotated[bool, Bool(), OPEN] = False
    """True if no monster invades because of the next placement."""
    plan: Annotated[int, Int(0, 2), OPEN] = 0
    """Resources that the next dwelling costs less."""
    veiled: Annotated[bool, Bool(), OPEN] = False
    """True if this placement triggers neither battle nor invasion (EL-C20)."""
    imitated: Annotated[bool, Bool(), OPEN] = False
    """True if the Mimesis has used an ability this turn (EL-228)."""
    twisted: Annotated[int, Mask(SEATS), OPEN] = 0
    """Seats that have rolled a die again by Twist of Fate, as bits."""
    tireless: Annotated[bool, Bool(), OPEN] = False
    """True if a worker has used a second card action (EL-C23)."""
    acts: Annotated[list[int], ListOf(ACTION_BY, 0, 200), OPEN] = NO_NUMBERS
    """Card actions of this Regroup (EL-115)."""
    hired: Annotated[int, Mask(MERCENARIES), OPEN] = 0
    """Mercenaries hired this turn, as bits (EL-109)."""
    returned: Annotated[int, Mask(MERCENARIES), OPEN] = 0
    """Mercenaries given back this turn, as bits (EL-110)."""
    swapped: Annotated[list[int], MAGIC_LIST] = NO_NUMBERS
    """Magic cards that partners have exchanged this turn (EL-248)."""


NO_PLAYERS: Final[list[Player]] = []
NO_TURN: Final = Turn()


CALLED: Final = 0
JOINING: Final = 1
COUNTING: Final = 2
ARMING: Final = 3
ROLLED: Final = 4
COMPARED: Final = 5
REWARDING: Final = 6
REMOVING: Final = 7
"""The stages of a battle: units join, dice are counted, swords add dice, dice show something, a side has won, is rewarded, losers go."""


class Battle(Noun):
    """A battle: in one realm, between players and perhaps a monster, whose place comes after those of the players."""

    realm: Annotated[int, Name(REALMS), OPEN] = 0
    monster: Annotated[int, Name(FOES, nothing=True), OPEN] = NOWHERE
    """The wild monster in it, or the guardian."""
    stage: Annotated[int, Int(CALLED, REMOVING), OPEN] = CALLED
    """How far it has come (EL-160 to EL-179)."""
    dice: Annotated[list[int], ListOf(Int(0, 12), 2, 6), OPEN] = NO_NUMBERS
    """How many dice each side has."""
    rolls: Annotated[list[list[int]], ListOf(ListOf(Int(1, 6), 0, 6), 2, 6), OPEN] = NO_LISTS
    """The pips of each side's dice, the highest first."""
    used: Annotated[list[int], ListOf(USED_BY, 0, 100), OPEN] = NO_NUMBERS
    """Cards that were used already, and by whom."""
    no_joining: Annotated[bool, Bool(), OPEN] = False
    winner: Annotated[int, Int(NOWHERE, 5), OPEN] = NOWHERE
    losses: Annotated[list[int], ListOf(Int(0, 40), 1, 5), OPEN] = NO_NUMBERS
    """Units that each player has lost in it."""
    kept: Annotated[list[int], ListOf(KEPT_BY, 0, 40), OPEN] = NO_NUMBERS
    """Units of losers that stay."""


class Ghosts(Noun):
    """Things that only the Phantoms have."""

    deck: Annotated[list[int], ListOf(Name(PHANTOM_CARDS), 0, MOST_CARDS), COUNTED] = NO_NUMBERS
    """Face down; the last card is the top one."""
    discard: Annotated[list[int], ListOf(Name(PHANTOM_CARDS), 0, MOST_CARDS), OPEN] = NO_NUMBERS
    guardian: Annotated[int, Name(REALMS), OPEN] = 0
    """The realm where it stands."""
    reserve: Annotated[int, Int(0, 6), OPEN] = 0
    """How many units have left the reserve."""
    slots: Annotated[tuple[int, ...], TupleOf(Name(ELEMENTS), 4, 4), OPEN] = ()
    """The elements of the four slots (EL-260)."""
    wrath: Annotated[int, Int(0, 8), OPEN] = 0
    acting: Annotated[bool, Bool(), OPEN] = False
    """True if it is their turn."""
