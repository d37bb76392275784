"""Nouns that never change: cards, mages, nemeses, and the box that holds them."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from deska.games.aeons_end.actions import BASIC_CARDS, FIRST_FOE, FOES, MAGES, MINIONS, NEMESES, PLAYER_CARDS, POWERS, Names
from deska.kernel import Effect, Value, one

GEM: Final = 0
RELIC: Final = 1
SPELL: Final = 2
CORRUPTION: Final = 3
KINDS: Final[Names] = ("gem", "relic", "spell", "corruption")  # AE-029
COPIES: Final[tuple[int, ...]] = (7, 5, 5, 1)  # AE-069

ATTACK: Final = 0
MINION: Final = 1
POWER: Final = 2
STRIKE: Final = 3
FOE_KINDS: Final[Names] = ("attack", "minion", "power", "strike")  # AE-039

OWN_MAIN: Final = "own-main-phase"
ANY_MAIN: Final = "any-main-phase"
ORDER_DRAWN: Final = "turn-order-card-drawn"
CARD_DRAWN: Final = "nemesis-card-drawn"
"""When a mage may use the ability (AE-017)."""


CONFIRMED: Final = "confirmed"
INFERRED: Final = "inferred"
"""Where values come from: print or several sources that agree, or one source alone."""


class Number(Value):
    """How many; for the seat and the card that the effect belongs to."""

    def count(self, game: Any, seat: int, source: int) -> int:
        return 0


Amount = int | Number


class Target(Value):
    """Which players could be meant."""

    def seats(self, game: Any, seat: int, source: int) -> list[int]:
        return []


@dataclass(frozen=True)
class Card:
    """Karta hráče: a gem (drahokam), relic (artefakt), spell (kouzlo) or corruption. Its effects stand by the moment they happen."""

    name: str
    kind: str
    cost: int = 0
    preps_closed: bool = field(default=False, kw_only=True)
    """May be prepped at a closed breach that was not focused (AE-C38)."""
    play: tuple[Effect, ...] = ()
    """When a gem or relic is played; what a corruption does."""
    cast: tuple[Effect, ...] = ()
    """Seslání."""
    main: Effect | None = None
    """While prepped, in the owner's main phase."""
    casting_ends: tuple[Effect, ...] = ()
    """While prepped, at the end of the owner's casting phase."""
    gained: Effect | None = None
    """Instead of laying it on the discard pile when it is gained."""
    origin: str = CONFIRMED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("kind", "cost", "origin")


@dataclass(frozen=True)
class NemesisCard:
    """Karta Bezejmenných: an attack (útok), minion (přísluhovač), power (hrozba) or Strike (výpad)."""

    name: str
    kind: str
    tier: int
    power: int = field(default=0, kw_only=True)
    """SÍLA: power tokens when it enters play."""
    effects: tuple[Effect, ...]
    """Of an attack or Strike, Persistent of a minion, Power of a power."""
    life: Amount = 0
    immediately: tuple[Effect, ...] = ()
    to_discard: tuple[Effect, ...] = ()
    """PRO ODSTRANĚNÍ: what a player does to be rid of it."""
    most_damage: int = 0
    """Damage above it is lost."""
    hurt: tuple[Effect, ...] = ()
    """Happens to the player who damages it."""
    behind_husks: bool = False
    """Cannot be damaged while a husk is in play."""
    toughens_husks: bool = False
    origin: str = CONFIRMED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("kind", "tier", "life", "origin")


@dataclass(frozen=True)
class Mage:
    """Trhlinový mág: the board that fixes a player's start (AE-011)."""

    name: str
    breaches: tuple[int, ...]
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    """Top card first (AE-012)."""
    moment: str
    ability: tuple[Effect, ...]
    charges: int = 5
    """Places for charges (energie)."""
    origin: str = CONFIRMED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("breaches", "hand", "deck", "charges", "origin")


