"""The scarab phase, deploying, infestation, attacking scarabs."""

from typing import Any

import pytest

from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.movement import can_use_room
from deska.games.weirdwood.effects.scarabs import SCARAB_PHASE, Deploy
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    TURN_STEPS,
    asked,
    goods,
    hero,
    infested,
    options,
    play,
    position,
    scarabs,
    spot,
)

STEPS = "shadow-steps-sekhmet"


def phase(monster: str = "chaos-ogre", **given: Any) -> Weirdwood:
    """After one scarab phase."""
    return position(hero(hand=[STEPS]), monster=monster, steps=[SCARAB_PHASE, *TURN_STEPS], **given)


def attack(where: str, count: int, *rolls: Any, **given: Any) -> Weirdwood:
    """Sekhmet attacks scarabs with one basic die; the first roll is hers."""
    given.setdefault("scarabs", {where: count})
    heroes = hero(at=where, hand=[STEPS], **given.pop("me", {}))
    return position(heroes, steps=[ATTACK_HERE, *TURN_STEPS], rolls=rolls, **given)


@rule("WW-082", "WW-083", "WW-084")
def test_the_middle_ring_crosses_over() -> None:
    assert "o0" in scarabs(phase(scarabs={"m0": 1}))
    assert scarabs(phase(scarabs={"m3": 2}))["o3"] == 2


@rule("WW-086", "WW-087")
def test_shut_rooms_keep_their_scarabs() -> None:
    found = scarabs(phase(scarabs={"m1": 1, "i3": 1, "i5": 1}))
    assert (found["m1"], found["i3"], found["i5"]) == (1, 1, 1)


@rule("WW-088")
def test_what_came_into_the_middle_ring_does_not_run_on() -> None:
    found = scarabs(phase(scarabs={"i0": 1, "o5": 1, "t": 4}))
    assert (found["m0"], found["o5"]) == (1, 1)
    assert "o0" not in found


@rule("WW-089", "WW-090")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (5, 6), (6, 6)])
def test_new_scarabs(before: int, after: int) -> None:
    found = scarabs(phase(scarabs={"t": before, "i3": 1}))
    assert found.get("t", 0) == after
    assert [found[f"i{i}"] for i in range(6)] == [1] * 6


@rule("WW-091", "WW-099")
def test_two_scarabs_infest_a_tile() -> None:
    game = phase(scarabs={"m3": 1, "o3": 1})
    assert infested(game) == ["o3"]
    twice = position(hero(hand=[STEPS]), steps=[Deploy("here", 2), *TURN_STEPS], lair="o3")
    assert (infested(twice), scarabs(twice)["o3"]) == (["o3"], 2)


@rule("WW-092", "WW-096")
def test_rubble_takes_no_scarabs() -> None:
    game = phase(scarabs={"m3": 1}, tokens=["o3"])
    assert ("o3" in scarabs(game), scarabs(game)["o5"]) == (False, 1)
    due = position(hero(hand=[STEPS]), steps=[Deploy("here"), *TURN_STEPS], lair="o3", tokens=["o3"])
    assert "o3" not in scarabs(due)


@rule("WW-094", "WW-093")
@pytest.mark.parametrize(
    ("day", "number", "ring", "where"), [(1, 1, "outer", "o0"), (1, 12, "middle", "m11"), (1, 2, "inner", "i1"), (5, 5, "inner", "i0")]
)
def test_the_room_dice(day: int, number: int, ring: str, where: str) -> None:
    game = position(hero(hand=[STEPS]), day=day, steps=[Deploy("dice"), *TURN_STEPS], rolls=[(number, ring)])
    assert {name for name in scarabs(game) if name != "t"} == {where}


@rule("WW-095")
def test_here_and_opposite() -> None:
    for where, expected in (("here", "o6"), ("opposite", "o0")):
        game = position(hero(hand=[STEPS]), steps=[Deploy(where), *TURN_STEPS])
        assert {name for name in scarabs(game) if name != "t"} == {expected}


