"""The casting phase: which spells, in which order, and the damage they deal."""

import pytest

from deska.testing import rule
from deska.text import Texts
from tests.games.aeons_end.build import (
    HANKA,
    HONZA,
    asked,
    breaches,
    charges,
    discard,
    hand,
    in_play,
    mage,
    named,
    options,
    play,
    position,
    prepped,
    refuse,
)

ALL_OPEN = ("open",) * 4
MIST = mage("mist")


@rule("AE-083")
def test_a_breach_that_opens_meanwhile_frees_its_spell() -> None:
    """Amplify Vision at I focuses II from its last position, which opens it."""
    game = position(mage(prepped={1: "amplify-vision", 2: "spark"}, breaches=("open", 3, 1, 2)), phase="casting")
    assert options(game) == ["cast:1", "cast:2"]
    assert refuse(game, "done").rule == "AE-082"
    play(game, "cast:1")
    assert (breaches(game), options(game)) == (["open", "open", 1, 2], ["cast:2", "done"])
    play(game, "done")
    assert (prepped(game), game.life) == ({2: "spark"}, 68)


@rule("AE-084", "AE-086")
@pytest.mark.parametrize(
    ("order", "pile"), [((1, 2), ["spark", "ignite", "lava-tendril"]), ((3, 1, 2), ["lava-tendril", "spark", "ignite"])]
)
def test_spells_lie_in_the_order_of_casting(order: tuple[int, ...], pile: list[str]) -> None:
    spells = {1: "spark", 2: "ignite", 3: "lava-tendril"}
    game = position(mage(prepped=spells, breaches=("open", "open", 1, 2), discard=["crystal"]), MIST, phase="casting")
    play(game, *(f"cast:{breach}" for breach in order))
    assert (discard(game), prepped(game), game.life) == (["crystal", *pile], {}, 64)
    assert asked(game)[0] == "ae-main-phase"


@rule("AE-087")
def test_a_spell_hits_one_target_of_the_casters_choice() -> None:
    start = position(
        mage(prepped={1: "lava-tendril"}), MIST, phase="casting", in_play=[("bane-sire", 6), ("eye-of-nothing", 2), ("haze-spewer", 5)]
    )
    play(start, "cast:1")
    assert asked(start) == ("ae-hit", HANKA, ["hit:nemesis", "hit:bane-sire", "hit:haze-spewer"])
    assert refuse(start, "hit:provoker").rule == "AE-087"
    found = []
    for target in ("nemesis", "bane-sire", "haze-spewer"):
        game = play(start.clone(), f"hit:{target}")
        found.append((game.life, [tokens for _, tokens in in_play(game)]))
    assert found == [(67, [6, 2, 5]), (70, [3, 2, 5]), (70, [6, 2, 2])]


@rule("AE-088", "AE-089")
def test_all_damage_of_a_cast_is_one_blow_decided_before_it_lands() -> None:
    """Cauterizer loses 1 for each blow, so parts would show; Phoenix Flame's charge is asked for first."""
    start = position(mage(prepped={3: "phoenix-flame"}, breaches=ALL_OPEN, charges=1), MIST, phase="casting", in_play=[("cauterizer", 3)])
    play(start, "cast:3")
    assert asked(start) == ("ae-phoenix-flame", HANKA, ["yes", "no"])
    play(start, "yes")
    assert asked(start)[0] == "ae-hit"
    assert start.pending is not None
    assert start.pending.args["damage"] == 5
    game = play(start.clone(), "hit:cauterizer")
    assert (in_play(game), game.life, charges(game)) == ([("cauterizer", 2)], 70, [0, 0])
    game = play(start.clone(), "hit:nemesis")
    assert (in_play(game), game.life) == ([("cauterizer", 3)], 65)


@rule("AE-090")
@pytest.mark.parametrize(("breach", "damage"), [(2, 0), (3, 1), (4, 1)])
def test_the_bonus_lets_a_spell_without_damage_deal_one(breach: int, damage: int) -> None:
    game = play(
        position(mage(prepped={breach: "dark-fire"}, breaches=ALL_OPEN, hand=["crystal"]), phase="casting"), f"cast:{breach}", "done"
    )
    assert (game.life, discard(game), hand(game)) == (70 - damage, ["dark-fire"], ["crystal"])


@rule("AE-091")
def test_bonuses_add_up_but_only_for_casts() -> None:
    game = position(mage(hand=["blasting-staff", "spark"], breaches=ALL_OPEN))
    assert play(game, "prep:spark:4", "play:blasting-staff", "cast:4").life == 70 - 1 - 1 - 2
    game = play(position(mage(prepped={4: "lava-tendril"}, breaches=ALL_OPEN), phase="casting"), "done")
    assert (game.life, prepped(game)) == (69, {4: "lava-tendril"})


@rule("AE-092", "AE-093")
@pytest.mark.parametrize(("life", "left"), [(5, [("bane-sire", 2)]), (4, [("bane-sire", 1)]), (3, []), (2, [])])
def test_damage_to_a_minion(life: int, left: list[tuple[str, int]]) -> None:
    game = position(mage(prepped={1: "lava-tendril"}), MIST, phase="casting", in_play=[("bane-sire", life)])
    play(game, "cast:1", "hit:bane-sire")
    assert (in_play(game), named(game.discard), game.life) == (left, [] if left else ["bane-sire"], 70)
    assert asked(game)[0] == "ae-main-phase"


@rule("AE-094", "AE-177")
@pytest.mark.parametrize(("life", "left"), [(4, 1), (3, 0), (2, 0)])
def test_damage_to_the_nemesis(life: int, left: int) -> None:
    game = position(mage(prepped={1: "lava-tendril"}), MIST, phase="casting", life=life)
    play(game, "cast:1")
    assert (game.life, game.ended) == (left, "" if left else "ae-nemesis-defeated")
    assert (game.pending is None) == (not left)


@rule("AE-097")
def test_an_allys_spell_keeps_the_bonus_and_neighbours_of_its_breach() -> None:
    owner = mage("mist", prepped={2: "ignite", 3: "chaos-arc", 4: "spark"}, breaches=ALL_OPEN)
    caster = mage("jian", prepped={1: "spark"}, charges=4, breaches=("open", "open", 0, 1))
    game = play(position(caster, owner), "ability", "cast-from:1:3")
    assert game.life == 70 - 2 * (3 + 2 + 2 + 1)
    assert (discard(game, HANKA), discard(game, HONZA)) == ([], ["chaos-arc"])


@rule("AE-098", "AE-C42")
def test_any_prepped_spell_will_do() -> None:
    game = position(
        mage(hand=["spark"], prepped={2: "wildfire-whip"}, breaches=("open", "open", 1, 2)), mage("mist", prepped={1: "spark"}), aether=6
    )
    play(game, "prep:spark:1", "use:2")
    assert asked(game) == ("ae-cast-any", HANKA, ["cast-from:0:1", "cast-from:0:2", "cast-from:1:1"])
    play(game, "cast-from:0:1", "use:2", "cast-from:0:2")
    assert (game.life, prepped(game), game.now.aether) == (65, {}, 2)
    assert "use:2" not in options(game)


def test_answers_name_the_spell_and_its_breach() -> None:
    game = position(mage(prepped={1: "spark", 2: "amplify-vision"}, breaches=ALL_OPEN), phase="casting")
    (decision,) = game.waiting
    texts = Texts(game.spec, "en", ("Hanka", "Honza"))
    assert [texts.option_label(decision, option) for option in decision.options[:2]] == [
        "Cast Spark (breach I)",
        "Cast Amplify Vision (breach II)",
    ]
