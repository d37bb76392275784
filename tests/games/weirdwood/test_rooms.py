"""The rooms: every action, every price of cleaning."""

from typing import Any

import pytest

import deska
from deska.games.weirdwood.actions import ROOMS
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.experience import SPEND_XP
from deska.games.weirdwood.effects.links import links
from deska.games.weirdwood.effects.movement import OFFER_ROOM
from deska.testing import rule
from tests.games.weirdwood.build import (
    HANKA,
    HONZA,
    JANA,
    TURN_STEPS,
    asked,
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
)

STEPS = "shadow-steps-sekhmet"
FIXED = {"entrance-hall": "o0", "terrace-of-time-rifts": "m0", "fae-rift": "i0", "throne-room": "t"}
PRICES = {
    **dict.fromkeys(("conjuring-court", "court-salon", "phoenix-garden"), (1, 3)),
    **dict.fromkeys(("seers-crypt", "workshop-of-secrets"), (2, 2)),
    "treasury": (3, 1),
    "dragon-shrine": (0, 3),
    **dict.fromkeys(("altar-of-selflessness", "atrium-of-wishes", "cleansing-sanctuary", "glittering-cellar"), (2, 1)),
    **dict.fromkeys(("lily-pad-lounge", "wardens-ballroom"), (2, 1)),
    **dict.fromkeys(("ancient-foundry", "cartographers-chamber", "deep-mine", "generals-war-room"), (1, 2)),
    **dict.fromkeys(("oratorio-hall", "recluses-gallery"), (1, 2)),
    **dict.fromkeys(("abandoned-tunnels", "ancestral-armory", "gamblers-den", "mad-scientists-laboratory"), (1, 1)),
    **dict.fromkeys(("roman-baths", "training-yard"), (1, 1)),
    **dict.fromkeys(("amphitheatre-of-the-dead", "royal-armory", "valkyries-rest", "witches-well"), (0, 2)),
    **dict.fromkeys(("archive-of-mysteries", "burble-library", "pools-of-avalon"), (2, 0)),
}
"""Mîn and knowledge."""


RINGS = {name: BOX.room(number).ring for name, number in ROOMS.numbers.items()}


def at(name: str) -> str:
    """A place where that room may lie."""
    return FIXED.get(name) or ({"outer": "o3", "middle": "m3"}.get(RINGS[name], "i1"))


def inside(name: str, *others: Any, rolls: Any = (), day: int = 1, time: str = "m1", swarm: Any = None, **given: Any) -> Weirdwood:
    """Sekhmet may use the room she is in."""
    given.setdefault("hand", [STEPS, "second-wind"])
    layout = {} if name in FIXED else {at(name): name}
    scarabs_there = {"t": 0} if name == "throne-room" else (swarm or {})
    return position(
        hero(at=at(name), **given),
        *others,
        layout=layout,
        steps=[OFFER_ROOM, *TURN_STEPS],
        rolls=rolls,
        day=day,
        time=time,
        scarabs=scarabs_there,
        lair="o6" if at(name) != "o6" else "o5",
    )


def ledger(game: Weirdwood, seat: int = HANKA) -> tuple[int, int, int, int, int]:
    """Mîn, knowledge, scarabs, power, health."""
    player = game.players[seat]
    return *goods(game, seat), player.power, player.health


def spend(game: Weirdwood, *before: str) -> Weirdwood:
    """Use the room, answer, and put all experience on the combat track."""
    play(game, "use-room", *before)
    while asked(game)[0] == "ww-spend-xp":
        play(game, "spend:combat")
    return game


@rule("WW-332", "WW-358")
@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("conjuring-court", (1, 0, 0, 1, 3)),
        ("burble-library", (0, 2, 0, 0, 3)),
        ("witches-well", (2, 0, 0, 0, 3)),
    ],
)
def test_plain_rooms(name: str, after: tuple[int, ...]) -> None:
    assert ledger(play(inside(name), "use-room")) == after


