"""Circles and harvest, battles, and the council."""

from typing import Final

from deska.games.evenfall.lessons.tables import RIVAL_PASSES, table
from deska.kernel.lessons import Do, Lesson, Look, Quiz, Solve

WITH_RITUAL: Final = table("discover:lighthouse-1", "done", "pass", "ritual:dream-journey", "on:lighthouse-1", "done")
IN_THE_MOUNTAINS: Final = table("discover:lighthouse-1", "done", "pass", "discover:heart-of-the-forest-2", "done")
AT_THE_LAKES: Final = table("discover:castle-in-the-mist-1", "done", "pass", "pass")

CIRCLES: Final = Lesson(
    "circles",
    WITH_RITUAL,
    (
        Look("outer", at=("outer:0",), rules=("EV-057", "EV-051")),
        Look("inner", at=("inner:0",), rules=("EV-083", "EV-126")),
        Do("sickle", wanted=("sickle:dream-journey",), replies={"orb:*": "orb", "*": "later"}, rules=("EV-091", "EV-092")),
        Look("agent", at=("ritual/dream-journey",), rules=("EV-056", "EV-093")),
        Do("end", wanted=("done",), rules=("EV-041",)),
        Do(
            "harvest",
            wanted=("token",),
            replies={"use:*": "first", "*": "later"},
            said={"mana": "players.0.mana"},
            rules=("EV-052", "EV-056"),
        ),
        Look("twice", at=("board:0",), said={"mana": "players.0.mana"}, rules=("EV-056",)),
        Quiz("order", at=("outer:0", "inner:0"), answers=("harvest", "move", "same"), rules=("EV-057", "EV-089")),
        Look("research", at=("board:0",), rules=("EV-036", "EV-037")),
        Look("home", at=("board:0",), rules=("EV-116", "EV-119")),
        Solve(
            "puzzle",
            position=WITH_RITUAL,
            wanted=("orb:dream-journey",),
            said={"potions": "players.0.stock.potion"},
            rules=("EV-094", "EV-097"),
        ),
    ),
    others=RIVAL_PASSES,
)

BATTLES: Final = Lesson(
    "battles",
    IN_THE_MOUNTAINS,
    (
        Look("figures", at=("circle:1",), rules=("EV-100", "EV-103")),
        Look("rewards", at=("region:1",), said={"mana": "players.0.mana"}, rules=("EV-104", "EV-106")),
        Do("pass", wanted=("pass",), replies={"*": "later"}, rules=("EV-042", "EV-099")),
        Do("dial", wanted=("dial:1",), replies={"dial:0": "more", "dial:2": "less"}, rules=("EV-101", "EV-102")),
        Do("reward", wanted=("gain:*",), rules=("EV-104",)),
        Do(
            "stone",
            wanted=("stone:leaf",),
            replies={"stone:*": "rune"},
            linked={"place/tree-of-eternity": "rune-here"},
            rules=("EV-107", "EV-123"),
        ),
        Quiz("tie", at=("region:0", "region:1"), answers=("mana", "figures", "nobody"), rules=("EV-108",)),
        Solve(
            "puzzle",
            position=AT_THE_LAKES,
            wanted=("dial:2",),
            said={"witches": "players.0.witches_at.0", "mana": "players.0.mana"},
            rules=("EV-103", "EV-104"),
        ),
    ),
    others=RIVAL_PASSES,
)

COUNCIL: Final = Lesson(
    "council",
    table(),
    (
        Look("people", at=("hand:0/alwyn.1", "hand:0/mei-lin.1"), rules=("EV-058", "EV-077")),
        Do("council", wanted=("council:mei-lin",), replies={"specialist:*": "other", "*": "later"}, rules=("EV-075", "EV-076")),
        Do("after", wanted=("done",), rules=("EV-041",)),
        Look("sits", at=("people:0",), rules=("EV-077", "EV-079")),
        Quiz("worth", at=("people:0",), answers=("end", "now", "both"), rules=("EV-079", "EV-126")),
        Do("specialist", wanted=("specialist:alwyn",), replies={"council:*": "dear", "*": "later"}, rules=("EV-069", "EV-074")),
        Solve("puzzle", wanted=("swap",), replies={"done": "more"}, said={"cards": "players.0.hand"}, rules=("EV-046", "EV-069")),
    ),
    others=RIVAL_PASSES,
)
