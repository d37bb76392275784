"""Artefakty of the market."""

from typing import Final

from deska.games.aeons_end.components.definitions import Card
from deska.games.aeons_end.effects.aether import Aether
from deska.games.aeons_end.effects.breaches import FOCUS_ANY
from deska.games.aeons_end.effects.casting import CastFresh
from deska.games.aeons_end.effects.charges import Charge
from deska.games.aeons_end.effects.damage import Deal
from deska.games.aeons_end.effects.life import Mend
from deska.games.aeons_end.effects.piles import DESTROY_THIS, DestroyAnywhere, Draw
from deska.games.aeons_end.effects.playing import PLAY_TWICE, Discount
from deska.games.aeons_end.effects.values import ALLY_WITH_ROOM, On
from deska.kernel import All, Either

RELICS: Final[tuple[Card, ...]] = (
    Card(
        "flexing-dagger",
        "curvy-knife",
        "relic",
        2,
        play=(Either("ae-flexing-dagger", (Discount(3), All((DESTROY_THIS, Deal(1)))), ("AE-C27",)),),
    ),
    Card("bottled-vortex", "bottled-bolt", "relic", 3, play=(DESTROY_THIS, DestroyAnywhere(2), Draw())),
    Card("unstable-prism", "prism", "relic", 3, play=(Either("ae-unstable-prism", (PLAY_TWICE, Aether(2)), ("AE-C29",)),)),
    Card("blasting-staff", "wizard-staff", "relic", 4, play=(CastFresh(2),)),
    Card(
        "focusing-orb",
        "crystal-ball",
        "relic",
        4,
        play=(Either("ae-focusing-orb", (FOCUS_ANY, All((DESTROY_THIS, Mend(3)))), ("AE-C31",)),),
    ),
    Card("mages-talisman", "gem-pendant", "relic", 5, play=(Charge(), On(ALLY_WITH_ROOM, (Charge(),)))),
)
