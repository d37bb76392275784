"""The Elves (ET-105)."""

import pytest

from deska.kernel import HIDDEN, Decision, Reason
from deska.testing import rule
from tests.games.ethnos.build import (
    DANA,
    MICHAL,
    ROBERT,
    band,
    bands,
    example,
    front,
    hand,
    known,
    named,
    play,
    position,
    refuse,
    seen,
    table,
)

ELVES = ("elf", "orc", "centaur", "giant", "dwarf", "skeleton")
BAND = ("elf-red", "dwarf-red", "orc-red")
REST = ("centaur-blue", "dwarf-grey", "giant-green", "orc-purple")


@rule("ET-X11", "ET-105")
def test_example_elf() -> None:
    """Michal holds 7 cards and plays 3 with an Elf as their leader; of the other 4 he keeps 3 and discards 1."""
    game = example("ET-X11")
    band(game, *BAND)
    drops = ("drop:centaur-blue", "drop:giant-green", "drop:orc-purple", "drop:dwarf-grey")
    assert game.pending == Decision("et-keep", MICHAL, drops)
    assert refuse(game, "done") == Reason("et-why-keep-fewer", "ET-105", {"size": 3, "held": 4})
    play(game, "drop:orc-purple")
    assert game.pending == Decision("et-keep", MICHAL, ("drop:centaur-blue", "drop:giant-green", "drop:dwarf-grey", "done"))
    play(game, "done")
    assert table(game) == {
        "row": ["orc-purple"],
        "deck": 75 - 7,
        MICHAL: {
            "hand": ["centaur-blue", "dwarf-grey", "giant-green"],
            "bands": [("elf-red", ["dwarf-red", "elf-red", "orc-red"])],
            "markers": {"rhea": 1},
            "supply": 24,
        },
    }
    assert game.pending == Decision("et-turn", DANA, ("draw", "take:orc-purple"))


@rule("ET-105")
def test_fewer_cards_than_allowed_may_be_kept() -> None:
    game = position(tribes=ELVES, hands={MICHAL: [*BAND, *REST]}, turn=MICHAL)
    play(band(game, *BAND), "drop:orc-purple", "drop:giant-green", "drop:centaur-blue", "done")
    assert table(game)["row"] == ["centaur-blue", "giant-green", "orc-purple"]
    assert hand(game, MICHAL) == ["dwarf-grey"]
    assert game.pending == Decision("et-turn", DANA, ("draw", "take:centaur-blue", "take:giant-green", "take:orc-purple"))


@rule("ET-105")
def test_no_card_at_all_may_be_kept() -> None:
    game = position(tribes=ELVES, hands={MICHAL: [*BAND, "dwarf-grey", "dwarf-grey"]}, turn=MICHAL)
    play(band(game, *BAND), "drop:dwarf-grey", "drop:dwarf-grey")
    assert table(game)["row"] == ["dwarf-grey", "dwarf-grey"]
    assert hand(game, MICHAL) == []
    assert game.pending == Decision("et-turn", DANA, ("draw", "take:dwarf-grey"))


@rule("ET-105", "ET-C21")
@pytest.mark.parametrize(("left", "all_kept"), [(2, True), (3, True), (4, False)])
def test_all_cards_may_be_kept_up_to_the_size_of_the_band(left: int, all_kept: bool) -> None:
    game = position(tribes=ELVES, hands={MICHAL: [*BAND, *REST[:left]]}, turn=MICHAL)
    band(game, *BAND)
    assert game.pending is not None
    assert (game.pending.kind, len(game.pending.options)) == ("et-keep", left + all_kept)
    assert ("done" in game.pending.options) is all_kept


@rule("ET-C21")
def test_with_all_cards_kept_none_goes_into_the_row() -> None:
    game = position(tribes=ELVES, hands={MICHAL: [*BAND, *REST[:3]]}, turn=MICHAL)
    play(band(game, *BAND), "done")
    assert table(game) == {
        "deck": 75 - 6,
        MICHAL: {
            "hand": sorted(REST[:3]),
            "bands": [("elf-red", ["dwarf-red", "elf-red", "orc-red"])],
            "markers": {"rhea": 1},
            "supply": 24,
        },
    }
    assert game.pending == Decision("et-turn", DANA, ("draw",))


@rule("ET-C21")
@pytest.mark.parametrize("other", [ROBERT, DANA, None])
def test_kept_cards_stay_hidden(other: int | None) -> None:
    game = position(tribes=ELVES, hands={MICHAL: [*BAND, *REST]}, turn=MICHAL)
    play(band(game, *BAND), "drop:orc-purple", "done")
    assert seen(game, other).players[MICHAL].hand.cards == [HIDDEN] * 3
    assert known(game, other) == [[], [], [], []]
    assert named(seen(game, other).row) == ["orc-purple"]


@rule("ET-105")
def test_an_elf_without_cards_left_asks_nothing() -> None:
    game = position(tribes=ELVES, hands={MICHAL: BAND}, turn=MICHAL)
    band(game, *BAND)
    assert front(game, MICHAL) == {
        "bands": [("elf-red", ["dwarf-red", "elf-red", "orc-red"])],
        "markers": {"rhea": 1},
        "supply": 24,
    }
    assert game.pending == Decision("et-turn", DANA, ("draw",))


@rule("ET-105")
def test_an_elf_who_does_not_lead_keeps_nothing() -> None:
    game = position(tribes=ELVES, hands={MICHAL: [*BAND, "dwarf-grey"]}, turn=MICHAL)
    band(game, "dwarf-red", "elf-red", "orc-red")
    assert bands(game, MICHAL) == [("dwarf-red", ["elf-red", "orc-red", "dwarf-red"])]
    assert (table(game)["row"], hand(game, MICHAL)) == (["dwarf-grey"], [])
    assert game.pending == Decision("et-turn", DANA, ("draw", "take:dwarf-grey"))
