"""Measure how many tables one server carries: `deska bench --load`, or `python bench/load.py`, from the repository.

A server in a process of its own, with SQLite; many tables of Ethnos with two sockets each, and at every table a choice every
two seconds. Measured is the time from sending a choice to the other seat's new scene. Then the rate is raised until the slowest
hundredth takes longer than a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parents[1]
BAR_MS = 250.0
"""The most milliseconds that the slowest hundredth of the choices may take."""
LIMIT_MS = 1000.0
STEP_SECONDS = 15.0
FASTER = 1.25
SEATS = 2


class Server:
    """`deska serve` with room for this client: one address, many tables."""

    def __init__(self, folder: Path) -> None:
        most = dict.fromkeys(("TABLES", "REQUESTS", "MESSAGES", "NEWCOMERS", "OPENINGS", "CONNECTIONS"), "100000")
        limits = {**{f"MOST_{name}": value for name, value in most.items()}, "WORKERS": "1", "LOG_LEVEL": "WARNING"}
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **{f"DESKA_{name}": value for name, value in limits.items()}}
        command = [sys.executable, "-m", "deska.cli", "serve", "--no-open", "--port", "0", "--data", str(folder)]
        began = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.started = time.monotonic() - began
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
        self.cookie = ""

    def post(self, path: str, body: object) -> dict[str, object]:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        with urlopen(request) as answer:
            if cookie := answer.headers.get("Set-Cookie"):
                self.cookie = str(cookie).split(";")[0]
            data: dict[str, object] = json.loads(answer.read())
            return data

    def memory(self) -> float:
        """The resident set in MB; 0 if the system does not tell it."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.is_file():
            return 0.0
        return next(int(line.split()[1]) / 1024 for line in status.read_text().splitlines() if line.startswith("VmRSS"))

    def seconds(self) -> float:
        """The CPU time used so far."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.is_file():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Used:
    """Measures who uses the cores from now on: the server, these clients, and other processes, which spoil the figures."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.before = self.now()

    def now(self) -> tuple[float, float, float]:
        stat = Path("/proc/stat")
        if not stat.is_file():
            return 0.0, 0.0, 0.0
        ticks = [int(word) for word in stat.read_text().partition("\n")[0].split()[1:9]]
        own, clients = self.server.seconds(), time.process_time()
        return own, clients, (sum(ticks) - ticks[3] - ticks[4]) / os.sysconf("SC_CLK_TCK") - own - clients

    def line(self, seconds: float) -> str:
        shares = (100 * (now - before) / seconds for now, before in zip(self.now(), self.before, strict=True))
        return "of a core: server {:.0f} %, clients {:.0f} %, others {:.0f} %".format(*shares)


@dataclass
class Results:
    """The measurements of a stretch of time."""

    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def part(self, share: float) -> float:
        """The milliseconds that are not exceeded in that share of all cases."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def line(self) -> str:
        rate = len(self.waits) / self.seconds if self.seconds else 0.0
        return (
            f"{rate:7.1f} choices/s  median {self.part(0.5):6.1f} ms  p95 {self.part(0.95):6.1f} ms  "
            f"p99 {self.part(0.99):7.1f} ms  longest {self.part(1):7.1f} ms  errors {len(self.errors)}"
        )


class Table:
    """A table with a socket for each seat; the seat that is asked chooses."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self.name = name
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.frames: list[str] = [""] * SEATS
        self.seqs = [-1] * SEATS
        self.news = asyncio.Condition()
        self.over = False
        self.lost = ""

    async def open(self, port: int, cookie: str) -> None:
        for seat in range(SEATS):
            url = f"ws://127.0.0.1:{port}/api/tables/{self.name}/socket?seat={seat}"
            self.sockets.append(
                await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None, ping_interval=None)
            )

    async def listen(self, seat: int) -> None:
        try:
            async for message in self.sockets[seat]:
                text = str(message)
                if text.startswith('{"type":"state"'):
                    async with self.news:
                        self.frames[seat] = text
                        self.seqs[seat] = int(text[text.index('"seq":') + 6 : text.index(",", 20)])
                        self.news.notify_all()
                elif text.startswith('{"type":"over"'):
                    self.over = True
                elif text.startswith('{"type":"refused"') and '"code":"stale"' not in text and '"code":"not-asked"' not in text:
                    self.lost = text
        except WebSocketException as error:
            self.lost = repr(error)

    async def choose(self, results: Results) -> None:
        """Choose for the seat that is asked, if one is."""
        for seat in range(SEATS):
            tail = self.frames[seat].rpartition('"prompt":')[2]
            if tail.startswith('{"mine":true'):
                prompt, _ = json.JSONDecoder().raw_decode(tail)
                options = [option["name"] for option in prompt["options"]]
                await self.answer(seat, self.rng.choice(options), results)
                return

    async def answer(self, seat: int, option: str, results: Results) -> None:
        """Send a choice and wait until the other seat sees it."""
        seq = self.seqs[seat]
        began = time.perf_counter()
        await self.sockets[seat].send(json.dumps({"type": "choose", "seq": seq, "seat": seat, "option": option}))
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: self.seqs[1 - seat] > seq or bool(self.lost)), 30)
        results.waits.append(time.perf_counter() - began)

    async def play(self, period: float, until: float, results: Results) -> None:
        await asyncio.sleep(self.rng.uniform(0, period))
        while time.monotonic() < until and not self.over:
            began = time.monotonic()
            try:
                await self.choose(results)
            except (TimeoutError, WebSocketException, ValueError, KeyError) as error:
                results.errors.append(f"{self.name}: {error!r}")
                return
            if self.lost:
                results.errors.append(f"{self.name}: {self.lost}")
                return
            await asyncio.sleep(max(0.0, period - (time.monotonic() - began)))


