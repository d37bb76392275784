"""The optional parts: each one at work in a position of its own."""

import pytest

from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import BEASTS, MAGIC, MAP, REALMS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import DEFEATED, OFFER, READY
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE
from deska.games.eldervale.turn.expedition import LAY_REALM
from deska.games.eldervale.turn.rounds import TAKE_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    LAND,
    asked,
    at,
    fights,
    gains,
    hand,
    holds,
    lurks,
    options,
    owns,
    play,
    refuse,
    regroup,
    resources,
    stands,
    table,
    turn_of,
    units,
)


def battle_ends(game: Eldervale) -> None:
    at(game, Frame(TAKE_TURN, ANNA), Frame(AFTERMATH, ANNA), Frame(COMPARE, ANNA))


@rule("EL-223", "EL-109", "EL-110")
@pytest.mark.parametrize("beast", range(2))
def test_a_mercenary_for_gold_serves_until_the_next_regroup(beast: int) -> None:
    game = table(mercenaries="on")
    gains(game, ANNA, gold=2)
    turn_of(game, ANNA)
    name = BEASTS[beast]
    play(game, f"hire:{name}:gold")
    assert units(game, ANNA, "ready") == ["worker", "worker", "worker", name]
    play(game, "regroup")
    assert game.owner[beast] == ANNA
    play(game, "end", "regroup", "end", "regroup")
    assert game.place[beast] == OFFER
    assert [event.args for event in game.events if event.message == "el-dismissed"] == [{"player": ANNA, "unit": name}]
    assert refuse(game, f"hire:{name}:gold").rule == "EL-110"


@rule("EL-227")
def test_the_minotaur_may_charge() -> None:
    game = table(mercenaries="on")
    stands(game, BEN, "minotaur", "mill")
    turn_of(game, ANNA)
    play(game, "place:worker:ash-fields")
    assert asked(game) == ("el-charge", BEN)
    play(game, "yes")
    assert units(game, BEN, "ash-fields") == ["minotaur"]


@rule("EL-227")
@pytest.mark.parametrize(("realm", "charges"), [("windspire-peaks", True), ("mill", True), ("cloud-plateau", False), ("dungeon", False)])
def test_the_minotaur_charges_only_next_door(realm: str, charges: bool) -> None:
    game = table(mercenaries="on")
    stands(game, BEN, "minotaur", realm)
    play(turn_of(game, ANNA), "place:worker:ash-fields")
    assert (asked(game) == ("el-charge", BEN)) is charges
    assert charges or asked(game) == ("el-take-here", ANNA)


@rule("EL-227", "EL-196")
@pytest.mark.parametrize("peace", [True, False])
def test_the_minotaur_does_not_charge_in_the_peaceful_start(peace: bool) -> None:
    game = table(mercenaries="on", peace=peace)
    stands(game, BEN, "minotaur", "mill")
    play(turn_of(game, ANNA), "place:worker:ash-fields")
    assert (asked(game) == ("el-charge", BEN)) is not peace


@rule("EL-227", "EL-250")
def test_the_minotaur_does_not_charge_at_a_partner() -> None:
    game = table("sky-harpies", "villainous-ogres", "deep-naga", "iron-legion", team="on", mercenaries="on")
    stands(game, BEN, "minotaur", "mill")
    play(turn_of(game, ANNA), "place:worker:ash-fields")
    assert asked(game) == ("el-take-here", ANNA)


@rule("EL-238", "EL-239", "EL-240")
def test_the_bridge_touches_one_realm_and_leads_to_another() -> None:
    game = table(giant="on")
    game.stock = [realm for realm in game.stock if realm != BOX.bridge]
    following = game.stock[-1]
    at(game, Frame(TAKE_TURN, ANNA), Frame(LAY_REALM, ANNA, BOX.realm_card[BOX.bridge]))
    cell = min(options(game, "lay")).removeprefix("lay:")
    play(game, f"lay:{cell}")
    assert MAP.names[game.cells[BOX.bridge]] == cell
    assert game.far == following
    assert game.near[BOX.bridge].bit_count() == 2
    assert game.place[BEASTS.index("frost-giant")] == BOX.bridge


@rule("EL-235", "EL-236", "EL-237")
def test_the_mother_of_dragons_gives_treasures_and_returns() -> None:
    game = table(mother="on", land={**LAND, "dragons-lair": (3, -1)})
    game.hoards = 2
    for left in (1, 0):
        stands(game, ANNA, "dragon", "mill")
        lurks(game, "mother-of-dragons", "mill")
        fights(game, "mill", beast="mother-of-dragons", seat0=(6,), monster=(5, 5))
        battle_ends(game)
        while asked(game)[0] != "el-turn":
            play(game, sorted(options(game))[0])
        assert game.hoards == left
        assert game.place[BOX.mother] == (BOX.dragons_lair if left else DEFEATED)


