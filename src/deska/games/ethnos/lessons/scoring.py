"""Dragons, the end of an Age, and what it pays."""

from typing import Final

from deska.games.ethnos.lessons.dealing import Dealt, table
from deska.kernel.lessons import Do, Lesson, Look, Quiz, Solve

ROW: Final = ("elf-grey", "minotaur-grey", "halfling-blue", "centaur-green")
MARKERS: Final = {0: {"althea": 2, "straton": 1}, 1: {"althea": 1, "straton": 1}, 2: {"rhea": 1}}
LATE: Final = table(Dealt(("dwarf-red", "dwarf-blue"), ROW, ("dragon", "dragon", "elf-red"), MARKERS))
LAST: Final = table(
    Dealt(("dwarf-blue", "dwarf-green"), ROW, ("dragon",), {0: {"straton": 1}, 1: {"althea": 1, "straton": 1}}, dragons=2),
    *("band", "lay:dwarf-blue", "lay:dwarf-green"),
)
THIRD: Final = table(Dealt(("dwarf-red", "dwarf-blue"), ROW, ("dragon",), MARKERS, dragons=2))

SCORING: Final = Lesson(
    "scoring",
    LATE,
    (
        Look("dragons", at=("dragons/dragon.1", "dragons/dragon.2", "dragons/dragon.3"), rules=("ET-030", "ET-071")),
        Do("draw", wanted=("draw",), replies={"take:*": "safe", "band": "safe"}, rules=("ET-046", "ET-047")),
        Look("two", at=("deck",), said={"count": "dragons"}, rules=("ET-047", "ET-049")),
        Quiz("hand", position=THIRD, at=("hand:0",), answers=("nothing", "points", "kept"), rules=("ET-072",)),
        Look("places", at=("kingdom:3",), said={"glory": "tokens.3.0"}, linked={"kingdom:3/marker.0": "first"}, rules=("ET-073", "ET-074")),
        Look("tie", at=("kingdom:2",), said={"glory": "tokens.2.0"}, rules=("ET-077",)),
        Do("third", wanted=("draw",), replies={"take:*": "not-now", "band": "not-now"}, rules=("ET-049",)),
        Look("paid", at=("kingdoms",), said={"glory": "players.0.glory"}, rules=("ET-074", "ET-081")),
        Look("next", at=("kingdom:3/marker.0",), said={"age": "age"}, rules=("ET-085", "ET-087")),
        Look("later", at=("kingdom:5",), rules=("ET-075", "ET-076")),
        Look("winner", at=("kingdoms",), rules=("ET-089", "ET-090")),
        Look("few", at=("kingdoms",), rules=("ET-102",)),
        Look("begins", at=("deck", "row"), rules=("ET-035", "ET-086")),
        Solve(
            "puzzle",
            position=LAST,
            wanted=("lead:dwarf-blue",),
            said={"glory": "tokens.2.0"},
            rules=("ET-074", "ET-077"),
        ),
    ),
    minutes=3,
)
