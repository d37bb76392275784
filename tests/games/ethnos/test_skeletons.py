"""The Skeletons (ET-111 to ET-114), and bands of several tribes."""

import pytest

from deska.games.ethnos.cards import BOX
from deska.kernel import Decision, Reason
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    MICHAL,
    ROBERT,
    band,
    bands,
    end_age,
    example,
    front,
    hand,
    kingdoms,
    paid,
    play,
    position,
    refuse,
    table,
)

SKELETONS = ("skeleton", "elf", "orc", "wizard", "dwarf", "giant")
OTHERS = ("skeleton", "minotaur", "wingfolk", "merfolk", "troll", "giant")


@rule("ET-X13", "ET-114")
def test_example_skeletons() -> None:
    """A band of 5 with two Skeletons has 3 cards left, and the glory is that of a band of 3."""
    game = example("ET-X13")
    end_age(game)
    assert table(game) == {
        "deck": 72 - 5,
        "discard": ["skeleton", "skeleton"],
        "dragons": 3,
        ROBERT: {"bands": [("orc-red", ["dwarf-red", "elf-red", "orc-red"])], "supply": 25, "glory": 3},
    }
    assert paid(game, "bands") == (3, 0, 0, 0)
    assert game.pending is None


@rule("ET-111", "ET-C01")
def test_two_cards_with_neither_tribe_nor_colour_in_common_are_refused() -> None:
    game = position(tribes=SKELETONS, hands={ROBERT: ["elf-red", "orc-blue", "skeleton"]})
    play(game, "band", "lay:elf-red")
    assert game.pending == Decision("et-lay", ROBERT, ("lay:skeleton", "done"))
    assert refuse(game, "lay:orc-blue") == Reason("et-why-not-fitting", "ET-052", {"card": "orc-blue"})
    play(game, "lay:skeleton")
    assert game.pending == Decision("et-lay", ROBERT, ("done",))
    assert refuse(game, "lay:orc-blue") == Reason("et-why-not-fitting", "ET-052", {"card": "orc-blue"})


@rule("ET-111", "ET-C01")
def test_the_skeleton_laid_first_does_not_help_either() -> None:
    game = position(tribes=SKELETONS, hands={ROBERT: ["elf-red", "orc-blue", "skeleton"]})
    play(game, "band", "lay:skeleton")
    assert game.pending == Decision("et-lay", ROBERT, ("lay:elf-red", "lay:orc-blue"))
    play(game, "lay:orc-blue")
    assert game.pending == Decision("et-lay", ROBERT, ("done",))
    assert refuse(game, "lay:elf-red") == Reason("et-why-not-fitting", "ET-052", {"card": "elf-red"})


@rule("ET-C01")
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [("elf-red", "orc-red", "orc-blue"), ("orc-red", "orc-blue", "elf-red"), ("orc-blue", "orc-red", "elf-red")],
)
@pytest.mark.parametrize("skeleton", [False, True])
def test_one_tribe_or_one_colour_has_to_cover_all_cards(first: str, second: str, third: str, skeleton: bool) -> None:
    game = position(tribes=SKELETONS, hands={ROBERT: [first, second, third, "skeleton"]})
    play(game, "band", f"lay:{first}", *(["lay:skeleton"] if skeleton else []), f"lay:{second}")
    assert refuse(game, f"lay:{third}") == Reason("et-why-not-fitting", "ET-052", {"card": third})
    assert game.pending == Decision("et-lay", ROBERT, ("done",) if skeleton else ("lay:skeleton", "done"))


