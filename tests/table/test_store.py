"""The database: rows are read back as they were written, grouped into few commits, and acknowledged only when they are on the disk."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event

import deska
from deska.table import database as opening
from deska.table import writer as writer_module
from deska.table import writes
from deska.table.chairs import BOT, PERSON, Chair
from deska.table.database import NoDatabase, open_database, sqlite_url
from deska.table.kept import Link, Said, hashed
from deska.table.leases import Leases, Taken
from deska.table.log import CHOICE, Entry
from deska.table.refusals import NotSaved
from deska.table.schema import HEAD, METADATA
from deska.table.store import Store
from deska.table.table import OVER, PLAYING, Clock, Table
from deska.table.writer import Job, Writer, grouped
from deska.table.writes import changed_table, new_chat, new_entry, new_link, new_note, new_snapshot, new_table
from tests.postgres import Postgres

EVA = Chair(PERSON, "Eva <b>", holders=("d1", "d2"), seen=3, left=5, webhook="https://x")
TABLE = Table(
    "abc",
    "ethnos",
    {"tribes": ["elf"]},
    (EVA, Chair(BOT, "Ada", "greedy")),
    "d1",
    123,
    hashed("invitation"),
    {"seats": 2, "variant": {}, "seed": 2**127},
    clock=Clock(5, 3),
    members=frozenset({"d1", "d9"}),
)


@pytest.fixture
def engine(tmp_path: Path, database: str) -> Iterator[Engine]:
    opened = open_database(database or sqlite_url(tmp_path / "deska.db"))
    yield opened
    opened.dispose()


def run(engine: Engine, work: "Work") -> Any:
    """Run a coroutine function with a writer."""
    writer = Writer(engine)
    try:
        return asyncio.run(work(writer))
    finally:
        writer.stop()


class Work:
    """Some coroutine function of a writer."""

    def __init__(self, *batches: list[Any]) -> None:
        self.batches = batches

    async def __call__(self, writer: Writer) -> None:
        for batch in self.batches:
            await writer.write(batch)


# --- read back as written


@pytest.mark.both
def test_a_table_is_read_back_as_it_was(engine: Engine) -> None:
    entry = Entry(1, CHOICE, 99, 1, "take:elf-blue", True, 0, '[["a",{},-1,null]]')
    said = Said(1, 0, "Eva <b>", "<script>alert('x')</script>", 7)
    game = deska.new("ethnos", 2, 1)
    run(
        engine,
        Work(new_table(TABLE), [new_entry("abc", entry), new_chat("abc", said), new_note("abc", 1, "psst"), new_snapshot("abc", 0, game)]),
    )
    stored = Store(engine).table("abc")
    assert stored is not None
    assert (stored.table, stored.entries, stored.chat, stored.notes) == (TABLE, [entry], [said], {1: "psst"})
    assert deska.load(stored.snapshots[0].data).digest() == stored.snapshots[0].digest == game.digest()
    assert Store(engine).table("other") is None


@pytest.mark.both
def test_changes_are_written_and_nothing_else(engine: Engine) -> None:
    changed = replace(TABLE.with_chair(1, stand_in="", name="Iva"), pace="slow", state=PLAYING).known_to("d7")
    writes = changed_table(TABLE, changed)
    assert len(writes) == 3
    assert changed_table(changed, changed) == []
    run(engine, Work(new_table(TABLE), writes))
    stored = Store(engine).table("abc")
    assert stored is not None
    assert stored.table == changed


@pytest.mark.both
def test_tables_are_found_by_who_knows_them(engine: Engine) -> None:
    public = replace(TABLE, id="pub", invite="i2", public=True, created=200, members=frozenset({"d2"}))
    over = replace(TABLE, id="over", invite="i3", public=True, state=OVER)
    run(engine, Work(new_table(TABLE), new_table(public), new_table(over)))
    store = Store(engine)
    assert [table.id for table in store.public()] == ["pub"]
    assert [table.id for table in store.of_device("d2")] == ["pub"]
    assert sorted(table.id for table in store.of_device("d1")) == ["abc", "over"]
    assert store.hosted("d1") == 2
    assert [table.id for table, _, _ in store.page(OVER)] == ["over"]


@pytest.mark.sqlite
def test_secrets_are_found_by_their_hash_only(engine: Engine, tmp_path: Path) -> None:
    run(engine, Work(new_table(TABLE), [new_link("once", Link("abc", "device", "d1", (0,), 5, 0)), writes.new_device("d1", "cookie", 1)]))
    reader = Store(engine)
    link = reader.link("once")
    assert link is not None
    assert link == Link("abc", "device", "d1", (0,), 5, 0)
    assert reader.device("cookie") == "d1"
    assert reader.link(hashed("once")) is None
    assert reader.link("invitation") == Link("abc", "invite", "", (), 0, 0)
    assert reader.link(hashed("invitation")) is None
    assert reader.device(hashed("cookie")) is None
    run(engine, Work([writes.used_link("once", 77)]))
    used = reader.link("once")
    assert used is not None
    assert used.used == 77
    with closing(sqlite3.connect(tmp_path / "deska.db")) as plain:
        dump = "\n".join(plain.iterdump())
    assert "'once'" not in dump
    assert "'invitation'" not in dump
    assert "'cookie'" not in dump


# --- on the disk


@pytest.mark.sqlite
def test_sqlite_promises_what_an_acknowledgement_needs(engine: Engine) -> None:
    """WAL and FULL, read back on every connection that the engine hands out."""
    with engine.connect() as one, engine.connect() as two:
        for connection in (one, two):
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


@pytest.mark.sqlite
def test_the_answer_follows_the_commit(engine: Engine, tmp_path: Path) -> None:
    """When `write` returns, the commit is over and another process would find the entry."""
    order: list[str] = []

    @event.listens_for(engine, "commit")
    def committed(_: Any) -> None:
        order.append("commit begins")

    async def work(writer: Writer) -> None:
        await writer.write(new_table(TABLE))
        order.clear()
        await writer.write([new_entry("abc", Entry(1, CHOICE, 0))])
        order.append("answer")
        with closing(sqlite3.connect(tmp_path / "deska.db")) as other:
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)

    writer = Writer(engine)
    asyncio.run(work(writer))
    writer.stop()
    assert order == ["commit begins", "answer"]


@pytest.mark.both
def test_many_tables_share_a_commit(engine: Engine) -> None:
    async def work(writer: Writer) -> int:
        async def one(table: int) -> None:
            for n in range(1, 21):
                await writer.write([new_entry(f"t{table}", Entry(n, CHOICE, 0))])

        await asyncio.gather(*(one(table) for table in range(50)))
        return writer.commits

    writer = Writer(engine)
    commits = asyncio.run(work(writer))
    writer.stop()
    assert 20 <= commits < 200
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM entries").scalar() == 1000


@pytest.mark.both
def test_tables_that_write_one_after_the_other_share_commits_too(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "PACE", 0.05)

    async def work(writer: Writer) -> None:
        async def one(table: int) -> None:
            await asyncio.sleep(table / 1000)
            for n in range(1, 11):
                await writer.write([new_entry(f"t{table}", Entry(n, CHOICE, 0))])
                await asyncio.sleep(0.003)

        await asyncio.gather(*(one(table) for table in range(20)))

    writer = Writer(engine)
    asyncio.run(work(writer))
    writer.stop()
    assert writer.commits <= 20, "ten writes of each of twenty tables, and some that came alone"


def test_who_writes_alone_never_waits_for_others(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "PACE", 60)
    run(engine, Work(*([new_entry("a", Entry(n, CHOICE, 0))] for n in range(1, 6))))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM entries").scalar() == 5


def test_neighbouring_writes_of_a_kind_are_one_call() -> None:
    loop = asyncio.new_event_loop()
    jobs = [Job([new_entry("a", Entry(1, CHOICE, 0))], loop), Job([new_entry("b", Entry(1, CHOICE, 0)), new_note("b", 0, "x")], loop)]
    calls = grouped([*jobs, Job([new_entry("c", Entry(1, CHOICE, 0))], loop)])
    loop.close()
    assert [len(values) for _, values in calls] == [2, 1, 1]


@pytest.mark.both
def test_who_cannot_be_written_does_not_harm_the_others(engine: Engine) -> None:
    async def work(writer: Writer) -> list[Any]:
        await writer.write([new_entry("a", Entry(1, CHOICE, 0))])
        twice = [new_note("a", 0, "lost with it"), new_entry("a", Entry(1, CHOICE, 0))]
        jobs: list[Coroutine[Any, Any, None]] = [
            writer.write(twice),
            *(writer.write([new_entry(f"b{n}", Entry(1, CHOICE, 0))]) for n in range(9)),
        ]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    writer = Writer(engine)
    answers = asyncio.run(work(writer))
    writer.stop()
    assert isinstance(answers[0], NotSaved)
    assert answers[1:] == [None] * 9
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM entries").scalar() == 10
        assert connection.exec_driver_sql("SELECT count(*) FROM notes").scalar() == 0


@pytest.mark.both
def test_the_writer_outlives_whatever_goes_wrong(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The waiting caller is told, and the next write goes through."""

    def broken(_: Any) -> Any:
        monkeypatch.undo()
        raise ZeroDivisionError

    async def work(writer: Writer) -> None:
        monkeypatch.setattr(writer_module, "grouped", broken)
        with pytest.raises(NotSaved):
            await writer.write([new_entry("a", Entry(1, CHOICE, 0))])
        await writer.write([new_entry("a", Entry(1, CHOICE, 0))])

    writer = Writer(engine)
    asyncio.run(work(writer))
    writer.stop()


