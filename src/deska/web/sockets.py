"""The socket of a table: frames in both directions, and the acts of people that come through it."""

import logging
from asyncio import FIRST_COMPLETED, Task, create_task, gather, timeout, wait
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocketDisconnect

from deska.table import frames
from deska.table.chairs import PERSON
from deska.table.database import log_failure
from deska.table.hints import told_hints
from deska.table.leases import Elsewhere
from deska.table.play import Play
from deska.table.refusals import Lost, Refused
from deska.table.store import Said, changed_note, changed_table, new_chat, new_note
from deska.table.words import texts_of, why
from deska.text import LANGUAGES
from deska.web import frames as up
from deska.web import previewing, teaching, voting
from deska.web.context import Context, context
from deska.web.hops import is_hop
from deska.web.limits import Bucket, address_of, is_foreign
from deska.web.room import Room, now_ms
from deska.web.viewers import UNTOLD, Viewer
from deska.web.wire import what_is_wrong

NO_TABLE: Final = 4404
FOREIGN: Final = 4403
TOO_FAST: Final = 4409
TOO_MANY: Final = 4410
LATER: Final = 1013
PASSING: Final = ("busy", "no-database", "not-saved")
"""Refusals that pass: the socket may come back."""
MOST_STRANGERS: Final = 200
"""The most windows without a cookie that may watch one public table."""
PATIENCE: Final = 200
"""So many messages that come too fast are dropped before the socket is closed."""
KEPT_CHAT: Final = 100
"""The most lines of the chat that a new viewer gets."""
FAREWELL: Final = 5.0
"""Seconds in which a slow client may learn why its socket is closed."""

log = logging.getLogger(__name__)
router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str, lang: str = "en", since: int = 0, seat: int | None = None) -> None:
    """Play at a table, or watch it."""
    here = context(socket)
    if not is_hop(socket.scope):
        if not here.hub.limits.openings.take(address_of(socket.scope)):
            await socket.close(TOO_FAST)  # not accepted: a client that is turned away waits longer before each new try
            return
        if is_foreign(socket, here.settings):
            await refuse(socket, FOREIGN)
            return
    try:
        device = await here.devices.who(socket)
        room = await found(here, socket, table, device)
    except Refused as refused:
        await refuse(socket, LATER if refused.code in PASSING else NO_TABLE)
        return
    except DBAPIError as error:
        log_failure(log, "no-database", error, table=table)
        await refuse(socket, LATER)
        return
    if room is None:
        return
    if is_crowded(room, device, here.settings.most_sockets):
        await refuse(socket, TOO_MANY)
        return
    await socket.accept()
    viewer = Viewer(room, device, lang if lang in LANGUAGES else "en")
    viewer.told = min(since, room.seq) if since > 0 else UNTOLD
    viewer.seat = first_seat(room, device, seat)
    await serve(socket, viewer, Bucket(here.settings.most_messages, 2 * here.settings.most_messages))


async def found(here: Context, socket: WebSocket, table: str, device: str) -> Room | None:
    """The table; None if another server has played it with this socket, or will."""
    while True:
        try:
            return await here.room(table, device)
        except Elsewhere as elsewhere:
            if is_hop(socket.scope):
                await socket.close()  # not accepted: the server that asked looks again
                return None
            if await here.hops.relay(socket, elsewhere.peer):
                return None
        await here.hops.pause(socket)  # its server is gone, and its table not yet free


def is_crowded(room: Room, device: str, most: int) -> bool:
    """True if a device, or the public, has enough windows at a table."""
    own = sum(viewer.device == device for viewer in room.viewers)
    return own >= (most if device else MOST_STRANGERS)


async def refuse(socket: WebSocket, code: int) -> None:
    """Close a new socket with a code. It is accepted first, else a browser would not learn the code."""
    await socket.accept()
    await socket.close(code)