PARTS = {
    **dict.fromkeys(("entrance-hall", "seers-crypt", "workshop-of-secrets", "phoenix-garden", "altar-of-selflessness"), 2),
    **dict.fromkeys(("ancient-foundry", "cleansing-sanctuary", "generals-war-room", "ancestral-armory", "royal-armory"), 2),
    **dict.fromkeys(("court-salon", "amphitheatre-of-the-dead", "pools-of-avalon", "valkyries-rest"), 2),
    **dict.fromkeys(("atrium-of-wishes", "wardens-ballroom"), 3),
}
"""The number of parts in the actions of rooms."""


def splendid(name: str) -> Weirdwood:
    """A room all of whose actions are possible is being used."""
    celia = hero("celia", min=9, knowledge=9)
    friends: dict[str, Any] = {"companions": ["hedge-witch"], "exhausted": ["hedge-witch"]}
    return play(inside(name, celia, min=9, knowledge=9, scarab=2, swarm={"o2": 1}, **friends), "use-room")


@rule("WW-156")
@pytest.mark.parametrize(("name", "parts"), PARTS.items())
def test_all_actions_of_a_room_are_optional_and_in_any_order(name: str, parts: int) -> None:
    choices = [f"choose:{i + 1}" for i in range(parts)]
    game = splendid(name)
    assert options(game) == [*choices, "done"]
    before = [ledger(game, seat) for seat in (HANKA, HONZA)]
    play(game, "done")
    assert (asked(game)[0], [ledger(game, seat) for seat in (HANKA, HONZA)]) == ("ww-turn", before)
    for first in choices:
        turned = play(splendid(name), first)
        kind = asked(splendid(name))[0]
        while asked(turned)[0] != kind or options(turned)[-1] != "done":
            play(turned, options(turned)[0])
        assert options(turned) == [*[choice for choice in choices if choice != first], "done"]


@rule("WW-353", "WW-355")
def test_the_hall_and_the_amphitheatre() -> None:
    assert ledger(play(inside("entrance-hall"), "use-room", "choose:1", "choose:2")) == (1, 1, 0, 0, 4)
    assert ledger(play(inside("amphitheatre-of-the-dead"), "use-room", "choose:1", "choose:2")) == (2, 0, 1, 0, 3)


@rule("WW-353", "WW-366")
def test_the_hall_and_the_well_may_be_declined() -> None:
    for name in ("entrance-hall", "witches-well"):
        assert ledger(play(inside(name), "pass")) == (0, 0, 0, 0, 3)


@rule("WW-331")
def test_the_fae_rift() -> None:
    assert ledger(play(inside("fae-rift"), "use-room")) == (1, 1, 0, 1, 2)
    weak = inside("fae-rift", health=1, hand=[STEPS])
    assert asked(weak)[0] == "ww-turn"


@rule("WW-334")
def test_the_seers_crypt() -> None:
    game = spend(inside("seers-crypt"), "choose:1", "choose:2")
    assert (ledger(game), game.players[HANKA].tracks) == ((0, 2, 0, 0, 3), [0, 2, 0])


@rule("WW-336")
def test_the_phoenix_garden() -> None:
    game = inside("phoenix-garden", companions=["hedge-witch"], exhausted=["hedge-witch"])
    play(game, "use-room")
    while asked(game)[0] != "ww-turn":
        play(game, options(game)[0])
    assert (ledger(game), game.players[HANKA].exhausted) == ((0, 0, 0, 0, 5), 0)


@rule("WW-337")
def test_the_treasury() -> None:
    assert ledger(play(inside("treasury"), "use-room", "take:scarab")) == (1, 1, 1, 0, 3)


@rule("WW-338")
def test_the_throne_room() -> None:
    game = inside("throne-room")
    play(game, "use-room")
    assert asked(game)[0] == "ww-teleport"
    play(game, f"go:{room(game, 'o2')}")
    assert place(game) == "o2"


