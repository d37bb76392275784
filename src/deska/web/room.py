"""A table in memory. Changes are made one at a time, written down, and only then shown to those who look."""

import logging
import time
from asyncio import CancelledError, Event, Lock, Task, TimerHandle, get_running_loop, shield
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

import orjson

from deska.kernel.game import Game
from deska.kernel.spec import GameSpec
from deska.table import frames
from deska.table.clocks import Clocks
from deska.table.course import Course
from deska.table.leases import Lease, Taken, charged_at, proposed
from deska.table.log import CHOICE, Entry, struck
from deska.table.opening import Opened
from deska.table.play import Play
from deska.table.proposals import Proposal
from deska.table.refusals import Lost, Refused
from deska.table.result import over_frame
from deska.table.scenes import compose
from deska.table.standings import result_of
from deska.table.store import Said, changed_table, new_entry, new_snapshot
from deska.table.table import OVER, PLAYING, Table
from deska.table.teacher import LEARNER, Teacher
from deska.table.teaching import lesson_frame
from deska.table.turns import Scores, scores_in, scores_of, turn_frames
from deska.table.words import texts_of
from deska.table.writer import Write
from deska.text import Texts
from deska.web.foreign import course_of_game
from deska.web.inspecting import TooLong
from deska.web.lines import Lines, fragment
from deska.web.viewers import UNTOLD, Viewer, written

if TYPE_CHECKING:
    from deska.web.hub import Hub

SNAPSHOT_EVERY: Final = 50
"""The number of entries between two snapshots."""
PRESENCE_EVERY: Final = 0.5
"""Seconds between two frames that tell who is there."""
MOST_LINES: Final = 400
"""The most entries that a new viewer is sent; the rest can be asked for."""
MOST_SCORES: Final = 16
"""The most turns whose figures are kept: those since anybody's last turn."""
NO_NOTES: Final[Mapping[int, str]] = {}
P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


