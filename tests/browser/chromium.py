"""Finds the browser that the tests drive, or says how to get one."""

import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

ROOT: Final = Path(__file__).parents[2]
NONE: Final = "there is no Chromium; this command brings one: "


class BadBrowser(Exception):
    """A browser was named, but it cannot be used."""


@dataclass(frozen=True)
class Found:
    """A browser's path, or the command that installs one."""

    path: str
    command: str


def find(how: Literal["find", "shell"] = "find") -> Found:
    """Look for a browser as `make test` does, but without installing anything. The headless `shell` is enough for most pages."""
    looked = subprocess.run(["sh", str(ROOT / "scripts" / "browser.sh"), how], capture_output=True, text=True, check=False)
    answer = looked.stdout.strip()
    if looked.returncode == 0:
        return Found(answer, "")
    if looked.returncode == 1:
        return Found("", answer)
    raise BadBrowser(looked.stderr.strip())
