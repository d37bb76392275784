"""The power of elements, and monsters."""

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import BEASTS, LEAVE, REALMS, SPACES
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import DEFEATED, NOWHERE, POWER_VALUE, READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.monsters import CONTROL_BESIDE, RETURN_HOME
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.turn.battle.dice import swords_forbidden
from deska.games.eldervale.turn.battle.result import best_side
from deska.games.eldervale.turn.battle.rolls import monster_rerolls
from deska.games.eldervale.turn.battle.start import nobody_joins
from deska.games.eldervale.turn.battle.windows import spells_forbidden
from deska.games.eldervale.turn.placing import invade, invaders
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame, seeded
from deska.testing import rule
from tests.games.eldervale.battles import dice, ends, swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    KEEPERS,
    LAND,
    OGRES,
    asked,
    at,
    dwells,
    fights,
    gains,
    hand,
    holds,
    is_ready,
    levels,
    lurks,
    options,
    play,
    powers,
    refuse,
    regroup,
    resolve,
    resources,
    stands,
    table,
    turn_of,
    units,
)

DEMON = "demon-of-might"
ALL_LAIRS = {**LAND, "demon-caldera": (3, -1), "thunder-eyrie": (3, 0)}


def where(game: Eldervale, monster: str) -> int:
    return game.place[BEASTS.index(monster)]


def goes_home(game: Eldervale, monster: str) -> None:
    at(game, Frame(TAKE_TURN, ANNA), Frame(RETURN_HOME, ANNA, NOWHERE, BEASTS.index(monster)))


# --- power


@rule("EL-188", "EL-189")
def test_values_of_levels() -> None:
    assert POWER_VALUE == (0, 2, 3, 4, 5, 6)
    game = resolve(table(), Power("fire"))
    assert (levels(game, ANNA), game.players[ANNA].value(2)) == ({"air": 1, "fire": 1}, 2)
    resolve(game, Power("fire"))
    assert (levels(game, ANNA), game.players[ANNA].value(2)) == ({"air": 1, "fire": 2}, 3)
    resolve(game, Power("chaos"))
    assert levels(game, ANNA) == {"air": 1, "fire": 2}


@rule("EL-191", "EL-249")
def test_power_stays_though_the_partner_gets_the_card() -> None:
    """No card is ever lost in this game; a card that is handed over raises the one who keeps it, and nobody falls."""
    game = table(HARPIES, OGRES, KEEPERS, "deep-naga", team="on")
    gains(game, ANNA, scroll=1, potion=1)
    powers(game, ANNA, air=3)
    powers(game, BEN, air=1)
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    play(game, min(options(game, "lay")), "buy:windswept-doorway", "yes", "burn:burning-doorway")
    assert (levels(game, ANNA), levels(game, BEN)) == ({"air": 3}, {"air": 2})


@rule("EL-191", "EL-190")
def test_power_never_goes_down_but_by_moving_a_marker() -> None:
    game = SPEC.new(3, 5)
    assert isinstance(game, Eldervale)
    rng = seeded(5)
    while game.legal:
        before = [player.power[:] for player in game.players]
        option = game.legal[rng.below(len(game.legal))]
        game.apply(option)
        for old, player in zip(before, game.players, strict=True):
            fallen = [element for element in range(8) if player.power[element] < old[element]]
            assert not fallen or (LEAVE.holds(option) and fallen == [LEAVE.arg(option)])
    assert sum(sum(player.power) for player in game.players) > 3


@rule("EL-193", "EL-194")
def test_the_first_at_the_top_takes_the_orb() -> None:
    game = table()
    for seat, orbs in ((ANNA, 1), (BEN, 0)):
        powers(game, seat, air=4)
        resolve(game, Power("air"), seat)
        assert (game.players[seat].orbs, levels(game, seat)) == (orbs, {"air": 5})
    resolve(game, Power("air"))
    assert (levels(game, ANNA), game.players[ANNA].orbs) == ({"air": 5}, 1)


# --- monsters


@rule("EL-195", "EL-200")
def test_monsters_appear_with_their_lairs_and_leave_for_good() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    lurks(game, DEMON, "mill")
    ends(game, beast=DEMON, seat0=(6,), monster=(1,))
    play(game, "glory")
    assert where(game, DEMON) == DEFEATED
    assert not game.wild()


