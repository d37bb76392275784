"""Moving, teleporting, crafting dice, companions, cleaning, healing, experience."""

from typing import Any

import pytest

from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import TakeTactics
from deska.games.weirdwood.effects.links import lasting
from deska.games.weirdwood.effects.movement import MOVE, TELEPORT, can_use_room
from deska.games.weirdwood.turn.rounds import HAND_LIMIT, NEXT_TURN
from deska.kernel import Effect, Frame
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    TURN_STEPS,
    asked,
    goods,
    hero,
    infested,
    named,
    options,
    place,
    play,
    position,
    refuse,
    room,
    scarabs,
    spot,
)

STEPS = "shadow-steps-sekhmet"


def doing(*effects: Effect | Frame, me: dict[str, Any] | None = None, others: Any = (), **given: Any) -> Weirdwood:
    """Sekhmet carries the effects out."""
    mine = {"hand": [STEPS, "second-wind"], **(me or {})}
    return position(hero(**mine), *others, steps=[*effects, *TURN_STEPS], **given)


# --- moving


@rule("WW-144", "WW-145")
def test_a_move_goes_any_distance_through_open_doors() -> None:
    game = doing(MOVE)
    reached = {option.partition(":")[2] for option in options(game, "go")}
    assert {room(game, name) for name in ("o1", "o11", "m0", "m3", "m6", "m10", "i1", "i4", "t")} <= reached
    assert room(game, "o2") not in reached
    play(game, f"go:{room(game, 'o9')}")
    assert place(game) == "o9"


@rule("WW-146", "WW-147")
def test_enemies_stop_a_move_but_may_be_left() -> None:
    blocked = {"m0": 1, "m3": 1, "m6": 1, "m10": 1}
    game = doing(MOVE, scarabs=blocked)
    assert refuse(game, f"go:{room(game, 'i1')}").rule == "WW-146"
    leaving = doing(MOVE, me={"at": "m3"}, scarabs=blocked)
    assert f"go:{room(leaving, 'i1')}" in options(leaving)


@rule("WW-148", "WW-309")
def test_fire_ends_a_move_and_burns() -> None:
    game = doing(MOVE, monster="therus", tokens=["o1"])
    play(game, f"go:{room(game, 'o1')}", "suffer:health")
    assert (game.players[HANKA].health, asked(game)[0]) == (2, "ww-turn")
    out = doing(MOVE, me={"at": "o1"}, monster="therus", tokens=["o1"])
    play(out, f"go:{room(out, 'o3')}")
    assert out.players[HANKA].health == 3


@rule("WW-149", "WW-252")
def test_rubble_cannot_be_entered_but_left() -> None:
    game = doing(MOVE, tokens=["o1"])
    assert refuse(game, f"go:{room(game, 'o1')}").rule == "WW-149"
    out = doing(MOVE, me={"at": "o1"}, tokens=["o1"])
    assert f"go:{room(out, 'o3')}" in options(out)
    jump = doing(TELEPORT, tokens=["o1"])
    assert refuse(jump, f"go:{room(jump, 'o1')}").rule == "WW-149"


@rule("WW-150", "WW-154", "WW-155")
def test_the_room_after_a_move() -> None:
    game = doing(MOVE, layout={"o1": "witches-well"})
    play(game, "go:witches-well", "use-room")
    assert goods(game) == (2, 0, 0)
    assert "use-room" not in options(game)
    for given in ({"infested": ["o1"]}, {"scarabs": {"o1": 1}}, {"lair": "o1"}):
        shut = doing(MOVE, layout={"o1": "witches-well"}, **given)
        play(shut, "go:witches-well")
        assert asked(shut)[0] == "ww-turn"


@rule("WW-155", "WW-254", "WW-310")
@pytest.mark.parametrize("monster", ["chaos-ogre", "therus"])
def test_no_room_action_under_rubble_or_fire(monster: str) -> None:
    game = position(hero(at="o1", hand=[STEPS]), monster=monster, tokens=["o1"], layout={"o1": "witches-well"})
    assert not can_use_room(game, HANKA, spot("o1"))


@rule("WW-151")
def test_any_number_of_players_in_a_room() -> None:
    game = doing(MOVE, others=[hero("celia", at="o1"), hero("wally", at="o1")])
    play(game, f"go:{room(game, 'o1')}")
    assert [place(game, seat) for seat in range(3)] == ["o1"] * 3


