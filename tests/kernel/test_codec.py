"""Fields write values and read them back the same; data that does not fit is refused with its place."""

import json
from typing import Any

import pytest

from deska.kernel import BadData, Hand, Pile
from deska.kernel.codec import (
    Anything,
    Bool,
    CardsOf,
    Counts,
    Field,
    Int,
    ListOf,
    Mask,
    Name,
    Record,
    Seats,
    Seen,
    ShortText,
    Text,
    TupleOf,
    contrast,
    shown,
)
from deska.kernel.piles import ALL, NOBODY

GEMS = ("jade", "opal", "ruby")


class Purse:
    def __init__(self, coins: int, gems: list[int]) -> None:
        self.coins = coins
        self.gems = gems


PURSE = Record(Purse, coins=Int(0, 9), gems=Counts(GEMS, 5))

WRITTEN: list[tuple[Field, Any, Any]] = [
    (Int(-2, 5), -2, -2),
    (Bool(), True, True),
    (Text(("red", "blue")), "blue", "blue"),
    (ShortText(), "any name", "any name"),
    (Name(GEMS), 2, "ruby"),
    (Name(GEMS, nothing=True), -1, None),
    (ListOf(Name(GEMS)), [0, 2], ["jade", "ruby"]),
    (TupleOf(Int(0, 9)), (4, 2), [4, 2]),
    (Counts(GEMS, 5), [2, 0, 1], {"jade": 2, "ruby": 1}),
    (Mask(GEMS), 0b101, ["jade", "ruby"]),
    (Seats(), 0b101, [0, 2]),
    (Seen(), ALL, "all"),
    (Seen(), NOBODY, []),
    (Seen(), 0b1010, [1, 3]),
    (ListOf(ListOf(Int(0, 9))), [[1], []], [[1], []]),
]


@pytest.mark.parametrize(("field", "value", "data"), WRITTEN)
def test_written_and_read_back(field: Field, value: Any, data: Any) -> None:
    assert field.dump(value) == data
    assert field.load(json.loads(json.dumps(data)), "here") == value
    assert type(field.load(data, "here")) is type(value)


def test_a_pile_keeps_its_order() -> None:
    data = [["opal", "all"], ["jade", [0]], ["opal", [0, 1]]]
    pile = CardsOf(GEMS, Pile).load(data, "here")
    assert isinstance(pile, Pile)
    assert (pile.cards, pile.seen) == ([1, 0, 1], [ALL, 0b1, 0b11])
    assert CardsOf(GEMS, Pile).dump(pile) == data


def test_a_hand_is_sorted() -> None:
    hand = CardsOf(GEMS, Hand).load([["opal", [0, 1]], ["opal", "all"], ["jade", [0]]], "here")
    assert isinstance(hand, Hand)
    assert (hand.cards, hand.seen) == ([0, 1, 1], [0b1, ALL, 0b11])
    assert CardsOf(GEMS, Hand).dump(hand) == [["jade", [0]], ["opal", "all"], ["opal", [0, 1]]]


def test_records() -> None:
    data = {"coins": 3, "gems": {"opal": 1}}
    purse = PURSE.load(data, "purse")
    assert (purse.coins, purse.gems) == (3, [0, 1, 0])
    assert PURSE.dump(purse) == data


