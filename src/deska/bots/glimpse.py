"""A short-sighted player: it takes what looks best at the end of its own turn."""

from collections.abc import Callable
from typing import Any

from deska.bots.handle import Handle, at_seat, fresh_seed
from deska.bots.players import Bot
from deska.bots.search import Policy
from deska.kernel.game import Game
from deska.kernel.rng import seeded


class Glimpse(Bot):
    """Plays each option on to the end of the turn in one imagined game, and prefers what is in sight then.

    Where several options look alike it follows the sensible player. It never sees what others do afterwards.
    """

    def __init__(self, policy: Policy, evaluate: Callable[[Any, int], float]) -> None:
        self.policy = policy
        self.evaluate = evaluate

    def choose(self, handle: Handle) -> int:
        world = at_seat(handle.imagine(fresh_seed(handle.rng)), handle.seat, handle.rng)
        seed = fresh_seed(handle.rng)
        best = self.policy(world.clone(), handle.seat, seeded(seed))
        most = self.promise(world, best, handle.seat, seed)
        for option in handle.legal:
            promise = self.promise(world, option, handle.seat, seed)
            if promise > most:
                best, most = option, promise
        return best

    def promise(self, world: Game, option: int, seat: int, seed: int) -> float:
        """The chance of the seat at the end of the turn, as far as it can judge it."""
        game = world.clone()
        game.play(option)
        rng = seeded(seed)
        turn = world.turn
        while game.legal and game.turn == turn:
            legal = game.legal
            game.play(legal[0] if len(legal) == 1 else self.policy(game, game.actor, rng))
        return self.evaluate(game, seat)
