"""Cards and rules of the four nemeses."""

from typing import Any

import pytest

from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import ALL, TABLE
from deska.testing import rule
from tests.games.aeons_end.build import (
    HANKA,
    Seat,
    asked,
    breaches,
    deck,
    discard,
    fresh,
    hand,
    in_play,
    lives,
    mage,
    named,
    number,
    options,
    play,
    position,
    prepped,
    supply,
    turn_order,
)

KADIR = mage("kadir", hand=["crystal"] * 3, deck=["spark"])
MIST = mage("mist", hand=["crystal"])
FIRST_IS_A_PLAYER = 1
"""A seed."""
QUEEN = {"nemesis": "carapace-queen"}
PRINCE = {"nemesis": "prince-of-gluttons"}
MASK = {"nemesis": "crooked-mask"}


def drawn(card: str, *seats: Seat, **given: Any) -> AeonsEnd:
    return position(*(seats or (KADIR, MIST)), phase="nemesis-draw", **{"top": [card], "order": ["player-1"], **given})


def acting(card: str, tokens: int, *seats: Seat, **given: Any) -> AeonsEnd:
    given = {"top": ["eye-of-nothing"], "order": ["player-1"], **given}
    return position(*(seats or (KADIR, MIST)), phase="nemesis", in_play=[(card, tokens)], **given)


def raging(strike: str, *seats: Seat, **given: Any) -> AeonsEnd:
    """The nemesis's turn comes next, and that Strike lies on top; the next turn is the first player's."""
    game = position(*(seats or (KADIR, MIST)), **{"order": ["nemesis", "player-1"], **given})
    game.strikes.remove(number(strike))
    game.strikes.append(number(strike))
    return game


# --- Rageborne


@rule("AE-C45", "AE-X05", "AE-036")
def test_rageborne_setup() -> None:
    game = fresh(2, seed=FIRST_IS_A_PLAYER, nemesis="rageborne")
    assert (game.life, game.fury, len(game.strikes)) == (70, 1, 6)
    assert [sum(BOX.foes[card].tier == tier for card in game.deck) for tier in (1, 2, 3)] == [6, 8, 10]


@rule("AE-C47", "AE-C52")
@pytest.mark.parametrize(
    ("strike", "answers", "gravehold", "life"),
    [
        ("convoke", ["mage:1"], 30, [10, 6]),
        ("devastate", [], 25, [10, 10]),
        ("eviscerate", ["mage:0"], 30, [8, 10]),
        ("frenzy", ["mage:0"], 30, [7, 10]),
        ("raze", ["mage:1"], 27, [10, 9]),
    ],
)
def test_strikes(strike: str, answers: list[str], gravehold: int, life: list[int]) -> None:
    game = play(raging(strike, top=["cleave"], fury=2), "end", *answers)
    assert (game.gravehold, lives(game), game.fury, len(game.strikes)) == (gravehold, life, 0, 6)
    assert named(game.discard) == ["cleave"]


@rule("AE-C52")
def test_seize_takes_the_two_dearest() -> None:
    rich = mage("kadir", prepped={1: "ignite", 2: "spark"}, breaches=("open", "open", 1, 2))
    game = play(raging("seize", rich, mage("mist", prepped={1: "spark"}), top=["cleave"]), "end")
    assert (discard(game), options(game)) == (["ignite"], ["unprep:0:2", "unprep:1:1"])
    play(game, "unprep:1:1")
    assert (prepped(game, 0), prepped(game, 1)) == ({2: "spark"}, {})


@rule("AE-C48", "AE-C49")
def test_four_fury_strike_at_the_end_of_the_turn() -> None:
    for difficulty, left in (("normal", 1), ("expert", 3)):
        game = play(raging("devastate", top=["slaughter"], fury=3, difficulty=difficulty), "end")
        assert (game.gravehold, game.fury) == (22, left)


