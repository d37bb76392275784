"""The socket of a table: frames both ways. What cannot be read is refused, what comes too fast is dropped, then the socket."""

import logging
from asyncio import FIRST_COMPLETED, Task, create_task, gather, wait
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from deska.table import frames
from deska.table.refusals import Refused
from deska.table.store import changed_table
from deska.table.table import OVER
from deska.table.words import why
from deska.text import LANGUAGES
from deska.web import acts, wire
from deska.web.acts import KEPT_CHAT
from deska.web.context import context
from deska.web.limits import Bucket, is_foreign
from deska.web.room import Room
from deska.web.viewers import Viewer

NO_TABLE: Final = 4404
FOREIGN: Final = 4403
TOO_FAST: Final = 4409
TOO_MANY: Final = 4410
PATIENCE: Final = 200
"""So many messages too fast are refused; then the socket is closed."""

log = logging.getLogger(__name__)
router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str, lang: str = "en", since: int = 0, seat: int | None = None) -> None:
    """Play at a table, or watch it."""
    here = context(socket)
    if is_foreign(socket, here.settings):
        await refuse(socket, FOREIGN)
        return
    device = await here.devices.who(socket)
    try:
        room = await here.room(table, device)
    except Refused:
        await refuse(socket, NO_TABLE)
        return
    if device and sum(viewer.device == device for viewer in room.viewers) >= here.settings.most_sockets:
        await refuse(socket, TOO_MANY)
        return
    await socket.accept()
    viewer = Viewer(room, device, lang if lang in LANGUAGES else "en")
    viewer.told = max(0, min(since, room.seq))
    viewer.seat = first_seat(room, device, seat)
    await serve(socket, viewer, Bucket(here.settings.most_messages, 2 * here.settings.most_messages))


async def refuse(socket: WebSocket, code: int) -> None:
    """Accepted first: only then does a browser learn the code."""
    await socket.accept()
    await socket.close(code)


def first_seat(room: Room, device: str, wish: int | None) -> int:
    """What a viewer sees first: the seat it wishes for, its own that is asked, any of its own, or the table from outside."""
    own = room.table.seats_of(device)
    if wish in own:
        return int(wish or 0)
    return next((seat for seat in own if seat in room.asked), own[0] if own else frames.WATCHING)


async def serve(socket: WebSocket, viewer: Viewer, bucket: Bucket) -> None:
    room = viewer.room
    greet(viewer)
    room.viewers.add(viewer)
    room.tell_table()
    room.hub.driver.drive(room)
    sender = create_task(viewer.send(socket.send_text))
    receiver = create_task(receive(socket, viewer, bucket))
    try:
        await first_of(sender, receiver)
    finally:
        room.viewers.discard(viewer)
        for task in (sender, receiver):
            task.cancel()
        await gather(sender, receiver, return_exceptions=True)
        room.tell_table()
        await leave(viewer)


async def first_of(*tasks: Task[None]) -> None:
    """Wait until one ends; a socket that went away is no error."""
    done, _ = await wait(tasks, return_when=FIRST_COMPLETED)
    for task in done:
        with suppress(WebSocketDisconnect, RuntimeError):
            task.result()


def greet(viewer: Viewer) -> None:
    """All that a new viewer has to know."""
    room = viewer.room
    own = room.table.seats_of(viewer.device)
    seen = max((room.table.chairs[seat].seen for seat in own), default=0)
    info = room.info(viewer.device, viewer.lang)
    viewer.post({"type": "hello", "you": own, "table": info, "seq": room.seq, "seen": seen})
    for said in room.chat[-KEPT_CHAT:]:
        viewer.post(frames.chat_frame(said))
    show_note(viewer)
    if (proposal := room.proposal_frame(viewer.lang)) is not None:
        viewer.post(proposal)
    show(viewer)


def show(viewer: Viewer) -> None:
    if viewer.room.play is not None or viewer.room.log:
        viewer.refresh()
    if viewer.room.table.state == OVER and viewer.room.play is not None:
        viewer.show_result()


def show_note(viewer: Viewer) -> None:
    if viewer.seat >= 0:
        viewer.post({"type": "note", "seat": viewer.seat, "text": viewer.room.notes.get(viewer.seat, "")})


async def leave(viewer: Viewer) -> None:
    """Remember how far the person has seen, for "since you left"."""
    room = viewer.room
    table = room.table
    for seat in table.seats_of(viewer.device):
        table = table.with_chair(seat, seen=max(table.chairs[seat].seen, viewer.told))
    if table is room.table or table == room.table:
        return
    with suppress(Refused):

        async def act() -> None:
            await room.hub.writer.write(changed_table(room.table, table))
            room.table = table

        await room.carry(act)


