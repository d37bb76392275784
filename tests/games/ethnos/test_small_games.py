"""Games of two and three (ET-094 to ET-102)."""

from typing import Any

import pytest

from deska import Decision
from deska.games.ethnos.actions import COLOURS
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    MICHAL,
    ROBERT,
    band,
    duris_pays,
    end_age,
    fresh,
    front,
    kingdoms,
    paid,
    position,
    seen,
    swim_to,
)

FIVE = ("merfolk", "giant", "orc", "troll", "dwarf")
PURPLE = ["dwarf-purple", "dwarf-purple", "orc-purple", "orc-purple", "troll-purple"]
DWARFS = [f"dwarf-{colour}" for colour in COLOURS]
SHARE_BOTH: dict[str, Any] = {"duel-ties": "share-both"}


# --- set-up


@rule("ET-094")
@pytest.mark.parametrize("seats", [2, 3])
def test_twelve_tokens_two_in_each_kingdom(seats: int) -> None:
    deals = {fresh(seats, seed).tokens for seed in range(20)}
    assert len(deals) == 20
    for tokens in deals:
        assert [len(pair) for pair in tokens] == [2] * 6
        assert all(low <= high for low, high in tokens)
        assert sorted(token for pair in tokens for token in pair) == [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]


@rule("ET-095")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_five_tribes_are_drawn(seats: int, count: int) -> None:
    draws = [fresh(seats, seed).tribes for seed in range(40)]
    assert {len(set(tribes)) for tribes in draws} == {count}
    assert {tribe for tribes in draws for tribe in tribes} == set(range(12))


@rule("ET-096")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_else_is_set_up_as_usual(seats: int) -> None:
    game = fresh(seats, tribes=FIVE)
    players = [front(game, seat) for seat in range(seats)]
    assert [{**player, "hand": len(player["hand"])} for player in players] == [{"hand": 1, "supply": 24}] * seats
    assert (len(game.row), len(game.deck)) == (2 * seats, 60 - 3 * seats + 3)
    assert seen(game, None).players[0].horde == 0


@rule("ET-096")
@pytest.mark.parametrize(("age", "merfolk", "giant"), [(1, 1, 2), (2, 3, 5)])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_side_for_two_and_three_players(seats: int, age: int, merfolk: int, giant: int) -> None:
    game = swim_to(position(seats, tribes=FIVE, age=age), *(9 - 2 * seat for seat in range(seats)))
    game.giant_holder, game.giant_size = ALICE, 1
    end_age(game)
    assert paid(game, "merfolk")[0] == merfolk
    assert paid(game, "giants")[ALICE] == giant


# --- the scoring of two players


@rule("ET-097")
@pytest.mark.parametrize(("markers", "gains"), [((2, 1), [4, 0]), ((1, 3), [0, 4]), ((1, 0), [4, 0]), ((0, 0), [0, 0])])
def test_two_players_in_the_first_age(markers: tuple[int, int], gains: list[int]) -> None:
    """As usual, also for a player alone in a kingdom."""
    assert duris_pays(1, (4, 8), *markers) == gains


@rule("ET-098")
@pytest.mark.parametrize(("markers", "gains"), [((2, 1), [8, 0]), ((1, 2), [0, 8]), ((5, 1), [8, 0])])
def test_two_players_in_the_second_age(markers: tuple[int, int], gains: list[int]) -> None:
    """Second place is worth nothing."""
    assert duris_pays(2, (4, 8), *markers) == gains


@rule("ET-099")
def test_alone_in_a_kingdom_both_tokens_are_won() -> None:
    """In the Second Age, and not before; one marker of the other player is enough to spoil it."""
    assert duris_pays(2, (4, 8), 1, 0) == [12, 0]
    assert duris_pays(2, (4, 8), 0, 5) == [0, 12]
    assert duris_pays(2, (4, 8), 5, 1) == [8, 0]
    assert duris_pays(1, (4, 8), 1, 0) == [4, 0]


@rule("ET-099")
def test_three_players_never_win_both_tokens() -> None:
    assert duris_pays(2, (4, 8), 1, 0, 0) == [8, 0, 0]


@rule("ET-100")
@pytest.mark.parametrize(
    ("age", "tokens", "gains"), [(1, (4, 8), [2, 2]), (2, (4, 8), [4, 4]), (1, (2, 10), [1, 1]), (2, (2, 10), [5, 5]), (2, (0, 6), [3, 3])]
)
def test_a_tie_of_two(age: int, tokens: tuple[int, int], gains: list[int]) -> None:
    assert duris_pays(age, tokens, 2, 2) == gains


