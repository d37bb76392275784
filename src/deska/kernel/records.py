"""Recording a game: its start and the choices made since."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from deska.kernel.game import Game

FORMAT: Final = 1
"""The format of snapshots and records. Raise it when older files can no longer be read."""
BY: Final = "@"
"""Separates a choice from the seat that made it, if that is not the seat asked: `yes@2`."""


def parted(choice: str) -> tuple[str, int | None]:
    """The option of a recorded choice and, if it is named, the seat."""
    option, by, seat = choice.partition(BY)
    return option, int(seat) if by else None


class Recorder:
    """Notes the choices made since a seed or a snapshot."""

    __slots__ = ("choices", "start")

    def __init__(self, start: dict[str, Any]) -> None:
        self.start = start
        self.choices: list[str] = []

    def note(self, option: str, seat: int) -> None:
        self.choices.append(option if seat < 0 else f"{option}{BY}{seat}")

    def record(self, game: "Game") -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": game.spec.id,
            "rules": game.spec.version,
            **self.start,
            "choices": self.choices[:],
            "digest": game.digest(),
        }
