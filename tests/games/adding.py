"""One more card: a copy of the package with one more line and one more message in each language, tried in a process of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import deska
from deska.bots.levels import GREEDY, make
from deska.table.scenes import compose
from deska.text import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Ben", "Cyril", "Dora", "Emil", "Flora")


@dataclass(frozen=True)
class Addition:
    """All that is written for a new card."""

    game: str
    module: str
    """The file of the line, from the game's folder."""
    after: str
    """How the line begins after which it is added."""
    line: str
    czech: str
    english: str


def try_with(folder: Path, addition: Addition, check: Callable[[], None]) -> None:
    """Add the card to a copy of the package, and run a check of a test module there."""
    copy = folder / "deska"
    shutil.copytree(Path(deska.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    game = copy / "games" / addition.game
    add_line(game / addition.module, addition)
    for lang, message in zip(LANGUAGES, (addition.czech, addition.english), strict=True):
        with (game / "locale" / f"{lang}.ftl").open("a", encoding="utf8") as file:
            file.write(f"\n{message}\n")
    program = f"from {check.__module__} import {check.__qualname__} as check; check()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    done = subprocess.run([sys.executable, "-c", program], env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def add_line(path: Path, addition: Addition) -> None:
    lines = path.read_text(encoding="utf8").splitlines()
    places = [number for number, line in enumerate(lines) if line.startswith(addition.after)]
    assert len(places) == 1, f"{addition.after!r} begins {len(places)} lines of {path.name}"
    lines.insert(places[0] + 1, addition.line)
    path.write_text("\n".join([*lines, ""]), encoding="utf8")


def check_words(game: str, kind: str, name: str) -> None:
    """The new card has a name and a text in both languages."""
    for lang in LANGUAGES:
        texts = Texts(game, lang, strict=True)
        assert texts.noun(kind, name) != name
        assert len(texts.says(name)) > 1


def check_games(game: str, seats: int, sees: Callable[[Any], bool], **variant: Any) -> None:
    """Greedy players play whole games with it, which are saved, loaded and drawn on the way. The card is seen in at least one."""
    spec = deska.spec_of(game)
    texts = Texts(spec, "en", NAMES, strict=True)
    players = [make(GREEDY, spec, seat) for seat in range(seats)]
    seen = False
    for seed in range(3):
        position = spec.new(seats, seed, variant)
        while position.legal:
            if position.choices % 25 == 0:
                assert deska.load(position.dump()).digest() == position.digest()
                for seat in range(seats):
                    compose(position, seat, texts)
            seen = seen or sees(position)
            position.apply(players[position.actor].choose(position, position.actor))
    assert seen


def greedy_choice(game: deska.Game) -> str:
    """The name of the option that the greedy player takes."""
    return game.spec.actions.names[make(GREEDY, game.spec, 1).choose(game, game.actor)]
