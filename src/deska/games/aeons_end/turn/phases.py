"""The phase of the turn that is going on, told from the steps that are left of it."""

from typing import Final

from deska.games.aeons_end.actions import Names
from deska.games.aeons_end.components.state import AeonsEnd
from deska.games.aeons_end.turn.main_phase import LAST_ALLY_ABILITY, MAIN_PHASE
from deska.games.aeons_end.turn.nemesis import NEMESIS_DRAWS
from deska.games.aeons_end.turn.player import CASTING_PHASE, LAY_DOWN
from deska.games.aeons_end.turn.rounds import TAKE_TURN

PLAYER_PHASES: Final[Names] = ("casting", "main", "draw")  # AE-079
NEMESIS_PHASES: Final[Names] = ("nemesis-main", "nemesis-draw")  # AE-145
STEPS_OF_PHASES: Final = (
    (CASTING_PHASE, "casting"),
    (MAIN_PHASE, "main"),
    (LAST_ALLY_ABILITY, "main"),
    (LAY_DOWN, "draw"),
    (NEMESIS_DRAWS, "nemesis-main"),
)
"""A step lies on the stack until its phase is over. The first of these that is there tells the phase."""


def phase_of(game: AeonsEnd) -> str:
    """The name of the phase; empty before the first turn and while it is open whose turn comes next."""
    left = [frame.effect for frame in game.stack]
    for step, phase in STEPS_OF_PHASES:
        if step in left:
            return phase
    return "nemesis-draw" if left and game.spent and TAKE_TURN not in left else ""
