"""All games. A new game is one more line here."""

from typing import Final

from deska.games.ethnos import SPEC as ETHNOS
from deska.kernel import GameSpec

GAMES: Final[tuple[GameSpec, ...]] = (ETHNOS,)
