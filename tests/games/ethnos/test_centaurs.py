"""The Centaurs (ET-107 to ET-110)."""

import pytest

from deska.kernel import Decision, Reason
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    ROBERT,
    band,
    end_age,
    example,
    front,
    hand,
    kingdoms,
    paid,
    play,
    position,
    refuse,
    swim_to,
    table,
)

CENTAURS = ("centaur", "orc", "elf", "wizard", "dwarf", "skeleton")
OTHERS = ("centaur", "halfling", "troll", "giant", "merfolk", "dwarf")


@rule("ET-X12", "ET-107")
def test_example_centaur() -> None:
    """Robert has played 2 allies with a blue Centaur, then a band with a red Orc, whose power he used too."""
    game = example("ET-X12")
    band(game, "centaur-blue", "dwarf-blue")
    assert game.pending == Decision("et-centaur", ROBERT, ("yes", "no"))
    first = ("centaur-blue", ["centaur-blue", "dwarf-blue"])
    assert table(game) == {
        "deck": 75 - 4,
        ROBERT: {"hand": ["elf-green", "orc-red"], "bands": [first], "markers": {"straton": 1}, "supply": 24},
    }
    band(game, "orc-red")
    assert game.pending == Decision("et-orc", ROBERT, ("yes", "no"))
    assert (game.row, hand(game, ROBERT)) == ([], ["elf-green"])
    play(game, "yes")
    assert table(game) == {
        "row": ["elf-green"],
        "deck": 75 - 4,
        ROBERT: {
            "bands": [first, ("orc-red", ["orc-red"])],
            "markers": {"rhea": 1, "straton": 1},
            "supply": 25 - 3,
            "horde": ["red"],
        },
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-green"))


@rule("ET-107", "ET-068")
def test_whether_a_second_band_can_follow_tells_the_others_something() -> None:
    """Robert knows his own hand: for him it can be taken back, for the others it cannot."""
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "orc-red"]})
    assert band(game, "centaur-blue").learned == ~(1 << ROBERT)


@rule("ET-107", "ET-C16")
def test_the_additional_band_may_be_declined() -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "orc-red", "elf-green"]})
    play(band(game, "centaur-blue"), "no")
    assert table(game) == {
        "row": ["elf-green", "orc-red"],
        "deck": 75 - 3,
        ROBERT: {"bands": [("centaur-blue", ["centaur-blue"])], "markers": {"straton": 1}, "supply": 24},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-green", "take:orc-red"))


@rule("ET-C16")
@pytest.mark.parametrize("left", [[], ["skeleton"], ["skeleton", "skeleton"]])
def test_without_a_leader_left_no_band_is_offered(left: list[str]) -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", *left]})
    band(game, "centaur-blue")
    assert (sorted(table(game).get("row", [])), hand(game, ROBERT)) == (left, [])
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:skeleton") if left else ("draw",))


@rule("ET-C16")
def test_a_skeleton_and_another_card_left_are_enough_for_a_band() -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "skeleton", "dwarf-red"]})
    band(game, "centaur-blue")
    assert game.pending == Decision("et-centaur", ROBERT, ("yes", "no"))
    band(game, "dwarf-red", "skeleton")
    assert front(game, ROBERT)["bands"] == [("centaur-blue", ["centaur-blue"]), ("dwarf-red", ["dwarf-red", "skeleton"])]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-108", "ET-C10")
