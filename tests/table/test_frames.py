"""The frame of an event: its words, and the pieces that moved."""

import pytest

from deska.kernel.values import Event
from deska.table.frames import MOST_MOVED, names_of


@pytest.mark.parametrize(
    ("args", "names"),
    [
        ({}, ["card"]),
        ({"card": "elf-green"}, ["elf-green"]),
        ({"cards": ["elf-green", "orc-red", "elf-green"]}, ["elf-green", "orc-red", "elf-green"]),
        ({"cards": ["elf-green"], "count": 1}, ["elf-green"]),
        ({"count": 3}, ["card"] * 3),
        ({"card": "elf-green", "count": 2}, ["elf-green"] * 2),
        ({"cards": []}, ["card"]),
        ({"count": 0}, ["card"]),
        ({"count": MOST_MOVED + 1}, ["card"]),
    ],
)
def test_things_that_move_are_named_one_by_one(args: dict[str, object], names: list[str]) -> None:
    assert names_of(Event("et-discarded", args, -1, ("card", "hand:0", "row")), "card") == names
