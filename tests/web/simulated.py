"""A simulated clock, whose time passes only when everybody waits: shows what a table does by itself, and at which moments."""

import asyncio
import selectors
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from deska.kernel import Game
from deska.table.opening import Opened
from deska.table.play import Play
from deska.table.table import Table
from deska.web import drawing, presence, times
from deska.web import room as rooms
from deska.web.driver import Driver
from deska.web.metrics import Metrics
from deska.web.room import Room
from deska.web.viewers import Viewer
from tests.web.server import Inline

T = TypeVar("T")
Seen = list[tuple[float, str]]
"""Frames, with the times at which they came."""


class Skipping(selectors.SelectSelector):
    """Does not wait: the simulated time passes at once."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.now += max(timeout or 0.0, 0.0)
        return super().select(0)


class Simulation(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.skipping = Skipping()
        super().__init__(self.skipping)

    def time(self) -> float:
        return self.skipping.now


class Desk:
    """A server's memory with one table, which writes nothing down."""

    def __init__(self) -> None:
        self.settings = SimpleNamespace(webhooks=False)
        self.thinkers = Inline()
        self.driver = Driver(self)  # type: ignore[arg-type]
        self.writer = self
        self.began = 0
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stirred: set[str] = set()
        self.metrics = Metrics()

    async def write(self, *_: Any) -> None:
        await asyncio.sleep(0)

    def task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def notify(self, _: Room) -> None:
        pass

    def invite_link(self, _: Table) -> str:
        return ""


def keep_time(loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server read the time of the simulation wherever it reads a clock."""
    steady = SimpleNamespace(monotonic=loop.time, monotonic_ns=lambda: round(loop.time() * 10**9))
    for module in (rooms, times, presence, drawing):
        monkeypatch.setattr(module, "time", steady)


def watched(table: Table, game: Game, seat: int, seconds: float, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """All frames that a seat is sent while nobody does anything."""
    loop = Simulation()
    keep_time(loop, monkeypatch)
    seen: Seen = []

    async def scenario() -> None:
        desk: Any = Desk()
        room = Room(desk, Opened(table, Play(game, table.people), []), game.spec)
        viewer = Viewer(room, "nobody", "en")
        viewer.seat = seat
        room.viewers.add(viewer)

        async def send(text: str) -> None:
            seen.append((round(loop.time(), 6), text))

        sending = asyncio.ensure_future(viewer.send(send))
        desk.driver.drive(room)
        viewer.show()
        await asyncio.sleep(seconds)
        desk.driver.forget(room)
        for task in (sending, *desk.tasks):
            task.cancel()
        await asyncio.gather(sending, *desk.tasks, return_exceptions=True)

    try:
        loop.run_until_complete(scenario())
    finally:
        loop.close()
    return seen
