"""Verbs that cards, boards and turn share."""

from typing import Final

from deska.games.aeons_end.effects.breaches import BREAK_BREACH
from deska.games.aeons_end.effects.casting import CAST_AGAIN
from deska.games.aeons_end.effects.charges import LOSE_ALL_CHARGES
from deska.games.aeons_end.effects.damage import HIT_TARGET, SPREAD, SPREAD_WOUNDED
from deska.games.aeons_end.effects.life import OVERFLOW, SUFFER_SO_MUCH, UNLEASH_TWICE
from deska.games.aeons_end.effects.piles import DESTROY_THIS
from deska.games.aeons_end.effects.playing import PLAY_IT
from deska.kernel import Effect

STEPS: Final[tuple[Effect, ...]] = (
    CAST_AGAIN,
    HIT_TARGET,
    SPREAD,
    SPREAD_WOUNDED,
    BREAK_BREACH,
    LOSE_ALL_CHARGES,
    OVERFLOW,
    SUFFER_SO_MUCH,
    UNLEASH_TWICE,
    DESTROY_THIS,
    PLAY_IT,
)
"""What no card names, but other steps put on the stack."""
