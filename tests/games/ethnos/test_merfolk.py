"""The Merfolk: the move and the extra markers (ET-117 to ET-122)."""

import pytest

from deska.kernel import Decision, Reason
from deska.testing import rule
from tests.games.ethnos.build import ALICE, MICHAL, ROBERT, band, end_age, example, front, kingdoms, play, position, refuse, swim_to, table

MERFOLK = ("merfolk", "skeleton", "orc", "giant", "dwarf", "troll")
ANYWHERE = ("place:duris", "place:rhea", "place:straton", "place:althea", "place:ithys", "place:pelagon", "pass")


def merfolk(size: int) -> tuple[str, ...]:
    """A green Merfolk with Skeletons."""
    return ("merfolk-green", *["skeleton"] * (size - 1))


@rule("ET-X15", "ET-117", "ET-118")
def test_example_merfolk() -> None:
    """Alice places a marker in Althea, moves by 3 to a space with a symbol and places another one in Rhea."""
    three = ("merfolk-green", "dwarf-green", "giant-green")
    game = example("ET-X15")
    band(game, *three)
    assert game.pending == Decision("et-extra-marker", ALICE, ANYWHERE)
    laid = [("merfolk-green", ["dwarf-green", "giant-green", "merfolk-green"])]
    assert front(game, ALICE) == {
        "hand": ["orc-grey"],
        "bands": laid,
        "markers": {"althea": 3, "rhea": 3},
        "supply": 18,
        "merfolk": 3,
    }
    play(game, "place:rhea")
    assert table(game) == {
        "row": ["orc-grey"],
        "deck": 75 - 4,
        ALICE: {"bands": laid, "markers": {"althea": 3, "rhea": 4}, "supply": 17, "merfolk": 3},
    }
    assert game.pending == Decision("et-turn", MICHAL, ("draw", "take:orc-grey"))


@rule("ET-117", "ET-C30")
def test_the_merfolk_swim_although_no_marker_was_placed() -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(3)}, markers={ROBERT: {"althea": 3}})
    band(game, *merfolk(3))
    assert (kingdoms(game, ROBERT), game.players[ROBERT].swum) == ({"althea": 3}, 3)
    assert game.pending == Decision("et-extra-marker", ROBERT, ANYWHERE)
    play(game, "place:althea")
    assert front(game, ROBERT) == {
        "bands": [("merfolk-green", list(merfolk(3)))],
        "markers": {"althea": 4},
        "supply": 20,
        "merfolk": 3,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-118", "ET-C31")
def test_an_extra_marker_may_be_declined() -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(3)})
    play(band(game, *merfolk(3)), "pass")
    assert front(game, ROBERT) == {
        "bands": [("merfolk-green", list(merfolk(3)))],
        "markers": {"althea": 1},
        "supply": 23,
        "merfolk": 3,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-118")
def test_other_answers_to_the_extra_marker_are_refused() -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(3)})
    band(game, *merfolk(3))
    for option in ("done", "no", "draw", "raid:rhea"):
        assert refuse(game, option) == Reason("not-offered", "ET-118")


@rule("ET-119", "ET-C28")
@pytest.mark.parametrize(("start", "size", "end", "extra"), [(0, 7, 7, 2), (2, 10, 12, 3), (3, 10, 13, 2), (0, 2, 2, 0), (3, 3, 6, 0)])
def test_every_symbol_reached_or_passed_gives_a_marker(start: int, size: int, end: int, extra: int) -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(size)})
    band(swim_to(game, start, 0, 0, 0), *merfolk(size))
    for _ in range(extra):
        assert game.pending == Decision("et-extra-marker", ROBERT, ANYWHERE)
        play(game, "place:rhea")
    assert front(game, ROBERT) == {
        "bands": [("merfolk-green", list(merfolk(size)))],
        "markers": {"rhea": extra, "althea": 1} if extra else {"althea": 1},
        "supply": 23 - extra,
        "merfolk": end,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-119")
def test_extra_markers_may_go_to_different_kingdoms() -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(7)})
    play(band(game, *merfolk(7)), "place:duris", "place:pelagon")
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"duris": 1, "althea": 1, "pelagon": 1}, 21)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-120")
@pytest.mark.parametrize("seats", [3, 4])
def test_symbols_are_on_3_7_12_and_18(seats: int) -> None:
    symbols = []
    for space in range(1, 19):
        game = position(seats, MERFOLK[: 5 if seats == 3 else 6], hands={ROBERT: merfolk(1)})
        band(swim_to(game, space - 1, *[0] * (seats - 1)), *merfolk(1))
        assert game.players[ROBERT].swum == space
        assert game.pending is not None
        symbols += [space] if game.pending.kind == "et-extra-marker" else []
    assert symbols == [3, 7, 12, 18]