# --- what comes in


async def receive(socket: WebSocket, viewer: Viewer, bucket: Bucket) -> None:
    dropped = 0
    while True:
        text = await socket.receive_text()
        if bucket.take():
            await heed(viewer, text)
            continue
        dropped += 1
        if dropped > PATIENCE:
            await socket.close(TOO_FAST)
            return
        if dropped % 20 == 1:  # an answer to each would be a flood of its own
            refused(viewer, Refused("too-fast"))


async def heed(viewer: Viewer, text: str) -> None:
    try:
        message = wire.UP.validate_json(text)
    except ValidationError as error:
        refused(viewer, Refused("bad-message", what=what_is_wrong(error)))
        return
    if isinstance(message, wire.Hint):
        viewer.room.hub.task(carry_out(viewer, message))  # it takes its time
    else:
        await carry_out(viewer, message)


async def carry_out(viewer: Viewer, message: Any) -> None:
    try:
        await HEEDED[type(message)](viewer, message)
    except Refused as refusal:
        if refusal.code != "repeated":
            refused(viewer, refusal)
        if refusal.code in ("stale", "repeated", "not-asked"):
            show(viewer)
    except Exception:
        log.exception("message-failed", extra={"table": viewer.room.table.id, "type": message.type})
        refused(viewer, Refused("failed"))


def what_is_wrong(error: ValidationError) -> str:
    first = error.errors(include_input=False, include_url=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}" if place else str(first["msg"])


def refused(viewer: Viewer, refusal: Refused) -> None:
    text = why(refusal, viewer.lang, viewer.room.texts(viewer.lang))
    frame: dict[str, Any] = {"type": "refused", "code": refusal.code, "text": text, "seq": viewer.room.seq}
    viewer.post({**frame, "rule": refusal.rule} if refusal.rule else frame)


async def choose(viewer: Viewer, message: wire.Choose) -> None:
    await acts.choose(viewer.room, viewer.device, message.seat, message.seq, message.option)


async def undo(viewer: Viewer, message: wire.Undo | wire.Restart) -> None:
    await acts.undo(viewer.room, viewer.device, message.seat, message.seq, isinstance(message, wire.Restart))


async def propose(viewer: Viewer, message: wire.Propose) -> None:
    await acts.propose_undo(viewer.room, viewer.device, message.seat)


async def vote(viewer: Viewer, message: wire.Vote) -> None:
    await acts.vote(viewer.room, viewer.device, message.proposal, message.yes)


async def say(viewer: Viewer, message: wire.Say) -> None:
    await acts.say(viewer.room, viewer.device, message.text)


async def note(viewer: Viewer, message: wire.Note) -> None:
    await acts.write_note(viewer.room, viewer.device, viewer.seat if message.seat is None else message.seat, message.text)


async def show_seat(viewer: Viewer, message: wire.ShowSeat) -> None:
    """Another own seat, or the table from outside; the log begins anew, since seats are told different things."""
    if message.seat >= 0:
        viewer.room.table.held_by(viewer.device, message.seat)
    viewer.seat = message.seat
    viewer.told = 0
    show_note(viewer)
    show(viewer)


async def set_lang(viewer: Viewer, message: wire.SetLang) -> None:
    viewer.lang = message.lang
    viewer.told = 0
    viewer.post(viewer.room.table_frame(viewer))
    show(viewer)


async def set_pace(viewer: Viewer, message: wire.SetPace) -> None:
    await acts.set_pace(viewer.room, viewer.device, message.pace)


async def hush(viewer: Viewer, message: wire.Hush) -> None:
    await acts.hush(viewer.room, viewer.device, message.seat, message.turn)


async def hint(viewer: Viewer, message: wire.Hint) -> None:
    _, kind, option = await acts.hint(viewer.room, viewer.device, message.seat)
    texts = viewer.room.texts(viewer.lang)
    viewer.post({"type": "hint", "option": option, "text": texts.label(kind, option) if texts else option})


async def since(viewer: Viewer, message: wire.Since) -> None:
    viewer.told = min(message.seq, viewer.room.seq)
    show(viewer)


HEEDED: Final[dict[type, Any]] = {
    wire.Choose: choose,
    wire.Undo: undo,
    wire.Restart: undo,
    wire.Propose: propose,
    wire.Vote: vote,
    wire.Say: say,
    wire.Note: note,
    wire.ShowSeat: show_seat,
    wire.SetLang: set_lang,
    wire.SetPace: set_pace,
    wire.Hush: hush,
    wire.Hint: hint,
    wire.Since: since,
}