def first_seat(room: Room, device: str, wish: int | None) -> int:
    """The seat that a viewer looks from first: the one it wishes for, its own that is asked, any of its own, or none."""
    own = room.table.seats_of(device)
    if wish in own:
        return int(wish or 0)
    return next((seat for seat in own if seat in room.asked), own[0] if own else frames.WATCHING)


async def serve(socket: WebSocket, viewer: Viewer, bucket: Bucket) -> None:
    room = viewer.room
    greet(viewer)
    room.viewers.add(viewer)
    room.tell_presence()
    room.hub.driver.drive(room)
    sender = viewer.sending = create_task(viewer.send(socket.send_text))
    receiver = create_task(receive(socket, viewer, bucket))
    try:
        await first_of(sender, receiver)
    finally:
        room.viewers.discard(viewer)
        is_ended = sender.cancelled()
        for task in (sender, receiver):
            task.cancel()
        await gather(sender, receiver, return_exceptions=True)
        room.tell_presence()
        await leave(viewer)
    if is_ended:
        await give_up(socket, viewer.farewell)


async def first_of(*tasks: Task[None]) -> None:
    """Wait until one task ends; a socket that went away, or was given up, is no error."""
    done, _ = await wait(tasks, return_when=FIRST_COMPLETED)
    for task in done:
        if not task.cancelled():
            with suppress(WebSocketDisconnect, RuntimeError):
                task.result()


