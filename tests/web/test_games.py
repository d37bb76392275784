"""Every game through the server: with bots, alone with all seats, and together where the table decides."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.kernel import seeded
from tests.web.server import Place, Window, options_of, running

GAMES = [spec.id for spec in deska.games()]
MOST = 10_000
SHORT = ("aeons_end", "evenfall")
"""Short games that between them have all that matters to a server: decisions of the whole table, secret answers, windows."""


def mostly(games: tuple[str, ...]) -> list[object]:
    """These games every day, the others in the long runs."""
    return [game if game in games else pytest.param(game, marks=pytest.mark.soak) for game in GAMES]


async def finish(window: Window, seed: int) -> dict[str, Any]:
    """Answer at random for all seats of a window until the game is over. Returns the last frame."""
    rng = seeded(seed)
    for _ in range(MOST):
        if options := options_of(window.last):
            answer = await window.choose(options[rng.below(len(options))], seat=window.last["seat"])
            assert answer["type"] == "state" or answer["code"] in ("stale", "not-asked"), answer  # what is forced the table answers
        elif window.last and (other := another(window)) is not None:
            await window.send("seat", seat=other)
            await window.until(lambda frame: frame["type"] == "state")
        elif (frame := await window.frame())["type"] == "over":
            return frame
    raise AssertionError("the game does not end")


def another(window: Window) -> int | None:
    """A seat of this device that is asked, if the one shown is not."""
    hello = window.frames[0]
    return next((seat for seat in window.last["asked"] if seat in hello["you"]), None)


async def play(place: Place, game: str, seats: int, chairs: list[dict[str, str]], seed: int) -> dict[str, Any]:
    eva = place.guest()
    table = await eva.open(game=game, seats=seats, chairs=chairs, seed=str(seed))
    async with eva.sit(table) as window:
        over = await finish(window, seed)
        (stored,) = (info for info in (await eva.get("/api/tables/mine"))["tables"] if info["id"] == table)
        assert stored["state"] == "over"
    exported = await eva.get(f"/api/tables/{table}/export")
    assert deska.replay(exported["record"]).digest() == over["digest"]
    return over


@pytest.mark.parametrize("size", ["smallest", pytest.param("largest", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_with_bots(game: str, size: str, tmp_path: Path) -> None:
    sizes = [seats for seats in deska.spec_of(game).seats if seats > 1]
    seats = sizes[0] if size == "smallest" else sizes[-1]

    async def scenario() -> None:
        async with running(tmp_path) as place:
            chairs = [{"kind": "bot", "level": "greedy"}] * (seats - 1) + [{"kind": "me", "name": "Eva"}]
            over = await play(place, game, seats, chairs, seats)
            assert len(over["outcome"]["scores"]) == seats
            assert over["about"] != over["outcome"]["reason"], "said in words"

    asyncio.run(scenario())


@pytest.mark.soak
@pytest.mark.parametrize("game", [spec.id for spec in deska.games() if spec.seats[0] == 1])
def test_alone(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            assert len((await play(place, game, 1, [{"kind": "me", "name": "Eva"}], 1))["outcome"]["scores"]) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("game", mostly(SHORT))
def test_one_person_with_all_seats(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            over = await play(place, game, 2, [{"kind": "me"}, {"kind": "guest"}], 5)
            assert over["title"]

    asyncio.run(scenario())


@pytest.mark.parametrize("game", mostly(SHORT))
def test_two_people_and_a_spectator(game: str, tmp_path: Path) -> None:
    """Both may answer a decision of the table; one of them is heard, and nobody is refused for being second."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan = place.guest(), place.guest()
            table = await eva.open(game=game, chairs=[{"kind": "me"}, {"kind": "open"}], public=True)
            await jan.post(f"/api/tables/{table}/join", {"name": "Jan", "seat": 1})
            await eva.post(f"/api/tables/{table}/start")
            async with eva.sit(table) as one, jan.sit(table) as two, place.guest().sit(table, "lang=cs") as third:
                overs = await asyncio.gather(finish(one, 1), finish(two, 2), third.until("over"))
            assert overs[0] == overs[1]
            assert overs[2]["outcome"] == overs[0]["outcome"]
            assert not any(options_of(frame) for frame in third.frames), "who watches is asked nothing"
            assert "undo" not in json.dumps([frame for frame in third.frames if frame["type"] == "state"])

    asyncio.run(scenario())
