"""Cards in zones, and the seats that know them."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deska.kernel.piles import ALL, HIDDEN, NOBODY, Hand, Pile, knows, widest
from deska.kernel.rng import seeded

SEATS = range(4)
SPECTATOR = -1
MASKS = st.one_of(st.integers(0, 15), st.just(ALL), st.integers(0, 3).map(lambda seat: ~(1 << seat)))
HELD = st.lists(st.tuples(st.integers(0, 3), MASKS), min_size=1, max_size=8)


def hand_of(held: list[tuple[int, int]]) -> Hand:
    hand = Hand([], [])
    for card, seen in held:
        hand.put(card, seen)
    return hand


def known(hand: Hand, seat: int) -> Counter[int]:
    return Counter(hand.known_to(seat))


# --- masks


def test_masks() -> None:
    assert [knows(0b101, seat) for seat in range(3)] == [True, False, True]
    assert all(knows(ALL, seat) for seat in (*SEATS, SPECTATOR))
    assert not any(knows(NOBODY, seat) for seat in (*SEATS, SPECTATOR))
    assert not knows(0b1111, SPECTATOR)
    assert knows(~0b10, SPECTATOR)
    assert not knows(~0b10, 1)


def test_the_widest_mask() -> None:
    assert widest([0b1, 0b111, 0b11]) == 1
    assert widest([0b1111, ALL]) == 1
    assert widest([NOBODY]) == 0


# --- piles


def test_a_pile_has_its_top_at_the_end() -> None:
    pile = Pile([], [])
    pile.put(3, 0b1)
    pile.put(5, NOBODY)
    assert len(pile) == 2
    assert pile.as_seen_by(0) == [3, HIDDEN]
    assert pile.as_seen_by(1) == [HIDDEN, HIDDEN]
    assert pile.pop() == 5
    assert (pile.cards, pile.seen) == ([3], [0b1])


def test_showing_and_forgetting() -> None:
    pile = Pile([1, 2], [NOBODY, 0b1])
    pile.show(0, 0b10)
    assert (pile.as_seen_by(1), pile.unknown_to(1)) == ([1, HIDDEN], [2])
    pile.show(0, ALL)
    assert pile.as_seen_by(SPECTATOR) == [1, HIDDEN]
    pile.forget()
    assert pile.seen == [NOBODY, NOBODY]


def test_a_card_is_put_under_a_pile() -> None:
    pile = Pile([1, 2], [ALL, NOBODY])
    pile.put_under(0, 4)
    assert (pile.cards, pile.seen) == ([0, 1, 2], [4, ALL, NOBODY])


def test_a_pile_laid_anew_keeps_known_cards_and_tells_nothing_of_the_others() -> None:
    seen = [ALL, NOBODY, NOBODY, 1, NOBODY]
    orders = {tuple(Pile([9, 5, 6, 7, 8], seen).laid_anew(0, seeded(seed)).cards) for seed in range(60)}
    assert len(orders) == 6
    assert {(order[0], order[3], *sorted((*order[1:3], order[4]))) for order in orders} == {(9, 7, 5, 6, 8)}
    assert Pile([9, 8, 6, 7, 5], seen).laid_anew(0, seeded(1)).cards == Pile([9, 5, 6, 7, 8], seen).laid_anew(0, seeded(1)).cards


def test_a_clone_of_a_pile_is_its_own() -> None:
    pile = Pile([1], [0b1])
    pile.clone().put(2, ALL)
    pile.clone().show(0, ALL)
    assert (pile.cards, pile.seen) == ([1], [0b1])


def test_an_imagined_pile_keeps_what_is_known_in_its_place() -> None:
    pile = Pile([1, 2, 3, 4], [NOBODY, 0b11, 0b10, ALL])
    pool = [7, 8]
    twin = pile.imagined(0, pool)
    assert (twin.cards, twin.seen) == ([8, 2, 7, 4], [NOBODY, 0b11, 0b10, ALL])
    assert pool == []
    assert pile.cards == [1, 2, 3, 4]


# --- hands


@given(HELD)
def test_a_hand_is_the_same_in_whatever_order_it_came(held: list[tuple[int, int]]) -> None:
    one, two = hand_of(held), hand_of(held[::-1])
    assert (one.cards, one.seen) == (two.cards, two.seen)
    assert list(zip(one.cards, one.seen, strict=True)) == sorted(held)
    assert one.kinds() == sorted({card for card, _ in held})


@given(HELD)
def test_who_knows_a_hand(held: list[tuple[int, int]]) -> None:
    hand = hand_of(held)
    for seat in (*SEATS, SPECTATOR):
        assert known(hand, seat) == Counter(card for card, seen in held if knows(seen, seat))
        assert Counter(hand.unknown_to(seat)) + known(hand, seat) == Counter(hand.cards)


@given(HELD, st.data())
def test_a_card_that_leaves_takes_a_known_copy_with_it(held: list[tuple[int, int]], data: st.DataObject) -> None:
    """A seat that knew k of the copies is sure of k - 1 after one left, whichever it was; nothing else is lost or learned."""
    hand = hand_of(held)
    card = data.draw(st.sampled_from(hand.cards))
    before = {seat: known(hand, seat) for seat in (*SEATS, SPECTATOR)}
    total = Counter(hand.cards)
    hand.take(card)
    assert Counter(hand.cards) == total - Counter([card])
    for seat, knew in before.items():
        assert known(hand, seat) == knew - Counter([card])


def test_which_copy_left_cannot_be_told() -> None:
    """Seat 1 saw one of two elves come; an elf leaves: it may have been that one."""
    hand = hand_of([(4, 0b01), (4, 0b11)])
    hand.take(4)
    assert (hand.cards, hand.seen) == ([4], [0b01])


def test_different_seats_may_each_lose_their_copy() -> None:
    hand = hand_of([(4, 0b011), (4, 0b101), (4, 0b001)])
    hand.take(4)
    assert (hand.cards, hand.seen) == ([4, 4], [0b001, 0b001])


def test_other_cards_stay_known() -> None:
    hand = hand_of([(4, 0b01), (4, 0b11), (7, ALL)])
    hand.take(4)
    assert (hand.cards, hand.seen) == ([4, 7], [0b01, ALL])


def test_a_card_that_is_not_there_cannot_leave() -> None:
    with pytest.raises(ValueError, match="is not in list"):
        hand_of([(1, ALL)]).take(2)


@given(HELD, st.integers(0, 3))
def test_an_imagined_hand_is_the_same_to_the_seat(held: list[tuple[int, int]], seat: int) -> None:
    hand = hand_of(held)
    pool = [9] * len(hand.unknown_to(seat))
    twin = hand.imagined(seat, 1 << 5, pool)
    assert known(twin, seat) == known(hand, seat)
    assert (len(twin), pool) == (len(hand), [])
    assert all(mask == 1 << 5 for card, mask in zip(twin.cards, twin.seen, strict=True) if not knows(mask, seat))


def test_clearing_and_cloning_a_hand() -> None:
    hand = hand_of([(1, ALL), (2, 0b1)])
    twin = hand.clone()
    hand.clear()
    assert (len(hand), twin.cards, twin.seen) == (0, [1, 2], [ALL, 0b1])
