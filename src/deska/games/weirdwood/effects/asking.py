"""Questions of the same form: the same choice again and again, or a room to point at."""

from typing import Any, ClassVar

from deska.games.weirdwood.actions import TARGET
from deska.games.weirdwood.components.state import Weirdwood
from deska.kernel import Ask, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.masks import members


class OneByOne(Ask):
    """A choice that is made as many times as the argument says."""

    most: ClassVar[int] = 20

    def arg_field(self) -> Field:
        return Int(1, self.most)

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if frame.arg > 1:
            game.push(self, frame.seat, frame.arg - 1, frame.source)
        self.take(game, frame, option)

    def take(self, game: Weirdwood, frame: Frame, option: int) -> None:
        """Carry out one of the choices."""

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": frame.arg}

    def picks(self, game: Weirdwood, frame: Frame) -> list[int]:
        return self.options(game, frame) if frame.arg > 1 else []


class PointAtRoom(Ask):
    """A room is pointed at, wherever the player is."""

    refusal: ClassVar[tuple[str, str]] = ("", "")
    """The reason against other rooms: a message and its rule."""

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        """The places of the rooms to choose from, as bits."""
        return 0

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [TARGET.of(game.tiles[place]) for place in members(self.targets(game, frame))]

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        self.point(game, frame, game.tiles.index(TARGET.arg(option)))

    def point(self, game: Weirdwood, frame: Frame, place: int) -> None:
        """Carry out the choice of a place."""

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return TARGET.refuses(option, self.refusal[0], self.refusal[1])
