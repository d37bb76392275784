"""Links: what opens a table for friends, for another device, or for a program; and forgetting a device."""

from asyncio import to_thread
from dataclasses import replace
from typing import Final
from urllib.parse import urljoin

import segno
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from deska.table.kept import INVITE, Link, hashed
from deska.table.log import line
from deska.table.orders import FORGET, ordered, without_device
from deska.table.refusals import Refused
from deska.table.table import MINUTE, Table
from deska.table.writes import new_link, spent_invites, used_link
from deska.web import wire, wishes
from deska.web.api.tables import at_table, with_cookie
from deska.web.context import context
from deska.web.devices import COOKIE, new_secret
from deska.web.orders import BANNED
from deska.web.room import Room
from deska.web.times import now_ms

router = APIRouter(prefix="/api", tags=["tables"])
DEVICE_MINUTES: Final = 15
DEVICE: Final = "device"
BOT: Final = "bot"


@router.post("/link", response_model=wire.Entered)
async def enter(wish: wishes.Secret, request: Request) -> JSONResponse:
    """Exchange the secret of a link for a cookie that opens the table."""
    here = context(request)
    link = await to_thread(here.hub.store.link, wish.secret)
    if link is None or link.kind == BOT or link.used or (link.expires and link.expires < now_ms()):
        raise Refused("bad-link")
    room = await here.hub.room(link.table)  # first: if another server plays it, nothing is done here
    device, token = await here.enter(request)

    async def act() -> None:
        if link.kind == DEVICE:
            again = await to_thread(here.hub.store.link, wish.secret)
            if again is None or again.used or not still_held(room.table, link):
                raise Refused("bad-link")
            table = room.table.shared(device, link.seats, room.known_spec())
            used = used_link(wish.secret, now_ms())
            told = line("table-other-device", player=link.seats[0]) if device not in room.table.chairs[link.seats[0]].holders else ""
            await room.change(table, told, link.seats[0], [used])
        elif device not in room.table.members:
            await room.keep(None, room.table.known_to(device))

    await room.carry(act)
    entered = {"table": room.table.id, "kind": link.kind, "seats": room.table.seats_of(device)}
    return with_cookie(JSONResponse(entered), request, token)


def still_held(table: Table, link: Link) -> bool:
    """True if the device that made a link still has the chairs that it opens."""
    return set(link.seats) <= set(table.seats_of(link.device))


@router.post("/tables/{table}/invite", response_model=wire.LinkInfo)
async def invite(table: str, wish: wishes.Invite, request: Request) -> JSONResponse:
    """A link for friends; renewed, no older one works any longer."""
    room, device = await at_table(request, table)

    async def act() -> None:
        room.table.hosted_by(device)
        if wish.renew:
            secret = new_secret()
            await room.keep(None, replace(room.table, invite=hashed(secret)), [spent_invites(table, now_ms())])
            room.invite = secret
        elif not room.invite:  # the old secret is known only as a hash; its link goes on working beside this one
            room.invite = await keep_link(room, Link(table, INVITE, device, (), 0, 0))

    await room.carry(act)
    return shown_link(room.hub.link(table, room.invite), request)


@router.post("/tables/{table}/device", response_model=wire.LinkInfo)
async def another_device(table: str, request: Request) -> JSONResponse:
    """A personal link, good for once and for a quarter of an hour: my chairs on another device."""
    room, device = await at_table(request, table)
    seats = room.table.seats_of(device)
    if not seats:
        raise Refused("not-your-seat")
    secret = await keep_link(room, Link(table, DEVICE, device, tuple(seats), now_ms() + MINUTE * DEVICE_MINUTES, 0))
    return shown_link(room.hub.link(table, secret), request)


async def keep_link(room: Room, link: Link) -> str:
    """Write a new link down and return its secret."""
    secret = new_secret()
    await room.write([new_link(secret, link)])
    return secret


def shown_link(link: str, request: Request) -> JSONResponse:
    """A link and its QR code; a link without a host name leads to the host of this request."""
    whole = urljoin(str(request.base_url), link)
    return JSONResponse({"link": link, "qr": segno.make(whole, error="m", micro=False).svg_data_uri(light="#fff")})


@router.post("/tables/{table}/token", response_model=wire.TokenInfo)
async def bot_token(table: str, wish: wishes.OfSeat, request: Request) -> JSONResponse:
    """A token with which a program plays my chair through the bot API."""
    room, device = await at_table(request, table)
    room.table.held_by(device, wish.seat)
    return JSONResponse({"token": await keep_link(room, Link(table, BOT, device, (wish.seat,), 0, 0))})


@router.delete("/me", status_code=204)
async def delete_me(request: Request) -> Response:
    """Delete everything about this device: its cookie at once, and soon its chairs, names, notes and lines of chat at all tables."""
    here = context(request)
    device = await here.devices.somebody(request)
    tables = await to_thread(here.hub.store.of_member, device)
    orders = [ordered(FORGET, f"{table} {device}", now_ms())[1] for table in tables]
    await here.hub.writer.write([*orders, without_device(device)])
    here.hub.sharing.tell(BANNED, device)
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, path="/api")
    return answer
