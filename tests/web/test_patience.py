"""Clients that connect and then say little, slowly or nothing: nobody waits for them."""

import asyncio
import logging
import os
import sys
import threading
import time
from pathlib import Path

import pytest

from deska.web.logs import MOST_WAITING, Aside, Plain, Sparing
from deska.web.patience import Counted
from tests.web.process import Process
from tests.web.server import running

SLOW = b"GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: "
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"
GET = b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n"
MANY = 160
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def knock(port: int, data: bytes, source: str = "127.0.0.1") -> Connection:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(data)
    return reader, writer


async def ended(connection: Connection) -> bytes:
    """All bytes until the server ends a connection."""
    reader, writer = connection
    received = b""
    try:
        async with asyncio.timeout(20):
            while more := await reader.read(1000):
                received += more
    except ConnectionError:
        pass
    writer.close()
    return received


async def dribble(connection: Connection) -> None:
    """Send a byte now and then, for ever."""
    try:
        while True:
            connection[1].write(b"x")
            await connection[1].drain()
            await asyncio.sleep(0.05)
    except ConnectionError:
        return


@pytest.mark.parametrize("data", [b"", b"GET / HT", SLOW, POST, GET + SLOW, GET + POST])
def test_headers_and_bodies_have_their_time(data: bytes, tmp_path: Path) -> None:
    """The time limit does not start again with another byte."""

    async def scenario() -> None:
        async with running(tmp_path, header_seconds=0.5, body_seconds=0.7) as place:
            connection = await knock(place.port, data)
            began = time.monotonic()
            talking = asyncio.create_task(dribble(connection) if data else asyncio.sleep(0))
            received = await ended(connection)
            took = time.monotonic() - began
            talking.cancel()
            assert (b"200 OK" in received) == data.startswith(GET)
            assert 0.3 < took < 5

    asyncio.run(scenario())


def test_who_asks_in_time_is_answered_however_often(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, header_seconds=0.4, body_seconds=0.4) as place:
            guest = place.guest()
            table = await guest.open()
            async with guest.sit(table) as window:
                for _ in range(4):
                    await asyncio.sleep(0.25)
                    await guest.get(f"/api/tables/{table}")
                await asyncio.sleep(0.5)
                await window.until("state")
                await window.send("chat", text="still there")
                await window.until("chat")

    asyncio.run(scenario())


def test_an_address_has_so_many_connections_and_the_oldest_silent_one_makes_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, most_connections=5) as place:
            silent = [await knock(place.port, b"") for _ in range(5)]
            asking = await knock(place.port, GET)
            assert b"200 OK" in await asyncio.wait_for(asking[0].read(1000), 10)
            assert await asyncio.wait_for(silent[0][0].read(10), 10) == b"", "the oldest was sent away"
            for _, writer in (*silent, asking):
                writer.close()
            guest = place.guest()
            table = await guest.open()
            async with guest.sit(table) as one, guest.sit(table) as two, guest.sit(table), guest.sit(table):
                await one.until("state")
                await two.until("state")
                await guest.http.aclose()
                full = [await knock(place.port, GET) for _ in range(2)]
                answers = [await ended(connection) for connection in full]
                assert sum(b"200 OK" in answer for answer in answers) == 1, "sockets are counted, and never sent away"
                other = await knock(place.port, GET, "127.0.0.2")
                assert b"200 OK" in await other[0].read(1000)
                other[1].close()
                await one.send("chat", text="undisturbed")
                await one.until("chat")

    asyncio.run(scenario())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has all of 127.0.0.0/8")
def test_a_slow_loris_locks_nobody_out_and_fills_no_log(tmp_path: Path) -> None:
    """More connections than the server has descriptors, and none of them ever sends a request."""
    server = Process(tmp_path, descriptors="256", DESKA_MOST_CONNECTIONS="100")

    async def scenario() -> float:
        slow = [await knock(server.port, SLOW, f"127.0.0.{2 + number % 6}") for number in range(400)]
        longest = 0.0
        for _ in range(20):
            began = time.monotonic()
            asking = await knock(server.port, GET)
            assert b"200 OK" in await asyncio.wait_for(asking[0].read(1000), 10)
            asking[1].close()
            longest = max(longest, time.monotonic() - began)
            await asyncio.sleep(0.05)
        for _, writer in slow:
            writer.close()
        return longest

    assert asyncio.run(scenario()) < 5
    code, _, err = server.stop()
    assert code == 0
    assert len(err) < 10_000


def test_a_flood_of_lines_is_held_back_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    sparing = Sparing()

    def told(name: str, message: str) -> logging.LogRecord | None:
        record = logging.getLogger(name).makeRecord(name, logging.WARNING, "f", 1, message, (), None)
        return record if sparing.filter(record) else None

    assert sum(told("a", "same") is not None for _ in range(1000)) == 20
    assert sum(told("a", f"other {number}") is not None for number in range(1000)) == 180
    assert told("b", "quiet") is not None
    now[0] += 60
    again = told("a", "same")
    assert again is not None
    assert again.__dict__["held_back"] == 820, "the first 980 were told with the next line that passed"


def test_a_socket_that_says_too_much_at_once_is_read_no_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its messages wait in the network, not in memory; none is lost, and the order stays."""
    sockets: set[Counted] = set()
    hand_on = Counted.send_receive_event_to_app

    def seen(socket: Counted) -> None:
        sockets.add(socket)
        hand_on(socket)

    monkeypatch.setattr(Counted, "send_receive_event_to_app", seen)

    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            table = await guest.open(seed="1")
            async with guest.sit(table, "seat=0") as window:
                await window.until("state")
                room = place.hub.rooms[table]
                async with room.lock:
                    for number in range(MANY):
                        await window.send("chat", text=f"{number} {'x' * 100}")
                        await asyncio.sleep(0.001)  # a message at a time
                    (socket,) = sockets
                    assert not socket.transport.is_reading()
                    assert socket.queue.qsize() == 1
                heard = [(await window.until("chat"))["text"].partition(" ")[0] for _ in range(MANY)]
                assert heard == [str(number) for number in range(MANY)]
                assert socket.transport.is_reading()

    asyncio.run(scenario())


def test_a_log_that_nobody_reads_stops_nothing() -> None:
    """A pipe takes 64 KB and then makes whoever writes to it wait. What is lost meanwhile is counted."""
    end, start = os.pipe()
    with open(end) as read, open(start, "w") as pipe:
        aside = Aside(pipe)
        aside.setFormatter(Plain())

        def tell(text: str, times: int = 1) -> None:
            for _ in range(times):
                aside.emit(logging.getLogger("a").makeRecord("a", logging.WARNING, "f", 1, text, (), None))

        flood = threading.Thread(target=tell, args=("x" * 1000, 2 * MOST_WAITING), daemon=True)
        flood.start()
        flood.join(10)
        assert not flood.is_alive()
        assert aside.lost > 0
        found: list[str] = []
        reader = threading.Thread(target=lambda: found.extend(read), daemon=True)
        reader.start()
        while not aside.lines.empty():
            time.sleep(0.01)
        tell("and on")
        aside.close()
        pipe.close()
        reader.join(10)
        assert "and on lost=" in found[-1]
        assert sum(int(line.rpartition("lost=")[2]) for line in found if "lost=" in line) == 2 * MOST_WAITING + 1 - len(found)
