"""The actions of the main phase, one by one."""

import pytest

from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import PLAYABLE
from deska.games.aeons_end.effects.aether import Aether
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    asked,
    breaches,
    charges,
    deck,
    discard,
    hand,
    in_play,
    lives,
    mage,
    named,
    options,
    play,
    played,
    position,
    prepped,
    refuse,
    supply,
)

ALL_OPEN = ("open",) * 4
MIST = mage("mist")


# --- playing a gem or relic


@rule("AE-100")
def test_all_parts_of_a_card_are_carried_out() -> None:
    """The ally has to discard what Amethyst Shard let it draw; only the offer itself could be declined."""
    start = position(mage("adelheim", hand=["amethyst-shard"]), mage("kadir", hand=["crystal"], deck=["spark"]))
    play(start, "play:amethyst-shard")
    assert start.now.aether == 1
    game = play(start.clone(), "yes")
    assert asked(game) == ("ae-discard", HONZA, ["discard:crystal", "discard:spark"])
    refuse(game, "done")
    assert (hand(play(game, "discard:spark"), HONZA), discard(game, HONZA)) == (["crystal"], ["spark"])
    game = play(start.clone(), "no")
    assert (hand(game, HONZA), deck(game, HONZA), asked(game)[0]) == (["crystal"], ["spark"], "ae-main-phase")


@rule("AE-100")
def test_what_is_impossible_is_left_out() -> None:
    game = play(position(mage(hand=["mages-talisman"], charges=5), MIST), "play:mages-talisman")
    assert charges(game) == [5, 1]
    game = play(position(mage(hand=["bottled-vortex"])), "play:bottled-vortex")
    assert (hand(game), played(game), named(game.destroyed)[-1], asked(game)[0]) == ([], [], "bottled-vortex", "ae-main-phase")


@rule("AE-102")
def test_aether_may_be_taken_without_use() -> None:
    game = position(mage(hand=["crystal"], breaches=ALL_OPEN, charges=5), MIST, supply=dict.fromkeys(supply(position()), 0))
    play(game, "play:crystal")
    assert (game.now.aether, options(game)) == (1, ["ability", "end"])


@rule("AE-104")
def test_aether_is_for_the_player_on_turn_alone() -> None:
    game = position(mage("jian", charges=4), mage("brama", prepped={1: "buried-light"}))
    play(game, "ability")
    assert (game.now.aether, game.life) == (2, 68)  # Brama's spell, but Jian's aether
    game.push(Aether(3), HONZA)
    game.settle()
    assert game.now.aether == 2
    game.push(Aether(3), HANKA)
    game.settle()
    assert game.now.aether == 5


@rule("AE-106")
def test_played_cards_lie_in_front_of_the_player() -> None:
    game = position(mage(hand=["crystal", "jade"], discard=["spark"], deck=["crystal"] * 5), MIST, order=["player-2"])
    play(game, "play:jade", "play:crystal")
    assert (played(game), discard(game), hand(game)) == (["jade", "crystal"], ["spark"], [])
    play(game, "end", "done")
    assert (played(game), discard(game)) == ([], ["spark", "jade", "crystal"])


# --- buying


@rule("AE-108")
def test_a_bought_or_gained_card_goes_on_the_discard_pile_at_once() -> None:
    game = position(mage(hand=["crystal"], discard=["spark"]), MIST, aether=9)
    play(game, "buy:essence-theft")
    assert discard(game) == ["spark", "essence-theft"]
    play(game, "buy:jade")
    assert (discard(game), hand(game), supply(game)["jade"]) == (["spark", "essence-theft", "jade"], ["crystal"], 6)
    game = position(mage(hand=["dire-wisdom"], discard=["spark"]), MIST, phase="start", nemesis="crooked-mask")
    play(game, "gain:planar-insight")
    assert discard(game) == ["spark", "planar-insight"]


