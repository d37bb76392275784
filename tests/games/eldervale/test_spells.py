"""Spells: what each of them does, and when."""

import pytest

from deska.games.eldervale.actions import BEASTS, REALMS, SPELLS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import READY, UNDERWORLD
from deska.games.eldervale.components.state import Eldervale
from deska.testing import rule
from tests.games.eldervale.battles import ends, rolled, swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    HARPIES,
    LAND,
    OGRES,
    asked,
    gains,
    hand,
    holds,
    is_ready,
    levels,
    lone,
    lurks,
    offers,
    options,
    play,
    refuse,
    resources,
    stands,
    table,
    tableau,
    turn_of,
    units,
)

DEMON = "demon-of-might"
PLENTY = {"gem": 5, "scroll": 5, "potion": 5, "tool": 5, "sword": 5}
OWN = "own-turn"
PRINTED = (
    *(("gale", "S", "air", 3, OWN), ("levitation", "S", "air", 3, "before-placing"), ("whirlwind", "SS", "air", 4, OWN)),
    *(("swift-messenger", "P", "air", 3, OWN), ("entangle", "T", "earth", 3, "before-joining"), ("bountiful-harvest", "", "", 0, OWN)),
    *(
        ("stoneskin", "T", "earth", 3, "removal"),
        ("quick-foundations", "TT", "earth", 4, OWN),
        ("fireball", "WP", "fire", 4, "after-peace"),
    ),
    *(
        ("battle-fury", "W", "fire", 3, "swords"),
        ("flame-blade", "P", "fire", 3, "rolled"),
        ("burning-trail", "W", "fire", 3, "before-placing"),
    ),
    *(("healing-wave", "P", "water", 3, OWN), ("mirror-surface", "P", "water", 3, "rolled"), ("rising-fog", "P", "water", 4, "looming")),
    *(("high-tide", "P", "water", 3, OWN), ("fey-charm", "S", "light", 3, "looming"), ("blessing", "S", "light", 3, "rolled")),
    *(("revelation", "SS", "light", 4, OWN), ("guardian-angel", "S", "light", 3, "removal"), ("soul-trade", "", "", 0, OWN)),
    *(("domination", "PPS", "dark", 5, OWN), ("curse", "P", "dark", 3, "swords"), ("raise-the-fallen", "P", "dark", 3, OWN)),
    *(
        ("command", "TT", "order", 5, "after-placing"),
        ("shield-wall", "T", "order", 3, "swords"),
        ("architects-plan", "S", "order", 3, OWN),
    ),
    *(("banishment", "ST", "order", 4, OWN), ("transformation", "P", "chaos", 3, "own-turn-or-joining")),
    *(("wild-surge", "W", "chaos", 3, "rolled"), ("displacement", "G", "chaos", 4, OWN), ("lucky-find", "", "", 0, OWN)),
)
"""Name, cost, element and power value that make it free, moment."""


def mage(*spells: str) -> Eldervale:
    """Anna has these spells and everything to pay for them."""
    game = table(HARPIES, OGRES)
    holds(game, ANNA, *spells)
    gains(game, ANNA, **PLENTY)
    return game


def battle_mage(*spells: str) -> Eldervale:
    game = mage(*spells, "prophecy-of-glory")
    stands(game, ANNA, "warrior", "mill")
    stands(game, BEN, "dragon", "mill")
    return game


@rule("EL-C59", "EL-057", "EL-C04", table=True)
def test_every_spell_is_as_printed() -> None:
    assert [(spell.name, spell.cost, spell.element, spell.free_at, spell.moment) for spell in BOX.spells.values()] == list(PRINTED)
    assert tuple(name for name, *_ in PRINTED) == SPELLS.names


@rule("EL-C59")
def test_battle_spells_are_refused_in_the_own_turn() -> None:
    game = mage(*SPELLS)
    stands(game, ANNA, "worker", "mill")
    turn_of(game, ANNA)
    for name, _, _, _, moment in PRINTED:
        if moment in ("before-joining", "removal", "swords", "rolled", "looming", "after-placing"):
            assert refuse(game, f"cast:{name}").message == "el-why-wrong-moment"


# --- moves


@rule("EL-C60")
def test_levitation() -> None:
    game = mage("levitation")
    stands(game, ANNA, "worker", "cloud-plateau")
    turn_of(game, ANNA)
    assert "place:worker:windspire-peaks" not in options(game)
    play(game, "cast:levitation")
    assert "place:worker:windspire-peaks" in options(game)


