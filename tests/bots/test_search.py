"""Search by playing on."""

from dataclasses import replace
from time import monotonic
from typing import Any

import pytest

import deska
from deska.bots import Player, Thinker, make
from deska.bots.handle import Handle
from deska.bots.search import TO_THE_END, Horizon, Rating, Rollouts, horizon_of, play_on, standing, survivors, verdict
from deska.bots.worth import same_team, score_of, worth
from deska.kernel import Game, Rng, seeded
from deska.kernel.values import Outcome
from tests.browser.pebbles import SPEC as PEBBLES
from tests.kernel.mechanisms.toys.council import SPEC as COUNCIL

BY_CHANCE = replace(PEBBLES, greedy=None)


def searcher(worlds: int, seed: int = 1) -> Player:
    return Thinker(Rollouts(worlds), seed)


def pebbles(*options: str) -> Game:
    game = BY_CHANCE.new(2, 1)
    for option in options:
        game.choose(option)
    return game


def test_it_sees_that_the_last_pebbles_win() -> None:
    """Two pebbles are left in one heap: one of them would leave the win to the other seat."""
    game = pebbles("take:moss:3", "take:sand:3", "take:sand:2", "take:slate:2")
    assert game.spec.actions.names[searcher(32).choose(game, game.actor)] == "take:slate:2"


def test_it_beats_chance_with_chance_alone() -> None:
    won = 0
    for number in range(24):
        game = BY_CHANCE.new(2, 1)
        players = [searcher(64, number), Player(number)]
        while game.legal:
            game.apply(players[game.actor].choose(game, game.actor))
        won += game.result(game.ended).winners == (0,)
    assert won >= 18


def test_it_chooses_the_same_with_the_same_worlds() -> None:
    game = deska.new("ethnos", 3, 5)
    assert searcher(2, 7).choose(game, game.actor) == searcher(2, 7).choose(game, game.actor)


@pytest.mark.parametrize("choices", [0, 9, 18])
def test_what_is_hidden_makes_no_difference(choices: int) -> None:
    """The hands of others and the deck are dealt anew; the choice and all that was found stay the same."""
    game = deska.new("ethnos", 2, 3)
    others = [make("greedy", game.spec, seat) for seat in range(2)]
    for _ in range(choices):
        game.apply(others[game.actor].choose(game, game.actor))

    def found(position: Game) -> tuple[int, list[list[float]]]:
        bot = Rollouts(2)
        chosen = Thinker(bot, 3).choose(position, position.actor)
        return chosen, [rating.results for rating in bot.ratings]

    assert len(found(game)[1]) > 1
    assert all(found(game.spec.imagine(game, game.actor, seed)) == found(game) for seed in range(3))


def test_it_answers_for_the_table_in_secret_and_in_windows() -> None:
    """Whole games of a toy that has all of these."""
    for seed in range(3):
        game = COUNCIL.new(3, seed)
        players = [searcher(2, seat) for seat in range(3)]
        while game.legal:
            for decision in game.waiting:
                if game.legal and decision in game.waiting:
                    seat = max(decision.seat, 0)
                    game.choose(game.spec.actions.names[players[seat].choose(game, seat)], seat)
        assert game.ended


def test_no_time_leaves_the_sensible_choice() -> None:
    game = deska.new("ethnos", 2, 4)
    bot = Rollouts(worlds=1_000, seconds=1e-9)
    assert Thinker(bot, 1).choose(game, game.actor) in game.legal
    assert sum(len(rating.results) for rating in bot.ratings) == 0


def test_half_of_the_time_is_over_only_where_there_is_a_deadline() -> None:
    bot = Rollouts(8, seconds=1000.0)
    assert not bot.is_half_over()
    bot.deadline = monotonic() + 900
    assert not bot.is_half_over()
    bot.deadline = monotonic() + 400
    assert bot.is_half_over()


def test_a_world_ends_with_its_part_of_the_game_and_is_judged_there() -> None:
    spec = deska.spec_of("ethnos")
    assert spec.greedy is not None
    assert spec.era is not None
    game = spec.new(2, 1)
    assert play_on(game, spec.greedy, seeded(1), Horizon(spec.era), 0.0)
    assert (spec.era(game), game.ended) == (2, "")
    assert 0.5 < standing(game, 0) + standing(game, 1) < 1.5  # both are estimates
    assert play_on(game, spec.greedy, seeded(1), Horizon(spec.era), 0.0)
    assert standing(game, 0) == worth(game.result(game.ended), 0, False)


@pytest.mark.parametrize(("rounds", "passed"), [(1, 3), (2, 6)])
def test_a_world_may_end_after_some_turns_of_each_seat(rounds: int, passed: int) -> None:
    spec = deska.spec_of("ethnos")
    assert spec.greedy is not None
    game = spec.new(3, 1)
    turns = [game.turn]

    def policy(position: Any, seat: int, rng: Rng) -> int:
        if position.turn != turns[-1]:
            turns.append(position.turn)
        return spec.greedy(position, seat, rng) if spec.greedy is not None else position.legal[0]

    assert play_on(game, policy, seeded(1), Horizon(rounds=rounds), 0.0)
    assert not game.ended
    assert len(turns) == passed
    assert game.turn == turns[0]


