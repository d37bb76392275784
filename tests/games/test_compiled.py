"""The compiled build, on which bots run, plays the games of the source. `make proof` runs this with the Python of the compiled build."""

import json
import os
import random
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import deska
from deska.table.log import read_events, written_events
from deska.table.moments import part_frame
from deska.table.scenes import compose
from deska.text import Texts
from deska.web.schema import schema
from tests.games.golden import play

GAMES = 20
NAMES = ["Anna", "Ben"]
ROOT = Path(__file__).parents[2]
ASKED = "from tests.games import test_compiled; print(*test_compiled.{what}({game!r}), sep='\\n')"
OURS = [spec.id for spec in deska.games()]


def ends(game: str) -> list[str]:
    """How games of chance end, over all numbers of seats."""
    spec = deska.spec_of(game)
    return [play(spec, "random", spec.seats[seed % len(spec.seats)], seed).digest() for seed in range(GAMES)]


def shown(game: str) -> list[str]:
    """Digests of what one seat after the other sees and is told in a whole game of chance."""
    state = deska.new(game, seats=2, seed=5)
    texts, pick = Texts(game, "en", players=NAMES), random.Random(5)
    seen: list[Any] = []
    while state.legal:
        seen.append(compose(state, len(seen) // 2 % 2, texts))
        option = state.spec.actions.names[pick.choice(state.legal)]
        seen.append([texts.event(event) for event in deska.step(state, option)])
    return [blake2b(json.dumps(one, sort_keys=True).encode()).hexdigest() for one in seen]


def kept(game: str) -> list[str]:
    """Digests of what the log keeps of a whole game of chance, read again and put into words."""
    state = deska.new(game, seats=2, seed=5)
    texts, pick = Texts(game, "en", players=NAMES), random.Random(5)
    lines: list[Any] = []
    while state.legal:
        told = written_events(deska.step(state, state.spec.actions.names[pick.choice(state.legal)]))
        assert written_events(read_events(told)) == told
        lines.append([part_frame(event.part, texts) for event in read_events(told) if event.part is not None])
    return [blake2b(json.dumps(one, sort_keys=True).encode()).hexdigest() for one in lines]


def interpreted(what: str, game: str) -> list[str]:
    """The answer of the source to the same question."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    command = [sys.executable, "-c", ASKED.format(what=what, game=game)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.compiled
def test_this_is_the_compiled_build() -> None:
    assert str(deska.kernel.__file__).endswith(sysconfig.get_config_var("EXT_SUFFIX"))


@pytest.mark.compiled
@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("question", [ends, shown, kept])
def test_it_answers_as_the_source_does(question: Callable[[str], list[str]], game: str) -> None:
    assert question(game) == interpreted(question.__name__, game)


def undescribed(definitions: dict[str, Any]) -> dict[str, Any]:
    """Definitions without what is said of them: compiled classes have no docstrings."""
    return {name: {key: value for key, value in about.items() if key != "description"} for name, about in definitions.items()}


@pytest.mark.compiled
def test_it_describes_the_wire_as_the_source_does() -> None:
    """Nor do compiled classes know the types of their fields."""
    clients = json.loads((ROOT / "client" / "src" / "lib" / "wire.schema.json").read_text(encoding="utf8"))
    assert undescribed(schema()["$defs"]) == undescribed(clients["$defs"])
