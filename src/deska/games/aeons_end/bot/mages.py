"""When abilities are used, and for whom."""

from typing import Final

from deska.games.aeons_end.actions import MAGES, NEMESIS
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
from deska.games.aeons_end.bot.worth import DAMAGE, spell_damage
from deska.games.aeons_end.components.definitions import BOX, POWER, SPELL
from deska.games.aeons_end.components.state import OPEN_SIDE, AeonsEnd, Player
from deska.games.aeons_end.effects.values import has_room

ADELHEIM: Final = MAGES.index("adelheim")
BRAMA: Final = MAGES.index("brama")
JIAN: Final = MAGES.index("jian")
KADIR: Final = MAGES.index("kadir")
LASH: Final = MAGES.index("lash")
PHAEDRAXA: Final = MAGES.index("phaedraxa")
XAXOS: Final = MAGES.index("xaxos")


def should_use(game: AeonsEnd, seat: int, source: int) -> bool:
    """Whether this is a good moment for the seat's ability; the source is the nemesis card that was drawn, if any."""
    mage = game.players[seat].mage
    if mage == ADELHEIM:
        return harm(game, source) * (LATER if BOX.foe_kind(source) == POWER else 1.0) >= GRAVE
    if mage == BRAMA:
        return any(0 < player.life <= game.level.life - 4 for player in game.players)
    if mage == JIAN:
        return best_prepped(game) >= min(MIRROR_MOST, MIRROR_LEAST + MIRROR_LIFE * game.life)
    if mage == KADIR:
        return gate_spells(game.players[game.turn]) >= 3
    if mage == LASH:
        return bool(quickened(game))
    if mage == PHAEDRAXA:
        return game.spent[-1] == NEMESIS and coming_harm(game) >= BAD_TURN
    if mage == XAXOS:
        return sum([BOX.mages[player.mage].charges - player.charges for player in game.players if player is not game.players[seat]]) >= 3
    return True


def best_prepped(game: AeonsEnd) -> float:
    """The strongest spell that anybody has prepped."""
    best = 0.0
    for seat in range(game.seats):
        for place in range(8):
            if game.players[seat].prepped[place] >= 0:
                best = max(best, spell_damage(game, seat, place))
    return best


def gate_spells(player: Player) -> int:
    """How many good spells an Otherworldly Gate would let the player prep more."""
    open_breaches = player.breaches.count(OPEN_SIDE)
    free = 2 * open_breaches - len([card for card in player.prepped if card >= 0])
    good = [card for card in player.hand + player.discard if BOX.kind[card] == SPELL and DAMAGE[card] > GOOD_SPELL]
    return min(free, len(good))


def quickened(game: AeonsEnd) -> list[int]:
    """Players for whom another turn is worth the life it costs."""
    return [card for card in game.spent if card < len(game.players) and game.players[card].life > 2] if not game.solo else [0]


def coming_harm(game: AeonsEnd) -> float:
    """Life that the nemesis's cards in play and an unknown one will cost in its turn."""
    total = UNKNOWN_CARD
    for card, tokens in zip(game.field, game.tokens, strict=True):
        if BOX.foe_kind(card) != POWER or tokens == 1:
            total += harm(game, card)
    return total + (FURIOUS if game.fury >= 3 else 0.0)


def strength(game: AeonsEnd, seat: int) -> float:
    """How much a turn of the seat would bring."""
    player = game.players[seat]
    total = sum([spell_damage(game, seat, place) for place in range(8) if player.prepped[place] >= 0], 0.0)
    return total + INCOME * Engine(player).income() + IN_HAND * len(player.hand)


def neediest(game: AeonsEnd, seats: list[int]) -> int:
    """Who should get a charge: the one nearest to a full ability."""
    return max(seats, key=lambda seat: charge_rank(game, seat))


def charge_rank(game: AeonsEnd, seat: int) -> int:
    player = game.players[seat]
    return player.charges if has_room(player) else -1
