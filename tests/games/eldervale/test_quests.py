"""Quests for what somebody does, and what the table is told."""

import pytest

from deska.games.eldervale.actions import ELEMENTS
from deska.testing import rule
from tests.games.eldervale.battles import ends
from tests.games.eldervale.build import (
    ANNA,
    asked,
    gains,
    hand,
    holds,
    lurks,
    offers,
    options,
    play,
    refuse,
    stands,
    table,
    treasures,
    turn_of,
)

PLENTY = {"gem": 5, "scroll": 5, "potion": 5, "tool": 5, "sword": 5}


@rule("EL-C69", "EL-060", table=True)
@pytest.mark.parametrize(
    ("quest", "unit", "points"),
    [("call-of-the-dragon", "dragon", 4), ("archmages-apprentice", "wizard", 3), ("sworn-blade", "warrior", 3)],
)
def test_quests_for_recruiting(quest: str, unit: str, points: int) -> None:
    for recruited in ("dragon", "wizard", "warrior"):
        game = table()
        holds(game, ANNA, quest)
        gains(game, ANNA, **PLENTY)
        play(turn_of(game, ANNA), "place:worker:summoning-portal", f"recruit:{recruited}")
        assert (asked(game), options(game, "fulfil")) == (("el-deed", ANNA), {f"fulfil:{quest}"} if recruited == unit else set())
        play(game, f"fulfil:{quest}" if recruited == unit else "pass")
        assert (game.players[ANNA].vp, hand(game, ANNA)) == ((points, set()) if recruited == unit else (0, {quest}))
        assert asked(game)[0] == "el-end-turn"


@rule("EL-C69", "EL-060")
def test_one_deed_may_fulfil_two_quests() -> None:
    game = table("villainous-ogres", "sky-harpies")
    stands(game, ANNA, "worker", "mill")
    lurks(game, "demon-of-might", "mill")
    holds(game, ANNA, "monster-slayer", "peasant-uprising")
    ends(game, beast="demon-of-might", seat0=(6,), monster=(1,))
    while asked(game)[0] != "el-deed":
        play(game, min(options(game)))
    before = game.players[ANNA].vp
    assert options(game, "fulfil") == {"fulfil:monster-slayer", "fulfil:peasant-uprising"}
    play(game, "fulfil:monster-slayer", "fulfil:peasant-uprising")
    assert (game.players[ANNA].vp - before, hand(game, ANNA)) == (4 + 4, set())


@rule("EL-100")
def test_only_new_cards_are_turned_up() -> None:
    game = table()
    offers(game, "windswept-doorway")
    gains(game, ANNA, **PLENTY)
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    play(game, min(options(game, "lay")), "buy:windswept-doorway", "burn:burning-doorway")
    told = [event.args["card"] for event in game.events if event.message == "el-turned-up"]
    assert len(told) == 2
    assert {element for element in range(len(ELEMENTS)) if game.shown >> element & 1} == {
        element for element in range(len(ELEMENTS)) if game.decks[element]
    }


@rule("EL-047", "EL-131", "EL-133")
@pytest.mark.parametrize(
    ("option", "held", "message", "cited"),
    [
        ("cash:gem-gem:tool", "gem-gem", "el-why-no-such-resource", "EL-047"),
        ("cash:gem-gem:gem", "gold", "el-why-no-token", "EL-131"),
        ("put:gem-gem:forge-1", "gem-gem", "el-why-no-slot", "EL-133"),
    ],
)
def test_why_a_token_is_not_used(option: str, held: str, message: str, cited: str) -> None:
    game = table()
    treasures(game, ANNA, held)
    reason = refuse(turn_of(game, ANNA), option)
    assert (reason.message, reason.rule) == (message, cited)
