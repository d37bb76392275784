"""Terms and mechanisms: effects, costs, treasures, resources, magic cards."""

import pytest

import deska
from deska.games.eldervale import SPEC
from deska.games.eldervale.actions import MAGIC, RESOURCES
from deska.games.eldervale.components.pieces import UNDERWORLD
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import Gain, GainAny
from deska.games.eldervale.scoring import SOURCES, points_by_source
from deska.games.eldervale.turn.rounds import HAND_CHECK, NEXT_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import dice, duel
from tests.games.eldervale.build import (
    ANNA,
    BEN,
    CYRIL,
    GOBLINS,
    HARPIES,
    OGRES,
    asked,
    at,
    gains,
    hand,
    holds,
    offers,
    options,
    owns,
    play,
    powers,
    refuse,
    regroup,
    resolve,
    resources,
    stands,
    table,
    treasures,
    turn_of,
    units,
)

PLENTY = {"gem": 5, "scroll": 5, "potion": 5, "tool": 5, "sword": 5}


def tray(game: Eldervale, seat: int = ANNA) -> int:
    return len(game.players[seat].tray)


# --- effects


@rule("EL-040", "EL-C54")
def test_a_card_overrides_the_general_rules() -> None:
    for cards, most in (((), 5), (("deep-holds",), 7)):
        game = table(OGRES, "atlanteans")
        owns(game, ANNA, *cards)
        resolve(game, Gain("gem", 9))
        assert resources(game, ANNA) == {"gem": most}


@rule("EL-040", "EL-C43")
@pytest.mark.parametrize(("turn", "more"), [(ANNA, 0), (BEN, 1)])
def test_the_active_player_is_the_one_on_turn(turn: int, more: int) -> None:
    """The Halberd helps whoever owns it in the turns of others."""
    game = duel("iron-legion", OGRES, "worker")
    owns(game, ANNA, "halberd")
    assert dice(game, turn=turn)[ANNA] == 1 + more


@rule("EL-041", "EL-X02")
def test_the_active_player_orders_what_falls_due_at_once() -> None:
    """Both orders are legal and kept to; in the end nothing tells them apart."""
    ends = set()
    for first, told in (("fertile-soil", ["el-scored", "el-gained"]), ("skilled-masons", ["el-gained", "el-scored"])):
        game = table("deep-dwarves", OGRES, more=("air", "water"))
        owns(game, ANNA, "fertile-soil")
        stands(game, ANNA, "worker", "ash-fields")
        gains(game, ANNA, tool=1, sword=1, gem=1)
        turn_of(game, ANNA)
        play(game, "place:worker:mill", "settle:ash-fields")
        assert asked(game) == ("el-order", ANNA)
        assert options(game) == {"first:fertile-soil", "first:skilled-masons"}
        assert (game.players[ANNA].vp, resources(game, ANNA)) == (2 * 3, {})
        assert [event.message for event in deska.step(game, f"first:{first}")] == told
        assert (game.players[ANNA].vp, resources(game, ANNA)) == (2 * 3 + 2, {"tool": 1})
        assert asked(game) == ("el-end-turn", ANNA)
        ends.add(game.digest())
    assert len(ends) == 1


@rule("EL-042", "EL-056")
def test_the_chance_to_react_goes_round_from_the_left() -> None:
    """Ben, at the active player's left, flees first; then everybody may react again, the active player last, who calls the battle off."""
    game = table(HARPIES, OGRES, "deep-naga")
    for seat, *cards in ((ANNA, "fey-charm"), (BEN, "rising-fog", "gale"), (CYRIL, "levitation")):
        holds(game, seat, *cards)
    stands(game, ANNA, "worker", "mill")
    for seat, unit in ((BEN, "worker"), (BEN, "warrior"), (CYRIL, "worker")):
        stands(game, seat, unit, "ash-fields")
    gains(game, ANNA, scroll=1)
    gains(game, BEN, potion=1)
    turn_of(game, ANNA)
    play(game, "place:worker:ash-fields", "take:ash-fields-1")
    assert (asked(game), options(game)) == (("el-looms", BEN), {"cast:rising-fog", "pass"})
    play(game, "cast:rising-fog", "unit:warrior:ash-fields", "done")
    for seat in (BEN, CYRIL):
        assert (asked(game), options(game)) == (("el-looms", seat), {"pass"})
        play(game, "pass")
    assert (asked(game), options(game, "cast")) == (("el-looms", ANNA), {"cast:fey-charm"})
    play(game, "cast:fey-charm")
    assert (game.battle, asked(game)) == (None, ("el-end-turn", ANNA))
    assert [units(game, seat, "ash-fields") for seat in (ANNA, BEN, CYRIL)] == [["worker"]] * 3
    assert units(game, BEN, "ready") == ["worker"] * 2 + ["warrior"]
    assert [MAGIC[card] for card in game.discard] == ["rising-fog", "fey-charm"]
    assert [hand(game, seat) for seat in (ANNA, BEN, CYRIL)] == [set(), {"gale"}, {"levitation"}]
    assert [resources(game, seat) for seat in (ANNA, BEN, CYRIL)] == [{}] * 3


