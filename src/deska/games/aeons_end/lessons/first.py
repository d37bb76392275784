"""The first lesson: what the mages fight for, a whole turn, the nemesis, and turns alone."""

from typing import Final

from deska.games.aeons_end.lessons.tables import MINION_FIRST, table
from deska.kernel.lessons import Do, Free, Lesson, Look, Quiz, Solve

BEGINNING: Final = table(MINION_FIRST)
RICH: Final = table(MINION_FIRST, "play:crystal", "play:crystal", "play:moonstone-shard")

FIRST: Final = Lesson(
    "first",
    BEGINNING,
    (
        Look("goal", at=("nemesis",), said={"life": "life"}, rules=("AE-001", "AE-177")),
        Look("lose", at=("gravehold",), said={"life": "gravehold"}, rules=("AE-180", "AE-181")),
        Do("prep", wanted=("prep:spark:*",), times=2, replies={"end": "end", "play:*": "later"}, rules=("AE-032", "AE-124")),
        Do("gems", wanted=("play:*",), times=3, replies={"end": "end"}, rules=("AE-030", "AE-031")),
        Do(
            "buy",
            wanted=("buy:jade",),
            replies={"*": "jade"},
            said={"aether": "now.aether", "gem": "now.gem_aether"},
            rules=("AE-107", "AE-108"),
        ),
        Do("charge", wanted=("charge",), said={"aether": "now.aether"}, rules=("AE-110", "AE-014")),
        Do("finish", wanted=("end",), rules=("AE-103",)),
        Do("order", wanted=("done",), rules=("AE-135", "AE-139")),
        Look("turns", at=("order",), rules=("AE-002", "AE-074")),
        Look("nemesis", at=("field/provoker",), said={"life": "tokens.0"}, rules=("AE-002", "AE-041")),
        Do("cast", wanted=("cast:*",), replies={"done": "keep"}, rules=("AE-079", "AE-081")),
        Do("target", wanted=("hit:provoker",), replies={"hit:*": "minion"}, rules=("AE-087", "AE-092")),
        Quiz("deck", at=("deck:0",), answers=("turned", "shuffled", "lost"), rules=("AE-138", "AE-139")),
        Solve(
            "puzzle",
            position=RICH,
            wanted=("buy:searing-ruby",),
            said={"aether": "now.aether", "gem": "now.gem_aether"},
            rules=("AE-103", "AE-105"),
        ),
        Free("alone", position=BEGINNING, choice="end", times=2, rules=("AE-079",)),
    ),
    minutes=5,
)
