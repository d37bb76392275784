"""States that bring only what is different since the one before."""

import asyncio
import json
from pathlib import Path

import pytest

from deska.table.scenes import compose
from deska.web.viewers import written
from tests.web.server import Place, Window, running
from tests.web.test_play import both_ready, pair

pytestmark = pytest.mark.both


def is_current(window: Window, place: Place, table: str) -> bool:
    """True if the scene that a window has put together is the one that the server would draw now."""
    room, scene = place.hub.rooms[table], window.last["scene"]
    texts = room.texts(scene["lang"])
    assert room.play is not None
    assert texts is not None
    drawn = compose(room.play.game, scene["seat"] if scene["seat"] >= 0 else None, texts)
    return bool(scene == json.loads(written(drawn)))


def test_a_page_that_follows_gets_differences_and_sees_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                for _ in range(6):
                    state = await active.choose((await active.asked())[0])
                    assert "change" in state
                    assert any(isinstance(zone, str) for zone in state["change"]["zones"])
                    while waiting.last["seq"] < state["seq"]:
                        await waiting.until("state")
                    assert is_current(one, place, table)
                    assert is_current(two, place, table)
                    active, waiting = (one, two) if 0 in state["asked"] else (two, one)

    asyncio.run(scenario())


def test_who_comes_back_or_asks_gets_the_whole_scene(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _waiting = await both_ready(one, two)
                assert "change" in await active.choose("draw")
                guest = eva if active is one else jan
                async with guest.sit(table, f"since={active.last['seq']}") as again:
                    assert "change" not in await again.until("state")
                for ask in ({"type_": "since", "seq": active.last["seq"]}, {"type_": "lang", "lang": "cs"}, {"type_": "seat", "seat": -1}):
                    await active.send(**ask)
                    state = await active.until("state")
                    assert "change" not in state
                    assert "after" not in state
                    assert is_current(active, place, table)

    asyncio.run(scenario())
