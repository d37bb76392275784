"""The Trolls (ET-142 to ET-146)."""

import pytest

from deska.games.ethnos.components import Ethnos
from deska.kernel import Decision, Reason
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
    glory,
    own_trolls,
    paid,
    play,
    position,
    recruit,
    refuse,
    score,
    table,
)

TROLLS = ("troll", "skeleton", "orc", "giant", "dwarf", "elf")
FOUR = ("troll-red", "dwarf-red", "giant-red", "elf-red")


def trolls(size: int) -> tuple[str, ...]:
    """A red Troll with Skeletons."""
    return ("troll-red", *["skeleton"] * (size - 1))


def rhea(age: int, *markers: int, tokens: tuple[int, ...]) -> Ethnos:
    """Nothing but the markers of one kingdom, in that Age."""
    seats = len(markers)
    placed = {seat: {"rhea": count} for seat, count in enumerate(markers)}
    return position(seats, TROLLS[: 5 if seats <= 3 else 6], markers=placed, tokens={"rhea": tokens}, age=age)


@rule("ET-X21", "ET-142")
def test_example_troll_token() -> None:
    """Alice has played 4 allies with a Troll; besides placing a marker she takes any Troll token up to 4."""
    game = example("ET-X21")
    band(game, *FOUR)
    assert game.pending == Decision("et-troll", ALICE, ("troll:1", "troll:2", "troll:3", "troll:4", "pass"))
    assert refuse(game, "troll:5") == Reason("et-why-troll-large", "ET-142", {"value": 5, "size": 4})
    assert refuse(game, "troll:6") == Reason("et-why-troll-large", "ET-142", {"value": 6, "size": 4})
    play(game, "troll:4")
    assert table(game) == {
        "row": ["orc-grey"],
        "deck": 75 - 5,
        ALICE: {"bands": [("troll-red", sorted(FOUR))], "markers": {"rhea": 4}, "supply": 21, "trolls": [4]},
    }
    assert game.pending == Decision("et-turn", MICHAL, ("draw", "take:orc-grey"))


@rule("ET-X22", "ET-144")
def test_example_troll_tie() -> None:
    """In a tie the player with the larger sum of Troll tokens gets the better glory token."""
    game = end_age(own_trolls(rhea(2, 3, 3, 0, 0, tokens=(2, 4, 6)), ALICE, 4))
    assert (paid(game, "kingdoms"), glory(game)) == ((2, 4, 0, 0), [2, 4, 0, 0])


@rule("ET-142", "ET-C40")
@pytest.mark.parametrize(("size", "most"), [(1, 1), (2, 2), (5, 5), (6, 6), (7, 6), (10, 6)])
def test_tokens_up_to_the_size_of_the_band(size: int, most: int) -> None:
    game = position(tribes=TROLLS, hands={ROBERT: trolls(size)})
    band(game, *trolls(size))
    assert game.pending == Decision("et-troll", ROBERT, (*[f"troll:{value}" for value in range(1, most + 1)], "pass"))
    play(game, f"troll:{most}")
    assert front(game, ROBERT)["trolls"] == [most]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-142", "ET-C40")
def test_a_lower_token_or_none_may_be_taken() -> None:
    game = position(tribes=TROLLS, hands={ROBERT: trolls(3), ALICE: ["troll-blue", "dwarf-blue"]})
    play(band(game, *trolls(3)), "troll:1")
    play(band(game, "troll-blue", "dwarf-blue"), "pass")
    assert table(game) == {
        "deck": 75 - 5,
        ROBERT: {"bands": [("troll-red", sorted(trolls(3)))], "markers": {"rhea": 1}, "supply": 24, "trolls": [1]},
        ALICE: {"bands": [("troll-blue", ["dwarf-blue", "troll-blue"])], "markers": {"straton": 1}, "supply": 24},
    }
    assert game.pending == Decision("et-turn", MICHAL, ("draw",))


