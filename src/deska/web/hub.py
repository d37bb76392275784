"""The hub of a server: it opens tables when they are needed, and puts them away when nobody needs them."""

import logging
import time
from asyncio import Lock, Task, create_task, gather, shield, sleep, to_thread
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any, Final, TypeVar

from deska.api import spec_of
from deska.kernel.errors import BadSetup, DeskaError
from deska.kernel.spec import GameSpec
from deska.table.database import log_failure
from deska.table.leases import Elsewhere, Lease, Peer, Taken
from deska.table.opening import Opened, open_table
from deska.table.refusals import Lost, Refused
from deska.table.sharing import share_database
from deska.table.soundness import Unreadable
from deska.table.store import Store
from deska.table.table import PLAYING
from deska.table.teacher import Teacher
from deska.table.writer import Write, Writer
from deska.table.writes import changed_table, new_entry
from deska.web.driver import Driver, next_step
from deska.web.inspecting import Inspector
from deska.web.limits import Limits
from deska.web.lives import Lives
from deska.web.memory import Memory
from deska.web.metrics import Metrics
from deska.web.notices import Notices
from deska.web.orders import BANNED, Orders
from deska.web.previewing import SECONDS
from deska.web.room import Room
from deska.web.settings import Settings
from deska.web.thinking import Thinkers, begin_worker
from deska.web.times import now_ms