@rule("WW-152", "WW-153")
def test_a_teleport_goes_anywhere_else() -> None:
    game = doing(TELEPORT, layout={"o2": "witches-well"})
    assert len(options(game, "go")) == 30
    assert refuse(game, "go:entrance-hall").rule == "WW-152"
    play(game, "go:witches-well", "use-room")
    assert (place(game), goods(game)) == ("o2", (2, 0, 0))
    fire = doing(TELEPORT, monster="therus", tokens=["o2"])
    play(fire, f"go:{room(fire, 'o2')}", "suffer:health")
    assert fire.players[HANKA].health == 2


@rule("WW-142", "WW-143", "WW-C22")
def test_an_attack_on_another_room() -> None:
    celia = hero("celia", min=2, hand=["aurora-lance"])
    game = position(celia, scarabs={"m0": 1}, rolls=["hit", "blank", "one", "one", "one", "blank"])
    play(game, "play:aurora-lance", "slot:night:n3")
    play(game, options(game, "act")[0])
    while asked(game)[0] not in ("ww-defeated", "ww-turn"):
        play(game, options(game)[0])
    if asked(game)[0] == "ww-defeated":
        play(game, "return", "spend:combat", "spend:combat")
    assert (asked(game)[0], place(game)) == ("ww-turn", "o0")  # no room action, neither there nor here


# --- dice and gloves


@rule("WW-157", "WW-158")
def test_the_next_die_space_is_the_cheapest() -> None:
    game = doing(Craft(), Craft(), me={"min": 2, "knowledge": 2, "scarab": 1})
    play(game, "craft:defence")
    assert goods(game) == (1, 1, 1)
    play(game, "craft:basic")
    assert (goods(game), game.players[HANKA].dice) == ((0, 0, 0), [2, 0])
    poor = doing(Craft(), me={"min": 1})
    assert asked(poor)[0] == "ww-turn"


@rule("WW-159", "WW-160")
def test_the_last_die_gives_experience_every_time() -> None:
    rich = {"min": 9, "knowledge": 9, "scarab": 9}
    game = doing(Craft(), me={"dice": ["basic"] * 3, **rich})
    play(game, "craft:attack", *["spend:combat"] * 4)
    assert game.players[HANKA].tracks[1] == 4
    full = doing(Craft(), me={"dice": ["basic"] * 4, **rich})
    assert asked(full)[0] == "ww-turn"
    wally = position(hero("wally", dice=["glove"] * 3, hand=["caltrops"], **rich), steps=[Craft(), *TURN_STEPS])
    play(wally, "craft:glove", *["spend:combat"] * 4)
    assert len(wally.players[HANKA].dice) == 4


@rule("WW-161", "WW-162", "WW-164")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_wally_steals_dice(level: int) -> None:
    wally = hero("wally", at="o3", dice=["glove"] * level, hand=["caltrops"])
    game = position(wally, scarabs={"o3": 3}, steps=[ATTACK_HERE, *TURN_STEPS], rolls=["hit"] * level + ["blank"] * (3 - level))
    while asked(game)[0] == "ww-steal-dice":
        play(game, options(game)[0])
    if level:
        assert asked(game)[0] == "ww-defeated"
        assert game.battle is not None
        assert (len(game.battle.faces), len(game.battle.foe_faces)) == (level, 3 - level)
    else:
        assert (scarabs(game)["o3"], asked(game)[0]) == (3, "ww-turn")


# --- companions


@rule("WW-165", "WW-167")
def test_recruiting() -> None:
    game = doing(Recruit(), me={"min": 1, "knowledge": 2}, offer=["stone-gargoyle"])
    play(game, "recruit:stone-gargoyle")
    player = game.players[HANKA]
    assert (named(player.companions), len(player.slots), goods(game), len(game.offer)) == (["stone-gargoyle"], 5, (0, 0, 0), 4)
    assert lasting(game, HANKA) == (0, 1)


