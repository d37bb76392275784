"""A game at a table: late answers, answers that the table gives itself, and undo."""

from dataclasses import replace
from typing import Any

import pytest

import deska
from deska.kernel import Game, seeded
from deska.kernel.piles import knows
from deska.table.chairs import BOT, PERSON, Chair
from deska.table.log import UNDO, standing, struck
from deska.table.play import Play
from deska.table.refusals import Refused
from deska.table.table import Table
from tests.kernel.toys.lots import LOTS


def lots(people: int = 3, seed: int = 1) -> Play:
    return Play(LOTS.new(3, seed), frozenset(range(people)))


def ethnos(people: int = 2, seats: int = 2, seed: int = 3) -> Play:
    return Play(deska.new("ethnos", seats, seed), frozenset(range(people)))


def answer(play: Play, option: str = "", seat: int | None = None) -> None:
    """Choose for the first seat that is asked."""
    decision = play.game.waiting[0]
    actor = seat if seat is not None else max(decision.seat, 0)
    play.choose(actor, play.seq, option or decision.options[0], 0, actor in play.people)
    play.settle()


def until(play: Play, kind: str) -> None:
    while (pending := play.game.pending) is not None and pending.kind != kind:
        answer(play)
    assert play.game.pending is not None, f"{kind} is never asked"


def state_of(play: Play) -> tuple[Any, ...]:
    """Everything that a refused or reverted change must leave as it was."""
    game = play.game
    record = game.record()
    return game.digest(), record, list(play.log), list(play.choices), dict(play.open_since), set(play.hushed), len(play.past)


def refused(play: Play, seat: int, seq: int, option: str) -> str:
    before = state_of(play)
    with pytest.raises(Refused) as refusal:
        play.choose(seat, seq, option, 0)
    assert state_of(play) == before
    return refusal.value.code


# --- how it begins


def test_what_the_set_up_told_comes_before_all_choices() -> None:
    play = ethnos()
    before = play.game.digest()
    (entry,) = play.beginning
    told = [event.message for event in entry.events()]
    assert entry.n == 0
    assert told[0] == "et-age"
    assert told.count("et-drew") == 2
    seen = {seat: [event.message for event in entry.events() if knows(event.audience, seat)].count("et-drew") for seat in (-1, 0, 1)}
    assert seen == {-1: 0, 0: 1, 1: 1}, "everybody hears of their own cards only"
    assert (list(play.log), play.seq, play.game.digest()) == ([], 0, before)


def test_a_game_from_a_snapshot_has_no_set_up() -> None:
    game = deska.new("ethnos", 2, 3)
    assert Play(game.spec.load(game.dump()), frozenset({0, 1})).beginning == []


# --- whose answer counts


def test_an_answer_counts_once() -> None:
    play = ethnos()
    seat = play.game.actor
    play.choose(seat, 0, "draw", 5)
    play.settle()
    assert (play.seq, play.log[0].option, play.log[0].seat, play.log[0].at) == (1, "draw", seat, 5)
    assert refused(play, seat, 0, "draw") == "repeated"


def test_a_late_answer_is_stale() -> None:
    play = ethnos()
    seat = play.game.actor
    answer(play, "draw")
    assert refused(play, 1 - seat, 0, "draw") == "stale"
    assert refused(play, seat, 0, "band") == "stale"


def test_who_is_not_asked_is_refused() -> None:
    play = ethnos()
    assert refused(play, 1 - play.game.actor, 0, "draw") == "not-asked"


def test_an_answer_from_the_future_is_refused() -> None:
    play = ethnos()
    assert refused(play, play.game.actor, 7, "draw") == "stale"


@pytest.mark.parametrize("option", ["take:no-such-card", "", "draw ", "done", "troll:6"])
def test_an_impossible_answer_changes_nothing_and_says_why(option: str) -> None:
    play = ethnos()
    assert refused(play, play.game.actor, 0, option) == "illegal"


def test_secret_answers_may_come_at_the_same_time() -> None:
    """K11: the answer of a seat that ponders a secret choice is not late because others have answered."""
    play = lots()
    until(play, "lt-bid")
    seats = [decision.seat for decision in play.game.waiting]
    seq = play.seq
    for seat in reversed(seats[1:]):
        decision = play.decision(seat)
        assert decision is not None
        play.choose(seat, seq, decision.options[0], 0)
        play.settle()
    first = play.decision(seats[0])
    assert first is not None
    play.choose(seats[0], seq, first.options[0], 0)
    assert play.seq == seq + len(seats)


