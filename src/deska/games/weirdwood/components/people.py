"""Nouns that change: players and the turn."""

from typing import Annotated, Any, Final

from deska.games.weirdwood.actions import (
    ACT,
    ACTING,
    ACTION_CARDS,
    ACTS,
    CHARACTERS,
    COMPANIONS,
    CRAFTS,
    MONSTER_CARDS,
    QUESTS,
    ROOMS,
    SLOTS,
    TACTICS,
)
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.manor import PLACE_NAMES, RINGS
from deska.kernel import Pile
from deska.kernel.codec import Anything, Bool, CardsOf, Field, Int, ListOf, Mask, Name
from deska.kernel.nouns import COUNTED, NO_NUMBERS, NO_PILE, OPEN, Noun

MOST: Final = 999
"""The most that a player has of anything."""
MOST_HEALTH: Final = 6  # WW-177
START_HEALTH: Final = 3  # WW-037
BOARD_SLOTS: Final = 4
MOST_SLOTS: Final = 60


# --- how they are written down


class ActField(Field):
    """An act of a card: an option inside, the card's name and the number of the act outside."""

    def dump(self, value: Any) -> Any:
        return [ACTING[ACT.arg(value)], ACT.second(value)]

    def load(self, data: Any, where: str) -> int:
        card, act = ListOf(Anything(), 2, 2).load(data, where)
        return ACT.of(Name(ACTING).load(card, where), Int(0, len(ACTS) - 1).load(act, where))


COUNT: Final = Int(0, MOST)
SEAT: Final = Int(0, 4)
PLACE: Final = Name(PLACE_NAMES)
CARD: Final = Name(ACTION_CARDS)
TACTIC: Final = Name(TACTICS)
COMPANION_CARD: Final = Name(COMPANIONS)
FOE: Final = Name(MONSTER_CARDS)
PILE: Final = ListOf(CARD, 0, MOST)


# --- players and the turn


class Player(Noun):
    """One player, and everything in front of them. Hand and tactic cards are sorted; the last card of a pile is the top one."""

    character: Annotated[int, Name(CHARACTERS), OPEN] = 0
    place: Annotated[int, PLACE, OPEN] = 0
    health: Annotated[int, Int(1, MOST_HEALTH), OPEN] = 1
    """The health, and so the hand limit (WW-180)."""
    power: Annotated[int, COUNT, OPEN] = 0
    """The power tokens."""
    goods: Annotated[list[int], ListOf(COUNT, 3, 3), OPEN] = NO_NUMBERS
    """Mîn, knowledge, scarabs."""
    tracks: Annotated[list[int], ListOf(Int(0, 16), 3, 3), OPEN] = NO_NUMBERS
    """Experience: power, combat, tactics."""
    dice: Annotated[list[int], ListOf(Name(CRAFTS), 0, 4), OPEN] = NO_NUMBERS
    """Crafted dice by colour, the dearest last; of Wally one for each level of his gloves."""
    hand: Annotated[list[int], PILE, OPEN] = NO_NUMBERS
    deck: Annotated[Pile, CardsOf(ACTION_CARDS, Pile), COUNTED] = NO_PILE
    discard: Annotated[list[int], PILE, OPEN] = NO_NUMBERS
    slots: Annotated[list[int], ListOf(Name(ACTION_CARDS, nothing=True), BOARD_SLOTS, MOST_SLOTS), OPEN] = NO_NUMBERS
    """The card above each slot of the board and of each companion, or NOTHING."""
    down: Annotated[int, Mask(SLOTS), OPEN] = 0
    """Slots whose card lies face down, as bits."""
    covers: Annotated[list[int], ListOf(Name(TACTICS, nothing=True), BOARD_SLOTS, MOST_SLOTS), OPEN] = NO_NUMBERS
    """The tactic card on each of them, or NOTHING."""
    tactics: Annotated[list[int], ListOf(TACTIC, 0, MOST), OPEN] = NO_NUMBERS
    """Tactic cards not yet played."""
    companions: Annotated[list[int], ListOf(COMPANION_CARD, 0, MOST_SLOTS), OPEN] = NO_NUMBERS
    exhausted: Annotated[int, Int(0, (1 << MOST_SLOTS) - 1), OPEN] = 0
    """Companions that lie face down, as bits in the order of recruiting."""
    quest: Annotated[int, Name(QUESTS, nothing=True), OPEN] = NOTHING
    laid_quest: Annotated[bool, Bool(), OPEN] = False
    """True if the quest has entered its slot (WW-330)."""
    favours: Annotated[int, Int(0, 8), OPEN] = 0
    loot: Annotated[list[int], ListOf(FOE, 0, 2), OPEN] = NO_NUMBERS
    """Power cards left of Wally's board (WW-205)."""
    used: Annotated[int, Int(0, (1 << MOST_SLOTS) - 1), OPEN] = 0
    """Abilities used this turn, as bits."""
    edge: Annotated[int, COUNT, OPEN] = 0
    ward: Annotated[int, COUNT, OPEN] = 0
    """Hits and blocks kept for the next battle of this turn; blocks also stop a strike (WW-C31)."""


def insert(cards: list[int], card: int) -> None:
    """Put a card into a sorted list."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


NO_PLAYERS: Final[list[Player]] = []


class Turn(Noun):
    """Things that last until the end of the turn, or while a monster card is carried out."""

    played: Annotated[bool, Bool(), OPEN] = False
    """True if the action card of the turn has been played (WW-051)."""
    due: Annotated[list[int], ListOf(ActField(), 0, 40), OPEN] = NO_NUMBERS
    """Acts of played cards that may still be done, as options."""
    echo: Annotated[int, Name(ACTION_CARDS, nothing=True), OPEN] = NOTHING
    echoed: Annotated[int, Name(ACTION_CARDS, nothing=True), OPEN] = NOTHING
    """The card that repeats another, and the one it repeats (WW-C29)."""
    opened: Annotated[bool, Bool(), OPEN] = False
    """True if all doors are open to the player on turn."""
    wild: Annotated[int, Mask(SLOTS), OPEN] = 0
    """Slots of the player on turn whose symbols are wild, as bits."""
    free: Annotated[bool, Bool(), OPEN] = False
    """True if the player on turn may use an ability of anybody free of charge (WW-188)."""
    transferred: Annotated[bool, Bool(), OPEN] = False
    paid: Annotated[int, Int(0, 50), OPEN] = 0
    """Scarabs that lie on used abilities until the end of the turn (WW-196)."""
    rings: Annotated[int, Mask(RINGS), OPEN] = 0
    """Rings in which the player on turn ended a Move or Teleport, as bits."""
    rooms: Annotated[int, Mask(ROOMS), OPEN] = 0
    """Rooms whose action the player on turn has used, as bits."""
    strike: Annotated[int, COUNT, OPEN] = 0
    reach: Annotated[int, Int(0, 3), OPEN] = 0
    """Hits of the monster card being carried out, and whom they meet."""
    drain: Annotated[bool, Bool(), OPEN] = False
    wounds: Annotated[int, COUNT, OPEN] = 0
    """Damage that its strikes did."""


NO_TURN: Final = Turn()
