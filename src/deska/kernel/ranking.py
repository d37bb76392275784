"""How people see points being awarded: everybody by rank, before and after."""

from collections.abc import Sequence

from deska.kernel.scenes import Row


def ranked(before: Sequence[int], after: Sequence[int], sign: str) -> tuple[Row, ...]:
    """A row for each seat, the highest first; equals share a place."""
    order = sorted(range(len(after)), key=lambda seat: -after[seat])
    return tuple(
        [
            Row(seat, None, 1 + sum([other > after[seat] for other in after]), sign=sign, before=before[seat], after=after[seat])
            for seat in order
        ]
    )
