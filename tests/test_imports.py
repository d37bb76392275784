"""The import law: layers look down only, rooms of a game to their left only, and the kernel at nothing but the standard library."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[1] / "src" / "deska"
KNOWS: Final[dict[str, set[str]]] = {
    "kernel": set(),
    "declared": set(),
    "making": {"declared"},
    "games": {"kernel"},
    "api": {"kernel", "games", "bots"},
    "text": {"kernel", "games", "api"},
    "bots": {"kernel"},
    "table": {"kernel", "games", "api", "text", "bots"},
    "lab": {"kernel", "games", "api", "bots"},
    "testing": {"kernel", "games", "api", "text", "bots", "table"},
    "web": {"kernel", "games", "api", "text", "bots", "table"},
    "terminal": {"kernel", "games", "api", "text", "bots", "table", "lab", "testing"},
    "__main__": {"cli"},
    "cli": {"kernel", "games", "api", "text", "bots", "table", "lab", "testing", "web", "terminal"},
}
"""The layers that each layer may import; the package itself belongs to `api`."""
ROOMS: Final = ("actions", "components", "made", "effects", "cards", "scoring", "turn", "setup", "view", "scene", "bot", "lessons")
UNSTEADY: Final = {"random", "time", "asyncio"}
"""Modules that would make a game differ from run to run, or wait."""
ALONE: Final = {"kernel", "games", "bots"}
"""The layers that need nothing but Python."""
WITH_PYDANTIC: Final = {"web", "lab"}
TYPES_ALONE: Final = {("deska.kernel.compiling", "mypy_extensions")}
"""Imports that only mypy and the compiler read."""


def violations(module: str, source: str) -> list[str]:
    """The imports of a module that the law forbids, in words."""
    layer = layer_of(module)
    if layer not in KNOWS:
        return [f"{module} belongs to no layer"]
    broken: list[str] = []
    for name in imports_of(source):
        if name.partition(".")[0] == "deska":
            broken += [f"{module} must not import {name}"] if is_upward(module, name) else []
        elif is_foreign(layer, name.partition(".")[0]) and (module, name) not in TYPES_ALONE:
            broken.append(f"{module} must not import {name}")
    return broken


def imports_of(source: str) -> Iterator[str]:
    """The names of all modules that are imported anywhere; `from a import b` may name the module `a.b`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if is_module(inner) else str(node.module)


def is_module(name: str) -> bool:
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or path.is_dir()


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "api"


def is_upward(module: str, name: str) -> bool:
    layer, other = layer_of(module), layer_of(name)
    if layer != other:
        return other not in KNOWS[layer]
    return layer == "games" and is_wrong_room(module.split("."), name.split("."))


def is_wrong_room(own: list[str], other: list[str]) -> bool:
    """True if a module of a game (deska.games.<game>.<room>…) looks at another game or to its right."""
    if len(own) == 2:
        return False
    if len(other) < 3 or own[2] != other[2]:
        return True
    if len(own) == 3:
        return len(other) > 3 and other[3] not in ROOMS
    if len(other) == 3 or own[3] not in ROOMS or other[3] not in ROOMS:
        return True
    return ROOMS.index(other[3]) > ROOMS.index(own[3])


def is_foreign(layer: str, package: str) -> bool:
    if layer in ("kernel", "games") and package in UNSTEADY:
        return True
    if package == "pydantic":
        return layer not in WITH_PYDANTIC
    return layer in ALONE and package not in sys.stdlib_module_names


@cache
def modules() -> dict[str, Path]:
    paths: dict[str, Path] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        paths[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return paths


@pytest.mark.parametrize("module", modules())
def test_imports_keep_the_law(module: str) -> None:
    assert violations(module, modules()[module].read_text(encoding="utf8")) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("deska.kernel.game", "import random"),
        ("deska.kernel.game", "from time import monotonic"),
        ("deska.kernel.game", "import asyncio.tasks"),
        ("deska.kernel.game", "from pydantic import BaseModel"),
        ("deska.kernel.game", "import numpy"),
        ("deska.kernel.game", "from deska.games import SHELF"),
        ("deska.kernel.game", "import deska"),
        ("deska.kernel.game", "def late():\n    from deska.table import play"),
        ("deska.games.ethnos.turn", "import random"),
        ("deska.games.ethnos.turn", "import rich"),
        ("deska.games.ethnos.turn", "from deska.games.ethnos.view import look"),
        ("deska.games.ethnos.turn", "from deska.games.ethnos import view"),
        ("deska.games.ethnos.turn", "from deska.games.ethnos import SPEC"),
        ("deska.games.ethnos.turn", "from deska.games import SHELF"),
        ("deska.games.ethnos.turn", "from deska.games.aeons_end.cards import GEMS"),
        ("deska.games.ethnos.turn", "from deska.text import Texts"),
        ("deska.games.ethnos.cards", "from deska.games.ethnos.turn import STEPS"),
        ("deska.games.ethnos.cards.elf", "from deska.games.ethnos.scoring import ranking"),
        ("deska.games.ethnos.helpers", "from deska.games.ethnos.actions import ACTIONS"),
        ("deska.games.ethnos", "from deska.games.ethnos.helpers import anything"),
        ("deska.text.texts", "from deska.table import play"),
        ("deska.bots.players", "from deska.games import SHELF"),
        ("deska.bots.players", "import deska"),
        ("deska.bots.players", "import numpy"),
        ("deska.table.play", "from deska.web import app"),
        ("deska.table.play", "from pydantic import BaseModel"),
        ("deska.lab.arena", "from deska.table.play import Play"),
        ("deska.testing.suite", "from deska.cli import main"),
        ("deska.web.app", "from deska.lab import arena"),
        ("deska.helpers.text", "import re"),
    ],
)
def test_the_law_is_able_to_fail(module: str, line: str) -> None:
    assert violations(module, line) != []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("deska.kernel.game", "from deska.kernel.rng import Rng\nimport hashlib"),
        ("deska.games.ethnos.turn", "from deska.games.ethnos.cards import fits\nfrom deska.kernel import Ask\nimport re"),
        ("deska.games.ethnos.cards.elf", "from deska.games.ethnos.cards.orc import ORC"),
        ("deska.games.ethnos", "from deska.games.ethnos.bot import greedy"),
        ("deska.games", "from deska.games.ethnos import SPEC"),
        ("deska", "from deska.api import new\nfrom deska.kernel import Game"),
        ("deska.lab.arena", "import pydantic\nimport time\nfrom deska.bots import levels"),
        ("deska.cli", "from deska.web import app\nimport typer"),
    ],
)
def test_the_law_allows_what_it_should(module: str, line: str) -> None:
    assert violations(module, line) == []
