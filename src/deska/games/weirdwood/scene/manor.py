"""The manor from above: rings of rooms, the two corridors that turn between them, and all who are in it."""

from functools import cache
from typing import Any, Final

from deska.games.weirdwood.actions import DAYTIMES, FIXED_ROOMS, MONSTERS, ROOMS, TIMES
from deska.games.weirdwood.components.definitions import BOX
from deska.games.weirdwood.components.manor import (
    DAY_MIDDLE,
    DAY_OUTER,
    DAYS,
    HOURS,
    INNER,
    MIDDLE,
    PLACE_NAMES,
    THRONE,
    TIME_INNER,
    TIME_MIDDLE,
)
from deska.games.weirdwood.scene.faces import Names, Seen, figure, hazard, lady, swarm
from deska.games.weirdwood.scene.strips import Facts, amount, price, strip
from deska.kernel.scenes import Face, Message, Piece, Ring, Zone

RINGS: Final = (
    Ring(1, 1.16),
    Ring(6, 1.7),
    Ring(12, 0.66, corridor=True),
    Ring(12, 2.0),
    Ring(12, 0.72, corridor=True),
    Ring(12, 2.2),
)
THRONE_RING: Final = 0
INNER_RING: Final = 1
TIME_RING: Final = 2
MIDDLE_RING: Final = 3
DAY_RING: Final = 4
OUTER_RING: Final = 5
PARTS_OF_DAY: Final = 3
"""Positions of the clock in each time of day."""
THRONE_NAME: Final = "throne-room"
MOST_SIGNS: Final = 4
"""In the sector of a room."""


def manor(seen: Seen, viewer: int) -> Zone:
    time = TIMES.index(seen["time"])
    pieces = [
        *(room(seen, place, viewer) for place in range(len(PLACE_NAMES))),
        *(hour_segment(i, time) for i in range(HOURS)),
        *(day_segment(seen, day) for day in range(1, DAYS + 1)),
        *things(seen),
        *people(seen),
    ]
    return Zone(
        "manor",
        "centre",
        "rings",
        Message("ww-scene-manor"),
        tuple(pieces),
        rings=RINGS,
        turns=(0, 0, hours_passed(seen), 0, days_passed(seen), 0),
    )


def hours_passed(seen: Seen) -> int:
    """Corridors turn counter-clockwise; counted from the first day on, so that midnight does not turn the ring back (WW-025)."""
    return days_passed(seen) * HOURS - TIMES.index(seen["time"])


def days_passed(seen: Seen) -> int:
    return 1 - int(seen["day"])


# --- rooms


def room_id(place: str) -> str:
    return f"room/{place}"


def at(place: int) -> tuple[int, ...]:
    if place == THRONE:
        return (THRONE_RING, 0, 1)
    if place >= INNER:
        return (INNER_RING, place - INNER, 1)
    return (MIDDLE_RING, place - MIDDLE, 1) if place >= MIDDLE else (OUTER_RING, place, 1)


def room(seen: Seen, place: int, viewer: int) -> Piece:
    there = seen["rooms"][place]
    battle = seen["battle"]
    return Piece(
        room_id(there["place"]),
        "tile",
        room_face(there["room"], there["infested"]),
        at=at(place),
        edges=edges(seen, place),
        offers=in_room(seen, there, viewer),
        states=("target",) if battle is not None and battle["place"] == there["place"] else (),
    )


def in_room(seen: Seen, there: dict[str, Any], viewer: int) -> Names:
    """Rooms are gone to and pointed at; one's own may be cleaned, and the one in question used (WW-154)."""
    name = there["room"]
    offers: Names = (f"go:{name}", f"target:{name}")
    if viewer >= 0 and seen["players"][viewer]["place"] == there["place"]:
        offers += ("clean", "counterspell")
    return (*offers, "use-room") if name == usable_room(seen) else offers


def usable_room(seen: Seen) -> str:
    """The room that the viewer is asked about."""
    decision = seen["decision"]
    if decision is None or decision["kind"] != "ww-offer-room":
        return ""
    return str(decision["args"]["room"])


