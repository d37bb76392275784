"""The habits of bots: options they always or never choose, cards they leave or win with, how often things happen and the lead changes."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from deska.api import opening
from deska.bots import make
from deska.kernel import STALLED, Game, GameSpec
from deska.lab.games import Series, derived, shares_of
from deska.lab.tally import Estimate, estimate

NOBODY = -1


@dataclass(frozen=True)
class Watched:
    """The observations of one game. Options count only where there were others beside them."""

    offered: Counter[int]
    taken: Counter[int]
    could: frozenset[tuple[int, str]]
    """The things that each seat could take at least once; friends count as one."""
    did: frozenset[tuple[int, str]]
    told: Counter[str]
    """How often each message was told; the ending counts as a message told once."""
    shares: tuple[float, ...]
    lead_changes: int


class Watcher:
    """Looks at a game while it is played, and counts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.things = [thing(name) for name in game.spec.actions.names]
        self.offered: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()
        self.could: set[tuple[int, str]] = set()
        self.did: set[tuple[int, str]] = set()
        self.told: Counter[str] = Counter()
        self.lead = NOBODY
        self.lead_changes = 0

    def see_choice(self, option: int) -> None:
        """Count what is offered now, and what is taken of it."""
        legal = self.game.legal
        if len(legal) > 1:
            seat = 0 if self.game.spec.cooperative else self.game.actor
            self.offered.update(legal)
            self.taken[option] += 1
            self.could.update([(seat, self.things[other]) for other in legal])
            self.did.add((seat, self.things[option]))

    def see_position(self) -> None:
        """Count what a choice has told, and whether it changed the lead."""
        self.told.update(event.message for event in self.game.events)
        self.game.events.clear()
        leader = leader_of(self.game)
        if leader not in (self.lead, NOBODY):
            self.lead_changes += self.lead != NOBODY
            self.lead = leader


def watch_game(series: Series, index: int) -> Watched:
    """Play the game of that number and look at everything."""
    spec = series.spec
    start = spec.new(series.seats, derived(series.seed, index), series.variant)
    game = start.clone()
    game.heard = True
    seen = Watcher(game)
    seen.told.update(event.message for event in opening(start))
    players = [make(bot, spec, derived(series.seed, index, seat)) for seat, bot in enumerate(series.seating(index))]
    while game.legal:
        option = players[game.actor].choose(game, game.actor)
        seen.see_choice(option)
        game.apply(option)
        seen.see_position()
    seen.told[game.ended] += 1
    shares = shares_of(game.result(game.ended), series.seats, spec.cooperative)
    return Watched(seen.offered, seen.taken, frozenset(seen.could), frozenset(seen.did), seen.told, shares, seen.lead_changes)


def leader_of(game: Game) -> int:
    """The seat with the most points as the game stands; nobody if several have them, or if all play together."""
    if game.spec.cooperative:
        return NOBODY
    scores = game.result(game.ended or STALLED).scores
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


class Habits:
    """Adds up what was seen: how often options were offered beside others and taken, the same for things seat by seat, and the events."""

    def __init__(self, spec: GameSpec) -> None:
        self.names = spec.actions.names
        self.offered: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()
        self.chances: Counter[str] = Counter()
        """For each thing, the number of seats that could take it at least once in a game."""
        self.uses: Counter[str] = Counter()
        """For each thing, the number of seats that took it."""
        self.wins_with: dict[str, float] = {}
        self.wins_without: dict[str, float] = {}
        """The victories of seats that took a thing, and of those that only could."""
        self.happened: list[Counter[str]] = []
        """For every game, how often each message was told."""
        self.lead_changes: list[int] = []

    def watch(self, series: Series, index: int) -> None:
        """Play the game of that number and count."""
        self.add(watch_game(series, index))

    def add(self, watched: Watched) -> None:
        self.offered.update(watched.offered)
        self.taken.update(watched.taken)
        self.happened.append(watched.told)
        self.lead_changes.append(watched.lead_changes)
        self.chances.update(name for _, name in watched.could)
        self.uses.update(name for _, name in watched.did)
        for seat, name in watched.could:
            wins = self.wins_with if (seat, name) in watched.did else self.wins_without
            wins[name] = wins.get(name, 0.0) + watched.shares[seat]

    @property
    def games(self) -> int:
        return len(self.happened)

    def times(self, message: str) -> list[int]:
        """The number of times that a message was told in each game, the fewest first."""
        return sorted(told[message] for told in self.happened)

    def between(self, low: float, high: float, least: int) -> list[tuple[str, Estimate]]:
        """The options offered at least so often that were taken in a share of cases from `low` to `high`."""
        options = []
        for number in sorted(self.offered):
            offered, taken = self.offered[number], self.taken[number]
            if offered >= max(1, least) and low <= taken / offered <= high:
                options.append((self.names[number], estimate(taken, offered)))
        return options

    def used(self, verbs: Sequence[str], least: int) -> list[tuple[str, Estimate]]:
        """The things of those verbs that at least so many seats could take, the least used first."""
        things = [
            (name, estimate(self.uses[name], chances))
            for name, chances in self.chances.items()
            if chances >= least and name.partition(":")[0] in verbs
        ]
        return sorted(things, key=lambda item: (item[1].rate, item[0]))

    def never_used(self, least: int) -> list[str]:
        """The things that at least so many seats could take, and that none took."""
        return sorted(name for name, chances in self.chances.items() if chances >= least and not self.uses[name])

    def won(self, name: str) -> tuple[Estimate, Estimate]:
        """The share of victories of seats that took a thing, and of those that could and did not."""
        used = self.uses[name]
        return estimate(self.wins_with.get(name, 0.0), used), estimate(self.wins_without.get(name, 0.0), self.chances[name] - used)


def thing(option: str) -> str:
    """The thing that an option is about: its verb and first argument, without the second."""
    return ":".join(option.split(":")[:2])