@rule("ET-121", "ET-C29")
@pytest.mark.parametrize(("start", "size"), [(15, 3), (15, 6), (17, 1), (17, 2)])
def test_the_track_ends_at_18(start: int, size: int) -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(size)})
    band(swim_to(game, start, 0, 0, 0), *merfolk(size))
    assert game.players[ROBERT].swum == 18
    assert game.pending == Decision("et-extra-marker", ROBERT, ANYWHERE)
    play(game, "place:ithys")
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"althea": 1, "ithys": 1}, 22)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-121", "ET-C29")
@pytest.mark.parametrize("size", [1, 10])
def test_from_18_nothing_moves_but_the_usual_marker_is_placed(size: int) -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(size)})
    band(swim_to(game, 18, 0, 0, 0), *merfolk(size))
    assert front(game, ROBERT) == {
        "bands": [("merfolk-green", list(merfolk(size)))],
        "markers": {"althea": 1},
        "supply": 23,
        "merfolk": 18,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-122")
@pytest.mark.parametrize(("start", "size", "extra"), [(3, 3, False), (3, 4, True), (7, 4, False), (12, 5, False)])
def test_a_symbol_once_passed_is_not_used_again(start: int, size: int, extra: bool) -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(size)}, age=2)
    band(swim_to(game, start, 0, 0, 0), *merfolk(size))
    assert game.players[ROBERT].swum == start + size
    assert game.pending == (Decision("et-extra-marker", ROBERT, ANYWHERE) if extra else Decision("et-turn", ALICE, ("draw",)))


@rule("ET-122")
def test_positions_stay_for_the_next_age() -> None:
    game = position(tribes=MERFOLK)
    end_age(swim_to(game, 0, 3, 11, 18))
    assert (game.age, [player.swum for player in game.players]) == (2, [0, 3, 11, 18])
    assert game.pending is not None
    assert game.pending.kind == "et-turn"


@rule("ET-122")
def test_a_symbol_passed_by_one_player_still_serves_the_others() -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(3)})
    band(swim_to(game, 0, 5, 0, 0), *merfolk(3))
    assert game.pending == Decision("et-extra-marker", ROBERT, ANYWHERE)
    assert [player.swum for player in game.players] == [3, 5, 0, 0]


@rule("ET-C31")
@pytest.mark.parametrize(("supply", "asked"), [(0, False), (1, False), (2, True)])
def test_the_usual_marker_takes_the_supply_first(supply: int, asked: bool) -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(3)}, markers={ROBERT: {"duris": 24 - supply}})
    band(game, *merfolk(3))
    placed = {"duris": 24 - supply, "althea": 1} if supply else {"duris": 24}
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == (placed, max(supply - 1, 0))
    assert game.players[ROBERT].swum == 3
    assert game.pending == (Decision("et-extra-marker", ROBERT, ANYWHERE) if asked else Decision("et-turn", ALICE, ("draw",)))


@rule("ET-C31")
def test_the_second_extra_marker_needs_a_supply_too() -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: merfolk(7)}, markers={ROBERT: {"duris": 22}})
    play(band(game, *merfolk(7)), "place:rhea")
    assert (kingdoms(game, ROBERT), game.players[ROBERT].supply) == ({"duris": 22, "rhea": 1, "althea": 1}, 0)
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-C32")
def test_with_two_players_the_extra_marker_ignores_the_total_and_counts_for_it() -> None:
    game = position(
        2,
        ("merfolk", "skeleton", "orc", "giant", "dwarf"),
        hands={ROBERT: merfolk(3), ALICE: ["dwarf-red", "giant-red"]},
        markers={ROBERT: {"rhea": 1}},
    )
    play(band(game, *merfolk(3)), "place:rhea")
    assert (kingdoms(game, ROBERT), kingdoms(game, ALICE)) == ({"rhea": 2, "althea": 1}, {})
    band(game, "dwarf-red", "giant-red")
    assert (kingdoms(game, ROBERT), kingdoms(game, ALICE)) == ({"rhea": 2, "althea": 1}, {})
    assert game.pending == Decision("et-turn", ROBERT, ("draw",))


@rule("ET-117")
def test_merfolk_who_do_not_lead_do_not_swim() -> None:
    game = position(tribes=MERFOLK, hands={ROBERT: ["dwarf-red", "merfolk-red"]})
    band(swim_to(game, 2, 0, 0, 0), "dwarf-red", "merfolk-red")
    assert front(game, ROBERT) == {
        "bands": [("dwarf-red", ["dwarf-red", "merfolk-red"])],
        "markers": {"rhea": 1},
        "supply": 23,
        "merfolk": 2,
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw",))
