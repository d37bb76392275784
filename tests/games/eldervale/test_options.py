"""The optional variants."""

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import (
    ADVENTURES,
    BEASTS,
    MAP,
    REALMS,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import NOWHERE
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.building import neighbour_points
from deska.games.eldervale.effects.monsters import CONTROL_BESIDE
from deska.games.eldervale.setup import first_seat
from deska.games.eldervale.turn.battle.dice import swords_forbidden
from deska.games.eldervale.turn.battle.result import best_side
from deska.games.eldervale.turn.expedition import LAY_REALM
from deska.games.eldervale.turn.placing import invaders
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame, seeded
from deska.testing import rule
from tests.games.eldervale.battles import dice, ends, swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    DORA,
    HARPIES,
    LAND,
    OGRES,
    asked,
    at,
    fights,
    gains,
    hand,
    holds,
    is_ready,
    levels,
    lone,
    lurks,
    options,
    play,
    powers,
    refuse,
    resolve,
    resources,
    stands,
    table,
    tableau,
    turn_of,
    units,
)

FOUR = (HARPIES, OGRES, "deep-naga", "iron-legion")
WITH_ORACLE = {**LAND, "oracle": (1, 1)}
WITH_LAIR = {**LAND, "dragons-lair": (3, 0)}


def teams() -> Eldervale:
    return table(*FOUR, team="on")


def drawn(game: Eldervale, realm: int) -> Eldervale:
    """The tile was revealed and is laid by Anna."""
    return at(game, Frame(TAKE_TURN, ANNA), Frame(LAY_REALM, ANNA, BOX.realm_card[realm]))


# --- the Oracle


@rule("EL-221")
def test_the_oracle_gives_a_card_of_either_kind() -> None:
    for choice, cards, shown in (("choose:2", 1, 1), ("choose:1", 0, 2)):
        game = table(oracle="on", land=WITH_ORACLE)
        gains(game, ANNA, scroll=1, potion=1)
        stock = game.stock[:]
        turn_of(game, ANNA)
        play(game, "place:worker:oracle", choice)
        if choice == "choose:1":
            play(game, "buy:windswept-doorway")
        assert (len(hand(game, ANNA)), len(tableau(game, ANNA)), game.stock) == (cards, shown, stock)
        assert (game.shown, levels(game, ANNA)) == (game.elements, {"air": shown})
        assert [len(game.decks[element]) for element in range(4)] == [13 - (shown - 1), 13, 13, 13]


@rule("EL-222")
def test_the_oracle_is_a_ruin() -> None:
    game = table(oracle="on", land=WITH_ORACLE)
    assert neighbour_points(game, REALMS.index("molten-crown")) == 2 * 3
    assert BOX.realms[REALMS.index("oracle")].kind == "ruin"
    stands(game, ANNA, "worker", "oracle")
    gains(game, ANNA, gem=5, tool=5, sword=5, potion=5, scroll=5)
    stands(game, ANNA, "warrior", "dungeon")
    assert "place:worker:mill" not in options(turn_of(game, ANNA))


# --- mercenaries


@rule("EL-225", "EL-223")
def test_nobody_hires_a_mercenary_in_service() -> None:
    game = table(mercenaries="on")
    gains(game, ANNA, gold=1)
    gains(game, BEN, gold=1)
    turn_of(game, ANNA)
    play(game, "hire:minotaur:gold", "place:minotaur:ash-fields", "take:ash-fields-1", "end")
    assert asked(game) == ("el-turn", BEN)
    assert options(game, "hire") == {"hire:mimesis:gold"}
    assert refuse(game, "hire:minotaur:gold").rule == "EL-223"


@rule("EL-224", "EL-109")
def test_gold_hires_until_the_next_regroup() -> None:
    game = table(mercenaries="on")
    gains(game, ANNA, gold=1)
    turn_of(game, ANNA)
    play(game, "hire:minotaur:gold", "place:minotaur:cloud-plateau", "take:cloud-plateau-1", "end", "regroup", "end", "regroup", "done")
    assert "minotaur" not in units(game, ANNA, "ready")


# --- the Mother of Dragons


@rule("EL-230", "EL-095")
def test_the_dragons_lair_brings_the_mother_and_three_treasures() -> None:
    game = table(mother="on")
    game.stock.remove(BOX.dragons_lair)
    drawn(game, BOX.dragons_lair)
    for option in options(game, "lay"):
        cell = MAP.names.index(option.removeprefix("lay:"))
        assert len([near for near in MAP.neighbours[cell] if near in game.cells]) >= 2
    play(game, min(options(game, "lay")))
    assert (game.place[BOX.mother], game.hoards, len(set(game.hoard))) == (BOX.dragons_lair, 3, 5)