@rule("AE-C50")
def test_unrelenting_ire() -> None:
    game = position(KADIR, MIST, phase="nemesis-draw", top=["unrelenting-ire"], order=["player-1"], fury=0)
    assert game.fury == 3
    game = position(KADIR, MIST, phase="nemesis-draw", top=["unrelenting-ire"], order=["player-1", "nemesis"], fury=0)
    assert game.fury == 1


@rule("AE-C88", "AE-C51")
def test_rageborne_cards() -> None:
    assert acting("provoker", 5, fury=3).gravehold == 27
    game = play(raging("devastate", in_play=[("blood-cry", 1)], top=["provoker"], fury=0), "end")
    assert (game.fury, game.gravehold) == (1, 25)  # 4 Fury, and the Strike at the end of the turn
    game = play(acting("invoke-carnage", 1, fury=1), "mage:0")
    assert lives(game) == [7, 10]
    game = play(acting("scorn", 9), "choose:1")
    assert game.gravehold == 27
    game = drawn("onslaught", mage("kadir", hand=["crystal", "spark"]), mage("mist", hand=["crystal"]), fury=0)
    assert asked(game) == ("ae-team-discards", TABLE, ["mage:0", "mage:1"])
    play(game, "mage:0", "discard:spark", "mage:1")
    assert (hand(game, 0), hand(game, 1)) == ([], [])
    game = raging("devastate", in_play=[("rolling-death", 1)], top=["provoker"], fury=7)
    game.strikes = [number("devastate")] * 6  # both Strikes
    play(game, "end")
    assert (game.gravehold, game.fury) == (20, 1)
    game = play(raging("devastate", in_play=[("avatar-of-wrath", 16)], top=["provoker"], fury=3), "end")
    assert (game.gravehold, game.fury) == (25, 0)


# --- Carapace Queen


@rule("AE-C53", "AE-C55")
def test_husks_are_placed() -> None:
    assert fresh(2, seed=FIRST_IS_A_PLAYER, nemesis="carapace-queen").husks == 2
    game = acting("bane-sire", 6, **QUEEN, husks=14)
    assert (game.husks, game.gravehold) == (15, 29)
    game = acting("bane-sire", 6, **QUEEN, husks=2, difficulty="expert")
    assert game.husks == 5


@rule("AE-C54")
def test_damage_to_husks() -> None:
    start = position(mage(prepped={1: "ignite"}), mage("mist"), phase="casting", nemesis="carapace-queen", husks=3)
    play(start, "cast:1")
    assert options(start) == ["hit:nemesis", "hit:husk"]
    play(start, "hit:husk")
    assert asked(start) == ("ae-spread", HANKA, ["yes", "no"])
    game = play(start.clone(), "yes")
    assert (game.husks, lives(game)) == (1, [9, 10])
    game = play(start.clone(), "no")
    assert (game.husks, lives(game)) == (2, [10, 10])


@rule("AE-C61")
def test_foul_multitudes_toughen_husks() -> None:
    game = position(
        mage(prepped={1: "spark", 2: "ignite"}, breaches=("open", "open", 1, 2)), phase="casting", nemesis="carapace-queen", husks=3
    )
    game.field, game.tokens = [number("foul-multitudes")], [3]
    play(game, "cast:1", "hit:husk")
    assert (game.husks, game.wounded) == (3, 1)
    play(game, "cast:2")
    assert options(game) == ["hit:nemesis", "hit:husk", "hit:wounded-husk"]
    play(game, "hit:wounded-husk", "yes")
    assert (game.husks, game.wounded) == (2, 1)


@rule("AE-C56", "AE-C57", "AE-C59")
def test_swarm() -> None:
    assert drawn("endless-throng", **QUEEN, husks=3).husks == 7
    spells = mage("kadir", prepped={1: "spark"}, hand=["crystal"])
    game = play(drawn("endless-throng", spells, MIST, **QUEEN, husks=4))
    assert (game.husks, discard(game)) == (6, ["spark"])
    assert drawn("endless-throng", **QUEEN, husks=7).gravehold == 25
    game = drawn("endless-throng", mage("kadir", life=4), MIST, **QUEEN, husks=11)
    assert (lives(game), game.husks) == ([1, 10], 10)
    assert drawn("endless-throng", **QUEEN, husks=13).ended == "ae-overrun"


