"""Players of Ethnos: a sensible one, a plain one to measure by, and an evaluation for search."""

from deska.games.ethnos.bot.baseline import largest
from deska.games.ethnos.bot.choices import greedy
from deska.games.ethnos.bot.position import FEATURES, age_of, evaluate, features, sight

__all__ = ["FEATURES", "age_of", "evaluate", "features", "greedy", "largest", "sight"]
