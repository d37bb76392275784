"""Prices: letters for resources, and lists of how many of each are owed."""

from typing import Final

LETTERS: Final = "GSPTW$M"
"""The letters of the resources, in their order; N is any of them."""
RECRUIT_COSTS: Final[tuple[str, ...]] = ("", "TTW", "PPS", "GGS")
"""The prices of warrior, wizard and dragon (EL-120)."""
WORKER_COSTS: Final[tuple[str, ...]] = ("", "NNN", "NN", "N")
"""The price of a worker, by how many are left (EL-120)."""

KNOWN_AMOUNTS: Final[dict[str, list[int]]] = {}


def amounts(letters: str) -> list[int]:
    """How many of each resource, of any kind, and covered: "TTN" is two tools and one of any kind. Never to be changed."""
    known = KNOWN_AMOUNTS.get(letters)
    if known is None:
        known = [*[letters.count(letter) for letter in LETTERS], letters.count("N"), 0]
        KNOWN_AMOUNTS[letters] = known
    return known


def discounted(cost: list[int], discount: int) -> list[int]:
    """A cost of which so many resources are covered; at least one is paid (EL-044)."""
    if not discount:
        return cost
    owed = cost[:]
    owed[-1] = min(discount, max(sum(cost) - 1, 0))
    return owed
