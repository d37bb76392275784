"""The error of the suite."""


class Broken(AssertionError):
    """A game breaks an invariant of the kernel's contract (K1 to K15)."""

    def __init__(self, invariant: str, sentence: str) -> None:
        super().__init__(f"{invariant}: {sentence}")
        self.invariant = invariant
