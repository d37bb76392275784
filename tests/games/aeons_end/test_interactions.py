"""Cards and boards at their limits: what happens if there is too little, too much, or nobody."""

from typing import Any

import pytest

from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import TABLE
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    Seat,
    asked,
    breaches,
    charges,
    deck,
    discard,
    hand,
    in_play,
    lives,
    mage,
    named,
    number,
    options,
    play,
    played,
    position,
    prepped,
    refuse,
    supply,
    turn_order,
)

KADIR = mage("kadir")
MIST = mage("mist")
ALL_OPEN = ("open",) * 4
QUEEN: dict[str, Any] = {"nemesis": "carapace-queen"}
PRINCE: dict[str, Any] = {"nemesis": "prince-of-gluttons"}
MASK: dict[str, Any] = {"nemesis": "crooked-mask"}


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    return position(*(seats or (KADIR, MIST)), phase="nemesis-draw", **{"top": [card], "order": ["player-1"], **given})


def acting(card: str, tokens: int, *seats: Seat, **given: Any) -> AeonsEnd:
    given = {"top": ["eye-of-nothing"], "order": ["player-1"], **given}
    return position(*(seats or (KADIR, MIST)), phase="nemesis", in_play=[(card, tokens)], **given)


# --- abilities


@rule("AE-C15")
def test_the_gate_leaves_closed_breaches_alone_and_its_spells_stay() -> None:
    game = position(mage("kadir", hand=["spark", "spark", "ignite", "ignite"], charges=5), aether=2, order=["player-1"])
    play(game, "ability", "focus:2", "prep:ignite:2")
    assert refuse(game, "prep:spark:2").rule == "AE-125"
    play(game, "prep:spark:1", "prep:spark:1", "end")
    assert prepped(game) == {1: ("spark", "spark"), 2: "ignite"}
    assert options(game) == ["cast:1", "cast:2", "cast:1b"]
    play(game, "cast:2", "cast:1b", "done")
    assert prepped(game) == {1: "spark"}
    assert refuse(game, "prep:ignite:1").rule == "AE-125"  # only in that turn


@rule("AE-C16")
def test_quicken_thought_without_a_suitable_card() -> None:
    game = position(mage("lash", charges=5), MIST, mage("kadir"), order=["player-1", "player-2", "player-3"])
    assert sorted(turn_order(game)[1]) == ["nemesis", "nemesis", "wild"]
    play(game, "ability")
    assert (charges(game), lives(game), len(turn_order(game)[0])) == ([0, 0, 0], [10, 10, 10], 3)
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


@rule("AE-C18")
def test_auspex_rune_stops_damage_but_nothing_else() -> None:
    game = position(
        mage("phaedraxa", charges=5),
        mage("kadir", life=1, charges=2),
        phase="turn-order",
        top=["skewer"],
        order=["nemesis", "player-1"],
        fury=0,
    )
    play(game, "ability")
    assert asked(game)[0] == "ae-who-suffer"
    play(game, "mage:1")
    assert (lives(game), game.gravehold, game.fury, charges(game)) == ([10, 1], 30, 1, [0, 2])
    assert asked(game)[:2] == ("ae-main-phase", HANKA)
    assert not game.now.ward


@rule("AE-C19")
def test_metaphysical_link_with_an_empty_turn_order_deck() -> None:
    game = play(position(mage("xaxos", charges=5), mage("jian", charges=2)), "ability")
    assert (charges(game), turn_order(game)[0], len(turn_order(game)[1])) == ([0, 4], [], 6)
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


# --- relics and spells


@rule("AE-C27", "AE-144")
def test_a_discount_is_used_once_and_lost_in_part() -> None:
    game = play(position(mage(hand=["flexing-dagger"]), aether=4, order=["player-1"]), "play:flexing-dagger", "choose:1", "focus:2")
    assert (game.now.aether, game.now.discount) == (4, 0)
    play(game, "focus:3")
    assert game.now.aether == 1
    game = play(position(mage(hand=["flexing-dagger"]), aether=0, order=["player-1"]), "play:flexing-dagger", "choose:1", "end")
    assert (game.now.discount, options(game, "focus", "open")) == (0, [])


