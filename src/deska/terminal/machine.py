"""Finds things on this machine: the repository, a browser, the language."""

import locale
import os
import shutil
from enum import StrEnum
from pathlib import Path
from typing import Final

import deska

TERMINAL: Final = "deska.terminal"
"""The package with the words of the terminal."""
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")


class Lang(StrEnum):
    """The languages of the terminal."""

    CS = "cs"
    EN = "en"


def system_language() -> Lang:
    """Czech if the system is set to Czech, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return Lang.CS if value.lower().startswith("cs") else Lang.EN
    return Lang.CS if (locale.getlocale()[0] or "").lower().startswith(("cs", "czech")) else Lang.EN


def repository() -> Path | None:
    """The repository that this package runs from; None if it was installed without one."""
    root = Path(deska.__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "src" / "deska").is_dir() else None


def browser() -> str | None:
    """The browser that tests would use."""
    if chosen := os.environ.get("DESKA_CHROMIUM"):
        return chosen if Path(chosen).is_file() else None
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)
