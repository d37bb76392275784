"""The Wizards (ET-103, ET-104)."""

import pytest

from deska.kernel import Decision
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    DANA,
    MICHAL,
    ROBERT,
    band,
    end_age,
    example,
    front,
    hand,
    is_asked,
    named,
    paid,
    play,
    position,
    refuse,
    table,
)

WIZARDS = ("wizard", "centaur", "giant", "orc", "dwarf", "skeleton")
HELD = ("wizard-red", "dwarf-red", "orc-blue", "giant-grey")


@rule("ET-X10", "ET-103")
def test_example_wizard() -> None:
    """Robert holds 4 cards, plays 2 with a Wizard as their leader, discards 2 and draws 2 from the deck."""
    game = example("ET-X10")
    band(game, "wizard-red", "dwarf-red")
    assert game.pending == Decision("et-wizard", ROBERT, ("yes", "no"))
    laid = {"bands": [("wizard-red", ["dwarf-red", "wizard-red"])], "markers": {"rhea": 1}, "supply": 24}
    assert table(game) == {"row": ["giant-grey", "orc-blue"], "deck": 75 - 4, ROBERT: laid}
    play(game, "yes")
    assert table(game) == {"row": ["giant-grey", "orc-blue"], "deck": 75 - 4 - 2, ROBERT: {"hand": ["dwarf-purple", "orc-green"], **laid}}
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:giant-grey", "take:orc-blue"))


@rule("ET-103")
def test_a_wizard_never_draws_from_the_row_nor_card_by_card() -> None:
    game = position(tribes=WIZARDS, hands={ROBERT: HELD})
    band(game, "wizard-red", "dwarf-red")
    for option in ("take:orc-blue", "draw", "done", "pass"):
        assert refuse(game, option).message == "not-offered"


