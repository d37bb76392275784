"""What the nemesis threatens, in points of damage that one would give to be spared it."""

from typing import Final

from deska.games.aeons_end.actions import FIRST_FOE, FOES
from deska.games.aeons_end.bot.life import grave_price, life_price, rounds_left
from deska.games.aeons_end.bot.numbers import (
    CALM,
    CORRUPT_GRAVEHOLD,
    CORRUPT_MAGES,
    DEVOURED,
    HARM,
    HUSK_EACH,
    HUSK_FEW,
    HUSK_MASS,
    STRIKE_GRAVEHOLD,
    STRIKE_MAGES,
)
from deska.games.aeons_end.components.state import AeonsEnd

RAGEBORNE: Final = 0
QUEEN: Final = 1
PRINCE: Final = 2
HAZE_SPEWER: Final = FIRST_FOE + FOES.index("haze-spewer")
CAUTERIZER: Final = FIRST_FOE + FOES.index("cauterizer")
PROVOKER: Final = FIRST_FOE + FOES.index("provoker")
MEMORY_EATER: Final = FIRST_FOE + FOES.index("memory-eater")
VILE_FEAST: Final = FIRST_FOE + FOES.index("vile-feast")
INVOKE_CARNAGE: Final = FIRST_FOE + FOES.index("invoke-carnage")
BLEED_STATIC: Final = FIRST_FOE + FOES.index("bleed-static")
TWISTING_MADNESS: Final = FIRST_FOE + FOES.index("twisting-madness")
NOTHING: Final[tuple[float, float, float, float]] = (0.0, 0.0, 0.0, 0.0)
TO_GRAVEHOLD: Final[list[float]] = [HARM.get(name, NOTHING)[0] for name in FOES]
TO_MAGES: Final[list[float]] = [HARM.get(name, NOTHING)[1] for name in FOES]
TO_CARDS: Final[list[float]] = [HARM.get(name, NOTHING)[2] for name in FOES]
UNLEASHES: Final[list[float]] = [HARM.get(name, NOTHING)[3] for name in FOES]


def unleash_cost(game: AeonsEnd) -> float:
    """What one Unleash costs."""
    if game.nemesis == RAGEBORNE:
        return STRIKE_GRAVEHOLD * grave_price(game) + STRIKE_MAGES * life_price(game)
    if game.nemesis == QUEEN:
        return 2.0 * husk_price(game)
    if game.nemesis == PRINCE:
        return DEVOURED
    return CORRUPT_GRAVEHOLD * grave_price(game) + CORRUPT_MAGES * life_price(game)


def husk_price(game: AeonsEnd) -> float:
    return HUSK_FEW + HUSK_EACH * game.husks + HUSK_MASS * max(0, game.husks - CALM)


def harm(game: AeonsEnd, card: int) -> float:
    """What a nemesis card costs the next time it takes effect."""
    grave = TO_GRAVEHOLD[card - FIRST_FOE]
    mages = TO_MAGES[card - FIRST_FOE]
    total = TO_CARDS[card - FIRST_FOE] + UNLEASHES[card - FIRST_FOE] * unleash_cost(game)
    if card == HAZE_SPEWER:
        grave += tokens_of(game, card)
    elif card == CAUTERIZER:
        mages += tokens_of(game, card)
    elif card == PROVOKER:
        grave += game.fury
    elif card == INVOKE_CARNAGE:
        mages += game.fury
    elif card == MEMORY_EATER:
        mages += game.left.count(0)
    elif card == VILE_FEAST:
        grave += 2 * game.left.count(0)
    elif card == BLEED_STATIC:
        mages += 2 * max([8 - player.prepped.count(-1) for player in game.players])
    elif card == TWISTING_MADNESS:
        total += min(13, game.nemesis_ceiling - game.life)
    return total + grave * grave_price(game) + mages * life_price(game)


def tokens_of(game: AeonsEnd, card: int) -> int:
    return game.tokens[game.field.index(card)] if card in game.field else 0


def minion_worth(game: AeonsEnd, card: int) -> float:
    """What killing a minion in play saves."""
    rounds = rounds_left(game)
    if card == HAZE_SPEWER:
        life = tokens_of(game, card)
        return grave_price(game) * min(rounds * life, life * (life + 1) / 2)
    return harm(game, card) * rounds
