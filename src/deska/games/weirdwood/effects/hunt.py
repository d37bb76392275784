"""Effects of monster cards: the monster moves, strikes, breaks and burns rooms (WW-213 to WW-221, WW-251 to WW-281, WW-308 to WW-311)."""

from dataclasses import dataclass
from typing import Final

from deska.games.weirdwood.components.definitions import ATTACK_CARD, BLOCK_SYMBOL, WILD_SYMBOL
from deska.games.weirdwood.components.manor import DISTANCES, FIXED, NEIGHBOURS, THRONE, distances, ring_of
from deska.games.weirdwood.components.state import TOKENS, Weirdwood
from deska.games.weirdwood.effects.abilities import STRIKE_WINDOW
from deska.games.weirdwood.effects.foe import heal_wraith, weaken_lady
from deska.games.weirdwood.effects.goods import LOSE_GOODS
from deska.games.weirdwood.effects.hand import DROP_CARDS
from deska.games.weirdwood.effects.health import hurt
from deska.games.weirdwood.effects.links import lasting, links
from deska.games.weirdwood.effects.scarabs import deploy, drifted, roll_place, rubble
from deska.games.weirdwood.effects.seen import SEEN, STRUCK, lady_weakened
from deska.kernel import Effect, Frame, InAnyOrder
from deska.kernel.scenes import Part

NEAR: Final = 1
IN_RING: Final = 2
NEAREST: Final = 3
REACHES: Final = ("room", "near", "ring", "nearest")
"""How far a strike reaches, by number; the widest of a card's strikes counts."""
WRAITH_DIE: Final = ("clockwise", "counter-clockwise", "inward", "outward", "heal", "heal")  # WW-011


# --- who is nearest


def in_order(game: Weirdwood) -> list[int]:
    """Seats from the active one on, clockwise (WW-035)."""
    return [(game.turn + i) % game.seats for i in range(game.seats)]


def nearest_player(game: Weirdwood) -> int:
    """The seat nearest to the monster, through walls (WW-035)."""
    steps = DISTANCES[game.lair]
    best = game.turn
    for seat in in_order(game):
        if steps[game.players[seat].place] < steps[game.players[best].place]:
            best = seat
    return best


def nearest_scarabs(game: Weirdwood) -> int:
    """The nearest other room with scarabs, never the throne room; the lair if there is none (WW-C55)."""
    seen = [game.lair]
    for place in seen:
        if place not in (game.lair, THRONE) and game.scarabs[place]:
            return place
        seen += [other for other in NEIGHBOURS[place] if other not in seen]
    return game.lair


# --- moving


def goal_of(game: Weirdwood, to: str) -> int:
    """The place that the monster makes for."""
    if to == "player":
        return game.players[nearest_player(game)].place
    if to == "scarabs":
        return nearest_scarabs(game)
    return game.lady if to == "lady" else THRONE if to == "throne" else roll_place(game)


def enter(game: Weirdwood, place: int) -> None:
    """The monster comes to a room; the Wraith absorbs a scarab there (WW-275). May end the game."""
    if place == game.lair:
        return
    game.lair = place
    if game.heard:
        game.tell("ww-monster-moved", seen=SEEN, room=game.tiles[place])
    if game.habits.absorbs and game.scarabs[place]:
        game.scarabs[place] -= 1
        game.supply += 1
        if game.heard:
            game.tell("ww-absorbed", seen=SEEN, room=game.tiles[place])
        heal_wraith(game)


@dataclass(frozen=True)
class March(Effect):
    """The Ogre walks through walls towards the nearest player or the Lady, around rubble, and stops on arrival (WW-257, WW-C45)."""

    to: str
    steps: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        goal = goal_of(game, self.to)
        closed = rubble(game)
        left = distances(goal, closed)
        for _ in range(self.steps):
            if game.lair == goal:
                return
            best = game.lair
            for place in NEIGHBOURS[game.lair]:
                if left[place] < left[best] and not closed >> place & 1:  # WW-252
                    best = place
            enter(game, best)


@dataclass(frozen=True)
class Drift(Effect):
    """The monster moves in a direction, room by room, through walls; the Ogre goes round its ring and stops at rubble (WW-267, WW-C46)."""

    direction: str
    steps: int = 1

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for _ in range(self.steps):
            place = drifted(game.lair, self.direction)
            if rubble(game) >> place & 1:
                return
            enter(game, place)
            if game.ended:
                return


@dataclass(frozen=True)
class Jump(Effect):
    """The monster goes straight to the nearest player, the throne room, the nearest scarabs, or the room of the dice (WW-C55, WW-C62)."""

    to: str

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        enter(game, goal_of(game, self.to))


class WraithDie(Effect):
    """The Wraith rolls its die: it moves or heals (WW-274, WW-C54)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        face = WRAITH_DIE[game.roll(len(WRAITH_DIE))]
        if face == "heal":
            heal_wraith(game)
        else:
            enter(game, drifted(game.lair, face))


# --- striking


@dataclass(frozen=True)
class Strike(Effect):
    """Hits to players in the monster's room, near it, in its ring, or to the nearest one; dealt once the card is done (WW-220)."""

    hits: int
    reach: str = "room"

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.now.strike += self.hits
        game.now.reach = max(game.now.reach, REACHES.index(self.reach))


@dataclass(frozen=True)
class StrikeMore(Effect):
    """The card's strike is stronger."""

    hits: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.now.strike += self.hits


