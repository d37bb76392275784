"""Oheň: the adventure cards of fire."""

from typing import Final

from deska.games.eldervale.components.definitions import Adventure, designed
from deska.games.eldervale.effects.gains import Gain, GainOneOf, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Glory, Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway
from deska.kernel import Exchange

FIRE: Final[tuple[Adventure, ...]] = designed(
    Adventure("burning-doorway", "doorway", "WP", "worker", act=(Doorway("sword", "fire"),), slots="o"),
    Adventure("ember-hoard", "vault", "WG", slots="oo", symbol_points=2, hoards="sword"),
    Adventure("blazing-aura", "aura", "WG", enhance=(GainOneOf("sword", "gem"),)),
    Adventure("wall-of-fire", "rampart", "WT", rival_rises=(Gain("sword"),)),
    Adventure("flaming-sword", "weapon", "TW", with_warrior=1),
    Adventure("fire-bombs", "weapon", "PW", reroll_rivals=True, reroll_for="P"),
    Adventure("forge", "action", "TW", "worker", act=(SLOT,), slots="W"),
    Adventure("alchemists-kiln", "action", "PG", "worker", slots="o", invest=(Gain("gold"), Gain("sword"))),
    Adventure("arena-of-flames", "action", "WW", "warrior", act=(Exchange((Pay("W"),), (Glory(1),)),)),
    Adventure("volcano-roost", "action", "GG", "dragon", act=(Gain("sword"), Gain("gem")), orb=(Vp(2),)),
    Adventure("pyromancers-circle", "action", "SPW", "wizard", act=(Exchange((Pay("WM"),), (Power("fire"),)),)),
    Adventure("war-drums", "passive", "WT", won=(Vp(2),)),
    Adventure("phoenix-feather", "passive", "PG", saves_for="P"),
)
