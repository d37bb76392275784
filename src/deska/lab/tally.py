"""Adding up a series of games: shares of wins, scores, lengths."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from deska.lab.games import Played, Series

Z95: Final = 1.959963984540054
"""Standard errors on either side that hold the truth in 95 of 100 cases."""


@dataclass(frozen=True)
class Estimate:
    """A share of wins with its 95 % confidence interval (Wilson)."""

    wins: float
    games: int
    rate: float
    low: float
    high: float


def estimate(wins: float, games: int) -> Estimate:
    """The share of wins with Wilson's interval; a shared win counts as a fraction."""
    if games == 0:
        return Estimate(wins, 0, 0.0, 0.0, 1.0)
    rate = wins / games
    weight = Z95 * Z95 / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z95 * sqrt(rate * (1 - rate) / games + weight / games / 4) / (1 + weight)
    return Estimate(wins, games, rate, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass
class Spread:
    """The mean, deviation and range of numbers that are added one by one (Welford's method)."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0
    low: float = 0.0
    high: float = 0.0

    def add(self, value: float) -> None:
        self.low = min(self.low, value) if self.count else value
        self.high = max(self.high, value) if self.count else value
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt(self.squares / (self.count - 1)) if self.count > 1 else 0.0


@dataclass
class Performance:
    """The games, wins and scores of a bot, a seat or a side."""

    name: str
    games: int = 0
    wins: float = 0.0
    scores: Spread = field(default_factory=Spread)

    @property
    def estimate(self) -> Estimate:
        return estimate(self.wins, self.games)

    def add(self, won: float, *scores: float) -> None:
        """Add a game: the share of it that was won, and the scores."""
        self.games += 1
        self.wins += won
        for score in scores:
            self.scores.add(score)


@dataclass
class Line(Performance):
    """One line of the summary: a bot, a seat or a place in the order of play."""

    fair: float = 0.0
    """The share of wins if all seats were equal."""


@dataclass
class SidePerformance(Performance):
    """The performance of a side: a clan, a faction or a mage, whoever plays it."""

    due: float = 0.0
    """The number of wins that would be fair: a quarter for each game of four seats."""

    @property
    def times_fair(self) -> tuple[float, float, float]:
        """Its share of wins, and the interval around it, as multiples of the fair share."""
        won = self.estimate
        fair = self.due / self.games
        return won.rate / fair, won.low / fair, won.high / fair


class Sides:
    """The performances of all sides, in the games of one cell or of many."""

    def __init__(self) -> None:
        self.by_name: dict[str, SidePerformance] = {}

    def add(self, played: Played, cooperative: bool) -> None:
        for seat, name in enumerate(played.sides):
            side = self.by_name.setdefault(name, SidePerformance(name))
            side.add(played.shares[seat], played.scores[seat])
            side.due += 1.0 if cooperative else 1.0 / len(played.sides)

    def ranked(self) -> list[SidePerformance]:
        """The performances, the strongest first."""
        return sorted(self.by_name.values(), key=lambda side: -side.times_fair[0])


class Tally:
    """Adds up games one by one; it takes no more memory for a million than for one."""

    def __init__(self, series: Series) -> None:
        seats = series.seats
        self.cooperative = series.spec.cooperative
        self.games = 0
        self.stalled = 0
        self.forfeits: Counter[str] = Counter()
        """The forfeits of bots from outside, by reason."""
        self.choices = Spread()
        self.turns = Spread()
        self.sources: dict[str, Spread] = {}
        """The points of seats by source."""
        self.bots = {bot: Line(bot, fair=self.fair(series.bots.count(bot), seats)) for bot in series.bots}
        self.seats = [Line(f"seat {seat}", fair=self.fair(1, seats)) for seat in range(seats)]
        self.sides = Sides()
        self.order = [Line(f"{place + 1}. to play", fair=self.fair(1, seats)) for place in range(seats)]

    def fair(self, held: int, seats: int) -> float:
        return 1.0 if self.cooperative else held / seats

    def add(self, played: Played) -> None:
        self.games += 1
        self.stalled += played.stalled
        if played.forfeit:
            self.forfeits[played.forfeit] += 1
        self.choices.add(played.choices)
        self.turns.add(played.turns)
        for points in played.breakdown:
            for source, value in points.items():
                self.sources.setdefault(source, Spread()).add(value)
        self.sides.add(played, self.cooperative)
        for line in self.bots.values():
            held = [seat for seat, bot in enumerate(played.bots) if bot == line.name]
            won = sum(played.shares[seat] for seat in held)
            line.add(won / len(held) if self.cooperative else won, *[played.scores[seat] for seat in held])
        for seat, share in enumerate(played.shares):
            for line in (self.seats[seat], self.order[(seat - played.first) % len(played.shares)]):
                line.add(share, played.scores[seat])
