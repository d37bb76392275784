"""Games in files: tables and the terminal read what a table writes; anything else is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.kernel import BadData, seeded
from deska.table.files import Imported, game_file, record_of
from deska.table.opening import open_table
from deska.table.play import replay
from deska.terminal.saves import read_file
from tests.table.test_opening import SPEC, played, stored


def file_of(choices: int = 40, undo: tuple[int, ...] = ()) -> dict[str, Any]:
    data = stored(choices=choices, undo=undo)
    digest = played(open_table(data, SPEC, 0)).game.digest()
    content: dict[str, Any] = json.loads(json.dumps(game_file(data.table, record_of(data.table, data.entries, digest))))
    return content


@pytest.mark.parametrize("undo", [(), (9, 22)])
def test_a_file_is_a_record_that_plays_again(undo: tuple[int, ...]) -> None:
    content = file_of(undo=undo)
    assert [chair["name"] for chair in content["table"]] == ["Eva", "Jan"]
    assert deska.replay(content["record"]).digest() == content["record"]["digest"]


def test_the_terminal_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(file_of()), encoding="utf8")
    saved = read_file(path)
    assert [chair.name for chair in saved.chairs] == ["Eva", "Jan"]
    assert len(saved.choices) == 40


@pytest.mark.parametrize("choices", [0, 1, 40, 5000])
def test_an_imported_game_is_the_same(choices: int) -> None:
    content = file_of(choices)
    imported = Imported(content)
    entries = imported.entries(9)
    assert imported.names == ["Eva", "Jan"]
    assert replay(SPEC, imported.start, entries).digest() == content["record"]["digest"]
    original = stored(choices=choices).entries
    assert [(entry.seat, entry.option, entry.forced, entry.told) for entry in entries] == [
        (entry.seat, entry.option, entry.forced, entry.told) for entry in original
    ]


def test_bare_records_and_snapshots_are_games_too() -> None:
    game = deska.new("ethnos", 3, 8)
    rng = seeded(8)
    for _ in range(30):
        game.apply(game.legal[rng.below(len(game.legal))])
    assert Imported(game.record()).game == game
    assert Imported(game.dump()).game == game
    assert Imported(game.dump()).entries(0) == []


def without(data: dict[str, Any], *path: str) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(data))
    place = copy
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return copy


def test_what_is_no_game_is_refused() -> None:
    good = file_of()
    bad: list[Any] = [
        {},
        [],
        {"deska": 2, **without(good, "deska")},
        {**good, "record": []},
        {**good, "table": "Eva"},
        {**good, "table": [{"name": 5}, {}]},
        {**good, "table": good["table"][:1]},
        without(good, "record", "game"),
        without(good, "record", "choices"),
        without(good, "record", "seed"),
        {**good, "record": {**good["record"], "choices": ["draw@99"]}},
        {**good, "record": {**good["record"], "choices": ["nonsense"]}},
        {**good, "record": {**good["record"], "digest": "0" * 16}},
        {**good, "record": {**good["record"], "rules": 999}},
        {"deska": 1, "view": {}, "log": [], "seat": 0},
    ]
    for content in bad:
        with pytest.raises(BadData):
            Imported(content)
