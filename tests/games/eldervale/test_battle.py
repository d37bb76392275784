"""Battles, and the glory track."""

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import BEASTS, REALMS
from deska.games.eldervale.components.pieces import COMPARED, DEFEATED, NOWHERE, REWARDING
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.power import Glory
from deska.games.eldervale.turn.battle.result import best_side
from deska.games.eldervale.turn.placing import invaders
from deska.testing import rule
from tests.games.eldervale.battles import dice, ends, swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    ELVES,
    GOBLINS,
    HARPIES,
    OGRES,
    asked,
    dwells,
    fights,
    gains,
    holds,
    is_ready,
    levels,
    lurks,
    options,
    play,
    powers,
    refuse,
    resolve,
    resources,
    stands,
    table,
    turn_of,
    units,
)

DEMON = "demon-of-might"
THREE = (HARPIES, "atlanteans", "iron-legion")


# --- peace and trigger


@rule("EL-153", "EL-154")
def test_who_met_in_peace_stays_in_peace() -> None:
    game = table(peace=True)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    game.players[BEN].glory = 0
    stands(game, ANNA, "warrior", "fortress")
    turn_of(game, ANNA)
    play(game, "regroup", "done", "end")
    assert not game.peace
    assert (game.battle, asked(game)) == (None, ("el-turn", BEN))
    assert units(game, BEN, "mill") == ["worker"]


@rule("EL-153")
def test_peace_lasts_until_the_last_first_regroup() -> None:
    game = table(HARPIES, OGRES, "deep-naga", peace=True)
    for seat in range(3):
        assert game.peace
        assert asked(game)[1] == seat
        play(game, "regroup", "end")
    assert not game.peace


@rule("EL-155", "EL-158")
def test_all_in_the_realm_fight() -> None:
    game = table(HARPIES, OGRES, "deep-naga")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "molten-crown")
    stands(game, CYRIL, "dragon", "molten-crown")
    lurks(game, DEMON, "molten-crown")
    gains(game, BEN, sword=1)
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown", "done")
    assert asked(game) == ("el-swords", BEN)
    assert game.battle is not None
    assert (game.battle.dice, game.battle.monster) == ([1, 1, 3, 4], BEASTS.index(DEMON))


@rule("EL-157")
def test_without_a_reason_there_is_no_battle() -> None:
    game = table("pandemonium-imps", HARPIES, OGRES)
    stands(game, ANNA, "worker", "mill")
    is_ready(game, ANNA, "wizard")
    stands(game, BEN, "worker", "molten-crown")
    holds(game, BEN, "rising-fog")
    gains(game, BEN, potion=1)
    turn_of(game, ANNA)
    play(game, "place:wizard:molten-crown", "pass")
    assert asked(game) == ("el-looms", BEN)
    play(game, "cast:rising-fog", "unit:worker:molten-crown")
    assert (game.battle, units(game, BEN, "ready"), resources(game, BEN)) == (None, ["worker"] * 3, {})
    assert units(game, ANNA, "molten-crown") == ["wizard"]


@rule("EL-159", "EL-279")
def test_two_battles_are_fought_one_after_the_other() -> None:
    game = SPEC.new(1, 3, {"factions": [HARPIES]})
    assert isinstance(game, Eldervale)
    assert game.ghosts is not None
    for player in game.players:
        player.glory = 0
    realm = next(name for name in REALMS.names[:24] if game.cells[REALMS.index(name)] >= 0 and game.wild_at(REALMS.index(name)) < 0)
    stands(game, 1, "worker", realm)
    is_ready(game, 0, "warrior")
    game.ghosts.guardian = REALMS.index(realm)
    turn_of(game, 0)
    play(game, f"place:warrior:{realm}")
    while asked(game)[0] == "el-take-here":
        play(game, min(options(game, "take")))
    assert asked(game) == ("el-order", 0)
    assert options(game, "first") == {f"first:{realm}", "first:guardian"}


# --- step 1


