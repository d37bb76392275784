"""The Giants (ET-128 to ET-132)."""

import pytest

from deska.kernel import Decision
from deska.testing import rule
from tests.games.ethnos.build import ALICE, MICHAL, ROBERT, band, end_age, example, glory, paid, play, position, recruit, score, table

GIANTS = ("giant", "orc", "elf", "wizard", "dwarf", "troll")
THREE = ("giant-red", "giant-blue", "giant-grey")
FOUR = ("giant-green", "giant-purple", "giant-orange", "giant-orange")


@rule("ET-X17", "ET-128")
def test_example_giants() -> None:
    """Robert plays 3 cards with a Giant, Alice 4 later; she keeps the Giant token to the end of the first Age."""
    game = example("ET-X17")
    band(game, *THREE)
    robert = {"bands": [("giant-red", sorted(THREE))], "markers": {"rhea": 1}, "supply": 24, "glory": 2}
    assert table(game) == {
        "row": ["elf-green"],
        "deck": 75 - 8,
        "giant": (ROBERT, 3),
        ROBERT: robert,
        ALICE: {"hand": sorted(FOUR), "supply": 25},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-green", "band"))
    band(game, *FOUR)
    assert table(game) == {
        "row": ["elf-green"],
        "deck": 75 - 8,
        "giant": (ALICE, 4),
        ROBERT: robert,
        ALICE: {"bands": [("giant-green", sorted(FOUR))], "markers": {"althea": 1}, "supply": 24, "glory": 2},
    }
    end_age(game)
    assert (paid(game, "giants"), paid(game, "bands")) == ((2, 4, 0, 0), (3, 6, 0, 0))
    assert (game.giant_holder, game.giant_size, game.age) == (-1, 0, 2)
    assert game.pending is not None
    assert game.pending.kind == "et-turn"


@rule("ET-128")
def test_a_giant_band_without_a_marker_takes_the_token_all_the_same() -> None:
    game = position(tribes=GIANTS, hands={ROBERT: ["giant-red"]}, markers={ROBERT: {"rhea": 1}})
    band(game, "giant-red")
    assert table(game) == {
        "deck": 75 - 1,
        "giant": (ROBERT, 1),
        ROBERT: {"bands": [("giant-red", ["giant-red"])], "markers": {"rhea": 1}, "supply": 24, "glory": 2},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-128", "ET-129", "ET-C37")
@pytest.mark.parametrize(("size", "holder", "gained"), [(2, ROBERT, 0), (3, ROBERT, 0), (4, ALICE, 2)])
def test_only_a_larger_band_takes_the_token(size: int, holder: int, gained: int) -> None:
    game = position(tribes=GIANTS, hands={ROBERT: THREE, ALICE: FOUR[:size]})
    band(band(game, *THREE), *FOUR[:size])
    assert (table(game)["giant"], paid(game, "giants")) == ((holder, max(size, 3)), (2, gained, 0, 0))
    assert game.pending == Decision("et-turn", MICHAL, ("draw",))


@rule("ET-130", "ET-C37")
def test_the_holder_scores_again_for_a_larger_band() -> None:
    game = position(tribes=GIANTS, hands={ROBERT: THREE}, bands={ROBERT: [("giant-green", FOUR[:2])]}, age=3)
    game.giant_holder, game.giant_size = ROBERT, 2
    band(game, *THREE)
    assert (table(game)["giant"], paid(game, "giants")) == ((ROBERT, 3), (2, 0, 0, 0))
    assert game.pending == Decision("et-turn", ALICE, ("draw",))
    end_age(game)
    assert paid(game, "giants") == (2 + 6, 0, 0, 0)


@rule("ET-131", "ET-C37")
def test_a_larger_band_that_a_giant_does_not_lead_changes_nothing() -> None:
    larger = ("dwarf-red", "giant-red", "giant-red", "elf-red")
    game = position(tribes=GIANTS, hands={ALICE: larger}, turn=ALICE)
    game.giant_holder, game.giant_size = ROBERT, 3
    band(game, *larger)
    assert (table(game)["giant"], paid(game, "giants")) == ((ROBERT, 3), (0, 0, 0, 0))
    assert game.pending == Decision("et-turn", MICHAL, ("draw",))


@rule("ET-C36")
@pytest.mark.parametrize("age", [1, 2])
def test_the_first_giant_band_of_every_age_takes_the_token(age: int) -> None:
    game = position(tribes=GIANTS, hands={ROBERT: FOUR}, age=age)
    end_age(band(game, *FOUR))
    before = paid(game, "giants")
    recruit(game, "giant-red")
    seat = game.turn
    band(game, "giant-red")
    gained = [now - then for now, then in zip(paid(game, "giants"), before, strict=True)]
    assert (game.age, game.giant_holder, game.giant_size) == (age + 1, seat, 1)
    assert gained == [2 if other == seat else 0 for other in range(4)]


@rule("ET-132", "ET-C38", table=True)
@pytest.mark.parametrize(
    ("seats", "age", "value"),
    [(2, 1, 2), (2, 2, 5), (3, 1, 2), (3, 2, 5)] + [(seats, age, 2 * age) for seats in (4, 5, 6) for age in (1, 2, 3)],
)
def test_the_token_at_the_end_of_an_age(seats: int, age: int, value: int) -> None:
    game = position(seats, GIANTS[: 5 if seats <= 3 else 6], age=age)
    game.giant_holder, game.giant_size = ALICE, 1
    end_age(game)
    assert paid(game, "giants") == tuple(value if seat == ALICE else 0 for seat in range(seats))
    assert glory(game)[ALICE] == value
    assert (game.giant_holder, game.giant_size) == (-1, 0)


@rule("ET-C38")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_without_a_giant_band_nobody_scores_the_token(age: int) -> None:
    game = end_age(position(tribes=GIANTS, bands={ALICE: [("orc-red", ["orc-red", "giant-red", "giant-red"])]}, age=age))
    assert (paid(game, "giants"), paid(game, "bands")) == ((0, 0, 0, 0), (0, 3, 0, 0))


@rule("ET-C39")
def test_glory_from_giants_counts_for_the_first_player() -> None:
    """Robert would be the lowest but for the 2 glory at once and the 2 at the end."""
    game = position(tribes=GIANTS, hands={ROBERT: ["giant-red"]}, tokens={"rhea": (0, 2, 4)})
    end_age(score(band(game, "giant-red"), 0, 4, 3, 3))
    assert glory(game) == [4, 4, 3, 3]
    assert game.pending is not None
    assert (game.pending.kind, game.pending.seat) == ("et-turn", MICHAL)


@rule("ET-131", "ET-132")
def test_the_holder_of_the_first_seat_scores_too() -> None:
    game = position(tribes=GIANTS, hands={ROBERT: ["giant-red"]}, age=3, tokens={"rhea": (0, 0, 0)})
    end_age(band(game, "giant-red"))
    assert (glory(game), game.pending) == ([8, 0, 0, 0], None)


@rule("ET-128")
def test_the_token_asks_nothing() -> None:
    """The Giant's effect is automatic: declining it is not offered."""
    game = position(tribes=GIANTS, hands={ROBERT: ["giant-red", "elf-green"]})
    play(game, "band", "lay:giant-red", "done")
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-green"))
