"""Recorded games, one per number of wardens and monster and per way to end, that end today as they did when they were written down.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.weirdwood.test_golden
"""

from itertools import product
from pathlib import Path
from typing import Final

import pytest

import deska
from deska.games.weirdwood import SPEC
from deska.games.weirdwood.actions import MONSTERS
from deska.games.weirdwood.components.state import LOST, WON
from tests.games.golden import ends_as_ever, keep, kept, play, read

GOLDEN: Final = kept("weirdwood")
ENDINGS: Final = {ending.removeprefix("ww-") for ending in (*WON, *LOST)}
VARIANTS: Final[dict[str, dict[str, str]]] = {
    "quests": {"quests": "yes"},
    "team": {"experience": "shared"},
    "hard": {"time": "less", "scarab-experience": "less", "scarab-supply": "fatal", "crafting-rooms": "fewest"},
}
SEARCHED: Final = 4000
"""Seeds among which a game with a seldom end is looked for."""


def write() -> None:
    """Play all golden games and write their records."""
    missing = set(ENDINGS)
    for seats, monster in product(SPEC.seats, MONSTERS):
        game = play(SPEC, "greedy", seats, seats, {"monster": monster})
        missing.discard(game.ended.removeprefix("ww-"))
        keep(game, f"{monster}-{seats}")
    for seed, (name, variant) in enumerate(VARIANTS.items()):
        game = play(SPEC, "greedy", 2, seed, {"monster": MONSTERS[seed], **variant})
        missing.discard(game.ended.removeprefix("ww-"))
        keep(game, name)
    search(missing)


def search(missing: set[str]) -> None:
    """Games with the other ends, by chance and with all that makes them likelier."""
    for seed in range(SEARCHED):
        if not missing:
            return
        variant = {"monster": MONSTERS[seed % 3], "scarab-supply": "fatal" if seed % 2 else "usual"}
        game = play(SPEC, "curious", 1 + seed % 5, seed, variant)
        ending = game.ended.removeprefix("ww-")
        if ending in missing:
            missing.remove(ending)
            keep(game, f"end-{ending}")
    raise AssertionError(f"no game ended so: {missing}")


def test_there_is_one_for_each_number_of_wardens_and_monster() -> None:
    assert {f"{monster}-{seats}" for seats, monster in product(SPEC.seats, MONSTERS)} | {*VARIANTS} <= {path.stem for path in GOLDEN}


def test_there_is_one_for_each_way_to_end() -> None:
    assert {deska.replay(read(path)).ended.removeprefix("ww-") for path in GOLDEN} == ENDINGS


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    ends_as_ever(path)


if __name__ == "__main__":
    write()