@rule("WW-339")
def test_the_terrace_turns_time_back() -> None:
    game = inside("terrace-of-time-rifts", min=2, knowledge=1, day=2, time="m2")
    play(game, "use-room", "back:3")
    assert (moment(game), goods(game)) == ((1, "n2"), (0, 0, 0))
    assert refuse(inside("terrace-of-time-rifts", min=1, day=2), "back:1").message


@rule("WW-339")
def test_the_terrace_counts_what_is_paid() -> None:
    """Linked Mîn and knowledge make nothing cheaper here, and whoever has thirty resources may pay them all."""
    linked = {"morning": "brace-for-defence", "afternoon": "shield-wall"}
    game = inside("terrace-of-time-rifts", min=2, day=2, slots=linked, covers={"morning": "iron-guard", "afternoon": "iron-guard"})
    assert links(game, HANKA)[5] == 1  # a wild one
    play(game, "use-room")
    assert options(game) == ["back:1", "back:2"]
    assert refuse(game, "back:3").rule == "WW-339"
    play(game, "back:2")
    assert (goods(game), moment(game)) == ((0, 0, 0), (1, "n2"))
    rich = play(inside("terrace-of-time-rifts", min=30, knowledge=30, scarab=20, day=12), "use-room", "back:80")
    assert (goods(rich), moment(rich)) == ((0, 0, 0), (5, "a2"))
    paying = play(inside("terrace-of-time-rifts", min=30, knowledge=30, scarab=20, day=12), "use-room", "back:40")
    loaded = deska.load(paying.dump())
    assert (loaded.digest(), asked(paying)[0]) == (paying.digest(), "ww-pay")  # so much time can be saved in the middle of the payment


@rule("WW-339", "WW-285")
def test_one_payment_on_the_terrace_moves_the_spell_once() -> None:
    therus = position(hero(at="m0", min=3, hand=[STEPS]), monster="therus", day=2, steps=[OFFER_ROOM, *TURN_STEPS])
    play(therus, "use-room", "back:3", "branch:1", "branch:2")
    assert (therus.branches, asked(therus)[0], moment(therus)) == ([1, 1, 0], "ww-turn", (1, "n1"))


@rule("WW-340", "WW-319")
def test_the_altar() -> None:
    game = inside("altar-of-selflessness", hero("celia"))
    play(game, "use-room", "choose:1", "who:1", "choose:2", "choose:2", "spend:combat", "spend:combat")
    assert (goods(game, HONZA), sum(goods(game)), game.players[HANKA].tracks) == ((0, 1, 0), 0, [0, 2, 0])
    alone = spend(inside("altar-of-selflessness"), "choose:2")
    assert (sum(goods(alone)), alone.players[HANKA].tracks) == (0, [0, 2, 0])


@rule("WW-341")
def test_the_foundry() -> None:
    game = inside("ancient-foundry", min=1, knowledge=1)
    play(game, "use-room", "choose:1", "craft:attack", "choose:2", "choose:1")
    assert (goods(game), game.players[HANKA].dice) == ((1, 0, 0), [1])


@rule("WW-342")
def test_the_atrium() -> None:
    game = inside("atrium-of-wishes")
    play(game, "use-room", "choose:1", "choose:2", "spend:combat", "choose:3", "choose:2")
    assert ledger(game) == (0, 1, 0, 0, 4)


@rule("WW-156", "WW-342", "WW-179")
def test_the_order_in_the_atrium_matters() -> None:
    """With five health and one point missing to a heal of the combat track: healed first, the sixth health gives experience."""
    for order, track, health in ((("choose:1", "spend:combat", "spend:power"), [1, 4, 0], 6), (("choose:2", "spend:combat"), [0, 4, 0], 6)):
        game = inside("atrium-of-wishes", health=5, tracks=[0, 3, 0])
        play(game, "use-room", *order)
        assert (game.players[HANKA].tracks, game.players[HANKA].health) == (track, health)


