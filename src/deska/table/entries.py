"""Lists of entries that take little memory: a table in play keeps thousands, and looks at the newest only."""

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, overload

from deska.table.log import Entry

BLOCK: Final = 16
"""The number of entries that are packed together; between one and two times as many are not packed."""

QUICKLY: Final = 3
FIELDS: Final = attrgetter(*Entry.__slots__)


class Entries(Sequence[Entry]):
    """A list that grows and shrinks at its end only. Its older entries are packed, in a tenth of the memory."""

    __slots__ = ("blocks", "recent")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.blocks: list[bytes] = []
        self.recent: list[Entry] = []
        for entry in entries:
            self.append(entry)

    def __len__(self) -> int:
        return BLOCK * len(self.blocks) + len(self.recent)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))] if index.step else self.part(*index.indices(len(self))[:2])
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        recent = place - BLOCK * len(self.blocks)
        return self.recent[recent] if recent >= 0 else self.part(place, place + 1)[0]

    def part(self, start: int, end: int) -> list[Entry]:
        """The entries from one place up to another."""
        packed = BLOCK * len(self.blocks)
        if start >= packed:
            return self.recent[start - packed : end - packed]
        first = start // BLOCK
        opened = [entry for block in self.blocks[first : -(-end // BLOCK)] for entry in unpacked(block)]
        return [*opened, *self.recent[: max(0, end - packed)]][start - BLOCK * first : end - BLOCK * first]

    def __iter__(self) -> Iterator[Entry]:
        for block in self.blocks:
            yield from unpacked(block)
        yield from self.recent

    def __reversed__(self) -> Iterator[Entry]:
        yield from reversed(self.recent)
        for block in reversed(self.blocks):
            yield from reversed(unpacked(block))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and all(mine == its for mine, its in zip(self, other, strict=True))

    @property
    def last(self) -> Entry | None:
        """The newest entry, which is never packed."""
        return self.recent[-1] if self.recent else None

    def append(self, entry: Entry) -> None:
        self.recent.append(entry)
        if len(self.recent) == 2 * BLOCK:
            self.blocks.append(packed(tuple(self.recent[:BLOCK])))
            del self.recent[:BLOCK]

    def pop(self) -> Entry:
        """Take the last entry away."""
        entry = self[-1]
        self.cut(len(self) - 1)
        return entry

    def cut(self, place: int) -> None:
        """Take away all entries from a place on."""
        while self.blocks and place <= BLOCK * len(self.blocks):
            self.recent = unpacked(self.blocks.pop())
        del self.recent[place - BLOCK * len(self.blocks) :]


@lru_cache(maxsize=16)
def packed(entries: tuple[Entry, ...]) -> bytes:
    """Some entries as bytes. A table's log and its choices are mostly the same: they share what was just packed."""
    rows = [FIELDS(entry) for entry in entries]
    return zlib.compress(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode(), QUICKLY)


def unpacked(block: bytes) -> list[Entry]:
    rows: list[list[Any]] = json.loads(zlib.decompress(block))
    return [Entry(*row) for row in rows]
