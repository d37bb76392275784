"""Simulation as a library: play a series of games and look at the results."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deska.games import SHELF
from deska.kernel import BadSetup, GameSpec
from deska.lab.games import Played, Series, series_of
from deska.lab.running import crew_of, play_series
from deska.lab.tally import Estimate, Tally


@dataclass(frozen=True)
class Results:
    """All games of a series, in order, and their tally."""

    series: Series
    games: tuple[Played, ...]
    tally: Tally

    def wins(self, bot: str) -> Estimate:
        """The share of games that a bot wins, with all its seats taken together."""
        return self.tally.bots[bot].estimate


def simulate(
    spec: GameSpec,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    variant: Mapping[str, Any] | None = None,
    jobs: int = 1,
    watch: Callable[[Played], None] | None = None,
) -> Results:
    """Play so many games with a bot for every seat; seats rotate, and `watch` is called after every game.

    With several jobs, call it under `if __name__ == "__main__"`, because worker processes import the calling script again.
    """
    check_numbers(games, jobs)
    if jobs > 1 and not SHELF.has(spec.id):
        raise BadSetup(f"worker processes do not know the game {spec.id}; play it with one job")
    series = series_of(spec, bots, seed, variant)
    tally = Tally(series)
    kept: list[Played] = []
    with crew_of(min(jobs, games)) as crew:
        for played in play_series(series, games, crew):
            tally.add(played)
            kept.append(played)
            if watch is not None:
                watch(played)
    return Results(series, tuple(kept), tally)


def check_numbers(games: int, jobs: int) -> None:
    if games < 1:
        raise BadSetup(f"at least one game is to be played, not {games}")
    if jobs < 1:
        raise BadSetup(f"at least one job is needed, not {jobs}")
