"""The choice of cards that are discarded, destroyed, returned, gained or given up."""

from deska.games.aeons_end.actions import (
    DESTROY,
    DESTROY_DISCARDED,
    DEVOUR,
    DISCARD,
    PLAY,
    RETURN,
    UNPREP,
)
from deska.games.aeons_end.bot.engine import Engine
from deska.games.aeons_end.bot.life import turns_left
from deska.games.aeons_end.bot.numbers import CORRUPTED, CROWDED, FULL_PILE, GEM_NOW, HELD, LAST_OF_PILE, OPAL, THEFT
from deska.games.aeons_end.bot.spending import Spending
from deska.games.aeons_end.bot.traits import AETHER, DAMAGE, with_parts
from deska.games.aeons_end.bot.worth import spell_damage, worth
from deska.games.aeons_end.components.definitions import CORRUPTION, GEM, SPELL
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.piles import Draw, FromHand
from deska.games.aeons_end.effects.supply import FOR_FREE
from deska.kernel import DONE


def to_discard(game: AeonsEnd, seat: int, effect: FromHand) -> int:
    """The card that helps least this turn; nothing if that is too dear for what it brings."""
    best, least = game.legal[0], 1000.0
    for option in game.legal:
        if DISCARD.holds(option) and hand_worth(game, seat, DISCARD.arg(option)) < least:
            best, least = option, hand_worth(game, seat, DISCARD.arg(option))
    if not effect.optional:
        return best
    if effect.by_cost:
        return dearest_gem(game)
    if effect.damage:
        return best if least <= effect.damage else DONE
    draws = any(isinstance(step, Draw) for step in with_parts(list(effect.then)))
    return best if least <= (OPAL if draws else THEFT) else DONE


def hand_worth(game: AeonsEnd, seat: int, card: int) -> float:
    """The worth of a card in hand until it comes round again; a spell without a place is worth little."""
    if game.box.kind[card] != SPELL:
        return HELD * worth(card)
    free = game.players[seat].prepped[:4].count(-1)
    return DAMAGE[card] if free > 1 else CROWDED * DAMAGE[card]


def dearest_gem(game: AeonsEnd) -> int:
    """The gem whose cost adds most damage beyond its aether."""
    best, most = DONE, 0.0
    for option in game.legal:
        if DISCARD.holds(option):
            card = DISCARD.arg(option)
            gain = game.box.cost[card] - GEM_NOW * AETHER[card]
            if gain > most:
                best, most = option, gain
    return best


def to_destroy(game: AeonsEnd, seat: int, effect: FromHand) -> int:
    """The card that is missed least. If none need be destroyed, only one that the deck is better without, or that burns well."""
    engine = Engine(game.players[seat])
    best, most = game.legal[0], -1000.0
    for option in game.legal:
        if DESTROY.holds(option):
            gain = without(game, seat, engine, DESTROY.arg(option)) - hand_worth(game, seat, DESTROY.arg(option))
            if gain > most:
                best, most = option, gain
    return best if not effect.optional or most + effect.damage > 0.0 else DONE


def without(game: AeonsEnd, seat: int, engine: Engine, card: int) -> float:
    """The gain for a player's cards if one of them is gone."""
    if game.box.kind[card] == CORRUPTION:
        return CORRUPTED
    turns = max(0.0, turns_left(game) - 1.0)
    return engine.with_card(card, turns, -1) * turns


def to_destroy_anywhere(game: AeonsEnd, seat: int) -> int:
    """The card that the deck is better without: from the discard pile if possible, since a card in hand can still be used."""
    engine = Engine(game.players[seat])
    best, most = DONE, 0.0
    for option in game.legal:
        if option == DONE:
            continue
        if DESTROY.holds(option):
            gain = without(game, seat, engine, DESTROY.arg(option)) - hand_worth(game, seat, DESTROY.arg(option))
        else:
            gain = without(game, seat, engine, DESTROY_DISCARDED.arg(option))
        if gain > most:
            best, most = option, gain
    return best


def to_return(game: AeonsEnd) -> int:
    """The best card comes back."""
    best, most = game.legal[0], -1000.0
    for option in game.legal:
        if RETURN.holds(option):
            card = RETURN.arg(option)
            gain = DAMAGE[card] if game.box.kind[card] == SPELL else AETHER[card]
            if gain > most:
                best, most = option, gain
    return best


def to_give_up(game: AeonsEnd) -> int:
    """The weakest of some prepped spells."""
    return min(game.legal, key=lambda option: spell_damage(game, UNPREP.arg(option), UNPREP.second(option)))


def to_gain(game: AeonsEnd, seat: int) -> int:
    spending = Spending(game, seat)
    best, most = game.legal[0], -1.0
    for option in game.legal:
        gain = spending.card_worth(FOR_FREE.card(option))
        if gain > most:
            best, most = option, gain
    return best


def to_feed(game: AeonsEnd, seat: int) -> int:
    """The pile that is missed least: full ones of poor cards."""
    spending = Spending(game, seat)
    best, least = game.legal[0], 1000.0
    for option in game.legal:
        card = DEVOUR.arg(option)
        left = game.left[game.market.index(card)]
        cost = spending.card_worth(card) + (LAST_OF_PILE if left <= 3 else 0.0) - FULL_PILE * left
        if cost < least:
            best, least = option, cost
    return best


def to_double(game: AeonsEnd) -> int:
    """The gem to play twice and destroy: junk if there is some."""
    return min(game.legal, key=lambda option: worth(PLAY.arg(option)))


def gems_of(game: AeonsEnd, seat: int) -> list[int]:
    return [card for card in game.players[seat].hand if game.box.kind[card] == GEM]
