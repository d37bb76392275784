"""Effects composed of other effects."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from deska.kernel.actions import CHOOSE, DONE, NO, YES
from deska.kernel.codec import Field, Int
from deska.kernel.effects import Ask, Effect, Frame, name_of

if TYPE_CHECKING:
    from deska.kernel.game import Game


@dataclass(frozen=True)
class Start(Effect):
    """Starts a step by its name, so that it may be defined in a later room of the game."""

    step: str

    def resolve(self, game: "Game", frame: Frame) -> None:
        game.stack.append(Frame(game.spec.effects.named(self.step), frame.seat, frame.source, frame.arg))

    def possible(self, game: "Game", frame: Frame) -> bool:
        return game.spec.effects.named(self.step).possible(game, frame)

    def fulfillable(self, game: "Game", frame: Frame) -> bool:
        return game.spec.effects.named(self.step).fulfillable(game, frame)


@dataclass(frozen=True)
class All(Effect):
    """Several effects, one after the other, as a single one."""

    effects: tuple[Effect, ...]

    def resolve(self, game: "Game", frame: Frame) -> None:
        push_all(game, frame, self.effects)

    def possible(self, game: "Game", frame: Frame) -> bool:
        return any(could(game, frame, effect) for effect in self.effects)

    def fulfillable(self, game: "Game", frame: Frame) -> bool:
        return all_of_it(game, frame, self.effects)


@dataclass(frozen=True)
class Exchange(Effect):
    """A cost and a gain: possible only if the whole cost can be paid and some of the gain would happen."""

    cost: tuple[Effect, ...]
    gain: tuple[Effect, ...]

    def resolve(self, game: "Game", frame: Frame) -> None:
        push_all(game, frame, (*self.cost, *self.gain))

    def possible(self, game: "Game", frame: Frame) -> bool:
        return all(could(game, frame, effect) for effect in self.cost) and any(could(game, frame, effect) for effect in self.gain)

    def fulfillable(self, game: "Game", frame: Frame) -> bool:
        return all_of_it(game, frame, (*self.cost, *self.gain))


@dataclass(frozen=True)
class May(Ask):
    """Asks yes or no whether effects happen; not asked if they would do nothing."""

    question: str
    effects: tuple[Effect, ...]
    cites: tuple[str, ...] = field(default=(), compare=False)

    def prompt(self) -> str:
        return self.question

    def serves(self) -> tuple[str, ...]:
        return self.cites

    def options(self, game: Any, frame: Frame) -> list[int]:
        return [YES, NO] if self.possible(game, frame) else []

    def possible(self, game: Any, frame: Frame) -> bool:
        return any(could(game, frame, effect) for effect in self.effects)

    def args(self, game: Any, frame: Frame) -> dict[str, Any]:
        """The first effect by its name, which texts turn into its words, and what it would come to."""
        return {"effect": name_of(self.effects[0]), **self.effects[0].numbers(game, frame)}

    def chosen(self, game: Any, frame: Frame, option: int) -> None:
        if option == YES:
            push_all(game, frame, self.effects)


@dataclass(frozen=True)
class Either(Ask):
    """Asks which one of several effects happens: one that can be carried out in full or, if there is none, one that does anything."""

    question: str
    branches: tuple[Effect, ...]
    cites: tuple[str, ...] = field(default=(), compare=False)

    def prompt(self) -> str:
        return self.question

    def serves(self) -> tuple[str, ...]:
        return self.cites

    def options(self, game: Any, frame: Frame) -> list[int]:
        whole = [CHOOSE + i for i, branch in enumerate(self.branches) if wholly(game, frame, branch)]
        return whole or [CHOOSE + i for i, branch in enumerate(self.branches) if could(game, frame, branch)]

    def possible(self, game: Any, frame: Frame) -> bool:
        return any(could(game, frame, branch) for branch in self.branches) or self.fulfillable(game, frame)

    def fulfillable(self, game: Any, frame: Frame) -> bool:
        return any(wholly(game, frame, branch) for branch in self.branches)

    def chosen(self, game: Any, frame: Frame, option: int) -> None:
        push_all(game, frame, (self.branches[option - CHOOSE],))


@dataclass(frozen=True)
class InAnyOrder(Ask):
    """Carries out several effects, each once, in the order that the frame's seat chooses. Those that would do nothing are left out.

    The argument is the mask of the effects already done.
    """

    question: str
    effects: tuple[Effect, ...]
    optional: bool = False
    """True if the seat may stop before all are done."""
    cites: tuple[str, ...] = field(default=(), compare=False)

    def prompt(self) -> str:
        return self.question

    def serves(self) -> tuple[str, ...]:
        return self.cites

    def arg_field(self) -> Field:
        return Int(0, (1 << len(self.effects)) - 1)

    def options(self, game: Any, frame: Frame) -> list[int]:
        left = [CHOOSE + i for i, effect in enumerate(self.effects) if not frame.arg >> i & 1 and could(game, frame, effect)]
        return [*left, DONE] if left and self.optional else left

    def early(self, game: Any, frame: Frame) -> list[int]:
        return [DONE]

    def chosen(self, game: Any, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        i = option - CHOOSE
        game.stack.append(Frame(self, frame.seat, frame.source, frame.arg | 1 << i))
        push_all(game, frame, (self.effects[i],))


def could(game: "Game", frame: Frame, effect: Effect) -> bool:
    """True if the effect, as part of the frame's effect, would do anything."""
    return effect.possible(game, Frame(effect, frame.seat, frame.source, 0))


def wholly(game: "Game", frame: Frame, effect: Effect) -> bool:
    """True if the effect, as part of the frame's effect, can be carried out in full."""
    return effect.fulfillable(game, Frame(effect, frame.seat, frame.source, 0))


def all_of_it(game: "Game", frame: Frame, effects: tuple[Effect, ...]) -> bool:
    """True if every effect, as part of the frame's effect, can be carried out in full."""
    return all(wholly(game, frame, effect) for effect in effects)


def push_all(game: "Game", frame: Frame, effects: tuple[Effect, ...]) -> None:
    """Put effects on the stack for the frame's seat and source, so that they resolve in reading order."""
    for i in range(len(effects) - 1, -1, -1):
        game.stack.append(Frame(effects[i], frame.seat, frame.source, 0))
