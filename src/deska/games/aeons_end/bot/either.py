"""Choices between two halves of a card, and questions of yes or no."""

from deska.games.aeons_end.bot.life import ravage_cost, suffer_cost, turns_left
from deska.games.aeons_end.bot.mages import best_prepped
from deska.games.aeons_end.bot.numbers import (
    CARD_LOST,
    FED_CARD,
    FULL_HEALTH,
    GARNET_CAST,
    GARNET_HELD,
    LONG_GAME,
    LOST,
    NEAR_STRIKE,
    NEEDED,
    NEMESIS_TURNS,
    ONE_SWARM,
    OVERRUN,
    RETURNED,
    SPELL_LOST,
    THINNED,
    WEAK_LIFE,
)
from deska.games.aeons_end.bot.targets import spread_worth
from deska.games.aeons_end.bot.threats import harm, husk_price, unleash_cost
from deska.games.aeons_end.bot.worth import is_junk
from deska.games.aeons_end.cards.basics import Revive
from deska.games.aeons_end.cards.carapace_queen import Swarm
from deska.games.aeons_end.cards.corruptions import DestroyShown
from deska.games.aeons_end.cards.prince_of_gluttons import Devour
from deska.games.aeons_end.cards.rageborne import IN_FURY
from deska.games.aeons_end.cards.starters import MaySuffer
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.aether import Aether
from deska.games.aeons_end.effects.board import Unleash, last_minion
from deska.games.aeons_end.effects.breaches import DropSpell, FocusAny, closed_breaches
from deska.games.aeons_end.effects.casting import CastAny
from deska.games.aeons_end.effects.charges import LoseCharges
from deska.games.aeons_end.effects.damage import Spread
from deska.games.aeons_end.effects.life import Heal, Ravage, Suffer
from deska.games.aeons_end.effects.order import ShuffleBackNemesis
from deska.games.aeons_end.effects.piles import DESTROY_THIS, FromHand
from deska.games.aeons_end.effects.playing import Discount, PlayTwice
from deska.games.aeons_end.effects.supply import OntoDeck
from deska.games.aeons_end.effects.values import On, amount
from deska.kernel import CHOOSE, NO, YES, All, Effect, Either, Exchange, Frame, May


def half(game: AeonsEnd, seat: int, frame: Frame, effect: Either) -> int:
    """The half of a card that costs least."""
    prices = [price(game, seat, frame.source, branch) for branch in effect.branches]
    return CHOOSE + prices.index(min(prices))


def price(game: AeonsEnd, seat: int, source: int, effect: Effect) -> float:
    """The cost of an effect; less than nothing if it helps. It is compared only with other halves of the same card."""
    if isinstance(effect, All):
        return 0.0 if effect.effects[0] is DESTROY_THIS else sum([price(game, seat, source, part) for part in effect.effects])
    if isinstance(effect, On):
        return min([price(game, other, source, effect.effects[0]) for other in effect.who.seats(game, seat, source)], default=LOST)
    if isinstance(effect, Suffer):
        return suffer_cost(game, seat, amount(game, effect.damage, seat, source))
    if isinstance(effect, Ravage):
        return ravage_cost(game, amount(game, effect.damage, seat, source))
    if isinstance(effect, Unleash):
        return effect.times * unleash_cost(game) + (NEAR_STRIKE if game.fury + effect.times >= IN_FURY else 0.0)
    return price_of_cards(game, seat, effect)


def price_of_cards(game: AeonsEnd, seat: int, effect: Effect) -> float:
    if isinstance(effect, Revive):
        return harm(game, last_minion(game)) * RETURNED
    if isinstance(effect, DropSpell):
        return SPELL_LOST * effect.count
    if isinstance(effect, FromHand):
        return CARD_LOST * effect.count
    if isinstance(effect, Devour):
        return FED_CARD * (effect.count if isinstance(effect.count, int) else 1)
    if isinstance(effect, Swarm):
        return LOST if game.husks >= OVERRUN else ONE_SWARM
    if isinstance(effect, ShuffleBackNemesis):
        return NEMESIS_TURNS
    return -gain(game, seat, effect)


def gain(game: AeonsEnd, seat: int, effect: Effect) -> float:
    """The gain of the half of a gem or relic."""
    if isinstance(effect, Aether):
        return float(effect.aether)
    if isinstance(effect, Heal):
        return NEEDED if game.players[seat].life <= WEAK_LIFE else 0.0
    if isinstance(effect, CastAny):
        return GARNET_CAST * best_prepped(game) - GARNET_HELD
    if isinstance(effect, (Discount, FocusAny)):
        return 1.0 if closed_breaches(game.players[seat]) else -1.0
    if isinstance(effect, PlayTwice):
        return THINNED if game.box.crystal in game.players[seat].hand and turns_left(game) > LONG_GAME else 0.0
    return 0.0


def yes_or_no(game: AeonsEnd, seat: int, effect: Effect, frame: Frame) -> int:
    """Gifts are welcome; what costs life or cards is weighed."""
    if isinstance(effect, Spread):
        return YES if spread_worth(game, seat, frame.arg) > husk_price(game) else NO
    if isinstance(effect, MaySuffer):
        player = game.players[seat]
        return YES if player.life >= FULL_HEALTH and turns_left(game) > LONG_GAME and any(is_junk(card) for card in player.hand) else NO
    if isinstance(effect, DestroyShown):
        return YES if is_junk(game.players[seat].deck.cards[-1]) else NO
    if isinstance(effect, OntoDeck):
        return YES
    if isinstance(effect, May) and isinstance(effect.effects[0], Exchange) and isinstance(effect.effects[0].cost[0], LoseCharges):
        return YES if game.players[seat].charges < 4 or game.life <= 4 else NO
    return YES
