"""Exhaustion, and how the game ends."""

from typing import Any

import pytest

from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import DeskaError
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    Seat,
    asked,
    breaches,
    charges,
    discard,
    hand,
    in_play,
    lives,
    mage,
    options,
    play,
    position,
    prepped,
    refuse,
    supply,
)

MIST = mage("mist")
BROKEN = ("open", 2, 1, "gone")
TIRED = mage("kadir", life=0, breaches=BROKEN)


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    return position(*(seats or (mage(), MIST)), phase="nemesis-draw", **{"top": [card], "order": ["player-1"], **given})


# --- exhaustion


@rule("AE-162")
def test_exhaustion_comes_in_the_middle_of_a_card() -> None:
    """Tourmaline Shard: the ally suffers 1 and destroys a card only after all that exhaustion brings."""
    game = position(mage("phaedraxa", hand=["tourmaline-shard"]), mage("kadir", life=1, hand=["crystal", "spark"], charges=3), fury=0)
    play(game, "play:tourmaline-shard", "yes")
    assert asked(game) == ("ae-break", HONZA, ["break:1", "break:2", "break:3", "break:4"])
    assert (lives(game), game.fury, charges(game), hand(game, HONZA)) == ([10, 0], 2, [0, 3], ["crystal", "spark"])
    play(game, "break:2")
    assert (charges(game), asked(game)) == ([0, 0], ("ae-destroy", HONZA, ["destroy:crystal", "destroy:spark"]))
    play(game, "destroy:spark")
    assert (game.gravehold, asked(game)[:2]) == (30, ("ae-main-phase", HANKA))


@rule("AE-162")
def test_exhaustion_in_the_own_turn() -> None:
    game = position(mage(life=1, prepped={1: "ignite"}), MIST, phase="casting", nemesis="carapace-queen", husks=3)
    play(game, "cast:1", "hit:husk", "yes")
    assert asked(game)[:2] == ("ae-break", HANKA)
    assert (lives(game), game.husks) == ([0, 10], 1 + 2 + 2)
    play(game, "break:4")
    assert (asked(game)[:2], charges(game)) == (("ae-main-phase", HANKA), [0, 1])  # Ignite's charge


@rule("AE-164")
@pytest.mark.parametrize(
    ("breach", "pile", "left", "sides"),
    [
        (1, ["spark"], {2: "ignite"}, ["gone", "open", 1, 2]),
        (2, ["ignite"], {1: "spark"}, ["open", "gone", 1, 2]),
        (3, [], {1: "spark", 2: "ignite"}, ["open", "open", "gone", 2]),
    ],
)
def test_the_player_chooses_the_breach(breach: int, pile: list[str], left: dict[int, str], sides: list[str | int]) -> None:
    hanka = mage(life=3, deck=["crystal"], prepped={1: "spark", 2: "ignite"}, breaches=("open", "open", 1, 2))
    game = play(drawn("skewer", hanka, MIST, fury=0), "mage:0")
    assert asked(game) == ("ae-break", HANKA, ["break:1", "break:2", "break:3", "break:4"])
    play(game, f"break:{breach}")
    assert (discard(game), prepped(game), breaches(game)) == (pile, left, sides)


@rule("AE-165")
def test_a_destroyed_breach_is_gone_for_good() -> None:
    game = position(mage("kadir", life=0, hand=["spark", "focusing-orb"], breaches=("open", "gone", 1, 2)), MIST, aether=30)
    for option in ("focus:2", "open:2", "prep:spark:2"):
        assert refuse(game, option).rule == "AE-165"
    play(game, "play:focusing-orb")
    assert "focus-of:0:2" not in options(game)
    assert refuse(game, "focus-of:0:2").rule == "AE-165"
    play(game, "focus-of:0:3")
    assert breaches(game) == ["open", "gone", 2, 2]
    tired = mage("kadir", life=0, breaches=("open", "gone", 1, 2))
    assert breaches(play(drawn("skewer", tired, MIST), "mage:0")) == ["open", "gone", 1, 2]


@rule("AE-166")
def test_an_exhausted_player_plays_on() -> None:
    tired = mage("brama", life=0, hand=["jade"], prepped={1: "spark"}, breaches=("open", 1, 0, "gone"), charges=4)
    game = position(tired, mage("mist", life=5), phase="turn-order", order=["player-1", "player-1"])
    play(game, "cast:1", "play:jade", "charge")
    assert (game.life, charges(game), lives(game)) == (69, [5, 0], [0, 5])
    play(game, "ability")
    assert (lives(game), charges(game)) == ([0, 9], [0, 0])
    play(game, "end")
    assert (asked(game)[:2], hand(game)) == (("ae-main-phase", HANKA), ["jade", "spark"])


@rule("AE-167")
def test_an_exhausted_player_gains_no_life() -> None:
    game = play(
        position(mage("kadir", life=0, hand=["emerald-shard"], breaches=BROKEN), mage("mist", life=4)), "play:emerald-shard", "choose:2"
    )
    assert lives(game) == [0, 5]
    tired = mage("kadir", life=0, hand=["endless-hunger"], breaches=BROKEN)
    game = play(position(tired, MIST, phase="start", nemesis="crooked-mask"))
    assert (lives(game), game.gravehold) == ([0, 10], 27)


