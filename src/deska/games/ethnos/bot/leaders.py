"""The gains from a leader: a marker somewhere, and the power of its tribe."""

from typing import Final

from deska.games.ethnos.actions import COLOURS, TROLLS
from deska.games.ethnos.bot.traits import COLOUR, SKELETON, TRAITS
from deska.games.ethnos.bot.worth import Outlook, edges
from deska.games.ethnos.components import GIANT_AT_ONCE, HAND_LIMIT, SYMBOLS, TRACK_END, Ethnos
from deska.games.ethnos.effects import present
from deska.games.ethnos.scoring import RAID_GLORY, giant_glory

RATE: Final = 0.69
RATE_MARKER: Final = 0.025
"""Glory that a turn brings in, and how much more of it where the four best markers are worth more."""
WARM_UP: Final = 3.0
"""Turns that an empty hand costs."""
DRAWN_ANY: Final = 0.5
DRAWN_EACH: Final = 0.58
"""Turns that a Wizard's cards save: for any, and for each of them."""
NEAR_SYMBOL: Final = 0.5
STEP: Final = 4.0
"""Coming within a few spaces of a symbol is worth a part of the marker there."""
TOPPED: Final = 0.13
"""The chance per turn left that somebody tops a Giant band of no size; of eight cards, never."""
SAFE_GIANTS: Final = 8.0
ORC_LATER: Final = 1.0
"""A marker on the Orc Horde board makes later ones worth more, for every Age to come."""
UNKNOWN: Final = -1000.0
SIZES: Final = HAND_LIMIT + 2


class Leaders:
    """Judges leaders for a seat in a position; each leader at each size once."""

    def __init__(self, game: Ethnos, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.outlook = Outlook(game, seat)
        self.rivalry = 1.0 + 1.0 / (game.seats - 1)
        """In a race the others lose between them as much as one of them wins."""
        self.markers = [self.marker_worth(kingdom) for kingdom in range(len(COLOURS))]
        self.best_marker = max(self.markers)
        self.rate = RATE + RATE_MARKER * sum(sorted(self.markers)[2:])
        self.swum = UNKNOWN
        """Glory of the Merfolk board as it stands, once it is known."""
        self.judged = [UNKNOWN] * (SKELETON * SIZES)
        self.tokens = [UNKNOWN] * len(TROLLS)

    def marker_worth(self, kingdom: int) -> float:
        """One more marker, in this Age and those to come."""
        return (self.outlook.kingdom(kingdom, 1) - self.outlook.kingdom(kingdom, 0)) * self.rivalry

    def time_worth(self, turns: float) -> float:
        """The glory of so many turns, with an empty hand at first."""
        return self.rate * turns * turns / (turns + WARM_UP) if turns > 0.0 else 0.0

    def places(self, leader: int, size: int) -> bool:
        """True if the band places a marker in the kingdom of its leader's colour."""
        traits = TRAITS[leader]
        return (traits.places or traits.places_anywhere) and size + traits.extra > present(self.game, self.seat, COLOUR[leader])

    def worth(self, leader: int, size: int) -> float:
        """Marker and power of a leader whose band has that size."""
        place = leader * SIZES + min(size, SIZES - 1)
        if self.judged[place] == UNKNOWN:
            self.judged[place] = self.placed(leader, size) + self.power(leader, size)
        return self.judged[place]

    def placed(self, leader: int, size: int) -> float:
        if not TRAITS[leader].places_anywhere:
            return self.markers[COLOUR[leader]] if self.places(leader, size) else 0.0
        best = 0.0
        for kingdom, worth in enumerate(self.markers):
            if worth > best and size > present(self.game, self.seat, kingdom):
                best = worth
        return best

    def power(self, leader: int, size: int) -> float:
        traits = TRAITS[leader]
        worth = 0.0
        if traits.swims:
            worth += self.swim(size)
        if traits.claims_giant:
            worth += self.giant(size)
        if traits.joins_horde:
            worth += self.orc(COLOUR[leader])
        if traits.takes_troll:
            worth += self.troll(size)
        if traits.draws:
            worth += (DRAWN_ANY + DRAWN_EACH * size) * self.rate * self.outlook.lasting[1]
        return worth

    def swim(self, size: int) -> float:
        """Markers at the symbols of the Merfolk board, and the race along it."""
        start = self.game.players[self.seat].swum
        end = min(start + size, TRACK_END)
        markers = 0.0
        for symbol in SYMBOLS:
            if start < symbol <= end:
                markers += 1.0
            elif end < symbol < end + STEP:
                markers += NEAR_SYMBOL * (1.0 - (symbol - end) / STEP)
        if self.swum == UNKNOWN:
            self.swum = self.outlook.track(start)
        return markers * self.best_marker + (self.outlook.track(end) - self.swum) * self.rivalry

    def giant(self, size: int) -> float:
        """Glory at once; more at the end of the Age if nobody tops the band."""
        game = self.game
        if size <= game.giant_size:
            return 0.0
        risk = TOPPED * self.outlook.turns * max(0.0, 1.0 - size / SAFE_GIANTS)
        held = giant_glory(game) * max(0.0, 1.0 - risk)
        if game.giant_holder == self.seat:
            return GIANT_AT_ONCE
        return GIANT_AT_ONCE + held * (self.rivalry if game.giant_holder >= 0 else 1.0)

    def orc(self, colour: int) -> float:
        horde = self.game.players[self.seat].horde
        if horde >> colour & 1:
            return 0.0
        count = horde.bit_count()
        return RAID_GLORY[count + 1] - RAID_GLORY[count] + ORC_LATER * (self.game.last_age - self.game.age)

    def troll(self, size: int) -> float:
        """The gain from the best free Troll token where seats are tied."""
        token = best_troll(self.game, size)
        if token < 0:
            return 0.0
        if self.tokens[token] == UNKNOWN:
            self.tokens[token] = self.token_worth(token)
        return self.tokens[token]

    def token_worth(self, token: int) -> float:
        outlook = self.outlook
        after = edges(self.game, self.seat, self.game.players[self.seat].trolls | 1 << token)
        gain = 0.0
        if after == outlook.edges:
            return gain
        for kingdom, tokens in enumerate(self.game.tokens):
            strength = [player.markers[kingdom] for player in self.game.players]
            gain += outlook.places_now(strength, tokens, outlook.spread, after)
            gain -= outlook.places_now(strength, tokens, outlook.spread, outlook.edges)
        return gain * self.rivalry


def best_troll(game: Ethnos, size: int) -> int:
    """The highest free Troll token of that value at most, or -1."""
    taken = 0
    for player in game.players:
        taken |= player.trolls
    for token in range(min(size, len(TROLLS)) - 1, -1, -1):
        if not taken >> token & 1:
            return token
    return -1
