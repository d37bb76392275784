"""Rulings that only show when several cards meet."""

from typing import Any

import pytest

from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import Reason
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    Seat,
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
    number,
    obeys,
    play,
    position,
    prepped,
    refuse,
    turn_order,
)

MIST = mage("mist")
ALL_OPEN = ("open",) * 4
QUEEN: dict[str, Any] = {"nemesis": "carapace-queen"}
MASK: dict[str, Any] = {"nemesis": "crooked-mask"}


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    return position(*(seats or (mage(), MIST)), phase="nemesis-draw", **{"top": [card], "order": ["player-1"], **given})


# --- casting


@rule("AE-095", "AE-096")
def test_the_caster_pays_and_gains() -> None:
    caster = mage("mist", hand=["garnet-shard"], charges=1)
    owner = mage("kadir", prepped={1: "phoenix-flame"}, charges=3)
    game = play(position(caster, owner), "play:garnet-shard", "choose:2")
    assert asked(game) == ("ae-phoenix-flame", HANKA, ["yes", "no"])
    play(game, "yes")
    assert (game.life, charges(game), discard(game, HANKA), discard(game, HONZA)) == (66, [0, 3], [], ["phoenix-flame"])


@rule("AE-C14")
def test_black_mirror_is_two_casts_with_choices_of_their_own() -> None:
    jian = mage("jian", charges=4, hand=["crystal", "spark"], prepped={3: "dark-fire"}, breaches=ALL_OPEN)
    game = play(position(jian, MIST, in_play=[("bane-sire", 6)]), "ability", "discard:crystal", "done")
    assert (prepped(game), discard(game)) == ({3: "dark-fire"}, ["crystal"])
    play(game, "hit:bane-sire")
    assert (prepped(game), discard(game), in_play(game)) == ({}, ["crystal", "dark-fire"], [("bane-sire", 2)])
    play(game, "discard:spark", "hit:nemesis")
    assert (game.life, discard(game), charges(game)) == (66, ["crystal", "dark-fire", "spark"], [0, 0])
    assert asked(game)[0] == "ae-main-phase"


@rule("AE-C30", "AE-026")
def test_blasting_staff_works_at_a_closed_breach() -> None:
    game = position(mage(hand=["blasting-staff", "spark"], prepped={1: "spark"}), aether=3)
    play(game, "focus:3", "prep:spark:3", "play:blasting-staff", "cast:3")
    assert (game.life, prepped(game)) == (67, {1: "spark"})
    game = play(position(mage(hand=["blasting-staff"], prepped={1: "spark"})), "play:blasting-staff")
    assert (asked(game)[0], game.life) == ("ae-main-phase", 70)  # nothing was prepped this turn


@rule("AE-131")
def test_a_spell_prepped_again_may_be_used_again() -> None:
    game = position(mage("mist", hand=["garnet-shard", "oblivion-swell"]), mage("kadir", charges=5))
    play(game, "pass", "prep:oblivion-swell:1", "use:1", "pass", "play:garnet-shard", "choose:2")
    assert (game.now.aether, discard(game), game.life) == (1, ["oblivion-swell"], 68)
    play(game, "ability", "return:oblivion-swell:1", "prep:oblivion-swell:1", "use:1")
    assert game.now.aether == 2


@rule("AE-164", "AE-C15")
def test_both_spells_of_a_destroyed_breach_are_discarded() -> None:
    hanka = mage(life=3, prepped={1: ("spark", "ignite")}, deck=["crystal"])
    game = play(drawn("skewer", hanka, MIST, fury=0), "mage:0", "break:1")
    assert (sorted(discard(game)), prepped(game), breaches(game)) == (["ignite", "spark"], {}, ["gone", 2, 1, 2])
    obeys(game)


# --- exhaustion


@rule("AE-163", "AE-C74")
def test_the_steps_of_exhaustion_in_order() -> None:
    """The Crooked Mask's Unleashes ask, so every step can be seen: 1 damage is beyond 0, which makes 2."""
    game = play(drawn("skewer", mage(life=2, charges=4, deck=["spark"]), MIST, **MASK), "mage:1", "mage:0")
    assert (lives(game), charges(game), game.gravehold) == ([0, 10], [4, 0], 30)
    assert asked(game)[0] == "ae-who-gain-corruption"
    play(game, "mage:1")
    assert asked(game)[0] == "ae-who-gain-corruption"
    play(game, "mage:1")
    assert (asked(game)[:2], charges(game), game.gravehold) == (("ae-break", HANKA), [4, 0], 30)
    play(game, "break:2")
    assert (charges(game), game.gravehold, hand(game), breaches(game)) == ([0, 0], 28, ["spark"], ["open", "gone", 1, 2])
    assert len(deck(game, HONZA)) == 3


# --- nemeses


