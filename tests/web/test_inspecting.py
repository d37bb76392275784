"""Foreign games are checked by a worker: nobody at a table waits for it, and it has its limits."""

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.kernel.rng import seeded
from deska.table.files import MOST_CHOICES
from deska.table.refusals import Refused
from deska.web.foreign import inspect
from deska.web.inspecting import MOST_OF_ONE, MOST_WAITING, Inspector, TooLong
from tests.web.server import Beside, running

IMPORTS = 5
PATIENT = 300
"""Seconds, for tests that are not about the time that a worker may take."""


def long_game() -> dict[str, Any]:
    """A whole game of a thousand choices."""
    game = deska.new("eldervale", 5, 5)
    rng = seeded(1)
    while game.pending is not None:
        game.apply(game.legal[rng.below(len(game.legal))])
    return game.record()


def test_the_loop_does_not_play_foreign_games(tmp_path: Path) -> None:
    """Records with a mistake at their very end: the loop does only a fraction of the work of checking one.

    The least of several times counts: now and then garbage is collected, also that of other tests.
    """
    record = long_game()
    record["choices"].append("no-such-thing@0")
    body = json.dumps({"game": record}).encode()
    checks: list[float] = []
    for _ in range(IMPORTS):
        began = time.thread_time()
        assert inspect(body, 0).refused == "bad-file"
        checks.append(time.thread_time() - began)

    async def scenario() -> list[float]:
        imports: list[float] = []
        async with running(tmp_path) as place:
            place.hub.importer = Inspector()
            guest = place.guest()
            await guest.post("/api/tables/import", {"game": {}}, 422)  # the worker is there
            for _ in range(IMPORTS):
                began = time.thread_time()
                response = await guest.http.post("/api/tables/import", content=body)
                imports.append(time.thread_time() - began)
                assert (response.status_code, response.json()["error"]["code"]) == (422, "bad-file")
        return imports

    assert min(asyncio.run(scenario())) < min(checks) / 3


def test_a_game_comes_in_and_is_looked_at_with_real_workers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            place.hub.importer, place.hub.replayer = Inspector(PATIENT), Inspector(PATIENT)
            guest = place.guest()
            guest.http.timeout = PATIENT  # the worker is humble: on a busy machine everybody else comes first
            record = long_game()
            opened = await guest.post("/api/tables/import", {"game": record}, 201)
            table = opened["table"]["id"]
            assert (opened["table"]["state"], opened["table"]["seq"]) == ("over", len(record["choices"]))
            last = await guest.get(f"/api/tables/{table}/replay", step=len(record["choices"]))
            assert last["scene"]["ended"]
            over = await guest.get(f"/api/tables/{table}/over")
            assert over["digest"] == record["digest"]
            assert os.getpid() not in (place.hub.importer.worker, place.hub.replayer.worker)

    asyncio.run(scenario())


def test_a_game_has_a_limit_of_choices() -> None:
    record = {**long_game(), "choices": ["pass"] * (MOST_CHOICES + 1)}
    foreign = inspect(json.dumps({"game": record}).encode(), 0)
    assert (foreign.refused, "10,000" in foreign.what) == ("bad-file", True)


def test_who_takes_too_long_is_ended_and_the_next_is_served() -> None:
    async def scenario() -> None:
        inspector = Inspector(seconds=0.5)
        with pytest.raises(TooLong):
            await inspector.do("a", time.sleep, 60)  # no work for the processor: the clock ends it
        assert await inspector.do("a", abs, -5) == 5
        worker = inspector.worker
        with pytest.raises(TooLong):
            await inspector.do("a", os._exit, 1)  # as if memory had run out
        assert await inspector.do("a", os.getpid) not in (worker, os.getpid())
        inspector.end()

    asyncio.run(scenario())


def test_what_counts_is_the_time_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deska.web.inspecting.PATIENCE", 10**6)

    async def scenario() -> None:
        inspector = Inspector(seconds=0.3)
        await inspector.do("a", time.sleep, 0.6)
        with pytest.raises(TooLong):
            await inspector.do("a", sum, range(10**12))
        assert await inspector.do("a", abs, -5) == 5
        inspector.end()

    asyncio.run(scenario())


def test_a_server_that_stops_while_a_worker_starts_kills_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of a process that is not there yet must not be 0: that would be everybody in the group of the server."""
    killed: list[int] = []
    monkeypatch.setattr(os, "kill", lambda process, how: killed.append(process))

    async def scenario() -> None:
        inspector = Inspector()
        work = asyncio.create_task(inspector.do("a", os.getpid))
        await asyncio.sleep(0)
        assert bool(inspector.pool)
        inspector.end()
        with pytest.raises((RuntimeError, asyncio.CancelledError)):
            await work
        left: list[object] = [inspector.pool, inspector.worker]
        assert left == [None, None]

    asyncio.run(scenario())
    assert killed == []


def test_a_file_that_takes_too_long_is_refused(tmp_path: Path) -> None:
    class Slow(Beside):
        async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
            raise TooLong

    async def scenario() -> None:
        async with running(tmp_path) as place:
            place.hub.importer = Slow()
            refused = await place.guest().post("/api/tables/import", {"game": {}}, 422)
            assert "too long" in refused["error"]["text"]

    asyncio.run(scenario())


def test_one_address_cannot_fill_the_line() -> None:
    async def scenario() -> None:
        inspector = Beside()
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(inspector.do("a", time.sleep, 0.2)) for _ in range(MOST_OF_ONE)]
        await asyncio.sleep(0.05)
        with pytest.raises(Refused, match="too-fast"):
            await inspector.do("a", abs, 1)
        tasks += [asyncio.create_task(inspector.do(f"b{number}", abs, 1)) for number in range(MOST_WAITING - MOST_OF_ONE)]
        await asyncio.sleep(0.05)
        with pytest.raises(Refused, match="busy"):
            await inspector.do("c", abs, 1)
        await asyncio.gather(*tasks)
        assert await inspector.do("c", abs, -1) == 1
        assert not inspector.waiting

    asyncio.run(scenario())
