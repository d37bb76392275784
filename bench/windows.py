"""Tables as people see them, for `bench/load.py`: sockets that read no more of a frame than they need, so that the server gets the cores.

A client of the websockets library costs half as much as the server that it measures; this one costs a tenth.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from base64 import b64encode
from dataclasses import dataclass, field

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SHORT, MIDDLE, LONG = 125, 126, 127
HARMLESS = (b'"code":"stale"', b'"code":"not-asked"')
PATIENCE = 30.0
"""Seconds after which a choice counts as lost."""
SEATS = 2


@dataclass
class Results:
    """The measurements of a stretch of time."""

    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds if self.seconds else 0.0

    def part(self, share: float) -> float:
        """The milliseconds that are not exceeded in that share of all cases."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def line(self) -> str:
        return (
            f"{self.rate:7.1f} choices/s  median {self.part(0.5):6.1f} ms  p95 {self.part(0.95):6.1f} ms  "
            f"p99 {self.part(0.99):7.1f} ms  longest {self.part(1):7.1f} ms  errors {len(self.errors)}"
        )


class Window(asyncio.Protocol):
    """A socket at one seat of a table. Frames are not parsed until somebody wants to choose."""

    def __init__(self, table: Table, seat: int, request: bytes) -> None:
        self.table = table
        self.seat = seat
        self.request = request
        self.buffer = bytearray()
        self.is_open = False
        self.seq = -1
        self.frame = b""
        """The last state."""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.lost = self.table.lost or f"socket closed: {exc!r}"
        self.table.stir()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                self.table.lost = bytes(self.buffer[:60]).decode(errors="replace")
            del self.buffer[: end + 4]
            self.is_open = True
        self.read_frames()

    def read_frames(self) -> None:
        """Take whole frames from the buffer; what a server sends is not masked."""
        start = 0
        while len(self.buffer) >= start + 2:
            size, head = self.buffer[start + 1], 2
            if size >= MIDDLE:
                head = 4 if size == MIDDLE else 10
                if len(self.buffer) < start + head:
                    break
                size = int.from_bytes(self.buffer[start + 2 : start + head])
            if len(self.buffer) < start + head + size:
                break
            self.heed(self.buffer[start], bytes(self.buffer[start + head : start + head + size]))
            start += head + size
        if start:
            del self.buffer[:start]

    def heed(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self.send(data, PONG)
        elif kind == CLOSE:
            self.table.lost = f"closed with {int.from_bytes(data[:2])}"
            self.table.stir()
        elif data.startswith(b'{"type":"state"'):
            start = data.index(b'"seq":') + 6
            self.seq = int(data[start : data.index(b",", start)])
            self.frame = data
            self.table.stir()
        elif data.startswith(b'{"type":"over"'):
            self.table.over = True
        elif data.startswith(b'{"type":"refused"') and not any(code in data for code in HARMLESS):
            self.table.lost = data.decode()
            self.table.stir()

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """Send a short frame; its mask is zero, which leaves the bytes as they are."""
        size = bytes([0x80 | len(data)]) if len(data) <= SHORT else bytes([0x80 | MIDDLE]) + len(data).to_bytes(2)
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + data)

    def options(self) -> list[str]:
        """The options of this seat; empty if it is not asked."""
        at = self.frame.rfind(b'"prompt":{"mine":true')
        if at < 0:
            return []
        prompt, _ = json.JSONDecoder().raw_decode(self.frame[at + len(b'"prompt":') :].decode())
        return [option["name"] for option in prompt["options"]]


class Table:
    """A table with a window for each seat; the seat that is asked chooses."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name = name
        self.rng = rng
        self.windows: list[Window] = []
        self.news = asyncio.Event()
        self.over = False
        self.lost = ""

    def stir(self) -> None:
        self.news.set()

    async def open(self, port: int, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            lines = (
                f"GET /api/tables/{self.name}/socket?seat={seat} HTTP/1.1",
                f"Host: 127.0.0.1:{port}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                f"Sec-WebSocket-Key: {b64encode(random.randbytes(16)).decode()}",
                f"Cookie: {cookie}",
            )
            window = Window(self, seat, ("\r\n".join(lines) + "\r\n\r\n").encode())
            await loop.create_connection(lambda window=window: window, "127.0.0.1", port)  # type: ignore[misc]
            self.windows.append(window)

    @property
    def is_shown(self) -> bool:
        return bool(self.lost) or all(window.seq >= 0 for window in self.windows)

    async def choose(self, results: Results) -> None:
        """Choose for the seat that is asked, if one is, and wait until the other seat sees it."""
        for window in self.windows:
            if options := window.options():
                seq, other = window.seq, self.windows[1 - window.seat]
                began = time.perf_counter()
                message = {"type": "choose", "seq": seq, "seat": window.seat, "option": self.rng.choice(options)}
                window.send(json.dumps(message, separators=(",", ":")).encode())
                async with asyncio.timeout(PATIENCE):
                    while other.seq <= seq and not self.lost:
                        self.news.clear()
                        await self.news.wait()
                results.waits.append(time.perf_counter() - began)
                return

    async def play(self, period: float, until: float, results: Results) -> None:
        """Choose every so many seconds; a choice is not made before the one before it is seen."""
        due = time.monotonic() + self.rng.uniform(0, period)
        while True:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if time.monotonic() >= until or self.over:
                return
            due = max(due + period, time.monotonic())
            try:
                await self.choose(results)
            except (TimeoutError, OSError, ValueError, KeyError) as error:
                self.lost = repr(error)
            if self.lost:
                results.errors.append(f"{self.name}: {self.lost}")
                return
