"""Undo through the wire: freely, the whole turn, or with everybody's consent."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from deska.web.driver import next_step
from tests.web.server import Window, eventually, options_of, running
from tests.web.test_play import both_ready, pair

pytestmark = pytest.mark.both

DUEL: dict[str, Any] = {"hot_seat": True, "chairs": [{"kind": "me", "name": "Eva"}, {"kind": "guest", "name": "Ota"}], "seed": "11"}


async def take(window: Window) -> dict[str, Any]:
    """Take an open card: nobody learns anything by it."""
    return await window.choose(next(option for option in options_of(window.last) if option.startswith("take:")))


async def at_band(window: Window) -> dict[str, Any]:
    """Draw, seat after seat, until the shown seat may play a band of several cards; returns its scene."""
    while "band" not in await window.asked() or window.last["seq"] < 8:
        await window.choose("draw")
        if not options_of(window.last):
            await window.send("seat", seat=window.last["asked"][0])
            await window.until(lambda frame: frame["type"] == "state" and bool(options_of(frame)))
    scene: dict[str, Any] = window.last["scene"]
    return scene


def test_a_choice_is_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                before = active.last["scene"]
                state = await take(active)
                assert state["undo"] == {"free": True, "ask": False, "restart": False}
                await waiting.until("state")
                await active.send("undo", seq=1)
                state = await active.until("state")
                assert (state["seq"], state["scene"]) == (2, before)
                seen = await waiting.until("state")
                assert [(event["kind"], event["back"]) for event in seen["events"]] == [("undo", 0)]
                assert state["undo"] == {"free": False, "ask": False, "restart": False}
                await active.send("since", seq=0)
                state = await active.until("state")
                assert [event.get("strike", False) for event in state["events"] if event["n"] and not event.get("turn")] == [True, False]

    asyncio.run(scenario())


def test_a_turn_is_begun_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(**DUEL)
            async with eva.sit(table) as window:
                before = await at_band(window)
                seq = window.last["seq"]
                await window.choose("band")
                await window.choose(next(option for option in await window.asked() if option.startswith("lay:")))
                room = place.hub.rooms[table]
                play = room.play
                assert play is not None
                await eventually(lambda: next_step(room.table, play, True) is None)  # the table answers what is forced
                await window.send("since", seq=0)
                state = await window.until(lambda frame: frame["type"] == "state" and len(frame["events"]) > 2)
                assert state["undo"]["restart"]
                await window.send("restart", seq=state["seq"])
                state = await window.until("state")
                assert state["scene"] == before
                assert state["events"][-1]["back"] == seq

    asyncio.run(scenario())


def test_beyond_a_barrier_everybody_is_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                before = active.last["scene"]
                state = await active.choose("draw")
                assert state["undo"] == {"free": False, "ask": True, "restart": False}
                await active.send("undo", seq=1)
                assert (await active.until("refused"))["code"] == "cannot-undo"
                await active.send("propose", kind="undo")
                asked = await waiting.until("proposal")
                assert asked["open"]
                assert asked["votes"] == {}
                shown = [event["text"] for event in waiting.last["events"]]
                assert any(text in asked["text"] for text in shown), "others are told what they were told before, and no more"
                await active.send("vote", proposal=asked["id"], yes=True)
                assert (await active.until("refused"))["code"] == "no-vote"
                await waiting.send("vote", proposal=asked["id"], yes=True)
                state = await active.until(lambda frame: frame["type"] == "state" and frame["seq"] == 2)
                assert state["scene"] == before
                closed = [frame for frame in active.frames if frame["type"] == "proposal"][-1]
                assert (closed["open"], closed["votes"]) == (False, {str(1 - closed["seat"]): True})

    asyncio.run(scenario())


def test_a_refused_proposal_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                await active.choose("draw")
                await active.send("propose", kind="undo")
                asked = await waiting.until("proposal")
                await active.send("propose", kind="undo")
                assert (await active.until("refused"))["code"] == "proposal-open"
                await waiting.send("vote", proposal=asked["id"], yes=False)
                assert not (await waiting.until("proposal"))["open"]
                await waiting.send("vote", proposal=asked["id"], yes=True)
                assert (await waiting.until("refused"))["code"] == "no-proposal"
            assert (await eva.get(f"/api/tables/{table}"))["seq"] == 1

    asyncio.run(scenario())


def test_a_proposal_lapses_with_the_next_choice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                await active.choose("draw")
                await active.send("propose", kind="undo")
                await waiting.until("proposal")
                assert options_of(waiting.last)
                await waiting.choose("draw")
                closed = [frame for frame in waiting.frames if frame["type"] == "proposal"][-1]
                assert not closed["open"]

    asyncio.run(scenario())


def test_alone_with_bots_nobody_has_to_be_asked(tmp_path: Path) -> None:
    """K9: undo crosses bots' choices; beyond a barrier there is nobody to consent."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(seed="11")
            async with eva.sit(table) as window:
                await window.asked()
                before = window.last["scene"]
                await window.choose("draw")
                while not options_of(window.last):
                    await window.until("state")
                await window.send("propose", kind="undo")
                state = await window.until(
                    lambda frame: frame["type"] == "state" and any(event["kind"] == "undo" for event in frame["events"])
                )
                assert state["scene"] == before

    asyncio.run(scenario())


def test_stale_and_foreign_requests_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                seat = active.last["seat"]
                await active.send("undo", seq=0)
                assert (await active.until("refused"))["code"] == "nothing-to-undo"
                await take(active)
                await active.send("undo", seq=0)
                assert (await active.until("refused"))["code"] == "stale"
                await waiting.send("undo", seq=1, seat=seat)
                assert (await waiting.until("refused"))["code"] == "not-your-seat"
                await waiting.send("restart", seq=1, seat=1 - seat)
                assert (await waiting.until("refused"))["code"] == "cannot-undo"

    asyncio.run(scenario())
