"""The worked examples of the rulebook."""

import pytest

from deska.games.weirdwood.actions import CRAFTS
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.components.manor import DAY_MIDDLE, DAY_OUTER, DISTANCES, INNER, MIDDLE, TIME_INNER, TIME_MIDDLE, rolled_place
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.clock import TIME_RUNS_BACK
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.fighting import attacker_totals, foe_totals
from deska.games.weirdwood.effects.foe import monster_dice
from deska.games.weirdwood.effects.hunt import Drift
from deska.games.weirdwood.effects.links import lasting
from deska.games.weirdwood.effects.movement import FLY, MOVE
from deska.games.weirdwood.effects.scarabs import SCARAB_PHASE, Deploy
from deska.kernel import Effect, Reason
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    JANA,
    TURN_STEPS,
    asked,
    example,
    fresh,
    goods,
    hero,
    infested,
    load_dice,
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

FIRST_OF_ALL = 0


def named_dice(game: Weirdwood) -> list[str]:
    return [CRAFTS[die] for die in game.players[HANKA].dice]


LINKED_KNOWLEDGE = {"morning": "page-turner", "afternoon": "heavy-tome"}
"""Bailey: the right knowledge of one meets the left knowledge of the other."""


# --- cards and links


@rule("WW-X01", "WW-061")
def test_actions_of_a_card() -> None:
    """Covert Feint: two Moves and an Attack, in any order, or none of them."""
    game = example("WW-X01")
    play(game, "play:covert-feint", "slot:morning:m2")
    assert options(game, "act") == ["act:covert-feint:1"]
    play(game, "act:covert-feint:1", "go:terrace-of-time-rifts")
    assert options(game, "act") == ["act:covert-feint:1", "act:covert-feint:3"]
    load_dice(game, "hit")
    play(game, "act:covert-feint:3")
    while asked(game)[0] != "ww-turn":
        play(game, options(game)[0])
    assert "act:covert-feint:3" not in options(game)
    play(game, "act:covert-feint:1", "pass")
    assert refuse(game, "act:covert-feint:1").rule == "WW-061"
    assert "end" in options(game)


@rule("WW-X02", "WW-070")
def test_discount_of_an_ability() -> None:
    """Burble Book of Leaps with one linked knowledge costs a power token and one Mîn."""
    game = example("WW-X02")
    play(game, "ability:burble-book-of-leaps", "choose:1", f"go:{room(game, 'o3')}")
    assert (goods(game), game.players[HANKA].power, place(game)) == ((0, 0, 0), 0, "o3")


@rule("WW-X03", "WW-071", "WW-335")
def test_discount_of_two_dice() -> None:
    """Two dice of the Workshop are one payment: 4 knowledge and 1 Mîn less 2 linked knowledge."""
    game = example("WW-X03")
    play(game, "use-room", "choose:2", "choose:1", "craft:attack", "craft:basic")
    assert (goods(game), named_dice(game)) == ((0, 0, 0), ["attack", "basic"])


@rule("WW-X04", "WW-069", "WW-122")
def test_a_linked_hit() -> None:
    """Two blocks and a hit are rolled; the linked hit makes it two hits."""
    game = example("WW-X04")
    assert asked(game)[0] == "ww-defeated"
    assert game.battle is not None
    assert attacker_totals(game, game.battle) == (2, 2)


@rule("WW-X05", "WW-074")
def test_a_wild_link_in_a_battle() -> None:
    """Three hits and no block are rolled; the wild link is chosen as a block after the roll."""
    game = example("WW-X05")
    assert asked(game) == ("ww-fight-last", HANKA, ["link:hit", "link:block", "done"])
    play(game, "link:block")
    assert game.battle is not None
    assert (attacker_totals(game, game.battle), game.battle.hurt) == ((3, 1), 0)


@rule("WW-X06", "WW-074")
def test_a_wild_link_in_a_payment() -> None:
    """A first companion for 2 knowledge and 1 Mîn; the wild link stands in for the Mîn."""
    game = example("WW-X06")
    play(game, "play:imaginary-friend", "slot:evening:e1", "act:imaginary-friend:2", "recruit:stone-gargoyle")
    assert named(game.players[HANKA].companions) == ["stone-gargoyle"]
    assert len(game.offer) == 4


# --- scarabs


