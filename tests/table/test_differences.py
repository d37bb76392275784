"""Scenes as they are sent: whole, or beside the one before."""

import json
import random
from typing import Any

import orjson
import pytest

from deska.api import games, new, step
from deska.kernel.spec import GameSpec
from deska.table.differences import UNSEEN, Marks, SceneText
from deska.table.scenes import compose
from deska.text import Texts
from tests.web.server import merged

STEPS = 60


def read(fragment: orjson.Fragment) -> dict[str, Any]:
    scene: dict[str, Any] = json.loads(orjson.dumps(fragment))
    return scene


def zone(name: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "area": "centre", "layout": "row", **more}


def scene(*zones: dict[str, Any], **rest: Any) -> SceneText:
    return SceneText({"game": "some", "zones": list(zones), **rest})


def test_who_has_seen_nothing_gets_everything() -> None:
    assert read(scene(zone("row"), zone("hand")).beside(UNSEEN)) == {"game": "some", "zones": [zone("row"), zone("hand")]}


def test_zones_that_are_the_same_are_only_named() -> None:
    before = scene(zone("row"), zone("hand"), zone("deck"))
    after = scene(zone("deck"), zone("row", title="Row"), zone("new"), turn=1)
    assert read(after.beside(before.marks)) == {"game": "some", "turn": 1, "zones": ["deck", zone("row", title="Row"), zone("new")]}


def test_a_difference_is_made_once_for_all_who_have_seen_the_same() -> None:
    before, other, after = scene(zone("row")), scene(zone("hand")), scene(zone("row"), zone("hand"))
    assert after.beside(before.marks) is after.beside(scene(zone("row")).marks)
    assert after.beside(before.marks) is not after.beside(other.marks)


@pytest.mark.parametrize("spec", games(), ids=lambda spec: spec.id)
def test_each_scene_follows_from_the_one_before(spec: GameSpec) -> None:
    """Over a game, differences make the whole scene, and are shorter."""
    game, rng, texts = new(spec.id, max(spec.seats), 11), random.Random(11), Texts(spec, "en")
    known: dict[str, Any] = {}
    marks: Marks = UNSEEN
    whole = sent = 0
    for _ in range(STEPS):
        composed = compose(game, 0, texts)
        text = SceneText(composed)
        difference = read(text.beside(marks))
        known, marks = merged(known, difference) if known else difference, text.marks
        assert known == json.loads(orjson.dumps(composed))
        whole, sent = whole + len(orjson.dumps(composed)), sent + len(orjson.dumps(difference))
        if game.ended:
            break
        step(game, rng.choice(game.waiting[0].options))
    assert sent < 0.7 * whole
