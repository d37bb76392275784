"""The course of a turn, and placing a unit: what a turn is, and where units may go."""

from typing import Any

import pytest

from deska.games.eldervale.actions import BEASTS, REALMS
from deska.games.eldervale.components.state import Eldervale
from deska.testing import rule
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    LAND,
    OGRES,
    asked,
    dwells,
    gains,
    holds,
    is_ready,
    lone,
    lurks,
    options,
    owns,
    play,
    refuse,
    resources,
    stands,
    table,
    treasures,
    turn_of,
    units,
)

ROW = {
    "ash-fields": (0, 0),
    "cloud-plateau": (1, 0),
    "windspire-peaks": (2, 0),
    "molten-crown": (3, 0),
    "thunder-eyrie": (4, 0),
    "demon-caldera": (5, 0),
}
"""Six realms in a line, so that distances are seen."""
DEMON, ROC = "demon-of-might", "thunder-roc"


def targets(game: Eldervale, unit: str = "worker") -> set[str]:
    """Where a unit may be placed."""
    return {option.split(":")[2] for option in options(game, "place") if option.split(":")[1] == unit}


def wild(game: Eldervale, monster: str) -> str:
    return REALMS[game.place[BEASTS.index(monster)]]


def in_a_row(*factions: str, **variant: Any) -> Eldervale:
    return table(*(factions or (HARPIES, OGRES)), land=ROW, **variant)


# --- the turn


@rule("EL-062", "EL-065")
def test_one_unit_is_placed_or_all_regroup() -> None:
    game = in_a_row()
    assert {option.split(":")[0] for option in options(game)} == {"place", "regroup"}
    play(game, "place:worker:windspire-peaks")
    assert len(game.players[ANNA].tray) == 1
    assert refuse(game, "place:worker:cloud-plateau").message == "not-offered"
    play(game, "end")
    assert asked(game) == ("el-turn", BEN)


@rule("EL-063", "EL-130")
def test_free_actions_before_and_after_the_action() -> None:
    game = table()
    treasures(game, ANNA, "gem-gem", "tool-tool", "gold", "potion-potion")
    turn_of(game, ANNA)
    play(game, "cash:gem-gem:gem", "put:gold:gather", "place:worker:fortress")
    assert asked(game) == ("el-end-turn", ANNA)
    play(game, "cash:tool-tool:tool", "put:potion-potion:gather", "end")
    assert resources(game, ANNA) == {"gold": 2, "tool": 2}
    assert asked(game) == ("el-turn", BEN)


@rule("EL-064")
def test_without_a_legal_placement_only_a_regroup_is_left() -> None:
    game = table(land={"mill": (0, 0), "fortress": (1, 0), "summoning-portal": (0, 1)})
    assert lone(game) == ["regroup"]
    game = in_a_row()
    for realm in ("ash-fields", "windspire-peaks", "molten-crown"):
        stands(game, ANNA, "worker", realm)
    assert lone(turn_of(game, ANNA)) == ["regroup"]


@rule("EL-064")
def test_a_regroup_is_always_possible() -> None:
    game = in_a_row()
    play(game, "regroup", "end")
    assert (asked(game), units(game, ANNA, "ready")) == (("el-turn", BEN), ["worker"] * 3)


@rule("EL-065")
def test_only_ready_units_are_placed() -> None:
    game = in_a_row()
    assert refuse(game, "place:dragon:ash-fields").rule == "EL-065"
    assert refuse(game, "place:worker:mill").rule == "EL-068"


# --- invasion


@rule("EL-066", "EL-156", "EL-197")
def test_a_monster_beside_the_realm_invades_before_the_action() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, gem=2)
    holds(game, ANNA, "gale")
    lurks(game, DEMON, "mage-tower")
    turn_of(game, ANNA)
    play(game, "place:worker:fortress")
    assert wild(game, DEMON) == "fortress"
    assert asked(game)[0] == "el-pay"
    play(game, "pay:gem", "pay:gem")
    assert asked(game) == ("el-looms", ANNA)