class Drain(Effect):
    """If the card's strikes did damage the Wraith heals (WW-C56)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.now.drain = True


def struck(game: Weirdwood) -> list[int]:
    """Seats that the card's strike meets."""
    reach = game.now.reach
    if reach == NEAREST:
        return [nearest_player(game)]
    seats: list[int] = []
    for seat in in_order(game):
        place = game.players[seat].place
        is_near = place == game.lair or (reach == NEAR and place in NEIGHBOURS[game.lair])
        if is_near or (reach == IN_RING and ring_of(place) == ring_of(game.lair)):
            seats.append(seat)
    return seats


class StrikeNow(Effect):
    """The strikes of the card are dealt; with the Lady an Ogre's attack hurts her instead (WW-220, WW-240 to WW-243)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.habits.hunts_lady and game.lair == game.lady and game.box.foe_kind[frame.source] == ATTACK_CARD:
            game.now.strike = 0
            if game.heard:
                game.tell("ww-lady-hurt", seen=Part(rows=(lady_weakened(game),)))
            weaken_lady(game)
        elif game.now.strike and struck(game):
            game.then(game.turn, STRIKE_WINDOW, STRIKE_LANDS)


class StrikeLands(Effect):
    """Everybody who is struck subtracts what blocks without dice; then the Wraith may drain (WW-220, WW-C56)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        game.push(STRIKE_DRAINS, frame.seat)
        for seat in reversed(struck(game)):
            damage = max(game.now.strike - standing_blocks(game, seat), 0)
            game.players[seat].ward = 0
            game.now.wounds += damage
            if game.heard:
                game.tell("ww-struck", seen=STRUCK, player=seat, damage=damage)
            hurt(game, seat, damage)


def standing_blocks(game: Weirdwood, seat: int) -> int:
    """Blocks that need no dice."""
    linked = links(game, seat)
    return lasting(game, seat)[1] + linked[BLOCK_SYMBOL] + linked[WILD_SYMBOL] + game.players[seat].ward


class StrikeDrains(Effect):
    """The Wraith heals if its card drains and somebody was hurt (WW-C56)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if game.now.drain and game.now.wounds:
            heal_wraith(game)


# --- rubble and fire


@dataclass(frozen=True)
class PlaceToken(Effect):
    """Rubble or fire in the monster's room, or fire where the dice say (WW-251 to WW-255, WW-308 to WW-311)."""

    where: str = "here"

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        place = game.lair if self.where == "here" else roll_place(game)
        if FIXED >> place & 1:
            deploy(game, place, 1)
            return
        if game.tokens >> place & 1 or game.tokens.bit_count() == TOKENS:
            return
        game.tokens |= 1 << place
        game.blighted |= game.infested & 1 << place  # WW-253, WW-310
        game.supply += game.scarabs[place]
        game.scarabs[place] = 0
        if game.heard:
            game.tell(f"ww-{game.habits.token}", seen=SEEN, room=game.tiles[place])
        for seat in reversed(in_order(game)):
            if game.players[seat].place == place:
                hurt(game, seat, 1)  # WW-221: not to be blocked


# --- after a battle


class Vanish(Effect):
    """The monster goes where the dice say, once for each of its surges (WW-303)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for _ in range(game.fight.surges):
            game.lair = roll_place(game)
            if game.heard:
                game.tell("ww-monster-moved", room=game.tiles[game.lair])


class WraithAfter(Effect):
    """The Wraith rests if it took no damage, and rolls its die for its surges, in the order that the players choose (WW-C60)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        rests, rolls = not game.fight.dealt, game.fight.surges > 0
        if rests and rolls:
            game.push(REST_AND_ROLL, game.turn)
        elif rests or rolls:
            game.push(WRAITH_RESTS if rests else WRAITH_ROLLS, game.turn)


class WraithRests(Effect):
    """The Wraith heals after a battle without damage (WW-277)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        heal_wraith(game)


class WraithRolls(Effect):
    """The Wraith rolls its die once for each surge (WW-274)."""

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for _ in range(game.fight.surges):
            game.push(WRAITH_DIE_ROLL, frame.seat)


# --- taking from players


@dataclass(frozen=True)
class Plunder(Effect):
    """The nearest or every player loses resources of the player's choice (WW-C64)."""

    count: int
    everybody: bool = False

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for seat in reversed(in_order(game) if self.everybody else [nearest_player(game)]):
            game.push(LOSE_GOODS, seat, self.count, frame.source)


@dataclass(frozen=True)
class Confuse(Effect):
    """The nearest or every player discards cards, never the last one (WW-C57, WW-C65)."""

    count: int
    everybody: bool = False

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for seat in reversed(in_order(game) if self.everybody else [nearest_player(game)]):
            game.push(DROP_CARDS, seat, self.count, frame.source)


WRAITH_DIE_ROLL: Final = WraithDie()
WRAITH_RESTS: Final = WraithRests()
WRAITH_ROLLS: Final = WraithRolls()
REST_AND_ROLL: Final = InAnyOrder("ww-wraith-after", (WRAITH_RESTS, WRAITH_ROLLS), cites=("WW-C60",))
WRAITH_AFTER: Final = WraithAfter()
VANISH: Final = Vanish()
STRIKE_NOW: Final = StrikeNow()
STRIKE_LANDS: Final = StrikeLands()
STRIKE_DRAINS: Final = StrikeDrains()
