"""Fit a small network to samples, with numpy."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from deska.kernel.learned import Network, Unit
from deska.lab.sampling import Sample

Table = NDArray[np.float64]

EPOCHS: Final = 20
LEAST_STEPS: Final = 1_500
"""Few samples are gone through more often."""
BATCH: Final = 256
PACE: Final = 0.01
"""The size of the first steps; it falls to nothing towards the end."""
DECAY: Final = 1e-3
"""Large weights cost that much."""
FADING: Final = (0.9, 0.999)
"""How slowly the means of slopes and of their squares forget, as usual for Adam."""
DIGITS: Final = 6
"""Significant digits of a weight in the file."""
NEARLY: Final = 1e-6
"""Two values that differ by less count as the same."""


@dataclass(frozen=True)
class Quality:
    """How well chances agree with what became of the positions."""

    loss: float
    """The mean logarithmic loss against the target: 0.69 is a coin, less is better."""
    correlation: float
    share_loss: float
    """The same loss against the share of the win alone."""


def fit(samples: Sequence[Sample], hidden: int, seed: int) -> Network:
    """A network with so many hidden units. The same samples and seed give the same weights."""
    values, targets = tables(samples)
    mean, scale = values.mean(axis=0), values.std(axis=0)
    scale[scale < NEARLY] = 1.0
    rng = np.random.default_rng(seed)
    size = values.shape[1]
    weights = [
        np.zeros(1),
        np.zeros(size),
        rng.normal(0.0, 1.0 / np.sqrt(size), (hidden, size)),
        np.zeros(hidden),
        np.zeros(hidden),
    ]
    descend(weights, (values - mean) / scale, targets, rng)
    return unscaled(weights, mean, scale)


def tables(samples: Sequence[Sample]) -> tuple[Table, Table]:
    return np.array([sample.values for sample in samples], dtype=float), np.array([sample.target for sample in samples])


def descend(weights: list[Table], values: Table, targets: Table, rng: np.random.Generator) -> None:
    """Adam in small batches."""
    moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in weights]
    batches = -(-len(values) // BATCH)
    epochs = max(EPOCHS, LEAST_STEPS // batches)
    step, steps = 0, epochs * batches
    for _ in range(epochs):
        order = rng.permutation(len(values))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            slopes = gradients(weights, values[rows], targets[rows])
            step += 1
            pace = PACE * (1.0 - step / (steps + 1))
            for weight, slope, (first, second) in zip(weights, slopes, moments, strict=True):
                first += (1 - FADING[0]) * (slope - first)
                second += (1 - FADING[1]) * (slope * slope - second)
                weight -= pace * (first / (1 - FADING[0] ** step)) / (np.sqrt(second / (1 - FADING[1] ** step)) + 1e-8)


def gradients(weights: list[Table], values: Table, targets: Table) -> list[Table]:
    """The slope of the logarithmic loss for each weight."""
    bias, direct, inner, middle, out = weights
    mixed = values @ inner.T + middle
    root = np.sqrt(1.0 + mixed * mixed)
    bent = mixed / root
    error = (logistic(bias[0] + values @ direct + bent @ out) - targets) / len(values)
    back = np.outer(error, out) / root**3
    return [
        np.array([error.sum()]),
        values.T @ error + DECAY * direct,
        back.T @ values + DECAY * inner,
        back.sum(axis=0),
        bent.T @ error + DECAY * out,
    ]


def logistic(totals: Table) -> Table:
    bent: Table = 1.0 / (1.0 + np.exp(-np.clip(totals, -30.0, 30.0)))
    return bent


def unscaled(weights: list[Table], mean: Table, scale: Table) -> Network:
    """The network for features as they are."""
    bias, direct, inner, middle, out = weights
    middle = middle - inner @ (mean / scale)
    units = [Unit(rounded(middle[place]), all_rounded(inner[place] / scale), rounded(out[place])) for place in range(len(out))]
    return Network(rounded(bias[0] - direct @ (mean / scale)), all_rounded(direct / scale), units)


def all_rounded(weights: Table) -> list[float]:
    return [rounded(weight) for weight in weights]


def rounded(weight: Any) -> float:
    return float(f"{float(weight):.{DIGITS}g}")


# --- measuring


def quality(chances: Sequence[float], samples: Sequence[Sample]) -> Quality:
    """The agreement of chances with samples that were not learned from."""
    guessed = np.clip(np.array(chances, dtype=float), 0.001, 0.999)
    targets = np.array([sample.target for sample in samples])
    shares = np.array([sample.share for sample in samples])
    flat = guessed.std() < NEARLY or targets.std() < NEARLY
    return Quality(loss(guessed, targets), 0.0 if flat else float(np.corrcoef(guessed, targets)[0, 1]), loss(guessed, shares))


def loss(chances: Table, targets: Table) -> float:
    return float(-(targets * np.log(chances) + (1.0 - targets) * np.log(1.0 - chances)).mean())
