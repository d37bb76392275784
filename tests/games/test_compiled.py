"""What bots run on: the compiled build plays the same games as the source. `make proof` runs this with the Python of the compiled build."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import deska
from tests.games.golden import play

GAMES = 20
ROOT = Path(__file__).parents[2]
ROUNDS = f"from tests.games.test_compiled import ends; print(*ends({{game!r}}, {GAMES}), sep='\\n')"


def ends(game: str, count: int) -> list[str]:
    """How so many games of chance end, over all numbers of seats."""
    spec = deska.spec_of(game)
    return [play(spec, "random", spec.seats[seed % len(spec.seats)], seed).digest() for seed in range(count)]


@pytest.mark.compiled
def test_this_is_the_compiled_build() -> None:
    assert str(deska.kernel.__file__).endswith(sysconfig.get_config_var("EXT_SUFFIX"))


@pytest.mark.compiled
@pytest.mark.parametrize("game", [spec.id for spec in deska.games()])
def test_games_of_chance_end_as_they_do_interpreted(game: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    done = subprocess.run([sys.executable, "-c", ROUNDS.format(game=game)], env=environment, capture_output=True, text=True, check=True)
    assert ends(game, GAMES) == done.stdout.split()
