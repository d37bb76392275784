"""A PostgreSQL server that the tests start themselves, in a temporary folder and reached by a local socket only."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

NONE: Final = "no PostgreSQL"
WHY: Final = f"{NONE}: sudo apt-get install postgresql, or the package of your system"
PATIENCE: Final = 60.0
NOBODY: Final = 65534
"""The user that the server runs as if the tests run as root, which PostgreSQL refuses."""


@cache
def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None if it is not installed."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


class Postgres:
    """A running server. Each test gets a database of its own. Tests need no disk: without `fsync` nothing waits for it."""

    def __init__(self, fsync: bool = False) -> None:
        self.fsync = "on" if fsync else "off"
        home = programs()
        assert home is not None
        self.home = home
        self.folder = Path(tempfile.mkdtemp(prefix="deska-pg-"))
        self.as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            self.as_user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        initdb = [str(home / "initdb"), "-D", str(self.folder / "data"), "-U", "deska", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.as_user)
        self.numbers = count(1)
        self.process = self.start()

    def start(self) -> "subprocess.Popen[Any]":
        options = {"listen_addresses": "", "unix_socket_directories": self.folder, "fsync": self.fsync, "max_connections": 200}
        command = [str(self.home / "postgres"), "-D", str(self.folder / "data"), *(f"--{name}={value}" for name, value in options.items())]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.as_user)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.run("SELECT 1")
                return process
            except OperationalError:
                if time.monotonic() > until or process.poll() is not None:
                    raise AssertionError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def url(self, database: str) -> str:
        return f"postgresql://deska@/{database}?host={self.folder}"

    def run(self, statement: str, database: str = "postgres") -> list[Any]:
        engine = create_engine(self.url(database).replace("postgresql", "postgresql+psycopg"), isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                result = connection.execute(text(statement))
                return list(result.all()) if result.returns_rows else []
        finally:
            engine.dispose()

    def fresh(self) -> str:
        """The address of a new database."""
        name = f"deska{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def restart(self) -> None:
        """Stop at once, without a word to anybody, and start again."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        self.process = self.start()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)
