"""Recorded games, one per number of players and way of playing, that end today as they did when they were written down.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.ethnos.test_golden
"""

from itertools import product
from pathlib import Path
from typing import Final

import pytest

from deska.games.ethnos import SPEC
from tests.games.golden import ends_as_ever, keep, kept, play

GOLDEN: Final = kept("ethnos")
STYLES: Final = ("random", "greedy")


def write() -> None:
    """Play all golden games and write their records."""
    for style, seats in product(STYLES, SPEC.seats):
        keep(play(SPEC, style, seats, 100 + seats, chance=200 + seats), f"{style}-{seats}")


def test_there_is_one_for_each_number_of_players_and_way_of_playing() -> None:
    assert {path.stem for path in GOLDEN} == {f"{style}-{seats}" for style, seats in product(STYLES, SPEC.seats)}


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    ends_as_ever(path)


if __name__ == "__main__":
    write()
