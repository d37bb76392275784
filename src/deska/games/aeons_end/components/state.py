"""Nouns that change: players, the turn, and the whole table."""

from dataclasses import dataclass
from typing import Annotated, Final

from deska.games.aeons_end.actions import (
    BREACHES,
    CORRUPTIONS,
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
from deska.games.aeons_end.components.definitions import Box, Nemesis
from deska.kernel import ALL, TABLE, Game, Outcome, Pile, Setup
from deska.kernel.codec import Bool, CardsOf, Int, ListOf, Mask, Name, TupleOf
from deska.kernel.nouns import COUNTED, DERIVED, NO_NUMBERS, NO_PILE, OPEN, Between, Noun
from deska.kernel.scenes import Part

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
"""The parts of the score, which all players share."""
NOWHERE: Final = -1
SPOTS: Final = 8
LAST_SPOT: Final = 31
"""A spot is a place for a spell as one number, counted through all seats, each of which has so many."""


def spot(seat: int, place: int) -> int:
    return seat * SPOTS + place


def owner_of(spot: int) -> int:
    return spot // SPOTS


def place_of(spot: int) -> int:
    return spot % SPOTS


def breach_of(place: int) -> int:
    """The breach of a place: the second places come after the first ones."""
    return place % len(BREACHES)


@dataclass(frozen=True)
class Level:
    """A level of difficulty (AE-185 to AE-188)."""

    life: int
    """The life of every player at the start, and the most there can be (AE-050, AE-189). The same goes for Gravehold."""
    gravehold: int
    nemesis: int
    """Added to the life printed on the nemesis's board."""
    harder: bool
    """True if the nemesis's rules of increased difficulty are in force (AE-037)."""


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


CARD: Final = Name(PLAYER_CARDS)
FOE: Final = Name(FOES)
MARKET_CARD: Final = Name(MARKET)
PREPPED: Final = Name(SPELLS, nothing=True)
PILE: Final = ListOf(CARD, 0, MOST_CARDS)
FOE_PILE: Final = ListOf(FOE, 0, MOST_CARDS)


class Player(Noun):
    """A player: everything that lies in front of one. The hand is sorted; in all other lists the last card is the top one."""

    mage: Annotated[int, Name(MAGES), OPEN] = 0
    life: Annotated[int, Int(0, 15), OPEN] = 0
    """Without life a player is exhausted (AE-162)."""
    charges: Annotated[int, Int(0, 5), OPEN] = 0
    hand: Annotated[list[int], PILE, OPEN] = NO_NUMBERS
    """Mages share what they know: hands are open, and a card that one of them looks at is shown to all."""
    deck: Annotated[Pile, CardsOf(PLAYER_CARDS, Pile), COUNTED] = NO_PILE
    discard: Annotated[list[int], PILE, OPEN] = NO_NUMBERS
    played: Annotated[list[int], PILE, OPEN] = NO_NUMBERS
    """Gems and relics, and the corruption being carried out, until they are laid down (AE-106)."""
    breaches: Annotated[list[int], ListOf(Int(0, GONE), 4, 4), OPEN] = NO_NUMBERS
    prepped: Annotated[list[int], ListOf(PREPPED, SPOTS, SPOTS), OPEN] = NO_NUMBERS
    """A spell for each place, NOWHERE if there is none: one at each breach, then the second ones."""

    def take_up(self, card: int) -> None:
        """A card comes to the hand."""
        hand = self.hand
        place = len(hand)
        while place and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)


def prepped_places(player: Player) -> list[int]:
    """The places where a spell is prepped."""
    return [place for place in range(SPOTS) if player.prepped[place] >= 0]


class Turn(Noun):
    """Everything that lasts until the end of the turn (AE-144)."""

    aether: Annotated[int, Int(0, 1000), OPEN] = 0
    """The aether."""
    gem_aether: Annotated[int, Int(0, 1000), OPEN] = 0
    spell_aether: Annotated[int, Int(0, 1000), OPEN] = 0
    """Aether for gems only, and for spells only (AE-105)."""
    discount: Annotated[int, Int(0, 1000), OPEN] = 0
    """Aether that the next focus or open costs less."""
    focused: Annotated[int, Mask(BREACHES), OPEN] = 0
    """Breaches of the player on turn that were focused this turn, as bits."""
    fresh: Annotated[int, Mask(PLACES), OPEN] = 0
    """Places where a spell was prepped this turn, as bits."""
    used: Annotated[int, Mask(PLACES), OPEN] = 0
    """Places whose while-prepped effect was used this turn, as bits."""
    gate: Annotated[bool, Bool(), OPEN] = False
    """True if every open breach takes two spells."""
    ward: Annotated[bool, Bool(), OPEN] = False
    """True if players and Gravehold suffer no damage."""
    plays: Annotated[list[int], ListOf(Name(PLAYABLE), 0, 1000), OPEN] = NO_NUMBERS
    """Gems and relics played this turn, a gem played twice two times (AE-C23)."""
    drawn: Annotated[int, Mask(CORRUPTIONS), OPEN] = 0
    """Corruptions that the player on turn has drawn this turn, as bits (AE-C78)."""
    casting: Annotated[int, Int(NOWHERE, LAST_SPOT), OPEN] = NOWHERE
    """The spot of the spell that was cast last this turn, or NOWHERE."""
    strength: Annotated[int, Int(0, 100), OPEN] = 0
    """Damage that the next hit deals on top."""