@rule("EL-C60", "EL-198")
def test_the_whirlwind_pushes_a_monster() -> None:
    game = mage("whirlwind")
    lurks(game, DEMON, "windspire-peaks")
    stands(game, BEN, "worker", "mage-tower")
    turn_of(game, ANNA)
    play(game, "cast:whirlwind")
    assert lone(game) == ["monster:demon-of-might", "to:ash-fields"]
    assert (game.place[BEASTS.index(DEMON)], game.battle) == (REALMS.index("ash-fields"), None)


@rule("EL-C60", "EL-067")
def test_displacement_swaps_two_units() -> None:
    game = mage("displacement")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "dragon", "windspire-peaks")
    turn_of(game, ANNA)
    play(game, "cast:displacement", "target:0:mill", "target:1:windspire-peaks")
    assert (units(game, ANNA, "windspire-peaks"), units(game, BEN, "mill"), game.battle) == (["worker"], ["dragon"], None)


# --- gains


@rule("EL-C61", "EL-045")
def test_plain_gains() -> None:
    game = table()
    holds(game, ANNA, "swift-messenger", "bountiful-harvest", "high-tide")
    gains(game, ANNA, potion=2)
    turn_of(game, ANNA)
    play(game, "cast:swift-messenger", "cast:high-tide", "take:molten-crown-1", "cast:bountiful-harvest", "gain:gem")
    assert "gain:gem" not in options(game)
    play(game, "gain:tool")
    assert (resources(game, ANNA), len(game.players[ANNA].tray), len(hand(game, ANNA))) == ({"gem": 1, "tool": 1}, 1, 2)


@rule("EL-C61", "EL-181")
def test_units_return_from_the_underworld() -> None:
    game = table()
    holds(game, ANNA, "healing-wave", "raise-the-fallen")
    gains(game, ANNA, potion=2)
    is_ready(game, ANNA, "warrior", "wizard")
    for place in (6, 7):
        game.players[ANNA].at[place] = UNDERWORLD
    turn_of(game, ANNA)
    play(game, "cast:raise-the-fallen", "kind:wizard")
    assert (units(game, ANNA, "underworld"), len(hand(game, ANNA))) == (["warrior"], 2)
    play(game, "cast:healing-wave")
    assert units(game, ANNA, "underworld") == []


@rule("EL-C61", "EL-180")
def test_soul_trade() -> None:
    game = table()
    holds(game, ANNA, "soul-trade")
    stands(game, ANNA, "worker", "mill")
    turn_of(game, ANNA)
    play(game, "cast:soul-trade", "unit:worker:mill", "gain:gold")
    assert (resources(game, ANNA), units(game, ANNA, "underworld")) == ({"gold": 1, "sword": 1}, ["worker"])


@rule("EL-C61")
def test_the_lucky_find() -> None:
    seen = set()
    for seed in range(30):
        game = table(seed=seed)
        holds(game, ANNA, "lucky-find")
        turn_of(game, ANNA)
        play(game, "cast:lucky-find")
        while asked(game)[0] == "el-gain-any":
            play(game, "gain:gem")
        seen.add(tuple(resources(game, ANNA).items()))
    assert seen == {(("gem", 1),), (("gem", 2),), (("gold", 2),)}


# --- actions


@rule("EL-C62", "EL-090")
def test_quick_foundations() -> None:
    game = mage("quick-foundations")
    stands(game, ANNA, "worker", "ash-fields")
    turn_of(game, ANNA)
    play(game, "cast:quick-foundations", "settle:ash-fields")
    assert resources(game, ANNA) == {**PLENTY, "tool": 2, "sword": 4, "gem": 4}
    assert asked(game)[0] == "el-turn"


@rule("EL-C62", "EL-100")
def test_revelation() -> None:
    game = mage("revelation")
    offers(game, "forge")
    turn_of(game, ANNA)
    play(game, "cast:revelation", "buy:forge")
    assert (tableau(game, ANNA), levels(game, ANNA)) == (["start-air", "forge"], {"air": 1, "fire": 1})
    assert (resources(game, ANNA), game.shown) == ({**PLENTY, "scroll": 3, "tool": 4, "sword": 4}, game.elements)


