"""Declaring the fields of a state. Each is declared once, with its type, its codec, the sight that says who may see it, and its default.

    class Player(Noun):
        hand: Annotated[Hand, CardsOf(ALLIES, Hand), OWN] = NO_HAND
        markers: Annotated[list[int], Counts(KINGDOMS, MARKERS), OPEN] = NO_NUMBERS
        supply: Annotated[int, Int(0, MARKERS), OPEN] = 0

`python -m deska.making <package>` writes the module `made` of a game from these declarations: functions that build a noun (`new_player`),
copy it (`clone_player`) and veil it for a viewer (`veil_player`), and its Record. A field without a sight is hidden: in a veiled copy it
has its default.
"""

from typing import Final, TypeVar

from deska.kernel.game import Game
from deska.kernel.piles import HIDDEN, NOBODY, Hand, Pile
from deska.kernel.rng import Rng

State = TypeVar("State", bound=Game)


class Noun:
    """The base of things that change during play."""


class Fixed(Noun):
    """The base of things that never change once they are made, so that copies of a game share them.

    A new one replaces the old one. It is no frozen dataclass, because building those is many times slower in compiled code.
    """


class Sight:
    """A mark on a field that says who may see it."""

    def __init__(self, name: str) -> None:
        self.name = name


OPEN: Final = Sight("open")
"""Everybody sees the field."""
OWN: Final = Sight("own")
"""Only the seat that the noun belongs to sees the field; the others see how many cards there are."""
COUNTED: Final = Sight("counted")
"""Nobody sees the cards, but everybody sees how many there are."""
TOLD: Final = Sight("told")
"""The field exists for viewers only: the game's `reveal` sets it in veiled copies. An example is the back of a hidden card. Only the
state has such fields."""
DERIVED: Final = Sight("derived")
"""The field follows from others: the noun's method `derive` sets it, and snapshots leave it out."""


class Between:
    """The least and greatest number of nouns that a list may hold."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most


NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_HAND: Final = Hand([], [])
NO_PILE: Final = Pile([], [])
NO_HANDS: Final[list[Hand]] = []
NO_PILES: Final[list[Pile]] = []
"""Defaults of fields: each noun begins with an empty value of its own, never with the constant itself."""


def open_to_all(game: State, seat: int, recalls: bool) -> State:
    """The veil of a game without secrets: it hides only future chance and sealed answers.

    The options are left out too, because the view adds the decision of the seat.
    """
    seen = game.clone()
    seen.rng = Rng(1, 1, 1, 1)
    seen.legal = []
    seen.asked = 0
    seen.sealed = []
    seen.learned = 0
    return seen


def hidden(cards: list[int]) -> list[int]:
    """The same number of cards, face down."""
    return [HIDDEN] * len(cards)


def veil_hand(hand: Hand, seat: int, is_own: bool, recalls: bool) -> Hand:
    """A hand as a seat sees it: its own is face up, another is face down except for the cards that a perfect memory knows.

    The copy never says which other seats know a card: when somebody peeks at a hand, the owner does not learn which card was seen.
    """
    if is_own:
        return Hand(hand.cards[:], [1 << seat] * len(hand))
    known = hand.known_to(seat) if recalls else []
    return Hand([HIDDEN] * (len(hand) - len(known)) + known, [NOBODY] * len(hand))


def veil_pile(pile: Pile, seat: int, recalls: bool) -> Pile:
    """A pile face down, except for the cards that a perfect memory knows."""
    return Pile(pile.as_seen_by(seat) if recalls else hidden(pile.cards), [NOBODY] * len(pile))
