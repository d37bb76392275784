"""Everything that teaches Evenfall: lessons at a real table, the player aid, and their texts."""

from deska.games.evenfall.lessons.about import ABOUT
from deska.games.evenfall.lessons.aid import AID
from deska.games.evenfall.lessons.examples import EXAMPLES
from deska.games.evenfall.lessons.first import FIRST
from deska.games.evenfall.lessons.more import BATTLES, CIRCLES, COUNCIL
from deska.games.evenfall.lessons.tables import FIRST_GAME

__all__ = ["ABOUT", "AID", "EXAMPLES", "FIRST_GAME", "LESSONS"]

LESSONS = (FIRST, CIRCLES, BATTLES, COUNCIL)