@rule("WW-166")
@pytest.mark.parametrize(("owned", "extra"), [(0, 0), (1, 2), (2, 4), (3, 6)])
def test_each_further_companion_costs_two_more(owned: int, extra: int) -> None:
    companions = ["hedge-witch", "dragon-whelp", "cellar-ghost"][:owned]
    enough = doing(Recruit(), me={"min": 1, "knowledge": 2 + extra, "companions": companions}, offer=["stone-gargoyle"])
    play(enough, "recruit:stone-gargoyle")
    assert goods(enough) == (0, 0, 0)
    if extra:
        poor = doing(Recruit(), me={"min": 1, "knowledge": 1 + extra, "companions": companions}, offer=["stone-gargoyle"])
        assert "recruit:stone-gargoyle" not in options(poor)


@rule("WW-168")
def test_an_exhausted_companion_keeps_its_slot_and_passive_symbols() -> None:
    me = {"companions": ["stone-gargoyle"], "exhausted": ["stone-gargoyle"]}
    game = doing(me=me)
    assert lasting(game, HANKA) == (0, 1)
    play(game, f"play:{STEPS}")
    assert any("companion-1" in option for option in options(game))


@rule("WW-169", "WW-170")
def test_tactic_cards_are_taken_openly() -> None:
    game = doing(TakeTactics(2), next_tactics=["iron-guard", "held-hour"])
    assert sorted(named(game.players[HANKA].tactics)) == ["held-hour", "iron-guard"]
    empty = doing(me={})
    empty.tactic_discard, empty.tactics.cards[:], empty.tactics.seen[:] = empty.tactics.cards[:], [], []
    empty.push(TakeTactics(1), HANKA)
    empty.settle()
    assert (len(empty.players[HANKA].tactics), len(empty.tactics), empty.tactic_discard) == (1, 25, [])


# --- cleaning


@rule("WW-171", "WW-172")
def test_when_a_room_can_be_cleaned() -> None:
    me = {"at": "o1", "min": 5, "knowledge": 5}
    assert "clean" in options(doing(me=me, infested=["o1"]))
    assert refuse(doing(me=me), "clean").rule == "WW-171"
    assert refuse(doing(me=me, scarabs={"o1": 2}), "clean").rule == "WW-172"
    assert refuse(doing(me=me, infested=["o1"], lair="o1"), "clean").rule == "WW-172"


@rule("WW-176", "WW-253")
def test_rubble_keeps_a_room_infested_for_good() -> None:
    game = doing(me={"at": "o1", "min": 5, "knowledge": 5}, infested=["o1"], tokens=["o1"])
    assert refuse(game, "clean").rule == "WW-176"


@rule("WW-171", "WW-174")
def test_cleaning_also_after_the_action_card() -> None:
    game = doing(me={"at": "o1", "min": 2, "knowledge": 2}, infested=["o1"], layout={"o1": "witches-well"})
    play(game, f"play:{STEPS}", "slot:morning:m2", "clean", *["spend:combat"] * 3, "use-room")
    assert (goods(game), infested(game)) == ((4, 0, 0), [])


# --- healing, and the hand limit


@rule("WW-177", "WW-179")
@pytest.mark.parametrize(("health", "healed", "xp"), [(1, 3, 0), (4, 6, 2), (5, 6, 2), (6, 6, 0)])
def test_healing(health: int, healed: int, xp: int) -> None:
    game = doing(Heal(2), me={"health": health})
    play(game, *["spend:combat"] * xp)
    assert (game.players[HANKA].health, game.players[HANKA].tracks[1]) == (healed, xp)


@rule("WW-178", "WW-181")
def test_healing_in_another_turn_draws_no_card_at_once() -> None:
    game = position(hero(hand=[STEPS]), hero("celia", health=2, hand=["soft-melody"]), steps=[*TURN_STEPS])
    game.push(Heal(2), HONZA)
    game.settle()
    assert (game.players[HONZA].health, len(game.players[HONZA].hand)) == (4, 1)
    own = position(hero(health=5, hand=[STEPS]), steps=[HAND_LIMIT, NEXT_TURN])
    assert len(own.players[HANKA].hand) == 5


@rule("WW-183", "WW-C19")
def test_drawn_cards_may_exceed_the_limit() -> None:
    game = doing(Draw(3))
    assert len(game.players[HANKA].hand) == 5
    end = position(hero(hand=[STEPS, "second-wind"]), steps=[Draw(3), HAND_LIMIT, NEXT_TURN])
    while asked(end)[0] == "ww-discard-down":
        play(end, options(end)[0])
    assert len(end.players[HANKA].hand) == 3


