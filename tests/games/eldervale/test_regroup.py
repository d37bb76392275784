"""The Regroup, card actions, starting cards."""

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import REALMS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import ON_CARD, READY, UNDERWORLD
from deska.games.eldervale.effects.units import send
from deska.testing import rule
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    OGRES,
    asked,
    fits,
    gains,
    hand,
    holds,
    levels,
    lone,
    options,
    owns,
    play,
    powers,
    refuse,
    regroup,
    resources,
    stands,
    table,
    tableau,
    treasures,
    turn_of,
    units,
)


@rule("EL-103", "EL-107", "EL-111")
def test_everybody_comes_home() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "warrior", "dungeon")
    stands(game, ANNA, "wizard", "fortress")
    game.players[ANNA].move(2, 0, UNDERWORLD)
    stands(game, BEN, "worker", "mill")
    turn_of(game, ANNA)
    play(game, "regroup", "lift:warrior:dungeon", "act:gather", "done")
    assert units(game, ANNA, "ready") == ["worker"] * 3 + ["warrior", "wizard"]
    assert not {UNDERWORLD, ON_CARD} & set(game.players[ANNA].at)
    assert units(game, BEN, "mill") == ["worker"]
    assert resources(game, ANNA) == {"scroll": 1}


@rule("EL-104", "EL-105")
def test_one_action_pays_for_the_next() -> None:
    game = table()
    owns(game, ANNA, "windmill-terrace")
    for realm in ("mill", "dungeon", "fortress"):
        stands(game, ANNA, "worker", realm)
    regroup(game)
    assert options(game, "lift") == {"lift:worker:mill", "lift:worker:dungeon", "lift:worker:fortress"}
    play(game, "lift:worker:dungeon")
    assert options(game) == {"act:gather", "act:windmill-terrace", "ready"}
    play(game, "act:windmill-terrace", "lift:worker:mill")
    assert "act:summon" in options(game)
    play(game, "act:summon", "recruit:worker")
    assert resources(game, ANNA) == {}
    play(game, "lift:worker:fortress", "ready")
    assert units(game, ANNA, "ready") == ["worker"] * 4


@rule("EL-106", "EL-113")
def test_ready_and_new_units_take_no_action() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, tool=2, sword=1, gem=5)
    regroup(game)
    play(game, "lift:worker:mill", "act:summon", "recruit:warrior")
    assert asked(game) != ("el-regroup", ANNA)
    assert units(game, ANNA, "ready") == ["worker"] * 3 + ["warrior"]
    turn_of(game, ANNA)
    assert refuse(game, "act:gather").message == "not-offered"


@rule("EL-108")
def test_units_stand_on_cards_until_the_end() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "worker", "dungeon")
    regroup(game)
    play(game, "lift:worker:mill", "act:gather")
    assert game.players[ANNA].at.count(ON_CARD) == 1
    play(game, "done")
    assert game.players[ANNA].at.count(READY) == 3


# --- card actions


@rule("EL-114", "EL-C52")
@pytest.mark.parametrize(("unit", "accepted"), [("worker", False), ("warrior", True), ("dragon", False)])
def test_icons(unit: str, accepted: bool) -> None:
    game = table("iron-legion", HARPIES)
    owns(game, ANNA, "citadel", "stonemasons")
    stands(game, ANNA, unit, "mill")
    regroup(game)
    play(game, f"lift:{unit}:mill")
    assert ("act:citadel" in options(game)) == accepted
    assert "act:stonemasons" in options(game)
    if not accepted:
        assert refuse(game, "act:citadel").rule == "EL-114"


@rule("EL-115", "EL-117")
def test_every_action_once() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "worker", "dungeon")
    regroup(game)
    play(game, "lift:worker:mill", "act:gather")
    gains(game, ANNA, gem=1)
    play(game, "lift:worker:dungeon")
    assert refuse(game, "act:gather").rule == "EL-115"
    assert refuse(game, "act:citadel").rule == "EL-113"
    assert resources(game, ANNA) == {"gem": 1, "scroll": 1}


@rule("EL-116", "EL-C40")
def test_an_action_activates_its_card() -> None:
    game = table()
    owns(game, ANNA, "windmill-terrace", aura="wind-aura")
    stands(game, ANNA, "worker", "mill")
    regroup(game)
    play(game, "lift:worker:mill", "act:windmill-terrace")
    assert (resources(game, ANNA), len(hand(game, ANNA))) == ({"scroll": 1}, 1)


