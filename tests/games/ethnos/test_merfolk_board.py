"""The Merfolk: the board at the end of an Age (ET-123 to ET-127)."""

from typing import Any

import pytest

from deska.games.ethnos.components import Ethnos
from deska.testing import rule
from tests.games.ethnos.build import ALICE, ROBERT, end_age, own_trolls, paid, position, swim_to

MERFOLK = ("merfolk", "troll", "orc", "giant", "dwarf", "elf")
FIRST_ONLY: dict[str, Any] = {"merfolk-places": "first-only"}


def board(age: int, *spaces: int, **variant: Any) -> Ethnos:
    """Nothing but the markers on the Merfolk board, in that Age."""
    seats = len(spaces)
    return swim_to(position(seats, MERFOLK[: 5 if seats <= 3 else 6], age=age, **variant), *spaces)


@rule("ET-X16", "ET-123")
def test_example_merfolk_at_the_end_of_the_first_age() -> None:
    """Whoever is furthest on the Merfolk track at the end of the first Age gains 1 glory."""
    game = end_age(board(1, 0, 3, 1, 2))
    assert paid(game, "merfolk") == (0, 1, 0, 0)
    assert [player.glory for player in game.players] == [0, 1, 0, 0]
    assert [player.swum for player in game.players] == [0, 3, 1, 2]
    assert game.pending is not None
    assert (game.age, game.pending.kind) == (2, "et-turn")


@rule("ET-123", table=True)
@pytest.mark.parametrize(
    ("seats", "age", "first"),
    [(2, 1, 1), (2, 2, 3), (3, 1, 1), (3, 2, 3)] + [(seats, age, first) for seats in (4, 5, 6) for age, first in ((1, 1), (2, 2), (3, 4))],
)
def test_first_place_by_players_and_age(seats: int, age: int, first: int) -> None:
    game = end_age(board(age, *[1] * (seats - 1), 2))
    assert paid(game, "merfolk")[-1] == first


@rule("ET-124", "ET-C33")
@pytest.mark.parametrize(
    ("age", "spaces", "glory"),
    [
        (1, (9, 5, 2, 0), (1, 0, 0, 0)),
        (2, (9, 5, 2, 0), (2, 1, 0, 0)),
        (3, (9, 5, 2, 0), (4, 2, 1, 0)),
        (2, (9, 5, 2), (3, 1, 0)),
    ],
)
def test_lower_places_score_as_in_a_kingdom(age: int, spaces: tuple[int, ...], glory: tuple[int, ...]) -> None:
    game = end_age(board(age, *spaces))
    assert paid(game, "merfolk") == glory
    assert tuple(player.glory for player in game.players) == glory


@rule("ET-124")
@pytest.mark.parametrize(
    ("age", "spaces", "glory"),
    [
        (1, (9, 5, 2, 0), (1, 0, 0, 0)),
        (2, (9, 5, 2, 0), (2, 0, 0, 0)),
        (3, (5, 9, 2, 0), (0, 4, 0, 0)),
        (3, (9, 9, 2, 0), (2, 2, 0, 0)),
        (2, (9, 5, 2), (3, 0, 0)),
        (2, (5, 0), (3, 0)),
        (2, (5, 2), (3, 0)),
        (2, (5, 5), (1, 1)),
        (3, (0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_the_setting_that_pays_first_place_only(age: int, spaces: tuple[int, ...], glory: tuple[int, ...]) -> None:
    game = end_age(board(age, *spaces, **FIRST_ONLY))
    assert paid(game, "merfolk") == glory


@rule("ET-124", "ET-125")
def test_the_setting_that_pays_first_place_only_minds_trolls() -> None:
    game = own_trolls(board(3, 9, 9, 2, 0, **FIRST_ONLY), ALICE, 1)
    assert paid(end_age(game), "merfolk") == (0, 4, 0, 0)


@rule("ET-125", "ET-C34")
@pytest.mark.parametrize(
    ("age", "spaces", "glory"),
    [
        (1, (6, 6, 0, 0), (0, 0, 0, 0)),
        (2, (6, 6, 0, 0), (1, 1, 0, 0)),
        (3, (6, 6, 0, 0), (3, 3, 0, 0)),
        (3, (6, 6, 5, 0), (3, 3, 1, 0)),
        (3, (6, 6, 6, 2), (2, 2, 2, 0)),
        (3, (6, 5, 5, 2), (4, 1, 1, 0)),
    ],
)
def test_ties_are_shared_and_rounded_down(age: int, spaces: tuple[int, ...], glory: tuple[int, ...]) -> None:
    assert paid(end_age(board(age, *spaces)), "merfolk") == glory


@rule("ET-125", "ET-C34")
@pytest.mark.parametrize(("owner", "glory"), [(ROBERT, (4, 2, 0, 0)), (ALICE, (2, 4, 0, 0))])
def test_trolls_break_ties_on_the_board(owner: int, glory: tuple[int, ...]) -> None:
    game = own_trolls(board(3, 6, 6, 0, 0), owner, 1)
    assert paid(end_age(game), "merfolk") == glory


@rule("ET-126")
@pytest.mark.parametrize(
    ("age", "spaces", "glory"),
    [
        (1, (0, 0, 0, 0), (0, 0, 0, 0)),
        (2, (5, 0, 0, 0), (2, 0, 0, 0)),
        (2, (5, 1, 0, 0), (2, 1, 0, 0)),
        (3, (0, 0, 0, 0), (0, 0, 0, 0)),
        (3, (5, 0, 0, 0), (4, 0, 0, 0)),
    ],
)
def test_space_0_is_not_ranked(age: int, spaces: tuple[int, ...], glory: tuple[int, ...]) -> None:
    game = own_trolls(board(age, *spaces), 3, 6)
    assert paid(end_age(game), "merfolk") == glory


@rule("ET-127", "ET-C35")
@pytest.mark.parametrize(("spaces", "glory"), [((5, 0), (4, 0)), ((5, 2), (3, 0)), ((5, 5), (1, 1)), ((0, 1), (0, 4)), ((0, 0), (0, 0))])
def test_two_players_in_the_second_age(spaces: tuple[int, ...], glory: tuple[int, ...]) -> None:
    game = end_age(board(2, *spaces))
    assert paid(game, "merfolk") == glory
    assert game.pending is None


@rule("ET-127")
def test_two_players_in_the_second_age_with_a_troll() -> None:
    game = end_age(own_trolls(board(2, 5, 5), ALICE, 1))
    assert paid(game, "merfolk") == (0, 3)


@rule("ET-127")
@pytest.mark.parametrize(("spaces", "glory"), [((5, 0), (1, 0)), ((5, 2), (1, 0)), ((5, 5), (0, 0))])
def test_two_players_in_the_first_age_score_as_usual(spaces: tuple[int, ...], glory: tuple[int, ...]) -> None:
    game = end_age(board(1, *spaces))
    assert paid(game, "merfolk") == glory
    assert game.pending is not None
    assert game.pending.kind == "et-turn"
