"""The tables of the lessons: two mages against the Rageborne. The learner plays Jian and goes first."""

from typing import Final

from deska.kernel.lessons import Position

FIRST_GAME: Final = {"nemesis": "rageborne", "difficulty": "beginner"}
"""A first game meets the nemesis of the lessons."""
VARIANT: Final = {**FIRST_GAME, "supply": "deck-destruction", "mages": ["jian", "brama"]}
MINION_FIRST: Final = 40
"""A seed with which the nemesis comes second, with a minion; then the learner again."""
POWER_FIRST: Final = 24
ATTACK_FIRST: Final = 47
"""The same with a power, and with an attack on any player."""


def table(seed: int, *choices: str) -> Position:
    return Position(2, seed, VARIANT, choices=choices)
