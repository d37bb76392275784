"""The player aid of Ethnos."""

from typing import Final

from deska.games.ethnos.actions import COLOURS, TROLLS
from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import DRAGONS, MARKERS, TOKENS_ALWAYS, TOKENS_FOUR_PLUS
from deska.kernel.lessons import Aid, Line

AID: Final = Aid(
    win=(
        Line("win-glory", ("ET-002", "ET-089"), ("glory",), lambda game: (game.age, game.last_age)),
        Line("win-tie", ("ET-090", "ET-091"), ("marker",)),
    ),
    turn=(
        Line("recruit", ("ET-040", "ET-043"), ("hand",)),
        Line("band", ("ET-051", "ET-052")),
        Line("leader", ("ET-054", "ET-062")),
        Line("marker", ("ET-055", "ET-056"), ("marker",)),
        Line("rest", ("ET-064",), ("hand",)),
        Line("dragon", ("ET-046", "ET-049"), ("dragon",)),
        Line("age", ("ET-071", "ET-083"), ("glory",)),
    ),
    forgotten=(
        Line("forget-or", ("ET-039",), ("hand",)),
        Line("forget-hand", ("ET-072",), ("hand",)),
        Line("forget-small", ("ET-061",)),
        Line("forget-skeleton", ("ET-114",), ("skeleton",)),
        Line("forget-duel", ("ET-102",), ("marker",)),
        Line("forget-tie", ("ET-077", "ET-144"), ("marker",)),
    ),
    signs={"table": ("glory", "hand", "marker", "dragon")},
    things={"tribes": {tribe.name: () for tribe in BOX.tribes}},
    box={
        "allies": sum(len(BOX.deck_of(tribe)) for tribe in range(len(BOX.tribes))),
        "dragons": DRAGONS,
        "tribes": len(BOX.tribes),
        "kingdoms": len(COLOURS),
        "tokens": len(TOKENS_ALWAYS) + len(TOKENS_FOUR_PLUS),
        "markers": MARKERS * len(COLOURS),
        "trolls": len(TROLLS),
    },
)