@rule("EL-C62", "EL-065")
def test_command() -> None:
    game = mage("command")
    turn_of(game, ANNA)
    play(game, "place:worker:ash-fields", "take:ash-fields-1", "cast:command")
    assert asked(game)[0] == "el-place-again"
    assert refuse(game, "place:worker:cloud-plateau").rule == "EL-070"
    play(game, "place:worker:windspire-peaks")
    assert (units(game, ANNA, "windspire-peaks"), len(game.players[ANNA].tray)) == (["worker"], 2)


@rule("EL-C62", "EL-044")
@pytest.mark.parametrize(("site", "gems"), [("ash-fields", 0), ("molten-crown", 1)])
def test_the_architects_plan(site: str, gems: int) -> None:
    """A dwelling of three resources costs one, a dwelling of four two."""
    game = table()
    holds(game, ANNA, "architects-plan")
    gains(game, ANNA, scroll=1, tool=1, gem=gems)
    stands(game, ANNA, "worker", site)
    turn_of(game, ANNA)
    play(game, "cast:architects-plan", "place:worker:mill", f"settle:{site}")
    assert (resources(game, ANNA), game.dwelling_count(ANNA)) == ({}, 1)


# --- monsters and rivals


@rule("EL-C63", "EL-206")
def test_domination_and_banishment() -> None:
    game = mage("domination")
    stands(game, ANNA, "worker", "mill")
    lurks(game, DEMON, "ash-fields")
    turn_of(game, ANNA)
    play(game, "cast:domination", "monster:demon-of-might")
    assert game.place[BEASTS.index(DEMON)] == READY
    game = table(land={**LAND, "demon-caldera": (3, -1)})
    holds(game, ANNA, "banishment")
    gains(game, ANNA, **PLENTY)
    lurks(game, DEMON, "ash-fields")
    turn_of(game, ANNA)
    play(game, "cast:banishment", "monster:demon-of-might")
    assert game.place[BEASTS.index(DEMON)] == REALMS.index("demon-caldera")


@rule("EL-C64", "EL-180")
def test_fireball() -> None:
    game = mage("fireball")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "ash-fields")
    stands(game, BEN, "worker", "windspire-peaks")
    turn_of(game, ANNA)
    play(game, "cast:fireball", "target:1:ash-fields")
    assert (units(game, BEN, "underworld"), resources(game, BEN)) == (["worker"], {"sword": 1})


@rule("EL-C64")
def test_no_fireball_in_peace() -> None:
    game = table(peace=True)
    holds(game, ANNA, "fireball")
    gains(game, ANNA, **PLENTY)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "ash-fields")
    assert refuse(turn_of(game, ANNA), "cast:fireball").rule == "EL-056"


# --- battles


@rule("EL-056", "EL-153")
@pytest.mark.parametrize(("spell", "possible"), [("gale", True), ("fey-charm", False), ("fireball", False)])
def test_what_may_be_cast_in_the_peaceful_start(spell: str, possible: bool) -> None:
    """Neither a spell for battles nor one that waits for the end of the peace."""
    game = table(HARPIES, OGRES, peace=True)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "molten-crown")
    holds(game, ANNA, spell)
    gains(game, ANNA, **PLENTY)
    assert (f"cast:{spell}" in options(turn_of(game, ANNA))) is possible


@rule("EL-C66", "EL-160")
def test_entangle_keeps_everybody_out() -> None:
    game = table(HARPIES, OGRES, "deep-naga")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "molten-crown")
    stands(game, CYRIL, "dragon", "ash-fields")
    holds(game, BEN, "entangle")
    gains(game, BEN, tool=1, sword=1)
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown", "pass")
    assert asked(game) == ("el-before-joining", BEN)
    play(game, "cast:entangle")
    assert (asked(game)[0], units(game, CYRIL, "molten-crown")) == ("el-swords", [])


@rule("EL-C66", "EL-168")
def test_curse() -> None:
    game = battle_mage("curse")
    swords(game)
    play(game, "cast:curse", "against:1")
    assert game.battle is not None
    assert game.battle.dice == [2, 2, 0]


@rule("EL-C66", "EL-168")
def test_curse_takes_no_last_die() -> None:
    game = table(HARPIES, OGRES, "deep-naga")
    for seat, unit in ((ANNA, "worker"), (BEN, "worker"), (CYRIL, "dragon")):
        stands(game, seat, unit, "mill")
    holds(game, ANNA, "curse", "gale")
    gains(game, ANNA, **PLENTY)
    swords(game)
    play(game, "cast:curse")
    assert lone(game) == ["against:2"]


