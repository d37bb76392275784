"""The objects that a state is made of: walking through them, comparing them, and finding those that two states share."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from itertools import repeat
from typing import Any, Final

from deska.kernel.catalogue import Catalogue
from deska.kernel.effects import Effect, Frame, name_of
from deska.kernel.game import Game, Setup
from deska.kernel.nouns import Fixed
from deska.kernel.piles import Hand, Pile
from deska.kernel.rng import Rng
from deska.kernel.spec import GameSpec
from deska.kernel.values import View

PLAIN: Final = (int, bool, str, type(None))
CHANGING: Final = (list, dict, Rng, Pile, Hand)
BESIDE: Final = frozenset({"spec", "recorder", "events", "heard"})
"""Attributes of a game that are no part of its state."""
NOT_WRITTEN: Final = frozenset({"learned", "limit"})
"""The attributes that a snapshot leaves out: who learned something by the last choice, and the limit of choices."""
MISSING: Final = object()
"""Stands for an attribute that has not been set."""


def members(thing: object) -> dict[str, Any]:
    """The attributes of an instance, interpreted or compiled."""
    kind: Any = type(thing)  # mypy does not take a class for hashable
    attributes: dict[str, Any] = dict(getattr(thing, "__dict__", ()))
    for name in slots(kind):
        value = getattr(thing, name, MISSING)
        if value is not MISSING:
            attributes[name] = value
    return attributes


def state_of(thing: object, skip: frozenset[str]) -> dict[str, Any]:
    """The attributes of an instance; those of a game that are to be skipped are left out."""
    attributes = members(thing)
    return {name: item for name, item in attributes.items() if name not in skip} if isinstance(thing, Game) else attributes


@cache
def slots(kind: type) -> tuple[str, ...]:
    """The names of the attributes that a class gives its instances."""
    names: dict[str, None] = {}
    for cls in kind.__mro__:
        own = cls.__dict__.get("__slots__", ())
        names.update(dict.fromkeys((own,) if isinstance(own, str) else own))
        names.update(dict.fromkeys(cls.__dict__.get("__mypyc_attrs__", ())))
    return tuple(name for name in names if name not in ("__dict__", "__weakref__"))


def inside(thing: object, skip: frozenset[str] = BESIDE) -> Iterator[tuple[str, Any]]:
    """The parts that an object holds directly, each with its place."""
    kind: Any = type(thing)
    if isinstance(thing, list | tuple):
        yield from ((f"[{i}]", item) for i, item in enumerate(thing))
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield f"[{key!r}]", item
    elif isinstance(thing, set | frozenset):
        yield from ((f"{{{item!r}}}", item) for item in thing)
    elif is_noun(kind):
        yield from ((f".{name}", item) for name, item in state_of(thing, skip).items())


@cache
def is_noun(kind: Any) -> bool:
    """True for a class whose instances have attributes that count: neither plain, nor containers, functions, nor known never to change."""
    if issubclass(kind, (*PLAIN, list, tuple, dict, set, frozenset, Effect, GameSpec, Catalogue, type)):
        return False
    return not any("__call__" in vars(cls) for cls in kind.__mro__)


def never_changes(thing: object) -> bool:
    """True if the language or the kernel says so."""
    frozen = is_dataclass(thing) and not isinstance(thing, type) and type(thing).__dataclass_params__.frozen  # type: ignore[attr-defined]
    return frozen or isinstance(thing, (*PLAIN, tuple, frozenset, Effect, Fixed, Frame, Setup, GameSpec, Catalogue))


def things(game: Game) -> Iterator[tuple[str, Any]]:
    """Every object of a state with its path. An object comes twice if two paths lead to it."""
    todo: list[tuple[str, Any, frozenset[int]]] = [("game", game, frozenset())]
    while todo:
        path, thing, above = todo.pop()
        yield path, thing
        if id(thing) not in above and not isinstance(thing, Setup):
            below = above | {id(thing)}
            todo += [(path + place, item, below) for place, item in inside(thing)]


def value_of(thing: Any, skip: frozenset[str] = BESIDE) -> Any:
    """Everything that an object holds, as nested tuples that can be compared."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, Effect):
        return name_of(thing)
    if isinstance(thing, list | tuple):  # most of a state is lists of numbers: no places for them, and no call for each number
        return (type(thing).__name__, *[item if type(item) is int else value_of(item, skip) for item in thing])
    return (type(thing).__name__, *[(place, value_of(item, skip)) for place, item in inside(thing, skip)])


def are_alike(one: Any, two: Any, skip: frozenset[str] = BESIDE) -> bool:
    """True if two objects have the same `value_of`; much faster than comparing the tuples."""
    if one is two:
        return True
    if type(one) is not type(two):
        return isinstance(one, PLAIN) and isinstance(two, PLAIN) and bool(one == two)
    if isinstance(one, PLAIN):
        return bool(one == two)
    if isinstance(one, Effect):
        return name_of(one) == name_of(two)
    if isinstance(one, list | tuple):
        return len(one) == len(two) and (one == two or all(map(are_alike, one, two, repeat(skip))))
    kind: Any = type(one)
    if is_noun(kind):
        here, there = state_of(one, skip), state_of(two, skip)
    else:
        here, there = dict(inside(one, skip)), dict(inside(two, skip))
    return list(here) == list(there) and all(are_alike(here[place], there[place], skip) for place in here)


def difference(one: Any, two: Any, skip: frozenset[str] = BESIDE, path: str = "game") -> str:
    """The path to the first thing in which two objects differ; empty if they are equal."""
    here = dict(inside(one, skip))
    there = dict(inside(two, skip))
    if not here and not there:
        return "" if are_alike(one, two, skip) else path
    if type(one) is not type(two) or list(here) != list(there):
        return path
    paths = (difference(here[place], there[place], skip, path + place) for place in here)
    return next((place for place in paths if place), "")


def copies_of(view: View) -> tuple[Game, ...]:
    """The veiled copies of a view."""
    return view.game, view.recalled


def contrast(one: View, two: View) -> str:
    """The path to the first difference between two views; empty if they tell the same. Their JSON follows from what is compared."""
    return "" if are_alike(one, two) else difference(one, two, path="view")


def shared(one: Game, two: Game) -> dict[str, Any]:
    """The objects that two states share although they can change, by path."""
    ids = {id(thing) for _, thing in things(one) if not never_changes(thing)}
    return {path: thing for path, thing in things(two) if id(thing) in ids and not never_changes(thing)}
