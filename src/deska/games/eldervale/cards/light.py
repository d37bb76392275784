"""Světlo: the adventure cards of light."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Adventure, designed
from deska.games.eldervale.effects.gains import Gain, GainAny, Vp
from deska.games.eldervale.effects.odd import DrawForPower
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway
from deska.kernel import Either, Exchange

LIGHT: Final[tuple[Adventure, ...]] = designed(
    Adventure("shining-doorway", "doorway", "SG", "worker", act=(Doorway("scroll", "light"),), slots="o", origin=PARTLY),
    Adventure("reliquary", "vault", "SSG", slots="ooo", symbol_points=2, hoards="scroll"),
    Adventure("radiant-aura", "aura", "SG", enhance=(Vp(1),), any_unit=True),
    Adventure("rampart-of-dawn", "rampart", "ST", rival_rises=(Gain("gem"),)),
    Adventure("sun-lance", "weapon", "WS", against_monster=1),
    Adventure("sun-temple", "action", "STG", "worker", act=(SLOT, Vp(1)), slots="S"),
    Adventure("pilgrims-house", "action", "SP", "worker", slots="o", invest=(Vp(3),)),
    Adventure("paladin-hall", "action", "TW", "warrior", act=(Either("el-paladin-hall", (Gain("sword"), Vp(2)), ("EL-C52",)),)),
    Adventure("golden-spire", "action", "GG", "dragon", act=(Gain("gold"),), orb=(Gain("gold"),)),
    Adventure("hall-of-dawn", "action", "SPG", "wizard", act=(Exchange((Pay("SP"),), (Power("light"),)),)),
    Adventure("great-archive", "action", "SS", "wizard", act=(DrawForPower(4, 3),)),
    Adventure("blessed-home", "passive", "TS", with_dwelling=1),
    Adventure("lore-keepers", "passive", "SS", quest_done=(Vp(1), GainAny(1))),
)