@rule("EL-160", "EL-161", "EL-067")
def test_everybody_joins_once_from_the_left() -> None:
    game = table(*THREE)
    stands(game, ANNA, "worker", "dungeon")
    stands(game, ANNA, "worker", "fortress")
    stands(game, BEN, "worker", "molten-crown")
    stands(game, CYRIL, "worker", "ash-fields")
    stands(game, CYRIL, "worker", "mage-tower")
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown")
    assert asked(game) == ("el-join", CYRIL)
    assert options(game, "join") == {"join:worker:ash-fields"}
    assert refuse(game, "join:worker:mage-tower").rule == "EL-161"
    play(game, "join:worker:ash-fields")
    assert (asked(game), options(game, "join")) == (("el-join", ANNA), {"join:worker:dungeon"})
    assert (units(game, CYRIL, "molten-crown"), game.players[CYRIL].tray) == (["worker"], [])


# --- steps 2 and 3


@rule("EL-162", "EL-164")
@pytest.mark.parametrize(("unit", "count"), [("worker", 1), ("warrior", 2), ("wizard", 1), ("dragon", 3), (DEMON, 4), ("minotaur", 3)])
def test_dice_of_units(unit: str, count: int) -> None:
    game = table(HARPIES, "atlanteans", "iron-legion")
    stands(game, ANNA, unit, "mill")
    stands(game, BEN, "worker", "mill")
    lurks(game, "iron-golem", "mill")
    assert dice(game, beast="iron-golem") == [count, 1, 0, 4]


@rule("EL-163")
def test_dwellings_give_dice_to_who_fights() -> None:
    game = table("atlanteans", HARPIES, OGRES)
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, BEN, "worker", "ash-fields")
    dwells(game, ANNA, "ash-fields", "molten-crown", "cloud-plateau")
    dwells(game, CYRIL, "windspire-peaks")
    assert dice(game, "ash-fields") == [3, 1, 0, 0]


@rule("EL-165", "EL-167")
def test_swords_and_gold_for_dice_up_to_six() -> None:
    game = table(*THREE)
    stands(game, ANNA, "dragon", "mill")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    gains(game, ANNA, sword=2, gold=2)
    gains(game, CYRIL, sword=5)
    holds(game, ANNA, "prophecy-of-glory")
    swords(game)
    assert asked(game) == ("el-swords", ANNA)
    play(game, "fight:sword", "fight:gold")
    assert game.battle is not None
    assert (game.battle.dice, resources(game, ANNA)) == ([6, 1, 0, 0], {"sword": 1, "gold": 1})
    paid = [(event.args["resource"], event.move) for event in game.events if event.message == "el-paid"]
    assert refuse(game, "fight:gold").message == "el-why-six-dice"
    assert paid[-1] == ("gold", ("sword", "resources:0", "stock"))
    assert resources(game, CYRIL) == {"sword": 5}


@rule("EL-166", "EL-C66", "EL-167")
def test_spells_add_dice_in_step_three() -> None:
    game = table(OGRES, HARPIES)
    stands(game, ANNA, "warrior", "mill")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    holds(game, ANNA, "battle-fury", "shield-wall", "prophecy-of-glory")
    gains(game, ANNA, sword=1, tool=1)
    assert dice(game)[ANNA] == 4
    swords(game)
    play(game, "cast:shield-wall")
    assert game.battle is not None
    assert game.battle.dice[ANNA] == 5
    play(game, "cast:battle-fury")
    assert game.battle.dice[ANNA] == 6


@rule("EL-167", "EL-C66")
@pytest.mark.parametrize("spell", ["battle-fury", "shield-wall"])
@pytest.mark.parametrize(("more", "possible"), [(("worker", "worker"), True), (("worker", "dragon"), False)])
def test_nobody_casts_for_a_seventh_die(spell: str, more: tuple[str, ...], possible: bool) -> None:
    game = table(OGRES, HARPIES)
    for unit in ("warrior", *more):
        stands(game, ANNA, unit, "mill")
    stands(game, BEN, "worker", "mill")
    holds(game, ANNA, spell)
    gains(game, ANNA, sword=1, tool=1)
    swords(game)
    assert (f"cast:{spell}" in options(game)) is possible


@rule("EL-167", "EL-168")
def test_at_most_six_dice_and_at_least_one() -> None:
    game = table("sun-seraphs", "shadow-demons", HARPIES)
    for unit in ("dragon", "warrior", "wizard", "worker", "worker"):
        stands(game, ANNA, unit, "mill")
    stands(game, BEN, "worker", "mill")
    lurks(game, "night-terror", "mill")
    assert dice(game, beast="night-terror") == [6, 1, 0, 3]


