"""A decision of the table."""

import pytest

from deska.kernel import TABLE, Decision, IllegalChoice, Reason
from tests.kernel.mechanisms.toys.council import SPEC, Council


def new(seats: int = 3) -> Council:
    game = SPEC.new(seats, seed=1)
    assert isinstance(game, Council)
    return game


def test_any_seat_may_answer_for_the_table() -> None:
    game = new()
    assert game.pending == Decision("council-name", TABLE, ("name:0", "name:1", "name:2"))
    game.choose("name:0", seat=2)
    assert (game.turn, game.turns) == (0, [1, 0, 0])
    assert game.pending == Decision("council-turn", 0, ("dig", "rest"))


def test_the_record_says_who_answered_and_is_played_again() -> None:
    game = new()
    game.choose("name:1", seat=2)
    game.choose("dig")
    game.choose("name:1")
    assert game.record()["choices"] == ["name:1@2", "dig", "name:1"]
    assert SPEC.replay(game.record()).digest() == game.digest()


def test_everybody_is_shown_the_options_and_a_spectator_that_the_table_is_asked() -> None:
    game = new()
    for seat in range(3):
        assert SPEC.view(game, seat).decision == Decision("council-name", TABLE, ("name:0", "name:1", "name:2"))
    assert SPEC.view(game, None).decision is None
    assert SPEC.view(game, None).waiting == [(TABLE, "council-name")]


def test_in_search_the_seat_on_turn_answers_for_the_table() -> None:
    game = new()
    game.choose("name:2", seat=0)
    game.choose("dig")
    assert game.pending is not None
    assert (game.pending.seat, game.actor) == (TABLE, 2)


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_nobody_outside_the_game_answers(seat: int) -> None:
    game = new()
    before = game.digest()
    with pytest.raises(IllegalChoice) as refused:
        game.choose("name:0", seat=seat)
    assert refused.value.reason.message == "not-your-decision"
    assert game.digest() == before


def test_the_named_seat_decides_alone() -> None:
    game = new()
    game.choose("name:1", seat=0)
    before = game.digest()
    with pytest.raises(IllegalChoice) as refused:
        game.choose("dig", seat=0)
    assert refused.value.reason == Reason("not-your-decision", args={"player": 1})
    assert game.digest() == before


def test_a_refused_answer_of_the_table_says_why() -> None:
    game = new(seats=2)
    for option in ("name:1", "dig", "name:1", "rest", "name:1", "dig"):
        game.choose(option)
    assert game.pending == Decision("council-name", TABLE, ("name:0",))
    with pytest.raises(IllegalChoice) as refused:
        game.choose("name:1", seat=1)
    assert refused.value.reason == Reason("council-why-often-enough", "CO-1", {"player": 1})
