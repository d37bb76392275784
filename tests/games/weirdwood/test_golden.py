"""Recorded games, one per number of wardens and monster and per way to end, that end today as they did when they were written down.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew:

    PYTHONPATH=src:. python -m tests.games.weirdwood.test_golden
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.games.weirdwood import SPEC
from deska.games.weirdwood.actions import MONSTERS
from deska.games.weirdwood.components.state import LOST, WON
from deska.kernel import Game, Rng, seeded

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("*.json"))
ENDINGS = {ending.removeprefix("ww-") for ending in (*WON, *LOST)}
VARIANTS: dict[str, dict[str, str]] = {
    "quests": {"quests": "yes"},
    "team": {"experience": "shared"},
    "hard": {"time": "less", "scarab-experience": "less", "scarab-supply": "fatal", "crafting-rooms": "fewest"},
}
SEARCHED = 3000
"""Seeds among which a game with a seldom end is looked for."""
IDLE = ("end", "done", "pass")


def play(style: str, seats: int, seed: int, variant: dict[str, str]) -> Game:
    """A whole game: by the greedy player, or by chance that rather does something than nothing."""
    game = SPEC.new(seats, seed, variant)
    rng = seeded(seed + 1)
    while game.legal:
        game.apply(greedy(game, rng) if style == "greedy" else curious(game, rng))
    return game


def greedy(game: Game, rng: Rng) -> int:
    assert game.spec.greedy is not None
    return game.spec.greedy(deska.imagine(game, game.actor, rng.next()), game.actor, rng)


def curious(game: Game, rng: Rng) -> int:
    busy = [option for option in game.legal if game.spec.actions.names[option] not in IDLE]
    return (busy or game.legal)[rng.below(len(busy or game.legal))]


def write() -> None:
    """Play all golden games and write their records."""
    FOLDER.mkdir(exist_ok=True)
    missing = set(ENDINGS)
    for seats, monster in product(SPEC.seats, MONSTERS):
        game = play("greedy", seats, seats, {"monster": monster})
        missing.discard(game.ended.removeprefix("ww-"))
        keep(game, f"{monster}-{seats}")
    for seed, (name, variant) in enumerate(VARIANTS.items()):
        game = play("greedy", 2, seed, {"monster": MONSTERS[seed], **variant})
        missing.discard(game.ended.removeprefix("ww-"))
        keep(game, name)
    search(missing)


def search(missing: set[str]) -> None:
    """Games with the other ends, by chance and with all that makes them likelier."""
    for seed in range(SEARCHED):
        if not missing:
            return
        variant = {"monster": MONSTERS[seed % 3], "scarab-supply": "fatal" if seed % 2 else "usual"}
        game = play("curious", 1 + seed % 5, seed, variant)
        ending = game.ended.removeprefix("ww-")
        if ending in missing:
            missing.remove(ending)
            keep(game, f"end-{ending}")
    raise AssertionError(f"no game ended so: {missing}")


def keep(game: Game, name: str) -> None:
    text = json.dumps(game.record(), separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text.replace('"choices":', '\n"choices":') + "\n", encoding="utf8")


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    return record


def test_there_is_one_for_each_number_of_wardens_and_monster() -> None:
    assert {f"{monster}-{seats}" for seats, monster in product(SPEC.seats, MONSTERS)} | {*VARIANTS} <= {path.stem for path in GOLDEN}


def test_there_is_one_for_each_way_to_end() -> None:
    assert {deska.replay(read(path)).ended.removeprefix("ww-") for path in GOLDEN} == ENDINGS


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
