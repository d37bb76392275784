"""A battle with a scarab."""

from typing import Final

from deska.games.weirdwood.lessons.tables import SCARAB_AT_HOME, table
from deska.kernel.lessons import Do, Lesson, Look, Solve

BATTLE: Final = Lesson(
    "battle",
    table(SCARAB_AT_HOME),
    (
        Look("scarab", at=("room/o0",), rules=("WW-114", "WW-099")),
        Do("play", wanted=("play:battle-trance",), replies={"*": "trance"}, rules=("WW-053",)),
        Do("slot", wanted=("slot:morning:m2",), replies={"*": "early"}, rules=("WW-106",)),
        Do("attack", wanted=("act:battle-trance:2",), replies={"*": "fight"}, rules=("WW-114", "WW-131")),
        Do("before", wanted=("done",), replies={"*": "save"}, rules=("WW-118", "WW-120")),
        Solve("puzzle", wanted=("surge",), replies={"done": "more", "reroll:*": "more"}, rules=("WW-123", "WW-135")),
    ),
)
