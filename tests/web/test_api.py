"""The HTTP API: games, tables, links, chairs, history."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import segno
from fastapi import FastAPI

import deska
from deska.bots import LADDER
from deska.table.chairs import BOT_NAMES
from deska.web import frames, shelf, wire
from deska.web.pages import add_pages
from tests.web.server import Guest, Place, options_of, running
from tests.web.test_play import both_ready, pair, play_out

OPEN = [{"kind": "me", "name": "Eva"}, {"kind": "open"}]


def checked(model: Any, data: Any) -> Any:
    """The answer has the form that the API promises."""
    model.model_validate_json(json.dumps(data))
    return data


async def waiting_table(place: Place, **wish: Any) -> tuple[Guest, str, str]:
    """A table that waits for somebody, and the secret of its link."""
    eva = place.guest()
    opened = checked(
        wire.Opened, await eva.post("/api/tables", {"game": "ethnos", "seats": 2, "chairs": OPEN, "pace": "none", **wish}, 201)
    )
    return eva, opened["table"]["id"], opened["link"].partition("#")[2]


def test_games_and_rules_in_both_languages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            for lang in ("cs", "en"):
                listed = checked(shelf.GameList, await guest.get("/api/games", lang=lang))
                assert listed["bot_names"] == list(BOT_NAMES)
                infos = listed["games"]
                assert [game["id"] for game in infos] == [spec.id for spec in deska.games()]
                ethnos = infos[0]
                assert ethnos["seats"] == [2, 6]
                assert [level["name"] for level in ethnos["levels"] if level["rank"]] == [level.name for level in LADDER]
                assert all(level["title"] and level["about"] for level in ethnos["levels"])
                assert ethnos["style"]["signs"]["glory"]["code"]
                rules = checked(shelf.RuleList, await guest.get("/api/games/ethnos/rules", lang=lang))
                assert any(rule["id"] == "ET-056" for rule in rules["rules"])
            czech = (await guest.http.get("/api/games", headers={"Accept-Language": "cs-CZ,cs;q=0.9,en;q=0.8"})).json()
            assert czech == await guest.get("/api/games", lang="cs")
            assert (await guest.get("/api/games/chess/rules", 404))["error"]["code"] == "no-game"

    asyncio.run(scenario())


def test_friends_join_by_a_link_without_an_account(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, table, secret = await waiting_table(place)
            jan = place.guest()
            await jan.get(f"/api/tables/{table}", 404)
            await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 1}, 404)
            entered = checked(wire.Entered, await jan.post("/api/link", {"secret": secret}))
            assert entered == {"table": table, "kind": "invite", "seats": []}
            info = checked(wire.TableInfo, await jan.get(f"/api/tables/{table}"))
            assert (info["state"], info["host"], "link" in info) == ("waiting", False, False)
            async with eva.sit(table) as window:
                await window.until("hello")
                joined = checked(wire.TableInfo, await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 1}))
                assert joined["chairs"][1] == {"seat": 1, "name": "Jan", "kind": "person", "present": False, "mine": True}
                seen = await window.until(lambda frame: frame["type"] == "table" and frame["table"]["chairs"][1]["name"] == "Jan")
                assert "mine" not in seen["table"]["chairs"][1]
                await jan.post(f"/api/tables/{table}/start", status=403)
                started = await eva.post(f"/api/tables/{table}/start")
                assert started["state"] == "playing"
                assert (await window.until("state"))["seat"] == 0

    asyncio.run(scenario())


def test_chairs_can_be_changed_while_the_table_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, table, _ = await waiting_table(place)
            refused = await eva.post(f"/api/tables/{table}/start", status=409)
            assert refused["error"]["code"] == "open-chairs"
            info = await eva.post(f"/api/tables/{table}/chair", {"seat": 1, "kind": "bot", "level": "random"})
            assert (info["chairs"][1]["kind"], info["chairs"][1]["level"]) == ("bot", "random")
            for level in ("greedy", "grandmaster"):
                info = await eva.post(f"/api/tables/{table}/level", {"seat": 1, "level": level})
                assert info["chairs"][1]["level"] == level
            info = await eva.post(f"/api/tables/{table}/rename", {"seat": 1, "name": "Robot"})
            assert info["chairs"][1]["name"] == "Robot"
            await eva.post(f"/api/tables/{table}/rename", {"seat": 1, "name": "Eva"}, 409)
            await eva.post(f"/api/tables/{table}/chair", {"seat": 1, "kind": "open"})
            info = await eva.post(f"/api/tables/{table}/start", {"fill": ""})
            assert (info["state"], info["chairs"][1]["level"]) == ("playing", "player")

    asyncio.run(scenario())


def test_public_tables_are_in_the_lobby(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, table, _ = await waiting_table(place, public=True)
            await waiting_table(place)
            jan = place.guest()
            listed = checked(wire.TableList, await jan.get("/api/tables", lang="cs"))["tables"]
            assert [entry["id"] for entry in listed] == [table]
            await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 1})
            await eva.post(f"/api/tables/{table}/close")
            assert (await jan.get("/api/tables"))["tables"] == []
            mine = checked(wire.TableList, await jan.get("/api/tables/mine"))["tables"]
            assert [(entry["id"], entry["state"]) for entry in mine] == [(table, "closed")]

    asyncio.run(scenario())


def test_a_link_can_be_renewed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, address="https://deska.example/") as place:
            eva, table, secret = await waiting_table(place)
            link = checked(wire.LinkInfo, await eva.post(f"/api/tables/{table}/invite"))
            assert link["link"] == f"https://deska.example/join/{table}#{secret}"
            assert link["qr"] == segno.make(link["link"], error="m").svg_data_uri(light="#fff")
            fresh = (await eva.post(f"/api/tables/{table}/invite", {"renew": True}))["link"]
            jan = place.guest()
            await jan.post("/api/link", {"secret": secret}, 404)
            await jan.post("/api/link", {"secret": fresh.partition("#")[2]})
            await jan.post(f"/api/tables/{table}/invite", status=403)

    asyncio.run(scenario())


def test_another_device_plays_my_chairs_by_a_link_that_works_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            link = await eva.post(f"/api/tables/{table}/device")
            whole = f"http://127.0.0.1:{place.port}{link['link']}"  # as a camera has to be told it
            assert link["qr"] == segno.make(whole, error="m").svg_data_uri(light="#fff")
            secret = link["link"].partition("#")[2]
            phone, thief = place.guest(), place.guest()
            entered = await phone.post("/api/link", {"secret": secret})
            assert entered == {"table": table, "kind": "device", "seats": [0]}
            assert (await thief.post("/api/link", {"secret": secret}, 404))["error"]["code"] == "bad-link"
            async with phone.sit(table) as small, jan.sit(table) as two, eva.sit(table) as large:
                await large.until("state")
                active, _ = await both_ready(small, two)
                await active.choose("draw")
                if active is small:
                    assert (await large.until("state"))["seq"] == 2
            said = [event["text"] for event in (await jan.get(f"/api/tables/{table}/log", lang="en"))["events"] if event["kind"] == "table"]
            assert said == ["Eva plays with another device too."]
            assert (await phone.get(f"/api/tables/{table}"))["chairs"][0]["mine"]

    asyncio.run(scenario())


def test_a_host_frees_a_chair_and_somebody_else_sits_down(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            await jan.post(f"/api/tables/{table}/free", {"seat": 0}, 403)
            info = await eva.post(f"/api/tables/{table}/free", {"seat": 1})
            assert (info["chairs"][1]["kind"], info["chairs"][1]["stand_in"]) == ("open", "player")
            async with jan.sit(table) as window:
                hello = await window.until("hello")
                assert hello["you"] == []
                assert (await window.until("state"))["seat"] == -1
            await jan.post(f"/api/tables/{table}/leave", {"seat": 1}, 403)
            info = await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 1})
            assert info["chairs"][1]["mine"]
            log = (await jan.get(f"/api/tables/{table}/log", lang="en"))["events"]
            assert [event["text"] for event in log if event["kind"] == "table"] == [
                "The host takes the chair from Jan; a bot goes on.",
                "Jan sits down.",
            ]
            info = await eva.post(f"/api/tables/{table}/leave", {"seat": 0})
            assert (await jan.get(f"/api/tables/{table}"))["host"]

    asyncio.run(scenario())


def test_who_sits_down_sees_the_table_from_there(tmp_path: Path) -> None:
    """A window that was open before belongs to the seat from now on, waiting or playing; another chair does not change it."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, table, secret = await waiting_table(place, seats=4, chairs=[*OPEN, {"kind": "open"}, {"kind": "open"}], hot_seat=True)
            jan = place.guest()
            await jan.post("/api/link", {"secret": secret})
            async with jan.sit(table) as window:
                assert (await window.until("hello"))["you"] == []
                await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 2})
                assert (await window.until("note"))["seat"] == 2
                await jan.post(f"/api/tables/{table}/join", {"name": "Ida", "seat": 1})
                await eva.post(f"/api/tables/{table}/start", {"fill": "random"})
                assert (await window.until("state"))["seat"] == 2
                await jan.post(f"/api/tables/{table}/leave", {"seat": 2})
                state = await window.until(lambda frame: frame["type"] == "state" and frame["seat"] != 2)
                assert (state["seat"], state["fresh"]) == (1, True), "the chair that is left"
            async with eva.sit(table) as window:
                await eva.post(f"/api/tables/{table}/leave", {"seat": 0})
                await window.until(lambda frame: frame["type"] == "state" and frame["seat"] == -1)
                await eva.post(f"/api/tables/{table}/join", {"name": "Eva", "seat": 0})
                await window.until(lambda frame: frame["type"] == "state" and frame["seat"] == 0)

    asyncio.run(scenario())


