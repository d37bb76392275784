"""Undo: barriers, bots and consent."""

import pytest

from deska.kernel import Decision
from deska.table.session import CannotUndo, Session
from tests.kernel.mechanisms.toys.climb import SPEC, Climb


def sit(people: set[int], seats: int = 2, seed: int = 3) -> Session:
    return Session(SPEC.new(seats, seed), frozenset(people))


def climb(session: Session) -> Climb:
    assert isinstance(session.game, Climb)
    return session.game


def asked(session: Session) -> Decision | None:
    return session.game.pending


TURN = Decision("climb-turn", 0, ("step", "draw", "roll"))


def test_a_step_that_shows_nothing_is_taken_back() -> None:
    session = sit({0, 1})
    before = session.game.digest()
    session.choose("step")
    assert session.can_undo(0)
    session.undo(0)
    assert (session.game.digest(), asked(session), session.past) == (before, TURN, [])
    assert session.game.record()["choices"] == []


def test_undo_crosses_what_bots_did_since() -> None:
    session = sit({0}, seats=3)
    before = session.game.digest()
    for option in ("step", "step", "draw"):  # a bot's card is no news to the person
        session.choose(option)
    session.undo(0)
    assert (session.game.digest(), asked(session)) == (before, TURN)
    assert session.game.record()["choices"] == []


def test_after_an_undo_the_bots_meet_the_same_chance() -> None:
    session = sit({0}, seats=3)
    for option in ("step", "draw", "draw"):
        session.choose(option)
    hands = [hand.cards for hand in climb(session).hands]
    session.undo(0)
    for option in ("step", "draw", "draw"):
        session.choose(option)
    assert [hand.cards for hand in climb(session).hands] == hands


@pytest.mark.parametrize("option", ["draw", "roll"])
def test_what_was_learned_is_not_unlearned(option: str) -> None:
    session = sit({0})
    session.choose(option)
    before = session.game.digest()
    assert not session.can_undo(0)
    with pytest.raises(CannotUndo):
        session.undo(0)
    assert session.game.digest() == before


def test_a_bots_die_is_a_barrier_its_card_is_none() -> None:
    session = sit({0})
    session.choose("step")
    session.choose("draw")
    assert session.can_undo(0)
    session.choose("step")
    session.choose("roll")
    assert not session.can_undo(0)


def test_undo_stops_at_another_persons_choice() -> None:
    session = sit({0, 1})
    session.choose("step")
    session.choose("step")
    assert (session.can_undo(0), session.can_undo(1)) == (False, True)
    session.undo(1)
    assert session.can_undo(0)


def test_with_the_others_consent_anything_goes_and_the_same_die_falls_again() -> None:
    session = sit({0, 1})
    session.choose("step")
    session.choose("roll")
    session.choose("draw")
    rolled = climb(session).points[1]
    card = climb(session).hands[0].cards
    session.rewind(1)
    assert asked(session) == Decision("climb-turn", 1, ("step", "draw", "roll"))
    assert session.game.record()["choices"] == ["step"]
    session.choose("roll")
    assert climb(session).points[1] == rolled
    session.choose("draw")
    assert climb(session).hands[0].cards == card


def test_the_record_after_an_undo_leads_to_the_same_position() -> None:
    session = sit({0}, seats=3)
    for option in ("step", "step", "step", "draw", "step", "step", "step", "draw"):
        session.choose(option)
    session.undo(0)
    session.choose("roll")
    assert session.game.record()["choices"] == ["step", "step", "step", "draw", "step", "step", "roll"]
    assert SPEC.replay(session.game.record()).digest() == session.game.digest()


def test_a_refused_choice_cannot_be_taken_back_because_it_left_no_trace() -> None:
    session = sit({0})
    with pytest.raises(Exception, match="is not possible"):
        session.choose("yes")
    assert session.past == []
    assert not session.can_undo(0)
