"""The tables of an arena, for the terminal, for Markdown and for its page."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from deska.lab.arena import Competition, Standing
from deska.lab.balance_report import Grid, share
from deska.lab.outside import name_of
from deska.lab.ratings import Interval, ahead, difference, has_ratings, ratings, victories


class Report:
    """All figures of a competition: matches, then ratings and pairs, or in trials the differences on the same deals."""

    def __init__(self, competition: Competition, head: Mapping[str, Any]) -> None:
        self.competition = competition
        self.is_trial = competition.arena.is_trial
        self.ratings = ratings(competition.bouts) if has_ratings() and not self.is_trial else {}
        self.caption = caption(competition, head)
        self.forfeits = Counter(played.forfeit for bout in competition.bouts for played in bout.games if played.forfeit)
        self.matches = matches_grid(competition)
        self.rated = ratings_grid(competition, self.ratings)
        self.pairs = differences_grid(competition) if self.is_trial else pairs_grid(competition)

    @property
    def tables(self) -> list[Grid]:
        return [grid for grid in (self.matches, self.rated, self.pairs) if grid[1]]


def points(interval: Interval) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * interval.value:+.1f} ({100 * interval.low:+.1f} – {100 * interval.high:+.1f})"


def rating_text(interval: Interval) -> str:
    return f"{interval.value:.1f} ({interval.low:.1f} – {interval.high:.1f})"


def matches_grid(competition: Competition) -> Grid:
    bar = competition.standings[0].verdict
    headings = ["match", "games", "won by", "share (95 %)", *([f"{bar.bar:.0%}"] if bar else [])]
    rows = []
    for standing in competition.standings:
        hero = standing.match.hero
        games = sum(len(bout.games) for bout in standing.bouts)
        row = [standing.match.name, f"{games:,}", name_of(hero), share(victories(standing.bouts, hero))]
        rows.append([*row, *([verdict_text(standing)] if bar else [])])
    return headings, rows


def verdict_text(standing: Standing) -> str:
    return f"surely {standing.side}" if standing.side else "not sure"


def ratings_grid(competition: Competition, rated: Mapping[str, Interval]) -> Grid:
    rows = []
    for bot, rating in rated.items():
        won = victories(competition.bouts, bot)
        rows.append([name_of(bot), rating_text(rating), share(won), f"{won.games:,}"])
    return ["bot", "rating (95 %)", "share of victories", "games"], rows


def pairs_grid(competition: Competition) -> Grid:
    """Every bot against every other one: how often the one in the row comes out ahead of the one in the column."""
    bots = competition.arena.bots
    rows = []
    for bot in bots:
        cells = [ahead(competition.bouts, bot, other) if other != bot else None for other in bots]
        rows.append([name_of(bot), *(share(won) if won and won.games else "–" for won in cells)])
    return ["ahead of", *map(name_of, bots)], rows


def differences_grid(competition: Competition) -> Grid:
    rows = [
        [f"{one.match.name} – {two.match.name}", points(difference(one.bouts, two.bouts)), f"{min(len(one.bouts), len(two.bouts)):,}"]
        for one, two in combinations(competition.standings, 2)
    ]
    return ["difference on the same deals", "points (95 %)", "deals"], rows


def caption(competition: Competition, head: Mapping[str, Any]) -> str:
    """The settings of the arena, so that it can be played again."""
    arena = competition.arena
    switches = [f"{name}={shown(value)}" for name, value in arena.variant.items() if value is not None]
    seats = len(arena.matches[0].bots)
    played = sum(len(bout.games) for bout in competition.bouts)
    parts = [f"{arena.spec.id}, {seats} {'seat' if seats == 1 else 'seats'}", f"{played:,} games", f"seed {arena.seed}"]
    parts += [f"rules {arena.spec.version}, commit {head['commit']}, build {head['build']}", *switches]
    return "; ".join(parts)


def shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, Sequence) and not isinstance(value, str) else str(value)
