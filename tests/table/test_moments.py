"""Moments: how parts are written down and read again, what their words are, and the chapters that they make."""

from functools import cache
from itertools import pairwise

import pytest

import deska
from deska.bots import make
from deska.kernel.piles import knows
from deska.kernel.scenes import Fact, Message, Part, Row
from deska.kernel.values import SPECTATOR, Event
from deska.table.chapters import MOMENT, chapters
from deska.table.log import read_events, written_events
from deska.table.moments import part_frame
from deska.table.play import Play
from deska.table.words import texts_of
from deska.text import Texts
from deska.web.wire import EventFrame

NAMES = ("Ann", "Bob", "Cy")
GAMES = [spec.id for spec in deska.games()]


@cache
def played(game: str, seed: int = 2, most: int = 1000) -> Play:
    """A game that bots have played; nobody changes it."""
    state = deska.new(game, 3, seed)
    play = Play(state, frozenset())
    bot = make("greedy", state.spec, seed)
    while play.game.legal and len(play.log) < most:
        play.make(state.spec.actions.names[bot.choose(play.game, play.game.actor)])
    return play


def test_a_part_is_read_as_it_was_written() -> None:
    row = Row(0, place=1, counts=(Fact("gem", "3"),), before=0, after=4, note=Message("x", {"count": 0}), states=("leads",))
    part = Part(Message("m", {"age": 0}), subject="duris", rows=(row, Row(label=Message("y"))), brief=True)
    (event,) = read_events(written_events([Event("e", {"a": 0}, part=part)]))
    assert event.part == part
    assert read_events('[["old",{},-1,null]]') == [Event("old", {})]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_moments_with_whole_words(game: str, lang: str) -> None:
    """All texts exist, the frames fit the wire, and everybody may see what is seen."""
    play = played(game)
    texts = Texts(play.game.spec, lang, NAMES, strict=True)
    events = [event for entry in play.log for event in entry.events() if event.part is not None]
    for event in events:
        assert knows(event.audience, SPECTATOR)
        assert event.part is not None
        EventFrame.model_validate({"n": 1, "kind": "effect", "text": "x", "part": part_frame(event.part, texts)}, strict=False)
    assert len(events) > 10


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_chapters_at_the_steps_at_which_they_begin(game: str) -> None:
    play = played(game)
    found = chapters(play.choices, play.beginning, SPECTATOR, texts_of(play.game.spec, "en", NAMES))
    moments = [chapter for chapter in found if chapter["kind"] == MOMENT]
    for chapter in moments:
        events = play.choices[chapter["step"] - 1].events()
        assert any(event.part is not None and event.part.moment is not None for event in events)
        assert chapter["title"]
    assert [chapter["step"] for chapter in found] == sorted(chapter["step"] for chapter in found)


ROUNDS = {
    "ethnos": ["et-age-ends"],
    "aeons_end": ["ae-new-round"],
    "evenfall": ["ev-round", "ev-final-scoring"],
    "eldervale": ["el-settled-triggered", "el-mapped-triggered", "el-final-scoring"],
    "weirdwood": ["ww-monster-phase", "ww-new-day"],
}
"""The events at the end of a round, or of the game."""
LOOKED = "ae-revealed-order"
"""Tells that a player has looked at the turn order cards. If none were left they are shuffled in the middle of a turn: no round ends."""


@pytest.mark.parametrize("game", ROUNDS)
def test_the_end_of_a_round_is_a_moment(game: str) -> None:
    told = [event for entry in played(game).log for event in entry.events()]
    events = [event for event, after in pairwise(told) if event.message in ROUNDS[game] and after.message != LOOKED]
    assert events
    assert [event.message for event in events if event.part is None or event.part.moment is None] in ([], ["ev-round"])  # the first one


@pytest.mark.parametrize("game", ["evenfall", "eldervale"])
def test_the_final_scoring_adds_up_to_the_result(game: str) -> None:
    """Each part goes on where the last one ended, and the last one is the result."""
    play = played(game)
    outcome = play.game.outcome
    assert outcome is not None
    events = [event for entry in play.log for event in entry.events()]
    start = next(number for number, event in enumerate(events) if event.message.endswith("-final-scoring"))
    parts = [event.part for event in events[start + 1 :] if event.part is not None]
    standing: dict[int, int] = {}
    for part in parts:
        for row in part.rows:
            assert row.before == standing.get(row.seat, row.before)
            standing[row.seat] = row.after
        assert [row.after for row in part.rows] == sorted((row.after for row in part.rows), reverse=True)
    assert len(parts) > 3
    assert [standing[seat] for seat in range(len(outcome.scores))] == list(outcome.scores)


def test_a_battle_tells_what_it_brings_and_costs() -> None:
    """In Eldervale points, before and after, and lost units are parts of it."""
    events = [event for entry in played("eldervale").log for event in entry.events() if event.part is not None]
    steps = {event.part.step.id: event.part for event in events if event.part is not None and event.part.step is not None}
    (points,), (lost,) = steps["el-moment-rewards"].rows, steps["el-moment-losses"].rows
    assert points.after > points.before
    assert lost.note is not None


@pytest.mark.parametrize(("game", "first"), [("aeons_end", "ae-moment-in-play"), ("weirdwood", "ww-moment-time")])
def test_the_enemys_turn_has_steps_that_its_parts_begin(game: str, first: str) -> None:
    parts = [event.part for entry in played(game).log for event in entry.events() if event.part is not None]
    named = {step.id for part in parts for step in part.steps}
    begun = {part.step.id for part in parts if part.step is not None}
    assert first in named
    assert named <= begun


def test_simulation_pays_nothing_for_moments() -> None:
    game = deska.new("ethnos", 3, 1)
    bot = make("greedy", game.spec, 1)
    while game.legal:
        game.apply(bot.choose(game, game.actor))
    assert game.events == []
