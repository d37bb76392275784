"""Any game in the terminal: everything in a scene is in its drawing, in both languages, at every width."""

import re
from dataclasses import replace

import pytest

import deska
from deska.games import SHELF
from deska.kernel.scenes import Piece, Zone
from deska.terminal.picture import Detail, Picture
from tests.terminal.tables import GAMES, asked, drawn, flat, numbers_in, positions, words_in

WIDTHS = (30, 60, 80, 120)
TOYS = {"pebbles": "tests.browser.pebbles:SPEC", "lots": "tests.table.lots:LOTS_TABLE"}
EVERY = {"ethnos": 71, "aeons_end": 23, "evenfall": 29, "eldervale": 113, "weirdwood": 29, "pebbles": 2, "lots": 5}
"""A table is drawn after every so many choices: less often in games with many."""


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games of the tests stand on the shelf for a while."""
    for game, place in TOYS.items():
        monkeypatch.setitem(SHELF.places, game, place)


CASES = [(game, seats, lang) for game in GAMES for seats, lang in ((2, "cs"), (4, "en"))]
ALL_CASES = [*CASES, ("weirdwood", 1, "en"), ("evenfall", 1, "cs"), ("eldervale", 1, "en"), ("eldervale", 5, "cs"), ("ethnos", 6, "cs")]


@pytest.mark.parametrize(("game", "seats", "lang"), [*ALL_CASES, ("pebbles", 2, "cs"), ("lots", 3, "en")])
def test_whole_games_are_drawn(game: str, seats: int, lang: str) -> None:
    """All zones, pieces and options are there; no line is too wide; no message is shown by its id."""
    for place, position in enumerate(positions(deska.new(game, seats, 7), 7, EVERY[game])):
        picture = asked(position, lang)
        for detail in Detail:
            width = WIDTHS[(place + detail) % len(WIDTHS)]
            text = drawn(replace(picture, detail=detail), width)
            assert max(map(len, text.splitlines())) <= width
            assert {picture.numbers[option] for option in picture.bearers} <= numbers_in(text)
            assert not re.search(rf"\b{position.spec.prefix}-[a-z]+", text) or game == "lots"
        assert_everything_is_there(picture, drawn(picture, 160))


def assert_everything_is_there(picture: Picture, text: str) -> None:
    told, whole = words_in(text), flat(text)
    for zone in picture.scene.zones:
        if zone.title is not None and zone.layout not in ("hex", "rings"):
            alone = sum(other.area == zone.area for other in picture.scene.zones) == 1
            assert is_told(picture.say(zone.title), told) or alone, zone.id
        for message in (zone.fact, zone.about, zone.note):
            assert is_told(picture.say(message), told), (zone.id, message)
        for bar in zone.bars:
            assert f"{bar.value}/{bar.most}" in whole
        for fact in zone.facts:
            assert is_told(picture.told(fact), told)
        for piece in zone.pieces:
            assert_piece_is_there(picture, zone, piece, told)
    for line in picture.scene.seats:
        assert picture.player(line.seat) in whole
        for fact in (*line.facts, *((line.score,) if line.score is not None else ())):
            assert fact.value in whole
    for part in (*picture.scene.phases, *picture.scene.steps):
        assert picture.say(part.label) in whole
    for fact in picture.scene.facts:
        assert picture.told(fact) in whole


def assert_piece_is_there(picture: Picture, zone: Zone, piece: Piece, told: set[str]) -> None:
    """A piece is shown by its name; small things on boards and tracks by their codes or icons."""
    face = piece.face
    if face is None or piece.kind in ("marker", "die"):
        return
    names = [picture.say(face.name)]
    if zone.layout in ("hex", "rings", "track"):
        names += [picture.short(face), " ".join(picture.fact(fact) for fact in face.strip), " ".join(map(picture.fact, face.values))]
        if zone.layout == "track" and not (face.icon or face.code or face.values or face.strip):
            return
        if piece.seat >= 0:
            names.append(picture.player(piece.seat))
    assert any(is_told(name, told) for name in names), (zone.id, piece.id, names)


def is_told(words: str, told: set[str]) -> bool:
    return words_in(words) <= told


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_from_the_view_alone(game: str) -> None:
    """Two games that a seat cannot tell apart look the same to it."""
    for position in positions(deska.new(game, 2, 5), 5, 3 * EVERY[game]):
        if position.pending is not None:
            twin = deska.imagine(position, max(0, position.actor), 99)
            assert drawn(asked(position)) == drawn(asked(twin))
