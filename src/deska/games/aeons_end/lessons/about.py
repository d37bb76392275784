"""The rules that say what each sign, piece, zone and phase of Aeon's End is."""

from typing import Final

from deska.games.aeons_end.lessons.told import TOLD
from deska.kernel.lessons import About

ABOUT: Final = About(
    signs={
        "aether": "AE-030",
        "charge": "AE-014",
        "life": "AE-162",
        "fury": "AE-C46",
        "husk": "AE-179",
        "gravehold": "AE-181",
        "power": "AE-043",
        "hand": "AE-136",
        "prepped": "AE-124",
        "open": "AE-123",
        "empty": "AE-071",
    },
    pieces={
        "gem": "AE-031",
        "relic": "AE-031",
        "spell": "AE-032",
        "corruption": "AE-067",
        "attack": "AE-040",
        "minion": "AE-041",
        "power": "AE-043",
        "strike": "AE-C47",
        "nemesis": "AE-036",
        "mage": "AE-011",
        "turn": "AE-074",
        "breach": "AE-019",
        "gap": "AE-071",
        "husk": "AE-179",
    },
    zones={
        "board": "AE-011",
        "breach": "AE-124",
        "field": "AE-146",
        "gravehold": "AE-181",
        "hand": "AE-136",
        "nemesis": "AE-036",
        "pile": "AE-139",
        "supply": "AE-107",
        "turn-order": "AE-075",
        "drawn": "AE-150",
    },
    phases={
        "phase-casting": "AE-081",
        "phase-main": "AE-099",
        "phase-draw": "AE-135",
        "phase-nemesis-main": "AE-146",
        "phase-nemesis-draw": "AE-150",
    },
    told=TOLD,
)
