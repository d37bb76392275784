"""Hints: the best options with what to expect of them, how sure that is, and why.

A reason is a difference: the points at the end of the worlds in which the option was chosen, compared with the same worlds without it.
Where there was no time to play worlds to their end, it is the difference a round later.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from deska.bots.study import MOST_HINTS, Studied, Study
from deska.kernel.game import Game
from deska.kernel.values import TABLE, Outcome, Parcel

MOST_REASONS: Final = 2
WORLDS_FOR_REASONS: Final = 8
"""Fewer worlds give no reasons."""
LEAST_POINTS: Final = 0.5
LEAST_ERRORS: Final = 2.0
"""A difference of fewer points, or of fewer of its standard errors, is no reason."""
SURE: Final = 1.96
"""Standard errors on either side of a chance that hold it in 95 of 100 cases."""


@dataclass(frozen=True)
class Why(Parcel):
    """A difference that an option makes, on average: points from a source for a seat."""

    seat: int
    """The seat that gets more or fewer points; TABLE in games that all win or lose together."""
    source: str
    points: float
    share: float
    """The part of the worlds in which it is so."""
    soon: bool = False
    """True if it shows a round later; nobody has seen the end."""


@dataclass(frozen=True)
class Hint(Parcel):
    """An option, and what the seat may expect of it."""

    option: str
    chance: float
    """The share of the win, from 0 to 1."""
    spread: float
    """Half the length of the interval that holds the chance in 95 of 100 cases, if everybody plays sensibly."""
    score: float
    worlds: int
    """The games that were played on with it; with none, the other numbers mean nothing."""
    alike: bool = False
    """True if it is about as good as the option before it."""
    why: tuple[Why, ...] = ()
    usual: float = 0.0
    """The chance of the average option that was played on."""


def hints(game: Game, seat: int, seed: int = 0, worlds: int = 32, seconds: float = 0.0, most: int = MOST_HINTS) -> tuple[Hint, ...]:
    """Some options for a seat that is asked, the best one first. With a budget in worlds the answer is always the same.

    The first three are hints. The others were set aside sooner or later, and their reasons say why.
    """
    study = Study(seat, seed)
    study.go_on(game, worlds, seconds)
    return hints_of(study, game, most)


def hints_of(study: Study, game: Game, most: int = MOST_HINTS) -> tuple[Hint, ...]:
    """What a study says so far."""
    seat, names, together = study.seat, game.spec.actions.names, game.spec.cooperative
    ratings = ranked(study)
    usual = usual_chance(ratings, seat, together)
    listed: list[Hint] = []
    for place, rating in enumerate(ratings[:most]):
        before = ratings[place - 1]
        alike = 0 < place < MOST_HINTS and (is_close(before, rating) or not is_likelier(before, rating, seat, together))
        why = reasons(rating, ratings, seat, together)
        listed.append(hint_of(rating, names[rating.option], seat, chance_of(rating, seat, together), alike, why, usual))
    return tuple(listed)


def ranked(study: Study) -> list[Studied]:
    """The chosen option, then those that stayed longest, and of these the better first."""
    chosen = study.chosen
    order: list[tuple[bool, int, float, int]] = []
    for number, rating in enumerate(study.ratings):
        worlds = len(rating.results)
        order.append((rating.option != chosen, -worlds, -rating.mean(worlds), number))
    return [study.ratings[place[3]] for place in sorted(order)]


def is_close(better: Studied, rating: Studied) -> bool:
    """True if the difference of two options is within its error."""
    mean, error = better.lead(rating)
    return abs(mean) <= error


def is_likelier(better: Studied, rating: Studied, seat: int, cooperative: bool) -> bool:
    """True if its chance is better, too: nobody believes a rank that the chances contradict."""
    return chance_of(better, seat, cooperative) > chance_of(rating, seat, cooperative)


def chance_of(rating: Studied, seat: int, cooperative: bool) -> float:
    shares = [share_of(outcome, seat, cooperative) for outcome in rating.outcomes]
    return sum(shares) / len(shares) if shares else 0.0


def usual_chance(ratings: list[Studied], seat: int, cooperative: bool) -> float:
    """The chance of the average option that was played on."""
    chances = [chance_of(rating, seat, cooperative) for rating in ratings if rating.outcomes]
    return sum(chances) / len(chances) if chances else 0.0


def hint_of(rating: Studied, option: str, seat: int, chance: float, alike: bool, why: tuple[Why, ...], usual: float) -> Hint:
    worlds = len(rating.outcomes)
    if not worlds:
        return Hint(option, 0.0, 1.0, 0.0, 0, alike, why)
    score = sum([float(outcome.scores[seat]) for outcome in rating.outcomes]) / worlds
    return Hint(option, chance, spread_of(chance, worlds), score, worlds, alike, why, usual)


def share_of(outcome: Outcome, seat: int, cooperative: bool) -> float:
    """The seat's share of the win. Partners win together, each the whole of it; rivals who tie share it."""
    if seat not in outcome.winners:
        return 0.0
    mates = next((team for team in outcome.teams if seat in team), (seat,))
    return 1.0 if cooperative else len(mates) / len(outcome.winners)