@rule("EL-231", "EL-232")
def test_the_dragons_lair_gives_gold() -> None:
    game = table(mother="on", land=WITH_LAIR)
    stands(game, ANNA, "worker", "windspire-peaks")
    turn_of(game, ANNA)
    play(game, "place:worker:dragons-lair")
    assert (resources(game, ANNA), game.hoards) == ({"gold": 1}, 0)
    realm = BOX.realms[BOX.dragons_lair]
    assert (realm.kind, realm.element, realm.cost) == ("special", "", "")
    assert neighbour_points(game, REALMS.index("windspire-peaks")) == 2


@rule("EL-233")
def test_the_mother_invades_every_ruin() -> None:
    game = table(mother="on", land=WITH_LAIR)
    lurks(game, "mother-of-dragons", "dragons-lair")
    for realm in ("mill", "dungeon", "fortress", "summoning-portal", "windspire-peaks"):
        assert invaders(game, REALMS.index(realm)) == [BOX.mother]
    for realm in ("ash-fields", "molten-crown", "cloud-plateau"):
        assert invaders(game, REALMS.index(realm)) == []
    lurks(game, "demon-of-might", "molten-crown")
    assert invaders(game, REALMS.index("mill")) == [BEASTS.index("demon-of-might"), BOX.mother]


@rule("EL-234", "EL-C63")
def test_the_mother_is_never_controlled() -> None:
    game = table(mother="on", land=WITH_LAIR)
    stands(game, ANNA, "worker", "windspire-peaks")
    lurks(game, "mother-of-dragons", "dragons-lair")
    lurks(game, "demon-of-might", "ash-fields")
    resolve(game, CONTROL_BESIDE)
    assert lone(game) == ["monster:demon-of-might"]


# --- the Frost Giant


def bridge() -> Eldervale:
    """The bridge leads from Windspire Peaks to another realm."""
    land = {**LAND, "bifrost-bridge": (3, 0), "thunder-eyrie": (4, 0)}
    game = table(giant="on", land=land)
    game.far = REALMS.index("thunder-eyrie")
    return game


@rule("EL-241", "EL-243")
def test_the_bridge_gives_a_card_and_leads_on() -> None:
    game = bridge()
    stands(game, ANNA, "worker", "windspire-peaks")
    turn_of(game, ANNA)
    assert "place:worker:thunder-eyrie" not in options(game)
    play(game, "place:worker:bifrost-bridge")
    assert len(hand(game, ANNA)) == 1
    assert "place:worker:thunder-eyrie" in options(turn_of(game, ANNA))
    assert (BOX.realms[BOX.bridge].kind, BOX.realms[BOX.bridge].cost) == ("special", "")


@rule("EL-242", "EL-241")
def test_points_at_the_ends_of_the_bridge() -> None:
    game = bridge()
    assert neighbour_points(game, REALMS.index("windspire-peaks")) == 2 + 2
    assert neighbour_points(game, REALMS.index("thunder-eyrie")) == 10


@rule("EL-240", "EL-094")
def test_the_sides_of_the_bridge_stay_free() -> None:
    game = bridge()
    drawn(game, game.stock[0])
    around = {MAP.names[cell] for cell in MAP.neighbours[game.cells[BOX.bridge]]}
    assert not around & {option.removeprefix("lay:") for option in options(game, "lay")}
    assert refuse(game, "lay:3.-1").message == "el-why-bridge-side"


@rule("EL-244", "EL-208")
def test_the_bridge_as_the_last_tile() -> None:
    game = table(giant="on")
    game.stock = [BOX.bridge]
    gains(game, ANNA, scroll=1, potion=1)
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    play(game, min(options(game, "lay")))
    assert (game.far, game.ending, game.cells[BOX.bridge] >= 0) == (-1, 2, True)
    assert game.near[BOX.bridge].bit_count() == 1


# --- teams


@rule("EL-246", "EL-X13")
def test_the_second_of_the_winning_pair_begins() -> None:
    game = teams()
    alone = table(*FOUR)
    for seed in range(30):
        best = first_seat(alone.setup, seeded(seed))
        assert first_seat(game.setup, seeded(seed)) == (1 if best < 2 else 3)
    fresh = next(
        one
        for seed in range(20)
        if (one := SPEC.new(4, seed, {"team": "on", "factions": list(FOUR)})).turn == 1 and isinstance(one, Eldervale)
    )
    assert isinstance(fresh, Eldervale)
    assert [player.vp for player in fresh.players] == [4, 1, 2, 3]


@rule("EL-247")
def test_partners_add_up_their_points() -> None:
    game = teams()
    for seat, points in enumerate((30, 5, 20, 20)):
        game.players[seat].vp = points
    outcome = game.result("el-mapped")
    assert (outcome.winners, outcome.teams) == ((CYRIL, DORA), ((ANNA, BEN), (CYRIL, DORA)))


