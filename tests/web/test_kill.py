"""kill -9 of a real server at random moments: no acknowledged choice is lost, and every table goes on."""

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from deska.table.database import open_database
from deska.table.kept import Stored
from deska.table.log import CHOICE
from deska.table.opening import check
from deska.table.store import Store
from deska.web.hub import known_game
from deska.web.settings import Settings
from tests.web.process import Process
from tests.web.server import Guest, options_of

pytestmark = pytest.mark.sqlite

TABLES = 6
FEW = 4
MANY = 25
PIECES = 4
"""The long run is a hundred kills in all, in pieces that can be run one after the other."""


@dataclass
class Player:
    """Plays both seats of a table as fast as possible, and remembers the acknowledged choices."""

    guest: Guest
    table: str
    rng: random.Random
    acknowledged: dict[int, str] = field(default_factory=dict)
    """The acknowledged options by entry."""

    async def play(self, port: int) -> None:
        """Play until the server is gone."""
        self.guest.port = port
        try:
            async with self.guest.sit(self.table) as window:
                await window.until("state")
                while not window.last["scene"]["ended"]:
                    seq, seat = window.last["seq"], window.last["asked"][0]
                    if window.last["seat"] != seat:
                        await window.send("seat", seat=seat)
                        await window.until(lambda frame, seat=seat: frame["type"] == "state" and frame["seat"] == seat)  # type: ignore[misc]
                        continue
                    option = self.rng.choice(options_of(window.last))
                    await window.send("choose", seq=seq, option=option, seat=seat)
                    await window.until(lambda frame, seq=seq: frame["type"] == "state" and frame["seq"] > seq)  # type: ignore[misc]
                    self.acknowledged[seq + 1] = option
        except (WebSocketException, OSError, TimeoutError):
            return


async def open_tables(port: int, rng: random.Random) -> list[Player]:
    players: list[Player] = []
    for _ in range(TABLES):
        guest = Guest(port)
        table = await guest.open(hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}], pace="slow")
        await guest.http.aclose()
        players.append(Player(guest, table, rng))
    return players


async def play_and_kill(server: Process, players: list[Player], seconds: float) -> None:
    """Let them play, and at some moment after the first choices cut the power."""
    before = sum(len(player.acknowledged) for player in players)
    games = [asyncio.create_task(player.play(server.port)) for player in players]
    while sum(len(player.acknowledged) for player in players) < before + 3:
        await asyncio.sleep(0.01)
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.gather(*games)


def stored(folder: Path, players: list[Player]) -> dict[str, Stored]:
    engine = open_database(Settings(data=folder).database_url)
    try:
        by_table = {player.table: Store(engine).table(player.table) for player in players}
        return {table: data for table, data in by_table.items() if data is not None}
    finally:
        engine.dispose()


def check_tables(folder: Path, players: list[Player]) -> int:
    """Every acknowledged choice is there once, and every table plays again exactly. Returns the number of choices."""
    by_table = stored(folder, players)
    for player in players:
        data = by_table[player.table]
        kept = {entry.n: entry.option for entry in data.entries if entry.kind == CHOICE}
        lost = {n: option for n, option in player.acknowledged.items() if kept.get(n) != option}
        assert lost == {}
        assert [entry.n for entry in data.entries] == list(range(1, len(data.entries) + 1))
        assert check(data, known_game(data.table.game)) == ""
    return sum(len(data.entries) for data in by_table.values())


def run(folder: Path, times: int, seed: int) -> None:
    rng = random.Random(seed)
    players: list[Player] = []
    choices = 0
    for time in range(times):
        server = Process(folder)
        if not time % 10:  # new games from time to time: some of the old ones are over
            players += asyncio.run(open_tables(server.port, rng))[: TABLES if not players else 2]
        asyncio.run(play_and_kill(server, players, rng.uniform(0.0, 0.5)))
        now = check_tables(folder, players)
        assert now >= choices
        choices = now
    assert choices >= 3 * times
    server = Process(folder)
    code, _, err = server.stop()
    assert (code, err) == (0, "")
    acknowledged = sum(len(player.acknowledged) for player in players)
    print(f"{times} kills, {len(players)} tables, {acknowledged} choices acknowledged, none lost or doubled")


def test_no_acknowledged_choice_is_lost(tmp_path: Path) -> None:
    run(tmp_path, FEW, 1)


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_no_acknowledged_choice_is_lost_at_a_hundred_moments(piece: int, tmp_path: Path) -> None:
    run(tmp_path, MANY, 2 + piece)
