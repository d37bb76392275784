"""Cards and boards, each of which a line in `cards` defines."""

from dataclasses import dataclass
from typing import Final

from deska.games.evenfall.actions import Names
from deska.games.evenfall.components.bases import Effects, When
from deska.kernel import Definition, Effect

Cost = tuple[str, ...]

PRINTED: Final = "printed"
EFFECT: Final = "effect"
PARTLY: Final = "partly"
NAMED: Final = "named"
DESIGNED: Final = "designed"
"""The origin of the values of a card or half a card. The rulebook shows all of them, the effect, some of them or only the name;
the rest was designed by this project."""


def cost(herbs: int, potions: int, knowledge: int) -> Cost:
    return ("herb",) * herbs + ("potion",) * potions + ("knowledge",) * knowledge


class Thing(Definition):
    """A card or a board."""

    def lasting(self) -> Effects:
        """The permanent effects that are in force while it is in play."""
        return ()

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "clan", "is_moon")

    def pictured(self) -> tuple[str, ...]:
        return (
            *("cost", "vp", "slots", "keywords", "witches", "harvest", "rune", "track", "origin", "council_origin"),
            *("four", "six", "eight"),
        )


@dataclass(frozen=True)
class Ritual(Thing):
    """A ritual (rituál). It has one of three effects: at once, for ever or on an action space."""

    name: str
    icon: str
    cost: Cost
    vp: int
    slots: int
    """The number of slots for agents (EV-093)."""
    keywords: Names = ()
    instant: Effects = ()
    permanent: Effects = ()
    space: Effects = ()
    """The action space."""
    origin: str = ""

    def kinds(self) -> Names:
        return ("ritual", "drawn", "reacting", "card", *(("space-ritual", "space") if self.space else ()))

    def lasting(self) -> Effects:
        return self.permanent


@dataclass(frozen=True)
class Councillor(Thing):
    """A council member (člen rady): the lower half of a person, which is all that is left in the council (EV-077)."""

    name: str
    icon: str
    council: Effects = ()
    round_end: Effects = ()
    game_end: Effects = ()
    origin: str = ""

    def kinds(self) -> Names:
        return ("councillor", "reacting", "card")

    def lasting(self) -> Effects:
        return (*self.council, When("round-end", self.round_end)) if self.round_end else self.council


@dataclass(frozen=True)
class Person(Thing):
    """A person, a specialist (znalec) or council member (člen rady): a card of two halves, of which one is in force once it is played."""

    name: str
    icon: str
    cost: Cost
    vp: int
    keywords: Names = ()
    permanent: Effects = ()
    exhaust: Effects = ()
    battle: Effects = ()
    council: Effects = ()
    """The effects of the council half: permanent, at the end of every round, at the end of the game."""
    round_end: Effects = ()
    game_end: Effects = ()
    origin: str = ""
    """The origin of the specialist half; the council half has one of its own."""
    council_origin: str = ""

    def kinds(self) -> Names:
        return ("person", "drawn", "reacting", "card")

    def lasting(self) -> Effects:
        return (*self.permanent, *self.battle)

    def councillor(self) -> Councillor:
        return Councillor(f"council-{self.name}", self.icon, self.council, self.round_end, self.game_end, self.council_origin)


@dataclass(frozen=True)
class Place(Thing):
    """A place of power (vřídlo moci)."""

    name: str
    icon: str
    witches: int
    """The number of witches that discover it; a starting place is never discovered."""
    harvest: Effects
    rune: str
    vp: int
    bond: Effects = ()
    """The bond bonus."""
    moon_bond: Effects = ()
    """The bond bonus on the other side of a starting place."""
    clan: str = ""
    """The clan that begins with it; a place without one belongs to the deck."""
    origin: str = ""

    def kinds(self) -> Names:
        return ("place", "card") if self.clan else ("place", "discovery", "card")


@dataclass(frozen=True)
class Region(Thing):
    """Oblast."""

    name: str
    space: Effects
    four: Effects
    six: Effects
    eight: Effects
    """Rewards for a strength of four, six and eight or more."""
    origin: str = ""

    def kinds(self) -> Names:
        return ("region", "space", "card")

    def rewards(self, strength: int) -> Effects:
        """The rewards of all rows that a strength reaches (EV-104)."""
        rewards: Effects = self.four if strength >= 4 else ()
        if strength >= 6:
            rewards = (*rewards, *self.six)
        return (*rewards, *self.eight) if strength >= 8 else rewards


@dataclass(frozen=True)
class Board(Thing):
    """Deska klanu: the sun side, which is the same for all, or the moon side of one clan."""

    name: str
    icon: str
    token: Effects
    research: Effects
    track: Effects
    """Stupnice reje, from the first space above the lowest one."""
    first_council: Cost = ()
    further_council: Cost = ()
    permanent: Effects = ()
    free: Effects = ()
    """Its own free action."""
    space: Effects = ()
    """Its own action space."""
    fields: Effects = ()
    """The gains for laying runestones there."""
    starts_outside: bool = False
    """True if its starting place lies in the outer circle, together with a Cave (EV-159)."""
    is_moon: bool = True
    origin: str = ""

    def kinds(self) -> Names:
        if not self.is_moon:
            return ("sun",)
        return ("clan", "space", "card") if self.space else ("clan", "card")

    def lasting(self) -> Effects:
        return self.permanent


@dataclass(frozen=True)
class Stop:
    """A space of the Automa's rondel."""

    act: Effect
    yellow: bool = False
