"""The tables of the lessons: Sekhmet alone against the Chaos Ogre."""

from typing import Final

from deska.kernel.lessons import Position

FIRST_GAME: Final = {"monster": "chaos-ogre", "rooms": "basic"}
"""A first game meets the monster of the lessons."""
QUIET: Final = 1
SCARAB_AT_HOME: Final = 8
"""Seeds: with the second one a scarab sits in the Entrance Hall, and the hand can attack."""


def table(seed: int, *choices: str) -> Position:
    return Position(1, seed, {**FIRST_GAME, "characters": ["sekhmet"]}, choices=choices)
