"""The rules that say what each sign, piece, zone and phase of Ethnos is."""

from typing import Final

from deska.games.ethnos.lessons.told import TOLD
from deska.kernel.lessons import About

ABOUT: Final = About(
    signs={
        "glory": "ET-002",
        "hand": "ET-043",
        "marker": "ET-056",
        "dragon": "ET-049",
        "wizard": "ET-103",
        "elf": "ET-105",
        "halfling": "ET-005",
        "centaur": "ET-107",
        "minotaur": "ET-115",
        "merfolk": "ET-117",
        "giant": "ET-128",
        "orc": "ET-133",
        "wingfolk": "ET-140",
        "troll": "ET-142",
        "dwarf": "ET-147",
        "skeleton": "ET-111",
    },
    pieces={
        "ally": "ET-052",
        "dragon": "ET-049",
        "kingdom": "ET-055",
        "token": "ET-009",
        "giant": "ET-128",
        "space": "ET-120",
        "camp": "ET-135",
    },
    zones={
        "kingdoms": "ET-003",
        "row": "ET-040",
        "deck": "ET-040",
        "hand": "ET-051",
        "bands": "ET-083",
        "merfolk": "ET-123",
        "trolls": "ET-142",
        "horde": "ET-133",
    },
    phases={
        "scene-age": "ET-071",
    },
    told=TOLD,
)
