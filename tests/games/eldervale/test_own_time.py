"""Free actions during the other actions of one's own turn: after a placement, before a battle and in it (EL-130)."""

import pytest

from deska.games.eldervale.actions import BEASTS, REALMS
from deska.games.eldervale.components.pieces import JOINING, READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE
from deska.games.eldervale.turn.battle.start import JOIN_STEP
from deska.games.eldervale.turn.expedition import FIRST_CARD
from deska.games.eldervale.turn.rounds import END_OF_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import swords
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    HARPIES,
    OGRES,
    asked,
    at,
    fights,
    gains,
    hand,
    holds,
    is_ready,
    lone,
    lurks,
    offers,
    options,
    owns,
    pause_after,
    play,
    powers,
    refuse,
    resources,
    stands,
    table,
    treasures,
    turn_of,
    units,
)

LAND_WITH_LAIR = {
    "mill": (0, 0),
    "ash-fields": (1, 0),
    "molten-crown": (0, 1),
    "cloud-plateau": (-1, 0),
    "demon-caldera": (3, 0),
    "fortress": (2, 0),
    "dungeon": (4, 0),
    "summoning-portal": (5, 0),
}


def orbs(game: Eldervale, count: int = 1, seat: int = ANNA) -> Eldervale:
    game.players[seat].orbs = count
    return game


# --- the pauses


@rule("EL-130", "EL-063")
def test_after_a_placement_there_is_time_for_free_actions() -> None:
    game = turn_of(orbs(table(), 2), ANNA)
    pause_after(game, "place:worker:ash-fields")
    assert (asked(game), game.players[ANNA].tray) == (("el-after-placing", ANNA), [])
    pause_after(game, "reward:two-gems")
    assert (asked(game)[0], resources(game, ANNA)) == ("el-after-placing", {"gem": 2})
    play(game)
    assert asked(game) == ("el-take-here", ANNA)


@rule("EL-130")
def test_who_can_do_nothing_is_not_asked_to_pass() -> None:
    game = turn_of(table(), ANNA)
    pause_after(game, "place:worker:ash-fields")
    assert asked(game)[0] == "el-take-here"


@rule("EL-130")
@pytest.mark.parametrize("card", ["curse", "gale", "prophecy-of-glory"])
def test_a_pause_tells_nothing_about_the_cards_in_hand(card: str) -> None:
    """Any card is enough, whether or not it can be played."""
    game = table()
    holds(game, ANNA, card)
    pause_after(turn_of(game, ANNA), "place:worker:ash-fields")
    assert asked(game)[0] == "el-after-placing"


@rule("EL-130")
def test_others_have_no_time_of_their_own_in_your_turn() -> None:
    game = orbs(table(), seat=BEN)
    stands(game, BEN, "worker", "mill")
    stands(game, BEN, "dragon", "molten-crown")
    gains(game, BEN, sword=1)
    stands(game, ANNA, "worker", "dungeon")
    play(turn_of(game, ANNA), "place:worker:molten-crown", "done", "done")
    assert (asked(game), options(game, "reward")) == (("el-swords", BEN), set())
    assert refuse(game, "reward:two-swords").message == "el-why-not-between"


@rule("EL-130", "EL-132")
def test_in_the_midst_of_an_effect_tokens_are_cashed_and_nothing_else_is_done() -> None:
    game = orbs(table())
    treasures(game, ANNA, "gem-gem")
    play(turn_of(game, ANNA), "place:worker:ash-fields")
    assert (asked(game)[0], options(game, "cash"), options(game, "reward")) == ("el-take-here", {"cash:gem-gem:gem"}, set())
    assert refuse(game, "reward:two-swords").rule == "EL-130"


# --- before a battle and in it


def invaded() -> Eldervale:
    """A demon invades the ash fields, where Anna's worker has just come."""
    game = table(more=("order", "chaos"), land=LAND_WITH_LAIR)
    lurks(game, "demon-of-might", "molten-crown")
    return game


@rule("EL-130", "EL-157", "EL-C63")
def test_banishment_before_the_battle() -> None:
    game = invaded()
    holds(game, ANNA, "banishment")
    powers(game, ANNA, order=3)
    pause_after(turn_of(game, ANNA), "place:worker:ash-fields")
    assert game.place[BEASTS.index("demon-of-might")] == REALMS.index("ash-fields")
    pause_after(game, "take:ash-fields-1")
    assert asked(game) == ("el-before-battle", ANNA)
    play(game, "cast:banishment")
    assert game.place[BEASTS.index("demon-of-might")] == REALMS.index("demon-caldera")
    assert (game.battle, units(game, ANNA, "ash-fields"), asked(game)[0]) == (None, ["worker"], "el-end-turn")


@rule("EL-130", "EL-165")
def test_an_orb_becomes_two_swords_for_the_battle() -> None:
    game = orbs(invaded())
    game.left = [0] * len(game.left)
    play(turn_of(game, ANNA), "place:worker:ash-fields", "take:ash-fields-2")
    assert (asked(game), resources(game, ANNA)) == (("el-swords", ANNA), {"gem": 1})
    assert options(game, "fight") == set()
    play(game, "reward:two-swords", "fight:sword")
    assert game.battle is not None
    assert (game.battle.dice[ANNA], resources(game, ANNA)) == (2, {"gem": 1, "sword": 1})
    play(game, "fight:sword")
    assert [event.args["count"] for event in game.events if event.message == "el-dice-player"] == [3]


