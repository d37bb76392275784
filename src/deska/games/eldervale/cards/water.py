"""Voda: the adventure cards of water."""

from typing import Final

from deska.games.eldervale.components.definitions import Adventure, adventures
from deska.games.eldervale.effects.battle import FLIP
from deska.games.eldervale.effects.gains import Gain, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway, TakeToken
from deska.games.eldervale.effects.units import Rescue
from deska.kernel import Exchange

WATER: Final[tuple[Adventure, ...]] = adventures(
    "water",
    Adventure("dripping-doorway", "dripping-stone", "doorway", "PG", "worker", act=(Doorway("potion", "water"),), slots="o"),
    Adventure("sunken-chest", "mimic-chest", "vault", "PT", slots="oo", changes={"symbol-points": 2}, hoards="potion"),
    Adventure("pearl-grotto", "oyster-pearl", "vault", "PG", slots="o", changes={"symbol-points": 2}, stores="gem"),
    Adventure("tidal-aura", "high-tide", "aura", "PS", changes={"reuse": 1}),
    Adventure("reef-rampart", "coral", "rampart", "PT", on={"rival-rises": (Gain("potion"),)}),
    Adventure("trident", "trident", "weapon", "PW", on={"rolled": (FLIP,)}),
    Adventure("fishing-nets", "fishing-net", "action", "PT", "worker", act=(SLOT,), slots="P"),
    Adventure("harbour-market", "harbor-dock", "action", "TG", "worker", slots="o", invest=(Gain("gold"), Vp(1))),
    Adventure("tide-guard", "triton-head", "action", "WP", "warrior", act=(Rescue(acts=True),)),
    Adventure("serpent-cove", "sea-dragon", "action", "PG", "dragon", act=(Gain("potion"), TakeToken(free=True)), orb=(Vp(2),)),
    Adventure("altar-of-tides", "waves", "action", "PSG", "wizard", act=(Exchange((Pay("PG"),), (Power("water"),)),)),
    Adventure("deep-holds", "cellar-barrels", "passive", "PP", changes={"resource-limit": 7, "token-limit": 6}),
    Adventure("healing-springs", "fountain", "passive", "PG", on={"losses": (Gain("potion"),)}),
)
