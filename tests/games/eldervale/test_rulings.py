"""Questions that the rulebook leaves open and our rules decide."""

import pytest

from deska.games.eldervale.actions import BEASTS, REALMS
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import GAIN_CARD
from deska.games.eldervale.effects.sides import battle_of
from deska.games.eldervale.turn.battle.start import START_BATTLE
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    LAND,
    asked,
    at,
    gains,
    hand,
    holds,
    levels,
    lurks,
    offers,
    options,
    play,
    resolve,
    stands,
    table,
    tableau,
    turn_of,
    units,
)

MILL = REALMS.index("mill")


def crowded(*casters: int) -> Eldervale:
    """Anna has placed on the Mill, which Ben and Cyril share; those with Rising Fog could still leave."""
    game = table("sky-harpies", "villainous-ogres", "deep-naga")
    for seat in (ANNA, BEN, CYRIL):
        stands(game, seat, "worker", "mill")
        gains(game, seat, potion=1, sword=1)
    for seat in casters:
        holds(game, seat, "rising-fog")
    return game


@rule("EL-157", "EL-C65")
def test_those_who_only_shared_the_realm_do_not_fight_when_the_attacker_leaves() -> None:
    game = crowded(ANNA)
    at(game, Frame(TAKE_TURN, ANNA), Frame(START_BATTLE, ANNA, -1, MILL))
    play(game, "cast:rising-fog", "unit:worker:mill")
    assert (game.battle, asked(game)) == (None, ("el-turn", ANNA))
    assert units(game, BEN, "mill") == units(game, CYRIL, "mill") == ["worker"]


@rule("EL-157", "EL-C65")
def test_the_attacker_fights_whoever_does_not_leave() -> None:
    game = crowded(BEN)
    at(game, Frame(TAKE_TURN, ANNA), Frame(START_BATTLE, ANNA, -1, MILL))
    play(game, "cast:rising-fog", "unit:worker:mill")
    assert game.battle is not None
    assert (game.battle.dice[ANNA], game.battle.dice[BEN], game.battle.dice[CYRIL]) == (1, 0, 1)


@rule("EL-157", "EL-C65")
def test_a_monster_fights_whoever_is_left() -> None:
    game = crowded(ANNA)
    lurks(game, "kraken", "mill")
    at(game, Frame(TAKE_TURN, ANNA), Frame(START_BATTLE, ANNA, -1, MILL))
    play(game, "cast:rising-fog", "unit:worker:mill")
    assert game.battle is not None
    assert (game.battle.dice[ANNA], game.battle.dice[BEN], game.battle.dice[CYRIL]) == (0, 1, 1)


@rule("EL-157", "EL-C60")
def test_who_is_blown_out_of_a_battle_has_no_dice() -> None:
    game = table("sky-harpies", "villainous-ogres")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    lurks(game, "kraken", "mill")
    holds(game, ANNA, "whirlwind")
    gains(game, ANNA, scroll=2)
    swords(game, beast="kraken")
    while asked(game)[1] != ANNA:
        play(game, "done")
    assert game.battle is not None
    assert game.battle.dice == [1, 1, 4]
    play(game, "cast:whirlwind", "to:ash-fields")
    assert (game.battle.monster, game.battle.dice) == (-1, [1, 1, 0])


@rule("EL-157", "EL-C60")
def test_who_is_brought_into_a_battle_counts_dice_then() -> None:
    """Displacement, in the middle of it: Ben's worker goes, Cyril's dragon comes."""
    game = table("pandemonium-imps", "villainous-ogres", "deep-naga")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    stands(game, CYRIL, "dragon", "fortress")
    holds(game, ANNA, "displacement")
    gains(game, ANNA, gem=1)
    swords(game)
    assert (asked(game)[1], battle_of(game).dice) == (ANNA, [1, 1, 0, 0])
    play(game, "cast:displacement", "target:1:mill", "target:2:fortress")
    assert (units(game, CYRIL, "mill"), battle_of(game).dice) == (["dragon"], [1, 0, 3, 0])


@rule("EL-196", "EL-C60")
@pytest.mark.parametrize("peace", [True, False])
def test_no_whirlwind_drives_a_monster_from_its_lair_in_the_peaceful_start(peace: bool) -> None:
    game = table("sky-harpies", "villainous-ogres", peace=peace, land={**LAND, "demon-caldera": (3, 0)})
    lurks(game, "demon-of-might", "demon-caldera")
    holds(game, ANNA, "whirlwind")
    gains(game, ANNA, scroll=2)
    turn_of(game, ANNA)
    assert ("cast:whirlwind" in options(game)) is not peace
    assert game.place[BEASTS.index("demon-of-might")] == REALMS.index("demon-caldera")


@rule("EL-248", "EL-249")
def test_a_partner_is_not_asked() -> None:
    game = table("sky-harpies", "villainous-ogres", "deep-naga", "iron-legion", team="on")
    holds(game, ANNA, "gale", "curse")
    holds(game, BEN, "fireball", "blessing")
    turn_of(game, ANNA)
    play(game, "give:gale", "receive:blessing")
    assert (hand(game, BEN), asked(game)) == ({"fireball", "gale"}, ("el-turn", ANNA))
    offers(game, "forge")
    resolve(game, GAIN_CARD, ANNA, "forge")
    play(game, "yes")
    assert (tableau(game, BEN), levels(game, BEN)["fire"], asked(game)) == (["start-fire", "forge"], 2, ("el-turn", ANNA))
