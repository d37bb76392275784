"""The first seat, realm, cell, card and unit of all count like any other, though nought is their number."""

from typing import Final

import pytest

from deska.games.eldervale.actions import ADVENTURES, AURAS, ELEMENTS, MAP, ORB_CARDS, REALMS, SPACES
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import EMPTY, GLORY_ORBS, NOWHERE, TOP_LEVEL, Ghosts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.building import Build, neighbour_points
from deska.games.eldervale.effects.conditions import Builds
from deska.games.eldervale.effects.monsters import CONTROL_BESIDE, wild_monsters
from deska.games.eldervale.effects.power import GLORY_STEP, Glory, Power
from deska.games.eldervale.effects.tokens import TakeToken
from deska.games.eldervale.turn.expedition import EXPEDITION, LAY_REALM, NEW_REALM
from deska.games.eldervale.turn.phantoms import GUARDIAN_STEP
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import ends
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    LAND,
    OGRES,
    at,
    dwells,
    gains,
    levels,
    lurks,
    options,
    owns,
    play,
    realm_source,
    refuse,
    resolve,
    stands,
    table,
    turn_of,
    units,
)
from tests.games.eldervale.test_phantoms import GHOST, act, ghosts, solo

CORNER: Final = {"cloud-plateau": (0, -12), "mill": (0, -11), "ash-fields": (-1, -11), "dungeon": (-1, -10)}
"""The first of all realms lies on the first cell of the map, in its corner."""
FIRST: Final = "cloud-plateau"


def cornered() -> Eldervale:
    game = table(HARPIES, OGRES, land=CORNER)
    assert (game.cells[0], REALMS[0]) == (0, FIRST)
    return game


def sites(game: Eldervale, realm: str) -> set[str]:
    """Where a tile might be laid."""
    asked = Frame(LAY_REALM, ANNA, realm_source(realm))
    return {game.spec.actions.names[option].removeprefix("lay:") for option in LAY_REALM.options(game, asked)}


# --- cells


@rule("EL-094", "EL-070")
def test_a_tile_may_lie_beside_the_first_cell() -> None:
    game = cornered()
    assert sites(game, "molten-crown") == {"1.-12", "0.-10", "-2.-10"}
    stands(game, ANNA, "worker", "mill")
    assert "place:worker:cloud-plateau" in options(turn_of(game, ANNA))
    assert refuse(game, "place:worker:molten-crown").message == "el-why-not-on-map"


@rule("EL-094", "EL-079")
def test_a_tile_beside_the_first_cell_is_its_neighbour() -> None:
    game = cornered()
    resolve(game, LAY_REALM, source="molten-crown")
    play(game, "lay:1.-12")
    crown = REALMS.index("molten-crown")
    assert game.near[crown] == 1 | 1 << REALMS.index("mill")
    assert game.near[0] >> crown & 1


@rule("EL-238", "EL-239")
def test_the_far_end_of_the_bridge_may_be_the_first_cell() -> None:
    game = table(HARPIES, OGRES, land={"mill": (0, -10), "dungeon": (0, -9)}, giant="on")
    assert "0.-11" in sites(game, "bifrost-bridge")
    game.stock = [0, BOX.bridge]
    game.cells[0] = NOWHERE
    resolve(game, NEW_REALM)
    play(game, "lay:0.-11")
    assert (game.cells[0], game.far) == (0, 0)


@rule("EL-240")
def test_the_bridge_may_lie_on_the_first_cell() -> None:
    game = table(HARPIES, OGRES, land={"bifrost-bridge": (0, -12), "mill": (0, -11), "ash-fields": (-1, -10)}, giant="on")
    assert sites(game, "molten-crown") == {"0.-10"}
    game = table(HARPIES, OGRES, land={**CORNER, "cloud-plateau": (1, -11), "bifrost-bridge": (0, -12)}, giant="on")
    resolve(game, LAY_REALM, source="molten-crown")
    assert refuse(game, "lay:1.-12").message == "el-why-bridge-side"
    assert refuse(game, "lay:3.-12").message == "el-why-not-two-beside"


