"""Small weaknesses of the server that were found once: each is held closed by a test."""

import asyncio
import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from deska.web.presence import EVERY as PRESENCE_EVERY
from deska.web.room import Room
from deska.web.settings import BadSettings, read_settings
from tests.web.server import Guest, Place, Window, eventually, running
from tests.web.test_play import both_ready, pair

# --- presence


async def watched(place: Place, watchers: int) -> tuple[Guest, str, list[Any]]:
    """A public table and some people who watch it."""
    eva = place.guest()
    table = await eva.open(public=True, hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}])
    windows = [place.guest().sit(table) for _ in range(watchers)]
    for window in windows:
        opened = await window.__aenter__()
        await opened.until("state")
    return eva, table, windows


def test_who_is_there_is_told_at_most_twice_a_second_in_one_frame_for_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, table, windows = await watched(place, 3)
            async with eva.sit(table) as window:
                await window.until(lambda frame: frame["type"] == "presence" and frame["present"] == [0, 1])
                before = len(window.frames)
                began = time.monotonic()
                for _ in range(30):
                    async with place.guest().sit(table) as other:
                        await other.until("state")
                async with place.guest().sit(table):
                    await asyncio.sleep(2 * PRESENCE_EVERY)
                    await window.drain(0.1)
                took = time.monotonic() - began
                news = window.frames[before:]
                assert {frame["type"] for frame in news} == {"presence"}, "no table, no state"
                assert 1 <= len(news) <= took / PRESENCE_EVERY + 1
                assert news[-1] == {"type": "presence", "present": [0, 1], "watching": 4}
            for each in windows:
                await each.__aexit__(None, None, None)
            await eventually(lambda: not place.hub.rooms[table].viewers)

    asyncio.run(scenario())


def test_telling_a_table_takes_as_long_as_there_are_viewers_and_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presence is counted once, and the frame for all strangers is made once."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, table, windows = await watched(place, 20)
            made: list[Any] = []
            info = Room.info

            def counted(self: Room, *args: Any) -> Any:
                made.append(args[:2])
                return info(self, *args)

            monkeypatch.setattr(Room, "info", counted)
            async with eva.sit(table) as window:
                await window.asked()
                made.clear()
                await window.send("pace", pace="slow")
                await window.until("table")
                assert len(made) == 2, "the host's, and everybody else's"
            for each in windows:
                await each.__aexit__(None, None, None)

    asyncio.run(scenario())


def test_an_address_opens_so_many_sockets(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, most_openings=1) as place:
            eva = place.guest()
            table = await eva.open(public=True)
            opened = 0
            for _ in range(25):
                with suppress(InvalidStatus):
                    async with eva.sit(table) as window:
                        await window.until("state")
                        opened += 1
            assert 10 <= opened < 20  # ten times as many as in a second may come at once; a slow machine lets a few more in

    asyncio.run(scenario())


# --- limits


def test_who_drops_the_cookie_is_still_at_the_same_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, most_newcomers=10) as place:
            codes = []
            for _ in range(12):
                response = await place.guest().http.post("/api/tables", json={"game": "ethnos", "seats": 2})
                codes.append(response.status_code)
            assert codes == [201] * 5 + [429] * 7  # each of them is a new device and a new table
            assert response.json()["error"]["code"] == "too-many-newcomers"
            assert len(place.hub.store.all_tables()) == 5

    asyncio.run(scenario())


def test_nobody_is_believed_whom_they_speak_for_but_a_named_proxy(tmp_path: Path) -> None:
    async def codes(**settings: Any) -> list[int]:
        async with running(tmp_path, most_newcomers=2, **settings) as place:
            statuses = []
            for number in range(4):
                wish = {"game": "ethnos", "seats": 2}
                response = await place.guest().http.post("/api/tables", json=wish, headers={"X-Forwarded-For": f"10.0.0.{number}"})
                statuses.append(response.status_code)
            return statuses

    assert asyncio.run(codes()) == [201, 429, 429, 429]
    assert asyncio.run(codes(proxies=["192.0.2.1"])) == [201, 429, 429, 429]
    assert asyncio.run(codes(proxies=["127.0.0.0/8"])) == [201] * 4


def test_a_proxy_is_an_address(tmp_path: Path) -> None:
    (tmp_path / "deska.toml").write_text('proxies = ["nginx"]')
    with pytest.raises(BadSettings, match="proxies"):
        read_settings(tmp_path)


# --- what a chair is worth


def test_who_waits_with_a_token_gets_nothing_once_the_chair_is_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            token = (await jan.post(f"/api/tables/{table}/token", {"seat": 1}))["token"]
            headers = {"Authorization": f"Bearer {token}"}
            seq = (await jan.http.get("/api/bot", headers=headers)).json()["seq"]
            waiting = asyncio.create_task(jan.http.get("/api/bot", headers=headers, params={"after": seq + 1000, "wait": 10}))
            await asyncio.sleep(0.2)
            await eva.post(f"/api/tables/{table}/free", {"seat": 1})
            answer = await waiting
            assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad-token")

    asyncio.run(scenario())


