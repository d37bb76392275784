"""Chaos: the adventure cards of chaos."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Adventure, designed
from deska.games.eldervale.effects.chance import Roll, UpTo
from deska.games.eldervale.effects.gains import Draw, Gain, GainOneOf
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Glory, Power
from deska.games.eldervale.effects.tokens import Doorway, TakeToken
from deska.kernel import Exchange

CHAOS: Final[tuple[Adventure, ...]] = designed(
    Adventure("warped-doorway", "doorway", "GW", "worker", act=(Doorway("gem", "chaos"),), slots="o"),
    Adventure("pandoras-coffer", "vault", "GW", slots="oo", token_points=3, hoards="gold"),
    Adventure("chaos-aura", "aura", "GS", chance=True, origin=PARTLY),
    Adventure("rift-rampart", "rampart", "GT", rival_rises=(GainOneOf("gem", "sword"),)),
    Adventure("wild-blade", "weapon", "WW", reroll=6),
    Adventure("jesters-flail", "weapon", "WT", reroll_any=1, reroll_for="W"),
    Adventure(
        "gambling-den",
        "action",
        "G",
        "worker",
        act=(Roll((UpTo(2, (Gain("sword"),)), UpTo(4, (Gain("gem"),)), UpTo(5, (Gain("gold"),)), UpTo(6, (Gain("gold", 2),)))),),
    ),
    Adventure("mad-bazaar", "action", "GW", "worker", slots="o", invest=(Gain("gold", 2),)),
    Adventure("blood-pit", "action", "WW", "warrior", act=(Roll((UpTo(3, (Gain("sword"),)), UpTo(6, (Glory(1),)))),)),
    Adventure("rift-nest", "action", "GG", "dragon", act=(TakeToken(),), orb=(TakeToken(),)),
    Adventure(
        "wild-magic-tower",
        "action",
        "SG",
        "wizard",
        act=(Exchange((Pay("G"),), (Roll((UpTo(3, (Draw(2),)), UpTo(6, (Power("chaos"),)))),)),),
    ),
    Adventure("anarchy", "passive", "WP", battle_triggered=(Gain("sword"),)),
    Adventure("twist-of-fate", "passive", "GS", twists=1),
)
