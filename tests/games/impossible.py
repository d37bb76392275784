"""Snapshots of games, changed into what no game comes to, and refused for the right reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import deska
from deska.kernel import Game

Data = dict[str, Any]
Change = Callable[[Data], object]
Changed = tuple[Callable[[], Game], str, Change]
"""How the position comes about, the fact that the change contradicts, and the change."""


def snapshot(game: Game) -> Data:
    """As a file has it; unchanged it can be read."""
    data: Data = json.loads(json.dumps(game.dump()))
    assert deska.load(data) == game
    return data


def refused(data: Data, fact: str) -> None:
    with pytest.raises(deska.BadData, match=rf"no game comes to such a position \({fact}\)"):
        deska.load(data)


def refused_when(changed: Changed) -> None:
    build, fact, change = changed
    data = snapshot(build())
    change(data)
    refused(data, fact)


# --- words for changes


def top(data: Data) -> Data:
    found: Data = data["stack"][-1]
    return found


def step(data: Data, name: str) -> Data:
    found: Data = next(frame for frame in data["stack"] if frame["do"] == name)
    return found


def player(data: Data, seat: int = 0) -> Data:
    found: Data = data["state"]["players"][seat]
    return found


def without(name: str) -> Change:
    return lambda data: data["stack"].remove(step(data, name))
