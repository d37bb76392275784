"""The twelve tribes (ET-004), a line each: what changes when one of them leads a band."""

import sys
from typing import Final

from deska.games.ethnos.components import Box, Tribe
from deska.games.ethnos.effects import (
    CLAIM_GIANT_TOKEN,
    DISCARD_HAND,
    DRAW_BAND_SIZE,
    JOIN_HORDE,
    KEEP_SOME,
    PLACE_ANYWHERE,
    SWIM,
    TAKE_TROLL,
    PlaceInKingdom,
    PlaceNowhere,
)
from deska.kernel import May, Start
from deska.kernel.catalogue import lines_of

WIZARD = Tribe("wizard", "wizard-face", rest=(DISCARD_HAND, May("et-wizard", (DRAW_BAND_SIZE,), cites=("ET-103",))))
ELF = Tribe("elf", "woman-elf-face", rest=(KEEP_SOME,))
HALFLING = Tribe("halfling", "hobbit-dwelling", copies=4, place=PlaceNowhere())
CENTAUR = Tribe("centaur", "centaur", place=PlaceInKingdom(then=(May("et-centaur", (Start("muster"),), cites=("ET-107",)),)))
MINOTAUR = Tribe("minotaur", "minotaur", place=PlaceInKingdom(extra=1))
MERFOLK = Tribe("merfolk", "mermaid", power=(SWIM,))
GIANT = Tribe("giant", "giant", power=(CLAIM_GIANT_TOKEN,))
ORC = Tribe("orc", "orc-head", power=(May("et-orc", (JOIN_HORDE,), cites=("ET-133",)),))
WINGFOLK = Tribe("wingfolk", "harpy", place=PLACE_ANYWHERE)
TROLL = Tribe("troll", "troll", power=(TAKE_TROLL,))
DWARF = Tribe("dwarf", "dwarf-face", glory=1)
SKELETONS = Tribe("skeleton", "skeleton-inside", copies=12, is_wild=True)

BOX: Final = Box(lines_of(sys.modules[__name__]))
