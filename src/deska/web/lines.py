"""The log of a table in words, as it is sent to viewers."""

from collections.abc import Iterable
from typing import Any, Final

import orjson

from deska.kernel.piles import knows
from deska.kernel.values import Event
from deska.table.frames import event_frames
from deska.table.log import Entry
from deska.text import Texts

MOST_KEPT: Final = 8
"""The number of entries, in all their versions, whose lines are kept for the next who ask."""


def fragment(value: Any) -> orjson.Fragment:
    """A part of a frame as JSON, to be kept. It is copied: what orjson returns holds on to four kilobytes however short it is."""
    return orjson.Fragment(bytes(memoryview(orjson.dumps(value))))


class Lines:
    """Reads every entry once, and puts its events into words once for all seats that hear the same of them."""

    def __init__(self) -> None:
        self.events: dict[int, list[Event]] = {}
        """The events of entries by number."""
        self.made: dict[tuple[int, int, str, bool], list[orjson.Fragment]] = {}
        """Lines as JSON, by the number of the entry, the mask of the events heard, the language, and whether they are struck through."""

    def forget(self) -> None:
        self.events.clear()
        self.made.clear()

    def told(self, seat: int, entries: Iterable[Entry], texts: Texts, gone: frozenset[int]) -> list[orjson.Fragment]:
        """The events of some entries as a seat heard them; those of entries in `gone` are struck through."""
        lines = [line for entry in entries for line in self.lines_of(entry, seat, texts, entry.n in gone)]
        self.trim()
        return lines

    def trim(self) -> None:
        """Forget all but the newest: the others are asked for only by those who come back."""
        while len(self.made) > MOST_KEPT:
            oldest = next(iter(self.made))
            del self.made[oldest]
            self.events.pop(oldest[0], None)

    def events_of(self, entry: Entry) -> list[Event]:
        events = self.events.get(entry.n)
        if events is None:
            events = self.events[entry.n] = entry.events()
        return events

    def lines_of(self, entry: Entry, seat: int, texts: Texts, is_gone: bool) -> list[orjson.Fragment]:
        events = self.events_of(entry)
        heard = sum(1 << place for place, event in enumerate(events) if knows(event.audience, seat))
        key = (entry.n, heard, texts.lang, is_gone)
        known = self.made.get(key)
        if known is None:
            frames = event_frames(entry, [event for event in events if knows(event.audience, seat)], texts, is_gone)
            known = self.made[key] = [fragment(frame) for frame in frames]
        return known
