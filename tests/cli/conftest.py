"""The shell of the tests of commands."""

from pathlib import Path

import pytest

from deska.terminal import sitting
from tests.cli.shell import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A terminal of 80 columns in English, without colours, in which hints take little time."""
    monkeypatch.setattr(sitting, "HINT_SECONDS", 0.05)
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "DESKA_CHROMIUM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Shell(tmp_path / "data")
