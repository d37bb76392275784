"""The times of frames reveal nothing: worlds that differ only in what a seat cannot know send the same frames at the same reactions."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import deska
from deska.kernel import Game, seeded
from deska.kernel.effects import Pause, Window
from deska.kernel.spec import GameSpec
from deska.table.chairs import ALWAYS, BOT, PERSON, Chair
from deska.table.table import PLAYING, Clock, Table
from deska.web.thinking import decide
from tests.table.lots import LOTS_TABLE
from tests.web.server import Inline
from tests.web.simulated import Seen, watched

SECONDS = 1.0
MOST_REACTIONS = 15
"""The most reaction windows and pauses of one game that are looked at."""
EVERY = 60
"""One in so many of the other positions is looked at."""
WORLDS = 3
GAMES = [*(spec.id for spec in deska.games()), "lots"]
NAMES = ("Eva", "Jan", "Ida")


def spec_of(game: str) -> GameSpec:
    return LOTS_TABLE if game == LOTS_TABLE.id else deska.spec_of(game)


def table_of(game: Game, *bots: int, hushed: str = "", pace: str = "quick", level: str = "greedy") -> Table:
    """A table of persons with clocks, and some bots."""
    people = [Chair(PERSON, name, holders=(name,), left=60_000, hushed=hushed) for name in NAMES[: game.seats]]
    chairs = tuple(replace(chair, kind=BOT, level=level, holders=()) if seat in bots else chair for seat, chair in enumerate(people))
    return Table("t", game.spec.id, {}, chairs, "Eva", 0, "i", {}, state=PLAYING, clock=Clock(1), public=True, pace=pace)


def is_reaction(game: Game) -> bool:
    return isinstance(game.stack[-1].effect, Window | Pause)


def positions(spec: GameSpec, seed: int) -> Iterator[Game]:
    """Positions of a random game, with all kinds of reactions among them."""
    game = spec.new(3, seed)
    rng = seeded(seed)
    reactions = 0
    while game.pending is not None and reactions < MOST_REACTIONS:
        if is_reaction(game) or game.choices % EVERY == 0:
            reactions += is_reaction(game)
            yield game
        game.apply(game.legal[rng.below(len(game.legal))])


def worlds(game: Game, seat: int) -> list[Game]:
    """The game itself, and others that the seat cannot tell apart from it."""
    return [game.clone(), *(game.spec.imagine(game, None if seat < 0 else seat, number) for number in range(WORLDS))]


def first_answer(seen: Seen) -> list[tuple[float, int]]:
    """The times of states until the first choice was made; later ones may differ with the choice."""
    answers: list[tuple[float, int]] = []
    for at, text in seen:
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "state":
            answers.append((at, frame["seq"]))
            if frame["seq"]:
                break
    return answers


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_persons_are_waited_for_alike_whatever_they_hold(game: str, seed: int, lots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The contents and times of all frames are the same, with clocks too: a seat with nothing to choose is asked like any other."""
    seen = 0
    for position in positions(spec_of(game), seed):
        table = table_of(position)
        for seat in (-1, 0, 1, 2):
            first, *others = [watched(table, world, seat, SECONDS, monkeypatch) for world in worlds(position, seat)]
            assert all(other == first for other in others), position.pending
            seen += len(first)
    assert seen > 0


@pytest.mark.parametrize("pace", ["none", "quick"])
@pytest.mark.parametrize("game", GAMES)
def test_bots_and_the_table_answer_at_the_same_moment_whatever_is_held(
    game: str, pace: str, lots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first answer that no person gives: that of a bot, or of somebody who wants no reactions."""
    answered = 0
    for position in positions(spec_of(game), 1):
        asked = position.actor
        viewers = [seat for seat in range(3) if seat != asked]
        for table in (table_of(position, asked, pace=pace), table_of(position, hushed=ALWAYS, pace=pace)):
            for seat in (-1, viewers[0]):
                first, *others = [first_answer(watched(table, world, seat, SECONDS, monkeypatch)) for world in worlds(position, seat)]
                assert all(other == first for other in others), position.pending
                answered += first[-1][1] > 0
    assert answered > 0


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_search_take_the_same_time_whatever_they_find(game: str, lots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search may end early, and takes no time at all for a lone option; nobody sees that."""

    async def choose(self: Inline, game: Game, seat: int, level: str, seconds: float = 0.0, is_urgent: bool = True) -> str:
        await asyncio.sleep(seconds * min(len(game.legal) - 1, 4) / 4)
        return decide(game, seat, "random", 7)

    monkeypatch.setattr(Inline, "choose", choose)
    answered = 0
    for position in positions(spec_of(game), 1):
        asked = position.actor
        table = table_of(position, asked, level="master", pace="none")
        seat = (asked + 1) % 3
        first, *others = [first_answer(watched(table, world, seat, 2 * SECONDS, monkeypatch)) for world in worlds(position, seat)]
        assert all(other == first for other in others), position.pending
        answered += first[-1][1] > 0
    assert answered > 0


def test_moments_are_really_looked_at() -> None:
    """In games with hidden hands, some could react in a window and others could not."""
    for spec in (LOTS_TABLE, deska.spec_of("eldervale")):
        reacting = {len(position.legal) > 1 for seed in range(2) for position in positions(spec, seed) if is_reaction(position)}
        assert reacting == {True, False}, spec.id


@pytest.mark.parametrize("spec", deska.games(), ids=lambda spec: spec.id)
def test_a_game_with_open_hands_shows_all_seats_the_same(spec: GameSpec) -> None:
    """A game with `open_hands` hides nothing from players; any other game does."""
    hides = False
    for seed in range(2):
        game = spec.new(min(3, spec.seats.stop - 1), seed)
        rng = seeded(seed)
        while game.pending is not None and game.choices < 300:
            views = [spec.view(game, seat) for seat in range(game.seats)]
            known = [({key: value for key, value in view.visible.items() if key != "decision"}, view.remembered) for view in views]
            hides = hides or any(each != known[0] for each in known)
            game.apply(game.legal[rng.below(len(game.legal))])
    assert hides != spec.open_hands
