"""Small plots as HTML with SVG inside. They have no fixed width: lengths are percentages, and words stay as large as all others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import floor, log10
from typing import Final

COLOURS: Final = 6
"""The number of colours for lines, which the style sheet calls c0, c1, …"""
BINS: Final = 24
MOST_POINTS: Final = 200


@dataclass(frozen=True)
class Dot:
    """A figure with its interval; `clear` ones are drawn in a colour that stands out."""

    label: str
    value: float
    low: float
    high: float
    clear: bool = False


def percent(value: float) -> str:
    return f"{value:.0%}"


def plain(value: float) -> str:
    return f"{value:g}"


class Scale:
    """The axis of a plot: from its low end to its high end, in per cent of the width."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0

    def at(self, value: float) -> float:
        return round(max(0.0, min(100.0, 100.0 * (value - self.low) / (self.high - self.low))), 2)

    def ticks(self) -> list[float]:
        """Some three to six round numbers."""
        rough = (self.high - self.low) / 4
        power = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.8)
        first = -floor(-self.low / step)
        return [round(step * number, 10) for number in range(first, floor(self.high / step + 1e-9) + 1)]


def dots(rows: Sequence[Dot], scale: Scale, text: Callable[[float], str] = percent, mark: float | None = None) -> str:
    """A row for each figure: a point with its interval, beside an upright line where it is fair."""
    lines = []
    for row in rows:
        shown = f"{text(row.value)} ({text(row.low)} – {text(row.high)})"
        drawing = upright(scale, mark) + whisker(scale, row)
        lines.append(line_of(row.label, drawing, shown))
    return f'<div class="plot">{"".join(lines)}{axis(scale, text)}</div>'


def line_of(label: str, drawing: str, figure: str) -> str:
    """A line of a plot: its name, its drawing, and the figure in words."""
    svg = f'<svg class="track" role="img" aria-label="{escape(figure)}">{drawing}</svg>'
    return f'<div class="row"><span class="name">{escape(label)}</span>{svg}<span class="figure">{escape(figure)}</span></div>'


def upright(scale: Scale, mark: float | None) -> str:
    return "" if mark is None else f'<line class="mark" x1="{scale.at(mark)}%" x2="{scale.at(mark)}%" y1="0" y2="100%"/>'


def whisker(scale: Scale, row: Dot) -> str:
    look = "clear" if row.clear else "usual"
    reach = f'<line class="reach {look}" x1="{scale.at(row.low)}%" x2="{scale.at(row.high)}%" y1="50%" y2="50%"/>'
    return f'{reach}<circle class="{look}" cx="{scale.at(row.value)}%" cy="50%" r="4.5"/>'


def axis(scale: Scale, text: Callable[[float], str]) -> str:
    ticks = "".join(f'<span style="left:{scale.at(tick)}%">{text(tick)}</span>' for tick in scale.ticks())
    return f'<div class="row axis"><span class="name"></span><div class="ticks">{ticks}</div><span class="figure"></span></div>'


def bars(rows: Sequence[tuple[str, float]], text: Callable[[float], str] = plain) -> str:
    """A horizontal bar for each number."""
    scale = Scale(min(0.0, *(value for _, value in rows)), max(0.0, *(value for _, value in rows)))
    lines = []
    for label, value in rows:
        left, right = sorted((scale.at(0.0), scale.at(value)))
        drawing = f'<rect class="bar" x="{left}%" width="{round(right - left, 2)}%" y="20%" height="60%"/>'
        lines.append(line_of(label, drawing, text(value)))
    return f'<div class="plot">{"".join(lines)}</div>'


def histogram(values: Sequence[float], title: str) -> str:
    """How often values of each size occur."""
    low, high = min(values), max(values)
    bins = max(1, min(BINS, int(high - low) + 1))
    width = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    most = max(counts)
    columns = "".join(
        f'<rect class="bar" x="{round(100 * place / bins, 2)}%" width="{round(92 / bins, 2)}%"'
        f' y="{round(100 - 100 * count / most, 2)}%" height="{round(100 * count / most, 2)}%"/>'
        for place, count in enumerate(counts)
    )
    return (
        f'<figure class="field"><figcaption>{escape(title)}</figcaption><svg role="img" aria-label="{escape(title)}">{columns}</svg>'
        f'<div class="ends"><span>{low:g}</span><span>{high:g}</span></div></figure>'
    )


@dataclass(frozen=True)
class Curve:
    """A line with a name: the heights from left to right, and where it ends."""

    name: str
    heights: Sequence[float]


def curves(lines: Sequence[Curve], scale: Scale, title: str, last: str, mark: float | None = None) -> str:
    """Lines over the same ground, with a legend below."""
    longest = max(len(line.heights) for line in lines)
    drawn = []
    for number, line in enumerate(lines):
        kept = range(0, len(line.heights), max(1, len(line.heights) // MOST_POINTS))
        across = 100 / max(1, longest - 1)
        points = " ".join(f"{across * place:.2f},{100 - scale.at(line.heights[place]):.2f}" for place in kept)
        drawn.append(f'<polyline class="c{number % COLOURS}" points="{points}"/>')
    level = "" if mark is None else f'<line class="mark" x1="0" x2="100" y1="{100 - scale.at(mark)}" y2="{100 - scale.at(mark)}"/>'
    heights = "".join(f'<span style="bottom:{scale.at(tick)}%">{percent(tick)}</span>' for tick in scale.ticks())
    legend = "".join(f'<span class="c{number % COLOURS}">{escape(line.name)}</span>' for number, line in enumerate(lines))
    return (
        f'<figure class="field"><figcaption>{escape(title)}</figcaption><div class="heights">{heights}'
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{escape(title)}">{level}{"".join(drawn)}</svg></div>'
        f'<div class="ends"><span>0</span><span>{escape(last)}</span></div><div class="legend">{legend}</div></figure>'
    )


def running_means(values: Sequence[float]) -> list[float]:
    """The mean of the first value, of the first two, …"""
    total = 0.0
    means = []
    for count, value in enumerate(values, 1):
        total += value
        means.append(total / count)
    return means


def changes(leads: Sequence[int]) -> int:
    """How often the leader changes, in a list of leaders."""
    return sum(one != other for one, other in pairwise(leads))
