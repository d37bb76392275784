"""Worked examples of the rulebook, each replayed under its own id and title."""

import pytest

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import STRIKES
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.piles import DestroyInHand
from deska.games.aeons_end.effects.values import HAND_CARDS, Most, On
from deska.kernel import TABLE
from deska.kernel.rng import seeded
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    asked,
    breaches,
    charges,
    discard,
    example,
    fresh,
    hand,
    in_play,
    lives,
    mage,
    named,
    number,
    options,
    play,
    position,
    prepped,
    refuse,
    supply,
    turn_order,
)

MIST = mage("mist")
ALL_OPEN = ("open",) * 4


@rule("AE-X01")
@pytest.mark.parametrize(("arc", "other", "damage"), [(1, 2, 5), (1, 3, 3), (1, 4, 3), (2, 1, 5), (2, 3, 5), (2, 4, 3)])
def test_example_adjacency(arc: int, other: int, damage: int) -> None:
    """Adjacent breaches: the neighbour of I is II, those of II are I and III."""
    game = position(mage(prepped={arc: "chaos-arc", other: "spark"}, breaches=ALL_OPEN), phase="casting")
    assert play(game, f"cast:{arc}").life == 70 - damage


@rule("AE-X05")
def test_example_nemesis_setup() -> None:
    """Set-up: two players against Rageborne."""
    game = SPEC.begin(SPEC, SPEC.setup(2, {"nemesis": "rageborne"}), seeded(1))
    assert isinstance(game, AeonsEnd)
    assert (game.life, len(game.deck)) == (70, 24)
    own = [card for card in reversed(game.deck) if BOX.foes[card] in game.board.cards]
    assert [BOX.foes[card].tier for card in reversed(game.deck)] == [1] * 6 + [2] * 8 + [3] * 10
    assert [BOX.foes[card].tier for card in own] == [1] * 3 + [2] * 3 + [3] * 3
    game.settle()
    assert sorted(named(game.strikes)) == sorted(STRIKES)
    assert len(own) + len(game.strikes) == 15


@rule("AE-X06")
def test_example_supply() -> None:
    """Set-up: Honza and Hanka choose the set Deck Destruction."""
    assert supply(fresh(2, nemesis="rageborne", supply="deck-destruction")) == {
        **dict.fromkeys(("jade", "searing-ruby", "burning-opal"), 7),
        **dict.fromkeys(("flexing-dagger", "bottled-vortex"), 5),
        **dict.fromkeys(("amplify-vision", "essence-theft", "planar-insight", "consuming-void"), 5),
    }


@rule("AE-X07")
def test_example_first_turn() -> None:
    """Turn order: Hanka's card is drawn first; there is nothing to cast."""
    seed = next(seed for seed in range(100) if first_card(seed) == "player-1")
    game = fresh(2, seed, mages=["kadir", "mist"], nemesis="rageborne")
    assert (asked(game)[:2], prepped(game), turn_order(game)[1]) == (("ae-main-phase", HANKA), {}, ["player-1"])
    play(game, "play:crystal", "end")
    assert (len(hand(game)), discard(game)) == (5, ["crystal"])
    assert len(turn_order(game)[1]) > 1


def first_card(seed: int) -> str:
    left, spent = turn_order(fresh(2, seed, mages=["kadir", "mist"], nemesis="rageborne"))
    return (spent + left)[0]


def hankas_aether() -> AeonsEnd:
    """Hanka's first turn, with all that her hand gives."""
    game = position(mage("kadir", hand=["crystal"] * 3 + ["emerald-shard", "spark"]), MIST)
    return play(game, *["play:crystal"] * 3, "play:emerald-shard")


@rule("AE-X12")
def test_example_spending_on_a_card() -> None:
    """Main phase, gaining and spending aether: a Searing Ruby for 4."""
    game = play(hankas_aether(), "buy:searing-ruby")
    assert (game.now.aether, discard(game), supply(game)["searing-ruby"], charges(game)) == (0, ["searing-ruby"], 6, [0, 0])


