"""A table in memory. Changes are made one at a time, written down, and only then shown to those who look."""

import logging
import time
from asyncio import CancelledError, Event, Lock, Task, shield
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar
from zlib import crc32

from deska.kernel.game import Game
from deska.kernel.spec import GameSpec
from deska.table import frames
from deska.table.clocks import Clocks
from deska.table.course import Course
from deska.table.kept import Said
from deska.table.leases import Lease, Taken, charged_at, proposed
from deska.table.log import CHOICE, Entry
from deska.table.opening import Opened
from deska.table.play import Play
from deska.table.proposals import Proposal
from deska.table.refusals import Lost, Refused
from deska.table.result import over_frame
from deska.table.standings import result_of
from deska.table.table import OVER, PLAYING, Table
from deska.table.teacher import Teacher
from deska.table.words import texts_of
from deska.table.writer import Write
from deska.table.writes import changed_table, new_entry, new_snapshot
from deska.text import Texts
from deska.web.drawing import Drawing
from deska.web.foreign import course_of_game
from deska.web.inspecting import TooLong
from deska.web.presence import Presence
from deska.web.times import now_ms
from deska.web.viewers import Viewer, written

if TYPE_CHECKING:
    from deska.web.hub import Hub

SNAPSHOT_EVERY: Final = 50
"""The number of entries between two snapshots."""
NO_NOTES: Final[Mapping[int, str]] = {}
P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


def ended(table: Table, game: Game) -> Table:
    """The table with the result of its game."""
    return table.ended(result_of(game.outcome, game.spec.cooperative, now_ms()) if game.outcome is not None else None)