@rule("AE-C60", "AE-C62")
def test_queens_minions() -> None:
    game = position(mage(prepped={1: "spark"}), phase="casting", nemesis="carapace-queen", in_play=[("broodwomb", 5)])
    play(game, "cast:1")
    assert options(game) == ["hit:nemesis", "hit:husk"]
    assert acting("broodwomb", 5, **QUEEN).husks == 3
    game = drawn("maggot-engine", **QUEEN)
    assert (game.husks, in_play(game)) == (8, [("maggot-engine", 16)])
    assert drawn("hatch", **QUEEN, order=["player-1", "player-2"]).husks == 6


@rule("AE-C58", "AE-C63")
def test_queens_other_cards() -> None:
    assert drawn("spawn", **QUEEN, husks=2).gravehold == 25  # 2 -> 6 -> 8, then Gravehold suffers 5
    assert acting("blot-the-sun", 1, **QUEEN, husks=2).gravehold == 25
    assert lives(play(drawn("infest", **QUEEN), "choose:1", "mage:0")) == [6, 10]
    game = drawn("legion-beacon", **QUEEN)
    assert (game.husks, in_play(game)) == (6, [("legion-beacon", 2)])
    game = acting("legion-beacon", 1, **QUEEN, husks=5)
    assert (game.husks, game.gravehold) == (6, 24)
    game = acting("legion-beacon", 1, **QUEEN, husks=4)
    assert (game.husks, game.gravehold) == (6, 26)
    game = drawn("foul-multitudes", **QUEEN)
    assert (game.husks, in_play(game)) == (4, [("foul-multitudes", 3)])


# --- Prince of Gluttons


@rule("AE-C64", "AE-C69")
def test_prince_setup() -> None:
    game = fresh(2, nemesis="prince-of-gluttons", market=market("jade", "searing-ruby", "burning-opal"))
    assert named(game.devoured) == ["burning-opal", "searing-ruby", "jade"]
    game = fresh(2, nemesis="prince-of-gluttons", market=market("jade", "searing-ruby", "diamond-cluster"))
    assert asked(game) == ("ae-devour-gems", TABLE, ["devour:diamond-cluster", "devour:searing-ruby"])
    play(game, "devour:searing-ruby")
    assert named(game.devoured) == ["searing-ruby", "diamond-cluster", "jade"]
    game = fresh(2, nemesis="prince-of-gluttons", market=market("jade", "searing-ruby", "burning-opal"), difficulty="expert")
    play(game, *["devour:ignite"] * 5, *["devour:jade"] * 4)
    assert (len(game.devoured), supply(game)["ignite"], supply(game)["jade"]) == (12, 0, 2)
    assert asked(game)[0] != "ae-devour"


def market(*gems: str) -> list[str]:
    return [*gems, "flexing-dagger", "bottled-vortex", "ignite", "essence-theft", "planar-insight", "consuming-void"]


@rule("AE-C65", "AE-C66", "AE-C67")
def test_devouring() -> None:
    game = acting("bane-sire", 6, **PRINCE, supply={"jade": 2, "flexing-dagger": 0})
    assert (supply(game)["jade"], named(game.devoured), game.gravehold) == (0, ["jade", "jade"], 28)
    game = position(mage(), nemesis="prince-of-gluttons", devoured=["jade"], aether=2)
    play(game, "buy-devoured:jade")
    assert (discard(game), game.devoured) == (["jade"], [])


@rule("AE-C68")
def test_an_empty_supply_loses() -> None:
    empty = dict.fromkeys(supply(fresh(1, supply="deck-destruction")), 0)
    game = position(mage(), nemesis="prince-of-gluttons", supply={**empty, "jade": 1}, aether=2)
    assert play(game, "buy:jade").ended == "ae-devoured"