@rule("ET-103", "ET-C20")
def test_a_wizard_who_declines_ends_with_an_empty_hand() -> None:
    game = position(tribes=WIZARDS, hands={ROBERT: HELD}, top=["orc-green"])
    play(band(game, "wizard-red", "dwarf-red"), "no")
    assert table(game) == {
        "row": ["giant-grey", "orc-blue"],
        "deck": 75 - 4,
        ROBERT: {"bands": [("wizard-red", ["dwarf-red", "wizard-red"])], "markers": {"rhea": 1}, "supply": 24},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:giant-grey", "take:orc-blue"))


@rule("ET-103")
def test_a_wizard_whose_band_places_nothing_draws_all_the_same() -> None:
    game = position(tribes=WIZARDS, hands={ROBERT: ["wizard-red"]}, markers={ROBERT: {"rhea": 1}}, top=["orc-green", "giant-red"])
    play(band(game, "wizard-red"), "yes")
    assert front(game, ROBERT) == {
        "hand": ["orc-green"],
        "bands": [("wizard-red", ["wizard-red"])],
        "markers": {"rhea": 1},
        "supply": 24,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-104", "ET-C18")
@pytest.mark.parametrize(
    ("before", "top", "dragons"),
    [
        (0, ["dragon", "orc-green", "dwarf-purple", "giant-red"], 1),
        (0, ["orc-green", "dragon", "dragon", "dwarf-purple", "giant-red"], 2),
        (1, ["orc-green", "dragon", "dwarf-purple", "giant-red"], 2),
        (2, ["orc-green", "dwarf-purple", "dragon"], 2),
    ],
)
def test_dragons_that_a_wizard_meets_do_not_count(before: int, top: list[str], dragons: int) -> None:
    game = position(tribes=WIZARDS, hands={ROBERT: ["wizard-red", "dwarf-red"]}, dragons=before, top=top)
    play(band(game, "wizard-red", "dwarf-red"), "yes")
    assert table(game) == {
        "deck": 75 - 2 - 2 - dragons,
        "dragons": dragons,
        ROBERT: {
            "hand": ["dwarf-purple", "orc-green"],
            "bands": [("wizard-red", ["dwarf-red", "wizard-red"])],
            "markers": {"rhea": 1},
            "supply": 24,
        },
    }
    assert named(game.deck[-1:]) == top[-1:]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-104", "ET-C19")
def test_the_third_dragon_stops_the_wizard_but_his_band_stands() -> None:
    game = position(
        tribes=WIZARDS,
        hands={MICHAL: ["wizard-red", "orc-red", "dwarf-red", "giant-grey"]},
        tokens={"rhea": (2, 4, 6)},
        age=3,
        turn=MICHAL,
        dragons=2,
        top=["orc-green", "dragon", "giant-blue"],
    )
    play(band(game, "wizard-red", "orc-red", "dwarf-red"), "yes")
    assert table(game) == {
        "row": ["giant-grey"],
        "deck": 73 - 4 - 2,
        "discard": ["orc-green"],
        "dragons": 3,
        MICHAL: {
            "bands": [("wizard-red", ["dwarf-red", "orc-red", "wizard-red"])],
            "markers": {"rhea": 1},
            "supply": 24,
            "glory": 6 + 3,
        },
    }
    assert (paid(game, "kingdoms"), paid(game, "bands")) == ((0, 0, 6, 0), (0, 0, 3, 0))
    assert named(game.deck[-1:]) == ["giant-blue"]
    assert game.pending is None


@rule("ET-C19")
def test_a_wizard_who_meets_the_third_dragon_is_its_drawer() -> None:
    """Robert and Dana are lowest; clockwise from Michal, who drew the dragon, Dana comes first."""
    game = position(
        tribes=WIZARDS,
        hands={MICHAL: ["wizard-red", "dwarf-red"]},
        bands={ALICE: [("orc-red", ["orc-red", "orc-blue"])]},
        turn=MICHAL,
        dragons=2,
        top=["dragon"],
    )
    play(band(game, "wizard-red", "dwarf-red"), "yes")
    assert (game.age, game.drawer, paid(game, "bands")) == (2, MICHAL, (0, 1, 1, 0))
    assert [step["do"] for step in game.dump()["stack"]] == ["take-turn"]  # nothing is left of Michal's turn (ET-049)
    assert game.pending is not None
    assert (game.pending.kind, game.pending.seat) == ("et-turn", DANA)


@rule("ET-C20")
def test_a_wizard_with_ten_cards_draws_ten_and_may_not_recruit_next() -> None:
    reds = [f"{tribe}-red" for tribe in ("wizard", "centaur", "giant", "orc", "dwarf") for _ in range(2)]
    drawn = [f"{tribe}-blue" for tribe in ("wizard", "centaur", "giant", "orc", "dwarf") for _ in range(2)]
    game = position(tribes=WIZARDS, hands={ROBERT: reds}, top=[*drawn, "orc-green", "orc-green", "orc-grey"])
    play(band(game, *reds), "yes", "draw", "draw", "draw")
    assert sorted(hand(game, ROBERT)) == sorted(drawn)
    assert is_asked(game, "et-lay", ROBERT)
    assert refuse(game, "draw").rule == "ET-043"


@rule("ET-C20")
def test_cards_just_put_into_the_row_are_not_drawn() -> None:
    game = position(tribes=WIZARDS, hands={ROBERT: HELD}, row=["dwarf-grey"], top=["orc-green"])
    play(band(game, "wizard-red"), "yes")
    assert table(game)["row"] == ["dwarf-grey", "dwarf-red", "giant-grey", "orc-blue"]
    assert hand(game, ROBERT) == ["orc-green"]
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:giant-grey", "take:orc-blue", "take:dwarf-red", "take:dwarf-grey"))


@rule("ET-C19", "ET-103")
def test_the_hand_drawn_by_a_wizard_before_is_worth_nothing_at_the_end() -> None:
    game = position(tribes=WIZARDS, hands={ROBERT: HELD}, tokens={"rhea": (2, 4, 6)}, age=3, top=["dwarf-red", "dwarf-blue"])
    end_age(play(band(game, "wizard-red", "dwarf-red"), "yes"))
    assert table(game)[ROBERT] == {
        "bands": [("wizard-red", ["dwarf-red", "wizard-red"])],
        "markers": {"rhea": 1},
        "supply": 24,
        "glory": 6 + 1,
    }
    assert game.pending is None