@pytest.mark.parametrize("aid", [True, False])
def test_what_a_perfect_memory_adds_is_exported_with_the_memory_aid_only(aid: bool, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(aid=aid)
            view = (await eva.get(f"/api/tables/{table}/export"))["view"]
            assert ("remembered" in view) == aid
            assert view["visible"]

    asyncio.run(scenario())


def test_no_name_is_looked_up_for_who_may_not_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("deska.web.notices.Notices.check", lambda _, url: asked.append(url))

    async def scenario() -> None:
        async with running(tmp_path, webhooks=True) as place:
            eva, _, table = await pair(place)
            wish = {"seat": 0, "url": "https://secret.example/x"}
            await place.guest().post(f"/api/tables/{table}/webhook", wish, 401)
            stranger = place.guest()
            await stranger.open()
            await stranger.post(f"/api/tables/{table}/webhook", wish, 404)
            await eva.post(f"/api/tables/{table}/webhook", {**wish, "seat": 1}, 403)
            assert asked == []
            await eva.post(f"/api/tables/{table}/webhook", wish)
            assert asked == [wish["url"]]

    asyncio.run(scenario())


# --- odd bytes

ODD: list[str | bytes] = [
    b"",
    b"\x00\xff",
    b'{"type": "chat", "text": "bytes"}',
    '{"type": "chat", "text": "\\ud800"}',
    '{"type": "chat", "text": "a\\u0000b"}',
    '{"type": "note", "text": "a\\u0000b"}',
    '{"type": "note", "text": "\\udfff"}',
    '{"type": "ch\\ud800at", "text": "x"}',
    '{"type": "chat", "\\ud800": "x"}',
    '{"type": "choose", "seq": 0, "option": "\\u0000"}',
]


def test_odd_bytes_are_refused_and_the_socket_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                for message in ODD:
                    await active.connection.send(message)
                    refused = await active.until("refused")
                    assert refused["code"] in ("bad-message", "illegal")
                assert (await active.choose("draw"))["seq"] == 1
            assert place.hub.rooms[table].chat == []
            assert place.hub.rooms[table].notes == {}

    asyncio.run(scenario())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_text_that_is_no_utf8_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open()
            async with eva.sit(table) as window:
                await window.until("state")
                await window.connection.send(b"\xff\xfe{", text=True)
                assert await window.closed() == 1007
            await back(eva, table)

    asyncio.run(scenario())


async def back(guest: Guest, table: str) -> None:
    async with guest.sit(table) as window:
        assert isinstance(window, Window)
        await window.until("state")


BODIES = [
    ("/api/tables", {"game": "\ud800", "seats": 2}),
    ("/api/tables", {"game": "ethnos", "seats": 2, "name": "\ud800"}),
    ("/api/tables", {"game": "ethnos", "seats": 2, "\ud800": 1}),
    ("/api/tables", {"game": "ethnos", "seats": 2, "variant": {"\ud800": "x"}}),
    ("/api/tables", {"game": "ethnos", "seats": 2, "variant": {"tribes": ["\ud800"]}}),
    ("/api/tables", {"game": "ethnos", "seats": 2, "seed": "\ud800"}),
    ("/api/tables", {"game": "ethnos\0", "seats": 2}),
    ("/api/tables/import", {"game": {"\ud800": 1}}),
    ("/api/tables/import", {"game": {"game": "\ud800"}}),
    ("/api/tables/import", {"game": {"game": "ethnos\0"}, "name": "\0"}),
    ("/api/link", {"secret": "\ud800"}),
    ("/api/link", {"secret": "\0"}),
    ("/api/tables/aaaaaaaa/join", {"name": "\ud800", "seat": 0}),
]


@pytest.mark.parametrize(("path", "body"), BODIES)
def test_odd_letters_in_requests_are_refused(path: str, body: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            response = await place.guest().http.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})
            assert response.status_code in (404, 422)
            assert response.json()["error"]["text"]

    asyncio.run(scenario())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize(
    "path",
    [
        "/" + "a" * 5000,
        "/" + "a/" * 3000,
        "/assets/" + "a" * 300 + ".js",
        "/%00",
        "/%ff%fe",
        "/a%2f..%2f..%2f..%2fetc/passwd",
        "/api/tables/" + "a" * 9000,
        "/api/tables/%00",
        "/api/games/%ed%a0%80/rules",
        "/api/tables/aaaaaaaa/log?since=" + "9" * 5000,
        "/api/tables/aaaaaaaa/replay?step=99999999999999999999",
    ],
)
def test_odd_paths_are_no_trouble(path: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = await asyncio.wait_for(reader.read(), 10)
            writer.close()
            assert answer.split()[1] in (b"200", b"400", b"404", b"422")

    asyncio.run(scenario())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_only_a_game_from_a_file_may_be_large(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            await guest.post("/api/tables", {"game": "ethnos", "seats": 2, "name": "x" * 70_000}, 413)
            await guest.post("/api/tables/import", {"game": {"x": "y" * 70_000}}, 422)

    asyncio.run(scenario())
