"""Packed lists of entries behave like lists."""

from hypothesis import given
from hypothesis import strategies as st

from deska.table.entries import BLOCK, Entries
from deska.table.log import CHOICE, LINE, Entry

MANY = 5 * BLOCK + 7


def entry(n: int) -> Entry:
    return Entry(n, CHOICE if n % 3 else LINE, 10**12 + n, n % 4, f"take:č-{n % 7}", n % 2 == 0, n // 2, '[["řekl",{"a":1}]]', n % 5 == 0)


@given(st.lists(st.one_of(st.just("append"), st.just("pop"), st.integers(0, MANY)), max_size=20), st.integers(0, MANY))
def test_they_behave_like_a_list(acts: list[str | int], length: int) -> None:
    plain = [entry(n) for n in range(1, length + 1)]
    packed = Entries(plain)
    for act in acts:
        if act == "append":
            plain.append(entry(len(plain) + 1))
            packed.append(plain[-1])
        elif act == "pop":
            assert (packed.pop() == plain.pop()) if plain else not packed
        elif isinstance(act, int):
            del plain[act:]
            packed.cut(act)
    assert packed == plain
    assert packed.last == (plain[-1] if plain else None)
    assert (len(packed), list(packed), list(reversed(packed))) == (len(plain), plain, plain[::-1])
    for place in range(-len(plain), len(plain), 13):
        assert packed[place] == plain[place]
        assert packed[place:] == plain[place:]
        assert packed[place : place + BLOCK] == plain[place : place + BLOCK]
    assert packed[1::3] == plain[1::3]


def test_a_long_log_takes_a_fraction_of_the_memory() -> None:
    packed = Entries(entry(n) for n in range(1, 1001))
    assert len(packed.recent) < 2 * BLOCK
    assert sum(map(len, packed.blocks)) < 40 * 1000