@rule("WW-X07", "WW-084", "WW-085")
def test_scarab_phase() -> None:
    game = example("WW-X07")
    expected = {"m1": 1, "o3": 2, "m0": 1, "m3": 1, "m5": 1, "m8": 1, **{f"i{i}": 1 for i in range(6)}, "t": 6}
    assert scarabs(game) == expected
    assert sum(expected.values()) == 19
    assert infested(game) == ["o3"]


@rule("WW-X08", "WW-X09", "WW-093")
def test_deployment_by_dice() -> None:
    assert scarabs(example("WW-X08")) == {"t": 6, "o2": 1}
    assert scarabs(example("WW-X09")) == {"t": 6, "i2": 1}
    assert rolled_place(1, 3, 0) == spot("o2")
    assert rolled_place(1, 4, 2) == spot("i2")
    assert rolled_place(4, 4, 2) == spot("i0")


@rule("WW-X18", "WW-122")
def test_damage_goes_both_ways() -> None:
    game = example("WW-X18")
    play(game, "ability:twin-blades")
    assert (attacker_totals(game, game.fight), foe_totals(game, game.fight)) == ((7, 3), (4, 5))
    play(game, "hit:head", "hit:head", "wounds-first", "suffer:health")
    assert (game.health[0], game.players[HANKA].health) == (game.health[1] - 2, 5)


@rule("WW-X10", "WW-097")
def test_an_empty_throne_room_stays_empty() -> None:
    game = example("WW-X10")
    game.then(HANKA, SCARAB_PHASE, Deploy("throne"))
    game.settle()
    assert "t" not in scarabs(game)


@rule("WW-X11", "WW-099", "WW-101")
def test_infestation() -> None:
    game = example("WW-X11")
    assert (infested(game), scarabs(game)["o6"], place(game)) == (["o6"], 2, "o6")


# --- time


@rule("WW-X12", "WW-X13", "WW-X15")
def test_time_on_and_back() -> None:
    game = example("WW-X15")
    moments = [moment(example("WW-X12")), moment(example("WW-X13")), moment(game)]
    assert moments == [(1, "a1"), (1, "a3"), (2, "m2")]
    game.then(HANKA, TIME_RUNS_BACK.of(2))
    game.settle()
    assert moment(game) == (1, "n3")


@rule("WW-X14", "WW-X16", "WW-X17")
@pytest.mark.parametrize(
    ("rule", "slot", "parts"),
    [("WW-X14", "night", ["n1", "n2", "n3"]), ("WW-X16", "night", ["n2", "n3"]), ("WW-X17", "evening", ["e1", "e2", "e3"])],
)
def test_parts_of_the_day(rule: str, slot: str, parts: list[str]) -> None:
    game = example(rule)
    play(game, "play:shadow-steps-sekhmet")
    assert [option for option in options(game) if option.startswith(f"slot:{slot}:")] == [f"slot:{slot}:{part}" for part in parts]
    play(game, f"slot:{slot}:{parts[0]}")
    assert moment(game) == (2 if slot == "evening" else 1, parts[0])


# --- battles


@rule("WW-X19", "WW-115", "WW-136")
def test_attack_on_scarabs() -> None:
    """Sekhmet in the throne room with four scarabs and the Ogre."""
    game = example("WW-X19", "hit", "one", "one", "hit", "hit", "block", "surge")
    play(game, "play:brace-for-defence", "slot:afternoon:a1", "act:brace-for-defence:2", "ability:abraca-sek-ra", "add:defence")
    assert goods(game) == (0, 0, 0)
    assert scarabs(game)["i0"] == 1
    play(game, "keep", "return")
    assert scarabs(game) == {"t": 1, "i0": 1}
    assert asked(game)[0] == "ww-spend-xp"
    play(game, "spend:combat", "spend:combat", "spend:power")
    assert asked(game)[0] == "ww-turn"
    assert game.players[HANKA].health == 3


@rule("WW-X20", "WW-146")
def test_scarabs_stop_a_move() -> None:
    game = example("WW-X20")
    assert refuse(game, "go:seers-crypt") == Reason("ww-why-way-blocked", "WW-146", {"room": "seers-crypt"})
    play(game, f"go:{room(game, 'm3')}")
    assert asked(game)[0] == "ww-move"
    play(game, "go:seers-crypt")
    assert asked(game)[0] == "ww-offer-room"