@rule("AE-C31", "AE-121")
def test_a_breach_focused_in_anothers_turn_takes_no_spell_later() -> None:
    game = position(mage(hand=["focusing-orb"]), mage("mist", hand=["spark"], prepped={1: "spark"}), order=["player-2"])
    play(game, "play:focusing-orb", "focus-of:1:2", "end", "done")
    assert (asked(game)[:2], breaches(game, HONZA)) == (("ae-main-phase", HONZA), ["open", 3, 1, 1])
    assert refuse(game, "prep:spark:2").rule == "AE-124"


@rule("AE-C31", "AE-121")
def test_an_own_breach_focused_by_a_card_takes_a_spell() -> None:
    game = position(mage(hand=["focusing-orb", "spark"], prepped={1: "spark"}))
    play(game, "play:focusing-orb", "focus-of:0:2", "prep:spark:2")
    assert (prepped(game), breaches(game)) == ({1: "spark", 2: "spark"}, ["open", 3, 1, 2])


@rule("AE-C34", "AE-121")
def test_amplify_vision_may_focus_its_own_breach() -> None:
    game = position(mage(prepped={2: "amplify-vision"}, hand=["spark"], breaches=("open", 1, 1, 2)), phase="casting")
    play(game, "prep:spark:2")
    assert (game.life, breaches(game), prepped(game)) == (68, ["open", 2, 1, 2], {2: "spark"})


@rule("AE-C37", "AE-172")
def test_essence_theft_without_anyone_to_heal() -> None:
    game = play(position(mage(prepped={1: "essence-theft"}, hand=["crystal"]), MIST, phase="casting"), "cast:1")
    assert asked(game) == ("ae-may-discard", HANKA, ["discard:crystal", "done"])
    play(game, "discard:crystal")
    assert (game.life, lives(game), discard(game)) == (67, [10, 10], ["essence-theft", "crystal"])


@rule("AE-C43")
def test_arcane_nexus_returns_gems_only() -> None:
    game = position(mage(prepped={1: "arcane-nexus"}, hand=["unstable-prism", "jade", "crystal"]))
    assert refuse(game, "use:1").rule == "AE-129"
    play(game, "play:unstable-prism", "choose:2", "play:crystal", "use:1")
    assert (hand(game), played(game)) == (["crystal", "jade"], ["unstable-prism"])


# --- Carapace Queen


@rule("AE-C56", "AE-C57")
@pytest.mark.parametrize(
    ("husks", "after", "gravehold", "life"),
    [(0, 4, 30, 10), (3, 7, 30, 10), (4, 6, 30, 10), (6, 8, 30, 10), (7, 7, 25, 10), (10, 10, 25, 10), (11, 10, 30, 7), (12, 11, 30, 7)],
)
def test_swarm_by_the_number_of_husks(husks: int, after: int, gravehold: int, life: int) -> None:
    game = drawn("endless-throng", KADIR, MIST, **QUEEN, husks=husks)
    if husks >= 11:
        play(game, "mage:0")
    assert (game.husks, game.gravehold, lives(game)) == (after, gravehold, [life, 10])
    assert asked(game)[:2] == ("ae-main-phase", HANKA)


@rule("AE-C59")
def test_thirteen_husks_alone_do_not_lose() -> None:
    game = acting("bane-sire", 6, **QUEEN, husks=12)
    assert (game.husks, game.ended) == (14, "")


@rule("AE-C54")
@pytest.mark.parametrize(("husks", "spell", "offered"), [(1, "ignite", False), (2, "ignite", True), (2, "spark", False)])
def test_spreading_is_offered_only_if_it_reaches_another_husk(husks: int, spell: str, offered: bool) -> None:
    game = position(mage(prepped={1: spell}), MIST, phase="casting", **QUEEN, husks=husks)
    play(game, "cast:1", "hit:husk")
    assert (asked(game)[0] == "ae-spread") == offered
    if not offered:
        assert (game.husks, lives(game)) == (husks - 1, [10, 10])


