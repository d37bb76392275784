"""Group commit: one thread writes, and the writes of many tables share a transaction."""

import logging
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Iterable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable

from deska.table.holding import Hold
from deska.table.refusals import NotSaved

MOST_AT_ONCE: Final = 500
Write = tuple[Executable, dict[str, Any]]
"""A statement and its values."""

log = logging.getLogger(__name__)


class Job:
    """Writes that belong together, and the future that waits for them."""

    __slots__ = ("done", "loop", "writes")

    def __init__(self, writes: Sequence[Write], loop: AbstractEventLoop) -> None:
        self.writes = writes
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

    def __init__(self, engine: Engine, hold: Hold | None = None) -> None:
        self.engine = engine
        self.hold = hold
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="deska-writer", daemon=True)
        self.commits = 0
        self.written = 0
        self.thread.start()

    async def write(self, writes: Sequence[Write]) -> None:
        """Return when the writes are committed; raise NotSaved if they cannot be, in which case none of them is."""
        if not writes:
            return
        job = Job(writes, get_running_loop())
        self.queue.put(job)
        await job.done

    def stop(self) -> None:
        """Write what is still to be written, then end."""
        self.queue.put(None)
        self.thread.join()

    # --- in the thread

    def run(self) -> None:
        with self.hold.connection if self.hold is not None else self.engine.connect() as connection:
            while (jobs := self.next_jobs()) is not None:
                self.commit(connection, jobs)

    def next_jobs(self) -> list[Job] | None:
        """All jobs that wait now; None if the writer has to stop."""
        job = self.queue.get()
        if job is None:
            return None
        jobs = [job]
        while len(jobs) < MOST_AT_ONCE and not self.queue.empty():
            job = self.queue.get()
            if job is None:
                self.queue.put(None)  # put back, so that the next round ends
                break
            jobs.append(job)
        return jobs

    def commit(self, connection: Connection, jobs: list[Job]) -> None:
        error = self.attempt(connection, jobs)
        if error is not None and len(jobs) > 1:  # one job is broken: try each one alone, so that the others are kept
            for job in jobs:
                answer([job], self.attempt(connection, [job]))
            return
        answer(jobs, error)

    def attempt(self, connection: Connection, jobs: list[Job]) -> Exception | None:
        try:
            with connection.begin():
                if self.hold is not None:
                    self.hold.check(connection)
                for statement, values in grouped(jobs):
                    connection.execute(statement, values)
        except Exception as error:  # whatever it is, those who wait must be told
            log.exception("not-saved", extra={"jobs": len(jobs)})
            return NotSaved().with_traceback(error.__traceback__)
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
