"""Breaches and spells, the nemesis, and playing together."""

from typing import Final

from deska.games.aeons_end.lessons.tables import ATTACK_FIRST, MINION_FIRST, POWER_FIRST, table
from deska.kernel.lessons import Do, Lesson, Look, Quiz, Solve

GEMS: Final = ("play:crystal", "play:crystal", "play:moonstone-shard")
PREPPED: Final = ("prep:spark:1", "prep:spark:2")
AT_CLOSED: Final = (*GEMS, "focus:3", "prep:spark:3", "prep:spark:1", "end", "done")

BREACHES: Final = Lesson(
    "breaches",
    table(MINION_FIRST, *GEMS),
    (
        Look("open", at=("breach:0/1", "breach:0/2"), rules=("AE-123", "AE-125")),
        Look("closed", at=("breach:0/3", "breach:0/4"), rules=("AE-024", "AE-025")),
        Do("focus", wanted=("focus:3",), said={"aether": "now.aether"}, rules=("AE-020", "AE-021")),
        Look("cheaper", at=("breach:0/3",), rules=("AE-022", "AE-117")),
        Do("prep", wanted=("prep:spark:3",), replies={"prep:*": "there", "end": "first"}, rules=("AE-024", "AE-116")),
        Do("second", wanted=("prep:spark:1", "prep:spark:2"), replies={"end": "first"}, rules=("AE-124",)),
        Quiz("bonus", at=("breach:0/3", "breach:0/4"), answers=("open", "always", "never"), rules=("AE-025", "AE-026")),
        Solve("puzzle", position=table(MINION_FIRST, *AT_CLOSED), wanted=("cast:3",), rules=("AE-081", "AE-082")),
    ),
)

NEMESIS: Final = Lesson(
    "nemesis",
    table(MINION_FIRST, *PREPPED, "end"),
    (
        Look("turns", at=("turn-order",), rules=("AE-002", "AE-145")),
        Look("minion", at=("field/provoker",), said={"life": "tokens.0"}, rules=("AE-041", "AE-147")),
        Look("fury", at=("nemesis",), said={"fury": "fury"}, rules=("AE-173",)),
        Do("cast", wanted=("cast:*",), replies={"done": "use"}, rules=("AE-081",)),
        Do("minion-first", wanted=("hit:provoker",), replies={"hit:*": "every"}, rules=("AE-087",)),
        Look(
            "power",
            position=table(POWER_FIRST, *PREPPED, "end"),
            at=("field/woven-sky",),
            said={"tokens": "tokens.0"},
            rules=("AE-043", "AE-148"),
        ),
        Do("wait", wanted=("done",), replies={"cast:*": "later"}, rules=("AE-080", "AE-081")),
        Quiz("to-discard", at=("field/woven-sky",), answers=("alone", "together", "cast"), rules=("AE-132", "AE-133")),
        Solve("puzzle", wanted=("discard-power:woven-sky",), rules=("AE-132",)),
    ),
)

TOGETHER: Final = Lesson(
    "together",
    table(MINION_FIRST),
    (
        Look("order", at=("turn-order",), said={"left": "order"}, rules=("AE-002", "AE-074")),
        Look("ally", at=("board:1", "hand:1"), rules=("AE-001",)),
        Look("ability", at=("mage:0",), rules=("AE-014", "AE-017")),
        Do("earn", wanted=("play:*",), times=3, rules=("AE-030",)),
        Do("charge", wanted=("charge",), replies={"*": "charge-now"}, rules=("AE-110", "AE-112")),
        Look("charged", at=("mage:0",), said={"charges": "players.0.charges"}, rules=("AE-014", "AE-016")),
        Look(
            "attack",
            position=table(ATTACK_FIRST, *PREPPED, *GEMS, "buy:jade", "end", "done"),
            at=("drawn/skewer",),
            said={"mine": "players.0.life", "ally": "players.1.life"},
            rules=("AE-151", "AE-157"),
        ),
        Quiz("exhausted", at=("gravehold",), answers=("plays", "out", "lost"), rules=("AE-163", "AE-166", "AE-171")),
        Solve("puzzle", wanted=("mage:0",), rules=("AE-156", "AE-157")),
    ),
)
