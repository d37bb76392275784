"""Deska: modern board games with complete rules on one engine.

import deska
game = deska.new("ethnos", seats=4, seed=7)
game.choose(game.pending.options[0])
"""

from deska.api import games, hint, imagine, load, new, opening, replay, spec_of, step, view
from deska.bots.hints import Hint, Why
from deska.kernel.errors import BadData, BadSetup, DeskaError, IllegalChoice, Reason
from deska.kernel.game import Game
from deska.kernel.spec import GameSpec
from deska.kernel.values import TABLE, Decision, Event, Outcome, View

__version__ = "0.1.0"

__all__ = [
    "TABLE",
    "BadData",
    "BadSetup",
    "Decision",
    "DeskaError",
    "Event",
    "Game",
    "GameSpec",
    "Hint",
    "IllegalChoice",
    "Outcome",
    "Reason",
    "View",
    "Why",
    "games",
    "hint",
    "imagine",
    "load",
    "new",
    "opening",
    "replay",
    "spec_of",
    "step",
    "view",
]
