"""The adventure cards of earth."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Adventure, adventures
from deska.games.eldervale.effects.gains import Gain, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway
from deska.kernel import Exchange

EARTH: Final[tuple[Adventure, ...]] = adventures(
    "earth",
    Adventure("mossy-doorway", "hobbit-door", "doorway", "TP", "worker", act=(Doorway("tool", "earth"),), slots="o"),
    Adventure("root-cave", "cave-entrance", "vault", "TG", slots="ooo", changes={"symbol-points": 2}, hoards="gem", origin=PARTLY),
    Adventure("deep-granary", "granary", "vault", "TP", slots="o", changes={"symbol-points": 2}, stores="tool"),
    Adventure("growth-aura", "tree-growth", "aura", "GTP", on={"enhance": (Vp(2),)}),
    Adventure("thorn-rampart", "thorny-vine", "rampart", "TT", on={"rival-rises": (Gain("tool"),)}),
    Adventure("stone-maul", "warhammer", "weapon", "TW", changes={"with-worker": 1}),
    Adventure("gem-mine", "gold-mine", "action", "TT", "worker", act=(SLOT,), slots="G"),
    Adventure("forest-workshop", "tinker", "action", "TG", "worker", slots="o", invest=(Vp(3),)),
    Adventure("rangers-lodge", "bow-arrow", "action", "TW", "warrior", act=(Gain("tool"), Gain("sword"))),
    Adventure("wyrm-burrow", "earth-worm", "action", "GG", "dragon", act=(Gain("gem", 2),), orb=(Vp(2),)),
    Adventure("druid-circle", "dolmen", "action", "PSG", "wizard", act=(Exchange((Pay("PT"),), (Power("earth"),)),)),
    Adventure("master-builders", "hammer-nails", "passive", "TTG", changes={"dwelling-discount": 1}),
    Adventure("fertile-soil", "wheat", "passive", "TP", on={"built": (Vp(2),)}),
)
