"""Pohyb a teleportace, and the room actions they lead to (WW-144 to WW-156)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import GO, ROOMS, USE_ROOM, WHO
from deska.games.weirdwood.components.manor import (
    DAY_MIDDLE,
    DAY_OUTER,
    EVERYWHERE,
    INNER_RING,
    NEIGHBOURS,
    OUTER_RING,
    THRONE,
    TIME_MIDDLE,
    clockwise,
    counter_clockwise,
    ring_of,
)
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.events import IN_THRONE_ROOM, RIFT_USED, RINGS_SEEN, ROOMS_USED, happened
from deska.games.weirdwood.effects.health import hurt
from deska.games.weirdwood.effects.scarabs import fire, opens_doors, roll_place, rubble, walk_reach
from deska.kernel import DONE, PASS, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.effects import name_of
from deska.kernel.masks import members

# --- arriving


def arrive(game: Weirdwood, seat: int, place: int) -> None:
    """The end of a Move or Teleport: fire burns, then the room may be used (WW-148, WW-150, WW-153)."""
    stand(game, seat, place)
    arrived(game, seat)


def arrived(game: Weirdwood, seat: int) -> None:
    """The player has come to stand in a room."""
    place = game.players[seat].place
    if seat == game.turn:
        game.now.rings |= 1 << ring_of(place)
    game.push(OFFER_ROOM, seat)
    burn(game, seat)
    if seat == game.turn:
        happened(game, seat, RINGS_SEEN, game.now.rings.bit_count())
    if place == THRONE and not game.scarabs[THRONE]:
        happened(game, seat, IN_THRONE_ROOM)


def stand(game: Weirdwood, seat: int, place: int) -> None:
    game.players[seat].place = place
    if game.heard:
        game.tell("ww-moved", player=seat, room=game.tiles[place])


def burn(game: Weirdwood, seat: int) -> None:
    """Entering fire hurts, however it is entered (WW-309)."""
    if fire(game) >> game.players[seat].place & 1:
        hurt(game, seat, 1)


# --- using room actions


def can_use_room(game: Weirdwood, seat: int, place: int) -> bool:
    """True if a room has neither enemies nor fire nor rubble, is not infested, and would do something (WW-155)."""
    if (game.infested | game.tokens) >> place & 1 or game.has_enemies(place):
        return False
    action = game.box.room(game.tiles[place]).action
    return action.possible(game, Frame(action, seat, game.tiles[place]))


class OfferRoom(Ask):
    """The player may use a room: the one they are in, or that of the argument, counted from one (WW-154, WW-190)."""

    kind = "ww-offer-room"
    rules = ("WW-154", "WW-150", "WW-155")
    takes = Int(0, THRONE + 1)

    def place(self, game: Weirdwood, frame: Frame) -> int:
        return frame.arg - 1 if frame.arg else game.players[frame.seat].place

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [USE_ROOM.of(), PASS] if can_use_room(game, frame.seat, self.place(game, frame)) else []

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if USE_ROOM.holds(option):
            use_room(game, frame.seat, self.place(game, frame))

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        room = game.tiles[self.place(game, frame)]
        return {"room": room, "effect": name_of(game.box.room(room).action)}


def use_room(game: Weirdwood, seat: int, place: int) -> None:
    room = game.tiles[place]
    if game.heard:
        game.tell("ww-used-room", player=seat, room=room)
    game.push(game.box.room(room).action, seat, source=game.tiles[place])
    if seat == game.turn:
        game.now.rooms |= 1 << ROOMS.place_of(room)
        happened(game, seat, ROOMS_USED, game.now.rooms.bit_count())
    if game.box.room(room).rift:
        happened(game, seat, RIFT_USED)


class UseRoom(Effect):
    """The player may use the room they are in."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.push(OFFER_ROOM, frame.seat)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return can_use_room(game, frame.seat, game.players[frame.seat].place)


# --- moving


class Walk(Ask):
    """The player chooses a room to go to, or stays."""

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        return 0

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        if game.fights(frame.seat):
            return []
        tiles = game.tiles
        options = [GO.of(tiles[place]) for place in members(self.targets(game, frame))]
        return [*options, PASS] if options else options

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return not game.fights(frame.seat) and self.targets(game, frame) != 0

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option != PASS:
            arrive(game, frame.seat, game.tiles.index(GO.arg(option)))


@dataclass(frozen=True)
class Move(Walk):
    """One Move through open doors; a sneak Move passes scarabs and the monster."""

    sneak: bool = False
    open_doors: bool = False
    """True if all doors count as open for it (WW-C41)."""

    def prompt(self) -> str:
        return "ww-sneak" if self.sneak else "ww-move"

    def serves(self) -> tuple[str, ...]:
        return ("WW-144", "WW-145", "WW-146", "WW-148", "WW-149")

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        return walk_reach(game, frame.seat, self.sneak or has_cat(game, frame.seat), self.open_doors)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if not GO.holds(option):
            return None
        return no_entry(game, frame.seat, GO.arg(option)) or why_no_way(game, frame.seat, GO.arg(option), self.open_doors)


def has_cat(game: Weirdwood, seat: int) -> bool:
    """True if every Move of the player is a sneak Move (WW-C38)."""
    return any(game.box.companion(card).sneaks for card in game.players[seat].companions)