async def give_up(socket: WebSocket, code: int) -> None:
    """Close a socket whose other end may not read what it is sent."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with timeout(FAREWELL):
            await socket.close(code)


def greet(viewer: Viewer) -> None:
    """Send a new viewer everything that it has to know."""
    room = viewer.room
    own = room.table.seats_of(viewer.device)
    seen = max((room.table.chairs[seat].seen for seat in own), default=0)
    info = room.info(viewer.device, viewer.lang)
    viewer.post({"type": "hello", "you": own, "table": info, "seq": room.seq, "seen": seen})
    for said in room.chat[-KEPT_CHAT:]:
        viewer.post(frames.chat_frame(said))
    viewer.show_note()
    if (proposal := room.proposal_frame(viewer.lang)) is not None:
        viewer.post(proposal)
    viewer.show()


async def leave(viewer: Viewer) -> None:
    """Remember how far the person has seen, for "since you left"."""
    room = viewer.room
    if not room.viewers:
        room.lines.forget()
    if room.table.seats_of(viewer.device):
        with suppress(Refused):
            await room.carry(note_seen, viewer)


async def note_seen(viewer: Viewer) -> None:
    room, table = viewer.room, viewer.room.table
    for seat in table.seats_of(viewer.device):
        table = table.with_chair(seat, seen=max(table.chairs[seat].seen, viewer.told), away=now_ms())
    await room.write(changed_table(room.table, table))
    room.table = table


# --- incoming messages


async def receive(socket: WebSocket, viewer: Viewer, bucket: Bucket) -> None:
    dropped = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if bucket.take():
            await heed(viewer, message.get("text"))
            continue
        dropped += 1
        if dropped > PATIENCE:
            await socket.close(TOO_FAST)
            return
        if dropped % 20 == 1:  # answering each one would be a flood too
            refused(viewer, Refused("too-fast"))


async def heed(viewer: Viewer, text: str | None) -> None:
    if text is None:
        refused(viewer, Refused("bad-message", what="text is expected"))
        return
    try:
        message = up.UP.validate_json(text)
    except ValidationError as error:
        refused(viewer, Refused("bad-message", what=what_is_wrong(error)))
        return
    if isinstance(message, up.Hint | up.Foresee):
        viewer.room.hub.task(carry_out(viewer, message))  # it takes long, and other messages must not wait
    else:
        await carry_out(viewer, message)


async def carry_out(viewer: Viewer, message: Any) -> None:
    act = HEEDED[type(message)]
    try:
        if act in (hint, foresee):
            await act(viewer, message)  # it changes nothing, so nobody has to wait for it
        else:
            await viewer.room.carry(act, viewer, message)
    except Lost:
        return  # the socket is closed, and sends its answer again when it comes back
    except Refused as refusal:
        if refusal.code != "repeated":
            refused(viewer, refusal)
        if refusal.code in ("stale", "repeated", "not-asked"):
            viewer.show()
    except Exception:
        viewer.room.hub.metrics.errors.labels("message").inc()
        log.exception("message-failed", extra={"table": viewer.room.table.id, "type": message.type})
        refused(viewer, Refused("failed"))


def refused(viewer: Viewer, refusal: Refused) -> None:
    viewer.room.hub.metrics.refused.labels(refusal.code).inc()
    text = why(refusal, viewer.lang, viewer.room.texts(viewer.lang))
    frame: dict[str, Any] = {"type": "refused", "code": refusal.code, "text": text, "seq": viewer.room.seq}
    viewer.post({**frame, "rule": refusal.rule} if refusal.rule else frame)


# --- what people do: each act is refused or carried out, nothing is half done


async def choose(viewer: Viewer, message: up.Choose) -> None:
    if viewer.room.teacher is not None:
        await teaching.choose(viewer, message)
        return
    await viewer.room.answer(acting_seat(viewer, message.seat), message.seq, message.option)


def acting_seat(viewer: Viewer, seat: int | None) -> int:
    """The seat that a device acts for: the one it names, else its own seat that is asked, else its only one."""
    table = viewer.room.table
    own = table.seats_of(viewer.device)
    if not own or (seat is not None and seat not in own):
        raise Refused("not-your-seat")
    if seat is None and len(own) > 1:
        seat = next((place for place in own if place in viewer.room.asked), None)
        if seat is None:
            raise Refused("not-asked")
    return table.playing(own[0] if seat is None else seat)


async def undo(viewer: Viewer, message: up.Undo | up.Restart) -> None:
    """Take back the last choice of a seat, or its turn so far, as far as that is free."""
    play = viewer.room.game()
    seat = undoing_seat(viewer, play, message.seat)
    if message.seq != play.seq:
        raise Refused("stale")
    whole_turn = isinstance(message, up.Restart)
    place = play.restart_place(seat) if whole_turn else play.undo_place(seat)
    if place is None:
        raise Refused("cannot-undo")
    await voting.rewind(viewer.room, play, place, seat, "table-restarted" if whole_turn else "table-undone")


def undoing_seat(viewer: Viewer, play: Play, seat: int | None) -> int:
    """The seat for which something is taken back: the one named, else the one that chose last."""
    own = viewer.room.table.people & set(viewer.room.table.seats_of(viewer.device))
    if seat is not None:
        if seat not in own:
            raise Refused("not-your-seat")
        return seat
    last = next((entry.seat for entry in reversed(play.choices) if entry.seat in own and not entry.forced), None)
    if last is None:
        raise Refused("nothing-to-undo" if own else "not-your-seat")
    return last


async def propose(viewer: Viewer, message: up.Propose) -> None:
    play = viewer.room.game()
    await voting.propose_undo(viewer.room, play, undoing_seat(viewer, play, message.seat))


async def vote(viewer: Viewer, message: up.Vote) -> None:
    await voting.vote(viewer.room, viewer.device, message.proposal, message.yes)


async def say(viewer: Viewer, message: up.Say) -> None:
    """Add a line of plain text to the chat."""
    room, text = viewer.room, " ".join(message.text.split())
    if not text:
        return
    seats = [seat for seat in room.table.seats_of(viewer.device) if room.table.chairs[seat].kind == PERSON]
    if not seats and viewer.device != room.table.host:
        raise Refused("not-your-seat")
    seat, name = (seats[0], room.table.names[seats[0]]) if seats else (frames.WATCHING, "★")
    said = Said(len(room.chat) + 1, seat, name, text, now_ms())
    await room.write([new_chat(room.table.id, said)])
    room.chat.append(said)
    for other in room.viewers:
        other.post(frames.chat_frame(said))


async def note(viewer: Viewer, message: up.Note) -> None:
    """Keep a seat's private note."""
    room = viewer.room
    seat = viewer.seat if message.seat is None else message.seat
    room.table.held_by(viewer.device, seat)
    write = changed_note if seat in room.notes else new_note
    await room.write([write(room.table.id, seat, message.text)])
    room.notes[seat] = message.text