@rule("EL-117", "EL-119", "EL-122")
def test_three_actions_of_the_starting_card() -> None:
    game = table()
    stands(game, ANNA, "dragon", "mill")
    stands(game, ANNA, "wizard", "dungeon")
    stands(game, ANNA, "warrior", "fortress")
    stands(game, ANNA, "worker", "ash-fields")
    gains(game, ANNA, tool=1, sword=1, gem=2)
    regroup(game)
    play(game, "lift:dragon:mill", "act:dwell", "settle:ash-fields")
    play(game, "lift:wizard:dungeon", "act:summon", "recruit:worker")
    play(game, "lift:warrior:fortress", "act:gather")
    assert (resources(game, ANNA), game.dwellings[REALMS.index("ash-fields")]) == ({"scroll": 1}, ANNA)
    assert units(game, ANNA, "ready") == ["worker"] * 3 + ["warrior", "wizard", "dragon"]


@rule("EL-122")
def test_the_settled_worker_must_stand_on_the_map() -> None:
    game = table()
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, tool=1, sword=1, gem=1)
    regroup(game)
    play(game, "lift:worker:ash-fields")
    assert refuse(game, "act:dwell").rule == "EL-114"


@rule("EL-118", "EL-147")
def test_the_starting_card_takes_no_aura() -> None:
    game = table()
    owns(game, ANNA, "wind-aura", "windmill-terrace", "cloud-rampart")
    assert options(turn_of(game, ANNA), "attach") == {"attach:wind-aura:windmill-terrace"}


@rule("EL-118")
def test_nothing_else_can_be_done_with_a_starting_card() -> None:
    """No verb but those of its own actions names one; an orb finds no place on it."""
    names = [option for option in SPEC.actions.names if "start-" in option]
    assert {option.partition(":")[0] for option in names} == {"first"}
    game = table()
    game.players[ANNA].orbs = 1
    owns(game, ANNA, "sky-perch")
    assert options(turn_of(game, ANNA), "orb") == {"orb:sky-perch"}


@rule("EL-121", "EL-140", "EL-C05")
@pytest.mark.parametrize(("face", "gained"), [("", {"scroll": 1}), ("tool-tool", {"tool": 2}), ("gold", {"gold": 1})])
def test_gather(face: str, gained: dict[str, int]) -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    if face:
        treasures(game, ANNA, face)
    regroup(game)
    play(game, *([f"put:{face}:gather"] if face else []), "lift:worker:mill", "act:gather")
    assert resources(game, ANNA) == gained
    assert "".join(BOX.tableau[card].slots for card in BOX.starter) == "STWPSPTG"


@rule("EL-121", "EL-047")
def test_gather_from_a_token_with_two_resources() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    treasures(game, ANNA, "gem-tool")
    regroup(game)
    play(game, "put:gem-tool:gather", "lift:worker:mill", "act:gather", "gain:tool")
    assert resources(game, ANNA) == {"tool": 1}


# --- factions, auras and quests in a Regroup


@rule("EL-C23", "EL-C09")
def test_tireless_golems() -> None:
    game = table("clockwork-golems", HARPIES)
    owns(game, ANNA, "stonemasons", "stone-doorway", "arch-bridge")
    stands(game, ANNA, "warrior", "dungeon")
    for realm in ("mill", "fortress"):
        stands(game, ANNA, "worker", realm)
    gains(game, ANNA, sword=2)
    regroup(game)
    play(game, "lift:warrior:dungeon", "act:stonemasons")
    assert asked(game)[0] == "el-regroup"
    play(game, "lift:worker:mill", "act:gather")
    assert (asked(game)[0], options(game)) == ("el-act-again", {"act:stone-doorway", "act:arch-bridge", "ready"})
    play(game, "act:stone-doorway", "lift:worker:fortress", "act:arch-bridge")
    assert (asked(game)[0], units(game, ANNA, "ready")) == ("el-end-turn", ["worker"] * 3 + ["warrior"])
    assert resources(game, ANNA) == {"tool": 4, "scroll": 1, "sword": 2}


@rule("EL-C23")
def test_golems_are_tireless_at_adventure_cards_only() -> None:
    """A worker who might summon or dwell, as the next one may, goes home after gathering."""
    game = table("clockwork-golems", HARPIES, more=("fire", "water"))
    for realm in ("mill", "fortress", "ash-fields"):
        stands(game, ANNA, "worker", realm)
    gains(game, ANNA, tool=1, sword=1, gem=1)
    play(regroup(game), "lift:worker:mill", "act:gather")
    assert (asked(game)[0], resources(game, ANNA)) == ("el-regroup", {"tool": 2, "sword": 1, "gem": 1})
    play(game, "lift:worker:fortress")
    assert options(game) == {"act:summon", "act:dwell", "ready"}


