"""Scarabs: deployed, on the move, fleeing, driven out; rooms they infest (WW-082 to WW-102)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import BASIC, SCARAB, TARGET
from deska.games.weirdwood.components.fight import BOTH_ROLLED
from deska.games.weirdwood.components.manor import (
    DAY_MIDDLE,
    DAY_OUTER,
    FIXED,
    INNER,
    INNER_RING,
    MIDDLE,
    MIDDLE_RING,
    NOWHERE,
    OUTER_RING,
    THRONE,
    TIME_INNER,
    TIME_MIDDLE,
    clockwise,
    counter_clockwise,
    inward,
    opposite,
    outward,
    reach,
    rolled_place,
)
from deska.games.weirdwood.components.state import FIRE, NO_SCARABS, OVERRUN, RUBBLE, Weirdwood
from deska.games.weirdwood.effects.asking import PointAtRoom
from deska.games.weirdwood.effects.seen import SPREAD
from deska.kernel import DONE, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.compiling import i64

THRONE_PLACES: Final = 6  # WW-098


# --- where tokens and enemies are


def rubble(game: Weirdwood) -> int:
    return game.tokens if game.habits.token == RUBBLE else 0


def fire(game: Weirdwood) -> int:
    return game.tokens if game.habits.token == FIRE else 0


def swarms(game: Weirdwood) -> int:
    """Places with scarabs."""
    places: i64 = 0
    place: i64 = 1
    for count in game.scarabs:
        if count:
            places |= place
        place <<= 1
    return places


def walk_reach(game: Weirdwood, seat: int, sneak: bool, open_doors: bool = False) -> int:
    """Rooms in which one Move of the player can end (WW-144 to WW-149, WW-C20)."""
    stops = fire(game) if sneak else fire(game) | swarms(game) | 1 << game.lair
    return reach(game.players[seat].place, game.day, game.time, stops, rubble(game), open_doors or opens_doors(game, seat))


def opens_doors(game: Weirdwood, seat: int) -> bool:
    """True if all doors count as open in every Move of the player (WW-C12)."""
    return game.now.opened and seat == game.turn


# --- deploying


def deploy(game: Weirdwood, place: int, count: int) -> None:
    """Put scarabs from the supply into a room. Whoever calls this does nothing after it: it may end the game."""
    for _ in range(count):
        if rubble(game) >> place & 1:
            return  # WW-096
        if place == THRONE and not 0 < game.scarabs[THRONE] < THRONE_PLACES:
            return  # WW-097, WW-098
        if not game.supply:
            if game.level.fatal_scarabs:
                game.finish(NO_SCARABS)  # WW-324
            return  # WW-014
        game.supply -= 1
        game.scarabs[place] += 1
        if game.heard:
            game.tell("ww-deployed", seen=SPREAD, room=game.tiles[place])
        infest(game, place)
        if game.ended:
            return


def infest(game: Weirdwood, place: int) -> None:
    """Two scarabs turn a tile over (WW-099, WW-232)."""
    if game.scarabs[place] < 2 or (game.infested | FIXED) >> place & 1:
        return
    game.infested |= 1 << place
    if game.heard:
        game.tell("ww-infested", seen=SPREAD, room=game.tiles[place])
    if is_overrun(game):
        game.finish(OVERRUN)


def is_overrun(game: Weirdwood) -> bool:
    """True if the rooms are so infested that the game is lost, where there is a limit (WW-234)."""
    return 0 < game.scale.limit <= threat(game)


def threat(game: Weirdwood) -> int:
    """The threat of infestation: the number of infested rooms (WW-232)."""
    return game.infested.bit_count()


def roll_place(game: Weirdwood) -> int:
    """The room that the room dice name (WW-007, WW-093)."""
    number = game.roll(12) + 1
    return rolled_place(game.day, number, game.roll(6) // 2)


# --- moving by themselves


def way_out(game: Weirdwood, place: int) -> int:
    """The room that the scarabs of a middle or inner room run to, or NOWHERE (WW-084 to WW-087, WW-092)."""
    if MIDDLE_RING >> place & 1:
        if not DAY_MIDDLE[game.day] >> place & 1:
            return NOWHERE
        return next_open(place - MIDDLE, DAY_OUTER[game.day] & ~rubble(game) & OUTER_RING)
    if INNER_RING >> place & 1:
        if not TIME_INNER[game.time] >> place & 1:
            return NOWHERE
        return next_open(MIDDLE + 2 * (place - INNER), TIME_MIDDLE[game.time] & ~rubble(game) & MIDDLE_RING)
    return NOWHERE


def running(game: Weirdwood) -> int:
    """How many scarabs run in the next scarab phase."""
    return sum([game.scarabs[place] for place in range(MIDDLE, INNER + 6) if way_out(game, place) != NOWHERE])


def next_open(across: int, doors: int) -> int:
    """The room straight across, or the next one clockwise that is open."""
    if not doors:
        return NOWHERE
    while not doors >> across & 1:
        across = clockwise(across)
    return across


def run(game: Weirdwood, place: int, target: int, count: int) -> None:
    """Scarabs change rooms; the game may end."""
    game.scarabs[place] -= count
    game.scarabs[target] += count
    if game.heard:
        game.tell("ww-scarabs-ran", room=game.tiles[target], count=count)
    infest(game, target)


class ScarabPhase(Effect):
    """The scarab phase: middle ring, inner ring, new ones, infested tiles (WW-082 to WW-091)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.heard:
            game.tell("ww-scarab-phase")
        for place in range(MIDDLE, INNER + 6):  # the inner ring has the next numbers
            if game.scarabs[place]:
                target = way_out(game, place)
                if target != NOWHERE:
                    run(game, place, target, game.scarabs[place])
                if game.ended:
                    return
        for place in range(INNER, INNER + 6):
            if not game.scarabs[place]:
                deploy(game, place, 1)
                if game.ended:
                    return
        game.push(TURN_TILES, frame.seat)
        deploy(game, THRONE, 1)


