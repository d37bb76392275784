"""Which cards are discarded, destroyed, returned, gained or given up."""

from typing import Final

from deska.games.aeons_end.actions import (
    DESTROY,
    DESTROY_DISCARDED,
    DEVOUR,
    DISCARD,
    FIRST_MARKET,
    GAIN,
    GAIN_DEVOURED,
    PLAY,
    PLAYER_CARDS,
    RETURN,
    UNPREP,
)
from deska.games.aeons_end.bot.spending import Spending
from deska.games.aeons_end.bot.threats import turns_left
from deska.games.aeons_end.bot.worth import AETHER, DAMAGE, is_junk, spell_damage, worth
from deska.games.aeons_end.components.definitions import BOX, GEM, SPELL
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.piles import FromHand
from deska.kernel import DONE

LATE: Final = 4.0
"""With fewer turns left, cards may burn for damage."""
BURNING_OPAL: Final = PLAYER_CARDS.index("burning-opal")


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
    return best if least <= (0.5 if game.stack[-1].source == BURNING_OPAL else 1.0) else DONE


def hand_worth(game: AeonsEnd, seat: int, card: int) -> float:
    """What a card in hand is worth until it comes round again; a spell without a place is worth little."""
    if BOX.kind[card] != SPELL:
        return worth(card)
    free = game.players[seat].prepped[:4].count(-1)
    return DAMAGE[card] if free > 1 else 0.4 * DAMAGE[card]


def dearest_gem(game: AeonsEnd) -> int:
    """For Oblivion Swell: the gem that adds most damage beyond its aether."""
    best, most = DONE, 0.0
    for option in game.legal:
        if DISCARD.holds(option):
            card = DISCARD.arg(option)
            gain = BOX.cost[card] - 0.8 * AETHER[card]
            if gain > most:
                best, most = option, gain
    return best


def to_destroy(game: AeonsEnd, effect: FromHand) -> int:
    """The card that is missed least; if it may be none, only junk, or what burns well near the end."""
    best, least = game.legal[0], 1000.0
    for option in game.legal:
        if DESTROY.holds(option) and worth(DESTROY.arg(option)) < least:
            best, least = option, worth(DESTROY.arg(option))
    if not effect.optional:
        return best
    if effect.damage:
        return best if least <= (2.0 if turns_left(game) > LATE else 5.0) else DONE
    return best if is_junk(DESTROY.arg(best)) else DONE


def to_destroy_anywhere(game: AeonsEnd) -> int:
    """Junk: from the discard pile if possible, since what is in hand can still be used."""
    best, least = DONE, 1.05
    for option in game.legal:
        if option == DONE:
            continue
        in_hand = DESTROY.holds(option)
        card = DESTROY.arg(option) if in_hand else DESTROY_DISCARDED.arg(option)
        cost = worth(card) + (0.04 if in_hand else 0.0)
        if cost < least:
            best, least = option, cost
    return best


def to_return(game: AeonsEnd) -> int:
    """The best card comes back."""
    best, most = game.legal[0], -1000.0
    for option in game.legal:
        if RETURN.holds(option):
            card = RETURN.arg(option)
            gain = DAMAGE[card] if BOX.kind[card] == SPELL else AETHER[card]
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
        card = FIRST_MARKET + (GAIN.arg(option) if GAIN.holds(option) else GAIN_DEVOURED.arg(option))
        gain = spending.card_worth(card)
        if gain > most:
            best, most = option, gain
    return best


def to_feed(game: AeonsEnd, seat: int) -> int:
    """The pile that is missed least: full ones of poor cards."""
    spending = Spending(game, seat)
    best, least = game.legal[0], 1000.0
    for option in game.legal:
        card = FIRST_MARKET + DEVOUR.arg(option)
        left = game.left[game.market.index(card)]
        cost = spending.card_worth(card) + (10.0 if left <= 3 else 0.0) - 0.5 * left
        if cost < least:
            best, least = option, cost
    return best


def to_double(game: AeonsEnd) -> int:
    """The gem to play twice and destroy: junk if there is some."""
    return min(game.legal, key=lambda option: worth(PLAY.arg(option)))


def gems_of(game: AeonsEnd, seat: int) -> list[int]:
    return [card for card in game.players[seat].hand if BOX.kind[card] == GEM]
