"""The examples of the rulebook as positions, in the order of the book."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from deska.games.ethnos.components import Ethnos
from deska.games.ethnos.lessons.building import ALICE, MICHAL, ROBERT, fill_horde, own_trolls, position, swim_to
from deska.kernel.lessons import Example

LAST_DRAGON: Final[dict[str, Any]] = {"dragons": 2, "top": ["dragon"]}
"""The next card of the deck ends the Age."""
GREEN: Final = ("elf-green", ["elf-green", "orc-green"])
RED: Final = ("orc-red", ["elf-red", "elf-red", "orc-red", "giant-red"])


def duris(alice: int, **given: Any) -> Ethnos:
    """Duris at the end of the Second Age: Robert has 3 markers there, Michal 1."""
    markers = {ROBERT: {"duris": 3}, ALICE: {"duris": alice}, MICHAL: {"duris": 1}}
    tribes = ("troll", "elf", "orc", "centaur", "dwarf", "wizard")
    return position(tribes=tribes, markers=markers, tokens={"duris": (2, 4, 6)}, age=2, **LAST_DRAGON, **given)


def merfolk_board(**given: Any) -> Ethnos:
    return swim_to(position(tribes=("merfolk", "troll", "orc", "giant", "dwarf", "elf"), **LAST_DRAGON, **given), 0, 3, 1, 2)


def horde(**given: Any) -> Ethnos:
    return fill_horde(
        position(tribes=("orc", "elf", "giant", "wizard", "dwarf", "skeleton"), **LAST_DRAGON, **given), ALICE, "red", "green", "grey"
    )


def trolls(**given: Any) -> Ethnos:
    game = position(
        tribes=("troll", "skeleton", "orc", "giant", "dwarf", "elf"),
        markers={ROBERT: {"rhea": 3}, ALICE: {"rhea": 3}},
        tokens={"rhea": (2, 4, 6)},
        age=2,
        **LAST_DRAGON,
        **given,
    )
    return own_trolls(game, ALICE, 4)


def lay(*cards: str, done: bool = True, leader: str = "") -> tuple[str, ...]:
    """The choices that lay out a band."""
    return ("band", *(f"lay:{card}" for card in cards), *(("done",) if done else ()), *((f"lead:{leader}",) if leader else ()))


BOOK: Final = (
    Example(
        "ET-X01",
        partial(position, hands={ROBERT: ["dwarf-red", "dwarf-blue"], ALICE: ["elf-red"]}, row=["dwarf-purple", "orc-red", "orc-grey"]),
        ("take:dwarf-purple",),
        ("ET-040",),
    ),
    Example("ET-X02", partial(position, turn=ALICE, row=["orc-red"], top=["elf-red", "elf-blue"]), ("draw",), ("ET-040",), ALICE),
    Example(
        "ET-X03",
        partial(position, hands={ROBERT: ["dwarf-red", "dwarf-blue"]}, markers={ROBERT: {"rhea": 1}}),
        lay("dwarf-red", "dwarf-blue", done=False, leader="dwarf-red"),
        ("ET-056",),
    ),
    Example(
        "ET-X04",
        partial(
            position,
            hands={ROBERT: ["dwarf-purple", "dwarf-red", "dwarf-blue", "elf-red", "orc-grey"]},
            row=["giant-red"],
            markers={ROBERT: {"duris": 2}, ALICE: {"duris": 2}},
        ),
        lay("dwarf-purple", "dwarf-red", "dwarf-blue", leader="dwarf-purple"),
        ("ET-052", "ET-054", "ET-056", "ET-064"),
    ),
    Example(
        "ET-X05",
        partial(
            position,
            tribes=("wingfolk", "orc", "centaur", "giant", "troll", "dwarf"),
            turn=ALICE,
            hands={ALICE: ["wingfolk-purple", "dwarf-purple", "orc-red"]},
            markers={ALICE: {"duris": 2, "rhea": 1}, ROBERT: {"duris": 3, "rhea": 1}},
        ),
        (*lay("wingfolk-purple", "dwarf-purple", leader="wingfolk-purple"), "place:rhea"),
        ("ET-062", "ET-140"),
        ALICE,
    ),
    Example("ET-X06", partial(duris, alice=2), ("draw",), ("ET-075",)),
    Example("ET-X07", partial(duris, alice=3), ("draw",), ("ET-077",)),
    Example(
        "ET-X08",
        partial(
            position,
            age=3,
            bands={ROBERT: [GREEN, ("dwarf-red", ["dwarf-red", "dwarf-blue", "dwarf-grey"]), RED]},
            **LAST_DRAGON,
        ),
        ("draw",),
        ("ET-084",),
    ),
    Example(
        "ET-X09",
        partial(
            position,
            2,
            tribes=("merfolk", "giant", "orc", "troll", "dwarf"),
            hands={ROBERT: ["dwarf-purple", "dwarf-purple", "orc-purple", "orc-purple", "troll-purple"]},
            markers={ROBERT: {"duris": 2}, ALICE: {"duris": 1}},
        ),
        lay("dwarf-purple", "dwarf-purple", "orc-purple", "orc-purple", leader="dwarf-purple"),
        ("ET-102",),
    ),
    Example(
        "ET-X10",
        partial(
            position,
            tribes=("wizard", "centaur", "giant", "orc", "dwarf", "skeleton"),
            hands={ROBERT: ["wizard-red", "dwarf-red", "orc-blue", "giant-grey"]},
            top=["orc-green", "dwarf-purple", "giant-red"],
        ),
        (*lay("wizard-red", "dwarf-red", leader="wizard-red"), "yes"),
        ("ET-103",),
    ),
    Example(
        "ET-X11",
        partial(
            position,
            tribes=("elf", "orc", "centaur", "giant", "dwarf", "skeleton"),
            hands={MICHAL: ["elf-red", "dwarf-red", "orc-red", "centaur-blue", "dwarf-grey", "giant-green", "orc-purple"]},
            turn=MICHAL,
        ),
        (*lay("elf-red", "dwarf-red", "orc-red", leader="elf-red"), "drop:orc-purple", "done"),
        ("ET-105",),
        MICHAL,
    ),
    Example(
        "ET-X12",
        partial(
            position,
            tribes=("centaur", "orc", "elf", "wizard", "dwarf", "skeleton"),
            hands={ROBERT: ["centaur-blue", "dwarf-blue", "orc-red", "elf-green"]},
        ),
        (*lay("centaur-blue", "dwarf-blue", leader="centaur-blue"), "yes", "lay:orc-red", "done", "yes"),
        ("ET-107",),
    ),
    Example(
        "ET-X13",
        partial(
            position,
            tribes=("skeleton", "elf", "orc", "wizard", "dwarf", "giant"),
            bands={ROBERT: [("orc-red", ["orc-red", "elf-red", "dwarf-red", "skeleton", "skeleton"])]},
            age=3,
            **LAST_DRAGON,
        ),
        ("draw",),
        ("ET-114",),
    ),
    Example(
        "ET-X14",
        partial(
            position,
            tribes=("minotaur", "orc", "elf", "wizard", "dwarf", "giant"),
            hands={MICHAL: ["minotaur-red", "minotaur-blue", "minotaur-grey", "elf-green"]},
            markers={MICHAL: {"rhea": 3}},
            turn=MICHAL,
        ),
        lay("minotaur-red", "minotaur-blue", "minotaur-grey", leader="minotaur-red"),
        ("ET-115",),
        MICHAL,
    ),
    Example(
        "ET-X15",
        partial(
            position,
            tribes=("merfolk", "skeleton", "orc", "giant", "dwarf", "troll"),
            hands={ALICE: ["merfolk-green", "dwarf-green", "giant-green", "orc-grey"]},
            markers={ALICE: {"althea": 2, "rhea": 3}},
            turn=ALICE,
        ),
        (*lay("merfolk-green", "dwarf-green", "giant-green", leader="merfolk-green"), "place:rhea"),
        ("ET-117", "ET-118"),
        ALICE,
    ),
    Example("ET-X16", merfolk_board, ("draw",), ("ET-123",)),
    Example(
        "ET-X17",
        partial(
            position,
            tribes=("giant", "orc", "elf", "wizard", "dwarf", "troll"),
            hands={
                ROBERT: ["giant-red", "giant-blue", "giant-grey", "elf-green"],
                ALICE: ["giant-green", "giant-purple", "giant-orange", "giant-orange"],
            },
            tokens={"rhea": (0, 2, 4), "althea": (0, 2, 4)},
        ),
        (
            *lay("giant-red", "giant-blue", "giant-grey", leader="giant-red"),
            *lay("giant-green", "giant-purple", "giant-orange", "giant-orange", done=False, leader="giant-green"),
        ),
        ("ET-128",),
    ),
    Example(
        "ET-X18",
        partial(
            position,
            tribes=("orc", "elf", "giant", "wizard", "dwarf", "skeleton"),
            hands={ALICE: ["orc-orange", "dwarf-orange", "elf-green"]},
            markers={ALICE: {"ithys": 1}},
            turn=ALICE,
        ),
        (*lay("orc-orange", "dwarf-orange", leader="orc-orange"), "yes"),
        ("ET-133",),
        ALICE,
    ),
    Example("ET-X19", horde, ("draw", "raid:rhea", "raid:pelagon", "raid:althea"), ("ET-135", "ET-136"), ALICE),
    Example(
        "ET-X20",
        partial(
            position,
            tribes=("wingfolk", "orc", "elf", "skeleton", "dwarf", "giant"),
            hands={ROBERT: ["wingfolk-purple", "wingfolk-red", "wingfolk-grey", "elf-green"]},
            markers={ROBERT: {"duris": 3, "rhea": 2, "straton": 1, "ithys": 4}},
        ),
        (*lay("wingfolk-purple", "wingfolk-red", "wingfolk-grey", leader="wingfolk-purple"), "place:rhea"),
        ("ET-140", "ET-141"),
    ),
    Example(
        "ET-X21",
        partial(
            position,
            tribes=("troll", "skeleton", "orc", "giant", "dwarf", "elf"),
            hands={ALICE: ["troll-red", "dwarf-red", "giant-red", "elf-red", "orc-grey"]},
            markers={ALICE: {"rhea": 3}},
            turn=ALICE,
        ),
        (*lay("troll-red", "dwarf-red", "giant-red", "elf-red", leader="troll-red"), "troll:4"),
        ("ET-142",),
        ALICE,
    ),
    Example("ET-X22", trolls, ("draw",), ("ET-144",)),
    Example(
        "ET-X23",
        partial(
            position,
            tribes=("dwarf", "orc", "elf", "wizard", "giant", "skeleton"),
            bands={ALICE: [("dwarf-red", ["dwarf-red", "dwarf-blue", "dwarf-grey", "dwarf-green"])]},
            age=3,
            **LAST_DRAGON,
        ),
        ("draw",),
        ("ET-147",),
        ALICE,
    ),
)

PLAYERS: Final = ("Robert", "Alice", "Michal", "Dana")
EXAMPLES: Final = tuple(replace(example, players=PLAYERS) for example in BOOK)
