"""The boundary of an effect and its neighbours: how far, how many, of what."""

import pytest

from deska.games.eldervale.actions import BEASTS, CARDS, REALMS
from deska.games.eldervale.effects.monsters import CONTROL_BESIDE
from deska.games.eldervale.effects.tokens import Doorway
from deska.games.eldervale.effects.units import SEND_OWN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import ends
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    LAND,
    asked,
    gains,
    holds,
    levels,
    lurks,
    options,
    owns,
    play,
    powers,
    resolve,
    resources,
    stands,
    table,
    treasures,
    turn_of,
    units,
)


@rule("EL-C60")
def test_a_gale_blows_two_realms_far() -> None:
    game = table("sky-harpies", "villainous-ogres", land={**LAND, "demon-caldera": (3, -1)})
    stands(game, ANNA, "worker", "mill")
    holds(game, ANNA, "gale")
    gains(game, ANNA, scroll=1)
    play(turn_of(game, ANNA), "cast:gale")
    assert asked(game) == ("el-move-to", ANNA)
    assert "to:mage-tower" in options(game)
    assert "to:demon-caldera" not in options(game)


@rule("EL-C61")
def test_a_bountiful_harvest_is_two_different_resources() -> None:
    game = table()
    holds(game, ANNA, "bountiful-harvest")
    play(turn_of(game, ANNA), "cast:bountiful-harvest", "gain:sword")
    assert options(game, "gain") == {"gain:gem", "gain:scroll", "gain:potion", "gain:tool"}
    play(game, "gain:gem")
    assert (resources(game, ANNA), asked(game)[0]) == ({"gem": 1, "sword": 1}, "el-turn")


@rule("EL-175")
def test_power_in_the_first_of_all_elements_is_chosen_like_any_other() -> None:
    game = table("sky-harpies", "villainous-ogres")
    stands(game, ANNA, "worker", "mill")
    lurks(game, "thunder-roc", "mill")
    before = levels(game, ANNA)["air"]
    ends(game, beast="thunder-roc", seat0=(6,), monster=(1,))
    play(game, "rise:air")
    assert (levels(game, ANNA)["air"], game.players[ANNA].glory) == (before + 1, 0)


@rule("EL-C14")
def test_scavengers_have_to_be_beside_the_battle() -> None:
    for realm, gained in (("fortress", {"sword": 1}), ("windspire-peaks", {})):
        game = table("goblin-fire-mages", "deep-naga", "sky-harpies")
        stands(game, ANNA, "worker", realm)
        stands(game, BEN, "worker", "mill")
        stands(game, CYRIL, "worker", "mill")
        ends(game, turn=BEN, seat1=(6,), seat2=(1,))
        assert resources(game, ANNA) == gained


@rule("EL-C60")
def test_a_burning_trail_lasts_for_one_placement() -> None:
    game = table("villainous-ogres", "sky-harpies")
    stands(game, ANNA, "worker", "mill")
    lurks(game, "kraken", "fortress")
    holds(game, ANNA, "burning-trail")
    gains(game, ANNA, sword=1)
    play(turn_of(game, ANNA), "cast:burning-trail", "place:worker:ash-fields")
    assert (game.place[BEASTS.index("kraken")], game.now.calm) == (REALMS.index("fortress"), False)


@rule("EL-C63", "EL-201")
def test_only_a_monster_beside_an_own_unit_is_tamed() -> None:
    game = table("keepers-of-the-plains", "villainous-ogres", "wild-beastkin", land={**LAND, "chimera-maze": (-2, 1)})
    stands(game, ANNA, "worker", "ash-fields")
    lurks(game, "demon-of-might", "mill")
    lurks(game, "riddling-sphinx", "fortress")
    lurks(game, "chimera", "chimera-maze")
    resolve(game, CONTROL_BESIDE)
    assert options(game) == {"monster:demon-of-might", "monster:riddling-sphinx"}


@rule("EL-144", "EL-C41")
@pytest.mark.parametrize(
    ("scrolls", "level", "rival", "slot", "useful"),
    [(4, 1, 3, "gem-gem", True), (5, 3, 3, "gem-gem", False), (5, 3, 2, "gem-gem", True), (5, 3, 2, "scroll-scroll", False)],
)
def test_a_doorway_is_of_use_for_its_resource_or_its_slot(scrolls: int, level: int, rival: int, slot: str, useful: bool) -> None:
    game = table()
    owns(game, ANNA, "windswept-doorway", tokens=(slot,))
    gains(game, ANNA, scroll=scrolls)
    powers(game, ANNA, air=level)
    powers(game, BEN, air=rival)
    doorway = Doorway("scroll", "air")
    assert doorway.possible(game, Frame(doorway, ANNA, CARDS.index("windswept-doorway"))) is useful


@rule("EL-C17", "EL-180")
@pytest.mark.parametrize("potions", [0, 1])
def test_who_cannot_pay_does_not_escape(potions: int) -> None:
    game = table("deep-naga", "villainous-ogres")
    stands(game, ANNA, "dragon", "fortress")
    gains(game, ANNA, potion=potions)
    resolve(game, SEND_OWN)
    play(game, *(["yes"] if potions else []))
    assert units(game, ANNA, "underworld") == ([] if potions else ["dragon"])
    assert resources(game, ANNA) == ({} if potions else {"sword": 1})


@rule("EL-175", "EL-189")
def test_a_beaten_monster_is_worth_one_level() -> None:
    game = table("sky-harpies", "villainous-ogres")
    stands(game, ANNA, "worker", "mill")
    lurks(game, "demon-of-might", "mill")
    ends(game, beast="demon-of-might", seat0=(6,), monster=(1,))
    play(game, "rise:fire")
    assert levels(game, ANNA) == {"air": 1, "fire": 1}
    assert [event.args for event in game.events if event.message == "el-rose"] == [{"player": ANNA, "element": "fire", "level": 1}]


@rule("EL-133")
@pytest.mark.parametrize(
    ("tokens", "slots"), [((), {1}), (("gem-gem",), {1, 2}), (("gem-gem", "tool-tool"), {1, 2, 3}), (("gem-gem",) * 3, {1, 2, 3})]
)
def test_a_token_goes_on_any_other_and_on_the_first_free_slot(tokens: tuple[str, ...], slots: set[int]) -> None:
    game = table()
    owns(game, ANNA, "root-cave", tokens=tokens)
    treasures(game, ANNA, "scroll-scroll")
    found = options(turn_of(game, ANNA), "put")
    assert found == {"put:scroll-scroll:gather", *[f"put:scroll-scroll:root-cave-{slot}" for slot in slots]}
