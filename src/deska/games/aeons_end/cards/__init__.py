"""All cards and boards of the box, a line each; a file for every kind and every nemesis."""

from typing import Final

from deska.games.aeons_end.cards.basics import BASICS, DISCARD_GEM, DISCARD_ONE
from deska.games.aeons_end.cards.carapace_queen import CARAPACE_QUEEN
from deska.games.aeons_end.cards.crooked_mask import CORRUPTION_CARDS, CROOKED_MASK, DESTROY_SHOWN, PASS_ON_CORRUPTION
from deska.games.aeons_end.cards.gems import GEMS, KEEP_OR_TOSS, SIFT
from deska.games.aeons_end.cards.mages import ALL_MAGES, GIVE_CHARGE
from deska.games.aeons_end.cards.prince_of_gluttons import DEVOUR_ONE, PRINCE_OF_GLUTTONS
from deska.games.aeons_end.cards.rageborne import RAGEBORNE, STRIKE, STRIKE_ENDS, STRIKES
from deska.games.aeons_end.cards.relics import RELICS
from deska.games.aeons_end.cards.spells import SPELLS
from deska.games.aeons_end.cards.starters import STARTERS
from deska.games.aeons_end.components.definitions import BOX
from deska.kernel import Effect

MAGES: Final = ALL_MAGES
NEMESES: Final = (RAGEBORNE, CARAPACE_QUEEN, PRINCE_OF_GLUTTONS, CROOKED_MASK)
PLAYER_CARDS: Final = (*STARTERS, *GEMS, *RELICS, *SPELLS, *CORRUPTION_CARDS)
NEMESIS_CARDS: Final = (*BASICS, *(card for nemesis in NEMESES for card in nemesis.cards), *STRIKES)
STEPS: Final[tuple[Effect, ...]] = (
    DISCARD_GEM,
    DISCARD_ONE,
    DESTROY_SHOWN,
    PASS_ON_CORRUPTION,
    KEEP_OR_TOSS,
    SIFT,
    GIVE_CHARGE,
    DEVOUR_ONE,
    STRIKE,
    STRIKE_ENDS,
)
"""What no card names, but their effects put on the stack."""

BOX.fill(PLAYER_CARDS, NEMESIS_CARDS, MAGES, NEMESES)
