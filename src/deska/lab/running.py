"""Do work in this process or spread it over a crew of workers; results always come in the order of the work."""

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from deska.kernel import DeskaError
from deska.lab.games import Played, Series, play_one

CHUNK_SECONDS: Final = 0.25
"""The size of a piece of work, in seconds: short enough to stop soon, long enough that workers do not wait for the next piece."""
MOST_AT_A_TIME: Final = 500
AHEAD: Final = 3
"""The number of pieces handed out in advance to each worker."""
POLL_SECONDS: Final = 0.1
PATIENCE: Final = 3600.0
"""The time that a piece may still take when the user has asked to stop. A second Ctrl-C does not wait for it."""

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerLost(DeskaError):
    """A worker process was ended by somebody else."""


class Stopped:
    """Says whether the user has asked to stop."""

    def __init__(self) -> None:
        self.asked = False


class Piece:
    """The results of some consecutive tasks, and the seconds they took."""

    def __init__(self, rows: list[Any], seconds: float) -> None:
        self.rows = rows
        self.seconds = seconds

    def next_size(self) -> int:
        each = max(self.seconds / len(self.rows), 1e-6)
        return max(1, min(MOST_AT_A_TIME, int(CHUNK_SECONDS / each)))


def do_piece(work: Callable[[Any], Any], tasks: list[Any]) -> Piece:
    started = time.monotonic()
    rows = [work(task) for task in tasks]
    return Piece(rows, time.monotonic() - started)


def all_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- crews


class Crew:
    """Whoever does the work. This one is the process itself."""

    size = 1

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Any:
        """Hand out a piece of work, and return a receipt for it."""
        return partial(do_piece, work, tasks)

    def finished(self, receipt: Any, seconds: float) -> Piece:
        """The piece of a receipt; TimeoutError if it takes longer than so many seconds."""
        piece: Piece = receipt()
        return piece

    def last(self, receipt: Any) -> Piece | None:
        """The piece if it is finished or cannot be stopped any more; None if it is given up."""
        return None

    def forget(self, receipt: Any) -> None:
        """Say that a piece is not wanted any more."""

    def dismiss(self) -> None:
        """End all workers."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None) -> None:
        self.dismiss()


class Processes(Crew):
    """Worker processes on this machine. They are spawned, not forked: that works on every system, and they share nothing with us."""

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        self.pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), leave_interrupts)

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Any:
        with interrupts_held(), worker_losses():
            return self.pool.submit(do_piece, work, tasks)

    def finished(self, receipt: "Future[Piece]", seconds: float) -> Piece:
        with worker_losses():
            return receipt.result(seconds)

    def last(self, receipt: "Future[Piece]") -> Piece | None:
        return None if receipt.cancel() else self.finished(receipt, PATIENCE)

    def forget(self, receipt: "Future[Piece]") -> None:
        receipt.cancel()

    def dismiss(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def worker_losses() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool:
        raise WorkerLost("a worker process was ended from outside; the games before that are kept") from None


def crew_of(jobs: int) -> Crew:
    return Processes(jobs) if jobs > 1 else Crew()


# --- work in order


def in_order(work: Callable[[Task], Result], tasks: Iterable[Task], crew: Crew, halt: Stopped) -> Iterator[Result]:
    """The results of all tasks in their order. Workers are a few pieces ahead, so tasks are taken before earlier results are known.

    When the user asks to stop, the pieces that are being worked on are finished and handed out; it may be a game that took an hour.
    """
    coming = iter(tasks)
    receipts: deque[Any] = deque()
    ahead = crew.size * AHEAD if crew.size > 1 else 1
    size = 1
    try:
        while not halt.asked:
            while len(receipts) < ahead and (piece_of_work := list(islice(coming, size))):
                receipts.append(crew.begin(work, piece_of_work))
            if not receipts:
                return
            piece = patiently(crew, receipts[0], halt)
            if piece is not None:
                receipts.popleft()
                yield from piece.rows
                size = piece.next_size() if crew.size > 1 else 1
        while receipts and (piece := crew.last(receipts.popleft())) is not None:
            yield from piece.rows
    finally:
        for receipt in receipts:
            crew.forget(receipt)


def patiently(crew: Crew, receipt: Any, halt: Stopped) -> Piece | None:
    """The result, or None if the user has asked to stop."""
    while not halt.asked:
        try:
            return crew.finished(receipt, POLL_SECONDS)
        except TimeoutError:
            continue
    return None


def play_series(series: Series, games: int, crew: Crew, stopped: Stopped | None = None) -> Iterator[Played]:
    """Games 0, 1, 2, … of the series. They do not depend on the crew."""
    return in_order(partial(play_one, series), range(games), crew, stopped or Stopped())


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
