"""Components, set-up, and the geometry of the manor."""

from collections import Counter
from typing import Any

import pytest

from deska.games.weirdwood import SPEC
from deska.games.weirdwood.actions import (
    ACTION_CARDS,
    CHARACTERS,
    COMPANIONS,
    FACES,
    MONSTER_CARDS,
    MONSTERS,
    QUESTS,
    ROOMS,
    TACTICS,
)
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.manor import (
    DAY_MIDDLE,
    DAY_OUTER,
    INNER_RING,
    MIDDLE_RING,
    NEIGHBOURS,
    PLACE_NAMES,
    TIME_INNER,
    TIME_MIDDLE,
    day_at,
    distances,
    opposite,
    outward,
    reach,
)
from deska.games.weirdwood.components.state import FAVOURS, SCARABS, TOKENS
from deska.games.weirdwood.effects.dice import BASIC_FACES
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.hunt import WRAITH_DIE, nearest_player
from deska.games.weirdwood.effects.movement import MOVE
from deska.games.weirdwood.effects.scarabs import Deploy
from deska.kernel import BadSetup
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    TURN_STEPS,
    asked,
    fresh,
    goods,
    hero,
    moment,
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


def ring(game: Any, name: str, size: int) -> list[str]:
    return [room(game, f"{name}{i}") for i in range(size)]


# --- contents


@rule("WW-001")
def test_one_to_five_play_together() -> None:
    assert (list(SPEC.seats), SPEC.cooperative) == ([1, 2, 3, 4, 5], True)
    for seats in (0, 6):
        with pytest.raises(BadSetup):
            SPEC.new(seats, 1)


def tiles(ring: str) -> set[str]:
    """The rooms of a ring that are no part of the board."""
    return {ROOMS[room] for room in ROOMS.members if BOX.room(room).ring == ring and not BOX.room(room).fixed}


@rule("WW-002", "WW-003")
def test_rooms() -> None:
    assert (len(tiles("outer")), len(tiles("middle")), len(tiles("inner")), len(tiles("throne"))) == (13, 13, 6, 0)
    game = fresh(2)
    assert [room(game, name) for name in ("o0", "m0", "i0", "t")] == ["entrance-hall", "terrace-of-time-rifts", "fae-rift", "throne-room"]


@rule("WW-004", "WW-005", "WW-006")
def test_cards() -> None:
    assert (len(CHARACTERS), len(ACTION_CARDS), len(MONSTER_CARDS)) == (6, 78, 60)
    assert [len(BOX.decks[character]) for character in CHARACTERS.members] == [13] * 6
    assert [len(BOX.decks[monster]) for monster in MONSTERS.members] == [20] * 3
    assert (len(TACTICS) * 2, len(COMPANIONS), len(QUESTS), FAVOURS, TOKENS) == (26, 18, 18, 8, 5)


@rule("WW-007")
def test_dice_of_rooms() -> None:
    seen = set()
    for number in range(12):
        for face in range(6):
            game = position(hero(hand=["shadow-steps-sekhmet"]), steps=[Deploy("dice"), *TURN_STEPS], rolls=[number, face])
            seen |= {name for name in scarabs(game) if name != "t"}
    assert len(seen) == 12 + 12 + 6  # every room of the three rings


@rule("WW-008")
def test_the_basic_die() -> None:
    faces = Counter(FACES[face] for face in BASIC_FACES)
    assert faces == {"basic-hit": 2, "basic-block": 2, "basic-surge": 1, "basic-blank": 1}


@rule("WW-011")
def test_the_die_of_the_wraith() -> None:
    assert Counter(WRAITH_DIE) == {"clockwise": 1, "counter-clockwise": 1, "inward": 1, "outward": 1, "heal": 2}


@rule("WW-012")
def test_tokens_never_run_out() -> None:
    """The box has 30 of each resource and 25 power tokens; one more of each is gained nevertheless."""
    me = hero(min=30, knowledge=30, power=25, hand=["shadow-steps-sekhmet"])
    game = position(me, steps=[Gain(min=1, knowledge=1), GainPower(1), *TURN_STEPS])
    assert (goods(game), game.players[HANKA].power) == ((31, 31, 0), 26)


@rule("WW-013", "WW-014")
def test_fifty_scarabs() -> None:
    assert SCARABS == 50
    game = position(hero(scarab=40, hand=["shadow-steps-sekhmet"]), scarabs={"o3": 4, "t": 6}, steps=[Deploy("here"), *TURN_STEPS])
    assert (game.supply, sum(game.scarabs), game.ended) == (0, 10, "")


