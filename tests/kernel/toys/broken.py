"""All broken games: what is wrong -> the check that must find it, and the game."""

from tests.kernel.toys import broken_choices, broken_course, broken_knowledge, broken_states
from tests.kernel.toys.breaking import BROKEN

__all__ = ["BROKEN", "broken_choices", "broken_course", "broken_knowledge", "broken_states"]
