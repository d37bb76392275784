"""Monsters and mercenaries (EL-C26 to EL-C36)."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Beast, designed
from deska.games.eldervale.effects.gains import Draw, Gain, Vp

BEAST_CARDS: Final[tuple[Beast, ...]] = designed(
    Beast("minotaur", "minotaur", 3, changes={"mercenary": 1}, origin=PARTLY),
    Beast("mimesis", "duality-mask", 2, changes={"mercenary": 1}, origin=PARTLY),
    Beast("thunder-roc", "eagle-head", 3, "air", invasion_range=2, changes={"placement-range": 2}),
    Beast("ancient-treant", "evil-tree", 4, "earth", invasion_range=0, changes={"wins-ties": 1}),
    Beast("demon-of-might", "daemon-skull", 4, "fire", changes={"rerolls-up-to": 2}),
    Beast("kraken", "giant-squid", 4, "water", changes={"no-joining": 1}),
    Beast("riddling-sphinx", "egyptian-sphinx", 3, "light", changes={"riddle": 1}, on={"placed": (Draw(1),)}),
    Beast("night-terror", "ghost", 4, "dark", changes={"others-dice": 1, "chained-dread": 1}),
    Beast("iron-golem", "metal-golem-head", 4, "order", changes={"no-swords": 1}),
    Beast("chimera", "griffin-symbol", 3, "chaos", changes={"unstable": 1}),
    Beast("storm-wyvern", "spiked-dragon-head", 4, "air", changes={"rerolls-up-to": 1}),
    Beast("stone-colossus", "rock-golem", 5, "earth", changes={"homing": 1}),
    Beast("lava-fury", "ifrit", 4, "fire", changes={"scorches": 1}, on={"won": (Gain("sword"),)}),
    Beast("leviathan", "sea-serpent", 5, "water", changes={"devours": 1}),
    Beast("sun-phoenix", "burning-embers", 4, "light", changes={"reborn": 1}),
    Beast("gloom-hydra", "hydra", 3, "dark", changes={"many-heads": 1}),
    Beast("archon-sentinel", "ophanim", 5, "order", changes={"no-spells": 1}),
    Beast("many-eyed-horror", "six-eyes", 4, "chaos", changes={"gaze": 1}),
    Beast(
        "mother-of-dragons",
        "double-dragon",
        5,
        changes={"rerolls-up-to": 1, "rerolls-on": 1, "homing": 1, "tameless": 1},
        home="dragons-lair",
        origin=PARTLY,
    ),
    Beast("frost-giant", "ice-golem", 5, changes={"others-dice": 1, "homing": 1}, on={"reward": (Vp(3),)}, home="bifrost-bridge"),
)

UNSTABLE_STRENGTH: Final[tuple[int, ...]] = (0, 2, 2, 4, 4, 5, 5)

"""The strength of the Chimera, by the pips of its die (EL-C31)."""
