"""Answers to the questions of battles."""

from deska.games.eldervale.actions import (
    AGAINST,
    AID,
    CAST,
    FIGHT,
    GOLD,
    INVADE,
    KIND,
    SWORD,
    UNIT,
    UNITS,
    USE,
)
from deska.games.eldervale.bot.battle import (
    Field,
    best_join,
    chance_with,
    field_of,
    fights,
    losses,
    prospect,
    stakes,
    strongest,
    unit_loss,
)
from deska.games.eldervale.bot.moving import best_transformed
from deska.games.eldervale.bot.numbers import LEAST
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.rolled import best_of_others, spell_effect, tool_price
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import NOWHERE, ROLLED, UNIT_AT, unit_of
from deska.games.eldervale.effects.battle import AddDice, AddDiceForUnits, Keep, TakeDie
from deska.games.eldervale.effects.moves import SwapReady
from deska.games.eldervale.effects.sides import battle_of, word_of
from deska.games.eldervale.turn.battle.losses import falling
from deska.games.eldervale.turn.casting import cast_price
from deska.kernel import DONE, NO, PASS, YES, Effect


def spell_price(look: Outlook, option: int) -> float:
    """The cost of a spell, and the card."""
    return look.cost(cast_price(look.game, look.seat, BOX.spells[CAST.arg(option)])) + 0.3 * look.base


# --- before


def looming(look: Outlook) -> int:
    """A battle that would be lost is avoided, if that is cheap."""
    game, seat = look.game, look.seat
    if not fights(game, seat):
        return PASS
    bad = -prospect(look, field_of(game))
    for option in game.legal:
        if CAST.holds(option) and bad > spell_price(look, option):
            return option
    return PASS


def before_joining(look: Outlook) -> int:
    """Nobody is to join a battle that is better fought alone."""
    game, seat = look.game, look.seat
    if not fights(game, seat):
        return PASS
    field = field_of(game)
    gain = (field.chance(seat, ready=False) - field.chance(seat)) * stakes(look, field)
    for option in game.legal:
        if CAST.holds(option) and gain > spell_price(look, option):
            return option
    return PASS


def join(look: Outlook) -> int:
    """A stronger unit takes the place of one that is there, or others come to help."""
    for option in look.game.legal:
        is_swap = CAST.holds(option) and isinstance(spell_effect(option), SwapReady)
        if is_swap and fights(look.game, look.seat) and best_transformed(look) > spell_price(look, option) + LEAST:
            return option
    joining = best_join(look)
    return joining if joining in look.game.legal else DONE


def invasion(look: Outlook) -> int:
    """The monster that is best met."""
    game = look.game
    realm = UNIT_AT.second(game.stack[-1].arg)
    best, most = game.legal[0], -1000.0
    for option in game.legal:
        if INVADE.holds(option):
            worth = prospect(look, Field(game, realm, INVADE.arg(option)))
            if worth > most:
                best, most = option, worth
    return best


def charge(look: Outlook) -> int:
    """Yes if the Minotaur should fight there."""
    game = look.game
    realm = UNIT_AT.second(game.stack[-1].arg)
    field = Field(game, realm, game.wild_at(realm))
    field.units[look.seat].append(unit_of(BOX.minotaur))
    return YES if prospect(look, field) > 0.3 else NO


def veil(look: Outlook) -> int:
    """Unnoticed, unless the battle looks good."""
    game = look.game
    realm = UNIT_AT.second(game.stack[-1].arg)
    return NO if prospect(look, Field(game, realm, game.wild_at(realm))) > 0.5 else YES


# --- step 3


def swords(look: Outlook) -> int:
    """Dice must be worth the swords."""
    game, seat = look.game, look.seat
    best, most = DONE, LEAST
    own = fights(game, seat)
    stake = stakes(look, field_of(game)) if own else 0.0
    before = chance_with(game, seat, 0) if own else 0.0
    for option in game.legal:
        gain = sword_gain(look, option, stake, before)
        if gain > most:
            best, most = option, gain
    return best


def sword_gain(look: Outlook, option: int, stake: float, before: float) -> float:
    game, seat = look.game, look.seat
    if FIGHT.holds(option):
        kind = (SWORD, GOLD)[FIGHT.arg(option)]
        return stake * (chance_with(game, seat, 1) - before) - look.missed(kind)
    if AID.holds(option):
        kind = (SWORD, GOLD)[AID.arg(option)]
        partner = game.partner(seat)
        help_ = chance_with(game, partner, 1) - chance_with(game, partner, 0)
        return 3.0 * help_ - look.missed(kind)
    if CAST.holds(option):
        return stake * (chance_by(look, spell_effect(option)) - before) - spell_price(look, option)
    if USE.holds(option):
        return stake * (chance_with(game, seat, 0, game.sides) - before) - 0.5 * look.base
    return 0.0


def chance_by(look: Outlook, effect: Effect) -> float:
    game, seat = look.game, look.seat
    if isinstance(effect, TakeDie):
        return chance_with(game, seat, 0, strongest(game, seat))
    if isinstance(effect, AddDiceForUnits):
        return chance_with(game, seat, min(effect.most, len(game.units_at(seat, battle_of(game).realm)) - 1))
    return chance_with(game, seat, effect.count if isinstance(effect, AddDice) else 0)


def against(look: Outlook) -> int:
    """The strongest rival before the roll, the leader after it."""
    game, seat = look.game, look.seat
    rolled = battle_of(game).stage >= ROLLED
    side = best_of_others(game, seat)[1] if rolled else strongest(game, seat)
    option = AGAINST.of(word_of(game, side)) if side != NOWHERE else NOWHERE
    return option if option in game.legal else game.legal[0]


# --- step 7


def save(look: Outlook) -> int:
    """Units that are worth it are saved."""
    game, seat = look.game, look.seat
    units = falling(game, seat)
    best, most = DONE, LEAST
    for option in game.legal:
        if CAST.holds(option):
            effect = spell_effect(option)
            saved = dearest(look, units)[: effect.count] if isinstance(effect, Keep) else units
            gain = losses(look, saved) - spell_price(look, option)
        elif USE.holds(option):
            gain = tool_gain(look, USE.arg(option), units)
        else:
            continue
        if gain > most:
            best, most = option, gain
    return best


def tool_gain(look: Outlook, tool: int, units: list[int]) -> float:
    if tool == BOX.tactics:
        return losses(look, units) - 0.7
    return losses(look, dearest(look, units)[:1]) - 0.8 * tool_price(look, tool)


def dearest(look: Outlook, units: list[int]) -> list[int]:
    """Units, the most valuable first."""
    return sorted(units, key=lossy(look).__getitem__, reverse=True)


def lossy(look: Outlook) -> list[float]:
    return [unit_loss(look, kind) for kind in range(len(UNITS))]


def pick_unit(look: Outlook, cheapest: bool) -> int:
    """The most valuable of the units offered, or the least; DONE only if there is no other."""
    best, most = look.game.legal[0], -1000.0
    for option in look.game.legal:
        if UNIT.holds(option) or KIND.holds(option):
            kind = UNIT.arg(option) if UNIT.holds(option) else KIND.arg(option)
            worth = -unit_loss(look, kind) if cheapest else unit_loss(look, kind)
            if worth > most:
                best, most = option, worth
    return best