@rule("WW-097", "WW-098")
def test_the_throne_room() -> None:
    for before, after in ((0, 0), (5, 6), (6, 6)):
        game = position(hero(hand=[STEPS]), steps=[Deploy("throne"), *TURN_STEPS], scarabs={"t": before})
        assert scarabs(game).get("t", 0) == after


@rule("WW-100")
@pytest.mark.parametrize("where", ["o0", "m0", "i0", "t"])
def test_fixed_rooms_are_never_infested(where: str) -> None:
    game = position(hero(hand=[STEPS]), steps=[Deploy("here", 2), *TURN_STEPS], lair=where, scarabs={where: 3})
    assert (infested(game), scarabs(game)[where]) == ([], 5)


@rule("WW-101", "WW-102")
def test_an_infested_room_cannot_be_used_even_without_scarabs() -> None:
    game = position(hero(at="o3", hand=[STEPS]), infested=["o3"])
    assert not can_use_room(game, HANKA, spot("o3"))
    assert infested(game) == ["o3"]


# --- attacking


@rule("WW-114")
def test_without_an_enemy_there_is_no_attack() -> None:
    game = position(hero(at="o3", hand=["desert-wind"]))
    play(game, "play:desert-wind", "slot:morning:m2")
    assert options(game, "act") == ["act:desert-wind:1"]


@rule("WW-131", "WW-135")
@pytest.mark.parametrize(("count", "rolls"), [(1, ["blank"]), (3, ["blank", "hit", "block"])])
def test_scarabs_roll_a_die_each(count: int, rolls: list[str]) -> None:
    game = attack("o3", count, "blank", *rolls)
    assert scarabs(game)["o3"] == count
    assert game.players[HANKA].health == (3 if "hit" not in rolls else 2) or asked(game)[0] == "ww-suffer"


@rule("WW-135", "WW-136", "WW-137")
@pytest.mark.parametrize(("answer", "kept", "xp"), [("keep", 1, 1), ("return", 0, 2)])
def test_a_defeated_scarab_is_kept_or_returned(answer: str, kept: int, xp: int) -> None:
    game = attack("o3", 2, "hit", "blank", "blank")
    assert asked(game) == ("ww-defeated", HANKA, ["keep", "return"])
    play(game, answer, *["spend:combat"] * xp)
    assert (goods(game)[2], scarabs(game)["o3"], game.players[HANKA].tracks[1]) == (kept, 1, xp)
    assert asked(game)[0] == "ww-turn"


@rule("WW-135")
def test_surplus_hits_are_lost() -> None:
    game = attack("o3", 1, "two", "hit", "blank", me={"dice": ["attack"]})
    assert asked(game)[0] == "ww-defeated"
    play(game, "return", "spend:combat", "spend:combat")
    assert ("o3" in scarabs(game), asked(game)[0]) == (False, "ww-offer-room")


@rule("WW-132", "WW-138")
def test_a_fleeing_scarab_cannot_be_hit() -> None:
    game = attack("m3", 1, "hit", "surge", scarabs={"m3": 1, "o3": 1})
    assert scarabs(game)["o3"] == 2
    assert infested(game) == ["o3"]
    assert goods(game)[2] == 0


@rule("WW-133")
@pytest.mark.parametrize("where", ["o3", "m1"])
def test_without_a_way_out_it_stays(where: str) -> None:
    game = attack(where, 1, "hit", "surge")
    assert asked(game)[0] == "ww-defeated"


@rule("WW-134")
def test_flight_from_the_throne_room() -> None:
    game = attack("t", 4, "blank", "surge", "surge", "surge", "blank", lair="o6", lady="o0")
    assert scarabs(game) == {"t": 1, "i0": 1, "i1": 1, "i2": 1}


