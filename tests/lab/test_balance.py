"""`deska balance`: surveys over switches, their tables, and habits of bots."""

from collections import Counter
from pathlib import Path

import pytest

import deska
from deska.cli import main
from deska.kernel import BadSetup
from deska.lab.balance import Cell, Dimension, cells_of, dimension_of, survey
from deska.lab.balance_report import as_markdown, caption, grid, happened_grid, sides_grid
from deska.lab.games import Played, series_of
from deska.lab.habits import Habits, thing
from deska.lab.running import Crew, Stopped
from deska.lab.tally import Sides

ETHNOS = deska.spec_of("ethnos")
RAID = Dimension("orc-raid", ("any", "all-or-nothing"))


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are written into a folder of their own."""
    monkeypatch.chdir(tmp_path)


def surveyed(by: list[Dimension], games: int) -> list[Cell]:
    cells = cells_of(ETHNOS, by, "random", 2, 1, {})
    survey(cells, games, Crew(), Stopped(), lambda _: None)
    return cells


# --- what is varied


def test_a_dimension_has_all_values_unless_some_are_named() -> None:
    assert dimension_of(ETHNOS, "seats") == Dimension("seats", ("2", "3", "4", "5", "6"))
    assert dimension_of(ETHNOS, "seats=2,4") == Dimension("seats", ("2", "4"))
    assert dimension_of(ETHNOS, "orc-raid") == RAID


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("weather", "ethnos can be varied by seats, "),
        ("seats=two", "seats are numbers"),
        ("seats=2,2", "each once"),
        ("orc-raid=", "values are written orc-raid=one,another"),
    ],
)
def test_what_cannot_be_varied_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        dimension_of(ETHNOS, text)


def test_every_combination_is_a_cell_and_what_the_game_refuses_is_none() -> None:
    cells = cells_of(ETHNOS, [Dimension("seats", ("2", "9", "3")), RAID], "random", 4, 1, {})
    assert [cell.values for cell in cells] == [(seats, raid) for seats in ("2", "3") for raid in RAID.values]
    assert [cell.series.seats for cell in cells] == [2, 2, 3, 3]
    assert [cell.series.variant["orc-raid"] for cell in cells] == list(RAID.values) * 2
    with pytest.raises(BadSetup, match="not 9"):
        cells_of(ETHNOS, [Dimension("seats", ("9",))], "random", 4, 1, {})


def test_nothing_is_given_twice() -> None:
    for by, variant in (([RAID, RAID], {}), ([RAID], {"orc-raid": "any"})):
        with pytest.raises(BadSetup, match="orc-raid is given twice"):
            cells_of(ETHNOS, by, "random", 4, 1, variant)


# --- the tables


def test_the_last_dimension_is_the_columns() -> None:
    headings, rows = grid([Dimension("seats", ("2", "3")), RAID], surveyed([Dimension("seats", ("2", "3")), RAID], 2))
    assert headings == ["seats", "any", "all-or-nothing"]
    assert [row[0] for row in rows] == ["2", "3"]
    assert all("%" in share for row in rows for share in row[1:])


def test_without_dimensions_there_is_one_cell() -> None:
    cells = surveyed([], 4)
    assert grid([], cells)[0] == ["won"]
    first = cells[0].tally.order[0].estimate
    assert grid([], cells)[1] == [[f"{first.rate:.1%} ({first.low:.1%} – {first.high:.1%})"]]
    assert caption(cells) == "games won by the first to play by random, with 95 % intervals; 4 games each, seed 1"


def test_a_cell_without_games_is_a_dash() -> None:
    cells = surveyed([RAID], 1)
    cells[0].tally.games = 0
    assert grid([RAID], cells)[1][0][0] == "–"


def test_markdown_has_a_rule_below_its_headings() -> None:
    assert as_markdown(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"


def test_points_are_added_up_by_their_source() -> None:
    tally = surveyed([], 5)[0].tally
    assert set(tally.sources) == {"kingdoms", "bands", "merfolk", "giants", "orcs"}
    assert all(spread.count == 10 for spread in tally.sources.values())
    total = sum(spread.mean for spread in tally.sources.values())
    assert total == pytest.approx(sum(line.scores.mean for line in tally.seats) / 2)


# --- habits


def test_habits_count_what_was_offered_and_what_was_taken() -> None:
    habits = Habits(ETHNOS)
    series = series_of(ETHNOS, ["random"] * 2, 1)
    for index in range(3):
        habits.watch(series, index)
    assert all(taken <= habits.offered[option] for option, taken in habits.taken.items())
    draw = habits.names.index("draw")
    assert 0 < habits.taken[draw] < habits.offered[draw]
    assert "draw" not in dict(habits.between(0.0, 0.0, 1)) | dict(habits.between(1.0, 1.0, 1))
    assert dict(habits.between(0.0, 1.0, 1))["draw"].games == habits.offered[draw]
    assert not habits.between(0.0, 1.0, 10**9)


def test_things_are_counted_once_a_seat_however_often_they_were_offered() -> None:
    habits = Habits(ETHNOS)
    series = series_of(ETHNOS, ["random"] * 2, 1)
    for index in range(3):
        habits.watch(series, index)
    assert habits.games == 3
    assert habits.chances["draw"] == habits.uses["draw"] == 6
    shares = [share.rate for _, share in habits.used(["take"], 2)]
    assert shares == sorted(shares)
    assert all(name.startswith("take:") for name, _ in habits.used(["take"], 1))
    assert habits.used(["take"], 7) == []
    assert (thing("draw"), thing("take:elf-red"), thing("place:worker:mill")) == ("draw", "take:elf-red", "place:worker")


def test_what_happened_is_counted() -> None:
    habits = Habits(ETHNOS)
    habits.watch(series_of(ETHNOS, ["random"] * 2, 1), 0)
    assert habits.times("et-age") == [2]  # the first begins before the first choice


def test_what_happened_has_a_row_for_every_combination_with_shares_and_quantiles() -> None:
    cells = surveyed([RAID], 1)
    habits = Habits(ETHNOS)
    habits.happened = [Counter({"et-age": times}) for times in (*[3] * 18, 0, 9)]
    headings, rows = happened_grid([RAID], [(cell, habits) for cell in cells], ["et-age"])
    assert headings == ["orc-raid", "what happened", "in games", "median", "95 % within", "most"]
    assert [row[0] for row in rows] == list(RAID.values)
    assert rows[0][2].startswith("95.0% (")
    assert rows[0][3:] == ["3", "3", "9"]


def test_how_a_game_ended_is_counted_once() -> None:
    habits = Habits(ETHNOS)
    series = series_of(ETHNOS, ["random"] * 2, 1)
    for index in range(2):
        habits.watch(series, index)
    assert habits.times("et-end") == [1, 1]


# --- sides


def fought(*sides: str, winner: int) -> Played:
    seats = len(sides)
    shares = tuple(1.0 if seat == winner else 0.0 for seat in range(seats))
    return Played(0, 0, 0, ("random",) * seats, (10,) * seats, shares, ({},) * seats, 1, 1, "over", sides)


def test_a_side_is_measured_against_its_fair_share_over_all_seat_counts() -> None:
    sides = Sides()
    for played in (fought("sun", "moon", winner=0), fought("sun", "moon", "star", "rain", winner=0), fought("moon", "rain", winner=1)):
        sides.add(played, cooperative=False)
    assert sides.ranked()[0].name == "sun"
    sun, moon = sides.by_name["sun"], sides.by_name["moon"]
    assert (sun.games, sun.wins, sun.due) == (2, 2.0, 0.75)
    assert sun.times_fair[0] == pytest.approx(1 / 0.375)
    assert (moon.games, moon.wins, moon.due, moon.times_fair[0]) == (3, 0.0, 1.25, 0.0)
    headings, rows = sides_grid(sides, cooperative=False)
    assert headings[-1] == "times fair"
    assert rows[0][:3] == ["sun", "2", "100.0%"]
    assert rows[0][-1].startswith("2.67 (")


def test_friends_share_a_victory_and_no_side_has_a_fair_part_of_it() -> None:
    sides = Sides()
    sides.add(Played(0, 0, 0, ("random",) * 2, (1, 1), (1.0, 1.0), ({}, {}), 1, 1, "won", ("mist", "kadir")), cooperative=True)
    assert [row[:3] for row in sides_grid(sides, cooperative=True)[1]] == [["mist", "1", "100.0%"], ["kadir", "1", "100.0%"]]
    assert "times fair" not in sides_grid(sides, cooperative=True)[0]


# --- the command


def test_the_command_shows_combinations_order_sources_and_habits(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "ethnos", "--by", "orc-raid", "--seats", "2", "--bot", "random", "--games", "2", "--jobs", "1", "--habits", "2"]
    words += ["--habits-of", "take", "--least", "1", "--happens", "et-age"]
    assert main(words) == 0
    out = capsys.readouterr().out
    for word in (
        "all-or-nothing",
        "games won by the first to play",
        "1. to play",
        "kingdoms",
        "never chosen:",
        "in 2 games",
        "take:elf-",
        "et-age",
        "95 % within",
    ):
        assert word in out


def test_markdown_is_the_table_alone(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "ethnos", "--by", "seats=2,3", "--by", "orc-raid", "--bot", "random", "--games", "1", "--jobs", "1", "--markdown"]
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| seats | any | all-or-nothing |"
    assert len(lines) == 6
    assert lines[-1].startswith("games won")


def test_mistakes_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "ethnos", "--by", "weather"]) == 2
    assert "can be varied by seats" in capsys.readouterr().err
