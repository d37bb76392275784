"""Weapons and passive cards in battles."""

import pytest

from deska.testing import rule
from tests.games.eldervale.battles import dice, duel, ends, rolled
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    HARPIES,
    OGRES,
    asked,
    dwells,
    gains,
    holds,
    lurks,
    options,
    owns,
    play,
    refuse,
    resources,
    stands,
    table,
    turn_of,
    units,
)


@rule("EL-C43", "EL-C58", table=True)
@pytest.mark.parametrize(
    ("card", "unit", "turn", "expected"),
    [
        ("stone-maul", "worker", ANNA, [2, 3, 0]),
        ("stone-maul", "wizard", ANNA, [1, 3, 0]),
        ("flaming-sword", "warrior", ANNA, [3, 3, 0]),
        ("flaming-sword", "worker", ANNA, [1, 3, 0]),
        ("halberd", "worker", BEN, [2, 3, 0]),
        ("halberd", "worker", ANNA, [1, 3, 0]),
        ("blessed-home", "worker", ANNA, [1, 3, 0]),
    ],
)
def test_weapons_that_give_dice(card: str, unit: str, turn: int, expected: list[int]) -> None:
    game = table("storm-djinn", "deep-naga", "iron-legion", "sun-seraphs", more=("earth", "fire"))
    owns(game, ANNA, card)
    stands(game, ANNA, unit, "mill")
    stands(game, BEN, "dragon", "mill")
    found = dice(game, turn=turn)
    assert [found[ANNA], found[BEN], found[-1]] == expected


@rule("EL-C43", "EL-C58")
def test_the_sun_lance_and_the_blessed_home() -> None:
    game = table("sun-seraphs", OGRES, HARPIES)
    owns(game, ANNA, "sun-lance", "blessed-home")
    dwells(game, ANNA, "ash-fields")
    stands(game, ANNA, "worker", "mill")
    lurks(game, "demon-of-might", "mill")
    assert dice(game, beast="demon-of-might") == [3, 0, 0, 3]


@rule("EL-C44")
def test_the_wild_blade_rolls_all_dice_again() -> None:
    seen = set()
    for seed in range(15):
        game = table("pandemonium-imps", OGRES, seed=seed)
        stands(game, ANNA, "warrior", "mill")
        stands(game, BEN, "dragon", "mill")
        owns(game, ANNA, "wild-blade")
        holds(game, ANNA, "gale")
        rolled(game, seat0=(1, 1, 1), seat1=(6, 6, 6))
        play(game, "use:wild-blade")
        assert game.battle is not None
        seen.add(tuple(game.battle.rolls[ANNA]))
        assert options(game, "use") == set()
    assert len(seen) > 8


@rule("EL-C44")
def test_fire_bombs_hit_the_highest_die_of_every_opponent() -> None:
    seen = set()
    for seed in range(20):
        game = table(OGRES, HARPIES, "deep-naga", seed=seed)
        for seat in (ANNA, BEN, CYRIL):
            stands(game, seat, "dragon", "mill")
        lurks(game, "kraken", "mill")
        owns(game, ANNA, "fire-bombs")
        holds(game, ANNA, "gale")
        gains(game, ANNA, potion=1)
        rolled(game, beast="kraken", seat0=(2, 1), seat1=(6, 2), seat2=(6, 3), monster=(6, 4))
        play(game, "use:fire-bombs")
        assert game.battle is not None
        assert game.battle.rolls[ANNA] == [2, 1]
        left = [sum(game.battle.rolls[side]) - kept for side, kept in ((BEN, 2), (CYRIL, 3), (3, 4))]
        assert all(1 <= pips <= 6 for pips in left)
        seen.add(tuple(left))
        assert (resources(game, ANNA), options(game, "use")) == ({}, set())
    assert len(seen) > 10


@rule("EL-C44")
def test_the_flail_and_the_trident() -> None:
    game = duel("wild-beastkin", "deep-naga", "dragon")
    owns(game, ANNA, "jesters-flail", "trident")
    holds(game, ANNA, "gale")
    gains(game, ANNA, sword=1)
    rolled(game, seat0=(2, 2), seat1=(6, 4))
    play(game, "use:trident", "die:0:2")
    assert game.battle is not None
    assert game.battle.rolls[ANNA] == [5, 2]
    play(game, "use:jesters-flail")
    assert options(game) == {"die:0:5", "die:0:2", "die:1:6", "die:1:4"}
    play(game, "die:1:6")
    assert (4 in game.battle.rolls[BEN], resources(game, ANNA)) == (True, {})


@rule("EL-C45")
def test_the_soul_dagger_steals() -> None:
    game = duel("shadow-demons", HARPIES, "warrior")
    owns(game, ANNA, "soul-dagger")
    gains(game, BEN, gem=1, gold=1)
    holds(game, BEN, "gale")
    ends(game, seat0=(6,), seat1=(1,))
    assert options(game) == {"steal:1:gem", "steal:1:gold"}
    play(game, "steal:1:gold")
    assert (resources(game, ANNA), resources(game, BEN)) == ({"gold": 1}, {"gem": 1})


@rule("EL-C56")
def test_war_drums_and_anarchy() -> None:
    game = duel("wild-beastkin", OGRES, "dragon")
    owns(game, ANNA, "war-drums")
    ends(game, seat0=(6,), seat1=(1,))
    assert game.players[ANNA].vp == 2 + 2
    game = table("wild-beastkin", OGRES)
    owns(game, ANNA, "anarchy")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "molten-crown")
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown", "done")
    assert (asked(game), resources(game, ANNA)) == (("el-swords", ANNA), {"sword": 1})


@rule("EL-C57")
def test_what_losses_bring() -> None:
    game = table(OGRES, "deep-naga", "shadow-demons")
    owns(game, ANNA, "phoenix-feather", "healing-springs", "pact-with-death")
    for unit in ("worker", "warrior", "wizard", "dragon"):
        stands(game, ANNA, unit, "mill")
    stands(game, BEN, "worker", "mill")
    gains(game, ANNA, potion=2)
    ends(game, seat0=(1,), seat1=(6,))
    assert asked(game) == ("el-save", ANNA)
    play(game, "use:phoenix-feather", "unit:dragon:mill")
    assert "dragon" in units(game, ANNA, "ready")
    assert units(game, ANNA, "underworld") == ["worker", "warrior", "wizard"]
    assert (resources(game, ANNA), game.players[ANNA].vp) == ({"potion": 2, "sword": 3}, 2)


@rule("EL-C57")
def test_healing_springs_flow_for_the_first_loss() -> None:
    game = duel(OGRES, "deep-naga", "worker")
    owns(game, ANNA, "healing-springs")
    ends(game, seat0=(1,), seat1=(6,))
    assert (units(game, ANNA, "underworld"), resources(game, ANNA)) == (["worker"], {"potion": 1, "sword": 1})


@rule("EL-C58")
def test_twist_of_fate_once_in_every_turn() -> None:
    game = duel("wild-beastkin", HARPIES, "dragon")
    owns(game, ANNA, "twist-of-fate")
    holds(game, ANNA, "gale")
    rolled(game, seat0=(2, 1), seat1=(6,))
    play(game, "use:twist-of-fate", "die:0:1")
    assert refuse(game, "use:twist-of-fate").rule == "EL-152"
    assert game.battle is not None
    assert 2 in game.battle.rolls[ANNA]
