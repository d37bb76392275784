"""Events that seldom happen are told, too."""

from typing import Any

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import HOARD, MAGIC
from deska.games.eldervale.components.pieces import JOINING, MAPPED, SETTLED
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.building import trigger_end
from deska.games.eldervale.effects.gains import Gain
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE, TAKE_TREASURE
from deska.games.eldervale.turn.battle.start import JOIN_STEP
from deska.games.eldervale.turn.rounds import END_OF_TURN
from deska.kernel import Frame, seeded
from deska.testing import rule
from tests.games.eldervale.battles import dice, ends
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    LAND,
    OGRES,
    at,
    fights,
    gains,
    holds,
    lurks,
    owns,
    pause_after,
    play,
    powers,
    regroup,
    resolve,
    stands,
    table,
    turn_of,
)


def args_of(game: Eldervale, message: str) -> list[dict[str, Any]]:
    return [event.args for event in game.events if event.message == message]


@rule("EL-C65", "EL-157")
def test_a_battle_that_does_not_happen_is_told() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "ash-fields")
    holds(game, BEN, "fey-charm")
    gains(game, BEN, scroll=1)
    play(turn_of(game, ANNA), "place:worker:ash-fields", "take:ash-fields-1", "cast:fey-charm")
    assert args_of(game, "el-battle-cancelled") == [{"player": BEN}]


@rule("EL-130", "EL-157")
def test_a_battle_that_nobody_is_left_for_is_told() -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "dragon", "mill")
    holds(game, ANNA, "gale")
    powers(game, ANNA, air=2)
    fights(game, "mill", seat0=(), seat1=()).stage = JOINING
    at(game, Frame(END_OF_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(COMPARE, ANNA), Frame(JOIN_STEP, ANNA))
    play(game, "cast:gale", "to:ash-fields")
    assert args_of(game, "el-battle-off") == [{}]
    assert args_of(game, "el-moved") == [{"player": ANNA, "unit": "worker", "realm": "ash-fields"}]


@rule("EL-052", "EL-055")
def test_shuffling_is_told() -> None:
    game = table()
    game.discard, game.deck = game.deck[:-1], game.deck[-1:]
    resolve(game, Gain("magic", 1))
    assert (args_of(game, "el-reshuffled"), len(args_of(game, "el-drew"))) == ([], 1)
    resolve(game, Gain("magic", 2))
    assert (args_of(game, "el-reshuffled"), len(args_of(game, "el-drew"))) == ([{}], 2)
    game.discard, game.deck = [], []
    resolve(game, Gain("magic", 1))
    assert (args_of(game, "el-reshuffled"), args_of(game, "el-drew")) == ([], [])


@rule("EL-227")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_charge_of_the_minotaur_is_told(answer: str) -> None:
    game = table(mercenaries="on")
    stands(game, BEN, "minotaur", "mill")
    play(turn_of(game, ANNA), "place:worker:ash-fields")
    pause_after(game, answer)
    assert args_of(game, "el-charged") == ([{"player": BEN, "realm": "ash-fields"}] if answer == "yes" else [])


@rule("EL-C31")
def test_what_the_chimera_rolls_is_told() -> None:
    for seed in range(20):
        game = table("wild-beastkin", HARPIES, seed=seed)
        game.heard = True
        stands(game, ANNA, "worker", "mill")
        lurks(game, "chimera", "mill")
        strength = dice(game, beast="chimera")[-1]
        assert [(2, 2, 4, 4, 5, 5)[args["pips"] - 1] for args in args_of(game, "el-unstable")] == [strength]


@rule("EL-235")
def test_the_dragon_treasure_is_told() -> None:
    game = table(HARPIES, OGRES, land={**LAND, "dragons-lair": (-1, 2)}, mother="on")
    stands(game, ANNA, "warrior", "mill")
    lurks(game, "mother-of-dragons", "mill")
    game.hoards = 3
    for left in (2, 1, 0):
        treasure = HOARD[game.hoard[left - 3]]
        resolve(game, TAKE_TREASURE)
        assert (args_of(game, "el-took-treasure"), game.hoards) == ([{"player": ANNA, "card": treasure}], left)


@rule("EL-254")
def test_the_draft_is_told() -> None:
    game = SPEC.new(3, 5, {"draft": "on"})
    assert isinstance(game, Eldervale)
    rng = seeded(5)
    game.heard = True
    while not args_of(game, "el-turn-starts"):
        game.apply(game.legal[rng.below(len(game.legal))])
    for seat, player in enumerate(game.players):
        kept = [args["card"] for args in args_of(game, "el-kept") if args["player"] == seat]
        assert sorted(kept) == sorted(MAGIC[card] for card in player.hand.cards)
    assert [args["card"] for args in args_of(game, "el-left-over")] == [MAGIC[card] for card in game.discard]
    packets = [args["cards"] for args in args_of(game, "el-passed")]
    assert sorted(card for cards in packets[-3:] for card in cards) == sorted(MAGIC[card] for card in game.discard)


@rule("EL-257", "EL-259")
def test_the_tactics_token_is_told() -> None:
    game = table("sky-harpies", "deep-naga", tactics="on")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    ends(game, seat0=(1,), seat1=(5,))
    play(game, "use:tactics")
    assert args_of(game, "el-used-tool") == [{"player": ANNA, "card": "tactics"}]
    gains(game, ANNA, sword=3)
    play(turn_of(game, ANNA), "tactics")
    assert args_of(game, "el-tactics-ready") == [{"player": ANNA}]


@rule("EL-C58")
def test_a_twist_of_fate_belongs_to_its_owner() -> None:
    game = table(HARPIES, "pandemonium-imps")
    owns(game, BEN, "twist-of-fate", "gambling-den")
    stands(game, BEN, "worker", "mill")
    play(regroup(game, BEN), "lift:worker:mill", "act:gambling-den", "yes")
    assert game.now.twisted == 1 << BEN
    assert len(args_of(game, "el-rolled")) == 1
    assert args_of(game, "el-rolled")[0]["player"] == BEN


@rule("EL-208")
@pytest.mark.parametrize(("ending", "told"), [(SETTLED, "el-settled-triggered"), (MAPPED, "el-mapped-triggered")])
def test_the_end_that_is_near_is_told_once(ending: str, told: str) -> None:
    game = table()
    game.heard = True
    for _ in range(2):
        trigger_end(game, ending)
    assert [event.message for event in game.events if event.message.endswith("triggered")] == [told]
