"""The Dwarves (ET-147)."""

import pytest

from deska.games.ethnos.components import Ethnos
from deska.kernel import Decision
from deska.testing import rule
from tests.games.ethnos.build import ALICE, ROBERT, band, bands, end_age, kingdoms, paid, position, table

DWARFS = ("dwarf", "orc", "elf", "wizard", "giant", "skeleton")
MANY = ("dwarf-red", "dwarf-blue", "dwarf-grey", "dwarf-green", "dwarf-orange", "dwarf-purple", "dwarf-red")


def scored(leader: str, *others: str) -> Ethnos:
    """Alice's only band after the last Age."""
    return end_age(position(tribes=DWARFS, bands={ALICE: [(leader, [leader, *others])]}, age=3))


@rule("ET-X23", "ET-147")
def test_example_dwarf() -> None:
    """A band of 4 with a Dwarf as its leader counts as a band of 5: 10 glory instead of 6."""
    game = scored(*MANY[:4])
    assert table(game) == {
        "deck": 72 - 4,
        "dragons": 3,
        ALICE: {"bands": [("dwarf-red", sorted(MANY[:4]))], "supply": 25, "glory": 10},
    }
    assert paid(game, "bands") == (0, 10, 0, 0)
    assert game.pending is None


@rule("ET-X23", "ET-147")
def test_example_dwarf_with_another_leader() -> None:
    """The usual 6 for 4 cards if the Dwarf does not lead."""
    assert paid(scored("orc-red", "dwarf-red", "dwarf-red", "elf-red"), "bands") == (0, 6, 0, 0)


@rule("ET-147", "ET-C50")
@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (7, 15)])
def test_a_dwarf_band_scores_as_one_card_more(size: int, points: int) -> None:
    assert paid(scored(*MANY[:size]), "bands") == (0, points, 0, 0)


@rule("ET-147")
@pytest.mark.parametrize(("skeletons", "points"), [(0, 3), (1, 3), (4, 3)])
def test_the_bonus_is_counted_after_skeletons_left(skeletons: int, points: int) -> None:
    assert paid(scored("dwarf-red", "elf-red", *["skeleton"] * skeletons), "bands") == (0, points, 0, 0)


@rule("ET-147")
def test_every_dwarf_band_gets_its_own_bonus() -> None:
    game = position(tribes=DWARFS, bands={ALICE: [("dwarf-red", MANY[:2]), ("dwarf-grey", MANY[2:4]), ("orc-red", ["orc-red"])]})
    assert paid(end_age(game), "bands") == (0, 3 + 3 + 0, 0, 0)
    assert bands(game, ALICE) == []
    assert game.pending is not None
    assert (game.age, game.pending.kind) == (2, "et-turn")


@rule("ET-C50")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 2)])
def test_the_bonus_does_not_help_to_place_markers(before: int, after: int) -> None:
    game = position(tribes=DWARFS, hands={ROBERT: MANY[:2]}, markers={ROBERT: {"rhea": before}})
    band(game, *MANY[:2])
    assert kingdoms(game, ROBERT) == {"rhea": after}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C50")
def test_the_bonus_does_not_count_for_the_win() -> None:
    """Both score 6; Alice's largest band of the last Age has 4 cards, Robert's 3."""
    four = ("orc-red", "orc-blue", "orc-grey", "orc-green")
    game = position(tribes=DWARFS, bands={ROBERT: [("dwarf-red", MANY[:3])], ALICE: [("orc-red", four)]}, age=3)
    end_age(game)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.winners) == ((6, 6, 0, 0), (ALICE,))
