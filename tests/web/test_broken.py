"""A table that cannot be read is set aside with a clear line; all others go on."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from deska.web.backup import backup, check_games
from deska.web.settings import Settings
from tests.cli.shell import Shell
from tests.web.server import Guest, running

pytestmark = pytest.mark.sqlite

BREAKS = {
    "holders that are no JSON": "UPDATE chairs SET holders = '[' WHERE table_id = ?",
    "holders that are no list": "UPDATE chairs SET holders = '5' WHERE table_id = ?",
    "a clock of another form": """UPDATE tables SET clock = '{"hours": 5}' WHERE id = ?""",
    "a state that does not exist": "UPDATE tables SET state = 'dancing' WHERE id = ?",
    "a state that is no text": "UPDATE tables SET state = x'00ff' WHERE id = ?",
    "a text that is no UTF-8": "UPDATE tables SET pace = CAST(x'ff' AS TEXT) WHERE id = ?",
    "a date that is none": "UPDATE tables SET created = 'yesterday' WHERE id = ?",
    "a date out of this world": "UPDATE tables SET created = 9000000000000000000 WHERE id = ?",
    "a variant that is none": "UPDATE tables SET variant = '[1]' WHERE id = ?",
    "no chairs": "DELETE FROM chairs WHERE table_id = ?",
    "a chair too few": "DELETE FROM chairs WHERE table_id = ? AND seat = 0",
    "what is told is no JSON": "UPDATE entries SET told = '[[' WHERE table_id = ? AND n = 1",
    "what is told is something else": """UPDATE entries SET told = '{"a": 1}' WHERE table_id = ? AND n = 1""",
    "chat at no time": "UPDATE chat SET at = 'then' WHERE table_id = ?",
}


async def two_tables(folder: Path) -> tuple[str, str, str]:
    """Two public tables in play, with a choice and a line of chat. Returns their ids and the cookie of their host."""
    async with running(folder) as place:
        eva = place.guest()
        tables = []
        for _ in range(2):
            table = await eva.open(public=True, hot_seat=True, chairs=[{"kind": "me"}, {"kind": "guest"}])
            async with eva.sit(table) as window:
                options = await window.asked()
                await window.choose(options[0])
                await window.send("chat", text="hi")
                await window.until("chat")
            tables.append(table)
        return tables[0], tables[1], eva.cookie()


def damage(database: Path, statement: str, table: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute(statement, (table,)).rowcount > 0
        connection.commit()


async def goes_on(eva: Guest, table: str) -> None:
    async with eva.sit(table) as window:
        options = await window.asked()
        assert (await window.choose(options[0]))["type"] == "state"


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_table_is_set_aside_and_all_others_go_on(what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    broken, sound, cookie = asyncio.run(two_tables(tmp_path))
    damage(tmp_path / "deska.db", BREAKS[what], broken)

    async def scenario() -> None:
        async with running(tmp_path) as place:
            eva, stranger = place.guest(), place.guest()
            eva.http.cookies.set("deska", cookie.partition("=")[2])
            for _ in range(2):
                assert sound in [table["id"] for table in (await stranger.get("/api/tables"))["tables"]]
                assert sound in [table["id"] for table in (await eva.get("/api/tables/mine"))["tables"]]
            refused = await eva.get(f"/api/tables/{broken}", 503)
            assert refused["error"]["code"] == "table-unreadable"
            assert broken not in [table["id"] for table in (await eva.get("/api/tables/mine"))["tables"]]
            async with eva.sit(broken) as window:
                assert await window.closed() == 4404
            await goes_on(eva, sound)

    with caplog.at_level(logging.ERROR):
        asyncio.run(scenario())
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [(record.message, record.__dict__["table"]) for record in told] == [("table-set-aside", broken)], "one clear line"
    assert not told[0].exc_info


@pytest.mark.parametrize("what", BREAKS)
def test_the_check_names_it_and_goes_on(what: str, tmp_path: Path) -> None:
    broken, _, _ = asyncio.run(two_tables(tmp_path))
    copy = tmp_path / "copy.deska"
    backup(Settings(data=tmp_path), copy)
    damage(copy, BREAKS[what], broken)
    result = check_games(copy)
    assert (result.sound, list(result.wrong)) == (1, [broken])
    told = Shell(tmp_path)("restore", copy, "--check")
    assert (told.code, told.out.count("\n")) == (1, 2)
    assert f"WRONG {broken}: " in told.out
