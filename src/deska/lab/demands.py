"""What is asked of a level that plays with its like, and how far its deals decide that.

Every level is to win more often than the one below, until nine of ten games are won: nothing of that kind is asked above a level that wins
so many. A level stops when all that is asked of it is sure, unless the next one has to be compared with it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from deska.lab.arena import Bout, Competition
from deska.lab.arena_file import parsed, whole_lines
from deska.lab.arena_report import points
from deska.lab.ladders import ENOUGH, GAIN, GREEDY, LEVELS, OVER_GREEDY, Step, old_greedy
from deska.lab.ratings import difference, victories
from deska.lab.sequential import ABOVE, BELOW, Verdict


@dataclass(frozen=True)
class Demand:
    """A bar, and where the deals that tell something about it stand."""

    asked: str
    deals: int
    reached: bool
    side: str
    """The side of the bar on which the level surely is, `above` or `below`; empty as long as that is open."""


def begun(step: Step, folder: Path) -> tuple[Competition, str]:
    """A match as far as its file goes, and the commit that it was begun with."""
    competition = step.competition()
    path = step.path(folder)
    head, bouts = parsed(path, whole_lines(path)) if path.exists() else ({}, [])
    for bout in bouts:
        competition.add(bout)
    return competition, str(head.get("commit", ""))


def is_over(step: Step, folder: Path) -> bool:
    """True if nothing more is to be played: the match is decided, all its games are played, or nothing is asked of the level."""
    competition, _ = begun(step, folder)
    if not competition.standings[0].is_open:
        return True
    if len(step.bots) > 1 or step.bots[0] not in LEVELS:
        return False
    asked = list(demands(step, folder))
    if not asked:
        return bool(enough_below(step, folder))
    is_compared = step.bots[0] != LEVELS[-1] and victories(competition.bouts, step.bots[0]).rate < ENOUGH
    return all(demand.side for demand in asked) and not is_compared


def demands(step: Step, folder: Path) -> Iterator[Demand]:
    """The demands on a level that plays with its like."""
    own = begun(step, folder)[0].bouts
    level = step.bots[0]
    if step.bar:
        yield Demand(f"{step.bar:.0%}", len(own), victories(own, level).rate >= step.bar, surely(shares(own), step.bar))
    if level in LEVELS[1:] and step.seats > 1 and not enough_below(step, folder):
        lower = LEVELS[LEVELS.index(level) - 1]
        yield over(own, begun(with_bot(step, lower), folder)[0].bouts, lower)
    if level == LEVELS[-1] and step.game == "weirdwood":
        greedy = begun(with_bot(step, old_greedy(step.game)), folder)[0].bouts
        yield ahead(own, greedy, GREEDY, OVER_GREEDY)


def enough_below(step: Step, folder: Path) -> str:
    """The lowest level below that wins so many games that nobody above has to win more; empty if there is none."""
    place = LEVELS.index(step.bots[0]) if step.bots[0] in LEVELS else 0
    for lower in LEVELS[1:place]:
        won = victories(begun(with_bot(step, lower), folder)[0].bouts, lower)
        if won.rate >= ENOUGH and is_over(with_bot(step, lower), folder):
            return lower
    return ""


def with_bot(step: Step, bot: str) -> Step:
    """The same trial for another level, which has no bar of its own."""
    return replace(step, bots=(bot,), bar=0.0)


def over(own: Sequence[Bout], weaker: Sequence[Bout], name: str) -> Demand:
    """So many points over the level below, or nine of ten games won."""
    gain = ahead(own, weaker, name, GAIN)
    much = surely(shares(own), ENOUGH)
    side = ABOVE if ABOVE in (gain.side, much) else BELOW if gain.side == much == BELOW else ""
    won = victories(own, own[0].games[0].bots[0]).rate if own else 0.0
    return replace(gain, reached=gain.reached or won >= ENOUGH, side=side)


def ahead(own: Sequence[Bout], weaker: Sequence[Bout], name: str, gain: float) -> Demand:
    """So many points over another bot on the same deals."""
    apart = difference(own, weaker)
    deals = min(len(own), len(weaker))
    leads = [(1.0 + mine - theirs) / 2.0 for mine, theirs in zip(shares(own), shares(weaker), strict=False)]
    asked = f"{100 * gain:.0f} points over {name}" + (f": {points(apart)}" if deals else "")
    return Demand(asked, deals, bool(deals) and apart.value >= gain, surely(leads, (1.0 + gain) / 2.0))


def shares(bouts: Sequence[Bout]) -> list[float]:
    """Whether each deal was won, in the order of the deals."""
    return [bout.share(bout.games[0].bots[0]) for bout in bouts]


def surely(results: Sequence[float], bar: float) -> str:
    """The side of the bar on which the mean of these results surely lies."""
    verdict = Verdict(bar)
    for result in results:
        verdict.add(result)
    return verdict.side
