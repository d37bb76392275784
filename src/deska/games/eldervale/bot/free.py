"""Free actions: tokens, orbs, auras, mercenaries, spells of the own turn."""

from typing import Final

from deska.games.eldervale.actions import (
    ADVENTURES,
    ATTACH,
    AURAS,
    CASH,
    CAST,
    DRAGON,
    GOLD,
    HIRE,
    MAGIC_CARD,
    ORB,
    ORB_CARDS,
    PUT,
    REWARD,
    SPACES,
    SPELLS,
    SWORD,
    TACTICS,
)
from deska.games.eldervale.bot.moving import MOVING, moving_worth
from deska.games.eldervale.bot.numbers import LEAST, PUT_MARGIN
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.placing import best_placement, best_single, best_site, space_worth
from deska.games.eldervale.bot.values import put_worth, shown_worth, total, unit_worth
from deska.games.eldervale.components.definitions import BOX
from deska.games.eldervale.components.pieces import HAND_LIMIT, NOWHERE, READY, RESOURCE_LIMIT, TRAY_LIMIT, UNDERWORLD
from deska.games.eldervale.components.state import resources_of
from deska.games.eldervale.components.tables import ACTIVE_PLACE, SLOT_CARD, SLOT_PLACE, SYMBOLS
from deska.games.eldervale.effects.building import dwelling_price, sites
from deska.games.eldervale.effects.gains import NUMBER
from deska.games.eldervale.effects.tokens import find, realm_of
from deska.games.eldervale.turn.casting import cast_price
from deska.games.eldervale.turn.owing import host_of
from deska.games.eldervale.turn.placing import placements

PLAN: Final = "architects-plan"
PLAN_DISCOUNT: Final = 2


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
        return orb_worth(look, ADVENTURES.index(ORB_CARDS[ORB.arg(option)])) - 1.0
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
    if resource != MAGIC_CARD and look.held(resource) + count > look.limit and len(look.player.tray) < TRAY_LIMIT:
        return 0.0
    return 0.2 + 0.1 * look.gain(resource, count)


def put_gain(look: Outlook, face: int, slot: int) -> float:
    """A slot instead of cash."""
    i = find(look.player, SLOT_CARD[slot]) if slot else 0
    symbols = SYMBOLS[face]
    return put_worth(look, look.player.cards[i], SLOT_PLACE[slot], symbols) - shown_worth(look, symbols) - PUT_MARGIN


def full_tray(look: Outlook) -> int:
    """Which token goes when there are too many."""
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


def reward_worth(look: Outlook, space: int) -> float:
    return total(look, BOX.rewards[space].effects)


def orb_worth(look: Outlook, card: int) -> float:
    """An orb that stays on a card (EL-136, EL-137)."""
    adventure = BOX.adventures[card]
    if adventure.hoards:
        return 0.8 * min(RESOURCE_LIMIT, look.held(NUMBER[adventure.hoards]) + 2.0 * look.left)
    laid = look.player.cards[find(look.player, card)]
    if adventure.orb_placed:
        return 3.0 * look.left
    use = look.cycles * (1.0 if look.has_unit(BOX.unit[card]) else 0.2)
    return use * (total(look, adventure.invest, laid) if adventure.invest else total(look, adventure.orb, laid))


def attach_worth(look: Outlook, aura: int, place: int) -> float:
    """Where an aura is used most; once attached it stays (EL-148)."""
    number = ADVENTURES.index(AURAS[aura])
    if host_of(look.player, number) >= 0:
        return 0.0
    card = ACTIVE_PLACE.index(place)
    if not look.has_unit(BOX.unit[card]) and not BOX.adventures[number].any_unit:
        return 0.0
    laid = look.player.cards[find(look.player, card)]
    act = total(look, BOX.acts[card], laid)
    found = BOX.adventures[number]
    worth = total(look, found.enhance) + (act if found.repeats else 0.0) + (0.3 * act if found.chance else 0.0)
    return 0.3 + worth + 0.5 * act + (0.5 if found.any_unit and BOX.unit[card] > 0 else 0.0)


def hire_worth(look: Outlook, price: int, before_placing: bool) -> float:
    """A mercenary places and fights like any unit, for gold until the next Regroup."""
    if not before_placing or look.left < 0.1:
        return 0.0
    if price:
        return 1.1 * unit_worth(look, DRAGON) - 3.0
    ready = look.player.at.count(READY)
    return 0.5 if ready >= 2 and look.held(GOLD) > 1 else 0.0


# --- spells of the own turn


def spell_worth(look: Outlook, card: int) -> float:
    """What a spell brings now, less its cost and the card."""
    name = SPELLS[card]
    gain = spell_gain(look, name)
    if gain <= 0:
        return 0.0
    return gain - look.cost(cast_price(look.game, look.seat, BOX.spells[card])) - 0.3 * look.base


def spell_gain(look: Outlook, name: str) -> float:
    game, seat = look.game, look.seat
    if name in ("bountiful-harvest", "lucky-find"):
        return 1.8 * look.base + 0.3
    if name == "swift-messenger":
        return look.gain(MAGIC_CARD, 2) if len(look.player.hand) < HAND_LIMIT else 0.0
    if name == "high-tide":
        spaces = [space for space in range(len(SPACES)) if game.cells[realm_of(space)] >= 0]
        return best_space(look, spaces) + 0.3 * look.base
    if name == "quick-foundations":
        return best_site(look)
    if name == "revelation":
        return best_single(look)
    if name in ("healing-wave", "raise-the-fallen"):
        return rescue_worth(look, name == "healing-wave")
    if name == "soul-trade":
        return look.any_gain(1) + look.gain(SWORD) - 0.9 * look.base if game.held(seat) else 0.0
    if name == "domination":
        return 5.0 * look.left
    if name == "fireball":
        return 0.9 * look.base if game.seats == 2 else 0.5 * look.base
    if name == "command":
        return best_placement(look, placements(game, seat))[1] - 0.5
    return moving_worth(look, name) if name in MOVING else 0.0


def rescue_worth(look: Outlook, everybody: bool) -> float:
    fallen = len(look.game.units_at(look.seat, UNDERWORLD))
    if not fallen:
        return 0.0
    each = 1.0 * look.base * min(1.0, 4.0 * look.left)
    return each * fallen if everybody else each + look.gain(MAGIC_CARD)


def cheaper_dwelling(look: Outlook) -> int:
    """The spell that makes the dwelling of this turn cheaper, if it pays; else NOWHERE (EL-C62)."""
    for option in look.game.legal:
        if not CAST.holds(option) or SPELLS[CAST.arg(option)] != PLAN:
            continue
        saved = 0.0
        for realm in sites(look.game, look.seat):
            full = dwelling_price(look.game, look.seat, realm, 0)
            saved = max(saved, look.cost(full) - look.cost(dwelling_price(look.game, look.seat, realm, PLAN_DISCOUNT)))
        if saved > look.cost(cast_price(look.game, look.seat, BOX.spells[CAST.arg(option)])) + 0.3 * look.base:
            return option
    return NOWHERE
