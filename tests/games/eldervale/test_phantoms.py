"""The Phantoms: the solo game."""

from collections import Counter

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import ADVENTURES, ELEMENTS, GUARDIAN, PHANTOM_CARDS, REALMS, SPACES
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import DWELLINGS, HOUSED, INACTIVE, NOWHERE, READY, UNDERWORLD, Ghosts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.conditions import WinsAgainst
from deska.games.eldervale.made import new_laid
from deska.games.eldervale.scoring import phantom_score
from deska.games.eldervale.turn.battle.dice import monster_dice, player_dice
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE
from deska.games.eldervale.turn.phantoms import GUARDIAN_STEP, PHANTOM_TURN, PHANTOMS_JOIN, RESERVE, build, raise_wrath, unit_for
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame, Rival
from deska.testing import rule
from tests.games.eldervale.battles import dice, ends
from tests.games.eldervale.build import (
    ANNA,
    HARPIES,
    asked,
    at,
    dwells,
    fights,
    holds,
    is_ready,
    levels,
    lurks,
    options,
    play,
    powers,
    resources,
    stands,
    table,
    units,
)
from tests.games.eldervale.tables import PHANTOMS

GHOST = 1
SLOTS = (ELEMENTS.index("water"), ELEMENTS.index("air"), ELEMENTS.index("earth"), ELEMENTS.index("fire"))


def solo(peace: bool = False) -> Eldervale:
    """The Phantoms have water; slots are water, air, earth, fire."""
    seed = next(seed for seed in range(99) if slots_of(table(HARPIES, seed=seed)) == SLOTS)
    return table(HARPIES, peace=peace, seed=seed)


def slots_of(game: Eldervale) -> tuple[int, ...]:
    return ghosts(game).slots


def ghosts(game: Eldervale) -> Ghosts:
    assert game.ghosts is not None
    return game.ghosts


def act(game: Eldervale, card: str = "") -> Eldervale:
    """The Phantoms take a turn, with this card on top of their deck."""
    own = ghosts(game)
    own.acting = True
    if card:
        own.deck.remove(PHANTOM_CARDS.index(card))
        own.deck.append(PHANTOM_CARDS.index(card))
    return at(game, Frame(PHANTOM_TURN, 0))


# --- cards and setup


@rule("EL-C08")
def test_every_phantom_card_is_as_printed() -> None:
    printed = [f"{one.name} {one.kind} {one.slot} {one.unit or '-'} {one.direction} {one.wrath}" for one in BOX.phantoms.values()]
    assert printed == list(PHANTOMS)
    assert Counter(one.kind for one in BOX.phantoms.values()) == {"harvest": 8, "delve": 4, "settle": 4, "summon": 3, "hunt": 3, "omen": 2}


@rule("EL-283", "EL-282")
@pytest.mark.parametrize(
    ("difficulty", "bonus", "wrath", "workers"), [("apprentice", 10, 0, 3), ("adept", 25, 0, 3), ("master", 40, 2, 3), ("legend", 55, 3, 4)]
)
def test_difficulty(difficulty: str, bonus: int, wrath: int, workers: int) -> None:
    game = SPEC.new(1, 1, {"difficulty": difficulty})
    assert isinstance(game, Eldervale)
    assert (ghosts(game).wrath, game.players[GHOST].at.count(READY)) == (wrath, workers)
    assert phantom_score(game) == 2 + 2 + bonus


# --- a turn


@rule("EL-263", "EL-264", "EL-111")
def test_the_phantoms_regroup_when_nobody_is_ready() -> None:
    game = solo(peace=True)
    player = game.players[GHOST]
    player.at[:3] = [REALMS.index("mill"), REALMS.index("dungeon"), UNDERWORLD]
    dwells(game, GHOST, "ash-fields")
    before = player.vp
    act(game)
    assert (player.at.count(READY), player.vp - before, player.glory) == (3, 1, 0)
    assert "el-phantoms-regroup" in [event.message for event in game.events]
    assert (len(ghosts(game).deck), asked(game)) == (24, ("el-turn", ANNA))


