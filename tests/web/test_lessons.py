"""Lessons at tables of the server: they are real tables, a wrong choice is not made, and leaving one keeps the position."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.table.lessons import lessons_of
from tests.web.server import Guest, Window, options_of, running

FIRST = {"game": "ethnos", "lesson": "first"}


async def lesson(guest: Guest, **wish: Any) -> str:
    opened = await guest.post("/api/tables/lesson", {**FIRST, **wish}, 201)
    return str(opened["table"]["id"])


async def order(window: Window, act: str, **more: Any) -> dict[str, Any]:
    """Tell the teacher something, and wait for the next state or refusal."""
    await window.send("lesson", **{"act": act, "step": window.last["lesson"]["step"], **more})
    return await window.until(lambda frame: frame["type"] in ("refused", "state"))


def test_the_list_of_games_has_their_lessons(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            for game in (await guest.get("/api/games", lang="cs"))["games"]:
                known = lessons_of(game["id"])
                assert [(one["id"], one["steps"], one["minutes"]) for one in game["lessons"]] == [
                    (lesson.name, len(lesson.steps), lesson.minutes) for lesson in known
                ]
                assert all(one["title"] for one in game["lessons"])
            taught = await guest.get("/api/games/ethnos/teaching", lang="cs")
            assert taught["aid"]["goal"]
            assert taught["aid"]["turn"][0]["rules"] == ["ET-040", "ET-043"]
            assert taught["coach"]["et-turn"]["what"]
            assert taught["coach"]["et-turn"]["look"]
            assert (await guest.get("/api/games/nothing/teaching", 404))["error"]["code"] == "no-game"

    asyncio.run(scenario())


def test_a_lesson_is_played_at_a_real_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            async with guest.sit(await lesson(guest)) as window:
                state = await window.until("state")
                assert (state["lesson"]["step"], state["lesson"]["kind"], state["lesson"]["at"]) == (1, "look", ["kingdoms"])
                while window.last["lesson"]["kind"] != "do":
                    await order(window, "next")
                assert window.last["lesson"]["wanted"] == ["take:dwarf-green"]
                assert "undo" not in window.last
                before = window.last
                refused = await window.choose("draw")
                assert (refused["code"], refused["text"]) == ("not-wanted", before["lesson"]["reply"]["draw"])
                await window.send("since", seq=0)
                assert (await window.until("state"))["scene"] == before["scene"]
                state = await window.choose("take:dwarf-green")
                assert state["lesson"]["step"] == before["lesson"]["step"] + 1
                assert state["seq"] > before["seq"] + 1, "the others have chosen too"
                taken = state["scene"]
                state = await order(window, "back")
                assert (state["lesson"]["step"], state["scene"]) == (before["lesson"]["step"], before["scene"])
                assert (await order(window, "next"))["scene"] == taken, "the wanted choice is made for me"

    asyncio.run(scenario())


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_the_first_lesson_of_every_game_goes_on_to_its_end(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            first = lessons_of(game)[0]
            async with guest.sit(await lesson(guest, game=game, lesson=first.name)) as window:
                await window.until("state")
                for step in range(1, len(first.steps) + 1):
                    assert window.last["lesson"]["step"] == step
                    await order(window, "next")
                assert window.last["lesson"]["kind"] == "over"
                assert (await order(window, "next"))["code"] == "lesson-over"

    asyncio.run(scenario())


def test_a_question_is_answered_and_a_lesson_skipped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            step = next(number for number, one in enumerate(lessons_of("ethnos")[0].steps) if one.kind == "ask")
            async with guest.sit(await lesson(guest, step=step)) as window:
                state = await window.until("state")
                assert sorted(answer["name"] for answer in state["lesson"]["answers"]) == ["deck", "keep", "row"]
                refused = await order(window, "answer", answer="keep")
                assert (refused["code"], refused["text"]) == ("not-wanted", state["lesson"]["reply"]["keep"])
                assert (await order(window, "answer", answer="row"))["lesson"]["step"] == state["lesson"]["step"] + 1
                position = window.last["scene"]
                state = await order(window, "skip")
                assert (state["lesson"]["kind"], state["scene"]) == ("over", position)
                assert (await order(window, "back"))["lesson"]["kind"] == "solve"

    asyncio.run(scenario())


def test_a_lesson_survives_its_server(tmp_path: Path) -> None:
    """The position, the step and the choices within it are the same, and going back still works."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            table = await lesson(guest)
            async with guest.sit(table) as window:
                await window.until("state")
                while window.last["lesson"]["kind"] != "play":
                    await order(window, "next")
                for _ in range(2):
                    await window.choose(next(option for option in await window.asked() if option.startswith("take:")))
                before = window.last
            cookies = guest.http.cookies
        async with running(tmp_path) as place:
            guest = place.guest()
            guest.http.cookies = cookies
            async with guest.sit(table) as window:
                state = await window.until("state")
                assert (state["lesson"], state["scene"]) == (before["lesson"], before["scene"])
                for _ in range(2):
                    await window.choose(next(option for option in await window.asked() if option.startswith("take:")))
                assert window.last["lesson"]["kind"] == "over", "four turns were asked for, two of them before"
                for kind in ("play", "solve", "ask"):
                    state = await order(window, "back")
                    while state["lesson"]["kind"] == "over":
                        state = await order(window, "back")
                    assert state["lesson"]["kind"] == kind

    asyncio.run(scenario())


