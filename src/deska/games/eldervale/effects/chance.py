"""Single dice."""

from dataclasses import dataclass
from typing import Any

from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.tableau import total
from deska.kernel import NO, YES, Ask, Effect, Frame
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import push_all


@dataclass(frozen=True)
class UpTo(Effect):
    """One line of a table: the effects of a die up to a number."""

    pips: int
    effects: tuple[Effect, ...]

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        push_all(game, frame, self.effects)


@dataclass(frozen=True)
class Roll(Effect):
    """The player rolls a die and reads the table."""

    table: tuple[UpTo, ...]

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.push(Rolled(self.table), frame.seat, roll_die(game, frame.seat), frame.source)

    def parts(self) -> list[Effect]:
        return [*self.table, Rolled(self.table)]


@dataclass(frozen=True)
class Rolled(Ask):
    """The die shows the argument; a player with Twist of Fate may roll it again (EL-C58)."""

    table: tuple[UpTo, ...]

    def prompt(self) -> str:
        return "el-twist"

    def serves(self) -> tuple[str, ...]:
        return ("EL-C58",)

    def arg_field(self) -> Field:
        return Int(1, 6)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [YES, NO] if can_twist(game, frame.seat) else []

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        for line in self.table:
            if frame.arg <= line.pips:
                game.push(line, frame.seat, 0, frame.source)
                return

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == YES:
            game.now.twisted |= 1 << frame.seat
            frame = Frame(self, frame.seat, frame.source, roll_die(game, frame.seat))
        self.resolve(game, frame)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"pips": frame.arg}


def roll_die(game: Eldervale, seat: int) -> int:
    pips = game.roll(6) + 1
    if game.heard:
        game.tell("el-rolled", player=seat, pips=pips)
    return pips


def can_twist(game: Eldervale, seat: int) -> bool:
    """Once in every player's turn."""
    return not game.now.twisted >> seat & 1 and total(game, seat, "twists") > 0
