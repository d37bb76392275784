"""The checks of scenes pass a healthy table and find whatever is wrong with a broken one."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from deska.kernel import GameSpec, View
from deska.kernel.scenes import Bar, Face, Fact, Message, Piece, Scene, SeatLine, Zone
from deska.testing import QUICK, Broken
from deska.testing.scenes import scene_suite
from tests.table.lots import LOTS_TABLE, STYLE, beasts, scene

COUNTER = count()
KNOWN = {"lt-deck", "lt-row", "lt-hand", *(f"lt-card-{kind}" for kind in ("fox", "hare", "owl", "wolf"))}


def run(spec: GameSpec, name: str) -> None:
    checks = {check.name: check for check in scene_suite(spec, QUICK, KNOWN.__contains__)}
    checks[name].run()


NAMES = ("scene-sound", "scene-style", "scene-options", "scene-hidden", "scene-words", "scene-previews", "scene-foreseen")


@pytest.mark.parametrize("name", NAMES)
def test_a_healthy_table_passes(name: str) -> None:
    run(LOTS_TABLE, name)


def with_zone(zone: Zone) -> Callable[[View], Scene]:
    return lambda view: replace(scene(view), zones=(*scene(view).zones, zone))


def with_piece(**changes: Any) -> Callable[[View], Scene]:
    return with_zone(Zone("extra", "centre", "row", pieces=(replace(Piece("extra/1", "card"), **changes),)))


def with_foreign_option(view: View) -> Scene:
    """A piece offers an option that the game does not have."""
    return with_piece(offers=("peek", "no-such-option"))(view)


def telling(view: View) -> Scene:
    """Draws something that is different every time, as if it knew the truth."""
    return replace(scene(view), seats=(SeatLine(0, Fact("point", str(next(COUNTER)))),))


def twice(view: View) -> Scene:
    return replace(scene(view), zones=(*scene(view).zones, Zone("again", "centre", "row", pieces=beasts("row", view.game.row))))


BROKEN: dict[str, tuple[str, Callable[[View], Scene]]] = {
    "an unknown layout": ("scene-sound", with_zone(Zone("extra", "centre", "spiral"))),
    "an unknown area": ("scene-sound", with_zone(Zone("extra", "cellar", "row"))),
    "an area without its seat": ("scene-sound", with_zone(Zone("extra", "seat", "row"))),
    "an area of a seat too many": ("scene-sound", with_zone(Zone("extra", "seat:3", "row"))),
    "an unknown size": ("scene-sound", with_zone(Zone("extra", "centre", "row", size="huge"))),
    "an unknown form of a bar": ("scene-sound", with_zone(Zone("extra", "centre", "panel", bars=(Bar(1, 2, form="pie"),)))),
    "a zone twice": ("scene-sound", with_zone(Zone("deck", "centre", "row"))),
    "a piece twice": ("scene-sound", twice),
    "an unknown kind": ("scene-sound", with_piece(kind="balloon")),
    "an unknown state": ("scene-sound", with_piece(states=("sleepy",))),
    "a piece of a seat too many": ("scene-sound", with_piece(seat=3)),
    "a piece on nothing": ("scene-sound", with_piece(on="nowhere")),
    "a line of a seat too many": ("scene-sound", lambda view: replace(scene(view), seats=(SeatLine(3),))),
    "an unknown frame": ("scene-style", with_piece(face=Face("parchment"))),
    "an unknown tint": ("scene-style", with_piece(face=Face("beast", tint="mauve"))),
    "an unknown sign": ("scene-style", with_piece(badges=(Fact("moon"),))),
    "an option that no game has": ("scene-options", with_foreign_option),
    "what the seat does not know": ("scene-hidden", telling),
    "a sentence instead of a message": ("scene-words", with_piece(note=Message("Draw a card."))),
    "a message without a text": ("scene-words", with_piece(note=Message("lt-nothing"))),
}


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_broken_table_is_found(wrong: str) -> None:
    name, broken = BROKEN[wrong]
    with pytest.raises(Broken):
        run(replace(LOTS_TABLE, scene=broken), name)


def test_a_game_without_scene_or_look_is_found() -> None:
    with pytest.raises(Broken, match="has no scene"):
        run(replace(LOTS_TABLE, scene=None), "scene-sound")
    with pytest.raises(Broken, match="has no style"):
        run(replace(LOTS_TABLE, style=None), "scene-style")


def test_an_unknown_motif_is_found() -> None:
    with pytest.raises(Broken, match="motif"):
        run(replace(LOTS_TABLE, style=replace(STYLE, motif="dragons")), "scene-style")
