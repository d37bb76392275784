"""Players of Evenfall: a sensible one, and an evaluation for search."""

from deska.games.evenfall.bot.choices import greedy
from deska.games.evenfall.bot.position import evaluate

__all__ = ["evaluate", "greedy"]