@rule("ET-142", "ET-C40")
def test_without_a_free_token_small_enough_nothing_happens() -> None:
    game = position(tribes=TROLLS, hands={ROBERT: [*trolls(2), "orc-grey"]})
    own_trolls(own_trolls(game, ALICE, 1), MICHAL, 2)
    band(game, *trolls(2))
    assert table(game) == {
        "row": ["orc-grey"],
        "deck": 75 - 3,
        ROBERT: {"bands": [("troll-red", ["skeleton", "troll-red"])], "markers": {"rhea": 1}, "supply": 24},
        ALICE: {"supply": 25, "trolls": [1]},
        MICHAL: {"supply": 25, "trolls": [2]},
    }
    assert game.pending == Decision("et-turn", ALICE, ("draw", "take:orc-grey"))


@rule("ET-142")
@pytest.mark.parametrize("owner", [ROBERT, MICHAL])
def test_a_token_that_somebody_owns_is_refused(owner: int) -> None:
    game = position(tribes=TROLLS, hands={ROBERT: trolls(3)})
    band(own_trolls(game, owner, 2, 5), *trolls(3))
    assert game.pending == Decision("et-troll", ROBERT, ("troll:1", "troll:3", "pass"))
    assert refuse(game, "troll:2") == Reason("et-why-troll-taken", "ET-142", {"value": 2})


@rule("ET-142")
def test_a_troll_band_too_small_for_a_marker_takes_a_token_all_the_same() -> None:
    game = position(tribes=TROLLS, hands={ROBERT: trolls(1)}, markers={ROBERT: {"rhea": 1}})
    play(band(game, *trolls(1)), "troll:1")
    assert front(game, ROBERT) == {"bands": [("troll-red", ["troll-red"])], "markers": {"rhea": 1}, "supply": 24, "trolls": [1]}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-142")
def test_a_troll_who_does_not_lead_takes_nothing() -> None:
    game = position(tribes=TROLLS, hands={ROBERT: ["dwarf-red", "troll-red"]})
    band(game, "dwarf-red", "troll-red")
    assert front(game, ROBERT) == {"bands": [("dwarf-red", ["dwarf-red", "troll-red"])], "markers": {"rhea": 1}, "supply": 24}
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-143")
def test_a_player_may_own_several_tokens() -> None:
    game = position(tribes=TROLLS, hands={ROBERT: trolls(2)})
    play(band(own_trolls(game, ROBERT, 4, 6), *trolls(2)), "troll:1")
    assert front(game, ROBERT)["trolls"] == [1, 4, 6]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-143")
def test_a_larger_troll_band_takes_no_token_away() -> None:
    game = position(tribes=TROLLS, hands={ROBERT: trolls(2)})
    play(band(own_trolls(game, ALICE, 1), *trolls(2)), "troll:2")
    assert [front(game, seat)["trolls"] for seat in (ROBERT, ALICE)] == [[2], [1]]
    assert game.pending == Decision("et-turn", ALICE, ("draw",))


@rule("ET-143")
@pytest.mark.parametrize("age", [1, 3])
def test_tokens_are_worth_no_glory(age: int) -> None:
    game = end_age(own_trolls(position(tribes=TROLLS, age=age), ALICE, 5, 6))
    assert glory(game) == [0, 0, 0, 0]


@rule("ET-144", "ET-C41")
@pytest.mark.parametrize(
    ("owned", "gains"),
    [({ROBERT: (5,), ALICE: (3,)}, (10, 6, 2, 0)), ({ALICE: (1, 2), MICHAL: (5,)}, (2, 6, 10, 0))],
)
def test_trolls_part_three_tied_players(owned: dict[int, tuple[int, ...]], gains: tuple[int, ...]) -> None:
    game = rhea(3, 4, 4, 4, 0, tokens=(2, 6, 10))
    for seat, values in owned.items():
        own_trolls(game, seat, *values)
    assert paid(end_age(game), "kingdoms") == gains
    assert game.pending is None


