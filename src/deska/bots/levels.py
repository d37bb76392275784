"""Bots by their level."""

from typing import Final

from deska.bots.players import Follower, Lookahead, Player, Thinker
from deska.kernel.errors import DeskaError
from deska.kernel.spec import GameSpec

RANDOM: Final = "random"
GREEDY: Final = "greedy"


class UnknownBot(DeskaError):
    """The game has no bot of that level."""


def levels(spec: GameSpec) -> tuple[str, ...]:
    """The levels that the game has, the best one last."""
    has_greedy = spec.greedy is not None or spec.evaluate is not None
    return (RANDOM, *spec.baselines, *((GREEDY,) if has_greedy else ()))


def make(level: str, spec: GameSpec, seed: int) -> Player:
    """A player of that level with chance of its own."""
    if level == RANDOM:
        return Player(seed)
    if level in spec.baselines:
        return Follower(spec.baselines[level], seed)
    if level == GREEDY and spec.greedy is not None:
        return Follower(spec.greedy, seed)
    if level == GREEDY and spec.evaluate is not None:
        return Thinker(Lookahead(spec.evaluate), seed)
    raise UnknownBot(f"there is no bot {level!r} for {spec.id}; there are: {', '.join(levels(spec))}")
