"""The steps of the rules as immutable values, and the frames that put them on the stack."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from deska.kernel.actions import PASS
from deska.kernel.codec import Field, Int, Maybe, Record, Seats
from deska.kernel.compiling import mypyc_attr
from deska.kernel.errors import BadSetup, DeskaError, Reason
from deska.kernel.masks import lowest
from deska.kernel.piles import ALL
from deska.kernel.scenes import Message

if TYPE_CHECKING:
    from deska.kernel.game import Game

NO_SOURCE: Final = -1
INHERIT: Final = -9
"""The seat of a frame made by `Effect.of`: `Game.then` replaces it by the seat it is pushed for."""
NO_ARG: Final = Int(0, 0)
NO_OPTIONS: Final[list[int]] = []
"""One empty list for all; never change it."""
MOST_SEATS: Final = 16
PASSED: Final = (1 << MOST_SEATS) - 1
"""The bits of a window's argument that say which seats have passed."""
SEATS: Final = Seats(MOST_SEATS)
LIFTED: Final = 2
"""Is added to the seat that is reacted to, so that the table (-1) is 1, and 0 says that nobody is asked."""


class Reacting(Field):
    """The argument of a window: the seats that have passed and, while somebody is asked, the seat reacted to (-1 for the table)."""

    def dump(self, value: Any) -> Any:
        return {"to": (value >> MOST_SEATS) - LIFTED if value > PASSED else None, "passed": SEATS.dump(value & PASSED)}

    def load(self, data: Any, where: str) -> int:
        parts = REACTION.read(data, where)
        to: int | None = parts["to"]
        passed: int = parts["passed"]
        return passed if to is None else passed | (to + LIFTED) << MOST_SEATS


REACTION: Final = Record(dict, to=Maybe(Int(-1, MOST_SEATS - 1)), passed=SEATS)
REACTING: Final = Reacting()


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A step that still has to happen. It never changes, so clones share it."""

    __slots__ = ("arg", "effect", "seat", "source")

    def __init__(self, effect: "Effect", seat: int, source: int = NO_SOURCE, arg: int = 0) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source
        self.arg = arg


class Effect:
    """One step of the rules: an immutable value, built at import. Everything that varies is in the frame."""

    takes: ClassVar[Field] = NO_ARG
    """The codec of the frame's argument. A dataclass overrides `arg_field` instead."""
    only_hides: ClassVar[bool] = False
    """True if a lone option is asked for only to hide that it is one. Where nobody could learn anything, the table takes it."""

    def resolve(self, game: Any, frame: Frame) -> None:
        """Carry out the step. Subclasses write `game: TheirGame`."""

    def possible(self, game: Any, frame: Frame) -> bool:
        """True if the step would do anything; asked before it is offered as a choice."""
        return True

    def numbers(self, game: Any, frame: Frame) -> dict[str, Any]:
        """The numbers that the step would come to now: arguments of the question whether it happens."""
        return {}

    def fulfillable(self, game: Any, frame: Frame) -> bool:
        """True if, as far as the position shows beforehand, the step can be carried out in full."""
        return self.possible(game, frame)

    def options(self, game: Any, frame: Frame) -> list[int]:
        """The options, a pure function of the state. A step without options resolves."""
        return NO_OPTIONS

    def asks_anyway(self, game: Any, frame: Frame) -> bool:
        """True if even a single option is asked for: it is the last word of a turn, or not asking would show something hidden."""
        return False

    def chosen(self, game: Any, frame: Frame, option: int) -> None:
        """Carry out the choice; the frame has already left the stack."""

    def arg_field(self) -> Field:
        """The codec of the frame's argument."""
        return self.takes

    def of(self, arg: int, source: int = NO_SOURCE) -> Frame:
        """A frame of this effect with an argument, to be pushed with `Game.then`."""
        return Frame(self, INHERIT, source, arg)

    def parts(self) -> list["Effect"]:
        """The effects that this one is composed of."""
        parts: list[Effect] = []
        for name in field_names(self):
            value = getattr(self, name)
            parts += [item for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Effect)]
        return parts


class Ask(Effect):
    """A step that waits for a choice, if there are options."""

    kind: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def prompt(self) -> str:
        """The message id of the question."""
        return self.kind

    def serves(self) -> tuple[str, ...]:
        """The ids of the rules that the question serves (K13)."""
        return self.rules

    def possible(self, game: Any, frame: Frame) -> bool:
        return bool(self.options(game, frame))

    def args(self, game: Any, frame: Frame) -> dict[str, Any]:
        """The arguments of the prompt."""
        return {}

    def labels(self, game: Any, frame: Frame) -> dict[int, Message]:
        """The labels of options whose words depend on the position; those of all others follow from their verbs."""
        return {}

    def picks(self, game: Any, frame: Frame) -> list[int]:
        """Options of which several are due one after the other. People build them up in sight and confirm them together."""
        return []

    def early(self, game: Any, frame: Frame) -> list[int]:
        """Options that stop while something worth having is left. They are never the main button of a question."""
        return []

    def why_not(self, game: Any, frame: Frame, option: int) -> Reason | None:
        """The reason why an option that looks possible is not offered."""
        return None


