"""The handle: the only thing that a bot gets of a game (K6)."""

from deska.kernel.errors import DeskaError
from deska.kernel.game import Game
from deska.kernel.rng import Rng
from deska.kernel.values import TABLE, View


class NotAsked(DeskaError):
    """A bot was to answer for a seat that is not asked."""


class Handle:
    """The view and the options of a seat, imagined games, and a generator of random numbers.

    Inside is an imagined game, never the true one. Nothing is lost by that, because imagining keeps all that the seat knows.
    """

    __slots__ = ("_twin", "legal", "rng", "seat")

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._twin = game.spec.imagine(game, seat, fresh_seed(rng))
        self.seat = seat
        self.legal = tuple(options_of(game, seat))
        self.rng = rng

    def view(self) -> View:
        """The knowledge of the seat."""
        return self._twin.spec.view(self._twin, self.seat)

    def imagine(self, seed: int) -> Game:
        """A full game consistent with what the seat knows."""
        return self._twin.spec.imagine(self._twin, self.seat, seed)


def options_of(game: Game, seat: int) -> list[int]:
    """The options of the seat, including those of the whole table and those of an early secret answer (K10, K11)."""
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
    """Play on in an imagined game until the seat is asked: seats before it give their secret answers at random (K11)."""
    while twin.stack[-1].seat not in (seat, TABLE):
        twin.play(twin.legal[rng.below(twin.asked)])
    return twin


def fresh_seed(rng: Rng) -> int:
    """A seed of 64 bits."""
    return rng.next() << 32 | rng.next()