@rule("AE-110", "AE-111")
def test_a_charge_costs_two_and_is_ones_own() -> None:
    game = position(mage(charges=1), mage("mist", charges=1), aether=5)
    assert [option for option in SPEC.actions.names if option.startswith("charge")] == ["charge"]
    play(game, "charge")
    assert (charges(game), game.now.aether) == ([2, 1], 3)
    play(game, "charge")
    assert (charges(game), game.now.aether) == ([3, 1], 1)
    assert refuse(game, "charge").args == {"price": 2, "aether": 1}


@rule("AE-114")
def test_the_discard_pile_grows_in_the_order_of_the_turn() -> None:
    game = position(
        mage(hand=["jade", "crystal"], prepped={1: "spark"}, deck=["crystal"] * 4 + ["spark"]), MIST, phase="casting", order=["player-2"]
    )
    play(game, "cast:1", "play:jade", "buy:jade", "play:crystal", "end", "lay:crystal")
    assert discard(game) == ["spark", "jade", "crystal", "jade"]
    assert asked(game)[:2] == ("ae-main-phase", HONZA)


# --- breaches


@rule("AE-115")
def test_focusing_an_own_closed_breach() -> None:
    game = position(mage("xaxos"), MIST, aether=9)
    play(game, "focus:3")
    assert (breaches(game), breaches(game, HONZA), game.now.aether) == (["open", 0, 1, 1], ["open", 2, 1, 1], 6)
    assert refuse(game, "focus:1").rule == "AE-019"


@rule("AE-117", "AE-118")
def test_focusing_often_and_without_a_spell() -> None:
    game = position(mage("xaxos", hand=["crystal"], deck=["crystal"] * 4), aether=11, order=["player-1"])
    play(game, "focus:2", "focus:2", "focus:3", "focus:4")
    assert (breaches(game), game.now.aether) == (["open", 2, 1, 2], 0)
    play(game, "end")
    assert (breaches(game), prepped(game), asked(game)[0]) == (["open", 2, 1, 2], {}, "ae-main-phase")


@rule("AE-122")
def test_opening_pays_for_the_position_it_has_now() -> None:
    game = position(mage("xaxos"), aether=6)
    assert refuse(position(mage("xaxos"), aether=4), "open:2").args == {"price": 5, "aether": 4}
    play(game, "focus:2", "open:2")
    assert (breaches(game), game.now.aether) == (["open", "open", 0, 1], 0)


# --- prepping


@rule("AE-125", "AE-124")
def test_a_breach_holds_one_spell() -> None:
    game = position(mage(hand=["spark", "ignite"], breaches=("open", "open", 1, 2)))
    assert options(game, "prep") == ["prep:ignite:1", "prep:ignite:2", "prep:spark:1", "prep:spark:2"]
    play(game, "prep:spark:1")
    assert options(game, "prep") == ["prep:ignite:2"]
    assert refuse(game, "prep:ignite:1").rule == "AE-125"
    play(game, "prep:ignite:2")
    assert (prepped(game), hand(game)) == ({1: "spark", 2: "ignite"}, [])


@rule("AE-126")
def test_a_spell_goes_to_ones_own_breach_only() -> None:
    game = position(mage(hand=["spark"], prepped={1: "spark"}), mage("mist", breaches=ALL_OPEN))
    assert options(game, "prep") == []
    assert refuse(game, "prep:spark:2").rule == "AE-124"  # the ally's is open and empty
    assert all(len(option.split(":")) == 3 for option in SPEC.actions.names if option.startswith("prep:"))


@rule("AE-127")
def test_only_spells_are_prepped() -> None:
    game = position(mage(hand=["crystal", "flexing-dagger", "spark"], breaches=ALL_OPEN))
    assert {option.split(":")[1] for option in options(game, "prep")} == {"spark"}
    assert not [name for name in SPEC.actions.names if name.startswith("prep:") and name.split(":")[1] in PLAYABLE]


@rule("AE-128")
def test_a_prepped_spell_is_cast_in_the_next_turn_at_the_earliest() -> None:
    game = position(mage(hand=["spark"]), MIST, order=["player-2", "player-1"])
    play(game, "prep:spark:1")
    assert refuse(game, "cast:1").rule == "AE-080"
    play(game, "end")
    assert asked(game)[:2] == ("ae-main-phase", HONZA)
    assert "cast:1" not in options(game)
    play(game, "end")
    assert asked(game) == ("ae-casting-phase", HANKA, ["cast:1", "done"])


