"""Results as files."""

import csv
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import deska
from deska.lab import files
from deska.lab.files import CannotWrite, flat, sheet
from deska.lab.games import Series, play_one, series_of

ETHNOS = deska.spec_of("ethnos")
SERIES = series_of(ETHNOS, ["random", "largest"], 3)


def rows_of(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".parquet":
        table: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
        return table
    text = path.read_text(encoding="utf8")
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in text.splitlines()]
    return [dict(row) for row in csv.DictReader(text.splitlines())]


def write(path: Path, count: int, series: Series = SERIES) -> list[dict[str, Any]]:
    rows = []
    with sheet(path, series) as file:
        for index in range(count):
            played = play_one(series, index)
            file.add(played)
            rows.append(flat(played))
    return rows


@pytest.mark.parametrize("name", ["games.parquet", "games.csv", "games.jsonl"])
def test_a_file_holds_a_row_per_game(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    rows = write(path, 7)
    read_back = rows_of(path)
    if path.suffix == ".csv":
        rows = [{key: str(value) for key, value in row.items()} for row in rows]
    assert read_back == rows
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_the_columns_are_named_after_what_they_hold() -> None:
    row = flat(play_one(SERIES, 0))
    assert list(row)[:8] == ["index", "seed", "seats", "first", "bot_0", "score_0", "share_0", "kingdoms_0"]
    assert list(row)[-3:] == ["choices", "turns", "ended"]
    assert (row["seats"], row["bot_0"], row["bot_1"]) == (2, "random", "largest")


def test_many_rows_reach_the_file_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "ROWS_AT_A_TIME", 3)
    rows = write(tmp_path / "games.parquet", 8)
    assert rows_of(tmp_path / "games.parquet") == rows
    assert pyarrow.parquet.ParquetFile(tmp_path / "games.parquet").num_row_groups == 3


def test_parquet_says_what_was_played(tmp_path: Path) -> None:
    write(tmp_path / "games.parquet", 1)
    about = json.loads(pyarrow.parquet.read_schema(tmp_path / "games.parquet").metadata[b"deska"])
    assert (about["game"], about["bots"], about["seed"]) == ("ethnos", ["random", "largest"], 3)


def write_and_fail(path: Path) -> None:
    with sheet(path, SERIES) as file:
        file.add(play_one(SERIES, 0))
        file.rows //= 0


@pytest.mark.parametrize("name", ["games.parquet", "games.csv", "games.jsonl"])
def test_what_was_written_before_an_error_is_kept(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with pytest.raises(ZeroDivisionError):
        write_and_fail(path)
    assert len(rows_of(path)) == 1


@pytest.mark.parametrize("name", ["games.parquet", "games.csv"])
def test_without_a_game_an_older_file_stays_as_it_was(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("older")
    write(path, 0)
    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]


def test_places_where_nothing_can_be_written_are_found_at_once(tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "file").touch()
    for path, message in (
        (tmp_path / "games.xlsx", r"written as .parquet, .csv or .jsonl"),
        (tmp_path / "games", r"written as"),
        (tmp_path / "missing" / "games.csv", "there is no folder"),
        (tmp_path / "file" / "games.csv", "there is no folder"),
        (tmp_path / "folder.csv", "is a folder"),
        (tmp_path / ("x" * 300 + ".csv"), "cannot be written"),
    ):
        with pytest.raises(CannotWrite, match=message):
            sheet(path, SERIES)


def test_parquet_without_pyarrow_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "find_spec", lambda name: None)
    with pytest.raises(CannotWrite, match=r"pip install 'deska\[lab\]'"):
        sheet(tmp_path / "games.parquet", SERIES)
    assert len(write(tmp_path / "games.csv", 1)) == 1


def test_a_game_with_other_columns_is_refused(tmp_path: Path) -> None:
    three = series_of(ETHNOS, ["random"] * 3, 1)
    with sheet(tmp_path / "games.csv", SERIES) as file:
        file.add(play_one(SERIES, 0))
        with pytest.raises(CannotWrite, match="other columns"):
            file.add(play_one(three, 1))
    assert len(rows_of(tmp_path / "games.csv")) == 1
