"""Codecs: a declaration for each value of a state says how it is written as plain JSON, read back and checked.

Data that does not fit raises BadData, which names the place. Reading follows the declaration, never the data, so no input can make
it recurse deeper than the game's own shape.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from deska.kernel.compiling import i64
from deska.kernel.errors import BadData
from deska.kernel.kinds import Names, kind_of
from deska.kernel.piles import Hand, Pile

MOST_LISTED: Final = 5
"""An error message names so many things and counts the rest."""
LONGEST_SHOWN: Final = 60
"""An error message cuts foreign data off after so many letters."""
LONGEST_NAME: Final = 200
MOST_CARDS: Final = 500
"""No name is longer, and no pile or hand larger; foreign data that is gets refused."""


def shown(data: object) -> str:
    """A short rendering of foreign data for an error message."""
    kinds = {dict: "an object", list: "a list", str: "a text", bool: "a truth value", int: "a number", float: "a fraction"}
    huge = isinstance(data, int) and data.bit_length() > 64  # Python refuses to write the longest ones
    text = repr(data) if (isinstance(data, (str, int, float)) and not huge) or data is None else kinds.get(type(data), "something else")
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "…"


def contrast(found: Any, expected: Any) -> str:
    """The difference between a value and the expected one; for lists, the missing items and the surplus ones."""
    if isinstance(found, (list, tuple, set)) and isinstance(expected, (list, tuple, set)):
        missing, spare = surplus(expected, found), surplus(found, expected)
        words = [f"{what}: {listed(items)}" for what, items in (("missing", missing), ("too much", spare)) if items]
        return "; ".join(words) or "in the wrong order"
    return f"{shown(found)} instead of {shown(expected)}"


def surplus(items: Any, others: Any) -> list[Any]:
    """The items that are left when the others are taken away, counting each as often as it occurs."""
    left = list(items)
    for item in others:
        if item in left:
            left.remove(item)
    return left


def listed(items: list[Any]) -> str:
    """The first few items, and the number of the rest."""
    few = ", ".join(str(item) for item in items[:MOST_LISTED])
    return few if len(items) <= MOST_LISTED else f"{few} and {len(items) - MOST_LISTED} more"


class Field:
    """Writes and reads values of one kind."""

    def dump(self, value: Any) -> Any:
        return value

    def load(self, data: Any, where: str) -> Any:
        raise BadData(where, "this field cannot be read")


class Int(Field):
    """A whole number between two bounds, both included."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def load(self, data: Any, where: str) -> int:
        if type(data) is not int:
            raise BadData(where, f"a number is expected, not {shown(data)}")
        if not self.low <= data <= self.high:
            raise BadData(where, f"{shown(data)} is not between {self.low} and {self.high}")
        return data


class Pair(Field):
    """Two small numbers in one, such as the argument of a step about a unit in a realm: `PAIR.of(unit, realm)`.

    The first is a number of a kind, or below a bound; the second is below `width`.
    """

    def __init__(self, firsts: Names | int, width: int) -> None:
        self.kind = None if isinstance(firsts, int) else kind_of(firsts)
        self.bound = firsts if isinstance(firsts, int) else 0
        self.width: i64 = width

    def of(self, first: int, second: int) -> int:
        return i64(first) * self.width + i64(second)

    def first(self, both: int) -> int:
        return i64(both) // self.width

    def second(self, both: int) -> int:
        return i64(both) % self.width

    def load(self, data: Any, where: str) -> int:
        bound = self.bound if self.kind is None else len(self.kind)
        return Int(0, bound * self.width - 1).load(data, where)


class Bool(Field):
    def load(self, data: Any, where: str) -> bool:
        if type(data) is not bool:
            raise BadData(where, f"true or false is expected, not {shown(data)}")
        return data


