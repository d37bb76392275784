"""The Mîn Wraith and Therus, and the variants."""

from typing import Any

import pytest

from deska.games.weirdwood.components.manor import PLACE_NAMES
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.games.weirdwood.effects.foe import heal_wraith, lady_hits, monster_dice, monster_might
from deska.games.weirdwood.effects.hunt import WRAITH_DIE, WRAITH_DIE_ROLL, Drift, Jump, PlaceToken
from deska.games.weirdwood.effects.scarabs import Deploy
from deska.games.weirdwood.effects.spell import Spell
from deska.games.weirdwood.turn.monster import MONSTER_PHASE
from deska.games.weirdwood.turn.rounds import REFRESH
from deska.kernel.game import LONE_OPTION
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    TURN_STEPS,
    asked,
    fresh,
    goods,
    hero,
    infested,
    moment,
    named,
    options,
    play,
    position,
    refuse,
    room,
    scarabs,
    spot,
)

STEPS = "shadow-steps-sekhmet"
DAY_OF = {"calm": 1, "angry": 6, "enraged": 11}


def wraith(*steps: Any, me: dict[str, Any] | None = None, **given: Any) -> Weirdwood:
    mine = hero(**{"hand": [STEPS], **(me or {})})
    return position(mine, monster="min-wraith", steps=[*steps, *TURN_STEPS], **{"health": [11], "force": 12, **given})


def therus(*steps: Any, me: dict[str, Any] | None = None, **given: Any) -> Weirdwood:
    return position(hero(**{"hand": [STEPS], **(me or {})}), monster="therus", steps=[*steps, *TURN_STEPS], **given)


def lair(game: Weirdwood) -> str:
    return PLACE_NAMES[game.lair]


def wraith_card(name: str, strength: str = "calm", *others: Any, me: dict[str, Any] | None = None, **given: Any) -> Weirdwood:
    mine = {"hand": [STEPS], **(me or {})}
    steps = [MONSTER_PHASE, REFRESH, *TURN_STEPS]
    at_start = {"health": [11], "force": 12, **given}
    return position(hero(**mine), *others, monster="min-wraith", top=[name], day=DAY_OF[strength], steps=steps, **at_start)


def suffered(game: Weirdwood, seat: int = HANKA) -> int:
    """How much damage a player takes who pays for it with power tokens."""
    before = game.players[seat].power
    while game.pending is not None and asked(game)[0] == "ww-suffer" and asked(game)[1] == seat:
        play(game, "suffer:power")
    lone = [event for event in game.events if event.message == LONE_OPTION and event.args["option"] == "suffer:power"]
    return len(lone) + before - game.players[seat].power


# --- Wraith


@rule("WW-258", "WW-259")
def test_set_up_of_the_wraith() -> None:
    game = position(hero(hand=[STEPS]), monster="min-wraith")
    assert (lair(game), PLACE_NAMES[game.lady], game.health, game.force) == ("m0", "t", [15], 8)


@rule("WW-260", "WW-279")
@pytest.mark.parametrize(("day", "health", "dice"), [(1, 5, [2, 1, 3]), (1, 6, [2, 1, 4]), (5, 10, [4, 1, 4]), (9, 13, [4, 3, 4])])
def test_dice_of_the_wraith(day: int, health: int, dice: list[int]) -> None:
    assert monster_dice(wraith(day=day, health=[health])) == dice


@rule("WW-261", "WW-278")
@pytest.mark.parametrize(
    ("health", "after", "scarab_count"),
    [(6, 7, 0), (7, 8, 2), (8, 9, 0), (9, 10, 0), (10, 11, 2), (11, 12, 0), (12, 13, 2), (13, 14, 0), (14, 15, 2), (15, 15, 0)],
)
def test_healing_drains_the_lady(health: int, after: int, scarab_count: int) -> None:
    game = wraith(health=[health])
    before = sum(game.scarabs)
    heal_wraith(game)
    assert (game.health, game.force, sum(game.scarabs) - before) == ([after], 11, scarab_count)


@rule("WW-262", "WW-047")
def test_the_drained_lady() -> None:
    game = wraith(force=1)
    heal_wraith(game)
    assert game.ended == "ww-lady-drained"


