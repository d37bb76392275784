"""The manor from above: rings of rooms, the two corridors that turn between them, and all who are in it."""

from functools import cache
from typing import Final

from deska.games.weirdwood.actions import DAYTIMES, ROOMS, TIMES, Names
from deska.games.weirdwood.cards import BOX
from deska.games.weirdwood.components.definitions import STRENGTHS
from deska.games.weirdwood.components.manor import (
    DAY_MIDDLE,
    DAY_OUTER,
    DAYS,
    HOURS,
    INNER,
    MIDDLE,
    NOWHERE,
    PLACE_NAMES,
    PLACES,
    THRONE,
    TIME_INNER,
    TIME_MIDDLE,
)
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.scene.faces import figure, hazard, lady, swarm
from deska.games.weirdwood.scene.strips import price, strip
from deska.kernel import Decision
from deska.kernel.scenes import Face, Message, Piece, Ring, Zone
from deska.kernel.signs import Facts, amount

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
"""Each time of day lasts so many positions of the clock."""
ABOUT_ROOM: Final = "ww-offer-room"
"""The question whether to use a room."""
MOST_SIGNS: Final = 4
"""More do not fit into the sector of a room."""


def manor(game: Weirdwood, decision: Decision | None, viewer: int) -> Zone:
    asked = decision.args["room"] if decision is not None and decision.kind == ABOUT_ROOM else ""
    pieces = [
        *(room(game, place, viewer, asked) for place in range(PLACES)),
        *(hour_segment(hour, game.time) for hour in range(HOURS)),
        *(day_segment(game, day) for day in range(1, DAYS + 1)),
        *things(game),
        *people(game),
    ]
    return Zone(
        "manor",
        "centre",
        "rings",
        Message("ww-scene-manor"),
        tuple(pieces),
        rings=RINGS,
        turns=(0, 0, hours_turned(game), 0, days_turned(game), 0),
    )


def hours_turned(game: Weirdwood) -> int:
    """Corridors turn counter-clockwise. Hours count from the first day on, so that midnight does not turn the ring back (WW-025)."""
    return days_turned(game) * HOURS - game.time


def days_turned(game: Weirdwood) -> int:
    return 1 - game.day


# --- rooms


def room_id(place: int) -> str:
    return f"room/{PLACE_NAMES[place]}"


def at(place: int) -> tuple[int, ...]:
    if place == THRONE:
        return (THRONE_RING, 0, 1)
    if place >= INNER:
        return (INNER_RING, place - INNER, 1)
    return (MIDDLE_RING, place - MIDDLE, 1) if place >= MIDDLE else (OUTER_RING, place, 1)


def room(game: Weirdwood, place: int, viewer: int, asked: str) -> Piece:
    """A room; `asked` is the name of the one that the viewer may use now."""
    return Piece(
        room_id(place),
        "tile",
        room_face(game.tiles[place], bool(game.infested >> place & 1)),
        at=at(place),
        edges=edges(game, place),
        offers=in_room(game, place, viewer, asked),
        states=("target",) if game.battle is not None and game.battle.place == place else (),
    )


def in_room(game: Weirdwood, place: int, viewer: int, asked: str) -> Names:
    """Rooms are gone to and pointed at; one's own may be cleaned, and the one in question used (WW-154)."""
    name = ROOMS[game.tiles[place]]
    offers: Names = (f"go:{name}", f"target:{name}")
    if viewer >= 0 and game.players[viewer].place == place:
        offers += ("clean", "counterspell")
    return (*offers, "use-room") if name == asked else offers


@cache
def room_face(number: int, infested: bool) -> Face:
    """A room with its action in signs, or, if it is infested, with what cleaning costs and gives."""
    it = BOX.room(number)
    shown = (amount("clean"), *price(it.clean), amount("xp", it.xp)) if infested else shortened(strip((it.action,)))
    tint = "infested" if infested else "throne" if it.ring == "throne" else "fixed" if it.fixed else "room"
    return Face("room", Message(f"ww-room-{it.name}"), tint=tint, strip=shown, text=(Message("ww-room-text", {"room": it.name}),))


def shortened(shown: Facts) -> Facts:
    """A spark stands for signs that do not fit; the text has the words."""
    return shown if len(shown) <= MOST_SIGNS else (*shown[: MOST_SIGNS - 1], amount("effect"))


def edges(game: Weirdwood, place: int) -> Names:
    """Doors and walls at this hour; an opened manor has doors only (WW-030, WW-031)."""
    if place == THRONE:
        return ("out:door",)
    if place >= INNER:
        return (edge(game, "out", TIME_INNER[game.time], place), "in:door")
    if place >= MIDDLE:
        return (edge(game, "out", DAY_MIDDLE[game.day], place), edge(game, "in", TIME_MIDDLE[game.time], place))
    return (edge(game, "in", DAY_OUTER[game.day], place),)


def edge(game: Weirdwood, side: str, doors: int, place: int) -> str:
    return f"{side}:{'door' if game.now.opened or doors >> place & 1 else 'wall'}"


# --- corridors


@cache
def hour_face(hour: int) -> Face:
    daytime = DAYTIMES[hour // PARTS_OF_DAY]
    return Face("corridor", Message("ww-scene-hour", {"daytime": daytime, "number": hour % PARTS_OF_DAY + 1}), tint=daytime)


def hour_segment(hour: int, now: int) -> Piece:
    return Piece(f"hour/{TIMES[hour]}", "tile", hour_face(hour), at=(TIME_RING, hour, 1), states=("now",) if hour == now else ())


@cache
def day_face(day: int, strength: int) -> Face:
    """A day tells how strong the monster is then."""
    return Face("corridor", Message("ww-scene-day", {"day": day}), tint=STRENGTHS[strength])


def day_segment(game: Weirdwood, day: int) -> Piece:
    face = day_face(day, game.board.strength(day))
    return Piece(f"day/{day}", "tile", face, at=(DAY_RING, day - 1, 1), states=("now",) if day == game.day else ())


# --- who and what is in the rooms


def things(game: Weirdwood) -> list[Piece]:
    """Rubble of the Ogre or fire of Therus, and scarabs."""
    kind = game.habits.token
    pieces: list[Piece] = []
    for place, name in enumerate(PLACE_NAMES):
        on = room_id(place)
        if game.tokens >> place & 1:
            pieces.append(Piece(f"{kind}/{name}", "token", hazard(kind), on=on))
        if game.scarabs[place]:
            pieces.append(Piece(f"scarabs/{name}", "token", swarm(), count=game.scarabs[place], on=on))
    return pieces


def people(game: Weirdwood) -> list[Piece]:
    """The wardens, the monster, and the Lady where she is in the manor."""
    pieces = [
        Piece(f"figure/{seat}", "figure", figure(player.character), seat, on=room_id(player.place), offers=(f"who:{seat}",))
        for seat, player in enumerate(game.players)
    ]
    pieces.append(Piece("figure/monster", "figure", figure(game.monster), on=room_id(game.lair)))
    if game.lady != NOWHERE:
        pieces.append(Piece("figure/lady", "token", lady(), on=room_id(game.lady), offers=("lady", "give-health")))
    return pieces
