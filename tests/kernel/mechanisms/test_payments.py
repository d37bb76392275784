"""Payments as pure functions, compared with trying every combination."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deska.kernel.actions import ActionTable
from deska.kernel.errors import BadSetup, DeskaError
from deska.kernel.payments import MOST, Payment, after_paying, can_pay, default_payment, is_choice, pack, payable, unpack

KINDS = 3
amounts = st.integers(0, 3)
debts = st.lists(amounts, min_size=KINDS + 2, max_size=KINDS + 2)
holdings = st.lists(amounts, min_size=KINDS, max_size=KINDS)
wilds = st.sampled_from([0b000, 0b100, 0b110])


def pays(paid: tuple[int, ...], owed: list[int], wild: int) -> bool:
    """True if these resources settle the debt exactly, by the wording of the rules."""
    free = [kind for kind in range(KINDS) if not wild >> kind & 1]
    if any(paid[kind] < owed[kind] for kind in range(KINDS) if kind not in free):
        return False
    jokers = sum(paid[kind] - owed[kind] for kind in range(KINDS) if kind not in free)
    slots = sum(owed[kind] for kind in free) + owed[-2]
    if jokers + sum(paid[kind] for kind in free) != max(0, slots - owed[-1]):
        return False
    missing = sum(max(0, owed[kind] - paid[kind]) for kind in free)
    return missing <= jokers + owed[-1]


def all_ways(owed: list[int], held: list[int], wild: int) -> list[list[int]]:
    return sorted(list(paid) for paid in product(*(range(count + 1) for count in held)) if pays(paid, owed, wild))


@given(debts, holdings, wilds)
def test_whether_there_is_a_way_to_pay_and_a_choice_among_several(owed: list[int], held: list[int], wild: int) -> None:
    ways = all_ways(owed, held, wild)
    assert can_pay(owed, held, wild) == bool(ways)
    if ways:
        assert is_choice(owed, held, wild) == (len(ways) > 1)


@given(debts, holdings, wilds)
def test_a_payment_can_begin_with_every_kind_that_is_part_of_one(owed: list[int], held: list[int], wild: int) -> None:
    ways = all_ways(owed, held, wild)
    assert payable(owed, held, wild) == [kind for kind in range(KINDS) if any(way[kind] for way in ways)]


@given(debts, holdings, wilds)
def test_whatever_is_paid_first_the_rest_are_the_ways_that_contain_it(owed: list[int], held: list[int], wild: int) -> None:
    for kind in payable(owed, held, wild):
        left = [count - (other == kind) for other, count in enumerate(held)]
        rest = all_ways(after_paying(owed, kind, wild), left, wild)
        expected = [way for way in all_ways(owed, held, wild) if way[kind]]
        assert sorted([count + (other == kind) for other, count in enumerate(way)] for way in rest) == expected


@given(debts, holdings, wilds)
def test_the_default_is_one_of_them_and_as_sparing_with_wild_kinds_as_any(owed: list[int], held: list[int], wild: int) -> None:
    ways = all_ways(owed, held, wild)
    if not ways:
        with pytest.raises(DeskaError):
            default_payment(owed, held, wild)
        return
    default = default_payment(owed, held, wild)
    assert default in ways
    spent = [sum(count for kind, count in enumerate(way) if wild >> kind & 1) for way in (default, *ways)]
    assert spent[0] == min(spent)


def test_the_default_takes_what_there_is_most_of() -> None:
    assert default_payment([1, 0, 0, 3, 0], [2, 4, 5], 0b100) == [1, 3, 0]
    assert default_payment([0, 0, 0, 2, 0], [1, 1, 9], 0b100) == [1, 1, 0]


def test_nothing_owed_is_paid() -> None:
    assert not is_choice([0, 0, 0, 0, 0], [1, 1, 1], 0b100)
    assert default_payment([0, 0, 0, 0, 0], [1, 1, 1], 0b100) == [0, 0, 0]
    assert default_payment([1, 0, 0, 1, 5], [1, 1, 1], 0b100) == [0, 0, 0]


@given(st.lists(st.integers(0, MOST), min_size=9, max_size=9))
def test_a_debt_is_packed_into_one_number(owed: list[int]) -> None:
    assert unpack(pack(owed), 7) == owed


def test_a_debt_beyond_all_measure_is_refused() -> None:
    with pytest.raises(DeskaError, match=f"the most is {MOST}"):
        pack([MOST + 1])


def test_a_cost_names_kinds_that_exist_and_its_verb_a_default() -> None:
    actions = ActionTable()
    payment = Payment(actions.verb("pay", resource=("default", "gem")))
    assert payment.owing(gem=2, any=1) == pack([2, 1, 0])
    with pytest.raises(BadSetup, match="nothing is paid in 'gold'; there are gem, any, covered"):
        payment.owing(gold=1)
    with pytest.raises(BadSetup, match="begin with 'default'"):
        Payment(actions.verb("give", resource=("gem", "gold")))


def test_a_debt_of_too_many_kinds_for_one_number_is_refused() -> None:
    actions = ActionTable()
    Payment(actions.verb("pay", resource=("default", *"abcdefg")))
    with pytest.raises(BadSetup, match="pays with 8 kinds; the most is 7"):
        Payment(actions.verb("give", resource=("default", *"abcdefgh")))