@rule("AE-168")
def test_lowest_life_passes_over_exhausted_players() -> None:
    game = drawn("sunder", TIRED, mage("mist", life=7), mage("jian", life=6))
    play(game, "choose:1")
    assert (lives(game), game.gravehold) == ([0, 7, 2], 26)


@rule("AE-170", "AE-169")
def test_any_player_may_be_an_exhausted_one() -> None:
    game = drawn("skewer", TIRED, MIST)
    assert options(game) == ["mage:0", "mage:1"]
    fury = game.fury
    play(game, "mage:0")
    assert (lives(game), game.gravehold, game.fury, breaches(game)) == ([0, 10], 24, fury, list(BROKEN))
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


@rule("AE-171", "AE-180")
@pytest.mark.parametrize(("life", "ended"), [(4, ""), (3, "ae-mages-exhausted"), (2, "ae-mages-exhausted")])
def test_the_last_exhaustion_loses_at_once(life: int, ended: str) -> None:
    game = play(drawn("skewer", TIRED, mage("mist", life=life, deck=["spark"])), "mage:1")
    assert (game.ended, lives(game), game.gravehold) == (ended, [0, max(life - 3, 0)], 30)
    if ended:
        assert (game.pending, hand(game, HONZA), game.fury, game.outcome) == (None, [], 2, game.result(ended))


# --- end of the game


@rule("AE-178")
@pytest.mark.parametrize("target", ["bane-sire", "nemesis"])
def test_the_nemesis_is_spent_at_the_end_of_a_players_turn(target: str) -> None:
    game = position(mage(prepped={1: "spark"}), MIST, phase="casting", in_play=[("bane-sire", 1)], deck=[], order=["player-2"])
    play(game, "cast:1", f"hit:{target}")
    assert (game.ended, asked(game)[:2]) == ("", ("ae-main-phase", HANKA))
    play(game, "end")
    assert game.ended == ("ae-nemesis-spent" if target == "bane-sire" else "")


@rule("AE-178")
@pytest.mark.parametrize(("last", "ended"), [("topple", "ae-nemesis-spent"), ("jagged-one", ""), ("doom-aegis", "")])
def test_the_nemesis_is_spent_at_the_end_of_its_own_turn(last: str, ended: str) -> None:
    game = position(mage(), MIST, phase="turn-order", top=[last], order=["player-1", "nemesis", "player-2"], fury=0)
    game.deck = game.deck[-1:]
    assert game.ended == ""
    play(game, "end")
    assert game.ended == ended


@rule("AE-179")
def test_husks_do_not_save_the_nemesis() -> None:
    game = position(mage(), MIST, nemesis="carapace-queen", husks=9, deck=[], order=["player-2"])
    assert game.ended == ""
    assert play(game, "end").ended == "ae-nemesis-spent"


@rule("AE-181")
@pytest.mark.parametrize(("gravehold", "left", "ended"), [(5, 1, ""), (4, 0, "ae-gravehold-fallen"), (2, 0, "ae-gravehold-fallen")])
def test_gravehold_falls(gravehold: int, left: int, ended: str) -> None:
    game = drawn("topple", gravehold=gravehold, fury=0)
    assert (game.gravehold, game.ended) == (left, ended)
    assert (game.pending is None) == bool(ended)


@rule("AE-182")
def test_nemeses_have_loss_rules_of_their_own() -> None:
    assert drawn("endless-throng", nemesis="carapace-queen", husks=12).ended == ""
    assert drawn("endless-throng", nemesis="carapace-queen", husks=13).ended == "ae-overrun"
    empty = dict.fromkeys(supply(position()), 0)
    game = drawn("slaughter", nemesis="prince-of-gluttons", supply={**empty, "jade": 3})
    assert (game.ended, game.gravehold) == ("ae-devoured", 30)  # before Slaughter's damage
    assert drawn("slaughter", nemesis="prince-of-gluttons", supply={**empty, "jade": 4}).ended == ""
    game = position(mage(), supply={**empty, "jade": 1}, aether=2)
    assert play(game, "buy:jade").ended == ""  # Rageborne does not mind


@rule("AE-183")
def test_gravehold_falls_to_the_last_card() -> None:
    game = position(mage(), MIST, phase="turn-order", top=["slaughter"], order=["player-1", "nemesis"], gravehold=3)
    game.deck = game.deck[-1:]
    play(game, "end")
    assert (game.ended, game.deck, in_play(game)) == ("ae-gravehold-fallen", [], [])


@rule("AE-184")
def test_nothing_happens_after_the_end() -> None:
    game = play(position(mage(prepped={1: "spark", 2: "spark"}, breaches=("open",) * 4), MIST, phase="casting", life=1), "cast:1")
    before = game.digest()
    assert (game.pending, game.legal) == (None, [])
    for option in ("cast:2", "done", "end"):
        with pytest.raises(DeskaError):
            game.choose(option)
    assert (game.digest(), prepped(game)) == (before, {2: "spark"})
