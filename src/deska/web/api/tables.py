"""Tables: open, find, sit down, and what a host may do."""

from asyncio import to_thread
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from deska.table.chairs import PERSON
from deska.table.frames import Live, table_info
from deska.table.leases import Elsewhere
from deska.table.log import line
from deska.table.refusals import Refused
from deska.table.table import PLAYING, WAITING, Table
from deska.table.words import base_texts, words
from deska.web import creating, teaching, voting, wire, wishes
from deska.web.context import context, language
from deska.web.devices import set_cookie
from deska.web.foreign import inspect
from deska.web.guard import TABLE
from deska.web.hub import Hub, known_game
from deska.web.inspecting import TooLong
from deska.web.limits import address_of
from deska.web.room import Room
from deska.web.times import now_ms

router = APIRouter(prefix="/api/tables", tags=["tables"])
IMPORT: Final = {"requestBody": {"required": True, "content": {"application/json": {"schema": wishes.Import.model_json_schema()}}}}
"""The body of an import, for the schema: a worker reads it, because it may be large."""


# --- open and find


@router.post("", response_model=wire.Opened, status_code=201)
async def open_a_table(wish: wishes.NewTable, request: Request) -> JSONResponse:
    """Open a table. Without open chairs the game begins at once."""
    here = context(request)
    device, token = await host_of(request)
    room = await creating.create(here.hub, device, wish, usual_name(request))
    return opened(room.info(device, language(request)), request, token)


@router.post("/lesson", response_model=wire.Opened, status_code=201)
async def open_lesson(wish: wishes.NewLesson, request: Request) -> JSONResponse:
    """A table to learn at, with a teacher."""
    here = context(request)
    device, token = await host_of(request)
    room = await teaching.create(here.hub, device, wish, usual_name(request))
    return opened(room.info(device, language(request)), request, token)


@router.post("/import", response_model=wire.Opened, status_code=201, openapi_extra=IMPORT)
async def import_a_game(request: Request) -> JSONResponse:
    """A table for a game that was saved."""
    here = context(request)
    device, token = await host_of(request)
    try:
        foreign = await here.hub.importer.do(address_of(request.scope), inspect, await request.body(), now_ms())
    except TooLong:
        raise Refused("bad-file", what="it takes too long to check") from None
    if foreign.refused:
        raise Refused(foreign.refused, what=foreign.what)
    table, invite = await creating.bring_in(here.hub, device, foreign, usual_name(request))
    lang = language(request)
    live = Live(seq=len(foreign.entries))
    info = table_info(table, device, base_texts(table.game, lang), live, here.hub.link(table.id, invite), here.settings.webhooks)
    return opened(info, request, token)


async def host_of(request: Request) -> tuple[str, str]:
    """The device that opens a table, and its token if it is new."""
    device, token = await context(request).enter(request)
    await check_count(request, device)
    return device, token


async def check_count(request: Request, device: str) -> None:
    """Refuse a table more to a device that hosts too many."""
    here = context(request)
    if await to_thread(here.hub.store.hosted, device) >= here.settings.most_tables:
        raise Refused("too-many-tables", most=here.settings.most_tables)
    here.count_newcomer(request)


def usual_name(request: Request) -> str:
    return words(language(request))("player-number", number=1)


def opened(info: dict[str, Any], request: Request, token: str = "") -> JSONResponse:
    """The answer to somebody who has opened a table."""
    own = {TABLE: info["id"]} if info["id"] in context(request).hub.rooms else {}
    return with_cookie(JSONResponse({"table": info, "link": info.get("link", "")}, status_code=201, headers=own), request, token)


def shown_table(room: Room, device: str, request: Request, token: str = "") -> JSONResponse:
    """The table as the device sees it now."""
    return with_cookie(JSONResponse(room.info(device, language(request))), request, token)


def with_cookie(response: JSONResponse, request: Request, token: str) -> JSONResponse:
    """The answer, with a cookie if the device is new."""
    set_cookie(response, token, request.url.scheme == "https")
    return response


@router.get("", response_model=wire.TableList)
async def public_tables(request: Request) -> JSONResponse:
    """Public tables that are not over."""
    here = context(request)
    return await listed(request, await here.devices.who(request), await to_thread(here.hub.store.public))


