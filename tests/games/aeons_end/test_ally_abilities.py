"""Abilities for an ally's main phase: when their owners are asked."""

from typing import Any

import pytest

from deska.games.aeons_end.components.state import AeonsEnd
from deska.testing import rule
from tests.games.aeons_end.build import HANKA, HONZA, Seat, asked, charges, lives, mage, play, position, prepped

XAXOS = mage("xaxos", charges=5)


def beside(ally: Seat, *hand: str, **given: Any) -> AeonsEnd:
    """Hanka's main phase; the ally has a charged ability and lets it be at first."""
    game = position(mage("mist", hand=list(hand)), ally, order=["player-1"], **given)
    assert asked(game) == ("ae-ally-ability", HONZA, ["ability", "pass"])
    return play(game, "pass")


@rule("AE-208")
def test_five_gems_are_two_questions() -> None:
    """At the start of the phase and before its end, not between gems that give aether."""
    game = beside(XAXOS, "crystal", "crystal", "jade", "diamond-cluster", "searing-ruby")
    for gem in ("crystal", "crystal", "jade", "diamond-cluster", "searing-ruby"):
        play(game, f"play:{gem}")
        assert asked(game)[:2] == ("ae-main-phase", HANKA)
    play(game, "end")
    assert asked(game) == ("ae-last-ally-ability", HONZA, ["ability", "pass"])
    play(game, "pass")
    assert asked(game)[0] == "ae-lay-down"


@rule("AE-208")
def test_what_is_bought_prepped_or_opened_was_foreseen() -> None:
    game = beside(mage("lash", charges=5), "spark", "spark", aether=20)
    play(game, "buy:jade", "charge", "focus:3", "open:4", "prep:spark:1", "prep:spark:3", "end")
    assert asked(game)[:2] == ("ae-last-ally-ability", HONZA)


@rule("AE-208")
@pytest.mark.parametrize("card", ["garnet-shard", "bottled-vortex", "burning-opal", "clouded-sapphire"])
def test_after_an_action_that_could_turn_out_otherwise_allies_are_asked_again(card: str) -> None:
    game = beside(mage("kadir", charges=5), card)
    play(game, f"play:{card}")
    assert asked(game)[:2] == ("ae-ally-ability", HONZA)
    assert asked(play(game, "pass", "end"))[0] != "ae-last-ally-ability"  # nothing has happened since


@rule("AE-208")
@pytest.mark.parametrize("action", ["use:1", "discard-power:eye-of-nothing", "ability"])
def test_other_actions_are_asked_about_too(action: str) -> None:
    seat = mage("brama", prepped={1: "oblivion-swell"}, charges=5, life=5)
    game = position(seat, XAXOS, in_play=[("eye-of-nothing", 2)], aether=6, order=["player-1"])
    play(game, "pass", action)
    assert asked(game)[:2] == ("ae-ally-ability", HONZA)


@rule("AE-208")
def test_an_ability_used_at_the_end_keeps_the_main_phase_going() -> None:
    """Xaxos fills Mist's charges, and she uses them at once."""
    game = position(mage("mist", hand=["crystal"], charges=1), XAXOS, order=["player-1"])
    play(game, "pass", "play:crystal", "end", "ability")
    assert (charges(game), asked(game)[:2]) == ([5, 0], ("ae-main-phase", HANKA))
    assert "ability" in asked(game)[2]


@rule("AE-208", "AE-C15")
def test_a_gate_opened_at_the_end_takes_a_second_spell() -> None:
    game = beside(mage("kadir", charges=5), "spark", "spark")
    play(game, "prep:spark:1", "end", "ability", "prep:spark:1")
    assert prepped(game) == {1: ("spark", "spark")}


@rule("AE-208")
def test_every_ally_is_asked_before_the_phase_ends() -> None:
    game = position(mage("mist", hand=["crystal"]), mage("lash", charges=5), XAXOS, order=["nemesis", "player-2"])
    play(game, "pass", "pass", "play:crystal", "end")
    assert asked(game)[:2] == ("ae-last-ally-ability", 1)
    play(game, "pass")
    assert asked(game)[:2] == ("ae-last-ally-ability", 2)
    play(game, "ability")  # the phase goes on, and Lash may think again
    assert (charges(game), lives(game)) == ([4, 5, 0], [10, 10, 10])


@rule("AE-208", "AE-099")
def test_without_a_charged_ally_nobody_is_asked() -> None:
    game = position(mage("mist", hand=["crystal"]), mage("xaxos", charges=4), order=["player-1"])
    play(game, "play:crystal", "end")
    assert asked(game)[:2] == ("ae-main-phase", HANKA)
