"""docs/adding-a-game.md, followed literally: its blocks become files of an empty folder, and the game is played and tested there."""

import os
import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from deska import GameSpec
from tests.browser import pebbles

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf8")
FILE = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""Finds a name alone on a line, and the block that follows it."""
FILES = dict(FILE.findall(PAGE))
POINTS = re.search(r"^```toml\n(\[project.entry-points.\"deska.bots\"\]\n.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of somebody who has followed the page."""
    home = tmp_path_factory.mktemp("tutorial")
    for name, text in FILES.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf8")
    run(home, "-m", "deska.making", "pebbles")
    install(home)
    return home


def install(home: Path) -> None:
    """Install the package in place, as pip would."""
    assert POINTS is not None
    points = tomllib.loads(FILES["pyproject.toml"] + POINTS[1])["project"]["entry-points"]
    info = home / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    lines = [
        line for group, entries in points.items() for line in (f"[{group}]", *(f"{name} = {place}" for name, place in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))


def run(home: Path, *words: str, typed: str = "") -> str:
    environment = os.environ | {"PYTHONPATH": str(home), "DESKA_HOME": str(home / "kept"), "COLUMNS": "100"}
    done = subprocess.run([sys.executable, *words], cwd=home, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_it_is_the_game_that_the_browser_tests_play(folder: Path) -> None:
    """The game of the page is the one that `test_pebbles` plays in the browser."""
    here = Path(str(pebbles.__file__)).parent
    for path in sorted(folder.glob("pebbles/**/*.*")):
        twin = here / path.relative_to(folder / "pebbles")
        if path.name != "hasty.py" and "__pycache__" not in path.parts:
            assert path.read_text(encoding="utf8") == twin.read_text(encoding="utf8").replace("tests.browser.pebbles", "pebbles"), path.name


def test_it_is_listed_played_and_simulated(folder: Path) -> None:
    assert "pebbles" in run(folder, "-m", "deska", "games")
    assert "take one pebble" in run(folder, "-m", "deska", "play", "pebbles", "--seats", "2", "--lang", "en", typed="1\n" * 12).lower()
    told = run(folder, "-m", "deska", "simulate", "pebbles", "--bots", "greedy,hasty", "--games", "20")
    assert "hasty" in told


def test_its_own_tests_pass(folder: Path) -> None:
    assert "passed" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_the_page_names_every_field_of_a_spec() -> None:
    named = re.findall(r"^\| `(\w+)`( \*)? \|", PAGE, re.MULTILINE)
    required = {field.name for field in fields(GameSpec) if field.default is field.default_factory}
    assert [name for name, _ in named] == [field.name for field in fields(GameSpec)]
    assert {name for name, star in named if star} == required
