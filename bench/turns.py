"""How long each level thinks about a turn, as at a table: median and 99th percentile of seconds a turn, beside its budget.

The last columns are for levels that search: the median number of worlds in which a choice was tried, and of the first choice of a turn.

    .venv-compiled/bin/python bench/turns.py ethnos evenfall --level apprentice --level expert --turns 60

Levels sit on all seats. A turn is all that a seat is asked until the turn passes on; with one seat, some choices. Time is that
of the processor unless `--clock` is given, so that a busy machine counts less; a search with a deadline looks at the clock, and on a busy
machine it sees fewer worlds in the same seconds.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import monotonic, process_time

import deska
from deska.bots import LADDER, Budget, make
from deska.bots.ladder import LONG_TURN
from deska.bots.search import Rollouts

TOLERANCE = 1.2


def seconds_a_turn(game_id: str, level: str, seats: int, turns: int, seed: int, clock: bool, worlds: list[tuple[bool, int]]) -> list[float]:
    """The seconds of so many turns, one game after the other. The worlds of each choice are added, and if it began its turn."""
    now = monotonic if clock else process_time
    spec = deska.spec_of(game_id)
    found: list[float] = []
    while len(found) < turns:
        game = spec.new(seats, seed)
        budget = Budget()
        spent = [0.0] * seats
        turn, choices = game.turn, 0
        while game.legal and len(found) < turns:
            seat = game.actor
            begun = now()
            player = make(level, spec, seed + game.choices, budget.seconds(level, game, seat))
            several = len(game.legal) > 1
            game.apply(player.choose(game, seat))
            spent[seat] += now() - begun
            search = getattr(player, "bot", None)
            if several and isinstance(search, Rollouts):
                worlds.append((budget.made[seat] == 1, max(len(rating.results) for rating in search.ratings)))
            choices += 1
            if game.turn != turn or (seats == 1 and choices == LONG_TURN) or not game.legal:
                found += [seconds for seconds in spent if seconds]
                spent = [0.0] * seats
                turn, choices = game.turn, 0
        seed += 1
    return found


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    names = [level.name for level in LADDER]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--level", action="append", choices=names)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clock", action="store_true")
    args = parser.parse_args()
    print(f"{'game':12}{'level':14}{'turns':>6}{'budget':>8}{'median':>8}{'p99':>8}{'most':>8}{'worlds':>8}{'first':>8}")
    for game in args.games or [spec.id for spec in deska.games()]:
        for level in [level for level in LADDER if not args.level or level.name in args.level]:
            worlds: list[tuple[bool, int]] = []
            times = seconds_a_turn(game, level.name, args.seats, args.turns, args.seed, args.clock, worlds)
            late = percentile(times, 0.99)
            mark = "" if late <= TOLERANCE * level.seconds else "  over"
            numbers = f"{len(times):6}{level.seconds:8.1f}{median(times):8.3f}{late:8.3f}{max(times):8.3f}"
            if worlds:
                numbers += f"{median(count for _, count in worlds):8.0f}{median(count for first, count in worlds if first):8.0f}"
            print(f"{game:12}{level.name:14}{numbers}{mark}", flush=True)


if __name__ == "__main__":
    main()
