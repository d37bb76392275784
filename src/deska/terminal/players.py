"""Bots by their level."""

from typing import Protocol

from deska import Game, GameSpec
from deska.kernel import Rng, seeded
from deska.terminal.errors import UserError


class Player(Protocol):
    """Whoever answers with the number of an option."""

    def choose(self, game: Game, seat: int) -> int: ...


class RandomPlayer:
    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)

    def choose(self, game: Game, seat: int) -> int:
        return game.legal[self.rng.below(len(game.legal))]


def levels(spec: GameSpec) -> list[str]:
    """The levels that the game has, the best one last."""
    return ["random"]


def player(level: str, spec: GameSpec, seed: int) -> Player:
    if level not in levels(spec):
        raise UserError(f"there is no bot {level!r} for {spec.id}; there are: {', '.join(levels(spec))}")
    return RandomPlayer(seed)
