"""Nouns that change: players, the turn, and the whole table."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.aeons_end.actions import (
    BREACHES,
    CORRUPTIONS,
    FIRST_FOE,
    FIRST_MARKET,
    FIRST_SPELL,
    FOES,
    MAGES,
    MARKET,
    NEMESES,
    PLACES,
    PLAYABLE,
    PLAYER_CARDS,
    SPELLS,
    TURN_CARDS,
    Names,
)
from deska.games.aeons_end.components.definitions import BOX
from deska.kernel import Frame, Game, GameSpec, Outcome, Pile, Rng, Setup
from deska.kernel.codec import Bool, Int, ListOf, Mask, Name, Record, TupleOf, Zone

HAND: Final = 5  # AE-136
CHARGE_COST: Final = 2  # AE-110
MOST_HUSKS: Final = 15  # AE-C55
MOST_CARDS: Final = 200
"""No pile ever holds more."""

OPEN_SIDE: Final = 4
GONE: Final = 5
"""A breach is closed at position 0 to 3, open, or missing (never had, or destroyed)."""
FOCUS_COST: Final[tuple[int, ...]] = (0, 2, 3, 4)  # AE-021
OPEN_COST: Final[tuple[tuple[int, ...], ...]] = ((0, 0, 0, 0), (5, 4, 3, 2), (9, 7, 5, 3), (13, 10, 7, 4))  # AE-022
FIRST_BONUS: Final = 2  # AE-025: breaches III and IV

WON: Final[Names] = ("ae-nemesis-defeated", "ae-nemesis-spent")
LOST: Final[Names] = ("ae-gravehold-fallen", "ae-mages-exhausted", "ae-overrun", "ae-devoured")
SOURCES: Final[Names] = ("nemesis", "gravehold", "mages")
"""What a game is measured by when it is over; all players share it."""
NOWHERE: Final = -1


@dataclass(frozen=True)
class Level:
    """Obtížnost (AE-185 to AE-188)."""

    life: int
    """Of every player at the start, and the most there can be; so is the next (AE-050, AE-189)."""
    gravehold: int
    nemesis: int
    """Added to the life printed on the nemesis's board."""
    harder: bool
    """Whether the nemesis's rules of increased difficulty are in force (AE-037)."""


LEVELS: Final = {
    "normal": Level(10, 30, 0, False),
    "beginner": Level(12, 35, -10, False),
    "expert": Level(10, 30, 0, True),
    "extinction": Level(8, 25, 10, True),
}


def level_of(setup: Setup) -> Level:
    level = LEVELS[setup.variant["difficulty"]]
    life = setup.variant["solo-life"]
    return level if life == "usual" else Level(int(life), level.gravehold, level.nemesis, level.harder)  # AE-200


class Player:
    """What lies in front of one player. The hand is sorted; of all other lists the last card is the top one."""

    __slots__ = ("breaches", "charges", "deck", "discard", "hand", "life", "mage", "played", "prepped")

    def __init__(
        self,
        mage: int,
        life: int,
        charges: int,
        hand: list[int],
        deck: Pile,
        discard: list[int],
        played: list[int],
        breaches: list[int],
        prepped: list[int],
    ) -> None:
        self.mage = mage
        self.life = life
        """Without life a player is exhausted, vyčerpaný (AE-162)."""
        self.charges = charges
        self.hand = hand
        """Mages share what they know: hands are open, and a card that one of them looks at is shown to all."""
        self.deck = deck
        self.discard = discard
        self.played = played
        """Gems and relics, and the corruption being carried out, until they are laid down (AE-106)."""
        self.breaches = breaches
        self.prepped = prepped
        """A spell for each place, NOWHERE if there is none: one at each breach, then the second ones."""

    def clone(self) -> "Player":
        return Player(
            self.mage,
            self.life,
            self.charges,
            self.hand[:],
            self.deck.clone(),
            self.discard[:],
            self.played[:],
            self.breaches[:],
            self.prepped[:],
        )

    def take_up(self, card: int) -> None:
        """A card comes to the hand."""
        hand = self.hand
        place = len(hand)
        while place and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)


