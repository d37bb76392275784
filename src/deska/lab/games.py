"""A series of games between bots, each with a seed of its own, and the results kept of every game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from deska.api import spec_of
from deska.bots import Player, UnknownBot, levels, make, play_game
from deska.kernel import STALLED, BadSetup, GameSpec, Outcome
from deska.kernel.rng import SEED_BITS
from deska.lab.outside import Forfeit, introduced, is_outside, outside_player, outsider

SEED_SIZE: Final = 53
"""The bits of the seeds of single games: few enough for every file format and spreadsheet."""
FORFEITED: Final = "forfeit"
"""The ending of a game that a bot from outside has lost by itself."""


@dataclass(frozen=True)
class Series:
    """The plan of a series: a game, a bot for every seat, a seed, switches."""

    spec: GameSpec
    bots: tuple[str, ...]
    seed: int
    variant: Mapping[str, Any]

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled series names its game by the id, because a spec cannot be sent to a worker process."""
        return (restored, (self.spec.id, self.bots, self.seed, dict(self.variant)))

    @property
    def seats(self) -> int:
        return len(self.bots)

    def seating(self, index: int) -> tuple[str, ...]:
        """The bots by seat in the game of that number: in every game they move on by a seat."""
        shift = index % self.seats
        return self.bots[self.seats - shift :] + self.bots[: self.seats - shift]


@dataclass(frozen=True, slots=True)
class Played:
    """The results of a game. The tuples have an item for each seat."""

    index: int
    seed: int
    first: int
    """The seat that had the first turn; others may have been asked something before."""
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the victory of each seat: joint winners divide it, unless the game is co-operative."""
    breakdown: tuple[dict[str, int], ...]
    choices: int
    turns: int
    ended: str
    sides: tuple[str, ...] = ()
    """The side of each seat, such as its clan, in games that have sides."""
    forfeit: str = ""
    """The reason why a bot from outside has lost the game by itself."""

    @property
    def stalled(self) -> bool:
        return self.ended == STALLED


def series_of(spec: GameSpec, bots: Sequence[str], seed: int, variant: Mapping[str, Any] | None = None) -> Series:
    """A checked series."""
    checked = spec.setup(len(bots), variant)
    for bot in dict.fromkeys(bots):
        check_bot(spec, bot)
    check_seed(seed)
    return Series(spec, tuple(bots), seed, checked.variant)


def check_bot(spec: GameSpec, bot: str) -> None:
    """Refuse a bot that cannot play the game; one from outside has to answer a greeting."""
    if is_outside(bot):
        introduced(spec, bot)
    elif bot not in levels(spec):
        raise UnknownBot(f"there is no bot {bot!r} for {spec.id}; there are: {', '.join(levels(spec))}")


def check_seed(seed: int) -> None:
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")


def restored(game: str, bots: tuple[str, ...], seed: int, variant: Mapping[str, Any]) -> Series:
    return Series(spec_of(game), bots, seed, variant)


def derived(seed: int, *path: int) -> int:
    """The seed of a game, or of a seat in it: the same on every machine, however the work is divided."""
    words = "/".join(str(number) for number in (seed, *path))
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big") >> 64 - SEED_SIZE


def play_one(series: Series, index: int) -> Played:
    """Play the game of that number."""
    return play_deal(series.spec, series.variant, series.seed, index, series.seating(index))


def play_deal(spec: GameSpec, variant: Mapping[str, Any], root: int, deal: int, bots: tuple[str, ...]) -> Played:
    """Play the deal of that number with a bot on every seat. Deal and chance of a seat do not depend on who sits where."""
    seats = len(bots)
    seed = derived(root, deal)
    game = spec.new(seats, seed, variant).clone()
    first = game.turn
    outsiders = {seat: outsider(bot, spec, seat) for seat, bot in enumerate(bots) if is_outside(bot)}
    players: list[Player] = []
    turns = 0
    loser = ""
    try:
        for seat, bot in enumerate(bots):
            own = derived(root, deal, seat)
            if seat in outsiders:
                outsiders[seat].begin(seats, variant, own)
            players.append(outside_player(outsiders[seat], own) if seat in outsiders else make(bot, spec, own))
        turns = play_game(game, players)
        outcome = game.result(game.ended)
        shares = shares_of(outcome, seats, spec.cooperative)
    except Forfeit as forfeit:
        game.stall()
        loser = str(forfeit)
        outcome = game.result(game.ended)
        shares = shares_without(forfeit.seat, seats, spec.cooperative)
    for guest in outsiders.values():
        guest.over(outcome)
    sides = spec.sides(game) if spec.sides is not None else ()
    ended = FORFEITED if loser else game.ended
    return Played(deal, seed, first, bots, outcome.scores, shares, outcome.breakdown, game.choices, turns, ended, sides, loser)


def shares_without(loser: int, seats: int, cooperative: bool) -> tuple[float, ...]:
    """The shares when a seat has forfeited: its opponents divide the victory, friends lose together."""
    share = 0.0 if cooperative or seats == 1 else 1.0 / (seats - 1)
    return tuple(0.0 if seat == loser else share for seat in range(seats))


def shares_of(outcome: Outcome, seats: int, cooperative: bool) -> tuple[float, ...]:
    return tuple(outcome.share(seat, cooperative) for seat in range(seats))