@rule("WW-145", "WW-146", "WW-C36")
@pytest.mark.parametrize(
    ("step", "opened", "at", "to", "reason"),
    [
        (MOVE, False, "i0", "o2", "ww-why-doors-shut WW-145"),
        (MOVE, False, "i0", "o1", "ww-why-way-blocked WW-146"),
        (FLY, False, "i0", "o2", "ww-why-way-blocked WW-146"),
        (FLY, False, "o2", "i0", "ww-why-way-blocked WW-146"),
        (MOVE, True, "i0", "o2", "ww-why-way-blocked WW-146"),
        (MOVE, True, "o2", "i0", "ww-why-way-blocked WW-146"),
    ],
)
def test_where_all_doors_are_open_only_enemies_are_in_the_way(step: Effect, opened: bool, at: str, to: str, reason: str) -> None:
    """The middle ring is full of scarabs; on the first day the doors of the third outer room are shut."""
    game = position(hero(at=at), scarabs={f"m{place}": 1 for place in range(12)}, steps=[step, MOVE], opened=opened)
    found = refuse(game, f"go:{room(game, to)}")
    assert (f"{found.message} {found.rule}", found.args) == (reason, {"room": room(game, to)})


@rule("WW-X21", "WW-148", "WW-309")
def test_fire_on_the_only_way() -> None:
    """The Terrace and the rooms beside it are shut off by fire: the first Move ends there, the next one leaves freely."""
    game = example("WW-X21")
    assert refuse(game, "go:seers-crypt").rule == "WW-146"
    play(game, f"go:{room(game, 'm3')}", "suffer:health")
    assert (game.players[HANKA].health, asked(game)[0]) == (2, "ww-move")
    play(game, "go:seers-crypt", "pass")
    assert (game.players[HANKA].health, place(game)) == (2, "i1")


@rule("WW-X22", "WW-163")
def test_gloves() -> None:
    """Gloves of level 2 against one scarab: it rolls nothing, its die is rolled by Wally."""
    battle = example("WW-X22", "hit").battle
    assert battle is not None
    assert (battle.dice, battle.foe_dice, battle.foe_faces, battle.dealt) == ([1, 0, 0], [0, 0, 0], [], 1)


@rule("WW-X23", "WW-166")
def test_a_third_companion() -> None:
    """2 knowledge and 1 Mîn, and 4 resources more for two companions already there."""
    friends = ["kitchen-sprite", "hedge-witch"]
    poor = position(hero(min=1, knowledge=5, companions=friends), offer=["stone-gargoyle"], steps=[Recruit(), *TURN_STEPS])
    assert refuse(poor, "recruit:stone-gargoyle") == Reason("ww-why-too-dear", "WW-165", {"card": "stone-gargoyle"})
    game = example("WW-X23")
    play(game, "recruit:stone-gargoyle")
    assert (goods(game), named(game.players[HANKA].companions)) == ((0, 0, 0), [*friends, "stone-gargoyle"])


@rule("WW-X24", "WW-173", "WW-174")
def test_cleaning() -> None:
    game = example("WW-X24")
    play(game, "clean", *["spend:combat"] * 5)
    assert asked(game)[0] == "ww-offer-room"
    play(game, "use-room", "choose:2", "spend:combat", "spend:combat", "choose:1")
    assert (goods(game), infested(game), game.players[HANKA].tracks) == ((0, 2, 0), [], [0, 7, 0])


@rule("WW-X25", "WW-185", "WW-186")
def test_using_experience() -> None:
    game = example("WW-X25")
    play(game, "spend:power", "spend:power", "spend:power", "take:min", "spend:combat", "spend:combat")
    assert (game.players[HANKA].power, goods(game)) == (1, (1, 0, 0))
    assert lasting(game, HANKA) == (1, 0)


# --- complex characters


@rule("WW-X26", "WW-192")
@pytest.mark.parametrize("first", ["wounds-first", "experience-first"])
def test_timing_of_experience(first: str) -> None:
    """Four hits and one damage: the heal of the combat track comes after the damage, or before it."""
    game = example("WW-X26", "blank", "two", "two", "hit", *["blank"] * 7)
    assert asked(game) == ("ww-aftermath", HANKA, ["wounds-first", "experience-first"])
    spending = ["spend:combat"] * 4
    play(game, first, *(["suffer:health", *spending] if first == "wounds-first" else [*spending, "suffer:health"]))
    assert (game.players[HANKA].health, game.players[HANKA].tracks, game.health) == (3, [0, 4, 0], [6])


