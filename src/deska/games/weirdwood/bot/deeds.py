"""The worth of effects that move nobody: those of rooms, cards, abilities and companions."""

from deska.games.weirdwood.bot.gains import (
    best_recruit,
    craft_worth,
    goods_worth,
    heal_worth,
    payment_cost,
    power_worth,
    step_worth,
    xp_worth,
)
from deska.games.weirdwood.bot.numbers import (
    BANISH,
    BEFRIEND,
    BLOCK_IN_BATTLE,
    CLEAN,
    CLEAN_OGRE,
    DRAW,
    HIT_IN_BATTLE,
    LOOT,
    TACTIC,
    WALK,
)
from deska.games.weirdwood.cards.rooms import BuyTime, RollTable
from deska.games.weirdwood.components.definitions import Price
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.abilities import Infiltrate
from deska.games.weirdwood.effects.clock import TimeBack, TimeOn, passed
from deska.games.weirdwood.effects.crafting import DIE_SPACES, Cleanse, Craft, ExhaustOne, ReadyOne, Recruit, clean_price
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.fighting import Edge
from deska.games.weirdwood.effects.goods import ANY_PRICES, Gain, GainPower, PayAny, Trade
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal, LoseHealth
from deska.games.weirdwood.effects.laid import Scout, TakeTactics
from deska.games.weirdwood.effects.movement import HopAside, Slip, TeleportByDice, Walk
from deska.games.weirdwood.effects.people import ForAll, On, TwoAllies, candidates
from deska.games.weirdwood.effects.scarabs import Banish, threat
from deska.kernel import All, Effect, Either, Exchange, Frame, InAnyOrder, May
from deska.kernel.combinators import could


def deed_worth(game: Weirdwood, seat: int, source: int, effect: Effect) -> float:
    """The worth of an effect to a player; nothing if it cannot be carried out."""
    if isinstance(effect, (All, InAnyOrder, May)):  # possible if any part is
        return sum_of(game, seat, source, effect.effects)
    if isinstance(effect, Either):
        return max([deed_worth(game, seat, source, branch) for branch in effect.branches])
    if not could(game, Frame(effect, seat, source), effect):
        return 0.0
    if isinstance(effect, Gain):
        return goods_worth(game, seat, effect.min + effect.knowledge + effect.scarab + effect.any) + 0.1 * effect.any
    if isinstance(effect, Exchange):
        gains = sum([deed_worth(game, seat, source, part) for part in effect.gain], 0.0)
        return gains - sum([cost_of(game, seat, part) for part in effect.cost], 0.0)
    if isinstance(effect, (On, ForAll)):
        return shared_worth(game, seat, source, effect)
    return growth_worth(game, seat, effect)


def sum_of(game: Weirdwood, seat: int, source: int, effects: tuple[Effect, ...]) -> float:
    """The worth of all effects that are worth anything."""
    worth = 0.0
    for effect in effects:
        worth += max(deed_worth(game, seat, source, effect), 0.0)
    return worth


def growth_worth(game: Weirdwood, seat: int, effect: Effect) -> float:
    if isinstance(effect, Heal):
        return heal_worth(game, seat, effect.count)
    if isinstance(effect, Experience):
        return xp_worth(game, seat) * effect.count
    if isinstance(effect, GainPower):
        return power_worth(game, seat) * effect.count
    if isinstance(effect, Craft):
        return craft_worth(game, seat, effect)
    if isinstance(effect, Recruit):
        return best_recruit(game, seat, effect)[1]
    if isinstance(effect, TakeTactics):
        return TACTIC * effect.count
    if isinstance(effect, Draw):
        return DRAW * effect.count
    if isinstance(effect, Cleanse):
        return cleansing_worth(game, seat, effect)
    return odd_worth(game, seat, effect)


def odd_worth(game: Weirdwood, seat: int, effect: Effect) -> float:
    if isinstance(effect, Banish):
        return (BANISH + (goods_worth(game, seat, 1) if effect.keep else 0.0)) * effect.count
    if isinstance(effect, TimeBack):
        return step_worth(game) * effect.count
    if isinstance(effect, TimeOn):
        return -step_worth(game) * effect.count
    if isinstance(effect, BuyTime):
        return time_to_buy(game, seat)[1]
    if isinstance(effect, Edge):
        return HIT_IN_BATTLE * effect.hits + BLOCK_IN_BATTLE * effect.blocks
    if isinstance(effect, InBattle):
        return HIT_IN_BATTLE
    if isinstance(effect, Infiltrate):
        return LOOT + 2 * xp_worth(game, seat)
    if isinstance(effect, TwoAllies):
        return 2.5 * xp_worth(game, seat) if game.seats > 1 else 0.0
    if isinstance(effect, RollTable):
        return 1.5
    if isinstance(effect, (Walk, Slip, HopAside, TeleportByDice)):
        return WALK
    if isinstance(effect, ReadyOne):
        return BEFRIEND
    return 0.2 if isinstance(effect, (Scout, Trade)) else 0.3


def cost_of(game: Weirdwood, seat: int, cost: Effect) -> float:
    """The worth of what an exchange costs."""
    if isinstance(cost, PayAny):
        return payment_cost(game, seat, ANY_PRICES[cost.count])
    if isinstance(cost, LoseHealth):
        return 1.2 if game.players[seat].health > 3 else 2.0
    if isinstance(cost, TimeOn):
        return step_worth(game) * cost.count
    return BEFRIEND if isinstance(cost, ExhaustOne) else DRAW


def shared_worth(game: Weirdwood, seat: int, source: int, effect: On | ForAll) -> float:
    """The worth of an effect for others, who count as much as oneself."""
    worths = [sum([deed_worth(game, other, source, part) for part in effect.effects], 0.0) for other in candidates(game, effect.who, seat)]
    if not worths:
        return 0.0
    return max(worths) if isinstance(effect, On) else sum(worths, 0.0)


def cleaned_worth(game: Weirdwood, seat: int, place: int) -> float:
    """The worth of a cleaned room: its experience, and the loss of the Ogre."""
    worth = game.box.room(game.tiles[place]).xp * xp_worth(game, seat)
    return worth + (CLEAN + CLEAN_OGRE * threat(game) / game.scale.limit if game.scale.limit else CLEAN)


def cleansing_worth(game: Weirdwood, seat: int, effect: Cleanse) -> float:
    place = game.players[seat].place
    return cleaned_worth(game, seat, place) - payment_cost(game, seat, clean_price(game, place), effect.less)


def time_to_buy(game: Weirdwood, seat: int) -> tuple[int, float]:
    """The number of positions to pay for, and their worth; against Therus a player who is ready to fight does not wait."""
    best, worth = 0, 0.0
    if game.habits.spell and len(game.players[seat].dice) == DIE_SPACES:
        return best, worth
    for count in range(1, min(passed(game), sum(game.players[seat].goods)) + 1):
        value = step_worth(game) * count - payment_cost(game, seat, Price(any=count))
        if value > worth:
            best, worth = count, value
    return best, worth
