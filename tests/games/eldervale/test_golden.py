"""Recorded games, one per number of players, for teams, for all variants together and for each way to end, that end today as they did.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.eldervale.test_golden
"""

from pathlib import Path
from typing import Final

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import ELEMENT_REALMS
from deska.games.eldervale.components.pieces import MAPPED, SETTLED
from deska.games.eldervale.components.state import Eldervale
from deska.kernel import Rng, seeded
from tests.games.golden import ends_as_ever, greedy, keep, kept, play

GOLDEN: Final = kept("eldervale")
EVERYTHING: Final = dict.fromkeys(("legendary", "oracle", "mercenaries", "mother", "giant", "draft", "tactics"), "on")
GAMES: Final[dict[str, tuple[int, dict[str, str]]]] = {
    **{f"seats-{seats}": (seats, {}) for seats in SPEC.seats},
    "teams": (4, {"team": "on"}),
    "everything": (3, {**EVERYTHING, "doorways": "off", "stacks": "open"}),
    "legend": (1, {"difficulty": "legend"}),
}


SETTLERS: Final = 17
"""The seed of a game that ends before the map does: by the sixth dwelling of its first player (EL-208)."""


def settle() -> Eldervale:
    game = SPEC.new(2, SETTLERS, {})
    assert isinstance(game, Eldervale)
    rng = seeded(SETTLERS)
    while game.legal:
        game.apply(settler(game, rng))
    return game


def settler(game: Eldervale, rng: Rng) -> int:
    """The first player builds as soon as possible, the other one never; both explore only when there is no site left."""
    names = SPEC.actions.names
    builds = [option for option in game.legal if is_building(names[option])]
    if game.actor == 0 and builds:
        return builds[0]
    full = all(game.dwellings[realm] >= 0 for realm in range(len(ELEMENT_REALMS)) if game.cells[realm] >= 0)
    fit = [option for option in game.legal if option not in builds and (full or not names[option].endswith(":dungeon"))] or game.legal
    option = greedy(game, rng)
    return option if option in fit else fit[rng.below(len(fit))]


def is_building(name: str) -> bool:
    return name.startswith(("settle:", "recruit:worker")) or name == "act:dwell" or (name.endswith(":mill") and name.startswith("place:"))


def write() -> None:
    """Play all golden games and write their records."""
    for name, (seats, variant) in GAMES.items():
        keep(play(SPEC, "greedy", seats, seats, variant), name)
    keep(settle(), "settled")


def test_there_is_one_for_each_kind_of_game() -> None:
    assert {path.stem for path in GOLDEN} == {*GAMES, "settled"}


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    assert ends_as_ever(path).ended == (SETTLED if path.stem == "settled" else MAPPED)


if __name__ == "__main__":
    write()
