"""A day's worth of random attack beside people who play: their tables are untouched, and their choices stay fast."""

import asyncio
import json
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from deska.table.kept import Stored
from deska.table.log import CHOICE
from deska.table.opening import check
from deska.web.hub import known_game
from tests.web.process import ROOT, Process
from tests.web.server import Guest, options_of
from tests.web.test_kill import Player, stored

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has all of 127.0.0.0/8")
TABLES = 4
THINKING = 0.1
MOST_SECONDS = 0.25
"""Seconds that 99 of 100 choices may take at most."""


@dataclass
class Calm(Player):
    """Plays both seats of a table, as people do, until told to stop, and remembers the time that every choice took."""

    took: list[float] = field(default_factory=list)

    async def play_until(self, stop: asyncio.Event) -> None:
        async with self.guest.sit(self.table) as window:
            await window.until("state")
            while not stop.is_set() and not window.last["scene"]["ended"]:
                await asyncio.sleep(self.rng.uniform(0, 2 * THINKING))
                seq, seat = window.last["seq"], window.last["asked"][0]
                if window.last["seat"] != seat:
                    await window.send("seat", seat=seat)
                    await window.until(lambda frame, seat=seat: frame["type"] == "state" and frame["seat"] == seat)  # type: ignore[misc]
                    continue
                option = self.rng.choice(options_of(window.last))
                began = time.monotonic()
                await window.send("choose", seq=seq, option=option, seat=seat)
                await window.until(lambda frame, seq=seq: frame["type"] == "state" and frame["seq"] > seq)  # type: ignore[misc]
                self.took.append(time.monotonic() - began)
                self.acknowledged[seq + 1] = option


async def open_tables(port: int, seed: int) -> list[Calm]:
    """Public tables, so that anybody may look."""
    tables = []
    for number in range(TABLES):
        guest = Guest(port)
        table = await guest.open(public=True, hot_seat=True, seats=4, chairs=[{"kind": "me"}, *[{"kind": "guest"}] * 3], pace="none")
        await guest.http.aclose()
        tables.append(Calm(guest, table, random.Random(seed + number)))
    return tables


async def attacked(server: Process, seed: int, seconds: int, counts: tuple[int, int, int]) -> tuple[list[Calm], dict[str, Any]]:
    """People play until the attack is over, at new tables when a game ends."""
    players = await open_tables(server.port, seed)
    tables = [player.table for player in players]
    command = ["nice", sys.executable, "-m", "tests.web.attack", *map(str, (server.port, seed, seconds, *counts)), *tables]
    attack = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    stop = asyncio.Event()
    games = [asyncio.create_task(keep_playing(player, players, server.port, stop)) for player in players]
    try:
        out, _ = await asyncio.wait_for(attack.communicate(), seconds + 60)
    finally:
        if attack.returncode is None:
            attack.kill()
        stop.set()
        await asyncio.gather(*games)
    assert attack.returncode == 0
    return players, json.loads(out)


async def keep_playing(player: Calm, players: list[Calm], port: int, stop: asyncio.Event) -> None:
    while True:
        await player.play_until(stop)
        if stop.is_set():
            return
        player = (await open_tables(port, len(players)))[0]
        players.append(player)


def untouched(player: Calm, stored: Stored) -> None:
    """The tables contain nothing but the choices of their own people."""
    chosen = {entry.n: entry.option for entry in stored.entries if entry.kind == CHOICE and not entry.forced}
    assert {n: option for n, option in player.acknowledged.items() if chosen.get(n) != option} == {}
    assert set(chosen) <= set(player.acknowledged) | {max(player.acknowledged, default=0) + 1}
    assert {entry.kind for entry in stored.entries} <= {CHOICE}
    assert (stored.chat, stored.notes) == ([], {})
    assert [chair.holders for chair in stored.table.chairs] == [stored.table.chairs[0].holders] * 4
    assert stored.table.state in ("playing", "over")
    assert check(stored, known_game(stored.table.game)) == ""


def run(folder: Path, seconds: int, counts: tuple[int, int, int], most: float) -> None:
    server = Process(
        folder,
        DESKA_MOST_REQUESTS="40",
        DESKA_MOST_MESSAGES="20",
        DESKA_MOST_NEWCOMERS="200",
        DESKA_MOST_OPENINGS="5",
        DESKA_MOST_CONNECTIONS="100",
    )
    try:
        players, told = asyncio.run(attacked(server, 7, seconds, counts))
        assert json.loads(server.get("/api/health"))["status"] == "ok"
    finally:
        code, _, err = server.stop()
    assert code == 0
    took = sorted(took for player in players for took in player.took)
    slowest = statistics.quantiles(took, n=100)
    print(f"\n{told}\n{len(took)} choices: median {slowest[49] * 1000:.0f} ms, p99 {slowest[98] * 1000:.0f} ms, log {len(err):,} bytes")
    assert tuple(told["sent"][kind] for kind in ("frames", "requests", "imports")) >= counts
    kept = stored(folder, list(players))
    for player in players:
        untouched(player, kept[player.table])
    assert "Traceback" not in err, err[err.index("Traceback") - 1000 :][:4000]
    assert len(err) < 200_000
    assert slowest[98] < most


def test_a_short_attack_leaves_the_tables_untouched(tmp_path: Path) -> None:
    """Times are measured only in the long run: machines that run tests are busy."""
    run(tmp_path, 120, (1500, 600, 30), 10.0)


@pytest.mark.soak
def test_a_hundred_thousand_attacks_leave_the_tables_untouched_and_fast(tmp_path: Path) -> None:
    run(tmp_path, 1800, (70_000, 28_000, 2_000), MOST_SECONDS)
