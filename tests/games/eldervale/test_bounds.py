"""The boundary of an effect and its neighbours: how far, how many, of what."""

from deska.games.eldervale.actions import BEASTS, REALMS
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
    play,
    resources,
    stands,
    table,
    turn_of,
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
