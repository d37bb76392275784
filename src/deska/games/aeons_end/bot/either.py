"""Choices between two halves of a card, and questions of yes or no."""

from typing import Final

from deska.games.aeons_end.actions import CARDS
from deska.games.aeons_end.bot.life import ravage_cost, suffer_cost, turns_left
from deska.games.aeons_end.bot.mages import best_prepped
from deska.games.aeons_end.bot.numbers import (
    EMPTY_RELICS,
    EMPTY_SPELLS,
    FOUR_CARDS,
    FULL_HEALTH,
    GARNET_CAST,
    GARNET_HELD,
    LONG_GAME,
    LOST,
    NEAR_STRIKE,
    NEMESIS_TURNS,
    OVERRUN,
    RETURNED,
    SPELL_LOST,
    TWO_SWARMS,
    WEAK_LIFE,
)
from deska.games.aeons_end.bot.targets import spread_worth
from deska.games.aeons_end.bot.threats import RAGEBORNE, harm, husk_price, unleash_cost
from deska.games.aeons_end.bot.worth import CRYSTAL, is_junk
from deska.games.aeons_end.cards.crooked_mask import DestroyShown
from deska.games.aeons_end.cards.starters import MaySuffer
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.effects.board import last_minion
from deska.games.aeons_end.effects.breaches import closed_breaches
from deska.games.aeons_end.effects.damage import Spread
from deska.games.aeons_end.effects.supply import OntoDeck
from deska.games.aeons_end.effects.values import LOWEST_LIFE
from deska.kernel import CHOOSE, NO, YES, Effect, Frame

FIRST: Final = CHOOSE
SECOND: Final = CHOOSE + 1


def half(game: AeonsEnd, seat: int, source: int) -> int:
    """The better half of a card."""
    first, second = costs(game, seat, source, CARDS[source])
    return FIRST if first <= second else SECOND


def costs(game: AeonsEnd, seat: int, source: int, name: str) -> tuple[float, float]:
    """What each half costs; compared only with each other."""
    unleash = unleash_cost(game)
    if name == "awaken":
        minion = last_minion(game)
        return 2 * unleash + ravage_cost(game, 3), harm(game, minion) * RETURNED
    if name == "venomite":
        return lowest_suffers(game, source, 2), SPELL_LOST
    if name == "obliterate":
        return FOUR_CARDS, suffer_cost(game, seat, 4)
    if name == "sunder":
        return ravage_cost(game, 4) + lowest_suffers(game, source, 4), NEMESIS_TURNS
    if name == "scorn":
        return ravage_cost(game, 3), 2 * unleash + (NEAR_STRIKE if game.nemesis == RAGEBORNE and game.fury >= 2 else 0.0)
    if name == "infest":
        return anybody_suffers(game, 4), LOST if game.husks >= OVERRUN else TWO_SWARMS
    return other_costs(game, seat, name)


def other_costs(game: AeonsEnd, seat: int, name: str) -> tuple[float, float]:
    if name == "lobotomize":
        return anybody_suffers(game, 3), EMPTY_SPELLS
    if name == "thought-biter":
        return anybody_suffers(game, 2), EMPTY_RELICS
    if name == "digest":
        return 3 * unleash_cost(game), anybody_suffers(game, game.left.count(0))
    if name == "emerald-shard":
        return 1.0, 0.5 if min([player.life for player in game.players if player.life], default=FULL_HEALTH) <= WEAK_LIFE else 2.0
    if name == "garnet-shard":
        return 0.0, GARNET_HELD - GARNET_CAST * best_prepped(game)
    if name == "flexing-dagger" or name == "focusing-orb":
        return (0.0, 1.0) if closed_breaches(game.players[seat]) else (1.0, 0.0)
    if name == "unstable-prism":
        thin = CRYSTAL in game.players[seat].hand and turns_left(game) > LONG_GAME
        return (0.0, 1.0) if thin else (1.0, 0.0)
    return 0.0, 0.0


def lowest_suffers(game: AeonsEnd, source: int, damage: int) -> float:
    return min([suffer_cost(game, seat, damage) for seat in LOWEST_LIFE.seats(game, 0, source)], default=LOST)


def anybody_suffers(game: AeonsEnd, damage: int) -> float:
    return min([suffer_cost(game, seat, damage) for seat in range(game.seats)])


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
    if CARDS[frame.source] == "phoenix-flame":
        return YES if game.players[seat].charges < 4 or game.life <= 4 else NO
    return YES
