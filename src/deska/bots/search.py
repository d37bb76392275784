"""Search by playing on: options are compared in the same imagined games, which sensible players play to their end or to a horizon.

The choice of the sensible player is the champion. Every other option is compared with it in the same worlds and with the same chance, so
that luck cancels out. After each stage the options without hope fall out, and the others meet in twice as many worlds. Another option
replaces the champion only on clear evidence.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from time import monotonic
from typing import Any, Final

from deska.bots.handle import Handle, fresh_seed
from deska.bots.players import Bot
from deska.bots.worth import expected, worth
from deska.kernel.game import Game
from deska.kernel.rng import Rng, seeded
from deska.kernel.values import TABLE

FIRST_STAGE: Final = 8
"""Worlds before any option may fall out; each stage doubles them."""
HASTY_STAGE: Final = 4
"""The first stage of a search that has little time for its many options."""
MOST_WORLDS: Final = 4096
LOOKS: Final = 16
"""A search with a deadline looks at the clock after so many choices."""
FEW: Final = 3
"""So many options stay in any case as long as they have hope."""
HOPELESS: Final = 1.5
"""Standard errors behind the best option at which an option falls out."""
BEATEN: Final = 3.0
"""Standard errors behind the best option at which even the champion falls out."""
LEAST_WORLDS: Final = 6
"""In fewer worlds nothing replaces the champion: equal results by accident would look like certainty."""
CERTAIN: Final = 1.0
"""Standard errors by which another option has to be better than the champion, if there are many worlds."""
DOUBT: Final = 4.0
"""In few worlds it has to be better by this much more, divided by their number: little evidence must not overrule a good player."""

Policy = Callable[[Any, int, Rng], int]


class Rating:
    """The results of an option, world by world."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.results: list[float] = []
        self.blur = 0.0
        """The lead that tells nothing: 0 if all games were played to their end, and not judged."""

    def mean(self, worlds: int) -> float:
        total = 0.0
        for world in range(worlds):
            total += self.results[world]
        return total / max(1, worlds)

    def lead(self, other: "Rating") -> tuple[float, float]:
        """The mean difference to another option and its standard error, in the worlds that both have seen."""
        count = min(len(self.results), len(other.results))
        if count < 2:
            return 0.0, 1.0
        total = 0.0
        squares = 0.0
        for world in range(count):
            difference = self.results[world] - other.results[world]
            total += difference
            squares += difference * difference
        mean = total / count
        return mean, sqrt(max(squares - count * mean * mean, 0.0) / (count - 1) / count)

    def may_beat(self, champion: "Rating") -> bool:
        """False if it makes no difference to the champion, or surely less than the evaluation can tell."""
        mean, error = self.lead(champion)
        is_dull = self.blur > 0.0 and mean + HOPELESS * error < self.blur
        return (mean, error) != (0.0, 0.0) and not is_dull


class Rollouts(Bot):
    """Compares options by playing them out in imagined games.

    With a budget in worlds alone it always chooses the same; with one in seconds it looks at as many worlds as it has time for.
    """

    def __init__(self, worlds: int = 32, seconds: float = 0.0, horizon: "Horizon | None" = None) -> None:
        self.worlds = worlds
        self.seconds = seconds
        self.horizon = horizon
        """Where worlds end, if not where the game says."""
        self.ratings: list[Rating] = []
        """The ratings of all options after a choice."""
        self.deadline = 0.0

    def choose(self, handle: Handle) -> int:
        self.deadline = monotonic() + self.seconds if self.seconds else 0.0
        root = seeded(fresh_seed(handle.rng))
        first = asked_world(handle, root.clone())
        policy = policy_of(first)
        favourite = policy(first, handle.seat, root.clone())
        self.ratings = [Rating(option) for option in handle.legal]
        champion = self.ratings[0]
        for rating in self.ratings:
            if rating.option == favourite:
                champion = rating
        return verdict(self.compare(handle, policy, champion, root), champion).option

    def compare(self, handle: Handle, policy: Policy, champion: Rating, root: Rng) -> list[Rating]:
        """Play worlds stage by stage, and return the options that were never without hope."""
        left = self.ratings[:]
        world = 0
        until = min(FIRST_STAGE, self.worlds)
        while len(left) > 1 and world < self.worlds:
            while world < until:
                if not self.meet(handle, policy, left, fresh_seed(root)):
                    return left
                world += 1
                if world == HASTY_STAGE and self.is_half_over():
                    until = world
            left = survivors(left, champion)
            until = min(2 * until, self.worlds)
        return left

    def is_half_over(self) -> bool:
        """True if half of the time is gone."""
        return self.deadline > 0.0 and monotonic() > self.deadline - self.seconds / 2

    def meet(self, handle: Handle, policy: Policy, ratings: list[Rating], world_seed: int) -> bool:
        """Play all these options in one more world; False if the time is over before. A world depends on its seed alone."""
        rng = seeded(world_seed)
        world = asked_world(handle, rng)
        ends = ends_of(world, ratings, policy, fresh_seed(rng), self.horizon or horizon_of(world), self.deadline)
        if not ends:
            return False
        for rating, game in zip(ratings, ends, strict=True):
            rating.results.append(standing(game, handle.seat))
            if game.legal:
                rating.blur = game.spec.blur
        return True


