"""Nouns of Ethnos: bands, players and the state."""

from dataclasses import dataclass
from typing import Annotated, Final

from deska.games.ethnos.actions import ALLIES, CARDS, COLOURS, KINGDOMS, TRIBES, TROLLS
from deska.kernel import Catalogue, Definition, Effect, Game, Hand
from deska.kernel.codec import CardsOf, Counts, Int, ListOf, Mask, Name, TupleOf
from deska.kernel.nouns import COUNTED, DERIVED, NO_HAND, NO_NUMBERS, OPEN, OWN, Between, Fixed, Noun
from deska.kernel.values import Outcome

HAND_LIMIT: Final = 10  # ET-043
MARKERS: Final = 26  # ET-009
DRAGONS: Final = 3  # ET-008
TRACK_END: Final = 18  # ET-121
SYMBOLS: Final[tuple[int, ...]] = (3, 7, 12, 18)  # ET-120
GIANT_AT_ONCE: Final = 2  # ET-128
TOKENS_ALWAYS: Final[tuple[int, ...]] = (0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10)  # ET-011
TOKENS_FOUR_PLUS: Final[tuple[int, ...]] = (0, 4, 4, 6, 6, 10)  # ET-011
SOURCES: Final = ("kingdoms", "bands", "merfolk", "giants", "orcs")
FROM_KINGDOMS: Final = 0
FROM_BANDS: Final = 1
FROM_MERFOLK: Final = 2
FROM_GIANTS: Final = 3
FROM_ORCS: Final = 4

UNDECIDED: Final = -1
NO_BOND: Final = -2


@dataclass(frozen=True)
class Tribe(Definition):
    """A tribe (národ). Steps 3, 4 and 5 of playing a band belong to its leader."""

    name: str
    icon: str
    copies: int = 2
    """Cards of each colour (ET-006)."""
    is_wild: bool = False
    """True if its cards have no colour, fit every band and cannot lead (ET-111, ET-112)."""
    place: Effect | None = None
    """Instead of a marker in the leader's kingdom."""
    power: tuple[Effect, ...] = ()
    rest: tuple[Effect, ...] = ()
    """Instead of putting the rest of the hand into the row."""
    glory: int = 0
    """Cards that the band counts more when it is scored (ET-147)."""

    def unsaid(self) -> tuple[str, ...]:
        return ("icon", "is_wild")


class Box(Catalogue):
    """The tribes, and the cards that follow from them: allies by tribe and colour, then the Skeleton and the dragon."""

    def __init__(self, tribes: list[Tribe]) -> None:
        super().__init__(tribes, (TRIBES,))
        self.tribes = tribes
        coloured = [number for number, tribe in enumerate(tribes) if not tribe.is_wild]
        self.skeletons = next(number for number, tribe in enumerate(tribes) if tribe.is_wild)
        """The tribe."""
        self.tribe = [tribe for tribe in coloured for _ in COLOURS] + [self.skeletons]
        self.colour = [colour for _ in coloured for colour in range(len(COLOURS))] + [-1]
        """Tribe and colour of every ally card; the colour is also its kingdom, -1 for the Skeleton."""
        self.skeleton = len(self.tribe) - 1  # ET-007: one card without a colour
        self.dragon = self.skeleton + 1
        names = [f"{tribes[tribe].name}-{colour}" for tribe in coloured for colour in COLOURS] + [tribes[self.skeletons].name]
        ALLIES.fill(names)
        ALLIES.parts = {name: self.parts(card) for card, name in enumerate(names)}
        CARDS.fill([*names, "dragon"])

    def parts(self, card: int) -> dict[str, str]:
        """An ally card is called by its tribe and its colour."""
        tribe = {"tribe": self.leading(card).name}
        return tribe if card == self.skeleton else tribe | {"colour": COLOURS[self.colour[card]]}

    def leading(self, card: int) -> Tribe:
        """The tribe of an ally card."""
        return self.tribes[self.tribe[card]]

    def deck_of(self, tribe: int) -> list[int]:
        """All cards of a tribe (ET-005 to ET-007)."""
        return [card for card, own in enumerate(self.tribe) if own == tribe for _ in range(self.tribes[tribe].copies)]

    def fitting(self, laid: list[int], cards: list[int]) -> list[int]:
        """Those of the cards that may join a band: all of one tribe or all of one colour, Skeletons aside (ET-052, ET-111)."""
        skeleton = self.skeleton
        tribe = colour = UNDECIDED
        for card in laid:
            if card != skeleton:
                tribe = self.tribe[card] if tribe in (UNDECIDED, self.tribe[card]) else NO_BOND
                colour = self.colour[card] if colour in (UNDECIDED, self.colour[card]) else NO_BOND
        if tribe == UNDECIDED:
            return cards
        return [card for card in cards if card == skeleton or self.tribe[card] == tribe or self.colour[card] == colour]

    def can_be_led(self, laid: list[int]) -> bool:
        """True if one of the cards laid so far can lead them (ET-112)."""
        return any(card != self.skeleton for card in laid)


