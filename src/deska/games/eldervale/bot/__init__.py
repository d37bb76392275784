"""Players of Eldervale: a sensible one, and an evaluation for search."""

from deska.games.eldervale.bot.choices import greedy
from deska.games.eldervale.bot.position import FEATURES, evaluate, features, sight

__all__ = ["FEATURES", "evaluate", "features", "greedy", "sight"]
