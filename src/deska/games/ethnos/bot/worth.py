"""The worth of time and ranked places to a seat, in glory, read from public facts alone."""

from math import sqrt
from typing import Final

from deska.games.ethnos.actions import COLOURS
from deska.games.ethnos.components import DRAGONS, Ethnos
from deska.games.ethnos.scoring import MERFOLK_GLORY, MERFOLK_GLORY_SMALL, troll_rank

# Weights were tuned by games against earlier versions of this player, spreads fitted to what kingdoms really paid.
DRAW_SHARE: Final = 0.55
"""The share of turns in which a card is drawn from the deck."""
SPREAD_END: Final = 0.45
SPREAD_TURN: Final = 0.06
SPREAD_AGE: Final = 1.6
"""How far markers can still shift: at the very end, per turn left, per Age to come."""
ENTRY_TURN: Final = 0.2
"""The chance per turn left to set foot where one has no marker yet."""
TRACK_SPREAD: Final = 3.0
"""Spaces of the Merfolk board shift that much faster than markers."""
TROLL_EDGE: Final = 0.5
"""Winning ties is worth that part of a marker."""
HORIZON: Final = 8
"""Rounds that are looked ahead."""


class Outlook:
    """The expectations of a seat for the rest of the game."""

    def __init__(self, game: Ethnos, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns_left(game)
        self.lasting = [survival(game, rounds) for rounds in range(HORIZON + 1)]
        """The chance that the Age still goes on after so many rounds."""
        self.spread = SPREAD_END + SPREAD_TURN * self.turns
        self.entry = min(1.0, ENTRY_TURN * self.turns)
        self.edges = edges(game, seat, game.players[seat].trolls)

    def kingdom(self, kingdom: int, more: int) -> float:
        """Glory of a kingdom from this Age to the last, with so many markers more."""
        strength = [player.markers[kingdom] for player in self.game.players]
        strength[self.seat] = strength[self.seat] + more
        return self.places(strength, self.game.tokens[kingdom], 1.0)

    def track(self, space: int) -> float:
        """Glory of the Merfolk board, standing on that space."""
        strength = [player.swum for player in self.game.players]
        strength[self.seat] = space
        return self.places(strength, MERFOLK_GLORY_SMALL if self.game.small else MERFOLK_GLORY, TRACK_SPREAD)

    def places(self, strength: list[int], tokens: tuple[int, ...], scale: float) -> float:
        """Glory where seats are ranked, from this Age to the last."""
        spread = self.spread * scale
        total = self.places_now(strength, tokens, spread, self.edges)
        for age in range(self.game.age + 1, self.game.last_age + 1):
            spread += SPREAD_AGE * scale
            total += self.places_in(age, strength, tokens, spread, EVEN)  # Troll tokens go back (ET-088)
        return total

    def places_now(self, strength: list[int], tokens: tuple[int, ...], spread: float, edge: list[float]) -> float:
        """The same for this Age alone."""
        worth = self.places_in(self.game.age, strength, tokens, spread, edge)
        return worth if strength[self.seat] else worth * self.entry

    def places_in(self, age: int, strength: list[int], tokens: tuple[int, ...], spread: float, edge: list[float]) -> float:
        if self.game.seats == 2:
            return self.duel(age, strength, tokens, spread, edge)
        first, second, third = 1.0, 0.0, 0.0
        for other, theirs in enumerate(strength):
            if other != self.seat:
                win = beats(strength[self.seat] - theirs + edge[other], spread)
                third = third * win + second * (1.0 - win)
                second = second * win + first * (1.0 - win)
                first *= win
        worth = first * tokens[age - 1]
        if age > 1:
            worth += second * tokens[age - 2]
        if age > 2:
            worth += third * tokens[age - 3]
        return worth

    def duel(self, age: int, strength: list[int], tokens: tuple[int, ...], spread: float, edge: list[float]) -> float:
        """Two players: the second gets nothing, being alone in the last Age pays both tokens (ET-098, ET-099)."""
        other = 1 - self.seat
        win = beats(strength[self.seat] - strength[other] + edge[other], spread)
        if age == 2 and not strength[other]:
            alone = 1.0 - self.entry if self.game.age == 2 else 0.0
            return win * (tokens[1] + alone * tokens[0])
        return win * tokens[age - 1]


EVEN: Final = [0.0] * 6
"""No edge over any seat."""


def turns_left(game: Ethnos) -> float:
    """How many turns of its own a seat can expect in this Age."""
    hidden = DRAGONS - game.dragons
    lower = len(game.deck) - game.upper
    draws = game.upper + hidden * (lower + 1) / (hidden + 1)
    return draws / (game.seats * DRAW_SHARE)


def survival(game: Ethnos, rounds: int) -> float:
    """The chance that the last dragon lies deeper than so many rounds reach."""
    lower = len(game.deck) - game.upper
    reached = rounds * game.seats * DRAW_SHARE - game.upper
    ended = 1.0
    for i in range(DRAGONS - game.dragons):
        if reached <= i:
            return 1.0
        ended *= min(1.0, (reached - i) / (lower - i))
    return 1.0 - ended


def beats(lead: float, spread: float) -> float:
    """The chance to end ahead of somebody. Without exponentials, so that all machines agree to the last bit."""
    x = lead / spread
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


def edges(game: Ethnos, seat: int, trolls: int) -> list[float]:
    """Towards every seat, what the seat's Troll tokens would be worth in markers."""
    mine = troll_rank(trolls)
    edges: list[float] = []
    for player in game.players:
        theirs = troll_rank(player.trolls)
        edges.append(TROLL_EDGE if mine > theirs else -TROLL_EDGE if mine < theirs else 0.0)
    return edges


def kingdoms(game: Ethnos, seat: int) -> float:
    """Glory that a seat can expect of all kingdoms and the Merfolk board."""
    outlook = Outlook(game, seat)
    total = outlook.track(game.players[seat].swum) if game.players[seat].swum else 0.0
    for kingdom in range(len(COLOURS)):
        total += outlook.kingdom(kingdom, 0)
    return total
