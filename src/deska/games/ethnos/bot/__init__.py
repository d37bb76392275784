"""Players of Ethnos: a sensible one, a plain one to measure by, and an evaluation for search."""

from deska.games.ethnos.bot.baseline import largest
from deska.games.ethnos.bot.choices import greedy
from deska.games.ethnos.bot.position import age_of, evaluate

__all__ = ["age_of", "evaluate", "greedy", "largest"]
