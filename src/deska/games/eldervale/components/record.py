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
