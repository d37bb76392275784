"""The Apprentice: points in sight tempt it."""

from dataclasses import replace

import pytest

import deska
from deska.bots import make
from deska.bots.glimpse import PATIENCE, Glimpse
from deska.bots.ladder import LONG_TURN
from deska.kernel import Game, GameSpec
from tests.browser.pebbles import SPEC as PEBBLES


def least(game: Game, seat: int, rng: object) -> int:
    """A sensible player that always takes as little as it can."""
    return game.legal[0]


def choice(spec: GameSpec, *options: str) -> str:
    game = spec.new(2, 1)
    for option in options:
        game.choose(option)
    return spec.actions.names[make("apprentice", spec, 1).choose(game, game.actor)]


def greed(share: float) -> GameSpec:
    """Pebbles, in which a beginner wants to see few of them left."""
    return replace(PEBBLES, greedy=least, sight=lambda game, seat: -share * sum(game.heaps))


def test_one_more_in_sight_tempts_it() -> None:
    assert choice(greed(0.0)) == "take:moss:1"
    assert choice(greed(0.4)) == "take:moss:1"
    assert choice(greed(0.5)) == "take:moss:3"


def test_it_is_less_easily_tempted_among_friends() -> None:
    assert choice(replace(greed(0.5), cooperative=True)) == "take:moss:1"
    assert choice(replace(greed(1.0), cooperative=True)) == "take:moss:3"


def test_it_never_overlooks_a_victory() -> None:
    """It would rather see many pebbles left, but the last ones win."""
    options = ("take:moss:3", "take:sand:3", "take:sand:2", "take:slate:2")
    assert choice(greed(-10.0), *options) == "take:slate:2"


def test_it_gives_up_what_tempts_it_in_vain() -> None:
    """A free action that always promises more and brings nothing must not be taken for ever."""
    spec = greed(0.5)
    game = spec.new(2, 1)
    beginner = make("apprentice", spec, 1)
    chosen = [spec.actions.names[beginner.choose(game, game.actor)] for _ in range(PATIENCE + 1)]
    assert chosen == ["take:moss:3"] * PATIENCE + ["take:moss:1"]


def test_it_is_tempted_again_after_a_while_or_once_it_has_more() -> None:
    beginner, game = Glimpse(least), greed(0.5).new(2, 1)
    beginner.is_disappointed(game, 0)
    beginner.vain, beginner.when = PATIENCE, game.choices
    assert beginner.is_disappointed(game, 0)
    later, richer = game.clone(), game.clone()
    later.choices += LONG_TURN + 1
    richer.choose("take:moss:1")
    assert not beginner.is_disappointed(richer, 0)
    beginner.vain = PATIENCE
    assert not beginner.is_disappointed(later, 0)


def test_without_a_sight_of_its_own_a_game_is_judged_by_its_points() -> None:
    """In Evenfall it parts from the sensible player somewhere, and not everywhere."""
    spec = deska.spec_of("evenfall")
    assert spec.sight is None
    game = spec.new(2, 4)
    apart: list[bool] = []
    while game.legal and len(apart) < 40:
        sensible = make("player", spec, 1).choose(game, game.actor)
        apart.append(make("apprentice", spec, 1).choose(game, game.actor) != sensible)
        game.apply(sensible)
    assert any(apart)
    assert not all(apart)


@pytest.mark.parametrize("choices", [0, 9, 18])
def test_what_is_hidden_makes_no_difference(choices: int) -> None:
    game = deska.new("ethnos", 2, 3)
    others = [make("greedy", game.spec, seat) for seat in range(2)]
    for _ in range(choices):
        game.apply(others[game.actor].choose(game, game.actor))
    chosen = make("apprentice", game.spec, 3).choose(game, game.actor)
    for seed in range(3):
        dealt = game.spec.imagine(game, game.actor, seed)
        assert make("apprentice", game.spec, 3).choose(dealt, game.actor) == chosen


def test_alone_it_looks_no_further_than_a_long_turn() -> None:
    """A game of one seat may be a single turn; without a limit every option would be played to the end."""
    spec = deska.spec_of("evenfall")
    asked = 0

    def first(game: Game, seat: int, rng: object) -> int:
        nonlocal asked
        asked += 1
        return game.legal[0]

    game = spec.new(1, 1)
    Glimpse(first).promise(game, game.legal[0], 0, 1)
    assert 0 < asked <= LONG_TURN
