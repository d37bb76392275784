"""Scenes as they are sent: whole, or beside the one before."""

import json
import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import orjson
import pytest

from deska.api import games, new, step
from deska.games import SHELF
from deska.kernel.once import drawn_once
from deska.kernel.scenes import Message, Piece, Scene, Zone
from deska.kernel.spec import GameSpec
from deska.table.differences import UNSEEN, Marks, SceneText
from deska.table.scenes import Draft, Offered, compose, drafted
from deska.text import Texts
from tests.web.server import merged

STEPS = 60


def read(fragment: orjson.Fragment) -> dict[str, Any]:
    scene: dict[str, Any] = json.loads(orjson.dumps(fragment))
    return scene


def zone(name: str, title: str = "", drawn_from: int = 0) -> Zone:
    return Zone(name, "centre", "row", Message(title) if title else None, drawn_from=drawn_from)


def wire(name: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "area": "centre", "layout": "row", **more}


def scene(*zones: Zone, offered: Offered | None = None, players: Sequence[str] = (), **rest: Any) -> SceneText:
    """A scene whose zones all have the same offers."""
    texts = Texts("ethnos", "en", players)
    return SceneText(Draft(Scene(zones), texts, [offered or [] for _ in zones], {"game": "some", **rest}))


def test_who_has_seen_nothing_gets_everything() -> None:
    assert read(scene(zone("row"), zone("hand")).beside(UNSEEN)) == {"game": "some", "zones": [wire("row"), wire("hand")]}


def test_zones_that_are_the_same_are_only_named() -> None:
    before = scene(zone("row"), zone("hand"), zone("deck"))
    after = scene(zone("deck"), zone("row", title="et-scene-row"), zone("new"), turn=1)
    zones = ["deck", wire("row", title="Row"), wire("new")]
    assert read(after.beside(before.marks)) == {"game": "some", "turn": 1, "zones": zones}


def test_a_difference_is_made_once_for_all_who_have_seen_the_same() -> None:
    before, other, after = scene(zone("row")), scene(zone("hand")), scene(zone("row"), zone("hand"))
    assert after.beside(before.marks) is after.beside(scene(zone("row")).marks)
    assert after.beside(before.marks) is not after.beside(other.marks)


def test_a_zone_that_its_viewer_has_is_not_put_into_words() -> None:
    before = scene(zone("row", drawn_from=1), zone("hand", drawn_from=2))
    after = scene(zone("row", drawn_from=1), zone("hand", drawn_from=3))
    assert read(after.beside(before.marks))["zones"] == ["row", wire("hand")]
    assert list(after.texts) == [1]
    assert read(after.beside(UNSEEN))["zones"] == [wire("row"), wire("hand")], "somebody else needs it"


def test_a_zone_is_another_one_with_other_offers_and_with_other_people() -> None:
    piece = Piece("row/1", "card", offers=("take",))
    row = Zone("row", "centre", "row", pieces=(piece,), drawn_from=1)
    marks = [
        scene(row).marks,
        scene(row, players=("Ann", "Ben")).marks,
        scene(row, offered=[(0, {"options": ["take"]})]).marks,
        scene(row, offered=[(0, {"dimmed": {"text": "No.", "rule": ""}})]).marks,
    ]
    assert len(set(marks)) == len(marks)
    assert scene(row).marks == marks[0]


def test_what_a_zone_is_drawn_from_tells_all_values_apart() -> None:
    """Also those whose hashes are the same."""

    @drawn_once
    def row(number: int) -> Zone:
        return Zone("row", "centre", "row", columns=number)

    @drawn_once
    def deck(number: int) -> Zone:
        return Zone("deck", "centre", "row", columns=number)

    zones = [row(-1), row(-2), row(1), deck(-1), deck(1)]
    assert len({zone.drawn_from for zone in zones} - {0}) == len(zones)
    assert row(1).drawn_from == row(1).drawn_from


@pytest.mark.parametrize("spec", games(), ids=lambda spec: spec.id)
def test_each_scene_follows_from_the_one_before(spec: GameSpec) -> None:
    """Over a game, differences make the whole scene, and are shorter."""
    game, rng, texts = new(spec.id, max(spec.seats), 11), random.Random(11), Texts(spec, "en")
    known: dict[str, Any] = {}
    marks: Marks = UNSEEN
    whole = sent = 0
    for _ in range(STEPS):
        composed = compose(game, 0, texts)
        text = SceneText(drafted(game, 0, texts))
        difference = read(text.beside(marks))
        known, marks = merged(known, difference) if known else difference, text.marks
        assert known == json.loads(orjson.dumps(composed))
        whole, sent = whole + len(orjson.dumps(composed)), sent + len(orjson.dumps(difference))
        if game.ended:
            break
        step(game, rng.choice(game.waiting[0].options))
    assert sent < 0.7 * whole


@pytest.mark.parametrize("spec", games(), ids=lambda spec: spec.id)
def test_what_is_drawn_once_is_what_would_be_drawn_anew(spec: GameSpec) -> None:
    assert list(scenes_of(spec, is_anew=False)) == list(scenes_of(spec, is_anew=True))


def scenes_of(spec: GameSpec, is_anew: bool) -> Iterator[bytes]:
    """The scenes of all seats in a game; anew: nothing is known that was drawn before."""
    game, rng, texts = new(spec.id, max(spec.seats), 12), random.Random(12), Texts(spec, "en")
    for _ in range(STEPS):
        for seat in (None, *range(game.seats)):
            if is_anew:
                forget_drawings(spec)
            yield orjson.dumps(compose(game, seat, texts))
        if game.ended:
            return
        step(game, rng.choice(game.waiting[0].options))


def forget_drawings(spec: GameSpec) -> None:
    package = SHELF.package_of(spec.id)
    for name in [name for name in sys.modules if name.startswith(f"{package}.scene")]:
        for value in list(vars(sys.modules[name]).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()
