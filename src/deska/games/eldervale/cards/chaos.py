"""Chaos: the adventure cards of chaos."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Adventure, adventures
from deska.games.eldervale.effects.battle import REROLL_ALL, Reroll
from deska.games.eldervale.effects.chance import Roll, UpTo
from deska.games.eldervale.effects.gains import Draw, Gain, GainOneOf
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import Glory, Power
from deska.games.eldervale.effects.tokens import Doorway, TakeToken
from deska.kernel import Exchange

CHAOS: Final[tuple[Adventure, ...]] = adventures(
    "chaos",
    Adventure("warped-doorway", "vortex", "doorway", "GW", "worker", act=(Doorway("gem", "chaos"),), slots="o"),
    Adventure("pandoras-coffer", "locked-chest", "vault", "GW", slots="oo", changes={"token-points": 3}, hoards="gold"),
    Adventure("chaos-aura", "aura", "aura", "GS", changes={"chance": 1}, origin=PARTLY),
    Adventure("rift-rampart", "crystal-bars", "rampart", "GT", on={"rival-rises": (GainOneOf("gem", "sword"),)}),
    Adventure("wild-blade", "spinning-blades", "weapon", "WW", on={"rolled": (REROLL_ALL,)}),
    Adventure("jesters-flail", "flail", "weapon", "WT", on={"rolled": (Reroll(anybody=True),)}, price="W"),
    Adventure(
        "gambling-den",
        "rolling-dices",
        "action",
        "G",
        "worker",
        act=(Roll((UpTo(2, (Gain("sword"),)), UpTo(4, (Gain("gem"),)), UpTo(5, (Gain("gold"),)), UpTo(6, (Gain("gold", 2),)))),),
    ),
    Adventure("mad-bazaar", "jester-hat", "action", "GW", "worker", slots="o", invest=(Gain("gold", 2),)),
    Adventure("blood-pit", "spiky-pit", "action", "WW", "warrior", act=(Roll((UpTo(3, (Gain("sword"),)), UpTo(6, (Glory(1),)))),)),
    Adventure("rift-nest", "egg-clutch", "action", "GG", "dragon", act=(TakeToken(),), orb=(TakeToken(),)),
    Adventure(
        "wild-magic-tower",
        "tarot-16-the-tower",
        "action",
        "SG",
        "wizard",
        act=(Exchange((Pay("G"),), (Roll((UpTo(3, (Draw(2),)), UpTo(6, (Power("chaos"),)))),)),),
    ),
    Adventure("anarchy", "anarchy", "passive", "WP", on={"battle-triggered": (Gain("sword"),)}),
    Adventure("twist-of-fate", "twister", "passive", "GS", changes={"twists": 1}),
)