class Turn:
    """What lasts until the end of the turn (AE-144)."""

    __slots__ = (
        "aether",
        "casting",
        "discount",
        "drawn",
        "focused",
        "fresh",
        "gate",
        "gem_aether",
        "plays",
        "spell_aether",
        "strength",
        "used",
        "ward",
    )

    def __init__(
        self,
        aether: int,
        gem_aether: int,
        spell_aether: int,
        discount: int,
        focused: int,
        fresh: int,
        used: int,
        gate: bool,
        ward: bool,
        plays: list[int],
        drawn: int,
        casting: int,
        strength: int,
    ) -> None:
        self.aether = aether
        """Éter."""
        self.gem_aether = gem_aether
        self.spell_aether = spell_aether
        """Aether for gems only, and for spells only (AE-105)."""
        self.discount = discount
        """Of the next focus or open."""
        self.focused = focused
        """Breaches of the player on turn that were focused this turn, as bits."""
        self.fresh = fresh
        """Places where a spell was prepped this turn, as bits."""
        self.used = used
        """Places whose while-prepped effect was used this turn, as bits."""
        self.gate = gate
        """Whether every open breach takes two spells."""
        self.ward = ward
        """Whether players and Gravehold suffer no damage."""
        self.plays = plays
        """Gems and relics played this turn, a gem played twice two times (AE-C23)."""
        self.drawn = drawn
        """Corruptions that the player on turn has drawn this turn, as bits (AE-C78)."""
        self.casting = casting
        """Where the spell that was cast last this turn was prepped: a place of a seat, or NOWHERE."""
        self.strength = strength
        """Damage that the next hit deals on top."""

    def clone(self) -> "Turn":
        return Turn(
            self.aether,
            self.gem_aether,
            self.spell_aether,
            self.discount,
            self.focused,
            self.fresh,
            self.used,
            self.gate,
            self.ward,
            self.plays[:],
            self.drawn,
            self.casting,
            self.strength,
        )


def new_turn() -> Turn:
    return Turn(0, 0, 0, 0, 0, 0, 0, False, False, [], 0, NOWHERE, 0)


class AeonsEnd(Game):
    """The whole table. Of every list the last card is the top one."""

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        rng: Rng,
        stack: list[Frame],
        legal: list[int],
        players: list[Player],
        gravehold: int,
        market: tuple[int, ...],
        left: list[int],
        destroyed: list[int],
        order: Pile,
        spent: list[int],
        now: Turn,
        nemesis: int,
        life: int,
        deck: list[int],
        discard: list[int],
        field: list[int],
        tokens: list[int],
        drawn: list[int],
        fury: int,
        strikes: list[int],
        husks: int,
        wounded: int,
        devoured: list[int],
        corruptions: Pile,
        level: Level | None = None,
    ) -> None:
        super().__init__(spec, setup, rng, stack, legal)
        self.players = players
        self.gravehold = gravehold
        """Life of Útočiště."""
        self.market = market
        """The cards of the nine supply piles, zásoba (AE-068)."""
        self.left = left
        """How many are left of each."""
        self.destroyed = destroyed
        """Removed from the game (AE-176)."""
        self.order = order
        """Balíček pořadí tahu."""
        self.spent = spent
        """Turn order cards already drawn, that of this turn included (AE-075)."""
        self.now = now
        self.nemesis = nemesis
        self.life = life
        self.deck = deck
        self.discard = discard
        self.field = field
        """Minions and powers in play, the oldest first."""
        self.tokens = tokens
        """Life or power tokens of each of them."""
        self.drawn = drawn
        """Cards that were turned up and are being carried out."""
        self.fury = fury
        """Zuřivost of the Rageborne."""
        self.strikes = strikes
        self.husks = husks
        """Kusadla of the Carapace Queen; `wounded` of them have lost one of their two lives."""
        self.wounded = wounded
        self.devoured = devoured
        """The pile of the Prince of Gluttons."""
        self.corruptions = corruptions
        self.level: Level = level_of(setup) if level is None else level

    def clone(self) -> "AeonsEnd":
        twin = AeonsEnd(
            self.spec,
            self.setup,
            self.rng.clone(),
            self.stack[:],
            self.legal[:],
            [player.clone() for player in self.players],
            self.gravehold,
            self.market,
            self.left[:],
            self.destroyed[:],
            self.order.clone(),
            self.spent[:],
            self.now.clone(),
            self.nemesis,
            self.life,
            self.deck[:],
            self.discard[:],
            self.field[:],
            self.tokens[:],
            self.drawn[:],
            self.fury,
            self.strikes[:],
            self.husks,
            self.wounded,
            self.devoured[:],
            self.corruptions.clone(),
            self.level,
        )
        self.carry(twin)
        return twin

    def result(self, reason: str) -> Outcome:
        """Won or lost together (AE-001); how well is told by what the nemesis has lost and what Gravehold and the mages have left."""
        left = (self.nemesis_ceiling - self.life, self.gravehold, sum([player.life for player in self.players]))
        winners = tuple(range(self.seats)) if reason in WON else ()
        return Outcome((sum(left),) * self.seats, winners, reason, (dict(zip(SOURCES, left, strict=True)),) * self.seats)

    @property
    def nemesis_ceiling(self) -> int:
        """What the nemesis started with, and the most it can have (AE-060)."""
        return BOX.nemeses[self.nemesis].life + self.level.nemesis

    @property
    def solo(self) -> bool:
        """True solo: one mage alone (AE-191)."""
        return self.seats == 1


