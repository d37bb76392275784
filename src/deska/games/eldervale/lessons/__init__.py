"""Everything that teaches Dwellings of Eldervale: lessons at a real table, the player aid, and their texts."""

from deska.games.eldervale.lessons.about import ABOUT
from deska.games.eldervale.lessons.aid import AID
from deska.games.eldervale.lessons.examples import EXAMPLES
from deska.games.eldervale.lessons.first import FIRST
from deska.games.eldervale.lessons.more import BATTLES, EXPEDITION, REGROUPING
from deska.games.eldervale.lessons.settling import DWELLING, MAGIC

__all__ = ["ABOUT", "AID", "EXAMPLES", "LESSONS"]

LESSONS = (FIRST, REGROUPING, EXPEDITION, DWELLING, BATTLES, MAGIC)
