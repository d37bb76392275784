"""Tribes that need no board: what their leaders do."""

from typing import Final

from deska.games.ethnos.lessons.dealing import Dealt, table
from deska.kernel.lessons import Do, Lesson, Look, Solve

ROW: Final = ("dwarf-grey", "minotaur-grey", "halfling-blue", "centaur-green")
ELF: Final = table(
    Dealt(("elf-red", "elf-blue", "wizard-green", "wizard-grey", "dwarf-orange"), ROW),
    *("band", "lay:elf-red", "lay:elf-blue", "done"),
)
WIZARD: Final = table(
    Dealt(("wizard-red", "wizard-blue", "dwarf-orange"), ROW, ("elf-red", "elf-green")),
    *("band", "lay:wizard-red", "lay:wizard-blue", "done"),
)
CENTAUR: Final = table(
    Dealt(("centaur-green", "centaur-blue", "dwarf-orange", "dwarf-red"), ROW),
    *("band", "lay:centaur-green", "lay:centaur-blue", "done"),
)
MINOTAUR: Final = table(
    Dealt(("minotaur-green", "halfling-green", "wizard-green"), ROW, markers={0: {"althea": 3}}),
    *("band", "lay:halfling-green", "lay:minotaur-green", "lay:wizard-green"),
)

TRIBES: Final = Lesson(
    "tribes",
    ELF,
    (
        Look("leader", at=("laid/elf-red.1", "laid/elf-blue.1"), rules=("ET-062",)),
        Do("elf", wanted=("lead:elf-*",), rules=("ET-105",)),
        Do("keep", wanted=("drop:dwarf-orange",), replies={"drop:*": "pair"}, said={"held": "players.0.hand"}, rules=("ET-105",)),
        Do("wizard", position=WIZARD, wanted=("lead:wizard-red",), rules=("ET-103",)),
        Do("draw", wanted=("yes",), rules=("ET-103", "ET-104")),
        Do("centaur", position=CENTAUR, wanted=("lead:centaur-green",), replies={"lead:*": "poor"}, rules=("ET-107",)),
        Do("again", wanted=("yes",), rules=("ET-107", "ET-108")),
        Do("second", wanted=("lay:dwarf-*",), times=2, rules=("ET-108",)),
        Do("dwarf", wanted=("lead:dwarf-*",), rules=("ET-147",)),
        Look("two", at=("bands:0",), said={"count": "players.0.bands"}, rules=("ET-108", "ET-065")),
        Look(
            "small",
            position=MINOTAUR,
            at=("kingdom:3/marker.0",),
            said={"own": "players.0.markers.althea", "size": "laid"},
            rules=("ET-056",),
        ),
        Solve("puzzle", wanted=("lead:minotaur-green",), replies={"lead:halfling-green": "halfling"}, rules=("ET-115", "ET-106")),
    ),
    minutes=4,
)
