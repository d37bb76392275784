"""Search by playing on."""

from dataclasses import replace

import pytest

import deska
from deska.bots import Player, Thinker, make
from deska.bots.search import Rating, Rollouts, same_team, team_score, worth
from deska.kernel import Game
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
    """The hands of others and the deck are dealt anew; the choice stays the same."""
    game = deska.new("ethnos", 2, 3)
    others = [make("greedy", game.spec, seat) for seat in range(2)]
    for _ in range(choices):
        game.apply(others[game.actor].choose(game, game.actor))
    chosen = searcher(2, 3).choose(game, game.actor)
    for seed in range(3):
        other = game.spec.imagine(game, game.actor, seed)
        assert searcher(2, 3).choose(other, game.actor) == chosen


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
    assert sum(len(rating.results) for rating in bot.ratings) == 1


def test_another_option_needs_evidence() -> None:
    champion, other = Rating(1), Rating(2)
    champion.results, other.results = [1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 0.0]
    bot = Rollouts()
    bot.ratings = [champion, other]
    assert bot.verdict(champion) is champion
    other.results = [1.5, 0.5, 1.5, 0.6]
    assert bot.verdict(champion) is other


def test_points_are_those_of_the_own_team() -> None:
    scores, teams = (5, 1, 2, 9), ((0, 3), (1, 2))
    assert [team_score(scores, teams, seat) for seat in range(4)] == [14, 3, 3, 14]
    assert [same_team(teams, 0, seat) for seat in range(4)] == [True, False, False, True]
    assert [team_score(scores, (), seat) for seat in range(4)] == [5, 1, 2, 9]


def test_winning_counts_most_and_points_a_little() -> None:
    even = pebbles("take:moss:3", "take:sand:3", "take:sand:2", "take:slate:3")
    assert (worth(even, 0), worth(even, 1)) == (1, 0)
    behind = pebbles("take:moss:1", "take:moss:2", "take:sand:1", "take:sand:3", "take:sand:1", "take:slate:3")
    assert behind.result(behind.ended).winners == (0,)
    assert 1 > worth(behind, 0) > worth(behind, 1) > 0
