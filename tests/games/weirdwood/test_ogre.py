"""The rules of monsters, their power cards, and the Chaos Ogre."""

from typing import Any

import pytest

from deska.games.weirdwood.actions import MONSTERS
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import KINDS
from deska.games.weirdwood.components.manor import PLACE_NAMES
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.foe import lady_hits, monster_dice, monster_might, take_top
from deska.games.weirdwood.effects.hunt import PlaceToken
from deska.games.weirdwood.effects.scarabs import Deploy, threat
from deska.games.weirdwood.turn.monster import MONSTER_PHASE
from deska.games.weirdwood.turn.rounds import REFRESH
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    TURN_STEPS,
    asked,
    goods,
    hero,
    infested,
    moment,
    named,
    options,
    place,
    play,
    position,
    refuse,
    room,
    scarabs,
)

STEPS = "shadow-steps-sekhmet"
DAY_OF = {"calm": 1, "angry": 6, "enraged": 11}


def card(name: str, strength: str = "calm", *others: Any, me: dict[str, Any] | None = None, **given: Any) -> Weirdwood:
    """After one monster card at that strength."""
    mine = {"hand": [STEPS], **(me or {})}
    return position(hero(**mine), *others, top=[name], day=DAY_OF[strength], steps=[MONSTER_PHASE, REFRESH, *TURN_STEPS], **given)


def lair(game: Weirdwood) -> str:
    return PLACE_NAMES[game.lair]


def new_scarabs(game: Weirdwood) -> dict[str, int]:
    return {name: count for name, count in scarabs(game).items() if name != "t"}


def fight(*rolls: Any, me: dict[str, Any] | None = None, **given: Any) -> Weirdwood:
    """Sekhmet attacks the monster in its room."""
    mine = {"at": given.get("lair", "o6"), "hand": [STEPS], **(me or {})}
    return position(hero(**mine), steps=[ATTACK_HERE, *TURN_STEPS], rolls=rolls, **given)


# --- cards in general


@rule("WW-213", "WW-214")
def test_the_back_moves_time_before_the_front_acts() -> None:
    game = position(
        hero(hand=[STEPS]), top=["swarm"], day=4, time="n3", steps=[MONSTER_PHASE, *TURN_STEPS], rolls=[(1, "outer"), (2, "outer")]
    )
    assert moment(game) == (5, "m2")
    assert sum(new_scarabs(game).values()) == 2  # already angry


@rule("WW-214", "WW-045")
def test_if_time_runs_out_the_front_is_not_carried_out() -> None:
    game = position(hero(hand=[STEPS]), top=["swarm"], day=12, time="n3", steps=[MONSTER_PHASE, *TURN_STEPS])
    assert (game.ended, new_scarabs(game)) == ("ww-out-of-time", {})


@rule("WW-217", "WW-218")
def test_cards_are_discarded_and_the_deck_is_made_anew() -> None:
    game = card("blind-charge")
    assert named(game.discard) == ["blind-charge"]
    empty = position(hero(hand=[STEPS]), steps=[REFRESH])
    empty.discard, empty.deck.cards, empty.deck.seen = empty.deck.cards + empty.coming.cards, [], []
    empty.coming.cards, empty.coming.seen = [], []
    assert (len(empty.discard), take_top(empty)[0] >= 0) == (20, True)
    assert (len(empty.discard), len(empty.deck) + len(empty.coming)) == (0, 19)
    assert empty.deck.cards != sorted(empty.deck.cards)  # it has been shuffled


@rule("WW-220")
def test_strikes_are_blocked_by_what_lasts() -> None:
    blocked = card("crushing-blow", me={"at": "o6", "slots": {"morning": "shield-wall"}})
    assert blocked.players[HANKA].health == 3
    hurt = card("crushing-blow", "angry", me={"at": "o6", "slots": {"morning": "shield-wall"}})
    play(hurt, "suffer:health")
    assert hurt.players[HANKA].health == 2


@rule("WW-220", "WW-C08")
def test_a_shield_of_another_player_stops_a_strike() -> None:
    celia = hero("celia", power=1, min=1)
    game = card("crushing-blow", "calm", celia, me={"at": "o6"})
    assert asked(game)[1] == HONZA
    play(game, "ability:mirror-shield")
    while asked(game)[0] not in ("ww-turn", "ww-refresh"):
        assert asked(game)[0] != "ww-suffer"
        play(game, "who:0" if "who:0" in options(game) else options(game)[-1])
    assert game.players[HANKA].health == 3


