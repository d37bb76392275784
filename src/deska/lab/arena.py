"""An arena: bots compete on the same deals, each on every seat equally often."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, groupby
from typing import Any, Final

from deska.api import spec_of
from deska.kernel import BadSetup, GameSpec
from deska.kernel.rng import seeded
from deska.lab.games import Played, check_bot, check_seed, derived, play_deal
from deska.lab.outside import name_of
from deska.lab.running import Crew, Stopped, in_order
from deska.lab.sequential import Verdict

SEATING: Final = -1
"""The number that stands for the seating among the seeds of a deal."""


@dataclass(frozen=True)
class Match:
    """The bots of one table, a place for each seat. In a trial all are the same bot: it plays alone, or with copies of itself."""

    bots: tuple[str, ...]
    is_trial: bool

    @property
    def hero(self) -> str:
        """The bot whose share of victories a test is about."""
        return self.bots[0]

    @property
    def games(self) -> int:
        """The number of games of a deal: one for each seating."""
        return 1 if self.is_trial else len(self.bots)

    @property
    def name(self) -> str:
        if self.is_trial:
            return name_of(self.hero)
        sizes = [(name_of(bot), len(list(same))) for bot, same in groupby(self.bots)]
        return " – ".join(f"{bot}*{size}" if size > 1 else bot for bot, size in sizes)

    def seatings(self, seed: int) -> list[tuple[str, ...]]:
        """The seatings of a deal: a random order, and everybody moves on by a seat until all have sat everywhere."""
        if self.is_trial:
            return [self.bots]
        order = list(range(len(self.bots)))
        seeded(seed).shuffle(order)
        return [tuple(self.bots[place] for place in order[turn:] + order[:turn]) for turn in range(len(order))]


@dataclass(frozen=True)
class Arena:
    """The plan of a competition: a game, its matches, a seed, switches."""

    spec: GameSpec
    matches: tuple[Match, ...]
    seed: int
    variant: Mapping[str, Any]

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled arena names its game by the id, because a spec cannot be sent to a worker process."""
        return (restored, (self.spec.id, self.matches, self.seed, dict(self.variant)))

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(bot for match in self.matches for bot in match.bots))

    @property
    def is_trial(self) -> bool:
        return self.matches[0].is_trial


def restored(game: str, matches: tuple[Match, ...], seed: int, variant: Mapping[str, Any]) -> Arena:
    return Arena(spec_of(game), matches, seed, variant)


def arena_of(spec: GameSpec, bots: Sequence[str], seats: int | None, seed: int, variant: Mapping[str, Any] | None = None) -> Arena:
    """A checked arena. Fewer seats than bots: every group of so many bots is a match; as many seats as bots: all sit at one table."""
    seats = usual_seats(spec, bots) if seats is None else seats
    checked = spec.setup(seats, variant)
    for bot in dict.fromkeys(bots):
        check_bot(spec, bot)
    check_seed(seed)
    if spec.cooperative or seats == 1:
        matches = tuple(Match((bot,) * seats, is_trial=True) for bot in dict.fromkeys(bots))
    elif len(set(bots)) < 2:
        raise BadSetup("an arena needs at least two different bots")
    elif len(bots) < seats:
        raise BadSetup(f"{seats} seats need {seats} bots, not {len(bots)}; write for instance --bots {bots[0]},{bots[1]}*{seats - 1}")
    else:
        groups = dict.fromkeys(group for group in combinations(bots, seats) if len(set(group)) > 1)
        matches = tuple(Match(group, is_trial=False) for group in groups)
    return Arena(spec, matches, seed, checked.variant)


def usual_seats(spec: GameSpec, bots: Sequence[str]) -> int:
    """Two seats, unless a bot is named several times: then all that are named sit at one table."""
    return len(bots) if len(set(bots)) < len(bots) else max(2, spec.seats.start)


# --- playing


@dataclass(frozen=True)
class Bout:
    """A deal of a match, played with every seating."""

    match: int
    deal: int
    games: tuple[Played, ...]

    def share(self, bot: str) -> float:
        """The share of the victories that went to a bot, from 0 to 1. In a trial it is whether the game was won."""
        won = [sum(played.shares[seat] for seat, other in enumerate(played.bots) if other == bot) for played in self.games]
        return min(1.0, sum(won) / len(won))


def play_bout(arena: Arena, task: tuple[int, int]) -> Bout:
    number, deal = task
    seatings = arena.matches[number].seatings(derived(arena.seed, deal, SEATING))
    return Bout(number, deal, tuple(play_deal(arena.spec, arena.variant, arena.seed, deal, bots) for bots in seatings))


@dataclass
class Standing:
    """The bouts of a match so far, and whether it is decided."""

    match: Match
    most_deals: int
    verdict: Verdict | None
    bouts: list[Bout] = field(default_factory=list)

    @property
    def is_open(self) -> bool:
        return len(self.bouts) < self.most_deals and not self.side

    @property
    def side(self) -> str:
        """The side of the bar on which the hero surely is, `above` or `below`; empty as long as that is open."""
        return self.verdict.side if self.verdict else ""

    def add(self, bout: Bout) -> None:
        self.bouts.append(bout)
        if self.verdict is not None:
            self.verdict.add(bout.share(self.match.hero))


class Competition:
    """An arena in play: takes the bouts in, and says what is still to be played."""

    def __init__(self, arena: Arena, games: int, until: float | None = None) -> None:
        if until is not None and not 0.0 < until < 1.0:
            raise BadSetup(f"a share to be sure about lies between 0 and 1, not at {until:g}")
        self.arena = arena
        self.games = games
        self.standings = [Standing(match, deals_of(match, games), Verdict(until) if until else None) for match in arena.matches]

    def add(self, bout: Bout) -> bool:
        """Take in a bout. One of a match that is decided already, or that is not the next of its match, is not counted."""
        standing = self.standings[bout.match]
        if not standing.is_open or bout.deal != len(standing.bouts):
            return False
        standing.add(bout)
        return True

    def tasks(self) -> Iterator[tuple[int, int]]:
        """The bouts still to be played, deal by deal through all open matches; a match drops out when it is decided."""
        begun = [len(standing.bouts) for standing in self.standings]
        for deal in range(min(begun), max(standing.most_deals for standing in self.standings)):
            for number, standing in enumerate(self.standings):
                if begun[number] <= deal < standing.most_deals and standing.is_open:
                    yield number, deal

    def play(self, crew: Crew, halt: Stopped) -> Iterator[Bout]:
        """Play on, and hand out every bout that counts."""
        for bout in in_order(partial(play_bout, self.arena), self.tasks(), crew, halt):
            if self.add(bout):
                yield bout

    @property
    def bouts(self) -> list[Bout]:
        return [bout for standing in self.standings for bout in standing.bouts]


def deals_of(match: Match, games: int) -> int:
    """The number of deals that make so many games; a deal is always played with all its seatings."""
    return max(1, games // match.games)