def test_a_secret_answer_is_given_once() -> None:
    play = lots()
    until(play, "lt-bid")
    seat = play.game.waiting[-1].seat
    seq = play.seq
    option = play.game.waiting[-1].options[0]
    play.choose(seat, seq, option, 0)
    play.settle()
    assert refused(play, seat, seq, option) == "repeated"
    assert refused(play, seat, play.seq, option) in ("not-asked", "stale")


def test_an_interjection_does_not_make_others_late() -> None:
    """K15: peeking in the middle of a secret question does not change the question of the others."""
    for seed in range(1, 30):
        play = lots(seed=seed)
        until(play, "lt-bid")
        peeking = [decision for decision in play.game.waiting if "peek" in decision.options]
        if len(play.game.waiting) > 1 and peeking:
            break
    seat, seq = peeking[0].seat, play.seq
    play.choose(seat, seq, "peek", 0)
    play.settle()
    other = next(decision for decision in play.game.waiting if decision.seat != seat)
    assert refused(play, seat, seq, "peek") == "repeated"
    play.choose(other.seat, seq, other.options[0], 0)


def test_anybody_answers_for_the_table_and_only_once() -> None:
    """K10."""
    play = lots()
    until(play, "lt-another")
    seq = play.seq
    play.choose(2, seq, "yes", 0)
    play.settle()
    assert play.log[-1].seat == 2
    assert refused(play, 1, seq, "no") == "stale"


def test_open_decisions_are_found_once_for_each_position() -> None:
    play = ethnos()
    first = play.waiting
    assert play.waiting is first
    play.choose(play.game.actor, 0, "draw", 0)
    second = play.waiting
    assert second == play.game.waiting != first
    play.revert()
    assert play.waiting == first
    play.game = play.game.spec.imagine(play.game, None, 1)
    assert play.waiting == play.game.waiting


# --- what the table answers by itself


def window_for(people: int, with_reaction: bool) -> Play:
    for seed in range(1, 200):
        play = lots(people, seed)
        while (pending := play.game.pending) is not None:
            if pending.kind == "lt-protest" and ("protest" in pending.options) == with_reaction:
                return play
            answer(play)
    raise AssertionError("no such window is ever opened")


def test_whether_the_table_answers_is_no_secret() -> None:
    """K14: a seat that could only pass is asked like any other, so that the others see no difference."""
    for with_reaction in (False, True):
        play = window_for(3, with_reaction)
        assert play.hides
        assert play.forced(play.game.waiting[0]) == ""


def test_where_nobody_hides_anything_the_table_answers_for_who_can_only_pass() -> None:
    """K14: with bots only, or with open hands."""
    play = window_for(3, with_reaction=False)
    eva, ada = Chair(PERSON, "Eva", holders=("e",)), Chair(BOT, "Ada", "greedy")
    play.heed(Table("t", "lots", {}, (eva, ada, ada), "e", 0, "i", {}))
    assert play.forced(play.game.waiting[0]) == "pass"
    play.heed(Table("t", "lots", {}, (eva, Chair(stand_in="greedy"), ada), "e", 0, "i", {}))
    assert play.forced(play.game.waiting[0]) == "", "somebody may sit down"
    assert not Play(deska.new("aeons_end", 2, 1), frozenset({0, 1})).hides


@pytest.mark.parametrize(("kind", "only"), [("el-deed", "pass"), ("el-swords", "done")])
def test_a_question_that_only_hides_is_answered_where_nobody_could_learn_anything(kind: str, only: str) -> None:
    """A seat is asked for quests or spells that it might hold; with bots only, it is asked if it does."""
    seen: set[bool] = set()
    eva, ada = Chair(PERSON, "Eva", holders=("e",)), Chair(BOT, "Ada", "greedy")
    for seed in range(1, 40):
        play = Play(deska.new("eldervale", 2, seed), frozenset({0}))
        rng = seeded(seed)
        while (decision := play.game.pending) is not None and len(seen) < 2:
            if decision.kind == kind and decision.seat == 0:
                play.hides = True
                assert play.forced(decision) == ""
                play.heed(Table("t", "eldervale", {}, (eva, ada), "e", 0, "i", {}))
                assert play.forced(decision) == ("" if len(decision.options) > 1 else only)
                seen.add(len(decision.options) > 1)
            play.make(decision.options[rng.below(len(decision.options))], max(decision.seat, 0))
        if len(seen) == 2:
            return
    raise AssertionError(f"only {seen} was ever asked")


