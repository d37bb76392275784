"""Choices that are made several times."""

from dataclasses import dataclass
from typing import Any

from deska.games.aeons_end.components.state import AeonsEnd
from deska.kernel import DONE, Ask, Frame
from deska.kernel.codec import Field, Int


@dataclass(frozen=True)
class Several(Ask):
    """Something is chosen one by one, so many times or up to so many; the argument counts it."""

    count: int = 1

    def arg_field(self) -> Field:
        return Int(0, self.count)

    def options(self, game: AeonsEnd, frame: Frame) -> list[int]:
        choices = self.choices(game, frame) if frame.arg < self.count else []
        return [*choices, DONE] if choices and self.may_stop() else choices

    def choices(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return []

    def may_stop(self) -> bool:
        return False

    def chosen(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        if option != DONE:
            game.push(self, frame.seat, frame.arg + 1, frame.source)
            self.carry_out(game, frame, option)

    def carry_out(self, game: AeonsEnd, frame: Frame, option: int) -> None:
        """Carry one choice out."""

    def args(self, game: AeonsEnd, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg}

    def picks(self, game: AeonsEnd, frame: Frame) -> list[int]:
        return self.choices(game, frame) if self.count - frame.arg > 1 else []