@rule("WW-221", "WW-251")
def test_rubble_hurts_whatever_one_blocks() -> None:
    me = hero(at="o6", slots={"morning": "shield-wall"}, hand=[STEPS])
    game = position(me, scarabs={"o6": 3}, steps=[PlaceToken(), *TURN_STEPS])
    play(game, "suffer:health")
    assert ("o6" in scarabs(game), game.players[HANKA].health, game.tokens.bit_count()) == (False, 2, 1)
    assert asked(game)[0] == "ww-turn"  # and no experience


# --- power cards


@rule("WW-222", "WW-226")
def test_three_places_for_power_cards() -> None:
    game = card("thick-hide")
    assert (named(game.powers), game.discard) == (["thick-hide"], [])
    third = card("thick-hide", powers=["brute-strength", "bloodlust"])
    assert (len(third.powers), third.discard) == (3, [])
    full = card("thick-hide", powers=["brute-strength", "bloodlust", "aura-of-chaos"])
    assert (len(full.powers), named(full.discard), moment(full)) == (3, ["thick-hide"], (1, "m3"))


@rule("WW-223", "WW-224", "WW-C51")
@pytest.mark.parametrize(
    ("name", "calm", "angry", "enraged"),
    [
        ("thick-hide", (0, 3, 0, 0, 0), (0, 4, 0, 0, 0), (0, 5, 0, 0, 0)),
        ("brute-strength", (0, 0, 1, 0, 0), (2, 0, 1, 0, 0), (2, 0, 1, 1, 0)),
        ("bloodlust", (1, 0, 0, 0, 0), (2, 0, 0, 0, 0), (2, 0, 0, 1, 0)),
        ("aura-of-chaos", (0, 0, 0, 1, 1), (0, 2, 0, 1, 1), (0, 2, 1, 1, 1)),
    ],
)
def test_what_power_cards_show(name: str, calm: Any, angry: Any, enraged: Any) -> None:
    """Hits, blocks, then basic, attack and defence dice."""
    for strength, expected in (("calm", calm), ("angry", angry), ("enraged", enraged)):
        plain = position(hero(hand=[STEPS]), day=DAY_OF[strength])
        game = position(hero(hand=[STEPS]), day=DAY_OF[strength], powers=[name])
        dice = [a - b for a, b in zip(monster_dice(game), monster_dice(plain), strict=True)]
        assert (*monster_might(game), *dice) == expected


@rule("WW-225")
def test_after_a_battle_power_cards_go_for_experience() -> None:
    game = fight("blank", "blank", "blank", "blank", powers=["thick-hide", "bloodlust"], me={"slots": {"morning": "shield-wall"}})
    play(game, *["spend:combat"] * 4)
    assert (game.powers, game.players[HANKA].tracks[1], game.health) == ([], 4, [6, 6, 6])


# --- Chaos Ogre


@rule("WW-227", "WW-228", "WW-229")
def test_set_up() -> None:
    game = position(hero(hand=[STEPS]))
    assert (lair(game), PLACE_NAMES[game.lady], game.force, game.health, threat(game)) == ("o6", "t", 5, [6, 6, 6], 0)


@rule("WW-231", "WW-233")
@pytest.mark.parametrize(
    ("day", "rooms", "dice"),
    [(1, 0, [1, 1, 1]), (5, 1, [2, 2, 2]), (10, 2, [4, 3, 3]), (5, 4, [3, 3, 2]), (5, 6, [3, 3, 2]), (5, 7, [3, 3, 3])],
)
def test_dice_by_day_and_threat(day: int, rooms: int, dice: list[int]) -> None:
    game = position(hero(hand=[STEPS]), day=day, infested=[f"o{i}" for i in range(1, rooms + 1)])
    assert monster_dice(game) == dice


@rule("WW-232", "WW-234", "WW-046")
def test_the_threat_loses_the_game() -> None:
    names = [f"o{i}" for i in range(1, 9)]
    game = position(hero(hand=[STEPS]), infested=names, scarabs={"m4": 1}, lair="m4", steps=[Deploy("here"), *TURN_STEPS])
    assert (game.ended, threat(game)) == ("ww-overrun", 9)
    spared = position(hero(hand=[STEPS]), infested=names[1:], scarabs={"m4": 1}, lair="m4", steps=[Deploy("here"), *TURN_STEPS])
    assert (spared.ended, threat(spared)) == ("", 8)


