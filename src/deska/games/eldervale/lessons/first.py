"""The first lesson: the goal, placing, a treasure, a dwelling, a Regroup, and turns alone."""

from typing import Final

from deska.games.eldervale.lessons.tables import AT_THE_HILLS, RIVAL_FAR, table
from deska.kernel.lessons import Do, Free, Lesson, Look, Quiz, Solve

FIRST: Final = Lesson(
    "first",
    table(),
    (
        Look("goal", at=("map", "power"), said={"vp": "players.0.vp"}, rules=("EL-062", "EL-215")),
        Do("place", wanted=("place:worker:briar-hills",), replies={"regroup": "regroup", "place:*": "hills"}, rules=("EL-065", "EL-068")),
        Do("take", wanted=("take:briar-hills-1",), replies={"take:*": "gems"}, rules=("EL-083", "EL-084")),
        Do("cash", wanted=("cash:gem-gem:gem",), replies={"*": "later"}, rules=("EL-131",)),
        Do("end", wanted=("end",), rules=("EL-063",)),
        Do("mill", wanted=("place:worker:mill",), replies={"*": "mill-now"}, rules=("EL-070", "EL-090")),
        Look("dwelling", at=("realm:briar-hills",), said={"vp": "players.0.vp"}, rules=("EL-126", "EL-127")),
        Look("power", at=("power/earth/marker.0",), said={"level": "players.0.power.1"}, rules=("EL-128", "EL-189")),
        Do("finish", wanted=("end",), rules=("EL-063",)),
        Do("regroup", wanted=("regroup",), replies={"*": "home"}, rules=("EL-103", "EL-104")),
        Do("lift", wanted=("lift:worker:mill",), rules=("EL-104",)),
        Do("act", wanted=("act:gather",), replies={"*": "gather"}, rules=("EL-117", "EL-121")),
        Quiz("score", at=("realm:briar-hills",), answers=("power", "fixed", "nothing"), rules=("EL-215",)),
        Solve("puzzle", position=table(*AT_THE_HILLS, *RIVAL_FAR), wanted=("place:worker:mill",), rules=("EL-090", "EL-127")),
        Free("alone", position=table(), question="el-turn", times=4, rules=("EL-062",)),
    ),
    minutes=5,
)
