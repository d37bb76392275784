"""Nouns that never change: realms, cards, factions and monsters. A line in `cards` is one of them."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from deska.games.eldervale.components.words import Chance, Change, Moment
from deska.kernel import Definition, Effect

CONFIRMED: Final = "confirmed"
PARTLY: Final = "partly"
DESIGNED: Final = "designed"
"""The origin of a card: print and other sources, these and our own design, or our own design alone, which may be retuned."""

Effects = tuple[Effect, ...]


@dataclass(frozen=True)
class Realm(Definition):
    """A realm tile (dílek říše)."""

    name: str
    kind: str
    """`stacks`, `symbols` or `lair` of an element realm, `ruin`, `special`."""
    element: str = ""
    printed: str = ""
    """The resource that each treasure space gives once its stack is gone."""
    cost: str = ""
    """The price of a dwelling."""
    symbols: int = 0
    action: Effects = ()
    icon: str = ""
    """Element realms bear the icon of their element."""
    origin: str = CONFIRMED


UNSAID: Final[tuple[str, ...]] = ("icon", "element")


@dataclass(frozen=True)
class Adventure(Definition):
    """An adventure card: what it changes as long as it lies in a tableau, and its effects by the moments at which they happen."""

    name: str
    icon: str
    kind: str
    cost: str
    unit: str = ""
    """The unit whose icon stands above the action; without one the card is passive (EL-143)."""
    act: Effects = ()
    slots: str = ""
    """A letter for each slot: the resource that it shows while no token lies on it, or o for nothing."""
    invest: Effects = ()
    """The gain for the investment in its slot (EL-141)."""
    orb: Effects = ()
    """Added to the action once an orb covers the symbol."""
    on: dict[Moment, Effects] = field(default_factory=dict)
    price: str = ""
    """The price of using it in a battle."""
    changes: dict[Change, int] = field(default_factory=dict)
    hoards: str = ""
    """The resource of which every one left brings a point in the end, if the vault needs an orb for it (EL-C38)."""
    stores: str = ""
    """The same without an orb."""
    origin: str = CONFIRMED
    element: str = ""

    def kinds(self) -> tuple[str, ...]:
        return ("adventure",)

    def unsaid(self) -> tuple[str, ...]:
        return UNSAID

    def pictured(self) -> tuple[str, ...]:
        return ("kind", "cost", "unit", "origin")


@dataclass(frozen=True)
class Starter(Adventure):
    """The starting card of an element: summon, gather and dwell (EL-117)."""

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "kind", "cost", "element")


@dataclass(frozen=True)
class Spell(Definition):
    """Kouzlo (EL-056)."""

    name: str
    icon: str
    moment: Chance
    effects: Effects
    cost: str = ""
    element: str = ""
    free_at: int = 0
    """The power value that makes it free (EL-057)."""
    origin: str = CONFIRMED

    def pictured(self) -> tuple[str, ...]:
        return ("cost", "element", "free_at", "origin")


class Condition:
    """The condition of a quest or a prophecy; `when` says at which moment it is checked (EL-060)."""

    def when(self) -> str:
        return "always"

    def is_met(self, game: Any, seat: int, arg: int) -> bool:
        """Subclasses write `game: Eldervale`."""
        return False


@dataclass(frozen=True)
class Goal(Definition):
    """A card that scores if its condition is met."""

    name: str
    icon: str
    condition: Condition
    points: int
    origin: str = CONFIRMED

    def pictured(self) -> tuple[str, ...]:
        return ("points", "origin")


@dataclass(frozen=True)
class Quest(Goal):
    """A quest (úkol, EL-059)."""


@dataclass(frozen=True)
class Prophecy(Goal):
    """A prophecy (proroctví, EL-061)."""


@dataclass(frozen=True)
class Ability(Definition):
    """Schopnost frakce: works only through its unit (EL-C09)."""

    name: str
    unit: str
    changes: dict[Change, int] = field(default_factory=dict)
    on: dict[Moment, Effects] = field(default_factory=dict)
    price: str = ""
    """The price of an escape."""
    origin: str = CONFIRMED

    def pictured(self) -> tuple[str, ...]:
        return ("origin",)


@dataclass(frozen=True)
class Faction(Definition):
    """A faction (frakce, EL-009)."""

    name: str
    icon: str
    element: str
    abilities: tuple[Ability, ...]
    origin: str = CONFIRMED


@dataclass(frozen=True)
class Beast(Definition):
    """A monster (nestvůra) or a mercenary (žoldák); a chained ability serves its controller too (EL-199)."""

    name: str
    icon: str
    strength: int
    element: str = ""
    invasion_range: int = 1
    changes: dict[Change, int] = field(default_factory=dict)
    on: dict[Moment, Effects] = field(default_factory=dict)
    home: str = ""
    """The realm that brings it, if it has no element."""
    origin: str = CONFIRMED

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "home")


@dataclass(frozen=True)
class Prize(Definition):
    """Something that brings its effects once, when it is taken."""

    name: str
    effects: Effects
    origin: str = CONFIRMED


@dataclass(frozen=True)
class Reward(Prize):
    """A space of the reward grid (nabídka odměn)."""


@dataclass(frozen=True)
class Treasure(Prize):
    """A dragon treasure (dračí poklad)."""


@dataclass(frozen=True)
class PhantomCard(Definition):
    """A card of the Phantoms (karta Přízraků)."""

    name: str
    kind: str
    slot: int = 0
    unit: str = ""
    direction: int = 0
    """The direction in which the guardian goes (EL-278)."""
    wrath: int = 0
    origin: str = CONFIRMED

    def pictured(self) -> tuple[str, ...]:
        return ("wrath", "origin")


@dataclass(frozen=True)
class Token(Definition):
    """A piece that can be the source of a step: the guardian of the Phantoms, the tactics token."""

    name: str
    icon: str
    is_tool: bool = False

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "is_tool")


def designed(*things: Any) -> tuple[Any, ...]:
    """These cards are our own design, but for those that are so only in part."""
    return tuple([replace(thing, origin=DESIGNED) if thing.origin == CONFIRMED else thing for thing in things])


def adventures(element: str, *cards: Adventure) -> tuple[Adventure, ...]:
    """The cards of an element, by our own design."""
    return designed(*[replace(card, element=element) for card in cards])
