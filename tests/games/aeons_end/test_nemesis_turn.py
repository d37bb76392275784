"""The nemesis's turn: main phase, draw phase, and whom its effects hit."""

from typing import Any

import pytest

from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.board import enter_play, leave_play
from deska.kernel import TABLE
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    Seat,
    asked,
    charges,
    deck,
    discard,
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
)

KADIR = mage("kadir")
MIST = mage("mist")
TWO_OPEN = ("open", "open", 1, 2)


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    """The nemesis draws that card; the next turn is the first player's."""
    return position(*(seats or (KADIR, MIST)), phase="nemesis-draw", **{"top": [card], "order": ["player-1"], **given})


def acting(cards: list[tuple[str, int]], *seats: Seat, **given: Any) -> AeonsEnd:
    """Cards act in the nemesis's main phase; then Eye of Nothing is drawn, and the next turn is the first player's."""
    given = {"top": ["eye-of-nothing"], "order": ["player-1"], **given}
    return position(*(seats or (KADIR, MIST)), phase="nemesis", in_play=cards, **given)


# --- phases


@rule("AE-145")
def test_first_what_is_in_play_then_a_new_card() -> None:
    """Provoker deals as much damage as there is Fury: 2 only if the drawn Slaughter came later."""
    game = acting([("bane-sire", 6), ("provoker", 5)], top=["slaughter"], fury=1)
    assert (game.gravehold, game.fury, in_play(game)) == (30 - 2 - 3, 3, [("bane-sire", 6), ("provoker", 5)])
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


@rule("AE-149")
def test_cards_that_left_are_skipped_and_new_ones_wait() -> None:
    game = acting([("woven-sky", 1), ("bane-sire", 6)], fury=0)
    assert (asked(game)[0], game.fury) == ("ae-who-suffer", 1)
    leave_play(game, number("bane-sire"))
    game.deck.remove(number("provoker"))
    enter_play(game, number("provoker"), 5)
    play(game, "mage:0")
    assert (game.fury, game.gravehold) == (1, 30)
    assert in_play(game) == [("provoker", 5), ("eye-of-nothing", 2)]


@rule("AE-150")
def test_an_empty_deck_unleashes_three_times() -> None:
    game = position(KADIR, MIST, phase="nemesis-draw", in_play=[("needlemaw", 11)], deck=[], order=["player-1"], fury=0)
    assert (game.fury, in_play(game), game.drawn) == (3, [("needlemaw", 11)], [])
    assert asked(game)[:2] == ("ae-main-phase", HANKA)
    game = drawn("eye-of-nothing", fury=0)
    assert (game.fury, in_play(game)) == (0, [("eye-of-nothing", 2)])


@rule("AE-152")
@pytest.mark.parametrize("card", ["legion-beacon", "maggot-engine", "foul-multitudes"])
def test_immediately_comes_before_entering_play(card: str) -> None:
    """Each husk above fifteen costs Gravehold its last life before the card is in play."""
    lost = drawn(card, nemesis="carapace-queen", husks=15, gravehold=1)
    assert (lost.ended, in_play(lost), named(lost.drawn)) == ("ae-gravehold-fallen", [], [card])
    tokens = {"legion-beacon": 2, "maggot-engine": 30, "foul-multitudes": 3}
    game = drawn(card, nemesis="carapace-queen", husks=15)
    assert (in_play(game), game.drawn, game.husks) == ([(card, tokens[card])], [], 15)


@rule("AE-153")
@pytest.mark.parametrize(("card", "tokens"), [("haze-spewer", 5), ("bane-sire", 6), ("pulverizing-ray", 1), ("eye-of-nothing", 2)])
def test_a_new_card_does_nothing_else_this_turn(card: str, tokens: int) -> None:
    game = drawn(card, fury=1)
    assert (in_play(game), game.gravehold, game.fury, lives(game)) == ([(card, tokens)], 30, 1, [10, 10])
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


# --- what can be done, and by whom


@rule("AE-154", "AE-158")
@pytest.mark.parametrize(
    ("first", "second", "discards", "left"),
    [
        (["crystal", "crystal"], ["spark"], 2, [["spark"], ["spark"]]),
        (["crystal"], [], 1, [["spark"], []]),
        (["crystal"] * 4, ["crystal"] * 2, 3, [["crystal", "spark"], ["crystal"] * 2]),
    ],
)
def test_as_far_as_possible(first: list[str], second: list[str], discards: int, left: list[list[str]]) -> None:
    """Agony Field: one player discards three cards and draws one."""
    game = acting([("agony-field", 1)], mage("kadir", hand=first, deck=["spark"]), mage("mist", hand=second))
    assert ([hand(game, 0), hand(game, 1)], len(discard(game))) == (left, discards)
    assert asked(game)[0] == "ae-main-phase"


@rule("AE-155")
def test_the_choice_that_can_be_carried_out_is_forced() -> None:
    weak = acting([("venomite", 9)], mage("kadir", prepped={1: "spark"}), MIST)
    assert asked(weak) == ("ae-who-suffer", TABLE, ["mage:0", "mage:1"])
    rich = acting([("venomite", 9)], mage("kadir", prepped={1: "phoenix-flame"}), MIST)
    assert options(rich) == ["choose:1", "choose:2"]


