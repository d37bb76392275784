"""Sums over games."""

from statistics import mean, stdev

import pytest

import deska
from deska.lab.games import Played, series_of
from deska.lab.tally import Spread, Tally, estimate

ETHNOS = deska.spec_of("ethnos")


def played(index: int, bots: tuple[str, ...], scores: tuple[int, ...], shares: tuple[float, ...], first: int = 0) -> Played:
    return Played(index, index, first, bots, scores, shares, ({},) * len(bots), 10 + index, 5, "et-end")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(95, 100, 0.8882, 0.9785), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0.5, 1, 0.0546, 0.9454), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    share = estimate(wins, games)
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)


def test_a_spread_knows_mean_deviation_and_range() -> None:
    numbers = [3.0, -1.0, 4.0, 1.0, 5.0, 9.0]
    spread = Spread()
    for number in numbers:
        spread.add(number)
    assert spread.mean == pytest.approx(mean(numbers))
    assert spread.deviation == pytest.approx(stdev(numbers))
    assert (spread.low, spread.high) == (-1.0, 9.0)
    assert Spread().deviation == 0.0


def test_wins_are_counted_by_bot_by_seat_and_by_order_of_play() -> None:
    tally = Tally(series_of(ETHNOS, ["greedy", "random", "random"], 1))
    tally.add(played(0, ("greedy", "random", "random"), (30, 20, 10), (1.0, 0.0, 0.0), first=2))
    tally.add(played(1, ("random", "greedy", "random"), (25, 25, 10), (0.5, 0.5, 0.0), first=1))
    assert {bot: (line.wins, line.games, line.fair) for bot, line in tally.bots.items()} == {
        "greedy": (1.5, 2, 1 / 3),
        "random": (0.5, 2, 2 / 3),
    }
    assert [line.wins for line in tally.seats] == [1.5, 0.5, 0.0]
    assert [line.wins for line in tally.order] == [0.5, 1.0, 0.5]
    assert (tally.bots["greedy"].scores.mean, tally.bots["random"].scores.mean) == (27.5, 16.25)
    assert (tally.choices.low, tally.choices.high, tally.turns.mean) == (10, 11, 5)
