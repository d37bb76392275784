"""Guards the application: limits size, origin and rate of requests, and adds headers to every answer."""

from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deska.table.refusals import Refused
from deska.web.errors import refusal_response
from deska.web.hops import is_hop
from deska.web.limits import Limits, address_of, is_foreign
from deska.web.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
SMALL: Final = 65_536
"""The most bytes of a request, unless it imports a game."""
OWNER: Final = "X-Deska-Owner"
"""The header that names the server that gave an answer."""
TABLE: Final = "X-Deska-Table"
"""The header that names the table, if this very server plays it: a proxy may send all that is about the table here."""
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """An ASGI middleware."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, server: str, plays: Callable[[str], bool]) -> None:
        self.app = app
        self.settings = settings
        self.server = server
        self.plays = plays
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sent = self.with_headers(send, scope["path"])
        refused = None if is_hop(scope) else self.refusal(scope)
        if refused is not None:
            await refusal_response(refused, HTTPConnection(scope))(scope, receive, sent)
            return
        await self.app(scope, limited(receive, self.most_body(scope)), sent)

    def most_body(self, scope: Scope) -> int:
        """The most bytes of a body. Only imports may be large: other bodies are read in the loop that serves everybody."""
        return self.settings.most_body if scope["path"] == "/api/tables/import" else min(self.settings.most_body, SMALL)

    def refusal(self, scope: Scope) -> Refused | None:
        address = address_of(scope)
        if scope["method"] in SAFE:
            reads = scope["path"].startswith("/api")
            return Refused("too-fast") if reads and not self.limits.reading.take(address) else None
        if is_foreign(HTTPConnection(scope), self.settings):
            return Refused("foreign-origin")
        if not self.limits.writing.take(address):
            return Refused("too-fast")
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > self.most_body(scope):
            return Refused("too-large")
        return None

    def with_headers(self, send: Send, path: str) -> Send:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if path.startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                    headers.setdefault(OWNER, self.server)  # an answer that was passed on has that of the server that gave it
                    if self.plays(table := table_in(path)):
                        headers.setdefault(TABLE, table)
            await send(message)

        return sent


def table_in(path: str) -> str:
    """The table that a path is about; empty if it is about none."""
    parts = path.split("/")
    return parts[3] if len(parts) > 3 and parts[1:3] == ["api", "tables"] else ""


def limited(receive: Receive, most: int) -> Receive:
    """Count the bytes of a body while it comes: its stated length may be missing or wrong."""
    read = 0

    async def counted() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise HTTPException(413)
        return message

    return counted
