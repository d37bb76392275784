"""Recorded games, one per number of mages and nemesis and per way to end, that end today as they did when they were written down.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.aeons_end.test_golden
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest

import deska
from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import NEMESES
from deska.games.aeons_end.components.state import LOST, WON
from deska.kernel import Game
from tests.games.golden import ends_as_ever, keep, kept, play, read

GOLDEN: Final = kept("aeons_end")
ENDINGS: Final = {ending.removeprefix("ae-") for ending in (*WON, *LOST)}
SEARCHED: Final = 4000
"""Seeds among which a game with a seldom end is looked for."""
STYLES: Final = ("greedy", "random", "curious")
SELDOM: Final = ((4, 209, "carapace-queen"),)
"""Greedy games that ended in a seldom way when they were last written: tried before any search."""


def write() -> None:
    """Play all golden games and write their records."""
    missing = set(ENDINGS)
    for seats, nemesis in product(SPEC.seats, NEMESES):
        game = play(SPEC, "greedy", seats, seats, {"nemesis": nemesis})
        if game.ended in LOST:
            missing.discard(game.ended.removeprefix("ae-"))
        keep(game, f"{nemesis}-{seats}")
    for game in searched():
        ending = game.ended.removeprefix("ae-")
        if ending in missing:
            missing.remove(ending)
            keep(game, f"end-{ending}")
        if not missing:
            return
    raise AssertionError(f"no game ended so: {missing}")


def searched() -> Iterator[Game]:
    for seats, seed, nemesis in SELDOM:
        yield play(SPEC, "greedy", seats, seed, {"nemesis": nemesis})
    for seed in range(SEARCHED):
        yield play(SPEC, STYLES[seed % len(STYLES)], 1 + seed % 4, seed, {"nemesis": NEMESES[seed // 4 % len(NEMESES)]})


def test_there_is_one_for_each_number_of_mages_and_nemesis() -> None:
    assert {f"{nemesis}-{seats}" for seats, nemesis in product(SPEC.seats, NEMESES)} <= {path.stem for path in GOLDEN}


def test_there_is_one_for_each_way_to_end() -> None:
    assert {deska.replay(read(path)).ended.removeprefix("ae-") for path in GOLDEN} == ENDINGS


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    ends_as_ever(path)


if __name__ == "__main__":
    write()