def test_who_wants_no_reactions_passes() -> None:
    """K14."""
    play = window_for(3, with_reaction=True)
    decision = play.game.waiting[0]
    assert play.forced(decision) == ""
    play.hushed = frozenset({decision.seat})
    assert play.forced(decision) == "pass"


def test_wanting_no_reactions_concerns_reactions_only() -> None:
    play = lots()
    decision = play.game.waiting[0]
    play.hushed = frozenset({decision.seat})
    assert len(decision.options) > 1
    assert play.forced(decision) == ""


# --- taking back


def lay_two(play: Play) -> int:
    """A seat in the middle of laying a band: two cards lie there, nothing was learned since the first."""
    for _ in range(200):
        pending = play.game.pending
        assert pending is not None
        if pending.kind == "et-turn" and "band" in pending.options and len(play.game.legal) and "draw" not in pending.options:
            break
        answer(play, "draw" if "draw" in pending.options else "")
    seat = play.game.actor
    answer(play, "band")
    answer(play)
    return seat


def test_own_choices_are_taken_back_one_by_one() -> None:
    play = ethnos()
    digests = []
    seat = lay_two(play)
    for _ in range(3):
        pending = play.game.pending
        if pending is None or pending.kind != "et-lay" or pending.options[0] == "done":
            break
        digests.append(play.game.digest())
        answer(play)
    assert digests
    while digests:
        place = play.undo_place(seat)
        assert place is not None
        play.rewind(place, seat, 0, "")
        play.settle()
        assert play.game.digest() == digests.pop()
        assert play.log[-1].kind == UNDO
    assert play.game.record()["choices"] == [entry.option for entry in play.choices]


def test_a_turn_is_taken_back_to_its_start() -> None:
    play = ethnos()
    seat = lay_two(play)
    place = play.restart_place(seat)
    assert place is not None
    play.rewind(place, seat, 0, "")
    play.settle()
    assert play.game.pending is not None
    assert play.game.pending.kind == "et-turn"
    assert play.restart_place(seat) is None


def test_only_the_running_turn_is_begun_anew() -> None:
    """A player alone with bots may take back earlier turns choice by choice, but only the running turn can be begun anew."""
    play = Play(deska.new("ethnos", 2, 4), frozenset({0}))
    while play.game.actor != 0:
        answer(play)
    took = next(option for option in play.game.waiting[0].options if option.startswith("take"))
    answer(play, took)
    assert play.game.actor == 1
    answer(play, next(option for option in play.game.waiting[0].options if option.startswith("take")))
    assert play.game.actor == 0
    assert play.undo_place(0) is not None
    assert play.restart_place(0) is None
    before = len(play.choices)
    answer(play, "band")
    assert play.restart_place(0) == before


def test_a_drawn_card_is_a_barrier() -> None:
    play = ethnos()
    seat = play.game.actor
    answer(play, "draw")
    assert play.undo_place(seat) is None
    assert play.asked_place(seat) == 0


def test_another_persons_choice_is_a_barrier_but_a_bots_is_not() -> None:
    """K9."""
    for people, free in ((frozenset({0, 1}), False), (frozenset({0}), True)):
        play = Play(deska.new("ethnos", 2, 4), people)
        while play.game.actor != 0:
            answer(play, "draw")
        taken = next(option for option in play.game.pending.options if option.startswith("take:"))  # type: ignore[union-attr]
        answer(play, taken)
        answer(play, "draw")
        assert (play.undo_place(0) is not None) == free


def test_a_persons_choice_stays_a_barrier_when_a_bot_goes_on_for_them() -> None:
    """K9: a person who is away did not agree."""
    play = Play(deska.new("ethnos", 2, 4), frozenset({0, 1}))
    while play.game.actor != 0:
        answer(play, "draw")
    taken = next(option for option in play.game.pending.options if option.startswith("take:"))  # type: ignore[union-attr]
    answer(play, taken)
    answer(play, "draw")
    for by_person in (True, False):  # read again after a bot has taken over
        again = Play(deska.new("ethnos", 2, 4), frozenset({0}))
        for entry in play.choices:
            again.again(replace(entry, person=entry.seat == 0 or by_person))
        assert (again.undo_place(0) is None) == by_person


