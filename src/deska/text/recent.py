"""A memory for what is asked for again and again, such as sentences in which names of people come and go."""

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Keeps so many values at least, and at most twice as many: those that were asked for last. It never forgets all of them at once."""

    __slots__ = ("most", "older", "values")

    def __init__(self, most: int) -> None:
        self.most = most
        self.values: dict[K, V] = {}
        self.older: dict[K, V] = {}
        """Those that are forgotten next, unless somebody asks for them."""

    def get(self, key: K) -> V | None:
        value = self.values.get(key)
        if value is None:
            value = self.older.get(key)
            if value is not None:
                self.keep(key, value)
        return value

    def keep(self, key: K, value: V) -> None:
        if len(self.values) >= self.most:
            self.older, self.values = self.values, {}
        self.values[key] = value
