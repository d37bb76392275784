"""Země: the adventure cards of earth."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Adventure, designed
from deska.games.eldervale.effects.gains import Gain, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway
from deska.kernel import Exchange

EARTH: Final[tuple[Adventure, ...]] = designed(
    Adventure("mossy-doorway", "doorway", "TP", "worker", act=(Doorway("tool", "earth"),), slots="o"),
    Adventure("root-cave", "vault", "TG", slots="ooo", symbol_points=2, hoards="gem", origin=PARTLY),
    Adventure("deep-granary", "vault", "TP", slots="o", symbol_points=2, stores="tool"),
    Adventure("growth-aura", "aura", "GTP", enhance=(Vp(2),)),
    Adventure("thorn-rampart", "rampart", "TT", rival_rises=(Gain("tool"),)),
    Adventure("stone-maul", "weapon", "TW", with_worker=1),
    Adventure("gem-mine", "action", "TT", "worker", act=(SLOT,), slots="G"),
    Adventure("forest-workshop", "action", "TG", "worker", slots="o", invest=(Vp(3),)),
    Adventure("rangers-lodge", "action", "TW", "warrior", act=(Gain("tool"), Gain("sword"))),
    Adventure("wyrm-burrow", "action", "GG", "dragon", act=(Gain("gem", 2),), orb=(Vp(2),)),
    Adventure("druid-circle", "action", "PSG", "wizard", act=(Exchange((Pay("PT"),), (Power("earth"),)),)),
    Adventure("master-builders", "passive", "TTG", dwelling_discount=1),
    Adventure("fertile-soil", "passive", "TP", built=(Vp(2),)),
)