@rule("ET-145", "ET-C41")
@pytest.mark.parametrize(
    ("owner", "gains"), [(ROBERT, (10, 4, 4, 0)), (ALICE, (4, 10, 4, 0)), (MICHAL, (4, 4, 10, 0)), (DANA, (6, 6, 6, 0))]
)
def test_those_still_equal_share(owner: int, gains: tuple[int, ...]) -> None:
    game = own_trolls(rhea(3, 4, 4, 4, 0, tokens=(2, 6, 10)), owner, 5)
    assert paid(end_age(game), "kingdoms") == gains


@rule("ET-144")
def test_more_markers_beat_all_trolls() -> None:
    game = own_trolls(rhea(3, 4, 3, 3, 2, tokens=(2, 6, 10)), DANA, 1, 2, 3, 4, 5, 6)
    assert paid(end_age(game), "kingdoms") == (10, 4, 4, 0)


@rule("ET-144", "ET-C42")
@pytest.mark.parametrize(
    ("better", "worse"),
    [((6,), (1, 5)), ((1, 6), (3, 4)), ((3, 4), (6,)), ((1,), ()), ((2, 3), (4,)), ((1, 5), (2, 3))],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_the_sum_then_the_highest_token(better: tuple[int, ...], worse: tuple[int, ...], swapped: bool) -> None:
    winner, loser = (ALICE, ROBERT) if swapped else (ROBERT, ALICE)
    game = rhea(3, 3, 3, 0, 0, tokens=(2, 6, 10))
    own_trolls(own_trolls(game, winner, *better), loser, *worse)
    gains = paid(end_age(game), "kingdoms")
    assert (gains[winner], gains[loser]) == (10, 6)


@rule("ET-C43")
def test_all_six_tokens_are_free_again_after_scoring() -> None:
    game = own_trolls(rhea(1, 3, 3, 0, 0, tokens=(4, 6, 8)), ALICE, 6)
    own_trolls(game, DANA, 1, 2)
    end_age(game)
    assert (paid(game, "kingdoms"), [player.trolls for player in game.players]) == ((0, 4, 0, 0), [0, 0, 0, 0])
    recruit(game, "troll-red")
    seat = game.turn
    band(game, "troll-red")
    assert game.pending == Decision("et-troll", seat, ("troll:1", "pass"))


@rule("ET-C43")
def test_tokens_of_one_age_do_not_work_in_the_next() -> None:
    game = own_trolls(rhea(1, 3, 3, 0, 0, tokens=(4, 6, 8)), ALICE, 6)
    end_age(end_age(game))
    assert (game.age, paid(game, "kingdoms")) == (3, (5, 4 + 5, 0, 0))


@rule("ET-C44")
@pytest.mark.parametrize(("owner", "gains"), [(ROBERT, (8, 0)), (ALICE, (0, 8)), (None, (4, 4))])
def test_two_players_in_the_second_age(owner: int | None, gains: tuple[int, int]) -> None:
    game = rhea(2, 2, 2, tokens=(4, 8))
    if owner is not None:
        own_trolls(game, owner, 1)
    assert paid(end_age(game), "kingdoms") == gains
    assert game.pending is None


@rule("ET-146")
@pytest.mark.parametrize("owner", [ROBERT, ALICE, DANA])
def test_trolls_do_not_decide_who_begins(owner: int) -> None:
    """Robert and Alice are lowest; clockwise from Dana, who draws the dragon, Robert comes first."""
    game = position(tribes=TROLLS, turn=DANA)
    end_age(score(own_trolls(game, owner, 6), 1, 1, 2, 2))
    assert game.pending is not None
    assert (game.pending.kind, game.pending.seat) == ("et-turn", ROBERT)


@rule("ET-146")
@pytest.mark.parametrize("owner", [ROBERT, ALICE])
def test_trolls_do_not_decide_who_wins(owner: int) -> None:
    game = position(tribes=TROLLS, age=3)
    end_age(score(own_trolls(game, owner, 6), 7, 7, 0, 0))
    assert game.outcome is not None
    assert game.outcome.winners == (ROBERT, ALICE)