def spread_of(chance: float, worlds: int) -> float:
    """Half of Wilson's interval: even a chance that never failed is not sure."""
    square = SURE * SURE
    return SURE * sqrt(chance * (1.0 - chance) * worlds + square / 4) / (worlds + square)


def reasons(rating: Studied, ratings: Sequence[Studied], seat: int, cooperative: bool) -> tuple[Why, ...]:
    """The largest differences to the other options in the same worlds, of those that are no accident.

    Few worlds say nothing of the end; then it is told how the game stands a round later.
    """
    others = [other for other in ratings if other is not rating]
    if len(rating.outcomes) >= WORLDS_FOR_REASONS:
        return differing(rating.outcomes, [other.outcomes for other in others], seat, cooperative, False)
    return differing(rating.sights, [other.sights for other in others], seat, cooperative, True)


def differing(own: list[Outcome], others: list[list[Outcome]], seat: int, cooperative: bool, soon: bool) -> tuple[Why, ...]:
    """The largest differences of these outcomes to others in the same worlds."""
    sized: list[tuple[float, Why]] = []
    for other in range(len(own[0].scores) if own else 0):
        if cooperative and other != seat:
            continue  # all have the same points
        for source in sources_of(own, other):
            differences = differences_of(own, others, other, source)
            mean, error = mean_and_error(differences)
            if abs(mean) >= max(LEAST_POINTS, LEAST_ERRORS * error):
                share = sum([1.0 for difference in differences if difference * mean > 0]) / len(differences)
                sized.append((-abs(mean), Why(TABLE if cooperative else other, source, mean, share, soon)))
    sized.sort(key=size_of)
    return tuple([why for _, why in sized[:MOST_REASONS]])


def size_of(reason: tuple[float, Why]) -> float:
    return reason[0]


def sources_of(outcomes: list[Outcome], seat: int) -> list[str]:
    named: dict[str, None] = {}
    for outcome in outcomes:
        if seat < len(outcome.breakdown):
            for source in outcome.breakdown[seat]:
                named[source] = None
    return list(named)


def differences_of(own: list[Outcome], others: list[list[Outcome]], seat: int, source: str) -> list[float]:
    """World by world, the points from a source beyond the average of the other options."""
    differences: list[float] = []
    for world in range(len(own)):
        rest = [points(other[world], seat, source) for other in others if world < len(other)]
        if rest:
            differences.append(points(own[world], seat, source) - sum(rest) / len(rest))
    return differences


def points(outcome: Outcome, seat: int, source: str) -> float:
    return float(outcome.breakdown[seat].get(source, 0))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    count = len(values)
    if count < 2:
        return 0.0, 0.0
    mean = sum(values) / count
    return mean, sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)
