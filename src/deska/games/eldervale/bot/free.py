"""Free actions: tokens, orbs, auras, mercenaries, spells of one's own turn."""

from deska.games.eldervale.actions import (
    ATTACH,
    CASH,
    CAST,
    DRAGON,
    GOLD,
    HIRE,
    MAGIC_CARD,
    ORB,
    PUT,
    REWARD,
    SWORD,
    TACTICS,
)
from deska.games.eldervale.bot.moving import MOVING, moving_worth
from deska.games.eldervale.bot.numbers import LEAST, PUT_MARGIN
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.placing import best_placement, best_single, best_site, space_worth
from deska.games.eldervale.bot.rolled import spell_effect
from deska.games.eldervale.bot.values import put_worth, shown_worth, total, unit_worth
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.definitions import Effects
from deska.games.eldervale.components.pieces import MOST_HELD, MOST_TOKENS, NOWHERE, READY, UNDERWORLD
from deska.games.eldervale.components.state import resources_of
from deska.games.eldervale.components.tables import SYMBOLS
from deska.games.eldervale.effects.adventures import BuyCard
from deska.games.eldervale.effects.building import Build, dwelling_price, sites
from deska.games.eldervale.effects.chance import Roll
from deska.games.eldervale.effects.gains import NUMBER, Draw, GainDifferent
from deska.games.eldervale.effects.monsters import ControlBeside
from deska.games.eldervale.effects.tableau import find
from deska.games.eldervale.effects.tokens import TakeToken
from deska.games.eldervale.effects.turns import Plan
from deska.games.eldervale.effects.units import Rescue, SendRival
from deska.games.eldervale.scoring import MOST_STORED
from deska.games.eldervale.turn.casting import cast_price
from deska.games.eldervale.turn.owing import host_of
from deska.games.eldervale.turn.placing import placements
from deska.kernel import Exchange, Start


def free_action(look: Outlook, before_placing: bool) -> int:
    """A free action that helps, or NOWHERE."""
    best, most = NOWHERE, LEAST
    for option in look.game.legal:
        gain = free_worth(look, option, before_placing)
        if gain > most:
            best, most = option, gain
    return best


def free_worth(look: Outlook, option: int, before_placing: bool) -> float:
    if CASH.holds(option):
        return cash_worth(look, CASH.arg(option), CASH.second(option)) if before_placing else 0.0
    if PUT.holds(option):
        return put_gain(look, PUT.arg(option), PUT.second(option))
    if REWARD.holds(option):
        return reward_worth(look, REWARD.arg(option)) - 1.0
    if ORB.holds(option):
        return orb_worth(look, ORB.arg(option)) - 1.0
    if ATTACH.holds(option):
        return attach_worth(look, ATTACH.arg(option), ATTACH.second(option))
    if HIRE.holds(option):
        return hire_worth(look, HIRE.second(option), before_placing)
    if option == TACTICS:
        return 1.0 if look.held(SWORD) > 4 else 0.0
    return spell_worth(look, CAST.arg(option)) if CAST.holds(option) else 0.0


# --- tokens


def cash_worth(look: Outlook, face: int, resource: int) -> float:
    """Resources can be spent at once; what exceeds the limit would be lost (EL-049)."""
    count = resources_of(face, resource)
    if resource != MAGIC_CARD and look.held(resource) + count > look.limit and len(look.player.tray) < MOST_TOKENS:
        return 0.0
    return 0.2 + 0.1 * look.gain(resource, count)


def put_gain(look: Outlook, face: int, slot: int) -> float:
    """A slot instead of cash."""
    i = find(look.player, BOX.slot_card[slot]) if slot else 0
    symbols = SYMBOLS[face]
    return put_worth(look, look.player.cards[i], BOX.slot_place[slot], symbols) - shown_worth(look, symbols) - PUT_MARGIN


def full_tray(look: Outlook) -> int:
    """The token that goes when there are too many."""
    best, most = look.game.legal[0], -1000.0
    for option in look.game.legal:
        if CASH.holds(option):
            worth = look.gain(CASH.second(option), resources_of(CASH.arg(option), CASH.second(option)))
        elif PUT.holds(option):
            worth = put_gain(look, PUT.arg(option), PUT.second(option)) + shown_worth(look, SYMBOLS[PUT.arg(option)])
        else:
            continue
        if worth > most:
            best, most = option, worth
    return best


def best_space(look: Outlook, spaces: list[int]) -> float:
    return max([space_worth(look, space) for space in spaces], default=0.0)


# --- orbs, auras, mercenaries


def reward_worth(look: Outlook, card: int) -> float:
    return total(look, BOX.rewards[card].effects)


