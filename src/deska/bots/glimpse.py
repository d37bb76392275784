"""A beginner: it knows how the game is played, but what is in sight tempts it away from its plans."""

from typing import Final

from deska.bots.handle import Handle, at_seat, fresh_seed
from deska.bots.ladder import LONG_TURN
from deska.bots.players import Bot
from deska.bots.search import Policy
from deska.bots.worth import score_of
from deska.kernel.game import Game
from deska.kernel.rng import seeded

TEMPTING: Final = 1.0
"""The points more at the end of its turn for which it leaves the sensible choice, ..."""
TEMPTING_FRIENDS: Final = 2.0
"""... and with friends at the table, who share the points and keep it to the plan."""
VICTORY: Final = 1000.0
"""A won game outweighs all points."""


class Glimpse(Bot):
    """Plays each option on to the end of its own turn in one imagined game, and counts what it would have then.

    It takes the most if that is clearly more than the sensible choice brings, which it otherwise follows. So it gathers what counts at
    once instead of what counts later, and never sees what others do afterwards.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, handle: Handle) -> int:
        world = at_seat(handle.imagine(fresh_seed(handle.rng)), handle.seat, handle.rng)
        seed = fresh_seed(handle.rng)
        best = sensible = self.policy(world.clone(), handle.seat, seeded(seed))
        tempting = TEMPTING_FRIENDS if world.spec.cooperative else TEMPTING
        most = self.promise(world, best, handle.seat, seed)
        for option in handle.legal:
            promise = self.promise(world, option, handle.seat, seed)
            if promise > most if best != sensible else promise >= most + tempting:
                best, most = option, promise
        return best

    def promise(self, world: Game, option: int, seat: int, seed: int) -> float:
        """The points at the end of the turn, as far as the imagined game tells."""
        game = world.clone()
        game.play(option)
        rng = seeded(seed)
        turn, end = world.turn, game.choices + LONG_TURN
        while game.legal and game.turn == turn and game.choices < end:
            legal = game.legal
            game.play(legal[0] if len(legal) == 1 else self.policy(game, game.actor, rng))
        return in_sight(game, seat)


def in_sight(game: Game, seat: int) -> float:
    """The worth of what the seat has now, by the game's own measure or by its points; a victory outweighs everything."""
    outcome = game.result(game.ended)
    won = VICTORY if game.ended and seat in outcome.winners else 0.0
    sight = game.spec.sight
    return won + (sight(game, seat) if sight is not None else score_of(outcome, seat))
