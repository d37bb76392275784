"""Řád: the adventure cards of order."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Adventure, designed
from deska.games.eldervale.effects.gains import Gain, GainDifferent, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Glory, Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway, Slot
from deska.kernel import Exchange

ORDER: Final[tuple[Adventure, ...]] = designed(
    Adventure("stone-doorway", "doorway", "TS", "worker", act=(Doorway("tool", "order"),), slots="o"),
    Adventure("treasury", "vault", "TG", slots="oo", symbol_points=2, hoards="tool"),
    Adventure("aura-of-discipline", "aura", "TS", repeats=True),
    Adventure("city-walls", "rampart", "TTS", rival_rises=(Gain("gold"),)),
    Adventure("halberd", "weapon", "TW", as_defender=1),
    Adventure("arch-bridge", "action", "TTT", "worker", act=(SLOT, Slot(1)), slots="TS", origin=PARTLY),
    Adventure("citadel", "action", "TTW", "warrior", act=(Glory(1),), origin=PARTLY),
    Adventure("guildhall", "action", "TG", "worker", slots="o", invest=(GainDifferent(3),)),
    Adventure("stonemasons", "action", "TW", "worker", act=(SLOT,), slots="T"),
    Adventure("hall-of-banners", "action", "GT", "dragon", act=(Vp(2),), orb=(Vp(2),)),
    Adventure("court-of-law", "action", "STG", "wizard", act=(Exchange((Pay("TS"),), (Power("order"),)),)),
    Adventure("marching-orders", "passive", "TW", join_range=2),
    Adventure("drill-yard", "passive", "TT", recruit_discount=1),
)