@rule("EL-C58", "EL-C53")
def test_a_die_is_rolled_again_once_in_a_turn() -> None:
    """Twist of Fate serves for one of two rolls; a player who did not use it for the first may for the second."""
    for answer, asked_again in (("yes", False), ("no", True)):
        game = table("pandemonium-imps", HARPIES)
        owns(game, ANNA, "twist-of-fate", "gambling-den", "blood-pit")
        stands(game, ANNA, "worker", "mill")
        stands(game, ANNA, "warrior", "dungeon")
        play(regroup(game), "lift:worker:mill", "act:gambling-den")
        assert asked(game) == ("el-twist", ANNA)
        play(game, answer, "lift:warrior:dungeon", "act:blood-pit")
        assert (asked(game)[0] == "el-twist") is asked_again
        assert game.now.twisted == (0 if asked_again else 1 << ANNA)


@rule("EL-C41")
def test_the_aura_of_discipline_repeats_for_a_resource() -> None:
    game = table("iron-legion", HARPIES)
    owns(game, ANNA, "hall-of-banners", aura="aura-of-discipline")
    stands(game, ANNA, "dragon", "mill")
    gains(game, ANNA, gem=1, potion=1)
    regroup(game)
    play(game, "lift:dragon:mill", "act:hall-of-banners")
    assert (asked(game)[0], game.players[ANNA].vp) == ("el-repeat", 2)
    play(game, "yes")
    assert (asked(game)[0], fits(game)) == ("el-pay", True)
    play(game, "pay:potion")
    assert (game.players[ANNA].vp, resources(game, ANNA)) == (4, {"gem": 1})
    poor = table("iron-legion", HARPIES)
    owns(poor, ANNA, "hall-of-banners", aura="aura-of-discipline")
    stands(poor, ANNA, "dragon", "mill")
    play(regroup(poor), "lift:dragon:mill", "act:hall-of-banners")
    assert (asked(poor)[0], poor.players[ANNA].vp) == ("el-end-turn", 2)


@rule("EL-C41")
def test_no_other_aura_takes_units_of_the_underworld() -> None:
    game = table("shadow-demons", HARPIES)
    owns(game, ANNA, "poison-garden", aura="wind-aura")
    stands(game, ANNA, "worker", "mill")
    game.players[ANNA].at[6] = UNDERWORLD
    assert options(regroup(game)) == {"lift:worker:mill", "done"}


@rule("EL-C41")
def test_the_gloom_aura_takes_units_of_the_underworld() -> None:
    game = table("shadow-demons", HARPIES)
    owns(game, ANNA, "poison-garden", aura="gloom-aura")
    stands(game, ANNA, "warrior", "mill")
    send(game, ANNA, 1, REALMS.index("mill"))
    regroup(game)
    assert options(game) == {"raise:warrior", "done"}
    play(game, "raise:warrior", "act:poison-garden")
    assert resources(game, ANNA) == {"potion": 1, "sword": 1}
    assert units(game, ANNA, "ready") == ["worker"] * 3 + ["warrior"]


@rule("EL-C41", "EL-115")
def test_a_unit_is_raised_to_act_and_only_once() -> None:
    """To raise it and change one's mind could be done for ever."""
    game = table("shadow-demons", HARPIES)
    owns(game, ANNA, "poison-garden", aura="gloom-aura")
    for kind, unit in enumerate(("warrior", "wizard"), 1):
        stands(game, ANNA, unit, "mill")
        send(game, ANNA, kind, REALMS.index("mill"))
    stands(game, ANNA, "worker", "mill")
    regroup(game)
    assert options(game) == {"lift:worker:mill", "raise:warrior", "raise:wizard", "done"}
    play(game, "raise:wizard")
    assert (lone(game), asked(game)) == (["act:poison-garden"], ("el-regroup", ANNA))
    assert (options(game), units(game, ANNA, "underworld")) == ({"lift:worker:mill", "done"}, ["warrior"])
    assert resources(game, ANNA) == {"potion": 1, "sword": 2}