@rule("EL-196", "EL-069")
def test_monsters_occupy_realms_even_in_peace() -> None:
    game = table(peace=True)
    lurks(game, DEMON, "ash-fields")
    assert "place:worker:ash-fields" not in options(turn_of(game, ANNA))
    assert invaders(game, REALMS.index("mill")) == []


@rule("EL-199", "EL-C29")
@pytest.mark.parametrize("controlled", [True, False])
def test_chained_abilities_work_in_both_states(controlled: bool) -> None:
    game = table("atlanteans", "shadow-demons", "iron-legion")
    for monster in ("kraken", "night-terror", "iron-golem"):
        stands(game, ANNA, "worker", "mill")
        stands(game, BEN, "warrior", "mill")
        if controlled:
            stands(game, ANNA, monster, "mill")
        else:
            lurks(game, monster, "mill")
        found = dice(game, beast="" if controlled else monster)
        if monster == "kraken":
            assert nobody_joins(game)
        elif monster == "night-terror":
            assert found[BEN] == 1
        else:
            assert (swords_forbidden(game, BEN), swords_forbidden(game, ANNA)) == (True, not controlled)
        game.place[BEASTS.index(monster)] = DEFEATED
        game.give(BEASTS.index(monster), NOWHERE)


@rule("EL-199", "EL-C31", "EL-C28")
def test_abilities_without_a_chain_serve_no_controller() -> None:
    game = table("wild-beastkin", HARPIES, OGRES)
    stands(game, ANNA, "chimera", "mill")
    stands(game, BEN, "worker", "mill")
    assert {dice(game)[ANNA] for _ in range(12)} == {3}


@rule("EL-201", "EL-202", "EL-C63")
def test_control() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    lurks(game, DEMON, "ash-fields")
    resolve(game, CONTROL_BESIDE)
    play(game, "monster:demon-of-might")
    assert (where(game, DEMON), game.wild()) == (READY, 0)
    assert units(game, ANNA, "ready") == ["worker", "worker", DEMON]
    assert invaders(game, REALMS.index("molten-crown")) == []
    play(game, f"place:{DEMON}:molten-crown")
    assert units(game, ANNA, "molten-crown") == [DEMON]
    regroup(game)
    play(game, f"lift:{DEMON}:molten-crown", "act:gather")
    assert resources(game, ANNA) == {"scroll": 1}


@rule("EL-203", "EL-C29")
def test_abilities_work_only_on_the_map() -> None:
    game = table("shadow-demons", HARPIES)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "warrior", "mill")
    is_ready(game, ANNA, "night-terror")
    assert dice(game)[BEN] == 2


@rule("EL-204")
def test_a_fallen_controlled_monster_is_defeated() -> None:
    game = table(OGRES, HARPIES)
    stands(game, ANNA, DEMON, "mill")
    stands(game, BEN, "worker", "mill")
    ends(game, seat0=(1,), seat1=(2,))
    assert (where(game, DEMON), resources(game, ANNA), units(game, ANNA, "underworld")) == (DEFEATED, {"sword": 1}, [])


@rule("EL-205")
def test_a_controlled_monster_is_invaded_too() -> None:
    game = table(OGRES, "iron-legion")
    is_ready(game, ANNA, "iron-golem")
    lurks(game, DEMON, "molten-crown")
    holds(game, ANNA, "gale")
    turn_of(game, ANNA)
    play(game, "place:iron-golem:ash-fields", "take:ash-fields-1")
    assert (where(game, DEMON), asked(game)[0]) == (REALMS.index("ash-fields"), "el-looms")


@rule("EL-206")
def test_a_monster_returns_to_its_lair() -> None:
    game = table(land=ALL_LAIRS)
    lurks(game, DEMON, "mill")
    stands(game, BEN, "worker", "demon-caldera")
    stands(game, ANNA, "warrior", "demon-caldera")
    goes_home(game, DEMON)
    assert where(game, DEMON) == REALMS.index("demon-caldera")
    assert (units(game, ANNA, "underworld"), units(game, BEN, "underworld")) == (["warrior"], ["worker"])
    assert (resources(game, ANNA), game.battle) == ({"sword": 1}, None)