@rule("WW-X27", "WW-199", "WW-200")
def test_transfer_chamber() -> None:
    game = example("WW-X27")
    play(game, "transfer:morning")
    assert (named([game.chamber]), named(game.players[HANKA].hand)) == (["soft-melody"], ["silver-thread", "prototype"])
    assert game.players[HANKA].slots[0] == NOTHING
    assert refuse(game, "transfer:morning").rule == "WW-199"


@rule("WW-200")
def test_any_card_comes_out_of_the_transfer_chamber() -> None:
    """Also the very first of all, from another player's deck."""
    celia = hero("celia", min=3, slots={"morning": "soft-melody"}, hand=[])
    game = position(celia, hero("eugene"), hero("bailey"))
    deck = game.players[JANA].deck
    deck.cards.remove(FIRST_OF_ALL)
    deck.seen.pop()
    game.chamber = FIRST_OF_ALL
    play(game, "transfer:morning")
    assert (named([game.chamber]), game.players[HANKA].hand) == (["soft-melody"], [FIRST_OF_ALL])


@rule("WW-X28", "WW-205")
def test_infiltration() -> None:
    game = example("WW-X28")
    play(game, "ability:infiltration", "infiltrate:brute-strength", "spend:combat", "spend:combat")
    assert (named(game.players[HANKA].loot), game.powers) == (["brute-strength"], [])


# --- monsters


@rule("WW-X29", "WW-215")
def test_cumulative_card() -> None:
    """Day 5, night: the card moves time to day 6; top and angry part, three steps in all, not the enraged one."""
    game = example("WW-X29")
    assert (moment(game), DISTANCES[spot("o6")][game.lair]) == ((6, "m2"), 3)


@rule("WW-X30", "WW-216")
def test_exclusive_card() -> None:
    game = example("WW-X30")
    assert moment(game) == (11, "m2")
    assert game.tokens == 1 << spot("o6")
    assert game.lair == spot("t")


@rule("WW-X31", "WW-222", "WW-223")
def test_power_card() -> None:
    game = example("WW-X31")
    assert named(game.powers) == ["brute-strength"]
    assert monster_dice(game) == [2, 1, 1]
    game.day = 5
    assert monster_dice(game) == [3, 2, 2]


@rule("WW-X32", "WW-246", "WW-247")
def test_battle_with_the_ogre() -> None:
    """Day 8, threat 6, torso gone, head 1, limbs 6, Bloodlust laid."""
    game = example("WW-X32")
    assert monster_dice(game) == [3, 3, 1]
    game.now.played = True
    game.now.due = [game.spec.actions.numbers["act:starlit-blade:2"]]
    game.settle()
    game.players[HANKA].edge = 4
    game.players[HANKA].ward = 2
    load_dice(game, "hit", "hit", "block", "blank", "one", "two", "blank", "one", (5, "outer"))
    play(game, "act:starlit-blade:2")
    battle = game.battle
    assert battle is not None
    assert attacker_totals(game, battle) == (6, 4)
    assert foe_totals(game, battle) == (6, 2)
    play(game, "hit:limbs", "hit:limbs", "hit:head", "hit:limbs")
    assert game.health == [0, 0, 3]
    assert asked(game) == ("ww-aftermath", HANKA, ["wounds-first", "experience-first"])
    assert (battle.hurt, battle.xp) == (2, 6)
    play(game, "wounds-first", "suffer:health", "suffer:health", *["spend:combat"] * 6)
    assert (monster_dice(game), game.powers) == ([2, 3, 1], [])


@rule("WW-X33", "WW-263")
def test_healing_the_lady() -> None:
    game = example("WW-X33")
    play(game, "give-health", "discard:soft-melody", "give-health", "discard:silver-thread")
    assert (game.players[HANKA].health, game.force, len(game.players[HANKA].hand)) == (2, 14, 2)


@rule("WW-X34", "WW-275", "WW-279")
def test_absorbing() -> None:
    game = position(hero(hand=["shadow-steps-sekhmet"]), monster="min-wraith", health=[9], force=12, scarabs={"m1": 2})
    assert monster_dice(game) == [2, 1, 4]
    game.push(Drift("clockwise"), HANKA)
    game.settle()
    assert (scarabs(game)["m1"], game.health, game.force) == (1, [10], 11)
    assert monster_dice(game) == [3, 1, 4]


