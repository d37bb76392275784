"""What places, tokens and time are worth to a seat, in glory; everything is read from public facts."""

from math import sqrt

from deska.games.ethnos.actions import COLOURS
from deska.games.ethnos.components import DRAGONS, SYMBOLS, TRACK_END, Ethnos
from deska.games.ethnos.scoring import MERFOLK_GLORY, MERFOLK_GLORY_SMALL, RAID_GLORY, giant_glory, troll_rank

DRAW_SHARE = 0.55
SPREAD_END = 0.45
SPREAD_TURN = 0.06
SPREAD_AGE = 0.6
ENTRY_TURN = 0.04
ENTRY_LATER = 0.5
TRACK_SCALE = 3.0
RATE = 1.2
RATE_MARKER = 0.12
RAMP = 3.0
ORC_FUTURE = 1.0
GIANT_HOLD = 0.10
EXTRA = 0.9


def turns_left(game: Ethnos) -> float:
    """How many turns of its own a seat can expect in this Age."""
    hidden = DRAGONS - game.dragons
    lower = len(game.deck) - game.upper
    draws = game.upper + hidden * (lower + 1) / (hidden + 1)
    return draws / (game.seats * DRAW_SHARE)


def survival(game: Ethnos, turns: int) -> float:
    """The chance that the Age still lasts after so many rounds."""
    lower = len(game.deck) - game.upper
    reached = turns * game.seats * DRAW_SHARE - game.upper
    if reached <= 0.0:
        return 1.0
    lost = 1.0
    for i in range(DRAGONS - game.dragons):
        if reached <= i:
            return 1.0
        lost *= min(1.0, (reached - i) / (lower - i))
    return 1.0 - lost


def beats(lead: float, spread: float) -> float:
    """The chance to end ahead of somebody; free of exponentials, so that all machines agree."""
    x = lead / spread
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


