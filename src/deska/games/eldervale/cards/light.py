"""The adventure cards of light."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Adventure, adventures
from deska.games.eldervale.effects.gains import Gain, GainAny, Vp
from deska.games.eldervale.effects.odd import DrawForPower
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Power
from deska.games.eldervale.effects.tokens import SLOT, Doorway
from deska.kernel import Either, Exchange

LIGHT: Final[tuple[Adventure, ...]] = adventures(
    "light",
    Adventure("shining-doorway", "shiny-entrance", "doorway", "SG", "worker", act=(Doorway("scroll", "light"),), slots="o", origin=PARTLY),
    Adventure("reliquary", "holy-grail", "vault", "SSG", slots="ooo", changes={"symbol-points": 2}, hoards="scroll"),
    Adventure("radiant-aura", "sun-radiations", "aura", "SG", on={"enhance": (Vp(1),)}, changes={"any-unit": 1}),
    Adventure("rampart-of-dawn", "sunrise", "rampart", "ST", on={"rival-rises": (Gain("gem"),)}),
    Adventure("sun-lance", "sun-spear", "weapon", "WS", changes={"against-monster": 1}),
    Adventure("sun-temple", "greek-temple", "action", "STG", "worker", act=(SLOT, Vp(1)), slots="S"),
    Adventure("pilgrims-house", "pilgrim-hat", "action", "SP", "worker", slots="o", invest=(Vp(3),)),
    Adventure(
        "paladin-hall", "templar-shield", "action", "TW", "warrior", act=(Either("el-paladin-hall", (Gain("sword"), Vp(2)), ("EL-C52",)),)
    ),
    Adventure("golden-spire", "obelisk", "action", "GG", "dragon", act=(Gain("gold"),), orb=(Gain("gold"),)),
    Adventure("hall-of-dawn", "sunbeams", "action", "SPG", "wizard", act=(Exchange((Pay("SP"),), (Power("light"),)),)),
    Adventure("great-archive", "bookshelf", "action", "SS", "wizard", act=(DrawForPower(4, 3),)),
    Adventure("blessed-home", "family-house", "passive", "TS", changes={"with-dwelling": 1}),
    Adventure("lore-keepers", "wisdom", "passive", "SS", on={"quest-done": (Vp(1), GainAny(1))}),
)
