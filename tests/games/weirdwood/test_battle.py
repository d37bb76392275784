"""Souboj: dice, and the steps in which hits and blocks are counted."""

from typing import Any, Final

import pytest

from deska.games.weirdwood.actions import ATTACK, DEFENCE, DICE
from deska.games.weirdwood.components.fight import BEFORE, BOTH_ROLLED, ROLLED, Battle
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.dice import BLOCKS_ON, COLOUR_OF, HITS_ON, rolled
from deska.games.weirdwood.effects.fighting import attacker_totals, foe_totals
from deska.testing import rule
from tests.games.weirdwood.build import HANKA, asked, goods, hero, load_dice, options, play, refuse
from tests.games.weirdwood.ledger import BLANKS, FIGHT, run, standing

LAID: Final = {"morning": "desert-wind", "afternoon": "brace-for-defence", "evening": "shield-wall", "night": "second-wind"}
"""Links from left to right: a hit, a block, and a block with the wild corner of the tactic card on the last one."""
LEAPER: Final[dict[str, Any]] = {"at": "m0", "power": 1, "min": 1}
"""Sekhmet with what Leap of the Lioness costs."""


def battle_of(game: Weirdwood) -> Battle:
    assert game.battle is not None
    return game.battle


def faces(colour: int) -> list[tuple[int, int]]:
    """Hits and blocks of every face of a die."""
    game = standing(hero())
    found: list[tuple[int, int]] = []
    for roll in range(6):
        load_dice(game, roll)
        (face,) = rolled(game, [int(colour == i) for i in range(len(DICE))])
        assert COLOUR_OF[face] == colour
        found.append((HITS_ON[face], BLOCKS_ON[face]))
    return sorted(found)


@rule("WW-009")
def test_faces_of_the_attack_die() -> None:
    assert faces(ATTACK) == [(0, 0), (1, 0), (1, 0), (1, 0), (2, 0), (2, 0)]


@rule("WW-010")
def test_faces_of_the_defence_die() -> None:
    assert faces(DEFENCE) == [(0, 0), (0, 1), (0, 1), (0, 1), (0, 2), (0, 2)]


@rule("WW-116", "WW-117")
def test_step_1_and_2() -> None:
    """Laid cards 1 and 3, tactic card 1 and 1, companions 1 and 1, combat track 2 and 1, links 1 and 2; the totals are shown."""
    friends = ["fire-salamander", "stone-gargoyle"]
    me = hero(**LEAPER, slots=LAID, covers={"night": "sword-and-shield"}, companions=friends, tracks=[0, 8, 0])
    game = standing(me, **FIGHT)
    assert battle_of(game).phase == BEFORE
    assert attacker_totals(game, battle_of(game)) == (1 + 1 + 1 + 2 + 1, 3 + 1 + 1 + 1 + 2)
    assert game.pending is not None
    assert (game.pending.args["hits"], game.pending.args["blocks"]) == (6, 8)


@rule("WW-116", "WW-065")
def test_cards_face_down_do_not_count() -> None:
    game = standing(hero(**LEAPER, slots=LAID, down=["morning", "afternoon", "evening", "night"]), **FIGHT)
    assert attacker_totals(game, battle_of(game)) == (0, 0)


@rule("WW-118")
def test_step_3() -> None:
    """An ability used before the roll is added before any die is rolled."""
    game = standing(hero(**{**LEAPER, "power": 2, "min": 2}), **FIGHT)
    play(game, "ability:leap-of-the-lioness")
    assert (battle_of(game).phase, battle_of(game).faces) == (BEFORE, [])
    assert attacker_totals(game, battle_of(game)) == (1, 0)
    assert refuse(game, "ability:leap-of-the-lioness").rule == "WW-193"


@rule("WW-119", "WW-236")
@pytest.mark.parametrize(("throne", "lady", "hits"), [(0, "m0", 2), (1, "m0", 0), (0, "m1", 0)])
def test_step_4(throne: int, lady: str, hits: int) -> None:
    """The Lady adds two hits where she is, once she is rescued."""
    game = standing(hero(**LEAPER), scarabs={"m0": 4, "t": throne}, lady=lady, **FIGHT)
    assert attacker_totals(game, battle_of(game)) == (hits, 0)


@rule("WW-120")
def test_step_5() -> None:
    """Dice of the board, the tactic card, the ability and the card: 1 basic, 1 defence, then one of choice twice, and two attack dice."""
    me = hero(at="m0", power=1, min=3, dice=["defence"], hand=["wrath-of-the-sun"], tactics=["drawn-weapon"])
    game = standing(me, rolls=("hit", "hit", "one", "one", "two", "blank", *BLANKS))
    play(game, "play:wrath-of-the-sun", "slot:morning:m2", "lay-tactic:drawn-weapon", "act:wrath-of-the-sun:2", "add:basic")
    play(game, "ability:abraca-sek-ra", "add:attack")
    assert battle_of(game).dice == [2, 3, 1]
    assert attacker_totals(game, battle_of(game)) == (1 + 1 + 1 + 1 + 2, 0)


@rule("WW-120", "WW-123")
def test_changes_come_before_the_enemy_rolls() -> None:
    game = standing(hero("eugene", at="m0", dice=["basic"]), rolls=("surge", "blank", "block", *BLANKS), **FIGHT)
    play(game, "surge", "reroll:basic-blank")
    assert (battle_of(game).phase, battle_of(game).foe_faces) == (ROLLED, [])
    assert attacker_totals(game, battle_of(game)) == (0, 1)


@rule("WW-121")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_step_6(steps: int) -> None:
    """An ability without a stated moment fits before the roll, after it, and after the enemy's roll; a die only before."""
    game = standing(hero(**LEAPER), rolls=("hit", *BLANKS), **FIGHT)
    play(game, *["done"] * steps)
    assert battle_of(game).phase == (BEFORE, ROLLED, BOTH_ROLLED)[steps]
    assert options(game, "ability") == [*(["ability:abraca-sek-ra"] if not steps else []), "ability:leap-of-the-lioness"]
    play(game, "ability:leap-of-the-lioness")
    assert (battle_of(game).dealt, asked(game)[0]) == (2, "ww-defeated")


@rule("WW-121", "WW-122")
def test_blocks_after_both_rolls() -> None:
    """Three hits of scarabs against Celia, who first sees them and then lifts her mirror."""
    game = standing(hero("celia", at="m0", power=1, min=1), rolls=("blank", "hit", "hit", "hit", "blank"), **FIGHT)
    play(game, "done", "done")
    assert foe_totals(game, battle_of(game)) == (3, 0)
    play(game, "ability:mirror-shield")
    assert (game.battle, game.players[HANKA].health, goods(game)) == (None, 3, (0, 0, 0))


@rule("WW-122", "WW-124")
def test_without_it_the_damage_is_taken() -> None:
    game = standing(hero("celia", at="m0", power=1, min=1), rolls=("blank", "hit", "hit", "hit", "blank"), **FIGHT)
    run(game, "done done done suffer:health suffer:health suffer:power")
    assert (game.players[HANKA].health, game.players[HANKA].power, asked(game)[0]) == (1, 0, "ww-turn")