class Secret(Ask):
    """One decision per seat, answered in any order and hidden until all have answered (K11).

    The argument is the mask of the seats that have not answered yet.
    """

    def arg_field(self) -> Field:
        return SEATS

    def start(self, game: "Game", seats: list[int], source: int = NO_SOURCE) -> None:
        """Ask these seats at the same time."""
        if not seats:
            return
        if game.sealed:
            raise DeskaError("a secret choice is open already; there can be only one at a time")
        game.sealed = [-1] * game.seats
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        game.stack.append(Frame(self, lowest(mask), source, mask))

    def asks_anyway(self, game: Any, frame: Frame) -> bool:
        return True

    def chosen(self, game: Any, frame: Frame, option: int) -> None:
        self.seal(game, frame, frame.seat, option)

    def seal(self, game: "Game", frame: Frame, seat: int, option: int) -> None:
        """Keep an answer; with the last one all are revealed."""
        game.sealed[seat] = option
        left = frame.arg & ~(1 << seat)
        if left:
            game.stack.append(Frame(self, lowest(left), frame.source, left))
            return
        answers = game.sealed
        game.sealed = []
        game.learned = ALL
        self.revealed(game, frame, answers)

    def revealed(self, game: Any, frame: Frame, answers: list[int]) -> None:
        """Carry out all answers: an option for each seat, -1 for a seat that was not asked."""


class Window(Ask):
    """A reaction window (K14): every seat that could react is asked in order, and after a reaction they are asked again.

    Push it like any step, for the seat that is reacted to; the source may say what is reacted to. While a seat is asked, the
    argument holds the seat reacted to and the seats that have passed since the last reaction.
    """

    def arg_field(self) -> Field:
        return REACTING

    def order(self, game: Any, frame: Frame) -> list[int]:
        """The seats that may be asked, in the order of the rules; the frame's seat is the one reacted to."""
        return []

    def could_react(self, game: Any, frame: Frame, seat: int) -> bool:
        """True if, by public knowledge, a seat of the order could react at all."""
        return True

    def round(self, game: Any, frame: Frame) -> list[int]:
        """The seats of the order that could react."""
        return [seat for seat in self.order(game, frame) if self.could_react(game, frame, seat)]

    def reactions(self, game: Any, frame: Frame) -> list[int]:
        """The reactions that the frame's seat really has."""
        return []

    def react(self, game: Any, frame: Frame, option: int) -> None:
        """Carry out a reaction, or push it."""

    def options(self, game: Any, frame: Frame) -> list[int]:
        if frame.arg <= PASSED:
            return NO_OPTIONS
        reactions = self.reactions(game, frame)
        return [*reactions, PASS] if reactions else [PASS]

    def asks_anyway(self, game: Any, frame: Frame) -> bool:
        return True

    def resolve(self, game: Any, frame: Frame) -> None:
        """Ask the first seat that could react and has not passed. Reactions may change who could."""
        passed = frame.arg & PASSED
        for seat in self.order(game, frame):
            if not passed >> seat & 1 and self.could_react(game, frame, seat):
                put_on(game, Frame(self, seat, frame.source, passed | (frame.seat + LIFTED) << MOST_SEATS))
                return

    def chosen(self, game: Any, frame: Frame, option: int) -> None:
        passed = (frame.arg & PASSED) | 1 << frame.seat if option == PASS else 0
        put_on(game, Frame(self, self.reacted_to(frame), frame.source, passed))
        if option != PASS:
            self.react(game, frame, option)

    def reacted_to(self, frame: Frame) -> int:
        """The seat whose step the frame's seat reacts to."""
        return (frame.arg >> MOST_SEATS) - LIFTED

    def fits(self, frame: Frame, seats: int) -> bool:
        """True if a game with so many seats can have this frame."""
        return not (frame.arg & PASSED) >> seats and self.reacted_to(frame) < seats and (frame.arg <= PASSED or frame.seat >= 0)


class Pause(Ask):
    """A question with nothing but `pass`: a moment for what a seat may do at any time (K15).

    It is asked only if, by public knowledge, the seat might do something; otherwise the `pass` is taken at once.
    """

    only_hides = True

    def options(self, game: Any, frame: Frame) -> list[int]:
        return [PASS]


def put_on(game: "Game", frame: Frame) -> None:
    """Put a frame on the stack of a game whose type is known here."""
    game.stack.append(frame)


class Value:
    """A number or target that depends on the position. It is computed when an effect resolves, never stored, and named like an effect."""

    def __str__(self) -> str:
        return name_of(self)


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def name_of(named: Effect | Value) -> str:
    """The stable name of an effect or value, made of its class and its fields."""
    name = kebab(type(named).__name__)
    inner = ",".join(f"{field}={written(getattr(named, field))}" for field in field_names(named))
    return f"{name}({inner})" if inner else name


def field_names(named: object) -> list[str]:
    """The fields of a dataclass (an effect, a value, a condition) that make a difference; those with `compare=False` are left out."""
    return [name for name, field in getattr(type(named), "__dataclass_fields__", {}).items() if field.compare]


def written(value: Any) -> str:
    if isinstance(value, Effect):
        return name_of(value)
    if isinstance(value, tuple):
        return "[" + ",".join(written(item) for item in value) + "]"
    return str(value)


class Vocabulary:
    """All effects of a game by name, so that the stack can be written down and read back."""

    def __init__(self, effects: Iterable[Effect]) -> None:
        self.by_name: dict[str, Effect] = {}
        todo = list(effects)
        while todo:
            effect = todo.pop()
            name = name_of(effect)
            known = self.by_name.get(name)
            if known is None:
                self.by_name[name] = effect
                todo.extend(effect.parts())
            elif type(known) is not type(effect):
                raise BadSetup(f"two effects have the name {name!r}")

    def named(self, name: str) -> Effect:
        return self.by_name[name]