@rule("WW-263", "WW-264")
def test_giving_health() -> None:
    me = {"at": "o3", "health": 2}
    game = wraith(me=me, lady="o3")
    play(game, "give-health")
    assert (game.players[HANKA].health, game.force) == (1, 13)
    assert refuse(game, "give-health").message == "ww-why-last-health"
    for given in ({"lady": "o4"}, {"lady": "o3", "scarabs": {"o3": 1}}, {"lady": "o3", "lair": "o3"}):
        assert "give-health" not in options(wraith(me=me, **given))
    assert refuse(wraith(me=me, lady="o3", force=17), "give-health").message == "ww-why-force-full"


@rule("WW-265", "WW-266")
@pytest.mark.parametrize(("force", "hits", "moves"), [(12, 0, False), (13, 1, True), (14, 1, True), (15, 2, True), (17, 3, True)])
def test_the_lady_by_life_force(force: int, hits: int, moves: bool) -> None:
    game = wraith(me={"at": "o3", "min": 1}, lady="o3", force=force)
    assert [lady_hits(game, HANKA, against) for against in (True, False)] == [hits, hits]
    assert ("lady" in options(game)) == moves


@rule("WW-267", "WW-268", "WW-269")
@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        ("m0", "clockwise", "m1"),
        ("m0", "counter-clockwise", "m11"),
        ("m3", "inward", "i2"),
        ("m4", "inward", "i2"),
        ("i1", "inward", "i4"),
        ("m3", "outward", "o3"),
        ("o3", "outward", "o9"),
        ("o3", "inward", "m3"),
    ],
)
def test_how_the_wraith_drifts(start: str, direction: str, end: str) -> None:
    game = wraith(Drift(direction), lair=start)
    assert lair(game) == end


@rule("WW-270", "WW-271")
def test_never_the_throne_room() -> None:
    assert [lair(wraith(Drift("outward"), lair=f"i{k}")) for k in range(6)] == [f"m{2 * k}" for k in range(6)]
    for k in range(6):
        assert lair(wraith(Drift("inward"), lair=f"i{k}")) != "t"


@rule("WW-272", "WW-C58")
@pytest.mark.parametrize(("start", "direction", "where"), [("i1", "inward", "i4"), ("o3", "outward", "o9"), ("m2", "clockwise", "m3")])
def test_scarabs_by_direction(start: str, direction: str, where: str) -> None:
    game = wraith(Deploy(direction), lair=start)
    assert (lair(game), {name for name in scarabs(game) if name != "t"}) == (start, {where})


@rule("WW-273", "WW-049")
def test_hits_on_the_wraith() -> None:
    me = {"at": "m0", "dice": ["attack"]}
    game = wraith(ATTACK_HERE, me=me, rolls=["hit", "two", *["blank"] * 8])
    play(game, *["spend:combat"] * 3)
    assert game.health == [8]
    won = wraith(ATTACK_HERE, me=me, health=[2], rolls=["hit", "two", *["blank"] * 6])
    assert won.ended == "ww-won"


@rule("WW-274", "WW-277", "WW-C60")
def test_two_surges_are_two_blocks_and_two_rolls() -> None:
    """Two hits are blocked by two surges; then it rests, and goes two rooms on."""
    me = {"at": "m0", "dice": ["attack"]}
    game = wraith(ATTACK_HERE, me=me, health=[5], rolls=["blank", "two", "surge", "surge", *["blank"] * 4, 0, 0])
    play(game, "choose:1", "choose:2")
    assert (game.health, lair(game)) == ([6], "m2")


@rule("WW-274", "WW-277", "WW-C60")
def test_surges_and_rest_after_a_battle() -> None:
    game = wraith(ATTACK_HERE, me={"at": "m0"}, health=[5], rolls=["hit", "surge", *["blank"] * 5, 0])
    assert asked(game)[0] == "ww-wraith-after"  # the surge blocked the only hit: it rests and rolls
    play(game, options(game)[0])
    while asked(game)[0] == "ww-wraith-after":
        play(game, options(game)[0])
    assert (game.health, lair(game)) == ([6], "m1")


