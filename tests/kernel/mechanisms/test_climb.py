"""Undo: barriers, bots and consent."""

import pytest

from deska.kernel import Decision
from deska.table.play import Play
from deska.table.refusals import Refused
from tests.kernel.mechanisms.toys.climb import SPEC, Climb


def sit(people: set[int], seats: int = 2, seed: int = 3) -> Play:
    return Play(SPEC.new(seats, seed), frozenset(people))


def climb(play: Play) -> Climb:
    assert isinstance(play.game, Climb)
    return play.game


def can_undo(play: Play, seat: int) -> bool:
    return play.undo_place(seat) is not None


def asked(play: Play) -> Decision | None:
    return play.game.pending


TURN = Decision("climb-turn", 0, ("step", "draw", "roll"))


def test_a_step_that_shows_nothing_is_taken_back() -> None:
    play = sit({0, 1})
    before = play.game.digest()
    play.make("step")
    assert can_undo(play, 0)
    play.undo(0)
    assert (play.game.digest(), asked(play), play.past) == (before, TURN, {})
    assert play.game.record()["choices"] == []


def test_undo_crosses_what_bots_did_since() -> None:
    play = sit({0}, seats=3)
    before = play.game.digest()
    for option in ("step", "step", "draw"):  # a bot's card is no news to the person
        play.make(option)
    play.undo(0)
    assert (play.game.digest(), asked(play)) == (before, TURN)
    assert play.game.record()["choices"] == []


def test_after_an_undo_the_bots_meet_the_same_chance() -> None:
    play = sit({0}, seats=3)
    for option in ("step", "draw", "draw"):
        play.make(option)
    hands = [hand.cards for hand in climb(play).hands]
    play.undo(0)
    for option in ("step", "draw", "draw"):
        play.make(option)
    assert [hand.cards for hand in climb(play).hands] == hands


@pytest.mark.parametrize("option", ["draw", "roll"])
def test_what_was_learned_is_not_unlearned(option: str) -> None:
    play = sit({0})
    play.make(option)
    before = play.game.digest()
    assert not can_undo(play, 0)
    with pytest.raises(Refused):
        play.undo(0)
    assert play.game.digest() == before


def test_a_bots_die_is_a_barrier_its_card_is_none() -> None:
    play = sit({0})
    play.make("step")
    play.make("draw")
    assert can_undo(play, 0)
    play.make("step")
    play.make("roll")
    assert not can_undo(play, 0)


def test_undo_stops_at_another_persons_choice() -> None:
    play = sit({0, 1})
    play.make("step")
    play.make("step")
    assert (can_undo(play, 0), can_undo(play, 1)) == (False, True)
    play.undo(1)
    assert can_undo(play, 0)


def test_with_the_others_consent_anything_goes_and_the_same_die_falls_again() -> None:
    play = sit({0, 1})
    play.make("step")
    play.make("roll")
    play.make("draw")
    rolled = climb(play).points[1]
    card = climb(play).hands[0].cards
    play.rewind(1)
    assert asked(play) == Decision("climb-turn", 1, ("step", "draw", "roll"))
    assert play.game.record()["choices"] == ["step"]
    play.make("roll")
    assert climb(play).points[1] == rolled
    play.make("draw")
    assert climb(play).hands[0].cards == card


def test_the_record_after_an_undo_leads_to_the_same_position() -> None:
    play = sit({0}, seats=3)
    for option in ("step", "step", "step", "draw", "step", "step", "step", "draw"):
        play.make(option)
    play.undo(0)
    play.make("roll")
    assert play.game.record()["choices"] == ["step", "step", "step", "draw", "step", "step", "roll"]
    assert SPEC.replay(play.game.record()).digest() == play.game.digest()


def test_a_refused_choice_cannot_be_taken_back_because_it_left_no_trace() -> None:
    play = sit({0})
    with pytest.raises(Exception, match="is not possible"):
        play.make("yes")
    assert play.past == {}
    assert not can_undo(play, 0)