@rule("EL-130", "EL-157")
def test_without_a_battle_there_is_no_pause_before_it() -> None:
    game = orbs(table(more=("order", "chaos"), land=LAND_WITH_LAIR))
    pause_after(turn_of(game, ANNA), "place:worker:ash-fields", "take:ash-fields-1")
    assert asked(game)[0] == "el-end-turn"


@rule("EL-130", "EL-157")
def test_who_leaves_a_battle_in_the_midst_of_it_ends_it() -> None:
    """Gale blows the only attacker away before swords are spent."""
    game = table()
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "dragon", "mill")
    holds(game, ANNA, "gale")
    powers(game, ANNA, air=2)
    fights(game, "mill", seat0=(), seat1=()).stage = JOINING
    at(game, Frame(END_OF_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(COMPARE, ANNA), Frame(JOIN_STEP, ANNA))
    is_ready(game, ANNA, "wizard")
    game.settle()
    play(game, "cast:gale", "to:ash-fields")
    assert (game.battle, asked(game)[0], units(game, ANNA, "ash-fields")) == (None, "el-end-turn", ["worker"])


@rule("EL-130", "EL-157")
def test_a_monster_that_leaves_fights_no_more_but_the_others_do() -> None:
    game = table(HARPIES, OGRES, more=("order", "chaos"), land=LAND_WITH_LAIR)
    for seat in (ANNA, BEN):
        stands(game, seat, "worker", "mill")
    lurks(game, "demon-of-might", "mill")
    holds(game, ANNA, "banishment")
    powers(game, ANNA, order=3)
    swords(game, beast="demon-of-might")
    play(game, "cast:banishment")
    assert game.battle is not None
    assert (game.battle.monster, game.battle.dice[:2]) == (-1, [1, 1])


@rule("EL-130", "EL-C29")
def test_no_spell_of_the_own_turn_at_the_archon() -> None:
    for beast, possible in (("", True), ("archon-sentinel", False)):
        game = table()
        stands(game, ANNA, "worker", "mill")
        stands(game, BEN, "worker", "mill")
        if beast:
            lurks(game, beast, "mill")
        holds(game, ANNA, "swift-messenger")
        gains(game, ANNA, potion=1)
        swords(game, beast=beast)
        assert (asked(game), "cast:swift-messenger" in options(game)) == (("el-swords", ANNA), possible)


# --- what is still owed


@rule("EL-073", "EL-097")
def test_the_first_card_cannot_be_dodged() -> None:
    """A scroll and a potion buy one card; a spell that costs one of them has to wait."""
    game = table()
    offers(game, "windswept-doorway")
    holds(game, ANNA, "gale", "bountiful-harvest")
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, scroll=1, potion=1)
    at(game, Frame(END_OF_TURN, ANNA), Frame(FIRST_CARD, ANNA))
    assert options(game) == {"buy:windswept-doorway", "cast:bountiful-harvest"}
    reason = refuse(game, "cast:gale")
    assert (reason.message, reason.rule, reason.args) == ("el-why-still-owed", "EL-073", {"realm": "dungeon"})
    gains(game, ANNA, scroll=2)
    assert "cast:gale" in options(at(game, Frame(END_OF_TURN, ANNA), Frame(FIRST_CARD, ANNA)))


@rule("EL-073", "EL-050")
def test_what_is_owed_stays_possible_however_one_pays() -> None:
    """Gold could pay for the spell; then it would be missing for the card."""
    game = table()
    game.shown = 1 << 2
    offers(game, "forge")
    holds(game, ANNA, "gale")
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, tool=1, scroll=1, gold=1)
    at(game, Frame(END_OF_TURN, ANNA), Frame(FIRST_CARD, ANNA))
    assert options(game) == {"buy:forge"}
    gains(game, ANNA, gold=2)
    assert "cast:gale" in options(at(game, Frame(END_OF_TURN, ANNA), Frame(FIRST_CARD, ANNA)))


@rule("EL-073", "EL-130")
@pytest.mark.parametrize(
    ("realm", "held", "hired"),
    [
        ("fortress", {"gold": 2}, False),
        ("fortress", {"gold": 2, "gem": 1}, True),
        ("summoning-portal", {"gold": 1}, False),
        ("summoning-portal", {"gold": 2}, True),
        ("ash-fields", {"gold": 1}, True),
    ],
)
def test_the_action_of_the_realm_stays_possible(realm: str, held: dict[str, int], hired: bool) -> None:
    game = table(mercenaries="on")
    gains(game, ANNA, **held)
    pause_after(turn_of(game, ANNA), f"place:worker:{realm}")
    paused = asked(game)[0] == "el-after-placing"
    assert paused is hired
    assert not paused or options(game, "hire") == {"hire:minotaur:gold", "hire:mimesis:gold"}