@rule("WW-275", "WW-276", "WW-C53")
def test_absorbing_scarabs() -> None:
    game = wraith(Drift("clockwise", 2), health=[5], scarabs={"m1": 1, "m2": 2})
    assert (game.health, scarabs(game).get("m1", 0), scarabs(game)["m2"], game.force) == ([7], 0, 1, 10)
    there = wraith(Deploy("here"), health=[5])
    assert (there.health, scarabs(there)["m0"]) == ([5], 1)


@rule("WW-280", "WW-312")
@pytest.mark.parametrize("monster", ["min-wraith", "therus"])
def test_infestation_never_loses_the_game(monster: str) -> None:
    names = [f"o{i}" for i in range(1, 12)] + ["m1", "m2", "m3"]
    game = position(hero(hand=[STEPS]), monster=monster, infested=names, scarabs={"m4": 1}, lair="m4", steps=[Deploy("here"), *TURN_STEPS])
    assert (game.ended, game.infested.bit_count()) == ("", 15)


@rule("WW-281")
def test_one_wraith_card_each_turn() -> None:
    game = wraith(top=["drift"])
    play(game, f"play:{STEPS}", "slot:morning:m2", "end")
    assert named(game.discard) == ["drift"]


@rule("WW-C53")
def test_sinking_when_angry() -> None:
    assert lair(wraith_card("sinking", "angry", lair="m2")) == "i4"


@rule("WW-C54", "WW-011")
@pytest.mark.parametrize(("roll", "where", "health"), [(0, "m1", 5), (1, "m11", 5), (2, "i0", 5), (3, "o0", 5), (4, "m0", 6), (5, "m0", 6)])
def test_the_die_of_the_wraith(roll: int, where: str, health: int) -> None:
    game = wraith(WRAITH_DIE_ROLL, health=[5], rolls=[roll])
    assert (lair(game), game.health, len(WRAITH_DIE)) == (where, [health], 6)


@rule("WW-C55")
def test_scent_of_energy() -> None:
    game = wraith(Jump("scarabs"), health=[5], scarabs={"o2": 1, "m9": 2, "i0": 0})
    assert lair(game) != "t"
    assert (game.health, game.force) == ([6], 11)


@rule("WW-C56")
def test_draining_needs_damage() -> None:
    hurt = wraith_card("life-drain", me={"at": "m0", "power": 9, "health": 1}, health=[5])
    suffered(hurt)
    assert hurt.health == [6]
    blocked = wraith_card("life-drain", me={"at": "m0", "slots": {"morning": "shield-wall", "evening": "brace-for-defence"}}, health=[5])
    assert blocked.health == [5]


@rule("WW-C55", "WW-C56")
@pytest.mark.parametrize(
    ("card", "strength", "healed"),
    [
        ("life-drain", "angry", 1),
        ("life-drain", "enraged", 2),
        ("chill-touch", "angry", 0),
        ("chill-touch", "enraged", 1),
        ("scent-of-energy", "angry", 1),
        ("scent-of-energy", "enraged", 2),
    ],
)
def test_an_enraged_wraith_heals_more(card: str, strength: str, healed: int) -> None:
    game = wraith_card(card, strength, me={"at": "m0", "power": 12}, health=[5], lair="m0", scarabs={"m3": 1})
    suffered(game)
    assert game.health == [5 + healed]


@rule("WW-C57")
@pytest.mark.parametrize(("strength", "count"), [("calm", 1), ("enraged", 2)])
def test_wail(strength: str, count: int) -> None:
    near = hero("celia", at="m7", power=9, health=1)
    game = wraith_card("wail", strength, near, me={"at": "m5", "power": 9, "health": 1})
    while asked(game)[0] not in ("ww-turn", "ww-refresh"):
        play(game, "suffer:power" if "suffer:power" in options(game) else options(game)[-1])
    assert [player.power for player in game.players] == [9 - count, 9 - count]
    far = wraith_card("wail", strength, me={"at": "o5", "power": 9, "health": 1})
    assert suffered(far) == 0


@rule("WW-C57")
def test_grip_of_shadows_never_takes_the_last_card() -> None:
    game = wraith_card("grip-of-shadows", me={"hand": [STEPS, "second-wind"]})
    assert asked(game)[0] == "ww-drop"
    last = wraith_card("grip-of-shadows", me={"hand": [STEPS]})
    assert asked(last)[0] != "ww-drop"


