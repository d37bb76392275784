"""Chairs: each belongs to a seat and says who plays it."""

from dataclasses import dataclass, replace
from typing import Final

from deska.table.refusals import Refused

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
THIS_TURN: Final = "turn"
ALWAYS: Final = "always"
MOST_NAME: Final = 40
BOT_NAMES: Final = ("Ada", "Bruno", "Cyril", "Dora", "Emil", "Flora", "Gita", "Hugo")


@dataclass(frozen=True)
class Chair:
    """A seat and who plays it: a person with one or more devices, a bot of a level, or nobody yet."""

    kind: str = OPEN
    name: str = ""
    level: str = ""
    """The level of the bot, if the chair has one."""
    holders: tuple[str, ...] = ()
    """The devices that may play it."""
    stand_in: str = ""
    """The level of the bot that plays for an absent person."""
    seen: int = 0
    """The number of the last entry of the log that the person was shown."""
    left: int = 0
    """Milliseconds that are left in the time bank."""
    webhook: str = ""
    known: tuple[str, ...] = ()
    """The devices that have ever played it since the game began: they know its secrets."""
    away: int = 0
    """The time when the person was last there, in milliseconds since 1970."""
    sat: int = 0
    """The entry after which the person sat down; earlier choices of the chair are not theirs."""
    hushed: str = ""
    """The person does not want to be asked for reactions (K14): for this `turn`, or `always`. Everybody sees it."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays it now; empty if a person does."""
        return self.level if self.kind == BOT else self.stand_in

    @property
    def is_person(self) -> bool:
        """True if a person decides now."""
        return self.kind == PERSON and not self.stand_in

    def freed(self) -> "Chair":
        return replace(self, kind=OPEN, name="", holders=(), stand_in="", webhook="", hushed="")


def clean_name(text: str) -> str:
    """The name without needless spaces; refused if it is empty, too long or not printable."""
    name = " ".join(text.split())
    if not 0 < len(name) <= MOST_NAME or not name.isprintable():
        raise Refused("bad-name", most=MOST_NAME)
    return name


def bot_name(taken: list[str]) -> str:
    """A name that no other chair bears."""
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else f"Bot {len(taken) + 1}"


def people_of(chairs: list[Chair]) -> frozenset[int]:
    """The seats that persons decide for."""
    return frozenset(seat for seat, chair in enumerate(chairs) if chair.is_person)
