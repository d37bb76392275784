"""`python -m tests.web.attack PORT SEED SECONDS FRAMES REQUESTS IMPORTS TABLE…`: a day's worth of hostility against a server on loopback.

All of it comes from addresses 127.1.x.y, so that limits for one address do not shield the server from the rest.
What was sent is printed as JSON.
"""

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import deska
from deska.kernel.rng import seeded
from tests.web.test_hostile import BAD

SOCKETS: Final = 8
CALLERS: Final = 8
BRINGERS: Final = 2
LORISES: Final = 20
GONE: Final = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError, ValueError)
OPTIONS: Final = ("draw", "done", "pass", "end", "take:elf-blue", "lay:orc-red", "", "x" * 199, "\u0000", "choose:1")
VERBS: Final = ("join", "leave", "free", "chair", "start", "pause", "resume", "close", "rename", "level", "webhook", "takeover", "handback")
PATHS: Final = ("", "/log", "/over", "/replay?step=0", "/replay?step=99999", "/export", "/export?seat=1", "/log?seat=0", "/socket")


class Attack:
    """One attacker with many addresses: the work left to send, and the time until which it is sent."""

    def __init__(self, port: int, seed: int, seconds: float, tables: list[str]) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.until = time.monotonic() + seconds
        self.tables = tables
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        game = deska.new("ethnos", 4, seed)
        rng = seeded(seed)
        while game.pending is not None:
            game.apply(game.legal[rng.below(len(game.legal))])
        self.record = game.record()

    def address(self) -> str:
        return f"127.1.{self.rng.randrange(200)}.{self.rng.randrange(1, 255)}"

    def goes_on(self, kind: str, most: int) -> bool:
        return self.sent[kind] < most and time.monotonic() < self.until

    # --- frames

    async def frames(self, most: int) -> None:
        while self.goes_on("frames", most):
            try:
                await self.one_socket(most)
            except GONE:
                await asyncio.sleep(0.01)

    async def one_socket(self, most: int) -> None:
        table = self.rng.choice(self.tables)
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?since={self.rng.choice((0, 0, 5, 99999))}"
        async with connect(
            url, local_addr=(self.address(), 0), compression=None, max_size=None, open_timeout=20, close_timeout=1
        ) as socket:
            reading = asyncio.create_task(self.read(socket))
            try:
                while self.goes_on("frames", most) and not reading.done():
                    await socket.send(self.frame())
                    self.sent["frames"] += 1
                    await asyncio.sleep(0.001 if self.rng.random() < 0.9 else 0.05)
            finally:
                reading.cancel()

    async def read(self, socket: Any) -> None:
        async for text in socket:
            self.answers[f"frame {json.loads(text)['type']}"] += 1

    def frame(self) -> str | bytes:
        rng = self.rng
        kinds: tuple[Callable[[], str | bytes], ...] = (
            lambda: rng.choice(BAD),
            lambda: rng.randbytes(rng.randrange(200)),
            lambda: json.dumps({"type": "choose", "seq": rng.randrange(500), "option": rng.choice(OPTIONS), "seat": rng.randrange(4)}),
            lambda: json.dumps({"type": rng.choice(("undo", "restart")), "seq": rng.randrange(500), "seat": rng.randrange(4)}),
            lambda: json.dumps({"type": "propose", "kind": "undo", "seat": rng.randrange(4)}),
            lambda: json.dumps({"type": "vote", "proposal": "x", "yes": True}),
            lambda: json.dumps({"type": "chat", "text": "x" * rng.randrange(500)}),
            lambda: json.dumps({"type": "note", "text": "x" * rng.randrange(9000), "seat": rng.randrange(4)}),
            lambda: json.dumps({"type": "seat", "seat": rng.randrange(-1, 6)}),
            lambda: json.dumps({"type": "lang", "lang": rng.choice(("cs", "en"))}),
            lambda: json.dumps({"type": "since", "seq": 0}),
            lambda: json.dumps({"type": "hint", "seat": rng.randrange(4)}),
            lambda: json.dumps({"type": "foresee", "seq": rng.randrange(20), "option": "draw", "seat": rng.randrange(4)}),
            lambda: json.dumps({"type": "pace", "pace": "slow"}),
            lambda: json.dumps({"type": "hush", "turn": True, "seat": rng.randrange(4)}),
        )
        return rng.choice(kinds)()

    # --- requests

    async def requests(self, kind: str, most: int, make: Callable[[], bytes]) -> None:
        while self.goes_on(kind, most):
            try:
                await self.one_connection(kind, most, make)
            except GONE:
                await asyncio.sleep(0.01)

    async def one_connection(self, kind: str, most: int, make: Callable[[], bytes]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address(), 0))
        try:
            for _ in range(self.rng.randrange(1, 30)):
                if not self.goes_on(kind, most):
                    return
                writer.write(make())
                self.sent[kind] += 1
                async with asyncio.timeout(30):
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
                    await reader.readexactly(int(length.partition(b":")[2]))
                self.answers[f"{kind} {head.split()[1].decode()}"] += 1
        finally:
            writer.close()

    def request(self) -> bytes:
        rng = self.rng
        table = rng.choice((*self.tables, "aaaaaaaa", "%00", "a" * rng.randrange(1, 3000)))
        kinds: tuple[Callable[[], bytes], ...] = (
            lambda: get(rng.choice(("/", "/api/games", "/api/tables", "/api/tables/mine", "/api/health", "/api/docs", "/x.js"))),
            lambda: get(f"/api/tables/{table}{rng.choice(PATHS)}"),
            lambda: get("/" + "a" * rng.randrange(8000)),
            lambda: post("/api/tables", {"game": "ethnos", "seats": rng.randrange(8), "public": True}),
            lambda: post("/api/tables", {"game": "ethnos", "seats": 4, "variant": {"tribes": ["\ud800"] * rng.randrange(50)}}),
            lambda: post(f"/api/tables/{table}/{rng.choice(VERBS)}", {"seat": rng.randrange(6), "name": "Eve", "kind": "open"}),
            lambda: post("/api/link", {"secret": rng.randbytes(16).hex()}),
            lambda: post("/api/bot", {"seq": 0, "option": "draw"}),
            lambda: post("/api/tables", rng.choice(([], {}, None, "x", {"game": []}, {"seats": 1e300}))),
            lambda: rng.randbytes(rng.randrange(1, 400)) + b"\r\n\r\n",
            lambda: f"{rng.choice(('PUT', 'DELETE', 'BREW'))} /api/tables/{rng.choice(self.tables)} HTTP/1.1\r\nHost: x\r\n\r\n".encode(),
        )
        return rng.choice(kinds)()

    def importing(self) -> bytes:
        """A whole game, spoilt in some place."""
        rng = self.rng
        record = json.loads(json.dumps(self.record))
        choices = record["choices"]
        spoil = rng.randrange(6)
        if spoil == 0:
            choices[rng.randrange(len(choices))] = rng.choice(OPTIONS)
        elif spoil == 1:
            record[rng.choice(list(record))] = rng.choice((None, -1, [], {}, "x", 1e308, "\ud800"))
        elif spoil == 2:
            record["choices"] = choices * rng.randrange(2, 40)
        elif spoil == 3:
            del choices[rng.randrange(len(choices))]
        elif spoil == 4:
            choices.append("draw@0")
        return post("/api/tables/import", {"game": record})

    # --- connections that never say what they want

    async def lorises(self) -> None:
        slow: list[asyncio.StreamWriter] = []
        while time.monotonic() < self.until:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address(), 0))
                writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
                slow.append(writer)
                self.sent["lorises"] += 1
                for other in slow[-LORISES:]:
                    other.write(b"x")
            except OSError:
                pass
            while len(slow) > 10 * LORISES:
                slow.pop(0).close()
            await asyncio.sleep(0.05)

    async def run(self, frames: int, requests: int, imports: int) -> None:
        slow = asyncio.create_task(self.lorises())
        work: list[Awaitable[None]] = [self.frames(frames) for _ in range(SOCKETS)]
        work += [self.requests("requests", requests, self.request) for _ in range(CALLERS)]
        work += [self.requests("imports", imports, self.importing) for _ in range(BRINGERS)]
        await asyncio.gather(*work)
        slow.cancel()


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()


def post(path: str, body: Any) -> bytes:
    data = json.dumps(body).encode()
    return f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data


def main() -> None:
    port, seed, seconds, frames, requests, imports = map(int, sys.argv[1:7])
    attack = Attack(port, seed, seconds, sys.argv[7:])
    asyncio.run(attack.run(frames, requests, imports))
    print(json.dumps({"sent": attack.sent, "answers": dict(sorted(attack.answers.items()))}))


if __name__ == "__main__":
    main()
