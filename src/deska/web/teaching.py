"""Lessons at tables of the server: a teacher plays the table, and what happens there is written down like any choice."""

from asyncio import to_thread
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from deska.api import spec_of
from deska.bots import offered
from deska.kernel.errors import BadSetup, DeskaError, IllegalChoice
from deska.kernel.spec import GameSpec
from deska.table.kept import hashed
from deska.table.leases import Elsewhere
from deska.table.lessons import lesson_of
from deska.table.log import line
from deska.table.opening import Opened
from deska.table.refusals import Refused
from deska.table.table import PLAYING, Table
from deska.table.teacher import LEARNER, Teacher
from deska.table.teaching import lesson_frame, lesson_texts
from deska.table.writes import changed_table, new_entry, new_snapshot, new_table
from deska.web import messages as up
from deska.web.creating import chairs_of, new_id, start_of
from deska.web.devices import new_secret
from deska.web.hub import Hub
from deska.web.room import Room, ended
from deska.web.times import now_ms
from deska.web.viewers import Viewer
from deska.web.wishes import ChairWish, NewLesson, NewTable

Act = Callable[[Teacher], str]
"""Something that a learner does. It answers with the name of a reply if it was not what the step waits for."""


# --- opening


async def create(hub: Hub, device: str, wish: NewLesson, usual: str) -> Room:
    """Open a table to learn at. Another one that the device had for this game is put away: progress is kept with the learner."""
    spec = known_spec(wish.game)
    try:
        lesson = lesson_of(spec.id, wish.lesson)
    except BadSetup:
        raise Refused("no-lesson", lesson=wish.lesson) from None
    if wish.step >= len(lesson.steps):
        raise Refused("bad-step", step=wish.step + 1)
    async with hub.reading:
        teacher = await to_thread(Teacher, spec, lesson, wish.step, now_ms)
    await put_old_away(hub, device, spec.id)
    invite = new_secret()
    table = table_for(teacher, device, wish, usual, hashed(invite))
    play = teacher.play
    lease, kept = hub.leases.first(table.id)
    entries = [new_entry(table.id, entry) for entry in play.log]
    await hub.writer.write([*new_table(table), *entries, new_snapshot(table.id, play.seq, play.game), kept])
    room = hub.new_room(Opened(table, play, []), spec, invite, lease, teacher)
    room.kept = play.seq
    return room


def known_spec(game: str) -> GameSpec:
    try:
        return spec_of(game)
    except BadSetup:
        raise Refused("no-game", game=game) from None


def table_for(teacher: Teacher, device: str, wish: NewLesson, usual: str, invite: str) -> Table:
    spec, game = teacher.spec, teacher.play.game
    chairs = [ChairWish(kind="me"), *[ChairWish(kind="bot", level=offered(spec)[0])] * (game.seats - 1)]
    seated = NewTable(game=spec.id, seats=game.seats, chairs=chairs, name=wish.name)
    table = Table(
        id=new_id(),
        game=spec.id,
        variant=dict(teacher.lesson.position.variant),
        chairs=chairs_of(seated, device, spec, usual),
        host=device,
        created=now_ms(),
        invite=invite,
        start=start_of(game),
        since=teacher.play.since,
        rules=spec.version,
        known_deal=True,
        pace="quick",
        members=frozenset({device}),
        lesson=teacher.taught(),
    )
    return table.started()


async def put_old_away(hub: Hub, device: str, game: str) -> None:
    """Close the table at which the device has learned this game so far."""
    for table in await to_thread(hub.store.of_device, device):
        if table.lesson is not None and table.game == game and table.host == device and table.state == PLAYING:
            with suppress(Elsewhere, Refused):
                room = await hub.room(table.id)
                await room.carry(put_away, room, device)


async def put_away(room: Room, device: str) -> None:
    await room.keep(None, room.table.closed().forgotten_by(device))


# --- what a learner does: called within `Room.carry`


