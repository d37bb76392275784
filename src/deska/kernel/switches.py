"""The switches with which a game can be set up."""

from dataclasses import dataclass
from typing import Any

from deska.kernel.codec import shown
from deska.kernel.errors import BadSetup


@dataclass(frozen=True)
class Switch:
    """A switch of a game: one of a few named values."""

    name: str
    values: tuple[str, ...]
    """The first one is the default."""

    def check(self, value: Any) -> Any:
        if type(value) is not str or value not in self.values:
            raise BadSetup(f"{self.name} is one of {', '.join(self.values)}; not {shown(value)}")
        return value

    def default(self) -> Any:
        return self.values[0]

    def samples(self) -> list[Any]:
        """The values that the generic suite tries."""
        return list(self.values)


@dataclass(frozen=True)
class Selection(Switch):
    """Several of the named values, or none for a random draw."""

    examples: tuple[tuple[str, ...], ...] = ()
    """The selections that the generic suite tries besides the random draw."""

    def check(self, value: Any) -> Any:
        if value is None:
            return None
        if type(value) not in (list, tuple) or any(type(item) is not str for item in value):
            raise BadSetup(f"{self.name} is a list of names, not {shown(value)}")
        for item in value:
            if item not in self.values:
                raise BadSetup(f"{self.name}: {shown(item)} is unknown; there are {', '.join(self.values)}")
        if len(set(value)) != len(value):
            raise BadSetup(f"{self.name}: a name is listed twice")
        return tuple(value)

    def default(self) -> Any:
        return None

    def samples(self) -> list[Any]:
        return [None, *self.examples]