@rule("WW-343")
def test_the_cartographer() -> None:
    game = inside("cartographers-chamber", hero("celia"))
    play(game, "use-room")
    assert asked(game)[:2] == ("ww-teleport", HONZA)
    play(game, f"go:{room(game, 'o2')}")
    assert (place(game), place(game, HONZA)) == ("m3", "o2")


@rule("WW-344")
def test_the_sanctuary() -> None:
    game = inside("cleansing-sanctuary", swarm={"o2": 1})
    play(game, "use-room", "choose:1", "choose:2", f"target:{room(game, 'o2')}")
    assert (game.players[HANKA].health, scarabs(game)) == (4, {"t": 6})
    assert asked(game)[0] == "ww-turn"  # no experience
    other = inside("cleansing-sanctuary", swarm={"o2": 1})
    play(other, "use-room", "choose:2")
    assert refuse(other, "target:throne-room").rule == "WW-C26"


@rule("WW-345")
def test_the_deep_mine() -> None:
    game = inside("deep-mine", companions=["hedge-witch"])
    play(game, "use-room")
    while asked(game)[0] != "ww-turn":
        play(game, "take:min" if "take:min" in options(game) else options(game)[0])
    assert (goods(game), game.players[HANKA].exhausted) == ((3, 0, 0), 1)
    tired = inside("deep-mine", companions=["hedge-witch"], exhausted=["hedge-witch"])
    assert asked(tired)[0] == "ww-turn"


@rule("WW-346", "WW-357")
@pytest.mark.parametrize(("name", "after"), [("dragon-shrine", (3, 0, 0)), ("archive-of-mysteries", (0, 3, 0))])
def test_rooms_for_a_card(name: str, after: tuple[int, int, int]) -> None:
    game = inside(name)
    play(game, "use-room", "discard:second-wind")
    assert (goods(game), named(game.players[HANKA].discard)) == (after, ["second-wind"])


@rule("WW-347")
def test_the_war_room() -> None:
    game = inside("generals-war-room", hero("celia", min=2, knowledge=1), min=1, knowledge=1)
    play(game, "use-room", "choose:1", "craft:basic", "choose:2", "who:1", "craft:attack")
    assert (game.players[HANKA].dice, game.players[HONZA].dice) == ([0], [1])
    assert (goods(game), goods(game, HONZA)) == ((0, 0, 0), (0, 0, 0))  # one resource more for the other


@rule("WW-348", "WW-359")
@pytest.mark.parametrize(
    ("roll", "tactics", "power", "gains"), [(0, 1, 0, 1), (3, 1, 0, 1), (4, 1, 0, 2), (5, 0, 1, 2), (8, 0, 1, 2), (9, 1, 1, 3)]
)
def test_rooms_of_chance(roll: int, tactics: int, power: int, gains: int) -> None:
    cellar = play(inside("glittering-cellar", rolls=[roll]), "use-room")
    assert (len(cellar.players[HANKA].tactics), cellar.players[HANKA].power) == (tactics, power)
    assert [event.args["count"] for event in cellar.events if event.message == "ww-rolled-d12"] == [roll + 1]
    den = play(inside("gamblers-den", rolls=[roll]), "use-room")
    while asked(den)[0] != "ww-turn":
        play(den, "take:min")
    assert goods(den) == (gains, 0, 0)


@rule("WW-349")
def test_the_lily_pad_lounge() -> None:
    game = inside("lily-pad-lounge", swarm={"m2": 1})
    play(game, "use-room")
    assert options(game) == [f"go:{room(game, 'm2')}", f"go:{room(game, 'm4')}", "pass"]
    play(game, f"go:{room(game, 'm2')}")
    assert (place(game), asked(game)[0]) == ("m2", "ww-turn")  # a scarab: no action there


