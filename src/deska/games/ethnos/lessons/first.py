"""The first lesson: the goal, recruiting, a band, and some turns alone."""

from typing import Final

from deska.games.ethnos.lessons.dealing import Dealt, table
from deska.kernel.lessons import Do, Free, Lesson, Look, Quiz, Solve

ROW: Final = (
    "dwarf-purple",
    "dwarf-green",
    "elf-purple",
    "minotaur-grey",
    "wizard-orange",
    "halfling-purple",
    "centaur-green",
    "halfling-blue",
)
BEGINNING: Final = table(Dealt(("dwarf-red",), ROW))
TO_LEAD: Final = table(Dealt(("centaur-purple", "centaur-blue"), ROW[:4]), "band", "lay:centaur-purple", "lay:centaur-blue")

FIRST: Final = Lesson(
    "first",
    BEGINNING,
    (
        Look("goal", at=("kingdoms",), rules=("ET-002", "ET-027")),
        Look("tokens", at=("kingdom:3",), said={"glory": "tokens.3.0"}, rules=("ET-016", "ET-074")),
        Look("turn", at=("row", "hand:0"), rules=("ET-039",)),
        Do(
            "take",
            wanted=("take:dwarf-green",),
            replies={"draw": "draw", "band": "band"},
            linked={"hand:0/dwarf-red.1": "same"},
            rules=("ET-040", "ET-052"),
        ),
        Look("others", at=("row", "deck"), rules=("ET-038", "ET-041")),
        Do("more", wanted=("take:dwarf-purple",), replies={"draw": "draw", "band": "band"}, rules=("ET-040",)),
        Do("band", wanted=("band",), said={"count": "players.0.hand"}, rules=("ET-051",)),
        Do("lay", wanted=("lay:dwarf-*",), times=3, rules=("ET-052",)),
        Do("lead", wanted=("lead:dwarf-green",), replies={"lead:*": "poor"}, said={"glory": "tokens.3.0"}, rules=("ET-054", "ET-055")),
        Look("marker", at=("kingdom:3/marker.0",), linked={"bands:0/0": "band"}, rules=("ET-056", "ET-065")),
        Look("points", at=("bands:0",), rules=("ET-061", "ET-084")),
        Look("dragons", at=("deck",), rules=("ET-049", "ET-071")),
        Quiz("rest", at=("hand:0",), answers=("row", "keep", "deck"), rules=("ET-064",)),
        Solve("puzzle", position=TO_LEAD, wanted=("lead:centaur-blue",), rules=("ET-055", "ET-074")),
        Free("alone", position=BEGINNING, question="et-turn", times=4, rules=("ET-039",)),
    ),
    minutes=5,
)