class Outlook:
    """What a seat expects of the rest of the game; made once per decision."""

    def __init__(self, game: Ethnos, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns_left(game)
        self.rivalry = 1.0 + 1.0 / (game.seats - 1)
        self.edges = edges(game, seat, game.players[seat].trolls)
        self.level = [[player.markers[kingdom] for player in game.players] for kingdom in range(len(COLOURS))]
        self.marker = [self.marker_worth(kingdom) for kingdom in range(len(COLOURS))]
        self.best_marker = max(self.marker)
        self.rate = RATE + RATE_MARKER * sum(sorted(self.marker)[2:])
        self.lasting = [survival(game, turns) for turns in range(12)]

    def time_worth(self, turns: float) -> float:
        """What so many turns are worth with an empty hand."""
        return self.rate * turns * turns / (turns + RAMP) if turns > 0.0 else 0.0

    # --- kingdoms

    def marker_worth(self, kingdom: int) -> float:
        """One more marker, in this Age and those to come."""
        strength = self.level[kingdom]
        tokens = self.game.tokens[kingdom]
        before = self.places_worth(strength, tokens, 1.0)
        strength[self.seat] += 1
        after = self.places_worth(strength, tokens, 1.0)
        strength[self.seat] -= 1
        return (after - before) * self.rivalry

    def places_worth(self, strength: list[int], tokens: tuple[int, ...], scale: float) -> float:
        """Glory to be expected where places are ranked, from this Age to the last."""
        game = self.game
        spread = (SPREAD_END + SPREAD_TURN * self.turns) * scale
        entry = min(1.0, ENTRY_TURN * self.turns)
        total = self.age_worth(strength, tokens, game.age, spread, entry, self.edges)
        for age in range(game.age + 1, game.last_age + 1):
            spread += SPREAD_AGE * scale
            entry = max(entry, ENTRY_LATER)
            total += self.age_worth(strength, tokens, age, spread, entry, NO_EDGES)
        return total

    def age_worth(self, strength: list[int], tokens: tuple[int, ...], age: int, spread: float, entry: float, edge: list[float]) -> float:
        seat = self.seat
        mine = strength[seat]
        if self.game.seats == 2:
            other = 1 - seat
            first = beats(mine - strength[other] + edge[other], spread)
            worth = first * tokens[age - 1]
            if age == 2 and not strength[other]:
                worth += first * tokens[0] * (1.0 - entry)
            return worth if mine else worth * entry
        first, second, third = 1.0, 0.0, 0.0
        for other, theirs in enumerate(strength):
            if other != seat:
                win = beats(mine - theirs + edge[other], spread)
                third = third * win + second * (1.0 - win)
                second = second * win + first * (1.0 - win)
                first *= win
        worth = first * tokens[age - 1]
        if age > 1:
            worth += second * tokens[age - 2]
        if age > 2:
            worth += third * tokens[0]
        return worth if mine else worth * entry

    # --- powers

    def troll_worth(self, size: int) -> float:
        """The best free Troll token of that value at most."""
        token = best_troll(self.game, size)
        if token < 0:
            return 0.0
        game = self.game
        new = edges(game, self.seat, game.players[self.seat].trolls | 1 << token)
        spread = SPREAD_END + SPREAD_TURN * self.turns
        entry = min(1.0, ENTRY_TURN * self.turns)
        gain = 0.0
        for kingdom, tokens in enumerate(game.tokens):
            strength = self.level[kingdom]
            gain += self.age_worth(strength, tokens, game.age, spread, entry, new)
            gain -= self.age_worth(strength, tokens, game.age, spread, entry, self.edges)
        return gain * self.rivalry

    def swim_worth(self, size: int) -> float:
        """Moving on the Merfolk board: markers at its symbols, and the race."""
        game = self.game
        start = game.players[self.seat].swum
        end = min(start + size, TRACK_END)
        symbols = 0
        for symbol in SYMBOLS:
            if start < symbol <= end:
                symbols += 1
        tokens = MERFOLK_GLORY_SMALL if game.small else MERFOLK_GLORY
        strength = [player.swum for player in game.players]
        before = self.places_worth(strength, tokens, TRACK_SCALE)
        strength[self.seat] = end
        after = self.places_worth(strength, tokens, TRACK_SCALE)
        ahead = 0
        for symbol in SYMBOLS:
            if symbol > end:
                ahead = symbol - end
                break
        span = 4.0
        closer = (1.0 - ahead / span) if 0 < ahead < span else 0.0
        return (symbols + 0.5 * closer) * self.best_marker * EXTRA + (after - before) * self.rivalry

    def giant_worth(self, size: int) -> float:
        """The Giant token: glory at once, and at the end of the Age if nobody tops the band."""
        game = self.game
        if size <= game.giant_size:
            return 0.0
        held = giant_glory(game) * max(0.0, 1.0 - GIANT_HOLD * self.turns * max(0.0, 1.0 - size / 8.0))
        taken = 0.0 if game.giant_holder in (-1, self.seat) else held / (game.seats - 1)
        return 2.0 + (0.0 if game.giant_holder == self.seat else held) + taken

    def orc_worth(self, colour: int) -> float:
        """A marker on the Orc Horde board."""
        horde = self.game.players[self.seat].horde
        if horde >> colour & 1:
            return 0.0
        count = horde.bit_count()
        return RAID_GLORY[count + 1] - RAID_GLORY[count] + ORC_FUTURE * (self.game.last_age - self.game.age)


NO_EDGES = [0.0] * 6


def edges(game: Ethnos, seat: int, trolls: int) -> list[float]:
    """Half a marker towards everybody whom the seat's Troll tokens outrank."""
    mine = troll_rank(trolls)
    found: list[float] = []
    for player in game.players:
        theirs = troll_rank(player.trolls)
        found.append(0.5 if mine > theirs else -0.5 if mine < theirs else 0.0)
    return found


def best_troll(game: Ethnos, size: int) -> int:
    """The highest free Troll token of that value at most, or -1."""
    taken = 0
    for player in game.players:
        taken |= player.trolls
    for token in range(min(size, 6) - 1, -1, -1):
        if not taken >> token & 1:
            return token
    return -1
