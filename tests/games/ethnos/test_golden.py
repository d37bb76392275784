"""Recorded games, one per number of players and way of playing, that end today as they did when they were written down.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.ethnos.test_golden
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.kernel import Game, Rng, seeded

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("*.json"))
STYLES = ("random", "greedy")


def play(style: str, seats: int) -> Game:
    """A whole game, at random or by the greedy player."""
    game = deska.new("ethnos", seats, seed=100 + seats)
    rng = seeded(200 + seats)
    while game.legal:
        game.apply(greedy(game, rng) if style == "greedy" else game.legal[rng.below(len(game.legal))])
    return game


def greedy(game: Game, rng: Rng) -> int:
    assert game.spec.greedy is not None
    return game.spec.greedy(deska.imagine(game, game.actor, rng.next()), game.actor, rng)


def write() -> None:
    """Play all golden games and write their records."""
    FOLDER.mkdir(exist_ok=True)
    for style, seats in product(STYLES, deska.spec_of("ethnos").seats):
        text = json.dumps(play(style, seats).record(), separators=(",", ":"))
        (FOLDER / f"{style}-{seats}.json").write_text(text.replace('"choices":', '\n"choices":') + "\n", encoding="utf8")


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    return record


def test_there_is_one_for_each_number_of_players_and_way_of_playing() -> None:
    assert {path.stem for path in GOLDEN} == {f"{style}-{seats}" for style, seats in product(STYLES, deska.spec_of("ethnos").seats)}


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    record = read(path)
    game = deska.replay(record)
    assert (game.digest(), game.ended, game.choices) == (record["digest"], "et-end", len(record["choices"]))
    assert game.record() == record
    assert deska.load(game.dump()) == game


if __name__ == "__main__":
    write()
