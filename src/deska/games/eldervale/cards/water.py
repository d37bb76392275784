"""Voda: the adventure cards of water."""

from typing import Final

from deska.games.eldervale.components.definitions import Adventure, designed
from deska.games.eldervale.effects.gains import Gain, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway, TakeToken
from deska.games.eldervale.effects.units import Rescue
from deska.kernel import Exchange

WATER: Final[tuple[Adventure, ...]] = designed(
    Adventure("dripping-doorway", "doorway", "PG", "worker", act=(Doorway("potion", "water"),), slots="o"),
    Adventure("sunken-chest", "vault", "PT", slots="oo", symbol_points=2, hoards="potion"),
    Adventure("pearl-grotto", "vault", "PG", slots="o", symbol_points=2, stores="gem"),
    Adventure("tidal-aura", "aura", "PS", reuse=True),
    Adventure("reef-rampart", "rampart", "PT", rival_rises=(Gain("potion"),)),
    Adventure("trident", "weapon", "PW", flips=1),
    Adventure("fishing-nets", "action", "PT", "worker", act=(SLOT,), slots="P"),
    Adventure("harbour-market", "action", "TG", "worker", slots="o", invest=(Gain("gold"), Vp(1))),
    Adventure("tide-guard", "action", "WP", "warrior", act=(Rescue(acts=True),)),
    Adventure("serpent-cove", "action", "PG", "dragon", act=(Gain("potion"), TakeToken(free=True)), orb=(Vp(2),)),
    Adventure("altar-of-tides", "action", "PSG", "wizard", act=(Exchange((Pay("PG"),), (Power("water"),)),)),
    Adventure("deep-holds", "passive", "PP", resource_limit=7, token_limit=6),
    Adventure("healing-springs", "passive", "PG", losses=(Gain("potion"),)),
)
