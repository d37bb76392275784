"""Recorded games, one per number of mages and nemesis and per way to end, that end today as they did when they were written down.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.aeons_end.test_golden
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.games.aeons_end import SPEC
from deska.games.aeons_end.actions import NEMESES
from deska.games.aeons_end.components.state import LOST, WON
from deska.kernel import Game, Rng, seeded

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("*.json"))
ENDINGS = {ending.removeprefix("ae-") for ending in (*WON, *LOST)}
SEARCHED = 4000
"""Seeds among which a game with a seldom end is looked for."""
STYLES = ("greedy", "random", "curious")
IDLE = ("end", "done", "pass")


def play(style: str, seats: int, nemesis: str, seed: int) -> Game:
    """A whole game: by the greedy player, by chance, or by chance that rather does something than nothing."""
    game = SPEC.new(seats, seed, {"nemesis": nemesis})
    rng = seeded(seed + 1)
    while game.legal:
        game.apply(greedy(game, rng) if style == "greedy" else any_of(game, rng, style == "curious"))
    return game


def greedy(game: Game, rng: Rng) -> int:
    assert game.spec.greedy is not None
    return game.spec.greedy(deska.imagine(game, game.actor, rng.next()), game.actor, rng)


def any_of(game: Game, rng: Rng, curious: bool) -> int:
    busy = [option for option in game.legal if not curious or game.spec.actions.names[option] not in IDLE]
    return (busy or game.legal)[rng.below(len(busy or game.legal))]


def write() -> None:
    """Play all golden games and write their records."""
    FOLDER.mkdir(exist_ok=True)
    missing = set(ENDINGS)
    for seats, nemesis in product(SPEC.seats, NEMESES):
        game = play("greedy", seats, nemesis, seats)
        missing.discard(game.ended.removeprefix("ae-"))
        keep(game, f"{nemesis}-{seats}")
    for seed in range(SEARCHED):
        game = play(STYLES[seed % len(STYLES)], 1 + seed % 4, NEMESES[seed // 4 % len(NEMESES)], seed)
        ending = game.ended.removeprefix("ae-")
        if ending in missing:
            missing.remove(ending)
            keep(game, f"end-{ending}")
        if not missing:
            return
    raise AssertionError(f"no game ended so: {missing}")


def keep(game: Game, name: str) -> None:
    text = json.dumps(game.record(), separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text.replace('"choices":', '\n"choices":') + "\n", encoding="utf8")


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    return record


def test_there_is_one_for_each_number_of_mages_and_nemesis() -> None:
    assert {f"{nemesis}-{seats}" for seats, nemesis in product(SPEC.seats, NEMESES)} <= {path.stem for path in GOLDEN}


def test_there_is_one_for_each_way_to_end() -> None:
    assert {deska.replay(read(path)).ended.removeprefix("ae-") for path in GOLDEN} == ENDINGS


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    record = read(path)
    game = deska.replay(record)
    assert (game.digest(), game.choices) == (record["digest"], len(record["choices"]))
    assert game.ended in (*WON, *LOST)
    assert game.record() == record
    assert deska.load(game.dump()) == game


if __name__ == "__main__":
    write()