@rule("EL-066", "EL-198")
def test_of_several_monsters_one_invades() -> None:
    game = table(OGRES, HARPIES, "iron-legion")
    lurks(game, DEMON, "windspire-peaks")
    lurks(game, "iron-golem", "mage-tower")
    holds(game, ANNA, "gale")
    turn_of(game, ANNA)
    play(game, "place:worker:ash-fields")
    assert asked(game) == ("el-invasion", ANNA)
    assert options(game) == {"invade:demon-of-might", "invade:iron-golem"}
    play(game, "invade:iron-golem", "take:ash-fields-1")
    assert (wild(game, DEMON), game.battle is None) == ("windspire-peaks", False)


@rule("EL-066", "EL-196", "EL-072")
def test_no_invasion_in_the_peaceful_start() -> None:
    game = table(peace=True)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "ash-fields")
    lurks(game, DEMON, "windspire-peaks")
    turn_of(game, ANNA)
    assert "windspire-peaks" not in targets(game)
    play(game, "place:worker:ash-fields", "take:ash-fields-2")
    assert (wild(game, DEMON), game.battle) == ("windspire-peaks", None)
    assert units(game, ANNA, "ash-fields") == units(game, BEN, "ash-fields") == ["worker"]


@rule("EL-067", "EL-C60")
def test_a_move_is_no_placement() -> None:
    game = in_a_row()
    stands(game, ANNA, "worker", "ash-fields")
    lurks(game, DEMON, "molten-crown")
    holds(game, ANNA, "gale")
    gains(game, ANNA, scroll=1)
    turn_of(game, ANNA)
    play(game, "cast:gale", "unit:worker:ash-fields")
    assert options(game) == {"to:cloud-plateau", "to:windspire-peaks"}
    play(game, "to:windspire-peaks")
    assert (wild(game, DEMON), game.battle, game.players[ANNA].tray) == ("molten-crown", None, [])
    assert asked(game)[0] == "el-turn"


# --- where (EL-068 to EL-077)


@rule("EL-068", "EL-069")
def test_first_placement_in_an_unoccupied_realm() -> None:
    game = in_a_row()
    stands(game, BEN, "worker", "cloud-plateau")
    dwells(game, BEN, "molten-crown")
    dwells(game, ANNA, "thunder-eyrie")
    lurks(game, DEMON, "demon-caldera")
    assert targets(turn_of(game, ANNA)) == {"ash-fields", "windspire-peaks", "molten-crown", "thunder-eyrie"}
    assert refuse(game, "place:worker:cloud-plateau").rule == "EL-068"


@rule("EL-070", "EL-071", "EL-072")
def test_further_placement_beside_an_own_unit() -> None:
    game = in_a_row()
    stands(game, ANNA, "worker", "windspire-peaks")
    stands(game, BEN, "worker", "cloud-plateau")
    lurks(game, DEMON, "molten-crown")
    holds(game, ANNA, "gale")
    assert targets(turn_of(game, ANNA)) == {"cloud-plateau", "molten-crown"}
    assert refuse(game, "place:worker:windspire-peaks").rule == "EL-071"
    assert refuse(game, "place:worker:ash-fields").rule == "EL-070"
    play(game, "place:worker:molten-crown")
    assert asked(game) == ("el-looms", ANNA)


@rule("EL-072", "EL-155")
@pytest.mark.parametrize("peace", [True, False])
def test_entering_a_held_realm_means_a_battle(peace: bool) -> None:
    game = table(peace=peace)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "molten-crown")
    holds(game, BEN, "gale")
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown")
    assert asked(game) == (("el-end-turn", ANNA) if peace else ("el-looms", BEN))


