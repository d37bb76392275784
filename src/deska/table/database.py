"""The database: opened, brought up to date, and what SQLite has to promise before anything is acknowledged."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from deska.kernel.errors import DeskaError
from deska.table.schema import HEAD, METADATA

BUSY_MS: Final = 10_000


class NoDatabase(DeskaError):
    """The database cannot be used."""


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def open_database(url: str) -> Engine:
    """An engine whose commits are on the disk when they return; tables of an older version are brought up to date."""
    engine = create_engine(url, hide_parameters=True)  # what is written may be secret: it has no place in a log
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        engine.dispose()
        raise NoDatabase(f"the database {engine.url.render_as_string()} cannot be used: {error.__cause__ or error}") from None
    return engine


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
    connection.exec_driver_sql("BEGIN")


def version_of(connection: Connection) -> str:
    """The migration that the database is at; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def migrate(engine: Engine) -> None:
    """Bring the tables to their newest form; a database of a newer Deska is refused untouched."""
    with engine.connect() as connection:
        version = version_of(connection)
    if version == HEAD:
        return
    if version > HEAD:
        raise NoDatabase(f"the database was written by a newer Deska (form {version}, this one knows {HEAD}); upgrade Deska to use it")
    with engine.begin() as connection:
        if version:
            upgrade(connection)
        else:
            create(connection)


def create(connection: Connection) -> None:
    """A new database has the newest form at once; Alembic, which takes long to load, is told so."""
    METADATA.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def upgrade(connection: Connection, goal: str = "head") -> None:
    """Take all steps that are missing, with Alembic."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, goal)