@rule("EL-168", "EL-C34")
def test_the_hydra_grows_to_five_dice() -> None:
    for others, strength in ((0, 3), (1, 4), (3, 5)):
        game = table("shadow-demons", HARPIES, OGRES, "atlanteans", legendary="on")
        for seat in range(others + 1):
            stands(game, seat, "worker", "mill")
        lurks(game, "gloom-hydra", "mill")
        assert dice(game, beast="gloom-hydra")[-1] == strength


# --- steps 4 and 5


@rule("EL-169")
def test_everybody_rolls_before_dice_are_changed() -> None:
    game = table("storm-djinn", OGRES)
    stands(game, ANNA, "worker", "mill")
    is_ready(game, ANNA, "warrior")
    stands(game, BEN, "dragon", "molten-crown")
    turn_of(game, ANNA)
    play(game, "place:warrior:molten-crown", "done", "done")
    assert asked(game) == ("el-rerolls", ANNA)
    assert game.battle is not None
    assert [len(rolls) for rolls in game.battle.rolls] == [2, 3, 0]


@rule("EL-170", "EL-172", "EL-173", table=True)
@pytest.mark.parametrize(
    ("one", "two", "three", "winner"),
    [
        ((6, 1), (5, 5, 5), (), ANNA),
        ((6, 5, 1), (6, 4, 4), (6, 5, 2), CYRIL),
        ((6, 2), (6, 1), (5, 5, 5), ANNA),
        ((6, 3), (6, 3, 1), (), BEN),
        ((4, 4), (4, 4), (4, 3), NOWHERE),
        ((2,), (6,), (6,), NOWHERE),
    ],
)
def test_comparing_dice(one: tuple[int, ...], two: tuple[int, ...], three: tuple[int, ...], winner: int) -> None:
    game = table(HARPIES, OGRES, "deep-naga")
    for seat, roll in enumerate((one, two, three)):
        if roll:
            stands(game, seat, "worker", "mill")
    fights(game, "mill", seat0=one, seat1=two, seat2=three)
    assert best_side(game) == winner


# --- steps 6 and 7


@rule("EL-174", "EL-175", "EL-178")
@pytest.mark.parametrize(("choice", "points", "power"), [("glory", 2, {"air": 1}), ("rise:fire", 0, {"air": 1, "fire": 1})])
def test_glory_or_power_for_beating_a_monster(choice: str, points: int, power: dict[str, int]) -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    lurks(game, DEMON, "mill")
    ends(game, beast=DEMON, seat0=(6,), seat1=(5,), monster=(4, 4))
    assert asked(game) == ("el-spoils", ANNA)
    assert units(game, BEN, "mill") == ["worker"]
    play(game, choice)
    assert (game.players[ANNA].vp, levels(game, ANNA)) == (points, power)
    assert (game.place[BEASTS.index(DEMON)], units(game, BEN, "underworld")) == (DEFEATED, ["worker"])


@rule("EL-176", "EL-204")
def test_a_controlled_monster_is_a_unit() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, DEMON, "mill")
    ends(game, seat0=(6,), seat1=(5,))
    assert (game.players[ANNA].glory, game.place[BEASTS.index(DEMON)], game.owner[BEASTS.index(DEMON)]) == (1, DEFEATED, NOWHERE)
    assert resources(game, BEN) == {"sword": 1}
    play(turn_of(game, BEN), "regroup")
    assert DEMON not in units(game, BEN, "ready")


@rule("EL-157", "EL-174", "EL-177")
def test_the_winner_gains_in_step_6_before_losers_are_removed() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    holds(game, BEN, "gale")
    lurks(game, DEMON, "mill")
    ends(game, beast=DEMON, seat0=(6,), seat1=(5,), monster=(4, 4))
    assert game.battle is not None
    assert (asked(game), game.battle.stage) == (("el-spoils", ANNA), COMPARED)
    play(game, "glory")
    assert (asked(game), game.battle.stage) == (("el-save", BEN), REWARDING)


