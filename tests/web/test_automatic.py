"""Everything that a table does by itself: forced choices, reactions (K14), the pace of bots, absent people, clocks."""

import asyncio
from pathlib import Path

import pytest

from deska.table.chairs import BOT, PERSON, Chair
from deska.table.play import Play
from deska.table.table import PACES, PLAYING, Table
from deska.web.driver import BEAT, TICK, next_step, until_beat
from tests.kernel.toys.lots import LOTS
from tests.table.test_play import answer, until, window_for
from tests.web.server import eventually, options_of, running
from tests.web.test_play import both_ready, pair

EVA = Chair(PERSON, "Eva", holders=("e",))
ADA = Chair(BOT, "Ada", "greedy")


def table(*chairs: Chair, pace: str = "calm", state: str = PLAYING) -> Table:
    return Table("t", "lots", {}, chairs, "e", 0, "i", {}, pace=pace, state=state)


# --- who moves next


def test_a_person_with_a_choice_is_waited_for() -> None:
    play = Play(LOTS.new(3, 1), frozenset({0, 1, 2}))
    assert next_step(table(EVA, EVA, EVA), play, True) is None


@pytest.mark.parametrize("pace", PACES)
def test_bots_move_at_once_where_somebody_plays(pace: str) -> None:
    """Each viewer is shown their turns at a pace of the viewer's own; where people have secrets from each other, they keep to ticks."""
    play = Play(LOTS.new(3, 1), frozenset({2}))
    play.hides = False
    step = next_step(table(ADA, ADA, EVA, pace=pace), play, True)
    assert step is not None
    assert (step.seat, step.level, step.option, step.delay) == (0, "greedy", "", 0.0)
    play.hides = True
    step = next_step(table(ADA, ADA, EVA, pace=pace), play, True)
    assert step is not None
    assert step.delay == TICK


def test_where_bots_play_alone_they_keep_the_tables_pace_if_anybody_looks() -> None:
    play = Play(LOTS.new(3, 1), frozenset())
    for pace, delay in (("none", 0.0), ("quick", 0.3), ("calm", 0.9), ("slow", 2.0)):
        step = next_step(table(ADA, ADA, ADA, pace=pace), play, True)
        assert step is not None
        assert step.delay == delay
    unseen = next_step(table(ADA, ADA, ADA), play, False)
    assert unseen is not None
    assert unseen.delay == 0


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("watched", [True, False])
def test_in_a_window_nothing_that_happens_by_itself_tells_what_somebody_holds(pace: str, watched: bool) -> None:
    """K14: neither for persons who are waited for, nor for those who want no reactions, nor for bots."""
    plays = [window_for(3, with_reaction=with_reaction) for with_reaction in (False, True)]
    assert [next_step(table(EVA, EVA, EVA, pace=pace), play, watched) for play in plays] == [None, None]
    for play in plays:
        step = next_step(table(EVA, *[ADA] * 2, pace=pace) if play.game.actor else table(ADA, EVA, ADA, pace=pace), play, watched)
        assert step is not None
        assert (step.option, step.delay) == ("", BEAT)
        play.hushed = frozenset({play.game.actor})
        step = next_step(table(EVA, EVA, EVA, pace=pace), play, watched)
        assert step is not None
        assert (step.option, step.delay) == ("pass", BEAT)


@pytest.mark.parametrize(("passed", "left"), [(0.0, 0.3), (0.1, 0.2), (0.3, 0.0), (0.35, 0.25), (0.6, 0.0), (1.0, 0.2)])
def test_answers_come_with_a_beat_however_long_a_bot_has_thought(passed: float, left: float) -> None:
    assert until_beat(passed, BEAT) == pytest.approx(left)


def test_when_only_bots_play_nothing_forced_takes_time() -> None:
    play = window_for(0, with_reaction=False)
    step = next_step(table(ADA, ADA, ADA), play, True)
    assert step is not None
    assert step.delay == 0


def test_the_table_decides_by_its_people_or_by_the_bot_on_turn() -> None:
    """K10."""
    play = Play(LOTS.new(3, 1), frozenset())
    until(play, "lt-another")
    assert next_step(table(ADA, EVA, ADA), play, True) is None
    step = next_step(table(ADA, ADA, ADA), play, True)
    assert step is not None
    assert step.seat == play.game.actor


