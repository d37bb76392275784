"""A turn of Pebbles: take from a heap."""

from typing import Final

from deska.kernel import Ask, Frame, Reason
from tests.browser.pebbles.actions import COUNTS, TAKE
from tests.browser.pebbles.components import Pebbles


class Turn(Ask):
    kind = "pb-turn"
    rules = ("PB-001",)

    def options(self, game: Pebbles, frame: Frame) -> list[int]:
        return [TAKE.of(heap, count) for heap, left in enumerate(game.heaps) for count in range(min(len(COUNTS), left))]

    def chosen(self, game: Pebbles, frame: Frame, option: int) -> None:
        heap, count = TAKE.arg(option), TAKE.second(option) + 1
        game.heaps[heap] -= count
        game.points[frame.seat] += count
        if game.heard:
            game.tell("pb-took", player=frame.seat, heap=heap, count=count)
        if not any(game.heaps):
            game.finish("pb-end")  # PB-002
            return
        game.turn = (frame.seat + 1) % game.seats
        game.push(TURN, game.turn)

    def why_not(self, game: Pebbles, frame: Frame, option: int) -> Reason | None:
        return Reason("pb-too-few", "PB-001", {"count": game.heaps[TAKE.arg(option)]}) if TAKE.holds(option) else None


TURN: Final = Turn()