@rule("AE-C12")
@pytest.mark.parametrize("card", ["legion-beacon", "foul-multitudes"])
def test_aethereal_ward_stops_immediately_too(card: str) -> None:
    game = drawn(card, mage("adelheim", charges=5), MIST, **QUEEN)
    assert (asked(game), game.husks) == (("ae-card-ability", HANKA, ["ability", "pass"]), 2)
    play(game, "ability")
    assert (game.husks, in_play(game), named(game.discard)[-1], charges(game)) == (2, [], card, [0, 0])
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


@rule("AE-C22", "AE-C86")
def test_vriswood_amber_gained_by_a_card() -> None:
    game = drawn("tempt", mage(hand=["crystal"]), MIST, **MASK, supply=["vriswood-amber"])
    play(game, "gain:vriswood-amber")
    assert asked(game) == ("ae-onto-deck", HANKA, ["yes", "no"])
    assert (deck(play(game, "yes")), discard(game)) == (["vriswood-amber"], ["crystal"])


@rule("AE-C47", "AE-C48")
@pytest.mark.parametrize(("fury", "gravehold", "left"), [(2, 27, 3), (3, 22, 1)])
def test_a_strike_needs_four_fury_at_the_end_of_the_turn(fury: int, gravehold: int, left: int) -> None:
    game = position(mage(), MIST, top=["slaughter"], order=["nemesis", "player-1"], fury=fury)
    game.strikes.remove(number("devastate"))
    game.strikes.append(number("devastate"))
    play(game, "end")
    assert (game.gravehold, game.fury, len(game.strikes), named(game.discard)) == (gravehold, left, 6, ["slaughter"])


@rule("AE-C78")
def test_a_corruption_drawn_in_anothers_turn_waits() -> None:
    game = position(
        mage(hand=["burning-opal", "spark"]),
        mage("mist", hand=["crystal"], deck=["lust-for-power"]),
        **MASK,
        order=["player-2"],
    )
    play(game, "play:burning-opal", "discard:spark")
    assert hand(game, HONZA) == ["crystal", "lust-for-power"]
    play(game, "end")
    assert (lives(game), charges(game), asked(game)[:2]) == ([10, 9], [0, 1], ("ae-main-phase", HONZA))


@rule("AE-C78")
def test_a_corruption_that_came_back_was_not_drawn() -> None:
    """Drawn, discarded, and returned by another corruption: it stays in hand until the next turn."""
    seat = mage(hand=["bottled-vortex", "bottled-vortex", "burning-opal"], deck=["contagion", "delirium-veil"])
    game = position(seat, mage("mist"), **MASK, order=["player-2"])
    play(game, "play:bottled-vortex", "done", "play:bottled-vortex", "done", "play:burning-opal", "discard:delirium-veil", "end")
    assert ("delirium-veil" in hand(game), game.gravehold, lives(game)) == (True, 30, [9, 10])


@rule("AE-C75", "AE-176")
def test_a_destroyed_corruption_goes_under_the_corruption_deck() -> None:
    game = position(mage(hand=["contagion"], prepped={1: "consuming-void"}), MIST, **MASK, phase="casting")
    play(game, "cast:1", "destroy:contagion")
    assert (named(game.corruptions.cards)[0], len(game.corruptions), game.life) == ("contagion", 11, 67)
    assert "contagion" not in named(game.destroyed)


@rule("AE-C87", "AE-057")
def test_nothingness_may_take_the_wild_card() -> None:
    seats = (mage(hand=["nothingness", "crystal"]), MIST, mage("jian"))
    game = position(*seats, phase="start", **MASK, order=["player-1", "player-2", "player-3"])
    assert (lives(game), sorted(turn_order(game)[0])) == ([8, 10, 10], ["player-1", "player-2", "player-3", "wild"])


@rule("AE-C51", "AE-154")
def test_onslaught_takes_all_there_is() -> None:
    game = drawn("onslaught", mage(hand=["crystal"]), mage("mist", hand=["spark"]), fury=0)
    play(game, "mage:1")
    assert (hand(game, HANKA), hand(game, HONZA), game.fury) == ([], [], 3)
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


@rule("AE-172", "AE-C13")
def test_a_heal_for_nobody_fails_and_its_charges_stay_spent() -> None:
    game = play(position(mage("brama", charges=5), mage("mist", life=0, breaches=("open", 2, 1, "gone"))), "ability")
    assert (lives(game), charges(game), asked(game)[:2]) == ([10, 0], [0, 0], ("ae-main-phase", HANKA))


@rule("AE-C78")
def test_no_corruption_is_carried_out_in_the_main_phase() -> None:
    game = position(mage(hand=["contagion", "crystal"]), **MASK, order=["player-1"])
    assert refuse(game, "carry-out:contagion") == Reason("ae-why-not-now", "AE-C78", {"card": "contagion"})
    assert refuse(game, "carry-out:delirium-veil") == Reason("ae-why-not-in-hand", "AE-099", {"card": "delirium-veil"})
