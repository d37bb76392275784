"""Nothing on the table is mute: every sign, kind of piece, zone and phase answers in a sentence and names a rule that exists."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest

import deska
from deska.kernel.game import LONE_OPTION, Game
from deska.kernel.lessons import LONGEST_SENTENCE
from deska.kernel.scenes import Scene
from deska.table.examples import examples_of, played
from deska.table.lessons import about, teaching_texts
from deska.table.what import answers, first_sentence
from deska.text import LANGUAGES, rulebook

GAMES: Final = [spec.id for spec in deska.games()]
CHOICES: Final = 150
"""Choices of each random game; then it is left."""
EVERY: Final = 6


def tables(game: str) -> Iterator[Game]:
    """Positions of random games with few and many seats, and of all examples."""
    spec = deska.spec_of(game)
    for number, seats in enumerate((spec.seats[0], spec.seats[-1])):
        table, chance = spec.new(seats, number), Random(number)
        table.heard = True
        for choice in range(CHOICES):
            if table.pending is None:
                break
            if choice % EVERY == 0:
                yield table
            decision = table.waiting[0]
            table.choose(chance.choice(decision.options), max(decision.seat, 0))
    for example in examples_of(game):
        yield played(spec, example)


def scene_of(table: Game) -> Scene:
    assert table.spec.scene is not None
    scene: Scene = table.spec.scene(table.spec.view(table, 0))
    return scene


@cache
def seen(game: str) -> tuple[set[str], set[str], set[str], set[str]]:
    """The names of zones, the frames of pieces, the phases and the lines of the log that come up."""
    zones: set[str] = set()
    pieces: set[str] = set()
    phases: set[str] = set()
    told: set[str] = set()
    for table in tables(game):
        told |= {event.message for event in table.events if event.message != LONE_OPTION}
        scene = scene_of(table)
        phases |= {phase.name for phase in (*scene.phases, *scene.steps)}
        for zone in scene.zones:
            zones.add(zone.id.partition(":")[0])
            pieces |= {piece.face.template if piece.face else piece.back for piece in zone.pieces}
    prefix = f"{deska.spec_of(game).prefix}-"
    return zones, pieces - {""}, {name.removeprefix(prefix) for name in phases}, {message.removeprefix(prefix) for message in told}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_mute(game: str) -> None:
    spec, things = deska.spec_of(game), about(game)
    zones, pieces, phases, told = seen(game)
    assert spec.style is not None
    assert set(things.signs) == set(spec.style.signs)
    assert sorted((pieces | set(spec.style.frames)) - set(things.pieces)) == []
    assert sorted(zones - set(things.zones)) == []
    assert sorted(phases - set(things.phases)) == []
    assert phases
    assert len(told) > len(things.told) / 3
    assert sorted(told - set(things.told)) == []


def told_in(source: str) -> set[str]:
    """The lines of the log that a source names."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args)
    told = (call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell")
    return {message.value for message in told if isinstance(message, ast.Constant) and isinstance(message.value, str)}


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_log_is_without_a_rule(game: str) -> None:
    """Also those that hardly ever come up."""
    spec = deska.spec_of(game)
    package = Path(deska.__file__).parent / "games" / game
    named = {line.removeprefix(f"{spec.prefix}-") for path in package.rglob("*.py") for line in told_in(path.read_text(encoding="utf8"))}
    assert len(named) > len(about(game).told) / 2
    assert sorted(named - set(about(game).told)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_names_a_rule_that_exists(game: str) -> None:
    spec, told = deska.spec_of(game), about(game).told
    texts = teaching_texts(game, "en")
    assert [message for message in told if not texts.has(f"{spec.prefix}-{message}")] == []
    assert [rule for rule in told.values() if rulebook(game, "en").rule(rule) is None] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_a_sentence_with_a_rule(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    for kind, found in answers(game, lang).items():
        for name, answer in found.items():
            assert book.rule(answer["rule"]), (kind, name)
            assert answer["text"].endswith((".", "!")), (kind, name, answer["text"])
            assert len(answer["text"]) <= 2 * LONGEST_SENTENCE, (kind, name)


def test_the_first_sentence_of_a_rule() -> None:
    assert first_sentence("One. Two.") == "One."
    assert first_sentence("It is this: that and more.") == "It is this."
    assert first_sentence("No end") == "No end"
