"""Relics of the market, each played."""

from deska.testing import rule
from tests.games.aeons_end.build import (
    asked,
    breaches,
    charges,
    discard,
    hand,
    in_play,
    mage,
    named,
    options,
    play,
    played,
    position,
    prepped,
    refuse,
)


@rule("AE-C27")
def test_flexing_daggers_add_up_for_one_action() -> None:
    game = position(mage(hand=["flexing-dagger"] * 2), aether=4)
    play(game, "play:flexing-dagger", "choose:1", "play:flexing-dagger", "choose:1")
    assert game.now.discount == 6
    play(game, "open:4")
    assert (game.now.aether, game.now.discount, breaches(game)) == (3, 0, ["open", 2, 1, "open"])


@rule("AE-C27")
def test_flexing_dagger_destroys_itself_to_hit() -> None:
    game = play(position(mage(hand=["flexing-dagger"])), "play:flexing-dagger", "choose:2")
    assert (game.life, played(game)) == (69, [])
    assert "flexing-dagger" in named(game.destroyed)


@rule("AE-C28")
def test_bottled_vortex() -> None:
    game = position(mage(hand=["bottled-vortex", "spark", "crystal"], deck=["crystal"], discard=["crystal", "spark", "crystal"]))
    play(game, "play:bottled-vortex")
    assert options(game) == [
        "destroy:crystal",
        "destroy:spark",
        "destroy-discarded:crystal:1",
        "destroy-discarded:spark:1",
        "destroy-discarded:crystal:2",
        "done",
    ]
    play(game, "destroy:spark", "destroy-discarded:crystal:2")
    assert (hand(game), discard(game), played(game)) == (["crystal", "crystal"], ["spark", "crystal"], [])


@rule("AE-C29", "AE-101")
def test_unstable_prism_plays_a_gem_twice() -> None:
    game = position(mage(hand=["unstable-prism", "unstable-prism", "diamond-cluster"]))
    play(game, "play:unstable-prism", "choose:1")
    assert game.now.aether == 6
    assert "diamond-cluster" in named(game.destroyed)
    play(game, "play:unstable-prism")
    assert (game.now.aether, played(game)) == (8, ["unstable-prism", "unstable-prism"])


@rule("AE-C30")
def test_blasting_staff_casts_the_spell_prepped_this_turn() -> None:
    game = position(
        mage(hand=["blasting-staff", "spark"], prepped={1: "spark"}, breaches=("open", 2, 1, "open")), in_play=[("bane-sire", 6)]
    )
    play(game, "prep:spark:4", "play:blasting-staff")
    assert asked(game) == ("ae-cast-fresh", 0, ["cast:4", "pass"])
    assert refuse(game, "cast:1").rule == "AE-C30"
    play(game, "cast:4", "hit:bane-sire")  # 1, breach IV, the staff
    assert (in_play(game), prepped(game), discard(game)) == ([("bane-sire", 2)], {1: "spark"}, ["spark"])


@rule("AE-C31", "AE-120", "AE-121")
def test_focusing_orb() -> None:
    game = position(mage(hand=["focusing-orb"] * 2, breaches=("open", 3, 1, 2)), mage("mist"), gravehold=20)
    play(game, "play:focusing-orb", "choose:1")
    assert "focus-of:1:4" in options(game)
    play(game, "focus-of:0:2", "play:focusing-orb", "choose:2")
    assert (breaches(game), game.gravehold, played(game)) == (["open", "open", 1, 2], 23, ["focusing-orb"])


@rule("AE-C32", "AE-193")
def test_mages_talisman() -> None:
    game = play(position(mage(hand=["mages-talisman"]), mage("mist")), "play:mages-talisman")
    assert charges(game) == [1, 1]
    game = play(position(mage(hand=["mages-talisman"])), "play:mages-talisman")
    assert charges(game) == [2]
