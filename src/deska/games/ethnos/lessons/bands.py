"""Bands and leaders: what fits together, how large a band has to be, and what it earns."""

from typing import Final

from deska.games.ethnos.lessons.dealing import Dealt, table
from deska.kernel.lessons import Do, Lesson, Look, Quiz, Solve

ROW: Final = ("elf-grey", "minotaur-grey", "halfling-blue", "centaur-green")
MIXED: Final = Dealt(("minotaur-red", "dwarf-red", "wizard-red", "dwarf-blue", "elf-grey"), ROW, markers={0: {"rhea": 2}, 1: {"rhea": 3}})
BEGINNING: Final = table(MIXED)
CROWDED: Final = table(
    Dealt(("dwarf-red", "dwarf-blue"), ROW, markers={0: {"rhea": 2, "straton": 1}}),
    *("band", "lay:dwarf-red", "lay:dwarf-blue"),
)
FULL: Final = table(
    Dealt(
        ("dwarf-red", "dwarf-red", "dwarf-blue", "elf-grey", "elf-green", "minotaur-blue", "wizard-blue", "wizard-grey", "halfling-red"),
        ROW,
    ),
)

BANDS: Final = Lesson(
    "bands",
    BEGINNING,
    (
        Look("fit", at=("hand:0",), rules=("ET-052",)),
        Do("band", wanted=("band",), rules=("ET-051",)),
        Do("red", wanted=("lay:*-red",), times=3, replies={"lay:*": "other"}, rules=("ET-052",)),
        Do("done", wanted=("done",), rules=("ET-052",)),
        Look("size", at=("kingdom:1",), said={"own": "players.0.markers.rhea"}, rules=("ET-056", "ET-057")),
        Do("lead", wanted=("lead:dwarf-red",), replies={"lead:*": "ability"}, rules=("ET-054", "ET-062")),
        Look("placed", at=("kingdom:1/marker.0",), said={"own": "players.0.markers.rhea"}, rules=("ET-056",)),
        Look("rest", at=("row",), rules=("ET-064",)),
        Quiz("glory", at=("bands:0/0",), answers=("large", "same", "leader"), rules=("ET-084",)),
        Look("full", position=FULL, at=("hand:0",), said={"count": "players.0.hand"}, rules=("ET-043",)),
        Solve(
            "puzzle",
            position=CROWDED,
            wanted=("lead:dwarf-blue",),
            said={"red": "players.0.markers.rhea", "blue": "players.0.markers.straton"},
            rules=("ET-056",),
        ),
    ),
    minutes=3,
)