CARD: Final = Name(ALLIES)


class Band(Fixed):
    """A band of allies (skupina spojenců); what remains of it without Skeletons is a new one."""

    cards: Annotated[tuple[int, ...], TupleOf(CARD, 1, HAND_LIMIT), OPEN]
    leader: Annotated[int, CARD, OPEN]
    size: Annotated[int, Int(1, HAND_LIMIT), OPEN]
    """As played: the X of its leader (ET-066)."""


NO_BANDS: Final[list[Band]] = []


class Player(Noun):
    """The cards and markers of one player."""

    hand: Annotated[Hand, CardsOf(ALLIES, Hand), OWN] = NO_HAND
    markers: Annotated[list[int], Counts(KINGDOMS, MARKERS), OPEN] = NO_NUMBERS
    """The control markers in each kingdom."""
    supply: Annotated[int, Int(0, MARKERS), OPEN] = 0
    glory: Annotated[int, Int(0, 10_000), OPEN] = 0
    """The glory."""
    earned: Annotated[list[int], Counts(SOURCES, 10_000), OPEN] = NO_NUMBERS
    """Glory by source, for the breakdown."""
    bands: Annotated[list[Band], Between(0, 84), OPEN] = NO_BANDS
    swum: Annotated[int, Int(0, TRACK_END), OPEN] = 0
    """Space on the Merfolk board."""
    horde: Annotated[int, Mask(KINGDOMS), OPEN] = 0
    """Spaces of the Orc Horde board that hold a marker, one for each kingdom, as bits."""
    trolls: Annotated[int, Mask(TROLLS), OPEN] = 0
    """Troll tokens, bit 0 is the token of value 1."""

    def gain(self, glory: int, source: int) -> None:
        self.glory += glory
        self.earned[source] += glory


NO_PLAYERS: Final[list[Player]] = []


class Ethnos(Game):
    """The whole table."""

    tribes: Annotated[tuple[int, ...], TupleOf(Name(TRIBES), 5, 6), OPEN] = ()
    tokens: Annotated[tuple[tuple[int, ...], ...], TupleOf(TupleOf(Int(0, 10), 2, 3), 6, 6), OPEN] = ()
    """The glory tokens of each kingdom, ascending (ET-016); never taken (ET-017)."""
    players: Annotated[list[Player], Between(2, 6), OPEN] = NO_PLAYERS
    deck: Annotated[list[int], ListOf(Name(CARDS), 0, 87), COUNTED] = NO_NUMBERS
    """The last card is the top one."""
    upper: Annotated[int, Int(0, 42), OPEN] = 0
    """How many cards on top are free of dragons, as everybody can count (ET-030)."""
    row: Annotated[list[int], ListOf(CARD, 0, 84), OPEN] = NO_NUMBERS
    """The row of face-up cards, sorted."""
    laid: Annotated[list[int], ListOf(CARD, 0, HAND_LIMIT), OPEN] = NO_NUMBERS
    """The band being laid by the seat on turn."""
    discard: Annotated[list[int], ListOf(CARD, 0, 84), OPEN] = NO_NUMBERS
    """Face up, until the next Age."""
    age: Annotated[int, Int(1, 3), OPEN] = 1
    dragons: Annotated[int, Int(0, DRAGONS), OPEN] = 0
    drawer: Annotated[int, Int(-1, 5), OPEN] = -1
    """The seat that drew the last third dragon; -1 in the First Age."""
    giant_holder: Annotated[int, Int(-1, 5), OPEN] = -1
    giant_size: Annotated[int, Int(0, HAND_LIMIT), OPEN] = 0
    box: Annotated[Box, DERIVED]

    def derive(self) -> None:
        self.box = self.spec.box

    def result(self, reason: str) -> Outcome:
        scores = tuple(player.glory for player in self.players)
        breakdown = tuple(dict(zip(SOURCES, player.earned, strict=True)) for player in self.players)
        return Outcome(scores, winners(self), reason, breakdown)

    @property
    def small(self) -> bool:
        """Two or three players: two Ages, five tribes, twelve tokens (ET-026, ET-094)."""
        return self.seats <= 3

    @property
    def last_age(self) -> int:
        return 2 if self.seats <= 3 else 3

    def has(self, tribe: str) -> bool:
        return TRIBES.index(tribe) in self.tribes


def winners(game: Ethnos) -> tuple[int, ...]:
    """Most glory, then kingdom markers, then the bands of the last Age from the largest down; else shared (ET-089 to ET-093)."""
    after = game.setup.variant["band-ties"] == "after-skeletons"
    ranks = [
        (player.glory, sum(player.markers), sorted((len(band.cards) if after else band.size for band in player.bands), reverse=True))
        for player in game.players
    ]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
