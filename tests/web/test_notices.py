"""Notices to web addresses: only if allowed, only to public places, once for each turn, never while somebody looks."""

import asyncio
import json
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from deska.table.refusals import Refused
from deska.web import notices
from tests.web.server import running
from tests.web.test_play import both_ready, pair


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8000/x",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://0.0.0.0/",
        "ftp://example.com/",
        "file:///etc/passwd",
        "https://",
        "http://user:secret@8.8.8.8/",
        "http://no-such-host.invalid/",
        "nonsense",
        "http://8.8.8.8:99999/",
    ],
)
def test_addresses_inside_are_refused(url: str) -> None:
    with pytest.raises((Refused, ValueError)) as error:
        notices.public_address(url)
    assert isinstance(error.value, Refused)


def test_public_addresses_are_taken_as_they_are() -> None:
    assert notices.public_address("https://8.8.8.8/hook?x=1") == ("8.8.8.8", "8.8.8.8")


class Hook:
    """A web address that remembers everything it is sent."""

    def __init__(self) -> None:
        got: list[Any] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.append((self.path, json.loads(self.rfile.read(int(self.headers["Content-Length"])))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                return None

        self.got = got
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?key=1"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    async def wait(self, count: int) -> None:
        for _ in range(500):
            if len(self.got) >= count:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(self.got)


def allow_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "public_address", lambda url: ("127.0.0.1", "127.0.0.1"))


def test_who_does_not_look_gets_one_notice_for_each_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    allow_loopback(monkeypatch)
    hook = Hook()
    request.addfinalizer(hook.close)

    async def scenario() -> None:
        async with running(tmp_path, webhooks=True) as place:
            eva, jan, table = await pair(place)
            seat = next(iter(place.hub.rooms[table].asked))
            active, other = (eva, jan) if seat == 0 else (jan, eva)
            await other.post(f"/api/tables/{table}/webhook", {"seat": 1 - seat, "url": hook.url})
            await active.post(f"/api/tables/{table}/webhook", {"seat": 1 - seat, "url": ""}, 403)
            async with active.sit(table) as window:
                await window.until("state")
                await window.choose("draw")
                await hook.wait(1)
                path, notice = hook.got[0]
                assert (path, notice["table"], notice["seat"]) == ("/hook?key=1", table, 1 - seat)
                assert "it is your turn" in notice["text"]
                await window.send("chat", text="hello?")
                await window.until("chat")
            assert len(hook.got) == 1
            async with eva.sit(table) as one, jan.sit(table) as two:
                now, then = await both_ready(one, two)
                await now.choose("draw")
                await then.until("state")
                await then.choose("draw")
                await asyncio.sleep(0.2)
            assert len(hook.got) == 1, "who looks needs no notice"

    asyncio.run(scenario())


def test_a_hook_that_does_not_answer_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    allow_loopback(monkeypatch)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{closed.getsockname()[1]}/"

    async def scenario() -> None:
        async with running(tmp_path, webhooks=True) as place:
            eva, jan, table = await pair(place)
            for seat, guest in enumerate((eva, jan)):
                await guest.post(f"/api/tables/{table}/webhook", {"seat": seat, "url": url})
            await asyncio.sleep(0.2)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                assert (await active.choose("draw"))["seq"] == 1

    asyncio.run(scenario())


def test_a_server_that_does_not_allow_them_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, _, table = await pair(place)
            refused = await eva.post(f"/api/tables/{table}/webhook", {"seat": 0, "url": "https://8.8.8.8/"}, 409)
            assert refused["error"]["code"] == "no-webhook"
            assert not any("webhook" in chair for chair in (await eva.get(f"/api/tables/{table}"))["chairs"])
        async with running(tmp_path, webhooks=True) as place:
            fresh = place.guest()
            fresh.http.cookies = eva.http.cookies
            refused = await fresh.post(f"/api/tables/{table}/webhook", {"seat": 0, "url": "http://127.0.0.1:1/"}, 422)
            assert refused["error"]["code"] == "bad-webhook"
            await fresh.post(f"/api/tables/{table}/webhook", {"seat": 0, "url": "https://8.8.8.8/"})
            own, other = (await fresh.get(f"/api/tables/{table}"))["chairs"]
            assert own["webhook"] == "https://8.8.8.8/"
            assert "webhook" not in other, "whom the others have told is their secret"

    asyncio.run(scenario())
