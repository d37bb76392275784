"""Recorded games: how they are played, written down and read; each game says in its own `test_golden` which it keeps.

A changed digest means that running games would go on under other rules: raise `version` of the game, then write anew.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import deska
from deska.kernel import Game, GameSpec, Rng, seeded

HERE: Final = Path(__file__).parent
IDLE: Final = ("end", "done", "pass")


def play(spec: GameSpec, style: str, seats: int, seed: int, variant: Mapping[str, Any] | None = None, chance: int | None = None) -> Game:
    """A whole game: by the greedy player, at random, or `curious`, by chance that rather does something than nothing."""
    game = spec.new(seats, seed, variant)
    rng = seeded(seed + 1 if chance is None else chance)
    while game.legal:
        game.apply(greedy(game, rng) if style == "greedy" else any_of(game, rng, style == "curious"))
    return game


def greedy(game: Game, rng: Rng) -> int:
    assert game.spec.greedy is not None
    return game.spec.greedy(deska.imagine(game, game.actor, rng.next()), game.actor, rng)


def any_of(game: Game, rng: Rng, curious: bool) -> int:
    busy = [option for option in game.legal if not curious or game.spec.actions.names[option] not in IDLE]
    return (busy or game.legal)[rng.below(len(busy or game.legal))]


def folder(game: str) -> Path:
    return HERE / game / "golden"


def kept(game: str) -> list[Path]:
    return sorted(folder(game).glob("*.json"))


def keep(game: Game, name: str) -> None:
    """Write a game's record down."""
    place = folder(game.spec.id)
    place.mkdir(exist_ok=True)
    text = json.dumps(game.record(), separators=(",", ":"))
    (place / f"{name}.json").write_text(text.replace('"choices":', '\n"choices":') + "\n", encoding="utf8")


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf8"))
    return record


def ends_as_ever(path: Path) -> Game:
    """Play a record again; it must end in the position that was written down."""
    record = read(path)
    game = deska.replay(record)
    assert (game.digest(), game.choices) == (record["digest"], len(record["choices"]))
    assert game.ended in game.spec.endings
    assert game.record() == record
    assert deska.load(game.dump()) == game
    return game
