"""`deska admin`, deletion of one's own data, tables that expire, and the figures for Prometheus."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from deska.table.orders import BAN, CLOSE, DELETE, PAUSE, RESUME, REVOKE, UNBAN, ordered
from deska.table.refusals import Refused
from deska.table.schema import METADATA
from deska.web.times import now_ms
from tests.cli.shell import Shell
from tests.web.server import Place, eventually, running
from tests.web.test_play import both_ready, pair

pytestmark = pytest.mark.both
KEPT = ("devices", "bans", "orders", "servers", "pulse", "alembic_version")
"""Rows that do not belong to a table."""


async def obeyed(place: Place, what: str, subject: str) -> str:
    """Give an order and return the answer."""
    order, write = ordered(what, subject, now_ms())
    await place.hub.writer.write([write])
    await place.hub.orders.carry_out()
    return place.hub.store.answer(order.id)


def rows(place: Place) -> dict[str, int]:
    """The number of rows by kind, where there are any."""
    with place.hub.engine.connect() as connection:
        counts = {name: int(connection.execute(text(f"SELECT count(*) FROM {name}")).scalar() or 0) for name in METADATA.tables}
    return {name: count for name, count in counts.items() if count and name not in KEPT}


def test_tables_are_paused_closed_and_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, _, table = await pair(place)
            async with eva.sit(table) as window:
                await window.until("state")
                for what, state in ((PAUSE, "paused"), (RESUME, "playing"), (CLOSE, "closed")):
                    assert await obeyed(place, what, table) == "done"
                    assert (await eva.get(f"/api/tables/{table}"))["state"] == state
                assert await obeyed(place, PAUSE, table) != "done"
                assert await obeyed(place, DELETE, table) == "done"
                assert await window.closed() == 4404
            await eva.get(f"/api/tables/{table}", 404)
            assert rows(place) == {}
            assert "no" in (await obeyed(place, DELETE, "none2345")).lower()

    asyncio.run(scenario())


def test_links_and_tokens_are_revoked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan = place.guest(), place.guest()
            opened = await eva.post("/api/tables", {"game": "ethnos", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "bot"}]}, 201)
            table, secret = opened["table"]["id"], opened["link"].partition("#")[2]
            token = (await eva.post(f"/api/tables/{table}/token", {"seat": 0}))["token"]
            bearer = {"authorization": f"Bearer {token}"}
            assert (await jan.http.get("/api/bot", headers=bearer)).status_code == 200
            assert await obeyed(place, REVOKE, table) == "done"
            assert (await jan.http.get("/api/bot", headers=bearer)).status_code == 401
            await jan.post("/api/link", {"secret": secret}, 404)

    asyncio.run(scenario())


def test_a_banned_device_is_nobody_and_becomes_nobody_new(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with jan.sit(table) as window:
                await window.until("state")
                device = place.hub.rooms[table].table.chairs[1].holders[0]
                assert await obeyed(place, BAN, device) == "done"
                assert await window.closed() == 4403
            await jan.get(f"/api/tables/{table}", 404)
            await jan.post("/api/tables", {"game": "ethnos", "seats": 2}, 403)
            await eva.get(f"/api/tables/{table}")
            assert await obeyed(place, UNBAN, device) == "done"
            await jan.get(f"/api/tables/{table}")

    asyncio.run(scenario())


def test_who_deletes_their_data_leaves_nothing_but_a_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            alone = await jan.open()
            async with eva.sit(table) as one, jan.sit(table) as two:
                await both_ready(one, two)
                await two.send("chat", text="I was here")
                await one.until("chat")
                await two.send("note", text="psst", seat=1)
                device = place.hub.rooms[table].table.chairs[1].holders[0]
                assert (await jan.http.delete("/api/me")).status_code == 204
                assert await two.closed() == 4403
            await eventually(lambda: not place.hub.store.orders())
            with pytest.raises(Refused):
                place.hub.store.one(alone)
            stored = place.hub.store.table(table)
            assert stored is not None
            chair = stored.table.chairs[1]
            assert (chair.holders, chair.known, device in stored.table.members) == ((), (), False)
            assert chair.name != "Jan"
            assert [(said.name, said.text) for said in stored.chat] == [("", "")]
            assert stored.notes == {}
            with place.hub.engine.connect() as connection:
                assert connection.execute(text("SELECT count(*) FROM devices")).scalar() == 1
            await eva.get(f"/api/tables/{table}")

    asyncio.run(scenario())


def test_tables_expire_if_the_settings_say_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, expire_days=2) as place:
            eva = place.guest()
            old, young = [await eva.open(chairs=[{"kind": "me"}, {"kind": "open"}]) for _ in range(2)]
            for room in list(place.hub.rooms.values()):
                await place.hub.put_away(room)
            with place.hub.engine.begin() as connection:
                connection.execute(text("UPDATE tables SET created = created - 3 * 86400000 WHERE id = :old"), {"old": old})
            await place.hub.expire()
            assert place.hub.store.all_tables() == [young]

    asyncio.run(scenario())


def test_figures_are_told_to_those_who_may_know(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                await active.choose("draw")
                told = (await eva.http.get("/metrics")).text
            for line in ("deska_tables 1.0", "deska_sockets 2.0", 'deska_choices_total{by="person"} 1.0', "deska_bot_queue 0.0"):
                assert line in told
            assert "deska_draw_seconds_count" in told
            place.hub.settings.monitors = ["10.0.0.0/8"]
            assert (await eva.http.get("/metrics")).status_code == 404

    asyncio.run(scenario())


def test_the_command(tmp_path: Path) -> None:
    """With a server that runs, and with none."""

    async def scenario() -> tuple[str, str]:
        async with running(tmp_path) as place:
            eva, _, table = await pair(place)
            shell = Shell(tmp_path)
            paused = await asyncio.to_thread(shell, "admin", "pause", table, "--data", tmp_path)
            assert (paused.code, paused.out) == (0, "done\n")
            device = place.hub.rooms[table].table.host
            shown = await asyncio.to_thread(shell, "admin", "show", table, "--data", tmp_path)
            assert device in shown.out
            assert "seed" not in shown.out
            assert (await eva.get(f"/api/tables/{table}"))["state"] == "paused"
        return table, device

    table, _ = asyncio.run(scenario())
    shell = Shell(tmp_path)
    listed = shell("admin", "list", "--data", tmp_path)
    assert table in listed.out
    assert "Eva, Jan" in listed.out
    checked = shell("restore", "--check", "--data", tmp_path)
    assert (checked.code, checked.out) == (0, "1 games play again exactly as they are kept; 0 tables have not begun\n")
    assert shell("admin", "delete", table, "--data", tmp_path).out == "done\n"
    assert shell("admin", "list", "--data", tmp_path).out == ""
    for wrong in (("fly",), ("close",), ("show", "none2345")):
        refused = shell("admin", *wrong, "--data", tmp_path)
        assert (refused.code, refused.err.count("\n")) == (2, 1)