@rule("EL-265", "EL-266")
def test_the_next_ready_unit_stands_in() -> None:
    game = solo()
    assert unit_for(game, BOX.phantoms[PHANTOM_CARDS.index("cold-breath")]) == 0
    is_ready(game, GHOST, "dragon", "warrior")
    game.players[GHOST].at[:3] = [REALMS.index("mill")] * 3
    assert unit_for(game, BOX.phantoms[PHANTOM_CARDS.index("cold-breath")]) == 1
    assert unit_for(game, BOX.phantoms[PHANTOM_CARDS.index("headless-rider")]) == 3
    assert unit_for(game, BOX.phantoms[PHANTOM_CARDS.index("wild-hunt")]) == 3


@rule("EL-265", "EL-272", "EL-273")
def test_where_a_phantom_is_placed_monsters_invade_and_battles_begin() -> None:
    game = solo()
    stands(game, ANNA, "worker", "fortress")
    is_ready(game, GHOST, "dragon")
    act(game, "wild-hunt")
    assert [event.args["realm"] for event in game.events if event.message == "el-battle-looms"] == ["fortress"]
    other = solo()
    lurks(other, "demon-of-might", "mill")
    act(other, "rising-dead")
    told = {event.message: event.args for event in other.events}
    assert told["el-invaded"] == {"monster": "demon-of-might", "realm": "summoning-portal"}
    assert told["el-battle-looms"] == {"realm": "summoning-portal"}


@rule("EL-265", "EL-278")
def test_wrath_first_and_the_guardian_last() -> None:
    game = solo()
    act(game, "hungry-shade")
    assert ghosts(game).wrath == 1
    assert REALMS[ghosts(game).guardian] == "cloud-plateau"


# --- cards


@rule("EL-267", "EL-268")
def test_harvest() -> None:
    game = solo()
    before = game.players[GHOST].vp
    act(game, "drowned-sailor")
    assert units(game, GHOST, "ash-fields") == ["worker"]
    assert sorted(game.left[SPACES.index(f"ash-fields-{place}")] for place in (1, 2)) == [2, 3]
    assert game.players[GHOST].vp - before == 1
    lost = next(event for event in game.events if event.message == "el-token-lost")
    assert lost.move == ("token", f"space:{lost.args['space']}", "stock")
    act(game, "headless-rider")
    assert units(game, GHOST, "molten-crown") == ["worker"]


@rule("EL-267", "EL-268")
def test_harvest_goes_on_to_the_next_slot() -> None:
    game = solo()
    stands(game, ANNA, "worker", "cloud-plateau")
    act(game, "pale-reaper")
    assert units(game, GHOST, "windspire-peaks") == ["worker"]


@rule("EL-269")
def test_delve() -> None:
    game = solo()
    fire, stock = ELEMENTS.index("fire"), len(game.stock)
    act(game, "forgotten-stair")
    assert units(game, GHOST, "dungeon") == ["worker"]
    assert len(game.stock) == stock - 1
    assert [laid.card for laid in game.players[GHOST].cards] == [ADVENTURES.index("burning-doorway")]
    assert levels(game, GHOST) == {"water": 1, "fire": 1}
    assert game.shown >> fire & 1
    act(game, "old-bones")
    assert len(game.players[GHOST].cards) == 1
    assert len(game.stock) == stock - 1


@rule("EL-269")
def test_delve_takes_from_the_next_slot_if_a_deck_is_empty() -> None:
    game = solo()
    fire = ELEMENTS.index("fire")
    game.decks[fire].clear()
    game.shown &= ~(1 << fire)
    act(game, "forgotten-stair")
    assert [laid.card for laid in game.players[GHOST].cards] == [ADVENTURES.index("dripping-doorway")]
    assert levels(game, GHOST) == {"water": 2}


@rule("EL-270", "EL-271", "EL-127")
def test_settle() -> None:
    game = solo()
    stands(game, GHOST, "worker", "molten-crown")
    stands(game, GHOST, "worker", "cloud-plateau")
    before = game.players[GHOST].vp
    act(game, "silent-village")
    assert game.dwellings[REALMS.index("molten-crown")] == GHOST
    assert (game.players[GHOST].vp - before, levels(game, GHOST)) == (4, {"water": 1, "fire": 2})
    assert units(game, GHOST, "mill") == ["worker"]


