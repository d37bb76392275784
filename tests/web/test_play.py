"""Playing through sockets: against bots, with others, with several seats on one device, in two languages."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deska.bots.study import Study
from deska.kernel import Game
from deska.table import log
from deska.web.acts import MOST_HINTINGS
from deska.web.room import SNAPSHOT_EVERY
from tests.web.server import WORLDS_AT_ONCE, Guest, Place, Window, options_of, running

pytestmark = pytest.mark.both


async def play_out(window: Window, most: int = 5000) -> None:
    """Take the first option until the game is over."""
    for _ in range(most):
        if options := options_of(window.last):
            answer = await window.choose(options[0])
            assert answer["type"] == "state", answer
        elif (await window.frame())["type"] == "over":
            return


async def pair(place: Place, **wish: Any) -> tuple[Guest, Guest, str]:
    """Eva's table with Jan at it, playing."""
    eva, jan = place.guest(), place.guest()
    opened = await eva.post(
        "/api/tables",
        {"game": "ethnos", "seats": 2, "pace": "none", "name": "Eva", "chairs": [{"kind": "me"}, {"kind": "open"}], "seed": "11", **wish},
        201,
    )
    table = opened["table"]["id"]
    await jan.post("/api/link", {"secret": opened["link"].partition("#")[2]})
    await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 1})
    await eva.post(f"/api/tables/{table}/start")
    return eva, jan, table


async def both_ready(one: Window, two: Window) -> tuple[Window, Window]:
    """The windows of the seat that is asked and of the one that waits."""
    await one.until("state")
    await two.until("state")
    return (one, two) if options_of(one.last) else (two, one)


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(name="Eva")
            async with eva.sit(table, "lang=cs") as window:
                hello = await window.until("hello")
                assert hello["you"] == [0]
                await play_out(window)
                over = window.frames[-1]
                assert len(over["outcome"]["scores"]) == 2
                assert [sum(source["values"][seat] for source in over["breakdown"]) for seat in (0, 1)] == over["outcome"]["scores"]
                assert [line["points"][-1][1] for line in over["history"]] == over["outcome"]["scores"]
            assert (await eva.get(f"/api/tables/{table}"))["state"] == "over"
            assert await eva.get(f"/api/tables/{table}/over", lang="cs") == over

    asyncio.run(scenario())


def test_two_people_see_each_others_choices(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                assert waiting.last["scene"]["prompt"]["mine"] is False
                state = await active.choose("draw")
                seen = await waiting.until("state")
                assert state["seq"] == seen["seq"] == 1
                own, others = state["events"][0]["text"], seen["events"][0]["text"]
                assert own != others, "who draws sees the card, the other only that a card is drawn"
                assert options_of(seen)

    asyncio.run(scenario())


def test_each_viewer_has_their_own_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table, "lang=cs") as one, jan.sit(table, "lang=en") as two:
                active, _ = await both_ready(one, two)
                await active.choose("draw")
                await one.send("lang", lang="en")
                state = await one.until(lambda frame: frame["type"] == "state" and frame["scene"]["lang"] == "en")
                assert state["fresh"]
                assert len([event for event in state["events"] if event["n"] and not event.get("turn")]) == 1
                assert [zone["title"] for zone in state["scene"]["zones"]][:3] == ["Kingdoms", "Ally deck", "Row"]

    asyncio.run(scenario())


def test_a_person_may_play_several_seats_on_one_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(
                seats=3, hot_seat=True, chairs=[{"kind": "me", "name": "Eva"}, {"kind": "guest", "name": "Ota"}, {"kind": "guest"}]
            )
            async with eva.sit(table) as window:
                hello = await window.until("hello")
                assert hello["you"] == [0, 1, 2]
                seats = []
                for _ in range(6):
                    state = await window.until("state") if not window.last else window.last
                    seat = state["asked"][0]
                    seats.append(seat)
                    if state["seat"] != seat:
                        await window.send("seat", seat=seat)
                        state = await window.until(lambda frame, seat=seat: frame["type"] == "state" and frame["seat"] == seat)  # type: ignore[misc]
                        assert state["fresh"]
                    window.last = await window.choose("draw", seat=seat)
                assert sorted(seats) == [0, 0, 1, 1, 2, 2]

    asyncio.run(scenario())


def test_without_a_name_the_seat_that_is_asked_answers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}])
            async with eva.sit(table) as window:
                await window.until("state")
                for n in range(1, 5):
                    assert (await window.choose("draw"))["seq"] == n

    asyncio.run(scenario())


def test_spectators_watch_and_cannot_choose(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place, public=True)
            ida = place.guest()
            async with ida.sit(table) as window, eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                state = await window.until("state")
                assert state["seat"] == -1
                assert "undo" not in state
                assert not any(zone["id"] == "hand" for zone in state["scene"]["zones"])
                await active.choose("draw")
                assert (await window.until("state"))["events"][0]["kind"] == "choice"
                for seat in (None, 0, 1):
                    await window.send("choose", seq=1, option="draw", **({} if seat is None else {"seat": seat}))
                    assert (await window.until("refused"))["code"] == "not-your-seat"
                await window.send("seat", seat=1)
                assert (await window.until("refused"))["code"] == "not-your-seat"
                await window.send("chat", text="I watch")
                assert (await window.until("refused"))["code"] == "not-your-seat"
            info = await eva.get(f"/api/tables/{table}")
            assert info["seq"] == 1

    asyncio.run(scenario())