@rule("EL-073", "EL-224")
def test_an_orb_is_not_what_the_ruin_needs() -> None:
    game = orbs(table(mercenaries="on"))
    gains(game, ANNA, gold=2)
    pause_after(turn_of(game, ANNA), "place:worker:fortress")
    assert options(game, "hire") == {"hire:minotaur:orb", "hire:mimesis:orb"}
    assert refuse(game, "hire:minotaur:gold").message == "el-why-still-owed"


@rule("EL-073", "EL-146", "EL-148")
@pytest.mark.parametrize(("aura", "attached"), [("", True), ("tidal-aura", False)])
def test_an_aura_costs_only_when_it_moves(aura: str, attached: bool) -> None:
    """Tidal Aura costs a potion and a scroll; the Fortress needs both."""
    game = table("atlanteans", OGRES)
    owns(game, ANNA, "fishing-nets", aura=aura)
    owns(game, ANNA, *(() if aura else ("tidal-aura",)), "forge")
    gains(game, ANNA, potion=1, scroll=1)
    pause_after(turn_of(game, ANNA), "place:worker:fortress")
    assert (asked(game)[0] == "el-after-placing" and "attach:tidal-aura:forge" in options(game)) is attached


@rule("EL-073", "EL-090")
def test_the_worker_who_is_to_settle_stays_where_it_is() -> None:
    game = table()
    stands(game, ANNA, "worker", "ash-fields")
    holds(game, ANNA, "gale", "healing-wave")
    powers(game, ANNA, air=2)
    gains(game, ANNA, tool=1, sword=1, gem=1)
    pause_after(turn_of(game, ANNA), "place:worker:mill")
    assert (asked(game)[0], options(game, "cast")) == ("el-after-placing", set())
    play(game)
    assert lone(game) == ["settle:ash-fields"]


@rule("EL-073", "EL-060")
@pytest.mark.parametrize(("gold", "possible"), [(1, False), (2, True)])
def test_a_quest_that_a_ruin_needs_is_not_fulfilled_before_its_action(gold: int, possible: bool) -> None:
    """The Fortress costs any two resources, and a magic card is one."""
    game = table()
    holds(game, ANNA, "elemental-adept")
    powers(game, ANNA, fire=5)
    gains(game, ANNA, gold=gold)
    assert "fulfil:elemental-adept" in options(turn_of(game, ANNA))
    pause_after(game, "place:worker:fortress")
    assert (asked(game)[0], options(game, "fulfil")) == ("el-after-placing", {"fulfil:elemental-adept"} if possible else set())
    if not possible:
        reason = refuse(game, "fulfil:elemental-adept")
        assert (reason.message, reason.rule, reason.args) == ("el-why-still-owed", "EL-073", {"realm": "fortress"})
        play(game)
        assert (hand(game, ANNA), resources(game, ANNA)) == (set(), {"gold": 2})


@rule("EL-073", "EL-060")
@pytest.mark.parametrize(("gold", "possible"), [(1, False), (2, True)])
def test_nor_while_the_placement_is_still_going_on(gold: int, possible: bool) -> None:
    game = table("shadow-demons", OGRES, peace=False)
    holds(game, ANNA, "elemental-adept")
    powers(game, ANNA, dark=5)
    is_ready(game, ANNA, "wizard")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "fortress")
    gains(game, ANNA, gold=gold)
    turn_of(game, ANNA)
    play(game, "place:wizard:fortress")
    assert (asked(game)[0], "fulfil:elemental-adept" in options(game)) == ("el-veil", possible)


# --- at the end of the turn


@rule("EL-130", "EL-134", "EL-146")
def test_orbs_auras_and_hiring_at_the_end_of_a_turn() -> None:
    game = orbs(table("atlanteans", OGRES, mercenaries="on"), 2)
    owns(game, ANNA, "fishing-nets", "tidal-aura", "sky-perch")
    gains(game, ANNA, gold=1)
    play(turn_of(game, ANNA), "regroup")
    assert asked(game) == ("el-end-turn", ANNA)
    play(game, "attach:tidal-aura:fishing-nets", "orb:sky-perch", "reward:points", "hire:mimesis:gold")
    assert (game.players[ANNA].vp, resources(game, ANNA), game.players[ANNA].orbs) == (4, {}, 0)
    assert [laid.orb for laid in game.players[ANNA].cards] == [False, False, False, True]
    assert game.players[ANNA].cards[1].aura == game.players[ANNA].cards[2].card
    assert "mimesis" in units(game, ANNA, "ready")
    assert options(game) == {"end"}


@rule("EL-110")
def test_not_even_with_an_orb_is_a_mercenary_hired_again() -> None:
    game = orbs(table(mercenaries="on"))
    game.give(0, ANNA)
    game.place[0] = READY
    gains(game, ANNA, gold=1)
    play(turn_of(game, ANNA), "regroup")
    assert asked(game)[0] == "el-end-turn"
    assert options(game, "hire") == {"hire:mimesis:gold", "hire:mimesis:orb"}
    for price in ("gold", "orb"):
        assert refuse(game, f"hire:minotaur:{price}").rule == "EL-110"
