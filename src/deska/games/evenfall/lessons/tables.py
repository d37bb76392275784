"""The tables of the lessons: two clans on the sun side. The learner plays the Circle and goes first."""

from typing import Final

from deska.kernel.lessons import Position

SEED: Final = 1
RIVAL_PASSES: Final = ("pass", "pass", "pass")


def table(*choices: str) -> Position:
    return Position(2, SEED, {"side": "sun", "clans": ["circle", "star"]}, choices=choices)
