"""A worker process that plays games again and checks foreign ones, so that the loop of the server never waits for that."""

import logging
import multiprocessing
import os
import signal
from asyncio import Lock, get_running_loop, timeout, wrap_future
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Final, ParamSpec, TypeVar

from deska.table.refusals import Refused
from deska.web.thinking import awake, begin_humble_worker

SECONDS: Final = 10.0
"""Seconds of the processor for one piece of work; the longest games that people play take less than one."""
PATIENCE: Final = 6
"""So many times as long it may take by the clock: a machine with much else to do is no reason to give up."""
MOST_WAITING: Final = 32
MOST_OF_ONE: Final = 3
"""The most pieces of work from one address that may wait."""
P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class TooLong(Exception):
    """The work took more than its time, and was ended."""


def within(seconds: float, work: Callable[[], T]) -> T:
    """Call a function; if it takes more time of the processor, the system ends this process. Runs in the worker."""
    if not hasattr(signal, "setitimer"):
        return work()
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


class Inspector:
    """One worker process, started when it is first needed; it does one thing after the other."""

    def __init__(self, seconds: float = SECONDS, begin: Callable[[], None] = begin_humble_worker) -> None:
        self.seconds = seconds
        self.begin = begin
        self.pool: ProcessPoolExecutor | None = None
        self.worker: int | None = None
        """The id of its process, once it has started."""
        self.lock = Lock()
        self.waiting: Counter[str] = Counter()

    async def do(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in the worker; refused if too much work waits already."""
        if self.waiting[address] >= MOST_OF_ONE:
            raise Refused("too-fast")
        if self.waiting.total() >= MOST_WAITING:
            raise Refused("busy")
        self.waiting[address] += 1
        try:
            return await self.do_own(work, *args, **kwargs)
        finally:
            self.waiting[address] -= 1
            self.waiting = +self.waiting

    async def do_own(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function for the server itself: it may wait as long as it must."""
        async with self.lock:
            return await self.run(work, *args, **kwargs)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        pool = self.pool or await self.start()
        doing = pool.submit(within, self.seconds, partial(work, *args, **kwargs))
        try:
            async with timeout(PATIENCE * self.seconds):
                return await wrap_future(doing)
        except TimeoutError:
            self.end()
            log.warning("inspection-too-long", extra={"work": work.__name__})
            raise TooLong from None
        except BrokenProcessPool:
            self.end()
            log.warning("inspector-died", extra={"work": work.__name__})
            raise TooLong from None

    async def start(self) -> ProcessPoolExecutor:
        """Start the worker, spawned as those of the bots. This time does not count."""
        pool = self.pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=self.begin)
        worker = await get_running_loop().run_in_executor(pool, awake)
        if self.pool is pool:
            self.worker = worker
        return pool

    def end(self) -> None:
        """Kill the worker, whatever it does; the next piece of work gets a new one. One that still starts ends by itself."""
        if self.worker is not None:
            with suppress(OSError):
                os.kill(self.worker, getattr(signal, "SIGKILL", signal.SIGTERM))
            self.worker = None
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
