"""The API for programs that play. A token stands for a seat: it shows what the seat knows, and answers by the names of options."""

from asyncio import timeout, to_thread
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from deska.table.kept import Link
from deska.table.refusals import Refused
from deska.web import wire, wishes
from deska.web.api.links import BOT, still_held
from deska.web.context import context
from deska.web.room import Room

router = APIRouter(prefix="/api/bot", tags=["bots"])
MOST_WAIT = 60.0


async def seat_of(request: Request) -> tuple[Room, Link]:
    """The table of a token, and its link."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    here = context(request)
    link = await to_thread(here.hub.store.link, token.strip()) if kind.lower() == "bearer" and 0 < len(token) <= 100 else None
    if link is None or link.kind != BOT or link.used:
        raise Refused("bad-token")
    room = await here.hub.room(link.table)
    return room, still_valid(room, link)


def still_valid(room: Room, link: Link) -> Link:
    """The link, if the device that made it still has the chair."""
    if not still_held(room.table, link):
        raise Refused("bad-token")
    return link


@router.get("", response_model=wire.BotView)
async def look(
    request: Request, after: Annotated[int, Query(ge=-1)] = -1, wait: Annotated[float, Query(ge=0, le=MOST_WAIT)] = 0
) -> JSONResponse:
    """The seat's knowledge and its options; waits until it is asked after the step `after`, or the game is over, or the time is up."""
    room, link = await seat_of(request)
    seat = link.seats[0]
    try:
        async with timeout(wait):
            while still_held(room.table, link) and not is_due(room, seat, after):
                await room.bell.wait()
                if room.lost:
                    room, link = await seat_of(request)
    except TimeoutError:
        pass
    async with room.lock:
        return JSONResponse(view_of(room, still_valid(room, link).seats[0]))


def is_due(room: Room, seat: int, after: int) -> bool:
    ended = room.play is not None and bool(room.play.game.ended)
    return ended or (seat in room.asked and room.seq > after)


def view_of(room: Room, seat: int) -> dict[str, Any]:
    info: dict[str, Any] = {"table": room.table.id, "game": room.table.game, "seat": seat, "seq": room.seq, "state": room.table.state}
    if room.play is None:
        return {**info, "decision": None, "visible": {}, "remembered": {}}
    game = room.play.game
    view = room.play.view(seat)
    decision = room.play.decision(seat)
    asked = {"kind": decision.kind, "options": list(decision.options), "args": decision.args} if decision else None
    outcome = game.outcome
    if outcome is not None:
        info["outcome"] = {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason}
    return {**info, "decision": asked, "visible": view.visible, "remembered": view.remembered}


@router.post("", response_model=wire.BotView)
async def answer(wish: wishes.BotAnswer, request: Request) -> JSONResponse:
    """Choose an option by its name."""
    room, link = await seat_of(request)
    seat = link.seats[0]
    try:
        await room.carry(room.answer, room.table.playing(seat), wish.seq, wish.option)
    except Refused as refused:
        if refused.code != "repeated":
            raise
    async with room.lock:
        return JSONResponse(view_of(room, still_valid(room, link).seats[0]))
