"""Three servers on PostgreSQL under load: they are killed and paused, the database restarts; no acknowledged choice is lost or doubled."""

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from deska.table.database import open_database
from deska.table.log import CHOICE
from deska.table.opening import check
from deska.table.store import Store
from deska.web.hub import known_game
from tests.postgres import Postgres
from tests.web.process import Process
from tests.web.server import Guest, options_of

SERVERS = 3
TABLES = 6
MANY = 25
PIECES = 4
"""The long run is a hundred kills in all, in pieces that can be run one after the other."""
BACK = 10.0
"""Seconds within which the tables of a dead server have to go on."""


@pytest.fixture
def database(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> str:
    url = cluster.fresh()
    monkeypatch.setenv("DESKA_DATABASE", url)
    return url


class Fleet:
    """Servers that come and go; people ask any of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count()
        self.servers = [self.new() for _ in range(SERVERS)]

    def new(self) -> Process:
        return Process(self.folder / str(next(self.numbers)))

    def replace(self, number: int) -> None:
        self.servers[number] = self.new()

    def end(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()


@contextmanager
def fleet(folder: Path) -> Iterator[Fleet]:
    ships = Fleet(folder)
    try:
        yield ships
    finally:
        ships.end()


def answers(seq: int, frame: dict[str, Any]) -> bool:
    """True if a frame acknowledges or refuses a choice that was made at this number."""
    is_newer: bool = frame["type"] == "state" and frame["seq"] > seq
    return is_newer or frame["type"] == "refused"


@dataclass
class Player:
    """Plays both seats of a table, at whichever server answers, and remembers what was acknowledged."""

    guest: Guest
    table: str
    fleet: Fleet
    rng: random.Random
    acknowledged: dict[int, str] = field(default_factory=dict)
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            self.guest.port = self.rng.choice(self.fleet.servers).port
            with suppress(WebSocketException, OSError, TimeoutError):
                await self.sit_and_play()
            await asyncio.sleep(0.1)

    async def sit_and_play(self) -> None:
        async with self.guest.sit(self.table) as window:
            await window.until("state", 5)
            while not window.last["scene"]["ended"]:
                seq, seat = window.last["seq"], window.last["asked"][0]
                if window.last["seat"] != seat:
                    await window.send("seat", seat=seat)
                    await window.until(lambda frame, seat=seat: frame["type"] == "state" and frame["seat"] == seat, 5)  # type: ignore[misc]
                    continue
                option = self.rng.choice(options_of(window.last))
                await window.send("choose", seq=seq, option=option, seat=seat)
                answer = await window.until(partial(answers, seq), 5)
                if answer["type"] == "refused":
                    return  # the table has moved on without this window: look at it again
                self.acknowledged[seq + 1] = option
                await asyncio.sleep(0.05)
        self.over = True


async def seated(ships: Fleet, rng: random.Random) -> list[Player]:
    players = []
    for number in range(TABLES):
        guest = Guest(ships.servers[number % SERVERS].port)
        table = await guest.open(hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}], pace="slow")
        await guest.http.aclose()
        players.append(Player(guest, table, ships, rng))
    return players


@asynccontextmanager
async def playing(ships: Fleet, seed: int) -> AsyncIterator[list[Player]]:
    players = await seated(ships, random.Random(seed))
    games = [asyncio.create_task(player.play()) for player in players]
    try:
        yield players
    finally:
        for game in games:
            game.cancel()
        for failure in await asyncio.gather(*games, return_exceptions=True):
            if isinstance(failure, Exception):
                raise failure


async def all_go_on(players: list[Player]) -> float:
    """Wait until every table has a new acknowledged choice, or is over; return how long that took."""
    began = time.monotonic()
    before = {player.table: len(player.acknowledged) for player in players}
    async with asyncio.timeout(60):
        for player in players:
            while len(player.acknowledged) == before[player.table] and not player.over:
                await asyncio.sleep(0.02)
    return time.monotonic() - began


def check_tables(database: str, players: list[Player]) -> None:
    """Every acknowledged choice is there once, and every table plays again exactly."""
    engine = open_database(database)
    try:
        for player in players:
            data = Store(engine).table(player.table)
            assert data is not None
            kept = {entry.n: entry.option for entry in data.entries if entry.kind == CHOICE}
            assert {n: option for n, option in player.acknowledged.items() if kept.get(n) != option} == {}
            assert [entry.n for entry in data.entries] == list(range(1, len(data.entries) + 1))
            assert check(data, known_game(data.table.game)) == ""
    finally:
        engine.dispose()


async def kill_some(ships: Fleet, times: int, seed: int) -> list[Player]:
    rng = random.Random(seed)
    players: list[Player] = []
    longest = 0.0
    for first in range(0, times, 5):  # new games from time to time: some of the old ones are over
        async with playing(ships, seed + first) as fresh:
            players += fresh
            await all_go_on(fresh)
            for number in range(first, min(first + 5, times)):
                victim = number % SERVERS
                ships.servers[victim].kill()
                longest = max(longest, await all_go_on(fresh))
                assert longest < BACK
                await asyncio.to_thread(ships.replace, victim)
                await asyncio.sleep(rng.uniform(0, 0.5))
    acknowledged = sum(len(player.acknowledged) for player in players)
    print(f"{times} kills, {len(players)} tables, {acknowledged} choices acknowledged; all went on after {longest:.1f} s at most")
    return players


def test_servers_die_and_every_table_goes_on(database: str, tmp_path: Path) -> None:
    with fleet(tmp_path) as ships:
        check_tables(database, asyncio.run(kill_some(ships, 2, 1)))


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_servers_die_a_hundred_times(piece: int, database: str, tmp_path: Path) -> None:
    with fleet(tmp_path) as ships:
        check_tables(database, asyncio.run(kill_some(ships, MANY, 100 * (1 + piece))))


async def pause_one(ships: Fleet) -> list[Player]:
    async with playing(ships, 3) as players:
        await all_go_on(players)
        paused = ships.servers[0].process
        paused.send_signal(signal.SIGSTOP)
        try:
            ships.servers[0].port, port = ships.servers[1].port, ships.servers[0].port
            assert 2 < await all_go_on(players) < BACK
        finally:
            paused.send_signal(signal.SIGCONT)
        ships.servers[0].port = port
        await asyncio.sleep(1)
        await all_go_on(players)
    return players


def test_a_server_that_sleeps_beyond_its_lease_writes_nothing(database: str, tmp_path: Path) -> None:
    """It wakes with old copies in memory; what people have played elsewhere meanwhile stays, and it answers with that."""
    with fleet(tmp_path) as ships:
        check_tables(database, asyncio.run(pause_one(ships)))
        _, _, complaints = ships.servers[0].stop()
        assert "leases-lapsed" in complaints


async def restart_database(ships: Fleet, cluster: Postgres) -> list[Player]:
    async with playing(ships, 4) as players:
        await all_go_on(players)
        await asyncio.to_thread(cluster.restart)
        assert await all_go_on(players) < BACK
    return players


def test_the_database_restarts_and_every_table_goes_on(database: str, cluster: Postgres, tmp_path: Path) -> None:
    with fleet(tmp_path) as ships:
        check_tables(database, asyncio.run(restart_database(ships, cluster)))
