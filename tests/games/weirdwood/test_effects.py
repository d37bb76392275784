"""What the short words on cards mean: sneaking, slipping, banishing, scouting, repeating and so on."""

from typing import Any, Final

import pytest

import deska
from deska.games.weirdwood.actions import SCARAB
from deska.games.weirdwood.components.box import NOTHING
from deska.games.weirdwood.effects.crafting import Craft, Recruit
from deska.games.weirdwood.effects.goods import Trade
from deska.games.weirdwood.effects.laid import next_cards
from deska.games.weirdwood.effects.movement import MOVE, SNEAK, Slip, Teleport
from deska.games.weirdwood.effects.scarabs import Banish
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    TURN_STEPS,
    asked,
    goods,
    hero,
    named,
    options,
    place,
    play,
    position,
    refuse,
    room,
    scarabs,
)
from tests.games.weirdwood.ledger import BLANKS, Books, run, standing

CROWD: Final = {"m0": 1, "m3": 1, "m6": 1, "m10": 1}
"""With these every way from the Entrance Hall to the inner ring leads through scarabs."""


# --- ways


@rule("WW-C20")
def test_sneaking_passes_enemies() -> None:
    given: dict[str, Any] = {"scarabs": CROWD, "layout": {"i1": "seers-crypt"}}
    plain = standing(hero(), steps=[MOVE, *TURN_STEPS], **given)
    assert refuse(plain, "go:seers-crypt").rule == "WW-146"
    game = standing(hero(), steps=[SNEAK, *TURN_STEPS], **given)
    play(game, "go:seers-crypt", "pass")
    assert place(game) == "i1"


@rule("WW-C20", "WW-149")
def test_sneaking_does_not_open_doors() -> None:
    shut = standing(hero(), day=3, steps=[SNEAK, *TURN_STEPS])
    assert asked(shut)[0] == "ww-turn"  # the Entrance Hall has no open door
    rubble = standing(hero(), tokens=["m3"], steps=[SNEAK, *TURN_STEPS])
    assert refuse(rubble, f"go:{room(rubble, 'm3')}").rule == "WW-149"


@rule("WW-C20", "WW-148")
def test_fire_stops_a_sneak_move() -> None:
    """All rooms that lead from one corridor to the other burn."""
    fires = ["m3", "m4", "m6", "m9", "m10"]
    game = position(hero(power=2), monster="therus", time="m3", tokens=fires, steps=[SNEAK, *TURN_STEPS])
    assert refuse(game, f"go:{room(game, 'i1')}").rule == "WW-146"
    play(game, f"go:{room(game, 'm3')}", "suffer:power")
    assert (place(game), game.players[HANKA].power) == ("m3", 1)


@rule("WW-C21")
def test_slipping_through_walls() -> None:
    game = standing(hero("wally"), tokens=["o11"], layout={"o1": "burble-library"}, steps=[Slip(1), *TURN_STEPS])
    assert options(game) == [f"go:{room(game, name)}" for name in ("o1", "m0")] + ["pass"]
    assert refuse(game, f"go:{room(game, 'o11')}").rule == "WW-034"
    play(game, "go:burble-library", "use-room")
    assert (place(game), goods(game)) == ("o1", (0, 2, 0))


@rule("WW-C21", "WW-148")
def test_fire_ends_a_slip() -> None:
    """The second step is lost, the damage is not."""
    game = position(hero("wally", power=1), monster="therus", tokens=["o1"], steps=[Slip(2), *TURN_STEPS])
    play(game, f"go:{room(game, 'o1')}", "suffer:power")
    assert (place(game), asked(game)[0]) == ("o1", "ww-turn")


@rule("WW-C23")
def test_rooftop_route_and_portable_portal() -> None:
    wally = standing(hero("wally"), steps=[Teleport(outer=True), *TURN_STEPS])
    assert all(option == "pass" or option in [f"go:{room(wally, f'o{i}')}" for i in range(1, 12)] for option in options(wally))
    assert refuse(wally, "go:throne-room").rule == "WW-C23"
    eugene = standing(hero("eugene", hand=["portable-portal"]))
    run(eugene, "play:portable-portal slot:morning:m2 1", "portable-portal")
    assert options(eugene) == ["who:0", "who:1"]


@rule("WW-C36")
def test_dream_door() -> None:
    """On day 3 the Entrance Hall is shut; for the dreamer it opens, scarabs and rubble stay in the way."""
    me = hero("oliver", power=1, min=1, hand=["flight-of-fancy"])
    game = standing(me, day=3, tokens=["m4"], scarabs={"m0": 1})
    play(game, "play:flight-of-fancy", "slot:morning:m2")
    assert refuse(game, "act:flight-of-fancy:1").rule == "WW-061"
    play(game, "ability:dream-door", "choose:1", "act:flight-of-fancy:1")
    assert refuse(game, f"go:{room(game, 'm4')}").rule == "WW-149"
    play(game, f"go:{room(game, 'm0')}")
    assert (place(game), asked(game)[0]) == ("m0", "ww-turn")


