"""The adventure cards of order."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Adventure, adventures
from deska.games.eldervale.effects.gains import Gain, GainDifferent, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Glory, Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway, Slot
from deska.kernel import Exchange

ORDER: Final[tuple[Adventure, ...]] = adventures(
    "order",
    Adventure("stone-doorway", "medieval-gate", "doorway", "TS", "worker", act=(Doorway("tool", "order"),), slots="o"),
    Adventure("treasury", "strongbox", "vault", "TG", slots="oo", changes={"symbol-points": 2}, hoards="tool"),
    Adventure("aura-of-discipline", "rally-the-troops", "aura", "TS", changes={"repeats": 1}),
    Adventure("city-walls", "defensive-wall", "rampart", "TTS", on={"rival-rises": (Gain("gold"),)}),
    Adventure("halberd", "sharp-halberd", "weapon", "TW", changes={"as-defender": 1}),
    Adventure("arch-bridge", "stone-bridge", "action", "TTT", "worker", act=(SLOT, Slot(1)), slots="TS", origin=PARTLY),
    Adventure("citadel", "qaitbay-citadel", "action", "TTW", "warrior", act=(Glory(1),), origin=PARTLY),
    Adventure("guildhall", "shop", "action", "TG", "worker", slots="o", invest=(GainDifferent(3),)),
    Adventure("stonemasons", "stone-crafting", "action", "TW", "worker", act=(SLOT,), slots="T"),
    Adventure("hall-of-banners", "vertical-banner", "action", "GT", "dragon", act=(Vp(2),), orb=(Vp(2),)),
    Adventure("court-of-law", "gavel", "action", "STG", "wizard", act=(Exchange((Pay("TS"),), (Power("order"),)),)),
    Adventure("marching-orders", "boot-prints", "passive", "TW", changes={"join-range": 2}),
    Adventure("drill-yard", "target-dummy", "passive", "TT", changes={"recruit-discount": 1}),
)
