"""The turning manor, and cards that link."""

from functools import partial
from typing import Final

from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.movement import MOVE
from deska.games.weirdwood.lessons.building import TURN_STEPS, hero, position
from deska.kernel.lessons import Do, Lesson, Look, Position, Quiz, Solve

STEPS: Final = "shadow-steps-sekhmet"
QUIET: Final = Position(1, 1, build=partial(position, hero(hand=[STEPS]), time="m2"))
SURROUNDED: Final = Position(
    1,
    1,
    build=partial(
        position,
        hero(hand=[STEPS]),
        scarabs={"m0": 1, "m3": 1, "m6": 1, "m10": 1},
        layout={"i1": "seers-crypt"},
        steps=[MOVE, MOVE, *TURN_STEPS],
    ),
)
"""A scarab sits on every way to an inner room."""

MANOR: Final = Lesson(
    "manor",
    QUIET,
    (
        Look("rings", at=("manor",), rules=("WW-024", "WW-025")),
        Look("doors", at=("room/o0",), rules=("WW-028", "WW-032")),
        Do("play", wanted=(f"play:{STEPS}",), rules=("WW-053",)),
        Do("slot", wanted=("slot:morning:m3", "slot:afternoon:*"), replies={"*": "far"}, rules=("WW-057", "WW-106")),
        Do("act", wanted=("act:*",), rules=("WW-061",)),
        Do("go", wanted=("go:*",), replies={"*": "walk"}, rules=("WW-144", "WW-145")),
        Quiz("turns", at=("manor",), answers=("time", "dice", "monster"), rules=("WW-104", "WW-110")),
        Solve(
            "puzzle",
            position=SURROUNDED,
            wanted=("go:terrace-of-time-rifts", "go:atrium-of-wishes", "go:deep-mine", "go:lily-pad-lounge"),
            rules=("WW-146", "WW-147"),
        ),
    ),
    minutes=4,
)

LINKED: Final = Position(
    1,
    1,
    build=partial(
        position,
        hero("bailey", power=1, min=1, slots={"morning": "page-turner", "afternoon": "heavy-tome"}, hand=["final-chapter"]),
    ),
)
WILD: Final = Position(
    1,
    1,
    build=partial(
        position,
        hero("oliver", at="m0", dice=["basic", "basic"], slots={"morning": "flight-of-fancy", "afternoon": "pencil-sketch"}),
        scarabs={"m0": 3},
        steps=[ATTACK_HERE, *TURN_STEPS],
        seed=7,
    ),
)
"""Three hits were rolled and no block; the link of two wild symbols is still to be named."""

LINKS: Final = Lesson(
    "links",
    LINKED,
    (
        Look("corners", at=("slots:0",), rules=("WW-066", "WW-067")),
        Look("linked", at=("slots:0",), rules=("WW-069", "WW-070")),
        Do("ability", wanted=("ability:burble-book-of-leaps",), replies={"*": "leap"}, rules=("WW-070", "WW-195")),
        Do("leap", wanted=("go:*",), rules=("WW-152",)),
        Quiz("gap", at=("slots:0",), answers=("breaks", "keeps", "doubles"), rules=("WW-068",)),
        Solve("puzzle", position=WILD, wanted=("link:block",), replies={"*": "hurt"}, rules=("WW-073", "WW-074")),
    ),
    minutes=3,
)
