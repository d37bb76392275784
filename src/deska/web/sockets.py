"""The socket of a table, from the first knock to the last word."""

import logging
import re
from asyncio import FIRST_COMPLETED, Task, create_task, gather, timeout, wait
from contextlib import suppress
from typing import Final

from fastapi import FastAPI
from sqlalchemy.exc import DBAPIError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from deska.table import frames
from deska.table.database import log_failure
from deska.table.leases import Elsewhere
from deska.table.refusals import Refused
from deska.table.writes import changed_table
from deska.text import LANGUAGES
from deska.web.acts import heed, refused
from deska.web.context import Context, context
from deska.web.hops import is_hop
from deska.web.limits import Bucket, address_of, is_foreign
from deska.web.room import Room
from deska.web.times import now_ms
from deska.web.viewers import UNTOLD, Viewer

PATH: Final = re.compile(r"/api/tables/(\w+)/socket")
NUMBER: Final = re.compile(r"-?\d{1,9}")
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


class Sockets:
    """The application around that of requests: a socket of a table passes by its layers, which would take ten kilobytes for each."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if path is None:
            await self.app(scope, receive, send)
        else:
            scope["app"] = self.app
            await table_socket(WebSocket(scope, receive, send), path[1])


async def table_socket(socket: WebSocket, table: str) -> None:
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
    except Refused as refusal:
        await refuse(socket, LATER if refusal.code in PASSING else NO_TABLE)
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
    lang, since = socket.query_params.get("lang"), number(socket, "since") or 0
    viewer = Viewer(room, device, lang if lang in LANGUAGES else "en")
    viewer.told = min(since, room.seq) if since > 0 else UNTOLD
    viewer.seat = first_seat(room, device, number(socket, "seat"))
    await serve(socket, viewer, Bucket(here.settings.most_messages, 2 * here.settings.most_messages))


def number(socket: WebSocket, name: str) -> int | None:
    """A number that the address of a socket gives, if it does."""
    given = socket.query_params.get(name, "")
    return int(given) if NUMBER.fullmatch(given) else None


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
    room.presence.changed()
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
        room.presence.changed()
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
        room.drawing.forget()
    if room.table.seats_of(viewer.device):
        with suppress(Refused):
            await room.carry(note_seen, viewer)


async def note_seen(viewer: Viewer) -> None:
    room, table = viewer.room, viewer.room.table
    for seat in table.seats_of(viewer.device):
        table = table.with_chair(seat, seen=max(table.chairs[seat].seen, viewer.told), away=now_ms())
    await room.write(changed_table(room.table, table))
    room.table = table


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