@rule("EL-207")
def test_another_monster_gives_way() -> None:
    game = table(land=ALL_LAIRS)
    lurks(game, DEMON, "mill")
    lurks(game, "thunder-roc", "demon-caldera")
    goes_home(game, DEMON)
    assert asked(game) == ("el-give-way", ANNA)
    assert options(game) == {"to:mage-tower", "to:windspire-peaks", "to:thunder-eyrie"}
    play(game, "to:thunder-eyrie")
    assert where(game, "thunder-roc") == REALMS.index("thunder-eyrie")


@rule("EL-207")
def test_without_room_it_is_defeated() -> None:
    game = table(land={"demon-caldera": (0, 0), "mill": (1, 0)})
    lurks(game, DEMON, "mill")
    lurks(game, "thunder-roc", "demon-caldera")
    stands(game, BEN, "worker", "mill")
    goes_home(game, DEMON)
    assert where(game, "thunder-roc") == DEFEATED


# --- single monsters


@rule("EL-C26", "EL-229")
def test_strengths() -> None:
    found: dict[int, set[str]] = {}
    for beast in BOX.beasts[2:]:
        found.setdefault(beast.strength, set()).add(beast.name)
    assert found[3] == {"thunder-roc", "riddling-sphinx", "chimera", "gloom-hydra"}
    assert found[5] == {"stone-colossus", "leviathan", "archon-sentinel", "mother-of-dragons", "frost-giant"}
    assert (len(found[4]), set(found)) == (9, {3, 4, 5})
    assert [beast.strength for beast in BOX.beasts[:2]] == [3, 2]


@rule("EL-C28", "EL-234")
@pytest.mark.parametrize(
    ("monster", "kept", "changed"),
    [(DEMON, (6, 5, 4, 3), (2, 1)), ("storm-wyvern", (6, 5, 3, 2), (1,)), ("mother-of-dragons", (6, 5, 3, 2), (1,))],
)
def test_monsters_roll_low_dice_again(monster: str, kept: tuple[int, ...], changed: tuple[int, ...]) -> None:
    seen = set()
    for seed in range(40):
        game = table(HARPIES, OGRES, seed=seed)
        stands(game, ANNA, "worker", "mill")
        lurks(game, monster, "mill")
        battle = fights(game, "mill", monster, seat0=(1,), monster=(*kept, *changed))
        monster_rerolls(game)
        left = battle.rolls[game.sides][:]
        for pips in kept:
            left.remove(pips)
        assert len(left) == len(changed)
        seen.update(left)
    assert seen == ({2, 3, 4, 5, 6} if monster == "mother-of-dragons" else {1, 2, 3, 4, 5, 6})


@rule("EL-C29")
@pytest.mark.parametrize("controlled", [True, False])
def test_the_treant_wins_ties(controlled: bool) -> None:
    game = table("deep-dwarves", HARPIES)
    stands(game, BEN, "worker", "mill")
    if controlled:
        stands(game, ANNA, "ancient-treant", "mill")
        fights(game, "mill", seat0=(6, 2), seat1=(6, 2))
        assert best_side(game) == ANNA
    else:
        lurks(game, "ancient-treant", "mill")
        fights(game, "mill", "ancient-treant", seat1=(6, 2), monster=(6, 2))
        assert best_side(game) == game.sides


@rule("EL-C29")
def test_the_archon_forbids_spells() -> None:
    for monster, forbidden in (("archon-sentinel", True), ("iron-golem", False)):
        game = table("iron-legion", OGRES)
        stands(game, ANNA, "worker", "mill")
        lurks(game, monster, "mill")
        holds(game, ANNA, "battle-fury")
        gains(game, ANNA, sword=2)
        swords(game, beast=monster)
        assert ("cast:battle-fury" not in options(game)) == forbidden
        assert spells_forbidden(game) == forbidden


@rule("EL-C29", "EL-C30")
def test_the_sphinx() -> None:
    game = table("sun-seraphs", HARPIES)
    is_ready(game, ANNA, "riddling-sphinx")
    turn_of(game, ANNA)
    play(game, "place:riddling-sphinx:windspire-peaks")
    assert len(hand(game, ANNA)) == 1
    game = table("sun-seraphs", HARPIES)
    stands(game, ANNA, "worker", "mill")
    lurks(game, "riddling-sphinx", "mill")
    holds(game, ANNA, "gale", "fireball")
    swords(game, beast="riddling-sphinx")
    play(game, "use:riddling-sphinx", "discard:gale")
    assert game.battle is not None
    assert (game.battle.dice, hand(game, ANNA)) == ([1, 0, 2], {"fireball"})
    assert refuse(game, "use:riddling-sphinx").message == "not-offered"