@rule("AE-C70", "AE-C71", "AE-C72")
def test_prince_cards() -> None:
    game = play(drawn("gorge", **PRINCE), "mage:0")
    assert (supply(game)["searing-ruby"], lives(game)) == (5, [8, 10])
    game = play(drawn("lobotomize", **PRINCE), "choose:2", "devour:essence-theft")
    assert supply(game)["essence-theft"] == 2
    game = play(acting("thought-biter", 6, **PRINCE), "choose:2")
    assert supply(game)["flexing-dagger"] == 3
    game = play(acting("cerephage", 7, **PRINCE), "devour:jade")
    assert (supply(game)["jade"], in_play(game)[0]) == (0, ("cerephage", 5))
    game = acting("godfeeders", 8, **PRINCE)
    assert (supply(game)["burning-opal"], game.gravehold) == (6, 27)
    assert in_play(drawn("mindguzzler", **PRINCE, supply={"jade": 0, "bottled-vortex": 0})) == [("mindguzzler", 10)]
    assert play(drawn("digest", **PRINCE, supply={"jade": 0}), "choose:2", "mage:1").players[1].life == 9
    assert lives(acting("memory-eater", 16, mage("kadir", life=5), MIST, **PRINCE, supply={"jade": 0})) == [4, 10]
    assert acting("vile-feast", 1, **PRINCE, supply={"jade": 0, "bottled-vortex": 0}).gravehold == 26


# --- Crooked Mask


@rule("AE-C73", "AE-C74")
def test_unleash_corrupts_a_deck() -> None:
    assert len(fresh(2, seed=FIRST_IS_A_PLAYER, nemesis="crooked-mask").corruptions) == 11
    game = acting("bane-sire", 6, mage("kadir", deck=["crystal"], discard=["spark"]), MIST, **MASK, corruptions=["contagion"])
    play(game, "mage:0")
    assert (sorted(deck(game)), discard(game)) == (["contagion", "crystal", "spark"], [])
    assert game.players[0].deck.seen == [0, 0, 0]


@rule("AE-C75", "AE-C77", "AE-C80")
def test_corruptions_are_carried_out_and_destroyed() -> None:
    game = position(mage(hand=["lust-for-power", "endless-hunger"], life=5), mage("mist"), phase="start", nemesis="crooked-mask")
    assert asked(game) == ("ae-carry-out", HANKA, ["carry-out:endless-hunger", "carry-out:lust-for-power"])
    play(game, "carry-out:endless-hunger")
    assert (lives(game)[0], game.gravehold, game.players[0].charges) == (6, 27, 1)
    assert named(game.corruptions.cards)[:2] == ["lust-for-power", "endless-hunger"]
    game = position(mage(hand=["lust-for-power"]), mage("mist"), phase="start", nemesis="crooked-mask", difficulty="expert")
    play(game)
    assert asked(game) == ("ae-pass-on-corruption", HANKA, ["mage:0", "mage:1", "bottom"])
    assert discard(play(game.clone(), "mage:1"), 1) == ["lust-for-power"]
    game = play(game, "bottom")
    assert (game.players[0].charges, named(game.corruptions.cards)[0]) == (0, "lust-for-power")
    assert (game.corruptions.seen[0], len(game.corruptions.seen)) == (ALL, len(game.corruptions.cards))  # all saw where it went


@rule("AE-C78")
def test_corruptions_drawn_are_carried_out_after_the_main_phase() -> None:
    game = position(mage(hand=["bottled-vortex"], deck=["delirium-veil", "fever-of-war"]), nemesis="crooked-mask", order=["player-1"])
    play(game, "play:bottled-vortex")
    assert (game.gravehold, hand(game)) == (30, ["delirium-veil"])
    play(game, "end")
    assert (game.gravehold, asked(game)) == (28, ("ae-focus", HANKA, ["focus:2", "focus:3", "focus:4"]))
    assert game.life == 70
    play(game, "focus:2")
    assert game.life == 68  # the Fever of War was drawn in the draw phase and is due at the next start


