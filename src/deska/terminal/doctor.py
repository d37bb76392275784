"""`deska doctor`: lists what is installed on this machine and what is missing."""

import os
import platform
import sqlite3
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

import deska
from deska.games import SHELF
from deska.kernel import game as kernel_game
from deska.table.folders import data_folder
from deska.terminal.machine import browser, system_language

EXTRAS: Final = {
    "web": ("fastapi", "sqlalchemy", "uvicorn", "websockets"),
    "lab": ("numpy", "openskill", "pyarrow"),
    "postgres": ("psycopg",),
    "ray": ("ray",),
}
"""The optional parts of the package and the modules that make them work."""


def doctor_command() -> None:
    """Say what is installed and what is missing; nothing is changed."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for name, value in findings():
        grid.add_row(Text(name, "bold"), Text(value))
    Console(highlight=False).print(grid)


def findings() -> list[tuple[str, str]]:
    return [
        ("Python", f"{platform.python_version()} ({platform.python_implementation()}, {sys.platform}) {sys.executable}"),
        ("Deska", f"{deska.__version__} {Path(deska.__file__).parent}"),
        ("kernel", "compiled" if is_compiled() else "interpreted"),
        ("games", ", ".join(SHELF.ids())),
        *((f"extra {name}", extra(modules)) for name, modules in EXTRAS.items()),
        ("browser", browser() or "none found: install chromium, or set DESKA_CHROMIUM to one (only browser tests need it)"),
        ("database", database()),
        ("terminal", terminal()),
        ("language", system_language().value),
        ("data folder", f"{data_folder()} ({folder_state(data_folder())})"),
    ]


def is_compiled() -> bool:
    return not str(kernel_game.__file__).endswith((".py", ".pyc"))


def extra(modules: tuple[str, ...]) -> str:
    missing = [name for name in modules if find_spec(name) is None]
    return f"not installed ({', '.join(missing)} missing)" if missing else "installed"


def database() -> str:
    try:
        driver = f"psycopg {version('psycopg')}"
    except PackageNotFoundError:
        driver = "no PostgreSQL driver"
    return f"SQLite {sqlite3.sqlite_version}, {driver}"


def terminal() -> str:
    console = Console()
    encoding = getattr(sys.stdout, "encoding", None) or "unknown encoding"
    colours = console.color_system or "no colours"
    return f"{encoding}, {console.width}×{console.height}, {colours}"


def folder_state(folder: Path) -> str:
    """Says in words whether games can be kept there."""
    nearest = next((place for place in (folder, *folder.parents) if place.exists()), folder)
    writable = nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
    return "writable" if writable else "NOT writable: set XDG_DATA_HOME to a folder of yours"
