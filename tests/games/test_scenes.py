"""Every game's table: valid on the wire, enough to play by, nothing hidden in it, and in words in both languages."""

import json
from collections.abc import Iterator
from functools import cache

import pytest

import deska
from deska.api import definitions
from deska.kernel import Game, GameSpec, seeded
from deska.table.scenes import compose
from deska.testing import QUICK
from deska.testing.scenes import scene_suite
from deska.testing.suite import Check
from deska.testing.walks import ground_of
from deska.text import LANGUAGES, Texts
from deska.text.texts import DERIVED
from deska.web.scenes import SceneModel, StyleModel

GAMES = [spec.id for spec in deska.games()]
NAMES = ("Anna", "Ben", "Cyril", "Dora", "Emil", "Flora")
EVERY = 40
"""Composed scenes are read at every so many steps; the suite of `deska.testing` looks at picked positions."""


@cache
def checks(game: str) -> dict[str, Check]:
    spec = deska.spec_of(game)
    texts = [Texts(spec, lang) for lang in LANGUAGES]
    things = {f"{spec.prefix}-{kind}{ending}" for kind, _ in definitions(game) for ending in DERIVED}
    return {
        check.name: check
        for check in scene_suite(spec, QUICK, lambda message: message in things or all(text.has(message) for text in texts))
    }


@pytest.mark.parametrize(
    "name", ["scene-sound", "scene-style", "scene-options", "scene-hidden", "scene-words", "scene-previews", "scene-foreseen"]
)
@pytest.mark.parametrize("game", GAMES)
def test_scenes_keep_their_promises(game: str, name: str) -> None:
    checks(game)[name].run()


def positions(spec: GameSpec) -> Iterator[Game]:
    """Steps of whole games with every number of seats and every variant."""
    for walk in ground_of(spec, QUICK).walks:
        for position in walk.replay():
            if position.number % EVERY == 0 or position.move is None:
                yield position.game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_scenes_are_valid_and_speak(game: str, lang: str) -> None:
    spec = deska.spec_of(game)
    texts = Texts(spec, lang, NAMES, strict=True)
    for number, position in enumerate(positions(spec)):
        viewers = [None, *range(position.seats)]
        wire = compose(position, viewers[number % len(viewers)], texts)
        SceneModel.model_validate_json(json.dumps(wire))


@pytest.mark.parametrize("game", GAMES)
def test_scenes_draw_on_what_is_visible_alone(game: str) -> None:
    """A scene made from a view without memory is the same."""
    spec = deska.spec_of(game)
    assert spec.scene is not None
    position = spec.new(spec.seats[-1], 3)
    rng = seeded(3)
    for _ in range(60):
        if not position.legal:
            break
        position.apply(position.legal[rng.below(len(position.legal))])
    view = spec.view(position, 0)
    forgetful = spec.view(position, 0)
    forgetful.recalled = None
    assert spec.scene(forgetful) == spec.scene(view)


@pytest.mark.parametrize("game", GAMES)
def test_styles_are_valid(game: str) -> None:
    from dataclasses import asdict

    style = deska.spec_of(game).style
    assert style is not None
    StyleModel.model_validate(asdict(style))
