"""Time banks: each seat has one, and it runs while the seat is asked. Only tables with a clock use them."""

from collections.abc import Iterable

from deska.table.table import Table


class Clocks:
    """Knows since when the time of each seat runs. The time that is left stands on the chair, and is charged at every change."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}

    def left(self, table: Table, seat: int, now: int) -> int:
        """Milliseconds that the seat has left now."""
        used = now - self.since[seat] if seat in self.since else 0
        return max(0, table.chairs[seat].left - used)

    def charged(self, table: Table, now: int) -> Table:
        """The table after the time used up to now was taken from the banks."""
        for seat in self.since:
            table = table.with_chair(seat, left=self.left(table, seat, now))
        return table

    def run(self, seats: Iterable[int], now: int) -> None:
        """Let the time of these seats run from now on, and of no others; earlier time must be charged already."""
        self.since = dict.fromkeys(seats, now)

    def next_end(self, table: Table, now: int) -> tuple[int, int] | None:
        """The seat whose time ends first, and in how many milliseconds."""
        return min(((seat, self.left(table, seat, now)) for seat in self.since), key=lambda pair: pair[1], default=None)
