"""The Halflings (ET-106)."""

import pytest

from deska.kernel import Decision
from deska.testing import rule
from tests.games.ethnos.build import ALICE, ROBERT, band, end_age, front, paid, play, position, table

HALFLINGS = ("halfling", "orc", "elf", "giant", "dwarf", "skeleton")
FIVE = ("halfling-red", "halfling-red", "halfling-red", "halfling-blue", "halfling-grey")


@rule("ET-106", "ET-C22")
def test_a_halfling_places_no_marker_and_has_no_other_ability() -> None:
    game = position(tribes=HALFLINGS, hands={ROBERT: [*FIVE, "orc-green"]})
    band(game, *FIVE)
    assert table(game) == {
        "row": ["orc-green"],
        "deck": 87 - 6,
        ROBERT: {"bands": [("halfling-red", sorted(FIVE))], "supply": 25},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:orc-green"))


@rule("ET-106")
@pytest.mark.parametrize("skeletons", [0, 1, 9])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_halfling_places_nothing_whatever_the_size(skeletons: int, seats: int) -> None:
    members = ("halfling-red", *["skeleton"] * skeletons)
    tribes = HALFLINGS if seats == 4 else ("halfling", "orc", "giant", "dwarf", "skeleton")
    game = position(seats, tribes, hands={ROBERT: members})
    band(game, *members)
    assert front(game, ROBERT) == {"bands": [("halfling-red", sorted(members))], "supply": 25}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-106", "ET-C22")
def test_a_halfling_band_scores_as_any_other() -> None:
    game = position(tribes=HALFLINGS, hands={ROBERT: FIVE}, age=3)
    end_age(band(game, *FIVE))
    assert (paid(game, "bands"), paid(game, "kingdoms")) == ((10, 0, 0, 0), (0, 0, 0, 0))
    assert game.pending is None


@rule("ET-C22")
def test_a_halfling_who_does_not_lead_does_not_prevent_the_marker() -> None:
    game = position(tribes=HALFLINGS, hands={ROBERT: ["orc-red", "halfling-red"]})
    play(band(game, "orc-red", "halfling-red"), "no")
    assert front(game, ROBERT) == {
        "bands": [("orc-red", ["halfling-red", "orc-red"])],
        "markers": {"rhea": 1},
        "supply": 24,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))
