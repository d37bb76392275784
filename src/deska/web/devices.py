"""Devices: each is known by an unguessable cookie, and by nothing else."""

import secrets
from asyncio import to_thread
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from deska.table.refusals import Refused
from deska.table.writes import new_device
from deska.web.times import now_ms

if TYPE_CHECKING:
    from deska.web.hub import Hub

COOKIE: Final = "deska"
AGE: Final = 400 * 24 * 3600
"""Seconds that the cookie is kept; browsers allow no more."""
MOST_KNOWN: Final = 10_000
NOBODY: Final = ""
SECRET_BYTES: Final = 16


def new_secret() -> str:
    """128 bits for a link or a cookie."""
    return secrets.token_urlsafe(SECRET_BYTES)


class Devices:
    """Finds devices by their cookies; those seen lately are kept in memory."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.known: OrderedDict[str, str] = OrderedDict()

    async def who(self, connection: HTTPConnection) -> str:
        """The device behind a request; NOBODY if it has no valid cookie."""
        token = connection.cookies.get(COOKIE, "")
        if not 0 < len(token) <= 100:
            return NOBODY
        device = self.known.get(token)
        if device is None or device in self.hub.banned:
            device = await to_thread(self.hub.store.device, token)
        if device:
            self.hub.banned.discard(device)
            self.remember(token, device)
        return device or NOBODY

    async def somebody(self, connection: HTTPConnection) -> str:
        """The device behind a request; refused if it has no valid cookie."""
        device = await self.who(connection)
        if not device:
            raise Refused("nobody")
        return device

    async def check_ban(self, connection: HTTPConnection) -> None:
        """Refuse somebody who was banned; otherwise they would just become a new device."""
        token = connection.cookies.get(COOKIE, "")
        if 0 < len(token) <= 100 and await to_thread(self.hub.store.is_banned, token):
            raise Refused("banned")

    async def greet(self) -> tuple[str, str]:
        """A new device, and its cookie."""
        device, token = secrets.token_hex(8), new_secret()
        await self.hub.writer.write([new_device(device, token, now_ms())])
        self.remember(token, device)
        return device, token

    def remember(self, token: str, device: str) -> None:
        self.known[token] = device
        self.known.move_to_end(token)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)


def set_cookie(response: Response, token: str, secure: bool) -> None:
    if token:
        response.set_cookie(COOKIE, token, max_age=AGE, path="/api", httponly=True, samesite="strict", secure=secure)
