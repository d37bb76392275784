"""Dwellings, free actions, the tableau."""

import pytest

from deska.games.eldervale.actions import ADVENTURES, ELEMENTS, REALMS, REWARDS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import EMPTY, HOUSED, READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import lay_out
from deska.games.eldervale.effects.power import RISE_BY, RISING
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    DORA,
    HARPIES,
    OGRES,
    asked,
    at,
    dwells,
    gains,
    hand,
    holds,
    is_ready,
    levels,
    lurks,
    offers,
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
    token,
    treasures,
    turn_of,
    units,
)

NO_NEIGHBOURS = {"mill": (0, 0), "dungeon": (1, 0), "ash-fields": (2, 0), "cloud-plateau": (3, 0), "windspire-peaks": (4, 0)}


def laid(game: Eldervale, card: str, seat: int = ANNA) -> tuple[int, ...]:
    """The tokens on a card of the tableau."""
    [found] = [one.tokens for one in game.players[seat].cards if one.card == ADVENTURES.index(card)]
    return found


def rises(game: Eldervale, seat: int, element: str, steps: int = 1) -> None:
    at(game, Frame(TAKE_TURN, ANNA), Frame(RISING, seat, -1, RISE_BY.of(ELEMENTS.index(element), steps)))


# --- dwellings


@rule("EL-123", "EL-124")
def test_rivals_and_monsters_do_not_prevent_building() -> None:
    game = table()
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, BEN, "dragon", "ash-fields")
    lurks(game, "demon-of-might", "ash-fields")
    gains(game, ANNA, tool=1, sword=1, gem=1)
    holds(game, ANNA, "quick-foundations")
    powers(game, ANNA, earth=3)
    turn_of(game, ANNA)
    play(game, "cast:quick-foundations", "settle:ash-fields")
    assert game.dwellings[REALMS.index("ash-fields")] == ANNA


@rule("EL-125", "EL-C01")
def test_the_cost_is_that_of_the_tile() -> None:
    assert {len(realm.cost) for realm in BOX.realms if realm.kind == "symbols"} == {4}
    assert {len(realm.cost) for realm in BOX.realms if realm.kind in ("stacks", "lair")} == {3}
    game = table()
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, ANNA, "worker", "molten-crown")
    stands(game, ANNA, "worker", "cloud-plateau")
    is_ready(game, ANNA, "worker")
    gains(game, ANNA, tool=1, sword=1, gem=1, scroll=1, potion=1)
    turn_of(game, ANNA)
    play(game, "place:worker:mill")
    assert refuse(game, "settle:molten-crown").rule == "EL-125"
    play(game, "settle:ash-fields")
    assert resources(game, ANNA) == {"scroll": 1, "potion": 1}


@rule("EL-126", "EL-069")
def test_a_settled_worker_is_no_unit_any_more() -> None:
    game = table()
    dwells(game, ANNA, "ash-fields")
    assert (units(game, ANNA, "ash-fields"), game.players[ANNA].at.count(HOUSED)) == ([], 1)
    play(turn_of(game, ANNA), "regroup")
    assert (game.players[ANNA].at.count(HOUSED), game.dwellings[REALMS.index("ash-fields")]) == (1, ANNA)
    assert not game.occupied()


@rule("EL-127", "EL-128", "EL-211")
@pytest.mark.parametrize(
    ("realm", "homes", "points", "level"),
    [
        ("ash-fields", (), 6, 1),
        ("molten-crown", (), 4, 2),
        ("molten-crown", ("ash-fields",), 6, 2),
        ("windspire-peaks", ("ash-fields",), 4, 3),
    ],
)
def test_points_and_power_for_a_dwelling(realm: str, homes: tuple[str, ...], points: int, level: int) -> None:
    game = table()
    dwells(game, BEN, *homes)
    stands(game, ANNA, "worker", realm)
    gains(game, ANNA, gem=5, scroll=5, potion=5, tool=5, sword=5)
    turn_of(game, ANNA)
    stands(game, ANNA, "warrior", "fortress")
    turn_of(game, ANNA)
    play(game, "place:worker:mill", f"settle:{realm}")
    assert (game.players[ANNA].vp, game.players[BEN].vp) == (points, 0)
    assert levels(game, ANNA)["fire" if realm in ("ash-fields", "molten-crown") else "air"] == level


