"""Only one server may use a database: each answers from its own memory, so a second one would overwrite changes it does not know."""

import sys
import time
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, text

from deska.kernel.errors import DeskaError
from deska.table.database import engine_of, file_of, migrate, refusing

KEY: Final = 0x6465736B61
"""The number of our advisory lock in PostgreSQL."""


FAREWELL: Final = 2.0
"""Seconds that PostgreSQL gets to notice that the server before has ended."""


class Busy(DeskaError):
    """Another server uses the same database."""


class Hold:
    """The right to write to a database. It ends with the process, however that ends."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        path = file_of(engine)
        self.file = lock_beside(path) if path is not None else None
        self.holder: Any = None
        """The connection that holds the lock of PostgreSQL."""
        self.connection = self.connect()
        """The connection for all writing: in PostgreSQL the lock belongs to it."""
        self.take(time.monotonic() + FAREWELL)

    def connect(self) -> Connection:
        """Open the database; if that fails, let the lock go."""
        try:
            return self.engine.connect()
        except BaseException:
            if self.file is not None:
                self.file.close()
            raise

    def take(self, until: float) -> None:
        """Take the lock, with some patience: PostgreSQL may need a moment to notice that the server before has ended."""
        while True:
            try:
                with self.connection.begin():
                    self.check(self.connection)
                return
            except Busy:
                if time.monotonic() > until:
                    self.release()
                    raise
                time.sleep(0.1)

    def check(self, connection: Connection) -> None:
        """Make sure before a commit that this connection holds the lock: after a restart of PostgreSQL it is a new one."""
        if self.engine.dialect.name != "postgresql" or connection.connection.dbapi_connection is self.holder:
            return
        if not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}).scalar():
            raise Busy(f"another Deska server uses the database {self.engine.url.render_as_string()}; stop it, or name another one")
        self.holder = connection.connection.dbapi_connection

    def release(self) -> None:
        """Close the database and let others have it."""
        self.connection.close()
        self.engine.dispose()
        if self.file is not None:
            self.file.close()


def hold_database(url: str) -> Hold:
    """Open a database for one server alone; if another server uses it, refuse and change nothing."""
    engine = engine_of(url)
    with refusing(engine):
        hold = Hold(engine)
        try:
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
