"""Backup and restore of all tables: one file, made while the server runs, checked by playing every game again."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from deska.kernel.errors import DeskaError
from deska.table.database import open_database, sqlite_url
from deska.table.holding import lock_beside
from deska.table.opening import OLD_RULES, check
from deska.table.soundness import what_is_wrong
from deska.table.store import Store
from deska.table.table import WAITING
from deska.web.hub import known_game
from deska.web.settings import Settings

HEADER: Final = b"SQLite format 3\0"
"""The first bytes of every database of SQLite."""


class BadBackup(DeskaError):
    """A file is no backup, or cannot be written."""


@dataclass
class Checked:
    """The result of playing all stored games again."""

    sound: int = 0
    waiting: int = 0
    old: list[str] = field(default_factory=list)
    """Tables with other rules than today's; they cannot be played again."""
    wrong: dict[str, str] = field(default_factory=dict)


def database_file(settings: Settings) -> Path:
    if settings.database:
        raise BadBackup("this server does not use SQLite; use the backup of its own database")
    return settings.data / "deska.db"


def backup(settings: Settings, target: Path) -> int:
    """Copy the database into one file, whole or not at all; return the number of tables."""
    source = database_file(settings)
    if not source.is_file():
        raise BadBackup(f"there is nothing to back up in {settings.data}")
    with beside(target) as path, closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(path)) as copy:
        origin.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


@contextmanager
def beside(target: Path) -> Iterator[Path]:
    """A file that takes the place of the target once it is complete."""
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".deska-", suffix=".tmp")
    except OSError as error:
        raise BadBackup(f"{target} cannot be written ({error.strerror})") from None
    os.close(handle)
    path = Path(name)
    try:
        yield path
        path.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(f"{target} cannot be written ({error})") from None
    finally:
        path.unlink(missing_ok=True)


def check_file(file: Path) -> None:
    """Refuse a file that is damaged or no database of ours."""
    try:
        with file.open("rb") as opened:
            is_ours = opened.read(len(HEADER)) == HEADER
    except OSError as error:
        raise BadBackup(f"{file} cannot be read ({error.strerror})") from None
    if not is_ours:
        raise BadBackup(f"{file} is no backup of Deska")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version")
    except sqlite3.Error as error:
        raise BadBackup(f"{file} is no backup of Deska ({error})") from None
    if verdict != "ok":
        raise BadBackup(f"{file} is damaged ({verdict})")


def restore(settings: Settings, file: Path) -> Path | None:
    """Put a backup in the place of the database; return the file that keeps the old one, if there was one."""
    check_file(file)
    target = database_file(settings)
    kept: Path | None = None
    with lock_beside(target.resolve()), beside(target) as path:
        path.write_bytes(file.read_bytes())
        if target.is_file():
            kept = target.with_name("deska.before-restore.db")
            with beside(kept) as old, closing(sqlite3.connect(target)) as origin, closing(sqlite3.connect(old)) as copy:
                origin.backup(copy)
        for name in ("deska.db-wal", "deska.db-shm"):
            (settings.data / name).unlink(missing_ok=True)
    return kept


def check_games(file: Path) -> Checked:
    """Play every stored game of today's rules again and compare; the file itself is not touched."""
    check_file(file)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "deska.db"
        copy.write_bytes(file.read_bytes())
        engine = open_database(sqlite_url(copy))
        try:
            return checked(Store(engine))
        finally:
            engine.dispose()


def check_database(settings: Settings) -> Checked:
    """Play every game of the database again and compare; a server may go on using it."""
    if not settings.database and not database_file(settings).is_file():
        raise BadBackup(f"there is no database in {settings.data}")
    engine = open_database(settings.database_url)
    try:
        return checked(Store(engine))
    finally:
        engine.dispose()


def checked(store: Store) -> Checked:
    """Play all stored games again, one after the other."""
    result = Checked()
    for table in store.all_tables():
        try:
            stored = store.table(table)
            wrong = check(stored, known_game(stored.table.game)) if stored is not None else ""
        except Exception as error:  # whatever is wrong with it, the others are checked too
            result.wrong[table] = what_is_wrong(error)
            continue
        if stored is None:
            continue
        if wrong == OLD_RULES:
            result.old.append(f"{table} ({stored.table.game}, rules {stored.table.rules})")
        elif wrong:
            result.wrong[table] = wrong
        elif stored.table.state == WAITING:
            result.waiting += 1
        else:
            result.sound += 1
    return result
