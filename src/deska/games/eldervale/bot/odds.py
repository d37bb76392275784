"""Chances of battles: how often some dice beat others, die by die from the highest down (EL-170 to EL-173)."""

from bisect import bisect_left
from typing import Final

Roll = tuple[int, ...]
"""The pips of dice, the highest first."""

KINDS: Final = 8
"""Dice are known by a number: how many, and KINDS times their kind."""
PLAIN: Final = 0
ONE_SIX: Final = 1
"""One of them is set to 6."""
NO_LOW_ONES: Final = 2
NO_LOW_TWOS: Final = 3
"""Those that show 1, or at most 2, are rolled again."""
ALL_BUT_ONES: Final = 4
"""Rolled until no 1 is left."""
FACES: Final[tuple[tuple[float, ...], ...]] = (
    (1 / 6,) * 6,
    (1 / 6,) * 6,
    (1 / 36, *(7 / 36,) * 5),
    (2 / 36, 2 / 36, *(8 / 36,) * 4),
    (0.0, *(1 / 5,) * 5),
)
"""How often a die of each kind shows 1 to 6."""
MOST: Final = 6
"""The most dice of a player."""


class Rolls:
    """All that some dice can show, the lowest first, and how often they show less."""

    def __init__(self, dice: int) -> None:
        shares = spread(dice)
        self.rolls: list[Roll] = sorted(shares)
        self.shares: list[float] = [shares[roll] for roll in self.rolls]
        self.below: list[float] = [0.0]
        for share in self.shares:
            self.below.append(self.below[-1] + share)

    def less_than(self, roll: Roll) -> float:
        """How often the dice show less than that."""
        return self.below[bisect_left(self.rolls, roll)]


def spread(dice: int) -> dict[Roll, float]:
    """How often dice show each roll."""
    count, kind = dice % KINDS, dice // KINDS
    shares: dict[Roll, float] = {(6,) if kind == ONE_SIX else (): 1.0}
    for _ in range(count - (1 if kind == ONE_SIX else 0)):
        wider: dict[Roll, float] = {}
        for roll, share in shares.items():
            for face in range(6):
                longer = with_die(roll, face + 1)
                wider[longer] = wider.get(longer, 0.0) + share * FACES[kind][face]
        shares = wider
    return shares


def with_die(roll: Roll, pips: int) -> Roll:
    return tuple(sorted((*roll, pips), reverse=True))


KNOWN_ROLLS: Final[dict[int, Rolls]] = {}
KNOWN_CHANCES: Final[dict[tuple[int, ...], float]] = {}


def rolls_of(dice: int) -> Rolls:
    known = KNOWN_ROLLS.get(dice)
    if known is None:
        known = Rolls(dice)
        KNOWN_ROLLS[dice] = known
    return known


def chance(own: int, others: list[int]) -> float:
    """How often the first dice beat all others; a tie is no victory."""
    key = (own, *sorted(others))
    known = KNOWN_CHANCES.get(key)
    if known is None:
        known = compared(rolls_of(own), [rolls_of(other) for other in others])
        KNOWN_CHANCES[key] = known
    return known


def compared(own: Rolls, others: list[Rolls]) -> float:
    total = 0.0
    for i, roll in enumerate(own.rolls):
        share = own.shares[i]
        for other in others:
            share *= other.less_than(roll)
        total += share
    return total


def chance_over(dice: int, roll: Roll) -> float:
    """How often dice that are still to be rolled beat those that lie there."""
    rolls = rolls_of(dice)
    return 1.0 - rolls.below[bisect_left(rolls.rolls, (*roll, 0))]


def without(roll: Roll, pips: int) -> Roll:
    """One die fewer."""
    left = list(roll)
    left.remove(pips)
    return tuple(left)


def chance_again(roll: Roll, pips: int, best: Roll) -> float:
    """How often a roll beats another once one of its dice is rolled again."""
    rest = without(roll, pips)
    return sum([1 for face in range(1, 7) if with_die(rest, face) > best]) / 6
