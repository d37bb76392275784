"""Several steps that are due at the same moment: a seat chooses their order."""

from deska.kernel.actions import Verb
from deska.kernel.codec import Int
from deska.kernel.effects import NO_SOURCE, Ask, Frame
from deska.kernel.game import Game


class Simultaneous(Ask):
    """Asks the frame's seat which of several steps comes first; it chooses by their sources.

    The steps lie on the stack right below this frame, and the argument counts them. Nothing is asked if all have the same source.
    The verb has a word for every possible source.
    """

    takes = Int(0, 99)

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def start(self, game: Game, seat: int, steps: list[Frame]) -> None:
        """Put the steps on the stack and let the seat choose their order."""
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
