"""Nouns that never change: cards, mages, nemeses, and the box that holds them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from deska.games.aeons_end.actions import (
    CARDS,
    CORRUPTIONS,
    FOES,
    MAGES,
    MARKET,
    NEMESES,
    OTHER_TARGETS,
    PLAYABLE,
    PLAYER_CARDS,
    POWERS,
    SPELLS,
    STRIKES,
    TARGETS,
    Names,
)
from deska.kernel import Catalogue, Definition, Effect, Value

KINDS: Final[Names] = ("gem", "relic", "spell", "corruption", "attack", "minion", "power", "strike", "mage", "nemesis")  # AE-029, AE-039
GEM: Final = 0
RELIC: Final = 1
SPELL: Final = 2
CORRUPTION: Final = 3
ATTACK: Final = 4
MINION: Final = 5
POWER: Final = 6
COPIES: Final[tuple[int, ...]] = (7, 5, 5, 1)  # AE-069
"""Copies of each gem, relic, spell and corruption."""

OWN_MAIN: Final = "own-main-phase"
ANY_MAIN: Final = "any-main-phase"
ORDER_DRAWN: Final = "turn-order-card-drawn"
CARD_DRAWN: Final = "nemesis-card-drawn"
"""Moments at which a mage may use the ability (AE-017)."""


CONFIRMED: Final = "confirmed"
INFERRED: Final = "inferred"
"""Origins of values: print or several sources that agree, or one source alone."""


class Number(Value):
    """A number that depends on the game, for the seat and the card that an effect belongs to."""

    def count(self, game: Any, seat: int, source: int) -> int:
        return 0


Amount = int | Number


class Target(Value):
    """A choice of players: all who could be meant."""

    def seats(self, game: Any, seat: int, source: int) -> list[int]:
        return []


@dataclass(frozen=True)
class Card(Definition):
    """A player card: a gem (drahokam), relic (artefakt), spell (kouzlo) or corruption (zkaženost).

    Each moment at which it does something is a field.
    """

    name: str
    icon: str
    kind: str
    cost: int = 0
    preps_closed: bool = field(default=False, kw_only=True)
    """True if it may be prepped at a closed breach that was not focused (AE-C38)."""
    play: tuple[Effect, ...] = ()
    """Happens when a gem or relic is played, or a corruption carried out."""
    cast: tuple[Effect, ...] = ()
    """Happens when a spell is cast (seslání)."""
    main: Effect | None = None
    """Can be used in the owner's main phase while the spell is prepped."""
    casting_ends: tuple[Effect, ...] = ()
    """Happens at the end of the owner's casting phase if the spell is still prepped."""
    gained: Effect | None = None
    """Happens when the card is gained, instead of laying it on the discard pile."""
    origin: str = CONFIRMED

    def kinds(self) -> Names:
        playable = ("playable",) if self.kind in ("gem", "relic") else ()
        return (self.kind, "player-card", *playable, *(("market",) if self.cost else ()))  # AE-052

    def pictured(self) -> tuple[str, ...]:
        return ("kind", "cost", "origin")


@dataclass(frozen=True)
class NemesisCard(Definition):
    """A nemesis card (karta Bezejmenných): an attack (útok), minion (přísluhovač), power (hrozba) or Strike (výpad)."""

    name: str
    icon: str
    kind: str
    tier: int
    power: int = field(default=0, kw_only=True)
    """The printed power (síla): its tokens when it enters play."""
    effects: tuple[Effect, ...]
    """The text of an attack or Strike, the Persistent text of a minion, the Power text of a power."""
    life: Amount = 0
    immediately: tuple[Effect, ...] = ()
    to_discard: tuple[Effect, ...] = ()
    """“To discard” (pro odstranění): the condition that a player meets to discard a power."""
    most_damage: int = 0
    """The most damage that it can suffer at once; 0 if there is no limit."""
    hurt: tuple[Effect, ...] = ()
    """Happens to the player who damages it."""
    behind_husks: bool = False
    """True if it cannot be damaged while a husk is in play."""
    toughens_husks: bool = False
    origin: str = CONFIRMED

    def kinds(self) -> Names:
        return (self.kind, "foe")

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "power")

    def pictured(self) -> tuple[str, ...]:
        return ("kind", "tier", "life", "origin")