@rule("EL-C31")
def test_the_chimera_is_unstable() -> None:
    seen = set()
    for seed in range(40):
        game = table("wild-beastkin", HARPIES, seed=seed)
        stands(game, ANNA, "worker", "mill")
        lurks(game, "chimera", "mill")
        seen.add(dice(game, beast="chimera")[-1])
    assert seen == {2, 4, 5}


@rule("EL-C32", "EL-C29")
def test_lava_fury() -> None:
    game = table(legendary="on")
    lurks(game, "lava-fury", "mill")
    invade(game, BEASTS.index("lava-fury"), REALMS.index("ash-fields"))
    assert [game.left[SPACES.index(f"ash-fields-{place}")] for place in (1, 2)] == [2, 2]
    stands(game, ANNA, "lava-fury", "mill")
    stands(game, BEN, "worker", "mill")
    ends(game, seat0=(6,), seat1=(1,))
    assert resources(game, ANNA) == {"sword": 1}


@rule("EL-C33")
def test_the_phoenix_is_reborn_once() -> None:
    game = table("sun-seraphs", HARPIES, legendary="on", land={**LAND, "sphinx-dunes": (3, -1)})
    game.chosen = tuple(BEASTS.index("sun-phoenix") if element == 4 else one for element, one in enumerate(game.chosen))
    for place in (REALMS.index("sphinx-dunes"), DEFEATED):
        stands(game, ANNA, "dragon", "mill")
        lurks(game, "sun-phoenix", "mill")
        ends(game, beast="sun-phoenix", seat0=(6,), monster=(1,))
        play(game, "rise:light")
        assert where(game, "sun-phoenix") == place
    assert levels(game, ANNA) == {"light": 3}


@rule("EL-C34")
@pytest.mark.parametrize(("held", "left"), [({"gem": 2}, {"gem": 1}), ({}, {})])
def test_the_leviathan_devours(held: dict[str, int], left: dict[str, int]) -> None:
    game = table("atlanteans", HARPIES, legendary="on")
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, **held)
    lurks(game, "leviathan", "mill")
    ends(game, beast="leviathan", seat0=(1,), monster=(6,))
    if held:
        play(game, "pay:gem")
        assert resources(game, ANNA) == {**left, "sword": 1}
    else:
        assert resources(game, ANNA) == {}


@rule("EL-C35", "EL-245")
def test_the_horror_and_the_giant() -> None:
    seen = set()
    for seed in range(60):
        game = table("wild-beastkin", HARPIES, seed=seed)
        stands(game, ANNA, "worker", "mill")
        lurks(game, "many-eyed-horror", "mill")
        battle = fights(game, "mill", "many-eyed-horror", seat0=(6, 3), monster=(5, 5))
        monster_rerolls(game)
        assert (3 in battle.rolls[ANNA], battle.rolls[-1]) == (True, [5, 5])
        seen.add(sum(battle.rolls[ANNA]) - 3)
    assert seen == {1, 2, 3, 4, 5, 6}
    game = table(giant="on", land={**LAND, "bifrost-bridge": (3, -1)})
    stands(game, ANNA, "warrior", "mill")
    lurks(game, "frost-giant", "mill")
    assert dice(game, beast="frost-giant") == [1, 0, 5]
    ends(game, beast="frost-giant", seat0=(6,), monster=(1,))
    assert (game.players[ANNA].vp, game.players[ANNA].glory, where(game, "frost-giant")) == (5, 1, DEFEATED)
    assert not BOX.has_trait(BEASTS.index("frost-giant"), "tameless")


@rule("EL-C27")
@pytest.mark.parametrize(("monster", "home"), [("stone-colossus", "treant-hollow"), ("frost-giant", "bifrost-bridge")])
def test_who_goes_home_after_winning(monster: str, home: str) -> None:
    game = table("deep-dwarves", HARPIES, giant="on", land={**LAND, home: (3, -1)}, more=("fire", "water"))
    game.chosen = tuple(BEASTS.index("stone-colossus") if element == 1 else one for element, one in enumerate(game.chosen))
    stands(game, ANNA, "worker", "mill")
    dwells(game, ANNA, "ash-fields")
    lurks(game, monster, "mill")
    ends(game, beast=monster, seat0=(1,), monster=(6,))
    assert where(game, monster) == REALMS.index(home)
