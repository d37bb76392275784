"""Whatever comes over the wire is refused in clear words, and the table stays as it was."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from tests.web.server import PATIENCE, Place, Window, eventually, options_of, running
from tests.web.test_play import both_ready, pair


async def digest(place: Place, table: str) -> tuple[Any, ...]:
    room = await place.hub.room(table)
    assert room.play is not None
    return room.play.game.digest(), room.seq, room.table, len(room.chat), dict(room.notes)


BAD: list[str] = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"type": 5}',
    '{"type": "dance"}',
    '{"type": "choose"}',
    '{"type": "choose", "seq": "0", "option": "draw"}',
    '{"type": "choose", "seq": 0.5, "option": "draw"}',
    '{"type": "choose", "seq": true, "option": "draw"}',
    '{"type": "choose", "seq": -1, "option": "draw"}',
    '{"type": "choose", "seq": 99999999999999999999999999, "option": "draw"}',
    '{"type": "choose", "seq": 0, "option": 7}',
    '{"type": "choose", "seq": 0, "option": ["draw"]}',
    '{"type": "choose", "seq": 0, "option": "draw", "seat": 99}',
    '{"type": "choose", "seq": 0, "option": "draw", "seat": "0"}',
    '{"type": "choose", "seq": 0, "option": "draw", "extra": 1}',
    '{"type": "choose", "seq": NaN, "option": "draw"}',
    json.dumps({"type": "choose", "seq": 0, "option": "x" * 300}),
    json.dumps({"type": "chat", "text": "x" * 501}),
    json.dumps({"type": "note", "text": "x" * 10_001}),
    '{"type": "lang", "lang": "xx"}',
    '{"type": "pace", "pace": "warp"}',
    '{"type": "vote", "proposal": 1, "yes": "no"}',
    '{"type": "propose", "kind": "victory"}',
    '{"type": "seat", "seat": -2}',
    "[" * 5000,
    '{"type": "choose", "type": "chat", "seq": 0, "option": "draw"',
]


def test_messages_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, most_messages=1000) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                before = await digest(place, table)
                for text in BAD:
                    await active.send_text(text)
                    refused = await active.until("refused")
                    assert refused["code"] == "bad-message", text
                    assert refused["text"]
                assert await digest(place, table) == before
                assert (await active.choose("draw"))["seq"] == 1

    asyncio.run(scenario())


def test_options_that_are_not_offered_are_refused_with_the_rule(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                before = await digest(place, table)
                for option in ("troll:6", "no-such-thing", "", "draw\n", "<img>", "done", "lay:elf-blue"):
                    answer = await active.choose(option)
                    assert (answer["type"], answer["code"]) == ("refused", "illegal"), option
                    assert answer["text"]
                await waiting.send("choose", seq=0, option="draw")
                assert (await waiting.until("refused"))["code"] == "not-asked"
                await waiting.send("choose", seq=0, option="draw", seat=active.last["seat"])
                assert (await waiting.until("refused"))["code"] == "not-your-seat"
                assert await digest(place, table) == before

    asyncio.run(scenario())


def test_a_message_of_a_megabyte_ends_the_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            before = await digest(place, table)
            async with eva.sit(table) as window:
                await window.until("state")
                with suppress(ConnectionClosed):
                    await window.send("chat", text="x" * 1_000_000)
                assert await window.closed() == 1009
            assert await digest(place, table) == before
            async with jan.sit(table) as window:
                await window.until("state")

    asyncio.run(scenario())


def test_a_flood_is_stopped_and_others_play_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, most_messages=20) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                for _ in range(100):
                    await waiting.send("since", seq=0)
                assert (await waiting.until("refused"))["code"] == "too-fast"
                assert (await active.choose("draw"))["seq"] == 1
                with suppress(ConnectionClosed):
                    for _ in range(2000):
                        await waiting.send("since", seq=0)
                        await asyncio.sleep(0)
                assert await waiting.closed() == 4409

    asyncio.run(scenario())


def test_text_stays_text(tmp_path: Path) -> None:
    nasty = '<img src=x onerror="alert(1)">'

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(name=nasty)
            async with eva.sit(table) as window:
                hello = await window.until("hello")
                assert hello["table"]["chairs"][0]["name"] == nasty
                await window.send("chat", text=f"  {nasty}\n\n\t ")
                said = await window.until("chat")
                assert (said["from"], said["text"]) == (nasty, nasty)
                await window.send("chat", text="   ")
                await window.send("note", text="\u202e" + nasty)
                await eventually(lambda: bool(place.hub.rooms[table].notes))
                assert not any(frame["type"] == "chat" and not frame["text"].strip() for frame in window.frames)
            response = await eva.http.get(f"/api/tables/{table}")
            assert response.headers["content-type"] == "application/json"
            assert response.headers["x-content-type-options"] == "nosniff"
            policy = response.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script" not in policy, "no exception for scripts"
            async with eva.sit(table) as window:
                assert (await window.until("note"))["text"] == "\u202e" + nasty

    asyncio.run(scenario())


# --- who may


@pytest.mark.parametrize("origin", ["http://evil.example", "https://127.0.0.1.evil.example", "null", "", "http://127.0.0.1:1"])
def test_sockets_and_requests_of_other_pages_are_refused(origin: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open()
            async with eva.sit(table, Origin=origin) as window:
                assert await window.closed() == 4403
            response = await eva.http.post("/api/tables", json={"game": "ethnos", "seats": 2}, headers={"Origin": origin})
            assert (response.status_code, response.json()["error"]["code"]) == (403, "foreign-origin")

    asyncio.run(scenario())


def test_our_own_page_may(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, origins=["https://deska.example"]) as place:
            eva = place.guest()
            table = await eva.open()
            for origin in (f"http://127.0.0.1:{place.port}", "https://deska.example"):
                async with eva.sit(table, Origin=origin) as window:
                    await window.until("state")

    asyncio.run(scenario())


def test_guessed_and_forged_secrets_open_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            opened = await eva.post("/api/tables", {"game": "ethnos", "seats": 2}, 201)
            table, secret = opened["table"]["id"], opened["link"].partition("#")[2]
            assert len(secret) >= 22, "128 bits"
            stranger = place.guest()
            for guess in (
                secret[:-1],
                secret + "A",
                secret.lower() if secret != secret.lower() else secret.upper(),
                "",
                "' OR 1=1 --",
                table,
            ):
                assert (await stranger.post("/api/link", {"secret": guess}, 404))["error"]["code"] == "bad-link"
            for cookie in ("", "x", "deska", eva.cookie().partition("=")[2][:-1]):
                stranger.http.cookies.set("deska", cookie)
                await stranger.get(f"/api/tables/{table}", 404)
                await stranger.get(f"/api/tables/{table}/export", 404)
                await stranger.get(f"/api/tables/{table}/replay", 404)
                async with stranger.sit(table) as window:
                    assert await window.closed() == 4404
            assert (await stranger.get("/api/tables"))["tables"] == []
            for path in ("/api/tables/../x", "/api/tables/' OR 1=1", "/api/tables/" + "a" * 500):
                assert (await stranger.http.get(path)).status_code == 404

    asyncio.run(scenario())


def test_the_cookie_cannot_be_read_or_sent_by_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            response = await eva.http.post("/api/tables", json={"game": "ethnos", "seats": 2})
            cookie = response.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            again = await eva.http.post("/api/tables", json={"game": "ethnos", "seats": 2})
            assert "set-cookie" not in again.headers
            assert eva.cookie().partition("=")[2] not in response.text + again.text

    asyncio.run(scenario())


def test_too_many_tables_requests_and_windows(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, most_tables=2, most_sockets=2, most_requests=1) as place:
            eva = place.guest()
            table = await eva.open()
            await eva.open()
            refused = await eva.post("/api/tables", {"game": "ethnos", "seats": 2}, 429)
            assert refused["error"]["code"] == "too-many-tables"
            async with eva.sit(table) as one, eva.sit(table) as two:
                await one.until("state")
                await two.until("state")
                async with eva.sit(table) as three:
                    assert await three.closed() == 4410
            codes = [(await eva.http.post(f"/api/tables/{table}/pause", json={})).status_code for _ in range(20)]
            assert 429 in codes

    asyncio.run(scenario())


def test_a_body_that_is_too_large_is_refused_unread(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, most_body=20_000) as place:
            eva = place.guest()
            body = json.dumps({"game": {"x": "y" * 50_000}})
            response = await eva.http.post("/api/tables/import", content=body, headers={"Content-Type": "application/json"})
            assert (response.status_code, response.json()["error"]["code"]) == (413, "too-large")

            async def endless() -> Any:
                for _ in range(100):
                    yield b"x" * 1000

            response = await eva.http.post("/api/tables/import", content=endless(), headers={"Content-Type": "application/json"})
            assert response.status_code == 413

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/tables", b"{", "bad-request"),
        ("/api/tables", b"[]", "bad-request"),
        ("/api/tables", b'{"game": "ethnos"}', "bad-request"),
        ("/api/tables", b'{"game": "ethnos", "seats": "4"}', "bad-request"),
        ("/api/tables", b'{"game": "ethnos", "seats": 4, "cheat": true}', "bad-request"),
        ("/api/tables", b'{"game": "ethnos", "seats": 9}', "bad-setup"),
        ("/api/tables", b'{"game": "chess", "seats": 2}', "bad-setup"),
        ("/api/tables", b'{"game": "ethnos", "seats": 2, "variant": {"tribes": ["dog"]}}', "bad-setup"),
        ("/api/tables", b'{"game": "ethnos", "seats": 2, "variant": {"wind": "on"}}', "bad-setup"),
        ("/api/tables", b'{"game": "ethnos", "seats": 2, "seed": "-1"}', "bad-seed"),
        ("/api/tables", b'{"game": "ethnos", "seats": 2, "seed": "1e9"}', "bad-seed"),
        ("/api/tables", b'{"game": "ethnos", "seats": 2, "seed": "999999999999999999999999999999999999999"}', "bad-seed"),
        ("/api/tables", b'{"game": "ethnos", "seats": 2, "chairs": [{"kind": "me"}]}', "bad-setup"),
        ("/api/tables", b'{"game": "ethnos", "seats": 2, "chairs": [{"kind": "bot", "level": "x"}, {"kind": "me"}]}', "no-level"),
        ("/api/tables", b'{"game": "ethnos", "seats": 2, "name": "\\u0000"}', "bad-name"),
        ("/api/tables/import", b'{"game": {}}', "bad-file"),
        ("/api/tables/import", b'{"game": {"game": "ethnos", "format": 1, "rules": 1, "choices": 5}}', "bad-file"),
        ("/api/link", b'{"secret": 5}', "bad-request"),
    ],
)
def test_requests_that_make_no_sense(path: str, body: bytes, code: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            for lang in ("cs", "en"):
                response = await place.guest().http.post(
                    path, content=body, headers={"Content-Type": "application/json", "Accept-Language": lang}
                )
                assert response.status_code == 422
                assert response.json()["error"]["code"] == code
                assert len(response.json()["error"]["text"]) > 10
            assert place.hub.store.all_tables() == []

    asyncio.run(scenario())


# --- what cannot be written down


def fill_the_disk(place: Place) -> None:
    """Stop the database from growing; PostgreSQL cannot be told that, but to write nothing at all."""
    is_sqlite = place.hub.engine.dialect.name == "sqlite"

    @event.listens_for(place.hub.engine, "begin")
    def small(connection: Any) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar() if is_sqlite else 0
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}" if is_sqlite else "SET TRANSACTION READ ONLY")


def test_a_full_disk_is_said_and_nothing_is_changed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}], pace="none")
            async with eva.sit(table) as window:
                await window.asked()
                fill_the_disk(place)
                refused = await play_both(window)
                assert refused["code"] == "not-saved"
                before = await digest(place, table)
                for _ in range(3):
                    seat = window.last["asked"][0]
                    await window.send("choose", seq=window.last["seq"], option=options_now(place, table)[0], seat=seat)
                    assert (await window.until("refused"))["code"] == "not-saved"
                    assert await digest(place, table) == before
                response = await eva.http.post("/api/tables", json={"game": "ethnos", "seats": 2})
                assert (response.status_code, response.json()["error"]["code"]) == (503, "not-saved")
                stored = place.hub.store.table(table)
                assert stored is not None
                assert len(stored.entries) == before[1]

    asyncio.run(scenario())


def options_now(place: Place, table: str) -> tuple[str, ...]:
    play = place.hub.rooms[table].play
    assert play is not None
    assert play.game.pending is not None
    return play.game.pending.options


async def play_both(window: Window) -> dict[str, Any]:
    """Play both seats of one device until something is refused."""
    for _ in range(400):
        options = options_of(window.last)
        if not options:
            await window.send("seat", seat=window.last["asked"][0])
            await window.until(lambda frame: frame["type"] == "state" and bool(options_of(frame)))
            continue
        answer = await window.choose(options[0])
        if answer["type"] == "refused":
            return answer
    raise AssertionError("the disk was never full")


def test_mistakes_of_the_server_are_answers_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}])
            async with eva.sit(table) as window:
                await window.asked()
                monkeypatch.setattr("deska.web.acts.acting_seat", broken)
                assert (await window.choose("draw"))["code"] == "failed"
                monkeypatch.undo()
                assert (await window.choose("draw"))["seq"] == 1
            monkeypatch.setattr("deska.web.api.games.described", broken)
            transport = httpx.AsyncHTTPTransport()
            async with httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{place.port}", timeout=PATIENCE) as http:
                response = await http.get("/api/games")
                assert (response.status_code, response.json()["error"]["code"]) == (500, "failed")

    asyncio.run(scenario())
