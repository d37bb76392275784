"""Sets as the bits of a number."""

from hypothesis import given
from hypothesis import strategies as st

from deska.kernel.masks import lowest, members


@given(st.sets(st.integers(0, 62)))
def test_the_members_of_a_set_are_listed_lowest_first(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert members(mask) == sorted(numbers)
    if numbers:
        assert lowest(mask) == min(numbers)
