"""Which game is drawn how."""

from typing import Final

from deska.terminal.aeons_end import AEONS_END
from deska.terminal.drawing import Drawing, plain_table
from deska.terminal.eldervale import ELDERVALE
from deska.terminal.ethnos import ETHNOS
from deska.terminal.evenfall import EVENFALL
from deska.terminal.weirdwood import WEIRDWOOD

PLAIN: Final = Drawing(plain_table)
DRAWINGS: Final = {"ethnos": ETHNOS, "aeons_end": AEONS_END, "evenfall": EVENFALL, "eldervale": ELDERVALE, "weirdwood": WEIRDWOOD}


def drawing_of(game: str) -> Drawing:
    """The game's own drawing, or the plain one."""
    return DRAWINGS.get(game, PLAIN)
