"""Nouns of Pebbles: the state."""

from typing import Annotated, Final

from deska.kernel import Game, Outcome
from deska.kernel.codec import Int, ListOf
from deska.kernel.nouns import NO_NUMBERS, OPEN

FULL: Final = (3, 5, 4)
"""The number of pebbles in each heap at the beginning."""


class Pebbles(Game):
    heaps: Annotated[list[int], ListOf(Int(0, max(FULL)), len(FULL), len(FULL)), OPEN] = NO_NUMBERS
    points: Annotated[list[int], ListOf(Int(0, sum(FULL)), 2, 3), OPEN] = NO_NUMBERS
    """The number of pebbles that each seat has taken."""

    def result(self, reason: str) -> Outcome:
        return Outcome(tuple(self.points), (self.turn,), reason)  # PB-002
