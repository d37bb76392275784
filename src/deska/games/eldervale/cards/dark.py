"""Temnota: the adventure cards of dark."""

from typing import Final

from deska.games.eldervale.components.definitions import Adventure, adventures
from deska.games.eldervale.effects.gains import Draw, Gain, GainOneOf
from deska.games.eldervale.effects.monsters import CONTROL_DEFEATED
from deska.games.eldervale.effects.odd import VpForFallen
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway
from deska.kernel import Exchange

DARK: Final[tuple[Adventure, ...]] = adventures(
    "dark",
    Adventure("shadow-doorway", "crypt-entrance", "doorway", "PS", "worker", act=(Doorway("potion", "dark"),), slots="o"),
    Adventure("crypt", "coffin", "vault", "PS", slots="oo", changes={"symbol-points": 2}, hoards="magic"),
    Adventure("smugglers-cellar", "floor-hatch", "vault", "PW", slots="o", changes={"symbol-points": 2}, stores="gold"),
    Adventure("gloom-aura", "two-shadows", "aura", "PS", changes={"from-underworld": 1}),
    Adventure("bone-rampart", "spiked-wall", "rampart", "PT", on={"rival-rises": (GainOneOf("scroll", "sword"),)}),
    Adventure("soul-dagger", "bone-knife", "weapon", "WP", changes={"steals": 1}),
    Adventure("poison-garden", "evil-bud", "action", "PP", "worker", act=(SLOT,), slots="P"),
    Adventure("black-market", "swap-bag", "action", "PW", "worker", slots="o", invest=(Gain("gold"), Draw(1))),
    Adventure("assassins-guild", "hooded-assassin", "action", "WP", "warrior", act=(VpForFallen(3),)),
    Adventure(
        "bone-lair", "dinosaur-bones", "action", "GP", "dragon", act=(Gain("potion"), Draw(1)), on={"orb-placed": (CONTROL_DEFEATED,)}
    ),
    Adventure("necromancers-study", "candle-skull", "action", "PSG", "wizard", act=(Exchange((Pay("PM"),), (Power("dark"),)),)),
    Adventure("pact-with-death", "grim-reaper", "passive", "PW", changes={"loss-points": 1}),
    Adventure("forbidden-lore", "evil-book", "passive", "SP", changes={"cast-discount": 1}),
)
