"""Several servers on one database: whichever is asked, the one that plays a table answers; and only that one can write."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from pathlib import Path
from socket import socket
from typing import Any

import httpx
import pytest
from psycopg import OperationalError
from sqlalchemy import Engine, text

from deska.table import sharing
from deska.table.holding import hold_database
from deska.table.leases import Leases, Taken
from deska.table.refusals import Lost
from deska.table.writes import beat
from tests.postgres import Postgres
from tests.web.server import Guest, Place, eventually, running
from tests.web.test_play import both_ready, pair
from tests.web.test_servers_die import BACK


@pytest.fixture
def database(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> str:
    url = cluster.fresh()
    monkeypatch.setenv("DESKA_DATABASE", url)
    return url


@asynccontextmanager
async def servers(folder: Path, count: int = 2, **settings: Any) -> AsyncIterator[list[Place]]:
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(running(folder / str(number), **settings)) for number in range(count)]
        await eventually(lambda: all(len(place.hub.sharing.peers) == count for place in places))
        yield places


def via(guest: Guest, place: Place) -> Guest:
    """The same browser at another server."""
    other = place.guest()
    other.http.cookies = httpx.Cookies({cookie.name: str(cookie.value) for cookie in guest.http.cookies.jar})
    return other


def silent(place: Place) -> None:
    """Let a server show no sign of life any more, as if it had died."""
    assert isinstance(place.hub.sharing, sharing.Together)
    place.hub.sharing.stopping.set()


async def steal(place: Place, table: str) -> None:
    """Give the lease of a table to a server that does not answer, as if that had thought this one dead."""
    with place.hub.engine.begin() as connection:
        connection.execute(text("UPDATE leases SET owner = 'thief', epoch = epoch + 1 WHERE table_id = :table"), {"table": table})


def counted(engine: Engine, query: str) -> int:
    with engine.connect() as connection:
        return int(connection.execute(text(query)).scalar() or 0)


HOT = {"hot_seat": True, "chairs": [{"kind": "me"}, {"kind": "guest"}]}


def test_any_server_answers_for_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with servers(tmp_path) as (here, there):
            eva = here.guest()
            table = await eva.open(**HOT)
            far = via(eva, there)
            answer = await far.http.get(f"/api/tables/{table}")
            assert answer.json()["id"] == table
            assert answer.headers["x-deska-owner"] == here.hub.leases.me.id
            assert "x-deska-table" not in answer.headers, "a proxy must not learn the wrong server"
            assert (await eva.http.get(f"/api/tables/{table}")).headers["x-deska-table"] == table
            await far.post(f"/api/tables/{table}/pause", {})
            await far.post(f"/api/tables/{table}/resume", {})
            async with eva.sit(table) as near, far.sit(table) as window:
                await near.asked()
                options = await window.asked()
                told = await window.choose(options[0])
                assert told["seq"] == window.last["seq"] > 0
                await near.until(lambda frame: frame["type"] == "state" and frame["seq"] == told["seq"])
            assert list(there.hub.rooms) == []
            assert (await far.http.get("/api/tables/none9999")).status_code == 404

    asyncio.run(scenario())


def test_links_programs_and_rematches_find_their_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with servers(tmp_path) as (here, there):
            eva = here.guest()
            opened = await eva.post("/api/tables", {"game": "ethnos", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]}, 201)
            table = opened["table"]["id"]
            jan = there.guest()
            secret = opened["link"].partition("#")[2]
            assert (await jan.post("/api/link", {"secret": secret}))["table"] == table
            await jan.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Jan"})
            await via(eva, there).post(f"/api/tables/{table}/start", {})
            token = (await jan.post(f"/api/tables/{table}/token", {"seat": 1}))["token"]
            program = there.guest()
            headers = {"authorization": f"Bearer {token}"}
            view = (await program.http.get("/api/bot", headers=headers)).json()
            assert (view["table"], view["seat"]) == (table, 1)
            devices = counted(here.hub.engine, "SELECT count(*) FROM devices")
            assert devices == 2, "nobody became two people on the way"
            await via(eva, there).post(f"/api/tables/{table}/close", {})
            again = await via(eva, there).post(f"/api/tables/{table}/rematch", {}, 201)
            assert (await jan.post(f"/api/tables/{table}/rematch", {}, 201))["table"]["id"] == again["table"]["id"]

    asyncio.run(scenario())


def test_lists_tell_what_other_servers_know(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with servers(tmp_path) as (here, there):
            eva = here.guest()
            table = await eva.open(**HOT, public=True)
            far = via(eva, there)
            async with eva.sit(table) as window:
                await window.asked()
                await eventually(lambda: there.hub.lives.of(table).present == {0, 1})
                [listed] = (await far.get("/api/tables/mine"))["tables"]
                assert listed["my_turn"]
                [public] = (await there.guest().get("/api/tables"))["tables"]
                assert [chair["present"] for chair in public["chairs"]] == [True, True]
            await eventually(lambda: there.hub.lives.of(table).present == frozenset())

    asyncio.run(scenario())


def test_limits_count_what_passed_at_other_servers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with servers(tmp_path, most_newcomers=6) as (here, there):
            for _ in range(3):  # a device and a table each
                await here.guest().open()
            await eventually(lambda: there.hub.limits.newcomers.of("127.0.0.1").left < 1)
            await there.guest().post("/api/tables", {"game": "ethnos", "seats": 2}, 429)

    asyncio.run(scenario())


def test_who_lost_a_table_writes_nothing_and_reads_again(tmp_path: Path) -> None:
    """Another server took the table; the choice is refused, the socket comes back and sees what is written."""

    async def scenario() -> None:
        async with servers(tmp_path, 1) as (here,):
            eva = here.guest()
            table = await eva.open(**HOT)
            room = here.hub.rooms[table]
            async with eva.sit(table) as window:
                options = await window.asked()
                await steal(here, table)
                await window.send("choose", seq=0, option=options[0], seat=window.last["seat"])
                assert await window.closed() == 1012
            assert room.lost
            assert counted(here.hub.engine, "SELECT count(*) FROM entries") == 0
            async with eva.sit(table) as window:  # the thief has no server: the table is free
                await window.asked()
                assert (await window.choose(options[0]))["type"] == "state"
            assert here.hub.rooms[table].lease.epoch == room.lease.epoch + 2

    asyncio.run(scenario())


def test_nobody_waits_for_a_server_whose_process_has_ended(tmp_path: Path) -> None:
    """Nothing listens at its address any more, though its lease holds."""

    async def scenario() -> None:
        async with servers(tmp_path) as (here, there):
            eva = here.guest()
            table = await eva.open(**HOT)
            await steal(there, table)
            with socket() as closed, there.hub.engine.begin() as connection:
                closed.bind(("127.0.0.1", 0))
                address = f"http://127.0.0.1:{closed.getsockname()[1]}"
                row = {"address": address, "expires": 2**62}
                connection.execute(text("INSERT INTO servers VALUES ('thief', :address, '', :expires)"), row)
            async with asyncio.timeout(BACK / 2), via(eva, there).sit(table) as window:
                await window.until("state")
            assert table in there.hub.rooms

    asyncio.run(scenario())


def test_proposals_and_clocks_survive_a_change_of_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second server goes on with the votes, and with the clock up to when the first one was last seen."""

    async def scenario() -> None:
        async with servers(tmp_path) as (here, there):
            eva, jan, table = await pair(here, clock={"minutes": 5, "increment": 0})
            async with eva.sit(table) as one, jan.sit(table) as two:
                player, other = await both_ready(one, two)
                await player.choose("draw")
                await player.send("propose", kind="undo")
                await other.until("proposal")
                left = here.hub.rooms[table].table.chairs
                await asyncio.sleep(1.5)
                silent(here)
                await eventually(lambda: table in there.hub.rooms)
            room = there.hub.rooms[table]
            assert room.proposal is not None
            assert room.lease.epoch == 2
            charged = [before.left - after.left for before, after in zip(left, room.table.chairs, strict=True)]
            assert 800 < max(charged) < 3000, "one and a half seconds, and not those without a server"
            assert room.grace_left(0) > 0, "nobody is away for longer than the new server plays it"

    monkeypatch.setattr(sharing, "RENEW", 0.3)
    monkeypatch.setattr(sharing, "LIFETIME", 2.0)
    asyncio.run(scenario())


