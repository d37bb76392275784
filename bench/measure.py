"""The stopwatch that our engine and its peers share. Standard library only: it runs in every environment.

How the figures are taken, for everybody alike:

- Setting a game up and playing it are timed apart. Decisions per second are those of the playing alone, whole games per second
  include the setup. One game is played before the clock starts.
- A copy is timed on states from the middle of random games: the mean over all of them, the best of several repeats. Freeing the
  copy is part of it. The garbage collector stays as Python sets it.
- The memory of a state is what the process grows by, per copy kept alive. Summing `sys.getsizeof` would miss what C++ and compiled
  classes hold, and `tracemalloc` sees only what goes through Python's allocators; the resident set sees it all and charges nothing for
  what copies share. A first batch fills the holes that earlier play left in the heap; only the second is counted.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, TypeVar

State = TypeVar("State")

MIDDLE_STATES = 32
COPY_REPEATS = 7
COPY_SECONDS = 0.05  # one repeat
BATCH_BYTES = 24 << 20  # growth that makes the page size and the arenas of the allocator negligible
BATCH_SECONDS = 1.0
STATM = Path("/proc/self/statm")


class Count(NamedTuple):
    """The decisions of one game: those with at least two options, and all of them."""

    chosen: int
    answered: int


@dataclass(frozen=True, slots=True)
class Played:
    """The measurements of a stretch of random play."""

    games: int
    chosen: int
    answered: int
    setup_seconds: float
    play_seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.chosen / self.play_seconds

    @property
    def all_decisions_per_second(self) -> float:
        return self.answered / self.play_seconds

    @property
    def games_per_second(self) -> float:
        return self.games / (self.setup_seconds + self.play_seconds)


def play_for(seconds: float, start: Callable[[], State], play: Callable[[State], Count]) -> Played:
    """Play whole games, at least one, until the time is up."""
    play(start())
    gc.collect()
    games = chosen = answered = 0
    setup = playing = 0.0
    while not games or setup + playing < seconds:
        opened = perf_counter()
        state = start()
        begun = perf_counter()
        count = play(state)
        ended = perf_counter()
        setup += begun - opened
        playing += ended - begun
        games += 1
        chosen += count.chosen
        answered += count.answered
    return Played(games, chosen, answered, setup, playing)


def copy_microseconds(copiers: Sequence[Callable[[], object]]) -> float:
    """The mean time of one copy, the best of several repeats."""
    gc.collect()
    once = _time_copies(copiers, 1)
    rounds = max(1, int(COPY_SECONDS / once))
    best = min(_time_copies(copiers, rounds) for _ in range(COPY_REPEATS))
    return best / (rounds * len(copiers)) * 1e6


def _time_copies(copiers: Sequence[Callable[[], object]], rounds: int) -> float:
    begun = perf_counter()
    for _ in range(rounds):
        for copy in copiers:
            copy()
    return perf_counter() - begun


def bytes_per_state(copiers: Sequence[Callable[[], object]]) -> float | None:
    """The growth of the resident set for each copy kept alive; None if the system does not tell it."""
    if not STATM.exists():
        return None
    gc.collect()
    kept: list[object] = []
    _keep_batch(copiers, kept)
    filled, resident = len(kept), _resident_bytes()
    _keep_batch(copiers, kept)
    return (_resident_bytes() - resident) / (len(kept) - filled)


def _keep_batch(copiers: Sequence[Callable[[], object]], kept: list[object]) -> None:
    limit = _resident_bytes() + BATCH_BYTES
    deadline = perf_counter() + BATCH_SECONDS
    while _resident_bytes() < limit and perf_counter() < deadline:
        kept.extend([copy() for copy in copiers])


def _resident_bytes() -> int:
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
