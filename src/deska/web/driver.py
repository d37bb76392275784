"""Everything that a table does by itself: bots move, forced choices are answered, time runs out."""

import logging
from asyncio import TimerHandle, get_running_loop, sleep
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from deska.bots import Budget
from deska.kernel.values import TABLE, Decision
from deska.table.leases import Taken
from deska.table.log import line
from deska.table.opening import Opened
from deska.table.play import Play
from deska.table.refusals import Lost, NotSaved, Refused
from deska.table.table import PACES, PLAYING, Table
from deska.web.room import Room
from deska.web.times import now_ms

if TYPE_CHECKING:
    from deska.web.hub import Hub

BEAT: Final = 0.3
"""Seconds that an automatic answer in a reaction window or a pause takes: always the same, so that it reveals nothing (K14)."""
TICK: Final = 0.05
"""Where people play with secrets, bots answer at whole ticks: how long one has thought shall not tell what it holds."""
AGAIN: Final = 5.0
"""Seconds after which a choice that could not be written down is tried again."""

THINKING: Final = 0.85
"""The part of its time that a bot searches; the rest is for the way to the worker and back."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Step:
    """The next thing that happens by itself."""

    seat: int
    option: str
    """The forced answer; empty if a bot has to think."""
    level: str
    delay: float


def next_step(table: Table, play: Play, watched: bool) -> Step | None:
    """The next automatic step, if there is one."""
    if table.state != PLAYING or table.lesson is not None:
        return None
    steps = (step_of(decision, table, play, watched) for decision in play.waiting)
    return next((step for step in steps if step is not None), None)


def step_of(decision: Decision, table: Table, play: Play, watched: bool) -> Step | None:
    people = table.people
    seat = decision.seat
    if seat == TABLE:
        seat = min(people) if people else play.game.actor
        if people and len(decision.options) > 1:
            return None
    forced = play.forced(decision)
    level = "" if seat in people else table.chairs[seat].bot
    if not forced and not level:
        return None
    return Step(seat, forced, level, delay_of(table, play, watched))


def delay_of(table: Table, play: Play, watched: bool) -> float:
    """Seconds that an automatic answer takes. They depend only on what everybody knows, never on the answer.

    Bots move at once: each viewer is shown their turns one after the other, at a pace of the viewer's own. Where nobody plays, those
    who watch would see nothing of that; there the bots themselves keep the pace of the table.
    """
    if not table.people:
        return PACES[table.pace] if watched and not play.is_interlude else 0.0
    if not play.hides:
        return 0.0
    return BEAT if play.is_interlude else TICK


def until_beat(passed: float, beat: float) -> float:
    """Seconds until the next beat: a bot that thinks for longer than one beat answers at a later one, never in between."""
    return beat - passed if passed < beat else -passed % beat


async def end_time(room: Room, seat: int) -> None:
    """Let a bot go on for a seat, if it has no time left."""
    if seat in room.clocks.since and room.clocks.left(room.table, seat, now_ms()) == 0:
        table = room.table.taken_over(seat, "", room.known_spec())
        await room.change(table, line("table-out-of-time", player=seat), seat)


class Driver:
    """Drives all tables of a hub, each in a task of its own while there is something to do."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.driven: set[str] = set()
        self.alarms: dict[str, TimerHandle] = {}
        self.budgets: dict[str, Budget] = {}
        """For each table, the time that its bots have already thought in this turn."""

    def drive(self, room: Room) -> None:
        """Start the clocks, and a task if a bot or the table has to answer."""
        self.run_clocks(room)
        self.hub.notify(room)
        if room.play is None or room.table.id in self.driven or next_step(room.table, room.play, True) is None:
            return
        self.driven.add(room.table.id)
        self.hub.task(self.run(room))

    async def run(self, room: Room) -> None:
        try:
            while not room.lost and room.play is not None and (step := next_step(room.table, room.play, bool(room.viewers))) is not None:
                await self.take(room, room.play, step)
        except Exception:
            self.hub.metrics.errors.labels("driver").inc()
            log.exception("driver-failed", extra={"table": room.table.id})
        finally:
            self.driven.discard(room.table.id)

    async def take(self, room: Room, play: Play, step: Step) -> None:
        """Think, wait, then choose, unless something else has happened meanwhile.

        A bot that searches takes the same time whatever it finds, and even where it has no choice: that is its secret.
        """
        seq = play.seq
        began = get_running_loop().time()
        seconds = self.thinking_time(room, play, step)
        option = step.option or await self.think(room, play, step, THINKING * seconds)
        if beat := max(step.delay, seconds):
            await sleep(until_beat(get_running_loop().time() - began, beat))
        if play.seq != seq or room.table.state != PLAYING:
            return
        try:
            await room.carry(room.answer, step.seat, seq, option, person=False)
        except Lost:
            return  # another server drives it now
        except NotSaved:
            await sleep(AGAIN)
        except Refused as refused:
            if refused.code not in ("stale", "repeated", "not-asked", "not-playing"):
                raise

    def thinking_time(self, room: Room, play: Play, step: Step) -> float:
        """Seconds that a bot searches for this choice; they depend only on what everybody knows."""
        if step.option:
            return 0.0
        seconds = self.budget(room).seconds(step.level, play.game, step.seat)
        return min(seconds, BEAT) if play.is_interlude else seconds

    def budget(self, room: Room) -> Budget:
        return self.budgets.setdefault(room.table.id, Budget())

    async def think(self, room: Room, play: Play, step: Step, seconds: float) -> str:
        began = get_running_loop().time()
        level = self.budget(room).acting(step.level, step.seat)
        option = await self.hub.thinkers.choose(play.game, step.seat, level, seconds, bool(room.table.people))
        self.hub.metrics.think.observe(get_running_loop().time() - began)
        return option

    # --- clocks

    def run_clocks(self, room: Room) -> None:
        """Let the time of the asked seats run, even of those that can only pass: that is their secret."""
        alarm = self.alarms.pop(room.table.id, None)
        if alarm is not None:
            alarm.cancel()
        if not room.table.clock or room.play is None:
            return
        room.clocks.run(self.pondering(room.table, room.play), now_ms())
        ending = room.clocks.next_end(room.table, now_ms())
        if ending is not None:
            seat, left = ending
            alarm = get_running_loop().call_later(left / 1000, self.ring, room, seat)
            self.alarms[room.table.id] = alarm

    def resumed(self, opened: Opened, taken: Taken) -> Table:
        """The table after its clocks ran on until the server before was last seen; the time without a server does not count."""
        table, used = opened.table, taken.seen - taken.charged
        if not table.clock or opened.play is None or not taken.charged or used <= 0:
            return table
        for seat in self.pondering(table, opened.play):
            table = table.with_chair(seat, left=max(0, table.chairs[seat].left - used))
        return table

    def pondering(self, table: Table, play: Play) -> list[int]:
        if table.state != PLAYING:
            return []
        return [decision.seat for decision in play.waiting if decision.seat in table.people and not play.forced(decision)]

    def ring(self, room: Room, seat: int) -> None:
        self.hub.task(self.time_out(room, seat))

    async def time_out(self, room: Room, seat: int) -> None:
        try:
            await room.carry(end_time, room, seat)
        except Refused as refused:
            log.warning("time-out-refused", extra={"table": room.table.id, "code": refused.code})

    def forget(self, room: Room) -> None:
        self.budgets.pop(room.table.id, None)
        alarm = self.alarms.pop(room.table.id, None)
        if alarm is not None:
            alarm.cancel()
