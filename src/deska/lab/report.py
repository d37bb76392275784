"""The summary of a series as tables for the terminal."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deska.lab.tally import Line, Spread, Tally


def summary(tally: Tally) -> RenderableType:
    """Wins by bot, by seat and by order of play; length; games that stalled."""
    tables = [lines_table("bot", tally.bots.values())]
    if len(tally.seats) > 1:
        tables += [lines_table("seat", tally.seats), lines_table("order", tally.order)]
    length = f"choices {spread_text(tally.choices)}; turns {spread_text(tally.turns)}"
    return Group(*tables, Text(f"{tally.games:,} games, {tally.stalled:,} stalled; {length}"), *forfeit_lines(tally.forfeits))


def forfeit_lines(forfeits: Counter[str]) -> list[Text]:
    """A line for each reason for which a bot from outside has lost games by itself."""
    return [Text(f"{count:,} × {reason}", "yellow") for reason, count in forfeits.most_common()]


def lines_table(title: str, lines: Iterable[Line]) -> Table:
    table = Table(title_justify="left")
    table.add_column(title)
    for heading in ("wins", "share", "95 % interval", "fair", "score"):
        table.add_column(heading, justify="right")
    for line in lines:
        won = line.estimate
        table.add_row(
            line.name,
            f"{won.wins:,.1f}",
            f"{won.rate:.1%}",
            f"{won.low:.1%} – {won.high:.1%}",
            f"{line.fair:.1%}",
            f"{line.scores.mean:.1f} ± {line.scores.deviation:.1f}",
        )
    return table


def spread_text(spread: Spread) -> str:
    return f"{spread.mean:.0f} ± {spread.deviation:.0f} ({spread.low:.0f}–{spread.high:.0f})"