def test_who_loses_a_chair_sees_and_plays_it_no_more(tmp_path: Path) -> None:
    """Windows, tokens and links of somebody whose chair was freed are worth nothing."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            token = (await jan.post(f"/api/tables/{table}/token", {"seat": 1}))["token"]
            link = (await jan.post(f"/api/tables/{table}/device"))["link"].partition("#")[2]
            headers = {"Authorization": f"Bearer {token}"}
            assert (await jan.http.get("/api/bot", headers=headers)).status_code == 200
            async with jan.sit(table) as window:
                assert (await window.until("state"))["seat"] == 1
                await eva.post(f"/api/tables/{table}/free", {"seat": 1})
                state = await window.until("state")
                assert (state["seat"], state["fresh"]) == (-1, True)
                assert not any(zone["id"] == "hand" for zone in state["scene"]["zones"])
                await window.send("choose", seq=state["seq"], option="draw", seat=1)
                assert (await window.until("refused"))["code"] == "not-your-seat"
            ida = place.guest()
            await ida.post("/api/link", {"secret": (await eva.post(f"/api/tables/{table}/invite"))["link"].partition("#")[2]})
            await ida.post(f"/api/tables/{table}/join", {"name": "Ida", "seat": 1})
            assert (await jan.http.get("/api/bot", headers=headers)).status_code == 401
            await place.guest().post("/api/link", {"secret": link}, 404)
            await jan.get(f"/api/tables/{table}/export", 403, seat=1)

    asyncio.run(scenario())


def test_pause_resume_close(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                await jan.post(f"/api/tables/{table}/pause", status=403)
                await eva.post(f"/api/tables/{table}/pause")
                await active.until("state")
                answer = await active.choose("draw")
                assert answer["code"] == "not-playing"
                await eva.post(f"/api/tables/{table}/pause", status=409)
                await eva.post(f"/api/tables/{table}/resume")
                await active.until("state")
                assert (await active.choose("draw"))["type"] == "state"
                await eva.post(f"/api/tables/{table}/close")
                await active.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "closed")
            await eva.post(f"/api/tables/{table}/close", status=409)
            await jan.post(f"/api/tables/{table}/join", {"name": "Ida", "seat": 1}, 409)

    asyncio.run(scenario())


def test_a_table_with_a_chosen_seed_is_a_known_deal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            scenes = []
            for seed in ("12345", "12345", ""):
                table = await guest.open(seed=seed, chairs=[{"kind": "me"}, {"kind": "guest"}])
                assert (await guest.get(f"/api/tables/{table}"))["known_deal"] == bool(seed)
                async with guest.sit(table) as window:
                    scenes.append((await window.until("state"))["scene"])
            assert scenes[0] == scenes[1] != scenes[2]

    asyncio.run(scenario())


def test_variants_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            tribes = ["elf", "orc", "giant", "dwarf", "troll"]
            table = await guest.open(variant={"tribes": tribes, "orc-raid": "all-or-nothing"})
            options = (await guest.get(f"/api/tables/{table}", lang="en"))["options"]
            assert [entry["title"] for entry in options] == ["Tribes", "Orc raid"]
            assert options[0]["value"] == "Elf, Orc, Giant, Dwarf, Troll"

    asyncio.run(scenario())


# --- history


async def finished(place: Place) -> tuple[Guest, str]:
    eva = place.guest()
    table = await eva.open(name="Eva", chairs=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    async with eva.sit(table) as window:
        await play_out(window)
    return eva, table


def test_a_finished_game_is_exported_imported_and_replayed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, table = await finished(place)
            content = await eva.get(f"/api/tables/{table}/export")
            game = deska.replay(content["record"])
            assert game.ended
            assert content["record"]["digest"] == game.digest()
            last = checked(wire.Replay, await eva.get(f"/api/tables/{table}/replay", step=len(content["record"]["choices"])))
            assert last["scene"]["ended"]
            first = await eva.get(f"/api/tables/{table}/replay", step=0, seat=1)
            assert (first["steps"], first["seat"], {event["n"] for event in first["events"]}) == (last["steps"], 1, {0})
            await eva.get(f"/api/tables/{table}/replay", 422, step=last["steps"] + 1)
            await eva.get(f"/api/tables/{table}/replay", 404, step=0, seat=5)
            jan = place.guest()
            copy = checked(wire.Opened, await jan.post("/api/tables/import", {"game": content}, 201))["table"]
            assert (copy["state"], copy["known_deal"], [chair["name"] for chair in copy["chairs"]]) == ("over", True, ["Eva", "Ada"])
            for step in (0, 17, last["steps"]):
                one = await eva.get(f"/api/tables/{table}/replay", step=step, seat=0)
                two = await jan.get(f"/api/tables/{copy['id']}/replay", step=step, seat=0)
                assert one == two
            over = checked(frames.Over, await jan.get(f"/api/tables/{copy['id']}/over"))
            assert over["digest"] == game.digest()

    asyncio.run(scenario())


def test_before_the_end_a_seat_exports_and_replays_its_own_view_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, _ = await both_ready(one, two)
                await active.choose("draw")
            for guest, own, other in ((eva, 0, 1), (jan, 1, 0)):
                content = await guest.get(f"/api/tables/{table}/export")
                assert (content["seat"], "record" in content) == (own, False)
                assert "seed" not in json.dumps(content)
                await guest.get(f"/api/tables/{table}/export", 403, seat=other)
                await guest.get(f"/api/tables/{table}/replay", 403, step=0, seat=other)
                await guest.get(f"/api/tables/{table}/log", 403, seat=other)
                await guest.get(f"/api/tables/{table}/over", 409)
                assert (await guest.get(f"/api/tables/{table}/replay", step=1))["seat"] == own
                refused = await guest.post("/api/tables/import", {"game": content}, 422)
                assert refused["error"]["code"] == "bad-file"

    asyncio.run(scenario())


def test_an_unfinished_game_is_played_on_after_an_import(tmp_path: Path) -> None:
    async def scenario() -> None:
        game = deska.new("ethnos", 2, 8)
        for _ in range(9):
            game.apply(game.legal[0])
        async with running(tmp_path) as place:
            eva = place.guest()
            opened = await eva.post("/api/tables/import", {"game": game.record(), "name": "Eva"}, 201)
            table = opened["table"]["id"]
            assert (opened["table"]["state"], opened["table"]["known_deal"]) == ("waiting", True)
            await eva.post(f"/api/tables/{table}/start", {"fill": "random"})
            async with eva.sit(table) as window:
                await window.asked()
                room = place.hub.rooms[table]
                assert room.play is not None
                seq = window.last["seq"]
                assert seq >= 9
                assert (await window.choose(options_of(window.last)[0]))["seq"] > seq
        async with running(tmp_path) as place:
            room = await place.hub.room(table)
            assert room.play is not None
            assert room.seq > 9

    asyncio.run(scenario())


def test_a_finished_game_is_listed_with_its_result_until_it_is_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(chairs=[{"kind": "me", "name": "Eva"}, {"kind": "bot", "level": "random"}])
            await eva.post(f"/api/tables/{table}/forget", status=409)
            async with eva.sit(table) as window:
                await window.until("state")
                await eva.post(f"/api/tables/{table}/leave", {"seat": 0})
                await window.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over")
            place.hub.rooms.clear()
            (info,) = (await eva.get("/api/tables/mine"))["tables"]
            assert (info["state"], info["result"]["of"], info["result"]["together"]) == ("over", 2, False)
            assert "place" not in info["result"]  # who has got up did not end the game
            await eva.post(f"/api/tables/{table}/forget")
            assert (await eva.get("/api/tables/mine"))["tables"] == []
            await eva.get(f"/api/tables/{table}", 404)

    asyncio.run(scenario())


def test_a_rematch_brings_the_same_people_together(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            await jan.post(f"/api/tables/{table}/rematch", status=409)
            await eva.post(f"/api/tables/{table}/close")
            async with eva.sit(table) as window:
                await window.until("hello")
                opened = checked(wire.Opened, await jan.post(f"/api/tables/{table}/rematch", status=201))
                fresh = opened["table"]
                assert (fresh["state"], [chair["name"] for chair in fresh["chairs"]]) == ("playing", ["Jan", "Eva"])
                assert fresh["chairs"][0]["mine"]
                told = await window.until(lambda frame: frame["type"] == "table" and "next" in frame["table"])
                assert told["table"]["next"] == fresh["id"]
            again = await eva.post(f"/api/tables/{table}/rematch", status=201)
            assert again["table"]["id"] == fresh["id"]
            assert not fresh["known_deal"]

    asyncio.run(scenario())


def test_who_wishes_for_a_rematch_at_once_meets_the_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            await eva.post(f"/api/tables/{table}/close")
            both = await asyncio.gather(*(guest.post(f"/api/tables/{table}/rematch", status=201) for guest in (eva, jan)))
            assert both[0]["table"]["id"] == both[1]["table"]["id"]
            assert len(place.hub.store.all_tables()) == 2

    asyncio.run(scenario())


# --- pages


def test_pages_and_the_description_of_the_api(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            http = place.guest().http
            for path in ("/", "/table/x", "/join/abc", "/replay/x/12"):
                page = await http.get(path)
                assert page.headers["content-type"].startswith("text/html")
                assert "Deska" in page.text
            assert (await http.get("/no/such.js")).status_code == 404
            assert (await http.get("/api/nothing")).json()["error"]["code"] == "not-found"
            assert "POST /api/tables" in (await http.get("/api/docs")).text
            described = (await http.get("/api/openapi.json")).json()["paths"]
            assert {"/api/tables", "/api/link", "/api/bot", "/api/tables/{table}/replay"} <= set(described)
            assert (await http.get("/api/health")).json()["status"] == "ok"
            assert (await http.head("/api/health")).status_code == 200

    asyncio.run(scenario())


def test_assets_are_handed_out_compressed_to_those_who_take_them(tmp_path: Path) -> None:
    folder = tmp_path / "static" / "assets"
    folder.mkdir(parents=True)
    (folder / "a.js").write_text("plain")
    (folder / "a.js.gz").write_bytes(gzip.compress(b"packed"))
    app = FastAPI()
    add_pages(app, folder.parent)

    async def scenario() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://deska") as client:
            packed = await client.get("/assets/a.js", headers={"Accept-Encoding": "br, gzip;q=0.9"})
            plain = await client.get("/assets/a.js", headers={"Accept-Encoding": "identity"})
        assert (packed.text, packed.headers["content-encoding"], packed.headers["vary"]) == ("packed", "gzip", "Accept-Encoding")
        assert packed.headers["content-type"].startswith("text/javascript")
        assert (plain.text, plain.headers.get("content-encoding")) == ("plain", None)

    asyncio.run(scenario())
