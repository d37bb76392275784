"""Python's search for garbage, in small steps: with many tables one search through everything would hold up everybody for half a second."""

import gc
from typing import Final

RARELY: Final = (200_000, 50, 1_000)
"""When Python searches by itself: hardly ever."""
FULL_EVERY: Final = 600
"""Once in so many steps everything is searched: what became garbage long after it was made is found only then."""


class Memory:
    """Call `step` every second."""

    def __init__(self) -> None:
        self.steps = 0
        gc.set_threshold(*RARELY)

    def step(self) -> None:
        """Search what is new since the last step, then set it aside."""
        self.steps += 1
        if self.steps % FULL_EVERY == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
