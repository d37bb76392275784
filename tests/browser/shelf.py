"""One more game on the shelf, for tests only. `python -m tests.browser.shelf serve …` is `deska serve` with it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from deska.games import SHELF


@contextmanager
def one_more_game() -> Iterator[None]:
    """Pebbles stands where games stand."""
    with patch.dict(SHELF.places, {"pebbles": "tests.browser.pebbles:SPEC"}):
        yield


if __name__ == "__mp_main__":  # a worker in which bots think: it knows the game as long as it lives
    PEBBLES = one_more_game()
    PEBBLES.__enter__()

if __name__ == "__main__":
    from deska.cli import main

    with one_more_game():
        sys.exit(main())
