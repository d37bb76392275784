"""The threats of the nemesis, each worth the damage that one would give up to be spared it."""

from deska.games.aeons_end.bot.life import grave_price, life_price, rounds_left
from deska.games.aeons_end.bot.numbers import (
    CALM,
    CORRUPT_GRAVEHOLD,
    CORRUPT_MAGES,
    DEVOURED,
    HUSK_EACH,
    HUSK_FEW,
    HUSK_MASS,
    STRIKE_GRAVEHOLD,
    STRIKE_MAGES,
)
from deska.games.aeons_end.bot.traits import THREATS, fixed
from deska.games.aeons_end.components.definitions import Number
from deska.games.aeons_end.components.state import AeonsEnd


def unleash_cost(game: AeonsEnd) -> float:
    """The cost of one Unleash."""
    if game.board.keeps == "fury":
        return STRIKE_GRAVEHOLD * grave_price(game) + STRIKE_MAGES * life_price(game)
    if game.board.keeps == "husks":
        return 2.0 * husk_price(game)
    if game.board.keeps == "devoured":
        return DEVOURED
    return CORRUPT_GRAVEHOLD * grave_price(game) + CORRUPT_MAGES * life_price(game)


def husk_price(game: AeonsEnd) -> float:
    return HUSK_FEW + HUSK_EACH * game.husks + HUSK_MASS * max(0, game.husks - CALM)


def harm(game: AeonsEnd, card: int) -> float:
    """The cost of a nemesis card the next time it takes effect."""
    threat = THREATS[card]
    grave = threat.grave + most_of(game, threat.ravages, card)
    mages = threat.mages + most_of(game, threat.wounds, card)
    total = threat.cards + threat.unleashes * unleash_cost(game) + min(threat.heals, game.nemesis_ceiling - game.life)
    return total + grave * grave_price(game) + mages * life_price(game)


def most_of(game: AeonsEnd, numbers: list[Number], card: int) -> int:
    """The part of some numbers that depends on the game, for the player for whom it is largest."""
    total = 0
    for number in numbers:
        total += max([number.count(game, seat, card) for seat in range(game.seats)]) - fixed(number)
    return total


def tokens_of(game: AeonsEnd, card: int) -> int:
    return game.tokens[game.field.index(card)] if card in game.field else 0


def minion_worth(game: AeonsEnd, card: int) -> float:
    """The harm that is spared if a minion in play is killed."""
    rounds = rounds_left(game)
    if THREATS[card].fades:
        life = tokens_of(game, card)
        return grave_price(game) * min(rounds * life, life * (life + 1) / 2)
    return harm(game, card) * rounds