@rule("WW-139", "WW-115")
def test_the_monster_only_without_scarabs() -> None:
    game = attack("o6", 1, "hit", "blank")
    assert asked(game)[0] == "ww-defeated"
    assert game.health == [6, 6, 6]


@rule("WW-141")
def test_the_room_after_the_battle() -> None:
    game = attack("o3", 1, "hit", "blank", layout={"o3": "witches-well"})
    play(game, "return", "spend:combat", "spend:combat", "use-room")
    assert goods(game) == (2, 0, 0)


@rule("WW-122", "WW-X18")
def test_damage_both_ways() -> None:
    """Three hits of scarabs against one block of a card: two wounds."""
    game = attack("o3", 4, "blank", "hit", "hit", "hit", "block", me={"slots": {"morning": "brace-for-defence"}})
    play(game, "suffer:health", "suffer:health")
    assert (game.players[HANKA].health, asked(game)[0]) == (1, "ww-turn")


@rule("WW-124", "WW-125", "WW-126")
def test_damage_is_split_freely() -> None:
    me = {"dice": ["attack", "defence"], "power": 1, "health": 2}
    game = attack("o3", 5, "blank", "blank", "blank", *["hit"] * 5, me=me)
    assert options(game) == ["suffer:health", "suffer:die", "suffer:power"]
    play(game, "suffer:die")
    assert game.players[HANKA].dice == [1]  # the dearest one goes first
    play(game, "suffer:health", "suffer:power", "suffer:die")
    assert (game.players[HANKA].health, game.players[HANKA].dice, game.players[HANKA].power) == (1, [], 0)
    assert asked(game)[0] == "ww-turn"  # the fifth cannot be taken and is ignored


@rule("WW-128", "WW-129")
def test_what_cannot_be_taken_is_ignored() -> None:
    game = attack("o3", 3, "blank", *["hit"] * 3, me={"health": 1})
    assert (asked(game)[0], game.players[HANKA].health) == ("ww-turn", 1)


@rule("WW-127")
def test_wally_loses_glove_levels() -> None:
    """He steals two of five dice; three hits cost both levels, and the last one cannot be taken."""
    wally = hero("wally", at="o3", health=1, dice=["glove", "glove"], hand=["shadow-steps-wally"])
    game = position(wally, scarabs={"o3": 5}, steps=[ATTACK_HERE, *TURN_STEPS], rolls=["blank"] * 2 + ["hit"] * 3)
    play(game, "steal:basic", "steal:basic", "suffer:die", "suffer:die")
    assert (game.players[HANKA].dice, game.players[HANKA].health, asked(game)[0]) == ([], 1, "ww-turn")


@rule("WW-130", "WW-182")
def test_the_hand_limit_applies_at_once() -> None:
    cards = [STEPS, "twin-slash", "war-drums"]
    game = position(hero(at="o3", hand=cards), scarabs={"o3": 1}, steps=[ATTACK_HERE, *TURN_STEPS], rolls=["blank", "hit"])
    play(game, "suffer:health")
    assert asked(game)[0] == "ww-discard-down"
    play(game, "discard:twin-slash")
    assert len(game.players[HANKA].hand) == 2


@rule("WW-323", "WW-320")
@pytest.mark.parametrize(("answer", "xp"), [("keep", 0), ("return", 1)])
def test_less_experience(answer: str, xp: int) -> None:
    game = attack("o3", 1, "hit", "blank", variant={"scarab-experience": "less"})
    play(game, answer, *["spend:combat"] * xp)
    assert game.players[HANKA].tracks[1] == xp


@rule("WW-324")
def test_the_loss_by_scarabs() -> None:
    crowd = {"o3": 4, "t": 6}
    fatal = position(hero(scarab=40, hand=[STEPS]), scarabs=crowd, steps=[Deploy("here"), *TURN_STEPS], variant={"scarab-supply": "fatal"})
    assert fatal.ended == "ww-no-scarabs"