def test_who_leaves_a_lesson_plays_on_from_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            table = await lesson(guest, step=3)
            async with guest.sit(table) as window:
                position = (await window.until("state"))["scene"]
                state = await order(window, "leave")
                assert "lesson" not in state
                assert (state["scene"]["zones"], state["undo"]["free"]) == (position["zones"], False)
                assert "draw" in options_of(state)
                await window.choose("draw")
                await window.asked()
                assert window.last["seq"] > state["seq"] + 1, "bots play on"
            assert "lesson" not in await guest.get(f"/api/tables/{table}")

    asyncio.run(scenario())


def test_a_new_lesson_puts_the_old_one_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            await lesson(guest)
            second = await lesson(guest, lesson="bands")
            listed = (await guest.get("/api/tables/mine"))["tables"]
            assert [(table["id"], table["lesson"]) for table in listed] == [(second, "bands")]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("wish", "code", "status"),
    [
        ({"lesson": "nothing"}, "no-lesson", 404),
        ({"game": "nothing"}, "no-game", 404),
        ({"step": 77}, "bad-step", 422),
        ({"step": -1}, "bad-request", 422),
        ({"lesson": "x" * 300}, "bad-request", 422),
    ],
)
def test_a_lesson_that_there_is_not_is_refused(tmp_path: Path, wish: dict[str, Any], code: str, status: int) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            assert (await guest.post("/api/tables/lesson", {**FIRST, **wish}, status))["error"]["code"] == code
            assert (await guest.get("/api/tables/mine"))["tables"] == []

    asyncio.run(scenario())


def test_forged_orders_change_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan = place.guest(), place.guest()
            opened = await eva.post("/api/tables/lesson", FIRST, 201)
            table, secret = opened["table"]["id"], opened["link"].partition("#")[2]
            async with eva.sit(table) as window:
                before = await window.until("state")
                assert (await order(window, "back"))["code"] == "lesson-begins"
                assert (await order(window, "next", step=77))["code"] == "bad-step"
                assert (await order(window, "answer", answer="row"))["code"] == "not-taught"
                assert (await order(window, "dance"))["code"] == "bad-message"
                assert (await order(window, "next", step=7))["code"] == "stale"
                assert (await window.choose("band:nothing"))["code"] in ("illegal", "not-taught")
                for message in ("undo", "restart"):
                    await window.send(message, seq=before["seq"])
                    assert (await window.until("refused"))["code"] == "in-a-lesson"
                await window.send("hint")
                assert (await window.until("refused"))["code"] == "in-a-lesson"
                await jan.post("/api/link", {"secret": secret})
                async with jan.sit(table) as other:
                    assert "lesson" not in await other.until("state")
                    await other.send("lesson", act="next", step=1)
                    assert (await other.until("refused"))["code"] == "not-your-seat"
                    await other.send("choose", seq=0, option="draw")
                    assert (await other.until("refused"))["code"] == "not-your-seat"
                await window.send("since", seq=0)
                state = await window.until("state")
                assert (state["seq"], state["lesson"], state["scene"]) == (before["seq"], before["lesson"], before["scene"])

    asyncio.run(scenario())


def test_no_lesson_is_taught_at_a_plain_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            async with guest.sit(await guest.open()) as window:
                await window.until("state")
                await window.send("lesson", act="next", step=1)
                assert (await window.until("refused"))["code"] == "no-lesson-here"

    asyncio.run(scenario())


def test_the_coach_is_silent_among_people_until_the_host_allows_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan = place.guest(), place.guest()
            opened = await eva.post(
                "/api/tables", {"game": "ethnos", "seats": 2, "chairs": [{"kind": "me", "name": "Eva"}, {"kind": "open"}]}, 201
            )
            table = opened["table"]["id"]
            await jan.post("/api/link", {"secret": opened["link"].partition("#")[2]})
            await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 1})
            await eva.post(f"/api/tables/{table}/start")
            async with eva.sit(table) as one, jan.sit(table) as two:
                await one.until("state")
                await two.until("state")
                active = one if options_of(one.last) else two
                await active.send("hint")
                assert (await active.until("refused"))["code"] == "no-coach"
                assert (await jan.post(f"/api/tables/{table}/coach", {"on": True}, 403))["error"]["code"] == "not-host"
                assert (await eva.post(f"/api/tables/{table}/coach", {"on": True}))["coach"]
                await active.send("hint")
                assert (await active.until("hint"))["hints"]
                seat = active.last["seat"]
                told = await two.until(
                    lambda frame: frame["type"] == "table" and any(chair.get("coached") for chair in frame["table"]["chairs"])
                )
                assert [chair["seat"] for chair in told["table"]["chairs"] if chair.get("coached")] == [seat]

    asyncio.run(scenario())
