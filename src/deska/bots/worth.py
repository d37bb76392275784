"""The worth of a finished game for a seat."""

from math import tanh
from typing import Final

from deska.kernel.values import Outcome

MARGIN: Final = 0.5
"""The weight of points beside winning: a clear win is better than a narrow one, and a narrow loss better than a clear one."""
LEAST_SCALE: Final = 5.0
"""A lead is measured by the points of both, but by so many at least."""
SHARED_SCALE: Final = 100.0
"""So many points of a game that is won together are a clear win."""


def worth(outcome: Outcome, seat: int, cooperative: bool) -> float:
    """The seat's share of the win, and a little for points ahead or behind."""
    share = outcome.share(seat, cooperative)
    if cooperative:
        return share + MARGIN * tanh(outcome.scores[seat] / SHARED_SCALE)
    others = [rival.score for rival in outcome.rivals]
    others += [score_of(outcome, other) for other in range(len(outcome.scores)) if not same_team(outcome.teams, seat, other)]
    if not others:
        return share
    own = score_of(outcome, seat)
    scale = max(LEAST_SCALE, (abs(own) + abs(max(others))) / 8)
    return share + MARGIN * tanh((own - max(others)) / scale)


def score_of(outcome: Outcome, seat: int) -> int:
    """The points of the seat, or of its whole team."""
    for team in outcome.teams:
        if seat in team:
            return sum([outcome.scores[member] for member in team])
    return outcome.scores[seat]


def same_team(teams: tuple[tuple[int, ...], ...], one: int, other: int) -> bool:
    return one == other or any(one in team and other in team for team in teams)


def expected(chance: float) -> float:
    """The worth of a game that is not over, by the chance to win it: points are ahead or behind as much as that suggests."""
    return chance + MARGIN * (2.0 * chance - 1.0)


def chance_of(worth: float) -> float:
    """The chance from 0 to 1 that a worth stands for: `expected` the other way round."""
    return (worth + MARGIN) / (1.0 + 2.0 * MARGIN)