@rule("EL-073", "EL-074")
def test_the_action_must_be_paid_from_the_supply() -> None:
    game = table()
    treasures(game, ANNA, "gem-gem")
    turn_of(game, ANNA)
    for ruin in ("fortress", "mage-tower", "mill", "summoning-portal", "dungeon"):
        assert refuse(game, f"place:worker:{ruin}").rule == "EL-073"
    play(game, "cash:gem-gem:gem")
    assert {"fortress", "mage-tower"} <= targets(game)
    gains(game, ANNA, gem=0, gold=2)
    assert "fortress" in targets(turn_of(game, ANNA))


@rule("EL-075", "EL-091")
def test_a_dungeon_needs_an_affordable_card() -> None:
    game = table()
    assert "dungeon" not in targets(game)
    gains(game, ANNA, scroll=1, potion=1)
    assert "dungeon" in targets(turn_of(game, ANNA))
    game.stock = []
    assert "dungeon" in targets(turn_of(game, ANNA))


@rule("EL-075", "EL-021")
def test_the_second_dungeon_is_like_the_first() -> None:
    land = {**LAND, "second-dungeon": (1, -2)}
    game = table(HARPIES, OGRES, "keepers-of-the-plains", "deep-naga", land=land)
    assert "second-dungeon" not in targets(game)
    gains(game, ANNA, scroll=1, potion=1)
    turn_of(game, ANNA)
    assert {"dungeon", "second-dungeon"} <= targets(game)


@rule("EL-076")
def test_an_element_realm_can_always_be_entered() -> None:
    game = table()
    for space in range(len(game.left)):
        game.left[space] = 0
    gains(game, ANNA, sword=5, gem=5)
    turn_of(game, ANNA)
    assert {"ash-fields", "molten-crown"} <= targets(game)
    play(game, "place:worker:ash-fields", "take:ash-fields-1")
    assert resources(game, ANNA) == {"sword": 5, "gem": 5}


@rule("EL-077")
def test_no_first_placement_on_the_mill() -> None:
    game = table()
    gains(game, ANNA, gem=5, scroll=5, potion=5, tool=5, sword=5)
    assert "mill" not in targets(turn_of(game, ANNA))
    stands(game, ANNA, "worker", "ash-fields")
    assert "mill" in targets(turn_of(game, ANNA))


# --- abilities of units (EL-078 to EL-082)


@rule("EL-078", "EL-079")
def test_the_dragon_flies_two_realms() -> None:
    game = in_a_row(OGRES, HARPIES)
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, BEN, "worker", "cloud-plateau")
    is_ready(game, ANNA, "dragon")
    assert targets(turn_of(game, ANNA), "dragon") == {"cloud-plateau", "windspire-peaks"}
    stands(game, BEN, "worker", "windspire-peaks")
    assert targets(turn_of(game, ANNA), "dragon") == {"cloud-plateau", "windspire-peaks"}
    assert targets(game) == {"cloud-plateau"}


@rule("EL-079")
def test_distances_run_over_tiles() -> None:
    game = table(OGRES, HARPIES, land={**ROW, "windspire-peaks": (2, -1), "molten-crown": (-1, 2)})
    stands(game, ANNA, "worker", "ash-fields")
    is_ready(game, ANNA, "dragon")
    assert targets(turn_of(game, ANNA), "dragon") == {"cloud-plateau", "windspire-peaks"}


@rule("EL-080", "EL-082")
def test_the_wizard_teleports() -> None:
    game = in_a_row(OGRES, HARPIES)
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, BEN, "worker", "cloud-plateau")
    stands(game, BEN, "worker", "thunder-eyrie")
    is_ready(game, ANNA, "wizard")
    assert targets(turn_of(game, ANNA), "wizard") == {"cloud-plateau", "windspire-peaks", "molten-crown", "demon-caldera"}


@rule("EL-081", "EL-082")
def test_the_warrior_attacks_from_nowhere() -> None:
    game = in_a_row(OGRES, HARPIES)
    stands(game, BEN, "worker", "cloud-plateau")
    lurks(game, DEMON, "demon-caldera")
    is_ready(game, ANNA, "warrior")
    turn_of(game, ANNA)
    assert targets(game, "warrior") == set(ROW)
    assert targets(game) == set(ROW) - {"cloud-plateau", "demon-caldera"}
    stands(game, ANNA, "worker", "ash-fields")
    assert targets(turn_of(game, ANNA), "warrior") == {"cloud-plateau"}