@rule("WW-349", "WW-190")
def test_the_lily_pad_from_afar() -> None:
    """Cleaned from anywhere and used at once, it leads to its own neighbours."""
    game = position(
        hero(at="o9", tracks=[0, 0, 13], hand=[STEPS]),
        layout={"m3": "lily-pad-lounge"},
        infested=["m3"],
        steps=[SPEND_XP.of(1), *TURN_STEPS],
    )
    play(game, "spend:tactics", "target:lily-pad-lounge", *["spend:combat"] * 4, "use-room")
    assert options(game) == [f"go:{room(game, 'm2')}", f"go:{room(game, 'm4')}", "pass"]


@rule("WW-350")
def test_the_oratorio_hall() -> None:
    """Two points for another player, then one for yet another: neither the first again nor the one in the hall."""
    game = inside("oratorio-hall", hero("celia"), hero("wally"), hero("oliver"))
    play(game, "use-room")
    assert options(game) == ["who:1", "who:2", "who:3"]
    play(game, "who:2", "spend:combat", "spend:combat")
    assert asked(game) == ("ww-two-allies", HANKA, ["who:1", "who:3", "pass"])
    play(game, "who:1", "spend:combat")
    assert ([player.tracks[1] for player in game.players], asked(game)[0]) == ([0, 1, 2, 0], "ww-turn")


@rule("WW-350", "WW-156")
def test_the_second_half_of_the_oratorio_may_be_left_out_or_lost() -> None:
    three = inside("oratorio-hall", hero("celia"), hero("wally"))
    play(three, "use-room", "who:1", "spend:combat", "spend:combat", "pass")
    assert ([player.tracks[1] for player in three.players], asked(three)[0]) == ([0, 2, 0], "ww-turn")
    two = play(inside("oratorio-hall", hero("celia")), "use-room", "who:1", "spend:combat", "spend:combat")
    assert ([player.tracks[1] for player in two.players], asked(two)[0]) == ([0, 2], "ww-turn")


@rule("WW-333", "WW-351", "WW-365")
@pytest.mark.parametrize(("name", "xp"), [("court-salon", 3), ("recluses-gallery", 0), ("valkyries-rest", 1)])
def test_rooms_to_recruit_in(name: str, xp: int) -> None:
    game = inside(name, knowledge=2, min=2)
    play(game, "use-room")
    while asked(game)[0] != "ww-turn":
        found = options(game)
        recruits = [option for option in found if option.startswith("recruit")]
        play(game, "spend:combat" if "spend:combat" in found else (recruits or found)[0])
    assert (len(game.players[HANKA].companions), game.players[HANKA].tracks[1], len(game.offer)) == (1, xp, 4)


@rule("WW-333", "WW-363")
def test_experience_whether_or_not_one_buys() -> None:
    for name, xp in (("court-salon", 2), ("royal-armory", 1)):
        game = inside(name)
        play(game, "use-room")
        while asked(game)[0] != "ww-turn":
            found = options(game)
            play(game, "spend:combat" if "spend:combat" in found else found[0])
        assert game.players[HANKA].tracks[1] == xp, name


@rule("WW-352")
def test_the_ballroom() -> None:
    game = inside("wardens-ballroom", hero("celia"))
    play(game, "use-room", "choose:1", "choose:2", "choose:3", "who:1")
    assert asked(game)[1] == HONZA  # the other one chooses
    play(game, "choose:2")
    assert (ledger(game), goods(game, HONZA)) == ((0, 1, 0, 0, 4), (0, 1, 0))


@rule("WW-354")
def test_the_tunnels() -> None:
    game = inside("abandoned-tunnels")
    play(game, "use-room", "discard:second-wind", f"go:{room(game, 'm2')}")
    assert place(game) == "m2"


