"""The table of everything that can be chosen in a game: each action has a number and a name."""

from typing import Final

from deska.kernel.compiling import i64
from deska.kernel.errors import BadSetup, Reason
from deska.kernel.kinds import Kind, Names, kind_of

COMMON: Final = ("yes", "no", "pass", "done")
YES: Final = 0
NO: Final = 1
PASS: Final = 2
DONE: Final = 3
CHOOSE: Final = 4
"""`choose:1` … `choose:8` are CHOOSE … CHOOSE + 7."""
UNBOUND: Final = -1
"""The number of a verb that has not been numbered yet."""


class Verb:
    """A verb with at most two arguments, each of a kind. Its actions have consecutive numbers in the table."""

    __slots__ = (
        "arguments",
        "base",
        "first",
        "has_runs",
        "last",
        "low",
        "members",
        "name",
        "places",
        "second_low",
        "second_members",
        "second_places",
        "width",
    )

    def __init__(self, name: str, arguments: dict[str, Kind]) -> None:
        self.name = name
        self.arguments = arguments
        self.first: i64 = UNBOUND
        self.last: i64 = UNBOUND
        self.width: i64 = 1
        """The number of second arguments."""
        self.low: i64 = 0
        self.second_low: i64 = 0
        """The least numbers that the first and the second argument can be."""
        self.base: i64 = UNBOUND
        """The number for arguments that are 0, whether or not there are such."""
        self.has_runs = True
        """True if the numbers of both arguments are consecutive, so that arithmetic is enough; otherwise the lists below are used."""
        self.places: list[int] = []
        self.second_places: list[int] = []
        """The positions of numbers within their kinds."""
        self.members: list[int] = []
        self.second_members: list[int] = []
        """The numbers at those positions."""

    @property
    def is_ready(self) -> bool:
        """True if all kinds are filled, so that the verb can be numbered."""
        return all(len(kind) for kind in self.arguments.values())

    def bind(self, first: int) -> None:
        """Number the actions of the verb, beginning with `first`."""
        kinds = list(self.arguments.values())
        self.first = first
        self.width = len(kinds[1]) if len(kinds) > 1 else 1
        self.last = first + (len(kinds[0]) if kinds else 1) * self.width - 1
        self.low = kinds[0].first if kinds else 0
        self.second_low = kinds[1].first if len(kinds) > 1 else 0
        self.base = first - self.low * self.width - self.second_low
        self.has_runs = all(kind.is_run for kind in kinds)
        if not self.has_runs:
            self.members, self.places = kinds[0].members, kinds[0].all_places()
            self.second_members, self.second_places = (kinds[1].members, kinds[1].all_places()) if len(kinds) > 1 else ([0], [0])

    @property
    def domains(self) -> tuple[tuple[str, ...], ...]:
        return tuple(kind.names for kind in self.arguments.values())

    def holds(self, option: int) -> bool:
        number: i64 = option
        return self.first <= number <= self.last

    def of(self, arg: int = 0, second: int = 0) -> int:
        """The number of the action with these arguments."""
        if self.has_runs:
            return self.base + i64(arg) * self.width + i64(second)
        return self.first + i64(self.places[arg]) * self.width + i64(self.second_places[second])

    def arg(self, option: int) -> int:
        """The first argument."""
        place = (i64(option) - self.first) // self.width
        return place + self.low if self.has_runs else self.members[place]

    def second(self, option: int) -> int:
        place = (i64(option) - self.first) % self.width
        return place + self.second_low if self.has_runs else self.second_members[place]

    def refuses(self, option: int, message: str, rule: str) -> Reason | None:
        """The reason why an option of this verb is not offered, with its first argument; None for other options."""
        return Reason(message, rule, {next(iter(self.arguments)): self.arg(option)}) if self.holds(option) else None

    def named(self, option: int) -> dict[str, str]:
        """The names of the arguments of an action, by their words."""
        places = ((option - self.first) // self.width, (option - self.first) % self.width)
        return {word: kind.names[place] for (word, kind), place in zip(self.arguments.items(), places, strict=False)}

    def options(self) -> list[str]:
        """The names of all its actions, in order."""
        names = [self.name]
        for kind in self.arguments.values():
            names = [f"{start}:{name}" for start in names for name in kind.names]
        return names


class ActionTable:
    """All actions of one game, beginning with those of the kernel. It only ever grows at its end.

    A verb is numbered as soon as it is declared, unless its arguments are cards: then it, and all verbs after it, wait for `bind`.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.verbs: list[Verb] = []
        self.waiting: list[Verb] = []
        for name in COMMON:
            self.single(name)
        self.verb("choose", number=tuple(str(i) for i in range(1, 9)))

    def single(self, name: str) -> int:
        """An action without arguments."""
        if self.waiting:
            raise BadSetup(f"the action {name!r} comes after verbs whose cards are not known yet: declare it as a verb without arguments")
        return self.declare(Verb(name, {})).first

    def verb(self, name: str, **arguments: Names) -> Verb:
        """An action for every combination of its arguments, of which there are at most two; without any it is a single action."""
        if len(arguments) > 2:
            raise BadSetup(f"the action {name!r} has {len(arguments)} arguments; at most two are allowed")
        return self.declare(Verb(name, {word: kind_of(names, word) for word, names in arguments.items()}))

    def declare(self, verb: Verb) -> Verb:
        if self.waiting or not verb.is_ready:
            self.waiting.append(verb)
        else:
            self.number(verb)
        return verb

    def bind(self) -> "ActionTable":
        """Number the verbs that have waited for the catalogue."""
        for verb in self.waiting:
            if not verb.is_ready:
                raise BadSetup(f"the action {verb.name!r} has an argument of a kind that nothing belongs to")
            self.number(verb)
        self.waiting = []
        return self

    def number(self, verb: Verb) -> None:
        verb.bind(len(self.names))
        self.verbs.append(verb)
        for name in verb.options():
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
