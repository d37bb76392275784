"""A player is told: refusals in a battle, who is asked first, losses line by line, and how the monster and time are seen."""

from typing import Any

import pytest

from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import ALLY_WINDOW
from deska.games.weirdwood.effects.battle import FAR_ATTACK
from deska.games.weirdwood.effects.clock import TimeBack, TimeOn
from deska.games.weirdwood.effects.crafting import Craft
from deska.games.weirdwood.effects.health import SUFFER_DAMAGE
from deska.games.weirdwood.effects.movement import SWAP_PLACES
from deska.games.weirdwood.turn.monster import MONSTER_PHASE
from deska.kernel import Effect
from deska.kernel.scenes import Message, Part
from deska.testing import rule
from tests.games.weirdwood.build import HANKA, HONZA, JANA, TURN_STEPS, asked, goods, hero, options, play, position, refuse, room
from tests.games.weirdwood.ledger import BLANKS, FIGHT, standing

STEPS = "shadow-steps-sekhmet"


def told(game: Weirdwood, *messages: str) -> list[dict[str, Any]]:
    """The arguments of these messages, in the order in which they were told."""
    return [event.args for event in game.events if event.message in messages]


def part_of(game: Weirdwood, message: str) -> Part:
    (part,) = [event.part for event in game.events if event.message == message]
    assert part is not None
    return part


# --- abilities


@rule("WW-118", "WW-195")
def test_why_an_ability_is_refused_in_the_own_battle() -> None:
    """It is her own turn: what is missing is a resource, not the turn."""
    game = standing(hero(at="m0", power=1, knowledge=1), **FIGHT)
    assert asked(game)[0] == "ww-fight-before"
    reason = refuse(game, "ability:leap-of-the-lioness")
    assert (reason.message, reason.rule) == ("ww-why-too-dear", "WW-195")


@rule("WW-194", "WW-C13")
@pytest.mark.parametrize(("turn", "order"), [(HANKA, [HONZA, JANA]), (HONZA, [JANA, HANKA]), (JANA, [HANKA, HONZA])])
def test_others_are_asked_clockwise_from_the_seat_on_turn(turn: int, order: list[int]) -> None:
    rich: dict[str, Any] = {"power": 3, "min": 3, "knowledge": 3}
    names = ("celia", "bailey", "eugene")
    heroes = [hero(name, slots={"evening": f"shadow-steps-{name}"}, **rich) for name in names]
    game = position(*heroes, turn=turn, top=["swarm"], steps=[ALLY_WINDOW, *TURN_STEPS])
    seats = []
    for _ in order:
        assert asked(game)[0] == "ww-ally-window"
        seats.append(asked(game)[1])
        play(game, "pass")
    assert seats == order


@rule("WW-217", "WW-220")
def test_a_strike_is_over_with_its_card() -> None:
    """Celia may lift her mirror while the blow falls on Sekhmet, but not afterwards."""
    celia = hero("celia", at="o3", power=1, min=1, health=6)
    game = position(hero(at="o6", power=2, hand=[STEPS]), celia, top=["crushing-blow"], steps=[MONSTER_PHASE, ALLY_WINDOW, *TURN_STEPS])
    assert asked(game) == ("ww-strike-window", HONZA, ["ability:mirror-shield", "ability:healing-verse", "pass"])
    play(game, "pass", "suffer:power", "suffer:power")
    assert asked(game) == ("ww-ally-window", HONZA, ["ability:healing-verse", "pass"])


# --- rooms


@rule("WW-C22", "WW-146")
def test_an_attack_from_afar_does_not_sneak() -> None:
    """The scarabs of the throne room would stop a Move, so those behind it are out of reach."""
    game = position(hero("celia"), scarabs={"m0": 1, "i3": 1}, steps=[FAR_ATTACK, *TURN_STEPS])
    assert {f"target:{room(game, one)}" for one in ("m0", "t")} <= {*options(game)}
    assert refuse(game, f"target:{room(game, 'i3')}").rule == "WW-C22"


