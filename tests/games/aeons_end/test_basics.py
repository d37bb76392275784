"""The 22 basic nemesis cards."""

from typing import Any

import pytest

from deska.api import step
from deska.games.aeons_end.components.state import AeonsEnd
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
    options,
    play,
    position,
    prepped,
)

KADIR = mage("kadir", hand=["crystal"] * 3, deck=["spark"])
MIST = mage("mist", hand=["crystal"])


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    """The nemesis draws that card; the next turn is the first player's."""
    return position(*(seats or (KADIR, MIST)), phase="nemesis-draw", top=[card], order=["player-1"], **given)


def acting(card: str, tokens: int, *seats: Seat, **given: Any) -> AeonsEnd:
    """A card acts in the nemesis's main phase; then Eye of Nothing is drawn, and the next turn is the first player's."""
    given = {"top": ["eye-of-nothing"], "order": ["player-1"], **given}
    return position(*(seats or (KADIR, MIST)), phase="nemesis", in_play=[(card, tokens)], **given)


@rule("AE-C88")
def test_skewer() -> None:
    game = drawn("skewer")
    assert asked(game) == ("ae-who-suffer", TABLE, ["mage:0", "mage:1"])
    play(game, "mage:0")
    assert (lives(game), hand(game), game.fury) == ([7, 10], ["crystal", "crystal", "crystal", "spark"], 2)


@rule("AE-C88", "AE-X20", "AE-151")
def test_slaughter() -> None:
    game = drawn("slaughter")
    assert (game.gravehold, game.fury, named(game.discard)) == (27, 2, ["slaughter"])


@rule("AE-C88", "AE-147")
def test_bane_sire() -> None:
    assert acting("bane-sire", 6).fury == 2


@rule("AE-C93")
def test_haze_spewer() -> None:
    game = acting("haze-spewer", 1)
    assert (game.gravehold, named(game.discard)) == (29, ["haze-spewer"])
    assert in_play(drawn("haze-spewer")) == [("haze-spewer", 5)]


@rule("AE-C100", "AE-158")
def test_agony_field() -> None:
    game = acting("agony-field", 1, mage("kadir", hand=["crystal"] * 3, deck=["spark"]), MIST)
    assert (hand(game), discard(game)) == (["spark"], ["crystal"] * 3)
    game = position(mage("kadir", hand=["jade", "crystal"]), in_play=[("agony-field", 2)])
    play(game, "discard-power:agony-field")
    assert (hand(game), in_play(game), named(game.discard)) == (["crystal"], [], ["agony-field"])


@rule("AE-C91")
def test_bleed_static() -> None:
    game = acting("bleed-static", 1, mage("kadir", prepped={1: "spark", 2: "spark"}, breaches=("open", "open", 1, 2)), MIST)
    assert lives(game) == [6, 10]
    assert lives(acting("bleed-static", 1)) == [10, 10]


@rule("AE-C88", "AE-X22", "AE-132")
def test_eye_of_nothing() -> None:
    assert acting("eye-of-nothing", 1, top=["woven-sky"]).fury == 3
    game = play(position(mage(), in_play=[("eye-of-nothing", 2)], aether=6), "discard-power:eye-of-nothing")
    assert (in_play(game), game.now.aether) == ([], 0)


@rule("AE-C88", "AE-133")
def test_woven_sky() -> None:
    assert lives(play(acting("woven-sky", 1), "mage:1")) == [10, 6]
    game = position(mage(hand=["crystal"] * 3), in_play=[("woven-sky", 2)])
    play(game, "discard-power:woven-sky")
    assert (in_play(game), discard(game)) == ([], ["crystal"] * 3)
    assert "discard-power:woven-sky" not in options(position(mage(hand=["crystal"] * 2), in_play=[("woven-sky", 2)]))


@rule("AE-132", "AE-133")
@pytest.mark.parametrize(
    ("power", "nemesis", "price"),
    [
        ("eye-of-nothing", "rageborne", 6),
        ("doom-aegis", "rageborne", 7),
        ("invoke-carnage", "rageborne", 7),
        ("rolling-death", "rageborne", 8),
        ("vile-feast", "prince-of-gluttons", 8),
    ],
)
def test_powers_that_aether_removes(power: str, nemesis: str, price: int) -> None:
    few = position(mage(), nemesis=nemesis, in_play=[(power, 2)], aether=price - 1, spell_aether=9, gem_aether=9)
    assert f"discard-power:{power}" not in options(few)
    game = play(position(mage(), nemesis=nemesis, in_play=[(power, 2)], aether=price), f"discard-power:{power}")
    assert (in_play(game), game.now.aether) == ([], 0)


@rule("AE-132", "AE-133")
@pytest.mark.parametrize(("power", "nemesis"), [("blood-cry", "rageborne"), ("blot-the-sun", "carapace-queen")])
def test_powers_that_charges_remove(power: str, nemesis: str) -> None:
    few = position(mage(charges=3), nemesis=nemesis, in_play=[(power, 2)])
    assert f"discard-power:{power}" not in options(few)
    game = play(position(mage(charges=5), nemesis=nemesis, in_play=[(power, 2)]), f"discard-power:{power}")
    assert (in_play(game), charges(game)) == ([], [1])