@pytest.mark.sqlite
def test_a_full_disk_is_an_answer_and_changes_nothing(engine: Engine) -> None:
    with engine.connect() as connection:
        pages = int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0)

    @event.listens_for(engine, "checkout")
    def small(raw: Any, *_: Any) -> None:
        raw.execute(f"PRAGMA max_page_count = {pages + 2}")

    async def work(writer: Writer) -> int:
        for n in range(1, 100):
            try:
                await writer.write([new_entry("a", Entry(n, CHOICE, 0, told="x" * 2000))])
            except NotSaved:
                return n
        raise AssertionError("the disk was never full")

    writer = Writer(engine)
    refused = asyncio.run(work(writer))
    writer.stop()
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT max(n) FROM entries").scalar() == refused - 1


# --- the form of the database


def test_a_lease_can_be_taken_while_others_write(engine: Engine) -> None:
    """SQLite refuses a transaction that has read before another one wrote, unless it said first that it will write too."""

    class Slow(Leases):
        def row(self, connection: Connection, table: str) -> Any:
            found = super().row(connection, table)
            other.start()
            other.join(0.3)  # long enough to write, if nothing stands in its way
            return found

    run(engine, Work(new_table(TABLE)))
    other = Thread(target=Leases(engine).enter)
    assert isinstance(Slow(engine).take(TABLE.id), Taken)
    other.join()


