"""Temnota: the adventure cards of dark."""

from typing import Final

from deska.games.eldervale.components.definitions import Adventure, designed
from deska.games.eldervale.effects.gains import Draw, Gain, GainOneOf
from deska.games.eldervale.effects.monsters import CONTROL_DEFEATED
from deska.games.eldervale.effects.odd import VpForFallen
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway
from deska.kernel import Exchange

DARK: Final[tuple[Adventure, ...]] = designed(
    Adventure("shadow-doorway", "doorway", "PS", "worker", act=(Doorway("potion", "dark"),), slots="o"),
    Adventure("crypt", "vault", "PS", slots="oo", symbol_points=2, hoards="magic"),
    Adventure("smugglers-cellar", "vault", "PW", slots="o", symbol_points=2, stores="gold"),
    Adventure("gloom-aura", "aura", "PS", from_underworld=True),
    Adventure("bone-rampart", "rampart", "PT", rival_rises=(GainOneOf("scroll", "sword"),)),
    Adventure("soul-dagger", "weapon", "WP", steals=1),
    Adventure("poison-garden", "action", "PP", "worker", act=(SLOT,), slots="P"),
    Adventure("black-market", "action", "PW", "worker", slots="o", invest=(Gain("gold"), Draw(1))),
    Adventure("assassins-guild", "action", "WP", "warrior", act=(VpForFallen(3),)),
    Adventure("bone-lair", "action", "GP", "dragon", act=(Gain("potion"), Draw(1)), orb_placed=(CONTROL_DEFEATED,)),
    Adventure("necromancers-study", "action", "PSG", "wizard", act=(Exchange((Pay("PM"),), (Power("dark"),)),)),
    Adventure("pact-with-death", "passive", "PW", loss_points=1),
    Adventure("forbidden-lore", "passive", "SP", cast_discount=1),
)