class Text(Field):
    """One of a few words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def load(self, data: Any, where: str) -> str:
        if type(data) is not str or data not in self.words:
            raise BadData(where, f"{shown(data)} is unknown")
        return data


class ShortText(Field):
    """Any text short enough to be a name."""

    def load(self, data: Any, where: str) -> str:
        if type(data) is not str or len(data) > LONGEST_NAME:
            raise BadData(where, f"a name is expected, not {shown(data)}")
        return data


class Name(Field):
    """A number inside, a name outside. Where `nothing` is allowed, -1 is written as null."""

    def __init__(self, names: Names, nothing: bool = False) -> None:
        self.kind = kind_of(names)
        self.nothing = nothing

    def dump(self, value: Any) -> Any:
        return None if value < 0 else self.kind[value]

    def load(self, data: Any, where: str) -> int:
        if data is None and self.nothing:
            return -1
        if type(data) is not str or data not in self.kind:
            raise BadData(where, f"{shown(data)} is unknown")
        return self.kind.index(data)


class ListOf(Field):
    def __init__(self, field: Field, least: int = 0, most: int = 1000) -> None:
        self.field = field
        self.least = least
        self.most = most

    def dump(self, value: Any) -> Any:
        return [self.field.dump(item) for item in value]

    def load(self, data: Any, where: str) -> list[Any]:
        if type(data) is not list:
            raise BadData(where, f"a list is expected, not {shown(data)}")
        if not self.least <= len(data) <= self.most:
            raise BadData(where, f"a list of {self.least} to {self.most} items is expected, not {len(data)}")
        return [self.field.load(item, f"{where}[{i}]") for i, item in enumerate(data)]


class Each(Field):
    """A list with one value for each of a kind, in its order."""

    def __init__(self, names: Names, field: Field) -> None:
        self.kind = kind_of(names)
        self.field = field

    def dump(self, value: Any) -> Any:
        return [self.field.dump(item) for item in value]

    def load(self, data: Any, where: str) -> list[Any]:
        return ListOf(self.field, len(self.kind), len(self.kind)).load(data, where)


class TupleOf(ListOf):
    """A list outside, a tuple inside."""

    def load(self, data: Any, where: str) -> Any:
        return tuple(super().load(data, where))


class Counts(Field):
    """A list of numbers inside, an object by name outside; zeros are left out."""

    def __init__(self, names: Names, most: int) -> None:
        self.kind = kind_of(names)
        self.most = most

    def dump(self, value: Any) -> Any:
        return {name: count for name, count in zip(self.kind.names, value, strict=True) if count}

    def load(self, data: Any, where: str) -> list[int]:
        if type(data) is not dict:
            raise BadData(where, f"an object is expected, not {shown(data)}")
        for key in data:
            if key not in self.kind:
                raise BadData(where, f"{shown(key)} is unknown")
        number = Int(1, self.most)
        return [number.load(data[name], f"{where}.{name}") if name in data else 0 for name in self.kind.names]


class Mask(Field):
    """A set of names, kept as the bits of a number: bit i stands for the i-th thing of the kind."""

    def __init__(self, names: Names) -> None:
        self.kind = kind_of(names)

    def dump(self, value: Any) -> Any:
        return [name for i, name in enumerate(self.kind.names) if value >> i & 1]

    def load(self, data: Any, where: str) -> int:
        numbers = ListOf(Name(self.kind), most=len(self.kind)).load(data, where)
        if sorted(set(numbers)) != numbers:
            raise BadData(where, "names are listed once and in order")
        return sum(1 << self.kind.place_of(number) for number in numbers)


class Seats(Field):
    """A mask of seats inside, a list of seats outside."""

    def __init__(self, seats: int = 16) -> None:
        self.seats = seats

    def dump(self, value: Any) -> Any:
        return [seat for seat in range(self.seats) if value >> seat & 1]

    def load(self, data: Any, where: str) -> int:
        seats = ListOf(Int(0, self.seats - 1), most=self.seats).load(data, where)
        if sorted(set(seats)) != seats:
            raise BadData(where, "seats are listed once and in order")
        return sum(1 << seat for seat in seats)


class Seen(Seats):
    """The seats that know something: "all", or a list of seats."""

    def dump(self, value: Any) -> Any:
        return "all" if value < 0 else super().dump(value)

    def load(self, data: Any, where: str) -> int:
        return -1 if data == "all" else super().load(data, where)


class CardsOf(Field):
    """A pile or a hand: its cards by name, each with the seats that know it."""

    def __init__(self, names: Names, build: type[Pile] | type[Hand]) -> None:
        self.card = Name(names)
        self.seen = Seen()
        self.build = build

    def dump(self, value: Any) -> Any:
        return [[self.card.dump(card), self.seen.dump(mask)] for card, mask in zip(value.cards, value.seen, strict=True)]

    def load(self, data: Any, where: str) -> Any:
        zone: Any = self.build([], [])
        for i, pair in enumerate(ListOf(Anything(), most=MOST_CARDS).load(data, where)):
            if type(pair) is not list or len(pair) != 2:
                raise BadData(f"{where}[{i}]", "a card and those who know it are expected")
            zone.put(self.card.load(pair[0], f"{where}[{i}]"), self.seen.load(pair[1], f"{where}[{i}]"))
        return zone


class Anything(Field):
    """Any data; the field around it checks it."""

    def load(self, data: Any, where: str) -> Any:
        return data


class Maybe(Field):
    """A value, or null for None."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def dump(self, value: Any) -> Any:
        return None if value is None else self.field.dump(value)

    def load(self, data: Any, where: str) -> Any:
        return None if data is None else self.field.load(data, where)


class Record(Field):
    """An object, built from its named fields by `build`."""

    def __init__(self, build: Callable[..., Any], told: dict[str, Field] | None = None, **fields: Field) -> None:
        self.build = build
        self.fields = fields
        self.told = told or {}
        """Fields that only viewers get; they are no part of a snapshot."""

    def dump(self, value: Any) -> Any:
        return {name: field.dump(getattr(value, name)) for name, field in self.fields.items()}

    def tell(self, value: Any) -> dict[str, Any]:
        """The fields of a veiled copy, as plain data."""
        return {name: field.dump(getattr(value, name)) for name, field in (*self.fields.items(), *self.told.items())}

    def read(self, data: Any, where: str) -> dict[str, Any]:
        """The checked values of all fields; nothing is built yet."""
        if type(data) is not dict:
            raise BadData(where, f"an object is expected, not {shown(data)}")
        for key in data:
            if key not in self.fields:
                raise BadData(where, f"the field {shown(key)} is unknown")
        for name in self.fields:
            if name not in data:
                raise BadData(where, f"the field {name!r} is missing")
        return {name: field.load(data[name], f"{where}.{name}" if where else name) for name, field in self.fields.items()}

    def load(self, data: Any, where: str) -> Any:
        return self.build(**self.read(data, where))
