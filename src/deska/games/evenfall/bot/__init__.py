"""Players of Evenfall: a sensible one, and an evaluation for search."""

from deska.games.evenfall.bot.choices import greedy
from deska.games.evenfall.bot.position import BLUR, FEATURES, evaluate, features, round_of

__all__ = ["BLUR", "FEATURES", "evaluate", "features", "greedy", "round_of"]
