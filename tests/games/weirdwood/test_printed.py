"""Sentences of the rulebook that bind cards and abilities too: rubble and fire, abilities in battles, one line for one step."""

from typing import Any

import pytest

from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.clock import MOODS, TIME_PASSES
from deska.games.weirdwood.effects.dice import TakeDice
from deska.games.weirdwood.effects.fighting import Edge
from deska.games.weirdwood.effects.movement import SWAP_PLACES, Slip
from deska.games.weirdwood.turn.monster import MONSTER_PHASE
from deska.games.weirdwood.turn.rounds import START_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.weirdwood.build import HANKA, HONZA, TURN_STEPS, asked, hero, moment, named, place, play, position, room, scarabs

STEPS = "shadow-steps-sekhmet"


@rule("WW-252", "WW-C36")
def test_nobody_is_swapped_into_rubble() -> None:
    heroes = (hero("oliver", at="o1"), hero("celia", at="o2"), hero("wally", at="o3"))
    game = position(*heroes, tokens=["o2"], steps=[SWAP_PLACES, *TURN_STEPS])
    assert (place(game), place(game, HONZA)) == ("o3", "o2")  # the only one left
    inside = position(*heroes, tokens=["o1"], steps=[SWAP_PLACES, *TURN_STEPS])
    assert (place(inside), asked(inside)[0]) == ("o1", "ww-turn")


@rule("WW-309", "WW-C36")
def test_fire_burns_whoever_is_swapped_into_it() -> None:
    heroes = (hero("oliver", at="o1"), hero("celia", at="o2"))
    game = position(*heroes, monster="therus", tokens=["o1", "o2"], steps=[SWAP_PLACES, *TURN_STEPS])
    play(game, "who:1", "suffer:health", "suffer:health")
    assert [player.health for player in game.players] == [2, 2]


@rule("WW-121", "WW-205", "WW-207")
def test_infiltration_in_the_middle_of_a_battle() -> None:
    """The die of the card is not rolled any more, and the card cannot be used in the same battle."""
    wally = hero("wally", at="o6", power=1, min=1, dice=[], hand=["shadow-steps-wally"])
    game = position(wally, powers=["brute-strength"], lair="o6", steps=[ATTACK_HERE, *TURN_STEPS])
    battle = game.battle
    assert battle is not None
    assert battle.foe_dice == [2, 1, 1]
    play(game, "ability:infiltration", "infiltrate:brute-strength", "spend:combat", "spend:combat")
    assert (battle.foe_dice, named(game.players[HANKA].loot)) == ([1, 1, 1], ["brute-strength"])
    assert not asked(game)[0].startswith("ww-fight")


@rule("WW-121", "WW-C08")
def test_a_stitch_in_time_in_the_middle_of_a_battle() -> None:
    """From day 5 back to day 4 the Ogre is calm again, before it rolls."""
    celia = hero("celia", at="o6", power=1, min=2, hand=["soft-melody"])
    game = position(celia, day=5, lair="o6", steps=[ATTACK_HERE, *TURN_STEPS])
    battle = game.battle
    assert battle is not None
    assert battle.foe_dice == [2, 2, 2]
    play(game, "ability:stitch-in-time", "choose:1")
    assert (moment(game), battle.foe_dice) == ((4, "n1"), [1, 1, 1])


@rule("WW-C21")
def test_every_step_of_a_slip_is_told_once() -> None:
    game = position(hero("wally", at="o1", hand=["shadow-steps-wally"]), steps=[Slip(2), *TURN_STEPS])
    play(game, f"go:{room(game, 'o2')}", f"go:{room(game, 'o3')}")
    assert [event.message for event in game.events].count("ww-moved") == 1


@rule("WW-214")
def test_a_monster_card_is_turned_up_when_time_has_passed() -> None:
    """By its back time moves; nobody has seen the front when that loses the game."""
    told = [event.message for event in position(hero(hand=[STEPS]), top=["swarm"], steps=[MONSTER_PHASE, *TURN_STEPS]).events]
    assert told.index("ww-time-on") < told.index("ww-monster-card")
    plans: dict[str, Any] = {"monster": "therus", "plans": ["blink"], "steps": [MONSTER_PHASE, *TURN_STEPS]}
    told = [event.message for event in position(hero(hand=[STEPS]), **plans).events]
    assert told.index("ww-time-on") < told.index("ww-monster-card")
    lost = position(hero(hand=[STEPS]), top=["swarm"], day=12, time="n3", steps=[MONSTER_PHASE, *TURN_STEPS])
    assert (lost.ended, lost.shown, named(lost.coming.cards)) == ("ww-out-of-time", -1, ["swarm"])
    late = position(hero(hand=[STEPS]), day=12, time="n3", **plans)
    assert (late.ended, late.done, late.plans[0].seen) == ("ww-out-of-time", 0, [0])


@rule("WW-076")
def test_the_end_of_a_real_turn() -> None:
    """Monster card, refresh, hand limit: the order of the turn itself."""
    full = {"morning": "second-wind", "afternoon": "shield-wall", "evening": "desert-wind"}
    game = position(hero(hand=[STEPS], slots=full), top=["blind-charge"], time="e1", lair="t", steps=[START_TURN])
    play(game, f"play:{STEPS}", "slot:night:n1")
    game.events.clear()
    play(game, "end")
    told = [event.message for event in game.events]
    order = [told.index(message) for message in ("ww-monster-card", "ww-scarab-phase", "ww-refreshed", "ww-drew", "ww-turn-begins")]
    assert order == sorted(order)


@rule("WW-C31")
@pytest.mark.parametrize(("edge", "useful"), [(Edge(hits=1), False), (Edge(blocks=1), True)])
def test_only_blocks_stop_a_strike(edge: Edge, useful: bool) -> None:
    game = position(hero())
    assert not edge.possible(game, Frame(edge, HANKA))
    game.now.strike = 2
    assert edge.possible(game, Frame(edge, HANKA)) is useful


@rule("WW-C32", "WW-163")
@pytest.mark.parametrize("steal", [False, True])
def test_dice_that_the_enemy_does_not_have_are_not_taken_later(steal: bool) -> None:
    game = position(hero(at="o6", favours=1), rolls=("blank",) * 4, steps=[ATTACK_HERE, *TURN_STEPS])
    battle = game.battle
    assert battle is not None
    battle.foe_dice, battle.cuts, battle.steals = [0, 0, 0], 2, 2
    TakeDice(steal).resolve(game, Frame(TakeDice(steal), HANKA))
    assert (battle.cuts, battle.steals) == ((2, 0) if steal else (0, 2))


@rule("WW-113")
@pytest.mark.parametrize(
    ("day", "time", "told"), [(4, "n3", ["ww-angry"]), (5, "m1", []), (8, "n3", ["ww-enraged"]), (9, "m1", []), (1, "n3", [])]
)
def test_a_changed_mood_is_told_once(day: int, time: str, told: list[str]) -> None:
    game = position(hero(), monster="min-wraith", day=day, time=time, steps=[TIME_PASSES.of(1), *TURN_STEPS])
    assert [event.message for event in game.events if event.message in MOODS] == told


@rule("WW-C50")
def test_a_brood_hatches_here_and_opposite() -> None:
    game = position(hero(at="t", hand=[STEPS]), top=["brood"], lair="o2", steps=[MONSTER_PHASE, *TURN_STEPS])
    assert {name: count for name, count in scarabs(game).items() if name != "t"} == {"o2": 1, "o8": 1}
