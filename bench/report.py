"""The output of `deska bench`: the machine, one table, the bars."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

FULL_WIDTH = 132  # narrower terminals get the columns of the bars only
WANDERING = 0.25  # spread of the repeats, by their median, from which it is mentioned
BUSY = 0.1  # cores that others use, from which a run is called disturbed
LISTENING = 0.5  # seconds
STAT = Path("/proc/stat")
BAR_SEATS = 4
SEARCH_SEATS = 2
SEARCH = ":search"  # the end of the keys of rows that measure search

DECISIONS, ALL_DECISIONS = "decisions_per_second", "all_decisions_per_second"
GAMES, COPY, BYTES = "games_per_second", "copy_microseconds", "bytes_per_state"
WORLDS, ITERATIONS = "worlds_per_second", "iterations_per_second"


@dataclass(slots=True)
class Row:
    """Something measured: all its repeats, or the reason why there are none."""

    key: str  # "catanatron", "interpreted:ethnos"
    name: str
    what: str
    is_ours: bool = False
    repeats: list[dict[str, Any]] = field(default_factory=list)
    reason: str = ""

    def figure(self, name: str) -> float | None:
        """The median over the repeats."""
        values = [repeat[name] for repeat in self.repeats if repeat.get(name) is not None]
        return float(median(values)) if values else None

    def spread(self, name: str) -> float:
        """The distance between the greatest and the least repeat, divided by the median."""
        values = [repeat[name] for repeat in self.repeats if repeat.get(name)]
        return (max(values) - min(values)) / float(median(values)) if values else 0.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A promise; `passed` is None if it could not be measured."""

    text: str
    measured: str
    passed: bool | None


class Promise(NamedTuple):
    """The promised factors by which a game with four seats is better than catanatron; None if nothing is promised."""

    compiled: float  # decisions a second, against catanatron's with its forced ones
    clone: float  # compiled, against catanatron's copy
    interpreted: float | None = None  # decisions a second


PROMISES = {
    "ethnos": Promise(25, 15, 5),
    "aeons_end": Promise(12, 10),
    "evenfall": Promise(10, 6),
    "eldervale": Promise(25, 4),
    "weirdwood": Promise(35, 4),
}


class SearchPromise(NamedTuple):
    """The promised speed of search with two seats, compiled, on one core of the machine that the promises were made on."""

    worlds: float  # whole games of the greedy player, a second
    iterations: float  # of the tree search, a second


SEARCH_PROMISES = {
    "ethnos": SearchPromise(186, 5_000),
    "aeons_end": SearchPromise(1_394, 5_000),
    "evenfall": SearchPromise(132, 2_500),
    "eldervale": SearchPromise(162, 2_500),
    "weirdwood": SearchPromise(18, 2_500),
}

# --- ratios and bars


def times_better(row: Row, name: str, base: Row, base_name: str) -> float | None:
    """The median of the ratios round by round: a slow moment of the machine slows both sides of a round."""
    values = []
    for mine, theirs in zip(row.repeats, base.repeats, strict=False):
        if mine.get(name) and theirs.get(base_name):
            ratio = mine[name] / theirs[base_name]
            values.append(1 / ratio if name in (COPY, BYTES) else ratio)
    return float(median(values)) if values else None


def ratios(row: Row, base: Row) -> dict[str, float | None]:
    """The factor by which we are better than catanatron: more per second, less time, less memory."""
    better = {name: times_better(row, name, base, name) for name in (ALL_DECISIONS, GAMES, COPY, BYTES)}
    return {DECISIONS: times_better(row, DECISIONS, base, ALL_DECISIONS), **better}


def find(rows: list[Row], key: str) -> Row:
    return next((row for row in rows if row.key == key), Row(key, key, "", reason="not asked for"))


def speed_bars(rows: list[Row], game: str) -> list[Bar]:
    """The promises for a game, and the figures measured."""
    promise = PROMISES.get(game)
    if promise is None:
        return []
    base = find(rows, "catanatron")
    interpreted = ratios(find(rows, f"interpreted:{game}"), base)
    compiled = ratios(find(rows, f"compiled:{game}"), base)
    bars = [
        _bar(f"{game} compiled, decisions ≥ {promise.compiled:g} × catanatron", compiled[DECISIONS], promise.compiled),
        _bar(f"{game} compiled, clone ≤ 1/{promise.clone:g} of catanatron's copy", compiled[COPY], promise.clone, "1/"),
    ]
    if promise.interpreted is not None:
        text = f"{game} interpreted, decisions ≥ {promise.interpreted:g} × catanatron"
        bars.insert(0, _bar(text, interpreted[DECISIONS], promise.interpreted))
    return bars


def search_bars(rows: list[Row], game: str) -> list[Bar]:
    promise = SEARCH_PROMISES.get(game)
    if promise is None:
        return []
    row = find(rows, f"compiled:{game}{SEARCH}")
    figures = ((WORLDS, "greedy games", promise.worlds), (ITERATIONS, "iterations", promise.iterations))
    return [_bar(f"{game} compiled, {words} a second ≥ {least:,g}", row.figure(name), least, "") for name, words, least in figures]


def _bar(text: str, ratio: float | None, least: float, sign: str = "× ") -> Bar:
    if ratio is None:
        return Bar(text, "not measured", None)
    return Bar(text, f"{sign}{ratio:,.1f}", ratio >= least)


