"""The page of an arena: its tables with plots."""

from typing import Final

from deska.lab.arena import Competition
from deska.lab.arena_report import Report
from deska.lab.outside import name_of
from deska.lab.pages import Section, note, ordered, page, table
from deska.lab.plots import Curve, Dot, Scale, curves, dots, plain, running_means
from deska.lab.ratings import Interval, victories

RATINGS: Final = "Ratings by openskill (Plackett and Luce). 25 is the average; who is four points ahead wins about two games of three."
PAIRS: Final = "How often the one in the row comes out ahead of the one in the column."


def arena_page(report: Report) -> str:
    competition = report.competition
    sections = [Section("Matches", shares_plot(competition) + running_plot(competition) + table(*report.matches))]
    if report.ratings:
        sections.append(Section("Ratings", note(RATINGS) + ratings_plot(report.ratings) + table(*report.rated)))
    if report.is_trial and report.pairs[1]:
        sections.append(Section("Differences on the same deals", table(*report.pairs)))
    elif not report.is_trial:
        sections.append(Section("Pairs", note(PAIRS) + table(*report.pairs)))
    if report.forfeits:
        sections.append(Section("Forfeits", ordered([f"{count:,} × {reason}" for reason, count in report.forfeits.most_common()])))
    return page(f"Arena of {competition.arena.spec.id}", report.caption, sections)


def bar_of(competition: Competition) -> float | None:
    """The share to compare with: the one that is tested, or else the fair one."""
    first = competition.standings[0]
    if first.verdict is not None:
        return first.verdict.bar
    bots = first.match.bots
    return None if first.match.is_trial else bots.count(first.match.hero) / len(bots)


def shares_plot(competition: Competition) -> str:
    rows = []
    for standing in competition.standings:
        won = victories(standing.bouts, standing.match.hero)
        rows.append(Dot(standing.match.name, won.rate, won.low, won.high, clear=bool(standing.side)))
    what = "Share of games won" if competition.arena.is_trial else "Share of victories of the bot that is named first"
    return note(f"{what}, with 95 % intervals.") + dots(rows, Scale(0.0, 1.0), mark=bar_of(competition))


def running_plot(competition: Competition) -> str:
    lines = [
        Curve(standing.match.name, running_means([bout.share(standing.match.hero) for bout in standing.bouts]))
        for standing in competition.standings
        if standing.bouts
    ]
    deals = max(len(line.heights) for line in lines)
    return curves(lines, Scale(0.0, 1.0), "The same share, deal by deal", f"{deals:,} deals", mark=bar_of(competition))


def ratings_plot(ratings: dict[str, Interval]) -> str:
    scale = Scale(min(rating.low for rating in ratings.values()) - 1.0, max(rating.high for rating in ratings.values()) + 1.0)
    rows = [Dot(name_of(bot), rating.value, rating.low, rating.high) for bot, rating in ratings.items()]
    return dots(rows, scale, lambda value: plain(round(value, 1)))
