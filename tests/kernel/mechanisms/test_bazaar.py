"""Equal cards known to different seats."""

from collections.abc import Sequence

import pytest

from deska.api import step
from deska.kernel import ALL, HIDDEN, Frame, seeded
from tests.kernel.mechanisms.toys.bazaar import CARDS, COPIES, SPEC, TAKE_TURN, Bazaar, begin
from tests.kernel.mechanisms.toys.toy import play

A, B, C = 1, 2, 4
"""The masks of the three seats."""


def position(*held: tuple[str, int], row: Sequence[str] = (), top: Sequence[str] = (), turn: int = 0) -> Bazaar:
    """Seat 0 holds these cards, each known to a mask of seats; `top` is drawn next; all other cards lie in the deck."""
    game = begin(SPEC, SPEC.setup(3, None), seeded(1))
    rest = sorted(COPIES * list(range(len(CARDS))))
    for name in [*(name for name, _ in held), *row, *top]:
        rest.remove(CARDS.index(name))
    for name, seen in held:
        game.hands[0].put(CARDS.index(name), seen)
    game.row = sorted(CARDS.index(name) for name in row)
    game.deck = rest + [CARDS.index(name) for name in reversed(top)]
    game.turn = turn
    game.stack = [Frame(TAKE_TURN, turn)]
    game.settle()
    return game


def known(game: Bazaar) -> list[list[str]]:
    """The cards of seat 0's hand that each seat and a spectator remember."""
    hands = [SPEC.view(game, viewer).recalled.hands[0].cards for viewer in (0, 1, 2, None)]
    return [[CARDS[card] for card in hand if card != HIDDEN] for hand in hands]


def masks(game: Bazaar) -> list[tuple[str, int]]:
    return [(CARDS[card], mask) for card, mask in zip(game.hands[0].cards, game.hands[0].seen, strict=True)]


def test_a_drawn_card_is_known_to_its_owner_a_taken_one_to_all() -> None:
    game = position(row=["lamp"], top=["lamp"])
    play(game, "draw")
    assert known(game) == [["lamp"], [], [], []]
    game = position(row=["lamp"], top=["spice"])
    play(game, "take:lamp")
    assert known(game) == [["lamp"]] * 4


def test_a_peeked_card_is_remembered_by_who_peeked_and_nobody_else_is_told() -> None:
    game = position(("lamp", A), turn=1)
    events = step(game, "peek:0")
    assert known(game) == [["lamp"], ["lamp"], [], []]
    assert [(event.message, event.args, event.audience) for event in events] == [
        ("bazaar-peeked", {"player": 1, "card": "lamp"}, B),
        ("bazaar-peeked-hidden", {"player": 1}, ~B),
    ]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([("lamp", A), ("lamp", A)], [("lamp", A), ("lamp", A | B)]),
        ([("lamp", A), ("lamp", A | B)], [("lamp", A), ("lamp", A | B)]),
        ([("lamp", ALL), ("lamp", A)], [("lamp", ALL), ("lamp", A)]),
        ([("lamp", A), ("lamp", A | C)], None),
    ],
    ids=["new", "perhaps-the-same-again", "perhaps-that-of-the-row", "another-seat-knew-one"],
)
def test_who_knew_such_a_card_learns_nothing_by_seeing_one(before: list[tuple[str, int]], after: list[tuple[str, int]] | None) -> None:
    game = position(*before, turn=1)
    play(game, "peek:0")
    if after is not None:
        assert masks(game) == after
    assert known(game)[1] == ["lamp"]
    assert known(game)[2] == [name for name, mask in before if mask & C]


def test_when_a_copy_leaves_each_seat_forgets_one_that_it_knew() -> None:
    """All know the lamp of the open row; seat 2 also peeked at the spice."""
    game = position(("lamp", ALL), ("lamp", A), ("spice", A | C))
    assert known(game) == [["lamp", "lamp", "spice"], ["lamp"], ["lamp", "spice"], ["lamp"]]
    play(game, "sell:lamp")
    assert known(game) == [["lamp", "spice"], [], ["spice"], []]


def test_seats_that_knew_different_copies_each_lose_theirs() -> None:
    """Neither seat 1 nor seat 2 can tell whether it was the lamp that they saw."""
    game = position(("lamp", A | B), ("lamp", A | C), ("lamp", A))
    play(game, "sell:lamp")
    assert masks(game) == [("lamp", A), ("lamp", A)]


def test_a_seat_that_knew_two_of_three_knows_one_of_two() -> None:
    game = position(("lamp", ALL), ("lamp", A | B), ("lamp", A))
    play(game, "sell:lamp")
    assert known(game) == [["lamp", "lamp"], ["lamp"], [], []]


def test_the_only_copy_leaves_and_the_rest_stays_known() -> None:
    game = position(("lamp", A | B), ("spice", A | B))
    play(game, "sell:lamp")
    assert known(game) == [["spice"], ["spice"], [], []]


def test_what_is_imagined_has_the_known_copies_and_any_others() -> None:
    game = position(("lamp", A | B), ("lamp", A), ("spice", ALL), row=["carpet"])
    hands = {tuple(imagined(game, 1, seed)) for seed in range(60)}
    assert hands == {("carpet", "lamp", "spice"), ("lamp", "lamp", "spice"), ("lamp", "spice", "spice")}
    assert {tuple(imagined(game, 0, seed)) for seed in range(20)} == {("lamp", "lamp", "spice")}


def imagined(game: Bazaar, seat: int, seed: int) -> list[str]:
    twin = SPEC.imagine(game, seat, seed)
    assert isinstance(twin, Bazaar)
    return [CARDS[card] for card in twin.hands[0].cards]
