"""Games are imported when they are asked for, and other packages bring theirs by entry points."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import deska
from deska.games import Shelf

ROOT = Path(__file__).parents[2]


def python(code: str, *paths: Path) -> str:
    """The output of a fresh interpreter, with the packages of these folders installed."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(str(path) for path in (*paths, ROOT))}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def install(folder: Path, name: str, place: str) -> None:
    """As pip leaves a package with one game behind."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[deska.games]\n{name} = {place}\n")


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    names = "sorted({name.split('.')[2] for name in sys.modules if name.startswith('deska.games.')})"
    assert python(f"import sys, deska; print({names})") == "[]"
    assert python(f"import sys, deska; deska.new('ethnos', 2, 1); print({names})") == "['ethnos']"


def test_a_package_brings_a_game(tmp_path: Path) -> None:
    install(tmp_path, "pebbles", "tests.browser.pebbles:SPEC")
    played = python(
        "import deska; from deska.text import Texts\n"
        "game = deska.new('pebbles', 2, 1)\n"
        "print(deska.games()[-1].id, deska.load(game.dump()) == game, Texts(game.spec, 'en').prompt(game.pending) != '')",
        tmp_path,
    )
    assert played == "pebbles True True"


def test_nobody_takes_the_place_of_another_game(tmp_path: Path) -> None:
    install(tmp_path, "ethnos", "tests.browser.pebbles:SPEC")
    told = python("import deska\ntry: deska.games()\nexcept deska.BadSetup as error: print(error)", tmp_path)
    assert told == "two games are called 'ethnos': deska.games.ethnos:SPEC and tests.browser.pebbles:SPEC"


def test_a_place_without_that_game_is_refused() -> None:
    shelf = Shelf({"pebbles": "deska.games.ethnos:SPEC"})
    with pytest.raises(deska.BadSetup, match=r"deska.games.ethnos:SPEC is not the game 'pebbles'"):
        shelf.spec_of("pebbles")
