"""Playing a band, step 3: placing a control marker (ET-055 to ET-061)."""

import pytest

from deska import Decision, Event, Reason
from deska.games.ethnos.actions import COLOURS
from deska.testing import rule
from tests.games.ethnos.build import (
    ALICE,
    DANA,
    MICHAL,
    ROBERT,
    band,
    earned,
    end_age,
    example,
    front,
    kingdoms,
    next_turn,
    play,
    position,
    refuse,
    step,
)

TEN = [f"dwarf-{colour}" for colour in (*COLOURS, *COLOURS[:4])]
PLAIN = ("elf", "orc", "centaur", "wizard", "giant", "dwarf")
"""Without Merfolk the supply is 25."""
REST = {"rhea": 12, "straton": 12}
"""24 markers: with them there is one left in the supply."""


@rule("ET-X03")
@pytest.mark.parametrize(("there", "group", "then"), [(0, ["dwarf-red"], 1), (1, ["dwarf-red"], 1), (1, ["dwarf-red", "dwarf-blue"], 2)])
def test_example_the_growing_threshold(there: int, group: list[str], then: int) -> None:
    """One card for the first marker in a kingdom, but two for the second."""
    game = band(position(hands={ROBERT: group}, markers={ROBERT: {"rhea": there}}), *group)
    assert front(game, ROBERT) == {"bands": [("dwarf-red", sorted(group))], "markers": {"rhea": then}, "supply": 24 - then}
    assert next_turn(game, ALICE)


@rule("ET-X04")
def test_example_1_playing_a_band() -> None:
    """Robert plays all of his three Dwarves, the purple one on top, and gains Duris."""
    game = example("ET-X04")
    band(game, "dwarf-purple", "dwarf-red", "dwarf-blue")
    assert front(game, ROBERT) == {
        "bands": [("dwarf-purple", ["dwarf-blue", "dwarf-purple", "dwarf-red"])],
        "markers": {"duris": 3},
        "supply": 21,
    }
    assert kingdoms(game, ALICE) == {"duris": 2}
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:elf-red", "take:giant-red", "take:orc-grey"))


@rule("ET-X05")
def test_example_2_playing_a_band() -> None:
    """A Wingfolk leads Alice's purple band, so that the marker may go to Rhea."""
    tribes = ("wingfolk", "orc", "centaur", "giant", "troll", "dwarf")
    held = ["wingfolk-purple", "dwarf-purple", "orc-red"]
    markers = {ALICE: {"duris": 2, "rhea": 1}, ROBERT: {"duris": 3, "rhea": 1}}
    game = band(position(tribes=tribes, turn=ALICE, hands={ALICE: held}, markers=markers), "wingfolk-purple", "dwarf-purple")
    assert game.pending == Decision(
        "et-place", ALICE, tuple(f"place:{kingdom}" for kingdom in ("rhea", "straton", "althea", "ithys", "pelagon"))
    )
    assert refuse(game, "place:duris") == Reason("et-why-too-small", "ET-141", {"kingdom": "duris", "need": 3, "size": 2})
    play(game, "place:rhea")
    assert front(game, ALICE) == {
        "bands": [("wingfolk-purple", ["dwarf-purple", "wingfolk-purple"])],
        "markers": {"duris": 2, "rhea": 2},
        "supply": 21,
    }
    assert kingdoms(game, ROBERT) == {"duris": 3, "rhea": 1}
    assert game.pending == Decision("et-turn", MICHAL, ("draw", "take:orc-red"))


@rule("ET-X05", "ET-055")
def test_a_plain_leader_cannot_leave_its_colour() -> None:
    """The same two purple cards led by the Dwarf: too few for Duris, and Rhea is not asked about."""
    game = example("ET-X05")
    band(game, "dwarf-purple", "wingfolk-purple")
    assert kingdoms(game, ALICE) == {"duris": 2, "rhea": 1}
    assert next_turn(game, MICHAL)


