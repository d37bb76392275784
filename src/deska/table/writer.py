"""Group commit: one thread writes, and the writes of many tables share a transaction."""

import logging
import time
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Iterable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError

from deska.table.database import log_failure
from deska.table.refusals import Lost, NotSaved

if TYPE_CHECKING:
    from deska.table.leases import Lease, Leases

MOST_AT_ONCE: Final = 500
PACE: Final = 0.01
"""Seconds between the beginnings of two commits while many tables write: a commit costs as much as fifteen writes."""
Write = tuple[Executable, dict[str, Any]]
"""A statement and its values."""

log = logging.getLogger(__name__)


class InDoubt(Lost):
    """The connection broke during the commit: it may have been made."""


class Job:
    """Writes that belong together, the lease that they need, and the future that waits for them."""

    __slots__ = ("done", "lease", "loop", "writes")

    def __init__(self, writes: Sequence[Write], loop: AbstractEventLoop, lease: "Lease | None" = None) -> None:
        self.writes = writes
        self.lease = lease
        self.loop = loop
        self.done: Future[None] = loop.create_future()

    def finish(self, error: Exception | None) -> None:
        """Tell the one who waits, unless they have gone. Runs in the event loop."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Takes jobs from an event loop and answers when they are on the disk."""

    def __init__(self, engine: Engine, leases: "Leases | None" = None) -> None:
        self.engine = engine
        self.leases = leases
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="deska-writer", daemon=True)
        self.connection: Connection | None = None
        """Opened with the first write: if that fails, the next one tries again."""
        self.commits = 0
        self.written = 0
        self.began = 0.0
        """When the last commit began."""
        self.is_busy = False
        """The last commit had the writes of several."""
        self.thread.start()

    async def write(self, writes: Sequence[Write], lease: "Lease | None" = None) -> None:
        """Return when the writes are committed; raise NotSaved if they cannot be, in which case none of them is.

        Raise Lost if the lease is not held any more, or if the database went away during the commit and may have made it.
        """
        if not writes:
            return
        job = Job(writes, get_running_loop(), lease)
        self.queue.put(job)
        await job.done

    def stop(self) -> None:
        """Write what is still to be written, then end."""
        self.queue.put(None)
        self.thread.join()

    # --- in the thread

    def run(self) -> None:
        while (jobs := self.next_jobs()) is not None:
            self.is_busy = len(jobs) > 1
            self.began = time.monotonic()
            self.commit(jobs)
        if self.connection is not None:
            self.connection.close()

    def next_jobs(self) -> list[Job] | None:
        """All jobs that wait now; None if the writer has to stop. While it is busy, more are waited for: one alone is written at once."""
        job = self.queue.get()
        if job is None:
            return None
        if self.is_busy:
            time.sleep(max(0.0, self.began + PACE - time.monotonic()))
        jobs = [job]
        while len(jobs) < MOST_AT_ONCE and not self.queue.empty():
            job = self.queue.get()
            if job is None:
                self.queue.put(None)  # put back, so that the next round ends
                break
            jobs.append(job)
        return jobs

    def commit(self, jobs: list[Job]) -> None:
        error = self.attempt(jobs)
        if error is not None and len(jobs) > 1 and not isinstance(error, InDoubt):  # one job is broken: keep the others
            for job in jobs:
                answer([job], self.attempt([job]))
            return
        answer(jobs, error)

    def attempt(self, jobs: list[Job]) -> Exception | None:
        in_doubt = False
        try:
            connection = self.connection = self.connection or self.engine.connect()
            with connection.begin():
                if self.leases is not None:
                    self.leases.check(connection, [job.lease for job in jobs if job.lease is not None])
                for statement, values in grouped(jobs):
                    connection.execute(statement, values)
                in_doubt = True
        except Lost as lost:
            return lost
        except Exception as error:  # whatever it is, those who wait must be told
            log_failure(log, "not-saved", error, jobs=len(jobs))
            gone = isinstance(error, DBAPIError) and error.connection_invalidated
            return (InDoubt if gone and in_doubt else NotSaved)().with_traceback(error.__traceback__)
        self.commits += 1
        self.written += len(jobs)
        return None


def grouped(jobs: Iterable[Job]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """Join neighbouring writes of the same statement into one call; the order of all writes stays."""
    calls: list[tuple[Executable, list[dict[str, Any]]]] = []
    for job in jobs:
        for statement, values in job.writes:
            if calls and calls[-1][0] is statement:
                calls[-1][1].append(values)
            else:
                calls.append((statement, [values]))
    return calls


def answer(jobs: list[Job], error: Exception | None) -> None:
    """Wake all who wait, with one call for each event loop."""
    for loop in {job.loop for job in jobs}:
        loop.call_soon_threadsafe(finish, [job for job in jobs if job.loop is loop], error)


def finish(jobs: list[Job], error: Exception | None) -> None:
    for job in jobs:
        job.finish(error)