@rule("WW-X35", "WW-285", "WW-286")
def test_therus_drains() -> None:
    celia = hero("celia", min=1, knowledge=1, at="m1", hand=["soft-melody"])
    game = position(celia, monster="therus", day=5, branches=[6, 0, 0], layout={"m1": "ancient-foundry"})
    game.now.played = True
    game.settle()
    game.push(Craft(), HANKA)
    game.settle()
    play(game, "craft:attack")
    assert asked(game) == ("ww-spell", HANKA, ["branch:2", "branch:3"])
    assert refuse(game, "branch:1").rule == "WW-286"
    play(game, "branch:2", "branch:2", "branch:2", "branch:2")
    assert (game.branches, len(game.plans)) == ([6, 4, 0], 1)


@rule("WW-X36", "WW-291", "WW-292")
def test_casting() -> None:
    game = position(hero(min=1, hand=["twin-slash", "shadow-steps-sekhmet"]), monster="therus", day=8, branches=[5, 7, 7])
    play(game, "play:twin-slash", "branch:1", "branch:3")
    assert (game.force, len(game.plans), game.branches) == (-1, 2, [0, 0, 0])
    assert [event.args["space"] for event in game.events if event.message == "ww-spell-cast"] == [-1]
    play(game, "branch:1", "branch:1", "branch:1")
    assert (len(game.plans), game.branches) == (3, [3, 0, 0])


@rule("WW-X37", "WW-294", "WW-295")
def test_counterspell() -> None:
    game = example("WW-X37")
    play(game, "counterspell", "spend:combat", "spend:combat")
    assert (game.force, game.health, game.branches) == (1, [21], [0, 0, 0])
    play(game, "counterspell", "spend:combat", "spend:combat")
    assert (game.force, game.health) == (2, [20])


@rule("WW-X38", "WW-305", "WW-306")
def test_plan_row() -> None:
    game = example("WW-X38")
    play(game, "branch:1")
    assert moment(game) == (4, "e2")
    assert (game.plans, named(game.powers)) == ([], ["arcane-ward"])
    assert set(named(game.discard)) == {"skittering-march-therus", "return-to-the-throne", "bodyguard"}


@rule("WW-X40", "WW-X41", "WW-317")
def test_team_experience() -> None:
    found = [(game.shared, [player.health for player in game.players]) for game in (example("WW-X40"), example("WW-X41"))]
    assert found == [(19, [4, 4]), (64, [4, 4])]


@rule("WW-X42", "WW-030", "WW-031")
@pytest.mark.parametrize(
    ("day", "time", "outer", "day_middle", "time_middle", "inner"),
    [
        (1, 0, (0, 1, 3, 5, 6, 8, 9, 11), (0, 2, 3, 4, 6, 7, 9, 10), (0, 1, 3, 5, 6, 8, 10, 11), (0, 1, 2, 4)),
        (1, 3, (0, 1, 3, 5, 6, 8, 9, 11), (0, 2, 3, 4, 6, 7, 9, 10), (0, 2, 3, 5, 7, 8, 9, 10), (0, 2, 3, 4)),
        (2, 4, (0, 2, 4, 5, 7, 8, 10, 11), (1, 2, 3, 5, 6, 8, 9, 11), (1, 2, 4, 6, 7, 8, 9, 11), (0, 2, 4, 5)),
        (5, 11, (1, 2, 4, 5, 7, 8, 9, 11), (0, 2, 3, 5, 6, 8, 10, 11), (0, 1, 2, 4, 6, 7, 9, 11), (0, 2, 4, 5)),
        (8, 7, (1, 2, 4, 5, 6, 8, 10, 11), (0, 2, 3, 5, 7, 8, 9, 11), (1, 3, 4, 5, 6, 8, 10, 11), (0, 1, 2, 4)),
        (12, 9, (0, 1, 2, 4, 6, 7, 9, 10), (1, 3, 4, 5, 7, 8, 10, 11), (1, 2, 3, 4, 6, 8, 9, 11), (0, 1, 3, 5)),
    ],
)
def test_door_vectors(
    day: int, time: int, outer: tuple[int, ...], day_middle: tuple[int, ...], time_middle: tuple[int, ...], inner: tuple[int, ...]
) -> None:
    assert DAY_OUTER[day] == sum(1 << i for i in outer)
    assert DAY_MIDDLE[day] == sum(1 << MIDDLE + i for i in day_middle)
    assert TIME_MIDDLE[time] == sum(1 << MIDDLE + i for i in time_middle)
    assert TIME_INNER[time] == sum(1 << INNER + i for i in inner)


@rule("WW-023")
def test_the_board_starts_with_fifteen_scarabs() -> None:
    game = fresh(3)
    assert (sum(game.scarabs), game.infested) == (15, 0)