@rule("EL-247", "EL-220")
@pytest.mark.parametrize(
    ("points", "gems", "winners"),
    [
        ((10, 40, 30, 15), (0, 0, 0, 0), (ANNA, BEN)),
        ((20, 20, 30, 10), (0, 3, 2, 0), (ANNA, BEN)),
        ((20, 20, 30, 10), (3, 0, 2, 2), (CYRIL, DORA)),
        ((20, 20, 30, 10), (1, 2, 3, 0), (ANNA, BEN, CYRIL, DORA)),
    ],
)
def test_partners_break_a_tie_with_what_both_have(points: tuple[int, ...], gems: tuple[int, ...], winners: tuple[int, ...]) -> None:
    game = teams()
    for seat in range(4):
        game.players[seat].vp = points[seat]
        gains(game, seat, gem=gems[seat])
    assert game.result("el-mapped").winners == winners


@rule("EL-249", "EL-139")
def test_a_card_may_be_handed_over() -> None:
    for answer, keeper, other in (("yes", BEN, ANNA), ("no", ANNA, BEN)):
        game = teams()
        gains(game, ANNA, scroll=1, potion=1)
        powers(game, ANNA)
        powers(game, BEN)
        turn_of(game, ANNA)
        play(game, "place:worker:dungeon")
        play(game, min(options(game, "lay")), "buy:windswept-doorway")
        assert asked(game) == ("el-hand-over", ANNA)
        play(game, answer)
        assert (len(tableau(game, keeper)), len(tableau(game, other))) == (2, 1)
        assert (levels(game, keeper), levels(game, other)) == ({"air": 1}, {})


@rule("EL-250")
def test_a_partner_is_not_harmed() -> None:
    game = teams()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "ash-fields")
    stands(game, CYRIL, "worker", "molten-crown")
    holds(game, ANNA, "fireball")
    gains(game, ANNA, sword=1, potion=1)
    turn_of(game, ANNA)
    play(game, "cast:fireball")
    assert lone(game) == ["target:2:molten-crown"]
    seraphs = table("sun-seraphs", OGRES, "deep-naga", "iron-legion", team="on")
    stands(seraphs, ANNA, "dragon", "mill")
    stands(seraphs, BEN, "warrior", "mill")
    stands(seraphs, CYRIL, "warrior", "mill")
    assert dice(seraphs)[:3] == [3, 3, 1]


@rule("EL-251", "EL-155")
def test_partners_fight_each_other() -> None:
    game = teams()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    ends(game, seat0=(6,), seat1=(1,))
    assert (units(game, BEN, "underworld"), game.players[ANNA].glory) == (["worker"], 1)


@rule("EL-252", "EL-165")
def test_swords_for_the_partner() -> None:
    game = teams()
    stands(game, ANNA, "worker", "mill")
    stands(game, CYRIL, "worker", "mill")
    gains(game, BEN, sword=2)
    gains(game, DORA, gold=1)
    swords(game)
    assert (asked(game), options(game)) == (("el-swords", BEN), {"aid:sword", "done"})
    play(game, "aid:sword", "done", "aid:gold")
    assert game.battle is not None
    assert game.battle.dice == [2, 0, 2, 0, 0]


@rule("EL-253", "EL-C29")
def test_chained_abilities_serve_their_owner_only() -> None:
    game = teams()
    stands(game, ANNA, "iron-golem", "mill")
    stands(game, CYRIL, "worker", "mill")
    fights(game, "mill")
    assert [swords_forbidden(game, seat) for seat in range(4)] == [False, False, True, True]
    stands(game, ANNA, "ancient-treant", "mill")
    stands(game, BEN, "worker", "mill")
    fights(game, "mill", seat0=(1,), seat1=(6,), seat2=(6,))
    assert best_side(game) == NOWHERE


# --- doorways, tactics


@rule("EL-255")
def test_without_doorways() -> None:
    game = SPEC.new(3, 2, {"doorways": "off"})
    assert isinstance(game, Eldervale)
    for element in range(8):
        if game.elements >> element & 1:
            assert game.decks[element][0] == element * 13
            assert BOX.adventures[game.decks[element][-1]].kind != "doorway"
        else:
            assert game.decks[element] == []
    assert (game.shown, len(ADVENTURES)) == (game.elements, 104)


@rule("EL-256")
def test_everybody_begins_with_a_tactics_token() -> None:
    for tactics in ("on", "off"):
        game = table(tactics=tactics)
        assert [player.tactics for player in game.players] == [tactics == "on"] * 2
    is_ready(game, ANNA, "dragon")
    assert refuse(turn_of(game, ANNA), "tactics").rule == "EL-259"
