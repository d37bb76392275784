"""Limits, logs, sockets that nobody reads and the search for garbage."""

import asyncio
import gc
import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest
from fastapi import WebSocket
from starlette.requests import HTTPConnection

from deska.table.refusals import Refused
from deska.web.limits import Bucket, Buckets, is_foreign
from deska.web.logs import Json, Plain
from deska.web.memory import FULL_EVERY, RARELY, Memory
from deska.web.settings import Settings
from deska.web.sockets import serve
from deska.web.viewers import MOST_IN_LINE, Viewer
from tests.web.server import eventually, running


def test_a_bucket_lets_a_burst_pass_and_then_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Bucket(10, 20)
    assert [bucket.take() for _ in range(25)] == [True] * 20 + [False] * 5
    now[0] += 0.5
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    now[0] += 1000
    assert sum(bucket.take() for _ in range(50)) == 20


def test_each_address_has_its_own_bucket_and_they_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deska.web.limits.MOST_BUCKETS", 3)
    buckets = Buckets(0.001, 1)
    assert [buckets.take(address) for address in "aabb"] == [True, False, True, False]
    for address in "cdef":
        buckets.take(address)
    assert len(buckets.by_address) == 3


def connection(**headers: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [(name.encode(), value.encode()) for name, value in headers.items()]})


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        (None, "a:8000", False),
        ("http://a:8000", "a:8000", False),
        ("https://a:8000", "a:8000", False),
        ("http://a", "a:8000", True),
        ("http://b:8000", "a:8000", True),
        ("null", "a:8000", True),
        ("", "a:8000", True),
        ("", "", True),
        ("https://deska.example", "a:8000", False),
        ("https://friend.example", "a:8000", False),
    ],
)
def test_which_pages_are_foreign(origin: str | None, host: str, foreign: bool) -> None:
    settings = Settings(address="https://deska.example/", origins=["https://friend.example"])
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert is_foreign(connection(**headers), settings) == foreign


def test_without_an_address_no_page_without_a_name_is_ours() -> None:
    assert is_foreign(connection(host="a", origin=""), Settings())


def record(message: str, **fields: object) -> logging.LogRecord:
    return logging.getLogger("deska.x").makeRecord("deska.x", logging.INFO, "f", 1, message, (), None, extra=fields)


def test_logs_are_events_with_fields() -> None:
    line = json.loads(Json().format(record("table-moved", table="abc", rules=2)))
    assert (line["event"], line["table"], line["rules"], line["level"], line["from"]) == ("table-moved", "abc", 2, "info", "deska.x")
    assert Plain().format(record("table-moved", table="abc")).endswith("info    table-moved table=abc")
    try:
        raise ZeroDivisionError
    except ZeroDivisionError as error:
        failed = record("broken")
        failed.exc_info = (type(error), error, error.__traceback__)
    assert "ZeroDivisionError" in json.loads(Json().format(failed))["trace"]
    assert "ZeroDivisionError" in Plain().format(failed)


def test_the_last_line_of_a_process_is_still_written() -> None:
    """When a process ends, nothing can be imported any more."""
    program = """
import logging, os
from deska.web.logs import Plain
class Last:
    def __init__(self):
        self.plain, self.record, self.write = Plain(), logging.makeLogRecord({"msg": "stopped", "levelname": "INFO"}), os.write
    def __del__(self):
        self.write(1, self.plain.format(self.record).encode())
last = Last()
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert (run.stdout[8:], run.stderr) == (" info    stopped", "")


def test_garbage_is_searched_in_small_steps_and_at_times_everywhere() -> None:
    before = gc.get_threshold()
    try:
        memory = Memory()
        assert gc.get_threshold() == RARELY
        memory.step()
        assert gc.get_freeze_count() > 0

        class Node:
            def __init__(self) -> None:
                self.own = self

        class Watch:
            def __del__(self) -> None:
                gone.append(1)

        gone: list[int] = []
        node = Node()
        node.watch = Watch()  # type: ignore[attr-defined]
        memory.step()
        del node
        memory.step()
        assert gone == [], "set aside, so not looked at"
        memory.steps = FULL_EVERY - 1
        memory.step()
        assert gone == [1]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


class Stuck:
    """A socket whose other end reads nothing and says nothing."""

    def __init__(self) -> None:
        self.code = 0

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)

    async def receive(self) -> dict[str, str]:
        await asyncio.sleep(3600)
        return {}

    async def close(self, code: int) -> None:
        self.code = code


def test_a_refusal_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in a circle stays until the search for garbage finds it, and what was loaded is searched once in ten minutes."""
    monkeypatch.setattr(Memory, "step", lambda self: None)

    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            async with guest.sit(await guest.open(seed="1"), "seat=0") as window:
                await window.until("state")
                gc.collect()
                gc.disable()
                await window.send("choose", seq=window.last["seq"], option="draw", seat=1)
                await window.until("refused")
                await window.drain()
                assert not [thing for thing in gc.get_objects() if isinstance(thing, Refused)]

    try:
        asyncio.run(scenario())
    finally:
        gc.enable()


def test_who_does_not_read_is_given_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            room = place.hub.rooms[await place.guest().open()]
            viewer = Viewer(room, "", "en")
            socket = Stuck()
            serving = asyncio.create_task(serve(cast(WebSocket, socket), viewer, Bucket(1, 1)))
            await eventually(lambda: viewer in room.viewers)
            for _ in range(MOST_IN_LINE + 10):
                viewer.post({"type": "chat"})
            await serving
            assert socket.code == 4408
            assert viewer not in room.viewers

    asyncio.run(scenario())
