"""Finds cards that do the same as another one, or less: nobody needs both."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from itertools import combinations
from typing import Any, Final

from deska.api import definitions
from deska.kernel.catalogue import Definition
from deska.kernel.combinators import Exchange

MARKS: Final = frozenset({"name", "origin"})
"""Fields that make no difference: the name of a thing, and the origin of its values."""
LABELS: Final = frozenset({"rune", "element", "keywords", "unit"})
"""Fields that say what a thing belongs to. Twins may differ in them; the report says so."""
PRICES: Final = frozenset({"cost", "witches", "tier", "time", "difficulty", "reroll_for"})
"""Fields in which less is better."""
LETTERS: Final = PRICES | {"slots"}
"""Fields whose text has a letter for each resource."""


@dataclass(frozen=True)
class Twins:
    """Two things of one kind, the first of which does nothing that the second does not do as well."""

    kind: str
    weaker: str
    stronger: str
    equal: bool
    apart: tuple[str, ...]
    """The labels in which they differ."""

    def __str__(self) -> str:
        relation = "is equal to" if self.equal else "is never better than"
        but = f", but for {' and '.join(self.apart)}" if self.apart else ""
        return f"{self.kind}: {self.weaker} {relation} {self.stronger}{but}"


def twins_of(game: str) -> list[Twins]:
    """All twins of a game, by kind and name."""
    return twins_among(definitions(game))


def twins_among(things: Mapping[tuple[str, Any], Any]) -> list[Twins]:
    kinds = sorted({kind for kind, _ in things})
    twins: list[Twins] = []
    for kind in kinds:
        same = [thing for (own, _), thing in things.items() if own == kind]
        for one, two in combinations(same, 2):
            below, above = is_weaker(one, two), is_weaker(two, one)
            if below or above:
                weaker, stronger = (one, two) if below else (two, one)
                twins.append(Twins(kind, str(weaker.name), str(stronger.name), below and above, labels_apart(one, two)))
    return sorted(twins, key=str)


def labels_apart(one: Any, two: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(one) if field.name in LABELS and getattr(one, field.name) != getattr(two, field.name))


def is_weaker(one: Any, two: Any) -> bool:
    """True if a thing does nothing that another one of its kind does not do as well, labels aside."""
    unsaid = one.unsaid() if isinstance(one, Definition) else ()
    plain = [field.name for field in fields(one) if field.name not in (*MARKS, *LABELS, *unsaid)]
    return all(is_field_below(name, getattr(one, name), getattr(two, name)) for name in plain)


def is_field_below(name: str, one: Any, two: Any) -> bool:
    one, two = (tuple(value) if name in LETTERS and isinstance(value, str) else value for value in (one, two))
    return is_below(two, one) if name in PRICES else is_below(one, two)


def is_below(one: Any, two: Any) -> bool:
    """True if a value is the same as another, or less of the same: a smaller number, some of the effects, one kind instead of any."""
    if one == two:
        return True
    if is_dataclass(one) and is_dataclass(two) and type(two).__name__ in (type(one).__name__, f"{type(one).__name__}Any"):
        return all(is_field_below(field.name, getattr(one, field.name, None), getattr(two, field.name)) for field in fields(two))
    if type(one) is not type(two):
        return False
    if isinstance(one, int):
        return bool(one <= two)
    return isinstance(one, tuple) and (are_below(list(one), list(two)) or are_below(unpaid(one), list(two)))


def are_below(some: list[Any], others: list[Any]) -> bool:
    """True if the values can be paired with different ones of the others, so that each is below its partner."""
    if not some:
        return True
    first, *rest = some
    return any(is_below(first, other) and are_below(rest, others[:i] + others[i + 1 :]) for i, other in enumerate(others))


def unpaid(values: tuple[Any, ...]) -> list[Any]:
    """The values with exchanges replaced by their gains: a gain that costs something is never better than the same gain for nothing."""
    return [part for value in values for part in (value.gain if isinstance(value, Exchange) else (value,))]
