"""Bots by their level."""

from dataclasses import replace

import pytest

import deska
from deska.bots import LADDER, Budget, Follower, Player, Thinker, UnknownBot, levels, make, offered, play_game, usual, yardstick
from deska.bots.ladder import LONG_TURN, SEARCHERS
from tests.kernel.mechanisms.toys.council import SPEC as COUNCIL

ETHNOS = deska.spec_of("ethnos")
FIVE = ("apprentice", "player", "expert", "master", "grandmaster")


def test_five_levels_are_offered_the_best_one_last() -> None:
    """Chance, the greedy player and baselines stay for older tables and for measuring."""
    assert offered(ETHNOS) == tuple(level.name for level in LADDER) == FIVE
    assert levels(ETHNOS) == ("random", "largest", "greedy", *FIVE)
    assert (usual(ETHNOS), yardstick(ETHNOS)) == ("player", "greedy")


def test_a_game_without_a_sensible_player_has_no_ladder() -> None:
    assert (offered(COUNCIL), usual(COUNCIL), yardstick(COUNCIL)) == (("random",), "random", "random")
    assert offered(replace(ETHNOS, evaluate=None)) == FIVE  # no level needs an evaluation


@pytest.mark.parametrize("spec", deska.games(), ids=lambda spec: spec.id)
@pytest.mark.parametrize("level", FIVE)
def test_every_level_chooses_in_every_game(spec: deska.GameSpec, level: str) -> None:
    game = spec.new(2, 3)
    player = make(level, spec, 1, seconds=0.01 if level in SEARCHERS else 0.0)
    for _ in range(3):
        number = player.choose(game, game.actor)
        assert number in game.legal
        game.apply(number)


def test_a_better_level_looks_at_more_worlds_and_thinks_longer() -> None:
    assert [level.seconds for level in LADDER] == [0.1, 0.3, 1, 3, 8]
    worlds = [level.worlds for level in LADDER]
    assert worlds == sorted(worlds)
    assert len(SEARCHERS) == 3


def test_the_apprentice_loses_to_the_player() -> None:
    """More often than not; docs/ladders has the rates."""
    lost = 0
    for number in range(12):
        game = ETHNOS.new(2, number)
        weak = number % 2
        play_game(game, [make("apprentice" if seat == weak else "player", ETHNOS, seat) for seat in range(2)])
        lost += weak not in game.result(game.ended).winners
    assert lost > 6


def test_a_turn_never_takes_longer_than_its_budget() -> None:
    game = ETHNOS.new(2, 1)
    budget = Budget()
    times = [budget.seconds("master", game, 0) for _ in range(LONG_TURN)]
    assert times[0] == pytest.approx(1.0)
    assert times == sorted(times, reverse=True)
    assert 2.5 < sum(times) <= 3.0
    assert budget.seconds("master", game, 1) == times[0]
    assert budget.seconds("master", game, 0) == times[0]  # such a long turn counts as a new one
    game.turn = 1 - game.turn
    assert budget.seconds("master", game, 0) == times[0]
    assert budget.seconds("player", game, 0) == 0.0


def test_an_apprentice_that_comes_to_no_end_is_helped() -> None:
    """A table makes a new bot for each choice, so that the bot itself cannot notice."""
    game = ETHNOS.new(2, 1)
    budget = Budget()
    acting: list[str] = []
    for _ in range(3 * LONG_TURN):
        acting.append(budget.acting("apprentice", 0))
        budget.seconds("apprentice", game, 0)
    assert acting == ["apprentice"] * LONG_TURN + ["player"] * LONG_TURN + ["apprentice"] * LONG_TURN
    assert budget.acting("apprentice", 1) == "apprentice"
    for _ in range(LONG_TURN):
        budget.seconds("master", game, 1)
    assert budget.acting("master", 1) == "master"


def test_chance_plays_any_game_and_an_evaluation_makes_a_greedy_player() -> None:
    assert levels(COUNCIL) == ("random",)
    assert type(make("random", COUNCIL, 1)) is Player
    judged = replace(COUNCIL, evaluate=lambda game, seat: 0.5)
    assert levels(judged) == offered(judged) == ("random", "greedy")
    assert isinstance(make("greedy", judged, 1), Thinker)
    assert isinstance(make("greedy", ETHNOS, 1), Follower)


@pytest.mark.parametrize("level", ["", "Greedy", "oracle", "random "])
def test_an_unknown_level_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(UnknownBot, match="there are: random, largest, greedy"):
        make(level, ETHNOS, 1)
