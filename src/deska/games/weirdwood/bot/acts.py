"""What effects are worth to the greedy player: acts of cards, halves of choices, abilities."""

from deska.games.weirdwood.bot.worth import POWER, XP, fight_worth, heal_worth, place_worth
from deska.games.weirdwood.components.manor import places_in
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.battle import Attack, Edge, FarAttack
from deska.games.weirdwood.effects.clock import TimeBack, TimeOn
from deska.games.weirdwood.effects.crafting import Cleanse, Craft, ReadyOne, Recruit
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower, Trade
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import Scout, TakeTactics
from deska.games.weirdwood.effects.movement import Move, Slip, Teleport
from deska.games.weirdwood.effects.people import ForAll, On, candidates
from deska.games.weirdwood.effects.scarabs import Banish, walk_reach
from deska.kernel import Effect, Either, Frame
from deska.kernel.combinators import could


def act_worth(game: Weirdwood, seat: int, source: int, effect: Effect, attacks: bool) -> float:
    """What carrying out an effect is worth; `attacks` says whether an Attack of the same card may follow a Move."""
    if not could(game, Frame(effect, seat, source), effect) and not (attacks and isinstance(effect, Attack)):
        return 0.0
    if isinstance(effect, Gain):
        return float(effect.min + effect.knowledge + effect.scarab) + 1.1 * effect.any
    if isinstance(effect, Move | Teleport | Slip):
        return move_worth(game, seat, source, effect, attacks)
    if isinstance(effect, Attack):
        return fight_worth(game, seat, game.players[seat].place, source)
    if isinstance(effect, Either):
        return max([act_worth(game, seat, source, branch, attacks) for branch in effect.branches])
    if isinstance(effect, On | ForAll):
        return shared_worth(game, seat, source, effect)
    return plain_worth(game, seat, effect)


def plain_worth(game: Weirdwood, seat: int, effect: Effect) -> float:
    if isinstance(effect, Heal):
        return heal_worth(game, seat, effect.count)
    if isinstance(effect, Experience):
        return XP * effect.count
    if isinstance(effect, GainPower):
        return POWER * effect.count
    if isinstance(effect, Craft):
        return 2.2 + 0.5 * effect.less
    if isinstance(effect, Recruit):
        return 1.2 + 0.3 * effect.less
    if isinstance(effect, TakeTactics):
        return 1.2 * effect.count
    if isinstance(effect, Draw):
        return 0.4 * effect.count
    return odd_worth(game, effect)


def odd_worth(game: Weirdwood, effect: Effect) -> float:
    if isinstance(effect, Banish):
        return (1.3 if effect.keep else 0.8) * effect.count
    if isinstance(effect, Cleanse):
        return 3.5
    if isinstance(effect, TimeBack):
        return 0.35 * effect.count
    if isinstance(effect, TimeOn):
        return -0.6 * effect.count
    if isinstance(effect, Edge):
        return 1.2 * effect.hits + 0.7 * effect.blocks
    if isinstance(effect, InBattle):
        return 1.4
    if isinstance(effect, FarAttack):
        return 1.8
    if isinstance(effect, ReadyOne):
        return 0.8
    return 0.3 if isinstance(effect, Scout | Trade) else 0.5


def move_worth(game: Weirdwood, seat: int, source: int, effect: Effect, attacks: bool) -> float:
    """The best place to go to, above staying."""
    targets = effect.targets(game, Frame(effect, seat, source)) if isinstance(effect, Move | Teleport) else walk_reach(game, seat, True)
    best = 0.0
    for place in places_in(targets):
        best = max(best, place_worth(game, seat, place, attacks, source))
    return best


def shared_worth(game: Weirdwood, seat: int, source: int, effect: On | ForAll) -> float:
    """For others it is worth as much as for oneself."""
    worths = [sum([act_worth(game, other, source, part, False) for part in effect.effects]) for other in candidates(game, effect.who, seat)]
    if not worths:
        return 0.0
    return max(worths) if isinstance(effect, On) else sum(worths)
