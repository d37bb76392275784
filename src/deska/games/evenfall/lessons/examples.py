"""The examples of the rulebook as positions, in the order of the book."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.effects.revel import Revel
from deska.games.evenfall.lessons.building import AGNES, BRUNO, C, N, clan, on, position
from deska.kernel.lessons import Example
from deska.kernel.spec import GameSpec

SWAMP: Final = "swamp-of-souls-2"
CHALICE: Final = "chalice-of-transmutation"
THORN: Final = clan("thorn")
PASSED: Final = clan("thorn", passed=True)


def new(spec: GameSpec) -> Evenfall:
    game: Evenfall = spec.new(2, 7, {"side": "sun"})  # type: ignore[assignment]
    return game


def revels(**given: Any) -> Evenfall:
    """Two steps on the revel track are about to be made; they bring no question."""
    game = position(clan(), THORN, **given)
    game.push(Revel(2), AGNES)
    game.settle()
    return game


AGENTS: Final = partial(
    position,
    clan(outer=[on(SWAMP, "rift-in-space"), on("sanctuary-1", "pillar-of-energy")], stock=(2, 2, 0), revel=2),
    PASSED,
)
PUTS_AGENTS: Final = ("sickle:rift-in-space", "sickle:rift-in-space", "orb:pillar-of-energy", "transfer:sanctuary-1")

BOOK: Final = (
    Example("EV-X01", new, (), ("EV-036", "EV-037")),
    Example(
        "EV-X02",
        partial(position, clan(), THORN, above={C: [SWAMP, "cave-2", "ruins-1"]}),
        (f"discover:{SWAMP}", "done"),
        ("EV-047", "EV-048"),
    ),
    Example("EV-X03", partial(position, clan(outer=[SWAMP, "moonlit-lake-2"]), PASSED), ("token", "done"), ("EV-052",)),
    Example(
        "EV-X04",
        partial(position, clan(hand=["mortar-of-ages"], outer=[SWAMP], stock=(0, 3, 0)), THORN),
        ("ritual:mortar-of-ages", f"on:{SWAMP}"),
        ("EV-063",),
    ),
    Example(
        "EV-X05",
        partial(position, clan(hand=[CHALICE], outer=[SWAMP], stock=(1, 2, 0)), THORN),
        (f"ritual:{CHALICE}", f"on:{SWAMP}", "done"),
        ("EV-067",),
    ),
    Example(
        "EV-X06",
        partial(position, clan(hand=["irena"], stock=(1, 0, 2)), PASSED, above={C: [SWAMP]}),
        ("specialist:irena", "done", f"discover:{SWAMP}", "yes"),
        ("EV-069",),
    ),
    Example(
        "EV-X07",
        partial(position, clan(hand=["hoj", "finn"], stock=(3, 3, 3)), PASSED),
        ("council:hoj", "done", "council:finn"),
        ("EV-076",),
    ),
    Example(
        "EV-X08",
        partial(position, clan(hand=["hoj"], stock=(1, 1, 1), outer=["cave-1"]), PASSED, above={C: [SWAMP]}),
        ("council:hoj", "done", f"discover:{SWAMP}"),
        ("EV-075",),
    ),
    Example(
        "EV-X09",
        partial(position, clan(hand=["runes"]), clan("thorn", hand=["eclipse"])),
        ("use:witch:northern-lakes", "yes", "gain:knowledge", "gain:knowledge", "gain:potion", "done"),
        ("EV-080", "EV-081"),
    ),
    Example(
        "EV-X10",
        partial(position, clan(inner=["nqobantu-pit", on(SWAMP, CHALICE)], stock=(2, 0, 0)), THORN),
        (f"use:elder:{CHALICE}", "yes", "gain:herb", "gain:potion", "gain:knowledge"),
        ("EV-083",),
    ),
    Example("EV-X11", revels, (), ("EV-096", "EV-097")),
    Example("EV-X12", AGENTS, PUTS_AGENTS, ("EV-091", "EV-094")),
    Example("EV-X13", AGENTS, (*PUTS_AGENTS, "done", "token"), ("EV-056",)),
    Example(
        "EV-X14",
        partial(position, clan(circle={N: (2, 1)}, mana=8), THORN, phase="battle"),
        ("dial:6", "gain:herb", "gain:herb"),
        ("EV-103",),
    ),
    Example(
        "EV-X15",
        partial(position, clan(circle={N: (1, 1)}, mana=4), clan("thorn", circle={N: (3, 0)}, mana=3), phase="battle", first=BRUNO),
        ("dial:4", "dial:3"),
        ("EV-108", "EV-109"),
    ),
    Example(
        "EV-X16",
        partial(position, clan(circle={N: (1, 0)}, mana=5), clan("thorn", circle={C: (1, 0)}), phase="battle"),
        ("dial:5",),
        ("EV-104", "EV-105"),
    ),
    Example(
        "EV-X17",
        partial(
            position,
            clan(
                vp=79,
                specialists=["alwyn", "hawa", "hoj"],
                council=["amaru"],
                inner=[
                    on("nqobantu-pit", "runes"),
                    on("sanctuary-2", "mystic-elephant"),
                    on("ruins-1", "singing-cauldron"),
                    on("magic-springs-1", "animated-cabinet"),
                ],
                outer=[on("cave-2", "cat-adviser")],
                stones=["eye"],
            ),
            THORN,
            phase="game-end",
            round=3,
        ),
        ("set:eye:ruins-1",),
        ("EV-126", "EV-127"),
    ),
    Example(
        "EV-X18",
        partial(position, clan(), automa=THORN, above={C: [SWAMP, "cave-2"]}, deck=["wolf-pack"]),
        ("token", "done"),
        ("EV-169",),
    ),
    Example(
        "EV-X19",
        partial(
            position,
            clan(circle={N: (2, 0), C: (1, 0)}, mana=4),
            automa=clan("thorn", circle={N: (2, 0)}),
            phase="battle",
            deck=["moss-toad", "wolf-pack"],
            stones={N: ["flame", "leaf", "eye", "eye"]},
        ),
        ("dial:4",),
        ("EV-183", "EV-185"),
    ),
)

PLAYERS: Final = ("Agnes", "Bruno")
EXAMPLES: Final = tuple(replace(example, players=PLAYERS) for example in BOOK)
