"""Steps that fall due at the same moment, and who says in which order they happen."""

from deska.kernel.actions import Verb
from deska.kernel.codec import Field, Int
from deska.kernel.effects import NO_SOURCE, Ask, Frame
from deska.kernel.game import Game


class Simultaneous(Ask):
    """Several steps at once, whatever they are; the frame's seat chooses by their sources which comes first.

    They lie on the stack right below this frame, the one due first on top; the argument counts them. An order that makes no
    difference is not asked. The verb has one word for every possible source.
    """

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def arg_field(self) -> Field:
        return Int(0, 99)

    def start(self, game: Game, seat: int, steps: list[Frame]) -> None:
        """Let these steps happen, in the order that the seat chooses."""
        for i in range(len(steps) - 1, -1, -1):
            game.stack.append(steps[i])
        game.stack.append(Frame(self, seat, NO_SOURCE, len(steps)))

    def options(self, game: Game, frame: Frame) -> list[int]:
        stack = game.stack
        top = len(stack) - 2
        sources: list[int] = []
        for i in range(top, max(top - frame.arg, -1), -1):
            source = stack[i].source
            if source not in sources:
                sources.append(source)
        return [self.verb.of(source) for source in sources] if len(sources) > 1 else []

    def chosen(self, game: Game, frame: Frame, option: int) -> None:
        source = self.verb.arg(option)
        place = len(game.stack) - 1
        while game.stack[place].source != source:
            place -= 1
        step = game.stack.pop(place)
        game.stack.append(Frame(self, frame.seat, NO_SOURCE, frame.arg - 1))
        game.stack.append(step)
