"""Hops: a request for a table that another server plays is passed on to that server, and its answer back.

A server proves with the other one's secret, which only those who share the database know, that it is one of them.
"""

import time
from asyncio import create_task, gather, sleep, wait
from collections.abc import Coroutine
from contextlib import suppress
from secrets import compare_digest
from typing import TYPE_CHECKING, Any, Final, TypeVar

from fastapi import Request, WebSocket
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from deska.table.leases import Elsewhere, Peer
from deska.table.refusals import Refused
from deska.web.limits import address_of

if TYPE_CHECKING:
    from deska.web.hub import Hub

SECRET: Final = "x-deska-hop"
CLIENT: Final = "x-deska-client"
SCHEME: Final = "x-deska-scheme"
MOVED: Final = "x-deska-moved"
"""The answer of a server that does not play the table either: it has done nothing, so the request can be tried again."""
NOT_PASSED_ON: Final = frozenset(
    {SECRET, CLIENT, SCHEME, "x-deska-table", "connection", "keep-alive", "transfer-encoding", "content-length", "upgrade", "te"}
)
"""Headers that belong to one connection and are not passed on."""
SAFE: Final = ("GET", "HEAD")
PATIENCE: Final = 12.0
"""Seconds in which a table has to find a new server when its own is gone."""
PAUSE: Final = 0.3
"""Seconds between two tries to find it."""
LONGEST: Final = 75.0
"""Seconds that an answer may take; programs wait for their turn up to a minute."""
RESTART: Final = 1012
"""The code of a socket that is closed because its server starts again."""
UNSAID: Final = (None, 1005, 1006)
"""Codes of a socket that was closed without a word."""
T = TypeVar("T")


class Gone(Exception):
    """The other server lives no more."""


def is_hop(scope: Scope) -> bool:
    """True if another server has passed this on; it has checked limits and origin."""
    return bool(scope.get("deska.hop"))


class Hopping:
    """An ASGI middleware that knows hops by their secret, and restores whom they come from."""

    def __init__(self, app: ASGIApp, hub: "Hub") -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            secret = headers.get(SECRET)
            if secret is not None and compare_digest(secret.encode(), self.hub.leases.me.secret.encode()):
                if scope.get("client"):
                    self.hub.neighbours.add(address_of(scope))
                scope.update({"deska.hop": True, "client": (headers.get(CLIENT, ""), 0), "scheme": headers.get(SCHEME, scope["scheme"])})
        await self.app(scope, receive, send)


def hop_headers(connection: HTTPConnection, peer: Peer) -> dict[str, str]:
    client = connection.client.host if connection.client else ""
    return {SECRET: peer.secret, CLIENT: client, SCHEME: connection.url.scheme}


class Hops:
    """Passes requests and sockets on."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.client: Any = None

    def http(self) -> Any:
        """The HTTP client; a server that is alone never needs it."""
        if self.client is None:
            import httpx

            limits = httpx.Limits(max_connections=None, max_keepalive_connections=50)
            self.client = httpx.AsyncClient(timeout=httpx.Timeout(LONGEST, connect=2.0), limits=limits, trust_env=False)
        return self.client

    async def close(self) -> None:
        if self.client is not None:
            await self.client.aclose()

    async def pass_on(self, request: Request, elsewhere: Elsewhere) -> Response:
        """The answer of the server that plays the table, whichever that is by then."""
        self.hub.metrics.hops.labels("request").inc()
        body = await request.body()
        until = time.monotonic() + PATIENCE
        peer = elsewhere.peer
        while True:
            answer = await self.ask(request, peer, body)
            if answer is not None and MOVED not in answer.headers:
                return answer
            if time.monotonic() > until:
                raise Refused("busy")
            await sleep(PAUSE)
            peer = await self.hub.player_of(elsewhere.table)

    async def ask(self, request: Request, peer: Peer, body: bytes) -> Response | None:
        """The answer of a server; None if it certainly did nothing."""
        import httpx

        passed = {name: value for name, value in request.headers.items() if name not in NOT_PASSED_ON}
        headers = {**passed, "accept-encoding": "identity", **hop_headers(request, peer)}
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        try:
            answer = await self.while_alive(peer, self.http().request(request.method, peer.address + path, content=body, headers=headers))
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return None
        except (httpx.HTTPError, Gone):
            if request.method in SAFE:
                return None
            raise Refused("not-saved") from None  # it may have arrived: whoever asked has to look
        response = Response(answer.content, answer.status_code)
        response.raw_headers = [(name.lower(), value) for name, value in answer.headers.raw if name.lower().decode() not in NOT_PASSED_ON]
        response.headers["content-length"] = str(len(answer.content))
        return response

    async def while_alive(self, peer: Peer, work: Coroutine[Any, Any, T]) -> T:
        """Do something with another server; raise Gone if that dies meanwhile: a paused machine does not even hang up."""
        task = create_task(work)
        try:
            while not (await wait([task], timeout=PAUSE))[0]:
                if peer.id not in {known.id for known in self.hub.sharing.peers}:
                    raise Gone
            return task.result()
        finally:
            task.cancel()
            await gather(task, return_exceptions=True)

    # --- sockets

    async def pause(self, socket: WebSocket) -> None:
        """Wait a little before the next try; refused if the table has found no server for too long."""
        since = socket.scope.setdefault("deska.since", time.monotonic())
        if time.monotonic() - since > PATIENCE:
            raise Refused("busy")
        await sleep(PAUSE)

    async def relay(self, socket: WebSocket, peer: Peer) -> bool:
        """Join a socket to the server that plays its table, until one end closes; False if that cannot be reached."""
        url = peer.address.replace("http", "ws", 1) + socket.url.path + (f"?{socket.url.query}" if socket.url.query else "")
        names = ("cookie", "accept-language", "user-agent")
        headers = {name: socket.headers[name] for name in names if name in socket.headers}
        try:
            far = await connect(
                url,
                additional_headers=headers | hop_headers(socket, peer),
                compression=None,
                max_size=None,
                open_timeout=2,
                close_timeout=1,
                proxy=None,
            )
        except ConnectionRefusedError:  # its machine lives, but not its process; who is only cut off keeps silent
            await self.hub.bury(peer)
            return False
        except (OSError, WebSocketException, TimeoutError):
            return False
        self.hub.metrics.hops.labels("socket").inc()
        await socket.accept()
        with suppress(Gone):
            await self.while_alive(peer, both_ways(socket, far))
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(far.close_code if far.close_code not in UNSAID else RESTART)
        await far.close()
        return True


async def both_ways(near: WebSocket, far: ClientConnection) -> None:
    """Carry messages both ways until one end closes."""
    outward = create_task(carry_out(near, far))
    try:
        with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
            async for message in far:
                await near.send_text(message if isinstance(message, str) else message.decode())
    finally:
        outward.cancel()
        await gather(outward, return_exceptions=True)


async def carry_out(near: WebSocket, far: ClientConnection) -> None:
    """Carry messages from the near end; when it closes, so does the far one."""
    with suppress(ConnectionClosed):
        while (message := await near.receive())["type"] == "websocket.receive":
            text = message.get("text")
            await far.send(text if text is not None else message.get("bytes") or b"")
    await far.close()