async def show_seat(viewer: Viewer, message: up.ShowSeat) -> None:
    """Look from another seat of the device, or from outside."""
    if message.seat >= 0:
        viewer.room.table.held_by(viewer.device, message.seat)
    viewer.sit(message.seat)


async def set_lang(viewer: Viewer, message: up.SetLang) -> None:
    viewer.lang = message.lang
    viewer.told = UNTOLD
    viewer.post({"type": "table", "table": viewer.room.info(viewer.device, viewer.lang)})
    viewer.show()


async def set_pace(viewer: Viewer, message: up.SetPace) -> None:
    """Set the pace of bots; anybody who plays may do that."""
    table = viewer.room.table
    if not table.seats_of(viewer.device) and viewer.device != table.host:
        raise Refused("not-your-seat")
    await viewer.room.keep(None, replace(table, pace=message.pace))


async def hush(viewer: Viewer, message: up.Hush) -> None:
    """Note that a seat does not want to be asked for reactions (K14). Everybody sees that, so that its silence reveals nothing."""
    viewer.room.game()
    table = viewer.room.table
    seats = table.seats_of(viewer.device) if message.seat is None else [message.seat]
    for seat in seats:
        table.held_by(viewer.device, seat)
    await viewer.room.keep(None, table.hush(seats, message.until))


async def hint(viewer: Viewer, message: up.Hint) -> None:
    """Send the viewer the best options, and why; those of a question that is answered meanwhile are let go."""
    room = viewer.room
    if viewer.hinting:  # one at a time: it takes the bots' workers
        viewer.hints_again = True
        return
    play, seat, spec = room.game(), acting_seat(viewer, message.seat), room.known_spec()
    if not room.table.may_be_coached:
        raise Refused("no-coach")
    decision = play.decision(seat)
    if decision is None:
        raise Refused("not-asked")
    if spec.greedy is None:
        raise Refused("no-hint")
    viewer.hinting, viewer.hints_again = True, False
    seq = play.seq
    try:
        found = await room.hub.thinkers.advise(play.game, seat)
    finally:
        viewer.hinting = False
    if room.play is not play or play.seq != seq:
        if viewer.hints_again and play.decision(seat) is not None:
            await hint(viewer, message)
        return
    listed = told_hints(found, decision, seat, texts_of(spec, viewer.lang, room.table.names))
    viewer.post({"type": "hint", "option": listed[0]["option"], "text": listed[0]["text"], "hints": listed})
    room.note_coached(seat)


async def foresee(viewer: Viewer, message: up.Foresee) -> None:
    """Send the viewer what an option would bring, if it is still asked for that."""
    await previewing.foresee(viewer, acting_seat(viewer, message.seat), message)


async def since(viewer: Viewer, message: up.Since) -> None:
    viewer.told = min(message.seq, viewer.room.seq) or UNTOLD
    viewer.show()


HEEDED: Final[dict[type, Any]] = {
    up.Choose: choose,
    up.Undo: undo,
    up.Restart: undo,
    up.Propose: propose,
    up.Vote: vote,
    up.Say: say,
    up.Note: note,
    up.ShowSeat: show_seat,
    up.SetLang: set_lang,
    up.SetPace: set_pace,
    up.Hush: hush,
    up.LessonOrder: teaching.order,
    up.Hint: hint,
    up.Foresee: foresee,
    up.Since: since,
}
