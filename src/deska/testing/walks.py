"""The games that checks look at: all seat counts and variants, played at random and by the greedy player; and positions from them."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, Final

from deska.kernel.effects import Secret, Window
from deska.kernel.errors import BadSetup, IllegalChoice
from deska.kernel.game import Game
from deska.kernel.rng import Rng, seeded
from deska.kernel.spec import GameSpec
from deska.kernel.values import TABLE
from deska.testing.broken import Broken

FOR_TABLE: Final = "table"
SECRET: Final = "secret"
WINDOW: Final = "window"
ANYTIME: Final = "anytime"
HESITATION: Final = 4
"""A random player interjects once in so many decisions that allow it; otherwise it would do little else."""


@dataclass(frozen=True)
class Effort:
    """The amount of work that a suite does."""

    games: int
    """The number of games for each set-up and way of playing."""
    positions: int
    """The number of positions of each game that an ordinary check looks at."""
    seeds: int
    """The number of imagined games with which chance is measured."""
    every_setup: bool
    """True to try every seat count with every variant; otherwise each of them is tried once."""
    most: int = 10_000
    """The most positions of all games together, so that a game with many set-ups takes no longer."""


QUICK: Final = Effort(games=1, positions=12, seeds=120, every_setup=False, most=64)
SOAK: Final = Effort(games=3, positions=60, seeds=600, every_setup=True)


@dataclass(frozen=True)
class Move:
    """An option, and the seat that chooses it."""

    option: str
    seat: int

    def make(self, game: Game) -> None:
        game.choose(self.option, self.seat)


@dataclass(frozen=True)
class Answered:
    """A question of a game that was played: the move that answered it, its kind, and its traits."""

    move: Move
    kind: str
    traits: frozenset[str]


@dataclass(frozen=True)
class Walk:
    """A whole game that can be played again and again."""

    spec: GameSpec
    seats: int
    variant: Mapping[str, Any]
    seed: int
    answered: tuple[Answered, ...]
    style: str

    def start(self) -> Game:
        return self.spec.new(self.seats, self.seed, self.variant)

    def replay(self) -> Iterator["Position"]:
        """Every position in turn, the last one without a move. All have the same game object."""
        game = self.start()
        for number, answered in enumerate(self.answered):
            yield Position(self, number, game, answered.move)
            try:
                answered.move.make(game)
            except IllegalChoice as error:
                raise Broken("K2", f"played again with the same seed and choices, {self} comes to a point where {error}") from error
        yield Position(self, len(self.answered), game, None)

    def __str__(self) -> str:
        variant = "".join(f", {name} {value}" for name, value in self.variant.items())
        return f"{self.spec.id} ({self.seats} seats{variant}, seed {self.seed}, {self.style})"


@dataclass(frozen=True)
class Position:
    """A game between two choices. Checks may look at it, but must play on with clones only."""

    walk: Walk
    number: int
    game: Game
    move: Move | None
    """The next move; None when the game is over."""

    @property
    def spec(self) -> GameSpec:
        return self.walk.spec

    @property
    def viewers(self) -> list[int | None]:
        """All seats, and a spectator."""
        return [*range(self.game.seats), None]

    @property
    def rng(self) -> Rng:
        """A generator that belongs to this position, so that failures repeat."""
        return seeded(self.walk.seed << 32 | self.number << 8 | self.walk.seats)

    def after(self) -> Game | None:
        """A clone after the next move, with its events; None when the game is over."""
        if self.move is None:
            return None
        twin = self.game.clone()
        twin.heard = True
        self.move.make(twin)
        return twin

    def __str__(self) -> str:
        return f"found in {self.walk} after {self.number} choices"


class Ground:
    """The walks that all checks of one game share (`ground_of`). They are played once, when first needed."""

    def __init__(self, spec: GameSpec, effort: Effort) -> None:
        self.spec = spec
        self.effort = effort

    @cached_property
    def walks(self) -> list[Walk]:
        walks: list[Walk] = []
        for seed, (seats, variant) in enumerate(setups(self.spec, self.effort.every_setup)):
            for game in range(self.effort.games):
                walks.append(walk(self.spec, seats, variant, 1000 * game + seed))
        if self.spec.greedy is not None:
            walks += [walk(self.spec, seats, {}, 500 + seats, greedy=True) for seats in self.spec.seats]
        return walks

    @cached_property
    def depth(self) -> int:
        """The number of positions of each walk that an ordinary check looks at."""
        return max(1, min(self.effort.positions, self.effort.most // len(self.walks)))

    @cached_property
    def kept(self) -> dict[tuple[int, int], Game]:
        """Copies of positions that some check has looked at, by the numbers of walk and position: playing a walk again takes longest."""
        return {}

    def positions(self, share: float = 1, trait: str = "", end: bool = True, fresh: bool = False) -> Iterator[Position]:
        """A few positions of each walk, rare decisions first, perhaps only those with a trait; with `end`, the last one too.

        With `fresh` a game has just come there; otherwise they are copies, good enough for checks that are not about copies or records.
        """
        count = max(1, round(self.depth * share))
        seen: Counter[str] = Counter()
        for number, walk in enumerate(self.walks):
            places = picked(walk, count, trait, seen)
            if end and not trait:
                places.add(len(walk.answered))
            yield from (position for position in walk.replay() if position.number in places) if fresh else self.copies(number, places)

    def copies(self, number: int, places: set[int]) -> Iterator[Position]:
        """Copies of some positions of a walk, which is played again if some of them are new."""
        walk = self.walks[number]
        if any((number, place) not in self.kept for place in places):
            for position in walk.replay():
                if position.number in places:
                    self.kept[number, position.number] = position.game.clone()
        for place in sorted(places):
            move = walk.answered[place].move if place < len(walk.answered) else None
            yield Position(walk, place, self.kept[number, place].clone(), move)

    def each(self, test: Callable[[Position], None], share: float = 1, trait: str = "", fresh: bool = False) -> None:
        """Run a test at many positions; a failure names its position."""
        for position in self.positions(share, trait, fresh=fresh):
            try:
                test(position)
            except Broken as broken:
                broken.add_note(str(position))
                raise


GROUNDS: Final[dict[tuple[int, Effort], Ground]] = {}


def ground_of(spec: GameSpec, effort: Effort) -> Ground:
    """The walks of a game, the same for all suites in a process."""
    return GROUNDS.setdefault((id(spec), effort), Ground(spec, effort))  # a ground keeps its spec, so the id is never another's


def setups(spec: GameSpec, every: bool) -> list[tuple[int, dict[str, Any]]]:
    """The set-ups to try: each seat count with all defaults, then each changed switch with each seat count, or all changes in a few."""
    changes = [{switch.name: value} for switch in spec.variants for value in switch.samples() if value != switch.default()]
    tried: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in spec.seats if is_possible(spec, seats, {})]
    if every:
        return tried + [(seats, change) for change, seats in product(changes, spec.seats) if is_possible(spec, seats, change)]
    for turn, change in enumerate(bundled(spec, changes)):
        fitting = fitting_seats(spec, change)
        tried.append((fitting[turn % len(fitting)], change))
    return tried


def bundled(spec: GameSpec, changes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All changes, each once, combined into few variants."""
    bundles: list[dict[str, Any]] = []
    for change in changes:
        home = next((bundle for bundle in bundles if bundle.keys().isdisjoint(change) and fitting_seats(spec, bundle | change)), None)
        if home is not None:
            home |= change
        elif fitting_seats(spec, change):
            bundles.append(dict(change))
    return bundles


