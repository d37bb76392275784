"""The course of the game, in the order of the rulebook."""

from typing import Final

from deska.games.evenfall.turn.action import ACTION_PHASE, AFTER_ACTION, BEGIN_TURN, MORE_AGENTS, TAKE_TURN
from deska.games.evenfall.turn.automa import AUTOMA_TURN
from deska.games.evenfall.turn.battle import (
    BATTLE,
    BATTLE_PHASE,
    CHANGE_DIAL,
    CHANGE_DIALS,
    DECIDE,
    END_BATTLE,
    PAY_DIALS,
    REWARDS,
    SET_DIAL,
    SET_DIALS,
    SPOILS,
    TAKE_PART,
    TAKE_STONE,
)
from deska.games.evenfall.turn.ending import FINAL_SCORING, GAME_ENDS, LAY_STONES
from deska.games.evenfall.turn.free import FREE_ACTION, SWAP_EFFECTS
from deska.games.evenfall.turn.playing import CHOOSE_SITE, LAY_COUNCIL, LAY_SPECIALIST
from deska.games.evenfall.turn.rounds import EXTRA_DRAW, FIRST_DISCARD, FIRST_DISCARDS, NEXT_ROUND, RESEARCH, ROUND_END, START_ROUND
from deska.kernel import Effect

STEPS: Final[tuple[Effect, ...]] = (
    START_ROUND,
    RESEARCH,
    EXTRA_DRAW,
    FIRST_DISCARDS,
    FIRST_DISCARD,
    ACTION_PHASE,
    BEGIN_TURN,
    TAKE_TURN,
    FREE_ACTION,
    *SWAP_EFFECTS,
    CHOOSE_SITE,
    LAY_SPECIALIST,
    LAY_COUNCIL,
    MORE_AGENTS,
    AFTER_ACTION,
    AUTOMA_TURN,
    BATTLE_PHASE,
    BATTLE,
    SET_DIALS,
    SET_DIAL,
    CHANGE_DIALS,
    CHANGE_DIAL,
    PAY_DIALS,
    TAKE_PART,
    REWARDS,
    DECIDE,
    SPOILS,
    TAKE_STONE,
    END_BATTLE,
    ROUND_END,
    NEXT_ROUND,
    GAME_ENDS,
    LAY_STONES,
    FINAL_SCORING,
)