@rule("WW-235", "WW-236")
def test_the_rescued_lady_fights() -> None:
    game = position(hero(at="o3", hand=[STEPS]), lady="o3", scarabs={"t": 1})
    assert lady_hits(game, HANKA, False) == 0
    game.scarabs[-1] = 0
    assert [lady_hits(game, HANKA, against) for against in (True, False)] == [2, 2]
    game.lady = 5
    assert lady_hits(game, HANKA, True) == 0


@rule("WW-237", "WW-238")
def test_moving_the_lady() -> None:
    game = position(hero(at="o3", min=2, hand=[STEPS]), scarabs={"t": 0, "m0": 1}, tokens=["o1"])
    play(game, "lady")
    targets = set(options(game, "target"))
    assert f"target:{room(game, 'm0')}" in targets  # scarabs do not stop her
    assert f"target:{room(game, 'o1')}" not in targets  # rubble does
    play(game, f"target:{room(game, 'm0')}")
    assert (PLACE_NAMES[game.lady], goods(game)) == ("m0", (1, 0, 0))
    assert "lady" in options(game)  # any number of times
    bound = position(hero(at="o3", min=2, hand=[STEPS]))
    assert refuse(bound, "lady").message


@rule("WW-239", "WW-240", "WW-241")
def test_an_attack_card_hurts_the_lady_instead_of_players() -> None:
    game = card("crushing-blow", "enraged", me={"at": "t"}, lair="t")
    assert (game.force, game.players[HANKA].health) == (4, 3)
    moved = card("fury-of-chaos", lair="i1", me={"at": "t"})
    assert (lair(moved), moved.force, moved.players[HANKA].health) == ("t", 4, 3)


@rule("WW-242")
def test_movement_cards_do_not_hurt_her() -> None:
    game = card("through-the-wall", "enraged", lair="i1")
    assert (lair(game), game.force) == ("t", 5)


@rule("WW-243", "WW-046")
def test_the_lady_dies() -> None:
    game = card("crushing-blow", lair="t", force=1)
    assert game.ended == "ww-lady-dead"


@rule("WW-244", "WW-245", "WW-140")
def test_hits_take_markers_of_any_part() -> None:
    game = fight("hit", "two", "blank", "blank", "blank", me={"dice": ["attack"]})
    assert options(game) == ["hit:head", "hit:torso", "hit:limbs"]
    play(game, "hit:head", "hit:torso", "hit:limbs", *["spend:combat"] * 3)
    assert (game.health, game.players[HANKA].tracks[1]) == ([5, 5, 5], 3)


@rule("WW-246")
@pytest.mark.parametrize(
    ("part", "left", "rolls", "expected"),
    [
        ("head", 5, [], {"o0": 1}),
        ("head", 3, [(4, "outer")], {"o3": 1}),
        ("head", 1, [], {"o6": 1}),
        ("torso", 5, [(4, "outer")], {"o3": 1}),
        ("torso", 3, [], {"o6": 1}),
        ("torso", 1, [(4, "outer"), (5, "outer")], {"o3": 1, "o4": 1}),
        ("limbs", 5, [(4, "outer")], {"o3": 1}),
        ("limbs", 3, [], {"o0": 1}),
        ("limbs", 1, [], {"o0": 1, "o6": 1}),
    ],
)
def test_an_emptied_row_calls_scarabs(part: str, left: int, rolls: list[Any], expected: dict[str, int]) -> None:
    index = ("head", "torso", "limbs").index(part)
    health = [left if i == index else 6 for i in range(3)]
    game = fight("hit", "blank", "blank", "blank", *rolls, health=health)
    play(game, f"hit:{part}", "spend:combat")
    assert new_scarabs(game) == expected


@rule("WW-247", "WW-248")
def test_lost_parts_cost_dice() -> None:
    for health, dice in (([0, 6, 6], [0, 1, 1]), ([6, 0, 6], [1, 1, 0]), ([6, 6, 0], [1, 0, 1]), ([0, 0, 6], [0, 1, 0])):
        assert monster_dice(position(hero(hand=[STEPS]), health=health)) == dice


