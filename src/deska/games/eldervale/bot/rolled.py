"""After the roll: which dice to roll again, to flip, to set."""

from deska.games.eldervale.actions import CAST, DIE, USE
from deska.games.eldervale.bot.battle import field_of, numbers, stakes
from deska.games.eldervale.bot.numbers import LEAST
from deska.games.eldervale.bot.odds import Roll, chance, chance_again, chance_over, rolls_of, with_die, without
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import NOWHERE
from deska.games.eldervale.components.prices import LETTERS
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.battle import (
    Flip,
    FlipAll,
    Reroll,
    RerollAll,
    RerollEverybody,
    RerollHighest,
    RerollRivals,
    RerollSome,
    SetSix,
)
from deska.games.eldervale.effects.sides import all_sides, battle_of, side_of
from deska.games.eldervale.turn.battle.rolls import REROLL_ONE
from deska.games.eldervale.turn.casting import cast_price
from deska.kernel import DONE, PASS, Effect


def spell_effect(option: int) -> Effect:
    """The first effect of a spell, by which it is judged."""
    return BOX.spells[CAST.arg(option)].effects[0]


def tool_price(look: Outlook, tool: int) -> float:
    """The worth of the resource that a weapon or ability costs."""
    price = BOX.adventures[tool].price if tool in BOX.adventures else BOX.abilities[tool].price
    return look.missed(LETTERS.index(price)) if price else 0.0


def shown(game: Eldervale, side: int) -> Roll:
    return tuple(battle_of(game).rolls[side])


def best_of_others(game: Eldervale, seat: int) -> tuple[Roll, int]:
    """The roll to beat, and whose it is."""
    best: Roll = ()
    whose = NOWHERE
    for side in all_sides(game):
        if side != seat and shown(game, side) >= best:
            best, whose = shown(game, side), side
    return best, whose


def react(look: Outlook) -> int:
    """The spell, weapon or ability that turns a lost battle best, or PASS."""
    game, seat = look.game, look.seat
    best, whose = best_of_others(game, seat)
    own = shown(game, seat)
    if own > best:
        return PASS
    stake = stakes(look, field_of(game))
    choice, most = PASS, LEAST
    for option in game.legal:
        if USE.holds(option) or CAST.holds(option):
            gain = stake * turned(game, seat, option, own, best, whose) - price(look, option)
            if gain > most:
                choice, most = option, gain
    return choice


def price(look: Outlook, option: int) -> float:
    """The price of using something; free things may be used up."""
    if CAST.holds(option):
        return look.cost(cast_price(look.game, look.seat, BOX.spells[CAST.arg(option)])) + 0.4 * look.base
    return tool_price(look, USE.arg(option))


def turned(game: Eldervale, seat: int, option: int, own: Roll, best: Roll, whose: int) -> float:
    """How often a lost battle is won by that."""
    effect = BOX.on[USE.arg(option)].get("rolled", (REROLL_ONE,))[0] if USE.holds(option) else spell_effect(option)
    if isinstance(effect, (RerollHighest, RerollRivals)) or (isinstance(effect, Reroll) and effect.anybody):
        return weakened(game, seat, own, whose)
    if isinstance(effect, Reroll):
        return max([chance_again(own, pips, best) for pips in own])
    if isinstance(effect, RerollAll):
        return chance_over(len(own), best)
    if isinstance(effect, Flip):
        return 1.0 if max([flipped(own, pips) for pips in own]) > best else 0.0
    if isinstance(effect, SetSix):
        return 1.0 if with_die(without(own, own[-1]), 6) > best else 0.0
    if isinstance(effect, FlipAll):
        return 1.0 if tuple(sorted([7 - pips for pips in own], reverse=True)) > best else 0.0
    if isinstance(effect, RerollSome):
        return max([chance_keeping(own, kept, best) for kept in range(len(own))])
    if isinstance(effect, RerollEverybody):
        dice = numbers(game)
        return chance(len(own), [dice[side] for side in all_sides(game) if side != seat])
    return 0.0


def flipped(own: Roll, pips: int) -> Roll:
    return with_die(without(own, pips), 7 - pips)


def weakened(game: Eldervale, seat: int, own: Roll, whose: int) -> float:
    """How often the leader's best die, rolled again, lets the player win."""
    leader = shown(game, whose)
    others = [shown(game, side) for side in all_sides(game) if side not in (seat, whose)]
    if any(roll >= own for roll in others):
        return 0.0
    rest = leader[1:]
    return sum([1 for face in range(1, 7) if with_die(rest, face) < own]) / 6


def chance_keeping(own: Roll, kept: int, best: Roll) -> float:
    """How often the highest dice that are kept and the others, rolled again, beat the best."""
    rolls = rolls_of(len(own) - kept)
    result = 0.0
    for i, roll in enumerate(rolls.rolls):
        if tuple(sorted(own[:kept] + roll, reverse=True)) > best:
            result += rolls.shares[i]
    return result


def best_die(look: Outlook) -> int:
    """The die that is best rolled again, flipped or set."""
    game, seat = look.game, look.seat
    effect = game.stack[-1].effect
    if isinstance(effect, RerollSome):
        return next_to_reroll(game, seat)
    best, _ = best_of_others(game, seat)
    choice, most = game.legal[0], -1.0
    for option in game.legal:
        if DIE.holds(option):
            worth = die_worth(game, seat, effect, option, best)
            if worth > most:
                choice, most = option, worth
    return choice


def die_worth(game: Eldervale, seat: int, effect: Effect, option: int, best: Roll) -> float:
    side, pips = side_of(game, DIE.arg(option)), DIE.second(option) + 1
    own = shown(game, seat)
    if side != seat:
        rest = without(shown(game, side), pips)
        return sum([1 for face in range(1, 7) if with_die(rest, face) < own]) / 6 if shown(game, side) >= own else 0.0
    if isinstance(effect, Flip):
        return ranked(flipped(own, pips), best)
    if isinstance(effect, SetSix):
        return ranked(with_die(without(own, pips), 6), best)
    return chance_again(own, pips, best) + 0.01 * (6 - pips) if isinstance(effect, Reroll) else 0.0


def ranked(roll: Roll, best: Roll) -> float:
    """A winning roll, or else as high as possible."""
    value = 0.0
    for pips in roll[:3]:
        value = value * 7 + pips
    return value / 1000 + (1.0 if roll > best else 0.0)


def next_to_reroll(game: Eldervale, seat: int) -> int:
    """Blessing: all dice but those that are best kept, from the lowest on."""
    effect = game.stack[-1].effect
    own = shown(game, seat)
    best, _ = best_of_others(game, seat)
    keep = 0
    for kept in range(len(own)):
        if chance_keeping(own, kept, best) > chance_keeping(own, keep, best):
            keep = kept
    picked = effect.picked(game.stack[-1]) if isinstance(effect, RerollSome) else []
    wanted = list(own[keep:])
    for pips in picked:
        if pips in wanted:
            wanted.remove(pips)
    return DIE.of(seat, wanted[-1] - 1) if wanted else DONE
