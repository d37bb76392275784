"""Backup, restore and the check that plays every stored game again."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import deska
from deska.web.backup import BadBackup, backup, check_games, restore
from deska.web.settings import Settings
from tests.cli.shell import Shell
from tests.web.server import options_of, running
from tests.web.test_play import pair

pytestmark = pytest.mark.sqlite


async def some_tables(folder: Path, choices: int = 12) -> list[str]:
    """Three tables: one in play, one that waits, and one that is over by an import."""
    async with running(folder) as place:
        eva = place.guest()
        table = await eva.open(hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}], pace="none")
        async with eva.sit(table) as window:
            await window.asked()
            while window.last["seq"] < choices:
                if options := options_of(window.last):
                    await window.choose(options[0])
                else:
                    await window.send("seat", seat=window.last["asked"][0])
                    await window.until(lambda frame: frame["type"] == "state" and bool(options_of(frame)))
        game = deska.new("ethnos", 2, 3)
        while game.legal:
            game.apply(game.legal[0])
        over = await eva.post("/api/tables/import", {"game": game.record()}, 201)
        waiting = await eva.open(chairs=[{"kind": "me"}, {"kind": "open"}])
        return [table, over["table"]["id"], waiting]


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            await pair(place)
            assert backup(place.hub.settings, tmp_path / "copy.deska") == 1
        result = check_games(tmp_path / "copy.deska")
        assert (result.sound, result.wrong, result.old) == (1, {}, [])

    asyncio.run(scenario())


def test_a_restored_server_has_all_tables(tmp_path: Path) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    other.mkdir()
    tables = asyncio.run(some_tables(home))
    backup(Settings(data=home), tmp_path / "copy.deska")
    asyncio.run(some_tables(other, 3))
    kept = restore(Settings(data=other), tmp_path / "copy.deska")
    assert kept is not None
    assert kept.is_file()

    async def look() -> None:
        async with running(other) as place:
            assert sorted(place.hub.store.all_tables()) == sorted(tables)
            room = await place.hub.room(tables[0])
            assert room.seq >= 12

    asyncio.run(look())
    assert (check_games(kept).sound, check_games(kept).waiting) == (2, 1)


def test_the_check_plays_every_game_again_and_names_the_rest(tmp_path: Path) -> None:
    tables = asyncio.run(some_tables(tmp_path))
    copy = tmp_path / "copy.deska"
    backup(Settings(data=tmp_path), copy)
    before = copy.read_bytes()
    result = check_games(copy)
    assert (result.sound, result.waiting, result.old, result.wrong) == (2, 1, [], {})
    assert copy.read_bytes() == before
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE tables SET rules = 99 WHERE id = ?", (tables[1],))
        connection.execute("UPDATE entries SET option = 'troll:6' WHERE table_id = ? AND n = 5", (tables[0],))
        connection.commit()
    result = check_games(copy)
    assert result.old == [f"{tables[1]} (ethnos, rules 99)"]
    assert list(result.wrong) == [tables[0]]


def test_a_changed_digest_is_found(tmp_path: Path) -> None:
    tables = asyncio.run(some_tables(tmp_path))
    copy = tmp_path / "copy.deska"
    backup(Settings(data=tmp_path), copy)
    with closing(sqlite3.connect(copy)) as connection:
        changed = connection.execute("UPDATE snapshots SET digest = 'x' WHERE table_id = ?", (tables[1],)).rowcount
        connection.commit()
    assert changed
    assert "differs" in check_games(copy).wrong[tables[1]]


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\0" + b"\0" * 4096])
def test_what_is_no_backup_is_refused_and_nothing_is_changed(content: bytes, tmp_path: Path) -> None:
    asyncio.run(some_tables(tmp_path, 2))
    before = sorted(path.name for path in tmp_path.iterdir()), (tmp_path / "deska.db").read_bytes()
    bad = tmp_path.parent / f"{tmp_path.name}.bad"
    bad.write_bytes(content)
    for act in (lambda: restore(Settings(data=tmp_path), bad), lambda: check_games(bad)):
        with pytest.raises(BadBackup):
            act()
    assert (sorted(path.name for path in tmp_path.iterdir()), (tmp_path / "deska.db").read_bytes()) == before
    with pytest.raises(BadBackup):
        restore(Settings(data=tmp_path), tmp_path / "none")


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    asyncio.run(some_tables(tmp_path, 40))
    copy = tmp_path / "copy.deska"
    backup(Settings(data=tmp_path), copy)
    content = bytearray(copy.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 4096] = b"\xff" * 4096
    copy.write_bytes(content)
    with pytest.raises(BadBackup):
        check_games(copy)


def test_where_nothing_can_be_written_or_read(tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="nothing to back up"):
        backup(Settings(data=tmp_path), tmp_path / "x")
    asyncio.run(some_tables(tmp_path, 1))
    with pytest.raises(BadBackup, match="cannot be written"):
        backup(Settings(data=tmp_path), tmp_path / "no" / "folder" / "x")
    with pytest.raises(BadBackup, match="does not use SQLite"):
        backup(Settings(data=tmp_path, database="postgresql://somewhere"), tmp_path / "x")


def test_the_commands(tmp_path: Path) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    tables = asyncio.run(some_tables(home))
    shell = Shell(tmp_path)
    copy = tmp_path / "copy.deska"
    made = shell("backup", copy, "--data", home)
    assert (made.code, made.out) == (0, f"3 tables written to {copy}\n")
    checked = shell("restore", copy, "--check")
    assert (checked.code, checked.out) == (0, "2 games play again exactly as they are kept; 1 tables have not begun\n")
    restored = shell("restore", copy, "--data", other)
    assert restored.code == 0
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE entries SET option = 'troll:6' WHERE table_id = ? AND n = 5", (tables[0],))
        connection.commit()
    wrong = shell("restore", copy, "--check")
    assert wrong.code == 1
    assert f"WRONG {tables[0]}" in wrong.out
    bad = shell("restore", tmp_path / "none", "--data", other)
    assert (bad.code, bad.err.count("\n")) == (2, 1)
