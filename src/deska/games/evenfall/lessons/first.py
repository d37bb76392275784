"""The first lesson: what a clan plays for, discovering, a ritual, harvesting, moving inwards, and turns alone."""

from typing import Final

from deska.games.evenfall.lessons.tables import RIVAL_PASSES, table
from deska.kernel.lessons import Do, Free, Lesson, Look, Quiz, Solve

FIRST: Final = Lesson(
    "first",
    table(),
    (
        Look("goal", at=("region:0", "region:1"), rules=("EV-033", "EV-034")),
        Do(
            "discover",
            wanted=("discover:lighthouse-1",),
            replies={"discover:*": "one", "*": "later"},
            said={"witches": "players.0.witches"},
            rules=("EV-047", "EV-048"),
        ),
        Do("done", wanted=("done",), replies={"swap": "swap"}, rules=("EV-041", "EV-046")),
        Look("outer", at=("outer:0",), linked={"circle:1": "witch"}, rules=("EV-047", "EV-051")),
        Do("ritual", wanted=("ritual:dream-journey",), replies={"*": "later"}, rules=("EV-058", "EV-060")),
        Do("on", wanted=("on:lighthouse-1",), replies={"on:*": "outer"}, rules=("EV-061", "EV-062")),
        Do("again", wanted=("done",), rules=("EV-041",)),
        Do("token", wanted=("token",), replies={"*": "later"}, rules=("EV-052", "EV-054")),
        Do("end", wanted=("done",), said={"mana": "players.0.mana"}, rules=("EV-056",)),
        Do("space", wanted=("use:witch:dream-journey",), replies={"*": "later"}, rules=("EV-080", "EV-082")),
        Do("transfer", wanted=("transfer:lighthouse-1",), replies={"pass": "worth"}, rules=("EV-089",)),
        Look("battle", at=("region:0", "region:1"), rules=("EV-099", "EV-103")),
        Quiz("inner", at=("inner:0",), answers=("inner", "both", "hand"), rules=("EV-051", "EV-126")),
        Solve("puzzle", position=table(), wanted=("discover:gallows-hill-1",), replies={"discover:*": "look"}, rules=("EV-047", "EV-056")),
        Free("alone", position=table(), question="ev-turn", times=4, rules=("EV-041", "EV-043")),
    ),
    minutes=5,
    others=RIVAL_PASSES,
)
