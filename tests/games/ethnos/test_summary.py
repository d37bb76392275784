"""The summary of the rules: where it differs from the chapters, the chapters apply (ET-148, ET-149)."""

import pytest

from deska.kernel import Decision
from deska.testing import rule
from tests.games.ethnos.build import ALICE, DANA, ROBERT, end_age, fill_horde, glory, hand, paid, position, score, table

FIVE = ("orc", "elf", "wizard", "dwarf", "giant")


@rule("ET-148")
@pytest.mark.parametrize(
    ("opposed", "scored", "gained"),
    [(0, 0, 12), (0, 20, 12), (1, 0, 8), (1, 20, 8)],
)
def test_an_opponent_without_markers_decides_not_one_without_glory(opposed: int, scored: int, gained: int) -> None:
    game = position(2, FIVE, markers={ROBERT: {"rhea": 2}, ALICE: {"rhea": opposed}}, tokens={"rhea": (4, 8)}, age=2)
    end_age(score(game, 0, scored))
    assert (paid(game, "kingdoms"), glory(game)) == ((gained, 0), [gained, scored])
    assert game.pending is None


@rule("ET-149")
def test_hands_are_discarded_before_anything_is_scored() -> None:
    six = (*FIVE, "skeleton")
    game = position(
        tribes=six,
        hands={ROBERT: ["dwarf-red"], ALICE: ["orc-red", "orc-blue"], DANA: ["skeleton"]},
        markers={ALICE: {"rhea": 1}},
        tokens={"rhea": (4, 6, 8)},
        bands={ALICE: [("elf-red", ["elf-red", "elf-blue"])]},
    )
    end_age(fill_horde(game, ALICE, "red"))
    assert game.pending == Decision("et-raid", ALICE, ("raid:rhea", "done"))
    assert [hand(game, seat) for seat in range(4)] == [[], [], [], []]
    assert table(game)["discard"] == ["dwarf-red", "orc-blue", "orc-red", "skeleton"]
    assert glory(game) == [0, 0, 0, 0]


@rule("ET-149")
def test_no_card_in_hand_is_ever_scored() -> None:
    reds = [f"{tribe}-red" for tribe in ("orc", "elf", "giant", "dwarf", "dwarf")]
    game = position(2, FIVE, hands={ROBERT: reds, ALICE: ["orc-blue", "orc-grey"]}, age=2)
    end_age(game)
    assert table(game) == {"deck": 60 - 7, "discard": sorted([*reds, "orc-blue", "orc-grey"]), "dragons": 3}
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.winners) == ((0, 0), (ROBERT, ALICE))
