"""Positions of played games with what became of them: what `deska train` learns from."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from deska.api import spec_of
from deska.bots.search import Policy, policy_of
from deska.bots.worth import chance_of, worth
from deska.kernel import BadSetup, DeskaError, Game, GameSpec
from deska.kernel.rng import Rng, seeded
from deska.lab.games import derived, shares_of
from deska.lab.running import Crew, Stopped, in_order

STRAYS: Final = 8
"""One choice of so many is made by chance in the first part of a game, so that not only sensible positions are known."""
LONG_TURN: Final = 24
"""Choices after which a position is looked at although the turn has not passed on."""
EACH: Final = 8
"""Positions of a game that are kept at most: neighbours tell much the same."""


@dataclass(frozen=True)
class Lesson:
    """The plan of the games to learn from."""

    spec: GameSpec
    seats: tuple[int, ...]
    """The numbers of seats, one game after the other."""
    seed: int
    variant: Mapping[str, Any]

    def __reduce__(self) -> tuple[Any, ...]:
        """A spec cannot be sent to a worker process, so its id is."""
        return (restored, (self.spec.id, self.seats, self.seed, dict(self.variant)))


def restored(game: str, seats: tuple[int, ...], seed: int, variant: Mapping[str, Any]) -> Lesson:
    return Lesson(spec_of(game), seats, seed, variant)


@dataclass(frozen=True, slots=True)
class Sample:
    """A position as a seat sees it, and what became of it."""

    values: list[float]
    target: float
    """The chance that the end of the game stands for: winning, and a little for points ahead or behind."""
    share: float
    """The share of the win."""
    judged: float
    """The chance by the evaluation that the game has now; -1 if it has none."""


def lesson_of(spec: GameSpec, seats: tuple[int, ...], seed: int, variant: Mapping[str, Any]) -> Lesson:
    """A plan, checked."""
    if spec.features is None or not spec.feature_names:
        raise BadSetup(f"{spec.id} names no features to learn from")
    for number in seats:
        spec.new(number, seed, variant)
    return Lesson(spec, seats, seed, variant)


def sampled(lesson: Lesson, games: int, crew: Crew, stopped: Stopped) -> Iterator[list[Sample]]:
    """The samples of games 0, 1, 2, … They do not depend on the crew."""
    return in_order(partial(samples_of, lesson), range(games), crew, stopped)


def samples_of(lesson: Lesson, index: int) -> list[Sample]:
    """Play the game of that number and look at some of its positions.

    Up to a point of its own, some choices are made by chance; positions are taken from there on, where all play sensibly. The
    beginning of an era is always among them, because worlds of search end there.
    """
    seats = lesson.seats[index % len(lesson.seats)]
    game = lesson.spec.new(seats, derived(lesson.seed, index), lesson.variant).clone()
    rng = seeded(derived(lesson.seed, index, 0))
    policy = policy_of(game)
    kept: list[Game] = []
    begun: list[Game] = []
    stray = rng.below(max(1, usual_length(lesson, seats)))
    met = 0
    while game.legal:
        turn, choices, era = game.turn, game.choices, era_of(game)
        while game.legal and game.turn == turn and game.choices - choices < LONG_TURN and era_of(game) == era:
            game.play(chosen(game, policy, rng, game.choices < stray))
        if not game.legal or game.choices < stray:
            continue
        if era_of(game) != era:
            begun.append(game.clone())
        else:
            met += 1
            keep(kept, game, met, rng)
    return [sample for position in begun + kept for sample in judged(position, game)]


def era_of(game: Game) -> int:
    return game.spec.era(game) if game.spec.era is not None else 0


def chosen(game: Game, policy: Policy, rng: Rng, strays: bool) -> int:
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    if strays and not rng.below(STRAYS):
        return legal[rng.below(len(legal))]
    return policy(game, game.actor, rng)


def keep(kept: list[Game], game: Game, met: int, rng: Rng) -> None:
    """Keep a few of the positions that are met, each with the same chance."""
    if len(kept) < EACH:
        kept.append(game.clone())
        return
    place = rng.below(met)
    if place < EACH:
        kept[place] = game.clone()


def judged(position: Game, end: Game) -> Iterator[Sample]:
    """A position as every seat sees it; all who win together see the same."""
    spec = position.spec
    if spec.features is None:
        return
    outcome = end.result(end.ended)
    shares = shares_of(outcome, end.seats, spec.cooperative)
    for seat in range(1 if spec.cooperative else end.seats):
        chance = spec.evaluate(position, seat) if spec.evaluate is not None and is_ready(spec) else -1.0
        target = chance_of(worth(outcome, seat, spec.cooperative))
        yield Sample(spec.features(position, seat), target, shares[seat], chance)


READY: Final[dict[str, bool]] = {}
LENGTHS: Final[dict[tuple[str, int], int]] = {}


def is_ready(spec: GameSpec) -> bool:
    """True if the game can judge positions already; before the first training it cannot."""
    if spec.id not in READY:
        try:
            READY[spec.id] = spec.evaluate is not None and spec.evaluate(spec.new(spec.seats[-1], 0), 0) >= 0.0
        except DeskaError:
            READY[spec.id] = False
    return READY[spec.id]


def usual_length(lesson: Lesson, seats: int) -> int:
    """The choices of a game with so many seats, of which chance may make some in the first two thirds."""
    key = (lesson.spec.id, seats)
    if key not in LENGTHS:
        game = lesson.spec.new(seats, lesson.seed, lesson.variant).clone()
        policy = policy_of(game)
        rng = seeded(lesson.seed)
        while game.legal:
            game.play(chosen(game, policy, rng, strays=False))
        LENGTHS[key] = 2 * game.choices // 3
    return LENGTHS[key]
