"""The tables of the lessons: two factions. The learner leads the Elves of Briardell and goes first."""

from typing import Final

from deska.kernel.lessons import Position

SEED: Final = 40
FACTIONS: Final = ("faction:elves-of-briardell", "faction:goblin-fire-mages")
PEACE_IS_OVER: Final = ("regroup", "end", "regroup", "end")
"""Both have regrouped once, so there are battles."""
AT_THE_HILLS: Final = ("place:worker:briar-hills", "pass", "take:briar-hills-1", "cash:gem-gem:gem", "end")
RIVAL_FAR: Final = ("place:worker:windspire-peaks", "pass", "end")
RIVAL_NEAR: Final = ("place:worker:ash-fields", "pass", "take:ash-fields-1", "end")
SETTLED: Final = ("place:worker:mill", "pass", "end", "place:worker:nightmare-chasm", "pass", "end")


def table(*choices: str) -> Position:
    return Position(2, SEED, choices=(*FACTIONS, *choices))
