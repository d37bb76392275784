"""Cards in zones, each with a bitmask of the seats that know it."""

from typing import Final

from deska.kernel.compiling import mypyc_attr
from deska.kernel.rng import Rng

ALL: Final = -1
"""The mask of everybody, spectators included: every bit is set."""
NOBODY: Final = 0
HIDDEN: Final = -1
"""The number that stands for a card that the viewer does not know."""


@mypyc_attr(acyclic=True)
class Pile:
    """Cards in order; the top is the end of the list."""

    __slots__ = ("cards", "seen")

    def __init__(self, cards: list[int], seen: list[int]) -> None:
        self.cards = cards
        self.seen = seen

    def clone(self) -> "Pile":
        return Pile(self.cards[:], self.seen[:])

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: int, seen: int) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.seen.append(seen)

    def put_under(self, card: int, seen: int) -> None:
        """Lay a card at the bottom."""
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def pop(self) -> int:
        """Take the top card."""
        self.seen.pop()
        return self.cards.pop()

    def forget(self) -> None:
        """Let nobody know any card any more, after the pile was shuffled."""
        self.seen = [NOBODY] * len(self.cards)

    def show(self, place: int, seats: int) -> None:
        """Let the seats of the mask know a card."""
        self.seen[place] |= seats

    def as_seen_by(self, seat: int) -> list[int]:
        """The cards in order, HIDDEN where the seat does not know them."""
        return [card if knows(mask, seat) else HIDDEN for card, mask in zip(self.cards, self.seen, strict=True)]

    def unknown_to(self, seat: int) -> list[int]:
        """The cards that the seat does not know, in order."""
        return [card for card, mask in zip(self.cards, self.seen, strict=True) if not knows(mask, seat)]

    def imagined(self, seat: int, pool: list[int]) -> "Pile":
        """A pile that looks the same to the seat; the cards that it does not know are taken from the end of the pool.

        It is no secret which seats know which place of a pile, so the masks stay.
        """
        cards = [card if knows(mask, seat) else pool.pop() for card, mask in zip(self.cards, self.seen, strict=True)]
        return Pile(cards, self.seen[:])

    def laid_anew(self, seat: int, rng: Rng) -> "Pile":
        """The same cards; those whose places the seat does not know change places with each other."""
        unknown = sorted(self.unknown_to(seat))
        rng.shuffle(unknown)
        return self.imagined(seat, unknown)


@mypyc_attr(acyclic=True)
class Hand:
    """Cards without order, kept sorted, so that equal sets are equal states and equal cards are neighbours."""

    __slots__ = ("cards", "seen")

    def __init__(self, cards: list[int], seen: list[int]) -> None:
        self.cards = cards
        self.seen = seen

    def clone(self) -> "Hand":
        return Hand(self.cards[:], self.seen[:])

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: int, seen: int) -> None:
        """Insert a card in its place; equal cards are sorted by their masks, so that equal hands are equal states."""
        cards, masks = self.cards, self.seen
        place = len(cards)
        while place and (cards[place - 1] > card or (cards[place - 1] == card and masks[place - 1] > seen)):
            place -= 1
        cards.insert(place, card)
        masks.insert(place, seen)

    def kinds(self) -> list[int]:
        """The different cards of the hand, each once."""
        kinds: list[int] = []
        last = HIDDEN
        for card in self.cards:
            if card != last:
                kinds.append(card)
                last = card
        return kinds

    def take(self, card: int) -> None:
        """Remove one such card while everybody watches.

        A seat that knew one of several copies cannot tell whether that one left, so it knows one copy fewer afterwards.
        """
        cards, masks = self.cards, self.seen
        first = cards.index(card)
        if first + 1 == len(cards) or cards[first + 1] != card:
            cards.pop(first)
            masks.pop(first)
            return
        end = first
        while end < len(cards) and cards[end] == card:
            end += 1
        rest = masks[first:end]
        gone = rest.pop(widest(rest))
        for i, mask in enumerate(rest):
            lost = mask & ~gone
            if lost:
                rest[i] = mask & ~lost
                gone |= lost
        rest.sort()
        cards.pop(first)
        masks[first:end] = rest

    def clear(self) -> None:
        self.cards.clear()
        self.seen.clear()

    def known_to(self, seat: int) -> list[int]:
        """The cards that the seat knows, in order."""
        return [card for card, mask in zip(self.cards, self.seen, strict=True) if knows(mask, seat)]

    def unknown_to(self, seat: int) -> list[int]:
        return [card for card, mask in zip(self.cards, self.seen, strict=True) if not knows(mask, seat)]

    def imagined(self, seat: int, owner: int, pool: list[int]) -> "Hand":
        """A hand that looks the same to the seat; the cards that it does not know are taken from the end of the pool.

        The seat does not know either which of them are known to others, so only the owner's mask is left on them.
        """
        twin = Hand([], [])
        for card, mask in zip(self.cards, self.seen, strict=True):
            if knows(mask, seat):
                twin.put(card, mask)
            else:
                twin.put(pool.pop(), owner)
        return twin


def widest(masks: list[int]) -> int:
    """The index of the mask with most seats; ALL has most of all."""
    best, most = 0, -1
    for i, mask in enumerate(masks):
        count = 1 << 30 if mask < 0 else mask.bit_count()
        if count > most:
            best, most = i, count
    return best


def knows(mask: int, seat: int) -> bool:
    """True if the seat is in the mask. A spectator (a negative seat) knows only what everybody knows."""
    return mask < 0 if seat < 0 else mask >> seat & 1 == 1