# --- prices


@rule("WW-C24")
def test_discounts() -> None:
    """Two less of 1 knowledge and 1 scarab is nothing, three less is not less than nothing; a link comes on top."""
    for less in (2, 3):
        game = standing(hero("eugene"), steps=[Craft(less=less), *TURN_STEPS])
        play(game, "craft:basic")
        assert (goods(game), len(game.players[HANKA].dice)) == ((0, 0, 0), 1)
    slots = {"morning": "page-turner", "afternoon": "heavy-tome"}
    linked = standing(hero("bailey", slots=slots), steps=[Craft(less=1), *TURN_STEPS])
    play(linked, "craft:basic")
    assert len(linked.players[HANKA].dice) == 1
    friend = standing(hero("wally", min=1), offer=["kitchen-sprite"], steps=[Recruit(less=1), *TURN_STEPS])
    play(friend, "recruit:kitchen-sprite")
    assert goods(friend) == (0, 0, 0)


@rule("WW-C25", "WW-176")
@pytest.mark.parametrize(("tokens", "possible"), [([], True), (["m2"], False)])
def test_cleansing_among_enemies(tokens: list[str], possible: bool) -> None:
    celia = hero("celia", at="m2", knowledge=1, hand=["purifying-light"])
    game = standing(celia, scarabs={} if tokens else {"m2": 2}, infested=["m2"], tokens=tokens)
    assert refuse(game, "clean").rule in ("WW-172", "WW-176")
    play(game, "play:purifying-light", "slot:morning:m2")
    assert ("act:purifying-light:2" in options(game)) is possible
    if possible:
        play(game, "act:purifying-light:2", *["spend:combat"] * 4)
        assert (asked(game)[0], game.infested, scarabs(game)["m2"]) == ("ww-turn", 0, 2)  # no room action among enemies


# --- scarabs


@rule("WW-C26")
@pytest.mark.parametrize(
    ("where", "expected"),
    [("here", ["o0"]), ("connected", ["o0", "m0", "m3"]), ("any", ["o0", "o2", "m0", "m3"])],
)
def test_where_scarabs_are_banished(where: str, expected: list[str]) -> None:
    """A room one Move away; never the Throne Room. On day 1 the second outer room is shut."""
    crowd = {"o0": 1, "o2": 1, "m0": 1, "m3": 1}
    game = standing(hero(), scarabs=crowd, steps=[Banish(1, where), *TURN_STEPS])
    assert options(game) == [*(f"target:{room(game, name)}" for name in expected), "done"]
    assert refuse(game, "target:throne-room").rule == "WW-C26"
    books = Books(game)
    supply = game.supply
    play(game, f"target:{room(game, 'o0')}")
    assert (books.closed(), game.supply) == (("board-1", ""), supply + 1)


@rule("WW-C26")
def test_captured_scarabs_are_kept() -> None:
    game = standing(hero(), steps=[Banish(1, "connected", keep=True), *TURN_STEPS])
    assert deska.load(game.dump()) == game
    books = Books(game)
    run(game, "target:m0")
    assert books.closed() == ("sc+1 board-1", "")


# --- resources


@rule("WW-C30")
@pytest.mark.parametrize(("script", "changed"), [("give:min take:knowledge give:min take:scarab", "mi-2 kn+1 sc+1"), ("done", "")])
def test_trading_up_to_as_many(script: str, changed: str) -> None:
    """Two are swapped, a third one is not asked for; scarabs come from the supply, and Therus' spell gains nothing."""
    game = standing(hero(min=3), monster="therus", top=[], steps=[Trade(2), *TURN_STEPS])
    supply, books = game.supply, Books(game)
    play(game, *script.split())
    assert (asked(game)[0], books.closed()[0], game.branches) == ("ww-turn", changed, [0, 0, 0])
    assert game.supply == supply - game.players[HANKA].goods[SCARAB]


# --- cards


@rule("WW-C27")
def test_scouting() -> None:
    wally = hero("wally", hand=["casing-the-place"])
    game = standing(wally, top=["swarm", "brood", "stampede", "thick-hide"])
    run(game, "play:casing-the-place slot:morning:m2 1", "casing-the-place")
    assert set(options(game)) == {"next:swarm", "next:brood", "next:stampede"}
    play(game, "next:stampede", "next:brood")
    assert named(next_cards(game, 4)) == ["stampede", "brood", "swarm", "thick-hide"]


