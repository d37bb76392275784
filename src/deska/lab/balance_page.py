"""The page of `deska balance`: what is lopsided, then wins, points, length and habits, each as a plot beside its table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from deska.lab.balance import Cell, Dimension
from deska.lab.balance_report import caption, changes_grid, grid, sides_grid
from deska.lab.findings import CARD, Change, Finding
from deska.lab.habits import Habits
from deska.lab.pages import Section, note, ordered, page, table
from deska.lab.plots import Dot, Scale, bars, dots, histogram
from deska.lab.tally import Sides

FIRST: Final = 3
"""So many lopsided things come first."""
MOST_CARDS: Final = 24
"""So many cards are drawn; the table has them all."""


@dataclass
class Survey:
    """Everything that the page shows."""

    by: Sequence[Dimension]
    cells: Sequence[Cell]
    sides: Sides
    habits: Habits
    least: int
    findings: Sequence[Finding]
    lengths: Sequence[int]
    """The choices of every game."""
    changes: Sequence[Change] = field(default_factory=list)
    compared: str = ""


def balance_page(survey: Survey) -> str:
    cells = survey.cells
    sections = [lopsided(survey)]
    if survey.changes:
        sections.append(changes_section(survey))
    sections.append(Section("Wins", wins_plot(survey) + table(*grid(survey.by, cells))))
    if survey.sides.by_name:
        sections.append(sides_section(survey))
    if any(finding.kind == CARD for finding in survey.findings):
        sections.append(cards_section(survey))
    sections += [sources_section(survey)] if any(cell.tally.sources for cell in cells) else []
    sections += [length_section(survey), unused_section(survey)]
    return page(f"Balance of {cells[0].series.spec.id}", caption(cells), sections)


def lopsided(survey: Survey) -> Section:
    clear = [finding for finding in survey.findings if finding.is_clear]
    looked = f"{len(survey.findings):,} things were looked at; lopsided beyond chance after Holm's correction (5 %): {len(clear):,}."
    lines = [f"{finding.words}{'' if finding.is_clear else ' (this may be chance)'}" for finding in survey.findings[:FIRST]]
    return Section("Most lopsided", note(looked) + ordered(lines))


def point(value: float) -> str:
    return f"{100 * value:+.0f}"


def difference_dots(findings: Sequence[Finding]) -> str:
    """Differences from what would be fair, in percentage points."""
    rows = [Dot(finding.name, finding.value, finding.low, finding.high, finding.is_clear) for finding in findings]
    reach = max(0.05, *(max(abs(row.low), abs(row.high)) for row in rows))
    return dots(rows, Scale(-reach, reach), point, mark=0.0)


def wins_plot(survey: Survey) -> str:
    cells = survey.cells
    clear = {finding.name for finding in survey.findings if finding.is_clear}
    parts = []
    if len(cells) > 1:
        rows = [Dot(" ".join(cell.values), cell.won.rate, cell.won.low, cell.won.high) for cell in cells if cell.tally.games]
        parts += [note(caption(cells)), dots(rows, Scale(0.0, 1.0))]
    for cell in cells if not cells[0].tally.cooperative else []:
        lines = [(" ".join([*cell.values, line.name]), line.estimate) for line in cell.tally.order]
        rows = [Dot(name, won.rate, won.low, won.high, name in clear) for name, won in lines]
        title = f"By order of play{', ' if cell.values else ''}{' '.join(cell.values)}. The dashed line is fair."
        parts += [note(title), dots(rows, Scale(0.0, 1.0), mark=cell.tally.order[0].fair)]
    return "".join(parts)


def sides_section(survey: Survey) -> Section:
    ranked = survey.sides.ranked()
    clear = {finding.name for finding in survey.findings if finding.is_clear}
    rows = [Dot(side.name, side.estimate.rate, side.estimate.low, side.estimate.high, side.name in clear) for side in ranked]
    cooperative = survey.cells[0].tally.cooperative
    fair = None if cooperative else sum(side.due for side in ranked) / sum(side.games for side in ranked)
    words = "Share of victories with 95 % intervals; red is beyond chance after the correction."
    return Section("Sides", note(words) + dots(rows, Scale(0.0, 1.0), mark=fair) + table(*sides_grid(survey.sides, cooperative)))


def cards_section(survey: Survey) -> Section:
    cards = [finding for finding in survey.findings if finding.kind == CARD]
    drawn = sorted(cards[:MOST_CARDS], key=lambda finding: -finding.value)
    words = (
        "Victories of seats that used a thing, less those of seats that could and did not, in percentage points;"
        f" {survey.habits.games:,} games were watched. Who is winning can do more, so this goes with winning, but need not be its cause."
    )
    rows = [[finding.name, point(finding.value), f"{finding.corrected:.3f}", finding.words] for finding in cards]
    headings = ["thing", "points", "chance, corrected", "in words"]
    return Section("Cards", note(words) + difference_dots(drawn) + folded(f"All {len(cards):,}", table(headings, rows)))


def sources_section(survey: Survey) -> Section:
    parts = []
    for cell in survey.cells:
        rows = [(source, round(spread.mean, 2)) for source, spread in cell.tally.sources.items()]
        if rows:
            parts += [note(" ".join(cell.values)) if cell.values else "", bars(rows)]
    return Section("Points by source", note("Mean of a seat.") + "".join(parts))


def length_section(survey: Survey) -> Section:
    body = histogram(survey.lengths, "Choices in a game")
    if not survey.cells[0].tally.cooperative and survey.cells[0].series.seats > 1 and survey.habits.games:
        changes = survey.habits.lead_changes
        mean = sum(changes) / len(changes)
        body += histogram(changes, f"Changes of the lead in a game, as points stand after each choice: {mean:.1f} on average")
    stalled = sum(cell.tally.stalled for cell in survey.cells)
    return Section("Length and lead", body + note(f"{stalled:,} games stalled."))


def unused_section(survey: Survey) -> Section:
    never = [name for name in survey.habits.never_used(survey.least) if ":" in name]
    words = f"Of what at least {survey.least} seats could use in {survey.habits.games:,} games, these were never used: "
    return Section("Never used", note(words + (", ".join(never) or "none") + "."))


def changes_section(survey: Survey) -> Section:
    words = (
        "Before: as everywhere else on this page. After: with that variant, on the same deals; the intervals take the deals for different"
        " ones, so they are rather too wide."
    )
    return Section(f"Compared with {survey.compared}", note(words) + table(*changes_grid(survey.changes)))


def folded(title: str, body: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{body}</details>"