NO_PLAYERS: Final[list[Player]] = []
NO_TURN: Final = Turn()


class AeonsEnd(Game):
    """The whole table. In every list the last card is the top one."""

    players: Annotated[list[Player], Between(1, 4), OPEN] = NO_PLAYERS
    gravehold: Annotated[int, Int(0, 35), OPEN] = 0
    """The life of Gravehold."""
    market: Annotated[tuple[int, ...], TupleOf(MARKET_CARD, 9, 9), OPEN] = ()
    """The cards of the nine supply piles (AE-068)."""
    left: Annotated[list[int], ListOf(Int(0, 7), 9, 9), OPEN] = NO_NUMBERS
    """The number of cards that are left in each pile."""
    destroyed: Annotated[list[int], PILE, OPEN] = NO_NUMBERS
    """Removed from the game (AE-176)."""
    order: Annotated[Pile, CardsOf(TURN_CARDS, Pile), COUNTED] = NO_PILE
    """The turn order deck."""
    spent: Annotated[list[int], ListOf(Name(TURN_CARDS), 0, 6), OPEN] = NO_NUMBERS
    """Turn order cards already drawn, that of this turn included (AE-075)."""
    now: Annotated[Turn, OPEN] = NO_TURN
    nemesis: Annotated[int, Name(NEMESES), OPEN] = 0
    life: Annotated[int, Int(0, 80), OPEN] = 0
    deck: Annotated[list[int], FOE_PILE, COUNTED] = NO_NUMBERS
    discard: Annotated[list[int], FOE_PILE, OPEN] = NO_NUMBERS
    field: Annotated[list[int], FOE_PILE, OPEN] = NO_NUMBERS
    """Minions and powers in play, the oldest first."""
    tokens: Annotated[list[int], ListOf(Int(0, 30), 0, MOST_CARDS), OPEN] = NO_NUMBERS
    """Life or power tokens of each of them."""
    drawn: Annotated[list[int], ListOf(FOE, 0, 2), OPEN] = NO_NUMBERS
    """Cards that were turned up and are being carried out."""
    fury: Annotated[int, Int(0, 10_000), OPEN] = 0
    """The Fury of the Rageborne."""
    strikes: Annotated[list[int], FOE_PILE, COUNTED] = NO_NUMBERS
    husks: Annotated[int, Int(0, MOST_HUSKS), OPEN] = 0
    """Kusadla of the Carapace Queen; `wounded` of them have lost one of their two lives."""
    wounded: Annotated[int, Int(0, MOST_HUSKS), OPEN] = 0
    devoured: Annotated[list[int], ListOf(MARKET_CARD, 0, MOST_CARDS), OPEN] = NO_NUMBERS
    """The pile of the Prince of Gluttons."""
    corruptions: Annotated[Pile, CardsOf(PLAYER_CARDS, Pile), COUNTED] = NO_PILE
    level: Annotated[Level, DERIVED]
    box: Annotated[Box, DERIVED]

    def derive(self) -> None:
        self.level = level_of(self.setup)
        self.box = self.spec.box

    def result(self, reason: str) -> Outcome:
        """All win or lose together (AE-001). The score is the life that the nemesis has lost and that Gravehold and the mages have left."""
        left = (self.nemesis_ceiling - self.life, self.gravehold, sum([player.life for player in self.players]))
        winners = tuple(range(self.seats)) if reason in WON else ()
        return Outcome((sum(left),) * self.seats, winners, reason, (dict(zip(SOURCES, left, strict=True)),) * self.seats)

    def tell_move(self, message: str, card: int, start: str, end: str, seat: int = TABLE, seen: Part | None = None) -> None:
        """Tell all that a card has gone from one place to another; with a seat, both places belong to that player."""
        if not self.heard:
            return
        if seat == TABLE:
            self.tell(message, ALL, ("card", start, end), seen, card=card)
        else:
            self.tell(message, ALL, ("card", f"{start}:{seat}", f"{end}:{seat}"), seen, player=seat, card=card)

    @property
    def board(self) -> Nemesis:
        """The board of the nemesis."""
        return self.box.nemeses[self.nemesis]

    @property
    def nemesis_ceiling(self) -> int:
        """The life that the nemesis started with, and the most it can have (AE-060)."""
        return self.board.life + self.level.nemesis

    @property
    def solo(self) -> bool:
        """True if one mage plays alone (AE-191)."""
        return self.seats == 1
