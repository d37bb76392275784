"""The reward grid and the dragon treasures (EL-C06, EL-C07)."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Reward, Treasure, designed
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.effects.building import FREE_WORKER
from deska.games.eldervale.effects.gains import Draw, Gain, GainAny, Vp
from deska.games.eldervale.effects.power import Glory, PowerAny

TREASURES: Final[tuple[Treasure, ...]] = designed(
    Treasure("dragon-points", (Vp(5),)),
    Treasure("dragon-gold", (Gain("gold", 3),)),
    Treasure("dragon-power", (PowerAny(), Vp(2))),
    Treasure("dragon-lore", (Draw(2), GainAny(2))),
    Treasure("dragon-glory", (Glory(2),)),
)
REWARD_CARDS: Final[tuple[Reward, ...]] = designed(
    Reward("two-potions", (Gain("potion", 2),), PARTLY),
    Reward("two-gems", (Gain("gem", 2),)),
    Reward("two-scrolls", (Gain("scroll", 2),)),
    Reward("two-tools", (Gain("tool", 2),)),
    Reward("two-swords", (Gain("sword", 2),)),
    Reward("gold-and-card", (Gain("gold"), Draw(1))),
    Reward("three-cards", (Draw(3),)),
    Reward("points", (Vp(4),)),
    Reward("own-power", (PowerAny(own=True),)),
    Reward("glory-and-point", (Glory(1), Vp(1))),
    Reward("free-worker", (FREE_WORKER,)),
    Reward("cheap-adventure", (BuyCard(2),)),
)
