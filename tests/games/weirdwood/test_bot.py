"""The greedy player fights, cleans, helps and saves time, and is better than chance."""

from itertools import product
from typing import Any

import pytest

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.actions import ROOMS
from deska.games.weirdwood.bot import evaluate, greedy
from deska.games.weirdwood.bot.odds import surplus
from deska.games.weirdwood.bot.outlook import Outlook
from deska.games.weirdwood.bot.turns import can_lady_flee
from deska.games.weirdwood.components.manor import DISTANCES, PLACES
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.dice import ATTACK_FACES, BASIC_FACES, BLOCKS_ON, DEFENCE_FACES, HITS_ON
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.games.weirdwood.effects.foe import HIT_OGRE
from deska.games.weirdwood.effects.goods import TAKE_ANY
from deska.games.weirdwood.effects.movement import MOVE, OFFER_ROOM
from deska.kernel.rng import seeded
from tests.games.weirdwood.build import HANKA, TURN_STEPS, fresh, hero, position


def finished(seed: int, seats: int = 2, **variant: object) -> Weirdwood:
    game = fresh(seats, seed, **variant)
    game.recorder = None
    rng = seeded(seed)
    while game.legal:
        game.play(greedy(game, game.actor, rng))
    return game


def chosen(game: Weirdwood) -> str:
    return SPEC.actions.names[greedy(game, game.actor, seeded(1))]


def test_wardens_can_win() -> None:
    results = [finished(seed, monster="chaos-ogre", characters=["wally", "eugene"]).ended for seed in range(6)]
    assert results.count("ww-won") >= 2


@pytest.mark.parametrize("monster", ["chaos-ogre", "min-wraith", "therus"])
def test_every_game_ends(monster: str) -> None:
    """Rooms that teleport must not send players round for ever."""
    game = finished(8, monster=monster, characters=["celia", "oliver"])
    assert game.ended in (*SPEC.endings,)
    assert game.choices < SPEC.max_choices // 2


def test_a_weaker_monster_and_more_time_are_better() -> None:
    game = position(hero(), health=[6, 6, 6])
    late, weak = game.clone(), game.clone()
    late.day = 9
    weak.health = [1, 0, 2]
    assert evaluate(late, HANKA) < evaluate(game, HANKA) < evaluate(weak, HANKA)
    weak.finish("ww-won")
    assert evaluate(weak, HANKA) == 1.0


def test_rooms_are_weighed_at_the_time_of_the_outlook_whenever_they_are_asked_for() -> None:
    game = fresh(2, 5)
    at_once, later = Outlook(game, game.turn), Outlook(game, game.turn)
    raids = later.raids_with(game, game.box.face_down)
    weighed = [at_once.stay(game, place) for place in range(PLACES)]
    attacked = [at_once.attack(game, at_once.raids_with(game, game.box.face_down), place) for place in range(PLACES)]
    game.day += 9
    assert [Outlook(game, game.turn).stay(game, place) for place in range(PLACES)] != weighed
    assert [later.stay(game, place) for place in range(PLACES)] == weighed
    assert [later.attack(game, raids, place) for place in range(PLACES)] == attacked
    assert game.day == at_once.moment.day + 9


def test_odds_are_those_of_the_faces() -> None:
    """One basic and one attack die against one basic and one defence die, counted face by face."""
    total = 0
    for own, red, foe, black in product(BASIC_FACES, ATTACK_FACES, BASIC_FACES, DEFENCE_FACES):
        total += max(HITS_ON[own] + HITS_ON[red] - BLOCKS_ON[foe] - BLOCKS_ON[black] + 1, 0)
    assert surplus(1, 1, 1, 1, 1, 9, 0) == pytest.approx(total / 6**4)
    assert surplus(1, 1, 1, 1, 1, 1, 0) < surplus(1, 1, 1, 1, 1, 2, 0) < surplus(1, 1, 1, 0, 1, 2, 0)


