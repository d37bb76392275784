"""The tables and texts that `deska balance` prints."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import ceil

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deska.lab.balance import Cell, Dimension
from deska.lab.findings import Change
from deska.lab.habits import Habits
from deska.lab.report import lines_table, spread_text
from deska.lab.tally import Estimate, SidePerformance, Sides, Spread, Tally, estimate

Grid = tuple[list[str], list[list[str]]]
"""Headings and rows."""


def changes_grid(changes: Sequence[Change]) -> Grid:
    """A row for each figure in two variants of the rules."""
    rows = []
    for change in changes:
        numbers = (change.before, change.after, change.low, change.high)
        before, after, low, high = (f"{100 * number:.1f} %" if change.is_share else f"{number:.2f}" for number in numbers)
        rows.append([change.name, before, after, f"{low} – {high}", f"{change.corrected:.3f}"])
    return ["figure", "before", "after", "difference (95 %)", "chance, corrected"], rows


def grid(by: Sequence[Dimension], cells: Sequence[Cell]) -> Grid:
    """A row for every combination of all dimensions but the last, whose values are the columns."""
    by_values = {cell.values: cell for cell in cells}
    *rows, last = by or [Dimension("", ("",))]
    headings = [*(dimension.name for dimension in rows), *(value or "won" for value in last.values)]
    body = []
    for values in product(*(dimension.values for dimension in rows)):
        row = [by_values.get((*values, value) if by else ()) for value in last.values]
        if any(row):
            body.append([*values, *(share(cell.won) if cell and cell.tally.games else "–" for cell in row)])
    return headings, body


def share(won: Estimate) -> str:
    return f"{won.rate:.1%} ({won.low:.1%} – {won.high:.1%})"


def caption(cells: Sequence[Cell]) -> str:
    """The meaning of the shares, and the number of games behind each."""
    games = {cell.tally.games for cell in cells}
    often = f"{min(games):,}" if len(games) == 1 else f"{min(games):,} to {max(games):,}"
    what = "games won" if cells[0].tally.cooperative else "games won by the first to play"
    return f"{what} by {cells[0].series.bots[0]}, with 95 % intervals; {often} games each, seed {cells[0].series.seed}"


def as_markdown(headings: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (headings, ["---"] * len(headings), *rows))


def as_table(headings: list[str], rows: list[list[str]]) -> Table:
    table = Table()
    for heading in headings:
        table.add_column(heading)
    for row in rows:
        table.add_row(*row)
    return table


# --- one cell in detail


def details(tally: Tally) -> RenderableType:
    """The wins by order of play, the sources of points, the sides, and the length of games."""
    tables: list[RenderableType] = [] if tally.cooperative else [lines_table("order", tally.order)]
    if tally.sources:
        tables.append(sources_table(tally.sources))
    if tally.sides.by_name:
        tables.append(as_table(*sides_grid(tally.sides, tally.cooperative)))
    length = f"choices {spread_text(tally.choices)}; turns {spread_text(tally.turns)}"
    return Group(*tables, Text(f"{length}; {tally.stalled:,} stalled"))


def sides_grid(sides: Sides, cooperative: bool) -> Grid:
    """A row for every side; where they compete, its share of wins as a multiple of the fair one."""
    headings = ["side", "seats", "won", "95 % interval", "score"]
    rows = [side_row(side) for side in sides.ranked()]
    if not cooperative:
        headings.append("times fair")
        rows = [[*row, times_text(side)] for row, side in zip(rows, sides.ranked(), strict=True)]
    return headings, rows


def side_row(side: SidePerformance) -> list[str]:
    won = side.estimate
    score = f"{side.scores.mean:.1f} ± {side.scores.deviation:.1f}"
    return [side.name, f"{side.games:,}", f"{won.rate:.1%}", f"{won.low:.1%} – {won.high:.1%}", score]


def times_text(side: SidePerformance) -> str:
    rate, low, high = side.times_fair
    return f"{rate:.2f} ({low:.2f} – {high:.2f})"


def sources_table(sources: dict[str, Spread]) -> Table:
    table = Table()
    table.add_column("points from")
    for heading in ("mean", "deviation", "most"):
        table.add_column(heading, justify="right")
    for source, spread in sources.items():
        table.add_row(source, f"{spread.mean:.2f}", f"{spread.deviation:.2f}", f"{spread.high:.0f}")
    return table


# --- habits


def habits_text(habits: Habits, least: int, verbs: Sequence[str]) -> RenderableType:
    """Options never or always chosen, if they were offered often enough; how often things of some verbs were used; and events per game."""
    never = [name for name, _ in habits.between(0.0, 0.0, least)]
    always = [name for name, _ in habits.between(1.0, 1.0, least)]
    lines = [f"{title}: {', '.join(names) or '–'}" for title, names in (("never chosen", never), ("always chosen", always))]
    head = f"of what was offered at least {least} times beside something else, in {habits.games} games:"
    parts: list[RenderableType] = [Text("\n".join([head, *lines]))]
    if verbs:
        used = [[name, f"{did.games:,}", share(did)] for name, did in habits.used(verbs, least)]
        parts.append(as_table(["thing", "seats that could", "of these did at least once"], used))
    total = sum(habits.happened, Counter())
    happened = [[message, f"{count / habits.games:.2f}"] for message, count in sorted(total.items())]
    return Group(*parts, as_table(["what happened", "times a game"], happened))


def happened_grid(by: Sequence[Dimension], watched: Sequence[tuple[Cell, Habits]], messages: Sequence[str]) -> Grid:
    """A row for every combination and message: the share of games in which it was told, and how often."""
    headings = [*(dimension.name for dimension in by), "what happened", "in games", "median", "95 % within", "most"]
    rows = []
    for cell, habits in watched:
        for message in messages:
            times = habits.times(message)
            told = estimate(sum(1 for count in times if count), len(times))
            rows.append([*cell.values, message, share(told), *(f"{within(times, part):,}" for part in (0.5, 0.95, 1.0))])
    return headings, rows


def within(times: Sequence[int], part: float) -> int:
    """The smallest number that so large a part of the sorted numbers does not exceed."""
    return times[ceil(part * len(times)) - 1]
