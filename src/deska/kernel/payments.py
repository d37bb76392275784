"""Paying: costs of certain kinds and of any kind, kinds that stand in for others, and the step that asks how to pay.

What is owed is a list: so many of each kind, then so many of any kind, then how many of these are covered already, by a wild resource
that was paid or by a discount. A wild kind pays for every other kind; nothing pays for a wild kind but itself.
"""

from typing import Any, Final

from deska.kernel.actions import Verb
from deska.kernel.codec import Counts, Field
from deska.kernel.effects import Ask, Frame
from deska.kernel.errors import BadSetup, DeskaError

BITS: Final = 6
MOST: Final = (1 << BITS) - 1
"""Of one kind in one payment."""
DEFAULT: Final = 0
"""The place of `default` among the words of a paying verb; the kinds follow."""


def uncovered(owed: list[int], wild: int) -> int:
    """How many resources are owed that a wild one may stand in for."""
    open_ = owed[-2] - owed[-1]
    for kind in range(len(owed) - 2):
        if not wild >> kind & 1:
            open_ += owed[kind]
    return open_


def is_paid(owed: list[int], wild: int) -> bool:
    return uncovered(owed, wild) <= 0 and not any(owed[kind] for kind in range(len(owed) - 2) if wild >> kind & 1)


def can_pay(owed: list[int], held: list[int], wild: int) -> bool:
    """Whether so many of each kind are enough; `wild` is the mask of the kinds that stand in for others."""
    lacking = 0
    spare = left = owed[-1]
    for kind in range(len(held)):
        over = held[kind] - owed[kind]
        left += over
        if wild >> kind & 1:
            if over < 0:
                return False
            spare += over
        elif over < 0:
            lacking -= over
    return lacking <= spare and left >= owed[-2]


def after_paying(owed: list[int], kind: int, wild: int) -> list[int]:
    """What is owed once one resource of a kind is paid; an empty list if it pays for nothing."""
    left = owed[:]
    is_wild = wild >> kind & 1
    if owed[kind] and (is_wild or uncovered(owed, wild) > 0):
        left[kind] -= 1
    elif uncovered(owed, wild) <= 0:
        return []
    elif is_wild:
        left[-1] += 1
    elif owed[-2]:
        left[-2] -= 1
    else:
        return []
    return left


def can_begin_with(kind: int, owed: list[int], held: list[int], wild: int) -> bool:
    """Whether one of a kind can be paid so that the rest can be paid too."""
    if not held[kind]:
        return False
    left = after_paying(owed, kind, wild)
    return bool(left) and can_pay(left, less_one(held, kind), wild)


def payable(owed: list[int], held: list[int], wild: int) -> list[int]:
    """The kinds that a payment can begin with."""
    return [kind for kind in range(len(held)) if can_begin_with(kind, owed, held, wild)]


def less_one(held: list[int], kind: int) -> list[int]:
    rest = held[:]
    rest[kind] -= 1
    return rest


def payments(owed: list[int], held: list[int], wild: int = 0, cap: int = 1000) -> list[list[int]]:
    """Different ways to pay, each as so many of every kind; no more than `cap` of them: two tell whether there is a choice."""
    found: list[list[int]] = []
    if can_pay(owed, held, wild):
        explore(owed, held, wild, [0] * len(held), found, cap)
    return found


def explore(owed: list[int], held: list[int], wild: int, paid: list[int], found: list[list[int]], cap: int) -> None:
    """Pay kind by kind, never going back to an earlier one, so that every way is found once and none in vain."""
    if is_paid(owed, wild):
        found.append(paid)
        return
    rest = held[:]
    for kind in range(len(held)):
        if len(found) < cap and can_begin_with(kind, owed, rest, wild):
            more = paid[:]
            more[kind] += 1
            explore(after_paying(owed, kind, wild), less_one(rest, kind), wild, more, found, cap)
        rest[kind] = 0


