"""The pace of bots: the server plays them at once, and a viewer is shown their turns within six seconds, in every game with four seats.

The turns of whole games are written down for the test of the client's pacer. The rules were changed? Then write them anew:

PYTHONPATH=src:. python -m tests.web.test_pace
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.bots import make
from deska.table.chairs import BOT, PERSON, Chair
from deska.table.opening import Opened
from deska.table.play import Play
from deska.table.table import PLAYING, Table
from deska.web.room import Room
from tests.web.simulated import Desk, Simulation, keep_time

SEATS = 4
SEED = 3
MOST = 400
"""Choices of a game that are enough."""
KEPT = Path(__file__).parents[2] / "client" / "tests" / "turns.json"
GAMES = [spec.id for spec in deska.games()]


def turns_of(game: str) -> list[int]:
    """The seat on turn after each choice of a game between sensible players."""
    state = deska.new(game, SEATS, SEED)
    bot = make("greedy", state.spec, SEED)
    turns = [state.turn]
    while state.legal and len(turns) < MOST:
        state.apply(bot.choose(state, state.actor))
        turns.append(state.turn)
    return turns


def test_the_turns_that_the_pacer_is_tested_with_are_those_of_the_games() -> None:
    assert json.loads(KEPT.read_text(encoding="utf8")) == {game: turns_of(game) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_the_server_never_makes_a_person_wait_for_bots(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One person, three bots that think for no time, the usual pace: no time passes between two questions to the person."""
    loop = Simulation()
    keep_time(loop, monkeypatch)
    state = deska.new(game, SEATS, SEED)
    chairs = (Chair(PERSON, "Eva", holders=("e",)), *[Chair(BOT, name, "greedy") for name in ("Ada", "Bruno", "Cyril")])
    table = Table("t", game, {}, chairs, "e", 0, "i", {}, state=PLAYING, pace="calm")
    answered = 0

    async def scenario() -> None:
        nonlocal answered
        desk: Any = Desk()
        play = Play(state, table.people)
        room = Room(desk, Opened(table, play, []), state.spec)
        bot = make("greedy", state.spec, SEED)
        desk.driver.drive(room)
        while not play.game.ended and answered < 60:
            if play.decision(0) is not None:
                option = state.spec.actions.names[bot.choose(play.game, 0)]
                await room.carry(room.answer, 0, play.seq, option)
                answered += 1
            await asyncio.sleep(0)
        for task in desk.tasks:
            task.cancel()
        await asyncio.gather(*desk.tasks, return_exceptions=True)

    try:
        loop.run_until_complete(scenario())
        assert loop.time() == 0
    finally:
        loop.close()
    assert answered >= 10


if __name__ == "__main__":
    KEPT.write_text(json.dumps({game: turns_of(game) for game in GAMES}, separators=(",", ":")) + "\n", encoding="utf8")
