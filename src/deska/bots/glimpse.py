"""A beginner: it knows how the game is played, but points in sight tempt it away from its plans."""

from typing import Final

from deska.bots.handle import Handle, at_seat, fresh_seed
from deska.bots.ladder import LONG_TURN
from deska.bots.players import Bot
from deska.bots.search import Policy
from deska.bots.worth import score_of
from deska.kernel.game import Game
from deska.kernel.rng import seeded

TEMPTING: Final = 1
"""The points more at the end of its turn for which it leaves the sensible choice, ..."""
TEMPTING_FRIENDS: Final = 2
"""... and with friends at the table, who share the points and keep it to the plan."""
VICTORY: Final = 1000
"""A won game outweighs all points."""


class Glimpse(Bot):
    """Plays each option on to the end of its own turn in one imagined game, and counts the points that it would have then.

    It takes the most if that is clearly more than the sensible choice brings, which it otherwise follows. So it gathers what counts at
    once instead of what counts later, and never sees what others do afterwards.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, handle: Handle) -> int:
        world = at_seat(handle.imagine(fresh_seed(handle.rng)), handle.seat, handle.rng)
        seed = fresh_seed(handle.rng)
        best = self.policy(world.clone(), handle.seat, seeded(seed))
        least = self.points(world, best, handle.seat, seed) + (TEMPTING_FRIENDS if world.spec.cooperative else TEMPTING)
        for option in handle.legal:
            points = self.points(world, option, handle.seat, seed)
            if points >= least:
                best, least = option, points + 1
        return best

    def points(self, world: Game, option: int, seat: int, seed: int) -> int:
        """The points at the end of the turn, as far as the imagined game tells."""
        game = world.clone()
        game.play(option)
        rng = seeded(seed)
        turn, end = world.turn, game.choices + LONG_TURN
        while game.legal and game.turn == turn and game.choices < end:
            legal = game.legal
            game.play(legal[0] if len(legal) == 1 else self.policy(game, game.actor, rng))
        return in_sight(game, seat)


def in_sight(game: Game, seat: int) -> int:
    """The points that the seat or its team would have if the game ended now."""
    outcome = game.result(game.ended)
    return score_of(outcome, seat) + (VICTORY if game.ended and seat in outcome.winners else 0)
