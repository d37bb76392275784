"""The first lesson: winning and losing, a card, time, a room, and turns alone."""

from typing import Final

from deska.games.weirdwood.lessons.tables import QUIET, table
from deska.kernel.lessons import Do, Free, Lesson, Look, Quiz, Solve

FIRST: Final = Lesson(
    "first",
    table(QUIET),
    (
        Look("goal", at=("monster",), said={"life": "health.0"}, rules=("WW-001", "WW-049")),
        Look("lose", at=("manor",), said={"day": "day"}, rules=("WW-045", "WW-046")),
        Look("lady", at=("monster",), rules=("WW-046", "WW-099")),
        Do("play", wanted=("play:shadow-steps-sekhmet",), replies={"*": "steps"}, rules=("WW-051", "WW-053")),
        Do("slot", wanted=("slot:morning:m2",), replies={"*": "early"}, rules=("WW-056", "WW-106")),
        Do("act", wanted=("act:*",), replies={"*": "move"}, rules=("WW-057", "WW-061")),
        Do("go", wanted=("go:training-yard",), replies={"*": "yard"}, rules=("WW-144", "WW-145")),
        Do("use", wanted=("use-room",), replies={"*": "room"}, rules=("WW-150", "WW-154")),
        Do("pay", wanted=("pay:*",), rules=("WW-157",)),
        Do("xp", wanted=("spend:power", "spend:combat", "spend:tactics"), rules=("WW-184", "WW-185")),
        Do("end", wanted=("end",), replies={"*": "enough"}, rules=("WW-076",)),
        Look("fight", at=("monster",), rules=("WW-115", "WW-116")),
        Quiz("scarabs", at=("manor",), answers=("stop", "pass", "help"), rules=("WW-146", "WW-155")),
        Solve("puzzle", position=table(QUIET, "play:shadow-steps-sekhmet"), wanted=("slot:morning:m2",), rules=("WW-106", "WW-045")),
        Free("alone", position=table(QUIET), choice="end", times=2, rules=("WW-051",)),
    ),
    minutes=5,
)