@cache
def room_face(name: str, infested: bool) -> Face:
    """Its action in signs; of an infested one what cleaning costs and gives."""
    thing = BOX.rooms[ROOMS.index(name)]
    shown = (amount("clean"), *price(thing.clean), amount("xp", thing.xp)) if infested else shortened(strip((thing.action,)))
    tint = "infested" if infested else "throne" if name == THRONE_NAME else "fixed" if name in FIXED_ROOMS else "room"
    return Face("room", Message(f"ww-room-{name}"), tint=tint, strip=shown, text=(Message("ww-room-text", {"room": name}),))


def shortened(shown: Facts) -> Facts:
    """Where there is no room for all signs a spark stands for the rest; the text says it."""
    return shown if len(shown) <= MOST_SIGNS else (*shown[: MOST_SIGNS - 1], amount("effect"))


def edges(seen: Seen, place: int) -> Names:
    """Doors and walls at this hour; an opened manor has doors only (WW-030, WW-031)."""
    day, time = seen["day"], TIMES.index(seen["time"])
    if place == THRONE:
        return ("out:door",)
    if place >= INNER:
        return (edge(seen, "out", TIME_INNER[time], place), "in:door")
    if place >= MIDDLE:
        return (edge(seen, "out", DAY_MIDDLE[day], place), edge(seen, "in", TIME_MIDDLE[time], place))
    return (edge(seen, "in", DAY_OUTER[day], place),)


def edge(seen: Seen, side: str, doors: int, place: int) -> str:
    return f"{side}:{'door' if seen['now']['opened'] or doors >> place & 1 else 'wall'}"


# --- corridors


@cache
def hour_face(hour: int) -> Face:
    daytime = DAYTIMES[hour // PARTS_OF_DAY]
    return Face("corridor", Message("ww-scene-hour", {"daytime": daytime, "number": hour % PARTS_OF_DAY + 1}), tint=daytime)


def hour_segment(hour: int, now: int) -> Piece:
    return Piece(f"hour/{TIMES[hour]}", "tile", hour_face(hour), at=(TIME_RING, hour, 1), states=("now",) if hour == now else ())


@cache
def day_face(day: int, monster: str) -> Face:
    """It tells how strong the monster is on that day."""
    board = BOX.monsters[MONSTERS.index(monster)]
    strength = "enraged" if day >= board.enraged_day else "angry" if day >= board.angry_day else "calm"
    return Face("corridor", Message("ww-scene-day", {"day": day}), tint=strength)


def day_segment(seen: Seen, day: int) -> Piece:
    states = ("now",) if day == seen["day"] else ()
    return Piece(f"day/{day}", "tile", day_face(day, seen["monster"]["name"]), at=(DAY_RING, day - 1, 1), states=states)


# --- who and what is in the rooms


def things(seen: Seen) -> list[Piece]:
    """Rubble of the Ogre or fire of Therus, and scarabs."""
    kind = "rubble" if seen["monster"]["name"] == "chaos-ogre" else "fire"
    found: list[Piece] = []
    for there in seen["rooms"]:
        on = room_id(there["place"])
        if there["token"]:
            found.append(Piece(f"{kind}/{there['place']}", "token", hazard(kind), on=on))
        if there["scarabs"]:
            found.append(Piece(f"scarabs/{there['place']}", "token", swarm(), count=there["scarabs"], on=on))
    return found


def people(seen: Seen) -> list[Piece]:
    foe = seen["monster"]
    found = [
        Piece(f"figure/{seat}", "figure", figure(player["character"]), seat, on=room_id(player["place"]), offers=(f"who:{seat}",))
        for seat, player in enumerate(seen["players"])
    ]
    found.append(Piece("figure/monster", "figure", figure(foe["name"]), on=room_id(foe["place"])))
    if foe["lady"] is not None:
        found.append(Piece("figure/lady", "token", lady(), on=room_id(foe["lady"]), offers=("lady", "give-health")))
    return found
