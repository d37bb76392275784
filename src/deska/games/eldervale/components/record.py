"""How the table is written down."""

from typing import Any, Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    ELEMENTS,
    FACTIONS,
    GUARDIAN,
    HOARD,
    MAGIC,
    MAP,
    MERCENARIES,
    PHANTOM_CARDS,
    REALMS,
    REWARDS,
    SEATS,
    SPACES,
    STARTERS,
    TOKENS,
)
from deska.games.eldervale.components.pieces import (
    DEFEATED,
    ENDINGS,
    HOUSED,
    INACTIVE,
    LAST_GLORY,
    NOWHERE,
    OFFER,
    ON_CARD,
    OUT,
    READY,
    TOP_LEVEL,
    UNDERWORLD,
    UNIT_SLOTS,
    Battle,
    Ghosts,
    Laid,
    Player,
    Turn,
)
from deska.games.eldervale.components.state import Eldervale
from deska.kernel import BadData, Hand
from deska.kernel.codec import Bool, Field, Int, ListOf, Mask, Maybe, Name, Record, TupleOf, Zone, shown

WORDS: Final = {
    READY: "ready",
    UNDERWORLD: "underworld",
    INACTIVE: "inactive",
    HOUSED: "dwelling",
    ON_CARD: "card",
    OUT: "out",
    DEFEATED: "defeated",
    OFFER: "offer",
}


class Whereabouts(Field):
    """A realm by name, or one of a few other places."""

    def __init__(self) -> None:
        self.names = {**dict(enumerate(REALMS)), **WORDS}
        self.numbers = {name: number for number, name in self.names.items()}

    def dump(self, value: Any) -> Any:
        return self.names[value]

    def load(self, data: Any, where: str) -> int:
        if type(data) is not str or data not in self.numbers:
            raise BadData(where, f"{shown(data)} is no place")
        return self.numbers[data]


SPOT: Final = Whereabouts()
SEAT: Final = Int(NOWHERE, len(SEATS) - 1)
CARD: Final = Name((*ADVENTURES, *STARTERS))
MAGIC_LIST: Final = ListOf(Name(MAGIC), 0, len(MAGIC))
LAID: Final = Record(Laid, card=CARD, tokens=TupleOf(Name(TOKENS, nothing=True), 0, 3), orb=Bool(), aura=Name(ADVENTURES, nothing=True))
PLAYER: Final = Record(
    Player,
    faction=Name(FACTIONS),
    vp=Int(0, 2000),
    res=ListOf(Int(0, 7), 6, 6),
    hand=Zone(MAGIC, Hand),
    tray=ListOf(Name(TOKENS), 0, 20),
    at=ListOf(SPOT, UNIT_SLOTS, UNIT_SLOTS),
    cards=ListOf(LAID, 0, len(ADVENTURES) + 1),
    glory=Int(NOWHERE, LAST_GLORY),
    power=ListOf(Int(0, TOP_LEVEL), len(ELEMENTS), len(ELEMENTS)),
    orbs=Int(0, 9),
    quests=MAGIC_LIST,
    tactics=Bool(),
)
TURN: Final = Record(
    Turn,
    reach=Int(0, 3),
    calm=Bool(),
    plan=Int(0, 2),
    veiled=Bool(),
    imitated=Bool(),
    twisted=Mask(SEATS),
    tireless=Bool(),
    acts=ListOf(Int(0, 4095), 0, 200),
    hired=Mask(MERCENARIES),
    returned=Mask(MERCENARIES),
    swapped=MAGIC_LIST,
)
BATTLE: Final = Record(
    Battle,
    realm=Name(REALMS),
    monster=Int(NOWHERE, GUARDIAN),
    stage=Int(0, 7),
    dice=ListOf(Int(0, 12), 2, 6),
    rolls=ListOf(ListOf(Int(1, 6), 0, 6), 2, 6),
    used=ListOf(Int(0, 4095), 0, 100),
    no_joining=Bool(),
    winner=Int(NOWHERE, 5),
    losses=ListOf(Int(0, 40), 1, 5),
    kept=ListOf(Int(0, 5 * 32 - 1), 0, 40),
)
GHOSTS: Final = Record(
    Ghosts,
    deck=ListOf(Name(PHANTOM_CARDS), 0, len(PHANTOM_CARDS)),
    discard=ListOf(Name(PHANTOM_CARDS), 0, len(PHANTOM_CARDS)),
    guardian=Name(REALMS),
    reserve=Int(0, 6),
    slots=TupleOf(Name(ELEMENTS), 4, 4),
    wrath=Int(0, 8),
    acting=Bool(),
)
STATE: Final = Record(
    Eldervale,
    players=ListOf(PLAYER, 2, 5),
    first=Int(0, 4),
    elements=Mask(ELEMENTS),
    cells=ListOf(Name(MAP.names, nothing=True), len(REALMS), len(REALMS)),
    far=Name(REALMS, nothing=True),
    stock=ListOf(Name(REALMS), 0, len(REALMS)),
    tokens=TupleOf(Name(TOKENS), 3 * len(SPACES), 3 * len(SPACES)),
    left=ListOf(Int(0, 3), len(SPACES), len(SPACES)),
    dwellings=ListOf(SEAT, 24, 24),
    decks=ListOf(ListOf(Name(ADVENTURES), 0, 13), len(ELEMENTS), len(ELEMENTS)),
    sunk=ListOf(Int(0, 13), len(ELEMENTS), len(ELEMENTS)),
    shown=Mask(ELEMENTS),
    deck=MAGIC_LIST,
    discard=MAGIC_LIST,
    cast=MAGIC_LIST,
    packets=ListOf(Zone(MAGIC, Hand), 0, 5),
    place=ListOf(SPOT, len(BEASTS), len(BEASTS)),
    owner=ListOf(SEAT, len(BEASTS), len(BEASTS)),
    bound=Mask(MERCENARIES),
    reborn=Bool(),
    chosen=TupleOf(Name(BEASTS, nothing=True), len(ELEMENTS), len(ELEMENTS)),
    grid=Mask(REWARDS),
    track_orbs=Mask(ELEMENTS),
    glory_orbs=Mask(("4", "7")),
    hoard=TupleOf(Name(HOARD), len(HOARD), len(HOARD)),
    hoards=Int(0, 3),
    ending=Int(0, len(ENDINGS) - 1),
    turns_left=Int(0, 10),
    now=TURN,
    battle=Maybe(BATTLE),
    ghosts=Maybe(GHOSTS),
)