@rule("WW-356")
def test_the_ancestral_armory() -> None:
    game = inside("ancestral-armory", hero("celia", min=1, knowledge=1))
    play(game, "use-room", "choose:1", "who:1", "craft:defence", "choose:2", "spend:combat", "spend:combat")
    assert (game.players[HONZA].dice, game.players[HANKA].tracks) == ([2], [0, 2, 0])


@rule("WW-360")
def test_the_laboratory() -> None:
    game = inside("mad-scientists-laboratory", rolls=[(2, "outer")])
    play(game, "use-room", "yes")
    assert (goods(game), place(game)) == ((1, 1, 0), "o1")


@rule("WW-360", "WW-156")
def test_nobody_has_to_teleport_in_the_laboratory() -> None:
    game = inside("mad-scientists-laboratory", rolls=[(2, "outer")])
    play(game, "use-room", "no")
    assert (goods(game), place(game), asked(game)[0]) == ((1, 1, 0), "o3", "ww-turn")


@rule("WW-361")
def test_the_pools() -> None:
    game = inside("pools-of-avalon", hero("celia"), min=1)
    play(game, "use-room")
    while asked(game)[0] != "ww-turn":
        play(game, options(game)[0])
    assert (ledger(game)[0], game.players[HANKA].health, game.players[HONZA].health) == (0, 5, 4)
    poor = inside("pools-of-avalon", hero("celia"))
    play(poor, "use-room")
    while asked(poor)[0] != "ww-turn":
        play(poor, options(poor)[0])
    assert (poor.players[HANKA].health, poor.players[HONZA].health) == (3, 4)


@rule("WW-362")
def test_the_roman_baths() -> None:
    game = inside("roman-baths")
    play(game, "use-room", "choose:1", "choose:2")
    assert (moment(game), game.players[HANKA].health, asked(game)[0]) == ((1, "m3"), 4, "ww-move")


@rule("WW-364")
def test_the_training_yard() -> None:
    game = spend(inside("training-yard", scarab=1))
    assert (ledger(game), game.players[HANKA].tracks) == ((0, 0, 0, 1, 3), [0, 1, 0])
    assert asked(inside("training-yard"))[0] == "ww-turn"


@rule("WW-335")
def test_the_workshop_crafts_two_in_one_payment() -> None:
    game = inside("workshop-of-secrets", min=1, knowledge=1, scarab=1)
    play(game, "use-room", "choose:2", "choose:1", "craft:attack", "craft:defence")
    assert (game.players[HANKA].dice, goods(game)) == ([1, 2], (0, 0, 0))


@rule("WW-175")
@pytest.mark.parametrize("name", [name for name in ROOMS if name not in FIXED])
def test_prices_of_cleaning(name: str) -> None:
    xp = {"outer": 3, "middle": 4, "inner": 5}[RINGS[name]]
    min_, knowledge = PRICES[name]
    found = BOX.room(ROOMS.index(name))
    assert (found.clean.min, found.clean.knowledge, found.clean.scarab, found.xp) == (min_, knowledge, 0, xp)
    game = position(hero(at=at(name), min=min_, knowledge=knowledge, hand=[STEPS]), layout={at(name): name}, infested=[at(name)])
    play(game, "clean", *["spend:combat"] * xp)
    while asked(game)[0] != "ww-turn":
        play(game, "pass" if "pass" in options(game) else options(game)[0])
    assert (game.infested, game.players[HANKA].tracks[1]) == (0, xp)


@rule("WW-175")
def test_a_price_that_cannot_be_paid() -> None:
    for name in ("witches-well", "seers-crypt"):
        game = position(hero(at=at(name), min=9, knowledge=1, hand=[STEPS]), layout={at(name): name}, infested=[at(name)])
        assert refuse(game, "clean").rule == "WW-171"


@rule("WW-343")
def test_with_three_players_somebody_is_chosen() -> None:
    game = inside("cartographers-chamber", hero("celia"), hero("wally"))
    play(game, "use-room", "who:2")
    assert asked(game)[:2] == ("ww-teleport", JANA)