@rule("EL-270", "EL-271")
def test_settle_without_a_worker_is_a_harvest() -> None:
    game = solo()
    act(game, "silent-village")
    assert HOUSED not in game.players[GHOST].at
    assert units(game, GHOST, "ash-fields") == ["worker"]
    stands(game, ANNA, "worker", "mill")
    act(game, "house-of-mist")
    assert (game.dwellings[REALMS.index("ash-fields")], units(game, GHOST, "mill")) == (GHOST, [])


@rule("EL-272", "EL-262")
def test_summon() -> None:
    assert RESERVE == (0, 1, 2, 0, 3, 0)
    game = solo()
    before = game.players[GHOST].vp
    act(game, "rising-dead")
    assert units(game, GHOST, "summoning-portal") == ["worker"]
    assert (game.players[GHOST].at.count(READY), ghosts(game).reserve) == (3, 1)
    act(game, "dark-ritual")
    assert (game.players[GHOST].vp - before, ghosts(game).reserve) == (2, 1)
    game.players[GHOST].at[:6] = [READY] * 6
    ghosts(game).reserve = len(RESERVE)
    act(game, "tolling-bell")
    assert (game.players[GHOST].vp - before, units(game, GHOST, "summoning-portal")) == (4, [])


@rule("EL-272", "EL-267")
@pytest.mark.parametrize("who", ["player", "monster"])
def test_an_occupied_portal_is_worth_two_points(who: str) -> None:
    game = solo()
    if who == "player":
        stands(game, ANNA, "worker", "summoning-portal")
    else:
        lurks(game, "demon-of-might", "summoning-portal")
    before = game.players[GHOST].vp
    act(game, "rising-dead")
    assert (game.players[GHOST].vp - before, ghosts(game).reserve) == (2, 0)
    assert (units(game, GHOST, "summoning-portal"), game.battle) == ([], None)


@rule("EL-273")
def test_hunt() -> None:
    game = solo()
    holds(game, ANNA, "gale")
    is_ready(game, GHOST, "dragon")
    stands(game, ANNA, "dragon", "mill")
    stands(game, ANNA, "worker", "molten-crown")
    act(game, "wild-hunt")
    assert units(game, GHOST, "molten-crown") == ["dragon"]
    assert asked(game) == ("el-looms", ANNA)
    assert game.left[SPACES.index("molten-crown-1")] == 3


@rule("EL-273")
def test_hunt_in_peace_is_a_harvest() -> None:
    game = solo(peace=True)
    stands(game, ANNA, "worker", "molten-crown")
    act(game, "vengeful-host")
    assert units(game, GHOST, "cloud-plateau") == ["worker"]


@rule("EL-274")
def test_omen() -> None:
    game = solo()
    act(game, "lost-peasant")
    ghosts(game).guardian = REALMS.index("ash-fields")
    act(game, "blood-moon")
    assert (len(ghosts(game).deck), ghosts(game).discard, ghosts(game).wrath) == (24, [], 1)
    assert REALMS[ghosts(game).guardian] == "dungeon"
    assert sorted(ghosts(game).deck) == PHANTOM_CARDS.members


# --- battles


@rule("EL-275", "EL-162")
@pytest.mark.parametrize(("wrath", "count"), [(0, 2), (2, 2), (3, 3), (5, 3), (6, 4), (8, 4)])
def test_dice_of_the_phantoms(wrath: int, count: int) -> None:
    game = solo()
    ghosts(game).wrath = wrath
    stands(game, GHOST, "worker", "mill")
    dwells(game, GHOST, "ash-fields")
    stands(game, ANNA, "dragon", "mill")
    fights(game, "mill")
    assert player_dice(game, GHOST) == count


@rule("EL-275")
@pytest.mark.parametrize(("unit", "joined"), [("dragon", ["worker", "worker", "wizard"]), ("wizard", ["worker"])])
def test_the_phantoms_join_when_they_are_weaker(unit: str, joined: list[str]) -> None:
    game = solo()
    stands(game, ANNA, unit, "mill")
    stands(game, GHOST, "worker", "mill")
    stands(game, GHOST, "worker", "fortress")
    stands(game, GHOST, "wizard", "ash-fields")
    stands(game, GHOST, "warrior", "windspire-peaks")
    fights(game, "mill")
    PHANTOMS_JOIN.resolve(game, Frame(PHANTOMS_JOIN, 0))
    assert units(game, GHOST, "mill") == joined


