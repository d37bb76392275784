"""One more game on the shelf, for tests only. `python -m tests.browser.shelf serve …` is `deska serve` with it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from deska import api
from deska.games import GAMES
from tests.browser import pebbles


@contextmanager
def one_more_game() -> Iterator[None]:
    """Pebbles stands where games stand: in the list of all games, and where their texts and rules are looked for."""
    here = {f"deska.games.{pebbles.SPEC.id}": pebbles}
    with patch.dict(sys.modules, here), patch.object(api, "GAMES", (*GAMES, pebbles.SPEC)):
        yield


if __name__ == "__mp_main__":  # a worker in which bots think: it knows the game as long as it lives
    SHELF = one_more_game()
    SHELF.__enter__()

if __name__ == "__main__":
    from deska.cli import main

    with one_more_game():
        sys.exit(main())