# --- while prepped


@rule("AE-129", "AE-131")
def test_a_while_prepped_text_works_in_this_and_every_later_turn() -> None:
    game = position(mage(hand=["oblivion-swell"], deck=["crystal"] * 5), order=["player-1"])
    assert options(game, "use") == []
    assert refuse(game, "use:1").rule == "AE-129"
    play(game, "prep:oblivion-swell:1", "use:1")
    assert game.now.aether == 1
    assert refuse(game, "use:1").rule == "AE-131"
    play(game, "end", "done", "use:1")
    assert (game.now.aether, prepped(game)) == (1, {1: "oblivion-swell"})
    game = play(position(mage(prepped={1: "oblivion-swell"}), phase="casting"), "cast:1")
    assert refuse(game, "use:1").rule == "AE-129"


# --- To discard


@rule("AE-134")
def test_a_power_without_the_text_cannot_be_removed() -> None:
    game = position(mage(hand=["crystal"] * 3, charges=5), in_play=[("bleed-static", 3)], aether=30)
    assert options(game, "discard-power") == []
    assert refuse(game, "discard-power:bleed-static").rule == "AE-134"
    assert (in_play(game), lives(game)) == ([("bleed-static", 3)], [10])


# --- draw phase


@rule("AE-137")
@pytest.mark.parametrize(("held", "drawn"), [(4, 1), (5, 0), (7, 0)])
def test_there_is_no_hand_limit(held: int, drawn: int) -> None:
    cards = ["emerald-shard", *["crystal"] * 6][:held]
    game = position(mage(hand=cards, deck=["spark"] * 2), MIST, phase="draw", order=["player-2"])
    assert (len(hand(game)), deck(game), discard(game)) == (held + drawn, ["spark"] * (2 - drawn), [])
    assert asked(game)[:2] == ("ae-main-phase", HONZA)


@rule("AE-138")
def test_the_discard_pile_is_turned_over_for_the_rest() -> None:
    """First what is left of the deck, then what was discarded first."""
    game = position(
        mage(hand=["emerald-shard", "crystal"], deck=["spark"], discard=["jade", "crystal", "spark", "crystal"]),
        MIST,
        phase="draw",
        order=["player-2"],
    )
    assert (hand(game), deck(game), discard(game)) == (["crystal", "crystal", "emerald-shard", "jade", "spark"], ["spark", "crystal"], [])


@rule("AE-138")
def test_the_discard_pile_is_turned_over_for_revealing_too() -> None:
    game = position(mage(hand=["sifters-pearl"], discard=["spark", "crystal"]))
    play(game, "play:sifters-pearl")
    assert (asked(game)[0], deck(game), discard(game)) == ("ae-keep-or-toss", ["spark", "crystal"], [])
    play(game, "toss")
    assert (deck(game), discard(game)) == (["crystal"], ["spark"])


@rule("AE-140")
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    game = position(mage(hand=["crystal"] * 4, deck=["spark"], discard=["jade"]), MIST, phase="draw", order=["player-2"])
    assert (len(hand(game)), deck(game), discard(game)) == (5, [], ["jade"])


@rule("AE-140")
def test_with_deck_and_discard_pile_empty_fewer_cards_are_drawn() -> None:
    game = position(mage(hand=["crystal"], deck=["spark"], discard=["jade"]), MIST, phase="draw", order=["player-2"])
    assert (hand(game), deck(game), discard(game)) == (["crystal", "jade", "spark"], [], [])
    assert asked(game)[:2] == ("ae-main-phase", HONZA)


@rule("AE-141")
def test_nothing_is_discarded_of_free_will() -> None:
    game = position(mage(hand=["crystal", "spark"], prepped={1: "spark"}), MIST, phase="casting")
    refuse(game, "discard:crystal")
    play(game, "done")
    assert options(game, "discard", "destroy", "lay", "toss") == []
    assert refuse(game, "discard:crystal").rule == "AE-141"
    assert refuse(game, "discard:spark").rule == "AE-141"
