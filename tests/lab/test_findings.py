"""Findings: figures that are lopsided beyond chance, and the page that names them first."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import deska
from deska.cli import main
from deska.lab.balance import Cell, cells_of, survey
from deska.lab.findings import CARD, ORDER, SIDE, Finding, apart, changes_of, corrected, findings_of, holm, two_sided
from deska.lab.games import Played
from deska.lab.habits import Habits, Watched, leader_of, watch_game
from deska.lab.pages import table
from deska.lab.plots import Curve, Dot, Scale, bars, curves, dots, histogram, running_means
from deska.lab.running import Crew, Stopped
from deska.lab.tally import Sides, estimate

ETHNOS = deska.spec_of("ethnos")


def empty_cell() -> Cell:
    return cells_of(ETHNOS, [], "random", 2, 1, {})[0]


def game(first_wins: bool, sides: tuple[str, ...] = ()) -> Played:
    shares = (1.0, 0.0) if first_wins else (0.0, 1.0)
    return Played(0, 0, 0, ("random",) * 2, (10, 5), shares, ({}, {}), 9, 4, "et-end", sides)


def watched(did: bool, won: bool) -> Watched:
    """A game in which seat 0 could lead a red elf."""
    used = frozenset({(0, "lead:elf-red")})
    return Watched(Counter(), Counter(), used, used if did else frozenset(), Counter(), (float(won), float(not won)), 0)


# --- chances


def test_holm_corrects_for_the_number_of_things() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == pytest.approx([1.0, 1.0])
    assert holm([]) == []


def test_chances_are_those_of_the_normal_distribution() -> None:
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(0.0) == 1.0


def test_the_difference_of_shares_has_newcombes_interval() -> None:
    value, low, high = apart(estimate(56, 70), estimate(48, 80))  # his own example
    assert (value, low, high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_chance_alone_raises_no_alarm() -> None:
    """A hundred fair coins, each thrown 200 times: some look odd, and none is called so."""
    dice = Random(5)
    rates = [sum(dice.random() < 0.5 for _ in range(200)) for _ in range(100)]
    chances = [two_sided((rate - 100) / 50**0.5) for rate in rates]
    findings = corrected([Finding("coin", str(number), 0, 0, 0, chance, "") for number, chance in enumerate(chances)])
    assert min(chances) < 0.05
    assert not any(finding.is_clear for finding in findings)


# --- findings


def test_a_lopsided_seat_comes_first() -> None:
    cell = empty_cell()
    for index in range(100):
        cell.tally.add(game(first_wins=index % 5 != 0))
    findings = findings_of([cell], Sides(), Habits(ETHNOS), 10)
    assert [finding.kind for finding in findings] == [ORDER, ORDER]
    assert findings[0].is_clear
    assert "wins 80.0% (71.1% – 86.7%) of 100; fair is 50.0%" in {finding.words.partition("play ")[2] for finding in findings}


def test_a_strong_side_is_found_and_an_even_one_is_not() -> None:
    cell, sides = empty_cell(), Sides()
    for index in range(120):
        pair = (("sun", "moon"), ("star", "rain"))[index % 2]
        sides.add(game(first_wins=index % 2 == 0 or index % 4 == 1, sides=pair), cooperative=False)
    findings = [finding for finding in findings_of([cell], sides, Habits(ETHNOS), 10) if finding.kind == SIDE]
    assert {finding.name for finding in findings if finding.is_clear} == {"sun", "moon"}
    assert {finding.name for finding in findings[:2]} == {"sun", "moon"}


def test_a_card_is_compared_with_those_who_could_use_it_and_did_not() -> None:
    habits = Habits(ETHNOS)
    for index in range(200):
        habits.add(watched(did=index % 2 == 0, won=index % 2 == 0 and index % 10 != 0))
    used, left = habits.won("lead:elf-red")
    assert (used.games, left.games) == (100, 100)
    assert (used.rate, left.rate) == pytest.approx((0.8, 0.0))
    card = next(finding for finding in findings_of([empty_cell()], Sides(), habits, 10) if finding.kind == CARD)
    assert card.is_clear
    assert card.value == pytest.approx(0.8)
    assert not any(finding.kind == CARD for finding in findings_of([empty_cell()], Sides(), habits, 101))


def test_what_nobody_uses_is_listed() -> None:
    habits = Habits(ETHNOS)
    for _ in range(12):
        habits.add(watched(did=False, won=True))
    assert habits.never_used(12) == ["lead:elf-red"]
    assert habits.never_used(13) == []


def test_variants_are_compared_figure_by_figure() -> None:
    before, after = empty_cell(), empty_cell()
    for index in range(200):
        before.tally.add(game(first_wins=index % 2 == 0))
        after.tally.add(game(first_wins=index % 10 != 0))
    changes = changes_of([before], [after])
    assert changes[0].name == "won by the first to play"
    assert (changes[0].before, changes[0].after) == pytest.approx((0.5, 0.9))
    assert changes[0].corrected < 0.001 < 1.0 == changes[-1].corrected
    assert {change.name for change in changes} == {"won by the first to play", "choices", "turns"}


def test_the_lead_is_watched() -> None:
    cells = cells_of(ETHNOS, [], "random", 2, 1, {})
    survey(cells, 1, Crew(), Stopped(), lambda _: None)
    changes = [watch_game(cells[0].series, index).lead_changes for index in range(6)]
    assert any(changes)
    assert leader_of(ETHNOS.new(2, 1)) == -1  # nobody has points yet
    assert leader_of(deska.spec_of("aeons_end").new(2, 1)) == -1


# --- plots


def test_an_axis_has_round_numbers() -> None:
    assert Scale(0.0, 1.0).ticks() == [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert Scale(-31.0, 42.0).ticks() == [-20.0, 0.0, 20.0, 40.0]
    assert (Scale(0, 4).at(1), Scale(0, 4).at(9), Scale(3, 3).at(3)) == (25.0, 100.0, 0.0)


def test_names_are_escaped() -> None:
    name = "<b>&"
    plots = (
        dots([Dot(name, 0.5, 0.4, 0.6)], Scale(0.0, 1.0)),
        bars([(name, 2.0), ("other", -1.0)]),
        histogram([1, 2, 2], name),
        curves([Curve(name, [0.1, 0.9])], Scale(0.0, 1.0), "title", "end"),
        table([name], [[name]]),
    )
    for plot in plots:
        assert "&lt;b&gt;&amp;" in plot
        assert name not in plot


def test_a_histogram_counts() -> None:
    assert histogram([1, 1, 1, 2], "choices").count("<rect") == 2
    assert 'height="100.0%"' in histogram([3, 3], "choices")
    assert running_means([1.0, 0.0, 0.5]) == [1.0, 0.5, 0.5]


# --- the page


def test_the_page_is_whole_and_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.html"
    words = ["balance", "ethnos", "--seats", "2", "--bot", "random", "--games", "6", "--jobs", "2", "--least", "2", "--page", str(path)]
    assert main([*words, "--compare", "orc-raid=all-or-nothing"]) == 0
    assert "compared with orc-raid=all-or-nothing" in capsys.readouterr().out
    page = path.read_text(encoding="utf8")
    titles = [part.partition("</h2>")[0] for part in page.split("<h2>")[1:]]
    compared = "Compared with orc-raid=all-or-nothing"
    assert titles == ["Most lopsided", compared, "Wins", "Cards", "Points by source", "Length and lead", "Never used"]
    assert page.partition("<ol")[2].partition("</ol>")[0].count("<li>") == 3
    for word in ("http", "<script", "<link", "@import"):
        assert word not in page
    again = tmp_path / "again.html"
    assert main([*words[:-1], str(again), "--jobs", "1", "--compare", "orc-raid=all-or-nothing"]) == 0
    assert again.read_text(encoding="utf8") == page


def test_sides_are_on_the_page_of_a_game_that_has_them(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    words = ["--seats", "2", "--bot", "random", "--games", "3", "--jobs", "1", "--page", str(path)]
    assert main(["balance", "aeons_end", *words]) == 0
    page = path.read_text(encoding="utf8")
    assert "<h2>Sides</h2>" in page
    assert "Changes of the lead" not in page
