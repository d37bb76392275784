"""The bands that some cards allow, and the worth of each when it is played now."""

from typing import Final

from deska.games.ethnos.actions import COLOURS
from deska.games.ethnos.bot.leaders import Leaders
from deska.games.ethnos.bot.traits import COLOUR, FIRST_COLOUR, SKELETON, TRAITS, TRIBE
from deska.games.ethnos.scoring import BAND_GLORY

GROUPS: Final = FIRST_COLOUR + len(COLOURS)
"""Cards that can be laid together are a group: a tribe, or FIRST_COLOUR + a colour."""
KEPT: Final = 0.7
"""Turns that a card saves if an Elf lets it be kept."""
LARGEST: Final = len(BAND_GLORY) - 1
"""A band of more cards brings no more glory."""
GIVEN: Final = 0.15
"""The worth to the others of a card that falls to the row."""
NO_LEADERS: Final[list[int]] = []
"""One empty list for all groups; never change it."""


def in_group(card: int, group: int) -> bool:
    """True if a card other than a Skeleton belongs to the group."""
    return TRIBE[card] == group or FIRST_COLOUR + COLOUR[card] == group


class Holding:
    """Cards counted by groups."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.sizes = [0] * GROUPS
        """Cards of each group, Skeletons aside."""
        self.kinds: list[int] = []
        """Every card once, Skeletons aside."""
        self.bones = 0
        """Skeletons."""
        last = SKELETON
        for card in cards:
            if card == SKELETON:
                self.bones += 1
                continue
            tribe, colour = TRIBE[card], FIRST_COLOUR + COLOUR[card]
            self.sizes[tribe] = self.sizes[tribe] + 1  # `+=` on an item is slow when compiled
            self.sizes[colour] = self.sizes[colour] + 1
            if card != last:
                self.kinds.append(card)
                last = card

    def leaders(self) -> list[list[int]]:
        """The cards that could lead a band of each group."""
        leaders = [NO_LEADERS] * GROUPS
        for card in self.kinds:
            for group in (TRIBE[card], FIRST_COLOUR + COLOUR[card]):
                if leaders[group]:
                    leaders[group].append(card)
                else:
                    leaders[group] = [card]
        return leaders

    def without(self, group: int, bones: int) -> list[int]:
        """The cards left when a band of the group and so many Skeletons is laid."""
        return [card for card in self.cards if card != SKELETON and not in_group(card, group)] + [SKELETON] * (self.bones - bones)

    def largest(self) -> int:
        """The size of the largest band."""
        return max(self.sizes) + self.bones if self.kinds else 0


class Band:
    """A band that could be played."""

    def __init__(self, group: int, bones: int, leader: int, worth: float) -> None:
        self.group = group
        self.bones = bones
        self.leader = leader
        self.worth = worth


def best_band(leaders: Leaders, cards: list[int], laid: list[int]) -> Band | None:
    """The best one that can be made of sorted cards, if some of them are laid already."""
    holding = Holding(cards)
    begun = Holding(laid)
    solid = len(laid) - begun.bones
    leads = holding.leaders()
    best: Band | None = None
    for group in range(GROUPS):
        size = holding.sizes[group]
        if size == 0 or begun.sizes[group] < solid or (size == 1 and group < FIRST_COLOUR):
            continue  # a single card is a band of its colour
        rest: list[int] = []
        spent = -1
        for leader in leads[group]:
            bones = max(begun.bones, bones_for(leaders, leader, size, holding.bones))
            if bones != spent:
                rest, spent = holding.without(group, bones), bones
            worth = band_worth(leaders, leader, size, bones, rest)
            if best is None or worth > best.worth:
                best = Band(group, bones, leader, worth)
    return best


def bones_for(leaders: Leaders, leader: int, solid: int, bones: int) -> int:
    """All Skeletons go with the band, unless cards may stay in hand: then as few as the marker needs."""
    if not TRAITS[leader].keeps and not TRAITS[leader].musters:
        return bones
    while bones and leaders.places(leader, solid + bones - 1):
        bones -= 1
    return bones


def band_worth(leaders: Leaders, leader: int, solid: int, bones: int, rest: list[int]) -> float:
    """Glory, marker and power of a band, and what becomes of the cards that are not in it."""
    worth = bare_worth(leaders, leader, solid, bones)
    return worth + rest_worth(leaders, leader, solid + bones, rest) if rest else worth


def bare_worth(leaders: Leaders, leader: int, solid: int, bones: int) -> float:
    counted = solid + TRAITS[leader].glory
    return BAND_GLORY[counted if counted < LARGEST else LARGEST] + leaders.worth(leader, solid + bones)


def rest_worth(leaders: Leaders, leader: int, size: int, rest: list[int]) -> float:
    """The rest of the hand is kept, played too, or given to the row."""
    if TRAITS[leader].keeps:
        kept = min(Holding(rest).largest(), size)
        return KEPT * kept * leaders.rate * leaders.outlook.lasting[1] - GIVEN * max(0, len(rest) - size)
    if TRAITS[leader].musters and leaders.places(leader, size):
        second = best_band(leaders, rest, [])
        if second is not None:
            return second.worth
    return -GIVEN * len(rest)
