"""The worth of each room to a player at present, found once for a decision."""

from typing import Final

from deska.games.weirdwood.bot.fights import Side, fight_worth, side_of
from deska.games.weirdwood.bot.numbers import APPROACH, BURNS, INTO_DANGER
from deska.games.weirdwood.bot.places import clearing, quiet_worth
from deska.games.weirdwood.components.manor import DISTANCES, HOURS, PLACES
from deska.games.weirdwood.components.state import Weirdwood
from deska.games.weirdwood.effects.scarabs import fire, swarms

NO_RAID: Final = -9.0
"""Nobody to attack there."""
UNKNOWN: Final = -1e9
"""A worth that nobody has asked for yet."""


class Moment:
    """The time at which something is weighed; plans for a card weigh it at times to come."""

    __slots__ = ("day", "time")

    def __init__(self, game: Weirdwood) -> None:
        self.day = game.day
        self.time = game.time

    def set(self, game: Weirdwood) -> "Moment":
        """Let it be that time in the game; returns the time that it was."""
        before = Moment(game)
        game.day, game.time = self.day, self.time
        return before


class Raids:
    """The worth of an Attack with one card, by room, as far as it has been asked for."""

    __slots__ = ("moment", "side", "worths")

    def __init__(self, moment: Moment, side: Side) -> None:
        self.moment = moment
        self.side = side
        self.worths = [UNKNOWN] * PLACES


class Outlook:
    """The worth of every room to a player at present, to stay in it and to attack it with a card. Rooms are weighed when asked for."""

    __slots__ = ("foes", "moment", "nearness", "quiet", "raids", "rests", "seat", "stays")

    def __init__(self, game: Weirdwood, seat: int) -> None:
        self.seat = seat
        self.moment = Moment(game)
        self.foes = swarms(game) | 1 << game.lair
        self.nearness = UNKNOWN
        """The worth of coming near the monster."""
        self.stays = [UNKNOWN] * PLACES
        self.quiet: dict[int, float] = {}
        """By room and time: the worth of a room without enemies."""
        self.raids: dict[int, Raids] = {}
        """By card."""
        self.rests: dict[int, float] = {}
        """By card: the worth of its acts that neither move nor attack."""

    def stay(self, game: Weirdwood, place: int) -> float:
        """The worth of staying in a room."""
        worth = self.stays[place]
        if worth == UNKNOWN:
            now = self.moment.set(game)
            worth = self.stays[place] = self.weighed(game, place)
            now.set(game)
        return worth

    def weighed(self, game: Weirdwood, place: int) -> float:
        """Players who could hurt the monster gain by coming near it, for the next turn."""
        worth = -INTO_DANGER if game.has_enemies(place) else self.calm(game, place)
        if fire(game) >> place & 1:
            worth -= BURNS
        if DISTANCES[game.lair][place] > 1:
            return worth
        if self.nearness == UNKNOWN:
            self.nearness = max(self.raid(game, game.lair, side_of(game, self.seat, game.box.face_down)), 0.0)
        return worth + (APPROACH if place != game.lair else 2 * APPROACH) * self.nearness

    def calm(self, game: Weirdwood, place: int) -> float:
        """The worth of a room without enemies."""
        key = (game.day * HOURS + game.time) * PLACES + place
        worth = self.quiet.get(key, UNKNOWN)
        if worth == UNKNOWN:
            worth = self.quiet[key] = quiet_worth(game, self.seat, place)
        return worth

    def raid(self, game: Weirdwood, place: int, side: Side) -> float:
        """The worth of attacking a room, and of using it if it is empty afterwards."""
        worth = fight_worth(game, self.seat, place, side)
        chance = clearing(game, place, side)
        return worth + chance * self.calm(game, place) if chance else worth

    def raids_with(self, game: Weirdwood, source: int) -> Raids:
        """Attacks with a card, all weighed at the time when it is first asked for; a card not laid yet counts as laid."""
        raids = self.raids.get(source)
        if raids is None:
            raids = self.raids[source] = Raids(Moment(game), side_with(game, self.seat, source))
        return raids

    def attack(self, game: Weirdwood, raids: Raids, place: int) -> float:
        """The worth of an Attack on a room."""
        if not self.foes >> place & 1:
            return NO_RAID
        worth = raids.worths[place]
        if worth == UNKNOWN:
            now = raids.moment.set(game)
            worth = raids.worths[place] = self.raid(game, place, raids.side)
            now.set(game)
        return worth


def side_with(game: Weirdwood, seat: int, source: int) -> Side:
    """The strength of a player who attacks with a card, laid or not."""
    side = side_of(game, seat, source)
    if source < game.box.face_down and source not in game.players[seat].slots:
        side.hits += game.box.hits[source]
        side.blocks += game.box.blocks[source]
    return side