async def choose(viewer: Viewer, message: up.Choose) -> None:
    """Try an option. If the step does not wait for it, its reply comes back and nothing has changed."""
    play = viewer.room.game(taught=True)
    asked = play.decision(LEARNER)
    if asked is None or not play.open_since[asked.seat] <= message.seq <= play.seq:
        raise Refused(play.why_late(LEARNER, message.seq, message.option))
    await learn(viewer, lambda teacher: teacher.choose(message.option))


async def order(viewer: Viewer, message: up.LessonOrder) -> None:
    """Go on, back, to the end, or answer a question of the teacher; or leave the lesson, and play on by oneself."""
    teacher = teacher_of(viewer)
    if message.step != teacher.number + 1:
        raise Refused("stale" if message.step <= len(teacher.lesson.steps) + 1 else "bad-step", step=message.step)
    if message.act == "leave":
        await leave(viewer.room)
        return
    acts: dict[str, Act] = {
        "next": go_on,
        "back": go_back,
        "skip": skip,
        "answer": lambda teacher: teacher.answer(message.answer),
    }
    await learn(viewer, acts[message.act])


def go_on(teacher: Teacher) -> str:
    if teacher.is_over:
        raise Refused("lesson-over")
    teacher.go_on()
    return ""


def go_back(teacher: Teacher) -> str:
    if not teacher.back():
        raise Refused("lesson-begins")
    return ""


def skip(teacher: Teacher) -> str:
    teacher.skip()
    return ""


def teacher_of(viewer: Viewer) -> Teacher:
    room = viewer.room
    if room.teacher is None:
        raise Refused("no-lesson-here")
    room.table.held_by(viewer.device, LEARNER)
    return room.teacher


async def learn(viewer: Viewer, act: Act) -> None:
    """Let the teacher carry something out, then write down and show what has changed."""
    room, teacher = viewer.room, teacher_of(viewer)
    seen = room.seq
    try:
        async with room.hub.reading:  # bots may play a round: in a thread, so that others play meanwhile
            reply = await to_thread(act, teacher)
    except IllegalChoice as error:
        raise Refused("illegal", error.reason.rule, reason=error.reason) from None
    except Refused:
        raise
    except DeskaError as error:
        raise Refused("not-taught", what=str(error)) from None
    if reply:
        raise Refused("not-wanted", reply=teacher.reply(lesson_texts(room.table.game, viewer.lang), reply))
    await keep(room, teacher, seen)


async def keep(room: Room, teacher: Teacher, seen: int) -> None:
    """Write down the entries after a number, and how far the lesson is. If that fails, the table is read again as it was."""
    play = teacher.play
    table = replace(room.table, lesson=teacher.taught())
    is_new = play is not room.play
    room.play = play
    if is_new:
        table = replace(table, start=start_of(play.game), since=play.since)
    fresh = play.log[seen:]
    snapshot = room.snapshot() if is_new else []
    try:
        await room.write([*changed_table(room.table, table), *(new_entry(table.id, entry) for entry in fresh), *snapshot])
    except Refused:
        room.hub.forget(room)
        raise
    before, room.table = room.table, table
    play.heed(table)
    play.settle()
    room.publish(before, None)
    for viewer in room.viewers:
        viewer.refresh()


async def leave(room: Room) -> None:
    """Turn the lesson into a plain game, which goes on from where it is."""
    play = room.game(taught=True)
    table = replace(room.table, lesson=None)
    teacher, room.teacher = room.teacher, None
    try:
        await room.change(ended(table, play.game) if play.game.ended else table, line("table-lesson-left"), LEARNER)
    except Refused:
        room.teacher = teacher
        raise


# --- what a learner sees


def shown(room: Room, lang: str) -> dict[str, Any] | None:
    """The lesson as it is sent beside the learner's scene."""
    return lesson_frame(room.teacher, lang, room.table.names) if room.teacher is not None else None