def default_payment(owed: list[int], held: list[int], wild: int = 0) -> list[int]:
    """The payment that hurts least: wild kinds last, otherwise what there is most of."""
    paid = [0] * len(held)
    rest = held[:]
    while not is_paid(owed, wild):
        best = -1
        for kind in payable(owed, rest, wild):
            if best < 0 or (wild >> best & 1, -rest[best]) > (wild >> kind & 1, -rest[kind]):
                best = kind
        if best < 0:
            raise DeskaError("a payment is asked for that cannot be made")
        paid[best] += 1
        rest[best] -= 1
        owed = after_paying(owed, best, wild)
    return paid


def pack(owed: list[int]) -> int:
    """What is owed, as the argument of a frame."""
    packed = 0
    for place, amount in enumerate(owed):
        if not 0 <= amount <= MOST:
            raise DeskaError(f"nobody can owe {amount} of one kind; the most is {MOST}")
        packed |= amount << place * BITS
    return packed


def unpack(packed: int, kinds: int) -> list[int]:
    return [packed >> place * BITS & MOST for place in range(kinds + 2)]


class Owed(Field):
    """What is owed: an object by name outside, packed into a number inside."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = len(kinds)
        self.counts = Counts((*kinds, "any", "covered"), MOST)

    def dump(self, value: Any) -> Any:
        return self.counts.dump(unpack(value, self.kinds))

    def load(self, data: Any, where: str) -> int:
        return pack(self.counts.load(data, where))


class Payment(Ask):
    """Pay what the argument says. The only possible way is taken unasked; else `pay:default` is offered, or one resource at a time (K4).

    Built from a verb whose words are `default` and then the kinds, in the order of what `held` gives.
    """

    def __init__(self, verb: Verb, wild: int = 0) -> None:
        words = verb.domains[0]
        if words[DEFAULT] != "default":
            raise BadSetup(f"the words of {verb.name!r} begin with 'default', not with {words[DEFAULT]!r}")
        self.verb = verb
        self.wild = wild
        self.names = (*words[1:], "any", "covered")
        self.field = Owed(words[1:])

    # --- what a game provides

    def held(self, game: Any, seat: int) -> list[int]:
        """How many of each kind the seat has."""
        return []

    def spend(self, game: Any, frame: Frame, kind: int, count: int) -> None:
        """Take so many of a kind from the frame's seat."""

    # --- the step

    def owing(self, **amounts: int) -> int:
        """The argument for a cost by names: `owing(gem=2, any=1)`; a discount of one is `covered=1`."""
        for name in amounts:
            if name not in self.names:
                raise BadSetup(f"nothing is paid in {name!r}; there are {', '.join(self.names)}")
        return pack([amounts.get(name, 0) for name in self.names])

    def owed(self, frame: Frame) -> list[int]:
        return unpack(frame.arg, len(self.names) - 2)

    def arg_field(self) -> Field:
        return self.field

    def possible(self, game: Any, frame: Frame) -> bool:
        return can_pay(self.owed(frame), self.held(game, frame.seat), self.wild)

    def options(self, game: Any, frame: Frame) -> list[int]:
        owed, held = self.owed(frame), self.held(game, frame.seat)
        if len(payments(owed, held, self.wild, 2)) < 2:
            return []
        return [self.verb.of(DEFAULT), *[self.verb.of(kind + 1) for kind in payable(owed, held, self.wild)]]

    def resolve(self, game: Any, frame: Frame) -> None:
        self.pay(game, frame)

    def chosen(self, game: Any, frame: Frame, option: int) -> None:
        word = self.verb.arg(option)
        if word == DEFAULT:
            self.pay(game, frame)
            return
        left = after_paying(self.owed(frame), word - 1, self.wild)
        game.stack.append(Frame(self, frame.seat, frame.source, pack(left)))
        self.spend(game, frame, word - 1, 1)

    def pay(self, game: Any, frame: Frame) -> None:
        for kind, count in enumerate(default_payment(self.owed(frame), self.held(game, frame.seat), self.wild)):
            if count:
                self.spend(game, frame, kind, count)

    def args(self, game: Any, frame: Frame) -> dict[str, Any]:
        """What is still owed, by name."""
        return dict(zip(self.names, self.owed(frame), strict=True))