def test_centaur_after_centaur_allows_a_third_band() -> None:
    held = ["centaur-blue", "dwarf-blue", "centaur-red", "dwarf-red", "orc-grey", "elf-grey", "dwarf-grey", "dwarf-green"]
    game = position(tribes=CENTAURS, hands={ROBERT: held}, age=3, tokens=dict.fromkeys(("rhea", "straton", "pelagon"), (0, 0, 0)))
    band(game, "centaur-blue", "dwarf-blue")
    band(game, "centaur-red", "dwarf-red")
    assert game.pending == Decision("et-centaur", ROBERT, ("yes", "no"))
    play(band(game, "orc-grey", "elf-grey", "dwarf-grey"), "no")
    assert table(game) == {
        "row": ["dwarf-green"],
        "deck": 75 - 8,
        ROBERT: {
            "bands": [
                ("centaur-blue", ["centaur-blue", "dwarf-blue"]),
                ("centaur-red", ["centaur-red", "dwarf-red"]),
                ("orc-grey", ["dwarf-grey", "elf-grey", "orc-grey"]),
            ],
            "markers": {"rhea": 1, "straton": 1, "pelagon": 1},
            "supply": 22,
        },
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:dwarf-green"))
    end_age(game)
    assert paid(game, "bands") == (1 + 1 + 3, 0, 0, 0)


@rule("ET-108")
def test_a_second_centaur_that_places_nothing_ends_the_chain() -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "centaur-red", "orc-grey"]}, markers={ROBERT: {"rhea": 1}})
    band(band(game, "centaur-blue"), "centaur-red")
    assert table(game) == {
        "row": ["orc-grey"],
        "deck": 75 - 3,
        ROBERT: {
            "bands": [("centaur-blue", ["centaur-blue"]), ("centaur-red", ["centaur-red"])],
            "markers": {"rhea": 1, "straton": 1},
            "supply": 23,
        },
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:orc-grey"))


@rule("ET-C11", "ET-108")
@pytest.mark.parametrize(("second", "markers"), [(["dwarf-blue", "elf-blue"], 2), (["dwarf-blue", "elf-blue", "orc-blue"], 3)])
def test_the_centaurs_marker_counts_for_the_next_band(second: list[str], markers: int) -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "centaur-blue", *second]}, markers={ROBERT: {"straton": 1}})
    band(game, "centaur-blue", "centaur-blue")
    assert kingdoms(game, ROBERT) == {"straton": 2}
    band(game, *second)
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"straton": markers}, 25 - markers)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-109", "ET-C15")
@pytest.mark.parametrize(
    ("markers", "placed"),
    [({"straton": 2}, {"straton": 2}), ({"pelagon": 25}, {"pelagon": 25})],
    ids=["too small", "empty supply"],
)
def test_a_centaur_that_places_no_marker_allows_no_band(markers: dict[str, int], placed: dict[str, int]) -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "dwarf-blue", "orc-red", "elf-green"]}, markers={ROBERT: markers})
    band(game, "centaur-blue", "dwarf-blue")
    assert (table(game)["row"], hand(game, ROBERT), kingdoms(game, ROBERT)) == (["elf-green", "orc-red"], [], placed)
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-green", "take:orc-red"))


@rule("ET-109")
def test_the_last_marker_of_the_supply_still_allows_a_band() -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "dwarf-red"]}, markers={ROBERT: {"pelagon": 24}})
    band(game, "centaur-blue")
    assert game.pending == Decision("et-centaur", ROBERT, ("yes", "no"))
    band(game, "dwarf-red")
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"straton": 1, "pelagon": 24}, 0)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-110", "ET-C12")
def test_centaur_then_wizard_draws_for_the_last_band_only() -> None:
    game = position(
        tribes=CENTAURS,
        hands={ROBERT: ["centaur-blue", "dwarf-blue", "wizard-red", "orc-green", "elf-grey"]},
        top=["dwarf-purple", "orc-purple"],
    )
    band(game, "centaur-blue", "dwarf-blue")
    assert game.row == []
    band(game, "wizard-red")
    assert game.pending == Decision("et-wizard", ROBERT, ("yes", "no"))
    assert (table(game)["row"], hand(game, ROBERT)) == (["elf-grey", "orc-green"], [])
    play(game, "yes")
    assert table(game) == {
        "row": ["elf-grey", "orc-green"],
        "deck": 75 - 5 - 1,
        ROBERT: {
            "hand": ["dwarf-purple"],
            "bands": [("centaur-blue", ["centaur-blue", "dwarf-blue"]), ("wizard-red", ["wizard-red"])],
            "markers": {"rhea": 1, "straton": 1},
            "supply": 23,
        },
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-grey", "take:orc-green"))


@rule("ET-110", "ET-C13")
def test_centaur_then_elf_keeps_by_the_last_band() -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "dwarf-blue", "elf-red", "orc-green", "wizard-grey", "dwarf-grey"]})
    band(game, "centaur-blue", "dwarf-blue")
    band(game, "elf-red")
    assert game.pending == Decision("et-keep", ROBERT, ("drop:wizard-grey", "drop:orc-green", "drop:dwarf-grey"))
    play(game, "drop:orc-green")
    assert refuse(game, "done") == Reason("et-why-keep-fewer", "ET-105", {"size": 1, "held": 2})
    play(game, "drop:dwarf-grey", "done")
    assert table(game) == {
        "row": ["dwarf-grey", "orc-green"],
        "deck": 75 - 6,
        ROBERT: {
            "hand": ["wizard-grey"],
            "bands": [("centaur-blue", ["centaur-blue", "dwarf-blue"]), ("elf-red", ["elf-red"])],
            "markers": {"rhea": 1, "straton": 1},
            "supply": 23,
        },
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:orc-green", "take:dwarf-grey"))


@rule("ET-110")
def test_a_chain_has_one_discard_at_its_very_end() -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "centaur-red", "elf-grey", "orc-grey"]})
    band(band(game, "centaur-blue"), "centaur-red")
    assert game.pending == Decision("et-centaur", ROBERT, ("yes", "no"))
    assert (game.row, hand(game, ROBERT)) == ([], ["elf-grey", "orc-grey"])
    play(game, "no")
    assert (table(game)["row"], hand(game, ROBERT)) == (["elf-grey", "orc-grey"], [])
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-grey", "take:orc-grey"))