@rule("EL-276")
@pytest.mark.parametrize(("glory", "points", "orbs"), [(0, 2, 0), (3, 0, 1), (7, 2, 0)])
def test_the_phantoms_win(glory: int, points: int, orbs: int) -> None:
    game = solo()
    stands(game, ANNA, "worker", "mill")
    stands(game, GHOST, "worker", "mill")
    game.players[GHOST].glory = glory
    before = game.players[GHOST].vp
    ends(game, seat0=(1,), seat1=(6,))
    assert (game.players[GHOST].vp - before, game.players[GHOST].orbs) == (points, orbs)
    assert resources(game, ANNA) == {"sword": 1}


@rule("EL-276")
def test_the_phantoms_lose() -> None:
    game = solo()
    stands(game, ANNA, "worker", "mill")
    stands(game, GHOST, "worker", "mill")
    ends(game, seat0=(6,), seat1=(1,))
    assert (units(game, GHOST, "underworld"), resources(game, GHOST), ghosts(game).wrath) == (["worker"], {}, 1)


# --- the guardian


@rule("EL-277", "EL-069")
def test_the_guardian_is_no_unit() -> None:
    game = solo()
    ghosts(game).guardian = REALMS.index("ash-fields")
    stands(game, GHOST, "worker", "molten-crown")
    targets = {option.split(":")[2] for option in options(at(game, Frame(TAKE_TURN, 0)), "place")}
    assert ("ash-fields" in targets, "molten-crown" in targets) == (True, False)
    for wrath, strength in ((0, 3), (2, 3), (3, 4), (6, 5)):
        ghosts(game).wrath = wrath
        fights(game, "ash-fields").monster = GUARDIAN
        assert monster_dice(game, [0]) == strength


@rule("EL-278")
@pytest.mark.parametrize(
    ("direction", "realm"),
    [(1, "fortress"), (2, "ash-fields"), (3, "molten-crown"), (4, "dungeon"), (5, "cloud-plateau"), (6, "summoning-portal")],
)
def test_directions_of_the_guardian(direction: int, realm: str) -> None:
    game = solo()
    ghosts(game).guardian = REALMS.index("mill")
    at(game, Frame(TAKE_TURN, 0), Frame(GUARDIAN_STEP, 0, -1, direction))
    assert REALMS[ghosts(game).guardian] == realm
    ghosts(game).guardian = REALMS.index("windspire-peaks")
    at(game, Frame(TAKE_TURN, 0), Frame(GUARDIAN_STEP, 0, -1, 1))
    assert REALMS[ghosts(game).guardian] == "ash-fields"


@rule("EL-279")
@pytest.mark.parametrize("peace", [True, False])
def test_the_guardian_fights_the_player_it_meets(peace: bool) -> None:
    game = solo(peace=peace)
    stands(game, ANNA, "worker", "mill")
    stands(game, GHOST, "worker", "mill")
    holds(game, ANNA, "gale")
    at(game, Frame(TAKE_TURN, 0), Frame(GUARDIAN_STEP, 0, -1, 1))
    assert (REALMS[ghosts(game).guardian], asked(game)[0]) == ("mill", "el-turn" if peace else "el-looms")


@rule("EL-280")
def test_beating_the_guardian() -> None:
    for realm, choice, found in (("ash-fields", "rise:fire", {"air": 1, "fire": 1}), ("mill", "", {"air": 1})):
        game = solo()
        ghosts(game).wrath = 2
        stands(game, ANNA, "worker", realm)
        fights(game, realm, seat0=(6,), monster=(1,)).monster = GUARDIAN
        ghosts(game).guardian = REALMS.index(realm)
        resume(game)
        if choice:
            play(game, choice)
        assert (levels(game, ANNA), REALMS[ghosts(game).guardian], ghosts(game).wrath) == (found, "dungeon", 1)
        assert game.players[ANNA].glory == (0 if choice else 1)


