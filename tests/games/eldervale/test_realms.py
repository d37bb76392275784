"""Realm actions, and the expedition into the dungeon."""

import pytest

from deska.games.eldervale.actions import ADVENTURES, BEASTS, ELEMENTS, FACES, MAGIC, MAP, REALMS, SPACES
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import OUT
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.components.tables import FACE
from deska.games.eldervale.effects.gains import Discard
from deska.games.eldervale.effects.tokens import TakeToken, top_of
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    OGRES,
    asked,
    dwells,
    gains,
    hand,
    holds,
    is_ready,
    levels,
    offers,
    options,
    owns,
    play,
    refuse,
    resolve,
    resources,
    stands,
    table,
    tableau,
    token,
    treasures,
    turn_of,
    units,
)

FIRST, SECOND = SPACES.index("ash-fields-1"), SPACES.index("ash-fields-2")
PLENTY = {"gem": 3, "scroll": 3, "potion": 3, "tool": 3, "sword": 3}


def tray(game: Eldervale, seat: int = ANNA) -> list[int]:
    return game.players[seat].tray


# --- element realms


@rule("EL-083", "EL-084")
@pytest.mark.parametrize("space", ["ash-fields-1", "ash-fields-2"])
def test_the_top_token_of_one_stack(space: str) -> None:
    game = table()
    place = SPACES.index(space)
    top, following = top_of(game, place), game.tokens[place * 3 + 1]
    play(game, "place:worker:ash-fields")
    assert options(game, "take") == {"take:ash-fields-1", "take:ash-fields-2"}
    play(game, f"take:{space}")
    assert (tray(game), sorted((game.left[FIRST], game.left[SECOND]))) == ([top], [2, 3])
    assert top_of(game, place) == following


@rule("EL-083")
def test_it_does_not_matter_which_treasure_came_first() -> None:
    spaces = ("ash-fields-1", "cloud-plateau-1", "molten-crown-1", "windspire-peaks-1")
    found = set()
    for order in (spaces, tuple(reversed(spaces))):
        game = table()
        for space in order:
            play(resolve(game, TakeToken()), f"take:{space}")
        assert sorted(tray(game)) == sorted(game.tokens[SPACES.index(space) * 3 + 2] for space in spaces)
        found.add(game.digest())
    assert len(found) == 1


@rule("EL-085")
@pytest.mark.parametrize(("space", "gained", "tokens"), [("ash-fields-1", {"sword": 1}, 0), ("ash-fields-2", {}, 1)])
def test_an_emptied_space_gives_its_resource(space: str, gained: dict[str, int], tokens: int) -> None:
    game = table()
    game.left[FIRST] = 0
    turn_of(game, ANNA)
    play(game, "place:worker:ash-fields", f"take:{space}")
    assert (resources(game, ANNA), len(tray(game))) == (gained, tokens)


@rule("EL-086")
def test_a_fifth_token_has_to_go() -> None:
    game = table()
    treasures(game, ANNA, "gem-gem", "gold", "tool-tool", "potion-potion")
    turn_of(game, ANNA)
    new = FACES[FACE[top_of(game, SPACES.index("molten-crown-1"))]]
    play(game, "place:worker:molten-crown")
    assert asked(game) == ("el-tray-full", ANNA)
    assert game.pending is not None
    assert game.pending.rules == ("EL-086", "EL-131")
    assert {option.split(":")[1] for option in options(game, "cash")} == {"gem-gem", "gold", "tool-tool", "potion-potion", new}
    assert {option.split(":")[2] for option in options(game, "put")} == {"gather"}
    play(game, "cash:gem-gem:gem")
    assert (len(tray(game)), resources(game, ANNA), asked(game)[0]) == (4, {"gem": 2}, "el-end-turn")


@rule("EL-086", "EL-C54")
@pytest.mark.parametrize(("tokens", "asks"), [(5, "el-end-turn"), (6, "el-tray-full")])
def test_deep_holds_have_room_for_six_tokens(tokens: int, asks: str) -> None:
    game = table()
    owns(game, ANNA, "deep-holds")
    treasures(game, ANNA, *["gem-gem"] * tokens)
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown")
    assert asked(game)[0] == asks


@rule("EL-086")
def test_a_fifth_token_may_lie_on_a_slot() -> None:
    game = table()
    treasures(game, ANNA, "gem-gem", "gold", "tool-tool", "potion-potion")
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown", "put:gold:gather")
    assert (len(tray(game)), game.players[ANNA].cards[0].tokens) == (4, (token("gold"),))


