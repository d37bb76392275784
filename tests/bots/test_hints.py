"""Hints: up to three options, what to expect of them, and why."""

import pickle
from dataclasses import replace

import pytest

import deska
from deska.bots.hints import Hint, Why, hints, hints_of, is_close, is_likelier, reasons, share_of, spread_of
from deska.bots.study import ENOUGH, Studied, Study
from deska.kernel.values import TABLE, Outcome
from deska.table.hints import told_hints, told_why
from deska.table.words import texts_of
from tests.browser.pebbles import SPEC as PEBBLES

ETHNOS = deska.spec_of("ethnos")


def last_pebbles() -> deska.Game:
    """Two pebbles are left in one heap; taking both wins."""
    game = replace(PEBBLES, greedy=None).new(2, 1)
    for option in ("take:moss:3", "take:sand:3", "take:sand:2", "take:slate:2"):
        game.choose(option)
    return game


def ended(option: int, *points: tuple[int, int]) -> Studied:
    """An option after which two seats have these points from trade, world by world."""
    rating = Studied(option)
    for own, other in points:
        rating.results.append(float(own > other))
        breakdown = ({"trade": own}, {"trade": other})
        rating.outcomes.append(Outcome((own, other), (0,) if own > other else (1,), "end", breakdown))
    return rating


def test_the_best_option_stands_first_with_its_chance() -> None:
    game = last_pebbles()
    first, second = hints(game, game.actor, worlds=32)
    assert (first.option, first.chance) == ("take:slate:2", 1.0)
    assert second.chance < first.chance
    assert 0 < first.spread < 0.15
    assert first.worlds == 32


def test_at_most_three_options_are_named() -> None:
    game = ETHNOS.new(2, 3)
    assert game.pending is not None
    assert len(game.pending.options) > 3
    named = [hint.option for hint in deska.hint(game, worlds=2)]
    assert len(named) == 3
    assert set(named) <= set(game.pending.options)


def test_all_options_are_listed_for_somebody_who_asks_why_not_another_one() -> None:
    game = ETHNOS.new(2, 3)
    assert game.pending is not None
    listed = hints(game, game.actor, worlds=2, most=99)
    assert sorted(hint.option for hint in listed) == sorted(game.pending.options)
    told = told_hints(listed, game.pending, game.actor, texts_of(ETHNOS, "en", ["Anna", "Ben"]))
    assert all(hint["why"] for hint in told)
    assert told[0]["why"][0] == "A sensible player would do this."
    assert "Set aside at first sight" in told[-1]["why"][0]


def test_a_chance_that_may_be_anything_is_not_told() -> None:
    game = ETHNOS.new(2, 3)
    assert game.pending is not None
    option = game.pending.options[0]
    vague, known = (Hint(option, 0.5, spread_of(0.5, worlds), 0.0, worlds, usual=0.6) for worlds in (6, 24))
    told = told_hints([vague, known], game.pending, game.actor, texts_of(ETHNOS, "en", ["Anna", "Ben"]))
    assert [(hint["chance"], hint["usual"]) for hint in told] == [(None, None), (50, 60)]


def test_a_rank_does_not_contradict_the_chances() -> None:
    """Rated by what the end looks like, the first is better; of the games played on, the second has won more."""
    better, rating = ended(0, (1, 2), (3, 2)), ended(1, (3, 2), (3, 2))
    assert not is_likelier(better, rating, 0, cooperative=False)
    assert is_likelier(rating, better, 0, cooperative=False)


@pytest.mark.parametrize("spec", deska.games(), ids=lambda spec: spec.id)
def test_without_time_the_sensible_choice_is_named(spec: deska.GameSpec) -> None:
    game = spec.new(2, 3)
    seat, decision = game.actor, game.pending
    assert decision is not None
    study = Study(seat, 5)
    study.go_on(game, worlds=999, seconds=1e-9)
    listed = hints_of(study, game, 3)
    assert listed[0].option == spec.actions.names[study.sensible]
    told = told_hints(listed, decision, seat, texts_of(spec, "en", ["Anna", "Ben"]))
    assert told[0]["why"] == ["A sensible player would do this."]
    assert spec.actions.names.index(listed[0].option) in game.legal


def test_few_worlds_say_how_it_stands_a_round_later() -> None:
    chosen, other = Studied(1), Studied(2)
    chosen.sights, other.sights = ended(1, (9, 3), (8, 3)).outcomes, ended(2, (5, 3), (4, 3)).outcomes
    (why,) = reasons(chosen, [chosen, other], 0, False)
    assert why == Why(0, "trade", 4.0, 1.0, soon=True)
    assert told_why(why, 0, texts_of(ETHNOS, "en", ["Eva", "Jan"])).startswith("A round later you have 4 more from")


def test_a_study_goes_on_where_it_was_put_aside() -> None:
    """In another process: what it has found is packed and unpacked on the way. The worlds are those of one long study."""
    game = ETHNOS.new(2, 3)
    whole, study = Study(game.actor, 5), Study(game.actor, 5)
    whole.go_on(game, 10)
    while study.worlds < 10:
        study = pickle.loads(pickle.dumps(study))
        study.go_on(game, study.worlds + 5)
    assert study.is_thin
    assert hints_of(study, game, 99) == hints_of(whole, game, 99)
    study.go_on(game, ENOUGH)
    assert not study.is_thin