@rule("ET-C14")
def test_centaur_then_halfling_places_nothing_and_goes_no_further() -> None:
    game = position(tribes=OTHERS, hands={ROBERT: ["centaur-blue", "halfling-red", "centaur-red", "dwarf-green"]})
    band(game, "centaur-blue")
    band(game, "halfling-red", "centaur-red")
    assert table(game) == {
        "row": ["dwarf-green"],
        "deck": 87 - 4,
        ROBERT: {
            "bands": [("centaur-blue", ["centaur-blue"]), ("halfling-red", ["centaur-red", "halfling-red"])],
            "markers": {"straton": 1},
            "supply": 23,
        },
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:dwarf-green"))


@rule("ET-C14", "ET-108")
def test_centaur_then_troll_takes_one_token() -> None:
    game = position(tribes=OTHERS, hands={ROBERT: ["centaur-blue", "troll-red", "dwarf-red"]})
    band(game, "centaur-blue")
    band(game, "troll-red", "dwarf-red")
    assert game.pending == Decision("et-troll", ROBERT, ("troll:1", "troll:2", "pass"))
    play(game, "troll:2")
    assert front(game, ROBERT) == {
        "bands": [("centaur-blue", ["centaur-blue"]), ("troll-red", ["dwarf-red", "troll-red"])],
        "markers": {"rhea": 1, "straton": 1},
        "supply": 22,
        "trolls": [2],
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C14", "ET-108")
def test_centaur_then_giant_takes_the_token_once() -> None:
    game = position(tribes=OTHERS, hands={ROBERT: ["centaur-blue", "giant-red", "dwarf-red"]})
    band(game, "centaur-blue")
    band(game, "giant-red", "dwarf-red")
    assert table(game) == {
        "deck": 87 - 3,
        "giant": (ROBERT, 2),
        ROBERT: {
            "bands": [("centaur-blue", ["centaur-blue"]), ("giant-red", ["dwarf-red", "giant-red"])],
            "markers": {"rhea": 1, "straton": 1},
            "supply": 22,
            "glory": 2,
        },
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C14", "ET-108")
def test_centaur_then_merfolk_swims_once() -> None:
    game = position(tribes=OTHERS, hands={ROBERT: ["centaur-blue", "merfolk-red", "dwarf-red"]})
    band(swim_to(game, 4, 0, 0, 0), "centaur-blue")
    band(game, "merfolk-red", "dwarf-red")
    assert front(game, ROBERT) == {
        "bands": [("centaur-blue", ["centaur-blue"]), ("merfolk-red", ["dwarf-red", "merfolk-red"])],
        "markers": {"rhea": 1, "straton": 1},
        "supply": 22,
        "merfolk": 6,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C17")
def test_the_additional_band_comes_from_the_hand_only() -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "orc-red", "elf-grey"]}, row=["dwarf-red"])
    band(game, "centaur-blue")
    for option in ("draw", "take:dwarf-red", "band", "lay:orc-red"):
        assert refuse(game, option).message == "not-offered"
    play(game, "yes")
    assert game.pending == Decision("et-lay", ROBERT, ("lay:elf-grey", "lay:orc-red"))
    assert refuse(game, "lay:dwarf-red") == Reason("et-why-not-in-hand", "ET-051", {"card": "dwarf-red"})
    for option in ("draw", "take:dwarf-red"):
        assert refuse(game, option).message == "not-offered"
    assert refuse(game, "done") == Reason("et-why-nothing-laid", "ET-051")


@rule("ET-107")
def test_a_centaur_who_does_not_lead_allows_no_band() -> None:
    game = position(tribes=CENTAURS, hands={ROBERT: ["centaur-blue", "dwarf-blue", "orc-red"]})
    band(game, "dwarf-blue", "centaur-blue")
    assert (table(game)["row"], kingdoms(game, ROBERT)) == (["orc-red"], {"straton": 1})
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:orc-red"))
