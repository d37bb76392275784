"""Opening the database, bringing its tables up to date, and making SQLite keep its promises."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging import Logger
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, inspect, make_url, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from deska.kernel.errors import DeskaError
from deska.table.schema import HEAD, METADATA, PULSE

BUSY_MS: Final = 10_000
"""Milliseconds for which SQLite waits while somebody else writes."""
MIGRATING: Final = 0x6465736B61
"""The number of the lock that a server has in PostgreSQL while it changes the tables."""
WRITES: Final = "deska_writes"
"""The mark of transactions that will write."""


class NoDatabase(DeskaError):
    """The database cannot be used."""


def log_failure(log: Logger, event: str, error: Exception, **fields: Any) -> None:
    """Log that something failed: in one line if the database could not do it, be it gone, locked or full, else with the trace."""
    why = str(error.orig).partition("\n")[0] if isinstance(error, OperationalError) else ""
    log.error(event, extra=fields | ({"why": why} if why else {}), exc_info=None if why else error)


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def open_database(url: str) -> Engine:
    """An engine whose commits are on the disk when they return; tables of an older version are brought up to date."""
    engine = engine_of(url)
    with refusing(engine):
        migrate(engine)
    return engine


def engine_of(url: str) -> Engine:
    """An engine that has not yet touched its database."""
    try:
        engine = create_engine(driven(url), hide_parameters=True, pool_pre_ping=True)  # values may be secret: they must not appear in logs
    except (SQLAlchemyError, ImportError) as error:
        raise NoDatabase(f"the setting database cannot be used: {error}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        if (file := file_of(engine)) is not None:
            keep_private(file)
    return engine


def driven(url: str) -> URL:
    """The address with the driver that we use."""
    made = make_url(url)
    return made.set(drivername="postgresql+psycopg") if made.drivername in ("postgresql", "postgres") else made


@contextmanager
def refusing(engine: Engine) -> Iterator[None]:
    """Turn errors of the database into one clear line, and close it."""
    try:
        yield
    except SQLAlchemyError as error:
        engine.dispose()
        raise NoDatabase(f"the database {engine.url.render_as_string()} cannot be used: {error.__cause__ or error}") from None
    except DeskaError:
        engine.dispose()
        raise


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database; other databases, and those in memory, have none."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name).resolve()


def keep_private(file: Path) -> None:
    """Let nobody else on the machine read the file: it holds seeds and hands. SQLite gives its other files the same rights."""
    with suppress(OSError):  # opening the database will fail too, with a better message
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for path in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if path.exists() and path.stat().st_mode & 0o077:
                path.chmod(0o600)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Every commit reaches the disk (FULL), and readers do not wait for the writer (WAL)."""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")


def sign_sessions(engine: Engine, name: str) -> None:
    """Let PostgreSQL tell others whose the sessions of this engine are."""

    def sign(connection: Any, _: Any) -> None:
        connection.execute("SELECT set_config('application_name', %s, false)", [name])
        connection.commit()

    event.listen(engine, "connect", sign)
    engine.dispose()  # connections that were opened before have no name


def for_writing(engine: Engine) -> Engine:
    """The same database for transactions that read and then write.

    SQLite lets others write meanwhile unless it is told at the beginning, and then refuses what was based on the old state.
    """
    return engine.execution_options(**{WRITES: True})


def version_of(connection: Connection) -> str:
    """The last migration that was applied; empty for a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(version or "")


def migrate(engine: Engine) -> None:
    """Bring the tables to their newest form, one server at a time; a database of a newer Deska is refused untouched."""
    with engine.connect() as connection:
        if version_of(connection) == HEAD:
            return
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        version = version_of(connection)  # another server may just have done it
        if version > HEAD:
            raise NoDatabase(f"the database was written by a newer Deska (form {version}, this one knows {HEAD}); upgrade Deska to use it")
        if not version:
            create(connection)
        elif version < HEAD:
            upgrade(connection)


def create(connection: Connection) -> None:
    """Create all tables in their newest form and note that for Alembic, which would take long to load."""
    METADATA.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
    connection.execute(insert(PULSE), {"id": 1, "at": 0})


def upgrade(connection: Connection, goal: str = "head") -> None:
    """Take all steps that are missing, with Alembic."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, goal)
