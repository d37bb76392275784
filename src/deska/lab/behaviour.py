"""A digest of how a bot plays: of its choices in one fixed game, not of its source text.

Games that were played before a change of the code still count if the change left the choices alone. The digest sees the whole game of
sensible players, what its positions are worth, and what the bot would choose in them.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from itertools import islice
from typing import Any, Final

from deska.api import spec_of
from deska.bots import Thinker, make, yardstick
from deska.bots.ladder import SEARCHERS
from deska.bots.search import Rollouts
from deska.kernel import Game, GameSpec
from deska.lab.outside import is_outside

SEED: Final = 20
ASKED: Final = 6
"""The number of positions in which a level that searches is asked."""
WORLDS: Final = 8
"""The number of worlds that it looks at there; how many it looks at in earnest is part of the digest."""
DIGITS: Final = 6
"""A machine may calculate differently in later decimal places."""


def behaviour_of(spec: GameSpec, bot: str, seats: int, variant: Mapping[str, Any]) -> str:
    """The digest of one of our own bots in this set-up; one from outside is known by its name alone."""
    return "" if is_outside(bot) else digest_of(spec.id, bot, seats, tuple(sorted(variant.items())))


@cache
def digest_of(game_id: str, bot: str, seats: int, variant: tuple[tuple[str, Any], ...]) -> str:
    spec = spec_of(game_id)
    digest = blake2b(digest_size=8)
    positions: list[Game] = []
    game = spec.new(seats, SEED, dict(variant))
    sensible = make(yardstick(spec), spec, SEED)
    while game.legal:
        if len(game.legal) > 1:
            positions.append(game.clone())
        choice = sensible.choose(game, game.actor)
        digest.update(f"{spec.actions.names[choice]}\n".encode())
        game.apply(choice)
    digest.update(repr(game.result(game.ended)).encode())
    for position in spread(positions, ASKED if bot in SEARCHERS else len(positions)):
        seat = position.actor
        worth = round(spec.evaluate(position, seat), DIGITS) if spec.evaluate is not None else 0.0
        digest.update(f"{worth} {spec.actions.names[asked(bot, spec, position, seat)]}\n".encode())
    digest.update(repr(SEARCHERS.get(bot)).encode())
    return digest.hexdigest()


def spread(positions: list[Game], count: int) -> list[Game]:
    """So many positions of the second half of a game, where search is quick; or all of them."""
    half = positions if count >= len(positions) else positions[len(positions) // 2 :]
    return list(islice(half[:: max(1, len(half) // count)], count))


def asked(bot: str, spec: GameSpec, game: Game, seat: int) -> int:
    """The bot's choice in a position; one that searches looks at few worlds."""
    player = Thinker(Rollouts(WORLDS), SEED) if bot in SEARCHERS else make(bot, spec, SEED)
    return player.choose(game, seat)
