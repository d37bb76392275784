"""Everything that teaches Ethnos: lessons at a real table, the player aid, and their texts."""

from deska.games.ethnos.lessons.about import ABOUT
from deska.games.ethnos.lessons.aid import AID
from deska.games.ethnos.lessons.bands import BANDS
from deska.games.ethnos.lessons.boards import BOARDS
from deska.games.ethnos.lessons.examples import EXAMPLES
from deska.games.ethnos.lessons.first import FIRST
from deska.games.ethnos.lessons.scoring import SCORING
from deska.games.ethnos.lessons.tribes import TRIBES

__all__ = ["ABOUT", "AID", "EXAMPLES", "LESSONS"]

LESSONS = (FIRST, BANDS, SCORING, TRIBES, BOARDS)
