"""The folders of this machine in which games are kept."""

import os
import sys
import tempfile
from pathlib import Path


def home_folder() -> Path | None:
    """The user's own folder; services and containers may have none, or `/`."""
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return None if home == Path(home.anchor) else home


def data_folder() -> Path:
    """The folder for games: in the platform's place for a user's data, or in the temporary folder if there is no home."""
    if folder := os.environ.get("XDG_DATA_HOME"):
        return Path(folder) / "deska"
    home = home_folder()
    if home is None:
        return Path(tempfile.gettempdir()) / "deska"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "deska"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "deska"
    return home / ".local" / "share" / "deska"