@rule("EL-043")
def test_what_cannot_be_carried_out_is_not_paid_for() -> None:
    game = table()
    holds(game, ANNA, "healing-wave", "bountiful-harvest")
    gains(game, ANNA, **PLENTY)
    turn_of(game, ANNA)
    assert options(game, "cast") == set()
    game.players[ANNA].at[0] = UNDERWORLD
    gains(game, ANNA, sword=4)
    turn_of(game, ANNA)
    assert options(game, "cast") == {"cast:healing-wave", "cast:bountiful-harvest"}
    play(game, "cast:bountiful-harvest", "gain:sword")
    assert resources(game, ANNA) == PLENTY
    assert asked(game)[0] == "el-turn"


@rule("EL-044", "EL-C55", "EL-C13")
def test_discounts_add_up_but_one_resource_is_paid() -> None:
    game = table("deep-dwarves", OGRES, more=("air", "water"))
    owns(game, ANNA, "master-builders")
    holds(game, ANNA, "architects-plan")
    stands(game, ANNA, "worker", "ash-fields")
    gains(game, ANNA, scroll=1, gem=1)
    turn_of(game, ANNA)
    play(game, "cast:architects-plan", "place:worker:mill", "settle:ash-fields")
    assert resources(game, ANNA) == {"tool": 1}  # by which the Skilled Masons are known


@rule("EL-045", "EL-051")
def test_any_resource_is_chosen_when_the_effect_resolves() -> None:
    game = resolve(table(), GainAny(2))
    assert options(game) == {f"gain:{resource}" for resource in RESOURCES}
    play(game, "gain:gold", "gain:magic")
    assert resources(game, ANNA) == {"gold": 1}
    assert len(hand(game, ANNA)) == 1


# --- treasures and resources


@rule("EL-047", "EL-131")
@pytest.mark.parametrize(
    ("face", "cash", "gained"),
    [
        ("gem-scroll", "gem", {"gem": 1}),
        ("gem-scroll", "scroll", {"scroll": 1}),
        ("tool-tool", "tool", {"tool": 2}),
        ("gold", "gold", {"gold": 1}),
        ("magic", "magic", {}),
    ],
)
def test_cashing_a_token(face: str, cash: str, gained: dict[str, int]) -> None:
    game = table()
    treasures(game, ANNA, face)
    turn_of(game, ANNA)
    play(game, f"cash:{face}:{cash}")
    assert (resources(game, ANNA), len(hand(game, ANNA)), tray(game)) == (gained, int(face == "magic"), 0)


@rule("EL-048")
def test_there_are_seven_resources() -> None:
    assert RESOURCES == ("gem", "scroll", "potion", "tool", "sword", "gold", "magic")
    game = table()
    gains(game, ANNA, **dict.fromkeys(RESOURCES[:-1], 1))
    holds(game, ANNA, "gale")
    play(turn_of(game, ANNA), "place:worker:mage-tower")
    assert options(game, "pay") == {"pay:default", *(f"pay:{name}" for name in RESOURCES)}


@rule("EL-049")
def test_no_more_than_five_of_one_resource() -> None:
    game = table()
    gains(game, ANNA, gem=4)
    treasures(game, ANNA, "gem-gem")
    turn_of(game, ANNA)
    play(game, "cash:gem-gem:gem")
    assert (resources(game, ANNA), tray(game)) == ({"gem": 5}, 0)