@rule("ET-112", "ET-C02")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_one_card_with_nine_skeletons_is_a_band_of_ten(before: int, after: int) -> None:
    ten = ["dwarf-red", *["skeleton"] * 9]
    game = position(tribes=SKELETONS, hands={ROBERT: ten}, markers={ROBERT: {"rhea": before}})
    play(game, *[f"lay:{card}" for card in ten])
    assert front(game, ROBERT) == {"bands": [("dwarf-red", ten)], "markers": {"rhea": after}, "supply": 25 - after}
    assert game.players[ROBERT].bands[0].size == 10
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-111", "ET-C03")
@pytest.mark.parametrize(
    "others",
    [["orc-blue", "orc-grey"], ["elf-red", "dwarf-red"], ["orc-red"]],
    ids=["one tribe", "one colour", "the same tribe and colour"],
)
@pytest.mark.parametrize("skeletons", [0, 1, 3])
def test_skeletons_join_any_band_in_any_number(others: list[str], skeletons: int) -> None:
    members = ["orc-red", *others, *["skeleton"] * skeletons]
    game = position(tribes=SKELETONS, hands={ROBERT: members}, markers={ROBERT: {"rhea": len(members) - 1}})
    play(band(game, *members), "no")
    assert front(game, ROBERT) == {
        "bands": [("orc-red", sorted(members))],
        "markers": {"rhea": len(members)},
        "supply": 25 - len(members),
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-112")
def test_a_band_of_skeletons_only_is_refused() -> None:
    game = position(tribes=SKELETONS, hands={ROBERT: ["skeleton", "skeleton", "dwarf-red"]})
    play(game, "band", "lay:skeleton")
    assert refuse(game, "done") == Reason("et-why-no-leader", "ET-112")
    play(game, "lay:skeleton")  # the Dwarf has to join
    assert bands(game, ROBERT) == [("dwarf-red", ["dwarf-red", "skeleton", "skeleton"])]


@rule("ET-113")
@pytest.mark.parametrize(("skeletons", "markers"), [(0, 2), (1, 2), (2, 3)])
def test_skeletons_count_for_placing(skeletons: int, markers: int) -> None:
    members = ["dwarf-red", "elf-red", *["skeleton"] * skeletons]
    game = position(tribes=SKELETONS, hands={ROBERT: members}, markers={ROBERT: {"rhea": markers}})
    band(game, *members)
    assert kingdoms(game, ROBERT) == {"rhea": markers + (len(members) > markers)}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-113", "ET-C04")
def test_skeletons_raise_the_draw_of_a_wizard() -> None:
    game = position(tribes=SKELETONS, hands={ROBERT: ["wizard-red", "skeleton"]}, top=["orc-red", "elf-red", "dwarf-red"])
    play(band(game, "wizard-red", "skeleton"), "yes")
    assert hand(game, ROBERT) == ["elf-red", "orc-red"]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-113", "ET-C04")
def test_skeletons_raise_what_an_elf_keeps() -> None:
    game = position(tribes=SKELETONS, hands={ROBERT: ["elf-red", "skeleton", "orc-blue", "orc-grey", "dwarf-green"]})
    band(game, "elf-red", "skeleton")
    assert refuse(game, "done").args == {"size": 2, "held": 3}
    play(game, "drop:orc-blue", "done")
    assert (hand(game, ROBERT), table(game)["row"]) == (["orc-grey", "dwarf-green"], ["orc-blue"])
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:orc-blue"))


@rule("ET-113", "ET-C04")
def test_skeletons_raise_the_troll_token() -> None:
    game = position(tribes=OTHERS, hands={ROBERT: ["troll-red", "skeleton"]})
    band(game, "troll-red", "skeleton")
    assert game.pending == Decision("et-troll", ROBERT, ("troll:1", "troll:2", "pass"))
    play(game, "troll:2")
    assert front(game, ROBERT)["trolls"] == [2]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-113", "ET-C04")
def test_skeletons_raise_a_giant_band() -> None:
    game = position(tribes=OTHERS, hands={ROBERT: ["giant-red"], ALICE: ["giant-blue", "skeleton"]})
    band(band(game, "giant-red"), "giant-blue", "skeleton")
    assert (table(game)["giant"], paid(game, "giants")) == ((ALICE, 2), (2, 2, 0, 0))
    assert game.pending == Decision("et-turn", MICHAL, ("draw",))


@rule("ET-113", "ET-C04")
def test_skeletons_carry_the_merfolk_further() -> None:
    game = position(tribes=OTHERS, hands={ROBERT: ["merfolk-red", "skeleton"]})
    band(game, "merfolk-red", "skeleton")
    assert front(game, ROBERT) == {
        "bands": [("merfolk-red", ["merfolk-red", "skeleton"])],
        "markers": {"rhea": 1},
        "supply": 23,
        "merfolk": 2,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-114", "ET-C05")
@pytest.mark.parametrize(
    ("leader", "others", "glory"),
    [
        ("orc-red", ["skeleton"], 0),
        ("orc-red", ["elf-red"], 1),
        ("dwarf-red", ["skeleton"], 1),
        ("dwarf-red", ["elf-red", "skeleton"], 3),
        ("dwarf-red", ["skeleton"] * 4, 1),
    ],
)
def test_bands_score_by_what_is_left_without_skeletons(leader: str, others: list[str], glory: int) -> None:
    game = position(tribes=SKELETONS, bands={ROBERT: [(leader, [leader, *others])]}, age=3)
    end_age(game)
    assert paid(game, "bands") == (glory, 0, 0, 0)
    assert [sorted(cards) for _, cards in bands(game, ROBERT)] == [sorted(card for card in (leader, *others) if card != "skeleton")]
    assert game.pending is None


@rule("ET-114")
def test_skeletons_leave_bands_and_hands_of_all_players() -> None:
    game = position(
        tribes=SKELETONS,
        hands={MICHAL: ["skeleton", "orc-blue"]},
        bands={
            ROBERT: [("orc-red", ["orc-red", "skeleton"]), ("elf-grey", ["elf-grey", "elf-blue"])],
            ALICE: [("elf-red", ["elf-red", "elf-green", "skeleton", "skeleton"])],
        },
        age=3,
    )
    end_age(game)
    assert bands(game, ROBERT) == [("orc-red", ["orc-red"]), ("elf-grey", ["elf-blue", "elf-grey"])]
    assert bands(game, ALICE) == [("elf-red", ["elf-red", "elf-green"])]
    assert table(game)["discard"] == ["orc-blue", "skeleton", "skeleton", "skeleton", "skeleton"]
    assert paid(game, "bands") == (1, 1, 0, 0)
    assert game.pending is None


@rule("ET-C06")
def test_a_giant_band_keeps_its_token_without_its_skeletons() -> None:
    five = ("giant-red", "giant-blue", "skeleton", "skeleton", "skeleton")
    four = ("giant-grey", "giant-green", "giant-green", "giant-orange")
    game = position(tribes=OTHERS, hands={ROBERT: five, ALICE: four}, age=3)
    band(band(game, *five), *four)
    assert (table(game)["giant"], paid(game, "giants")) == ((ROBERT, 5), (2, 0, 0, 0))
    end_age(game)
    assert (paid(game, "giants"), paid(game, "bands")) == ((2 + 6, 0, 0, 0), (1, 6, 0, 0))
    assert game.pending is None


@rule("ET-C07")
def test_all_twelve_skeletons_come_back_in_the_next_age() -> None:
    game = position(
        tribes=SKELETONS,
        hands={ALICE: ["skeleton", "skeleton"]},
        row=["skeleton"],
        bands={ROBERT: [("orc-red", ["orc-red", "skeleton", "skeleton", "skeleton"])]},
    )
    end_age(game)
    everywhere = game.deck + game.row + [card for player in game.players for card in player.hand.cards]
    assert (game.age, everywhere.count(BOX.skeleton), len(everywhere), game.discard) == (2, 12, 75, [])
    assert game.pending is not None
    assert game.pending.kind == "et-turn"


@rule("ET-C08", "ET-112")
@pytest.mark.parametrize("skeletons", [1, 9])
def test_a_hand_of_skeletons_only_has_to_recruit(skeletons: int) -> None:
    game = position(tribes=SKELETONS, hands={ROBERT: ["skeleton"] * skeletons}, row=["orc-red"])
    assert game.pending == Decision("et-turn", ROBERT, ("draw", "take:orc-red"))
    assert refuse(game, "band") == Reason("et-why-only-skeletons", "ET-112")


@rule("ET-C08")
def test_the_turn_of_ten_skeletons_is_skipped() -> None:
    game = position(tribes=SKELETONS, hands={ROBERT: ["skeleton"] * 9}, top=["skeleton", "orc-red", "orc-blue", "orc-grey", "elf-red"])
    play(game, "draw", "draw", "draw", "draw")
    assert hand(game, ROBERT) == ["skeleton"] * 10
    assert game.pending == Decision("et-turn", ALICE, ("draw", "band"))
    assert game.turn == ALICE


@rule("ET-C09")
def test_a_minotaur_under_a_wingfolk_leader_saves_no_card() -> None:
    members = ("wingfolk-red", "minotaur-red")
    everywhere = dict.fromkeys(("duris", "rhea", "straton", "althea", "ithys"), 2)
    game = position(tribes=OTHERS, hands={ROBERT: members}, markers={ROBERT: everywhere})
    band(game, *members)
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({**everywhere, "pelagon": 1}, 13)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C09")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 3)])
def test_a_wingfolk_under_a_minotaur_leader_does_not_free_the_marker(before: int, after: int) -> None:
    members = ("minotaur-red", "wingfolk-red")
    game = position(tribes=OTHERS, hands={ROBERT: members}, markers={ROBERT: {"rhea": before}})
    band(game, *members)
    assert kingdoms(game, ROBERT) == {"rhea": after}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C09")
def test_any_tribe_of_a_band_can_lead_it_and_no_other_ability_works() -> None:
    members = ("giant-red", "merfolk-red", "troll-red", "minotaur-red")
    game = position(tribes=OTHERS, hands={ROBERT: members})
    play(game, "band", *[f"lay:{card}" for card in members])
    assert game.pending == Decision("et-lead", ROBERT, tuple(f"lead:{card}" for card in members))
    play(game, "lead:giant-red")
    assert table(game) == {
        "deck": 75 - 4,
        "giant": (ROBERT, 4),
        ROBERT: {"bands": [("giant-red", sorted(members))], "markers": {"rhea": 1}, "supply": 23, "glory": 2},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))
