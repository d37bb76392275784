"""Effects, prices and bonuses as rows of signs."""

from typing import Final

from deska.games.weirdwood.actions import GOODS
from deska.games.weirdwood.cards.rooms import BuyTime, RollTable
from deska.games.weirdwood.components.definitions import Might, Price
from deska.games.weirdwood.effects.battle import Attack, FarAttack
from deska.games.weirdwood.effects.clock import TimeBack, TimeOn
from deska.games.weirdwood.effects.crafting import Cleanse, Craft, ExhaustOne, ReadyOne, Recruit
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.fighting import Edge
from deska.games.weirdwood.effects.goods import Gain, GainPower, PayAny
from deska.games.weirdwood.effects.hand import DiscardOne, Draw
from deska.games.weirdwood.effects.health import Heal, LoseHealth
from deska.games.weirdwood.effects.laid import TakeTactics
from deska.games.weirdwood.effects.movement import HopAside, Move, Slip, Teleport, TeleportByDice
from deska.games.weirdwood.effects.people import ForAll, On, TwoAllies
from deska.games.weirdwood.effects.scarabs import Banish, Deploy
from deska.kernel import Effect, InAnyOrder
from deska.kernel.scenes import Fact
from deska.kernel.signs import Facts, amount, composed, strip_of

SIGNS: Final[dict[type[Effect], str]] = {
    GainPower: "power",
    PayAny: "any",
    Heal: "health",
    Experience: "xp",
    TakeTactics: "tactic",
    Draw: "hand",
    Craft: "craft",
    TimeBack: "time-back",
    TimeOn: "time-on",
    Banish: "clean",
    Deploy: "scarab",
    Move: "move",
    Slip: "move",
    HopAside: "move",
    Teleport: "teleport",
    TeleportByDice: "teleport",
    Attack: "attack",
    FarAttack: "attack",
    Recruit: "companion",
    ReadyOne: "companion",
    ExhaustOne: "companion",
    DiscardOne: "hand",
    Cleanse: "clean",
    BuyTime: "time-back",
    RollTable: "roll",
}
"""Each stands as many times as the `count` of the effect says, if it has one."""
MIGHTS: Final = {"hits": "hit", "blocks": "block", "basic": "basic", "attack": "attack-die", "defence": "defence-die"}


def strip(effects: tuple[Effect, ...]) -> Facts:
    """Effects in signs. One that has no sign is shown as a spark; the text says what it does."""
    return strip_of(effects, signs_of)


def signs_of(effect: Effect) -> list[Fact]:
    kind = type(effect)
    if kind in SIGNS:
        return [amount(SIGNS[kind], getattr(effect, "count", 1))]
    if isinstance(effect, Gain):
        return [amount(good, getattr(effect, good)) for good in (*GOODS, "any") if getattr(effect, good)]
    if isinstance(effect, LoseHealth):
        return [Fact("health", f"−{effect.count}")]
    if isinstance(effect, Edge):
        return list(lasting(effect.hits, effect.blocks))
    if isinstance(effect, InBattle):
        return list(might(effect.might)) or [amount("effect")]
    return signs_of_several(effect)


def signs_of_several(effect: Effect) -> list[Fact]:
    """The signs of an effect that is made of others."""
    if isinstance(effect, InAnyOrder):
        return list(strip(effect.effects))
    if isinstance(effect, (On, ForAll)):
        return [amount("ally"), *strip(effect.effects)]
    if isinstance(effect, TwoAllies):
        return [amount("ally"), *strip((effect.first, effect.second))]
    return list(composed(effect, signs_of)) or [amount("effect")]


def inline(facts: Facts) -> str:
    """Signs within a line of text."""
    return " ".join(f"{fact.value}\u00a0[{fact.sign}]" for fact in facts)


def price(cost: Price) -> Facts:
    kinds = ("power", *GOODS, "any")
    return tuple(Fact(kind, str(getattr(cost, kind))) for kind in kinds if getattr(cost, kind))


def lasting(hits: int, blocks: int) -> Facts:
    """Hits and blocks, as far as there are any."""
    counts = (("hit", hits), ("block", blocks))
    return tuple(Fact(sign, f"+{count}") for sign, count in counts if count)


def might(power: Might) -> Facts:
    """Hits, blocks and dice that are added in a battle."""
    return tuple(amount(sign, getattr(power, name)) for name, sign in MIGHTS.items() if getattr(power, name))
