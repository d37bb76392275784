"""The Minotaurs (ET-115, ET-116)."""

import pytest

from deska.kernel import Decision
from deska.testing import rule
from tests.games.ethnos.build import ALICE, MICHAL, ROBERT, band, end_age, example, front, kingdoms, paid, position, table

MINOTAURS = ("minotaur", "orc", "elf", "wizard", "dwarf", "giant")
FIVE = MINOTAURS[:5]
THREE = ("minotaur-red", "minotaur-blue", "minotaur-grey")


@rule("ET-X14", "ET-115")
def test_example_minotaur() -> None:
    """Michal has 3 markers in Rhea; with a red Minotaur he places a fourth even with a band of 3."""
    game = example("ET-X14")
    band(game, *THREE)
    assert table(game) == {
        "row": ["elf-green"],
        "deck": 75 - 4,
        MICHAL: {"bands": [("minotaur-red", sorted(THREE))], "markers": {"rhea": 4}, "supply": 21},
    }
    assert game.pending == Decision("et-turn", 3, ("draw", "take:elf-green"))


@rule("ET-X14")
def test_example_minotaur_with_another_leader() -> None:
    """With another red leader three cards would not be enough."""
    game = position(tribes=MINOTAURS, hands={MICHAL: ["dwarf-red", "minotaur-red", "orc-red"]}, markers={MICHAL: {"rhea": 3}}, turn=MICHAL)
    band(game, "dwarf-red", "minotaur-red", "orc-red")
    assert front(game, MICHAL) == {
        "bands": [("dwarf-red", ["dwarf-red", "minotaur-red", "orc-red"])],
        "markers": {"rhea": 3},
        "supply": 22,
    }
    assert game.pending == Decision("et-turn", 3, ("draw",))


@rule("ET-115", "ET-C23")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_lone_minotaur_places_up_to_the_second_marker(before: int, after: int) -> None:
    game = position(tribes=MINOTAURS, hands={ROBERT: ["minotaur-red"]}, markers={ROBERT: {"rhea": before}})
    band(game, "minotaur-red")
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"rhea": after}, 25 - after)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C23")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 2)])
def test_a_minotaur_who_does_not_lead_gives_no_reduction(before: int, after: int) -> None:
    game = position(tribes=MINOTAURS, hands={ROBERT: ["dwarf-red", "minotaur-red"]}, markers={ROBERT: {"rhea": before}})
    band(game, "dwarf-red", "minotaur-red")
    assert kingdoms(game, ROBERT) == {"rhea": after}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-115")
def test_a_minotaur_needs_a_marker_all_the_same() -> None:
    game = position(tribes=MINOTAURS, hands={ROBERT: ["minotaur-red"]}, markers={ROBERT: {"duris": 25}})
    band(game, "minotaur-red")
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"duris": 25}, 0)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-116", "ET-C24")
def test_a_minotaur_band_of_three_scores_as_three() -> None:
    game = position(tribes=MINOTAURS, hands={ROBERT: THREE}, age=3, tokens={"rhea": (0, 0, 0)})
    end_age(band(game, *THREE))
    assert (paid(game, "bands"), game.players[ROBERT].glory) == ((3, 0, 0, 0), 3)
    assert game.pending is None


@rule("ET-C24")
def test_a_minotaur_band_of_three_is_not_larger_than_another_of_three() -> None:
    game = position(
        tribes=MINOTAURS,
        bands={ROBERT: [("minotaur-red", THREE)], ALICE: [("orc-red", ["orc-red", "orc-blue", "orc-grey"])]},
        age=3,
    )
    end_age(game)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.winners) == ((3, 3, 0, 0), (ROBERT, ALICE))


@rule("ET-116")
def test_a_minotaur_changes_no_other_band() -> None:
    game = position(tribes=MINOTAURS, hands={ROBERT: ["minotaur-red"], ALICE: ["dwarf-red"]}, markers={ALICE: {"rhea": 1}})
    band(band(game, "minotaur-red"), "dwarf-red")
    assert (kingdoms(game, ROBERT), kingdoms(game, ALICE)) == ({"rhea": 1}, {"rhea": 1})
    assert game.pending == Decision("et-turn", MICHAL, ("draw",))


@rule("ET-C25")
@pytest.mark.parametrize(("own", "others", "placed"), [(1, 2, True), (3, 0, True), (0, 3, True), (2, 2, False), (0, 4, False)])
def test_with_two_players_a_minotaur_compares_with_all_markers(own: int, others: int, placed: bool) -> None:
    game = position(2, FIVE, hands={ROBERT: THREE}, markers={ROBERT: {"rhea": own}, ALICE: {"rhea": others}})
    band(game, *THREE)
    assert (game.players[ROBERT].markers[1], game.players[ALICE].markers[1]) == (own + placed, others)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))
