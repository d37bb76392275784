"""Only one server may use a database of SQLite: each answers from its own memory, and only PostgreSQL tells others what has changed."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from sqlalchemy import Engine

from deska.kernel.errors import DeskaError
from deska.table.database import engine_of, file_of, migrate, refusing


class Busy(DeskaError):
    """Another server uses the same database."""


@dataclass(frozen=True)
class Hold:
    """An open database. That of SQLite is locked for others until it is released, or the process ends, however that ends."""

    engine: Engine
    file: IO[str] | None

    def release(self) -> None:
        """Close the database and let others have it."""
        self.engine.dispose()
        if self.file is not None:
            self.file.close()


def hold_database(url: str) -> Hold:
    """Open a database for a server; an SQLite database that another server uses is refused and not touched."""
    engine = engine_of(url)
    path = file_of(engine)
    hold = Hold(engine, lock_beside(path) if path is not None else None)
    try:
        with refusing(engine):
            migrate(engine)
    except BaseException:
        hold.release()
        raise
    return hold


def lock_beside(database: Path) -> IO[str]:
    """Lock a file beside a database; closing it unlocks it."""
    path = database.with_name(f"{database.name}.lock")
    try:
        file = path.open("a")
    except OSError as error:
        raise DeskaError(f"{path} cannot be written ({error.strerror})") from None
    try:
        lock(file.fileno())
    except OSError:
        file.close()
        raise Busy(f"another Deska server uses the database {database}; stop it, or name another folder with --data") from None
    return file


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