def ends_of(world: Game, ratings: Sequence[Rating], policy: Policy, seed: int, horizon: "Horizon", deadline: float) -> list[Game]:
    """Where the options lead in a world, with the same chance for all; nothing if the time is over before."""
    ends: list[Game] = []
    for rating in ratings:
        game = world.clone()
        game.play(rating.option)
        if not play_on(game, policy, seeded(seed), horizon, deadline):
            return []
        ends.append(game)
    return ends


def survivors(ratings: list[Rating], champion: Rating) -> list[Rating]:
    """The better half of the options, and a few in any case, as far as they have hope and make a difference."""
    worlds = len(ratings[0].results)
    order = sorted([(-rating.mean(worlds), number) for number, rating in enumerate(ratings)])
    best = ratings[order[0][1]]
    kept: list[Rating] = []
    for place, (_, number) in enumerate(order):
        rating = ratings[number]
        behind, error = best.lead(rating)
        if rating is champion:
            stays = behind <= max(BEATEN * error, best.blur)
        else:
            stays = place < max(FEW, len(ratings) // 2) and behind <= HOPELESS * error and rating.may_beat(champion)
        if stays:
            kept.append(rating)
    return kept


def verdict(left: list[Rating], champion: Rating) -> Rating:
    """The champion, unless another option that is left is clearly better."""
    best, most = champion, 0.0
    for rating in left:
        worlds = len(rating.results)
        mean, error = rating.lead(champion)
        surely = mean - (CERTAIN + DOUBT / max(1, worlds)) * error
        if worlds >= LEAST_WORLDS and surely > most and mean >= rating.blur:
            best, most = rating, surely
    return best


def asked_world(handle: Handle, rng: Rng) -> Game:
    """An imagined game in which the seat is the one to answer; others who answer in secret before it are sensible."""
    world = handle.imagine(fresh_seed(rng))
    policy = policy_of(world)
    while world.stack[-1].seat not in (handle.seat, TABLE):
        world.play(policy(world, world.actor, rng))
    return world


def policy_of(game: Game) -> Policy:
    """The game's own sensible player; without one, chance."""
    return game.spec.greedy or by_chance


def by_chance(game: Game, seat: int, rng: Rng) -> int:
    return game.legal[rng.below(len(game.legal))]


def standing(game: Game, seat: int) -> float:
    """The worth of a world for the seat: by its outcome, or by the evaluation if it was not played to the end."""
    if game.legal and game.spec.evaluate is not None:
        return expected(game.spec.evaluate(game, seat))
    return worth(game.result(game.ended), seat, game.spec.cooperative)


class Horizon:
    """Where a world ends before the game does, to be judged by the evaluation: with its era, or after so many turns of each seat."""

    def __init__(self, era: Callable[[Any], int] | None = None, rounds: int = 0) -> None:
        self.era = era
        self.rounds = rounds


TO_THE_END: Final = Horizon()


def horizon_of(game: Game) -> Horizon:
    """The horizon that the game names; without an evaluation there is none."""
    spec = game.spec
    return Horizon(spec.era, spec.horizon) if spec.evaluate is not None else TO_THE_END


def play_on(game: Game, policy: Policy, rng: Rng, horizon: Horizon, deadline: float) -> bool:
    """Let everybody play by the policy to the end or to the horizon; False if the time is over before."""
    era = horizon.era
    here = era(game) if era is not None else 0
    turn = game.turn
    left = horizon.rounds * game.seats
    while game.legal and (era is None or era(game) == here):
        legal = game.legal
        game.play(legal[0] if len(legal) == 1 else policy(game, game.actor, rng))
        if deadline and not game.choices % LOOKS and monotonic() > deadline:
            return False
        if left and game.turn != turn:
            turn = game.turn
            left -= 1
            if not left:
                break
    return not deadline or monotonic() <= deadline
