"""The choice of mages: who suffers, who gains, who acts."""

from deska.games.aeons_end.actions import MAGE
from deska.games.aeons_end.bot.life import suffer_cost
from deska.games.aeons_end.bot.mages import neediest, strength
from deska.games.aeons_end.bot.numbers import LOST
from deska.games.aeons_end.bot.piles import gems_of, hand_worth
from deska.games.aeons_end.bot.worth import worth
from deska.games.aeons_end.cards.basics import RavageOrGems, ShuffleAll, TeamDiscards
from deska.games.aeons_end.cards.corruptions import GainCorruption, GainCorruptions
from deska.games.aeons_end.cards.crooked_mask import DiscardCrystals, TwoPlayers
from deska.games.aeons_end.cards.starters import MaySuffer
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.charges import Charge
from deska.games.aeons_end.effects.life import Heal, Suffer
from deska.games.aeons_end.effects.piles import Discard
from deska.games.aeons_end.effects.values import On, amount
from deska.kernel import DONE, Effect


def mage_for(game: AeonsEnd, effects: tuple[Effect, ...], source: int) -> int:
    """The option that names the mage who should carry the effects out."""
    seats = [MAGE.arg(option) for option in game.legal if MAGE.holds(option)]
    return MAGE.of(min(seats, key=lambda seat: burden(game, seat, effects, source)))


def burden(game: AeonsEnd, seat: int, effects: tuple[Effect, ...], source: int) -> float:
    """The cost if the seat carries the effects out; less than nothing if they help."""
    player = game.players[seat]
    first = effects[0]
    for effect in effects:
        if isinstance(effect, Suffer):
            return suffer_cost(game, seat, amount(game, effect.damage, seat, source))
    if isinstance(first, Heal):
        return float(player.life)
    if isinstance(first, Charge):
        return -float(player.charges)
    if isinstance(first, Discard):
        return sum(sorted([hand_worth(game, seat, card) for card in player.hand])[: first.count])
    if isinstance(first, MaySuffer):
        return -float(player.life)
    if isinstance(first, (GainCorruption, GainCorruptions)):
        return suffer_cost(game, seat, 2)
    if isinstance(first, (ShuffleAll, DiscardCrystals)):
        return sum([worth(card) for card in player.deck.cards + player.discard]) / max(1, len(player.deck) + len(player.discard))
    return -strength(game, seat)


def who(game: AeonsEnd, effect: Effect, source: int) -> int:
    if isinstance(effect, On):
        if isinstance(effect.effects[0], Charge):
            return MAGE.of(neediest(game, [MAGE.arg(option) for option in game.legal]))
        return mage_for(game, effect.effects, source)
    if isinstance(effect, TwoPlayers):
        return mage_for(game, effect.second if game.stack[-1].arg else effect.first, source)
    if isinstance(effect, RavageOrGems):
        return cheapest_gem(game)
    if isinstance(effect, TeamDiscards):
        return cheapest_card(game)
    return MAGE.of(max([MAGE.arg(option) for option in game.legal if MAGE.holds(option)], key=lambda seat: strength(game, seat)))


def cheapest_gem(game: AeonsEnd) -> int:
    """Three life of Gravehold are worth more than any gem in hand."""
    best, least = DONE, LOST
    for option in game.legal:
        if option != DONE:
            cost = min([worth(card) for card in gems_of(game, MAGE.arg(option))])
            if cost < least:
                best, least = option, cost
    return best


def cheapest_card(game: AeonsEnd) -> int:
    best, least = game.legal[0], LOST
    for option in game.legal:
        seat = MAGE.arg(option)
        cost = min([hand_worth(game, seat, card) for card in game.players[seat].hand])
        if cost < least:
            best, least = option, cost
    return best