async def stretch(tables: Sequence[Table], period: float, seconds: float) -> Results:
    """Let all tables play for a while, each with a choice every so many seconds."""
    results = Results()
    began = time.monotonic()
    await asyncio.gather(*(table.play(period, began + seconds, results) for table in tables))
    results.seconds = time.monotonic() - began
    return results


async def seated(server: Server, count: int) -> list[Table]:
    """Open so many tables, each with a socket for both seats."""
    rng = random.Random(1)
    wish = {"game": "ethnos", "seats": SEATS, "hot_seat": True, "chairs": [{"kind": "me"}, {"kind": "guest"}]}
    tables: list[Table] = []
    for _ in range(count):
        info = (await asyncio.to_thread(server.post, "/api/tables", wish))["table"]
        assert isinstance(info, dict)
        tables.append(Table(str(info["id"]), rng))
    for table in tables:
        await table.open(server.port, server.cookie)
    return tables


async def measure(server: Server, count: int, period: float, seconds: float, ramp: bool) -> int:
    empty = server.memory()
    tables = await seated(server, count)
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS)]
    while any(seq < 0 for table in tables for seq in table.seqs):
        await asyncio.sleep(0.1)
    each = 1024 * (server.memory() - empty) / count
    print(f"started in {server.started:.2f} s; {count} tables, {count * SEATS} sockets, {each:.0f} KB a table", flush=True)
    used = Used(server)
    results = await stretch(tables, period, seconds)
    print(results.line())
    played = server.memory()
    print(f"{used.line(results.seconds)}; server: {played:.0f} MB, {1024 * (played - empty) / count:.0f} KB a table", flush=True)
    passed = not results.errors and results.part(0.99) <= BAR_MS
    print(f"bar: no error, p99 at most {BAR_MS:.0f} ms: {'held' if passed else 'MISSED'}", flush=True)
    for error in results.errors[:5]:
        print(error)
    if ramp and not results.errors:
        await find_limit(tables, period)
    for task in listening:
        task.cancel()
    return 0 if passed else 1


async def find_limit(tables: Sequence[Table], period: float) -> None:
    """Play faster and faster, until the slowest hundredth takes longer than a second."""
    while True:
        period /= FASTER
        playing = [table for table in tables if not table.over]
        if len(playing) < len(tables):
            print(f"limit: not found before games were over; p99 stays below {LIMIT_MS:.0f} ms up to here")
            return
        results = await stretch(playing, period, STEP_SECONDS)
        print(results.line(), flush=True)
        if results.errors or results.part(0.99) > LIMIT_MS:
            print(f"limit: p99 passes {LIMIT_MS:.0f} ms at about {len(results.waits) / results.seconds:.0f} choices a second")
            return


def from_command_line(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="deska bench --load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--period", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--no-limit", action="store_true", help="do not look for the rate that is too much")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            return asyncio.run(measure(server, given.tables, given.period, given.seconds, not given.no_limit))
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(from_command_line())
