"""Turn order and the phases of a player's turn."""

import pytest

from deska.games.aeons_end import SPEC
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    asked,
    breaches,
    discard,
    hand,
    in_play,
    mage,
    options,
    play,
    position,
    prepped,
    refuse,
    turn_order,
)

MIST = mage("mist")


@rule("AE-074")
def test_a_card_is_turned_up_after_every_turn() -> None:
    game = position(
        mage(),
        MIST,
        phase="turn-order",
        order=["player-2", "nemesis", "player-1", "player-2"],
        top=["slaughter"],
    )
    assert asked(game)[:2] == ("ae-main-phase", HONZA)
    play(game, "end")
    assert (game.gravehold, asked(game)[:2]) == (27, ("ae-main-phase", HANKA))  # the nemesis had its turn
    play(game, "end")
    assert asked(game)[:2] == ("ae-main-phase", HONZA)


@rule("AE-075")
def test_a_card_counts_as_discarded_during_its_turn() -> None:
    game = position(mage(), MIST, order=["player-2", "player-1", "nemesis"])
    assert turn_order(game) == (["player-2", "player-1", "nemesis"], ["player-1", "player-2", "nemesis"])
    play(game, "end")
    assert turn_order(game) == (["player-1", "nemesis"], ["player-1", "player-2", "nemesis", "player-2"])
    assert SPEC.view(game, HANKA).visible["spent"] == ["player-1", "player-2", "nemesis", "player-2"]


@rule("AE-076", "AE-077")
def test_the_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    game = position(mage(), MIST, order=["player-2"])
    play(game, "end")
    assert asked(game)[:2] == ("ae-main-phase", HONZA)
    left, spent = turn_order(game)
    assert (left, sorted(spent)) == ([], ["nemesis", "nemesis", "player-1", "player-1", "player-2", "player-2"])
    play(game, "end")
    left, spent = turn_order(game)
    assert spent
    assert sorted(left + spent) == ["nemesis", "nemesis", "player-1", "player-1", "player-2", "player-2"]
    assert game.order.seen == [0] * len(left)


@rule("AE-076")
def test_the_deck_is_made_anew_for_revealing_too() -> None:
    game = position(mage("lash", hand=["quartz-shard"]), MIST)
    assert turn_order(game)[0] == []
    play(game, "play:quartz-shard")
    assert (len(turn_order(game)[0]), turn_order(game)[1]) == (6, [])
    assert asked(game) == ("ae-place-order", HANKA, ["top", "bottom"])


@rule("AE-080", "AE-079")
def test_phases_only_move_forward() -> None:
    game = position(mage(hand=["crystal"], prepped={1: "spark"}), MIST, phase="casting", aether=9, order=["player-2"])
    assert options(game) == ["cast:1", "done"]
    for option in ("play:crystal", "buy:jade", "charge", "focus:2", "open:2", "end"):
        assert refuse(game, option).rule == "AE-080"
    play(game, "done")
    assert refuse(game, "cast:1").rule == "AE-080"
    play(game, "play:crystal")
    assert refuse(game, "cast:1").rule == "AE-080"
    play(game, "end")
    assert asked(game)[:2] == ("ae-main-phase", HONZA)
    assert (prepped(game), game.life) == ({1: "spark"}, 70)


@rule("AE-080")
def test_no_main_phase_action_after_the_main_phase() -> None:
    game = position(mage(hand=["crystal", "jade", "spark"]), MIST, order=["player-2"])
    play(game, "play:crystal", "play:jade", "end")
    assert asked(game) == ("ae-lay-down", HANKA, ["lay:crystal", "lay:jade", "done"])
    for option in ("buy:jade", "charge", "focus:2", "prep:spark:1", "end"):
        refuse(game, option)
    play(game, "done")
    assert asked(game)[:2] == ("ae-main-phase", HONZA)
    assert (hand(game), discard(game)) == (["crystal", "jade", "spark"], [])


@rule("AE-203")
def test_revealed_cards_keep_their_order() -> None:
    game = position(
        mage(hand=["sifters-pearl"], deck=["spark", "crystal", "jade"]),
        mage("mist", deck=["crystal", "spark"]),
        order=["player-2", "nemesis", "player-1"],
    )
    play(game, "play:sifters-pearl", "top", "top")
    assert [player.deck.cards for player in game.players] == [
        [SPEC.cards.index(name) for name in names] for names in (["jade", "crystal", "spark"], ["spark", "crystal"])
    ]
    game = play(position(mage("xaxos", prepped={1: "flare"}), phase="casting", order=["player-1", "nemesis", "player-2"]), "cast:1")
    assert turn_order(game)[0] == ["player-1", "nemesis", "player-2"]


@rule("AE-081", "AE-084")
@pytest.mark.parametrize(("casts", "left"), [([], {1: "spark", 2: "ignite"}), (["cast:2"], {1: "spark"}), (["cast:1"], {2: "ignite"})])
def test_spells_at_open_breaches_may_wait(casts: list[str], left: dict[int, str]) -> None:
    game = position(mage(prepped={1: "spark", 2: "ignite"}, breaches=("open", "open", 1, 2)), MIST, phase="casting")
    assert asked(game) == ("ae-casting-phase", HANKA, ["cast:1", "cast:2", "done"])
    play(game, *casts, "done")
    assert (prepped(game), in_play(game), breaches(game)) == (left, [], ["open", "open", 1, 2])
    assert asked(game)[:2] == ("ae-main-phase", HANKA)
