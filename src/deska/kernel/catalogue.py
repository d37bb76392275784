"""The contents of a game's box: cards, boards and tiles, each defined in one line and numbered in the order of the lines."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from deska.kernel.effects import Effect, kebab
from deska.kernel.errors import BadSetup
from deska.kernel.kinds import Kind


class Definition:
    """One line of the catalogue. Subclasses are frozen dataclasses whose first field is the name.

    It is not declared here: compiled, the attribute of this class would be taken for the default of that field.
    """

    def kinds(self) -> tuple[str, ...]:
        """The kinds that it belongs to, by name."""
        return (kebab(type(self).__name__),)

    def unsaid(self) -> tuple[str, ...]:
        """The fields that its text never mentions."""
        return ("icon",)

    def pictured(self) -> tuple[str, ...]:
        """The fields that its face shows without words, so that a brief text leaves them out."""
        return ()


class Catalogue:
    """All definitions of a game by number.

    Games derive a class of their own and add columns: lists by number of what the rules ask for often.
    """

    def __init__(self, things: Iterable[Any], kinds: Sequence[Kind] = ()) -> None:
        self.things: list[Any] = list(things)
        self.names: tuple[str, ...] = tuple([thing.name for thing in self.things])
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise BadSetup(f"{twice!r} is in the catalogue twice")
        for kind in kinds:
            members = self.of_kind(kind.name)
            kind.fill([self.names[number] for number in members], members)

    def column(self, field: str, nothing: Any) -> list[Any]:
        """A field of all things by number; those that have no such field have nothing there."""
        return [getattr(thing, field, nothing) for thing in self.things]

    def of_kind(self, kind: str) -> list[int]:
        """The numbers of all things of a kind."""
        return [number for number, thing in enumerate(self.things) if kind in thing.kinds()]


def lines_of(*modules: ModuleType) -> list[Any]:
    """The definitions that modules hold, in the order of their lines."""
    lines: list[Any] = []
    for module in modules:
        for value in vars(module).values():
            lines += [thing for thing in (value if isinstance(value, tuple) else (value,)) if is_new(thing, lines)]
    return lines


def is_new(thing: Any, known: list[Any]) -> bool:
    return isinstance(thing, Definition) and not any(thing is other for other in known)


def steps_of(package: str, rooms: Sequence[str] = ("effects", "cards", "scoring", "turn")) -> list[Effect]:
    """All effects that the modules of a game's rooms hold as values: the steps that can lie on its stack."""
    steps: list[Effect] = []
    for module in modules_of(package, rooms):
        for value in vars(module).values():
            steps += effects_in(value)
    return steps


def modules_of(package: str, rooms: Sequence[str]) -> Iterator[ModuleType]:
    for room in rooms:
        try:
            module = import_module(f"{package}.{room}")
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{room}":
                raise
            continue
        yield module
        for info in walk_packages(getattr(module, "__path__", ()), f"{module.__name__}."):
            yield import_module(info.name)


def effects_in(value: Any) -> list[Effect]:
    """The effects that a value of a module is, or holds: a tuple in its items, a definition or a part of one in its fields."""
    if isinstance(value, Effect):
        return [value]
    if isinstance(value, tuple):
        return [effect for item in value for effect in effects_in(item)]
    if isinstance(value, dict):
        return [effect for item in value.values() for effect in effects_in(item)]
    if is_dataclass(value) and not isinstance(value, type):
        return [effect for field in fields(value) for effect in effects_in(getattr(value, field.name))]
    return []