@rule("WW-249", "WW-049")
def test_the_last_marker() -> None:
    won = fight("hit", "blank", "blank", health=[0, 0, 1])
    play(won, "hit:limbs")
    assert won.ended == "ww-won"
    names = [f"o{i}" for i in (1, 2, 4, 5, 7, 8, 9, 10)]
    lost = fight("hit", *["blank"] * 4, (4, "outer"), (4, "outer"), health=[0, 1, 0], infested=names)
    play(lost, "hit:torso")
    assert (lost.ended, lost.health, threat(lost)) == ("ww-overrun", [0, 0, 0], 9)


@rule("WW-250")
def test_a_surge_is_a_hit_and_a_scarab() -> None:
    game = fight("blank", "surge", "blank", "blank")
    play(game, "suffer:health")
    assert (scarabs(game)["o6"], game.players[HANKA].health) == (1, 2)
    two = fight("blank", "surge", "surge", "blank", "blank", "blank", "blank", day=5)
    play(two, "suffer:health", "suffer:health")
    assert (scarabs(two)["o6"], two.players[HANKA].health, infested(two)) == (2, 1, ["o6"])


@rule("WW-252", "WW-254")
def test_one_token_in_a_room_and_five_in_all() -> None:
    game = position(hero(hand=[STEPS]), tokens=["o6"], steps=[PlaceToken(), *TURN_STEPS])
    assert game.tokens.bit_count() == 1
    none = position(hero(hand=[STEPS]), tokens=["o1", "o2", "o3", "o4", "o5"], steps=[PlaceToken(), *TURN_STEPS])
    assert none.tokens.bit_count() == 5


@rule("WW-255")
def test_in_a_fixed_room_rubble_is_a_scarab() -> None:
    game = position(hero(at="o3", hand=[STEPS]), lair="m0", steps=[PlaceToken(), *TURN_STEPS])
    assert (game.tokens, scarabs(game)["m0"]) == (0, 1)
    throne = position(hero(at="o3", hand=[STEPS]), lair="t", scarabs={"t": 0}, steps=[PlaceToken(), *TURN_STEPS])
    assert "t" not in scarabs(throne)


@rule("WW-256")
def test_one_card_at_the_end_of_each_turn() -> None:
    game = position(hero(hand=[STEPS]), top=["blind-charge"])
    play(game, f"play:{STEPS}", "slot:morning:m2", "end")
    assert named(game.discard) == ["blind-charge"]


@rule("WW-257")
def test_the_ogre_walks_through_walls_around_rubble() -> None:
    game = card("lumbering-hunt", me={"at": "o8"}, lair="o6", tokens=["o7"])
    assert lair(game) in ("m7", "m6")


@rule("WW-252", "WW-257")
def test_the_ogre_stops_before_rubble_where_somebody_stands() -> None:
    game = card("lumbering-hunt", me={"at": "o8"}, lair="o6", tokens=["o8"])
    assert lair(game) == "o7"


# --- its cards


@rule("WW-C44", "WW-C52", "WW-C61")
@pytest.mark.parametrize(
    ("monster", "kinds", "layouts", "time"),
    [("chaos-ogre", (6, 5, 5, 4), (13, 3), 44), ("min-wraith", (7, 4, 5, 4), (13, 3), 39), ("therus", (5, 5, 5, 5), (13, 2), 41)],
)
def test_decks_in_numbers(monster: str, kinds: tuple[int, ...], layouts: tuple[int, int], time: int) -> None:
    cards = BOX.monster(MONSTERS.index(monster)).cards
    assert tuple(sum(one.kind == kind for one in cards) for kind in KINDS) == kinds
    fronts = [one for one in cards if one.kind != "power"]
    assert (sum(not one.exclusive for one in fronts), sum(one.exclusive for one in fronts)) == layouts
    assert sum(one.time for one in cards) == time


@rule("WW-C45")
@pytest.mark.parametrize(("strength", "where"), [("calm", "o8"), ("angry", "o9"), ("enraged", "o10")])
def test_lumbering_hunt(strength: str, where: str) -> None:
    assert lair(card("lumbering-hunt", strength, me={"at": "o11"})) == where
    assert lair(card("lumbering-hunt", strength, me={"at": "o7"})) == "o7"  # stops on arrival