def test_a_game_without_an_evaluation_is_played_to_its_end() -> None:
    game = replace(deska.spec_of("ethnos"), evaluate=None, horizon=2).new(2, 1)
    assert (horizon_of(game).era, horizon_of(game).rounds) == (None, 0)


def test_a_search_may_be_told_where_worlds_end() -> None:
    """With all games played out, a result is that of a finished game; cut short it is a chance."""
    game = deska.new("ethnos", 2, 5)
    full, short = Rollouts(2, horizon=TO_THE_END), Rollouts(2, horizon=Horizon(rounds=1))
    for bot in (full, short):
        Thinker(bot, 1).choose(game, game.actor)
    spread = [max(rating.results[0] for rating in bot.ratings) - min(rating.results[0] for rating in bot.ratings) for bot in (full, short)]
    assert spread[1] < spread[0]


def test_a_world_that_is_late_counts_for_nothing() -> None:
    spec = deska.spec_of("ethnos")
    assert spec.greedy is not None
    assert not play_on(spec.new(2, 1), spec.greedy, seeded(1), TO_THE_END, 1e-9)


def rated(option: int, *results: float) -> Rating:
    rating = Rating(option)
    rating.results = list(results)
    return rating


def test_another_option_needs_evidence() -> None:
    champion = rated(1, *[1.0, 0.0, 1.0, 0.0] * 2)
    luckier, better = rated(2, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0), rated(3, *[1.5, 0.5, 1.5, 0.6] * 2)
    assert verdict([champion, luckier], champion) is champion
    assert verdict([champion, luckier, better], champion) is better


def test_a_few_equal_results_are_no_certainty() -> None:
    champion = rated(1, 0.0, 0.0, 0.0)
    assert verdict([champion, rated(2, 1.0, 1.0, 1.0)], champion) is champion


def test_the_fewer_worlds_the_more_evidence_is_needed() -> None:
    few, many = [0.0, 0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 1.0] * 12
    champion = rated(1, *[0.0] * 72)
    assert verdict([champion, rated(2, *few)], champion) is champion
    assert verdict([champion, rated(2, *many)], champion).option == 2


def test_options_fall_out_without_hope_or_difference() -> None:
    champion = rated(1, 1.0, 0.0, 1.0, 0.0)
    same, worse, rival = rated(2, 1.0, 0.0, 1.0, 0.0), rated(3, 0.5, -0.5, 0.5, -0.4), rated(4, 0.0, 1.0, 1.0, 0.0)
    assert set(survivors([champion, same, worse, rival], champion)) == {champion, rival}


def test_a_lead_that_the_evaluation_cannot_tell_counts_for_nothing() -> None:
    """Two options that are a hundredth better in every world: the one whose games were played to the end replaces the champion."""
    champion, judged, played = rated(1, *[0.0, 1.0] * 8), rated(2, *[0.01, 1.01] * 8), rated(3, *[0.01, 1.01] * 8)
    judged.blur = 0.02
    assert survivors([champion, judged], champion) == [champion]
    assert verdict([champion, judged], champion) is champion
    assert verdict([champion, judged, played], champion) is played


def test_worlds_that_were_judged_are_as_blurred_as_the_evaluation_of_the_game() -> None:
    game = deska.spec_of("evenfall").new(2, 3)
    while len(game.legal) < 3 or not game.pending:
        game.play(game.legal[0])
    for horizon, blur in ((Horizon(rounds=1), game.spec.blur), (TO_THE_END, 0.0)):
        search = Rollouts(1, horizon=horizon)
        search.choose(Handle(game, game.actor, seeded(1)))
        assert {rating.blur for rating in search.ratings} == {blur}
    assert game.spec.blur > 0


def test_even_the_champion_falls_out_when_it_is_beaten() -> None:
    champion, winner = rated(1, *[0.0, 0.1, 0.0, 0.1] * 2), rated(2, *[1.0, 1.0, 1.1, 1.0] * 2)
    assert survivors([champion, winner], champion) == [winner]
    assert verdict([winner], champion) is winner


def test_points_are_those_of_the_own_team() -> None:
    scores, teams = (5, 1, 2, 9), ((0, 3), (1, 2))
    assert [score_of(Outcome(scores, (), "", teams=teams), seat) for seat in range(4)] == [14, 3, 3, 14]
    assert [same_team(teams, 0, seat) for seat in range(4)] == [True, False, False, True]
    assert [score_of(Outcome(scores, (), ""), seat) for seat in range(4)] == [5, 1, 2, 9]


def test_all_who_win_together_want_to_win_by_much() -> None:
    lost, narrow, clear = (
        worth(Outcome((score, score), winners, ""), 0, True) for score, winners in ((80, ()), (20, (0, 1)), (80, (0, 1)))
    )
    assert lost < narrow < clear


def test_winning_counts_most_and_points_a_little() -> None:
    even = pebbles("take:moss:3", "take:sand:3", "take:sand:2", "take:slate:3")
    assert [worth(even.result(even.ended), seat, False) for seat in (0, 1)] == [1, 0]
    behind = pebbles("take:moss:1", "take:moss:2", "take:sand:1", "take:sand:3", "take:sand:1", "take:slate:3")
    outcome = behind.result(behind.ended)
    assert outcome.winners == (0,)
    assert 1 > worth(outcome, 0, False) > worth(outcome, 1, False) > 0
