"""The tables of the lessons: two clans on the sun side. The learner plays the Circle and goes first."""

from typing import Final

from deska.kernel.lessons import Position

FIRST_GAME: Final = {"side": "sun"}
"""A first game is played on the side of the lessons."""
SEED: Final = 1
RIVAL_PASSES: Final = ("pass", "pass", "pass")


def table(*choices: str) -> Position:
    return Position(2, SEED, {**FIRST_GAME, "clans": ["circle", "star"]}, choices=choices)
