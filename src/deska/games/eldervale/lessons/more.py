"""Placing and regrouping, the expedition with cards and power, and battles."""

from typing import Final

from deska.games.eldervale.lessons.tables import AT_THE_HILLS, PEACE_IS_OVER, RIVAL_FAR, RIVAL_NEAR, SETTLED, table
from deska.kernel.lessons import Do, Lesson, Look, Quiz, Solve

REGROUPING: Final = Lesson(
    "regrouping",
    table(*AT_THE_HILLS, *RIVAL_FAR, *SETTLED),
    (
        Look("units", at=("board:0",), rules=("EL-036", "EL-120")),
        Look("near", at=("realm:mill",), rules=("EL-070", "EL-071")),
        Quiz("when", at=("board:0",), answers=("work", "empty", "never"), rules=("EL-062", "EL-104")),
        Do("regroup", wanted=("regroup",), replies={"*": "home"}, rules=("EL-103",)),
        Do("lift", wanted=("lift:worker:mill",), replies={"done": "act"}, rules=("EL-104", "EL-106")),
        Do("summon", wanted=("act:summon",), replies={"*": "recruit"}, rules=("EL-117", "EL-119")),
        Look("prices", at=("inactive:0/worker", "inactive:0/dragon"), rules=("EL-120",)),
        Solve("puzzle", wanted=("recruit:dragon",), rules=("EL-078", "EL-162")),
    ),
)

EXPEDITION: Final = Lesson(
    "expedition",
    table(),
    (
        Look("cards", at=("adventures",), rules=("EL-093", "EL-139")),
        Do("place", wanted=("place:worker:dungeon",), replies={"*": "dungeon"}, rules=("EL-075", "EL-091")),
        Do("lay", wanted=("lay:2.1",), replies={"lay:*": "there"}, rules=("EL-094",)),
        Do("buy", wanted=("buy:mossy-doorway",), replies={"buy:*": "earth"}, rules=("EL-097",)),
        Look("gained", at=("power/earth/marker.0",), said={"level": "players.0.power.1"}, rules=("EL-139", "EL-189")),
        Do("burn", wanted=("burn:burning-doorway",), replies={"burn:*": "rival"}, rules=("EL-098", "EL-102")),
        Look("tableau", at=("tableau:0",), rules=("EL-113", "EL-216")),
        Look("magic", at=("hand:0",), said={"cards": "players.0.hand"}, rules=("EL-053", "EL-057")),
        Quiz("dwelling", at=("tableau:0",), answers=("need", "always", "never"), rules=("EL-216", "EL-217")),
        Solve("puzzle", position=table(), wanted=("place:worker:summoning-portal",), rules=("EL-089",)),
    ),
)

BATTLES: Final = Lesson(
    "battles",
    table(*PEACE_IS_OVER, *AT_THE_HILLS, *RIVAL_NEAR),
    (
        Look("peace", at=("realm:ash-fields",), rules=("EL-153", "EL-155")),
        Do("place", wanted=("place:worker:ash-fields",), replies={"*": "fight"}, rules=("EL-072", "EL-155")),
        Do("take", wanted=("take:ash-fields-1",), replies={"take:*": "sword"}, rules=("EL-156",)),
        Do("cash", wanted=("cash:tool-sword:sword",), replies={"*": "sword"}, rules=("EL-130", "EL-131")),
        Do("join", wanted=("join:worker:briar-hills",), replies={"done": "more"}, rules=("EL-160", "EL-162")),
        Do("joined", wanted=("done",), rules=("EL-160",)),
        Do("swords", wanted=("fight:sword",), times=2, replies={"done": "more"}, rules=("EL-165", "EL-167")),
        Do("roll", wanted=("done",), rules=("EL-169", "EL-170")),
        Look("won", at=("glory",), said={"vp": "players.0.vp"}, rules=("EL-174", "EL-184")),
        Quiz("losers", at=("underworld",), answers=("underworld", "gone", "home"), rules=("EL-177", "EL-180")),
        Solve(
            "puzzle",
            position=table(*PEACE_IS_OVER, *AT_THE_HILLS, *RIVAL_NEAR, "place:worker:ash-fields", "pass", "take:ash-fields-1"),
            wanted=("cash:tool-sword:sword",),
            rules=("EL-165",),
        ),
    ),
    minutes=4,
)
