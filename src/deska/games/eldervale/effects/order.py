"""The order of effects: of one card as they are written, of several cards as the active player chooses (EL-041)."""

from typing import Final

from deska.games.eldervale.actions import FIRST
from deska.games.eldervale.components.state import Eldervale
from deska.kernel import Effect, Frame, Simultaneous


def carry_out(game: Eldervale, seat: int, source: int, effects: tuple[Effect, ...]) -> None:
    """Put what a card does on the stack, so that it resolves in reading order."""
    for i in range(len(effects) - 1, -1, -1):
        game.stack.append(Frame(effects[i], seat, source))


class AtOnce(Simultaneous):
    """The player says which of several effects comes first."""

    kind = "el-order"
    rules = ("EL-041",)


AT_ONCE: Final = AtOnce(FIRST)


def at_once(game: Eldervale, seat: int, steps: list[Frame]) -> None:
    """Let these steps happen, in the order that the active player chooses."""
    if len(steps) < 2:
        game.stack += steps
    else:
        AT_ONCE.start(game, game.turn, steps)