@rule("WW-C59", "WW-C68")
@pytest.mark.parametrize(
    ("monster", "name", "enraged"),
    [
        ("min-wraith", "ethereal-veil", (0, 3, 0, 0, 0)),
        ("min-wraith", "shroud-of-souls", (1, 1, 0, 0, 1)),
        ("min-wraith", "hunger", (2, 0, 0, 1, 0)),
        ("min-wraith", "spectral-host", (0, 0, 2, 0, 1)),
        ("therus", "arcane-ward", (0, 2, 0, 0, 1)),
        ("therus", "black-flame", (2, 0, 0, 1, 0)),
        ("therus", "whispered-spell", (1, 1, 0, 1, 0)),
        ("therus", "staff-of-night", (1, 0, 1, 1, 0)),
        ("therus", "stolen-power", (1, 0, 1, 0, 1)),
    ],
)
def test_power_cards(monster: str, name: str, enraged: tuple[int, ...]) -> None:
    plain = position(hero(hand=[STEPS]), monster=monster, day=12)
    game = position(hero(hand=[STEPS]), monster=monster, day=12, powers=[name])
    dice = [a - b for a, b in zip(monster_dice(game), monster_dice(plain), strict=True)]
    might = [a - b for a, b in zip(monster_might(game), monster_might(plain), strict=True)]
    assert (*might, *dice) == enraged  # hits, blocks; basic, attack and defence dice


# --- Therus


@rule("WW-282", "WW-283", "WW-284")
def test_set_up_of_therus() -> None:
    game = therus()
    assert (lair(game), game.lady, game.force, game.branches, game.plans, game.health) == ("t", -1, 0, [0, 0, 0], [], [60])
    assert [monster_dice(therus(day=day)) for day in (1, 4, 8)] == [[3, 3, 10], [3, 3, 11], [3, 4, 11]]


@rule("WW-285")
@pytest.mark.parametrize(("day", "steps"), [(1, 2), (4, 4), (8, 5)])
def test_payments_strengthen_the_spell(day: int, steps: int) -> None:
    game = therus(me={"min": 1, "hand": ["twin-slash"]}, day=day)
    play(game, "play:twin-slash")
    count = 0
    while asked(game)[0] == "ww-spell":
        play(game, options(game)[0])
        count += 1
    assert (count, sum(game.branches)) == (steps, steps)


@rule("WW-287", "WW-C30")
def test_what_is_no_payment() -> None:
    game = therus()
    play(game, f"play:{STEPS}", "slot:morning:m2")
    assert game.branches == [0, 0, 0]  # a card without a cost


@rule("WW-288", "WW-289")
@pytest.mark.parametrize(("branch", "symbols"), [(1, (3, 6)), (2, (3, 6)), (3, (3, 6))])
def test_card_symbols_of_the_branches(branch: int, symbols: tuple[int, int]) -> None:
    length = (6, 7, 8)[branch - 1]
    game = therus(*[Spell(1)] * length)
    found = []
    for step in range(1, length + 1):
        before = len(game.plans)
        play(game, f"branch:{branch}")
        if len(game.plans) > before:
            found.append(step)
    assert tuple(found) == symbols


@rule("WW-290", "WW-291", "WW-293")
@pytest.mark.parametrize(("force", "plans", "ended"), [(0, 1, ""), (-1, 1, ""), (-2, 2, ""), (-3, 0, "ww-lady-dominated")])
def test_casting_the_spell(force: int, plans: int, ended: str) -> None:
    game = therus(Spell(1), branches=[6, 7, 7], force=force)
    if game.pending is not None and asked(game)[0] == "ww-spell":
        play(game, "branch:3")
    assert (game.ended, game.force) == (ended, force - 1)
    if not ended:
        assert (game.branches, len(game.plans)) == ([0, 0, 0], plans)


@rule("WW-294", "WW-296", "WW-297")
@pytest.mark.parametrize(("force", "lost"), [(-3, 0), (-2, 0), (-1, 1), (0, 1), (1, 1), (2, 2), (3, 2)])
def test_lower_effects(force: int, lost: int) -> None:
    game = therus(me={"at": "t", "min": 4}, scarabs={"t": 0}, lair="o3", force=force)
    play(game, "counterspell", "spend:combat", "spend:combat")
    assert (game.force, game.health, goods(game)) == (force + 1, [60 - lost], (0, 0, 0))
    end = therus(me={"at": "t", "min": 4}, scarabs={"t": 0}, lair="o3", force=4)
    assert refuse(end, "counterspell").rule == "WW-297"