@rule("EL-050")
def test_gold_pays_for_everything_and_nothing_pays_for_gold() -> None:
    game = table("goblin-fire-mages", "deep-dwarves")
    owns(game, ANNA, "pyromancers-circle", "forest-workshop", tokens=("gold",))
    gains(game, ANNA, gold=2)
    stands(game, ANNA, "wizard", "mill")
    stands(game, ANNA, "worker", "dungeon")
    regroup(game)
    play(game, "lift:wizard:mill", "act:pyromancers-circle")
    assert (resources(game, ANNA), game.players[ANNA].power[2]) == ({}, 2)
    gains(game, ANNA, gem=5, scroll=5)
    play(game, "lift:worker:dungeon")
    assert refuse(game, "act:forest-workshop").rule == "EL-114"


# --- magic cards


@rule("EL-052", "EL-055")
def test_cards_are_drawn_from_the_top_and_the_pile_is_shuffled() -> None:
    game = table()
    game.discard, game.deck = game.deck[:-1], game.deck[-1:]
    top = MAGIC[game.deck[0]]
    resolve(game, Gain("magic", 2))
    assert top in hand(game, ANNA)
    assert (len(game.deck), game.discard, len(hand(game, ANNA))) == (58, [], 2)
    assert game.deck != sorted(game.deck)
    orders = set()
    for seed in range(5):
        game = table(seed=seed)
        game.discard, game.deck = game.deck, []
        resolve(game, Gain("magic", 1))
        orders.add(tuple(game.deck))
    assert len(orders) == 5


@rule("EL-055")
def test_everybody_sees_the_discard_pile() -> None:
    game = table()
    holds(game, ANNA, "gale", "fireball")
    stands(game, ANNA, "worker", "mill")
    gains(game, ANNA, tool=1)
    turn_of(game, ANNA)
    play(game, "place:worker:fortress", "pay:magic", "discard:gale", "pay:tool")
    assert game.discard == [MAGIC.index("gale")]
    for seat in (ANNA, BEN):
        assert SPEC.view(game, seat).game.discard == [MAGIC.index("gale")]


@rule("EL-053")
@pytest.mark.parametrize(("cards", "kept"), [(9, 7), (7, 7), (3, 3)])
def test_the_hand_is_limited_only_at_the_end_of_the_turn(cards: int, kept: int) -> None:
    game = table()
    holds(game, ANNA, *MAGIC.names[-cards:])
    turn_of(game, ANNA)
    play(game, "regroup")
    assert len(hand(game, ANNA)) == cards
    play(game, "end")
    while asked(game)[0] == "el-discard":
        play(game, min(options(game)))
    assert (len(hand(game, ANNA)), asked(game)) == (kept, ("el-turn", BEN))


@rule("EL-053", "EL-132")
def test_a_card_that_a_token_brings_while_discarding_counts_too() -> None:
    game = table()
    holds(game, ANNA, *MAGIC.names[-9:])
    treasures(game, ANNA, "magic")
    at(game, Frame(NEXT_TURN, ANNA), Frame(HAND_CHECK, ANNA))
    play(game, min(options(game, "discard")), "cash:magic:magic")
    assert len(hand(game, ANNA)) == 9
    while asked(game)[0] == "el-discard":
        play(game, min(options(game, "discard")))
    assert (len(hand(game, ANNA)), asked(game)) == (7, ("el-turn", BEN))


@rule("EL-053")
def test_other_hands_are_not_limited() -> None:
    game = table()
    holds(game, BEN, *MAGIC.names[-9:])
    at(game, Frame(NEXT_TURN, ANNA), Frame(HAND_CHECK, ANNA))
    assert (len(hand(game, BEN)), asked(game)) == (9, ("el-turn", BEN))


@rule("EL-054")
def test_spells_and_spent_cards_go_to_the_discard_pile() -> None:
    game = table()
    holds(game, ANNA, "swift-messenger", "prophecy-of-glory")
    gains(game, ANNA, potion=1)
    turn_of(game, ANNA)
    play(game, "cast:swift-messenger")
    assert game.discard == [MAGIC.index("swift-messenger")]
    gains(game, ANNA, gem=1)
    turn_of(game, ANNA)
    play(game, "place:worker:fortress", "pay:magic", "discard:prophecy-of-glory")
    while asked(game)[0] == "el-pay":
        play(game, "pay:gem")
    assert MAGIC.index("prophecy-of-glory") in game.discard
    assert resources(game, ANNA) == {"gold": 2}


