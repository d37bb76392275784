"""Allowed at any time: tokens are cashed in the middle of everything, and quests are shown when they are true (EL-060, EL-132)."""

import pytest

from deska.games.eldervale.actions import MAGIC
from deska.games.eldervale.components.pieces import READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import GainAny, GainDifferent, GainOneOf
from deska.games.eldervale.turn.battle.start import LOOMS
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import duel, ends, rolled, swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    OGRES,
    asked,
    at,
    fights,
    gains,
    holds,
    lone,
    options,
    owns,
    play,
    refuse,
    resolve,
    resources,
    stands,
    table,
    treasures,
    turn_of,
)


def fighting(*faces: str) -> Eldervale:
    """A worker of Anna against a dragon of Ben; all that she has is tokens."""
    game = duel(HARPIES, OGRES, "worker")
    treasures(game, ANNA, *faces)
    return game


@rule("EL-132", "EL-165")
@pytest.mark.parametrize(("face", "resource"), [("sword-sword", "sword"), ("gem-sword", "sword"), ("gold", "gold")])
def test_a_token_becomes_swords_in_the_battle(face: str, resource: str) -> None:
    game = swords(fighting(face), turn=BEN)
    assert (asked(game), options(game, "fight")) == (("el-swords", ANNA), set())
    play(game, f"cash:{face}:{resource}", f"fight:{resource}")
    assert game.battle is not None
    assert game.battle.dice[ANNA] == 2


@rule("EL-132")
@pytest.mark.parametrize("face", ["gem-gem", "potion-tool"])
def test_a_token_that_helps_nothing_is_not_asked_for(face: str) -> None:
    assert asked(swords(fighting(face), turn=BEN)) == ("el-turn", BEN)


@rule("EL-132", "EL-C57")
def test_a_potion_of_a_token_saves_a_unit() -> None:
    game = fighting("potion-potion")
    owns(game, ANNA, "phoenix-feather")
    ends(game, turn=BEN, seat0=(1,), seat1=(6,))
    assert (asked(game), options(game, "use")) == (("el-save", ANNA), set())
    play(game, "cash:potion-potion:potion", "use:phoenix-feather", "unit:worker:mill")
    assert (resources(game, ANNA), game.players[ANNA].at.count(READY)) == ({"potion": 1}, 3)


@rule("EL-132", "EL-C44")
def test_a_potion_of_a_token_throws_fire_bombs() -> None:
    game = fighting("potion-potion")
    owns(game, ANNA, "fire-bombs")
    rolled(game, turn=BEN, seat0=(1,), seat1=(6,))
    assert (asked(game), options(game, "use")) == (("el-rerolls", ANNA), set())
    play(game, "cash:potion-potion:potion")
    assert options(game, "use") == {"use:fire-bombs"}


@rule("EL-132", "EL-C65")
def test_a_magic_token_may_bring_the_spell_that_is_needed() -> None:
    game = fighting("magic")
    fights(game, "mill")
    at(game, Frame(TAKE_TURN, BEN), Frame(LOOMS, BEN))
    charm = MAGIC.index("fey-charm")
    game.deck.remove(charm)
    game.deck.append(charm)
    gains(game, ANNA, scroll=1)
    assert asked(game) == ("el-looms", ANNA)
    play(game, "cash:magic:magic", "cast:fey-charm")
    assert game.battle is None


@rule("EL-132", "EL-049")
def test_cashing_does_not_take_the_question_away() -> None:
    """A token fills the room for swords, so that a gem is all that is left to gain."""
    for effect in (GainOneOf("sword", "gem"), GainDifferent(1), GainAny(1)):
        game = table()
        gains(game, ANNA, gem=4, scroll=5, potion=5, tool=5, sword=4, gold=5)
        treasures(game, ANNA, "sword-sword")
        game.discard, game.deck = [], []
        resolve(game, effect)
        assert options(game, "gain") == {"gain:sword", "gain:gem"}
        play(game, "cash:sword-sword:sword")
        assert lone(game) == ["gain:gem"]
        assert (asked(game)[0], resources(game, ANNA)["sword"], resources(game, ANNA)["gem"]) == ("el-turn", 5, 5)


@rule("EL-060")
def test_a_quest_tells_why_it_cannot_be_fulfilled() -> None:
    game = table()
    holds(game, ANNA, "full-stores")
    stands(game, BEN, "worker", "mill")
    turn_of(game, ANNA)
    reason = refuse(game, "fulfil:full-stores")
    assert (reason.message, reason.rule, reason.args) == ("el-why-not-met", "EL-060", {"card": "full-stores"})
    assert refuse(game, "fulfil:devotion").message == "el-why-not-in-hand"
    gains(game, ANNA, gem=1, scroll=1, potion=1, tool=1, sword=1, gold=1)
    assert "fulfil:full-stores" in options(turn_of(game, ANNA))
