"""Recorded games, one per number of players, for teams and for all variants together, that end today as they did.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.eldervale.test_golden
"""

import json
from pathlib import Path
from typing import Any, Final

import pytest

import deska
from deska.games.eldervale import SPEC
from deska.kernel import Game, seeded

FOLDER: Final = Path(__file__).parent / "golden"
GOLDEN: Final = sorted(FOLDER.glob("*.json"))
EVERYTHING: Final = dict.fromkeys(("legendary", "oracle", "mercenaries", "mother", "giant", "draft", "tactics"), "on")
GAMES: Final[dict[str, tuple[int, dict[str, str]]]] = {
    **{f"seats-{seats}": (seats, {}) for seats in SPEC.seats},
    "teams": (4, {"team": "on"}),
    "everything": (3, {**EVERYTHING, "doorways": "off", "stacks": "open"}),
    "legend": (1, {"difficulty": "legend"}),
}


def play(seats: int, seed: int, variant: dict[str, str]) -> Game:
    """A whole game by the greedy player."""
    game = SPEC.new(seats, seed, variant)
    rng = seeded(seed + 1)
    assert SPEC.greedy is not None
    while game.legal:
        game.apply(SPEC.greedy(deska.imagine(game, game.actor, rng.next()), game.actor, rng))
    return game


def write() -> None:
    """Play all golden games and write their records."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, variant) in GAMES.items():
        keep(play(seats, seats, variant), name)


def keep(game: Game, name: str) -> None:
    text = json.dumps(game.record(), separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text.replace('"choices":', '\n"choices":') + "\n", encoding="utf8")


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    return record


def test_there_is_one_for_each_kind_of_game() -> None:
    assert set(GAMES) <= {path.stem for path in GOLDEN}


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    record = read(path)
    game = deska.replay(record)
    assert (game.digest(), game.choices) == (record["digest"], len(record["choices"]))
    assert game.ended in SPEC.endings
    assert game.record() == record
    assert deska.load(game.dump()) == game


if __name__ == "__main__":
    write()