@rule("EL-257", "EL-258", "EL-259")
def test_tactics_keep_the_units_of_a_loser() -> None:
    game = table("sky-harpies", "deep-naga", tactics="on")
    stands(game, ANNA, "worker", "mill")
    stands(game, BEN, "worker", "mill")
    fights(game, "mill", seat0=(1,), seat1=(5,))
    battle_ends(game)
    assert asked(game) == ("el-save", ANNA)
    play(game, "use:tactics")
    assert units(game, ANNA, "mill") == units(game, BEN, "mill") == ["worker"]
    assert resources(game, ANNA) == {}
    gains(game, ANNA, sword=3)
    turn_of(game, ANNA)
    play(game, "tactics")
    assert game.players[ANNA].tactics
    assert resources(game, ANNA) == {}


@rule("EL-248")
def test_partners_exchange_cards_one_for_one() -> None:
    game = table("sky-harpies", "villainous-ogres", "deep-naga", "iron-legion", team="on")
    holds(game, ANNA, "gale")
    holds(game, BEN, "fireball")
    turn_of(game, ANNA)
    play(game, "give:gale", "receive:fireball")
    assert hand(game, ANNA) == {"fireball"}
    assert hand(game, BEN) == {"gale"}
    assert not options(game, "give")


@rule("EL-254")
def test_a_draft_keeps_five_cards() -> None:
    game = SPEC.new(3, 5, {"draft": "on", "factions": ["sky-harpies", "villainous-ogres", "deep-naga"]})
    assert isinstance(game, Eldervale)
    for _ in range(5):
        for seat in (2, 0, 1):
            decision = next(decision for decision in game.waiting if decision.seat == seat)
            game.choose(decision.options[0], seat)
    assert [len(player.hand) for player in game.players] == [5, 5, 5]
    assert len(game.discard) == 6
    assert asked(game)[0] == "el-turn"


@rule("EL-254")
def test_a_draft_goes_to_the_left() -> None:
    game = SPEC.new(3, 5, {"draft": "on"})
    assert isinstance(game, Eldervale)
    while asked(game)[0] != "el-draft":
        game.choose(sorted(options(game))[0])
    packets = [packet.cards[:] for packet in game.packets]
    kept = [packet[0] for packet in packets]
    for seat in range(3):
        game.choose(f"keep:{MAGIC[kept[seat]]}", seat)
    assert [packet.cards for packet in game.packets] == [packets[2][1:], packets[0][1:], packets[1][1:]]
    assert [set(packet.seen) for packet in game.packets] == [{1 << seat} for seat in range(3)]
    assert [player.hand.cards for player in game.players] == [[card] for card in kept]


@rule("EL-C41")
def test_the_tidal_aura_carries_a_unit_on() -> None:
    game = table("atlanteans", "sky-harpies")
    owns(game, ANNA, "fishing-nets", aura="tidal-aura")
    stands(game, ANNA, "worker", "mill")
    regroup(game)
    play(game, "lift:worker:mill", "act:fishing-nets")
    assert asked(game) == ("el-act-again", ANNA)
    play(game, "act:gather")
    assert resources(game, ANNA) == {"potion": 2}


# --- solo


def solo() -> Eldervale:
    game = SPEC.new(1, 3, {"factions": ["sky-harpies"]})
    assert isinstance(game, Eldervale)
    return game


@rule("EL-260", "EL-261", "EL-262")
def test_solo_setup() -> None:
    game = solo()
    ghosts, phantoms = game.ghosts, game.players[1]
    assert ghosts is not None
    assert ghosts.slots[1] == 0
    assert ghosts.slots[0] == game.element_of(1)
    assert (game.players[0].vp, phantoms.vp) == (1, 2)
    assert phantoms.at.count(READY) == 3
    assert REALMS[ghosts.guardian] == "dungeon"
    assert (len(ghosts.deck), ghosts.wrath) == (24, 0)


@rule("EL-263")
def test_the_phantoms_act_after_every_turn() -> None:
    game = solo()
    ghosts = game.ghosts
    assert ghosts is not None
    play(game, min(options(game, "place")))
    while asked(game)[0] != "el-turn":
        play(game, sorted(options(game))[0])
    assert len(ghosts.discard) == 1
    assert asked(game) == ("el-turn", 0)