def orb_worth(look: Outlook, card: int) -> float:
    """An orb that stays on a card (EL-136, EL-137)."""
    adventure = BOX.adventures[card]
    if adventure.hoards:
        return 0.8 * min(MOST_STORED, look.held(NUMBER[adventure.hoards]) + 2.0 * look.left)
    laid = look.player.cards[find(look.player, card)]
    if "orb-placed" in adventure.on:
        return 3.0 * look.left
    use = look.cycles * (1.0 if look.has_unit(BOX.unit[card]) else 0.2)
    return use * (total(look, adventure.invest, laid) if adventure.invest else total(look, adventure.orb, laid))


def attach_worth(look: Outlook, aura: int, card: int) -> float:
    """The worth of an aura on a card; once attached it stays (EL-148)."""
    if host_of(look.player, aura) >= 0:
        return 0.0
    takes_any = BOX.changes["any-unit"][aura] > 0
    if not look.has_unit(BOX.unit[card]) and not takes_any:
        return 0.0
    laid = look.player.cards[find(look.player, card)]
    act = total(look, BOX.acts[card], laid)
    worth = total(look, BOX.on[aura].get("enhance", ())) + (act if BOX.changes["repeats"][aura] else 0.0)
    worth += 0.3 * act if BOX.changes["chance"][aura] else 0.0
    return 0.3 + worth + 0.5 * act + (0.5 if takes_any and BOX.unit[card] > 0 else 0.0)


def hire_worth(look: Outlook, price: int, before_placing: bool) -> float:
    """A mercenary places and fights like any unit, for gold until the next Regroup."""
    if not before_placing or look.left < 0.1:
        return 0.0
    if price:
        return 1.1 * unit_worth(look, DRAGON) - 3.0
    ready = look.player.at.count(READY)
    return 0.5 if ready >= 2 and look.held(GOLD) > 1 else 0.0


# --- spells of one's own turn


def spell_worth(look: Outlook, card: int) -> float:
    """The worth of a spell now, less its cost and the card."""
    gain = spell_gain(look, BOX.spells[card].effects)
    if gain <= 0:
        return 0.0
    return gain - look.cost(cast_price(look.game, look.seat, BOX.spells[card])) - 0.3 * look.base


def spell_gain(look: Outlook, effects: Effects) -> float:
    """The worth of a spell's effects; the first one tells what it is about."""
    game, seat, effect = look.game, look.seat, effects[0]
    if isinstance(effect, (GainDifferent, Roll)):
        return 1.8 * look.base + 0.3
    if isinstance(effect, Draw):
        return look.gain(MAGIC_CARD, effect.count) if len(look.player.hand) < MOST_HELD else 0.0
    if isinstance(effect, TakeToken):
        spaces = [space for space, realm in enumerate(BOX.space_realm) if game.cells[realm] >= 0]
        return best_space(look, spaces) + 0.3 * look.base
    if isinstance(effect, Build):
        return best_site(look)
    if isinstance(effect, BuyCard):
        return best_single(look)
    if isinstance(effect, Rescue):
        return rescue_worth(look, effect.everybody)
    if isinstance(effect, Exchange):
        return look.any_gain(1) + look.gain(SWORD) - 0.9 * look.base if game.held(seat) else 0.0
    if isinstance(effect, ControlBeside):
        return 5.0 * look.left
    if isinstance(effect, SendRival):
        return 0.9 * look.base if game.seats == 2 else 0.5 * look.base
    if isinstance(effect, Start):
        return best_placement(look, placements(game, seat))[1] - 0.5
    return moving_worth(look, effect) if isinstance(effect, MOVING) else total(look, effects)


def rescue_worth(look: Outlook, everybody: bool) -> float:
    fallen = len(look.game.units_at(look.seat, UNDERWORLD))
    if not fallen:
        return 0.0
    each = 1.0 * look.base * min(1.0, 4.0 * look.left)
    return each * fallen if everybody else each + look.gain(MAGIC_CARD)


def cheaper_dwelling(look: Outlook) -> int:
    """The spell that makes the dwelling of this turn cheaper, if it pays; else NOWHERE (EL-C62)."""
    for option in look.game.legal:
        plan = spell_effect(option) if CAST.holds(option) else None
        if not isinstance(plan, Plan):
            continue
        saved = 0.0
        for realm in sites(look.game, look.seat):
            full = dwelling_price(look.game, look.seat, realm, 0)
            saved = max(saved, look.cost(full) - look.cost(dwelling_price(look.game, look.seat, realm, plan.discount)))
        if saved > look.cost(cast_price(look.game, look.seat, BOX.spells[CAST.arg(option)])) + 0.3 * look.base:
            return option
    return NOWHERE
