"""The generator: xoshiro128++ to the bit, numbers without bias, seeds of 128 bits."""

from collections import Counter
from hashlib import sha256
from math import factorial, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deska.kernel.rng import MASK, Rng, seeded

WORDS = st.lists(st.integers(0, MASK), min_size=4, max_size=4).filter(any)
PUBLISHED = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
"""The first numbers of xoshiro128++ from the words 1, 2, 3, 4, as the program of its authors gives them."""


class Reference:
    """xoshiro128++ once more, written after its description by Blackman and Vigna."""

    def __init__(self, words: list[int]) -> None:
        self.s = words[:]

    def next(self) -> int:
        s = self.s
        result = (rotated((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        shifted = s[1] * 2**9 % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
        return result


def rotated(word: int, by: int) -> int:
    bits = format(word, "032b")
    return int(bits[by:] + bits[:by], 2)


def test_the_published_numbers() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.next() for _ in PUBLISHED] == PUBLISHED


@given(WORDS)
def test_the_same_as_the_reference(words: list[int]) -> None:
    rng, reference = Rng(words[0], words[1], words[2], words[3]), Reference(words)
    assert [rng.next() for _ in range(50)] == [reference.next() for _ in range(50)]
    assert rng.words() == reference.s


@given(WORDS, st.integers(1, 2**32 - 1))
def test_below_stays_below(words: list[int], bound: int) -> None:
    rng = Rng(words[0], words[1], words[2], words[3])
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 10, 52])
def test_below_is_fair(bound: int) -> None:
    rng, tries = seeded(bound), 2000 * bound
    counts = Counter(rng.below(bound) for _ in range(tries))
    spread = sqrt(tries * (1 / bound) * (1 - 1 / bound))
    assert set(counts) == set(range(bound))
    assert all(abs(count - 2000) <= 5 * spread for count in counts.values())


def test_below_has_no_bias_where_plain_remainders_have() -> None:
    """With three quarters of all words as bound, a remainder would be low two times out of three."""
    rng, bound, tries = seeded(1), 3 * 2**30, 20_000
    low = sum(rng.below(bound) < 2**30 for _ in range(tries))
    assert abs(low - tries / 3) <= 5 * sqrt(tries * (1 / 3) * (2 / 3))


def test_shuffles_are_fair() -> None:
    rng, tries = seeded(4), 200 * factorial(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(tries):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == factorial(4)
    assert all(abs(count - 200) <= 5 * sqrt(200) for count in counts.values())


def test_shuffling_numbers_and_things_is_the_same() -> None:
    numbers, things = list(range(30)), list("abcdefghijklmnopqrstuvwxyz0123")
    letters = things[:]
    seeded(9).shuffle(numbers)
    seeded(9).shuffle_any(things)
    assert things == [letters[number] for number in numbers]


def test_a_sample_leaves_its_source_alone() -> None:
    items = list(range(20))
    sample = seeded(2).sample(items, 6)
    assert items == list(range(20))
    assert len(set(sample)) == 6
    assert set(sample) <= set(items)


@pytest.mark.parametrize("seed", [0, 1, 7, 2**64, 2**128 - 1])
def test_seeds_go_through_sha256(seed: int) -> None:
    digest = sha256(seed.to_bytes(16, "big")).hexdigest()
    assert [format(word, "08x") for word in seeded(seed).words()] == [digest[i : i + 8] for i in range(0, 32, 8)]


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_other_seeds_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number"):
        seeded(seed)


def test_a_clone_goes_its_own_way() -> None:
    rng = seeded(3)
    twin = rng.clone()
    expected = [rng.next() for _ in range(5)]
    assert [twin.next() for _ in range(5)] == expected
    assert twin.words() == rng.words()
