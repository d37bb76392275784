"""Unique starters and abilities of the eight mages."""

import pytest

from deska.games.aeons_end.actions import MAGES
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    asked,
    breaches,
    charges,
    deck,
    discard,
    fresh,
    hand,
    in_play,
    lives,
    mage,
    named,
    options,
    play,
    position,
    prepped,
    refuse,
    turn_order,
)


@rule("AE-C01", "AE-C02", "AE-011")
@pytest.mark.parametrize("name", MAGES)
def test_boards_hold_ten_cards(name: str) -> None:
    game = fresh(1, mages=[name])
    assert (len(hand(game)), len(deck(game))) == (5, 5)
    assert breaches(game)[0 if name != "phaedraxa" else 1] == "open"


@rule("AE-C04")
def test_amethyst_shard() -> None:
    game = position(mage("adelheim", hand=["amethyst-shard"]), mage("kadir", hand=["crystal"], deck=["spark"]))
    play(game, "play:amethyst-shard")
    assert asked(game) == ("ae-amethyst-shard", HONZA, ["yes", "no"])
    play(game, "yes", "discard:crystal")
    assert (hand(game, 1), discard(game, 1), game.now.aether) == (["spark"], ["crystal"], 1)


@rule("AE-C05")
def test_buried_light() -> None:
    game = play(position(mage("brama", prepped={1: "buried-light"}), phase="casting"), "cast:1")
    assert (game.life, game.now.aether) == (69, 1)


@rule("AE-C06", "AE-105")
def test_moonstone_shard() -> None:
    game = play(position(mage("jian", hand=["moonstone-shard", "crystal"])), "play:moonstone-shard")
    assert options(game, "buy", "charge") == ["buy:jade"]
    play(game, "buy:jade")
    assert (game.now.aether, game.now.gem_aether) == (0, 0)


@rule("AE-C08", "AE-057")
def test_quartz_shard() -> None:
    start = position(mage("lash", hand=["quartz-shard"]), mage("mist"), order=["player-2", "nemesis"])
    game = play(start, "play:quartz-shard")
    assert game.now.aether == 2
    assert asked(game) == ("ae-place-order", HANKA, ["top", "bottom"])
    play(game, "bottom")
    assert turn_order(game)[0] == ["nemesis", "player-2"]
    assert game.order.seen == [-1, 0]


@rule("AE-C10")
def test_tourmaline_shard() -> None:
    game = position(mage("phaedraxa", hand=["tourmaline-shard"]), mage("kadir", hand=["crystal", "spark"]))
    play(game, "play:tourmaline-shard")
    assert asked(game) == ("ae-may-suffer", HONZA, ["yes", "no"])
    play(game, "yes", "destroy:spark")
    assert (hand(game, 1), lives(game)) == (["crystal"], [10, 9])
    game = position(mage("phaedraxa", hand=["tourmaline-shard"]), mage("kadir", hand=["crystal", "spark"]), ward=True)
    play(game, "play:tourmaline-shard")
    assert asked(game)[0] == "ae-main-phase"


@rule("AE-C11", "AE-079")
def test_flare() -> None:
    game = play(position(mage("xaxos", prepped={1: "flare"}), phase="casting", order=["player-1"]), "cast:1")
    assert game.life == 67
    game = play(position(mage("xaxos", prepped={1: "flare"}), phase="casting", order=["nemesis"]), "cast:1")
    assert (game.life, turn_order(game)[0]) == (69, ["nemesis"])


@rule("AE-C12", "AE-016")
def test_aethereal_ward() -> None:
    game = position(mage("adelheim", charges=5), mage("kadir"), phase="nemesis", top=["slaughter"], order=["player-2"])
    assert asked(game) == ("ae-card-ability", HANKA, ["ability", "pass"])
    play(game, "ability")
    assert (game.gravehold, charges(game), named(game.discard)[-1]) == (30, [0, 0], "slaughter")
    game = position(mage("adelheim", charges=5), mage("kadir"), phase="nemesis", top=["bane-sire"], order=["player-2"])
    assert in_play(game) == [("bane-sire", 6)]


@rule("AE-C13", "AE-172")
def test_brink_siphon() -> None:
    game = play(position(mage("brama", charges=5, life=9), mage("mist", life=0)), "ability")
    assert (lives(game), charges(game)) == ([10, 0], [0, 0])


@rule("AE-C14")
def test_black_mirror() -> None:
    game = position(mage("jian", charges=4), mage("mist", prepped={3: "spark"}, breaches=("open", 2, "open", 1)))
    play(game, "ability")
    assert (game.life, discard(game, 1), prepped(game, 1)) == (66, ["spark"], {})


@rule("AE-C15")
def test_otherworldly_gate_in_an_allys_turn() -> None:
    game = position(mage("kadir", charges=5), mage("jian", hand=["spark"], discard=["ignite", "crystal", "spark"]), turn=1)
    assert asked(game) == ("ae-ally-ability", HANKA, ["ability", "pass"])
    play(game, "ability")
    assert asked(game) == ("ae-return", HONZA, ["return:spark:1", "return:ignite:1", "done"])
    play(game, "return:spark:1", "return:ignite:1", "prep:spark:1", "prep:spark:1")
    assert prepped(game, 1) == {1: ("spark", "spark")}
    assert refuse(game, "prep:ignite:1").rule == "AE-125"


@rule("AE-C16", "AE-078")
def test_quicken_thought() -> None:
    game = position(mage("lash", charges=5), mage("mist"), mage("kadir"), order=["nemesis"], turn=0)
    play(game, "ability")
    assert options(game) == ["shuffle-back:player-1", "shuffle-back:player-2", "shuffle-back:player-3"]
    play(game, "shuffle-back:player-2")
    assert lives(game) == [10, 9, 10]
    assert sorted(turn_order(game)[0]) == ["nemesis", "player-2"]


@rule("AE-C17")
def test_divine_augury() -> None:
    game = position(mage("mist", charges=5), mage("kadir", deck=["crystal"], discard=["spark", "spark", "crystal", "crystal"]))
    play(game, "ability")
    assert (hand(game, 1), deck(game, 1)) == (["crystal", "crystal", "spark", "spark"], ["crystal"])


@rule("AE-C18")
def test_auspex_rune() -> None:
    game = position(mage("phaedraxa", charges=5), mage("kadir"), phase="turn-order", top=["slaughter"], order=["nemesis", "player-1"])
    assert asked(game) == ("ae-order-ability", HANKA, ["ability", "pass"])
    play(game, "ability")
    assert (game.gravehold, game.fury) == (30, 2)


@rule("AE-C19")
def test_metaphysical_link() -> None:
    game = position(mage("xaxos", charges=5), mage("kadir", charges=4), mage("mist"), order=["wild", "nemesis", "player-1"])
    play(game, "ability", "mage:1")
    assert charges(game) == [0, 5, 3]  # Kadir is full: the rest goes to Mist
    assert options(game) == ["next:player-1", "next:wild", "next:nemesis"]
    play(game, "next:nemesis", "next:wild")
    assert turn_order(game)[0] == ["nemesis", "wild", "player-1"]
    game = play(position(mage("xaxos", charges=5)), "ability")
    assert charges(game) == [4]
