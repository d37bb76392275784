"""Sets as the bits of a number."""

from hypothesis import given
from hypothesis import strategies as st

from deska.kernel.masks import lowest, members


@given(st.sets(st.integers(0, 500)))
def test_the_members_of_a_set_are_listed_lowest_first(numbers: set[int]) -> None:
    assert members(sum(1 << number for number in numbers)) == sorted(numbers)


@given(st.sets(st.integers(0, 62), min_size=1))
def test_the_lowest_member_is_found(numbers: set[int]) -> None:
    assert lowest(sum(1 << number for number in numbers)) == min(numbers)
