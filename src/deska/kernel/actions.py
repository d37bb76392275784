"""The table of everything anyone can choose in a game: number <-> name; and a definition by its name."""

from collections.abc import Sequence
from typing import Any, Final

from deska.kernel.errors import BadSetup

COMMON: Final = ("yes", "no", "pass", "done")
YES: Final = 0
NO: Final = 1
PASS: Final = 2
DONE: Final = 3
CHOOSE: Final = 4
"""`choose:1` … `choose:8` are CHOOSE … CHOOSE + 7."""


class Verb:
    """A run of numbers in the table: a verb with at most two small arguments."""

    __slots__ = ("domains", "first", "kinds", "last", "name", "width")

    def __init__(self, name: str, first: int, kinds: tuple[str, ...], domains: tuple[tuple[str, ...], ...]) -> None:
        self.name = name
        self.first = first
        self.kinds = kinds
        self.domains = domains
        self.width = len(domains[1]) if len(domains) > 1 else 1
        self.last = first + len(domains[0]) * self.width - 1

    def holds(self, option: int) -> bool:
        return self.first <= option <= self.last

    def of(self, arg: int, second: int = 0) -> int:
        """The number of this verb with these arguments."""
        return self.first + arg * self.width + second

    def arg(self, option: int) -> int:
        """The first argument."""
        return (option - self.first) // self.width

    def second(self, option: int) -> int:
        return (option - self.first) % self.width

    def named(self, option: int) -> dict[str, str]:
        """The arguments by kind and name."""
        numbers = (self.arg(option), self.second(option))
        return {kind: domain[number] for kind, domain, number in zip(self.kinds, self.domains, numbers, strict=False)}


class ActionTable:
    """All actions of one game. Begins with the kernel's own; only ever grows at its end."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.verbs: list[Verb] = []
        for name in COMMON:
            self.single(name)
        self.verb("choose", number=tuple(str(i) for i in range(1, 9)))

    def single(self, name: str) -> int:
        """An action without arguments."""
        self._add(name)
        self.verbs.append(Verb(name, len(self.names) - 1, (), (("",),)))
        return len(self.names) - 1

    def verb(self, name: str, **domains: Sequence[str]) -> Verb:
        """An action for every combination of its one or two arguments."""
        if not 1 <= len(domains) <= 2:
            raise BadSetup(f"the action {name!r} has {len(domains)} arguments; one or two are allowed")
        first = len(self.names)
        verb = Verb(name, first, tuple(domains), tuple(tuple(domain) for domain in domains.values()))
        for one in verb.domains[0]:
            for suffix in ("",) if len(domains) == 1 else tuple(f":{two}" for two in verb.domains[1]):
                self._add(f"{name}:{one}{suffix}")
        self.verbs.append(verb)
        return verb

    def _add(self, name: str) -> None:
        if name in self.numbers:
            raise BadSetup(f"the action {name!r} is in the table twice")
        self.numbers[name] = len(self.names)
        self.names.append(name)

    def __len__(self) -> int:
        return len(self.names)

    def verb_of(self, option: int) -> Verb:
        """The verb that a number belongs to."""
        low, high = 0, len(self.verbs) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].first <= option:
                low = middle
            else:
                high = middle - 1
        return self.verbs[low]


def one(things: tuple[Any, ...], name: str) -> Any:
    """The definition of that name, of which there has to be exactly one."""
    found = [thing for thing in things if thing.name == name]
    if len(found) != 1:
        raise BadSetup(f"{name!r} is defined {len(found)} times")
    return found[0]
