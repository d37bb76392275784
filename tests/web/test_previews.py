"""Previews through the socket: what an option would bring, for those who are asked alone, and never in the way of anything else."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from deska.table.refusals import Refused
from deska.web import messages, previewing
from deska.web.viewers import Viewer
from tests.web.server import Window, running
from tests.web.test_play import both_ready, pair


async def foreseen(window: Window, option: str, **more: Any) -> dict[str, Any]:
    await window.send("foresee", option=option, seq=window.last["seq"], **more)
    return await window.until("preview")


def test_an_option_is_foreseen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                option = next(entry["name"] for entry in active.last["scene"]["prompt"]["options"] if entry["name"].startswith("take:"))
                found = await foreseen(active, option)
                assert [ghost["piece"]["id"].partition("/")[0] for ghost in found["come"]] == [f"hand:{active.last['seat']}"]
                assert found["then"] == "other"
                hidden = await foreseen(active, "draw")
                assert (hidden["then"], hidden["come"], hidden["told"]) == ("learned", [], [])
                state = await active.choose(option)
                assert state["seq"] == 1, "a preview changes nothing"

    asyncio.run(scenario())


def test_a_wish_that_comes_too_late_is_let_go(tmp_path: Path) -> None:
    """Nothing is answered: neither a preview of another position nor a refusal, which would take back what the viewer does meanwhile."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                await waiting.send("foresee", option="draw", seq=0)
                await active.choose("draw")
                await active.send("foresee", option="draw", seq=0)
                await waiting.until(lambda frame: frame["type"] == "state" and frame["seq"] == 1)
                assert (await foreseen(waiting, "draw"))["seq"] == 1
                await active.send("chat", text="still here")
                await active.until("chat")
                assert not [frame for window in (one, two) for frame in window.frames if frame["type"] == "refused"]
                assert [frame["seq"] for window in (one, two) for frame in window.frames if frame["type"] == "preview"] == [1]

    asyncio.run(scenario())


def test_what_is_not_offered_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                await active.send("foresee", option="place:rhea", seq=0)
                assert (await active.until("refused"))["code"] == "illegal"
                await active.send("foresee", option="draw", seq=0, seat=1 - active.last["seat"])
                assert (await active.until("refused"))["code"] == "not-your-seat"

    asyncio.run(scenario())


def test_only_the_last_wish_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """While one preview is made, all that were wished for meanwhile but the last are forgotten."""
    made: list[str] = []

    async def slowly(viewer: Viewer, seat: int, wish: messages.Foresee) -> None:
        made.append(wish.option)
        await asyncio.sleep(0.01)

    async def scenario() -> None:
        viewer = Viewer(None, "", "en")  # type: ignore[arg-type]
        wishes = [messages.Foresee(type="foresee", seq=0, option=option) for option in ("a", "b", "c", "d")]
        await asyncio.gather(*(previewing.foresee(viewer, 0, wish) for wish in wishes))
        assert made == ["a", "d"]
        await previewing.foresee(viewer, 0, wishes[1])
        assert made == ["a", "d", "b"]

    monkeypatch.setattr(previewing, "make", slowly)
    asyncio.run(scenario())


def test_picks_that_do_not_follow_each_other_have_no_preview() -> None:
    """The page may ask for them before it knows; a refusal would be a reproach for nothing."""

    async def nothing(*position: object) -> str:
        return ""

    async def scenario() -> None:
        decision = SimpleNamespace(seat=0, options=("pay:herb", "pay:mana"), picks=("pay:herb", "pay:mana"))
        play = SimpleNamespace(decision=lambda seat: decision, open_since={0: 0}, seq=0, game=SimpleNamespace(dump=dict))
        table = SimpleNamespace(game="evenfall", names=("Eva",))
        room: Any = SimpleNamespace(game=lambda taught: play, table=table, hub=SimpleNamespace(foreseer=SimpleNamespace(do=nothing)))
        viewer = Viewer(room, "", "en")
        await previewing.make(viewer, 0, messages.Foresee(type="foresee", seq=0, option="pay:mana", after=["pay:herb"]))
        with pytest.raises(Refused):
            await previewing.make(viewer, 0, messages.Foresee(type="foresee", seq=0, option="pay:mana", after=["draw"]))

    asyncio.run(scenario())
