"""The three environments of a measurement: ours interpreted, ours compiled, and the peers'."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "bench.txt"
INTERPRETED = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
PEERS = ROOT / ".venv-bench"
PATIENCE = 1800.0  # seconds for one build or install
SOURCE_ONLY = "rlcard"  # published without a wheel


class Unavailable(Exception):
    """Something that is not available; the message says why in one line."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A Python to measure with, or the reason why there is none, and perhaps a note."""

    python: Path | None
    reason: str = ""
    note: str = ""


def python_of(folder: Path) -> Path | None:
    """The Python of an environment, if the environment exists."""
    for place in ("bin/python", "Scripts/python.exe"):
        if (folder / place).exists():
            return folder / place
    return None


def interpreted() -> Environment:
    return Environment(python_of(INTERPRETED) or Path(sys.executable))


def compiled(build: bool = True) -> Environment:
    """The compiled environment, after bringing it up to date."""
    reason = "there is none yet: make compiled"
    if build:
        try:
            reason = last_line(run(["make", "--no-print-directory", "compiled"], PATIENCE)) or reason
        except Unavailable as error:
            reason = f"make compiled: {error}"
        else:
            if python_of(COMPILED):
                return Environment(python_of(COMPILED))
    python = python_of(COMPILED)
    if python is None:
        return Environment(None, reason)
    note = f"the compiled build may be older than the sources ({reason})" if build else ""
    return Environment(python, note=note)


def peers(names: tuple[str, ...], ours: Path, build: bool = True) -> dict[str, Environment]:
    """The environment of each peer, with our Python: one for all from the whole lock or, if that fails, peer by peer."""
    if not build:
        environment = Environment(python_of(PEERS), "there is no .venv-bench yet: make peers")
        return dict.fromkeys(names, environment)
    try:
        run(["sh", "scripts/setup.sh", "bench"], PATIENCE, {"PYTHON": str(ours)})
        return dict.fromkeys(names, Environment(python_of(PEERS)))
    except Unavailable:
        return {name: _installed_alone(name, ours) for name in names}


def _installed_alone(peer: str, ours: Path) -> Environment:
    """Install one peer without the others, so that one without a build for this machine does not prevent the rest."""
    try:
        if python_of(PEERS) is None:
            run([str(ours), "-m", "venv", str(PEERS)], PATIENCE)
        share = share_of_lock(LOCK.read_text(encoding="utf-8"), peer)
        with tempfile.TemporaryDirectory() as folder:
            lock = Path(folder, "share.txt")
            lock.write_text(share, encoding="utf-8")
            pip = [str(python_of(PEERS)), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            binary = ["--only-binary", ":all:", "--no-binary", SOURCE_ONLY]
            run([*pip, "--no-deps", "--require-hashes", *binary, "-r", str(lock)], PATIENCE)
    except (Unavailable, OSError) as error:
        return Environment(None, str(error))
    return Environment(python_of(PEERS))


def share_of_lock(lock: str, peer: str) -> str:
    """The entries of a lock that one peer needs, found by the comments `# via …` below each entry."""
    entries = {_canonical(entry): entry for entry in re.split(r"^(?=[^\s#])", lock, flags=re.MULTILINE)[1:]}
    needed = {_canonical(peer)}
    if not needed <= entries.keys():
        raise Unavailable(f"{LOCK.name} does not hold {peer}")
    while more := {name for name, entry in entries.items() if name not in needed and needed & _wanted_by(entry)}:
        needed |= more
    return "".join(entry for name, entry in entries.items() if name in needed)


def _canonical(entry: str) -> str:
    name = re.match(r"[\w.-]+", entry)
    return re.sub(r"[-_.]+", "-", name.group()).lower() if name else ""


def _wanted_by(entry: str) -> set[str]:
    return {_canonical(name) for name in re.findall(r"^ +#(?: +via)? +([\w.-]+)", entry, re.MULTILINE)}


# --- processes


def run(command: list[str], patience: float, more: dict[str, str] | None = None) -> str:
    """The output of a command that is run from the root of the repository; raises Unavailable if the command fails."""
    if shutil.which(command[0]) is None:
        raise Unavailable(f"there is no {command[0]} here")
    # No stray path may put another deska, or a peer of another version, before the environment's own.
    variables = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env={**variables, **(more or {})}, capture_output=True, text=True, timeout=patience, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(f"no answer within {patience:.0f} s") from None
    except OSError as error:
        raise Unavailable(str(error)) from None
    if done.returncode:
        raise Unavailable(_last_words(done.stderr) or _last_words(done.stdout) or f"ended with code {done.returncode}")
    return done.stdout


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def _last_words(text: str) -> str:
    """The last line that names an error, or else the last line."""
    errors = [line for line in text.splitlines() if re.search(r"error\b", line, re.IGNORECASE)]
    return last_line("\n".join(errors) or text).removeprefix("ERROR: ")
