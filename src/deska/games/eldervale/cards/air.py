"""Vzduch: the adventure cards of air."""

from typing import Final

from deska.games.eldervale.components.definitions import Adventure, designed
from deska.games.eldervale.effects.gains import Draw, Gain, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway, TakeToken
from deska.kernel import Exchange

AIR: Final[tuple[Adventure, ...]] = designed(
    Adventure("windswept-doorway", "doorway", "SP", "worker", act=(Doorway("scroll", "air"),), slots="o"),
    Adventure("eyrie-cache", "vault", "SG", slots="oo", symbol_points=2, hoards="scroll"),
    Adventure("wind-aura", "aura", "SP", enhance=(Draw(1),)),
    Adventure("cloud-rampart", "rampart", "ST", rival_rises=(Gain("scroll"),)),
    Adventure("storm-bow", "weapon", "SW", reroll=1),
    Adventure("windmill-terrace", "action", "ST", "worker", act=(SLOT,), slots="S"),
    Adventure("library-of-winds", "action", "SS", "wizard", act=(Draw(2),)),
    Adventure("message-birds", "action", "SP", "worker", slots="o", invest=(Draw(2),)),
    Adventure("sky-perch", "action", "GS", "dragon", act=(TakeToken(),), orb=(Vp(2),)),
    Adventure("griffin-riders", "action", "TW", "warrior", act=(Gain("sword"), Draw(1))),
    Adventure("cloud-observatory", "action", "SSG", "wizard", act=(Exchange((Pay("SM"),), (Power("air"),)),)),
    Adventure("feathered-boots", "passive", "SPG", worker_range=2),
    Adventure("tailwind", "passive", "SS", hand_limit=10, tower_cards=1),
)
