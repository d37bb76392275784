"""Bots think in processes of their own, so that sockets never wait for them."""

import logging
import multiprocessing
import os
import secrets
import signal
from asyncio import Lock, get_running_loop
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, Final, TypeVar

from deska.api import spec_of
from deska.bots import make
from deska.bots.hints import Hint, hints_of
from deska.bots.search import MOST_WORLDS
from deska.bots.study import MOST_HINTS, Study
from deska.kernel.game import Game
from deska.table.prices import Price, prices
from deska.table.words import texts_of
from deska.text import Texts
from deska.web.queue import Queue

T = TypeVar("T")
HINT_SECONDS: Final = 3.0
"""The time for a hint; where it was too short to tell options apart, a better one follows after so many seconds more."""
MOST_LISTED: Final = 15
"""The options that are listed with it, good ones and others."""

log = logging.getLogger(__name__)


def answer(game: str, snapshot: dict[str, Any], seat: int, level: str, seed: int, seconds: float = 0.0) -> str:
    """The choice of a bot of that level for the seat; it sees no more than the seat does. Runs in a worker."""
    return decide(spec_of(game).restore(snapshot), seat, level, seed, seconds)


def decide(position: Game, seat: int, level: str, seed: int, seconds: float = 0.0) -> str:
    number = make(level, position.spec, seed, seconds).choose(position, seat)
    return position.spec.actions.names[number]


Advice = tuple[tuple[Hint, ...], dict[str, Price], Study]
"""Hints, what the best of them cost and bring, and the study that they come from."""


def advice(game: str, snapshot: dict[str, Any], study: Study, seconds: float, lang: str, names: tuple[str, ...]) -> Advice:
    """Hints after some time more, with their prices in a language; they know no more than the seat does. Runs in a worker."""
    spec = spec_of(game)
    return advise(spec.restore(snapshot), study, MOST_WORLDS, seconds, texts_of(spec, lang, names))


def advise(position: Game, study: Study, worlds: int, seconds: float, texts: Texts) -> Advice:
    study.go_on(position, worlds, seconds)
    listed = hints_of(study, position, MOST_LISTED)
    return listed, prices(position, study.seat, [hint.option for hint in listed[:MOST_HINTS]], texts), study


def begin_worker() -> None:
    """Start a worker: it leaves Ctrl-C to the server, and ends with it. Runs in the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_server, daemon=True).start()


def begin_humble_worker() -> None:
    """Start a worker with low priority: answers to people come first. Runs in the worker."""
    begin_worker()
    if hasattr(os, "nice"):
        os.nice(5)


def end_with_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def awake() -> int:
    """A first task, so that a worker is ready when a bot has to move."""
    return os.getpid()


class Thinkers:
    """A pool of worker processes; if one dies, the pool is replaced and the question asked again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.lock = Lock()
        self.queue = Queue(self.workers + 1)  # one more than can think: its question is there when a worker is free

    def start(self) -> ProcessPoolExecutor:
        """Start the workers. They are spawned, not forked: they must not share threads and sockets of the server."""
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=begin_humble_worker)
        for _ in range(self.workers):
            self.pool.submit(awake)
        return self.pool

    async def choose(self, game: Game, seat: int, level: str, seconds: float = 0.0, is_urgent: bool = True) -> str:
        """The choice of a bot for the seat in this position; if it searches, it may think for so long.

        Questions of tables where people play are urgent.
        """
        async with self.queue.place(is_urgent):
            return await self.ask(answer, game, seat, level, secrets.randbits(64), seconds)

    async def advise(self, game: Game, study: Study, lang: str, names: tuple[str, ...]) -> Advice:
        """The best options in this position, why, and what they cost and bring, after going on with a study."""
        return await self.ask(advice, game, study, HINT_SECONDS, lang, names)

    async def ask(self, question: Callable[..., T], game: Game, *args: Any) -> T:
        """The answer of a worker to a question about a position; if the worker dies, another one is asked."""
        given = (game.spec.id, game.dump(), *args)
        pool = self.pool or self.start()
        try:
            return await get_running_loop().run_in_executor(pool, question, *given)
        except BrokenProcessPool:
            log.warning("worker-died", extra={"game": game.spec.id})
        async with self.lock:
            if self.pool is pool:
                pool.shutdown(wait=False)
                self.start()
        return await get_running_loop().run_in_executor(self.pool, question, *given)

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None