@rule("EL-C67", table=True)
@pytest.mark.parametrize(
    ("spell", "answers", "after"),
    [
        ("flame-blade", ("die:0:2",), [6, 3]),
        ("mirror-surface", (), [5, 4]),
    ],
)
def test_dice_are_changed(spell: str, answers: tuple[str, ...], after: list[int]) -> None:
    game = battle_mage(spell)
    rolled(game, seat0=(3, 2), seat1=(6, 1))
    play(game, f"cast:{spell}", *answers)
    assert game.battle is not None
    assert game.battle.rolls[:2] == [after, [6, 1]]


@rule("EL-C67")
def test_blessing_and_wild_surge() -> None:
    game = battle_mage("blessing", "wild-surge")
    rolled(game, seat0=(6, 1, 1), seat1=(6, 1))
    play(game, "cast:blessing", "die:0:1", "die:0:1")
    assert options(game) == {"die:0:6", "done"}
    play(game, "done")
    assert game.battle is not None
    assert game.battle.rolls[ANNA][0] == 6
    blessed = rolled_again("blessing", "die:0:1", "done", before=(6, 1))
    assert all(6 in own and other == (6, 1) for own, other in blessed)
    assert len({sum(own) for own, _ in blessed}) > 3
    surges = rolled_again("wild-surge", before=(6, 6))
    assert len({own for own, _ in surges}) > 5
    assert len({other for _, other in surges}) > 5


def rolled_again(spell: str, *answers: str, before: tuple[int, ...]) -> set[tuple[tuple[int, ...], ...]]:
    """The faces of Anna's and Ben's dice after her spell, in many games."""
    seen: set[tuple[tuple[int, ...], ...]] = set()
    for seed in range(20):
        game = table(HARPIES, OGRES, seed=seed)
        stands(game, ANNA, "worker", "mill")
        stands(game, BEN, "worker", "mill")
        holds(game, ANNA, spell, "gale")
        gains(game, ANNA, scroll=1, sword=1)
        rolled(game, seat0=before, seat1=before)
        play(game, f"cast:{spell}", *answers)
        assert game.battle is not None
        seen.add((tuple(game.battle.rolls[ANNA]), tuple(game.battle.rolls[BEN])))
    return seen


@rule("EL-C68", "EL-180")
def test_stoneskin_keeps_two_units() -> None:
    game = battle_mage("stoneskin")
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "wizard", "mill")
    gains(game, ANNA, sword=0)
    ends(game, seat0=(1,), seat1=(6,))
    play(game, "cast:stoneskin", "unit:worker:mill", "unit:warrior:mill", "done")
    assert (units(game, ANNA, "mill"), units(game, ANNA, "underworld")) == (["worker", "warrior"], ["wizard"])
    assert resources(game, ANNA)["sword"] == 1


@rule("EL-C68")
def test_the_guardian_angel() -> None:
    game = battle_mage("guardian-angel")
    gains(game, ANNA, sword=0)
    ends(game, seat0=(1,), seat1=(6,))
    play(game, "cast:guardian-angel")
    assert "warrior" in units(game, ANNA, "ready")
    assert "sword" not in resources(game, ANNA)


@rule("EL-C69", "EL-060")
@pytest.mark.parametrize(
    ("quest", "unit", "beast", "vp"),
    [
        ("monster-slayer", "dragon", DEMON, 4),
        ("monster-slayer", "dragon", "", 0),
        ("outnumbered", "dragon", DEMON, 5),
        ("outnumbered", "dragon", "", 0),
        ("peasant-uprising", "worker", "", 4),
        ("peasant-uprising", "dragon", "", 0),
    ],
)
def test_battle_quests(quest: str, unit: str, beast: str, vp: int) -> None:
    game = table(HARPIES, OGRES)
    holds(game, ANNA, quest)
    stands(game, ANNA, unit, "mill")
    stands(game, BEN, "worker", "mill")
    if beast:
        lurks(game, beast, "mill")
    ends(game, beast=beast, seat0=(6,), seat1=(1,), monster=(1,) if beast else ())
    if beast:
        play(game, "rise:fire")
    assert (f"fulfil:{quest}" in options(game)) == bool(vp)
    if vp:
        before = game.players[ANNA].vp
        play(game, f"fulfil:{quest}")
        assert game.players[ANNA].vp - before >= vp