@rule("EL-C40", "EL-149")
@pytest.mark.parametrize(
    ("aura", "faction", "answers", "gained", "points", "cards"),
    [
        ("wind-aura", HARPIES, (), {"scroll": 1}, 0, 1),
        ("growth-aura", "deep-dwarves", (), {"scroll": 1}, 2, 0),
        ("blazing-aura", OGRES, ("gain:gem",), {"scroll": 1, "gem": 1}, 0, 0),
        ("blazing-aura", OGRES, ("gain:sword",), {"scroll": 1, "sword": 1}, 0, 0),
        ("radiant-aura", "sun-seraphs", (), {"scroll": 1}, 1, 0),
    ],
)
def test_auras_add_to_the_action(
    aura: str, faction: str, answers: tuple[str, ...], gained: dict[str, int], points: int, cards: int
) -> None:
    game = table(faction, "atlanteans", "storm-djinn") if faction != HARPIES else table(HARPIES, "atlanteans")
    owns(game, ANNA, "windmill-terrace", aura=aura)
    stands(game, ANNA, "worker", "mill")
    regroup(game)
    play(game, "lift:worker:mill", "act:windmill-terrace", *answers)
    assert (resources(game, ANNA), game.players[ANNA].vp, len(hand(game, ANNA))) == (gained, points, cards)


@rule("EL-C40")
def test_the_radiant_aura_lets_any_unit_act() -> None:
    game = table("sun-seraphs", "iron-legion")
    owns(game, ANNA, "citadel", aura="radiant-aura")
    stands(game, ANNA, "worker", "mill")
    regroup(game)
    play(game, "lift:worker:mill", "act:citadel")
    assert (game.players[ANNA].glory, game.players[ANNA].vp) == (1, 3)


@rule("EL-116", "EL-C40")
def test_a_card_action_may_bring_nothing() -> None:
    """There is no room for a scroll, but the aura scores and the activation counts."""
    game = table("sun-seraphs", HARPIES)
    owns(game, ANNA, "windmill-terrace", aura="radiant-aura")
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "worker", "fortress")
    gains(game, ANNA, scroll=5)
    regroup(game)
    play(game, "lift:worker:mill")
    assert options(game) == {"act:summon", "act:gather", "act:windmill-terrace", "ready"}
    play(game, "act:windmill-terrace")
    assert (game.players[ANNA].vp, resources(game, ANNA), len(game.now.acts)) == (1, {"scroll": 5}, 1)


@rule("EL-116", "EL-043")
@pytest.mark.parametrize(("potions", "possible"), [(0, False), (1, True)])
def test_what_a_card_action_costs_has_to_be_paid(potions: int, possible: bool) -> None:
    """At the top of the track the power comes to nothing; the price is paid all the same."""
    game = table("sun-seraphs", HARPIES)
    owns(game, ANNA, "hall-of-dawn")
    stands(game, ANNA, "wizard", "mill")
    powers(game, ANNA, light=5)
    gains(game, ANNA, scroll=1, potion=potions)
    regroup(game)
    play(game, "lift:wizard:mill")
    assert ("act:hall-of-dawn" in options(game)) is possible
    if possible:
        play(game, "act:hall-of-dawn")
        assert (levels(game, ANNA), resources(game, ANNA)) == ({"light": 5}, {})


@rule("EL-C71", "EL-116")
def test_the_great_muster() -> None:
    game = table()
    owns(game, ANNA, "windmill-terrace", "windswept-doorway", "message-birds", orb=True)
    holds(game, ANNA, "great-muster")
    for realm in ("mill", "dungeon", "fortress", "mage-tower", "summoning-portal"):
        stands(game, ANNA, "worker", realm)
    gains(game, ANNA, gem=5)
    regroup(game)
    for realm, action in (("mill", "windmill-terrace"), ("dungeon", "windswept-doorway"), ("fortress", "gather"), ("mage-tower", "summon")):
        play(game, f"lift:worker:{realm}", f"act:{action}")
    play(game, "recruit:worker", *["pay:default"] * (asked(game)[0] == "el-pay"))
    while asked(game)[0] == "el-pay":
        play(game, "pay:gem")
    play(game, "lift:worker:summoning-portal", "act:message-birds", "fulfil:great-muster")
    assert game.players[ANNA].vp == 4
    assert len(tableau(game, ANNA)) == 4


@rule("EL-181")
def test_units_of_the_underworld_do_nothing() -> None:
    game = table()
    for place in range(3):
        game.players[ANNA].at[place] = UNDERWORLD
    assert lone(turn_of(game, ANNA)) == ["regroup"]
    assert (units(game, ANNA, "ready"), resources(game, ANNA)) == (["worker"] * 3, {})
