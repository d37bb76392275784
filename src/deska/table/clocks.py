"""Time banks: each seat's own, running while it is asked. Off unless the table has a clock."""

from collections.abc import Iterable

from deska.table.table import Table


class Clocks:
    """Since when seats' time runs; what they have left stands on their chairs and is charged at every change."""

    def __init__(self) -> None:
        self.since: dict[int, int] = {}

    def left(self, table: Table, seat: int, now: int) -> int:
        """Milliseconds."""
        used = now - self.since[seat] if seat in self.since else 0
        return max(0, table.chairs[seat].left - used)

    def charged(self, table: Table, now: int) -> Table:
        """The table after all whose time runs have paid for it."""
        for seat in self.since:
            table = table.with_chair(seat, left=self.left(table, seat, now))
        return table

    def run(self, seats: Iterable[int], now: int) -> None:
        """From now on just these seats' time runs; what they used before is charged already."""
        self.since = dict.fromkeys(seats, now)

    def next_end(self, table: Table, now: int) -> tuple[int, int] | None:
        """Whose time ends first, and in how many milliseconds."""
        return min(((seat, self.left(table, seat, now)) for seat in self.since), key=lambda pair: pair[1], default=None)