@rule("ET-055")
@pytest.mark.parametrize(("leader", "kingdom"), [("dwarf-red", "rhea"), ("dwarf-blue", "straton"), ("dwarf-grey", "pelagon")])
def test_the_leaders_colour_names_the_kingdom(leader: str, kingdom: str) -> None:
    others = [card for card in ("dwarf-red", "dwarf-blue", "dwarf-grey") if card != leader]
    game = band(position(tribes=PLAIN, hands={ROBERT: [leader, *others]}), leader, *others)
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({kingdom: 1}, 24)
    assert [kingdoms(game, seat) for seat in (ALICE, MICHAL, DANA)] == [{}, {}, {}]


@rule("ET-056")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 9, 10])
def test_the_nth_marker_takes_n_cards(size: int) -> None:
    for there, then in ((size - 1, size), (size, size), (size + 1, size + 1)):
        game = band(position(tribes=PLAIN, hands={ROBERT: TEN}, markers={ROBERT: {"duris": there}}), *TEN[:size])
        assert kingdoms(game, ROBERT) == ({"duris": then} if then else {})
        assert game.players[ROBERT].supply == 25 - then
        assert next_turn(game, ALICE)


@rule("ET-056")
def test_a_band_too_small_says_so() -> None:
    game = position(hands={ROBERT: ["dwarf-red"]}, markers={ROBERT: {"rhea": 1}})
    assert step(game, "band")[-1] == Event("et-not-placed", {"player": ROBERT, "kingdom": "rhea", "count": 1})


@rule("ET-057")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_markers_of_others_do_not_matter(seats: int) -> None:
    tribes = PLAIN[1:] if seats == 3 else PLAIN
    others = {seat: {"rhea": 5} for seat in range(1, seats)}
    game = band(
        position(seats, tribes, {ROBERT: ["dwarf-red", "dwarf-blue"]}, markers={ROBERT: {"rhea": 1}, **others}), "dwarf-red", "dwarf-blue"
    )
    assert [kingdoms(game, seat) for seat in range(seats)] == [{"rhea": 2}, *({"rhea": 5} for _ in range(1, seats))]


@rule("ET-058")
def test_an_allowed_marker_is_placed_without_asking() -> None:
    game = position(hands={ROBERT: ["dwarf-red"]})
    play(game, "band")
    assert kingdoms(game, ROBERT) == {"rhea": 1}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-059")
@pytest.mark.parametrize(("supply", "placed"), [(1, {"ithys": 1}), (0, {})])
def test_without_a_marker_left_none_is_placed(supply: int, placed: dict[str, int]) -> None:
    there = {**REST, "duris": 1 - supply}
    game = position(tribes=PLAIN, hands={ROBERT: ["dwarf-orange"]}, markers={ROBERT: there})
    assert game.players[ROBERT].supply == supply
    band(game, "dwarf-orange")
    assert kingdoms(game, ROBERT) == {kingdom: count for kingdom, count in {**there, **placed}.items() if count}
    assert game.players[ROBERT].supply == 0
    assert next_turn(game, ALICE)


@rule("ET-060")
@pytest.mark.parametrize("size", [2, 5, 10])
def test_a_larger_band_places_one_marker_too(size: int) -> None:
    game = band(position(hands={ROBERT: TEN}), *TEN[:size])
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"duris": 1}, 23)


@rule("ET-061")
def test_a_small_band_keeps_ability_and_glory() -> None:
    """Two cards are too few for the third marker; the Orc joins the Horde and the band brings 1 glory."""
    game = position(age=1, hands={ROBERT: ["orc-red", "orc-blue"]}, markers={ROBERT: {"rhea": 2}}, tokens={"rhea": (0, 2, 4)})
    band(game, "orc-red", "orc-blue")
    assert game.pending == Decision("et-orc", ROBERT, ("yes", "no"))
    play(game, "yes")
    assert front(game, ROBERT) == {"bands": [("orc-red", ["orc-blue", "orc-red"])], "markers": {"rhea": 2}, "supply": 21, "horde": ["red"]}
    play(end_age(game), "done")
    assert earned(game, ROBERT) == {"bands": 1}