REFUSED: list[tuple[Field, Any, str]] = [
    (Int(0, 5), 6, "between 0 and 5"),
    (Int(0, 5), -1, "between 0 and 5"),
    (Int(0, 5), True, "a number is expected"),
    (Int(0, 5), 1.0, "a number is expected"),
    (Int(0, 5), "1", "a number is expected"),
    (Bool(), 1, "true or false"),
    (Text(("red",)), "blue", "unknown"),
    (Text(("red",)), ["red"], "unknown"),
    (ShortText(), "x" * 201, "a name is expected"),
    (ShortText(), 7, "a name is expected"),
    (Name(GEMS), "gold", "unknown"),
    (Name(GEMS), None, "unknown"),
    (Name(GEMS), 0, "unknown"),
    (Name(GEMS), ["jade"], "unknown"),
    (ListOf(Int(0, 9), 1, 2), [], "1 to 2 items"),
    (ListOf(Int(0, 9), 1, 2), [1, 2, 3], "1 to 2 items"),
    (ListOf(Int(0, 9)), {"a": 1}, "a list is expected"),
    (ListOf(Int(0, 9)), "123", "a list is expected"),
    (Counts(GEMS, 5), {"gold": 1}, "unknown"),
    (Counts(GEMS, 5), {"jade": 0}, "between 1 and 5"),
    (Counts(GEMS, 5), {"jade": 6}, "between 1 and 5"),
    (Counts(GEMS, 5), [1, 2, 3], "an object is expected"),
    (Mask(GEMS), ["ruby", "jade"], "once and in order"),
    (Mask(GEMS), ["jade", "jade"], "once and in order"),
    (Seats(), "all", "a list is expected"),
    (Seen(), [3, 1], "once and in order"),
    (Seen(), [16], "between 0 and 15"),
    (Seen(), "none", "a list is expected"),
    (CardsOf(GEMS, Pile), [["jade"]], "a card and those who know it"),
    (CardsOf(GEMS, Pile), [["gold", []]], "unknown"),
    (CardsOf(GEMS, Pile), ["jade"], "a card and those who know it"),
    (PURSE, {"coins": 1}, "'gems' is missing"),
    (PURSE, {"coins": 1, "gems": {}, "debt": 2}, "'debt' is unknown"),
    (PURSE, {"coins": 1, "gems": {}, 3: 4}, "3 is unknown"),
    (PURSE, [], "an object is expected"),
    (Field(), 1, "cannot be read"),
]


@pytest.mark.parametrize(("field", "data", "words"), REFUSED)
def test_refused(field: Field, data: Any, words: str) -> None:
    with pytest.raises(BadData, match=words) as refused:
        field.load(data, "here")
    assert refused.value.where.startswith("here")


def test_the_place_is_named_to_the_last_step() -> None:
    field = ListOf(Record(dict, purses=ListOf(PURSE)))
    with pytest.raises(BadData) as refused:
        field.load([{"purses": []}, {"purses": [{"coins": 1, "gems": {"opal": 9}}]}], "players")
    assert refused.value.where == "players[1].purses[0].gems.opal"
    assert str(refused.value) == "players[1].purses[0].gems.opal: 9 is not between 1 and 5"


def test_a_record_reads_before_it_builds() -> None:
    assert PURSE.read({"coins": 2, "gems": {}}, "") == {"coins": 2, "gems": [0, 0, 0]}


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (None, "None"),
        (True, "True"),
        (7, "7"),
        ("jade", "'jade'"),
        ([1], "a list"),
        ({"a": 1}, "an object"),
        (1.5, "1.5"),
        (b"x", "something else"),
        ("x" * 100, "'" + "x" * 56 + "…"),
    ],
)
def test_foreign_data_is_shown_in_short(data: object, text: str) -> None:
    assert shown(data) == text


def test_numbers_too_long_to_be_written() -> None:
    huge = 10**5000
    assert shown(huge) == "a number"
    with pytest.raises(BadData, match="a number is not between 0 and 5"):
        Int(0, 5).load(huge, "here")


def test_anything_is_left_to_others() -> None:
    odd = object()
    assert Anything().load(odd, "here") is odd


@pytest.mark.parametrize(
    ("found", "expected", "words"),
    [
        (3, 4, "3 instead of 4"),
        (["jade", "ruby"], ["jade", "opal", "opal"], "missing: opal, opal; too much: ruby"),
        ((1, 2), (2, 1), "in the wrong order"),
        ([], list(range(7)), "missing: 0, 1, 2, 3, 4 and 2 more"),
        ({5}, set(), "too much: 5"),
    ],
)
def test_in_what_two_values_differ(found: Any, expected: Any, words: str) -> None:
    assert contrast(found, expected) == words
