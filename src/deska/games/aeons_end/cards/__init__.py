"""All cards and boards of the box, a line each; a file for every kind and every nemesis. Their order gives them their numbers."""

from typing import Final

from deska.games.aeons_end.cards import (
    basics,
    carapace_queen,
    corruptions,
    crooked_mask,
    gems,
    mages,
    prince_of_gluttons,
    rageborne,
    relics,
    spells,
    starters,
    strikes,
)
from deska.games.aeons_end.components.definitions import Box
from deska.kernel.catalogue import lines_of

PLAYERS: Final = (starters, gems, relics, spells, corruptions)
NEMESES: Final = (basics, rageborne, carapace_queen, prince_of_gluttons, crooked_mask, strikes)
BOX: Final = Box(lines_of(*PLAYERS, *NEMESES, mages))
