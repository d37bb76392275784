"""Garbage collection in small steps: with many tables a full collection would stop the server for half a second."""

import gc
from typing import Final

RARELY: Final = (20_000, 20, 20)
"""The thresholds of Python's own collections: so many new objects before the young ones are searched, and seldom the older ones."""
FULL_EVERY: Final = 600
"""The number of steps between two full collections, which find objects that became garbage long after they were made."""


class Memory:
    """Collects garbage; `step` is to be called every second."""

    def __init__(self) -> None:
        self.steps = 0
        gc.set_threshold(*RARELY)

    def step(self) -> None:
        """Collect what is new since the last step, then freeze the rest so that it is not searched again."""
        self.steps += 1
        if self.steps % FULL_EVERY == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