@router.get("/mine", response_model=wire.TableList)
async def my_tables(request: Request) -> JSONResponse:
    """Tables that this device has opened, joined or been shown; those that are played tell whether it is my turn."""
    here = context(request)
    device = await here.devices.who(request)
    tables = await to_thread(here.hub.store.of_device, device) if device else []
    for table in tables:
        if table.state == PLAYING:
            with suppress(Refused, Elsewhere):  # listed as it was kept, or as its server tells
                await here.hub.room(table.id)
    return await listed(request, device, tables)


async def listed(request: Request, device: str, tables: list[Table]) -> JSONResponse:
    hub = context(request).hub
    lang = language(request)
    infos: list[dict[str, Any]] = []
    for table in tables:
        if table.id in hub.store.aside:
            continue
        try:
            infos.append(listing(hub, table, device, lang))
        except Exception as error:  # its game cannot deal with what is kept of it
            hub.store.set_aside(table.id, error)
    return JSONResponse({"tables": infos})


def listing(hub: Hub, table: Table, device: str, lang: str) -> dict[str, Any]:
    """A table in a list, in memory or not."""
    room = hub.rooms.get(table.id)
    if room is not None:
        return room.info(device, lang)
    texts = base_texts(table.game, lang) if known_game(table.game) else None
    return table_info(table, device, texts, hub.lives.of(table.id), "", hub.settings.webhooks)


@router.get("/{table}", response_model=wire.TableInfo)
async def one_table(table: str, request: Request) -> JSONResponse:
    here = context(request)
    device = await here.devices.who(request)
    room = await here.room(table, device)
    return shown_table(room, device, request)


# --- chairs and the course of things


async def at_table(request: Request, table: str) -> tuple[Room, str]:
    """The table and the device of a request that changes something."""
    here = context(request)
    device = await here.devices.somebody(request)
    return await here.room(table, device), device


async def changed(request: Request, table: str, make: Callable[[Table, str, Room], tuple[Table, str, int]]) -> JSONResponse:
    """Change a table. `make` refuses, or returns the new table, the line for the log, and the seat that the line is about."""
    room, device = await at_table(request, table)

    async def act() -> None:
        new, told, seat = make(room.table, device, room)
        await room.change(new, told, seat)

    await room.carry(act)
    return shown_table(room, device, request)


@router.post("/{table}/join", response_model=wire.TableInfo)
async def join(table: str, wish: wishes.Join, request: Request) -> JSONResponse:
    """Sit down on an open chair."""
    here = context(request)
    await here.room(table, await here.devices.who(request))  # first: if another server plays it, nothing is done here
    device, token = await here.enter(request)
    room = await here.room(table, device)

    async def act() -> None:
        before = room.table.chair(wish.seat)
        table = room.table.joined(device, wish.seat, wish.name, room.known_spec(), room.seq, now_ms())
        is_new = device not in before.known
        told = (
            line("table-new-hands", before=before.name, name=table.names[wish.seat]) if is_new else line("table-joined", player=wish.seat)
        )
        await room.change(table, told, wish.seat)

    await room.carry(act)
    return shown_table(room, device, request, token)


@router.post("/{table}/leave", response_model=wire.TableInfo)
async def leave(table: str, wish: wishes.OfSeat, request: Request) -> JSONResponse:
    """Get up; in the middle of a game a bot goes on."""

    def make(old: Table, device: str, room: Room) -> tuple[Table, str, int]:
        name = old.chair(wish.seat).name  # the name as it is now: somebody else may sit there later
        return old.left_by(device, wish.seat, room.known_spec()), line("table-left", player=name), wish.seat

    return await changed(request, table, make)


@router.post("/{table}/free", response_model=wire.TableInfo)
async def free(table: str, wish: wishes.OfSeat, request: Request) -> JSONResponse:
    """The host takes a chair from somebody."""

    def make(old: Table, device: str, room: Room) -> tuple[Table, str, int]:
        freed = old.open().hosted_by(device).freed(wish.seat, room.known_spec())
        return freed, line("table-freed", player=old.chair(wish.seat).name), wish.seat

    return await changed(request, table, make)


@router.post("/{table}/chair", response_model=wire.TableInfo)
async def chair(table: str, wish: wishes.Furnish, request: Request) -> JSONResponse:
    """The host opens a chair, or puts a bot there."""
    return await changed(
        request,
        table,
        lambda old, device, room: (old.hosted_by(device).furnished(wish.seat, wish.kind, wish.level, room.known_spec()), "", -1),
    )