@rule("WW-298")
def test_where_no_counterspell_is_cast() -> None:
    for me, given in (
        ({"at": "o3", "min": 4}, {"scarabs": {"t": 0}, "lair": "o4"}),
        ({"at": "t", "min": 4}, {"scarabs": {"t": 1}, "lair": "o4"}),
        ({"at": "t", "min": 4}, {"scarabs": {"t": 0}, "lair": "t"}),
        ({"at": "t", "min": 3}, {"scarabs": {"t": 0}, "lair": "o4"}),
    ):
        assert "counterspell" not in options(therus(me=me, **given))


@rule("WW-299")
@pytest.mark.parametrize(
    ("force", "mine", "his"), [(-3, 0, 2), (-2, 0, 1), (-1, 0, 0), (0, 0, 0), (1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 3, 0)]
)
def test_the_lady_in_battles_with_therus(force: int, mine: int, his: int) -> None:
    game = therus(force=force)
    assert (lady_hits(game, HANKA, True), lady_hits(game, HANKA, False), monster_might(game)[0]) == (mine, 0, his)


@rule("WW-300", "WW-301")
@pytest.mark.parametrize(("health", "plans"), [(23, 0), (22, 1), (20, 1), (19, 1), (10, 1), (7, 1), (5, 2), (4, 1)])
def test_hits_on_therus(health: int, plans: int) -> None:
    """Three hits: symbols stand at 19, 16, 13, 10, 7, 4 and 2; one that he stands on is not reached again, a passed one is."""
    me = {"at": "o3", "dice": ["attack"]}
    game = therus(ATTACK_HERE, me=me, lair="o3", health=[health], rolls=["hit", "two", *["blank"] * 16])
    play(game, *["spend:combat"] * 3)
    assert (game.health, len(game.plans)) == ([health - 3], plans)


@rule("WW-302", "WW-X39")
@pytest.mark.parametrize(("day", "time", "ended"), [(1, "m1", "ww-won"), (12, "n3", "ww-out-of-time")])
def test_the_last_stand(day: int, time: str, ended: str) -> None:
    plans = ["skittering-march-therus", "arcane-ward"]
    rolls = ["hit", *["blank"] * 18]
    game = therus(ATTACK_HERE, me={"at": "o3"}, lair="o3", health=[1], plans=plans, day=day, time=time, rolls=rolls)
    assert game.ended == ended


@rule("WW-302", "WW-048")
def test_the_last_stand_may_still_dominate_the_lady() -> None:
    """One step before the last spell is cast, and a card that moves the spell by one."""
    spell: dict[str, Any] = {"day": 4, "force": -3, "branches": [6, 7, 7], "plans": ["return-to-the-throne"]}
    game = therus(ATTACK_HERE, me={"at": "o3"}, lair="o3", health=[1], rolls=["hit", *["blank"] * 17], **spell)
    assert (game.health, game.ended) == ([0], "ww-lady-dominated")


@rule("WW-303")
def test_surges_of_therus() -> None:
    me = {"at": "o3", "power": 3, "health": 1}
    game = therus(ATTACK_HERE, me=me, lair="o3", rolls=["blank", "surge", *["blank"] * 15, (6, "outer")])
    assert (suffered(game), lair(game)) == (1, "o5")
    two = therus(ATTACK_HERE, me=me, lair="o3", rolls=["blank", "surge", "surge", *["blank"] * 14, (6, "outer"), (2, "middle")])
    assert (suffered(two), lair(two)) == (2, "m1")


@rule("WW-304", "WW-307")
def test_the_plans_at_the_end_of_a_turn() -> None:
    game = therus(plans=["skittering-march-therus", "bodyguard"], lair="o3")
    play(game, f"play:{STEPS}", "slot:morning:m2", "end")
    assert moment(game) == (1, "a2")  # 1 and 2 positions
    assert (game.plans, set(named(game.discard))) == ([], {"skittering-march-therus", "bodyguard"})
    none = therus()
    play(none, f"play:{STEPS}", "slot:morning:m2", "end")
    assert (moment(none), none.discard) == ((1, "m2"), [])