@rule("AE-C89")
def test_awaken() -> None:
    game = drawn("awaken", nemesis_discard=["needlemaw", "bane-sire", "slaughter"])
    assert asked(game) == ("ae-awaken", TABLE, ["choose:1", "choose:2"])
    play(game, "choose:2")
    assert (in_play(game), named(game.discard)) == ([("bane-sire", 6)], ["needlemaw", "slaughter", "awaken"])
    game = drawn("awaken", nemesis_discard=[])
    assert (game.fury, game.gravehold) == (3, 27)


@rule("AE-C90")
def test_dispel() -> None:
    spells = mage("kadir", prepped={1: "spark", 2: "ignite"}, breaches=("open", "open", 1, 2), hand=["crystal"])
    game = drawn("dispel", spells, MIST)
    assert (prepped(game), discard(game)) == ({1: "spark"}, ["ignite"])


@rule("AE-C88")
def test_lay_waste() -> None:
    game = play(drawn("lay-waste"), "mage:0")
    assert (lives(game), game.fury) == ([8, 10], 3)


@rule("AE-C92")
def test_cauterizer() -> None:
    assert lives(play(acting("cauterizer", 3), "mage:1")) == [10, 7]
    game = position(mage(prepped={1: "ignite"}), phase="casting", in_play=[("cauterizer", 3)])
    assert in_play(play(game, "cast:1", "hit:cauterizer")) == [("cauterizer", 2)]


@rule("AE-C88")
def test_needlemaw() -> None:
    assert acting("needlemaw", 11).gravehold == 28


@rule("AE-C94")
def test_venomite() -> None:
    assert lives(acting("venomite", 9, mage("kadir", life=4), MIST)) == [2, 10]
    game = acting("venomite", 9, mage("kadir", prepped={1: "ignite"}, life=4), MIST)
    play(game, "choose:2")
    assert (lives(game), discard(game)) == ([4, 10], ["ignite"])


@rule("AE-C95", "AE-159")
def test_pulverizing_ray() -> None:
    game = acting("pulverizing-ray", 1, mage("kadir", hand=["crystal", "spark"]), mage("mist", hand=["crystal", "crystal"]))
    assert options(game) == ["mage:0", "mage:1", "done"]
    play(game, "mage:0", "mage:1", "done")
    assert (game.gravehold, hand(game, 0), hand(game, 1)) == (18, ["spark"], ["crystal"])


@rule("AE-C98", "AE-139")
def test_gather_darkness() -> None:
    rich = mage("kadir", hand=["crystal"], deck=["crystal", "crystal"], discard=["spark", "spark", "spark"])
    game = drawn("gather-darkness", rich, MIST)
    assert (len(deck(game)), discard(game), game.fury) == (1, [], 3)
    assert len(game.destroyed) == 4 + 4 + 9  # not in this position, destroyed, not in this position


@rule("AE-C96")
def test_obliterate() -> None:
    assert lives(drawn("obliterate", mage("jian", hand=["crystal"] * 3), MIST)) == [6, 10]
    game = drawn("obliterate", mage("jian", hand=["crystal"] * 4), MIST)
    assert asked(game) == ("ae-obliterate", HANKA, ["choose:1", "choose:2"])
    play(game, "choose:1")
    assert (hand(game), lives(game)) == ([], [10, 10])


@rule("AE-C97")
def test_sunder() -> None:
    game = play(drawn("sunder", mage("kadir", life=6), MIST), "choose:1")
    assert (game.gravehold, lives(game)) == (26, [2, 10])
    told = step(drawn("sunder"), "choose:2")
    assert [event.args["order"] for event in told if event.message == "ae-shuffled-back"] == ["nemesis", "nemesis"]


@rule("AE-C88")
def test_topple() -> None:
    game = drawn("topple")
    assert (game.gravehold, game.fury) == (26, 3)


@rule("AE-C88")
def test_jagged_one() -> None:
    assert acting("jagged-one", 14).fury == 3


@rule("AE-C99")
def test_doom_aegis() -> None:
    game = acting("doom-aegis", 1, mage("kadir", charges=2), mage("mist", charges=1))
    assert (lives(game), charges(game)) == ([6, 10], [0, 1])
    game = acting("doom-aegis", 1)
    assert asked(game) == ("ae-who-suffer", TABLE, ["mage:0", "mage:1"])


@rule("AE-C100", "AE-133")
def test_reality_rupture() -> None:
    assert acting("reality-rupture", 1, fury=0).fury == 3
    game = position(mage(prepped={1: "ignite", 2: "ignite", 3: "spark"}, breaches=("open",) * 4), in_play=[("reality-rupture", 1)])
    play(game, "discard-power:reality-rupture", "unprep:0:1")
    assert (in_play(game), prepped(game), discard(game)) == ([], {3: "spark"}, [])