@rule("EL-C16", "EL-083")
def test_a_treasure_of_the_first_realm_on_the_first_cell() -> None:
    game = cornered()
    resolve(game, TakeToken())
    assert f"take:{SPACES[0]}" in options(game)
    play(game, f"take:{SPACES[0]}")
    assert (len(game.players[ANNA].tray), game.left[0]) == (1, 2)


# --- realms


@rule("EL-094", "EL-095")
def test_the_first_realm_is_revealed_and_laid() -> None:
    game = table(HARPIES, OGRES, land={name: cell for name, cell in LAND.items() if name != FIRST})
    game.stock = [realm for realm in game.stock if realm] + [0]
    gains(game, ANNA, gold=6)
    at(game, Frame(EXPEDITION, ANNA))
    play(game, "lay:-1.0")
    assert (game.cells[0], game.left[0], game.left[1]) == (MAP.at(-1, 0), 3, 3)


@rule("EL-267", "EL-268")
def test_phantoms_harvest_in_the_first_realm_on_the_first_cell() -> None:
    game = solo()
    game.cells = [NOWHERE] * len(REALMS)
    for name, (q, r) in CORNER.items():
        game.cells[REALMS.index(name)] = MAP.at(q, r)
    game.derive()
    stands(game, ANNA, "worker", "ash-fields")
    act(game, "pale-reaper")
    assert units(game, GHOST, FIRST) == ["worker"]


@rule("EL-269")
def test_phantoms_reveal_the_first_realm() -> None:
    game = solo()
    game.cells[0] = NOWHERE
    game.stock = [realm for realm in game.stock if realm] + [0]
    game.derive()
    act(game, "forgotten-stair")
    assert game.cells[0] >= 0
    assert 0 not in game.stock


@rule("EL-278")
def test_the_guardian_walks_onto_the_first_cell() -> None:
    game = solo()
    game.cells = [NOWHERE] * len(REALMS)
    for name, (q, r) in CORNER.items():
        game.cells[REALMS.index(name)] = MAP.at(q, r)
    game.derive()
    guardian: Ghosts = ghosts(game)
    guardian.guardian = REALMS.index("mill")
    at(game, Frame(GUARDIAN_STEP, ANNA, NOWHERE, 6))
    assert REALMS[guardian.guardian] == FIRST


# --- seats


@rule("EL-123", "EL-124")
def test_nobody_builds_where_the_first_player_dwells() -> None:
    game = table()
    dwells(game, ANNA, "ash-fields")
    for realm in ("ash-fields", "molten-crown", "windspire-peaks"):
        stands(game, BEN, "worker", realm)
    gains(game, BEN, tool=5, sword=5, gem=5, scroll=5, potion=5)
    resolve(game, Build(), BEN)
    assert options(game) == {"settle:molten-crown", "settle:windspire-peaks"}
    assert refuse(game, "settle:ash-fields").message == "el-why-dwelling-there"


@rule("EL-127", "EL-C70")
def test_dwellings_of_the_first_player_count_for_neighbours() -> None:
    game = table()
    alone = neighbour_points(game, REALMS.index("ash-fields"))
    assert not Builds(dwellings=1).is_met(game, BEN, REALMS.index("ash-fields"))
    dwells(game, ANNA, "windspire-peaks")
    assert neighbour_points(game, REALMS.index("ash-fields")) == alone + 2
    assert Builds(dwellings=1).is_met(game, BEN, REALMS.index("ash-fields"))
    assert not Builds(dwellings=2).is_met(game, BEN, REALMS.index("ash-fields"))


@rule("EL-270")
def test_phantoms_do_not_settle_where_the_player_dwells() -> None:
    game = solo()
    dwells(game, ANNA, "molten-crown")
    stands(game, GHOST, "worker", "molten-crown")
    act(game, "silent-village")
    assert (game.dwellings[REALMS.index("molten-crown")], game.dwelling_count(GHOST)) == (ANNA, 0)


