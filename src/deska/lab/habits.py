"""The habits of bots: options they always or never choose, cards they leave, and how often things happen."""

from collections import Counter
from collections.abc import Sequence

from deska.api import opening
from deska.bots import make
from deska.kernel import GameSpec
from deska.lab.games import Series, derived
from deska.lab.tally import Estimate, estimate


class Habits:
    """Counts how often every option was offered beside others and taken, the same for things seat by seat, and the events."""

    def __init__(self, spec: GameSpec) -> None:
        self.names = spec.actions.names
        self.offered = [0] * len(self.names)
        self.taken = [0] * len(self.names)
        self.things = [thing(name) for name in self.names]
        self.chances: Counter[str] = Counter()
        """For each thing, the number of seats that could take it at least once in a game."""
        self.uses: Counter[str] = Counter()
        """For each thing, the number of seats that took it."""
        self.happened: list[Counter[str]] = []
        """For every game, how often each message was told; its ending counts as a message told once."""

    def watch(self, series: Series, index: int) -> None:
        """Play the game of that number and count."""
        spec = series.spec
        start = spec.new(series.seats, derived(series.seed, index), series.variant)
        told = Counter(event.message for event in opening(start))
        game = start.clone()
        game.heard = True
        players = [make(bot, spec, derived(series.seed, index, seat)) for seat, bot in enumerate(series.seating(index))]
        could: set[tuple[int, str]] = set()
        did: set[tuple[int, str]] = set()
        while game.legal:
            legal, actor = game.legal, game.actor
            option = players[actor].choose(game, actor)
            if len(legal) > 1:
                self.count(legal, option)
                could.update([(actor, self.things[other]) for other in legal])
                did.add((actor, self.things[option]))
            game.apply(option)
            told.update(event.message for event in game.events)
            game.events.clear()
        told[game.ended] += 1
        self.happened.append(told)
        self.chances.update(name for _, name in could)
        self.uses.update(name for _, name in did)

    @property
    def games(self) -> int:
        return len(self.happened)

    def count(self, legal: Sequence[int], option: int) -> None:
        for other in legal:
            self.offered[other] += 1
        self.taken[option] += 1

    def times(self, message: str) -> list[int]:
        """The number of times that a message was told in each game, the fewest first."""
        return sorted(told[message] for told in self.happened)

    def between(self, low: float, high: float, least: int) -> list[tuple[str, Estimate]]:
        """The options offered at least so often that were taken in a share of cases from `low` to `high`."""
        options = []
        for number, offered in enumerate(self.offered):
            if offered >= max(1, least) and low <= self.taken[number] / offered <= high:
                options.append((self.names[number], estimate(self.taken[number], offered)))
        return options

    def used(self, verbs: Sequence[str], least: int) -> list[tuple[str, Estimate]]:
        """The things of those verbs that at least so many seats could take, the least used first."""
        things = [
            (name, estimate(self.uses[name], chances))
            for name, chances in self.chances.items()
            if chances >= least and name.partition(":")[0] in verbs
        ]
        return sorted(things, key=lambda item: (item[1].rate, item[0]))


def thing(option: str) -> str:
    """The thing that an option is about: its verb and first argument, without the second."""
    return ":".join(option.split(":")[:2])