def no_entry(game: Weirdwood, seat: int, room: int) -> Reason | None:
    """The reason why a room cannot be entered in any way, if there is one."""
    if room not in game.tiles:
        return Reason("ww-why-room-not-in-play", "WW-015", {"room": room})
    place = game.tiles.index(room)
    if place == game.players[seat].place:
        return Reason("ww-why-already-there", "WW-152", {"room": room})
    return Reason("ww-why-rubble", "WW-149", {"room": room}) if rubble(game) >> place & 1 else None


def why_no_way(game: Weirdwood, seat: int, room: int, open_doors: bool) -> Reason:
    """The reason why a Move cannot end in a room that could be entered otherwise; a player who may move has an open door."""
    if not (has_door(game, game.tiles.index(room)) or open_doors or opens_doors(game, seat)):
        return Reason("ww-why-doors-shut", "WW-145", {"room": room})
    return Reason("ww-why-way-blocked", "WW-146", {"room": room})


def has_door(game: Weirdwood, place: int) -> bool:
    """True if any door of a room is open at present."""
    open_now = DAY_OUTER[game.day] | DAY_MIDDLE[game.day] | TIME_MIDDLE[game.time] | INNER_RING | 1 << THRONE
    return bool(open_now >> place & 1)


@dataclass(frozen=True)
class Slip(Ask):
    """The player makes steps through walls, then follows what follows a Move; the argument counts the steps made (WW-C21)."""

    steps: int

    def prompt(self) -> str:
        return "ww-slip"

    def serves(self) -> tuple[str, ...]:
        return ("WW-C21", "WW-034")

    def arg_field(self) -> Field:
        return Int(0, self.steps)

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        place = game.players[frame.seat].place
        if frame.arg == self.steps or (frame.arg and fire(game) >> place & 1):
            return []
        options = [GO.of(game.tiles[other]) for other in NEIGHBOURS[place] if not rubble(game) >> other & 1]
        return [*options, DONE] if frame.arg else [*options, PASS]

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return not game.fights(frame.seat)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if frame.arg:
            arrived(game, frame.seat)

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        if option == DONE:
            arrived(game, frame.seat)
            return
        stand(game, frame.seat, game.tiles.index(GO.arg(option)))
        game.push(self, frame.seat, frame.arg + 1, frame.source)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return GO.refuses(option, "ww-why-no-wall-neighbour", "WW-034")


# --- teleporting


@dataclass(frozen=True)
class Teleport(Walk):
    """The player goes to any other room, perhaps only an outer one; never into rubble (WW-152)."""

    outer: bool = False

    def prompt(self) -> str:
        return "ww-teleport"

    def serves(self) -> tuple[str, ...]:
        return ("WW-152", "WW-153")

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        where = OUTER_RING if self.outer else EVERYWHERE
        return where & ~rubble(game) & ~(1 << game.players[frame.seat].place)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if not GO.holds(option):
            return None
        return no_entry(game, frame.seat, GO.arg(option)) or GO.refuses(option, "ww-why-only-outer", "WW-C23")


class TeleportByDice(Effect):
    """The player goes to the room that the room dice name; nobody goes into rubble (WW-360)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        place = roll_place(game)
        if not rubble(game) >> place & 1 and place != game.players[frame.seat].place:
            arrive(game, frame.seat, place)


class HopAside(Walk):
    """The player goes to the next room left or right of the room that is the source (WW-349)."""

    kind = "ww-hop"
    rules = ("WW-349",)

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        place = game.tiles.index(frame.source)
        here = 1 << game.players[frame.seat].place
        return (1 << clockwise(place) | 1 << counter_clockwise(place)) & ~(rubble(game) | here)


class SwapPlaces(Ask):
    """The player exchanges rooms with another one; no Move, but nobody enters rubble, and fire burns both (WW-252, WW-309, WW-C36)."""

    kind = "ww-swap"
    rules = ("WW-C36", "WW-252", "WW-309")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        place = game.players[frame.seat].place
        if rubble(game) >> place & 1:
            return []
        places = [player.place for player in game.players]
        return [WHO.of(seat) for seat in range(game.seats) if places[seat] != place and not rubble(game) >> places[seat] & 1]

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return not game.fighting and bool(self.options(game, frame))

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        other = WHO.arg(option)
        here, there = game.players[frame.seat].place, game.players[other].place
        stand(game, frame.seat, there)
        stand(game, other, here)
        burn(game, other)
        burn(game, frame.seat)

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if not WHO.holds(option) or WHO.arg(option) >= game.seats:
            return None
        here, there = game.players[frame.seat].place, game.players[WHO.arg(option)].place
        if here == there:
            return Reason("ww-why-already-there", "WW-C36", {"room": game.tiles[here]})
        return Reason("ww-why-rubble", "WW-252", {"room": game.tiles[here if rubble(game) >> here & 1 else there]})


class OpenDoors(Effect):
    """Until the end of the turn all doors count as open for the player's Moves (WW-C12)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.now.opened = True

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return not game.now.opened and frame.seat == game.turn


MOVE: Final = Move()
SNEAK: Final = Move(sneak=True)
FLY: Final = Move(open_doors=True)
TELEPORT: Final = Teleport()
USE_OWN_ROOM: Final = UseRoom()
OFFER_ROOM: Final = OfferRoom()
HOP_ASIDE: Final = HopAside()
TELEPORT_BY_DICE: Final = TeleportByDice()
SWAP_PLACES: Final = SwapPlaces()
OPEN_DOORS: Final = OpenDoors()
