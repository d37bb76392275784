"""What a bot may hold of a game (K6)."""

from deska.kernel.errors import DeskaError
from deska.kernel.game import Game
from deska.kernel.rng import Rng
from deska.kernel.values import TABLE, View


class NotAsked(DeskaError):
    """A bot is to answer for a seat that nobody asks."""


class Handle:
    """A seat's view of the game, its options, games that could be true for it, and a generator of its own.

    Behind it stands an imagined game, never the true one: imagining uses nothing but what the seat knows, so nothing is lost.
    """

    __slots__ = ("_twin", "legal", "rng", "seat")

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._twin = game.spec.imagine(game, seat, fresh_seed(rng))
        self.seat = seat
        self.legal = tuple(options_of(game, seat))
        self.rng = rng

    def view(self) -> View:
        """What the seat knows."""
        return self._twin.spec.view(self._twin, self.seat)

    def imagine(self, seed: int) -> Game:
        """A full game consistent with what the seat knows."""
        return self._twin.spec.imagine(self._twin, self.seat, seed)


def options_of(game: Game, seat: int) -> list[int]:
    """What the seat can answer now: the table's options too, and an early answer in secret (K10, K11)."""
    if not game.stack:
        raise NotAsked("the game is over")
    asked = game.stack[-1].seat
    if asked in (seat, TABLE):
        return game.legal
    numbers = game.spec.actions.numbers
    for decision in game.waiting:
        if decision.seat == seat:
            return [numbers[option] for option in decision.options]
    raise NotAsked(f"seat {seat} is not asked; seat {asked} is")


def at_seat(twin: Game, seat: int, rng: Rng) -> Game:
    """Go on in an imagined game until the seat is the one to answer: past the secret answers of seats before it (K11)."""
    while twin.stack[-1].seat not in (seat, TABLE):
        twin.play(twin.legal[rng.below(twin.asked)])
    return twin


def fresh_seed(rng: Rng) -> int:
    """A seed of 64 bits."""
    return rng.next() << 32 | rng.next()
