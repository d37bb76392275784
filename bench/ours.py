"""Measure one of our games, in the interpreted or the compiled environment: `python bench/ours.py ethnos --seats 4 --seconds 3`.

The last line is one JSON object. With `--digests 200` it holds one BLAKE2b digest over that many seeded random games instead of figures.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable
from hashlib import blake2b
from itertools import count
from typing import Any

from measure import MIDDLE_STATES, Count, bytes_per_state, copy_microseconds, play_for
from tree import iterations_per_second, middle_positions, worlds_per_second

import deska
from deska.kernel import play as kernel_play
from deska.kernel.play import play_out
from deska.kernel.rng import seeded

COMPILED_ENDINGS = (".so", ".pyd")
SEED = 7
OPENINGS = 8  # with different cards and opponents: games of one kind may be much longer than others


def new_game(game_id: str, seats: int, seed: int) -> Any:
    """A game as simulation plays it: without a recorder."""
    return deska.new(game_id, seats=seats, seed=seed).clone()


def is_compiled(game: Any) -> bool:
    """True if both the kernel and the rules of that game are compiled."""
    files = (kernel_play.__file__, sys.modules[type(game).__module__].__file__)
    return all((file or "").endswith(COMPILED_ENDINGS) for file in files)


def middle_game(game: Any, decisions: int, pick: random.Random) -> bool:
    """Play on for so many decisions with at least two options. True if the game still goes on then."""
    while game.legal and decisions:
        decisions -= len(game.legal) > 1
        game.apply(pick.choice(game.legal))
    return bool(game.legal)


def middle_copiers(game_id: str, seats: int, decisions: int) -> list[Callable[[], object]]:
    """Functions that clone a state from the middle of a random game, for some games."""
    pick = random.Random(SEED)
    copiers: list[Callable[[], object]] = []
    for seed in count(1):
        if len(copiers) == MIDDLE_STATES:
            break
        game = new_game(game_id, seats, seed)
        if middle_game(game, decisions, pick):
            copiers.append(game.clone)
    return copiers


def figures(game_id: str, seats: int, seconds: float) -> dict[str, object]:
    """The same seeds in the same order, so that both builds play the same games."""
    seeds = count(1)
    rng = seeded(SEED)

    def start() -> Any:
        return new_game(game_id, seats, next(seeds))

    def play(game: Any) -> Count:
        decisions = play_out(game, rng)
        return Count(decisions, decisions)

    played = play_for(seconds, start, play)
    per_game = played.chosen / played.games
    copiers = middle_copiers(game_id, seats, max(1, round(per_game / 2)))
    return {
        "decisions_per_second": played.decisions_per_second,
        "games_per_second": played.games_per_second,
        "clone_microseconds": copy_microseconds(copiers),
        "bytes_per_state": bytes_per_state(copiers),
        "decisions_per_game": per_game,
    }


def search_figures(game_id: str, seats: int, seconds: float) -> dict[str, object]:
    """The speed of search: whole worlds from openings, iterations in the middle of games."""
    half = max(1, play_out(new_game(game_id, seats, SEED), seeded(SEED)) // 2)
    positions = middle_positions(lambda seed: new_game(game_id, seats, seed), half)
    return {
        "worlds_per_second": worlds_per_second([new_game(game_id, seats, seed) for seed in range(OPENINGS)], seconds),
        "iterations_per_second": iterations_per_second(positions, seconds),
    }


def combined_digest(game_id: str, seats: int, games: int) -> str:
    """One digest over the ends of seeded random games and the number of decisions on the way."""
    combined = blake2b(digest_size=16)
    for seed in range(games):
        game = new_game(game_id, seats, seed)
        decisions = play_out(game, seeded(seed))
        combined.update(f"{seed} {decisions} {game.digest()}\n".encode())
    return combined.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure one of our games; the last line is JSON.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--digests", type=int, default=0, metavar="GAMES", help="print the digest of so many games instead")
    parser.add_argument("--search", action="store_true", help="measure search instead of random play")
    args = parser.parse_args()
    compiled = is_compiled(new_game(args.game, args.seats, SEED))
    about = {"game": args.game, "seats": args.seats, "python": platform.python_version(), "compiled": compiled}
    if args.digests:
        result: dict[str, object] = {"games": args.digests, "digest": combined_digest(args.game, args.seats, args.digests)}
    elif args.search:
        result = search_figures(args.game, args.seats, args.seconds)
    else:
        result = figures(args.game, args.seats, args.seconds)
    print(json.dumps({**about, **result}))


if __name__ == "__main__":
    main()
