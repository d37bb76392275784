"""Paying with resources of several kinds, and the step that asks how to pay.

A debt (`owed`) is a list of numbers: one for each kind, then one for resources of any kind, then the number of resources that are covered
already, by a wild resource that was paid or by a discount. A wild kind pays for every other kind; only itself pays for a wild kind.
"""

from typing import Any, Final

from deska.kernel.actions import Verb
from deska.kernel.codec import Counts, Field
from deska.kernel.compiling import i64
from deska.kernel.effects import Ask, Frame
from deska.kernel.errors import BadSetup, DeskaError
from deska.kernel.scenes import Message

BITS: Final = 7
MOST: Final = (1 << BITS) - 1
"""The most of one kind that a single payment can ask for."""
MOST_KINDS: Final = 7
"""A debt of more kinds would not fit into 63 bits."""
ANY: Final = -2
COVERED: Final = -1
"""The places of a debt behind those of its kinds."""
NOTHING_PAID: Final = -3
DEFAULT: Final = 0
"""The place of `default` among the words of a paying verb; the kinds follow."""


def uncovered(owed: list[int], wild: int) -> int:
    """The number of owed resources that a wild one may replace."""
    kinds: i64 = wild
    last: i64 = len(owed) - 2
    open_: i64 = owed[-2] - owed[-1]
    kind: i64
    for kind, amount in enumerate(owed):
        if kind < last and not kinds >> kind & 1:
            open_ += amount
    return open_


def can_pay(owed: list[int], held: list[int], wild: int) -> bool:
    """True if the resources held are enough; `wild` is the mask of the wild kinds."""
    kinds: i64 = wild
    lacking: i64 = 0
    left: i64 = owed[-1]
    spare = left
    kind: i64
    over: i64
    for kind, count in enumerate(held):  # a zip would be much slower when compiled
        over = count - owed[kind]
        if over > 0:
            left += over
            if kinds >> kind & 1:
                spare += over
        elif over:
            if kinds >> kind & 1:
                return False
            left += over
            lacking -= over
    return lacking <= spare and left >= owed[-2]


def is_plain(owed: list[int], held: list[int]) -> bool:
    """True if every resource is owed by its kind and can be paid as it is."""
    if owed[-2] or owed[-1]:
        return False
    return all(count >= owed[kind] for kind, count in enumerate(held))


def could_replace(owed: list[int], held: list[int], wild: int) -> bool:
    """True if a wild resource is to spare that may replace one of a plain debt."""
    if uncovered(owed, wild) <= 0:
        return False
    return any(wild >> kind & 1 and held[kind] > owed[kind] for kind in range(len(held)))


def share_paid(owed: list[int], kind: int, wild: int, is_open: bool) -> int:
    """The place of a debt that one resource of a kind pays for; NOTHING_PAID if it pays for nothing.

    A debt is open if a wild resource could replace a part of it.
    """
    is_wild = wild >> kind & 1
    if owed[kind] and (is_wild or is_open):
        return kind
    if not is_open:
        return NOTHING_PAID
    if is_wild:
        return COVERED
    return ANY if owed[ANY] else NOTHING_PAID


def after_paying(owed: list[int], kind: int, wild: int) -> list[int]:
    """The debt that is left once one resource of a kind is paid; an empty list if it pays for nothing."""
    share = share_paid(owed, kind, wild, uncovered(owed, wild) > 0)
    if share == NOTHING_PAID:
        return []
    left = owed[:]
    left[share] += 1 if share == COVERED else -1
    return left


def can_begin_with(kind: int, owed: list[int], held: list[int], wild: int, is_open: bool) -> bool:
    """True if one resource of the kind can be paid so that the rest can be paid too. To save copies, the lists are changed for a moment."""
    if not held[kind]:
        return False
    share = share_paid(owed, kind, wild, is_open)
    if share == NOTHING_PAID:
        return False
    count, amount = held[kind], owed[share]
    held[kind] = count - 1
    owed[share] = amount + 1 if share == COVERED else amount - 1
    enough = can_pay(owed, held, wild)
    owed[share] = amount
    held[kind] = count
    return enough


def payable(owed: list[int], held: list[int], wild: int) -> list[int]:
    """The kinds that a payment can begin with."""
    due = owed[:]
    is_open = uncovered(owed, wild) > 0
    return [kind for kind in range(len(held)) if can_begin_with(kind, due, held, wild, is_open)]


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
            due[kind if due[kind] else ANY] -= 1
        paid[kind] += 1
        rest[kind] -= 1
    for kind in range(len(held)):
        if wild >> kind & 1:
            paid[kind] += owed[kind]
    return paid


def most_held(due: list[int], rest: list[int], wild: int) -> int:
    """The kind to pay with next: the one that most are held of among those due, else a wild one that is not needed for itself."""
    kinds: i64 = wild
    best: i64 = -1
    most: i64 = 0
    kind: i64
    count: i64
    takes_any = due[ANY] > 0
    for kind, count in enumerate(rest):
        if count > most and not kinds >> kind & 1 and (takes_any or due[kind]):
            best, most = kind, count
    if best < 0:
        for kind, count in enumerate(rest):
            if kinds >> kind & 1 and count - due[kind] > most:
                best, most = kind, count - due[kind]
    return best


def pack(owed: list[int]) -> int:
    """The debt as a single number, for the argument of a frame."""
    packed: i64 = 0
    place: i64
    for place, amount in enumerate(owed):
        if not 0 <= amount <= MOST:
            raise DeskaError(f"nobody can owe {amount} of one kind; the most is {MOST}")
        packed |= i64(amount) << place * BITS
    return packed


def unpack(packed: int, kinds: int) -> list[int]:
    rest: i64 = packed
    owed = [0] * (kinds + 2)
    for place in range(kinds + 2):
        owed[place] = rest & MOST
        rest >>= BITS
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
        if len(words) > MOST_KINDS + 1:
            raise BadSetup(f"{verb.name!r} pays with {len(words) - 1} kinds; the most is {MOST_KINDS}")
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