@rule("EL-087")
def test_tokens_on_cards_are_not_counted() -> None:
    game = table("deep-dwarves", HARPIES, more=("fire", "water"))
    owns(game, ANNA, "root-cave", tokens=("gem-gem", "gold", "tool-tool"))
    treasures(game, ANNA, "gem-gem", "gold", "tool-tool")
    turn_of(game, ANNA)
    play(game, "place:worker:molten-crown")
    assert (len(tray(game)), asked(game)[0]) == (4, "el-end-turn")


# --- ruins


@rule("EL-088")
def test_the_mage_tower() -> None:
    game = table()
    holds(game, ANNA, "gale")
    gains(game, ANNA, gem=2)
    turn_of(game, ANNA)
    play(game, "place:worker:mage-tower", "pay:gem", "pay:gem")
    assert asked(game)[0] == "el-discard"
    assert len(hand(game, ANNA)) == 4
    drawn = hand(game, ANNA) - {"gale"}
    assert options(game) == {f"discard:{card}" for card in (*drawn, "gale")}
    play(game, "discard:gale")
    assert (hand(game, ANNA), resources(game, ANNA), game.discard) == (drawn, {}, [MAGIC.index("gale")])


@rule("EL-088")
@pytest.mark.parametrize(
    ("held", "cards", "possible"),
    [
        ({"gem": 2}, (), True),
        ({"gem": 1, "tool": 1}, (), True),
        ({"gem": 1}, ("gale",), True),
        ({}, ("gale", "curse"), True),
        ({"gem": 1}, (), False),
        ({}, ("gale",), False),
    ],
)
def test_any_two_resources_pay_for_the_mage_tower(held: dict[str, int], cards: tuple[str, ...], possible: bool) -> None:
    game = table()
    holds(game, ANNA, *cards)
    gains(game, ANNA, **held)
    turn_of(game, ANNA)
    assert ("place:worker:mage-tower" in options(game)) is possible
    if possible:
        play(game, "place:worker:mage-tower")
        assert (len(game.discard), resources(game, ANNA), len(hand(game, ANNA))) == (len(cards), {}, 3)


@rule("EL-089", "EL-120")
@pytest.mark.parametrize(
    ("unit", "price"),
    [("warrior", {"tool": 2, "sword": 1}), ("wizard", {"potion": 2, "scroll": 1}), ("dragon", {"gem": 2, "scroll": 1})],
)
def test_the_summoning_portal(unit: str, price: dict[str, int]) -> None:
    game = table()
    gains(game, ANNA, **price)
    turn_of(game, ANNA)
    play(game, "place:worker:summoning-portal")
    assert f"recruit:{unit}" in options(game)
    play(game, f"recruit:{unit}")
    assert (units(game, ANNA, "ready"), resources(game, ANNA)) == (["worker", "worker", unit], {})


@rule("EL-088")
@pytest.mark.parametrize(("cards", "possible"), [((), False), (("gale",), True)])
def test_what_cannot_be_discarded(cards: tuple[str, ...], possible: bool) -> None:
    game = table()
    holds(game, ANNA, *cards)
    assert Discard(1).possible(game, Frame(Discard(1), ANNA)) is possible


@rule("EL-089", "EL-120")
def test_who_is_not_recruited() -> None:
    game = table()
    is_ready(game, ANNA, "warrior")
    gains(game, ANNA, tool=3, sword=1, scroll=1, potion=2)
    turn_of(game, ANNA)
    play(game, "place:worker:summoning-portal")
    assert refuse(game, "recruit:warrior").message == "el-why-recruited"
    assert refuse(game, "recruit:dragon").message == "el-why-cannot-pay"


@rule("EL-120", "EL-119")
def test_workers_cost_more_and_more() -> None:
    for inactive, price in ((3, 1), (2, 2), (1, 3)):
        game = table()
        is_ready(game, ANNA, *["worker"] * (3 - inactive))
        gains(game, ANNA, gem=price)
        turn_of(game, ANNA)
        play(game, "place:worker:summoning-portal", "recruit:worker")
        assert (resources(game, ANNA), len(units(game, ANNA, "ready"))) == ({}, 3 + 3 - inactive)
    assert units(game, ANNA, "inactive") == ["warrior", "wizard", "dragon"]


