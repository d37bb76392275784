"""The actions of the main phase, and the reasons against them."""

from typing import Any

import pytest

from deska.testing import rule
from tests.games.aeons_end.build import asked, breaches, discard, example, hand, mage, options, play, position, prepped, refuse

IDLE = mage(hand=["spark", "crystal"], prepped={1: "spark"}, breaches=("open", 3, 1, "open"))


@rule("AE-107", "AE-112", "AE-119")
@pytest.mark.parametrize(
    ("option", "reason", "number", "given"),
    [
        ("buy:jade", "ae-why-too-little-aether", "AE-107", {"aether": 1}),
        ("buy:ignite", "ae-why-not-in-supply", "AE-068", {}),
        ("buy:jade", "ae-why-pile-empty", "AE-071", {"supply": {"jade": 0}, "aether": 5}),
        ("charge", "ae-why-too-little-aether", "AE-110", {"aether": 1}),
        ("focus:2", "ae-why-only-open", "AE-119", {"aether": 9}),
        ("focus:3", "ae-why-too-little-aether", "AE-115", {"aether": 2}),
        ("open:3", "ae-why-too-little-aether", "AE-122", {"aether": 6}),
        ("open:4", "ae-why-breach-open", "AE-019", {"aether": 20}),
        ("prep:spark:1", "ae-why-breach-occupied", "AE-125", {}),
        ("prep:spark:2", "ae-why-breach-closed", "AE-124", {}),
        ("prep:ignite:4", "ae-why-not-in-hand", "AE-099", {}),
        ("play:jade", "ae-why-not-in-hand", "AE-099", {}),
        ("cast:1", "ae-why-casting-over", "AE-080", {}),
        ("discard:crystal", "ae-why-no-free-discard", "AE-141", {}),
        ("ability", "ae-why-not-charged", "AE-014", {}),
        ("discard-power:woven-sky", "ae-why-condition-unmet", "AE-133", {"in_play": [("woven-sky", 2)]}),
        ("discard-power:bleed-static", "ae-why-no-to-discard", "AE-134", {"in_play": [("bleed-static", 2)]}),
        ("discard-power:woven-sky", "ae-why-power-not-in-play", "AE-132", {}),
    ],
)
def test_refusals(option: str, reason: str, number: str, given: dict[str, Any]) -> None:
    refused = refuse(position(IDLE, **given), option)
    assert (refused.message, refused.rule) == (reason, number)


@rule("AE-112", "AE-017")
def test_full_charges_and_wrong_moments() -> None:
    game = position(mage("phaedraxa", charges=5), aether=9)
    assert refuse(game, "charge").rule == "AE-112"
    assert refuse(game, "ability").rule == "AE-017"


@rule("AE-X10", "AE-099")
def test_actions_in_any_order() -> None:
    game = example("AE-X10")
    play(game, "play:jade", "buy:jade", "prep:spark:1", "play:crystal", "play:jade", "buy:jade")
    assert (discard(game), prepped(game), game.now.aether) == (["jade", "jade"], {1: "spark"}, 1)


@rule("AE-X15", "AE-116", "AE-082")
def test_a_focused_breach_takes_a_spell_which_must_be_cast() -> None:
    game = position(mage(hand=["spark", "spark"], breaches=("open", 2, 1, 2)), aether=3, order=["player-1"])
    play(game, "focus:2", "prep:spark:1", "prep:spark:2", "end")
    assert asked(game) == ("ae-casting-phase", 0, ["cast:1", "cast:2"])
    play(game, "cast:2")
    assert options(game) == ["cast:1", "done"]


@rule("AE-X16", "AE-123")
def test_an_opened_breach_stays_open() -> None:
    game = position(mage(hand=["spark", "spark"], breaches=("open", 2, 1, 2)), aether=3, order=["player-1"])
    play(game, "open:2", "prep:spark:1", "prep:spark:2", "end")
    assert (breaches(game), options(game)) == (["open", "open", 1, 2], ["cast:1", "cast:2", "done"])


@rule("AE-103", "AE-136", "AE-144")
def test_the_end_of_the_turn() -> None:
    game = position(mage(hand=["crystal", "spark"], deck=["crystal", "spark"]), aether=3, order=["player-1"])
    play(game, "end")
    assert (game.now.aether, hand(game)) == (0, ["crystal", "crystal", "spark", "spark"])