# --- set-up of the board


@rule("WW-015")
@pytest.mark.parametrize("seed", range(4))
def test_tiles(seed: int) -> None:
    game = fresh(2, seed)
    outer, middle, inner = ring(game, "o", 12), ring(game, "m", 12), ring(game, "i", 6)
    assert (len(set(outer)), len(set(middle)), len(set(inner))) == (12, 12, 6)
    assert set(outer[1:]) <= tiles("outer")
    assert set(middle[1:]) <= tiles("middle")
    assert set(inner[1:]) <= tiles("inner")
    assert game.infested == 0


@rule("WW-016", "WW-017")
def test_a_first_game_leaves_the_extra_tiles_out() -> None:
    game = fresh(2, rooms="basic")
    used = {ROOMS[tile] for tile in game.tiles}
    assert used == set(ROOMS) - {"ancestral-armory", "gamblers-den", "lily-pad-lounge", "oratorio-hall", "treasury"}


@rule("WW-018", "WW-025")
def test_the_first_morning() -> None:
    game = fresh(2)
    assert moment(game) == (1, "m1")
    assert [day_at(hour, 1) for hour in (0, 1, 11)] == [1, 2, 12]
    assert [day_at(hour, 4) for hour in (0, 9)] == [4, 1]


@rule("WW-019")
def test_companions_and_tactics() -> None:
    game = fresh(3)
    assert (len(game.offer), len(game.companions), len(game.tactics)) == (4, 14, 26)


@rule("WW-020", "WW-021", "WW-022")
@pytest.mark.parametrize("seed", range(6))
def test_scarabs_at_the_start(seed: int) -> None:
    game = fresh(2, seed)
    found = scarabs(game)
    assert found.pop("t") == 6
    assert [found.pop(f"i{i}") for i in range(6)] == [1] * 6
    assert (len(found), set(found.values())) == (3, {1})


@rule("WW-024", "WW-026", "WW-027")
def test_facing_and_opposite_rooms() -> None:
    assert [PLACE_NAMES[outward(spot(f"i{k}"))] for k in range(6)] == [f"m{2 * k}" for k in range(6)]
    assert [PLACE_NAMES[opposite(spot(name))] for name in ("o0", "o7", "m2", "i1", "i5", "t")] == ["o6", "o1", "m8", "i4", "i2", "i0"]


@rule("WW-028", "WW-029")
def test_rooms_of_a_ring_have_no_doors_to_each_other() -> None:
    """With every middle room shut by a token one can still walk round the day corridor, but no further."""
    game = fresh(2)
    middle = MIDDLE_RING
    found = reach(spot("o0"), game.day, game.time, 0, middle)
    assert found == DAY_OUTER[1] & ~1
    inner = reach(spot("i0"), 1, 0, 0, middle)
    assert inner & 1 << spot("t")
    assert inner & ~(1 << spot("t")) == INNER_RING & ~(1 << spot("i0"))  # through the throne room, whatever the corridor


@rule("WW-032")
@pytest.mark.parametrize("day", range(1, 13))
def test_how_many_rooms_are_connected(day: int) -> None:
    assert (DAY_OUTER[day].bit_count(), DAY_MIDDLE[day].bit_count()) == (8, 8)
    assert (TIME_MIDDLE[day - 1].bit_count(), TIME_INNER[day - 1].bit_count()) == (8, 4)


@rule("WW-033")
def test_when_the_entrance_hall_is_shut() -> None:
    assert [day for day in range(1, 13) if not DAY_OUTER[day] & 1] == [3, 5, 8, 11]
    for day in (1, 3):
        game = position(hero(hand=["shadow-steps-sekhmet"]), day=day, steps=[MOVE, *TURN_STEPS])
        assert (asked(game)[0] == "ww-move") == (day == 1)