@rule("WW-C45")
@pytest.mark.parametrize(
    ("name", "strength", "where"),
    [("scent-of-the-lady", "calm", "m6"), ("scent-of-the-lady", "enraged", "t"), ("through-the-wall", "calm", "i3")],
)
def test_hunting_the_lady(name: str, strength: str, where: str) -> None:
    assert lair(card(name, strength)) == where


@rule("WW-C45")
@pytest.mark.parametrize(("strength", "health", "swarm"), [("calm", 3, {}), ("angry", 2, {}), ("enraged", 2, {"o8": 1})])
def test_stampede(strength: str, health: int, swarm: dict[str, int]) -> None:
    """Two rooms towards the nearest player; angry it strikes whom it reaches, enraged it leaves a scarab there too."""
    assert lair(card("stampede", strength, me={"at": "o9"})) == "o8"
    game = card("stampede", strength, me={"at": "o8"})
    if strength != "calm":
        play(game, "suffer:health")
    assert (lair(game), game.players[HANKA].health, new_scarabs(game)) == ("o8", health, swarm)


@rule("WW-C45", "WW-220")
@pytest.mark.parametrize(("strength", "wounds", "swarm"), [("calm", 1, {}), ("angry", 2, {}), ("enraged", 2, {"o7": 1})])
def test_sweeping_arm(strength: str, wounds: int, swarm: dict[str, int]) -> None:
    """One room towards the nearest player, then a blow to whom it reaches; enraged it leaves a scarab there."""
    assert lair(card("sweeping-arm", strength, me={"at": "o9"})) == "o7"
    game = card("sweeping-arm", strength, me={"at": "o7", "power": 5})
    play(game, *["suffer:power"] * wounds)
    assert (lair(game), game.players[HANKA].power, new_scarabs(game)) == ("o7", 5 - wounds, swarm)


@rule("WW-C46")
def test_blind_charge() -> None:
    assert lair(card("blind-charge")) == "o8"
    assert lair(card("blind-charge", lair="t")) == "t"


@rule("WW-C47")
@pytest.mark.parametrize(("strength", "where"), [("calm", "o7"), ("angry", "o8")])
def test_trail_of_ruin(strength: str, where: str) -> None:
    game = card("trail-of-ruin", strength, me={"at": "o9"})
    assert (lair(game), game.tokens.bit_count()) == (where, 1)


@rule("WW-C48")
@pytest.mark.parametrize(
    ("name", "at", "wounds"), [("crushing-blow", "o6", (2, 3, 4)), ("ground-pound", "o7", (1, 2, 2)), ("hurled-debris", "o9", (1, 2, 3))]
)
def test_strikes(name: str, at: str, wounds: tuple[int, int, int]) -> None:
    for strength, count in zip(DAY_OF, wounds, strict=True):
        game = card(name, strength, me={"at": at, "power": 9, "health": 1})
        while asked(game)[0] == "ww-suffer":
            play(game, "suffer:power")
        assert game.players[HANKA].power == 9 - count


@rule("WW-C49")
@pytest.mark.parametrize(("strength", "count"), [("calm", 2), ("angry", 3), ("enraged", 4)])
def test_fury_of_chaos_away_from_the_lady(strength: str, count: int) -> None:
    game = card("fury-of-chaos", strength, me={"at": "m6", "power": 9, "health": 1})
    while asked(game)[0] == "ww-suffer":
        play(game, "suffer:power")
    assert (lair(game), game.players[HANKA].power, game.force) == ("m6", 9 - count, 5)


@rule("WW-C50")
def test_scarab_cards() -> None:
    assert new_scarabs(card("brood")) == {"o6": 1, "o0": 1}
    assert new_scarabs(card("brood", "enraged")) == {"o6": 2, "o0": 1}
    tide = card("clockwork-tide", "angry", scarabs={"t": 3}, rolls=[(4, "outer")])
    assert scarabs(tide)["t"] == 4
    dry = card("clockwork-tide", "angry", scarabs={"t": 0}, rolls=[(4, "outer")])
    assert "t" not in scarabs(dry)
    assert new_scarabs(card("hatchery-in-the-walls", "angry")) == {"o6": 1, "o0": 1}
    march = card("skittering-march-ogre", scarabs={"m0": 1})
    assert scarabs(march)["i0"] == 1
    assert place(march) == "o0"
    assert infested(march) == []
