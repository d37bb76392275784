"""The history of a game: its log, its result, single steps, and the game as a file."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response

import deska
from deska.table import frames
from deska.table.chapters import chapters
from deska.table.files import game_file, record_of
from deska.table.log import struck
from deska.table.refusals import Refused
from deska.table.table import OVER
from deska.table.teaching import gauge_infos
from deska.text import Texts
from deska.web import shelf, wire, wishes
from deska.web.context import context, language
from deska.web.foreign import Step, step_of
from deska.web.frames import Over
from deska.web.inspecting import TooLong
from deska.web.limits import address_of
from deska.web.room import Room
from deska.web.viewers import UNTOLD, written

router = APIRouter(prefix="/api/tables/{table}", tags=["history"])
SeatQuery = Annotated[int | None, Query(ge=-1, le=15)]


async def shown(request: Request, table: str, seat: int | None) -> tuple[Room, int]:
    """A table and the seat to look from: one's own while the game goes on, any seat when it is over."""
    here = context(request)
    device = await here.devices.who(request)
    room = await here.room(table, device)
    own = room.table.seats_of(device)
    if seat is None:
        return room, own[0] if own else frames.WATCHING
    if seat >= room.table.seats:
        raise Refused("no-seat", number=seat + 1)
    if seat >= 0 and seat not in own and room.table.state != OVER:
        raise Refused("not-your-seat")
    return room, seat


def spoken(room: Room, request: Request) -> Texts:
    texts = room.texts(language(request))
    if texts is None:
        raise Refused("table-stopped")
    return texts


@router.get("/log", response_model=wire.LogList)
async def log(table: str, request: Request, seat: SeatQuery = None, since: Annotated[int, Query(ge=0)] = 0) -> Response:
    """All that a seat was told."""
    room, shown_seat = await shown(request, table, seat)
    texts = spoken(room, request)
    async with room.lock:
        told = room.drawing.lines.told(shown_seat, room.drawing.entries_after(since or UNTOLD), texts, frozenset(struck(room.log)))
        play = room.play
        parts = chapters(play.choices, play.beginning, shown_seat, texts) if play is not None and not since else []
    return Response(written({"events": told, "chapters": parts}), media_type="application/json")


@router.get("/gauges", response_model=shelf.GaugeList)
async def gauges(table: str, request: Request) -> JSONResponse:
    """How far the ways to win and to lose have come."""
    room, _ = await shown(request, table, None)
    async with room.lock:
        return JSONResponse({"gauges": gauge_infos(room.play.game, language(request)) if room.play is not None else []})


@router.get("/over", response_model=Over)
async def over(table: str, request: Request) -> JSONResponse:
    """How the game ended."""
    room, _ = await shown(request, table, None)
    return JSONResponse(await room.result(language(request)))


@router.get("/replay", response_model=wire.Replay)
async def step(table: str, request: Request, step: Annotated[int, Query(ge=0)] = 0, seat: SeatQuery = None) -> Response:
    """The table after so many choices."""
    room, shown_seat = await shown(request, table, seat)
    texts = spoken(room, request)
    async with room.lock:
        if room.play is None:
            raise Refused("table-stopped" if room.table.stopped or room.table.state == OVER else "not-playing")
        if step > len(room.play.choices):
            raise Refused("bad-step", step=step)
        made = [(entry.option, entry.seat) for entry in room.play.choices]
        told = room.play.choices[step - 1 : step] if step else room.play.beginning
    wish = Step(table, room.table.game, room.table.start, made, step, told, shown_seat, texts.lang, room.table.names)
    return Response(await played_again(room, address_of(request.scope), wish), media_type="application/json")


async def played_again(room: Room, address: str, wish: Step) -> str:
    """The answer of a worker: playing a game again would hold up the server."""
    try:
        return await room.hub.replayer.do(address, step_of, wish)
    except TooLong:
        raise Refused("busy") from None


@router.get("/export")
async def export(table: str, request: Request, seat: SeatQuery = None) -> JSONResponse:
    """A finished game whole; of one that goes on, only what the device's own seat knows."""
    room, shown_seat = await shown(request, table, seat)
    async with room.lock:
        content = file_of(room, shown_seat, request)
    return JSONResponse(content, headers={"Content-Disposition": f'attachment; filename="{room.table.game}-{table}.json"'})


def file_of(room: Room, seat: int, request: Request) -> dict[str, Any]:
    """The file that a viewer may save: the whole game when it is over, before that their own view."""
    if room.table.state != OVER:
        return own_view(room, seat, request)
    digest = room.play.game.digest() if room.play is not None else ""
    return game_file(room.table, record_of(room.table, room.log, digest))


@router.post("/report", response_model=wire.Report)
async def report(table: str, wish: wishes.RuleError, request: Request, seat: SeatQuery = None) -> JSONResponse:
    """Report an error in the rules: a file with the step, the version of the rules and what is wrong.

    While the game goes on it holds what the reporter's own seat knows, afterwards the whole record. Nothing is kept or sent by the server.
    """
    await context(request).devices.somebody(request)
    room, shown_seat = await shown(request, table, seat)
    async with room.lock:
        steps = len(room.play.choices) if room.play is not None else 0
        if wish.step is not None and wish.step > steps:
            raise Refused("bad-step", step=wish.step)
        told = {"text": wish.text, "step": steps if wish.step is None else wish.step, "seat": shown_seat}
        content = {**file_of(room, shown_seat, request), "report": {**told, "rules": room.table.rules, "version": deska.__version__}}
    name = f"{room.table.game}-{table}-{told['step']}.json"
    return JSONResponse({"name": name, "file": content, "address": room.hub.settings.reports})


def own_view(room: Room, seat: int, request: Request) -> dict[str, Any]:
    texts = room.texts(language(request))
    view = room.play.view(seat) if room.play is not None else None
    return {
        "deska": 1,
        "game": room.table.game,
        "rules": room.table.rules,
        "seat": seat,
        "chairs": list(room.table.names),
        "view": {"visible": view.visible} | ({"remembered": view.remembered} if room.table.aid else {}) if view else None,
        "log": frames.events_for(seat, room.drawing.entries_after(UNTOLD), texts, frozenset(struck(room.log))) if texts else [],
    }
