"""Rules are tested with plain boards of the monsters, the same for any number of wardens; what is shipped has tests of its own."""

from dataclasses import replace
from typing import Final

import pytest

from deska.games.weirdwood.actions import MONSTERS
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import Might, Scale

PLAIN: Final = (
    ((1, 1, 1), (2, 2, 2), (3, 3, 3), 5, Scale(1, health=6, limit=9)),
    ((3, 2, 1), (3, 3, 1), (3, 3, 2), 8, Scale(1, health=15)),
    ((10, 3, 3), (11, 3, 3), (11, 3, 4), 0, Scale(1, health=60, branches=(6, 7, 8))),
)
"""Defence, basic and attack dice by strength, where the Lady begins, and the figures."""
AS_SHIPPED: Final = ("test_bot", "test_golden", "test_shipped", "test_tables", "test_telling")


@pytest.fixture(autouse=True)
def plain_boards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.module.__name__.rpartition(".")[2] in AS_SHIPPED:
        return
    things = BOX.things[:]
    for number, (*dice, lady, scale) in zip(MONSTERS.members, PLAIN, strict=True):
        board = BOX.monster(number)
        mights = tuple(Might(defence=black, basic=blue, attack=red) for black, blue, red in dice)
        fate = replace(board.fate, highest=max(lady, board.fate.highest))
        things[number] = replace(board, dice=mights, scales=(scale,) * 5, lady=lady, fate=fate)
    monkeypatch.setattr(BOX, "things", things)