@dataclass(frozen=True)
class Nemesis:
    """Pán Bezejmenných: its board."""

    name: str
    life: int
    difficulty: int
    """Printed; has no effect (AE-038)."""
    unleash: tuple[Effect, ...]
    """Běsnění."""
    cards: tuple[NemesisCard, ...]
    set_up: tuple[Effect, ...] = ()
    harder_set_up: tuple[Effect, ...] = ()
    """With the rules of increased difficulty (zvýšená obtížnost)."""
    harder_unleash: tuple[Effect, ...] = ()
    turn_starts: tuple[Effect, ...] = ()
    """For the player whose turn it is, before the casting phase."""
    main_ends: tuple[Effect, ...] = ()
    """For the player whose turn it is, after the main phase."""
    own_turn_ends: tuple[Effect, ...] = ()
    needs_supply: bool = False
    """The players lose when the whole supply is empty."""
    origin: str = CONFIRMED

    def figures(self) -> Names:
        """What it shows without words, so that a brief text leaves it out."""
        return ("life", "difficulty", "cards", "set_up", "harder_set_up", "origin")


def effects_in(value: Any) -> list[Effect]:
    """The effects that a field of a card or board holds."""
    return [item for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Effect)]


def inferred(*things: Any) -> tuple[Any, ...]:
    """The same cards, whose values one source alone gives."""
    return tuple([replace(thing, origin=INFERRED) for thing in things])


class Box:
    """All definitions by number. Filled once, at import, by the room of cards."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.kind: list[int] = []
        self.cost: list[int] = []
        self.foes: list[NemesisCard] = []
        self.foe_kinds: list[int] = []
        self.foe_places: list[int] = []
        """Of a minion among the minions, of a power among the powers."""
        self.mages: list[Mage] = []
        self.hands: list[list[int]] = []
        self.decks: list[list[int]] = []
        """What each mage starts with: the hand sorted, of the deck the last card is the top one."""
        self.nemeses: list[Nemesis] = []
        self.uniques: list[list[list[int]]] = []
        """The cards of each nemesis by tier (AE-061)."""
        self.basics: list[list[int]] = []
        """The basic cards of each tier (AE-045)."""

    def fill(
        self,
        cards: tuple[Card, ...],
        foes: tuple[NemesisCard, ...],
        mages: tuple[Mage, ...],
        nemeses: tuple[Nemesis, ...],
    ) -> None:
        """Lay everything in the order of its names."""
        self.cards = [one(cards, name) for name in PLAYER_CARDS]
        self.kind = [KINDS.index(card.kind) for card in self.cards]
        self.cost = [card.cost for card in self.cards]
        self.foes = [one(foes, name) for name in FOES]
        self.foe_kinds = [FOE_KINDS.index(card.kind) for card in self.foes]
        self.foe_places = [place_of(card) for card in self.foes]
        self.mages = [one(mages, name) for name in MAGES]
        self.nemeses = [one(nemeses, name) for name in NEMESES]
        self.hands = [sorted(numbers(mage.hand)) for mage in self.mages]
        self.decks = [numbers(mage.deck)[::-1] for mage in self.mages]
        self.uniques = [by_tier(nemesis.cards) for nemesis in self.nemeses]
        self.basics = by_tier(tuple(self.foes[: len(BASIC_CARDS)]))

    def foe(self, card: int) -> NemesisCard:
        return self.foes[card - FIRST_FOE]

    def foe_kind(self, card: int) -> int:
        return self.foe_kinds[card - FIRST_FOE]

    def foe_place(self, card: int) -> int:
        return self.foe_places[card - FIRST_FOE]


def numbers(names: Names) -> list[int]:
    return [PLAYER_CARDS.index(name) for name in names]


def by_tier(cards: tuple[NemesisCard, ...]) -> list[list[int]]:
    return [[FIRST_FOE + FOES.index(card.name) for card in cards if card.tier == tier] for tier in range(4)]


def place_of(card: NemesisCard) -> int:
    if card.kind == "minion":
        return MINIONS.index(card.name)
    return POWERS.index(card.name) if card.kind == "power" else -1


BOX: Final = Box()