def test_the_newest_migration_is_the_one_that_the_code_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


@pytest.mark.sqlite
def test_migrations_lead_to_what_the_code_describes(engine: Engine, tmp_path: Path) -> None:
    """A new database has the newest form at once, an old one gets it step by step, and both are the same."""
    plain = create_engine(sqlite_url(tmp_path / "migrated.db"))
    with plain.begin() as connection:
        opening.upgrade(connection)
    for other in (engine, plain):
        with other.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
            assert opening.version_of(connection) == HEAD
    assert form_of(tmp_path / "deska.db") == form_of(tmp_path / "migrated.db")
    plain.dispose()


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """The people behind choices, and the devices that knew a chair, follow from what was kept; nobody loses a chair at once."""
    path = tmp_path / "deska.db"
    plain = create_engine(sqlite_url(path))
    with plain.begin() as connection:
        opening.upgrade(connection, "0001")
        for values in ("('a', 0, 'person', 'Eva', '', '[\"d1\"]', '', 0, 0, '')", "('a', 1, 'bot', 'Ada', 'greedy', '[]', '', 0, 0, '')"):
            connection.exec_driver_sql(f"INSERT INTO chairs VALUES {values}")
        for n, seat in ((1, 0), (2, 1)):
            connection.exec_driver_sql(f"INSERT INTO entries VALUES ('a', {n}, 'choice', 0, {seat}, 'draw', 0, 0, '')")
        table = "'a', 'ethnos', 1, '{}', '{\"seed\":7}', 0, 'd1', 'invite', 0, 0, 0, 0, 'calm', 'null', 'playing', '', '', 5"
        connection.exec_driver_sql(f"INSERT INTO tables VALUES ({table})")
    plain.dispose()
    opened = open_database(sqlite_url(path))
    stored = Store(opened).table("a")
    opened.dispose()
    assert stored is not None
    assert [chair.known for chair in stored.table.chairs] == [("d1",), ()]
    assert [entry.person for entry in stored.entries] == [True, False]
    assert (stored.table.grace, stored.table.commitment, stored.table.start) == (24 * 3600, "", {"seed": 7})