def fitting_seats(spec: GameSpec, variant: Mapping[str, Any]) -> list[int]:
    return [seats for seats in spec.seats if is_possible(spec, seats, variant)]


def is_possible(spec: GameSpec, seats: int, variant: Mapping[str, Any]) -> bool:
    try:
        spec.setup(seats, variant)
    except BadSetup:
        return False
    return True


def walk(spec: GameSpec, seats: int, variant: Mapping[str, Any], seed: int, greedy: bool = False) -> Walk:
    """Play a whole game and remember it."""
    game = spec.new(seats, seed, variant)
    rng = seeded(seed + 1)
    answered: list[Answered] = []
    while (decision := game.pending) is not None:
        move = greedy_move(game, rng) if greedy else random_move(game, rng)
        answered.append(Answered(move, decision.kind, traits_of(game)))
        move.make(game)
    return Walk(spec, seats, variant, seed, tuple(answered), "greedy" if greedy else "at random")


def random_move(game: Game, rng: Rng) -> Move:
    """A random option of a seat that is asked. Secret answers come in any order, and any seat answers for the table."""
    frame = game.stack[-1]
    if isinstance(frame.effect, Secret):
        waiting = [decision for decision in game.waiting if decision.options]
        decision = waiting[rng.below(len(waiting))]
        return Move(decision.options[rng.below(len(decision.options))], decision.seat)
    count = game.asked if game.asked and rng.below(HESITATION) else len(game.legal)
    option = game.spec.actions.names[game.legal[rng.below(count)]]
    return Move(option, rng.below(game.seats) if frame.seat == TABLE else frame.seat)


def greedy_move(game: Game, rng: Rng) -> Move:
    """The move of the game's own greedy player."""
    if game.spec.greedy is None:
        return random_move(game, rng)
    seat = game.actor
    option = game.spec.greedy(game.spec.imagine(game, seat, rng.next()), seat, rng)
    return Move(game.spec.actions.names[option], seat) if option in game.legal else random_move(game, rng)


def traits_of(game: Game) -> frozenset[str]:
    frame = game.stack[-1]
    traits = {
        FOR_TABLE: frame.seat == TABLE,
        SECRET: isinstance(frame.effect, Secret),
        WINDOW: isinstance(frame.effect, Window),
        ANYTIME: game.asked < len(game.legal),
    }
    return frozenset(trait for trait, has in traits.items() if has)


def picked(walk: Walk, count: int, trait: str, seen: Counter[str]) -> set[int]:
    """The numbers of some positions: one of each kind of decision, beginning with the kinds seen least so far, then any."""
    rng = seeded(walk.seed + count)
    by_kind: dict[str, list[int]] = {}
    for number, answered in enumerate(walk.answered):
        if not trait or trait in answered.traits:
            by_kind.setdefault(answered.kind, []).append(number)
    rest = [number for numbers in by_kind.values() for number in numbers]
    chosen: set[int] = set()
    for kind in sorted(by_kind, key=lambda kind: (seen[kind], kind))[:count]:
        chosen.add(by_kind[kind][rng.below(len(by_kind[kind]))])
        seen[kind] += 1
    rng.shuffle(rest)
    return chosen | set(rest[: count - len(chosen)])
