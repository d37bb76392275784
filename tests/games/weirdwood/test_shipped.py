"""The monsters' boards as they are shipped, by the number of wardens."""

import pytest

from deska.games.weirdwood.actions import ATTACK, BASIC, DEFENCE, MONSTERS
from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.effects.foe import HEALTH_DICE, REGROW, THREAT_DICE
from deska.testing import rule
from tests.games.weirdwood.build import fresh, hero, position

IN_THE_BOX = {BASIC: 8, ATTACK: 10, DEFENCE: 6}


@rule("WW-259", "WW-283", "WW-288")
@pytest.mark.parametrize("seats", range(1, 6))
def test_what_the_boards_show(seats: int) -> None:
    ogre, wraith, therus = (fresh(seats, monster=monster).scale for monster in MONSTERS)
    assert (ogre.limit, wraith.health, wraith.lady) == (
        (8, 13, 15, 17, 19)[seats - 1],
        (10, 10, 12, 14, 14)[seats - 1],
        8 if seats > 1 else 7,
    )
    assert therus.health == (9, 17, 28, 36, 42)[seats - 1]
    assert therus.branches == ((3, 3, 4), (6, 6, 6), (8, 8, 8), (8, 8, 9), (8, 8, 9))[seats - 1]


@rule("WW-231", "WW-260", "WW-284")
@pytest.mark.parametrize("monster", range(3))
def test_no_monster_rolls_more_dice_than_the_box_has(monster: int) -> None:
    board = BOX.monsters[monster]
    extra = ((*THREAT_DICE,), (*HEALTH_DICE,), ())[monster]
    for colour, name in ((BASIC, "basic"), (ATTACK, "attack"), (DEFENCE, "defence")):
        most = max(getattr(dice, name) for dice in board.dice) + sum(kind == colour for _, kind in extra)
        powers = sorted((sum(getattr(part, name) for part in card.powers) for card in board.cards), reverse=True)
        assert most + sum(powers[:3]) <= IN_THE_BOX[colour], name


@rule("WW-C44", "WW-247")
def test_the_ogre_regrows() -> None:
    two = (hero(hand=["shadow-steps-sekhmet"]), hero("celia"))
    assert position(*two, health=[0, 3, 5], steps=[REGROW]).health == [0, 4, 5]
    assert position(two[0], health=[0, 3, 5], steps=[REGROW]).health == [0, 3, 5]
