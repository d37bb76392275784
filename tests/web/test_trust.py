"""Trust at a table: chairs keep their secrets, nobody is played for or undone behind their back, and clocks may jump."""

import asyncio
import hashlib
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.web import wire
from deska.web.room import Room
from deska.web.settings import BadSettings, read_settings
from tests.cli.shell import Shell
from tests.web.server import Guest, Idle, Place, eventually, options_of, running
from tests.web.test_play import both_ready, pair, play_out


async def friend(place: Place, host: Guest, table: str) -> Guest:
    """A new person who has the link."""
    guest = place.guest()
    await guest.post("/api/link", {"secret": (await host.post(f"/api/tables/{table}/invite"))["link"].partition("#")[2]})
    return guest


def said(events: list[dict[str, Any]]) -> list[str]:
    return [event["text"] for event in events if event["kind"] == "table"]


def passes(place: Place, seconds: float) -> None:
    """Let time pass for everybody who is away."""
    place.hub.began -= round(1000 * seconds)
    for room in place.hub.rooms.values():
        for seat, chair in enumerate(room.table.chairs):
            room.table = room.table.with_chair(seat, away=chair.away - round(1000 * seconds))


# --- chairs keep their secrets


def test_a_host_cannot_look_into_a_chair_that_it_has_freed(tmp_path: Path) -> None:
    """Freeing a chair, sitting down, reading and getting up stops at sitting down, with another chair or without one."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            place.hub.thinkers = Idle()  # or the game may be over before anybody sits down again
            await eva.post(f"/api/tables/{table}/free", {"seat": 1})
            refused = await eva.post(f"/api/tables/{table}/join", {"name": "Ota", "seat": 1}, 409)
            assert refused["error"]["code"] == "one-chair"
            await eva.post(f"/api/tables/{table}/leave", {"seat": 0})
            refused = await eva.post(f"/api/tables/{table}/join", {"name": "Ota", "seat": 1}, 409)
            assert refused["error"]["code"] == "knows-another"
            for path in ("export", "log", "replay"):
                await eva.get(f"/api/tables/{table}/{path}", 403, seat=1)
            await eva.post(f"/api/tables/{table}/join", {"name": "Eva", "seat": 0})
            ida = await friend(place, jan, table) if (await jan.get(f"/api/tables/{table}"))["host"] else await friend(place, eva, table)
            await ida.post(f"/api/tables/{table}/join", {"name": "Ida", "seat": 1})
            await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 1}, 409)
            log = said((await ida.get(f"/api/tables/{table}/log", lang="en"))["events"])
            assert log == [
                "The host takes the chair from Jan; a bot goes on.",
                "Eva gets up; a bot goes on.",
                "Eva sits down.",
                "Somebody new sits on the chair of Jan: Ida.",
            ]

    asyncio.run(scenario())


def test_a_player_cannot_look_into_the_chair_of_somebody_who_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            await eva.post(f"/api/tables/{table}/leave", {"seat": 0})
            await jan.post(f"/api/tables/{table}/join", {"name": "Ota", "seat": 0}, 409)
            link = (await jan.post(f"/api/tables/{table}/device"))["link"].partition("#")[2]
            refused = await eva.post("/api/link", {"secret": link}, 409)
            assert refused["error"]["code"] == "knows-another", "nor by a link that a friend gives away"
        async with running(tmp_path) as place:  # a server that starts again remembers it
            jan.port = place.port
            room = await place.hub.room(table)
            assert [len(chair.known) for chair in room.table.chairs] == [1, 1]

    asyncio.run(scenario())


def test_who_shares_a_device_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            wish = {"game": "ethnos", "seats": 3, "chairs": [{"kind": "me"}, {"kind": "guest"}, {"kind": "open"}]}
            assert (await eva.post("/api/tables", wish, 409))["error"]["code"] == "not-shared"
            opened = await eva.post("/api/tables", {**wish, "hot_seat": True}, 201)
            assert opened["table"]["hot_seat"]
            await eva.post("/api/tables", {**wish, "game": "aeons_end"}, 201)  # all hands are open there

    asyncio.run(scenario())


# --- away for a moment


def test_nobody_is_played_for_the_moment_their_page_closes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one:
                await one.until("state")
                async with jan.sit(table) as two:
                    await two.until("state")
                await eventually(lambda: place.hub.rooms[table].live.present == {0})
                for seconds, minutes in ((0, "2 minutes"), (61, "in a minute")):
                    passes(place, seconds)
                    refused = (await eva.post(f"/api/tables/{table}/takeover", {"seat": 1}, 409))["error"]
                    assert refused["code"] == "too-early"
                    assert minutes in refused["text"]
                passes(place, 60)
                info = await eva.post(f"/api/tables/{table}/takeover", {"seat": 1})
                assert info["chairs"][1]["stand_in"]

    asyncio.run(scenario())


@pytest.mark.sqlite
def test_by_turns_somebody_may_be_away_for_a_day_also_over_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            _, jan, table = await pair(place, grace=24 * 3600)
            async with jan.sit(table) as two:
                await two.until("state")
            room = place.hub.rooms[table]
            passes(place, 23 * 3600)
            assert not room.is_gone(1)
            passes(place, 3700)
            assert room.is_gone(1)
        with closing(sqlite3.connect(tmp_path / "deska.db")) as kept:
            kept.execute("UPDATE chairs SET away = away - 25 * 3600 * 1000")
            kept.commit()
        async with running(tmp_path) as place:
            room = await place.hub.room(table)
            assert room.table.grace == 24 * 3600
            assert not room.is_gone(1), "while the server was away nobody could come"
            assert room.grace_left(1) > 1000 * 23 * 3600

    asyncio.run(scenario())


def test_a_program_that_plays_is_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            token = (await jan.post(f"/api/tables/{table}/token", {"seat": 1}))["token"]
            room = place.hub.rooms[table]
            passes(place, 130)
            assert room.is_gone(1)
            async with eva.sit(table) as one:
                await one.until("state")
                if options_of(one.last):
                    await one.choose("draw")
                await jan.post("/api/bot", {"seq": room.seq, "option": "draw"}, Authorization=f"Bearer {token}")
            assert not room.is_gone(1)

    asyncio.run(scenario())


def test_all_who_are_there_have_to_agree_to_a_take_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            chairs = [{"kind": "me", "name": "Eva"}, *[{"kind": "open"}] * 3]
            opened = await eva.post("/api/tables", {"game": "ethnos", "seats": 4, "pace": "none", "chairs": chairs}, 201)
            table = opened["table"]["id"]
            guests = [eva]
            for seat, name in ((1, "Jan"), (2, "Ida"), (3, "Ota")):
                guests.append(await friend(place, eva, table))
                await guests[-1].post(f"/api/tables/{table}/join", {"name": name, "seat": seat})
            await eva.post(f"/api/tables/{table}/start")
            async with eva.sit(table) as one, guests[1].sit(table) as two, guests[2].sit(table) as three:
                for window in (one, two, three):
                    await window.until("state")
                passes(place, 121)
                await eva.post(f"/api/tables/{table}/takeover", {"seat": 3})
                asked = await two.until("proposal")
                assert asked["voters"] == [1, 2]
                await two.send("vote", proposal=asked["id"], yes=True)
                assert (await three.until("proposal"))["open"]
                assert (await three.until("proposal"))["votes"] == {"1": True}
                assert not place.hub.rooms[table].table.chairs[3].stand_in, "one of two is not everybody"
                async with guests[3].sit(table) as four:  # back again before all have agreed
                    await four.until("state")
                    await three.send("vote", proposal=asked["id"], yes=True)
                    assert (await three.until("refused"))["code"] == "present"
                assert not place.hub.rooms[table].table.chairs[3].stand_in

    asyncio.run(scenario())


# --- what somebody chose who is not there


def test_nothing_that_an_absent_person_chose_is_taken_back(tmp_path: Path) -> None:
    """The choice is not taken back, neither at once nor after a bot has taken over, neither freely nor with nobody's consent."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one:
                async with jan.sit(table) as two:
                    active, _ = await both_ready(one, two)
                    if active is two:
                        await two.choose("draw")
                        await one.until(lambda frame: frame["type"] == "state" and bool(options_of(frame)))
                    await one.choose("draw")
                    await two.asked()
                    await two.choose("draw")
                    await one.asked()
                room = place.hub.rooms[table]
                await eventually(lambda: room.live.present == {0})
                chosen = room.seq
                await one.send("propose", kind="undo")
                assert (await one.until("proposal"))["voters"] == [1], "who was here a moment ago is waited for"
                await one.choose("draw")
                passes(place, 121)
                await eva.post(f"/api/tables/{table}/takeover", {"seat": 1})
                await one.asked()
                for _ in range(3):
                    await one.send("propose", kind="undo")
                    answer = await one.until(lambda frame: frame["type"] == "refused" or is_undo(frame))
                    if answer["type"] == "refused":
                        break
                    await one.send("undo", seq=one.last["seq"])
                    await one.until(lambda frame: frame["type"] == "refused" or is_undo(frame))
                assert [frame["code"] for frame in one.frames if frame["type"] == "refused"][-1] == "absent-choice"
                assert room.play is not None
                assert len(room.play.choices) >= chosen, "what Jan chose stands"

    asyncio.run(scenario())


