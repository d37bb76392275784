"""Spells of the market, each cast."""

from typing import Any

from deska.games.aeons_end.components.state import AeonsEnd
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    Seat,
    asked,
    breaches,
    charges,
    discard,
    hand,
    lives,
    mage,
    named,
    options,
    play,
    position,
    prepped,
    refuse,
)


def casting(*seats: Seat, **given: Any) -> AeonsEnd:
    return position(*seats, phase="casting", **given)


@rule("AE-C33", "AE-089")
def test_phoenix_flame() -> None:
    game = play(casting(mage(prepped={1: "phoenix-flame"}, charges=1)), "cast:1", "yes")
    assert (game.life, charges(game)) == (66, [0])
    game = play(casting(mage(prepped={1: "phoenix-flame"})), "cast:1")
    assert game.life == 68


@rule("AE-C44")
def test_spectral_echo() -> None:
    game = play(casting(mage(prepped={1: "spectral-echo"}, hand=["crystal", "spark"])), "cast:1", "destroy:crystal")
    assert (game.life, hand(game)) == (68, ["spark"])


@rule("AE-C34")
def test_amplify_vision_counts_after_focusing() -> None:
    game = play(casting(mage(prepped={1: "amplify-vision"}, breaches=("open", 3, "gone", "open"), life=0), mage("mist")), "cast:1")
    assert (game.life, breaches(game)) == (67, ["open", "open", "gone", "open"])


@rule("AE-C44")
def test_ignite() -> None:
    game = play(casting(mage(prepped={1: "ignite"}), mage("mist")), "cast:1")
    assert (game.life, charges(game)) == (68, [0, 1])


@rule("AE-C35", "AE-130")
def test_lava_tendril() -> None:
    game = play(casting(mage(prepped={4: "lava-tendril"}, breaches=("open", 2, 1, "open"))), "done")
    assert (game.life, prepped(game)) == (69, {4: "lava-tendril"})
    game = play(casting(mage(prepped={4: "lava-tendril"}, breaches=("open", 2, 1, "open"))), "cast:4")
    assert (game.life, prepped(game)) == (66, {})


@rule("AE-C36", "AE-090")
def test_dark_fire() -> None:
    start = casting(mage(prepped={3: "dark-fire"}, breaches=("open", 2, "open", 2), hand=["crystal", "crystal", "spark"]))
    assert play(start.clone(), "cast:3", "done").life == 69
    game = play(start.clone(), "cast:3", "discard:crystal", "discard:spark")
    assert (game.life, discard(game)) == (63, ["dark-fire", "crystal", "spark"])


@rule("AE-C37")
def test_essence_theft() -> None:
    game = play(casting(mage(prepped={1: "essence-theft"}, hand=["crystal"], life=5)), "cast:1", "discard:crystal")
    assert (game.life, lives(game)) == (67, [6])


@rule("AE-C38", "AE-124")
def test_feral_lightning_needs_no_focus() -> None:
    game = position(mage(hand=["feral-lightning", "spark"], prepped={1: "spark"}))
    assert options(game, "prep") == ["prep:feral-lightning:2", "prep:feral-lightning:3", "prep:feral-lightning:4"]
    assert refuse(game, "prep:spark:2").rule == "AE-124"
    game = play(casting(mage(prepped={1: "feral-lightning"})), "cast:1")
    assert game.life == 67


@rule("AE-C39", "AE-131")
def test_oblivion_swell() -> None:
    game = position(mage(hand=["oblivion-swell"]))
    play(game, "prep:oblivion-swell:1", "use:1")
    assert game.now.aether == 1
    assert refuse(game, "use:1").rule == "AE-131"
    game = play(casting(mage(prepped={1: "oblivion-swell"}, hand=["burning-opal", "spark"])), "cast:1")
    assert options(game) == ["discard:burning-opal", "done"]
    assert play(game, "discard:burning-opal").life == 63


@rule("AE-C40", "AE-028")
def test_chaos_arc() -> None:
    spells = {1: "spark", 2: "chaos-arc", 3: "spark", 4: "spark"}
    game = play(casting(mage("adelheim", prepped={**spells, 4: "ignite"}, breaches=("open", "open", "open", "open"))), "cast:2")
    assert game.life == 63
    game = play(casting(mage(prepped={1: "spark", 3: "chaos-arc"}, breaches=("open", "gone", "open", 2), life=0), mage("mist")), "cast:3")
    assert game.life == 66


@rule("AE-C41", "AE-095")
def test_planar_insight_counts_the_casters_breaches() -> None:
    game = play(casting(mage(prepped={1: "planar-insight"}, breaches=("open", "open", "open", 2))), "cast:1")
    assert game.life == 65
    other = mage("mist", hand=["garnet-shard"], breaches=("open", 2, 1, 1))
    game = position(mage(prepped={1: "planar-insight"}, breaches=("open",) * 4), other, turn=1)
    assert play(game, "play:garnet-shard", "choose:2").life == 67


@rule("AE-C42", "AE-098")
def test_wildfire_whip() -> None:
    game = position(mage(prepped={1: "wildfire-whip"}), mage("mist", prepped={1: "spark"}), aether=5)
    play(game, "use:1")
    assert asked(game) == ("ae-cast-any", HANKA, ["cast-from:0:1", "cast-from:1:1"])
    play(game, "cast-from:1:1", "use:1")
    assert (game.life, game.now.aether, discard(game, 0), discard(game, 1)) == (65, 1, ["wildfire-whip"], ["spark"])


@rule("AE-C43")
def test_arcane_nexus() -> None:
    game = position(mage(prepped={1: "arcane-nexus"}, hand=["jade"]))
    play(game, "play:jade", "use:1", "play:jade")
    assert game.now.aether == 4
    assert "use:1" not in options(game)
    assert play(casting(mage(prepped={1: "arcane-nexus"})), "cast:1").life == 66


@rule("AE-C44")
def test_consuming_void() -> None:
    game = play(casting(mage(prepped={1: "consuming-void"}, hand=["crystal", "spark"])), "cast:1", "destroy:crystal", "destroy:spark")
    assert (game.life, hand(game)) == (64, [])
    assert named(game.destroyed).count("spark") == 3