@rule("WW-C36", "WW-252")
def test_a_refused_swap_names_the_room() -> None:
    heroes = (hero("oliver", at="o1"), hero("celia", at="o2"), hero("wally", at="o3"), hero("bailey", at="o4"))
    game = position(*heroes, tokens=["o2"], steps=[SWAP_PLACES, *TURN_STEPS])
    here = refuse(game, "who:0")
    assert (here.message, here.args) == ("ww-why-already-there", {"room": room(game, "o1")})
    there = refuse(game, "who:1")
    assert (there.message, there.args) == ("ww-why-rubble", {"room": room(game, "o2")})


# --- losses and spoils


@rule("WW-125", "WW-130")
def test_lost_health_is_told_once() -> None:
    game = position(hero(health=3, power=1, hand=[STEPS]), steps=[SUFFER_DAMAGE.of(2), *TURN_STEPS])
    play(game, "suffer:health")
    assert (told(game, "ww-lost-health"), told(game, "ww-suffered")) == ([{"player": HANKA, "count": 1}], [])
    play(game, "suffer:power")
    assert (told(game, "ww-lost-health"), len(told(game, "ww-suffered"))) == ([], 1)


@rule("WW-136", "WW-323")
def test_each_defeated_scarab_is_told() -> None:
    game = standing(hero(at="m0", dice=["basic"]), rolls=("hit", "hit", *BLANKS), **FIGHT)
    while asked(game)[0] != "ww-defeated":
        play(game, "done")
    play(game, "keep")
    assert (told(game, "ww-kept"), told(game, "ww-returned"), goods(game)) == ([{"player": HANKA}], [], (0, 0, 1))
    play(game, "return")
    assert (told(game, "ww-kept"), told(game, "ww-returned"), goods(game)) == ([], [{"player": HANKA}], (0, 0, 1))


# --- how the monster and time are seen


@rule("WW-213")
def test_the_monster_phase_shows_everything_it_can_harm() -> None:
    game = position(hero(hand=[STEPS], health=4), hero("celia", at="o3"), top=["thick-hide"], steps=[MONSTER_PHASE, *TURN_STEPS])
    part = part_of(game, "ww-monster-phase")
    assert part.moment == Message("ww-moment-monster")
    assert [(row.seat, row.sign, row.before, row.after) for row in part.rows] == [
        (part.rows[0].seat, "health", 18, 18),
        (HANKA, "health", 4, 4),
        (HONZA, "health", 3, 3),
        (part.rows[-1].seat, "lady", game.force, game.force),
    ]


@rule("WW-103", "WW-104")
@pytest.mark.parametrize(
    ("time", "step", "message", "rows"),
    [
        ("m1", TimeOn(2), "ww-time-on", []),
        ("n3", TimeOn(1), "ww-time-on", [("time-on", 3, 4)]),
        ("m3", TimeBack(2), "ww-time-back", []),
        ("m1", TimeBack(1), "ww-time-back", [("time-back", 3, 2)]),
    ],
)
def test_another_day_is_seen_with_the_way_the_corridors_turn(
    time: str, step: Effect, message: str, rows: list[tuple[str, int, int]]
) -> None:
    game = position(hero(hand=[STEPS]), day=3, time=time, steps=[step, *TURN_STEPS])
    assert [(row.sign, row.before, row.after) for row in part_of(game, message).rows] == rows


@rule("WW-104")
def test_time_says_from_when_to_when_and_a_new_day_how_all_stand() -> None:
    game = position(hero(hand=[STEPS]), hero("celia", health=2), day=3, time="n3", steps=[TimeOn(2), *TURN_STEPS])
    (moved,) = told(game, "ww-time-on")
    assert [moved[key] for key in ("was", "earlier", "day", "time")] == [3, "n3", 4, "m2"]
    day = part_of(game, "ww-new-day")
    assert day.moment == Message("ww-moment-new-day", {"day": 4})
    assert [row.after for row in day.rows if row.seat == HONZA] == [2]


@rule("WW-157")
def test_a_die_that_is_not_crafted_is_told() -> None:
    game = position(hero(min=2, knowledge=2), steps=[Craft(), *TURN_STEPS])
    play(game, "pass")
    assert told(game, "ww-crafted-nothing") == [{"player": HANKA}]
