"""Bots by their level."""

from dataclasses import replace

import pytest

import deska
from deska.bots import Follower, Player, Thinker, UnknownBot, levels, make
from tests.kernel.mechanisms.toys.council import SPEC as COUNCIL

ETHNOS = deska.spec_of("ethnos")


def test_the_best_level_stands_last() -> None:
    assert levels(ETHNOS) == ("random", "largest", "greedy")


def test_chance_plays_any_game_and_an_evaluation_makes_a_greedy_player() -> None:
    assert levels(COUNCIL) == ("random",)
    assert type(make("random", COUNCIL, 1)) is Player
    judged = replace(COUNCIL, evaluate=lambda game, seat: 0.5)
    assert levels(judged) == ("random", "greedy")
    assert isinstance(make("greedy", judged, 1), Thinker)
    assert isinstance(make("greedy", ETHNOS, 1), Follower)


@pytest.mark.parametrize("level", ["", "Greedy", "oracle", "random "])
def test_an_unknown_level_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(UnknownBot, match="there are: random, largest, greedy"):
        make(level, ETHNOS, 1)
