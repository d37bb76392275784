"""Secret simultaneous choices."""

import pytest

from deska.kernel import TABLE, Decision, IllegalChoice, Reason, seeded
from deska.kernel.errors import BadData, DeskaError
from deska.table.play import Play
from deska.table.refusals import Refused
from tests.kernel.mechanisms.toys.dials import FLASK, SET_DIAL, SPEC, Dials, begin


def battle(*witches: int, mana: int = 3, later: tuple[int, ...] = (), first: int = 0) -> Dials:
    """The first battle, with so many witches of each seat."""
    game = begin(SPEC, SPEC.setup(len(witches), None), seeded(1))
    game.witches = [list(witches), list(later) or [1] * len(witches)]
    game.mana = [mana] * len(witches)
    game.first = first
    game.settle()
    return game


def dial(seat: int, most: int) -> Decision:
    return Decision("dials-set", seat, (*(f"dial:{mana}" for mana in range(most + 1)), "drink"))


def test_all_who_fight_are_asked_at_once_and_in_any_order() -> None:
    game = battle(1, 0, 2, 1)
    assert game.waiting == [dial(0, 3), dial(2, 3), dial(3, 3)]
    game.choose("dial:2", seat=3)
    assert game.waiting == [dial(0, 3), dial(2, 3)]
    game.choose("dial:0", seat=0)
    assert game.waiting == [dial(2, 3)]
    assert game.mana == [3, 3, 3, 3]
    game.choose("dial:3")
    assert (game.mana, game.points) == ([3, 3, 0, 1], [0, 0, 3, 0])
    assert game.sealed == [-1] * 4  # of the next battle


def test_an_early_answer_is_hidden_from_all_but_its_seat() -> None:
    game, other = battle(1, 1, 1), battle(1, 1, 1)
    game.choose("dial:3", seat=2)
    other.choose("dial:0", seat=2)
    assert [SPEC.view(game, viewer) == SPEC.view(other, viewer) for viewer in (0, 1, None)] == [True] * 3
    assert SPEC.view(game, 2).sealed == "dial:3"
    assert SPEC.view(game, 2).decision is None
    guesses = {SPEC.imagine(game, 0, seed).sealed[2] for seed in range(40)}
    assert guesses == {SPEC.actions.numbers[f"dial:{mana}"] for mana in range(4)}
    assert {SPEC.imagine(game, 2, seed).sealed[2] for seed in range(40)} == {SPEC.actions.numbers["dial:3"]}


def test_who_has_answered_or_does_not_fight_is_not_asked_again() -> None:
    game = battle(1, 0, 1)
    game.choose("dial:1", seat=2)
    before = game.digest()
    for seat in (1, 2):
        with pytest.raises(IllegalChoice) as refused:
            game.choose("dial:1", seat=seat)
        assert refused.value.reason == Reason("not-your-decision", args={"player": 0})
    assert game.digest() == before


def test_nobody_dials_more_mana_than_there_is_early_or_not() -> None:
    game = battle(1, 1, mana=2)
    for seat in (0, 1):
        with pytest.raises(IllegalChoice) as refused:
            game.choose("dial:3", seat=seat)
        assert refused.value.reason == Reason("dials-why-too-much", "DI-1", {"mana": 2})


@pytest.mark.parametrize(
    ("witches", "dials", "first", "winner"),
    [
        ((1, 2, 1), (3, 3, 3), 0, 1),
        ((3, 2, 1), (0, 1, 2), 0, 2),
        ((2, 2, 2), (1, 1, 1), 0, 0),
        ((2, 2, 2), (1, 1, 1), 1, 1),
        ((2, 2, 1), (1, 1, 1), 2, 0),
    ],
    ids=["strength", "mana-paid", "first-seat", "first-seat-moved", "next-to-first-seat"],
)
def test_ties_are_broken_by_mana_paid_and_then_by_distance(
    witches: tuple[int, ...], dials: tuple[int, ...], first: int, winner: int
) -> None:
    game = battle(*witches, first=first)
    for seat in (2, 0, 1):
        game.choose(f"dial:{dials[seat]}", seat=seat)
    assert game.points == [3 if seat == winner else 0 for seat in range(3)]
    assert game.first == winner


def test_a_single_fighter_is_asked_and_wins() -> None:
    game = battle(1, 1, later=(0, 1))
    game.choose("dial:0", seat=0)
    game.choose("dial:1", seat=1)
    assert game.waiting == [dial(1, 2)]
    game.choose("dial:2")
    assert game.points == [0, 7]
    assert game.ended == "dials-end"


def test_a_seat_may_drink_while_others_have_answered_and_then_dial_more() -> None:
    game = battle(1, 1, mana=2)
    game.choose("dial:1", seat=1)
    game.choose("drink", seat=0)
    assert game.pending == Decision("dials-flask", 0, ("choose:1", "choose:2"))
    assert SPEC.imagine(game, 0, 1).sealed[1] >= 0  # the sealed answer is resampled below the new question
    game.choose("choose:1")
    assert game.waiting == [Decision("dials-set", 0, tuple(f"dial:{mana}" for mana in range(5)))]
    game.choose("dial:4")
    assert (game.mana, game.points) == ([0, 1], [3, 0])


def test_a_decision_of_the_table_offers_nobodys_flask() -> None:
    game = battle(1, 1)
    game.push(FLASK, TABLE)
    game.settle()
    assert game.pending == Decision("dials-flask", TABLE, ("choose:1", "choose:2"))


def test_an_answer_can_be_taken_back_until_all_are_opened() -> None:
    play = Play(battle(1, 1), frozenset({0, 1}))
    play.make("dial:3", seat=1)
    play.undo(1)
    assert play.game.waiting == [dial(0, 3), dial(1, 3)]
    play.make("dial:2", seat=1)
    play.make("dial:3", seat=0)
    with pytest.raises(Refused):  # seat 0 has seen the other dial
        play.undo(0)


def test_the_record_names_early_answers_only() -> None:
    game = SPEC.new(2, seed=5)
    game.choose("dial:1", seat=1)
    game.choose("dial:0", seat=0)
    assert game.record()["choices"] == ["dial:1@1", "dial:0"]
    assert SPEC.replay(game.record()).digest() == game.digest()


def test_sealed_answers_without_a_question_are_bad_data_and_the_other_way_round() -> None:
    data = battle(1, 1).dump()
    assert data["sealed"] == [None, None]
    with pytest.raises(BadData, match="sealed"):
        SPEC.load({**data, "sealed": []})
    over = battle(1, 1)
    over.finish("dials-end")
    over.settle()
    assert SPEC.load(over.dump()) == over
    with pytest.raises(BadData, match="sealed"):
        SPEC.load({**over.dump(), "sealed": ["dial:1", None]})


def test_those_still_asked_are_written_as_a_list() -> None:
    game = battle(1, 0, 2, 1)
    game.choose("dial:2", seat=0)
    data = game.dump()
    assert data["stack"][-1]["arg"] == [2, 3]
    for arg in ([], [3], [2, 4], 12):
        data["stack"][-1]["arg"] = arg
        with pytest.raises(BadData, match="arg"):
            SPEC.load(data)


def test_two_secret_questions_at_once_are_an_error_of_the_rules() -> None:
    game = battle(1, 1)
    with pytest.raises(DeskaError, match="only one at a time"):
        SET_DIAL.start(game, [0])
