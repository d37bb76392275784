"""Sets of small numbers as the bits of one number: a realm or a seat is in the set if its bit is 1."""

from deska.kernel.compiling import i64


def members(mask: int) -> list[int]:
    """The numbers in a set of numbers below 63, lowest first."""
    numbers: list[int] = []
    rest: i64 = mask
    while rest:
        numbers.append(lowest(rest))
        rest &= rest - 1
    return numbers


def lowest(mask: i64) -> int:
    """The lowest number in a set that is not empty."""
    return int(mask & -mask).bit_length() - 1
