"""Lost connections, late and repeated answers, and games that are played over days."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from deska.table.refusals import Refused
from deska.web.sockets import LATER
from tests.web.server import eventually, options_of, running
from tests.web.test_play import both_ready, pair

pytestmark = pytest.mark.both


def test_who_comes_back_gets_what_was_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                await active.choose("draw")
                state = await waiting.until("state")
                first, second = (eva, jan) if active is one else (jan, eva)
            async with first.sit(table) as back:
                await back.until("state")
            async with second.sit(table, f"since={state['seq']}") as other:
                assert (await other.until("state"))["events"] == []
                await other.choose("draw")
            async with first.sit(table, "since=1") as back:
                hello = await back.until("hello")
                assert (hello["seq"], hello["seen"]) == (2, 1)
                missed = await back.until("state")
                assert "fresh" not in missed
                assert [event["n"] for event in missed["events"] if not event.get("turn")] == [2]
                await back.send("since", seq=0)
                assert sorted({event["n"] for event in (await back.until("state"))["events"]}) == [0, 1, 2]

    asyncio.run(scenario())


def test_who_leaves_while_somebody_sits_down_takes_nothing_back(tmp_path: Path) -> None:
    """The last entry that a person has seen is noted on the table as it is then, not as it was when the socket closed."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            room = place.hub.rooms[table]
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                await active.choose("draw")
                await waiting.until("state")

                async def rename() -> None:
                    await room.keep(None, room.table.renamed(0, "Ida"))

                async with room.lock:
                    renamed = asyncio.create_task(room.carry(rename))
                    await two.connection.close()
                    await eventually(lambda: len(room.viewers) == 1)
                await renamed
                await eventually(lambda: room.table.chairs[1].seen == 1)
                assert room.table.names == ("Ida", "Jan")

    asyncio.run(scenario())


def test_a_stale_answer_is_refused_with_a_fresh_state(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}])
            async with eva.sit(table) as window:
                await window.asked()
                await window.choose("draw")
                seat = window.last["asked"][0]
                await window.send("choose", seq=0, option="draw", seat=seat)
                refused = await window.until("refused")
                assert (refused["code"], refused["seq"]) == ("stale", 1)
                assert refused["text"]
                assert (await window.until("state"))["seq"] == 1

    asyncio.run(scenario())


def test_the_same_answer_twice_is_harmless(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                for _ in range(5):
                    await active.send("choose", seq=0, option="draw")
                await active.until("state")
                await asyncio.sleep(0.3)
                await active.send("since", seq=0)
                state = await active.until(lambda frame: frame["type"] == "state" and bool(frame["events"]))
                assert state["seq"] == 1
                assert not any(frame["type"] == "refused" for frame in active.frames)

    asyncio.run(scenario())


def test_of_two_windows_that_answer_at_once_one_wins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two, eva.sit(table) as one_more, jan.sit(table) as two_more:
                active, _ = await both_ready(one, two)
                again = one_more if active is one else two_more
                await again.until("state")
                taken = next(option for option in options_of(active.last) if option.startswith("take:"))
                await asyncio.gather(active.send("choose", seq=0, option="draw"), again.send("choose", seq=0, option=taken))
                for window in (active, again):
                    await window.send("lang", lang="cs")  # heard after the answer
                    await window.until(lambda frame: frame["type"] == "state" and frame["scene"]["lang"] == "cs")
                refusals = [frame["code"] for window in (active, again) for frame in window.frames if frame["type"] == "refused"]
                assert refusals == ["stale"]
                info = await eva.get(f"/api/tables/{table}")
                assert info["seq"] == 1

    asyncio.run(scenario())


def test_tables_outlive_the_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                await active.choose("draw")
                await waiting.until("state")
                await waiting.choose("draw")
                await active.until("state")
                await one.send("chat", text="See you tomorrow")
                await one.send("note", text="remember the giants")
                await two.until("chat")
                await eventually(lambda: bool(place.hub.rooms[table].notes))
                before = one.last
        async with running(tmp_path) as place:
            for guest in (eva, jan):
                guest.port = place.port
            async with eva.sit(table) as one:
                hello = await one.until("hello")
                assert (hello["table"]["state"], hello["seen"]) == ("playing", 2)
                assert (await one.until("chat"))["text"] == "See you tomorrow"
                assert (await one.until("note"))["text"] == "remember the giants"
                after = await one.until("state")
                assert after["scene"] == before["scene"]
                assert sorted({event["n"] for event in after["events"]}) == [0, 1, 2]

    asyncio.run(scenario())


def test_the_lobby_of_this_device_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            lists = [await guest.get("/api/tables/mine") for guest in (eva, jan)]
            turns = [listed["tables"][0]["my_turn"] for listed in lists]
            assert sorted(turns) == [False, True]
            assert [listed["tables"][0]["id"] for listed in lists] == [table, table]
        async with running(tmp_path) as place:
            asked = (eva, jan)[turns.index(True)]
            fresh = place.guest()
            fresh.http.cookies = asked.http.cookies
            assert (await fresh.get("/api/tables/mine"))["tables"][0]["my_turn"]
            assert (await place.guest().get("/api/tables/mine"))["tables"] == []

    asyncio.run(scenario())


def test_tables_that_nobody_needs_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, idle_minutes=0.001) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                await active.choose("draw")
                room = place.hub.rooms[table]
                await asyncio.sleep(0.1)
                assert not place.hub.is_idle(room)
            await eventually(lambda: place.hub.is_idle(room))
            await place.hub.put_away(room)
            assert table not in place.hub.rooms
            async with eva.sit(table) as one:
                assert (await one.until("state"))["seq"] == 1
            assert place.hub.rooms[table] is not room

    asyncio.run(scenario())


def test_who_comes_while_the_database_is_away_may_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that cannot be looked for is not gone: the page tries again by itself."""

    def broken(*_: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("the connection is lost"))

    async def refused(_: Any) -> None:
        raise Refused("no-database")

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, _, table = await pair(place)
            await place.hub.put_away(place.hub.rooms[table])
            for question, answer in (("table.leases.Leases.take", broken), ("web.hub.Hub.current", refused)):
                with monkeypatch.context() as patch:
                    patch.setattr(f"deska.{question}", answer)
                    async with eva.sit(table) as window:
                        assert await window.closed() == LATER
            async with eva.sit(table) as window:
                await window.until("state")

    asyncio.run(scenario())
