"""The use of abilities: at which moment, and for whom."""

from deska.games.aeons_end.actions import NEMESIS
from deska.games.aeons_end.bot.engine import Engine
from deska.games.aeons_end.bot.numbers import (
    BAD_TURN,
    FURIOUS,
    GOOD_SPELL,
    GRAVE,
    IN_HAND,
    INCOME,
    LATER,
    MIRROR_LEAST,
    MIRROR_LIFE,
    MIRROR_MOST,
    UNKNOWN_CARD,
)
from deska.games.aeons_end.bot.threats import harm
from deska.games.aeons_end.bot.traits import ABILITY_STEPS, DAMAGE
from deska.games.aeons_end.bot.worth import spell_damage
from deska.games.aeons_end.cards.mages import OpenGate, PreventDamage, ShareCharges, WardOff
from deska.games.aeons_end.components.definitions import POWER, SPELL
from deska.games.aeons_end.components.state import OPEN_SIDE, AeonsEnd
from deska.games.aeons_end.effects.casting import CastTwice
from deska.games.aeons_end.effects.life import Heal
from deska.games.aeons_end.effects.order import ShuffleBack
from deska.games.aeons_end.effects.values import room
from deska.kernel import Effect


def should_use(game: AeonsEnd, seat: int, source: int) -> bool:
    """True if this is a good moment for the seat's ability; the source is the nemesis card that was drawn, if any."""
    return all(is_timely(game, seat, source, step) for step in ABILITY_STEPS[game.players[seat].mage])


def is_timely(game: AeonsEnd, seat: int, source: int, step: Effect) -> bool:
    """True if this is a good moment for a step of an ability."""
    if isinstance(step, WardOff):
        return harm(game, source) * (LATER if game.box.kind[source] == POWER else 1.0) >= GRAVE
    if isinstance(step, Heal):
        return any(0 < player.life <= game.level.life - step.life for player in game.players)
    if isinstance(step, CastTwice):
        return best_prepped(game) >= min(MIRROR_MOST, MIRROR_LEAST + MIRROR_LIFE * game.life)
    if isinstance(step, OpenGate):
        return gate_spells(game) >= 3
    if isinstance(step, ShuffleBack):
        return bool(quickened(game))
    if isinstance(step, PreventDamage):
        return game.spent[-1] == NEMESIS and coming_harm(game) >= BAD_TURN
    if isinstance(step, ShareCharges):
        return (
            sum([game.box.mages[player.mage].charges - player.charges for player in game.players if player is not game.players[seat]]) >= 3
        )
    return True


def best_prepped(game: AeonsEnd) -> float:
    """The strongest spell that anybody has prepped."""
    best = 0.0
    for seat in range(game.seats):
        for place in range(8):
            if game.players[seat].prepped[place] >= 0:
                best = max(best, spell_damage(game, seat, place))
    return best


def gate_spells(game: AeonsEnd) -> int:
    """The number of good spells that the player on turn could prep more through an Otherworldly Gate."""
    player = game.players[game.turn]
    open_breaches = player.breaches.count(OPEN_SIDE)
    free = 2 * open_breaches - len([card for card in player.prepped if card >= 0])
    good = [card for card in player.hand + player.discard if game.box.kind[card] == SPELL and DAMAGE[card] > GOOD_SPELL]
    return min(free, len(good))


def quickened(game: AeonsEnd) -> list[int]:
    """Players for whom another turn is worth the life it costs."""
    return [card for card in game.spent if card < len(game.players) and game.players[card].life > 2] if not game.solo else [0]


def coming_harm(game: AeonsEnd) -> float:
    """Life that the nemesis's cards in play and an unknown one will cost in its turn."""
    total = UNKNOWN_CARD
    for card, tokens in zip(game.field, game.tokens, strict=True):
        if game.box.kind[card] != POWER or tokens == 1:
            total += harm(game, card)
    return total + (FURIOUS if game.fury >= 3 else 0.0)


def strength(game: AeonsEnd, seat: int) -> float:
    """The worth of a turn of the seat."""
    player = game.players[seat]
    total = sum([spell_damage(game, seat, place) for place in range(8) if player.prepped[place] >= 0], 0.0)
    return total + INCOME * Engine(player).income() + IN_HAND * len(player.hand)


def neediest(game: AeonsEnd, seats: list[int]) -> int:
    """The seat that should get a charge: the one nearest to a full ability."""
    return max(seats, key=lambda seat: charge_rank(game, seat))


def charge_rank(game: AeonsEnd, seat: int) -> int:
    player = game.players[seat]
    return player.charges if room(game, seat) else -1