@rule("WW-034")
def test_neighbours_through_walls() -> None:
    assert [PLACE_NAMES[i] for i in NEIGHBOURS[spot("o3")]] == ["o4", "m3", "o2"]
    assert [PLACE_NAMES[i] for i in NEIGHBOURS[spot("m3")]] == ["m4", "i2", "m2", "o3"]
    assert [PLACE_NAMES[i] for i in NEIGHBOURS[spot("m4")]] == ["m5", "i2", "m3", "o4"]
    assert [PLACE_NAMES[i] for i in NEIGHBOURS[spot("m11")]] == ["m0", "i0", "m10", "o11"]
    assert [PLACE_NAMES[i] for i in NEIGHBOURS[spot("i1")]] == ["i2", "t", "i0", "m2"]
    assert [PLACE_NAMES[i] for i in NEIGHBOURS[spot("t")]] == [f"i{k}" for k in range(6)]


@rule("WW-035")
def test_the_nearest_player() -> None:
    assert distances(spot("o6"))[spot("o0")] == 6
    heroes = (hero(at="o4"), hero("celia", at="o8"), hero("wally", at="o0"))
    assert [nearest_player(position(*heroes, turn=turn, lair="o6")) for turn in (0, 1, 2)] == [0, 1, 0]


# --- set-up of the players


@rule("WW-036", "WW-037", "WW-040")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_players(seats: int) -> None:
    game = fresh(seats)
    assert len({player.character for player in game.players}) == seats
    assert [(player.health, place(game, seat)) for seat, player in enumerate(game.players)] == [(3, "o0")] * seats
    with pytest.raises(BadSetup):
        SPEC.new(2, 1, {"characters": ["wally", "wally"]})


@rule("WW-038", "WW-039", "WW-041")
def test_boards() -> None:
    game = fresh(5, characters=["bailey", "celia", "sekhmet", "wally", "eugene"])
    assert [player.tracks for player in game.players] == [[0, 0, 0]] * 5
    assert [player.dice for player in game.players] == [[]] * 5
    starts = [(player.power, *player.goods) for player in game.players]
    assert starts == [(2, 1, 3, 0), (2, 3, 1, 0), (2, 1, 1, 1), (2, 2, 2, 0), (2, 1, 2, 2)]


@rule("WW-042")
def test_the_first_hand() -> None:
    for seed in range(4):
        game = fresh(2, seed)
        for player in game.players:
            assert f"shadow-steps-{CHARACTERS[player.character]}" in named(player.hand)
            assert (len(player.hand), len(player.deck)) == (3, 10)


@rule("WW-043", "WW-C75")
@pytest.mark.parametrize("monster", ["chaos-ogre", "min-wraith", "therus"])
@pytest.mark.parametrize("character", CHARACTERS)
def test_everybody_meets_every_monster(monster: str, character: str) -> None:
    game = fresh(1, monster=monster, characters=[character])
    expected = {"chaos-ogre": ("o6", "t", 5, [6, 6, 6]), "min-wraith": ("m0", "t", 8, [15]), "therus": ("t", None, 0, [60])}[monster]
    lady = PLACE_NAMES[game.lady] if game.lady >= 0 else None
    assert (PLACE_NAMES[game.lair], lady, game.force, game.health) == expected


@rule("WW-044")
def test_anybody_may_begin() -> None:
    game = fresh(3)
    assert asked(game) == ("ww-first-player", -1, ["who:0", "who:1", "who:2"])
    play(game, "who:1")
    assert game.turn == HONZA
    alone = fresh(1)
    assert asked(alone)[:2] == ("ww-turn", HANKA)


@rule("WW-050")
def test_after_the_end_nothing_is_accepted() -> None:
    game = position(hero(hand=["shadow-steps-sekhmet"]), day=12, time="n3")
    play(game, "play:shadow-steps-sekhmet", "slot:morning:m1")
    assert (game.ended, game.pending, game.legal) == ("ww-out-of-time", None, [])
    assert refuse(game, "end").message


@rule("WW-018")
def test_options_of_the_first_turn() -> None:
    game = fresh(1, characters=["wally"])
    assert all(option.partition(":")[0] in ("play", "play-down", "ability") for option in options(game))


@rule("WW-028", "WW-145")
def test_shut_rooms_cannot_be_reached() -> None:
    """On day 1 the walls of days 3, 5, 8 and 11 stand before the outer rooms 2, 4, 7 and 10."""
    game = position(hero(hand=["shadow-steps-sekhmet"]), steps=[MOVE, *TURN_STEPS])
    for name in ("o2", "o4", "o7", "o10"):
        assert refuse(game, f"go:{room(game, name)}").rule == "WW-145"
    for name in ("o1", "o3", "m0", "m2"):
        assert f"go:{room(game, name)}" in options(game)
