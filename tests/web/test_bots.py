"""Programs that play through the bot API, and bots in worker processes."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.kernel import seeded
from deska.kernel.play import play_steps
from deska.web import wire
from deska.web.thinking import Thinkers, answer
from tests.web.server import Guest, running
from tests.web.test_api import checked
from tests.web.test_play import pair


async def token_of(guest: Guest, table: str, seat: int) -> dict[str, str]:
    answer = await guest.post(f"/api/tables/{table}/token", {"seat": seat})
    return {"Authorization": f"Bearer {answer['token']}"}


async def look(guest: Guest, headers: dict[str, str], **query: Any) -> Any:
    return checked(wire.BotView, guest.answer(await guest.http.get("/api/bot", headers=headers, params=query), 200))


def test_programs_play_a_game(tmp_path: Path, lots: str) -> None:
    """Play to the end; forced choices may have been answered by the table before."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place, game=lots)
            tokens = [await token_of(eva, table, 0), await token_of(jan, table, 1)]
            robot = place.guest()

            async def play(seat: int) -> dict[str, Any]:
                rng = seeded(seat)
                after = -1
                while True:
                    view: dict[str, Any] = await look(robot, tokens[seat], after=after, wait=10)
                    if view["state"] == "over":
                        return view
                    if view["decision"] is None:
                        continue
                    options = view["decision"]["options"]
                    body = {"seq": view["seq"], "option": options[rng.below(len(options))]}
                    response = await robot.http.post("/api/bot", json=body, headers=tokens[seat])
                    code = response.json().get("error", {}).get("code", "")
                    assert code in ("", "stale", "not-asked", "not-playing"), response.text
                    after = view["seq"]

            views = await asyncio.gather(play(0), play(1))
            assert views[0]["outcome"] == views[1]["outcome"]
            assert views[0]["outcome"]["winners"]

    asyncio.run(scenario())


def test_a_program_sees_no_more_than_its_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, _, table = await pair(place)
            headers = await token_of(eva, table, 0)
            view = await look(eva, headers)
            room = place.hub.rooms[table]
            assert room.play is not None
            own = deska.view(room.play.game, 0)
            assert (view["visible"], view["remembered"]) == (own.visible, own.remembered)
            await eva.post(f"/api/tables/{table}/token", {"seat": 1}, 403)

    asyncio.run(scenario())


def test_wrong_tokens_and_answers_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            headers = await token_of(eva, table, 0)
            for wrong in (
                {},
                {"Authorization": "Bearer x"},
                {"Authorization": headers["Authorization"][:-1]},
                {"Authorization": "Basic x"},
            ):
                response = await jan.http.get("/api/bot", headers=wrong)
                assert (response.status_code, response.json()["error"]["code"]) == (401, "bad-token")
            secret = headers["Authorization"].partition(" ")[2]
            await jan.post("/api/link", {"secret": secret}, 404)
            asked = place.hub.rooms[table].asked
            seat = next(iter(asked))
            tokens = {0: headers, 1: await token_of(jan, table, 1)}
            for body, code in (({"seq": 0, "option": "troll:6"}, "illegal"), ({"seq": 5, "option": "draw"}, "stale")):
                response = await eva.http.post("/api/bot", json=body, headers=tokens[seat])
                assert (response.status_code, response.json()["error"]["code"]) == (409, code)
            response = await eva.http.post("/api/bot", json={"seq": 0, "option": "draw"}, headers=tokens[1 - seat])
            assert response.json()["error"]["code"] == "not-asked"
            for _ in range(2):
                response = await eva.http.post("/api/bot", json={"seq": 0, "option": "draw"}, headers=tokens[seat])
                assert (response.status_code, response.json()["seq"]) == (200, 1)

    asyncio.run(scenario())


def test_waiting_ends_with_the_time_or_with_the_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place)
            asked = next(iter(place.hub.rooms[table].asked))
            tokens = [await token_of(eva, table, 0), await token_of(jan, table, 1)]
            began = time.monotonic()
            assert (await look(eva, tokens[1 - asked], wait=0.3))["decision"] is None
            assert time.monotonic() - began >= 0.3
            waiting = asyncio.create_task(look(jan, tokens[1 - asked], wait=20))
            await asyncio.sleep(0.1)
            await eva.http.post("/api/bot", json={"seq": 0, "option": "draw"}, headers=tokens[asked])
            assert (await waiting)["decision"]

    asyncio.run(scenario())


# --- worker processes


def test_workers_answer_survive_and_end() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1)
        thinkers.start()
        game = deska.new("ethnos", 3, 5)
        try:
            option = await thinkers.choose(game, game.actor, "greedy")
            assert game.pending is not None
            assert option in game.pending.options
            assert thinkers.pool is not None
            workers = list(thinkers.pool._processes)
            os.kill(workers[0], signal.SIGKILL)
            assert await thinkers.choose(game, game.actor, "random") in game.pending.options
            workers = list(thinkers.pool._processes)
        finally:
            thinkers.stop()
        assert not any(is_alive(worker) for worker in workers)

    asyncio.run(scenario())


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_answers_from_a_snapshot() -> None:
    game = deska.new("ethnos", 2, 9)
    assert game.pending is not None
    for level in ("random", "greedy"):
        assert answer("ethnos", game.dump(), game.actor, level, 3) in game.pending.options


def test_sockets_do_not_wait_for_bots(tmp_path: Path) -> None:
    """While a bot thinks, chat goes through."""

    class Slow(Thinkers):
        def start(self) -> Any:
            return None

        async def choose(self, game: deska.Game, seat: int, level: str, seconds: float = 0.0, is_urgent: bool = True) -> str:
            await asyncio.sleep(3600)
            return "draw"

        def stop(self) -> None:
            return None

    async def scenario() -> None:
        async with running(tmp_path) as place:
            place.hub.thinkers = Slow(1)
            eva = place.guest()
            table = await eva.open(seed="11")
            async with eva.sit(table) as window:
                if 0 in (await window.until("state"))["asked"]:
                    await window.choose("draw")
                await window.send("chat", text="hm")
                await window.until("chat")

    asyncio.run(scenario())


@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_a_worker_restores_the_very_position(game: str) -> None:
    """Our own snapshot is read without the checks for foreign ones, yet it gives the same game with the same options."""
    position = deska.new(game, 2, 5)
    rng = seeded(5)
    while position.stack:
        restored, loaded = position.spec.restore(position.dump()), position.spec.load(position.dump())
        assert (restored.digest(), restored.legal, restored.waiting) == (loaded.digest(), loaded.legal, loaded.waiting)
        play_steps(position, rng, 20)
