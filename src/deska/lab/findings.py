"""Findings about a game that chance does not explain: seats, sides and cards that win more or less than the others.

Many things are looked at, and some of them look odd by chance alone. So every chance is corrected by Holm's method, which keeps the
risk of even one false alarm below 5 %, whatever depends on what.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt
from typing import Final

from deska.lab.balance import Cell
from deska.lab.habits import Habits
from deska.lab.tally import Z95, Estimate, Sides, Spread, estimate

LEVEL: Final = 0.05
ORDER: Final = "order of play"
SIDE: Final = "side"
CARD: Final = "card"


@dataclass(frozen=True)
class Finding:
    """A difference from what would be fair, with its 95 % interval, and the chance that luck alone makes one as great."""

    kind: str
    name: str
    value: float
    low: float
    high: float
    chance: float
    words: str
    corrected: float = 1.0
    """The chance after the correction for the number of things looked at."""

    @property
    def is_clear(self) -> bool:
        return self.corrected < LEVEL

    @property
    def distance(self) -> float:
        """How far its interval stays away from no difference."""
        return max(0.0, self.low, -self.high)


def findings_of(cells: Sequence[Cell], sides: Sides, habits: Habits, least: int) -> list[Finding]:
    """Everything that was looked at, the most lopsided first."""
    findings = [*order_findings(cells), *side_findings(sides, cells[0].tally.cooperative), *card_findings(habits, least)]
    return sorted(corrected(findings), key=lambda finding: (not finding.is_clear, -finding.distance, finding.chance, finding.name))


def corrected(findings: Sequence[Finding]) -> list[Finding]:
    """The findings with their chances corrected by Holm's method."""
    chances = holm([finding.chance for finding in findings])
    return [replace(finding, corrected=chance) for finding, chance in zip(findings, chances, strict=True)]


def holm(chances: Sequence[float]) -> list[float]:
    """The chances after Holm's correction, in the same order."""
    after = [0.0] * len(chances)
    most = 0.0
    for place, number in enumerate(sorted(range(len(chances)), key=lambda number: chances[number])):
        most = max(most, min(1.0, (len(chances) - place) * chances[number]))
        after[number] = most
    return after


# --- single things


def order_findings(cells: Sequence[Cell]) -> list[Finding]:
    """Every place in the order of play, for every combination."""
    findings = []
    for cell in cells:
        for line in cell.tally.order if not cell.tally.cooperative and len(cell.tally.order) > 1 else []:
            name = " ".join([*cell.values, line.name])
            findings.append(against_fair(ORDER, name, line.estimate, line.fair))
    return findings


def side_findings(sides: Sides, cooperative: bool) -> list[Finding]:
    """Every side against its fair share or, among friends, against all other sides."""
    findings = []
    games = sum(side.games for side in sides.by_name.values())
    wins = sum(side.wins for side in sides.by_name.values())
    for side in sides.ranked():
        if cooperative and games > side.games:
            others = estimate(wins - side.wins, games - side.games)
            findings.append(against_others(SIDE, side.name, side.estimate, others, "the others"))
        elif not cooperative:
            findings.append(against_fair(SIDE, side.name, side.estimate, side.due / side.games))
    return findings


def card_findings(habits: Habits, least: int) -> list[Finding]:
    """Every card or other thing that was often used and often not."""
    findings = []
    for name in sorted(habits.chances):
        used, left = habits.won(name)
        if ":" in name and min(used.games, left.games) >= least:
            findings.append(against_others(CARD, name, used, left, "those who could and did not"))
    return findings


def against_fair(kind: str, name: str, won: Estimate, fair: float) -> Finding:
    chance = two_sided((won.rate - fair) / sqrt(fair * (1 - fair) / won.games)) if won.games and 0 < fair < 1 else 1.0
    words = f"{name} wins {won.rate:.1%} ({won.low:.1%} – {won.high:.1%}) of {won.games:,}; fair is {fair:.1%}"
    return Finding(kind, name, won.rate - fair, won.low - fair, won.high - fair, chance, words)


def against_others(kind: str, name: str, won: Estimate, others: Estimate, who: str) -> Finding:
    value, low, high = apart(won, others)
    words = f"with {name} {won.rate:.1%} of {won.games:,} win; of {who}, {others.rate:.1%} of {others.games:,}"
    return Finding(kind, name, value, low, high, chance_of_shares(won, others), words)


# --- two variants


@dataclass(frozen=True)
class Change:
    """A figure in two variants of the rules."""

    name: str
    before: float
    after: float
    low: float
    high: float
    """The interval of the difference."""
    chance: float
    is_share: bool
    corrected: float = 1.0


def changes_of(before: Sequence[Cell], after: Sequence[Cell]) -> list[Change]:
    """All figures of two surveys over the same values, the clearest changes first."""
    changes = []
    others = {cell.values: cell for cell in after}
    for cell in before:
        if cell.values in others:
            changes += cell_changes(cell, others[cell.values])
    chances = holm([change.chance for change in changes])
    changes = [replace(change, corrected=chance) for change, chance in zip(changes, chances, strict=True)]
    return sorted(changes, key=lambda change: (change.corrected, change.chance, change.name))


def cell_changes(one: Cell, two: Cell) -> list[Change]:
    where = f"{' '.join(one.values)}: " if one.values else ""
    before, after = one.tally, two.tally
    what = "won" if before.cooperative else "won by the first to play"
    changes = [share_change(f"{where}{what}", one.won, two.won)]
    for name, side in before.sides.by_name.items():
        if name in after.sides.by_name:
            changes.append(share_change(f"{where}won by {name}", side.estimate, after.sides.by_name[name].estimate))
    for source, spread in before.sources.items():
        if source in after.sources:
            changes.append(mean_change(f"{where}points from {source}", spread, after.sources[source]))
    changes.append(mean_change(f"{where}choices", before.choices, after.choices))
    return [*changes, mean_change(f"{where}turns", before.turns, after.turns)]


def share_change(name: str, before: Estimate, after: Estimate) -> Change:
    _, low, high = apart(after, before)
    return Change(name, before.rate, after.rate, low, high, chance_of_shares(after, before), is_share=True)


def mean_change(name: str, before: Spread, after: Spread) -> Change:
    """The change of a mean, by Welch's method for large numbers."""
    error = sqrt(before.deviation**2 / max(1, before.count) + after.deviation**2 / max(1, after.count))
    value = after.mean - before.mean
    chance = two_sided(value / error) if error else float(value == 0.0)
    return Change(name, before.mean, after.mean, value - Z95 * error, value + Z95 * error, chance, is_share=False)


# --- chances


def two_sided(score: float) -> float:
    """The chance of a standard normal number at least so far from 0."""
    return erfc(abs(score) / sqrt(2.0))


def chance_of_shares(one: Estimate, two: Estimate) -> float:
    """The chance that two equal shares look as different as these."""
    games = one.games + two.games
    if not one.games or not two.games:
        return 1.0
    pooled = (one.wins + two.wins) / games
    error = sqrt(pooled * (1 - pooled) * (1 / one.games + 1 / two.games))
    return two_sided((one.rate - two.rate) / error) if error else 1.0


def apart(one: Estimate, two: Estimate) -> tuple[float, float, float]:
    """The difference of two shares with its interval (Newcombe, from Wilson's)."""
    value = one.rate - two.rate
    down = sqrt((one.rate - one.low) ** 2 + (two.high - two.rate) ** 2)
    up = sqrt((one.high - one.rate) ** 2 + (two.rate - two.low) ** 2)
    return value, value - down, value + up
