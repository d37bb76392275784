"""Play a band now, or recruit for a better one: the plan of a turn."""

from deska.games.ethnos.actions import DRAGON, DRAW, SKELETON, TAKE
from deska.games.ethnos.bot.bands import FIRST_COLOUR, GROUPS, Holding, Muster, in_group
from deska.games.ethnos.components import COLOUR, DRAGONS, HAND_LIMIT, TRIBE, Ethnos

STAY = 0.75
REFILL = 0.10
SECOND = 0.15
HORIZON = 7
PATIENCE = 0.0


class Plan:
    """Judges recruiting from one position."""

    def __init__(self, game: Ethnos, seat: int, muster: Muster) -> None:
        self.game = game
        self.seat = seat
        self.muster = muster
        self.outlook = muster.outlook
        self.hand = Holding(game.players[seat].hand.cards)
        self.row = Holding(game.row)
        self.unseen = unseen(game, seat)
        self.total = max(1, sum(self.unseen))
        self.density = [0.0] * GROUPS
        for card, count in enumerate(self.unseen):
            if count:
                if card == SKELETON:
                    for group in range(GROUPS):
                        self.density[group] += count / self.total
                else:
                    self.density[TRIBE[card]] += count / self.total
                    self.density[FIRST_COLOUR + COLOUR[card]] += count / self.total
        self.room = HAND_LIMIT - len(self.hand.cards)

    def grown(self, group: int, solid: int, bones: int, offered: int, leaders: list[int]) -> float:
        """The best that can become of a group, starting next turn: grow for some turns, then play."""
        outlook = self.outlook
        best = 0.0
        size = float(solid)
        stays = 1.0
        for wait in range(HORIZON):
            if wait >= self.room:
                break
            if wait:
                if wait <= offered:
                    stays *= STAY
                    size += stays + (1.0 - stays) * self.density[group]
                else:
                    size += self.density[group] + REFILL
            lasts = outlook.lasting[wait + 1]
            if lasts < 0.02:
                break
            whole = int(size)
            part = size - whole
            worth = self.muster.group_worth(leaders, whole, bones)
            if part > 0.0:
                worth += part * (self.muster.group_worth(leaders, whole + 1, bones) - worth)
            value = worth * lasts + outlook.time_worth(outlook.turns - 2.0 - wait)
            if value > best:
                best = value
        return best

    def leaders(self, group: int, extra: int) -> list[int]:
        found = [card for card in self.hand.kinds if in_group(card, group)]
        if extra >= 0 and extra != SKELETON and extra not in found:
            found.append(extra)
        return found

    def best_recruit(self) -> tuple[int, float]:
        """The option to recruit by and what can be expected after it."""
        rest = self.outlook.time_worth(self.outlook.turns - 1.0)
        hand, row = self.hand, self.row
        base = [0.0] * GROUPS
        for group in range(GROUPS):
            if hand.sizes[group]:
                base[group] = self.grown(group, hand.sizes[group], hand.bones, row.sizes[group] + row.bones, self.leaders(group, -1))
        best, option = -1.0, DRAW
        drawn = self.draw_worth(base, rest)
        if self.game.upper == 0 and self.game.dragons == DRAGONS - 1:
            drawn *= 1.0 - 1.0 / max(1, len(self.game.deck))
        best = drawn
        for card in row.kinds + ([SKELETON] if row.bones else []):
            value = self.take_worth(base, card, rest)
            if value > best:
                best, option = value, TAKE.of(card)
        return option, best

    def take_worth(self, base: list[float], card: int, rest: float) -> float:
        hand, row = self.hand, self.row
        values = base[:]
        if card == SKELETON:
            for group in range(GROUPS):
                if hand.sizes[group]:
                    values[group] = self.grown(
                        group, hand.sizes[group], hand.bones + 1, row.sizes[group] + row.bones - 1, self.leaders(group, -1)
                    )
        else:
            for group in (TRIBE[card], FIRST_COLOUR + COLOUR[card]):
                values[group] = self.grown(
                    group, hand.sizes[group] + 1, hand.bones, row.sizes[group] + row.bones - 1, self.leaders(group, card)
                )
        return combined(values, rest)

    def draw_worth(self, base: list[float], rest: float) -> float:
        hand, row = self.hand, self.row
        more = [0.0] * GROUPS
        for group in range(GROUPS):
            leaders = self.leaders(group, -1)
            if leaders:
                more[group] = self.grown(group, hand.sizes[group] + 1, hand.bones, row.sizes[group] + row.bones, leaders)
        value = 0.0
        plain = combined(base, rest)
        top_more = max(more)
        for card, count in enumerate(self.unseen):
            if not count:
                continue
            if card == SKELETON:
                value += count * max(plain, top_more)
                continue
            one, two = more[TRIBE[card]], more[FIRST_COLOUR + COLOUR[card]]
            value += count * max(plain, one, two)
        return value / self.total


def combined(values: list[float], rest: float) -> float:
    """The best group counts, the second best a little: two plans are safer than one."""
    first = second = 0.0
    for value in values:
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return max(first, rest) + SECOND * max(0.0, second - rest)


def unseen(game: Ethnos, seat: int) -> list[int]:
    """How many of each card are in the deck or in hands that the seat does not know."""
    found = [0] * (DRAGON + 1)
    for card in game.deck:
        found[card] += 1
    for other, player in enumerate(game.players):
        if other != seat:
            for card in player.hand.unknown_to(seat):
                found[card] += 1
    found[DRAGON] = 0
    return found