@rule("ET-100")
@pytest.mark.parametrize(
    ("age", "markers", "gains"), [(1, (2, 2), [1, 1]), (2, (2, 2), [5, 5]), (2, (2, 1), [8, 0]), (2, (1, 0), [10, 0]), (2, (0, 0), [0, 0])]
)
def test_a_tie_of_two_may_share_both_tokens(age: int, markers: tuple[int, int], gains: list[int]) -> None:
    """The other reading; only an unbroken tie in the Second Age differs."""
    assert duris_pays(age, (2, 8), *markers, **SHARE_BOTH) == gains


@rule("ET-100")
@pytest.mark.parametrize("variant", [{}, SHARE_BOTH])
def test_a_troll_breaks_the_tie_of_two(variant: dict[str, Any]) -> None:
    assert duris_pays(2, (2, 8), 2, 2, trolls={ALICE: 1}, **variant) == [0, 8]


@rule("ET-101")
@pytest.mark.parametrize(
    ("age", "markers", "gains"),
    [
        (1, (3, 2, 1), [4, 0, 0]),
        (2, (3, 2, 1), [8, 4, 0]),
        (2, (1, 2, 3), [0, 4, 8]),
        (2, (3, 3, 1), [6, 6, 0]),
        (2, (3, 1, 1), [8, 2, 2]),
        (2, (1, 1, 1), [4, 4, 4]),
        (1, (1, 1, 1), [1, 1, 1]),
    ],
)
def test_three_players_score_as_usual(age: int, markers: tuple[int, int, int], gains: list[int]) -> None:
    assert duris_pays(age, (4, 8), *markers) == gains


@rule("ET-C60")
@pytest.mark.parametrize(("markers", "gains"), [((3, 1), [8, 0]), ((3, 0), [12, 0]), ((2, 2), [4, 4]), ((0, 0), [0, 0])])
def test_two_players_in_the_second_age_once_more(markers: tuple[int, int], gains: list[int]) -> None:
    assert duris_pays(2, (4, 8), *markers) == gains


# --- bands of two players


@rule("ET-X09")
@pytest.mark.parametrize("seat", [ROBERT, ALICE])
@pytest.mark.parametrize(("size", "more"), [(3, 0), (4, 1)])
def test_example_playing_bands_with_two_players(seat: int, size: int, more: int) -> None:
    """Robert has 2 markers in Duris and Alice 1; each of them needs four cards."""
    there = {ROBERT: 2, ALICE: 1}
    game = position(2, tribes=FIVE, turn=seat, hands={seat: PURPLE}, markers={who: {"duris": count} for who, count in there.items()})
    band(game, *PURPLE[:size])
    there[seat] += more
    assert [kingdoms(game, who) for who in (ROBERT, ALICE)] == [{"duris": there[ROBERT]}, {"duris": there[ALICE]}]
    assert game.players[seat].supply == 24 - there[seat]
    assert game.pending is not None
    assert (game.pending.kind, game.pending.seat) == ("et-turn", 1 - seat)


@rule("ET-102")
@pytest.mark.parametrize(
    ("own", "other", "placed"), [(0, 0, True), (0, 1, True), (1, 0, True), (1, 1, False), (0, 2, False), (2, 0, False)]
)
def test_with_two_players_all_markers_count(own: int, other: int, placed: bool) -> None:
    """A band of two; the markers of other kingdoms do not count."""
    markers = {ROBERT: {"duris": own, "rhea": 3}, ALICE: {"duris": other, "ithys": 3}}
    game = band(position(2, tribes=FIVE, hands={ROBERT: DWARFS[:2]}, markers=markers), *DWARFS[:2])
    assert (game.players[ROBERT].markers[0], game.players[ALICE].markers[0]) == (own + placed, other)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-102")
def test_with_three_players_only_ones_own_markers_count() -> None:
    markers = {ROBERT: {"duris": 1}, ALICE: {"duris": 4}, MICHAL: {"duris": 4}}
    game = band(position(3, tribes=FIVE, hands={ROBERT: DWARFS[:2]}, markers=markers), *DWARFS[:2])
    assert [kingdoms(game, seat) for seat in range(3)] == [{"duris": 2}, {"duris": 4}, {"duris": 4}]