@rule("AE-X13")
def test_example_spending_on_charges() -> None:
    """Main phase, gaining and spending aether: two charges."""
    game = play(hankas_aether(), "charge", "charge")
    assert (game.now.aether, discard(game), charges(game)) == (0, [], [2, 0])


@rule("AE-X14")
def test_example_spending_on_both() -> None:
    """Main phase, gaining and spending aether: a Jade and a charge."""
    game = play(hankas_aether(), "buy:jade", "charge")
    assert (game.now.aether, discard(game), charges(game)) == (0, ["jade"], [1, 0])


@rule("AE-X17")
def test_example_third_way_to_use_a_breach() -> None:
    """Focusing and opening breaches, the third way: III is focused for 3; the Spark there has to be cast next turn."""
    game = example("AE-X17")
    play(game, *["play:crystal"] * 3, "focus:3")
    assert (game.now.aether, breaches(game)) == (0, ["open", 2, 2, 2])
    play(game, "prep:spark:1", "prep:spark:3", "end")
    assert asked(game) == ("ae-casting-phase", HANKA, ["cast:1", "cast:3"])
    assert refuse(game, "done").rule == "AE-082"
    assert options(play(game, "cast:3")) == ["cast:1", "done"]


@rule("AE-X20")
def test_example_attack_drawn() -> None:
    """An attack card: Slaughter, after a main phase that left 3 Fury and Gravehold at 27."""
    game = example("AE-X20")
    game.strikes.remove(number("convoke"))
    game.strikes.append(number("convoke"))
    play(game, "end")
    assert (game.fury, game.gravehold, named(game.discard)) == (4, 24, ["slaughter"])
    assert asked(game) == ("ae-who-suffer", TABLE, ["mage:0", "mage:1"])  # the Strike that 4 Fury bring (AE-C48)


@rule("AE-X22")
def test_example_power_drawn() -> None:
    """A power card: Eye of Nothing comes with 2 tokens; whoever has 6 aether is rid of it."""
    game = position(MIST, mage(), phase="nemesis-draw", top=["eye-of-nothing"], order=["player-1"], fury=0)
    assert (in_play(game), game.fury) == ([("eye-of-nothing", 2)], 0)
    game.now.aether = 5
    game.settle()
    assert refuse(game, "discard-power:eye-of-nothing").rule == "AE-133"
    game.now.aether = 6
    game.settle()
    play(game, "discard-power:eye-of-nothing")
    assert (in_play(game), named(game.discard), game.fury, game.now.aether) == ([], ["eye-of-nothing"], 0, 0)


@rule("AE-X21")
def test_example_minion_drawn() -> None:
    """A minion card: Haze Spewer comes with 5 life and acts in the next nemesis main phase."""
    game = example("AE-X21")
    assert (in_play(game), game.gravehold) == ([("haze-spewer", 5)], 27)
    play(game, "end")
    assert (in_play(game), game.gravehold, asked(game)[:2]) == ([("haze-spewer", 4), ("provoker", 5)], 22, ("ae-main-phase", HONZA))


@rule("AE-X23")
def test_example_tie_for_the_lowest_life() -> None:
    """Ambiguity: two share the lowest life, and the players choose one of them."""
    (mage("kadir", life=4), mage("mist", life=6), mage("jian", life=4))
    start = example("AE-X23")
    play(start)
    assert asked(start) == ("ae-who-suffer", TABLE, ["mage:0", "mage:2"])
    assert refuse(start, "mage:1").rule == "AE-156"
    assert lives(play(start.clone(), "mage:0")) == [2, 6, 4]
    assert lives(play(start.clone(), "mage:2")) == [4, 6, 2]


@rule("AE-X24")
def test_example_tie_on_charges() -> None:
    """Ambiguity: nobody has a charge, so the players choose anybody."""
    (mage("kadir"), MIST, mage("jian"))
    start = example("AE-X24")
    assert asked(start) == ("ae-who-suffer", TABLE, ["mage:0", "mage:1", "mage:2"])
    for seat in range(3):
        game = play(start.clone(), f"mage:{seat}")
        assert lives(game) == [6 if seat == other else 10 for other in range(3)]
        assert charges(game) == [0, 0, 0]


