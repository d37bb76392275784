"""The phase of the round that is going on; it follows from the steps on the stack."""

from typing import Final

from deska.games.evenfall.actions import Names
from deska.games.evenfall.components.state import Evenfall
from deska.games.evenfall.turn.action import ACTION_PHASE, AFTER_ACTION, TAKE_TURN
from deska.games.evenfall.turn.ending import FINAL_SCORING

PHASES: Final[Names] = ("research", "action", "battle", "round-end")  # EV-033
SCORING: Final = "scoring"


def phase_of(game: Evenfall) -> str:
    """The name of the phase; at the end of the game it is `scoring`."""
    left = [frame.effect for frame in game.stack]
    if ACTION_PHASE in left:
        return "research"
    if TAKE_TURN in left or AFTER_ACTION in left:
        return "action"
    if game.region >= 0:
        return "battle"
    return SCORING if game.ended or FINAL_SCORING in left else "round-end"
