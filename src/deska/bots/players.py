"""Players answer for a seat. They get the true game, but whatever thinks inside them gets only what the seat knows."""

from collections.abc import Callable
from typing import Any

from deska.bots.handle import Handle, at_seat, fresh_seed, options_of
from deska.kernel.errors import DeskaError
from deska.kernel.game import Game
from deska.kernel.rng import Rng, seeded


class Player:
    """Answers for a seat with the number of an option."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, game: Game, seat: int) -> int:
        """The option that the seat takes; a single one is taken without thinking."""
        legal = options_of(game, seat)
        return legal[0] if len(legal) == 1 else self.answer(game, seat, legal)

    def answer(self, game: Game, seat: int, legal: list[int]) -> int:
        """Decide between several options: here, by chance."""
        return legal[self.rng.below(len(legal))]


class Follower(Player):
    """Follows a policy, such as a game's own `greedy`, which gets an imagined game."""

    def __init__(self, policy: Callable[[Any, int, Rng], int], seed: int) -> None:
        super().__init__(seed)
        self.policy = policy

    def answer(self, game: Game, seat: int, legal: list[int]) -> int:
        twin = game.spec.imagine(game, seat, fresh_seed(self.rng))
        return self.policy(at_seat(twin, seat, self.rng), seat, self.rng)


class Bot:
    """Decides by a handle. Derive from it to write a bot of your own."""

    def choose(self, handle: Handle) -> int:
        """One of `handle.legal`."""
        raise DeskaError(f"{type(self).__name__} does not choose")


class Thinker(Player):
    """Lets a bot answer, which gets a handle."""

    def __init__(self, bot: Bot, seed: int) -> None:
        super().__init__(seed)
        self.bot = bot

    def answer(self, game: Game, seat: int, legal: list[int]) -> int:
        return self.bot.choose(Handle(game, seat, self.rng))


class Lookahead(Bot):
    """Takes the option after which the position stands best, on average over a few imagined games."""

    def __init__(self, evaluate: Callable[[Any, int], float], worlds: int = 4) -> None:
        self.evaluate = evaluate
        self.worlds = worlds

    def choose(self, handle: Handle) -> int:
        games = [at_seat(handle.imagine(fresh_seed(handle.rng)), handle.seat, handle.rng) for _ in range(self.worlds)]
        best = handle.legal[0]
        most = self.promise(games, best, handle.seat)
        for option in handle.legal[1:]:
            promise = self.promise(games, option, handle.seat)
            if promise > most:
                best, most = option, promise
        return best

    def promise(self, games: list[Game], option: int, seat: int) -> float:
        total = 0.0
        for game in games:
            twin = game.clone()
            twin.play(option)
            total += self.evaluate(twin, seat)
        return total
