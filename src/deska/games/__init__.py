"""All games. A new game is one more line here."""

from typing import Final

from deska.games.aeons_end import SPEC as AEONS_END
from deska.games.eldervale import SPEC as ELDERVALE
from deska.games.ethnos import SPEC as ETHNOS
from deska.games.evenfall import SPEC as EVENFALL
from deska.games.weirdwood import SPEC as WEIRDWOOD
from deska.kernel import GameSpec

GAMES: Final[tuple[GameSpec, ...]] = (ETHNOS, AEONS_END, EVENFALL, ELDERVALE, WEIRDWOOD)
