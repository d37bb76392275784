"""Strength of bots from the bouts of an arena: ratings, pairs, and differences on the same deals, all with intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import ceil, sqrt
from random import Random
from statistics import fmean, median
from typing import Any, Final

from deska.lab.arena import Bout
from deska.lab.games import Played
from deska.lab.tally import Z95, Estimate, estimate

SCALE: Final = 25.0
"""The rating of an average bot, as openskill has it."""
SPREAD: Final = SCALE / 6
"""The deviation of a rating before anything is known, and of the luck in one game."""
RESAMPLES: Final = 200
FEWEST_RESAMPLES: Final = 40
MOST_RATED: Final = 150_000
"""Games that are rated in all resamples together, so that intervals take seconds and not minutes."""


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def resampled(bouts: Sequence[Bout], dice: Random) -> list[Bout]:
    """As many bouts, drawn with replacement: a deal is drawn with all its games, because they depend on each other."""
    return dice.choices(bouts, k=len(bouts))


# --- ratings


def has_ratings() -> bool:
    return find_spec("openskill") is not None


def ratings(bouts: Sequence[Bout], seed: int = 1) -> dict[str, Interval]:
    """The ratings of all bots by openskill (Plackett and Luce), the best first.

    Ratings there follow the order of games; the median over resampled bouts does not. The interval is that of the resampled ratings, but
    never narrower than openskill's own: a bot that has won all its games looks the same in every sample.
    """
    games = sum(len(bout.games) for bout in bouts)
    dice = Random(seed)
    times = max(FEWEST_RESAMPLES, min(RESAMPLES, MOST_RATED // max(1, games)))
    samples = [rated(resampled(bouts, dice)) for _ in range(times)]
    bots = dict.fromkeys(bot for bout in bouts for played in bout.games for bot in played.bots)
    result = {bot: interval([sample[bot] for sample in samples if bot in sample]) for bot in bots}
    return dict(sorted(result.items(), key=lambda item: -item[1].value))


def interval(ratings: Sequence[tuple[float, float]]) -> Interval:
    """The interval of resampled ratings, each with the deviation that openskill gives it."""
    ranked = sorted(rating for rating, _ in ratings)
    last = len(ranked) - 1
    value = median(ranked)
    own = Z95 * fmean(deviation for _, deviation in ratings)
    return Interval(value, min(ranked[int(0.025 * last)], value - own), max(ranked[ceil(0.975 * last)], value + own))


def rated(bouts: Sequence[Bout]) -> dict[str, tuple[float, float]]:
    """The rating of every bot after these bouts, and its deviation."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=SCALE, sigma=SPREAD, beta=SPREAD, tau=0.0)  # tau: bots do not change from game to game
    known: dict[str, Any] = {}
    for bout in bouts:
        for played in bout.games:
            seated = [known.get(bot) or model.rating() for bot in played.bots]
            after = model.rate([[rating] for rating in seated], ranks=ranks(played))
            for bot in set(played.bots):
                own = [team[0] for seat, team in enumerate(after) if played.bots[seat] == bot]
                known[bot] = model.rating(mu=fmean(one.mu for one in own), sigma=fmean(one.sigma for one in own))
    return {bot: (float(rating.mu), float(rating.sigma)) for bot, rating in known.items()}


def ranks(played: Played) -> list[float]:
    """The places of all seats: winners first, the others by their points."""
    keys = [(0, 0) if share else (1, -score) for share, score in zip(played.shares, played.scores, strict=True)]
    return [float(sum(other < key for other in keys)) for key in keys]


# --- pairs and differences


def ahead(bouts: Sequence[Bout], bot: str, other: str) -> Estimate:
    """The share of games in which a bot comes out ahead of another one; level is half."""
    return share_of([result for bout in bouts for played in bout.games for result in comparisons(played, bot, other)])


def comparisons(played: Played, bot: str, other: str) -> list[float]:
    """One number for a game in which both sit, from 0 to 1; nothing for others."""
    places = ranks(played)
    mine = [place for place, name in zip(places, played.bots, strict=True) if name == bot]
    theirs = [place for place, name in zip(places, played.bots, strict=True) if name == other]
    if not mine or not theirs:
        return []
    return [fmean((own < their) + 0.5 * (own == their) for own in mine for their in theirs)]


def victories(bouts: Sequence[Bout], bot: str) -> Estimate:
    """The share of victories of a bot, all its seats together."""
    return share_of([Bout(0, 0, (played,)).share(bot) for bout in bouts for played in bout.games if bot in played.bots])


def share_of(results: Sequence[float]) -> Estimate:
    return estimate(sum(results), len(results))


def difference(stronger: Sequence[Bout], weaker: Sequence[Bout]) -> Interval:
    """The difference between the shares of two bots in trials, on the deals that both have played (Agresti and Min, for matched pairs)."""
    mine, theirs = ({bout.deal: bout.share(bout.games[0].bots[0]) for bout in bouts} for bouts in (stronger, weaker))
    apart = [mine[deal] - theirs[deal] for deal in mine if deal in theirs]
    if not apart:
        return Interval(0.0, -1.0, 1.0)
    deals = len(apart) + 2.0  # half a deal more of each kind: won by both, by one, by the other, by none
    middle = sum(apart) / deals
    error = sqrt(sum(abs(one) for one in apart) + 1.0 - sum(apart) ** 2 / deals) / deals
    return Interval(fmean(apart), max(-1.0, middle - Z95 * error), min(1.0, middle + Z95 * error))