def test_two_servers_make_the_tables_of_a_new_database_once(database: str) -> None:
    """All start at the same moment; each finds the tables whole."""

    async def scenario() -> None:
        holds = await asyncio.gather(*(asyncio.to_thread(hold_database, database) for _ in range(6)))
        for hold in holds:
            assert counted(hold.engine, "SELECT count(*) FROM pulse") == 1
            hold.release()

    asyncio.run(scenario())


def test_one_server_gets_a_lease_however_many_try(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            table = await place.guest().open(**HOT)
            others = [Leases(place.hub.engine, "", 6000) for _ in range(5)]
            for leases in others:
                leases.enter()
            assert all(not isinstance(leases.take(table), Taken) for leases in others)
            with place.hub.engine.begin() as connection:
                connection.execute(text("UPDATE leases SET owner = 'gone'"))
            taken = await asyncio.gather(*(asyncio.to_thread(leases.take, table) for leases in others))
            assert sum(isinstance(each, Taken) for each in taken) == 1
            with pytest.raises(Lost):
                await place.hub.writer.write([beat(1)], place.hub.rooms[table].lease)

    asyncio.run(scenario())


def test_a_server_that_starts_anew_at_its_address_gets_the_tables_of_the_one_before(database: str) -> None:
    """It would pass them on to itself for as long as the old lease holds."""
    hold = hold_database(database)
    before, other, after = (Leases(hold.engine, address, 60_000) for address in ("http://one", "http://two", "http://one"))
    before.enter()
    other.enter()
    with hold.engine.begin() as connection:
        row = "INSERT INTO leases (table_id, owner, epoch, charged) VALUES (:table, :owner, 1, 0)"
        for table, leases in (("abc", before), ("def", other)):
            connection.execute(text(row), {"table": table, "owner": leases.me.id})
    assert after.orphans(5) == []
    after.enter()
    assert after.owner("abc") is None
    assert after.owner("def") == other.me
    hold.release()


async def sleep_within(driver: Any, between: str, here: Place, there: Place, table: str) -> None:
    """Keep silent in a transaction until another server has taken the table over, then go on with it."""
    with driver.pipeline() if between == "packets" else nullcontext():
        driver.execute("SELECT 1").fetchone()
        silent(here)
        async with asyncio.timeout(BACK):
            while table not in there.hub.rooms:
                await asyncio.sleep(0.1)
        driver.execute("SELECT 1").fetchone()


@pytest.mark.parametrize("between", ["statements", "packets"])
def test_a_server_that_stops_in_the_middle_of_a_write_holds_no_table(between: str, tmp_path: Path) -> None:
    """It is paused, or cut off, with a transaction open: the others end that, so that its locks keep nobody from taking over.

    Between two packets of one call PostgreSQL takes the session for a busy one, and would wait for ever.
    """

    async def scenario() -> None:
        async with servers(tmp_path) as (here, there):
            eva = here.guest()
            table = await eva.open(**HOT)
            room = here.hub.rooms[table]
            with here.hub.engine.connect() as connection:
                here.hub.leases.check(connection, [room.lease])
                driver: Any = connection.connection.driver_connection
                with pytest.raises(OperationalError):
                    await sleep_within(driver, between, here, there, table)
                connection.invalidate()

    asyncio.run(scenario())
