"""Recorded games end as they did when they were written down: one for each number of players and side, way to end and variant.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.evenfall.test_golden
"""

from itertools import product
from pathlib import Path
from typing import Final

import pytest

import deska
from deska.games.evenfall import SPEC
from tests.games.golden import ends_as_ever, keep, kept, play, read

GOLDEN: Final = kept("evenfall")
SIDES: Final = ("sun", "moon")
ADVANCED: Final = {"first-draw": "advanced"}
HEIR: Final = {"automa": "heir", "automa-scoring": "inner"}
"""Beside the usual games: more cards to begin with, and the strongest Automa, which scores its inner circle."""
STYLES: Final = ("greedy", "random")
"""Games of chance come to moves that nobody would choose."""


def write() -> None:
    """Play all golden games and write their records."""
    for side, seats, style in product(SIDES, SPEC.seats, STYLES):
        keep(play(SPEC, style, seats, seats, {"side": side}), f"{side}-{seats}-{style}")
    keep(play(SPEC, "greedy", 3, 5, ADVANCED), "advanced")
    keep(play(SPEC, "greedy", 1, 6, HEIR), "heir")


def test_there_is_one_for_each_number_of_players_side_and_style() -> None:
    wanted = {f"{side}-{seats}-{style}" for side, seats, style in product(SIDES, SPEC.seats, STYLES)}
    assert {path.stem for path in GOLDEN} == wanted | {"advanced", "heir"}


def test_there_is_one_for_each_way_to_end() -> None:
    assert {deska.replay(read(path)).ended for path in GOLDEN} == set(SPEC.endings)


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    ends_as_ever(path)


if __name__ == "__main__":
    write()