@rule("AE-C87", "AE-C79")
def test_each_corruption() -> None:
    def start(name: str, **given: Any) -> AeonsEnd:
        seat = mage("kadir", **{"hand": [name, "crystal", "spark"], "deck": ["crystal"], "discard": ["spark", "jade"], **given})
        return position(seat, mage("mist"), phase="start", nemesis="crooked-mask", order=["nemesis"])

    game = play(start("blind-abandon"), "destroy:crystal")
    assert (hand(game), lives(game)) == (["spark"], [9, 10])
    game = start("contagion")
    assert (hand(game), lives(game)) == (["crystal", "spark", "spark"], [9, 10])
    game = play(start("delirium-veil"), "focus:4")
    assert (breaches(game), game.gravehold) == (["open", 2, 1, 3], 28)
    game = play(start("dire-wisdom"), "gain:essence-theft")
    assert (discard(game)[-1], len(deck(game))) == ("essence-theft", 4)
    game = start("endless-hunger", life=3)
    assert (lives(game), game.gravehold) == ([5, 10], 27)
    game = start("fever-of-war")
    assert (game.life, lives(game)) == (68, [9, 10])
    game = play(start("grim-sight"), "yes")
    assert (deck(game), game.gravehold) == ([], 28)
    game = start("insatiable-avarice")
    assert ("jade" in hand(game), lives(game)) == (True, [8, 10])
    game = start("lust-for-power")
    assert (game.players[0].charges, lives(game)) == (1, [9, 10])
    game = play(start("nothingness"), "discard:crystal", "shuffle-back:player-2")
    assert (lives(game)[0], sorted(turn_order(game)[0])) == (8, ["nemesis", "player-2"])
    game = play(start("reckless-might"), "gain:bottled-vortex")
    assert (deck(game)[0], lives(game)[0]) == ("bottled-vortex", 8)


@rule("AE-C81", "AE-C82", "AE-C83")
def test_mask_cards() -> None:
    game = position(
        mage(prepped={1: "spark"}), phase="casting", nemesis="crooked-mask", in_play=[("corrupter", 1)], corruptions=["contagion"]
    )
    play(game, "cast:1", "hit:corrupter")
    assert (deck(game), in_play(game)) == (["contagion"], [])
    game = play(drawn("burden", **MASK, corruptions=["contagion", "nothingness"]), "mage:0", "mage:1", "mage:0", "focus:2")
    assert (deck(game)[0], deck(game, 1)[0], breaches(game)[1]) == ("contagion", "nothingness", 3)
    game = play(drawn("tempt", **MASK), "gain:jade")
    assert (discard(game), lives(game)) == (["crystal"] * 3 + ["jade"], [7, 10])
    game = play(acting("pain-sower", 11, **MASK), "mage:0", "focus:3")
    assert (lives(game), breaches(game, 1)[2]) == ([8, 10], 2)
    game = acting("twisting-madness", 1, **MASK, life=60, gravehold=29)
    assert (game.life, game.gravehold) == (70, 30)
    game = drawn("vex", **MASK, top=["vex", "needlemaw", "topple"])
    assert (game.gravehold, named(game.discard)[-3:]) == (26, ["needlemaw", "topple", "vex"])


@rule("AE-C84", "AE-C85", "AE-C76")
def test_mask_tier_three() -> None:
    game = play(drawn("afflict", mage("kadir", life=5), mage("mist", life=5), mage("jian"), **MASK), "mage:0", "mage:1")
    assert (lives(game), len(deck(game)), len(deck(game, 1))) == ([6, 6, 10], 2, 2)
    game = acting("bedlam-sage", 14, mage("kadir", life=9), MIST, **MASK, gravehold=20)
    assert (game.gravehold, lives(game)) == (22, [9, 7])
    game = acting("ruin-priest", 17, **MASK)
    assert (len(hand(game)), discard(game)) == (3, ["crystal"] * 3)
    assert all(card not in ("crystal", "spark") for card in hand(game))
