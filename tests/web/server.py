"""A server on loopback, and people who talk to it by HTTP and sockets."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from deska.bots.study import Study
from deska.kernel import Game
from deska.table.words import texts_of
from deska.web.app import make_app
from deska.web.command import server_config
from deska.web.frames import DOWN
from deska.web.hub import Hub
from deska.web.inspecting import Inspector
from deska.web.settings import Settings
from deska.web.thinking import Advice, Thinkers, advise, decide

PATIENCE = 60.0
WORLDS_AT_ONCE = 2
"""Hints are made better after so many worlds."""
GENEROUS = {
    "most_requests": 10_000,
    "most_messages": 10_000,
    "most_newcomers": 100_000,
    "most_openings": 10_000,
    "most_connections": 10_000,
}
"""Limits high enough for tests, in which all guests have one address."""


class Inline(Thinkers):
    """Bots that think in the test's own process; the pool has tests of its own."""

    def __init__(self) -> None:
        super().__init__(1)

    def start(self) -> Any:
        return None

    async def choose(self, game: Game, seat: int, level: str, seconds: float = 0.0, is_urgent: bool = True) -> str:
        return decide(game, seat, level, 7, seconds)

    async def advise(self, game: Game, study: Study, lang: str, names: tuple[str, ...]) -> Advice:
        return advise(game, study, study.worlds + WORLDS_AT_ONCE, 0.0, texts_of(game.spec, lang, names))


class Idle(Inline):
    """Bots that come to no choice, so that a game which people have left stands still."""

    async def choose(self, game: Game, seat: int, level: str, seconds: float = 0.0, is_urgent: bool = True) -> str:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets that event")


class Beside(Inspector):
    """Games are played again in a thread of the test's own process; the worker has tests of its own."""

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        return await asyncio.to_thread(work, *args, **kwargs)


class Place:
    """A running server."""

    def __init__(self, hub: Hub, port: int) -> None:
        self.hub = hub
        self.port = port
        self.guests: list[Guest] = []

    def guest(self) -> "Guest":
        """Somebody with a browser of their own."""
        guest = Guest(self.port)
        self.guests.append(guest)
        return guest


class Guest:
    """A browser: one cookie jar, any number of sockets."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.answer(await self.http.get(path, params=query), status)

    async def post(self, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        return self.answer(await self.http.post(path, json={} if body is None else body, headers=headers), status)

    def answer(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text
        return response.json()

    async def open(self, **wish: Any) -> str:
        """Open a table and return its id."""
        opened = await self.post("/api/tables", {"game": "ethnos", "seats": 2, "pace": "none", **wish}, 201)
        return str(opened["table"]["id"])

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @asynccontextmanager
    async def sit(self, table: str, query: str = "", **headers: str) -> AsyncIterator["Window"]:
        """A socket to a table."""
        own = {"Cookie": self.cookie()} if self.cookie() else {}
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{query}"
        async with connect(url, additional_headers={**own, **headers}, compression=None, max_size=None, close_timeout=2) as connection:
            yield Window(connection)


class Window:
    """An open socket. Every frame that comes is checked against the wire."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        """The newest state."""

    async def send(self, type_: str, **values: Any) -> None:
        await self.connection.send(json.dumps({"type": type_, **values}))

    async def send_text(self, text: str) -> None:
        await self.connection.send(text)

    async def frame(self, patience: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(patience):  # `wait_for` of Python 3.11 may swallow the end of a task
            text = await self.connection.recv()
        DOWN.validate_json(text)
        frame: dict[str, Any] = json.loads(text)
        self.frames.append(frame)
        if frame["type"] == "state":
            if "change" in frame:
                assert frame["after"] == self.last["seq"]
                frame["scene"] = merged(self.last["scene"], frame["change"])
            self.last = frame
        return frame

    async def until(self, wanted: str | Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> dict[str, Any]:
        """The next frame of a type, or the next one that the condition accepts."""
        while True:
            frame = await self.frame(patience)
            if frame["type"] == wanted if isinstance(wanted, str) else wanted(frame):
                return frame

    async def asked(self) -> list[str]:
        """Wait until this seat is asked, and return its options."""
        while not (options := options_of(self.last)):
            await self.until("state")
        return options

    async def choose(self, option: str, **more: Any) -> dict[str, Any]:
        """Choose and wait for the state that acknowledges it."""
        seq = self.last["seq"]
        await self.send("choose", seq=seq, option=option, **more)
        return await self.until(lambda frame: frame["type"] == "refused" or (frame["type"] == "state" and frame["seq"] > seq))

    async def drain(self, seconds: float = 0.4) -> None:
        """Read until nothing more comes."""
        while True:
            try:
                await self.frame(seconds)
            except TimeoutError:
                return

    async def closed(self) -> int:
        """Wait for the end of the socket and return its code."""
        try:
            while True:
                await self.frame()
        except ConnectionClosed:
            code = self.connection.close_code
            assert code is not None
            return code


def merged(scene: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The scene that a change makes of the one before it, as the page does it."""
    known = {zone["id"]: zone for zone in scene["zones"]}
    return {**change, "zones": [known[zone] if isinstance(zone, str) else zone for zone in change["zones"]]}


def options_of(state: dict[str, Any]) -> list[str]:
    prompt = state.get("scene", {}).get("prompt") if state else None
    return [option["name"] for option in prompt["options"]] if prompt and prompt["mine"] else []


async def eventually(wanted: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[Place]:
    """A server in this process, on a port of its own."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port = int(sock.getsockname()[1])
        chosen = Settings(data=folder, **{**GENEROUS, "internal": f"http://127.0.0.1:{port}", **settings})
        app = make_app(chosen)
        hub: Hub = app.state.context.hub
        hub.thinkers = Inline()
        hub.importer, hub.replayer, hub.foreseer = Beside(), Beside(), Beside()
        config = server_config(app, chosen)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server._serve([sock]))
        while not server.started:
            await asyncio.sleep(0.005)
        place = Place(hub, port)
        try:
            yield place
        finally:
            for guest in place.guests:
                await guest.http.aclose()
            server.should_exit = True
            await task