@rule("AE-156", "AE-157")
def test_the_players_decide_whom_it_hits() -> None:
    start = drawn("skewer", KADIR, MIST, mage("jian"))
    assert asked(start) == ("ae-who-suffer", TABLE, ["mage:0", "mage:1", "mage:2"])
    for seat in range(3):
        game = start.clone()
        game.choose(f"mage:{seat}", 2 - seat)  # whoever answers for all
        assert lives(game) == [7 if seat == other else 10 for other in range(3)]


@rule("AE-156")
def test_only_those_who_are_equal_can_be_chosen() -> None:
    game = acting([("bedlam-sage", 14)], KADIR, mage("mist", life=9), mage("jian"), nemesis="crooked-mask")
    assert asked(game) == ("ae-who-suffer", TABLE, ["mage:0", "mage:2"])
    assert refuse(game, "mage:1").rule == "AE-156"
    assert lives(play(game, "mage:2")) == [10, 9, 7]


@rule("AE-160")
@pytest.mark.parametrize(
    ("card", "tired", "gravehold"),
    [
        ("bleed-static", mage("kadir", life=0, prepped={1: "spark", 2: "spark"}, breaches=("open", "open", 1, "gone")), 30 - 8),
        ("doom-aegis", mage("kadir", life=0, charges=2, breaches=("open", 2, 1, "gone")), 30 - 8),
    ],
)
def test_most_includes_exhausted_players(card: str, tired: Seat, gravehold: int) -> None:
    game = acting([(card, 1)], tired, mage("mist", charges=1, prepped={1: "spark"}))
    assert (game.gravehold, lives(game), charges(game)) == (gravehold, [0, 10], [0, 1])


@rule("AE-161", "AE-173")
def test_each_unleash_is_complete_before_the_next() -> None:
    """The Prince looks for the cheapest pile anew, the Crooked Mask for a player."""
    game = drawn("topple", nemesis="prince-of-gluttons", supply={"jade": 3, "flexing-dagger": 0})
    assert (supply(game)["jade"], supply(game)["bottled-vortex"], game.gravehold) == (0, 2, 26)
    assert named(game.devoured) == ["jade"] * 3 + ["bottled-vortex"] * 3
    game = drawn("topple", mage("kadir", discard=["spark"]), MIST, nemesis="crooked-mask", corruptions=["contagion", "nothingness"])
    assert asked(game) == ("ae-who-gain-corruption", TABLE, ["mage:0", "mage:1"])
    play(game, "mage:0")
    assert (sorted(deck(game)), discard(game), asked(game)[0]) == (["contagion", "spark"], [], "ae-who-gain-corruption")
    play(game, "mage:1")
    assert (deck(game, 1), game.gravehold, asked(game)[0]) == (["nothingness"], 26, "ae-main-phase")


@rule("AE-173")
@pytest.mark.parametrize(("nemesis", "fury", "husks"), [("rageborne", 2, 0), ("carapace-queen", 0, 4)])
def test_unleash_is_what_the_board_of_this_nemesis_says(nemesis: str, fury: int, husks: int) -> None:
    game = acting([("bane-sire", 6)], nemesis=nemesis)
    assert (game.fury, game.husks) == (fury, husks)


# --- terms


@rule("AE-174")
def test_or_means_the_same_everywhere() -> None:
    game = play(position(mage(hand=["emerald-shard"]), MIST), "play:emerald-shard")
    assert game.now.aether == 1  # nobody can gain life
    game = play(position(mage(hand=["emerald-shard"]), mage("mist", life=9)), "play:emerald-shard")
    assert options(game) == ["choose:1", "choose:2"]
    game = drawn("obliterate", mage("jian", hand=["crystal"] * 3), MIST)
    assert lives(game) == [6, 10]
    game = position(mage(hand=["blind-abandon"]), MIST, phase="start", nemesis="crooked-mask", difficulty="expert")
    assert asked(game) == ("ae-pass-on-corruption", HANKA, ["mage:0", "mage:1"])  # without a charge to lose


@rule("AE-175")
def test_nobody_is_the_own_ally() -> None:
    game = position(mage("adelheim", hand=["amethyst-shard"]), mage("kadir", deck=["spark"]), mage("mist", deck=["spark"]))
    play(game, "play:amethyst-shard")
    assert options(game) == ["mage:1", "mage:2"]
    assert refuse(game, "mage:0").rule == "AE-156"
    game = play(position(mage(hand=["clouded-sapphire"]), mage("mist", charges=5)), "play:clouded-sapphire")
    assert charges(game) == [0, 5]


@rule("AE-176")
def test_a_destroyed_card_is_in_no_pile() -> None:
    game = position(mage(prepped={1: "consuming-void"}, hand=["jade", "crystal"], breaches=TWO_OPEN), MIST, phase="casting")
    gone = len(game.destroyed)
    play(game, "cast:1", "destroy:jade", "destroy:crystal")
    assert (named(game.destroyed)[gone:], game.life) == (["jade", "crystal"], 64)
    assert (hand(game), deck(game), discard(game), prepped(game)) == ([], [], ["consuming-void"], {})
    assert supply(game)["jade"] == 6
