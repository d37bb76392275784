"""The generator xoshiro128++ on four 32-bit words. It gives the same numbers on every machine, interpreted or compiled."""

from hashlib import sha256
from typing import Any, Final

from deska.kernel.compiling import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 128


@mypyc_attr(acyclic=True)
class Rng:
    """The only source of randomness of a game."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def next(self) -> i64:
        """The next 32 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        mixed = (a + d) & MASK
        result = ((((mixed << 7) & MASK) | (mixed >> 25)) + a) & MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (Lemire's method). The bound has at most 31 bits."""
        limit: i64 = bound
        product = self.next() * limit
        if (product & MASK) < limit:
            threshold = (MASK + 1 - limit) % limit
            while (product & MASK) < threshold:
                product = self.next() * limit
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffle_any(self, items: list[Any]) -> None:
        """Like `shuffle`, for things that are not numbers."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: list[int], count: int) -> list[int]:
        """So many random items, in the order of drawing."""
        pool = items[:]
        self.shuffle(pool)
        return pool[:count]


def seeded(seed: int) -> Rng:
    """The generator that starts from a seed of up to 128 bits."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    digest = sha256(seed.to_bytes(SEED_BITS // 8, "big")).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Rng(words[0], words[1], words[2], words[3])
