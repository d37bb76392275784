"""The yield of a player's cards turn by turn, by which every change of a deck or a breach is judged."""

from typing import Final

from deska.games.aeons_end.bot.numbers import AETHER_NOW, AETHER_TURN, RICH
from deska.games.aeons_end.bot.traits import AETHER, DAMAGE, OTHER, TRAITS
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import SPELL
from deska.games.aeons_end.components.state import FIRST_BONUS, HAND, OPEN_SIDE, Player

USUAL_OPEN: Final = 2
"""The open breaches with which the tables of damage reckon."""


class Engine:
    """All cards of a player, wherever they are, and the breaches they go through."""

    def __init__(self, player: Player) -> None:
        self.size = 0
        self.aether = 0.0
        self.damage = 0.0
        self.other = 0.0
        self.spells = 0
        self.free = 0
        """Spells that need no open breach."""
        self.per_open = 0
        """Damage that spells add for each open breach."""
        self.open = 0
        self.closed = 0
        self.bonus = 0
        """Open breaches that add damage to their spell."""
        self.usual_turns = -1.0
        """The turns for which `usual` was asked last."""
        self.usual_yield = 0.0
        """Its answer to that."""
        for breach, side in enumerate(player.breaches):
            self.open += side == OPEN_SIDE
            self.closed += side < OPEN_SIDE
            self.bonus += side == OPEN_SIDE and breach >= FIRST_BONUS
        for pile in (player.hand, player.deck.cards, player.discard, player.played, player.prepped):
            for card in pile:
                if card >= 0:
                    self.count(card, 1)

    def count(self, card: int, copies: int) -> None:
        self.size += copies
        self.aether += AETHER[card] * copies
        self.other += OTHER[card] * copies
        if BOX.kind[card] == SPELL:
            self.spells += copies
            self.damage += DAMAGE[card] * copies
            self.free += copies if BOX.cards[card].preps_closed else 0
            self.per_open += copies * TRAITS[card].per_open

    def drawn(self) -> float:
        """Cards that come to hand in a turn: fewer than five if spells that find no breach clog it."""
        if not self.spells:
            return float(HAND)
        size = max(1.0, float(self.size))
        places = self.open + min(float(self.closed), HAND * self.free / size)
        return min(float(HAND), places * size / self.spells)

    def share(self) -> float:
        """The part of all cards that comes to hand in a turn; those at the breaches are out of it."""
        return self.drawn() / max(HAND + min(self.open, self.spells), self.size)

    def income(self) -> float:
        """Aether in a turn."""
        return self.aether * self.share()

    def turn(self, turns: float) -> float:
        """The yield of a turn in damage, if so many turns are left."""
        share = self.share()
        income = self.aether * share
        damage = self.damage * share + min(float(self.bonus), self.spells * share)
        damage += self.per_open * share * (self.open - USUAL_OPEN)
        return damage + self.other * share + (AETHER_NOW + AETHER_TURN * turns) * income * RICH / (RICH + income)

    def usual(self, turns: float) -> float:
        """The yield of a turn with all cards as they are: many offers are compared with it, for the same number of turns."""
        if turns != self.usual_turns:
            self.usual_turns = turns
            self.usual_yield = self.turn(turns)
        return self.usual_yield

    def with_card(self, card: int, turns: float, copies: int = 1) -> float:
        """The yield that another such card, or one less, would add to each of so many turns."""
        before = self.usual(turns)
        self.count(card, copies)
        after = self.turn(turns)
        self.count(card, -copies)
        return after - before

    def with_breach(self, breach: int, turns: float) -> float:
        """The yield that opening the breach would add to each of so many turns."""
        before = self.usual(turns)
        bonus = 1 if breach >= FIRST_BONUS else 0
        self.open += 1
        self.closed -= 1
        self.bonus += bonus
        after = self.turn(turns)
        self.open -= 1
        self.closed += 1
        self.bonus -= bonus
        return after - before

    @property
    def hands(self) -> float:
        """Turns that it takes to see every card once."""
        return max(2.0, self.size / HAND)