@rule("EL-090", "EL-123", "EL-125")
def test_the_mill_settles_any_worker_on_the_map() -> None:
    game = table()
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, ANNA, "worker", "cloud-plateau")
    stands(game, ANNA, "warrior", "molten-crown")
    dwells(game, BEN, "cloud-plateau")
    stands(game, ANNA, "worker", "windspire-peaks")
    is_ready(game, ANNA, "worker")
    gains(game, ANNA, **PLENTY)
    turn_of(game, ANNA)
    play(game, "place:worker:mill")
    assert options(game, "settle") == {"settle:ash-fields", "settle:windspire-peaks"}
    assert refuse(game, "settle:cloud-plateau").message == "el-why-dwelling-there"
    assert refuse(game, "settle:molten-crown").message == "el-why-no-worker"
    play(game, "settle:ash-fields")
    assert resources(game, ANNA) == {**PLENTY, "tool": 2, "sword": 2, "gem": 2}


@rule("EL-092")
def test_the_fortress() -> None:
    game = table()
    gains(game, ANNA, gem=1, tool=1)
    turn_of(game, ANNA)
    play(game, "place:worker:fortress")
    assert resources(game, ANNA) == {"gold": 2}


@rule("EL-092", "EL-043", "EL-049")
@pytest.mark.parametrize(("paid", "left"), [(("gem", "gem"), {"gold": 5}), (("gem", "gold"), {"gold": 5, "gem": 1})])
def test_who_has_five_gold_may_use_the_fortress(paid: tuple[str, ...], left: dict[str, int]) -> None:
    """Room is looked at after paying; what exceeds it is lost."""
    game = table()
    gains(game, ANNA, gold=5, gem=2)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "fortress")
    turn_of(game, ANNA)
    play(game, "place:worker:fortress", *[f"pay:{kind}" for kind in paid], "done")
    assert resources(game, ANNA) == left
    assert game.battle is None or asked(game)[0] == "el-swords"


# --- the expedition


def expedition(**held: int) -> Eldervale:
    game = table()
    gains(game, ANNA, **held)
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    return game


@rule("EL-091", "EL-093", "EL-094")
def test_an_expedition_in_four_steps() -> None:
    game = expedition(**PLENTY)
    stock = len(game.stock)
    assert asked(game) == ("el-lay", ANNA)
    for option in options(game, "lay"):
        cell = MAP.names.index(option.removeprefix("lay:"))
        assert len([near for near in MAP.neighbours[cell] if near in game.cells]) >= 2
    assert refuse(game, "lay:5.5").rule == "EL-094"
    site = min(options(game, "lay"))
    play(game, site)
    assert (asked(game)[0], len(game.stock)) == ("el-first-card", stock)
    laid = next(event for event in game.events if event.message == "el-laid")
    assert laid.move == ("realm", "stock", f"cell:{site.removeprefix('lay:')}")
    play(game, "buy:windswept-doorway")
    assert asked(game)[0] == "el-second-card"
    play(game, "buy:burning-doorway")
    assert asked(game)[0] in ("el-end-turn", "el-turn")
    assert tableau(game, ANNA) == ["start-air", "windswept-doorway", "burning-doorway"]
    assert game.shown == game.elements


@rule("EL-094", "EL-091")
def test_an_expedition_with_an_empty_stock() -> None:
    game = table()
    game.stock = []
    gains(game, ANNA, **PLENTY)
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    assert asked(game)[0] == "el-first-card"


@rule("EL-095", "EL-195", "EL-096")
def test_a_new_lair_brings_treasures_and_its_monster() -> None:
    game = table()
    lair = REALMS.index("demon-caldera")
    game.stock = [realm for realm in game.stock if realm != lair] + [lair]
    gains(game, ANNA, **PLENTY)
    turn_of(game, ANNA)
    assert game.place[BEASTS.index("demon-of-might")] == OUT
    play(game, "place:worker:dungeon")
    play(game, min(options(game, "lay")))
    assert game.place[BEASTS.index("demon-of-might")] == lair
    assert game.left[SPACES.index("demon-caldera-1")] == 3
    play(game, "buy:windswept-doorway", "burn:burning-doorway")
    assert game.place[BEASTS.index("demon-of-might")] == lair
    assert units(game, ANNA, "dungeon") == ["worker"]