def test_few_options_are_compared_in_the_end() -> None:
    """Worlds are dear: only what promises most is played on, and after some worlds only what is advised."""
    game = ETHNOS.new(2, 3)
    study = Study(game.actor, 5)
    study.go_on(game, 10)
    compared = sorted(len(rating.results) for rating in study.ratings)
    assert compared[-5:] == [8, 8, 10, 10, 10]
    assert not any(compared[:-5])
    assert study.sensible in [rating.option for rating in study.ratings if rating.results]


@pytest.mark.parametrize("choices", [0, 14])
def test_a_hint_knows_no_more_than_the_seat(choices: int) -> None:
    """The hands of others and the deck are dealt anew; the hints stay the same, word for word and number for number."""
    game = ETHNOS.new(2, 3)
    for _ in range(choices):
        game.apply(game.legal[0])
    seat = game.actor
    given = hints(game, seat, 5, worlds=2)
    assert all(hints(ETHNOS.imagine(game, seat, seed), seat, 5, worlds=2) == given for seed in range(3))


def test_reasons_are_what_differs_in_the_same_worlds() -> None:
    chosen = ended(1, *[(9 + luck, 3) for luck in range(8)])
    other = ended(2, *[(5 + luck, 4) for luck in range(8)])
    assert reasons(chosen, [other], 0, False) == (Why(0, "trade", 4.0, 1.0), Why(1, "trade", -1.0, 1.0))
    assert reasons(chosen, [other], 0, True) == (Why(TABLE, "trade", 4.0, 1.0),)


def test_luck_and_little_evidence_are_no_reasons() -> None:
    by_luck = ended(1, *[(9, 3), (1, 3)] * 4)
    other = ended(2, *[(5, 3)] * 8)
    assert reasons(by_luck, [other], 0, False) == ()
    assert reasons(ended(1, (9, 3)), [ended(2, (5, 3))], 0, False) == ()


def test_options_that_cannot_be_told_apart_share_a_rank() -> None:
    assert is_close(ended(1, (2, 1), (1, 2)), ended(2, (1, 2), (2, 1)))
    assert not is_close(ended(1, (2, 1), (2, 1)), ended(2, (1, 2), (1, 2)))


def test_nothing_is_quite_sure() -> None:
    assert spread_of(1.0, 10) > spread_of(1.0, 100) > 0.01
    assert spread_of(0.5, 100) == pytest.approx(0.096, abs=0.002)


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        (Why(0, "bands", 3.6, 0.81), "You get 4 more from “Bands” (81 % of cases)."),
        (Why(1, "bands", -0.6, 0.7), "Jan gets 1 less from “Bands” (70 % of cases)."),
    ],
)
def test_reasons_in_words(why: Why, sentence: str) -> None:
    assert told_why(why, 0, texts_of(ETHNOS, "en", ["Eva", "Jan"])) == sentence


def test_reasons_of_games_that_all_win_together() -> None:
    texts = texts_of(deska.spec_of("aeons_end"), "cs", ["Eva", "Jan"])
    assert told_why(Why(TABLE, "gravehold", 5.0, 0.9), 0, texts).endswith("skončí o 5 výš (90 % případů).")


@pytest.mark.parametrize("spec", deska.games(), ids=lambda spec: spec.id)
def test_every_source_of_points_has_a_name(spec: deska.GameSpec) -> None:
    texts = texts_of(spec, "cs", ["Eva", "Jan"])
    for source in spec.new(2, 1).result("").breakdown[0]:
        assert texts.has(f"{spec.prefix}-source-{source}"), source


def test_hints_as_they_are_sent() -> None:
    game = ETHNOS.new(2, 3)
    decision = game.pending
    assert decision is not None
    listed = told_hints(hints(game, game.actor, worlds=2), decision, game.actor, texts_of(ETHNOS, "en", ["Eva", "Jan"]))
    assert listed[0]["rank"] == 1
    assert all(hint["text"] and hint["chance"] is None and hint["games"] == 2 for hint in listed)  # so few games say nothing
    sure = Hint(decision.options[0], 0.614, 0.08, 40.0, 60)
    (told,) = told_hints([sure], decision, game.actor, texts_of(ETHNOS, "en", ["Eva", "Jan"]))
    assert (told["chance"], told["spread"]) == (61, 8)


def test_rivals_who_tie_share_the_win_and_partners_do_not() -> None:
    both = Outcome((5, 5), (0, 1), "end")
    assert share_of(both, 0, cooperative=False) == 0.5
    assert share_of(both, 0, cooperative=True) == 1.0
    assert share_of(replace(both, scores=(5,) * 4, teams=((0, 1), (2, 3))), 1, cooperative=False) == 1.0
    assert share_of(both, 2, cooperative=False) == 0.0
