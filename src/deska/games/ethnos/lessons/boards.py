"""Tribes with boards and tokens of their own, and Skeletons."""

from typing import Final

from deska.games.ethnos.lessons.dealing import WITH_BOARDS, Dealt, table
from deska.kernel.lessons import Do, Lesson, Look, Solve

ROW: Final = ("wingfolk-grey", "orc-grey", "troll-blue", "giant-green")
MERFOLK: Final = table(
    Dealt(("merfolk-red", "merfolk-blue", "skeleton", "troll-grey"), ROW),
    *("band", "lay:merfolk-red", "lay:merfolk-blue"),
    tribes=WITH_BOARDS,
)
ORC: Final = table(Dealt(("orc-red", "orc-blue"), ROW), *("band", "lay:orc-red", "lay:orc-blue"), tribes=WITH_BOARDS)
TROLL: Final = table(Dealt(("troll-red", "troll-blue"), ROW), *("band", "lay:troll-red", "lay:troll-blue"), tribes=WITH_BOARDS)
GIANT: Final = table(Dealt(("giant-red", "giant-blue"), ROW), *("band", "lay:giant-red", "lay:giant-blue"), tribes=WITH_BOARDS)
WINGS: Final = table(
    Dealt(("wingfolk-red", "wingfolk-purple"), ROW, markers={0: {"rhea": 2, "althea": 1}, 1: {"althea": 1, "straton": 2}}),
    *("band", "lay:wingfolk-red", "lay:wingfolk-purple", "lead:wingfolk-red"),
    tribes=WITH_BOARDS,
)

BOARDS: Final = Lesson(
    "boards",
    MERFOLK,
    (
        Do("skeleton", wanted=("lay:skeleton",), rules=("ET-111", "ET-114")),
        Do("complete", wanted=("done",), said={"count": "laid"}, rules=("ET-113",)),
        Do("merfolk", wanted=("lead:merfolk-blue",), replies={"lead:*": "poor"}, rules=("ET-117",)),
        Do("extra", wanted=("place:althea",), replies={"pass": "free", "place:*": "poor"}, rules=("ET-118",)),
        Look("track", at=("merfolk/seat.0",), said={"space": "players.0.swum"}, rules=("ET-117", "ET-123")),
        Do("orc", position=ORC, wanted=("lead:orc-blue",), replies={"lead:*": "poor"}, rules=("ET-133",)),
        Do("horde", wanted=("yes",), rules=("ET-133", "ET-135")),
        Do("troll", position=TROLL, wanted=("lead:troll-*",), rules=("ET-142",)),
        Do("token", wanted=("troll:2",), replies={"troll:1": "higher", "pass": "free"}, rules=("ET-142", "ET-144")),
        Do("giant", position=GIANT, wanted=("lead:giant-blue",), replies={"lead:*": "poor"}, rules=("ET-128",)),
        Look("held", at=("trolls/giant",), said={"glory": "players.0.glory"}, rules=("ET-128", "ET-132")),
        Solve("puzzle", position=WINGS, wanted=("place:althea",), rules=("ET-140", "ET-141")),
    ),
    minutes=4,
)
