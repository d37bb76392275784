"""Nestvůry and žoldáci (EL-C26 to EL-C36)."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Beast, designed
from deska.games.eldervale.effects.gains import Draw, Gain, Vp

BEAST_CARDS: Final[tuple[Beast, ...]] = designed(
    Beast("minotaur", 3, mercenary=True, origin=PARTLY),
    Beast("mimesis", 2, mercenary=True, origin=PARTLY),
    Beast("thunder-roc", 3, "air", invasion_range=2, placement_range=2),
    Beast("ancient-treant", 4, "earth", invasion_range=0, wins_ties=True),
    Beast("demon-of-might", 4, "fire", rerolls_up_to=2),
    Beast("kraken", 4, "water", no_joining=True),
    Beast("riddling-sphinx", 3, "light", riddle=True, placed=(Draw(1),)),
    Beast("night-terror", 4, "dark", others_dice=1, chained_dread=True),
    Beast("iron-golem", 4, "order", no_swords=True),
    Beast("chimera", 3, "chaos", unstable=True),
    Beast("storm-wyvern", 4, "air", rerolls_up_to=1),
    Beast("stone-colossus", 5, "earth", homing=True),
    Beast("lava-fury", 4, "fire", scorches=True, won=(Gain("sword"),)),
    Beast("leviathan", 5, "water", devours=True),
    Beast("sun-phoenix", 4, "light", reborn=True),
    Beast("gloom-hydra", 3, "dark", many_heads=True),
    Beast("archon-sentinel", 5, "order", no_spells=True),
    Beast("many-eyed-horror", 4, "chaos", gaze=True),
    Beast("mother-of-dragons", 5, rerolls_up_to=1, rerolls_on=True, homing=True, tameable=False, origin=PARTLY),
    Beast("frost-giant", 5, others_dice=1, homing=True, reward=(Vp(3),)),
)
UNSTABLE_STRENGTH: Final[tuple[int, ...]] = (0, 2, 2, 4, 4, 5, 5)
"""Of the Chimera, by what its die shows (EL-C31)."""