@rule("EL-129", "EL-208")
def test_six_dwellings_are_the_most() -> None:
    land = {**NO_NEIGHBOURS, "molten-crown": (5, 0), "thunder-eyrie": (6, 0), "demon-caldera": (7, 0), "briar-hills": (8, 0)}
    game = table(land=land)
    for _ in range(3):
        game.players[ANNA].move(0, 42, READY)
    dwells(game, ANNA, "windspire-peaks", "molten-crown", "thunder-eyrie", "demon-caldera", "briar-hills")
    stands(game, ANNA, "worker", "cloud-plateau")
    gains(game, ANNA, tool=1, scroll=1, potion=1)
    stands(game, ANNA, "warrior", "dungeon")
    stands(game, ANNA, "warrior", "dungeon")
    game.players[ANNA].at[7] = READY
    turn_of(game, ANNA)
    play(game, "place:wizard:mill", "settle:cloud-plateau")
    assert (game.dwelling_count(ANNA), game.ending) == (6, 1)
    assert HOUSED not in (game.players[ANNA].at[6:])


# --- free actions


@rule("EL-131")
def test_tokens_on_slots_cannot_be_cashed() -> None:
    game = table()
    owns(game, ANNA, "windmill-terrace", tokens=("gem-gem",))
    turn_of(game, ANNA)
    assert refuse(game, "cash:gem-gem:gem").rule == "EL-131"


@rule("EL-132", "EL-165")
def test_tokens_are_cashed_in_the_middle_of_everything() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "ash-fields")
    gains(game, BEN, sword=1)
    treasures(game, BEN, "sword-sword")
    treasures(game, ANNA, "tool-tool")
    turn_of(game, ANNA)
    play(game, "place:worker:ash-fields")
    assert asked(game)[0] == "el-take-here"
    play(game, "cash:tool-tool:tool")
    assert (resources(game, ANNA), asked(game)[0]) == ({"tool": 2}, "el-take-here")
    play(game, "take:ash-fields-1", "done")
    assert asked(game) == ("el-swords", BEN)
    assert options(game, "put") == set()
    play(game, "cash:sword-sword:sword", "fight:sword", "fight:sword")
    assert (resources(game, BEN), game.battle.dice[BEN] if game.battle else 0) == ({"sword": 1}, 3)


@rule("EL-133", "EL-140")
def test_a_token_replaces_another_one() -> None:
    game = table()
    owns(game, ANNA, "windmill-terrace", tokens=("gem-gem",))
    treasures(game, ANNA, "gold")
    turn_of(game, ANNA)
    play(game, "put:gold:windmill-terrace-1")
    assert (laid(game, "windmill-terrace"), game.players[ANNA].tray, resources(game, ANNA)) == ((token("gold"),), [], {})
    assert options(game, "put") == set()


@rule("EL-134")
def test_kinds_of_free_actions() -> None:
    game = table("atlanteans", OGRES, mercenaries="on", tactics="on")
    owns(game, ANNA, "fishing-nets", "tidal-aura")
    holds(game, ANNA, "bountiful-harvest", "four-winds")
    treasures(game, ANNA, "gem-gem")
    powers(game, ANNA, air=1, fire=1, water=1, earth=1)
    game.players[ANNA].tactics = False
    game.players[ANNA].orbs = 1
    gains(game, ANNA, gold=1, sword=3)
    turn_of(game, ANNA)
    kinds = {option.split(":")[0] for option in options(game)}
    assert kinds >= {"cash", "put", "cast", "fulfil", "attach", "hire", "tactics", "reward"}


@rule("EL-135", "EL-C06")
def test_a_space_of_the_grid_is_used_once() -> None:
    game = table()
    for seat in (ANNA, BEN):
        game.players[seat].orbs = 1
    turn_of(game, ANNA)
    play(game, "reward:two-gems")
    assert (resources(game, ANNA), game.players[ANNA].orbs, game.grid) == ({"gem": 2}, 0, 1 << REWARDS.names.index("two-gems"))
    assert refuse(game, "reward:points").message == "el-why-no-orb"
    turn_of(game, BEN)
    assert refuse(game, "reward:two-gems").message == "el-why-reward-taken"
    gains(game, BEN, potion=5)
    reason = refuse(turn_of(game, BEN), "reward:two-potions")
    assert (reason.message, reason.rule) == ("el-why-no-effect", "EL-135")


@rule("EL-C06", "EL-135", table=True)
@pytest.mark.parametrize(
    ("reward", "answers", "gained", "points", "cards"),
    [
        ("two-potions", (), {"potion": 2}, 0, 0),
        ("two-gems", (), {"gem": 2}, 0, 0),
        ("two-scrolls", (), {"scroll": 2}, 0, 0),
        ("two-tools", (), {"tool": 2}, 0, 0),
        ("two-swords", (), {"sword": 2}, 0, 0),
        ("gold-and-card", (), {"gold": 1}, 0, 1),
        ("three-cards", (), {}, 0, 3),
        ("points", (), {}, 4, 0),
        ("glory-and-point", (), {}, 3, 0),
    ],
)
def test_rewards(reward: str, answers: tuple[str, ...], gained: dict[str, int], points: int, cards: int) -> None:
    game = table()
    game.players[ANNA].orbs = 1
    turn_of(game, ANNA)
    play(game, f"reward:{reward}", *answers)
    assert (resources(game, ANNA), game.players[ANNA].vp, len(hand(game, ANNA))) == (gained, points, cards)