BEGAN: Final = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970, counted from the start of the server: setting the system's clock changes nothing."""
    return (BEGAN + time.monotonic_ns()) // 1_000_000


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
        self.scenes: dict[tuple[int, str], orjson.Fragment] = {}
        """Scenes as JSON, of a seat and in a language."""
        self.lines = Lines()
        self.scores: dict[int, Scores] = {}
        """The figures at the seats after some entries: whenever a turn began or ended since the table is in memory."""
        self.scores_due = True
        """The figures of now are wanted: the next scene that is drawn tells them, or else they are looked up before the next change."""
        self.tiles: dict[tuple[int, str], orjson.Fragment] = {}
        """The turns of others as JSON, for a seat and in a language."""
        self.coached: set[int] = set()
        """The seats that have asked for hints since the table is in memory."""
        self.presence = ""
        """The presence frame that was sent last."""
        self.presence_at = float("-inf")
        self.presence_timer: TimerHandle | None = None
        self.proposal: Proposal | None = taken.proposal if taken is not None else None
        self.course: Course | None = None
        self.ending = Lock()
        """Held while a worker computes the course, so that this is done only once."""
        self.clocks = Clocks()
        self.invite = ""
        """The secret of the link for friends, if it was made since the table is in memory: the database has only its hash."""
        self.kept = 0
        """The entry of the last snapshot."""
        self.touched = time.monotonic()
        if self.play is not None:
            self.play.heed(self.table)

    # --- what it is

    @property
    def log(self) -> Sequence[Entry]:
        return self.play.log if self.play is not None else self.old_log

    @property
    def seq(self) -> int:
        return self.log[-1].n if self.log else 0

    @property
    def asked(self) -> frozenset[int]:
        """Seats that are waited for; a decision of the whole table waits for every person."""
        if self.play is None or self.table.state != PLAYING:
            return frozenset()
        seats = frozenset(decision.seat for decision in self.play.waiting)
        return self.table.people if -1 in seats else seats

    @property
    def live(self) -> frames.Live:
        devices = {viewer.device for viewer in self.viewers}
        present = frozenset(seat for seat, chair in enumerate(self.table.chairs) if devices & set(chair.holders))
        watching = sum(not self.table.seats_of(viewer.device) for viewer in self.viewers)
        return frames.Live(self.seq, self.asked, present, watching, frozenset(self.coached))

    def is_gone(self, seat: int) -> bool:
        """True if a person has been away for so long that the others may decide for them."""
        return seat not in self.live.present and self.grace_left(seat) == 0

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

    async def alone(self, act: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.lock:
            if self.lost:
                raise Lost
            self.touched = time.monotonic()
            if self.scores_due and self.play is not None and self.table.people:
                self.note_scores(self.play, scores_of(self.play.game))
            return await act(*args, **kwargs)

    async def answer(self, seat: int, seq: int, option: str, person: bool = True) -> None:
        """Choose for a seat: its person does, or the table and its bots. Called within `carry`."""
        began = time.monotonic()
        play = self.game()
        turn = play.game.turn
        entry = play.choose(seat, seq, option, now_ms(), person)
        table = self.table if play.game.turn == turn else self.table.with_new_turn()
        if person and seat not in self.live.present:  # a program, or somebody whose window has just closed
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
                self.scores_due = True
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
            if table.state == OVER or self.seq - self.kept >= SNAPSHOT_EVERY:
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
        self.scenes.clear()
        self.tiles.clear()
        if self.table.names != before.names:
            self.lines.forget()
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
        self.presence = ""
        insiders = {self.table.host, *(holder for chair in self.table.chairs for holder in chair.holders)}
        made: dict[tuple[str, str], str] = {}
        for viewer in self.viewers:
            key = (viewer.device if viewer.device in insiders else "", viewer.lang)
            if key not in made:
                made[key] = written({"type": "table", "table": self.info(*key, live)})
            viewer.post_text(made[key])

    def tell_presence(self) -> None:
        """Tell everybody soon who is there, but not more often than PRESENCE_EVERY."""
        self.hub.stirred.add(self.table.id)
        if self.presence_timer is None:
            due = max(0.0, self.presence_at + PRESENCE_EVERY - time.monotonic())
            self.presence_timer = get_running_loop().call_later(due, self.presence_due)

    def presence_due(self) -> None:
        self.presence_timer = None
        self.presence_at = time.monotonic()
        text = written(frames.presence_frame(self.table, self.live))
        if text != self.presence:
            self.presence = text
            for viewer in self.viewers:
                viewer.post_text(text)

    def info(self, device: str, lang: str, live: frames.Live | None = None) -> dict[str, Any]:
        link = self.hub.link(self.table.id, self.invite) if self.invite else ""
        webhooks = self.hub.settings.webhooks
        return frames.table_info(self.table, device, self.texts(lang), live or self.live, link, webhooks)

    def state_for(self, viewer: Viewer) -> str:
        """The state as one viewer sees it: their seat's scene, and what it was told since the last time."""
        texts = self.texts(viewer.lang)
        frame: dict[str, Any] = {"type": "state", "seq": self.seq, "seat": viewer.seat, "asked": sorted(self.asked)}
        frame["events"] = self.events_since(viewer, texts) if texts else []
        if viewer.told == UNTOLD:
            frame["fresh"] = True
        viewer.told = self.seq
        if self.play is not None and texts is not None:
            frame |= self.of_seat(self.play, viewer.seat, texts)
        text = written(frame)
        if not any(other.stale for other in self.viewers):  # everybody has it
            self.scenes.clear()
            self.tiles.clear()
            self.lines.forget()
        return text

    def of_seat(self, play: Play, seat: int, texts: Texts) -> dict[str, Any]:
        """The scene of a seat, and what goes with it."""
        parts: dict[str, Any] = {"scene": self.scene(play, seat, texts)}
        if self.teacher is not None:
            parts |= {"lesson": lesson_frame(self.teacher, texts.lang, self.table.names)} if seat == LEARNER else {}
        elif self.table.state == PLAYING and seat in self.table.people:
            parts["undo"] = frames.undo_info(play, seat)
            parts["since"] = self.turns(play, seat, texts)
        if self.table.clock:
            parts["clocks"] = frames.clocks_info(self.table, self.clocks, now_ms())
        if self.table.aid and seat >= 0:
            parts["remembered"] = frames.remembered(play, seat, texts)
        return parts

    def note_scores(self, play: Play, scores: Scores) -> None:
        """Keep the figures at the seats for the strip of turns; only those of the last turns are asked for."""
        self.scores_due = False
        self.scores[play.seq] = scores
        if len(self.scores) > MOST_SCORES:
            del self.scores[min(self.scores)]

    def turns(self, play: Play, seat: int, texts: Texts) -> orjson.Fragment:
        known = self.tiles.get((seat, texts.lang))
        if known is None:
            known = self.tiles[seat, texts.lang] = fragment(turn_frames(play, seat, texts, self.scores, self.lines.events_of))
        return known

    def scene(self, play: Play, seat: int, texts: Texts) -> orjson.Fragment:
        """A scene as JSON, made once for all who see the same."""
        known = self.scenes.get((seat, texts.lang))
        if known is None:
            began = time.monotonic()
            scene = compose(play.game, None if seat < 0 else seat, texts, play.waiting)
            if self.scores_due:
                self.note_scores(play, scores_in(scene))
            known = self.scenes[seat, texts.lang] = orjson.Fragment(orjson.dumps(scene))
            self.hub.metrics.draw.observe(time.monotonic() - began)
        return known

    def entries_after(self, seq: int) -> list[Entry]:
        """The entries after a number; after UNTOLD the set-up too."""
        return [*(self.play.beginning if self.play is not None and seq == UNTOLD else ()), *self.log[max(seq, 0) :]]

    def events_since(self, viewer: Viewer, texts: Texts) -> list[orjson.Fragment]:
        """The events that a viewer was not told yet."""
        fresh = self.entries_after(max(viewer.told, self.seq - MOST_LINES))
        gone = frozenset(struck(self.log)) if len(fresh) > 1 else frozenset()
        return self.lines.told(viewer.seat, fresh, texts, gone)

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
