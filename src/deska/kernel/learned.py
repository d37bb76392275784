"""An evaluation that was learned from games: features of a position go in, the chance of a seat comes out.

The file of weights is written by `deska train`. Reading and using it needs nothing but Python.
"""

import json
from math import exp, isfinite, sqrt
from typing import Any, Final

from deska.kernel.errors import DeskaError

WEIGHTS_FILE: Final = "weights.json"
WEIGHTS_FORMAT: Final = 1
STEEPEST: Final = 30.0
"""Beyond this the chance is 0 or 1 as far as anybody can tell."""


class BadWeights(DeskaError):
    """A file of weights is missing, damaged, or was learned for other features."""


class Unit:
    """A hidden unit: a weighted sum of features whose effect on the result levels off at `out`."""

    def __init__(self, bias: float, weights: list[float], out: float) -> None:
        self.bias = bias
        self.weights = weights
        self.out = out


class Network:
    """A weight for each feature, and hidden units for what features do together."""

    def __init__(self, bias: float, weights: list[float], units: list[Unit]) -> None:
        self.bias = bias
        self.weights = weights
        self.units = units

    def chance(self, values: list[float]) -> float:
        """The chance from 0 to 1."""
        total = self.bias + mixed(self.weights, values)
        for unit in self.units:
            middle = unit.bias + mixed(unit.weights, values)
            total += unit.out * middle / sqrt(1.0 + middle * middle)
        return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, total))))


def mixed(weights: list[float], values: list[float]) -> float:
    """The weighted sum of the values."""
    total = 0.0
    for place in range(len(weights)):
        total += weights[place] * values[place]
    return total


class Learned:
    """The evaluation of a game. Its weights are read from the game's package when they are first needed."""

    def __init__(self, package: str, features: tuple[str, ...]) -> None:
        self.package = package
        self.features = features
        self.network: Network | None = None

    def chance(self, values: list[float]) -> float:
        network = self.network
        if network is None:
            network = self.network = network_of(weights_text(self.package), self.features, self.package)
        return network.chance(values)


def weights_text(package: str) -> str:
    from importlib.resources import files  # slow to import, and needed once

    try:
        return (files(package) / WEIGHTS_FILE).read_text(encoding="utf8")
    except FileNotFoundError:
        raise BadWeights(f"{package} has no {WEIGHTS_FILE}; `deska train` makes it") from None


# --- the file


def network_of(text: str, features: tuple[str, ...], where: str) -> Network:
    """The network of a file; what cannot be used is refused."""
    try:
        data = json.loads(text)
        if data["format"] != WEIGHTS_FORMAT:
            raise BadWeights(f"the weights of {where} have the format {data['format']!r}, not {WEIGHTS_FORMAT}; train again")
        if tuple(data["features"]) != features:
            raise BadWeights(f"the weights of {where} were learned for other features; train again")
        size = len(features)
        units = [Unit(number(unit["bias"]), numbers(unit["weights"], size), number(unit["out"])) for unit in data["units"]]
        return Network(number(data["bias"]), numbers(data["weights"], size), units)
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights(f"the weights of {where} cannot be read: {type(error).__name__}: {error}") from None


def numbers(values: Any, size: int) -> list[float]:
    if type(values) is not list or len(values) != size:
        raise ValueError(f"{size} weights are needed")
    return [number(value) for value in values]


def number(value: Any) -> float:
    if type(value) not in (int, float) or not isfinite(value):
        raise ValueError(f"{value!r} is no weight")
    return float(value)


def weights_data(network: Network, features: tuple[str, ...], notes: dict[str, Any]) -> dict[str, Any]:
    """A network as it is written to a file; the notes say how it was learned."""
    units = [{"bias": unit.bias, "weights": unit.weights, "out": unit.out} for unit in network.units]
    return {
        "format": WEIGHTS_FORMAT,
        "learned": notes,
        "features": list(features),
        "bias": network.bias,
        "weights": network.weights,
        "units": units,
    }


# --- features of games in which seats compete


def against(parts: list[list[float]], seat: int, mates: tuple[int, ...] = ()) -> list[float]:
    """The lead of a seat over its strongest rival in every number, then over the average rival in the first one.

    The first number of each seat is its standing as a whole. Mates are added up, and so are rivals if there are mates.
    """
    own = parts[seat][:]
    for mate in mates:
        own = [mine + other for mine, other in zip(own, parts[mate], strict=True)]
    rivals = [part for other, part in enumerate(parts) if other != seat and other not in mates]
    best = rivals[0]
    for rival in rivals[1:]:
        if mates:
            best = [one + other for one, other in zip(best, rival, strict=True)]
        elif rival[0] > best[0]:
            best = rival
    mean = sum([rival[0] for rival in rivals]) / (1 if mates else len(rivals))
    return [mine - other for mine, other in zip(own, best, strict=True)] + [own[0] - mean]
