"""Vzduch: the adventure cards of air."""

from typing import Final

from deska.games.eldervale.components.definitions import Adventure, adventures
from deska.games.eldervale.effects.battle import Reroll
from deska.games.eldervale.effects.gains import Draw, Gain, Vp
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway, TakeToken
from deska.kernel import Exchange

AIR: Final[tuple[Adventure, ...]] = adventures(
    "air",
    Adventure("windswept-doorway", "wooden-door", "doorway", "SP", "worker", act=(Doorway("scroll", "air"),), slots="o"),
    Adventure("eyrie-cache", "nest-eggs", "vault", "SG", slots="oo", changes={"symbol-points": 2}, hoards="scroll"),
    Adventure("wind-aura", "crossed-air-flows", "aura", "SP", on={"enhance": (Draw(1),)}),
    Adventure("cloud-rampart", "fluffy-cloud", "rampart", "ST", on={"rival-rises": (Gain("scroll"),)}),
    Adventure("storm-bow", "lightning-bow", "weapon", "SW", on={"rolled": (Reroll(),)}),
    Adventure("windmill-terrace", "paper-windmill", "action", "ST", "worker", act=(SLOT,), slots="S"),
    Adventure("library-of-winds", "book-storm", "action", "SS", "wizard", act=(Draw(2),)),
    Adventure("message-birds", "dove", "action", "SP", "worker", slots="o", invest=(Draw(2),)),
    Adventure("sky-perch", "swallow", "action", "GS", "dragon", act=(TakeToken(),), orb=(Vp(2),)),
    Adventure("griffin-riders", "griffin-shield", "action", "TW", "warrior", act=(Gain("sword"), Draw(1))),
    Adventure("cloud-observatory", "observatory", "action", "SSG", "wizard", act=(Exchange((Pay("SM"),), (Power("air"),)),)),
    Adventure("feathered-boots", "wingfoot", "passive", "SPG", changes={"worker-range": 2}),
    Adventure("tailwind", "windsock", "passive", "SS", changes={"hand-limit": 10, "tower-cards": 1}),
)