@rule("AE-C61")
def test_wounded_husks_heal_at_the_end_of_the_turn() -> None:
    game = position(
        mage(prepped={1: "spark"}),
        MIST,
        phase="casting",
        **QUEEN,
        husks=3,
        in_play=[("foul-multitudes", 3)],
        order=["player-2", "player-1"],
    )
    play(game, "cast:1", "hit:husk")
    assert (game.husks, game.wounded) == (3, 1)
    play(game, "end")
    assert (game.husks, game.wounded) == (3, 0)


@rule("AE-C62", "AE-C89")
def test_an_awakened_minion_repeats_its_immediately() -> None:
    game = drawn("awaken", **QUEEN, nemesis_discard=["maggot-engine"], husks=2)
    play(game, "choose:2")
    assert (game.husks, in_play(game), named(game.discard)) == (8, [("maggot-engine", 16)], ["awaken"])


# --- Prince of Gluttons


@rule("AE-C65")
@pytest.mark.parametrize(("mages", "left"), [(["kadir"], 4), (["kadir", "mist"], 4), (["kadir", "mist", "jian"], 5)])
def test_so_many_are_devoured(mages: list[str], left: int) -> None:
    game = acting("mindguzzler", 8, *(mage(name) for name in mages), **PRINCE, top=["cerephage"], supply={"flexing-dagger": 0})
    assert (supply(game)["jade"], game.gravehold) == (left, 30)
    assert named(game.devoured) == ["jade"] * (7 - left)


@rule("AE-C65")
def test_equal_piles_are_the_players_choice() -> None:
    game = acting("mindguzzler", 8, **PRINCE, top=["cerephage"])
    assert asked(game) == ("ae-devour", TABLE, ["devour:jade", "devour:flexing-dagger"])
    refuse(game, "devour:bottled-vortex")
    assert supply(play(game, "devour:flexing-dagger"))["flexing-dagger"] == 2


@rule("AE-C67", "AE-C70")
def test_without_a_suitable_pile_all_are_missing() -> None:
    game = play(drawn("gorge", **PRINCE, supply={"jade": 0, "searing-ruby": 0}), "mage:0")
    assert (supply(game)["burning-opal"], game.gravehold) == (7, 26)
    game = acting("godfeeders", 8, **PRINCE, supply={"jade": 0, "searing-ruby": 0, "burning-opal": 0})
    assert game.gravehold == 30 - 3 - 2


@rule("AE-C66")
def test_the_top_devoured_card_is_for_sale() -> None:
    game = position(mage(), **PRINCE, devoured=["vriswood-amber", "burning-opal"], aether=8)
    assert options(game, "buy-devoured") == ["buy-devoured:vriswood-amber"]
    play(game, "buy-devoured:vriswood-amber")
    assert asked(game) == ("ae-onto-deck", HANKA, ["yes", "no"])
    play(game, "yes")
    assert (deck(game), named(game.devoured), game.now.aether) == (["vriswood-amber"], ["burning-opal"], 5)
    play(game, "buy-devoured:burning-opal")
    assert (discard(game), game.devoured, supply(game)["burning-opal"]) == (["burning-opal"], [], 6)


# --- Crooked Mask


@rule("AE-C76")
def test_an_empty_corruption_deck_costs_gravehold() -> None:
    game = acting("bane-sire", 6, mage("kadir", discard=["spark", "crystal"]), MIST, **MASK)
    game.corruptions.cards, game.corruptions.seen = [], []
    play(game, "mage:0")
    assert (game.gravehold, sorted(deck(game)), discard(game)) == (28, ["crystal", "spark"], [])


@rule("AE-C79", "AE-C77")
def test_a_corruption_in_hand_is_a_card_in_hand() -> None:
    game = position(mage(hand=["contagion", "crystal"], prepped={1: "dark-fire"}), MIST, **MASK, phase="casting")
    play(game, "cast:1")
    assert options(game) == ["discard:crystal", "discard:contagion", "done"]
    play(game, "discard:contagion", "done")
    assert (game.life, discard(game)) == (67, ["dark-fire", "contagion"])
    refuse(game, "carry-out:contagion")


