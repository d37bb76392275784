"""The course of the game, in the order of the rulebook."""

from typing import Final

from deska.games.aeons_end.turn.abilities import ALLY_ABILITY, CARD_ABILITY, ORDER_ABILITY
from deska.games.aeons_end.turn.main_phase import DROP_POWER, LAST_ALLY_ABILITY, MAIN_PHASE
from deska.games.aeons_end.turn.nemesis import (
    ACTIVATE,
    ATTACK_ENDS,
    ENTER,
    NEMESIS_DRAWS,
    NEMESIS_MAIN,
    NEMESIS_TURN,
    PUT_INTO_PLAY,
    TURN_UP,
    UNLEASH_THRICE,
)
from deska.games.aeons_end.turn.player import CASTING_PHASE, LAY_DOWN, PLAYER_TURN, REFILL
from deska.games.aeons_end.turn.rounds import NEXT_TURN, TAKE_TURN
from deska.kernel import Effect

STEPS: Final[tuple[Effect, ...]] = (
    ALLY_ABILITY,
    CARD_ABILITY,
    ORDER_ABILITY,
    DROP_POWER,
    LAST_ALLY_ABILITY,
    MAIN_PHASE,
    ACTIVATE,
    ATTACK_ENDS,
    ENTER,
    NEMESIS_DRAWS,
    NEMESIS_MAIN,
    NEMESIS_TURN,
    PUT_INTO_PLAY,
    TURN_UP,
    UNLEASH_THRICE,
    CASTING_PHASE,
    LAY_DOWN,
    PLAYER_TURN,
    REFILL,
    NEXT_TURN,
    TAKE_TURN,
)