@rule("EL-177", "EL-179", "EL-180")
def test_a_monster_wins() -> None:
    game = table("atlanteans", HARPIES, more=("fire", "earth"))
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, ANNA, "dragon", "ash-fields")
    dwells(game, ANNA, "ash-fields")
    gains(game, ANNA, sword=4)
    lurks(game, DEMON, "ash-fields")
    ends(game, "ash-fields", DEMON, seat0=(3,), monster=(4,))
    assert game.place[BEASTS.index(DEMON)] == REALMS.index("ash-fields")
    assert (units(game, ANNA, "underworld"), resources(game, ANNA)) == (["worker", "dragon"], {"sword": 5})
    assert game.dwellings[REALMS.index("ash-fields")] == ANNA
    assert game.players[ANNA].glory == 0


# --- glory


@rule("EL-182")
def test_no_glory_before_the_marker_is_on_its_track() -> None:
    game = resolve(table(peace=True), Glory(2))
    assert (game.players[ANNA].glory, game.players[ANNA].vp) == (NOWHERE, 0)


@rule("EL-183", "EL-184", "EL-187")
def test_the_fields_of_the_glory_track() -> None:
    game = resolve(table(), Glory(7))
    assert (game.players[ANNA].vp, asked(game)[0]) == (2, "el-gain-any")
    play(game, "gain:gem")
    assert options(game) == {"rise:air", "rise:earth", "rise:fire", "rise:water"}
    assert refuse(game, "rise:chaos").rule == "EL-187"
    play(game, "rise:air")
    assert (game.players[ANNA].orbs, asked(game)[0]) == (1, "el-gain-any")
    play(game, "gain:gold", "gain:tool", "rise:fire")
    assert (game.players[ANNA].glory, game.players[ANNA].orbs, game.players[ANNA].vp) == (7, 2, 2)
    assert (resources(game, ANNA), levels(game, ANNA)) == ({"gem": 1, "gold": 1, "tool": 1}, {"air": 2, "fire": 1})


@rule("EL-185", "EL-186")
def test_orbs_for_the_first_and_points_beyond_the_end() -> None:
    game = table()
    game.glory_orbs = 0
    for start, steps, end in ((3, 1, 4), (6, 1, 7), (7, 1, 7), (7, 2, 7)):
        game.players[ANNA].glory, game.players[ANNA].vp = start, 0
        resolve(game, Glory(steps))
        assert (game.players[ANNA].glory, game.players[ANNA].vp, game.players[ANNA].orbs) == (end, 2 * steps, 0)


@rule("EL-198")
def test_no_second_monster_enters_a_realm() -> None:
    game = table(OGRES, "iron-legion")
    lurks(game, DEMON, "mill")
    lurks(game, "iron-golem", "fortress")
    assert invaders(game, REALMS.index("mill")) == []
    assert invaders(game, REALMS.index("ash-fields")) == [BEASTS.index(DEMON), BEASTS.index("iron-golem")]


@rule("EL-C12", "EL-163")
def test_longbows_need_a_unit_in_the_battle() -> None:
    game = table(ELVES, HARPIES, GOBLINS)
    stands(game, ANNA, "worker", "dungeon")
    stands(game, ANNA, "worker", "fortress")
    stands(game, BEN, "worker", "mill")
    stands(game, CYRIL, "worker", "mill")
    assert dice(game) == [0, 1, 1, 0]
    stands(game, ANNA, "dragon", "mill")
    powers(game, ANNA, earth=1)
    assert dice(game) == [5, 1, 1, 0]
    ends(game, seat0=(1,), seat1=(6,), seat2=(2,))
    assert (units(game, ANNA, "underworld"), units(game, ANNA, "fortress")) == (["dragon"], ["worker"])


@rule("EL-C14")
@pytest.mark.parametrize(("fighter", "turn", "count"), [("wizard", ANNA, 3), ("wizard", BEN, 1), ("worker", ANNA, 1)])
def test_the_fire_bolt_is_thrown_by_who_attacks(fighter: str, turn: int, count: int) -> None:
    game = table(GOBLINS, HARPIES)
    stands(game, ANNA, fighter, "mill")
    stands(game, ANNA, "wizard" if fighter == "worker" else "worker", "fortress")
    stands(game, BEN, "worker", "mill")
    assert dice(game, turn=turn) == [count, 1, 0]