@rule("EL-096", "EL-156")
def test_a_monster_that_was_just_revealed_does_not_invade() -> None:
    """Even right beside the Dungeon, and though a battle is fought there in this very turn."""
    game = table()
    lair = REALMS.index("demon-caldera")
    game.stock = [realm for realm in game.stock if realm != lair] + [lair]
    gains(game, ANNA, **PLENTY)
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "dungeon")
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    around = MAP.neighbours[game.cells[REALMS.index("dungeon")]]
    play(game, min(option for option in options(game, "lay") if MAP.names.index(option[4:]) in around))
    assert game.near[lair] >> REALMS.index("dungeon") & 1
    play(game, "buy:windswept-doorway", "burn:burning-doorway")
    assert game.battle is not None
    assert (game.battle.monster, game.place[BEASTS.index("demon-of-might")]) == (-1, lair)


@rule("EL-097", "EL-139")
def test_a_card_is_bought_and_gives_power() -> None:
    game = expedition(sword=1, potion=1)
    treasures(game, ANNA, "gem-gem")
    play(game, min(options(game, "lay")))
    assert options(game, "buy") == {"buy:burning-doorway"}
    assert not options(game, "burn")
    assert refuse(game, "buy:windswept-doorway").message == "el-why-card-too-dear"
    assert refuse(game, "buy:forge").message == "el-why-not-face-up"
    play(game, "buy:burning-doorway")
    assert (levels(game, ANNA), resources(game, ANNA)) == ({"air": 1, "fire": 1}, {})


@rule("EL-098", "EL-099", "EL-100")
def test_a_second_card_or_a_burnt_one() -> None:
    game = expedition(**PLENTY)
    play(game, min(options(game, "lay")), "buy:windswept-doorway")
    others = {f"{verb}:{card}" for verb in ("buy", "burn") for card in ("mossy-doorway", "burning-doorway", "dripping-doorway")}
    assert options(game, "buy") | options(game, "burn") == others
    assert "end" not in options(game)
    play(game, "burn:burning-doorway")
    fire = ELEMENTS.index("fire")
    assert game.decks[fire][0] == ADVENTURES.index("burning-doorway")
    assert (levels(game, ANNA), game.shown) == ({"air": 2}, game.elements)


@rule("EL-102")
def test_a_burnt_card_comes_up_again() -> None:
    game = table()
    fire = ELEMENTS.index("fire")
    offers(game, "forge")
    game.decks[fire] = game.decks[fire][-2:]
    gains(game, ANNA, **PLENTY)
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    play(game, min(options(game, "lay")), "buy:windswept-doorway", "burn:forge")
    assert game.decks[fire][0] == ADVENTURES.index("forge")
    game.decks[fire].pop()
    assert game.decks[fire] == [ADVENTURES.index("forge")]
    stands(game, BEN, "worker", "mill")
    gains(game, BEN, tool=1, sword=1)
    turn_of(game, BEN)
    assert "place:worker:dungeon" in options(game)


@rule("EL-101", "EL-130")
def test_free_actions_between_the_steps() -> None:
    game = table()
    treasures(game, ANNA, "potion-potion", "sword-sword")
    gains(game, ANNA, scroll=1, potion=1)
    turn_of(game, ANNA)
    play(game, "place:worker:dungeon")
    play(game, min(options(game, "lay")), "buy:windswept-doorway")
    assert options(game, "buy") == set()
    play(game, "cash:potion-potion:potion", "cash:sword-sword:sword", "buy:burning-doorway")
    assert len(tableau(game, ANNA)) == 3


@rule("EL-019")
def test_cards_of_other_elements_cannot_be_had() -> None:
    game = expedition(**PLENTY)
    play(game, min(options(game, "lay")))
    assert {BOX.element[ADVENTURES.index(option[4:])] for option in options(game, "buy")} == {0, 1, 2, 3}
    assert refuse(game, "buy:shining-doorway").rule == "EL-097"


@rule("EL-C16", "EL-085")
@pytest.mark.parametrize(("faction", "unit", "swords"), [("atlanteans", "worker", 2), ("atlanteans", "dragon", 1), (OGRES, "worker", 1)])
def test_pearl_divers(faction: str, unit: str, swords: int) -> None:
    game = table(faction, HARPIES)
    is_ready(game, ANNA, unit)
    game.left[SPACES.index("molten-crown-1")] = 0
    turn_of(game, ANNA)
    play(game, f"place:{unit}:molten-crown")
    assert resources(game, ANNA) == {"sword": swords}


@rule("EL-C54", "EL-088")
def test_tailwind_at_the_mage_tower() -> None:
    game = table()
    owns(game, ANNA, "tailwind")
    gains(game, ANNA, gem=2)
    turn_of(game, ANNA)
    play(game, "place:worker:mage-tower")
    assert len(hand(game, ANNA)) == 4
