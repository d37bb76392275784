"""Dwellings and power, and magic."""

from typing import Any, Final

from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.lessons.building import ANNA, BEN, gains, holds, possible, stands, table, turn_of
from deska.games.eldervale.lessons.examples import dwelling, trap
from deska.kernel.lessons import Do, Lesson, Look, Position, Quiz, Solve


def threatened(**given: Any) -> Eldervale:
    """The rival is about to come into the learner's realm; the learner holds Fey Charm and a prophecy."""
    game = table(**given)
    stands(game, BEN, "worker", "mill")
    stands(game, ANNA, "worker", "ash-fields")
    holds(game, ANNA, "fey-charm", "prophecy-of-riches")
    gains(game, ANNA, scroll=1)
    return possible(turn_of(game, BEN))


DWELLING: Final = Lesson(
    "dwelling",
    Position(2, 1, build=dwelling),
    (
        Look("why", at=("power",), rules=("EL-126", "EL-215")),
        Look("price", at=("realm:molten-crown",), rules=("EL-123", "EL-125")),
        Do("mill", wanted=("place:worker:mill",), replies={"*": "mill"}, rules=("EL-090",)),
        Do("settle", wanted=("settle:molten-crown",), replies={"*": "twice"}, rules=("EL-127", "EL-128")),
        Look("scored", at=("board:0",), said={"points": "players.0.vp"}, rules=("EL-127", "EL-128")),
        Quiz("cards", at=("tableau:0",), answers=("dwelling", "always", "never"), rules=("EL-216", "EL-217")),
        Solve(
            "puzzle",
            position=Position(2, 1, build=dwelling),
            wanted=("place:worker:mill",),
            replies={"*": "home"},
            rules=("EL-090", "EL-122"),
        ),
    ),
    minutes=3,
)

MAGIC: Final = Lesson(
    "magic",
    Position(3, 1, build=trap),
    (
        Look("hand", at=("hand:0",), said={"cards": "players.0.hand"}, rules=("EL-052", "EL-053")),
        Look("cost", at=("hand:0",), rules=("EL-057", "EL-058")),
        Do("cast", wanted=("cast:transformation",), replies={"*": "spell"}, rules=("EL-056",)),
        Quiz("prophecy", at=("hand:0",), answers=("end", "now", "battle"), rules=("EL-061", "EL-219")),
        Solve(
            "puzzle",
            position=Position(2, 1, build=threatened, choices=("place:worker:ash-fields", "take:ash-fields-1", "pass")),
            wanted=("cast:fey-charm",),
            replies={"*": "fight"},
            rules=("EL-057", "EL-C59"),
        ),
    ),
    minutes=3,
)
