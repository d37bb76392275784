"""The words of all golden games, written down as digests. A message, a rule or a reason was changed on purpose? Then write anew:

PYTHONPATH=src:. python -m tests.games.telling
"""

import json
from pathlib import Path
from typing import Any

import deska
from deska.testing.telling import told

HERE = Path(__file__).parent


def kept(game: str) -> dict[str, str]:
    """The digests that were written down, by the name of the golden game."""
    found: dict[str, str] = json.loads(notes(game).read_text(encoding="utf8"))
    return found


def heard(game: str) -> dict[str, str]:
    """The digests of today."""
    return {path.stem: told(deska.spec_of(game), record(path)) for path in sorted((HERE / game / "golden").glob("*.json"))}


def notes(game: str) -> Path:
    return HERE / game / "told.json"


def record(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    return found


def write() -> None:
    for spec in deska.games():
        notes(spec.id).write_text(json.dumps(heard(spec.id), indent=1) + "\n", encoding="utf8")


if __name__ == "__main__":
    write()