def test_the_greedy_player_attacks_a_weak_enemy() -> None:
    game = position(hero(at="m0", health=4, dice=["attack", "attack"], hand=["desert-wind", "oath-of-the-forge"]), scarabs={"m0": 1})
    assert chosen(game) == "play:desert-wind"


def at_turn(*steps: Any, **given: Any) -> Weirdwood:
    mine = {"hand": ["shadow-steps-sekhmet"], **given.pop("me", {})}
    return position(hero(**mine), steps=[*steps, *TURN_STEPS], **given)


def test_an_infested_room_is_cleaned() -> None:
    game = at_turn(me={"at": "o3", "knowledge": 4, "min": 4}, infested=["o3"])
    assert chosen(game) == "clean"


def test_the_counterspell_is_cast() -> None:
    game = at_turn(me={"at": "t", "min": 4}, monster="therus", lair="o3", scarabs={"t": 0})
    assert chosen(game) == "counterspell"


def test_health_is_given_to_a_weak_lady() -> None:
    me = {"at": "o3", "health": 5}
    assert chosen(at_turn(me=me, monster="min-wraith", lady="o3", force=3)) == "give-health"
    assert chosen(at_turn(me={**me, "health": 2}, monster="min-wraith", lady="o3", force=12)) != "give-health"


def test_the_torso_is_hit_first() -> None:
    assert chosen(at_turn(HIT_OGRE.of(1))) == "hit:torso"
    assert chosen(at_turn(HIT_OGRE.of(1), health=[6, 0, 6])) == "hit:limbs"


def test_experience_goes_to_the_nearest_reward() -> None:
    """The end of the combat track hurts the monster; on the last day hits for later battles are worth little."""
    first = at_turn(SPEND_XP.of(1), me={"tracks": [0, 15, 0]}, health=[0, 0, 2])
    assert chosen(first) == "spend:combat"
    assert chosen(at_turn(SPEND_XP.of(1), me={"tracks": [0, 0, 13]}, day=12)) == "spend:tactics"


def test_paying_strengthens_therus_and_is_not_done_for_little() -> None:
    me = {"at": "o3", "knowledge": 4, "min": 4}
    assert chosen(at_turn(me=me, infested=["o3"], monster="therus", lair="i3", day=5)) != "clean"


def test_the_lady_stays_where_she_is_no_better_off_elsewhere() -> None:
    game = at_turn(me={"at": "o3"}, lady="o5", lair="o5")
    assert can_lady_flee(game)
    game.lady = max(range(PLACES), key=lambda place: DISTANCES[game.lair][place])
    assert not can_lady_flee(game)


def test_what_the_next_die_needs_is_taken() -> None:
    assert chosen(at_turn(TAKE_ANY.of(1), me={"min": 3})) == "take:knowledge"


def test_rooms_that_only_lead_elsewhere_are_used_once() -> None:
    game = at_turn(OFFER_ROOM, me={"at": "m1"}, layout={"m1": "lily-pad-lounge"})
    assert chosen(game) == "use-room"
    game.now.rooms |= 1 << ROOMS.place_of(game.tiles[game.players[HANKA].place])
    assert chosen(game) == "pass"


def test_a_move_leads_to_a_fight_if_an_attack_is_left() -> None:
    me = {"at": "o0", "dice": ["attack", "attack"]}
    given: dict[str, Any] = {"me": me, "scarabs": {"o1": 1}, "layout": {"o1": "roman-baths"}, "lair": "i3"}
    assert chosen(at_turn(MOVE, **given)) != "go:roman-baths"
    attack = SPEC.actions.numbers["act:desert-wind:2"]
    assert fights(chosen(at_turn(MOVE, due=[attack], **given)), at_turn(**given))


def fights(option: str, game: Weirdwood) -> bool:
    return game.has_enemies(game.tiles.index(ROOMS.index(option.removeprefix("go:"))))