def test_an_older_database_of_postgresql_is_brought_up_to_date(cluster: Postgres) -> None:
    """Games that were being played belong to a server that is gone, so that the next one takes them over."""
    url = cluster.fresh()
    made = open_database(url)
    run(made, Work(new_table(replace(TABLE, state=PLAYING))))
    with made.begin() as connection:
        connection.exec_driver_sql("DROP TABLE leases, servers, bans, orders, results")
        connection.exec_driver_sql("DROP INDEX tables_public")
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN lesson, DROP COLUMN coach")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0003'")
    made.dispose()
    opened = open_database(url)
    with opened.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert Leases(opened, "", 1000).orphans(5) == ["abc"]
    opened.dispose()


def test_invites_of_older_tables_become_hashes_and_go_on_working(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    plain = create_engine(sqlite_url(path))
    config = Config()
    config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
    with plain.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    plain.dispose()
    with closing(sqlite3.connect(path)) as old:
        columns = [row[1] for row in old.execute("PRAGMA table_info(tables)")]
        values = {"id": "abc", "game": "ethnos", "variant": "{}", "start": "{}", "invite": "invitation", "clock": None, "state": "waiting"}
        old.execute(
            f"INSERT INTO tables ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", [values.get(name, 0) for name in columns]
        )
        old.commit()
    engine = open_database(sqlite_url(path))
    link = Store(engine).link("invitation")
    engine.dispose()
    assert link is not None
    assert link.table == "abc"
    with closing(sqlite3.connect(path)) as plain_file:
        assert "'invitation'" not in "\n".join(plain_file.iterdump())


def form_of(path: Path) -> set[str]:
    """All tables and indices, as SQLite describes them; a table that was made anew has its name in quotes."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'alembic_version'")
        return {" ".join(str(row[0]).replace('"', "").split()) for row in rows}


@pytest.mark.sqlite
def test_an_open_database_is_left_as_it_is(engine: Engine, tmp_path: Path) -> None:
    run(engine, Work(new_table(TABLE)))
    again = open_database(sqlite_url(tmp_path / "deska.db"))
    assert Store(again).all_tables() == ["abc"]
    again.dispose()


@pytest.mark.sqlite
def test_a_database_of_a_newer_deska_is_refused(engine: Engine, tmp_path: Path) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NoDatabase, match="newer Deska"):
        open_database(sqlite_url(tmp_path / "deska.db"))


@pytest.mark.parametrize("content", [b"no database at all, just some text", b"SQLite format 3\0" + b"\xff" * 5000])
def test_what_is_no_database_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "deska.db").write_bytes(content)
    with pytest.raises(NoDatabase):
        open_database(sqlite_url(tmp_path / "deska.db"))
    assert (tmp_path / "deska.db").read_bytes() == content
