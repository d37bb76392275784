"""The monsters' boards as they are shipped, by the number of wardens."""

import pytest

from deska.games.weirdwood.actions import ATTACK, BASIC, DEFENCE, MONSTERS
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.effects.foe import monster_might, time_of
from deska.testing import rule
from tests.games.weirdwood.build import fresh

IN_THE_BOX = {BASIC: 8, ATTACK: 10, DEFENCE: 6}

LIMITS = (9, 14, 15, 16, 15)
BLOCKS = (0, 0, 2, 3, 4)
WRAITH_HEALTH = (8, 8, 12, 13, 14)
THERUS_HEALTH = (8, 18, 28, 36, 40)
STRENGTHS = (
    ([(2, 2, 1), (2, 2, 2), (3, 3, 3)], 5, 10, 4),
    ([(2, 2, 1), (3, 2, 1), (3, 3, 2)], 5, 9, 2),
    ([(2, 2, 2), (3, 2, 2), (4, 3, 3)], 4, 8, 2),
)
"""Dice as the rules list them, and the first days of the strengths and of a game with less time."""
BRANCHES = ((3, 3, 3), (5, 5, 6), (8, 8, 8), (8, 8, 9), (8, 8, 9))


@rule("WW-228", "WW-229", "WW-234")
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_board_of_the_ogre(seats: int) -> None:
    game = fresh(seats, monster="chaos-ogre")
    assert (game.health, game.force, game.scale.limit) == ([6, 6, 6], 3, LIMITS[seats - 1])


@rule("WW-259")
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_board_of_the_wraith(seats: int) -> None:
    game = fresh(seats, monster="min-wraith")
    assert (game.health, game.force) == ([WRAITH_HEALTH[seats - 1]], 7)


@rule("WW-283", "WW-288", "WW-293")
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_board_of_therus(seats: int) -> None:
    game = fresh(seats, monster="therus")
    assert (game.health, game.force, game.scale.branches) == ([THERUS_HEALTH[seats - 1]], -2, BRANCHES[seats - 1])


@rule("WW-231", "WW-260", "WW-284")
@pytest.mark.parametrize("monster", range(3))
def test_dice_and_days_of_the_boards(monster: int) -> None:
    board = BOX.monster(MONSTERS.members[monster])
    dice = [(might.defence, might.basic, might.attack) for might in board.dice]
    assert (dice, board.angry_day, board.enraged_day, board.late_start) == STRENGTHS[monster]


@rule("WW-231")
@pytest.mark.parametrize("seats", range(1, 6))
def test_blocks_of_the_ogre_by_the_number_of_wardens(seats: int) -> None:
    ogre, wraith, therus = (fresh(seats, monster=monster) for monster in MONSTERS)
    assert monster_might(ogre) == (0, BLOCKS[seats - 1])
    assert (monster_might(wraith), monster_might(therus)) == ((0, 0), (1, 0))


@rule("WW-214")
@pytest.mark.parametrize(("seats", "positions"), [(1, 5), (2, 2), (3, 1), (4, 1), (5, 1)])
@pytest.mark.parametrize("monster", MONSTERS)
def test_what_an_hourglass_means(monster: str, seats: int, positions: int) -> None:
    game = fresh(seats, monster=monster)
    for card in (*game.deck.cards, *game.coming.cards):
        assert time_of(game, card) == positions * BOX.foe(card).time


@rule("WW-231", "WW-260", "WW-284")
@pytest.mark.parametrize("monster", range(3))
def test_no_monster_rolls_more_dice_than_the_box_has(monster: int) -> None:
    board = BOX.monster(MONSTERS.members[monster])
    extra = board.habits.threat_dice + board.habits.health_dice
    for colour, name in ((BASIC, "basic"), (ATTACK, "attack"), (DEFENCE, "defence")):
        most = max(getattr(dice, name) for dice in board.dice) + sum(kind == colour for _, kind in extra)
        powers = sorted((sum(getattr(part, name) for part in card.powers) for card in board.cards), reverse=True)
        assert most + sum(powers[:3]) <= IN_THE_BOX[colour], name