@rule("EL-C06")
def test_rewards_with_a_choice() -> None:
    game = table()
    game.players[ANNA].orbs = 3
    powers(game, ANNA, air=2, fire=1)
    offers(game, "druid-circle")
    gains(game, ANNA, gem=1)
    turn_of(game, ANNA)
    play(game, "reward:own-power")
    assert options(game) == {"rise:air", "rise:fire"}
    play(game, "rise:fire", "reward:free-worker")
    assert (levels(game, ANNA), len(units(game, ANNA, "ready"))) == ({"air": 2, "fire": 2}, 4)
    play(game, "reward:cheap-adventure", "buy:druid-circle")
    assert (tableau(game, ANNA), resources(game, ANNA)) == (["start-air", "druid-circle"], {})


@rule("EL-136", "EL-141")
@pytest.mark.parametrize(
    ("tokens", "orb", "paid", "points"), [((), False, {}, 0), (("gem-gem",), False, {"gem": 2}, 3), (("gem-gem",), True, {}, 3)]
)
def test_investments(tokens: tuple[str, ...], orb: bool, paid: dict[str, int], points: int) -> None:
    game = table("deep-dwarves", HARPIES, more=("fire", "water"))
    owns(game, ANNA, "forest-workshop", tokens=tokens)
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, gem=5)
    game.players[ANNA].orbs = 1
    regroup(game)
    play(game, *(["orb:forest-workshop"] if orb else []), "lift:worker:mill")
    if not points:
        assert refuse(game, "act:forest-workshop").rule == "EL-114"
        return
    play(game, "act:forest-workshop")
    assert (game.players[ANNA].vp, resources(game, ANNA)["gem"]) == (points, 5 - paid.get("gem", 0))
    assert laid(game, "forest-workshop") == ((EMPTY,) if orb else (token("gem-gem"),))


@rule("EL-141")
def test_of_a_slashed_investment_one_is_paid() -> None:
    game = table("deep-dwarves", HARPIES, more=("fire", "water"))
    owns(game, ANNA, "forest-workshop", tokens=("gem-tool",))
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, gem=1, tool=1)
    regroup(game)
    play(game, "lift:worker:mill", "act:forest-workshop", "pay:tool")
    assert (game.players[ANNA].vp, resources(game, ANNA)) == (3, {"gem": 1})


@rule("EL-137", "EL-142")
@pytest.mark.parametrize(("orb", "points"), [(False, 2), (True, 4)])
def test_an_orb_strengthens_a_card(orb: bool, points: int) -> None:
    game = table("iron-legion", HARPIES)
    owns(game, ANNA, "hall-of-banners")
    stands(game, ANNA, "dragon", "mill")
    game.players[ANNA].orbs = 1
    regroup(game)
    play(game, *(["orb:hall-of-banners"] if orb else []), "lift:dragon:mill", "act:hall-of-banners")
    assert (game.players[ANNA].vp, game.players[ANNA].orbs) == (points, 0 if orb else 1)


@rule("EL-138", "EL-224")
def test_an_orb_hires_for_the_rest_of_the_game() -> None:
    game = table(mercenaries="on")
    game.players[ANNA].orbs = 1
    turn_of(game, ANNA)
    play(game, "hire:mimesis:orb", "regroup", "end", "regroup", "end", "regroup")
    assert ("mimesis" in units(game, ANNA, "ready"), game.players[ANNA].orbs) == (True, 0)


# --- the tableau


@rule("EL-139")
def test_every_card_gives_power() -> None:
    game = table()
    lay_out(game, ANNA, ADVENTURES.index("forge"))
    lay_out(game, ANNA, ADVENTURES.index("eyrie-cache"))
    game.settle()
    assert levels(game, ANNA) == {"air": 2, "fire": 1}
    assert tableau(game, ANNA) == ["start-air", "forge", "eyrie-cache"]


@rule("EL-143")
def test_a_passive_card_is_never_activated() -> None:
    assert {BOX.adventures[i].kind for i in range(104) if BOX.unit[i] < 0} == {"vault", "aura", "rampart", "weapon", "passive"}
    assert {BOX.adventures[i].kind for i in range(104) if BOX.unit[i] >= 0} == {"doorway", "action"}


