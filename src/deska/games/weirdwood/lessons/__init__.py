"""Everything that teaches Weirdwood Manor: lessons at a real table, the player aid, and their texts."""

from deska.games.weirdwood.lessons.aid import AID
from deska.games.weirdwood.lessons.examples import EXAMPLES
from deska.games.weirdwood.lessons.first import FIRST
from deska.games.weirdwood.lessons.more import BATTLE

__all__ = ["AID", "EXAMPLES", "LESSONS"]

LESSONS = (FIRST, BATTLE)