# --- experience


@rule("WW-184", "WW-192")
def test_experience_is_spent_at_once() -> None:
    game = doing(SPEND_XP.of(3))
    assert asked(game) == ("ww-spend-xp", HANKA, ["spend:power", "spend:combat", "spend:tactics"])
    assert refuse(game, f"play:{STEPS}").message
    play(game, "spend:power", "spend:combat", "spend:tactics")
    assert game.players[HANKA].tracks == [1, 1, 1]


@rule("WW-188")
def test_the_end_of_the_power_track() -> None:
    game = doing(SPEND_XP.of(1), me={"tracks": [13, 0, 0]}, others=[hero("celia")])
    play(game, "spend:power")
    assert "free-ability:healing-verse" in options(game)
    other = position(hero(hand=[STEPS]), hero("celia", tracks=[13, 0, 0]), steps=TURN_STEPS)
    other.push(SPEND_XP, HONZA, 1)
    other.settle()
    play(other, "spend:power")
    assert not other.now.free


@rule("WW-189")
def test_the_end_of_the_combat_track() -> None:
    game = doing(SPEND_XP.of(1), me={"tracks": [0, 15, 0]}, monster="min-wraith", health=[11])
    play(game, "spend:combat")
    while asked(game)[0] == "ww-spend-xp":
        play(game, "spend:power")
    assert (game.health, game.players[HANKA].tracks[0]) == ([9], 2)


@rule("WW-190")
def test_the_end_of_the_tactics_track() -> None:
    game = doing(SPEND_XP.of(1), me={"tracks": [0, 0, 13]}, scarabs={"o3": 2}, layout={"o3": "witches-well"})
    play(game, "spend:tactics")
    if asked(game)[0] != "ww-spend-xp":
        play(game, options(game)[0])
    while asked(game)[0] == "ww-spend-xp":
        play(game, "spend:combat")
    play(game, "use-room")
    assert (infested(game), "o3" in scarabs(game), goods(game), place(game)) == ([], False, (2, 0, 0), "o0")


@rule("WW-191")
def test_full_tracks() -> None:
    game = doing(SPEND_XP.of(2), me={"tracks": [14, 15, 14]}, monster="min-wraith")
    play(game, "spend:combat")  # the only track left; the second point is lost
    assert game.players[HANKA].tracks == [14, 16, 14]
    full = doing(SPEND_XP.of(5), me={"tracks": [14, 16, 14]})
    assert asked(full)[0] == "ww-turn"


@rule("WW-187")
def test_experience_spent_before_the_damage_counts_in_the_same_battle() -> None:
    me = hero(at="o3", power=1, min=1, hand=[STEPS])
    game = position(me, scarabs={"o3": 1}, steps=[ATTACK_HERE, *TURN_STEPS], rolls=["blank", "blank"])
    assert asked(game)[0] == "ww-fight-before"
    game.push(SPEND_XP, HANKA, 2)
    game.settle()
    play(game, "spend:combat", "spend:combat")
    while asked(game)[0].startswith("ww-fight"):
        play(game, "done")
    assert asked(game)[0] == "ww-defeated"  # by the hit of the track


@rule("WW-120", "WW-C11")
def test_a_die_crafted_before_the_roll_is_rolled() -> None:
    eugene = hero("eugene", at="o3", power=1, min=9, knowledge=9, scarab=9, hand=["shadow-steps-eugene"])
    game = position(eugene, scarabs={"o3": 1}, steps=[ATTACK_HERE, *TURN_STEPS])
    play(game, "ability:scrap-forge", "craft:attack")
    assert game.battle is not None
    assert game.battle.dice == [1, 1, 0]


@rule("WW-121", "WW-C26")
def test_a_scarab_captured_in_the_middle_of_a_battle_rolls_no_die() -> None:
    wally = hero("wally", at="o3", power=1, hand=["shadow-steps-wally"])
    game = position(wally, scarabs={"o3": 2}, steps=[ATTACK_HERE, *TURN_STEPS])
    play(game, "ability:nimble-pickpocket", f"target:{room(game, 'o3')}")
    assert game.battle is not None
    assert (goods(game), scarabs(game)["o3"], game.battle.foe_dice) == ((0, 0, 1), 1, [1, 0, 0])
