"""Nestvůry and žoldáci (EL-C26 to EL-C36)."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Beast, designed
from deska.games.eldervale.components.words import (
    CHAINED_DREAD,
    DEVOURS,
    GAZE,
    HOMING,
    MANY_HEADS,
    MERCENARY,
    NO_JOINING,
    NO_SPELLS,
    NO_SWORDS,
    OTHERS_DICE,
    PLACED,
    PLACEMENT_RANGE,
    REBORN,
    REROLLS_ON,
    REROLLS_UP_TO,
    REWARD,
    RIDDLE,
    SCORCHES,
    TAMELESS,
    UNSTABLE,
    WINS_TIES,
    WON,
)
from deska.games.eldervale.effects.gains import Draw, Gain, Vp

BEAST_CARDS: Final[tuple[Beast, ...]] = designed(
    Beast("minotaur", "minotaur", 3, changes={MERCENARY: 1}, origin=PARTLY),
    Beast("mimesis", "duality-mask", 2, changes={MERCENARY: 1}, origin=PARTLY),
    Beast("thunder-roc", "eagle-head", 3, "air", invasion_range=2, changes={PLACEMENT_RANGE: 2}),
    Beast("ancient-treant", "evil-tree", 4, "earth", invasion_range=0, changes={WINS_TIES: 1}),
    Beast("demon-of-might", "daemon-skull", 4, "fire", changes={REROLLS_UP_TO: 2}),
    Beast("kraken", "giant-squid", 4, "water", changes={NO_JOINING: 1}),
    Beast("riddling-sphinx", "egyptian-sphinx", 3, "light", changes={RIDDLE: 1}, on={PLACED: (Draw(1),)}),
    Beast("night-terror", "ghost", 4, "dark", changes={OTHERS_DICE: 1, CHAINED_DREAD: 1}),
    Beast("iron-golem", "metal-golem-head", 4, "order", changes={NO_SWORDS: 1}),
    Beast("chimera", "griffin-symbol", 3, "chaos", changes={UNSTABLE: 1}),
    Beast("storm-wyvern", "spiked-dragon-head", 4, "air", changes={REROLLS_UP_TO: 1}),
    Beast("stone-colossus", "rock-golem", 5, "earth", changes={HOMING: 1}),
    Beast("lava-fury", "ifrit", 4, "fire", changes={SCORCHES: 1}, on={WON: (Gain("sword"),)}),
    Beast("leviathan", "sea-serpent", 5, "water", changes={DEVOURS: 1}),
    Beast("sun-phoenix", "burning-embers", 4, "light", changes={REBORN: 1}),
    Beast("gloom-hydra", "hydra", 3, "dark", changes={MANY_HEADS: 1}),
    Beast("archon-sentinel", "ophanim", 5, "order", changes={NO_SPELLS: 1}),
    Beast("many-eyed-horror", "six-eyes", 4, "chaos", changes={GAZE: 1}),
    Beast(
        "mother-of-dragons",
        "double-dragon",
        5,
        changes={REROLLS_UP_TO: 1, REROLLS_ON: 1, HOMING: 1, TAMELESS: 1},
        home="dragons-lair",
        origin=PARTLY,
    ),
    Beast("frost-giant", "ice-golem", 5, changes={OTHERS_DICE: 1, HOMING: 1}, on={REWARD: (Vp(3),)}, home="bifrost-bridge"),
)

UNSTABLE_STRENGTH: Final[tuple[int, ...]] = (0, 2, 2, 4, 4, 5, 5)

"""Of the Chimera, by what its die shows (EL-C31)."""
