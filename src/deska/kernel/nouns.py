"""How the fields of a state are declared: once, with type, how it is written down, who may see it, and what it begins with.

    class Player(Noun):
        hand: Annotated[Hand, Zone(ALLIES, Hand), OWN] = NO_HAND
        markers: Annotated[list[int], Counts(KINGDOMS, MARKERS), OPEN] = NO_NUMBERS
        supply: Annotated[int, Int(0, MARKERS), OPEN] = 0

`python -m deska.making <package>` writes the module `made` of a game from these: functions that build a noun (`new_player`), copy it
(`clone_player`) and veil it for a viewer (`veil_player`), and its Record. A field without a sight is hidden:
in a veiled copy it has the value that it begins with.
"""

from typing import Final, TypeVar

from deska.kernel.game import Game
from deska.kernel.piles import HIDDEN, NOBODY, Hand, Pile
from deska.kernel.rng import Rng

State = TypeVar("State", bound=Game)


class Noun:
    """A thing that changes, whose fields are declared once.

    One that never changes is a frozen dataclass with such fields, and copies share it.
    """


class Sight:
    """Who may look at a field."""

    def __init__(self, name: str) -> None:
        self.name = name


OPEN: Final = Sight("open")
"""Everybody."""
OWN: Final = Sight("own")
"""The seat that the noun belongs to; of cards the others see how many there are."""
COUNTED: Final = Sight("counted")
"""Nobody; but all see how many there are."""
TOLD: Final = Sight("told")
"""Everybody, in veiled copies alone, where the game's `reveal` sets it: the back of a hidden card, say. Only the state has such fields."""
DERIVED: Final = Sight("derived")
"""The field follows from others: the noun's method `derive` sets it, and it is never written down."""


class Between:
    """How many nouns a list holds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most


NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_HAND: Final = Hand([], [])
NO_PILE: Final = Pile([], [])
NO_HANDS: Final[list[Hand]] = []
NO_PILES: Final[list[Pile]] = []
"""A field whose default is such a constant begins with a fresh empty value of its own."""


def open_to_all(game: State, seat: int, recalls: bool) -> State:
    """The veil of a game without secrets: only chance to come and sealed answers are hidden, and who is asked is for the view to say."""
    seen = game.clone()
    seen.rng = Rng(1, 1, 1, 1)
    seen.legal = []
    seen.asked = 0
    seen.sealed = []
    seen.learned = 0
    return seen


def hidden(cards: list[int]) -> list[int]:
    """As many cards, face down."""
    return [HIDDEN] * len(cards)


def veil_hand(hand: Hand, seat: int, is_own: bool, recalls: bool) -> Hand:
    """A hand as a seat sees it: its own face up, else face down but for what a perfect memory knows.

    Who else knows a card is never shown: when somebody peeks at a hand, its owner does not learn at which card.
    """
    if is_own:
        return Hand(hand.cards[:], [1 << seat] * len(hand))
    known = hand.known_to(seat) if recalls else []
    return Hand([HIDDEN] * (len(hand) - len(known)) + known, [NOBODY] * len(hand))


def veil_pile(pile: Pile, seat: int, recalls: bool) -> Pile:
    """A pile face down, but for what a perfect memory knows."""
    return Pile(pile.as_seen_by(seat) if recalls else hidden(pile.cards), [NOBODY] * len(pile))