class TurnTiles(Effect):
    """Step 4 of the scarab phase: also tiles that were cleaned among scarabs (WW-091)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for place in range(THRONE):
            infest(game, place)
            if game.ended:
                return


def flee(game: Weirdwood, place: int, number: int) -> bool:
    """One scarab tries to get out of a battle (WW-132 to WW-134)."""
    target = refuge(game, number) if place == THRONE else way_out(game, place)
    if target == NOWHERE:
        return False
    run(game, place, target, 1)
    return True


def refuge(game: Weirdwood, number: int) -> int:
    """The way out of the throne room: the Fae Rift first, then the next inner room clockwise; rubble is passed by (WW-092, WW-134)."""
    open_rooms = [room for room in range(INNER, INNER + 6) if not rubble(game) >> room & 1]
    return open_rooms[number % len(open_rooms)]


# --- deploying by cards


@dataclass(frozen=True)
class Deploy(Effect):
    """Scarabs come: by the room dice, where the monster is, opposite, in the throne room, or beside it in a direction."""

    where: str
    count: int = 1

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if self.where == "dice":
            deploy_by_dice(game, self.count)
        else:
            deploy(game, place_by(game, self.where), self.count)


def deploy_by_dice(game: Weirdwood, count: int) -> None:
    for _ in range(count):
        if not game.ended:
            deploy(game, roll_place(game), 1)


def place_by(game: Weirdwood, where: str) -> int:
    """A room as seen from the monster (WW-095, WW-267 to WW-272)."""
    if where == "throne":
        return THRONE
    return game.lair if where == "here" else opposite(game.lair) if where == "opposite" else drifted(game.lair, where)


def drifted(place: int, direction: str) -> int:
    """The room beside a place as the Wraith goes: never the throne room, and round the manor at its edge."""
    if direction == "inward":
        return opposite(place) if place >= INNER else inward(place)
    if direction == "outward":
        return opposite(place) if place < MIDDLE else outward(place)
    return clockwise(place) if direction == "clockwise" else counter_clockwise(place)


# --- driving out


@dataclass(frozen=True)
class Banish(PointAtRoom):
    """Up to so many scarabs leave rooms for the supply, or for the player who keeps them; no experience (WW-C26).

    The argument is how many have left.
    """

    count: int
    where: str
    keep: bool = False

    def prompt(self) -> str:
        return "ww-capture" if self.keep else "ww-banish"

    def serves(self) -> tuple[str, ...]:
        return ("WW-C26",)

    def arg_field(self) -> Field:
        return Int(0, self.count)

    def targets(self, game: Weirdwood, frame: Frame) -> int:
        places = swarms(game) & ~(1 << THRONE)
        place = game.players[frame.seat].place
        if self.where == "here":
            return places & 1 << place
        if self.where == "connected":
            return places & (walk_reach(game, frame.seat, False) | 1 << place)
        return places

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        options = super().options(game, frame) if frame.arg < self.count else []
        return [*options, DONE] if options else options

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option != DONE:
            super().chosen(game, frame, option)

    def point(self, game: Weirdwood, frame: Frame, place: int) -> None:
        game.scarabs[place] -= 1
        leave_battle(game, place)
        if self.keep:
            game.players[frame.seat].goods[SCARAB] += 1
        else:
            game.supply += 1
        if game.heard:
            game.tell("ww-captured" if self.keep else "ww-banished", player=frame.seat, room=game.tiles[place])
        game.push(self, frame.seat, frame.arg + 1, frame.source)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"left": self.count - frame.arg}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        if option == TARGET.of(game.tiles[THRONE]):
            return Reason("ww-why-not-in-throne-room", "WW-C26")
        return TARGET.refuses(option, "ww-why-no-scarab-there", "WW-C26")


def leave_battle(game: Weirdwood, place: int) -> None:
    """A scarab that is driven out of a battle rolls no die in it any more (WW-121)."""
    battle = game.battle
    if battle is not None and not battle.monster and battle.place == place and battle.phase < BOTH_ROLLED and battle.foe_dice[BASIC]:
        battle.foe_dice[BASIC] -= 1


TURN_TILES: Final = TurnTiles()
SCARAB_PHASE: Final = ScarabPhase()
