"""The manor: three rings of rooms, the throne room, and the two corridors that turn between them.

A place is a number: outer rooms 0 to 11, middle 12 to 23, inner 24 to 29 clockwise from the top, the throne room 30. A set of places
is the bits of a number, so that reaching through doors is a matter of a few operations (WW-024 to WW-034).
"""

from typing import Final

from deska.games.weirdwood.actions import Names
from deska.kernel.compiling import i64

OUTER: Final = 0
MIDDLE: Final = 12
INNER: Final = 24
THRONE: Final = 30
PLACES: Final = 31
PLACE_NAMES: Final[Names] = (*(f"o{i}" for i in range(12)), *(f"m{i}" for i in range(12)), *(f"i{i}" for i in range(6)), "t")
RINGS: Final[Names] = ("outer", "middle", "inner", "throne")
NOWHERE: Final = -1

ENTRANCE: Final = OUTER
TERRACE_PLACE: Final = MIDDLE
RIFT: Final = INNER
FIXED: Final = 1 << ENTRANCE | 1 << TERRACE_PLACE | 1 << RIFT | 1 << THRONE
"""Rooms that are part of the board (WW-003)."""

OUTER_RING: Final = (1 << 12) - 1
MIDDLE_RING: Final = OUTER_RING << MIDDLE
INNER_RING: Final = ((1 << 6) - 1) << INNER
EVERYWHERE: Final = (1 << PLACES) - 1

DAYS: Final = 12
HOURS: Final = 12
"""Positions of a day (WW-103)."""

DAY_OUTER_WALLS: Final[tuple[int, ...]] = (3, 5, 8, 11)
DAY_MIDDLE_WALLS: Final[tuple[int, ...]] = (2, 6, 9, 12)
"""Days whose segment has no door on that side (WW-030)."""
TIME_MIDDLE_WALLS: Final[tuple[int, ...]] = (2, 4, 7, 9)
TIME_INNER_WALLS: Final[tuple[int, ...]] = (1, 5, 6, 10)
"""Times of day whose segment has no door to the middle and to the inner ring (WW-031)."""


def ring_of(place: int) -> int:
    """0 outer, 1 middle, 2 inner, 3 the throne room."""
    if place >= THRONE:
        return 3
    return place // 12


def day_at(position: int, day: int) -> int:
    """The day whose segment stands at a clock position (WW-025)."""
    return (day - 1 + position) % 12 + 1


def day_outer(day: int) -> int:
    return sum(1 << position for position in range(12) if day_at(position, day) not in DAY_OUTER_WALLS)


def day_middle(day: int) -> int:
    return sum(1 << MIDDLE + position for position in range(12) if day_at(position, day) not in DAY_MIDDLE_WALLS)


def time_middle(time: int) -> int:
    return sum(1 << MIDDLE + position for position in range(12) if (time + position) % 12 not in TIME_MIDDLE_WALLS)


def time_inner(time: int) -> int:
    return sum(1 << INNER + place for place in range(6) if (time + 2 * place) % 12 not in TIME_INNER_WALLS)


DAY_OUTER: Final[tuple[int, ...]] = (0, *(day_outer(day) for day in range(1, 13)))
"""The outer rooms that are open to the day corridor, by day; then the middle rooms."""
DAY_MIDDLE: Final[tuple[int, ...]] = (0, *(day_middle(day) for day in range(1, 13)))
TIME_MIDDLE: Final[tuple[int, ...]] = tuple(time_middle(time) for time in range(12))
"""The middle rooms that are open to the time corridor, by time; then the inner rooms."""
TIME_INNER: Final[tuple[int, ...]] = tuple(time_inner(time) for time in range(12))


# --- neighbours through walls


def inward_of(position: int) -> int:
    """The inner room behind a clock position; between two it is the clockwise one (WW-094)."""
    return INNER + (position + 1) // 2 % 6


def clockwise(place: int, rooms: int = 1) -> int:
    """The room so many rooms further in the same ring; the throne room is a ring of its own."""
    if place >= THRONE:
        return place
    first = place // 12 * 12
    return first + (place - first + rooms) % (6 if place >= INNER else 12)


def counter_clockwise(place: int) -> int:
    return clockwise(place, -1)


def opposite(place: int) -> int:
    """The room straight across the manor; from the throne room it is the Fae Rift (WW-027)."""
    return RIFT if place >= THRONE else clockwise(place, 3 if place >= INNER else 6)


def inward(place: int) -> int:
    if place < MIDDLE:
        return place + MIDDLE
    return inward_of(place - MIDDLE) if place < INNER else THRONE


def outward(place: int) -> int:
    """The room behind, or NOWHERE for an outer room."""
    if place < MIDDLE:
        return NOWHERE
    return place - MIDDLE if place < INNER else MIDDLE + 2 * (place - INNER)


def wall_neighbours(place: int) -> tuple[int, ...]:
    """The rooms beside a place, in the order of preference (WW-034)."""
    if place == THRONE:
        return tuple(range(INNER, THRONE))
    around = (clockwise(place), inward(place), counter_clockwise(place), outward(place))
    return tuple(other for other in around if other != NOWHERE)


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(wall_neighbours(place) for place in range(PLACES))

NO_WAY: Final = 99
"""More steps than any way has."""


def distances(start: int, closed: int = 0) -> list[int]:
    """Steps through walls from a place to every other, around the closed ones; NO_WAY where there is none (WW-035)."""
    steps = [NO_WAY] * PLACES
    steps[start] = 0
    queue = [start]
    for place in queue:
        for other in NEIGHBOURS[place]:
            if steps[other] == NO_WAY and not closed >> other & 1:
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps


DISTANCES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(distances(place)) for place in range(PLACES))


def rolled_place(day: int, number: int, ring: int) -> int:
    """The room of a ring where a day number stands at present (WW-093, WW-094)."""
    position = (number - day) % 12
    return inward_of(position) if ring == 2 else 12 * ring + position


# --- ways through doors


def reach(start: int, day: int, time: int, stops: int, shut: int, open_doors: bool = False) -> int:
    """Rooms that one Move can end in; `stops` end it, `shut` cannot be entered (WW-144 to WW-149)."""
    by_day: i64 = OUTER_RING | MIDDLE_RING if open_doors else DAY_OUTER[day] | DAY_MIDDLE[day]
    by_time: i64 = MIDDLE_RING | INNER_RING if open_doors else TIME_MIDDLE[time] | TIME_INNER[time]
    throne: i64 = 1 << THRONE
    away: i64 = EVERYWHERE & ~(1 << start)
    entered: i64 = EVERYWHERE & ~shut
    passed: i64 = EVERYWHERE & ~stops
    passing: i64 = 1 << start
    reached: i64 = 0
    places: i64
    while True:
        places = reached
        if passing & by_day:
            places |= by_day
        if passing & by_time:
            places |= by_time
        if passing & INNER_RING:
            places |= throne
        if passing & throne:
            places |= INNER_RING
        places &= entered
        if places == reached:
            return reached & away
        reached = places
        passing |= reached & passed