def unheard(task: Task[Any]) -> None:
    """Log a mistake of ours if the one who asked for a change has gone; a refusal needs no listener."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        log.error("act-failed", exc_info=error)


class Room:
    """One table with its game, its viewers, and everything that exists only while it is in memory."""

    def __init__(
        self,
        hub: "Hub",
        opened: Opened,
        spec: GameSpec | None,
        chat: Sequence[Said] = (),
        notes: Mapping[int, str] = NO_NOTES,
        taken: Taken | None = None,
        teacher: Teacher | None = None,
    ) -> None:
        self.hub = hub
        self.table: Table = opened.table
        self.lease = taken.lease if taken is not None else Lease(opened.table.id, 0)
        self.lost = False
        """True if it was put away, or belongs to another server now: nothing can be changed here any more."""
        self.since = now_ms() if taken is not None and taken.seen else 0
        """When it was taken over from a server that died: nobody is away for longer than that."""
        self.play: Play | None = opened.play
        self.teacher = teacher
        """Plays the table, if it is there to learn at."""
        self.old_log: Sequence[Entry] = opened.log if opened.play is None else ()
        """The log of a table whose game is not played."""
        self.spec = spec
        self.chat = list(chat)
        self.notes = dict(notes)
        self.viewers: set[Viewer] = set()
        self.lock = Lock()
        self.bell = Event()
        """Rung and replaced at every change, for those who wait without a socket."""
        self.drawing = Drawing(self)
        self.presence = Presence(self)
        self.coached: set[int] = set()
        """The seats that have asked for hints since the table is in memory."""
        self.proposal: Proposal | None = taken.proposal if taken is not None else None
        self.course: Course | None = None
        self.ending = Lock()
        """Held while a worker computes the course, so that this is done only once."""
        self.clocks = Clocks()
        self.invite = ""
        """The secret of the link for friends, if it was made since the table is in memory: the database has only its hash."""
        self.kept = 0
        """The entry of the last snapshot."""
        self.due = crc32(opened.table.id.encode()) % SNAPSHOT_EVERY
        """Where between two multiples of that number they are due: tables that began together do not write theirs all at once."""
        self.touched = time.monotonic()
        if self.play is not None:
            self.play.heed(self.table)

    # --- what it is

    @property
    def log(self) -> Sequence[Entry]:
        return self.play.log if self.play is not None else self.old_log

    @property
    def seq(self) -> int:
        if self.play is not None:
            return self.play.seq
        return self.old_log[-1].n if self.old_log else 0

    @property
    def asked(self) -> frozenset[int]:
        """Seats that are waited for; a decision of the whole table waits for every person."""
        if self.play is None or self.table.state != PLAYING:
            return frozenset()
        seats = frozenset(decision.seat for decision in self.play.waiting)
        return self.table.people if -1 in seats else seats

    @property
    def live(self) -> frames.Live:
        present = frozenset(seat for seat in range(self.table.seats) if self.is_present(seat))
        watching = sum(not self.table.seats_of(viewer.device) for viewer in self.viewers)
        return frames.Live(self.seq, self.asked, present, watching, frozenset(self.coached))

    def is_present(self, seat: int) -> bool:
        """True if somebody who plays the seat is looking."""
        holders = self.table.chairs[seat].holders
        return any(viewer.device in holders for viewer in self.viewers)

    def is_gone(self, seat: int) -> bool:
        """True if a person has been away for so long that the others may decide for them."""
        return not self.is_present(seat) and self.grace_left(seat) == 0

    def grace_left(self, seat: int) -> int:
        """Milliseconds until the others may decide for somebody who is away; time while the server was down does not count."""
        away = now_ms() - max(self.table.chair(seat).away, self.hub.began, self.since)
        return max(0, 1000 * self.table.grace - max(0, away))

    def texts(self, lang: str) -> Texts | None:
        return texts_of(self.spec, lang, self.table.names) if self.spec is not None else None

    def game(self, taught: bool = False) -> Play:
        """The game; refused unless it is being played, and in a lesson unless that is what is wanted."""
        if self.teacher is not None and not taught:
            raise Refused("in-a-lesson")
        if self.table.stopped:
            raise Refused("table-stopped")
        if self.play is None or self.table.state != PLAYING:
            raise Refused("not-playing")
        return self.play

    def known_spec(self) -> GameSpec:
        if self.spec is None:
            raise Refused("table-stopped")
        return self.spec

    # --- changes

    async def carry(self, act: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run an act while no other runs. It is finished even if the one who asked for it goes away."""
        task = self.hub.task(self.alone(act, *args, **kwargs))
        try:
            return await shield(task)
        except CancelledError:
            task.add_done_callback(unheard)
            raise
        finally:
            del task  # a refusal holds on to this frame, and the task to the refusal: that would be a circle

    async def alone(self, act: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.lock:
            if self.lost:
                raise Lost
            self.touched = time.monotonic()
            self.drawing.before_change()
            return await act(*args, **kwargs)

    async def answer(self, seat: int, seq: int, option: str, person: bool = True) -> None:
        """Choose for a seat: its person does, or the table and its bots. Called within `carry`."""
        began = time.monotonic()
        play = self.game()
        turn = play.game.turn
        entry = play.choose(seat, seq, option, now_ms(), person)
        table = self.table if play.game.turn == turn else self.table.with_new_turn()
        if person and not self.is_present(seat):  # a program, or somebody whose window has just closed
            table = table.with_chair(seat, away=now_ms())
        if table.clock and turn == seat != play.game.turn:
            table = table.with_chair(seat, left=table.chairs[seat].left + 1000 * table.clock.increment)
        await self.keep(entry, ended(table, play.game) if play.game.ended else table)
        self.hub.metrics.choices.labels("person" if person else "table").inc()
        self.hub.metrics.acknowledge.observe(time.monotonic() - began)

    async def change(self, table: Table, told: str = "", seat: int = -1, more: Sequence[Write] = ()) -> None:
        """Keep a changed table, with a line in the log of a game. Called within `carry`."""
        entry = self.play.say(told, now_ms(), seat) if told and self.play is not None else None
        await self.keep(entry, table, more)

    async def keep(self, entry: Entry | None, table: Table, more: Sequence[Write] = ()) -> None:
        """Write a change down, then show it; if it cannot be written, revert it."""
        if table.clock:
            table = self.clocks.charged(table, now_ms())
        kept = self.kept
        try:
            await self.write([*self.writes(entry, table), *more])
        except Refused:
            self.kept = kept
            if self.play is not None:
                self.play.revert()
            raise
        before, self.table = self.table, table
        if self.play is not None:
            self.play.heed(table)
            self.play.settle()
            if entry is not None and entry.kind == CHOICE and self.play.on_turn[-1] != self.play.game.turn:
                self.drawing.figures_due = True
        self.publish(before, entry)

    async def write(self, writes: Sequence[Write]) -> None:
        """Write something down, if the table still belongs to this server; if not, drop it."""
        try:
            await self.hub.writer.write(writes, self.lease)
        except Lost:
            self.hub.lose(self)
            raise

    def writes(self, entry: Entry | None, table: Table) -> list[Write]:
        writes = changed_table(self.table, table) if table is not self.table else []
        if table.clock:
            writes.append(charged_at(self.lease, now_ms()))
        if self.proposal is not None and entry is not None and entry.kind == CHOICE:
            writes.append(proposed(self.lease, None))
        if entry is not None:
            writes.append(new_entry(table.id, entry))
            if table.state == OVER or self.seq % SNAPSHOT_EVERY == self.due:
                writes += self.snapshot()
        return writes

    def snapshot(self) -> list[Write]:
        """The write that keeps the position, to go on from after an upgrade and to check by; none if it is kept already."""
        if self.play is None or self.kept == self.seq:
            return []
        self.kept = self.seq
        return [new_snapshot(self.table.id, self.seq, self.play.game)]

    def rest(self) -> list[Write]:
        """The writes that keep all of it before it is put away: the position, and the time used up to now."""
        writes = self.snapshot()
        if self.table.clock and self.clocks.since:
            table = self.clocks.charged(self.table, now_ms())
            writes += [*changed_table(self.table, table), charged_at(self.lease, now_ms())]
        return writes

    def publish(self, before: Table, entry: Entry | None) -> None:
        """Show everybody the change, and let the driver see who moves next."""
        self.drawing.outdate()
        if self.table.names != before.names:
            self.drawing.forget()
        table_changed = self.table is not before and self.table != before
        if self.proposal is not None and entry is not None and entry.kind == CHOICE:
            self.drop_proposal()
        if table_changed:
            for viewer in self.viewers:
                self.check_seat(viewer, before)
            self.tell_table()
        for viewer in self.viewers:
            if entry is not None:
                viewer.refresh()
            if table_changed and self.table.state == OVER:
                viewer.show_result()
        self.ring()
        self.hub.stirred.add(self.table.id)
        self.hub.driver.drive(self)

    def check_seat(self, viewer: Viewer, before: Table) -> None:
        """Move a viewer away from a chair that was lost, or onto the first chair that was taken."""
        own = self.table.seats_of(viewer.device)
        has_lost = viewer.seat >= 0 and viewer.seat not in own
        if has_lost or (own and not before.seats_of(viewer.device)):
            viewer.sit(own[0] if own else frames.WATCHING)

    def note_coached(self, seat: int) -> None:
        """Somebody has used the coach; where other people play, they are shown that."""
        if seat not in self.coached and not self.table.is_alone:
            self.coached.add(seat)
            self.tell_table()

    def ring(self) -> None:
        self.bell.set()
        self.bell = Event()

    # --- what viewers get

    def tell_table(self) -> None:
        """Send the changed table to everybody as they see it; all who do not play get the same text."""
        live = self.live
        self.presence.told = ""
        insiders = {self.table.host, *(holder for chair in self.table.chairs for holder in chair.holders)}
        made: dict[tuple[str, str], str] = {}
        for viewer in self.viewers:
            key = (viewer.device if viewer.device in insiders else "", viewer.lang)
            if key not in made:
                made[key] = written({"type": "table", "table": self.info(*key, live)})
            viewer.post_text(made[key])

    def info(self, device: str, lang: str, live: frames.Live | None = None) -> dict[str, Any]:
        link = self.hub.link(self.table.id, self.invite) if self.invite else ""
        webhooks = self.hub.settings.webhooks
        return frames.table_info(self.table, device, self.texts(lang), live or self.live, link, webhooks)

    async def result(self, lang: str) -> dict[str, Any]:
        """The last page of the finished game."""
        texts = self.texts(lang)
        if self.play is None or texts is None or not self.play.game.ended:
            raise Refused("not-over")
        async with self.ending:
            if self.course is None:
                try:
                    self.course = await self.hub.replayer.do_own(course_of_game, self.table.game, self.table.start, self.play.choices)
                except TooLong:
                    raise Refused("busy") from None
        return over_frame(self.table, self.course, texts)

    # --- proposals

    def tell_proposal(self, is_open: bool) -> None:
        for viewer in self.viewers:
            if (frame := self.proposal_frame(viewer.lang, is_open)) is not None:
                viewer.post(frame)

    def drop_proposal(self) -> None:
        self.tell_proposal(False)
        self.proposal = None

    def proposal_frame(self, lang: str, is_open: bool = True) -> dict[str, Any] | None:
        texts = self.texts(lang)
        if self.proposal is None or self.play is None or texts is None:
            return None
        return frames.proposal_frame(self.proposal, self.table, self.play, texts, is_open)