SWEEP: Final = 30
"""Seconds between two rounds of putting tables away."""
ADOPT: Final = 20
"""The most games of a server that is gone that this one takes over before it looks again."""
PATIENCE: Final = 5.0
"""Seconds in which the leases have to be renewed after a pause."""
EXPIRE: Final = 60
"""Seconds between two looks for tables that are too old."""
MOST_EXPIRED: Final = 200
FORBIDDEN: Final = 4403
GOING: Final = 1012
"""The code of a socket whose table another server plays from now on: it is to come back at once."""
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
        self.sharing = share_database(settings.database_url, settings.internal)
        self.engine = self.sharing.hold.engine
        self.leases = self.sharing.leases
        self.store = Store(self.engine)
        self.writer = Writer(self.engine, self.leases)
        self.neighbours: set[str] = set()
        """Addresses from which other servers pass requests on."""
        self.limits = Limits(settings)
        self.lives = Lives(self)
        self.stirred: set[str] = set()
        """Tables of which the other servers do not know the newest yet."""
        self.thinkers = Thinkers(settings.workers)
        self.importer = Inspector()
        self.replayer = Inspector()
        self.foreseer = Inspector(SECONDS, begin_worker)
        self.reading = Lock()
        """Held while a game is played again: even in a thread this slows down the others, so one at a time."""
        self.notices = Notices(settings)
        self.driver = Driver(self)
        self.metrics = Metrics()
        self.orders = Orders(self)
        self.banned: set[str] = set()
        """Devices whose cookies were known when they were banned, or deleted."""
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, Task[Room]] = {}
        self.tasks: set[Task[Any]] = set()
        self.keeper: Task[None] | None = None
        self.began = now_ms()
        self.metrics.watch(self)

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
        if room is not None and self.sharing.is_current:
            return room
        await self.current()
        room = self.rooms.get(table)
        if room is not None:
            return room
        opening = self.opening.get(table)
        if opening is None:
            opening = self.opening[table] = self.task(self.open(table))
            opening.add_done_callback(lambda _: self.opening.pop(table, None))
        return await shield(opening)  # if one of those who wait goes away, the others still get it

    async def current(self) -> None:
        """Wait until it is certain which tables are ours: after a pause others may have taken them."""
        until = time.monotonic() + PATIENCE
        while not self.sharing.is_current:
            if time.monotonic() > until:
                raise Refused("no-database")
            await sleep(0.05)

    async def player_of(self, table: str) -> Peer:
        """The server that plays a table, or will: this one if no other does."""
        owner = await to_thread(self.leases.owner, table, self.sharing.may_inherit)
        return owner or self.leases.me

    async def bury(self, peer: Peer) -> None:
        """Wait no longer for a server whose process has ended, unless the database was away and nobody could show that they live."""
        if self.sharing.may_inherit:
            await to_thread(self.leases.bury, peer)

    async def take(self, table: str) -> Taken:
        taken = await to_thread(self.leases.take, table, self.sharing.may_inherit)
        if isinstance(taken, Peer):
            raise Elsewhere(table, taken)
        if taken is None:
            raise Refused("no-table")
        return taken

    async def open(self, table: str) -> Room:
        taken = await self.take(table)
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
        opened = replace(opened, table=self.driver.resumed(opened, taken))
        writes = [*changed_table(stored.table, opened.table), *(new_entry(table, entry) for entry in opened.added)]
        await self.writer.write(writes, taken.lease)
        if opened.added:
            log.info("table-moved", extra={"table": table, "stopped": opened.table.stopped, "rules": opened.table.rules})
        room = Room(self, opened, spec, stored.chat, stored.notes, taken, await self.teacher_for(opened, spec))
        room.kept = max((snapshot.n for snapshot in stored.snapshots), default=-1)
        return self.add(room)

    async def teacher_for(self, opened: Opened, spec: GameSpec | None) -> Teacher | None:
        """The teacher who goes on at a table to learn at, if its game still has the lesson."""
        if opened.table.lesson is None or opened.play is None or spec is None or opened.table.state != PLAYING:
            return None
        try:
            async with self.reading:
                return await to_thread(Teacher.resumed, spec, opened.table.lesson, opened.play, now_ms)
        except DeskaError:
            log.warning("lesson-gone", extra={"table": opened.table.id, "lesson": opened.table.lesson.name})
            return None

    def add(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.driver.drive(room)
        return room

    def new_room(self, opened: Opened, spec: GameSpec, invite: str, lease: Lease, teacher: Teacher | None = None) -> Room:
        room = Room(self, opened, spec, taken=Taken(lease, 0, 0, None), teacher=teacher)
        room.invite = invite
        return self.add(room)

    def notify(self, room: Room) -> None:
        """Tell people who are not looking that it is their turn."""
        self.notices.look_at(room, self.task)

    # --- other servers

    def tell(self) -> None:
        """Tell the other servers what has happened here in the last second."""
        self.lives.tell()
        for news in self.limits.news():
            if len(self.sharing.peers) > 1:
                self.sharing.tell("limits", news)

    def heard(self, sender: str, topic: str, content: Any) -> None:
        """Another server tells something, or this one itself."""
        if topic == BANNED:
            self.turn_out(content)
        if sender == self.leases.me.id:
            return
        if topic == "limits":
            self.limits.heard(content)
        self.lives.heard(sender, topic, content)

    def turn_out(self, device: str) -> None:
        """Close the sockets of a device that is banned, or does not exist any more, and know its cookie no longer."""
        self.banned.add(device)
        for room in self.rooms.values():
            for viewer in room.viewers:
                if viewer.device == device:
                    viewer.end(FORBIDDEN)

    def only(self, held: set[Lease]) -> None:
        """Drop the tables that others have taken."""
        for room in [room for room in self.rooms.values() if room.lease not in held]:
            self.lose(room)

    def lose(self, room: Room) -> None:
        """Drop a table that is not ours, or in doubt; it is read again when it is needed."""
        if room.lost:
            return
        self.metrics.lost.inc()
        log.warning("table-lost", extra={"table": room.table.id, "epoch": room.lease.epoch})
        self.forget(room)

    def forget(self, room: Room, code: int = GOING) -> None:
        """Take a table out of memory, and let its sockets come back."""
        room.lost = True
        self.driver.forget(room)
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self.stirred.add(room.table.id)
        for viewer in room.viewers:
            viewer.end(code)
        room.ring()

    # --- the course of the server

    def start(self) -> None:
        self.sharing.start(self)
        self.thinkers.start()
        self.keeper = self.task(self.keep_house())

    async def keep_house(self) -> None:
        """Open the games that were being played, then keep the house tidy while the server runs."""
        memory = Memory()
        for second in count():
            try:
                await self.adopt()
                await self.orders.carry_out()
                self.tell()
                if second % EXPIRE == EXPIRE - 1:
                    await self.expire()
                if second % SWEEP == SWEEP - 1:
                    await self.sweep()
            except Exception as error:
                log_failure(log, "house-failed", error)
            await sleep(1)
            memory.step()

    async def adopt(self) -> None:
        """Open the games whose server is gone; if one cannot be opened, the rest has to wait for a second."""
        failed = False
        while not failed and self.sharing.may_inherit and (orphans := await to_thread(self.sharing.orphans, ADOPT)):
            for table in orphans:
                try:
                    await self.room(table)
                except Elsewhere:
                    pass  # another server was faster
                except Refused as refused:
                    log.warning("table-not-opened", extra={"table": table, "code": refused.code})
                except Exception as error:
                    failed = True
                    log_failure(log, "table-not-opened", error, table=table)
                await sleep(0)

    async def expire(self) -> None:
        """Delete the tables at which nothing has happened for too long."""
        if not self.settings.expire_days:
            return
        since = now_ms() - round(86_400_000 * self.settings.expire_days)
        for table in await to_thread(self.store.untouched, since, MOST_EXPIRED):
            if table not in self.rooms:
                with suppress(Elsewhere, Refused):
                    await self.orders.delete(table)
                    log.info("table-expired", extra={"table": table})

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
            if await self.save(room, self.leases.release(room.lease)) and not room.viewers:
                self.forget(room)

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
        await to_thread(self.sharing.stop)

    async def save(self, room: Room, *more: Write) -> bool:
        """Keep all of a table before it is put away; False if that was not possible."""
        try:
            await room.write([*room.rest(), *more])
        except Lost:
            return False  # another server has it already
        except Refused:
            log.exception("snapshot-lost", extra={"table": room.table.id})
            return False
        return True