def test_bots_play_among_themselves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(chairs=[{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}])
            async with eva.sit(table) as window:
                await window.until("over", 60)
                assert window.last["scene"]["ended"]

    asyncio.run(scenario())


def test_the_memory_aid_shows_what_a_perfect_memory_knows(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(aid=True, hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}], seed="4")
            async with eva.sit(table, "lang=cs") as window:
                state = await window.until("state")
                assert state["remembered"] == {}  # nobody has shown a card yet
                taken = next(option for option in options_of(state) if option.startswith("take:"))
                await window.choose(taken)
                other = 1 - state["asked"][0]
                await window.send("seat", seat=other)
                shown = await window.until(lambda frame: frame["type"] == "state" and frame["seat"] == other)
                assert shown["remembered"]["players"][1 - other]["hand"]
            plain = await eva.open()
            async with eva.sit(plain) as window:
                assert "remembered" not in await window.until("state")

    asyncio.run(scenario())


def test_a_hint_that_comes_too_late_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question was answered while the hint was thought of: only the next one gets its hints."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(chairs=[{"kind": "me"}, {"kind": "bot"}], seed="11")
            thought, advise = asyncio.Event(), place.hub.thinkers.advise
            positions: list[int] = []

            async def slowly(game: Game, study: Study, *told: Any) -> Any:
                positions.append(game.choices)
                found = await advise(game, study, *told)
                await thought.wait()
                return found

            monkeypatch.setattr(place.hub.thinkers, "advise", slowly)
            async with eva.sit(table) as window:
                await window.asked()
                await window.send("hint")
                await window.choose("draw")
                options = await window.asked()
                await window.send("hint")
                await window.choose("nothing")  # refused, and so heard after the wish
                thought.set()
                await window.until(lambda frame: frame["type"] == "hint" and not frame["more"])
                await window.choose(options[0])
                heard = [frame["type"] for frame in window.frames]
                late, *good = positions
                assert (len(set(good)), late in good) == (1, False)
                assert (heard.count("hint"), heard.count("refused")) == (len(good), 1)

    asyncio.run(scenario())


def test_a_hint_is_one_of_the_options(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(chairs=[{"kind": "me"}, {"kind": "guest"}], hot_seat=True)
            async with eva.sit(table) as window:
                options = await window.asked()
                await window.send("hint")
                hint = await window.until("hint")
                assert hint["option"] in options
                assert hint["text"]
                assert {entry["option"] for entry in hint["hints"]} <= set(options)
                assert hint["hints"][0]["option"] == hint["option"]

    asyncio.run(scenario())


def test_hints_become_better_while_the_question_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(chairs=[{"kind": "me"}, {"kind": "bot"}], seed="11")
            async with eva.sit(table) as window:
                await window.asked()
                await window.send("hint")
                given = [await window.until("hint")]
                while given[-1]["more"]:
                    given.append(await window.until("hint"))
                games = [frame["hints"][0]["games"] for frame in given]
                assert games == [WORLDS_AT_ONCE * (number + 1) for number in range(MOST_HINTINGS)]
                assert given[0]["hints"][0]["chance"] is None
                assert given[-1]["hints"][0]["spread"] < given[0]["hints"][0]["spread"]

    asyncio.run(scenario())


def test_a_choice_is_worked_out_once_for_all_who_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many people look, the open decisions are built once and the events of the choice are read once."""
    worked: list[str] = []

    def noting(name: str, function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def noted(value: Any) -> Any:
            worked.append(name)
            return function(value)

        return noted

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place, public=True)
            async with eva.sit(table) as one, jan.sit(table) as two, place.guest().sit(table) as three:
                active, waiting = await both_ready(one, two)
                await three.until("state")
                monkeypatch.setattr(Game, "waiting", property(noting("decisions", Game.waiting.fget)))  # type: ignore[attr-defined]
                monkeypatch.setattr(log, "read_events", noting("events", log.read_events))
                await active.choose("draw")
                for window in (waiting, three):
                    await window.until(lambda frame: frame["type"] == "state" and frame["seq"] == 1)
                assert sorted(worked) == ["decisions", "events"]

    asyncio.run(scenario())


def test_tables_that_began_together_keep_their_positions_at_different_moments(tmp_path: Path) -> None:
    """Each keeps one in so many entries; if all did at once, all would wait for it."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            tables = [await eva.open(hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}]) for _ in range(5)]
            moments = []
            for table in tables:
                room = place.hub.rooms[table]
                begun = room.kept
                for _ in range(SNAPSHOT_EVERY):
                    decision = room.game().waiting[0]
                    await room.carry(room.answer, decision.seat, room.seq, decision.options[0])
                assert begun < room.kept <= SNAPSHOT_EVERY
                moments.append(room.kept)
            assert len(set(moments)) > 1

    asyncio.run(scenario())