@rule("AE-X25")
@pytest.mark.parametrize(("cards", "destroyed"), [(4, 4), (5, 5)])
def test_example_as_much_as_possible(cards: int, destroyed: int) -> None:
    """Ambiguity: one player destroys five cards in hand; the other one has but two."""
    game = position(mage(hand=["crystal"] * cards), mage("mist", hand=["spark"] * 2))
    gone = len(game.destroyed)
    five_cards(game)
    assert (hand(game), hand(game, HONZA), len(game.destroyed) - gone) == ([], ["spark"] * 2, destroyed)
    assert asked(game)[0] == "ae-main-phase"


def five_cards(game: AeonsEnd) -> None:
    """An effect as in the example, which no card of the base game has."""
    game.push(On(Most(HAND_CARDS, 5), (DestroyInHand(5),)), TABLE)
    game.settle()


# --- cards


@rule("AE-C03")
def test_crystal_and_spark() -> None:
    game = play(position(mage(hand=["crystal"], prepped={1: "spark"}), phase="casting"), "cast:1", "play:crystal")
    assert (game.life, game.now.aether, discard(game)) == (69, 1, ["spark"])


@rule("AE-C09")
def test_garnet_shard() -> None:
    start = position(mage("mist", hand=["garnet-shard"], prepped={1: "spark"}), mage("kadir", prepped={1: "lava-tendril"}))
    play(start, "play:garnet-shard")
    assert asked(start) == ("ae-garnet-shard", HANKA, ["choose:1", "choose:2"])
    game = play(start.clone(), "choose:1")
    assert (game.now.aether, game.life) == (1, 70)
    game = play(start.clone(), "choose:2")
    assert asked(game) == ("ae-cast-any", HANKA, ["cast-from:0:1", "cast-from:1:1"])
    play(game, "cast-from:1:1")
    assert (game.now.aether, game.life, discard(game, HONZA), prepped(game)) == (0, 67, ["lava-tendril"], {1: "spark"})
    empty = play(position(mage("mist", hand=["garnet-shard"]), mage()), "play:garnet-shard")
    assert (empty.now.aether, asked(empty)[0]) == (1, "ae-main-phase")


@rule("AE-C46")
def test_rageborne_unleashes_one_fury() -> None:
    game = position(mage(), MIST, phase="nemesis", in_play=[("bane-sire", 6)], top=["provoker"], order=["player-1"], fury=0)
    assert (game.fury, game.gravehold, lives(game)) == (1, 30, [10, 10])


@rule("AE-C86")
@pytest.mark.parametrize(("first", "second", "hit"), [(2, 1, 0), (1, 3, 1)])
def test_tempt(first: int, second: int, hit: int) -> None:
    hands = (["crystal"] * first + ["spark"], ["crystal"] * second + ["spark"])
    game = position(
        mage("kadir", hand=hands[0]),
        mage("mist", hand=hands[1]),
        phase="nemesis-draw",
        nemesis="crooked-mask",
        top=["tempt"],
        order=["player-1"],
    )
    assert asked(game) == (
        "ae-gain",
        hit,
        [f"gain:{card}" for card in ("jade", "searing-ruby", "flexing-dagger", "bottled-vortex", "amplify-vision")],
    )
    refuse(game, "gain:burning-opal")  # costs 5
    play(game, "gain:amplify-vision")
    assert (hand(game, hit), discard(game, hit)) == (["spark"], ["crystal"] * max(first, second) + ["amplify-vision"])
    assert lives(game) == [7 if seat == hit else 10 for seat in (HANKA, HONZA)]


@rule("AE-C86")
def test_tempt_ties_are_settled_by_the_players() -> None:
    seats = (mage("kadir", hand=["crystal"]), mage("mist", hand=["crystal"]))
    game = position(*seats, phase="nemesis-draw", nemesis="crooked-mask", top=["tempt"], order=["player-1"])
    assert asked(game)[1:] == (TABLE, ["mage:0", "mage:1"])
