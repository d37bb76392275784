"""Players of Aeon's End: a sensible one, and an evaluation for search."""

from deska.games.aeons_end.bot.choices import greedy
from deska.games.aeons_end.bot.position import FEATURES, evaluate, features

__all__ = ["FEATURES", "evaluate", "features", "greedy"]