@rule("EL-201", "EL-197")
def test_a_monster_of_the_first_player_is_not_wild() -> None:
    game = table()
    stands(game, ANNA, "thunder-roc", "mill")
    lurks(game, "kraken", "fortress")
    stands(game, BEN, "worker", "ash-fields")
    assert wild_monsters(game) == [5]
    at(game, Frame(CONTROL_BESIDE, BEN))
    assert game.owner[2] == ANNA
    assert game.owner[5] == BEN  # the only one, so nothing is asked


@rule("EL-172", "EL-174")
@pytest.mark.parametrize(("pips", "told"), [(6, "el-won-player"), (2, "el-nobody-won")])
def test_it_is_told_that_the_first_player_won(pips: int, told: str) -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    ends(game, seat0=(pips,), seat1=(2,))
    found = [event for event in game.events if event.message in ("el-won-player", "el-nobody-won")]
    assert [(event.message, event.args) for event in found] == [(told, {"player": ANNA} if told == "el-won-player" else {})]


# --- cards


@rule("EL-136", "EL-137")
def test_an_orb_on_the_first_card_that_takes_one() -> None:
    game = table()
    owns(game, ANNA, ORB_CARDS.names[0])
    game.players[ANNA].orbs = 1
    play(turn_of(game, ANNA), f"orb:{ORB_CARDS.names[0]}")
    assert (game.players[ANNA].orbs, game.players[ANNA].cards[-1].orb) == (0, True)


@rule("EL-146", "EL-148")
def test_the_first_aura_on_the_first_card() -> None:
    game = table()
    owns(game, ANNA, ADVENTURES.names[0], "windmill-terrace", AURAS.names[0])
    play(turn_of(game, ANNA), f"attach:{AURAS.names[0]}:{ADVENTURES.names[0]}")
    assert game.players[ANNA].cards[1].aura == ADVENTURES.index(AURAS.names[0])
    assert options(game, "attach") == set()
    assert refuse(game, f"attach:{AURAS.names[0]}:windmill-terrace").message == "el-why-no-aura-there"
    gains(game, ANNA, gold=5)
    play(turn_of(game, ANNA), f"attach:{AURAS.names[0]}:windmill-terrace")
    assert [laid.aura for laid in game.players[ANNA].cards[1:3]] == [EMPTY, ADVENTURES.index(AURAS.names[0])]


# --- the glory track


@rule("EL-182", "EL-184")
def test_who_stands_before_the_first_field_may_gain_glory() -> None:
    game = table()
    assert Glory().possible(game, Frame(Glory(), ANNA))
    game.players[ANNA].glory = NOWHERE
    assert not Glory().possible(game, Frame(Glory(), ANNA))
    resolve(game, GLORY_STEP)
    assert game.players[ANNA].glory == NOWHERE


@rule("EL-185")
def test_each_orb_of_the_glory_track_is_taken_once() -> None:
    for place, field in enumerate(GLORY_ORBS):
        game = table()
        for seat, points in ((BEN, 0), (ANNA, 2)):
            game.players[seat].glory = field - 1
            resolve(game, GLORY_STEP, seat)
            assert (game.players[seat].orbs, game.players[seat].vp) == (0 if points else 1, points)
            assert game.glory_orbs == 0b11 & ~(1 << place)


@rule("EL-193", "EL-194")
def test_the_orb_of_each_track_is_taken_once() -> None:
    for element in ("air", "fire"):
        game = table()
        before = game.track_orbs
        for seat, orbs in ((BEN, 1), (ANNA, 0)):
            game.players[seat].power[ELEMENTS.index(element)] = TOP_LEVEL - 1
            resolve(game, Power(element), seat)
            assert (levels(game, seat)[element], game.players[seat].orbs) == (TOP_LEVEL, orbs)
            assert game.track_orbs == before & ~(1 << ELEMENTS.index(element))
        assert not Power(element).possible(game, Frame(Power(element), BEN))