def digest_bar(game: str, games: int, digests: dict[str, str]) -> Bar:
    """Compares the digests of the builds "interpreted" and "compiled"; a build that has none is missing."""
    text = f"{game}, digests of {games} games agree"
    if len(digests) < 2:
        return Bar(text, "not measured", None)
    different = set(digests.values())
    return Bar(text, " ≠ ".join(sorted(different)), len(different) == 1)


# --- the machine


def machine() -> dict[str, Any]:
    return {
        "cpu": _cpu_model(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "busy_cores": _busy_cores(),
    }


def _busy_cores() -> float | None:
    """The number of cores that others use while we only wait; None if the system does not tell it."""
    if not STAT.exists():
        return None
    idle, total = _ticks()
    sleep(LISTENING)
    idle_then, total_then = _ticks()
    return (os.cpu_count() or 1) * (1 - (idle_then - idle) / max(1, total_then - total))


def _ticks() -> tuple[int, int]:
    """Idle time and all time of all cores since the start of the machine."""
    fields = [int(word) for word in STAT.read_text(encoding="ascii").partition("\n")[0].split()[1:9]]
    return fields[3] + fields[4], sum(fields)


def _cpu_model() -> str:
    path = Path("/proc/cpuinfo")
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


# --- printing


class Column(NamedTuple):
    """A figure of the table, or the factor by which it is better."""

    title: str
    figure: str
    is_ratio: bool = False
    is_always_shown: bool = False


COLUMNS = (
    Column("decisions/s", DECISIONS, is_always_shown=True),
    Column("×", DECISIONS, is_ratio=True, is_always_shown=True),
    Column("forced too", ALL_DECISIONS),
    Column("games/s", GAMES),
    Column("×", GAMES, is_ratio=True),
    Column("copy µs", COPY, is_always_shown=True),
    Column("×", COPY, is_ratio=True, is_always_shown=True),
    Column("bytes", BYTES),
    Column("×", BYTES, is_ratio=True),
)
LEGEND = (
    "decisions: those with at least two options; forced too: all of them; bytes: of one state. × is how many times better than catanatron"
    " (more per second than its decisions with the forced ones, less time, less memory). Medians of the rounds. Games differ in size."
)

SEARCH_LEGEND = (
    "worlds: imagined games from the opening, played to their end by the greedy player; iterations: of a tree search in imagined games with"
    " random rollouts of ten choices, open_spiel's own with rollouts to the end. Medians of the rounds."
)


def show(console: Console, about: dict[str, Any], rows: list[Row], bars: list[Bar], notes: list[str]) -> None:
    if not console.is_terminal:
        console.width = max(console.width, FULL_WIDTH)
    console.print(f"{about['cpu']}, {about['cores']} cores, {about['python']}, {about['system']}", highlight=False)
    playing = [row for row in rows if not row.key.endswith(SEARCH)]
    console.print(_table(playing, [column for column in COLUMNS if column.is_always_shown or console.width >= FULL_WIDTH]))
    console.print(LEGEND, style="dim", highlight=False)
    console.print(_search_table([row for row in rows if row.key.endswith(SEARCH)]))
    console.print(SEARCH_LEGEND, style="dim", highlight=False)
    for bar in bars:
        console.print(_mark(bar), f"{bar.text}:", bar.measured, highlight=False)
    for note in (*notes, *_doubts(about, rows)):
        console.print(f"note: {note}", style="yellow", highlight=False, markup=False)


def _doubts(about: dict[str, Any], rows: list[Row]) -> list[str]:
    """The reasons why the figures may be worse than they could be."""
    doubts = []
    if about["busy_cores"] is not None and about["busy_cores"] > BUSY:
        doubts.append(f"something else was running at the start ({about['busy_cores']:.1f} cores busy)")
    doubts += [
        f"the rounds of {row.name} lie {row.spread(DECISIONS):.0%} apart: the machine is not quiet"
        for row in rows
        if (row.is_ours or row.key == "catanatron") and row.spread(DECISIONS) > WANDERING
    ]
    return doubts


def _mark(bar: Bar) -> Text:
    if bar.passed is None:
        return Text("?", "yellow")
    return Text("✓", "bold green") if bar.passed else Text("✗", "bold red")


def _table(rows: list[Row], columns: list[Column]) -> Table:
    base = find(rows, "catanatron")
    table = Table(title="Random play", title_justify="left", header_style="bold", pad_edge=False)
    table.add_column("engine", no_wrap=True)
    table.add_column("game")
    for column in columns:
        table.add_column(column.title, justify="right", no_wrap=True, style="dim" if column.is_ratio else "")
    for row in rows:
        what = Text(row.what) if row.repeats else Text(f"{row.what}: not available: {row.reason}", "yellow")
        better = ratios(row, base)
        cells = [_number(better[column.figure] if column.is_ratio else row.figure(column.figure)) for column in columns]
        table.add_row(Text(row.name), what, *cells, style="bold" if row.is_ours else "")
    return table


def _search_table(rows: list[Row]) -> Table:
    table = Table(title="Search", title_justify="left", header_style="bold", pad_edge=False)
    table.add_column("engine", no_wrap=True)
    table.add_column("game")
    for title in ("worlds/s", "iterations/s"):
        table.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        what = Text(row.what) if row.repeats else Text(f"{row.what}: not available: {row.reason}", "yellow")
        cells = [_number(row.figure(name)) for name in (WORLDS, ITERATIONS)]
        table.add_row(Text(row.name), what, *cells, style="bold" if row.is_ours else "")
    return table


def _number(value: float | None) -> str:
    if value is None:
        return "–"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