@rule("EL-279", "EL-C69")
@pytest.mark.parametrize(("monster", "slain"), [(GUARDIAN, False), (NOWHERE, False), (GUARDIAN - 1, True)])
def test_the_guardian_is_no_monster_for_quests(monster: int, slain: bool) -> None:
    game = solo()
    stands(game, ANNA, "worker", "mill")
    fights(game, "mill", seat0=(6,), monster=(1,)).monster = monster
    assert WinsAgainst(monster=True).is_met(game, ANNA, 0) is slain


def resume(game: Eldervale) -> None:
    at(game, Frame(TAKE_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(COMPARE, ANNA))


@rule("EL-280", "EL-180")
def test_losing_to_the_guardian() -> None:
    game = solo()
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, GHOST, "worker", "ash-fields")
    ghosts(game).guardian = REALMS.index("ash-fields")
    fights(game, "ash-fields", seat0=(1,), monster=(6,)).monster = GUARDIAN
    resume(game)
    assert (units(game, ANNA, "underworld"), resources(game, ANNA)) == (["worker"], {"sword": 1})
    assert (units(game, GHOST, "ash-fields"), REALMS[ghosts(game).guardian]) == (["worker"], "ash-fields")


# --- the end


@rule("EL-281", "EL-208")
def test_the_sixth_dwelling_of_the_phantoms() -> None:
    game = solo()
    for realm in ("cloud-plateau", "windspire-peaks", "molten-crown", "briar-hills", "pearl-shoals"):
        dwells(game, GHOST, realm)
    stands(game, GHOST, "worker", "ash-fields")
    build(game, REALMS.index("ash-fields"), 0)
    assert (game.dwelling_count(GHOST), game.ending) == (DWELLINGS, 1)
    assert INACTIVE in game.players[GHOST].at


@rule("EL-282", "EL-216")
def test_the_score_of_the_phantoms() -> None:
    game = solo()
    player = game.players[GHOST]
    player.vp, player.orbs = 10, 2
    powers(game, GHOST, water=2, fire=5)
    dwells(game, GHOST, "ash-fields")
    player.cards = [new_laid(card=ADVENTURES.index(card)) for card in ("forge", "trident", "war-drums", "reef-rampart")]
    points = {"track": 10, "orbs": 2 * 2, "power": 3 + 6, "dwellings": 6, "cards": 6 + 6 + 3, "difficulty": 25}
    expected = sum(points.values())
    assert phantom_score(game) == expected
    assert game.result("el-mapped").rivals == (Rival("phantoms", points),)
    own = sum(game.result("el-mapped").scores)
    for more, winners in ((0, ()), (1, (ANNA,))):
        game.players[ANNA].vp += expected - own + more if not more else 1
        assert game.result("el-mapped").winners == winners


@rule("EL-262", "EL-275")
def test_wrath_stays_on_its_track() -> None:
    game = solo()
    raise_wrath(game, 20)
    assert ghosts(game).wrath == 8
    raise_wrath(game, -20)
    assert ghosts(game).wrath == 0


@rule("EL-275")
def test_the_texts_of_their_cards_do_not_count() -> None:
    game = solo()
    stands(game, ANNA, "worker", "mill")
    stands(game, GHOST, "worker", "mill")
    game.players[GHOST].cards = [new_laid(card=ADVENTURES.index(card)) for card in ("stone-maul", "halberd")]
    assert dice(game) == [1, 1, 0]
    told = [(event.message, event.args) for event in game.events]
    assert told == [("el-dice-player", {"player": ANNA, "count": 1}), ("el-dice-phantoms", {"count": 1})]


@rule("EL-C29", "EL-275")
def test_the_kraken_keeps_the_phantoms_out_too() -> None:
    game = solo()
    stands(game, ANNA, "dragon", "mill")
    stands(game, GHOST, "worker", "mill")
    stands(game, GHOST, "worker", "fortress")
    lurks(game, "kraken", "mill")
    fights(game, "mill", "kraken")
    PHANTOMS_JOIN.resolve(game, Frame(PHANTOMS_JOIN, 0))
    assert units(game, GHOST, "mill") == ["worker"]
