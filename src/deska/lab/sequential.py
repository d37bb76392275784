"""A test that may be looked at after every result, and that stops as soon as it is sure."""

from typing import Final

ERROR: Final = 0.05
"""The chance of a wrong verdict, however often one looks."""
BETS: Final = tuple((number + 0.5) / 20 for number in range(20))
"""The shares of its capital that a gambler stakes on every result."""
ABOVE: Final = "above"
BELOW: Final = "below"


class Verdict:
    """Is the mean of results from 0 to 1 above or below a bar?

    Gamblers stake a share of their capital on each result being above the bar, others on its being below. At the bar no bet gains on
    average, so that a capital grown to forty times its beginning is a matter of luck in less than one of forty cases (Ville's inequality;
    Waudby-Smith and Ramdas, “Estimating means of bounded random variables by betting”). The order of results makes no difference.
    """

    def __init__(self, bar: float) -> None:
        self.bar = bar
        self.higher = [1.0] * len(BETS)
        self.lower = [1.0] * len(BETS)

    def add(self, result: float) -> None:
        gain = (result - self.bar) / self.bar
        loss = (result - self.bar) / (1.0 - self.bar)
        self.higher = [capital * (1.0 + bet * gain) for capital, bet in zip(self.higher, BETS, strict=True)]
        self.lower = [capital * (1.0 - bet * loss) for capital, bet in zip(self.lower, BETS, strict=True)]

    @property
    def side(self) -> str:
        """`above`, `below`, or nothing as long as it is not sure."""
        enough = len(BETS) * 2 / ERROR
        if sum(self.higher) >= enough:
            return ABOVE
        return BELOW if sum(self.lower) >= enough else ""
