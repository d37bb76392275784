"""Players of Weirdwood Manor: a sensible one, and an evaluation for search."""

from deska.games.weirdwood.bot.choices import greedy
from deska.games.weirdwood.bot.position import FEATURES, evaluate, features, sight

__all__ = ["FEATURES", "evaluate", "features", "greedy", "sight"]