@rule("EL-056")
def test_a_spell_is_refused_at_the_wrong_time() -> None:
    game = table()
    holds(game, ANNA, "battle-fury", "command")
    gains(game, ANNA, sword=1, tool=2)
    turn_of(game, ANNA)
    assert refuse(game, "cast:battle-fury").message == "el-why-wrong-moment"
    assert refuse(game, "cast:command").rule == "EL-056"
    assert refuse(game, "cast:gale").message == "el-why-not-in-hand"


@rule("EL-057", "EL-058")
@pytest.mark.parametrize(("level", "price"), [(1, 1), (2, 0), (5, 0)])
def test_power_makes_a_spell_free(level: int, price: int) -> None:
    game = table()
    holds(game, ANNA, "swift-messenger")
    powers(game, ANNA, air=level)
    gains(game, ANNA, potion=1)
    turn_of(game, ANNA)
    play(game, "cast:swift-messenger")
    assert resources(game, ANNA).get("potion", 0) == 1 - price


@rule("EL-058")
def test_an_element_that_is_not_in_play_makes_nothing_free() -> None:
    game = table(OGRES, "deep-naga", more=("earth", "light"), land={"mill": (0, 0), "ash-fields": (1, 0)})
    holds(game, ANNA, "swift-messenger")
    powers(game, ANNA, air=5)
    turn_of(game, ANNA)
    assert refuse(game, "cast:swift-messenger").rule == "EL-057"


@rule("EL-059", "EL-060", "EL-C71")
def test_a_quest_that_is_true_pays_and_stays() -> None:
    game = table()
    holds(game, ANNA, "elemental-adept", "collector")
    powers(game, ANNA, air=4)
    turn_of(game, ANNA)
    assert options(game, "fulfil") == {"fulfil:elemental-adept"}
    play(game, "fulfil:elemental-adept")
    assert (game.players[ANNA].vp, [MAGIC[card] for card in game.players[ANNA].quests]) == (3, ["elemental-adept"])
    assert (hand(game, ANNA), game.discard) == ({"collector"}, [])


@rule("EL-060", "EL-C69")
@pytest.mark.parametrize("held", [True, False])
def test_a_deed_counts_only_while_the_quest_is_in_hand(held: bool) -> None:
    game = table()
    stands(game, ANNA, "worker", "mill")
    holds(game, ANNA, "gale", *(("sworn-blade",) if held else ()))
    gains(game, ANNA, tool=2, sword=1)
    turn_of(game, ANNA)
    play(game, "place:worker:summoning-portal", "recruit:warrior")
    assert ("fulfil:sworn-blade" in options(game)) == held
    play(game, "fulfil:sworn-blade" if held else "pass")
    assert game.players[ANNA].vp == (3 if held else 0)
    if not held:
        holds(game, ANNA, "sworn-blade")
        turn_of(game, ANNA)
        assert options(game, "fulfil") == set()


@rule("EL-061")
def test_a_prophecy_only_scores_in_the_end() -> None:
    game = table(GOBLINS, HARPIES)
    holds(game, ANNA, "prophecy-of-mastery", "prophecy-of-settlement")
    powers(game, ANNA, fire=5)
    turn_of(game, ANNA)
    assert not [option for option in options(game) if "prophecy" in option]
    assert points_by_source(game, ANNA)[SOURCES.index("prophecies")] == 5
    play(game, "place:worker:fortress")
    assert (hand(game, ANNA), resources(game, ANNA)) == (set(), {"gold": 2})
    assert points_by_source(game, ANNA)[SOURCES.index("prophecies")] == 0


@rule("EL-050", "EL-054")
def test_a_magic_card_is_a_resource_but_no_tool() -> None:
    game = table()
    offers(game, "gem-mine", "eyrie-cache", "forge", "fishing-nets")
    holds(game, ANNA, "gale", "fireball")
    turn_of(game, ANNA)
    assert refuse(game, "place:worker:dungeon").rule == "EL-073"
    play(game, "place:worker:fortress")
    assert (hand(game, ANNA), resources(game, ANNA), len(game.discard)) == (set(), {"gold": 2}, 2)


@rule("EL-051")
def test_one_resource_of_any_kind_is_one() -> None:
    game = resolve(table(), GainAny())
    play(game, "gain:gem")
    assert (asked(game)[0], resources(game, ANNA)) == ("el-turn", {"gem": 1})
