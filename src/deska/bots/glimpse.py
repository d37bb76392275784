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
"""An option tempts it away from the sensible choice if it brings so many points more by the end of its turn."""
TEMPTING_FRIENDS: Final = 2.0
"""The same in a game that all win or lose together: friends keep it to the plan."""
PATIENCE: Final = 6
"""After so many temptations in vain it follows the sensible player."""
VICTORY: Final = 1000.0
"""A won game outweighs all points."""


class Glimpse(Bot):
    """Plays each option on to the end of its own turn in one imagined game, and counts what it would have then.

    It takes the most if that is clearly more than the sensible choice brings, which it otherwise follows. So it gathers what counts at
    once instead of what counts later, and never sees what others do afterwards. When several temptations have brought nothing, it follows
    the sensible player for a while: otherwise a free action that promises much would be taken for ever.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.vain = 0
        """The number of temptations since it last had more than ever before."""
        self.most = 0.0
        """The most that it has ever had."""
        self.when = -LONG_TURN - 1
        """The number of the choice at which it was tempted last."""

    def choose(self, handle: Handle) -> int:
        world = at_seat(handle.imagine(fresh_seed(handle.rng)), handle.seat, handle.rng)
        seed = fresh_seed(handle.rng)
        best = sensible = self.policy(world.clone(), handle.seat, seeded(seed))
        if self.is_disappointed(world, handle.seat):
            return sensible
        tempting = TEMPTING_FRIENDS if world.spec.cooperative else TEMPTING
        most = self.promise(world, best, handle.seat, seed)
        for option in handle.legal:
            promise = self.promise(world, option, handle.seat, seed)
            if promise > most if best != sensible else promise >= most + tempting:
                best, most = option, promise
        if best != sensible:
            self.vain, self.when = self.vain + 1, world.choices
        return best

    def is_disappointed(self, world: Game, seat: int) -> bool:
        """True if its latest temptations have not left it with more."""
        has = in_sight(world, seat)
        if has > self.most or world.choices > self.when + LONG_TURN:
            self.vain, self.most = 0, has
        return self.vain >= PATIENCE

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
