"""Kinds of things. A thing is a number inside the game and has a name outside."""

from collections.abc import Iterable, Iterator, Sequence

from deska.kernel.errors import BadSetup


class Kind:
    """The numbers and names of all things of one kind, such as kingdoms, or gems among all cards. It reads like a tuple of names.

    Plain names are numbered from 0. A kind of cards is declared empty, and the catalogue fills it: its members keep the numbers that
    they have among all cards.
    """

    __slots__ = ("first", "is_run", "members", "name", "names", "numbers", "parts", "places")

    def __init__(self, name: str, names: Iterable[str] = ()) -> None:
        self.name = name
        self.names: tuple[str, ...] = ()
        self.members: list[int] = []
        """The numbers of its things, ascending."""
        self.numbers: dict[str, int] = {}
        self.places: dict[int, int] = {}
        """The positions of the numbers within the kind."""
        self.first = 0
        self.is_run = True
        """True if the numbers follow each other."""
        self.parts: dict[str, dict[str, str]] = {}
        """The nouns that a name is composed of, by kind: `elf-red` is the tribe `elf` in the colour `red`. The first one has its text."""
        self.fill(tuple(names))

    def fill(self, names: Sequence[str], members: Sequence[int] | None = None) -> None:
        """Set the things of the kind. Without numbers, the names are counted from 0."""
        self.names = tuple(names)
        self.members = list(range(len(self.names)) if members is None else members)
        if len(set(self.names)) != len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise BadSetup(f"{twice!r} is of the kind {self.name!r} twice")
        self.numbers = dict(zip(self.names, self.members, strict=True))
        self.places = {number: place for place, number in enumerate(self.members)}
        self.first = self.members[0] if self.members else 0
        self.is_run = self.members == list(range(self.first, self.first + len(self.members)))

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: object) -> bool:
        return name in self.numbers

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __getitem__(self, number: int) -> str:
        """The name of a number."""
        return self.names[number - self.first] if self.is_run else self.names[self.places[number]]

    def index(self, name: str) -> int:
        """The number of a name."""
        return self.numbers[name]

    def indices(self, names: Iterable[str]) -> list[int]:
        """The numbers of some names."""
        return [self.numbers[name] for name in names]

    def named(self, numbers: Iterable[int]) -> list[str]:
        """The names of some numbers."""
        return [self[number] for number in numbers]

    def place_of(self, number: int) -> int:
        """The position of a number within the kind, counted from 0."""
        return number - self.first if self.is_run else self.places[number]

    def all_places(self) -> list[int]:
        """The position within the kind of every number up to the last member; -1 for numbers of other kinds."""
        places = [-1] * (self.members[-1] + 1)
        for place, number in enumerate(self.members):
            places[number] = place
        return places


Names = Kind | Sequence[str]
"""A kind, or the plain names of one."""


def kind_of(names: Names, name: str = "") -> Kind:
    return names if isinstance(names, Kind) else Kind(name, names)
