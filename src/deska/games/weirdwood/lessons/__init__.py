"""Everything that teaches Weirdwood Manor: lessons at a real table, the player aid, and their texts."""

from deska.games.weirdwood.lessons.about import ABOUT
from deska.games.weirdwood.lessons.aid import AID
from deska.games.weirdwood.lessons.examples import EXAMPLES
from deska.games.weirdwood.lessons.first import FIRST
from deska.games.weirdwood.lessons.manor import LINKS, MANOR
from deska.games.weirdwood.lessons.monsters import OGRE, THERUS, WRAITH
from deska.games.weirdwood.lessons.more import BATTLE
from deska.games.weirdwood.lessons.tables import FIRST_GAME

__all__ = ["ABOUT", "AID", "EXAMPLES", "FIRST_GAME", "LESSONS"]

LESSONS = (FIRST, MANOR, LINKS, BATTLE, OGRE, WRAITH, THERUS)
