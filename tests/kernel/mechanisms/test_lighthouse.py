"""A co-operative game."""

import pytest

from deska.kernel import HIDDEN, TABLE, Decision, Outcome, seeded
from tests.kernel.mechanisms.toys.lighthouse import LIFE, SPEC, STORM, Lighthouse, begin, deck
from tests.kernel.mechanisms.toys.toy import play

CALM = 0


def position(*weather: int, seats: int = 2, lights: int = 0) -> Lighthouse:
    """A game in which this weather comes next, first to last."""
    game = begin(SPEC, SPEC.setup(seats, None), seeded(1))
    rest = deck(seats)
    for card in weather:
        rest.remove(card)
    game.sky = rest + list(weather)[::-1]
    game.lights = lights
    game.settle()
    return game


def test_a_storm_asks_the_table_who_is_hurt() -> None:
    game = position(STORM)
    play(game, "light")
    assert game.pending == Decision("lighthouse-hurt", TABLE, ("hurt:0", "hurt:1"))
    game.choose("hurt:1", seat=0)
    assert game.life == [LIFE, LIFE - 1]
    assert game.pending == Decision("lighthouse-keeper", 1, ("light", "mend"))


def test_between_two_keepers_the_last_one_answers_for_the_table() -> None:
    game = position(CALM, STORM)
    play(game, "light", "light")
    assert game.pending is not None
    assert (game.pending.seat, game.actor) == (TABLE, 1)


def test_all_win_together() -> None:
    game = position(lights=3, seats=3)
    play(game, "light")
    assert game.outcome == Outcome((1, 1, 1), (0, 1, 2), "lighthouse-won")
    assert game.pending is None


def test_one_keepers_death_is_everybodys_loss() -> None:
    game = position(STORM, STORM)
    play(game, "light", "hurt:0", "light", "hurt:0")
    assert game.outcome == Outcome((0, 0), (), "lighthouse-lost")


def test_the_night_may_end_in_the_dark() -> None:
    game = position(lights=0)
    game.gone, game.sky = game.sky, []
    play(game, "light")
    assert game.outcome == Outcome((0, 0), (), "lighthouse-dark")


def test_a_game_that_takes_too_long_is_lost_for_all() -> None:
    game = position(CALM)
    game.limit = 1
    play(game, "light")
    assert game.outcome == Outcome((0, 0), (), "stalled")


@pytest.mark.parametrize("seats", SPEC.seats)
def test_both_results_happen_and_are_shared(seats: int) -> None:
    endings = set()
    for seed in range(60):
        game = SPEC.new(seats, seed)
        rng = seeded(seed)
        while game.legal:
            game.play(game.legal[rng.below(len(game.legal))])
        assert game.outcome is not None
        assert game.outcome.winners in ((), tuple(range(seats)))
        endings.add(game.ended)
    assert {"lighthouse-won", "lighthouse-lost"} <= endings


def test_the_weather_to_come_is_hidden() -> None:
    calm, storm = position(CALM), position(STORM)
    assert SPEC.view(calm, 0) == SPEC.view(storm, 0)
    assert SPEC.view(calm, 0).game.sky == [HIDDEN] * len(deck(2))
    play(storm, "light")
    assert SPEC.view(storm, None).game.gone == [STORM]
