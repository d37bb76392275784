"""The hub of a server: it opens tables when they are needed, and puts them away when nobody needs them."""

import logging
import time
from asyncio import Lock, Task, create_task, gather, shield, sleep, to_thread
from collections.abc import Coroutine
from itertools import count
from typing import Any, Final, TypeVar

from deska.api import spec_of
from deska.kernel.errors import BadSetup
from deska.kernel.spec import GameSpec
from deska.table.holding import hold_database
from deska.table.opening import Opened, open_table
from deska.table.refusals import Refused
from deska.table.soundness import Unreadable
from deska.table.store import Store, changed_table, new_entry
from deska.table.table import PLAYING
from deska.table.writer import Writer
from deska.web.driver import Driver, next_step
from deska.web.inspecting import Inspector
from deska.web.memory import Memory
from deska.web.notices import Notices
from deska.web.previewing import SECONDS
from deska.web.room import Room, now_ms
from deska.web.settings import Settings
from deska.web.thinking import Thinkers, begin_worker

SWEEP: Final = 30
"""Seconds between two rounds of putting tables away."""
T = TypeVar("T")

log = logging.getLogger(__name__)


def known_game(game: str) -> GameSpec | None:
    try:
        return spec_of(game)
    except BadSetup:
        return None


class Hub:
    """All tables in memory, and what they share: database, writer, driver, workers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hold = hold_database(settings.database_url)
        self.engine = self.hold.engine
        self.store = Store(self.engine)
        self.writer = Writer(self.engine, self.hold)
        self.thinkers = Thinkers(settings.workers)
        self.importer = Inspector()
        self.replayer = Inspector()
        self.foreseer = Inspector(SECONDS, begin_worker)
        self.reading = Lock()
        """Held while a game is played again: even in a thread this slows down the others, so one at a time."""
        self.notices = Notices(settings)
        self.driver = Driver(self)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, Task[Room]] = {}
        self.tasks: set[Task[Any]] = set()
        self.keeper: Task[None] | None = None
        self.began = now_ms()

    def task(self, work: Coroutine[Any, Any, T]) -> Task[T]:
        """Start a task and hold on to it until it ends, so that it is never lost half-way."""
        task = create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def link(self, table: str, secret: str) -> str:
        """A link to a table; if the server's own address is not set, the page adds it."""
        return f"{self.settings.address.rstrip('/')}/join/{table}#{secret}"

    # --- rooms

    async def room(self, table: str) -> Room:
        """The table's room; if it is not in memory it is opened, once for all who ask meanwhile."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        opening = self.opening.get(table)
        if opening is None:
            opening = self.opening[table] = self.task(self.open(table))
            opening.add_done_callback(lambda _: self.opening.pop(table, None))
        return await shield(opening)  # if one of those who wait goes away, the others still get it

    async def open(self, table: str) -> Room:
        try:
            stored = await to_thread(self.store.table, table)
        except Unreadable:
            raise Refused("table-unreadable") from None
        if stored is None:
            raise Refused("no-table")
        spec = known_game(stored.table.game)
        try:
            async with self.reading:
                opened = await to_thread(open_table, stored, spec, now_ms())
        except Exception as error:  # its game cannot deal with what is kept of it
            self.store.set_aside(table, error)
            raise Refused("table-unreadable") from None
        await self.writer.write([*changed_table(stored.table, opened.table), *(new_entry(table, entry) for entry in opened.added)])
        if opened.added:
            log.info("table-moved", extra={"table": table, "stopped": opened.table.stopped, "rules": opened.table.rules})
        room = Room(self, opened, spec, stored.chat, stored.notes)
        room.kept = max((snapshot.n for snapshot in stored.snapshots), default=-1)
        return self.add(room)

    def add(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.driver.drive(room)
        return room

    def new_room(self, opened: Opened, spec: GameSpec, invite: str) -> Room:
        room = Room(self, opened, spec)
        room.invite = invite
        return self.add(room)

    def notify(self, room: Room) -> None:
        """Tell people who are not looking that it is their turn."""
        self.notices.look_at(room, self.task)

    # --- the course of the server

    def start(self) -> None:
        self.thinkers.start()
        self.keeper = self.task(self.keep_house())

    async def keep_house(self) -> None:
        """Open the games that were being played, then keep memory tidy while the server runs."""
        for table in await to_thread(self.store.in_state, PLAYING):
            try:
                await self.room(table)
            except Refused as refused:
                log.warning("table-not-opened", extra={"table": table, "code": refused.code})
            except Exception:
                log.exception("table-lost", extra={"table": table})
            await sleep(0)
        memory = Memory()
        for second in count():
            await sleep(1)
            memory.step()
            if second % SWEEP == 0:
                await self.sweep()

    async def sweep(self) -> None:
        """Put away the tables that nobody needs."""
        for room in [room for room in self.rooms.values() if self.is_idle(room)]:
            await self.put_away(room)

    def is_idle(self, room: Room) -> bool:
        """True if nobody looks, nothing moves by itself, and nothing has happened for a while."""
        quiet = time.monotonic() - room.touched > 60 * self.settings.idle_minutes
        moves = room.play is not None and (next_step(room.table, room.play, True) or room.clocks.since)
        return quiet and not room.viewers and not room.lock.locked() and not moves

    async def put_away(self, room: Room) -> None:
        async with room.lock:
            await self.save(room)
            if not room.viewers:
                self.driver.forget(room)
                self.rooms.pop(room.table.id, None)

    async def stop(self) -> None:
        """Finish what is under way and keep every position, so that a newer version can go on from it."""
        if self.keeper is not None:
            self.keeper.cancel()
        for room in list(self.rooms.values()):
            self.driver.forget(room)
            async with room.lock:
                await self.save(room)
        for task in self.tasks:
            task.cancel()
        await gather(*self.tasks, return_exceptions=True)
        self.writer.stop()
        await to_thread(self.thinkers.stop)
        self.importer.end()
        self.replayer.end()
        self.foreseer.end()
        self.hold.release()

    async def save(self, room: Room) -> None:
        try:
            await self.writer.write(room.snapshot())
        except Refused:
            log.exception("snapshot-lost", extra={"table": room.table.id})
