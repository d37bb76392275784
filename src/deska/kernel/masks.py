"""Sets of small numbers as the bits of one number: a realm or a seat is in the set if its bit is 1."""

from typing import Final

from deska.kernel.compiling import i64

WIDTH: Final = 62
WORD: Final = (1 << WIDTH) - 1
"""So many bits at a time are looked at with machine numbers."""


def members(mask: int) -> list[int]:
    """The numbers in a set, lowest first."""
    numbers: list[int] = []
    first = 0
    while mask:
        word: i64 = mask & WORD
        while word:
            numbers.append(first + lowest(word))
            word &= word - 1
        mask >>= WIDTH
        first += WIDTH
    return numbers


def lowest(mask: i64) -> int:
    """The lowest number in a set of numbers below 63 that is not empty."""
    return int(mask & -mask).bit_length() - 1
