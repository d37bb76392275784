"""The health of the server: does it answer, and can it do its work?"""

import time
from asyncio import Lock, timeout
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

import deska
from deska.table.refusals import NotSaved, Refused
from deska.table.writer import Writer
from deska.table.writes import beat
from deska.web import wire
from deska.web.context import context
from deska.web.times import now_ms

router = APIRouter(prefix="/api/health", tags=["server"])
FRESH: Final = 1.0
"""Seconds for which an answer is kept, so that asking often costs nothing."""
PATIENCE: Final = 5.0
"""Seconds after which a database that has not written one row counts as broken."""


class Pulse:
    """Writes a row to see whether the database can be written."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.lock = Lock()
        self.at = float("-inf")
        self.beats = False

    async def is_ready(self) -> bool:
        async with self.lock:
            if time.monotonic() - self.at > FRESH:
                self.beats = await self.try_writing()
                self.at = time.monotonic()
            return self.beats

    async def try_writing(self) -> bool:
        try:
            async with timeout(PATIENCE):
                await self.writer.write([beat(now_ms())])
        except (NotSaved, TimeoutError):
            return False
        return True


@router.head("/live", include_in_schema=False)
@router.get("/live", response_model=wire.Health)
async def live(request: Request) -> JSONResponse:
    """The server answers; if it does not, start it again."""
    return well(request)


@router.head("", include_in_schema=False)
@router.get("", response_model=wire.Health)
async def ready(request: Request) -> JSONResponse:
    """The server can do its work: its database can be written. Else 503; starting it again would not help."""
    if not await context(request).pulse.is_ready():
        raise Refused("not-ready")
    return well(request)


def well(request: Request) -> JSONResponse:
    return JSONResponse({"status": "ok", "version": deska.__version__, "tables": len(context(request).hub.rooms)})