@rule("EL-146", "EL-147")
def test_an_aura_is_attached_at_any_time_of_the_own_turn() -> None:
    game = table()
    owns(game, ANNA, "wind-aura", "windmill-terrace", "library-of-winds", "tailwind")
    turn_of(game, ANNA)
    assert options(game, "attach") == {"attach:wind-aura:windmill-terrace", "attach:wind-aura:library-of-winds"}
    assert refuse(game, "attach:tidal-aura:windmill-terrace").rule == "EL-147"
    play(game, "attach:wind-aura:library-of-winds")
    assert [one.aura for one in game.players[ANNA].cards] == [EMPTY, EMPTY, EMPTY, ADVENTURES.index("wind-aura"), EMPTY]


@rule("EL-147")
def test_one_aura_on_a_card() -> None:
    game = table(HARPIES, OGRES)
    owns(game, ANNA, "windmill-terrace", aura="wind-aura")
    owns(game, ANNA, "blazing-aura")
    assert options(turn_of(game, ANNA), "attach") == set()


@rule("EL-148")
def test_moving_an_aura_costs_its_price() -> None:
    game = table()
    owns(game, ANNA, "windmill-terrace", aura="wind-aura")
    owns(game, ANNA, "library-of-winds")
    assert options(turn_of(game, ANNA), "attach") == set()
    gains(game, ANNA, scroll=1, potion=1)
    turn_of(game, ANNA)
    play(game, "attach:wind-aura:library-of-winds")
    assert resources(game, ANNA) == {}
    assert [one.aura >= 0 for one in game.players[ANNA].cards] == [False, False, False, True]
    assert options(turn_of(game, ANNA), "attach") == set()
    gains(game, ANNA, scroll=1, potion=1)
    assert options(turn_of(game, ANNA), "attach") == {"attach:wind-aura:windmill-terrace"}


@rule("EL-150", "EL-151")
def test_ramparts_pay_for_every_level_of_a_rival() -> None:
    game = table(OGRES, HARPIES, "deep-naga")
    owns(game, BEN, "wall-of-fire")
    rises(game, ANNA, "fire", 2)
    assert resources(game, BEN) == {"sword": 2}
    rises(game, CYRIL, "fire")
    assert resources(game, BEN) == {"sword": 3}
    rises(game, BEN, "fire")
    rises(game, ANNA, "air")
    assert resources(game, BEN) == {"sword": 3}


@rule("EL-150", "EL-250")
@pytest.mark.parametrize(("riser", "gained"), [(BEN, {}), (CYRIL, {"gold": 1}), (DORA, {"gold": 1})])
def test_ramparts_do_not_pay_for_a_partner(riser: int, gained: dict[str, int]) -> None:
    game = table("iron-legion", "villainous-ogres", "deep-naga", HARPIES, team="on")
    owns(game, ANNA, "city-walls")
    rises(game, riser, "order")
    assert resources(game, ANNA) == gained


@rule("EL-C42", "EL-150", table=True)
@pytest.mark.parametrize(
    ("rampart", "element", "gained"),
    [
        ("cloud-rampart", "air", "scroll"),
        ("thorn-rampart", "earth", "tool"),
        ("wall-of-fire", "fire", "sword"),
        ("reef-rampart", "water", "potion"),
        ("rampart-of-dawn", "light", "gem"),
        ("bone-rampart", "dark", "scroll"),
        ("bone-rampart", "dark", "sword"),
        ("city-walls", "order", "gold"),
        ("rift-rampart", "chaos", "gem"),
        ("rift-rampart", "chaos", "sword"),
    ],
)
def test_every_rampart(rampart: str, element: str, gained: str) -> None:
    own = next(name.name for name in BOX.factions if name.element == element)
    rival = "wild-beastkin" if element != "chaos" else "iron-legion"
    game = table(rival, own, land={"mill": (0, 0), "dungeon": (1, 0)})
    owns(game, BEN, rampart)
    rises(game, ANNA, element)
    if element in ("dark", "chaos"):
        assert asked(game) == ("el-gain-one-of", BEN)
        play(game, f"gain:{gained}")
    assert resources(game, BEN) == {gained: 1}


@rule("EL-152")
def test_weapons_are_only_their_text() -> None:
    weapons = [card for card in BOX.adventures.values() if card.kind == "weapon"]
    assert len(weapons) == 10
    assert all(not card.act and not card.unit and not card.slots for card in weapons)
    game = table("deep-dwarves", HARPIES)
    owns(game, ANNA, "stone-maul")
    stands(game, ANNA, "worker", "mill")
    turn_of(game, ANNA)
    assert {option.split(":")[0] for option in options(game)} == {"place", "regroup"}
