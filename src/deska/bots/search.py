"""Search by playing on: options are compared in the same imagined games, each played to its end by sensible players.

What the sensible player would choose is the champion. Every other option is compared with it on the same world and the same chance,
so that luck cancels out. Options fall out in stages; another option replaces the champion only if the evidence is clear.
"""

from collections.abc import Callable
from math import sqrt, tanh
from time import monotonic
from typing import Any, Final

from deska.bots.handle import Handle, fresh_seed
from deska.bots.players import Bot
from deska.kernel.game import Game
from deska.kernel.rng import Rng, seeded
from deska.kernel.values import TABLE

STAGES: Final = 4
"""Each stage has twice as many worlds as the one before, and about half as many options."""
CERTAIN: Final = 1.0
"""Standard errors by which another option has to be better than the champion."""
HOPELESS: Final = 1.0
"""Standard errors below the best option at which an option falls out."""
FAR_ENOUGH: Final = 1_000_000
MARGIN: Final = 0.5
"""The weight of points beside winning: a clear win is better than a narrow one, and a narrow loss better than a clear one."""
LEAST_SCALE: Final = 5.0

Policy = Callable[[Any, int, Rng], int]


class Rating:
    """The results of an option, world by world."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.results: list[float] = []

    def lead(self, champion: "Rating") -> tuple[float, float]:
        """The mean difference to the champion, and its standard error; only worlds that both have seen count."""
        count = min(len(self.results), len(champion.results))
        if count == 0:
            return 0.0, 1.0
        total = 0.0
        squares = 0.0
        for world in range(count):
            difference = self.results[world] - champion.results[world]
            total += difference
            squares += difference * difference
        mean = total / count
        if count == 1:
            return mean, 1.0
        spread = (squares - count * mean * mean) / (count - 1)
        return mean, sqrt(max(spread, 1e-9) / count)


class Rollouts(Bot):
    """Compares options by playing them out in imagined games.

    With a budget in worlds it always chooses the same; with one in seconds it looks at as many worlds as it has time for.
    """

    def __init__(self, worlds: int = 32, seconds: float = 0.0) -> None:
        self.worlds = worlds
        self.seconds = seconds
        self.ratings: list[Rating] = []
        """The ratings of all options after a choice, for hints."""

    def choose(self, handle: Handle) -> int:
        deadline = monotonic() + self.seconds if self.seconds else 0.0
        root = seeded(fresh_seed(handle.rng))
        first = asked_world(handle, root.clone())
        policy = policy_of(first)
        champion = policy(first.clone(), handle.seat, root.clone())
        self.ratings = [Rating(option) for option in handle.legal]
        for rating in self.ratings:
            if rating.option == champion:
                leader = rating
                break
        else:
            leader = self.ratings[0]
        self.compare(handle, policy, leader, root, deadline)
        return self.verdict(leader).option

    def compare(self, handle: Handle, policy: Policy, leader: Rating, root: Rng, deadline: float) -> None:
        """Play worlds stage by stage; after each stage options without hope fall out."""
        left = self.ratings[:]
        world = 0
        for stage in range(STAGES):
            until = max(1, self.worlds >> STAGES - 1 - stage)
            while world < until and len(left) > 1:
                imagined = asked_world(handle, root)
                seed = fresh_seed(root)
                for rating in left:
                    rating.results.append(result_of(imagined, rating.option, handle.seat, policy, seed))
                    if deadline and monotonic() > deadline:
                        return
                world += 1
            left = survivors(left, leader)

    def verdict(self, leader: Rating) -> Rating:
        """The champion, unless another option is clearly better."""
        best, most = leader, 0.0
        for rating in self.ratings:
            mean, error = rating.lead(leader)
            if rating is not leader and len(rating.results) > 1 and mean - CERTAIN * error > most:
                best, most = rating, mean - CERTAIN * error
        return best


def survivors(ratings: list[Rating], leader: Rating) -> list[Rating]:
    """The champion, and the better half of the others as far as they have hope."""
    leads = sorted([(rating.lead(leader)[0], number) for number, rating in enumerate(ratings) if rating is not leader], reverse=True)
    kept = [leader]
    for mean, number in leads[: max(1, len(leads) // 2)]:
        if mean + HOPELESS * ratings[number].lead(leader)[1] > 0.0:
            kept.append(ratings[number])
    return kept


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


def result_of(world: Game, option: int, seat: int, policy: Policy, seed: int) -> float:
    """How an option turns out for the seat in one world."""
    game = world.clone()
    game.play(option)
    play_on(game, policy, seeded(seed))
    return worth(game, seat)


def play_on(game: Game, policy: Policy, rng: Rng) -> None:
    """Everybody plays by the policy to the end."""
    while game.legal:
        legal = game.legal
        game.play(legal[0] if len(legal) == 1 else policy(game, game.actor, rng))


def worth(game: Game, seat: int) -> float:
    """The result of a finished game for a seat: its share of the win, and a little for points ahead or behind."""
    outcome = game.result(game.ended)
    winners = outcome.winners
    share = 1.0 / len(winners) if seat in winners else 0.0
    if game.spec.cooperative:
        return (1.0 if winners else 0.0) + 0.1 * tanh(outcome.scores[seat] / 20.0)
    own = team_score(outcome.scores, outcome.teams, seat)
    others = [rival.score for rival in outcome.rivals]
    others += [team_score(outcome.scores, outcome.teams, other) for other in range(game.seats) if not same_team(outcome.teams, seat, other)]
    if not others:
        return share
    scale = max(LEAST_SCALE, 0.25 * (abs(own) + abs(max(others))) / 2)
    return share + MARGIN * tanh((own - max(others)) / scale)


def team_score(scores: tuple[int, ...], teams: tuple[tuple[int, ...], ...], seat: int) -> int:
    for team in teams:
        if seat in team:
            return sum([scores[member] for member in team])
    return scores[seat]


def same_team(teams: tuple[tuple[int, ...], ...], one: int, other: int) -> bool:
    return one == other or any(one in team and other in team for team in teams)