class Part(Name):
    """A card of a part of all cards by name; its number counts from the first of all."""

    def __init__(self, names: tuple[str, ...], first: int, nothing: bool = False) -> None:
        super().__init__(names, nothing)
        self.first = first

    def dump(self, value: Any) -> Any:
        return super().dump(value - self.first if value >= 0 else value)

    def load(self, data: Any, where: str) -> int:
        number = super().load(data, where)
        return number + self.first if number >= 0 else number


CARD: Final = Name(PLAYER_CARDS)
FOE: Final = Part(FOES, FIRST_FOE)
MARKET_CARD: Final = Part(MARKET, FIRST_MARKET)
PREPPED: Final = Part(SPELLS, FIRST_SPELL, nothing=True)
PILE: Final = ListOf(CARD, 0, MOST_CARDS)
PLAYER: Final = Record(
    Player,
    mage=Name(MAGES),
    life=Int(0, 15),
    charges=Int(0, 5),
    hand=PILE,
    deck=Zone(PLAYER_CARDS, Pile),
    discard=PILE,
    played=PILE,
    breaches=ListOf(Int(0, GONE), 4, 4),
    prepped=ListOf(PREPPED, 8, 8),
)
TURN: Final = Record(
    Turn,
    aether=Int(0, 1000),
    gem_aether=Int(0, 1000),
    spell_aether=Int(0, 1000),
    discount=Int(0, 1000),
    focused=Mask(BREACHES),
    fresh=Mask(PLACES),
    used=Mask(PLACES),
    gate=Bool(),
    ward=Bool(),
    plays=ListOf(Name(PLAYABLE), 0, 1000),
    drawn=Mask(CORRUPTIONS),
    casting=Int(NOWHERE, 31),
    strength=Int(0, 100),
)
STATE: Final = Record(
    AeonsEnd,
    players=ListOf(PLAYER, 1, 4),
    gravehold=Int(0, 35),
    market=TupleOf(MARKET_CARD, 9, 9),
    left=ListOf(Int(0, 7), 9, 9),
    destroyed=PILE,
    order=Zone(TURN_CARDS, Pile),
    spent=ListOf(Name(TURN_CARDS), 0, 6),
    now=TURN,
    nemesis=Name(NEMESES),
    life=Int(0, 80),
    deck=ListOf(FOE, 0, 31),
    discard=ListOf(FOE, 0, 31),
    field=ListOf(FOE, 0, 31),
    tokens=ListOf(Int(0, 30), 0, 31),
    drawn=ListOf(FOE, 0, 2),
    fury=Int(0, 10_000),
    strikes=ListOf(FOE, 0, 6),
    husks=Int(0, MOST_HUSKS),
    wounded=Int(0, MOST_HUSKS),
    devoured=ListOf(MARKET_CARD, 0, MOST_CARDS),
    corruptions=Zone(PLAYER_CARDS, Pile),
)