@rule("WW-308", "WW-309", "WW-311")
def test_fire() -> None:
    game = therus(PlaceToken(), me={"at": "o3", "power": 3, "health": 1}, lair="o3", scarabs={"o3": 2})
    assert (suffered(game), "o3" in scarabs(game), game.tokens) == (1, False, 1 << spot("o3"))
    fixed = therus(PlaceToken(), lair="m0")
    assert (fixed.tokens, scarabs(fixed)["m0"]) == (0, 1)
    run = therus(Deploy("here"), lair="o3", tokens=["o3"])
    assert scarabs(run)["o3"] == 1  # scarabs do not mind fire


@rule("WW-310")
def test_fire_keeps_a_room_infested() -> None:
    game = therus(me={"at": "o3", "min": 5, "knowledge": 5}, infested=["o3"], tokens=["o3"])
    assert refuse(game, "clean").rule == "WW-176"


@rule("WW-310", "WW-176")
def test_a_room_infested_later_can_be_cleaned_under_fire() -> None:
    me = {"at": "o3", "min": 5, "knowledge": 5, "power": 1}
    game = therus(PlaceToken(), Deploy("here", 2), me=me, lair="o3")
    play(game, "suffer:power")  # the fire that breaks out
    assert (infested(game), game.tokens) == (["o3"], 1 << spot("o3"))
    game.scarabs[spot("o3")], game.lair = 0, spot("o9")
    game.supply += 2
    game.settle()
    play(game, "clean", "branch:1", "branch:2", *["spend:combat"] * 3)
    assert (infested(game), asked(game)[0]) == ([], "ww-turn")  # fire: no room action
    before = therus(PlaceToken(), me={**me, "health": 3, "power": 0}, lair="o3", infested=["o3"])
    before.lair = spot("o9")
    before.settle()
    assert refuse(before, "clean").rule == "WW-176"


# --- variants


@rule("WW-313", "WW-314", "WW-315")
def test_the_team_shares_its_experience() -> None:
    game = position(hero(hand=[STEPS]), hero("celia"), variant={"experience": "shared"}, shared=0, steps=[SPEND_XP.of(18), *TURN_STEPS])
    while asked(game)[0].startswith("ww-take"):
        play(game, options(game)[0])
    assert (game.shared, game.players[HANKA].tracks) == (18, [0, 0, 0])
    assert [player.health for player in game.players] == [4, 4]


@rule("WW-318", "WW-319")
def test_a_single_character() -> None:
    game = fresh(1)
    assert (game.seats, len(game.players)) == (1, 1)


@rule("WW-321")
@pytest.mark.parametrize(
    ("value", "missing"),
    [
        ("fewer", {"workshop-of-secrets", "ancient-foundry"}),
        ("fewest", {"workshop-of-secrets", "ancient-foundry", "generals-war-room", "royal-armory"}),
    ],
)
def test_fewer_crafting_rooms(value: str, missing: set[str]) -> None:
    for seed in range(6):
        game = fresh(2, seed, crafting_rooms=value)
        assert missing.isdisjoint({room(game, name) for name in PLACE_NAMES})


@rule("WW-322")
@pytest.mark.parametrize(
    ("monster", "value", "day"), [("chaos-ogre", "less", 4), ("min-wraith", "less", 2), ("therus", "less", 2), ("therus", "day-6", 6)]
)
def test_less_time(monster: str, value: str, day: int) -> None:
    assert fresh(2, monster=monster, time=value).day == day


@rule("WW-C74")
@pytest.mark.parametrize(("seats", "card", "time"), [(4, "trail-of-ruin", "a1"), (4, "lumbering-hunt", "m3"), (5, "lumbering-hunt", "m2")])
def test_the_slower_monster_clock(seats: int, card: str, time: str) -> None:
    names = ("sekhmet", "celia", "wally", "bailey", "oliver")[:seats]
    heroes = [hero(name, hand=[f"shadow-steps-{name}"]) for name in names]
    game = position(*heroes, top=[card], steps=[MONSTER_PHASE, *TURN_STEPS], variant={"monster-clock": "slower"})
    assert moment(game) == (1, time)
