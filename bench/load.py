"""Measure how many tables servers carry: `deska bench --load`, or `python bench/load.py`, from the repository.

Tables of Ethnos with two sockets each, and at every table a choice every two seconds. Measured is the time from sending a choice to the
other seat's new scene. Then the rate is raised until the slowest hundredth takes longer than the bar allows, and up to a second.
One server with SQLite, unless `--servers 3` asks for several with PostgreSQL. `--bots 200` lets tables of bots play beside the people.
`--sleeping 100000` measures the start and the lobby with so many tables that nobody plays.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
for place in (HERE, HERE.parent):  # run by path (runpy), neither is on it; the database is started as the tests do
    if str(place) not in sys.path:
        sys.path.insert(0, str(place))

from hosts import Server, Used, interpreter, total_memory  # noqa: E402
from windows import SEATS, Results, Table  # noqa: E402

BAR_MS = 250.0
"""The most milliseconds that the slowest hundredth of the choices may take."""
LIMIT_MS = 1000.0
STEP_SECONDS = 15.0
FASTER = 1.15
PEOPLE = {"game": "ethnos", "seats": SEATS, "hot_seat": True, "chairs": [{"kind": "me"}, {"kind": "guest"}]}
BOTS = {"game": "ethnos", "seats": SEATS, "chairs": [{"kind": "bot"}, {"kind": "bot"}], "pace": "none"}


async def stretch(tables: Sequence[Table], period: float, seconds: float) -> Results:
    """Let all tables play for a while, each with a choice every so many seconds."""
    results = Results()
    began = time.monotonic()
    await asyncio.gather(*(table.play(period, began + seconds, results) for table in tables))
    results.seconds = time.monotonic() - began
    return results


async def opened(servers: Sequence[Server], count: int) -> list[Table]:
    """Open so many tables, spread over the servers, each with a socket for both seats, and wait until they are shown."""
    rng = random.Random(1)
    tables: list[Table] = []
    for number in range(count):
        server = servers[number % len(servers)]
        info = (await asyncio.to_thread(server.post, "/api/tables", PEOPLE))["table"]
        assert isinstance(info, dict)
        table = Table(str(info["id"]), rng)
        await table.open(server.port, server.cookie)
        tables.append(table)
    while not all(table.is_shown for table in tables):
        await asyncio.sleep(0.1)
    return tables


async def measure(servers: Sequence[Server], given: argparse.Namespace, database: int) -> int:
    await opened(servers, len(servers))  # the first tables read texts and pictures, which all others share
    empty = total_memory(servers)
    tables = await opened(servers, given.tables)
    each = 1024 * (total_memory(servers) - empty) / given.tables
    print(
        f"started in {servers[0].started:.2f} s; {given.tables} tables, {given.tables * SEATS} sockets, {each:.0f} KB a table", flush=True
    )
    for number in range(given.bots):
        await asyncio.to_thread(servers[number % len(servers)].post, "/api/tables", BOTS)
    bots_before = by_bots(servers) if given.bots else 0
    used = Used(servers, database)
    results = await stretch(tables, given.period, given.seconds)
    print(results.line())
    if given.bots:
        print(f"{given.bots} tables of bots made {(by_bots(servers) - bots_before) / results.seconds:.0f} choices/s meanwhile")
    played = total_memory(servers)
    print(f"{used.line(len(results.waits))}; {played:.0f} MB, {1024 * (played - empty) / given.tables:.0f} KB a table", flush=True)
    passed = not results.errors and results.part(0.99) <= BAR_MS
    print(f"bar: no error, p99 at most {BAR_MS:.0f} ms: {'held' if passed else 'MISSED'}", flush=True)
    for error in results.errors[:5]:
        print(error)
    if not given.no_limit and not results.errors:
        await find_limit(servers, tables, given.period, database)
    return 0 if passed else 1


def by_bots(servers: Sequence[Server]) -> float:
    """The choices that servers and bots have made."""
    return sum(server.metric('deska_choices_total{by="table"}') for server in servers)


async def find_limit(servers: Sequence[Server], tables: Sequence[Table], period: float, database: int) -> None:
    """Play faster and faster, until the slowest hundredth takes longer than the bar, and then longer than a second."""
    held = 0.0
    while True:
        period /= FASTER
        playing = [table for table in tables if not table.over]
        if len(playing) < len(tables) / 2:
            print(f"limit: not found before most games were over; p99 held {BAR_MS:.0f} ms up to {held:.0f} choices a second")
            return
        used = Used(servers, database)
        results = await stretch(playing, period, STEP_SECONDS)
        print(f"{results.line()}; {used.line(len(results.waits))}", flush=True)
        held = max(held, results.rate) if results.part(0.99) <= BAR_MS else held
        if results.errors or results.part(0.99) > LIMIT_MS:
            print(f"limit: p99 held {BAR_MS:.0f} ms up to {held:.0f} choices a second, and passed {LIMIT_MS:.0f} ms at {results.rate:.0f}")
            return


def sleeping(folder: Path, count: int, compiled: bool) -> int:
    """Put so many tables into a database, then measure how fast a server starts with it and answers who asks for the lobby."""
    first = Server(folder, compiled)
    first.post("/api/tables", {**PEOPLE, "public": True})
    first.stop()
    multiply(folder / "deska.db", count)
    server = Server(folder, compiled)
    try:
        server.cookie = first.cookie
        waits = sorted(timed(server, "/api/tables") for _ in range(50))
        print(f"{count} sleeping tables: started in {server.started:.2f} s; lobby: median {waits[25]:.1f} ms, longest {waits[-1]:.1f} ms")
        return 0 if server.started < 5 and waits[25] <= 50 else 1
    finally:
        server.stop()


def timed(server: Server, path: str) -> float:
    """The milliseconds until an answer."""
    began = time.perf_counter()
    server.get(path)
    return 1000 * (time.perf_counter() - began)


def multiply(database: Path, count: int) -> None:
    """Copy the one table of a database until there are so many that everybody may watch; only the first one belongs to who asks."""
    with sqlite3.connect(database) as connection:
        (name,) = connection.execute("SELECT id FROM tables").fetchone()
        for kind, key in (("tables", "id"), ("chairs", "table_id"), ("leases", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({kind})") if row[1] != key]
            copied = ", ".join("hex(randomblob(32))" if column == "invite" else column for column in columns)
            connection.executemany(
                f"INSERT INTO {kind} ({key}, {', '.join(columns)}) SELECT ?, {copied} FROM {kind} WHERE {key} = ?",
                ((f"s{number:07d}", name) for number in range(1, count)),
            )


@contextmanager
def several(given: argparse.Namespace) -> Iterator[tuple[list[Server], int]]:
    """The servers to be measured, and the process of their database; 0 for SQLite, which has none."""
    with ExitStack() as stack:
        database, process = "", 0
        if given.servers > 1:
            from tests.postgres import Postgres

            cluster = Postgres(fsync=True)
            stack.callback(cluster.stop)
            database, process = cluster.fresh(), cluster.process.pid
        servers: list[Server] = []
        for _ in range(given.servers):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            server = Server(Path(folder), given.compiled, database, given.workers)
            stack.callback(server.stop)
            servers.append(server)
        yield servers, process


def from_command_line(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="deska bench --load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--period", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--no-limit", action="store_true", help="do not look for the rate that is too much")
    parser.add_argument("--compiled", action="store_true", help="the server of .venv-compiled (make compiled)")
    parser.add_argument("--servers", type=int, default=1, help="more than one share a PostgreSQL that is started for them")
    parser.add_argument("--workers", type=int, default=1, help="processes of each server in which bots think")
    parser.add_argument("--bots", type=int, default=0, help="tables of bots alone that play beside")
    parser.add_argument("--sleeping", type=int, default=0, help="only measure the start and the lobby with so many sleeping tables")
    given = parser.parse_args(arguments)
    print(f"servers run on {interpreter(given.compiled)}", flush=True)
    if given.sleeping:
        with tempfile.TemporaryDirectory() as folder:
            return sleeping(Path(folder), given.sleeping, given.compiled)
    with several(given) as (servers, database):
        return asyncio.run(measure(servers, given, database))


if __name__ == "__main__":
    sys.exit(from_command_line())
