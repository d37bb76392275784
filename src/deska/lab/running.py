"""Play a series in this process or on several workers, always in the order of the games."""

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from deska.kernel import DeskaError
from deska.lab.games import Played, Series, play_one

CHUNK_SECONDS: Final = 0.25
"""The size of a piece of work, in seconds: short enough to stop soon, long enough that workers do not wait for the next piece."""
MOST_AT_A_TIME: Final = 500
AHEAD: Final = 3
"""The number of pieces handed out in advance to each worker."""
POLL_SECONDS: Final = 0.1


class WorkerLost(DeskaError):
    """A worker process was ended by somebody else."""


class Stopped:
    """Says whether the user has asked to stop."""

    def __init__(self) -> None:
        self.asked = False


def all_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_series(series: Series, games: int, jobs: int = 1, stopped: Stopped | None = None) -> Iterator[Played]:
    """Games 0, 1, 2, … of the series. They do not depend on the number of jobs."""
    halt = stopped or Stopped()
    if jobs > 1 and games > 1:
        yield from on_workers(series, games, min(jobs, games), halt)
        return
    for index in range(games):
        if halt.asked:
            return
        yield play_one(series, index)


def on_workers(series: Series, games: int, jobs: int, halt: Stopped) -> Iterator[Played]:
    """Play on worker processes. They are spawned, not forked: that works on every system, and they share nothing with this process."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), leave_interrupts)
    pieces: deque[Future[Piece]] = deque()
    begun = 0
    size = 1
    try:
        while (begun < games or pieces) and not halt.asked:
            with interrupts_held():
                while begun < games and len(pieces) < jobs * AHEAD:
                    end = min(begun + size, games)
                    pieces.append(pool.submit(play_piece, series, begun, end))
                    begun = end
            piece = patiently(pieces[0], halt)
            if piece is not None:
                pieces.popleft()
                yield from piece.rows
                size = piece.next_size()
    except BrokenProcessPool:
        raise WorkerLost("a worker process was ended from outside; the games before that are kept") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class Piece:
    """Some consecutive games, and the seconds they took."""

    def __init__(self, rows: list[Played], seconds: float) -> None:
        self.rows = rows
        self.seconds = seconds

    def next_size(self) -> int:
        each = max(self.seconds / len(self.rows), 1e-6)
        return max(1, min(MOST_AT_A_TIME, int(CHUNK_SECONDS / each)))


def play_piece(series: Series, begin: int, end: int) -> Piece:
    started = time.monotonic()
    rows = [play_one(series, index) for index in range(begin, end)]
    return Piece(rows, time.monotonic() - started)


def patiently(future: "Future[Piece]", halt: Stopped) -> Piece | None:
    """The result, or None if the user has asked to stop."""
    while not halt.asked:
        try:
            return future.result(POLL_SECONDS)
        except TimeoutError:
            continue
    return None


# --- Ctrl-C stops the main process; its workers finish the pieces that they have begun


def leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold back Ctrl-C; processes that are started meanwhile ignore it from their first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def stop_on_interrupt() -> Iterator[Stopped]:
    """Let the first Ctrl-C ask to stop, and the second one interrupt at once."""
    stopped = Stopped()

    def heard(number: int, frame: object) -> None:
        if stopped.asked:
            raise KeyboardInterrupt
        stopped.asked = True

    before = signal.signal(signal.SIGINT, heard)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)
