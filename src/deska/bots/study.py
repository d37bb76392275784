"""A study of a question: its options are compared for a person, who wants to know why and may wait.

First each option is looked at a round later. The sensible choice and those that promise most are then played on to the end, all in the
same worlds and with the same chance. A study can be put aside when the time is over, sent to another process, and gone on with.
"""

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from deska.bots.handle import Handle, fresh_seed
from deska.bots.search import FIRST_STAGE, TO_THE_END, Horizon, Policy, Rating, asked_world, ends_of, policy_of, standing, verdict
from deska.kernel.game import Game
from deska.kernel.rng import seeded
from deska.kernel.values import Outcome

MOST_HINTS: Final = 3
"""So many options are advised."""
GLANCES: Final = 2
"""The worlds in which each option is looked at a round later."""
CLOSE: Final = 5
"""So many options are played on to the end."""
ENOUGH: Final = 24
"""In so many worlds a study tells options apart as well as a person needs."""
A_ROUND: Final = Horizon(rounds=1)


class Studied(Rating):
    """An option with what became of it, world by world."""

    def __init__(
        self,
        option: int,
        results: list[float] | None = None,
        outcomes: list[Outcome] | None = None,
        promise: float = 0.0,
        sights: list[Outcome] | None = None,
    ) -> None:
        super().__init__(option)
        self.results = [] if results is None else results
        self.outcomes = [] if outcomes is None else outcomes
        """The ends of the games."""
        self.promise = promise
        """What it is worth a round later."""
        self.sights = [] if sights is None else sights
        """How the games stand then."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Studied, (self.option, self.results, self.outcomes, self.promise, self.sights)


class Study:
    """What is known so far about the options of a seat."""

    def __init__(
        self, seat: int, seed: int, ratings: list[Studied] | None = None, close: int = 0, worlds: int = 0, sensible: int = -1
    ) -> None:
        self.seat = seat
        self.seed = seed
        self.ratings = [] if ratings is None else ratings
        """All options, the best ones first; none before it has begun."""
        self.close = close
        """So many of them are compared now."""
        self.worlds = worlds
        """The worlds that they have been compared in."""
        self.sensible = sensible
        """The choice of the sensible player."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Study, (self.seat, self.seed, self.ratings, self.close, self.worlds, self.sensible)

    @property
    def is_thin(self) -> bool:
        """True if more worlds would help."""
        return self.close > 1 and self.worlds < ENOUGH

    @property
    def chosen(self) -> int:
        """The sensible choice, unless another option is clearly better."""
        (champion,) = [rating for rating in self.ratings if rating.option == self.sensible]
        return verdict(list(self.ratings[: self.close]), champion).option

    def go_on(self, game: Game, worlds: int, seconds: float = 0.0) -> None:
        """Compare the options of the question until there are so many worlds, or the time is over. A world depends on its number alone."""
        deadline = monotonic() + seconds if seconds else 0.0
        handle = Handle(game, self.seat, seeded(self.seed))
        first = asked_world(handle, seeded(self.seed))
        policy = policy_of(first)
        if not self.ratings:
            self.sensible = policy(first, self.seat, seeded(self.seed))
            self.ratings = [Studied(option) for option in handle.legal]
            self.glance(handle, policy, deadline)
        while self.close > 1 and self.worlds < worlds:
            compared = self.ratings[: self.close]
            ends = self.play(handle, policy, compared, self.worlds, TO_THE_END, deadline)
            if not ends:
                return
            for rating, end in zip(compared, ends, strict=True):
                rating.results.append(standing(end, self.seat))
                rating.outcomes.append(end.result(end.ended))
            self.worlds += 1
            if self.worlds >= FIRST_STAGE and not self.worlds & (self.worlds - 1):  # twice as many as at the stage before
                self.narrow()

    def glance(self, handle: Handle, policy: Policy, deadline: float) -> None:
        """Look at each option a round later, and choose those that are compared."""
        for world in range(GLANCES):
            ends = self.play(handle, policy, self.ratings, world, A_ROUND, deadline)
            for rating, end in zip(self.ratings, ends, strict=False):
                rating.promise += standing(end, self.seat) / GLANCES
                rating.sights.append(end.result(end.ended))
        order = sorted([(rating.option != self.sensible, -rating.promise, number) for number, rating in enumerate(self.ratings)])
        self.ratings = [self.ratings[place[2]] for place in order]
        self.close = min(CLOSE, len(self.ratings))

    def narrow(self) -> None:
        """Set the worse half aside; the sensible choice stays, and as many as are advised."""
        compared = self.ratings[: self.close]
        order = sorted([(rating.option != self.sensible, -rating.mean(self.worlds), number) for number, rating in enumerate(compared)])
        self.ratings[: self.close] = [compared[place[2]] for place in order]
        self.close = min(self.close, max(MOST_HINTS, self.close // 2))

    def play(self, handle: Handle, policy: Policy, ratings: Sequence[Rating], world: int, horizon: Horizon, deadline: float) -> list[Game]:
        """Where these options lead in one world; nothing if the time is over before."""
        rng = seeded(self.seed + world)
        imagined = asked_world(handle, rng)
        return ends_of(imagined, ratings, policy, fresh_seed(rng), horizon, deadline)
