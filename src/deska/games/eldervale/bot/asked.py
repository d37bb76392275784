"""Answers to single questions: what to gain, to pay, to buy, to build, to discard."""

from deska.games.eldervale.actions import (
    BURN,
    BUY,
    DISCARD,
    GAIN,
    GLORY,
    KEEP,
    LAY,
    LEAVE,
    MAGIC_CARD,
    MONSTER,
    PAY,
    RECEIVE,
    RECRUIT,
    RISE,
    SETTLE,
    STEAL,
    TAKE,
    TARGET,
    TO,
    UNIT,
    WORKER,
)
from deska.games.eldervale.bot.battle import Field, prospect
from deska.games.eldervale.bot.magic import held_worth
from deska.games.eldervale.bot.numbers import LEAST
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.placing import places_of, site_worth, space_worth, standing
from deska.games.eldervale.bot.values import build_worth, card_worth, glory, purchase, recruit_worth, worth
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import NOWHERE
from deska.games.eldervale.effects.moves import SWAP_WIZARD
from deska.games.eldervale.effects.power import RISE_BY
from deska.games.eldervale.turn.expedition import neighbours
from deska.kernel import CHOOSE, NO, PASS, YES, Either, May


def best_option(look: Outlook) -> int:
    """The option with the most worth; of equal ones the first."""
    best, most = look.game.legal[0], -1000.0
    for option in look.game.legal[: look.game.asked]:
        gain = option_worth(look, option)
        if gain > most:
            best, most = option, gain
    return best


def option_worth(look: Outlook, option: int) -> float:
    """The worth of an option that needs no look at its question: a gain, a card, a build, a loss."""
    if GAIN.holds(option):
        return look.gain(GAIN.arg(option))
    if TAKE.holds(option):
        return space_worth(look, TAKE.arg(option))
    if BUY.holds(option):
        return purchase(look, BUY.arg(option))
    if BURN.holds(option):
        return LEAST - 0.01 * card_worth(look, BURN.arg(option))
    if SETTLE.holds(option):
        return build_worth(look, SETTLE.arg(option))
    if RECRUIT.holds(option):
        return recruit_worth(look, RECRUIT.arg(option))
    if RISE.holds(option):
        return look.rise(RISE.arg(option))
    if option == GLORY:
        return glory(look)
    return odd_worth(look, option)


def odd_worth(look: Outlook, option: int) -> float:
    """The same for options that are rare, or that take something away."""
    if DISCARD.holds(option):
        return -held_worth(look, DISCARD.arg(option))
    if KEEP.holds(option):
        return held_worth(look, KEEP.arg(option))
    if RECEIVE.holds(option):
        return held_worth(look, RECEIVE.arg(option))
    if STEAL.holds(option):
        return look.gain(STEAL.second(option))
    if MONSTER.holds(option):
        return float(BOX.beasts[MONSTER.arg(option)].strength)
    if TARGET.holds(option):
        return standing(look.game, TARGET.arg(option)) if look.game.are_rivals(look.seat, TARGET.arg(option)) else -10.0
    return 0.0


# --- paying


def pay(look: Outlook) -> int:
    """The resource that is least missed."""
    best, least = look.game.legal[0], 1000.0
    for option in look.game.legal:
        if PAY.holds(option) and PAY.arg(option):
            kind = PAY.arg(option) - 1
            missed = look.missed(kind)
            if kind == MAGIC_CARD:
                missed = min([held_worth(look, card) for card in look.player.hand.cards], default=0.0)
            if missed < least:
                best, least = option, missed
    return best


# --- power


def move_marker(look: Outlook) -> int:
    """A marker leaves its track if the new one is better."""
    arg = look.game.stack[-1].arg
    if look.rise(RISE_BY.first(arg), RISE_BY.second(arg)) <= LEAST:
        return NO
    return LEAVE.of(look.marker_loss()[1])


# --- choices between effects


def either(look: Outlook, effect: Either) -> int:
    best, most = look.game.legal[0], -1000.0
    for option in look.game.legal[: look.game.asked]:
        gain = worth(look, effect.branches[option - CHOOSE])
        if gain > most:
            best, most = option, gain
    return best


def may(look: Outlook, effect: May) -> int:
    gain = 0.0
    for part in effect.effects:
        gain += worth(look, part)
    return YES if gain > LEAST else NO


# --- the map


def lay_realm(look: Outlook) -> int:
    """Good sites near own units, monsters far away from them."""
    game = look.game
    realm = BOX.realm_card.index(game.stack[-1].source)
    own = game.held(look.seat)
    best, most = game.legal[0], -1000.0
    for option in game.legal:
        if not LAY.holds(option):
            continue
        near = neighbours(game, LAY.arg(option))
        beside_own = sum([own >> other & 1 for other in near])
        ruins = sum([1 for other in near if BOX.ruins >> other & 1])
        homes = sum([1 for other in near if other < len(game.dwellings) and game.dwellings[other] == look.seat])
        gain = 0.5 * ruins + 0.3 * homes + (-0.6 if BOX.is_lair[realm] or BOX.realm_element[realm] < 0 else 0.5) * beside_own
        if gain > most:
            best, most = option, gain
    return best


def swap_wizard(look: Outlook) -> int:
    """The wizard has acted; a worker who may settle, or a stronger fighter, takes its place."""
    game, seat = look.game, look.seat
    here = SWAP_WIZARD.realm_of(game, game.stack[-1])
    field = Field(game, here, game.wild_at(here))
    met = not game.peace and (field.monster != NOWHERE or any(field.units[side] for side in range(game.sides) if side != seat))
    before = prospect(look, field) if met else 0.0
    best, most = PASS, 0.3
    for option in game.legal:
        if not UNIT.holds(option):
            continue
        kind, there = UNIT.arg(option), UNIT.second(option)
        gain = site_worth(look, here) - site_worth(look, there) if kind == WORKER else 0.0
        if met:
            field.units[seat] = [kind]
            gain += prospect(look, field) - before
        if gain > most:
            best, most = option, gain
    return best


def wander(look: Outlook) -> int:
    """To where more can be reached, never into trouble."""
    game = look.game
    if not look.left:
        return PASS
    places = places_of(look)
    best, most = PASS, 0.2
    for option in game.legal:
        if TO.holds(option) and not game.occupied() >> TO.arg(option) & 1:
            gain = places.ahead(TO.arg(option))
            if gain > most:
                best, most = option, gain
    return best


def hand_over(look: Outlook) -> int:
    """A card goes to the partner who makes much more of it (EL-249)."""
    card = look.game.stack[-1].source
    partner = Outlook(look.game, look.game.partner(look.seat))
    return YES if card_worth(partner, card) > card_worth(look, card) + 1.0 else NO
