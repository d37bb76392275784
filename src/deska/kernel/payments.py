"""Paying with resources of several kinds, and the step that asks how to pay.

A debt (`owed`) is a list of numbers: one for each kind, then one for resources of any kind, then the number of resources that are covered
already, by a wild resource that was paid or by a discount. A wild kind pays for every other kind; only itself pays for a wild kind.
"""

from typing import Any, Final

from deska.kernel.actions import Verb
from deska.kernel.codec import Counts, Field
from deska.kernel.effects import Ask, Frame
from deska.kernel.errors import BadSetup, DeskaError
from deska.kernel.scenes import Message

BITS: Final = 7
MOST: Final = (1 << BITS) - 1
"""The most of one kind that a single payment can ask for."""
DEFAULT: Final = 0
"""The place of `default` among the words of a paying verb; the kinds follow."""


def uncovered(owed: list[int], wild: int) -> int:
    """The number of owed resources that a wild one may replace."""
    open_ = owed[-2] - owed[-1]
    for kind in range(len(owed) - 2):
        if not wild >> kind & 1:
            open_ += owed[kind]
    return open_


def can_pay(owed: list[int], held: list[int], wild: int) -> bool:
    """True if the resources held are enough; `wild` is the mask of the wild kinds."""
    lacking = 0
    spare = left = owed[-1]
    for kind in range(len(held)):  # a zip would be much slower when compiled
        over = held[kind] - owed[kind]
        if over > 0:
            left += over
            if wild >> kind & 1:
                spare += over
        elif over:
            if wild >> kind & 1:
                return False
            left += over
            lacking -= over
    return lacking <= spare and left >= owed[-2]


def is_plain(owed: list[int], held: list[int]) -> bool:
    """True if every resource is owed by its kind and can be paid as it is."""
    if owed[-2] or owed[-1]:
        return False
    return all(held[kind] >= owed[kind] for kind in range(len(held)))


def could_replace(owed: list[int], held: list[int], wild: int) -> bool:
    """True if a wild resource is to spare that may replace one of a plain debt."""
    if uncovered(owed, wild) <= 0:
        return False
    return any(wild >> kind & 1 and held[kind] > owed[kind] for kind in range(len(held)))


def after_paying(owed: list[int], kind: int, wild: int) -> list[int]:
    """The debt that is left once one resource of a kind is paid; an empty list if it pays for nothing."""
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
    """True if one resource of the kind can be paid so that the rest can be paid too."""
    if not held[kind]:
        return False
    left = after_paying(owed, kind, wild)
    if not left:
        return False
    held[kind] -= 1  # changed for a moment, which saves a copy
    enough = can_pay(left, held, wild)
    held[kind] += 1
    return enough


def payable(owed: list[int], held: list[int], wild: int) -> list[int]:
    """The kinds that a payment can begin with."""
    return [kind for kind in range(len(held)) if can_begin_with(kind, owed, held, wild)]


def is_choice(owed: list[int], held: list[int], wild: int) -> bool:
    """True if there are several ways to pay. Payments are the bases of a matroid, so then the default can be changed by one resource."""
    if is_plain(owed, held):
        return could_replace(owed, held, wild)
    paid = default_payment(owed, held, wild)
    for kind in range(len(paid)):
        if paid[kind]:
            paid[kind] -= 1
            for other in range(len(paid)):
                if other != kind and held[other] > paid[other]:
                    paid[other] += 1
                    if can_pay(owed, paid, wild):
                        return True
                    paid[other] -= 1
            paid[kind] += 1
    return False


def default_payment(owed: list[int], held: list[int], wild: int = 0) -> list[int]:
    """The payment that hurts least: wild kinds are paid last, otherwise the kind of which most are held."""
    if is_plain(owed, held):
        return owed[: len(held)]
    if not can_pay(owed, held, wild):
        raise DeskaError("a payment is asked for that cannot be made")
    due, rest = owed[:], held[:]
    paid = [0] * len(held)
    for _ in range(uncovered(owed, wild)):
        kind = most_held(due, rest, wild)
        if not wild >> kind & 1:
            due[kind if due[kind] else -2] -= 1
        paid[kind] += 1
        rest[kind] -= 1
    for kind in range(len(held)):
        if wild >> kind & 1:
            paid[kind] += owed[kind]
    return paid


def most_held(due: list[int], rest: list[int], wild: int) -> int:
    """The kind to pay with next: the one that most are held of among those due, else a wild one that is not needed for itself."""
    best, most = -1, 0
    for kind in range(len(rest)):
        if rest[kind] > most and not wild >> kind & 1 and (due[kind] or due[-2]):
            best, most = kind, rest[kind]
    if best < 0:
        for kind in range(len(rest)):
            if rest[kind] - due[kind] > most and wild >> kind & 1:
                best, most = kind, rest[kind] - due[kind]
    return best


def pack(owed: list[int]) -> int:
    """The debt as a single number, for the argument of a frame."""
    packed = 0
    for place, amount in enumerate(owed):
        if not 0 <= amount <= MOST:
            raise DeskaError(f"nobody can owe {amount} of one kind; the most is {MOST}")
        packed |= amount << place * BITS
    return packed


def unpack(packed: int, kinds: int) -> list[int]:
    owed: list[int] = []
    for _ in range(kinds + 2):
        owed.append(packed & MOST)
        packed >>= BITS
    return owed


class Owed(Field):
    """A debt: packed into a number inside, an object by name outside."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = len(kinds)
        self.counts = Counts((*kinds, "any", "covered"), MOST)

    def dump(self, value: Any) -> Any:
        return self.counts.dump(unpack(value, self.kinds))

    def load(self, data: Any, where: str) -> int:
        return pack(self.counts.load(data, where))


class Payment(Ask):
    """Pays the debt in the argument. If there is only one way, nothing is asked (K4); otherwise `pay:default` is offered, and each resource
    that could be paid first.

    It is built from a verb whose words are `default` and then the kinds, in the order of `held`.
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
        """The number of resources of each kind that the seat has."""
        return []

    def spend(self, game: Any, frame: Frame, kind: int, count: int) -> None:
        """Take so many of a kind from the frame's seat."""

    # --- the step

    def owing(self, **amounts: int) -> int:
        """The argument for a debt by names: `owing(gem=2, any=1)`; `covered=1` is a discount of one."""
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
        if not is_choice(owed, held, self.wild):
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
        """The debt that is left, by name; `owed` has the part of it that has to be paid."""
        owed = self.owed(frame)
        return {**dict(zip(self.names, owed, strict=True)), "owed": self.by_name(owed[:-1])}

    def labels(self, game: Any, frame: Frame) -> dict[int, Message]:
        """The suggested payment says what is paid: the message `<kind>-all` with the argument `paid`."""
        paid = default_payment(self.owed(frame), self.held(game, frame.seat), self.wild)
        return {self.verb.of(DEFAULT): Message(f"{self.kind}-all", {"paid": self.by_name(paid)})}

    def picks(self, game: Any, frame: Frame) -> list[int]:
        owed = self.owed(frame)
        due = sum(owed[:-1]) - owed[-1]
        return self.options(game, frame)[1:] if due > 1 else []

    def by_name(self, amounts: list[int]) -> dict[str, int]:
        """The amounts that are not 0, by the names of their kinds."""
        return {self.names[kind]: amount for kind, amount in enumerate(amounts) if amount}