def test_in_a_secret_question_bots_answer_while_people_ponder() -> None:
    """K11."""
    play = Play(LOTS.new(3, 1), frozenset({0, 1, 2}))
    while len(play.game.waiting) < 3:
        answer(play)
    step = next_step(table(EVA, ADA, EVA), play, True)
    assert step is not None
    assert step.seat == 1


@pytest.mark.parametrize("state", ["paused", "over", "closed", "waiting"])
def test_nothing_moves_at_a_table_that_does_not_play(state: str) -> None:
    play = Play(LOTS.new(3, 1), frozenset())
    assert next_step(table(ADA, ADA, ADA, state=state), play, True) is None


# --- through the wire


def test_secrets_windows_and_the_table_through_sockets(tmp_path: Path, lots: str) -> None:
    """A whole game of Lots between two people and a bot, with every kind of decision in the contract."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            chairs = [{"kind": "me"}, {"kind": "guest", "name": "Ota"}, {"kind": "bot", "level": "greedy"}]
            table_id = await eva.open(game=lots, seats=3, chairs=chairs, seed="3")
            kinds: set[str] = set()
            async with eva.sit(table_id, "seat=0") as one, eva.sit(table_id, "seat=1") as two:
                windows = [one, two]
                for window in windows:
                    await window.until("state")
                for turn in range(4000):
                    window = windows[turn % 2]
                    if options := options_of(window.last):
                        kinds.add(window.last["scene"]["prompt"]["kind"])
                        option = "yes" if "yes" in options else options[0]
                        await window.choose(option, seat=window.last["seat"])
                    for other in windows:
                        await other.drain(0.02)
                    if any(frame["type"] == "over" for frame in one.frames):
                        break
                assert one.last["scene"]["ended"]
                assert {"lt-turn", "lt-bid", "lt-another"} <= kinds
                refusals = {frame["code"] for window in windows for frame in window.frames if frame["type"] == "refused"}
                assert refusals <= {"stale", "not-asked"}, refusals

    asyncio.run(scenario())


def test_who_wants_no_reactions_says_so_to_all(tmp_path: Path, lots: str) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table_id = await eva.open(game=lots, seats=3, chairs=[{"kind": "me"}, {"kind": "guest"}, {"kind": "guest"}])
            async with eva.sit(table_id) as window:
                await window.until("state")
                room = place.hub.rooms[table_id]
                play = room.play
                assert play is not None
                await window.send("hush", until="always")
                await eventually(lambda: play.hushed == {0, 1, 2})
                await window.send("hush", until="", seat=1)
                await window.send("hush", until="turn", seat=2)
                shown = await window.until(lambda frame: frame["type"] == "table" and frame["table"]["chairs"][2].get("hushed") == "turn")
                assert [chair.get("hushed", "") for chair in shown["table"]["chairs"]] == ["always", "", "turn"]
                assert play.hushed == {0, 2}
                stored = place.hub.store.table(table_id)
                assert stored is not None
                assert stored.table.hushed == {0, 2}
                assert stored.table.with_new_turn().hushed == {0}
            jan = place.guest()
            async with jan.sit(table_id) as window:
                assert await window.closed() == 4404

    asyncio.run(scenario())


def test_the_pace_of_a_table_can_be_changed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table_id = await eva.open(seed="11", pace="quick")
            async with eva.sit(table_id) as window:
                await window.asked()
                await window.send("pace", pace="none")
                changed = await window.until(lambda frame: frame["type"] == "table" and frame["table"]["pace"] == "none")
                assert changed

    asyncio.run(scenario())


# --- absent people


def test_a_bot_takes_over_for_somebody_absent_and_hands_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table_id = await pair(place, grace=0)
            async with eva.sit(table_id) as one:
                await one.until("state")
                async with jan.sit(table_id) as two:
                    await two.until("state")
                    refused = await eva.post(f"/api/tables/{table_id}/takeover", {"seat": 1}, 409)
                    assert refused["error"]["code"] == "present"
                await eventually(lambda: place.hub.rooms[table_id].live.present == {0})
                info = await eva.post(f"/api/tables/{table_id}/takeover", {"seat": 1, "level": "random"})
                assert info["chairs"][1]["stand_in"] == "random"
                for _ in range(3):
                    await one.choose("draw" if "draw" in await one.asked() else options_of(one.last)[0])
            refused = await eva.post(f"/api/tables/{table_id}/handback", {"seat": 1}, 403)
            assert refused["error"]["code"] == "not-your-seat"
            async with jan.sit(table_id) as two:
                await two.until("state")
                await two.send("choose", seq=two.last["seq"], option="draw")
                assert (await two.until("refused"))["code"] in ("not-asked", "stale")
                info = await jan.post(f"/api/tables/{table_id}/handback", {"seat": 1})
                assert "stand_in" not in info["chairs"][1]
                events = (await jan.get(f"/api/tables/{table_id}/log", lang="en"))["events"]
                said = [event["text"] for event in events if event["kind"] == "table"]
                assert said == ["A bot plays for Jan.", "Jan plays again."]

    asyncio.run(scenario())


def test_who_goes_away_lets_a_bot_play_without_asking(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table_id = await pair(place)
            async with eva.sit(table_id) as one, jan.sit(table_id) as two:
                await both_ready(one, two)
                info = await jan.post(f"/api/tables/{table_id}/takeover", {"seat": 1, "level": "random"})
                assert (info["chairs"][1]["stand_in"], info["chairs"][1]["mine"]) == ("random", True)
            await place.guest().post(f"/api/tables/{table_id}/takeover", {"seat": 0}, 401)

    asyncio.run(scenario())


def test_those_who_are_there_vote_on_a_take_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            people = [place.guest() for _ in range(3)]
            opened = await people[0].post(
                "/api/tables",
                {
                    "game": "ethnos",
                    "seats": 3,
                    "pace": "none",
                    "name": "Eva",
                    "grace": 0,
                    "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
                },
                201,
            )
            table_id = opened["table"]["id"]
            for seat, (guest, name) in enumerate(zip(people[1:], ("Jan", "Ida"), strict=True), 1):
                await guest.post("/api/link", {"secret": opened["link"].partition("#")[2]})
                await guest.post(f"/api/tables/{table_id}/join", {"name": name, "seat": seat})
            await people[0].post(f"/api/tables/{table_id}/start")
            async with people[0].sit(table_id) as one, people[1].sit(table_id) as two:
                await one.until("state")
                await two.until("state")
                await people[0].post(f"/api/tables/{table_id}/takeover", {"seat": 2})
                asked = await two.until("proposal")
                assert (asked["kind"], asked["voters"]) == ("takeover", [1])
                assert "Ida" in asked["text"]
                await two.send("vote", proposal=asked["id"], yes=True)
                await two.until(lambda frame: frame["type"] == "table" and frame["table"]["chairs"][2].get("stand_in"))

    asyncio.run(scenario())


# --- clocks


def test_time_runs_only_for_who_is_asked_and_then_a_bot_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table_id = await pair(place, clock={"minutes": 1, "increment": 5})
            async with eva.sit(table_id) as one, jan.sit(table_id) as two:
                active, waiting = await both_ready(one, two)
                seat = active.last["seat"]
                clocks = {clock["seat"]: clock for clock in active.last["clocks"]}
                assert (clocks[seat]["runs"], clocks[1 - seat]["runs"]) == (True, False)
                await asyncio.sleep(0.3)
                state = await active.choose("draw")
                clocks = {clock["seat"]: clock for clock in state["clocks"]}
                assert 45.0 < clocks[seat]["left"] < 64.8, "a minute and the increment, less the time taken"
                assert not clocks[seat]["runs"]
                room = place.hub.rooms[table_id]
                stored = place.hub.store.table(table_id)
                assert stored is not None
                assert stored.table.chairs[seat].left == room.table.chairs[seat].left
                room.table = room.table.with_chair(1 - seat, left=200)
                place.hub.driver.run_clocks(room)
                await waiting.until(lambda frame: frame["type"] == "table" and frame["table"]["chairs"][1 - seat].get("stand_in"))
                left = place.hub.rooms[table_id].table.chairs[1 - seat].left
                assert left in (0, 5000)  # the stand-in may have moved already, which gives the increment

    asyncio.run(scenario())


def test_no_time_runs_while_a_table_is_paused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, _, table_id = await pair(place, clock={"minutes": 1})
            await eva.post(f"/api/tables/{table_id}/pause")
            room = place.hub.rooms[table_id]
            assert room.clocks.since == {}
            left = [chair.left for chair in room.table.chairs]
            await asyncio.sleep(0.1)
            await eva.post(f"/api/tables/{table_id}/resume")
            assert [chair.left for chair in room.table.chairs] == left
            assert len(room.clocks.since) == 1

    asyncio.run(scenario())