@router.post("/{table}/start", response_model=wire.TableInfo)
async def start(table: str, wish: wishes.Start, request: Request) -> JSONResponse:
    """The host begins the game, perhaps with bots on the open chairs."""
    room, device = await at_table(request, table)

    async def act() -> None:
        old = room.table.hosted_by(device)
        if old.state != WAITING:
            raise Refused("already-playing")
        await creating.start(room, old if wish.fill is None else old.filled(wish.fill, room.known_spec()))

    await room.carry(act)
    return shown_table(room, device, request)


@router.post("/{table}/pause", response_model=wire.TableInfo)
async def pause(table: str, request: Request) -> JSONResponse:
    return await changed(request, table, lambda old, device, _: (old.hosted_by(device).paused(), line("table-paused"), -1))


@router.post("/{table}/resume", response_model=wire.TableInfo)
async def resume(table: str, request: Request) -> JSONResponse:
    return await changed(request, table, lambda old, device, _: (old.hosted_by(device).resumed(), line("table-resumed"), -1))


@router.post("/{table}/close", response_model=wire.TableInfo)
async def close(table: str, request: Request) -> JSONResponse:
    return await changed(request, table, lambda old, device, _: (old.hosted_by(device).closed(), line("table-closed"), -1))


@router.post("/{table}/forget", response_model=wire.TableInfo)
async def forget(table: str, request: Request) -> JSONResponse:
    """This device no longer lists the table; its link still opens it."""
    return await changed(request, table, lambda old, device, _: (old.forgotten_by(device), "", -1))


@router.post("/{table}/rename", response_model=wire.TableInfo)
async def rename(table: str, wish: wishes.Rename, request: Request) -> JSONResponse:
    """Another name for my chair; the host also names bots."""

    def make(old: Table, device: str, _: Room) -> tuple[Table, str, int]:
        is_person = old.chair(wish.seat).kind == PERSON
        (old.held_by(device, wish.seat) if is_person else old.hosted_by(device)).open()
        return old.renamed(wish.seat, wish.name), "", -1

    return await changed(request, table, make)


@router.post("/{table}/level", response_model=wire.TableInfo)
async def level(table: str, wish: wishes.SetLevel, request: Request) -> JSONResponse:
    """The host sets how well a bot plays."""
    return await changed(
        request, table, lambda old, device, room: (old.hosted_by(device).trained(wish.seat, wish.level, room.known_spec()), "", -1)
    )


@router.post("/{table}/coach", response_model=wire.TableInfo)
async def coach(table: str, wish: wishes.AllowCoach, request: Request) -> JSONResponse:
    """The host lets everybody ask for hints although other people play, or no longer does."""
    told = line("table-coach-on" if wish.on else "table-coach-off")
    return await changed(request, table, lambda old, device, _: (replace(old.open().hosted_by(device), coach=wish.on), told, -1))


@router.post("/{table}/webhook", response_model=wire.TableInfo)
async def webhook(table: str, wish: wishes.SetWebhook, request: Request) -> JSONResponse:
    """Where to send a notice when it is this chair's turn and nobody looks."""
    room, device = await at_table(request, table)
    room.table.held_by(device, wish.seat)  # checked first, so that strangers cannot make the server look up names
    await to_thread(room.hub.notices.check, wish.url)

    def make(old: Table, device: str, _: Room) -> tuple[Table, str, int]:
        return old.held_by(device, wish.seat).with_chair(wish.seat, webhook=wish.url), "", -1

    return await changed(request, table, make)


@router.post("/{table}/takeover", response_model=wire.TableInfo)
async def takeover(table: str, wish: wishes.Takeover, request: Request) -> JSONResponse:
    """Propose that a bot plays for somebody who is absent."""
    room, device = await at_table(request, table)
    await room.carry(voting.propose_takeover, room, device, wish.seat, wish.level)
    return shown_table(room, device, request)


@router.post("/{table}/handback", response_model=wire.TableInfo)
async def handback(table: str, wish: wishes.OfSeat, request: Request) -> JSONResponse:
    """I am back and play again myself."""

    def make(old: Table, device: str, _: Room) -> tuple[Table, str, int]:
        return old.handed_back(device, wish.seat), line("table-handed-back", player=wish.seat), wish.seat

    return await changed(request, table, make)


@router.post("/{table}/rematch", response_model=wire.Opened, status_code=201)
async def rematch(table: str, request: Request) -> JSONResponse:
    """The same people again, everybody one chair further."""
    room, device = await at_table(request, table)
    await check_count(request, device)
    fresh = await to_thread(room.hub.store.one, await creating.rematch(room, device))
    return opened(listing(room.hub, fresh, device, language(request)), request)
