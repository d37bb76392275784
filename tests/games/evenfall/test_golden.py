"""Recorded games, per number of players and side, per way to end and per variant, that end today as they did when they were written down.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.evenfall.test_golden
"""

import json
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

import deska
from deska.games.evenfall import SPEC
from deska.kernel import Game, Rng, seeded

FOLDER: Final = Path(__file__).parent / "golden"
GOLDEN: Final = sorted(FOLDER.glob("*.json"))
SIDES: Final = ("sun", "moon")
ADVANCED: Final = {"first-draw": "advanced"}
HEIR: Final = {"automa": "heir", "automa-scoring": "inner"}
"""Beside the usual games: more cards to begin with, and the strongest Automa, which scores its inner circle."""
STYLES: Final = ("greedy", "random")


def play(style: str, seats: int, seed: int, variant: dict[str, str]) -> Game:
    """A whole game, by the greedy player or by chance."""
    game = SPEC.new(seats, seed, variant)
    rng = seeded(seed + 1)
    while game.legal:
        game.apply(greedy(game, rng) if style == "greedy" else game.legal[rng.below(len(game.legal))])
    return game


def greedy(game: Game, rng: Rng) -> int:
    assert game.spec.greedy is not None
    return game.spec.greedy(deska.imagine(game, game.actor, rng.next()), game.actor, rng)


def games() -> dict[str, Game]:
    """All that are kept: those of chance come to moves that nobody would choose."""
    found = {
        f"{side}-{seats}-{style}": play(style, seats, seats, {"side": side}) for side, seats, style in product(SIDES, SPEC.seats, STYLES)
    }
    found["advanced"] = play("greedy", 3, 5, ADVANCED)
    found["heir"] = play("greedy", 1, 6, HEIR)
    return found


def write() -> None:
    """Play all golden games and write their records."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in games().items():
        text = json.dumps(game.record(), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text.replace('"choices":', '\n"choices":') + "\n", encoding="utf8")


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    return record


def test_there_is_one_for_each_number_of_players_side_and_style() -> None:
    wanted = {f"{side}-{seats}-{style}" for side, seats, style in product(SIDES, SPEC.seats, STYLES)}
    assert {path.stem for path in GOLDEN} == wanted | {"advanced", "heir"}


def test_there_is_one_for_each_way_to_end() -> None:
    assert {deska.replay(read(path)).ended for path in GOLDEN} == set(SPEC.endings)


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_ends_as_it_always_did(path: Path) -> None:
    record = read(path)
    game = deska.replay(record)
    assert (game.digest(), game.choices) == (record["digest"], len(record["choices"]))
    assert game.record() == record
    assert deska.load(game.dump()) == game


if __name__ == "__main__":
    write()
