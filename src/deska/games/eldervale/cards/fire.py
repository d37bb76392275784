"""The adventure cards of fire."""

from typing import Final

from deska.games.eldervale.components.definitions import Adventure, adventures
from deska.games.eldervale.effects.battle import PULL_BACK, REROLL_RIVALS
from deska.games.eldervale.effects.gains import Gain, GainOneOf, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Glory, Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway
from deska.kernel import Exchange

FIRE: Final[tuple[Adventure, ...]] = adventures(
    "fire",
    Adventure("burning-doorway", "fire-ring", "doorway", "WP", "worker", act=(Doorway("sword", "fire"),), slots="o"),
    Adventure("ember-hoard", "coal-pile", "vault", "WG", slots="oo", changes={"symbol-points": 2}, hoards="sword"),
    Adventure("blazing-aura", "fire-silhouette", "aura", "WG", on={"enhance": (GainOneOf("sword", "gem"),)}),
    Adventure("wall-of-fire", "firewall", "rampart", "WT", on={"rival-rises": (Gain("sword"),)}),
    Adventure("flaming-sword", "relic-blade", "weapon", "TW", changes={"with-warrior": 1}),
    Adventure("fire-bombs", "fire-bomb", "weapon", "PW", on={"rolled": (REROLL_RIVALS,)}, price="P"),
    Adventure("forge", "anvil", "action", "TW", "worker", act=(SLOT,), slots="W"),
    Adventure("alchemists-kiln", "furnace", "action", "PG", "worker", slots="o", invest=(Gain("gold"), Gain("sword"))),
    Adventure("arena-of-flames", "coliseum", "action", "WW", "warrior", act=(Exchange((Pay("W"),), (Glory(1),)),)),
    Adventure("volcano-roost", "volcano", "action", "GG", "dragon", act=(Gain("sword"), Gain("gem")), orb=(Vp(2),)),
    Adventure("pyromancers-circle", "fire-spell-cast", "action", "SPW", "wizard", act=(Exchange((Pay("WM"),), (Power("fire"),)),)),
    Adventure("war-drums", "drum", "passive", "WT", on={"won": (Vp(2),)}),
    Adventure("phoenix-feather", "feather", "passive", "PG", on={"removal": (PULL_BACK,)}, price="P"),
)