def is_undo(frame: dict[str, Any]) -> bool:
    return frame["type"] == "state" and any(event["kind"] == "undo" for event in frame["events"])


def test_what_somebody_else_chose_on_a_chair_is_not_taken_back(tmp_path: Path) -> None:
    """The person who sits there now has not made the choice and cannot agree to undo it."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                first, other = (eva, jan) if active is one else (jan, eva)
                await active.choose("draw")
                await waiting.asked()
                await waiting.choose("draw")
            seat = 1 if first is eva else 0
            await other.post(f"/api/tables/{table}/leave", {"seat": seat})
            ida = await friend(place, eva if (await eva.get(f"/api/tables/{table}"))["host"] else jan, table)
            await ida.post(f"/api/tables/{table}/join", {"name": "Ida", "seat": seat})
            async with first.sit(table) as mine, ida.sit(table) as hers:
                await both_ready(mine, hers)
                await mine.send("propose", kind="undo")
                assert (await mine.until("refused"))["code"] == "absent-choice"

    asyncio.run(scenario())


# --- clocks that jump


@pytest.mark.parametrize("jump", [3600, -3600])
def test_a_clock_that_jumps_takes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place, clock={"minutes": 30})
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                seat = active.last["seat"]
                right, exact = time.time, time.time_ns
                monkeypatch.setattr(time, "time", lambda: right() + jump)
                monkeypatch.setattr(time, "time_ns", lambda: exact() + jump * 10**9)
                state = await active.choose("draw")
                clocks = {clock["seat"]: clock["left"] for clock in state["clocks"]}
                assert 1795 < clocks[seat] <= 1800
                room: Room = place.hub.rooms[table]
                assert not room.table.chairs[seat].stand_in
                assert not room.is_gone(1 - seat)
                assert (await waiting.choose("draw"))["type"] == "state"
                ats = [entry.at for entry in room.log]
                assert ats == sorted(ats)
                assert ats[-1] - ats[0] < 60_000

    asyncio.run(scenario())


# --- the shuffle can be checked


def test_the_deal_is_fixed_before_anybody_chooses_and_can_be_checked_at_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            opened = await eva.post(
                "/api/tables", {"game": "ethnos", "seats": 2, "pace": "none", "chairs": [{"kind": "me"}, {"kind": "open"}]}, 201
            )
            table = opened["table"]["id"]
            promised = opened["table"]["commitment"]
            nonce = place.hub.rooms[table].table.nonce
            assert (len(promised), len(nonce)) == (64, 32)
            jan = await friend(place, eva, table)
            assert (await jan.get(f"/api/tables/{table}"))["commitment"] == promised, "also who only looks"
            await eva.post(f"/api/tables/{table}/start", {"fill": "random"})
            async with eva.sit(table) as window:
                await play_out(window)
                over = window.frames[-1]
                assert (over["type"], over["commitment"]) == ("over", promised)
                assert hashlib.sha256(f"{over['seed']}:{over['nonce']}".encode()).hexdigest() == promised
                earlier = json.dumps(window.frames[:-1])
                assert promised in earlier
                assert nonce not in earlier
            file = tmp_path / "game.json"
            file.write_text(json.dumps(await eva.get(f"/api/tables/{table}/export")))
            run = Shell(tmp_path)("verify", file, "--commitment", promised)
            assert run.code == 0, run.err
            await place.guest().post("/api/tables/import", {"game": json.loads(file.read_text())}, 201)
            again = await eva.post(f"/api/tables/{table}/rematch", status=201)
            assert again["table"]["commitment"] not in ("", promised)

    asyncio.run(scenario())


def test_a_deal_that_was_chosen_promises_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(seed="12")
            info = await eva.get(f"/api/tables/{table}")
            assert (info["known_deal"], info["commitment"]) == (True, "")

    asyncio.run(scenario())


# --- errors in the rules


def test_an_error_in_the_rules_is_reported_without_telling_a_secret(tmp_path: Path) -> None:
    """While the game goes on, a report holds only what the reporter's own seat knows; afterwards everything."""

    async def scenario() -> None:
        async with running(tmp_path, reports="mailto:rules@deska.example") as place:
            eva, jan, table = await pair(place, seed="")
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                await active.choose("draw")
            seed = str(place.hub.rooms[table].table.start["seed"])
            for guest, seat in ((eva, 0), (jan, 1)):
                answer = await guest.post(f"/api/tables/{table}/report?lang=en", {"text": "Elves keep one card too many."})
                wire.Report.model_validate(answer)
                assert answer["address"] == "mailto:rules@deska.example"
                file = answer["file"]
                spec = deska.spec_of("ethnos")
                about = {
                    "text": "Elves keep one card too many.",
                    "step": 1,
                    "seat": seat,
                    "rules": spec.version,
                    "version": deska.__version__,
                }
                assert file["report"] == about
                own = await guest.get(f"/api/tables/{table}/export", lang="en")
                assert {**own, "report": about} == file
                assert seed not in json.dumps(file)
                await guest.post(f"/api/tables/{table}/report?seat={1 - seat}", {"text": "x"}, 403)
            assert (await eva.post(f"/api/tables/{table}/report", {"text": "x", "step": 2}, 422))["error"]["code"] == "bad-step"
            await eva.post(f"/api/tables/{table}/report", {"text": ""}, 422)
            await place.guest().post(f"/api/tables/{table}/report", {"text": "x"}, 401)

    asyncio.run(scenario())


def test_after_the_end_a_report_has_the_whole_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(chairs=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
            async with eva.sit(table) as window:
                await play_out(window)
            answer = await eva.post(f"/api/tables/{table}/report", {"text": "Here.", "step": 3})
            assert (answer["file"]["report"]["step"], answer["address"]) == (3, "")
            assert deska.replay(answer["file"]["record"]).ended
            assert answer["name"] == f"ethnos-{table}-3.json"

    asyncio.run(scenario())


@pytest.mark.parametrize("reports", ["javascript:alert(1)", "rules@deska.example", "mailto:", "https://"])
def test_an_address_for_reports_that_cannot_be_followed_is_refused(reports: str, tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="reports"):
        read_settings(tmp_path, reports=reports)