@dataclass(frozen=True)
class Mage(Definition):
    """A breach mage (trhlinový mág): the board that fixes a player's start (AE-011)."""

    name: str
    icon: str
    breaches: tuple[int, ...]
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    """Top card first (AE-012)."""
    moment: str
    ability: tuple[Effect, ...]
    charges: int = 5
    """Places for charges (energie)."""
    origin: str = CONFIRMED

    def pictured(self) -> tuple[str, ...]:
        return ("breaches", "hand", "deck", "charges", "origin")


@dataclass(frozen=True)
class Nemesis(Definition):
    """A nemesis (Pán Bezejmenných): its board."""

    name: str
    icon: str
    life: int
    difficulty: int
    """It is printed on the board and has no effect (AE-038)."""
    unleash: tuple[Effect, ...]
    """Happens whenever the nemesis unleashes (běsnění)."""
    cards: tuple[NemesisCard, ...]
    set_up: tuple[Effect, ...] = ()
    harder_set_up: tuple[Effect, ...] = ()
    """Part of the rules of increased difficulty (zvýšená obtížnost); so is the next one."""
    harder_unleash: tuple[Effect, ...] = ()
    turn_starts: tuple[Effect, ...] = ()
    """Happens to the player on turn, before the casting phase."""
    main_ends: tuple[Effect, ...] = ()
    """Happens to the player on turn, after the main phase."""
    own_turn_ends: tuple[Effect, ...] = ()
    needs_supply: bool = False
    """True if the players lose when the whole supply is empty."""
    keeps: str = ""
    """The things that it alone has beside its cards: `fury` (and Strikes), `husks`, `devoured` cards or `corruptions`."""
    origin: str = CONFIRMED

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "keeps")

    def pictured(self) -> tuple[str, ...]:
        return ("life", "difficulty", "cards", "set_up", "harder_set_up", "origin")


class Box(Catalogue):
    """All cards and boards: gems, relics, spells and corruptions, cards of nemeses, mages, and last the nemeses themselves."""

    def __init__(self, lines: list[Any]) -> None:
        kinds = (PLAYER_CARDS, PLAYABLE, SPELLS, MARKET, CORRUPTIONS, FOES, POWERS, STRIKES, MAGES, NEMESES)
        super().__init__(sorted(lines, key=is_nemesis), kinds)
        CARDS.fill(self.names)
        self.cards: list[Card] = [thing for thing in self.things if isinstance(thing, Card)]
        """The cards of players come first, so that they are found by their number."""
        self.cost = [card.cost for card in self.cards]
        self.crystal = self.numbers["crystal"]
        self.kind = [KINDS.index(thing.kinds()[0]) for thing in self.things]
        things = list(enumerate(self.things))
        self.foes: dict[int, NemesisCard] = {number: thing for number, thing in things if isinstance(thing, NemesisCard)}
        self.mages: dict[int, Mage] = {number: thing for number, thing in things if isinstance(thing, Mage)}
        self.nemeses: dict[int, Nemesis] = {number: thing for number, thing in things if isinstance(thing, Nemesis)}
        self.places = [thing.charges if isinstance(thing, Mage) else 0 for thing in self.things]
        """The places for charges of each mage."""
        self.uniques = {number: self.by_tier(nemesis.cards) for number, nemesis in self.nemeses.items()}
        """The cards of each nemesis by tier (AE-061)."""
        own = [card for nemesis in self.nemeses.values() for card in nemesis.cards]
        self.basics = self.by_tier([foe for foe in self.foes.values() if foe.tier and foe not in own])
        """The basic cards of each tier (AE-045)."""
        minions = self.of_kind("minion")
        names = [self.names[card] for card in minions]
        TARGETS.fill([*OTHER_TARGETS, *names], [*range(len(OTHER_TARGETS)), *minions])
        TARGETS.parts = {name: {"card": name} for name in names}

    def by_tier(self, cards: Iterable[NemesisCard]) -> list[list[int]]:
        return [[self.numbers[card.name] for card in cards if card.tier == tier] for tier in range(4)]

    def numbered(self, names: Iterable[str]) -> list[int]:
        return [self.numbers[name] for name in names]


def is_nemesis(thing: Any) -> bool:
    return isinstance(thing, Nemesis)
