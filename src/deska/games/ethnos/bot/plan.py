"""Recruiting: which card leads to the best band in the turns to come."""

from typing import Final

from deska.games.ethnos.actions import DRAW, TAKE
from deska.games.ethnos.bot.bands import GROUPS, Holding, bare_worth
from deska.games.ethnos.bot.leaders import UNKNOWN, Leaders
from deska.games.ethnos.bot.traits import COLOUR, FIRST_COLOUR, SKELETON, TRIBE
from deska.games.ethnos.bot.worth import HORIZON
from deska.games.ethnos.components import DRAGONS, HAND_LIMIT, Ethnos

STAYS: Final = 0.85
"""The chance that a card of the row is still there a round later."""
REFILL: Final = 0.07
"""Fitting cards per round that others give up."""
SECOND: Final = 0.116
"""A second group to fall back on counts that much."""
NOBODY: Final = -1
SIZES: Final = HAND_LIMIT + HORIZON


class Plan:
    """Judges ways to recruit; all worths are what the rest of the Age can bring after this turn."""

    def __init__(self, leaders: Leaders) -> None:
        game, seat = leaders.game, leaders.seat
        self.game = game
        self.leaders = leaders
        self.hand = Holding(game.players[seat].hand.cards)
        self.row = Holding(game.row)
        self.unseen = unseen(game, seat)
        self.total = max(1, sum(self.unseen))
        self.density = density(self.unseen, self.total)
        self.offered = [size + self.row.bones for size in self.row.sizes]
        self.leads = self.hand.leaders()
        self.known = [UNKNOWN] * (GROUPS * 2 * SIZES)
        """The worth of a band of each group, with the Skeletons in hand or one more, by its size."""
        self.rounds = min(HORIZON - 1, HAND_LIMIT - len(self.hand.cards))
        self.spared = [leaders.time_worth(leaders.outlook.turns - 2.0 - wait) for wait in range(self.rounds)]
        """The worth of the turns that are left after so many rounds of waiting."""
        self.nothing = leaders.time_worth(leaders.outlook.turns - 1.0)
        self.as_is = [self.grown(group, 0, 0, 0, NOBODY) for group in range(GROUPS)]

    def best(self) -> tuple[int, float]:
        """The best way to recruit and its worth."""
        option, most = DRAW, self.draw_worth()
        for card in self.row.kinds + [SKELETON] * min(1, self.row.bones):
            worth = self.take_worth(card)
            if worth > most:
                option, most = TAKE.of(card), worth
        return option, most

    def take_worth(self, card: int) -> float:
        """A card of the row; it could lead, too."""
        if card == SKELETON:
            return self.together([self.grown(group, 0, 1, 1, NOBODY) for group in range(GROUPS)])
        worths = self.as_is[:]
        for group in (TRIBE[card], FIRST_COLOUR + COLOUR[card]):
            worths[group] = self.grown(group, 1, 0, 1, card)
        return self.together(worths)

    def draw_worth(self) -> float:
        """The top card of the deck, whichever it is."""
        missed = self.together(self.as_is)
        fitting = [max(missed, self.grown(group, 1, 0, 0, NOBODY)) for group in range(GROUPS)]
        total = self.unseen[SKELETON] * max(fitting)
        for card in range(SKELETON):
            if self.unseen[card]:
                total += self.unseen[card] * max(fitting[TRIBE[card]], fitting[FIRST_COLOUR + COLOUR[card]])
        return total / self.total * (1.0 - self.end_risk())

    def end_risk(self) -> float:
        """The chance that the very next card ends the Age."""
        last = self.game.dragons == DRAGONS - 1 and self.game.upper == 0
        return 1.0 / len(self.game.deck) if last else 0.0

    def together(self, worths: list[float]) -> float:
        """The best group counts, the second best a little; at worst the hand is worth nothing."""
        first = second = self.nothing
        for worth in worths:
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
        return first + SECOND * (second - self.nothing)

    def grown(self, group: int, solid: int, bones: int, taken: int, lead: int) -> float:
        """The best that can become of a group: let it grow for some rounds, then play it.

        It has so many cards and Skeletons more than now, so many of them taken from the row, and perhaps a new leader.
        """
        if not self.leads[group] and lead == NOBODY:
            return 0.0
        known = (group * 2 + bones) * SIZES
        lasting = self.leaders.outlook.lasting
        density = self.density[group]
        offered = self.offered[group] - taken
        held = self.hand.bones + bones
        size = float(self.hand.sizes[group] + solid)
        stays = 1.0
        best = 0.0
        for wait in range(self.rounds):
            if wait > offered:
                size += density + REFILL
            elif wait:
                stays *= STAYS
                size += stays + (1.0 - stays) * density
            whole = int(size)
            worth = self.led(known, group, whole, held, lead)
            if size > whole:
                worth += (size - whole) * (self.led(known, group, whole + 1, held, lead) - worth)
            best = max(best, worth * lasting[wait + 1] + self.spared[wait])
        return best

    def led(self, known: int, group: int, solid: int, bones: int, lead: int) -> float:
        """The worth of a band under the best of its leaders; what is found is kept from the place `known` on."""
        best = self.known[known + solid]
        if best == UNKNOWN:
            best = 0.0
            for leader in self.leads[group]:
                best = max(best, bare_worth(self.leaders, leader, solid, bones))
            self.known[known + solid] = best
        return best if lead == NOBODY else max(best, bare_worth(self.leaders, lead, solid, bones))


def unseen(game: Ethnos, seat: int) -> list[int]:
    """How many of each card lie in the deck or in hands that the seat does not know."""
    dragon = game.box.dragon
    counts = [0] * (dragon + 1)
    for card in game.deck:
        counts[card] = counts[card] + 1
    for player in game.players:
        for card in player.hand.unknown_to(seat):
            counts[card] = counts[card] + 1
    return counts[:dragon]


def density(unseen: list[int], total: int) -> list[float]:
    """The chance for each group that an unseen card fits."""
    counts = [unseen[SKELETON]] * GROUPS
    for card in range(SKELETON):
        count = unseen[card]
        if count:
            tribe, colour = TRIBE[card], FIRST_COLOUR + COLOUR[card]
            counts[tribe] = counts[tribe] + count  # `+=` on an item is slow when compiled
            counts[colour] = counts[colour] + count
    return [count / total for count in counts]