def test_forced_choices_are_taken_back_with_the_one_before() -> None:
    """Whatever is taken back, the seat has something to choose afterwards."""
    rng = seeded(5)
    play = ethnos(people=1)
    seen = 0
    while play.game.pending is not None and seen < 60:
        options = play.game.pending.options
        answer(play, options[rng.below(len(options))])
        place = play.undo_place(0)
        if place is not None:
            seen += 1
            assert not play.choices[place].forced
            assert play.choices[place].seat == 0
    assert seen == 60


def test_with_consent_anything_can_be_taken_back() -> None:
    play = ethnos()
    digests = [play.game.digest()]
    for _ in range(12):
        answer(play)
        digests.append(play.game.digest())
    play.rewind(4, 0, 0, "")
    play.settle()
    assert play.game.digest() == digests[4]
    assert struck(play.log) == set(range(5, 13))
    assert [entry.n for entry in standing(play.log)] == [1, 2, 3, 4]
    answer(play)
    assert play.game.digest() == digests[5]


def test_positions_that_nobody_goes_back_to_are_dropped() -> None:
    play = ethnos(people=2)
    for _ in range(200):
        if play.game.pending is None:
            break
        answer(play)
        free = [place for seat in (0, 1) for place in play.reach(seat)]
        assert list(play.past) == list(range(min(free, default=len(play.choices)), len(play.choices)))


def test_one_position_is_kept_and_the_others_are_played_again() -> None:
    play = ethnos(people=1)
    digests: dict[int, str] = {}
    reached = 0
    while play.game.pending is not None and len(play.choices) < 300:
        digests[len(play.choices)] = play.game.digest()
        answer(play)
        assert [place for place, before in play.past.items() if before.game is not None] == sorted(play.past)[:1]
        assert all(play.position(place).digest() == digests[place] for place in play.past)
        reached = max(reached, len(play.past))
    assert reached > 3


# --- what cannot be written down


def test_a_choice_is_reverted() -> None:
    play = ethnos()
    for _ in range(9):
        answer(play)
    before = state_of(play)
    pending = play.game.pending
    assert pending is not None
    play.choose(play.game.actor, play.seq, pending.options[-1], 0)
    play.revert()
    assert state_of(play) == before
    answer(play, pending.options[-1])


def test_what_was_taken_back_is_reverted() -> None:
    play = ethnos()
    lay_two(play)
    before = state_of(play)
    for place in (len(play.choices) - 1, 2):
        play.rewind(place, 0, 0, "")
        assert state_of(play) != before
        play.revert()
        assert state_of(play) == before
    assert deska.replay(play.game.record()).digest() == before[0]


def test_a_line_is_reverted() -> None:
    play = ethnos()
    before = state_of(play)
    play.say("x", 0)
    play.revert()
    play.revert()
    assert state_of(play) == before


# --- whole games


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_taking_back_and_reverting_stay_consistent(seed: int) -> None:
    rng = seeded(seed)
    play: Play = lots(1 + seed % 3, seed)
    for _ in range(300):
        if play.game.pending is None:
            break
        decision = play.game.waiting[rng.below(len(play.game.waiting))]
        seat = decision.seat if decision.seat >= 0 else rng.below(3)
        before = state_of(play)
        play.choose(seat, play.seq, decision.options[rng.below(len(decision.options))], 0)
        if rng.below(4) == 0:
            play.revert()
            assert state_of(play) == before
            continue
        play.settle()
        place = play.undo_place(rng.below(3)) if rng.below(5) == 0 else None
        if place is not None:
            play.rewind(place, 0, 0, "")
            play.settle()
        check(play)
    assert play.log


def check(play: Play) -> None:
    game: Game = play.game
    assert standing(play.log) == play.choices
    assert game.spec.replay(game.record()).digest() == game.digest()
    assert [entry.n for entry in play.log] == list(range(1, len(play.log) + 1))
    assert set(play.open_since) == {decision.seat for decision in game.waiting}
