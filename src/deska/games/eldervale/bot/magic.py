"""The promise of magic cards in hand: quests, prophecies and spells."""

from typing import Final

from deska.games.eldervale.bot.numbers import PROPHECY_CHANCE, QUEST_CHANCE, QUEST_STEP
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.definitions import Condition, Spell
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.effects.battle import (
    AddDice,
    AddDiceForUnits,
    CancelBattle,
    FlipAll,
    Keep,
    NoJoining,
    RerollEverybody,
    RerollSome,
    RetreatAll,
    RetreatSome,
    SetSix,
    TakeDie,
)
from deska.games.eldervale.effects.building import Build
from deska.games.eldervale.effects.chance import Roll
from deska.games.eldervale.effects.gains import Draw, GainDifferent
from deska.games.eldervale.effects.monsters import Banish, ControlBeside, PushMonster
from deska.games.eldervale.effects.moves import MoveOwn, SwapAny, SwapReady
from deska.games.eldervale.effects.tokens import TakeToken
from deska.games.eldervale.effects.turns import Calm, Plan, Reach
from deska.games.eldervale.effects.units import Rescue, SendRival
from deska.kernel import Effect, Exchange, Start


def quest_steps(look: Outlook, kind: type[Condition]) -> float:
    """The worth of a step of that kind for quests and prophecies that are not met yet."""
    result = 0.0
    for held in look.magic:
        if type(held.condition) is kind and not held.condition.is_met(look.game, look.seat, 0):
            result += QUEST_STEP * held.points
    return result


def met_at_once(look: Outlook, kind: type[Condition], what: int) -> float:
    """Points of those whose condition is of that kind and is met by this very dwelling or recruit."""
    result = 0.0
    for held in look.magic:
        if isinstance(held.condition, kind) and held.condition.is_met(look.game, look.seat, what):
            result += held.points
    return result


def held_worth(look: Outlook, card: int) -> float:
    """The promise of a magic card in hand, to decide which one to keep."""
    if card in BOX.prophecies:
        prophecy = BOX.prophecies[card]
        met = prophecy.condition.is_met(look.game, look.seat, 0)
        return prophecy.points * (0.95 if met else PROPHECY_CHANCE * look.left)
    if card in BOX.quests:
        return BOX.quests[card].points * QUEST_CHANCE * min(1.0, 1.5 * look.left)
    return spell_promise(BOX.spells[card]) * min(1.0, 3.0 * look.left)


PROMISES: Final[dict[type[Effect], float]] = {
    MoveOwn: 0.2,
    Reach: 0.4,
    PushMonster: 0.2,
    Draw: 0.5,
    NoJoining: 0.5,
    GainDifferent: 1.1,
    Keep: 0.4,
    Build: 1.8,
    SendRival: 0.6,
    AddDice: 0.6,
    SetSix: 1.2,
    Calm: 0.3,
    Rescue: 0.7,
    FlipAll: 0.8,
    RetreatSome: 0.4,
    TakeToken: 1.2,
    CancelBattle: 0.5,
    RerollSome: 1.1,
    BuyCard: 2.0,
    RetreatAll: 0.9,
    Exchange: 1.2,
    ControlBeside: 1.6,
    TakeDie: 0.7,
    Start: 1.4,
    AddDiceForUnits: 0.7,
    Plan: 1.3,
    Banish: 0.2,
    SwapReady: 0.4,
    RerollEverybody: 0.8,
    SwapAny: 0.3,
    Roll: 2.2,
}
"""The promise of spells in hand early in the game, by their effects; those with a count promise that much for each time."""
ALL_RESCUED: Final = 0.8
OTHER_PROMISE: Final = 0.8


def spell_promise(spell: Spell) -> float:
    """The promise of a spell in hand, early in the game."""
    result = 0.0
    for effect in spell.effects:
        if isinstance(effect, Rescue) and effect.everybody:
            result += ALL_RESCUED
        else:
            result += PROMISES.get(type(effect), OTHER_PROMISE) * int(getattr(effect, "count", 1))
    return result