@rule("AE-C81")
def test_corrupter_at_no_damage() -> None:
    game = position(mage(prepped={1: "dark-fire"}, hand=["crystal"]), MIST, phase="casting", **MASK, in_play=[("corrupter", 6)])
    play(game, "cast:1", "done")
    assert (deck(game), in_play(game), asked(game)[0]) == ([], [("corrupter", 6)], "ae-main-phase")


@rule("AE-C82")
@pytest.mark.parametrize(
    ("below", "gravehold"), [([], 30), (["topple"], 26), (["topple", "sunder"], 22), (["topple", "sunder", "obliterate"], 22)]
)
def test_vex_takes_what_is_there(below: list[str], gravehold: int) -> None:
    game = position(
        KADIR, MIST, phase="turn-order", **MASK, top=["vex"], order=["player-1", "nemesis", "player-2"], in_play=[("needlemaw", 11)]
    )
    game.deck = [*(number(card) for card in reversed(below)), number("vex")]
    play(game, "end")
    assert (game.gravehold, len(game.deck)) == (gravehold - 2, max(len(below) - 2, 0))


@rule("AE-C83")
def test_twisting_madness_wants_four_cards() -> None:
    few = position(mage(hand=["crystal"] * 3, deck=["spark"]), **MASK, in_play=[("twisting-madness", 2)])
    assert refuse(few, "discard-power:twisting-madness").rule == "AE-133"
    game = position(mage(hand=["crystal"] * 4, deck=["spark"]), **MASK, in_play=[("twisting-madness", 2)])
    play(game, "discard-power:twisting-madness")
    assert (hand(game), discard(game), in_play(game), named(game.discard)) == (["spark"], ["crystal"] * 4, [], ["twisting-madness"])


# --- basic cards


@rule("AE-C90", "AE-156")
def test_dispel_without_spells_and_with_a_tie() -> None:
    game = drawn("dispel", fury=0)
    assert (game.fury, asked(game)[:2]) == (2, ("ae-main-phase", HANKA))
    game = drawn("dispel", mage("kadir", prepped={1: "spark"}), mage("mist", prepped={1: "spark"}))
    assert asked(game)[1:] == (TABLE, ["mage:0", "mage:1"])
    play(game, "mage:1")
    assert (prepped(game), prepped(game, HONZA), discard(game, HONZA)) == ({1: "spark"}, {}, ["spark"])


@rule("AE-C95")
def test_pulverizing_ray_takes_at_most_six_gems() -> None:
    rich = mage("kadir", hand=["emerald-shard", *["crystal"] * 6])
    game = acting("pulverizing-ray", 1, rich, MIST)
    play(game, *["mage:0", "discard:crystal"] * 6)
    assert (game.gravehold, hand(game), len(discard(game))) == (30, ["emerald-shard"], 6)
    assert acting("pulverizing-ray", 1, mage("kadir", hand=["spark"]), MIST).gravehold == 12


@rule("AE-C99")
def test_doom_aegis_can_be_paid_for() -> None:
    game = position(mage(charges=1), in_play=[("doom-aegis", 1)], aether=7)
    play(game, "discard-power:doom-aegis")
    assert (game.now.aether, in_play(game), charges(game), lives(game)) == (0, [], [1], [10])
    assert refuse(position(in_play=[("doom-aegis", 1)], aether=6), "discard-power:doom-aegis").rule == "AE-133"


@rule("AE-C100", "AE-133")
def test_reality_rupture_needs_two_dear_spells_of_ones_own() -> None:
    game = position(
        mage(prepped={1: "ignite", 2: "spark"}, breaches=ALL_OPEN), mage("mist", prepped={1: "ignite"}), in_play=[("reality-rupture", 1)]
    )
    assert refuse(game, "discard-power:reality-rupture").rule == "AE-133"
