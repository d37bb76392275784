"""Everything that teaches Aeon's End: lessons at a real table, the player aid, and their texts."""

from deska.games.aeons_end.lessons.about import ABOUT
from deska.games.aeons_end.lessons.aid import AID
from deska.games.aeons_end.lessons.examples import EXAMPLES
from deska.games.aeons_end.lessons.first import FIRST
from deska.games.aeons_end.lessons.more import BREACHES, NEMESIS, TOGETHER
from deska.games.aeons_end.lessons.tables import FIRST_GAME

__all__ = ["ABOUT", "AID", "EXAMPLES", "FIRST_GAME", "LESSONS"]

LESSONS = (FIRST, BREACHES, NEMESIS, TOGETHER)
