"""The exact mean of a roll: the hits of one side that the other side does not block."""

from typing import Final

ONE_IN_THREE: Final = 1 / 3
WITH_SURGE: Final = 1 / 2
"""A basic die shows a hit on two faces, a block on two; a surge counts as one of them for monsters."""
STRONG: Final[tuple[float, ...]] = (1 / 6, 1 / 2, 1 / 3)
"""An attack or defence die: nothing, one, two."""
MEMO: Final[dict[int, float]] = {}
LEAD: Final = 40
"""Leads are kept between minus and plus so much."""


def surplus(basic: int, strong: int, foe_basic: int, foe_strong: int, lead: int, cap: int, surges: int) -> float:
    """The mean of hits minus blocks plus a lead, never below 0 nor above a cap.

    Of `surges`, bit 0 says that a surge of the striking side is a hit, bit 1 that one of the other side is a block.
    """
    lead = max(-LEAD, min(LEAD, lead))
    key = ((((basic * 32 + strong) * 64 + foe_basic) * 32 + foe_strong) * 128 + lead + LEAD) * 64 + min(cap, 63)
    key = key * 4 + surges
    if key not in MEMO:
        spread = spread_of(basic, strong, WITH_SURGE if surges & 1 else ONE_IN_THREE)
        blocks = spread_of(foe_basic, foe_strong, WITH_SURGE if surges & 2 else ONE_IN_THREE)
        MEMO[key] = mean_above(spread, blocks, lead, cap)
    return MEMO[key]


def mean_above(hits: list[float], blocks: list[float], lead: int, cap: int) -> float:
    total = 0.0
    for hit, chance in enumerate(hits):
        for block, other in enumerate(blocks):
            over = min(hit - block + lead, cap)
            if over > 0:
                total += over * chance * other
    return total


def spread_of(basic: int, strong: int, chance: float) -> list[float]:
    """The chance of every total on so many dice."""
    spread = [1.0]
    for _ in range(basic):
        spread = rolled_with(spread, (1.0 - chance, chance, 0.0))
    for _ in range(strong):
        spread = rolled_with(spread, STRONG)
    return spread


def rolled_with(spread: list[float], die: tuple[float, ...]) -> list[float]:
    totals = [0.0] * (len(spread) + 2)
    for number, chance in enumerate(spread):
        for face in range(3):
            totals[number + face] += chance * die[face]
    return totals
