"""Hidden information never leaves the server: if what a seat cannot know is dealt anew, the frames of whole games stay the same."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.kernel import Game, seeded
from deska.table.chairs import PERSON, Chair
from deska.table.opening import Opened
from deska.table.play import Play
from deska.table.table import PLAYING, Clock, Table
from deska.web.hub import Hub
from deska.web.room import Room
from deska.web.settings import Settings
from deska.web.viewers import Viewer
from tests.table.lots import LOTS_TABLE
from tests.web.server import options_of, running
from tests.web.test_play import both_ready, pair


def room_of(game: Game, hub: Any) -> Room:
    chairs = tuple(Chair(PERSON, name, holders=(name,), left=1000) for name in ("Eva", "Jan", "Ida")[: game.seats])
    table = Table("t", game.spec.id, {}, chairs, "Eva", 0, "i", {}, state=PLAYING, clock=Clock(1), public=True, aid=True)
    return Room(hub, Opened(table, Play(game, table.people), []), game.spec)


def frame(room: Room, seat: int, told: int) -> dict[str, Any]:
    viewer = Viewer(room, "nobody", "cs")
    viewer.seat = seat
    viewer.told = told
    room.drawing.outdate()
    data: dict[str, Any] = json.loads(room.drawing.state_for(viewer))
    return data


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.soak), pytest.param(2, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", [*(spec.id for spec in deska.games()), "lots"])
def test_states_are_the_same_in_every_game_that_could_be_true(game: str, seed: int, tmp_path: Path, lots: str) -> None:
    """At every tenth step of a whole game, for every seat and a spectator: scene, events, undo, clocks, memory."""
    spec = LOTS_TABLE if game == lots else deska.spec_of(game)
    hub = Hub(Settings(data=tmp_path))
    play = Play(spec.new(3, seed), frozenset(range(3)))
    room = room_of(play.game, hub)
    room.play = play
    rng = seeded(seed)
    every = 1 if game == lots else 10
    while play.game.pending is not None:
        decision = play.game.waiting[rng.below(len(play.game.waiting))]
        seq = play.seq
        play.choose(max(decision.seat, 0), seq, decision.options[rng.below(len(decision.options))], 0)
        play.settle()
        if play.seq % every == 0 or play.game.pending is None:
            for seat in (-1, 0, 1, 2):
                check_frames(room, play, seat, seq)
    hub.writer.stop()
    hub.sharing.stop()


def check_frames(room: Room, play: Play, seat: int, told: int) -> None:
    true = play.game
    shown = frame(room, seat, told)
    for number in range(2):
        play.game = true.spec.imagine(true, None if seat < 0 else seat, number)
        try:
            assert frame(room, seat, told) == shown
        finally:
            play.game = true


def test_what_is_sent_names_no_card_that_the_seat_cannot_know(tmp_path: Path) -> None:
    """Two people hear everything until one has drawn: the other never gets the card, in any frame or answer."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, jan, table = await pair(place, seed="")
            async with eva.sit(table) as one, jan.sit(table) as two:
                active, waiting = await both_ready(one, two)
                state = await active.choose("draw")
                card = state["events"][0]["text"]
                await waiting.until("state")
                await waiting.drain()
                other = jan if active is one else eva
                sent = json.dumps(waiting.frames, ensure_ascii=False)
                for path in ("export", "log", "replay?step=1", ""):
                    sent += json.dumps(await other.get(f"/api/tables/{table}/{path}".rstrip("/")), ensure_ascii=False)
            assert card not in sent
            start = place.hub.rooms[table].table.start
            assert str(start["seed"]) not in sent

    asyncio.run(scenario())


def test_seed_and_digest_are_told_after_the_end_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva = place.guest()
            table = await eva.open(chairs=[{"kind": "bot", "level": "random"}, {"kind": "me"}])
            async with eva.sit(table) as window:
                await window.asked()
                seed = str(place.hub.rooms[table].table.start["seed"])
                while True:
                    if options := options_of(window.last):
                        await window.choose(options[0])
                    elif (await window.frame())["type"] == "over":
                        break
                over = window.frames[-1]
                assert over["seed"] == seed
                assert seed not in json.dumps(window.frames[:-1])

    asyncio.run(scenario())