@rule("WW-C27")
def test_scouting_a_short_deck() -> None:
    game = standing(hero("wally", hand=["casing-the-place"]), top=["swarm", "brood"])
    game.discard = game.deck.cards[:-1]
    game.deck.cards = game.deck.cards[-1:]
    game.deck.seen = game.deck.seen[-1:]
    run(game, "play:casing-the-place slot:morning:m2 1 next:brood", "casing-the-place")
    assert named(next_cards(game, 3)) == ["brood", "swarm"]


@rule("WW-C28")
def test_a_card_taken_back() -> None:
    """The slot is free at once: the card can be played there again."""
    slots = {"morning": "salvage", "afternoon": "prototype", "evening": "overload", "night": "repair-drone"}
    game = standing(hero("eugene", power=1, min=1, slots=slots, hand=["spring-boots"]))
    play(game, "ability:winding-key", "pick:morning")
    assert (game.players[HANKA].slots[0], named(game.players[HANKA].hand)) == (NOTHING, ["spring-boots", "salvage"])
    play(game, "play:salvage", "slot:morning:m2")
    assert "act:salvage:1" in options(game)


@rule("WW-C29")
def test_what_can_be_repeated() -> None:
    """Another card, face up, without its cost; not itself, nothing face down, no card that repeats."""
    slots = {"morning": "nightmare-reversed", "afternoon": "ink-blade", "evening": "masterpiece", "night": "self-portrait"}
    friends = {"companions": ["hedge-witch"]}
    game = standing(hero("oliver", power=1, min=2, slots=slots, down=["afternoon"], hand=["paper-shield"], **friends))
    play(game, "ability:borrowed-moment")
    assert options(game) == ["pick:morning", "pick:night"]
    assert refuse(game, "pick:afternoon").rule == "WW-C29"
    hour = (game.day, game.time)
    play(game, "pick:morning")
    assert (goods(game), (game.day, game.time)) == ((0, 0, 0), hour)
    assert options(game, "act") == ["act:nightmare-reversed:1"]
    played = standing(hero("oliver", min=1, knowledge=1, slots={"night": "ink-blade"}, hand=["masterpiece"]))
    run(played, "play:masterpiece slot:morning:m2 1 pick:night", "masterpiece")


@rule("WW-C29", "WW-C31")
def test_a_masterpiece_adds_to_what_it_repeats() -> None:
    """Ink Blade again: a die, two lasting hits, and the hit of the Masterpiece."""
    me = hero("oliver", at="m0", min=1, knowledge=1, slots={"night": "ink-blade"}, hand=["masterpiece"])
    game = standing(me)
    run(game, "play:masterpiece slot:morning:m2 1 pick:night act:ink-blade:2", "masterpiece")
    assert game.battle is not None
    assert game.battle.dealt == 4


# --- battles of a card


@rule("WW-C31")
def test_extras_of_a_card_stay_with_its_battles() -> None:
    """Lioness' Roar adds two hits to its own Attack, none to that of Twin Blades in the same turn."""
    me = hero(at="m0", power=1, scarab=1, hand=["lioness-roar"])
    game = standing(me, rolls=("hit", *BLANKS, "hit", "blank"))
    run(game, "play:lioness-roar slot:morning:m2 2 done", "lioness-roar")
    assert game.battle is not None
    assert (game.battle.hits, game.battle.dealt) == (2, 3)
    play(game, *["return"] * 3)
    while asked(game)[0] != "ww-turn":
        play(game, options(game)[0])
    play(game, "ability:twin-blades")
    assert game.battle is not None
    assert game.battle.hits == 0


@rule("WW-C31", "WW-C09")
def test_the_leap_helps_in_one_battle() -> None:
    me = hero(power=2, min=1, scarab=1, hand=["twin-slash", "second-wind"])
    game = standing(me, rolls=("hit", *BLANKS, "hit", "blank", "blank"))
    run(game, "ability:leap-of-the-lioness go:m0 ability:twin-blades win:2")
    assert scarabs(game)["m0"] == 2
    assert (game.players[HANKA].edge, game.players[HANKA].ward) == (0, 0)


@rule("WW-C31")
def test_an_unused_leap_is_lost_with_the_turn() -> None:
    game = standing(hero(power=1, min=1, hand=["second-wind"]))
    run(game, "ability:leap-of-the-lioness go:m0 play:second-wind slot:morning:m2")
    assert game.players[HANKA].edge == 1
    play(game, "end", "no")
    assert (game.turn, game.players[HANKA].edge) == (HONZA, 0)