@rule("EL-082", "EL-C10", "EL-C54")
@pytest.mark.parametrize(
    ("faction", "cards", "unit", "reached"),
    [
        (HARPIES, (), "dragon", 3),
        (OGRES, (), "dragon", 2),
        (OGRES, ("feathered-boots",), "worker", 2),
        (OGRES, ("feathered-boots",), "warrior", 1),
        (HARPIES, (), "worker", 1),
    ],
)
def test_factions_and_cards_change_the_range(faction: str, cards: tuple[str, ...], unit: str, reached: int) -> None:
    game = in_a_row(faction, OGRES if faction == HARPIES else HARPIES)
    owns(game, ANNA, *cards)
    stands(game, ANNA, "worker", "ash-fields")
    is_ready(game, ANNA, unit)
    assert targets(turn_of(game, ANNA), unit) == set(list(ROW)[1 : reached + 1])


@rule("EL-C25", "EL-C09")
def test_the_beastkin_rampage() -> None:
    game = in_a_row("wild-beastkin", OGRES, more=("air", "earth"))
    stands(game, ANNA, "worker", "ash-fields")
    is_ready(game, ANNA, "warrior", "dragon")
    assert targets(turn_of(game, ANNA), "warrior") == {"cloud-plateau"}
    stands(game, BEN, "worker", "windspire-peaks")
    stands(game, BEN, "worker", "molten-crown")
    assert targets(turn_of(game, ANNA), "warrior") == {"cloud-plateau", "windspire-peaks"}
    assert targets(game) == {"cloud-plateau"}


@rule("EL-C20", "EL-C09")
def test_the_dark_veil() -> None:
    game = table("shadow-demons", OGRES, HARPIES)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "windspire-peaks")
    lurks(game, DEMON, "mage-tower")
    is_ready(game, ANNA, "wizard")
    turn_of(game, ANNA)
    assert "windspire-peaks" in targets(game, "wizard")
    assert "windspire-peaks" not in targets(game)
    play(game, "place:wizard:windspire-peaks")
    assert (game.battle, wild(game, DEMON), asked(game)) == (None, "mage-tower", ("el-end-turn", ANNA))
    assert units(game, ANNA, "windspire-peaks") == ["wizard"]


@rule("EL-C27", "EL-202")
def test_the_roc_swoops_and_its_owner_flies_it() -> None:
    game = in_a_row()
    lurks(game, ROC, "thunder-eyrie")
    holds(game, ANNA, "gale")
    turn_of(game, ANNA)
    play(game, "place:worker:windspire-peaks")
    assert (wild(game, ROC), asked(game)) == ("windspire-peaks", ("el-looms", ANNA))
    game = in_a_row()
    stands(game, ANNA, "worker", "ash-fields")
    is_ready(game, ANNA, ROC)
    assert targets(turn_of(game, ANNA), ROC) == {"cloud-plateau", "windspire-peaks"}


@rule("EL-C27", "EL-C60")
@pytest.mark.parametrize(
    ("monster", "spell", "invades"), [("ancient-treant", "", False), (DEMON, "", True), (DEMON, "burning-trail", False)]
)
def test_who_does_not_invade(monster: str, spell: str, invades: bool) -> None:
    game = in_a_row(HARPIES, OGRES, more=("earth", "water"))
    lurks(game, monster, "molten-crown")
    if spell:
        holds(game, ANNA, spell)
        gains(game, ANNA, sword=1)
    holds(game, ANNA, "prophecy-of-glory")
    turn_of(game, ANNA)
    play(game, *([f"cast:{spell}"] if spell else []), "place:worker:windspire-peaks")
    assert (wild(game, monster) == "windspire-peaks") == invades
    assert asked(game)[0] == ("el-looms" if invades else "el-end-turn")