@rule("WW-C32", "WW-C33")
@pytest.mark.parametrize(("name", "card"), [("bailey", "silence-please"), ("wally", "backstab")])
def test_fewer_dice_of_the_enemy(name: str, card: str) -> None:
    """The player chooses which die of the Ogre is not rolled; what it always has stays."""
    game = standing(hero(name, at="o6", power=9, hand=[card]), powers=["bloodlust"], day=5)
    run(game, f"play:{card} slot:morning:m2 2", card)
    assert asked(game) == ("ww-cut-dice", HANKA, ["cut:basic", "cut:attack", "cut:defence"])
    play(game, "cut:attack")
    assert game.battle is not None
    assert (game.battle.foe_dice, game.battle.hits) == ([2, 1, 2], 1)


@rule("WW-C32")
def test_one_scarab_rolls_no_die_less_than_none() -> None:
    game = standing(hero("bailey", at="m0", hand=["silence-please"]), scarabs={"m0": 1}, rolls=("blank",))
    run(game, "play:silence-please slot:morning:m2 2", "silence-please")
    assert game.battle is not None
    assert (game.battle.foe_dice, game.battle.foe_faces, game.battle.dealt) == ([0, 0, 0], [], 1)


@rule("WW-C32")
def test_rerolls_and_turned_dice_are_used_up() -> None:
    trance = standing(hero(at="m0", min=1, hand=["battle-trance"]), rolls=("blank", "blank", "block", "block", *BLANKS))
    run(trance, "play:battle-trance slot:morning:m2 2", "battle-trance")
    assert options(trance) == ["reroll:basic-blank", "done"]
    play(trance, "reroll:basic-blank", "reroll:basic-blank")
    assert trance.battle is None  # nothing more to reroll, nobody is hurt


@rule("WW-C33", "WW-161")
def test_grand_heist() -> None:
    """Gloves of level 1 and two more: three of four dice."""
    me = hero("wally", at="m0", dice=["glove"], min=1, hand=["grand-heist"])
    game = standing(me, rolls=("blank", "hit", "hit", "blank"))
    run(game, "play:grand-heist slot:morning:m2 2", "grand-heist")
    assert game.battle is not None
    assert (game.battle.dice, game.battle.foe_dice, game.battle.dealt) == ([3, 0, 0], [1, 0, 0], 3)


@rule("WW-C34")
def test_twin_slash_is_two_battles() -> None:
    """The scarab that hits in the second battle was hit by nothing in the first."""
    game = standing(hero(at="m0", min=1, power=1, hand=["twin-slash"]), rolls=("blank", *BLANKS, "blank", "hit", *BLANKS[1:]))
    run(game, "play:twin-slash slot:morning:m2 1", "twin-slash")
    assert asked(game)[0] == "ww-turn"
    run(game, "1 suffer:power", "twin-slash")
    assert refuse(game, "act:twin-slash:1").rule == "WW-061"


@rule("WW-C34")
def test_war_drums() -> None:
    """The other player fights with own dice and takes the damage."""
    game = standing(hero(hand=["war-drums"]), hero("celia", at="m0", power=1), rolls=("hit", "hit", *BLANKS[1:]))
    run(game, "play:war-drums slot:morning:m2 2", "war-drums")
    assert asked(game) == ("ww-defeated", HONZA, ["keep", "return"])
    play(game, "keep", "wounds-first", "suffer:power", "spend:combat")
    assert (goods(game, HONZA), game.players[HONZA].power, goods(game)) == ((0, 0, 1), 0, (0, 0, 0))


# --- who gets it


@rule("WW-C35")
def test_who_is_meant() -> None:
    me = hero("celia", hand=["soft-melody"])
    game = position(me, hero("sekhmet"), hero("oliver", at="o3"), scarabs={"m0": 1})
    run(game, "play:soft-melody slot:morning:m2 2", "soft-melody")
    assert options(game) == ["who:0", "who:1", "who:2"]
    run(game, "who:2 2 who:2", "soft-melody")
    assert [player.health for player in game.players] == [3, 3, 5]
    allies = position(hero("celia", hand=["wardens-to-me"]), hero("sekhmet"), hero("oliver"))
    run(allies, "play:wardens-to-me slot:morning:m2 3", "wardens-to-me")
    assert options(allies) == ["who:1", "who:2"]
    assert refuse(allies, "who:0").rule == "WW-C35"


@rule("WW-C35")
def test_everybody_here_and_everybody() -> None:
    heroes = (hero("oliver", hand=["burst-of-colour"], tactics=["wardens-council"]), hero("sekhmet"), hero("celia", at="o3"))
    game = position(*heroes, scarabs={"m0": 1})
    play(game, "play:burst-of-colour", "slot:morning:m2", "lay-tactic:wardens-council", "act:burst-of-colour:3")
    assert [player.health for player in game.players] == [4, 4, 3]
    play(game, "act:wardens-council:2", *["spend:combat"] * 3)
    assert [player.tracks for player in game.players] == [[0, 1, 0]] * 3
