"""The worth of a player's things as the game stands: resources, power, cards, dwellings, units."""

from typing import TYPE_CHECKING, Final

from deska.games.eldervale.actions import (
    BASIC,
    ELEMENTS,
    GOLD,
    MAGIC_CARD,
    RESOURCES,
    WORKER,
)
from deska.games.eldervale.bot.numbers import (
    CARD_COUNTS,
    CYCLES,
    DEMAND,
    FUTURE_THINGS,
    GOLD_PREMIUM,
    HOMES_A_CYCLE,
    LAST_TURN,
    LEAST_PRICE,
    MAGIC_WORTH,
    NOT_ENDING,
    ORB,
    PLENTY,
    PLENTY_FADES,
    RESOURCE,
    RESOURCE_FADES,
    RESOURCE_LATE,
    SCARCITY,
)
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.definitions import Condition
from deska.games.eldervale.components.pieces import DWELLINGS, INACTIVE, MOST_MARKERS, POWER_VALUE, TOP_LEVEL
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import offered
from deska.games.eldervale.effects.gains import limit_of
from deska.games.eldervale.scoring import CARDS_PER_DWELLING
from deska.games.eldervale.setup import stock_size

if TYPE_CHECKING:
    from deska.games.eldervale.bot.placing import Places


def part_left(game: Eldervale, seat: int) -> float:
    """How much of the game is to come for a player, from 1 to 0."""
    if game.ending:
        mine = seat == game.active
        return LAST_TURN if game.turns_left > game.sides or not mine else 0.0
    tiles = len(game.stock) / stock_size(game.setup)
    homes = max([game.dwelling_count(side) for side in range(game.sides)])
    return max(NOT_ENDING, min(1.0, tiles, 1.25 * (1.0 - homes / DWELLINGS)))


UNKNOWN: Final = -1e9
"""A worth that nobody has asked for yet."""


class Promised:
    """A quest or prophecy in hand."""

    __slots__ = ("condition", "is_quest", "points")

    def __init__(self, condition: Condition, points: int, is_quest: bool) -> None:
        self.condition = condition
        self.points = points
        self.is_quest = is_quest


QUESTS: Final = {card: Promised(quest.condition, quest.points, True) for card, quest in BOX.quests.items()}
PROPHECIES: Final = {card: Promised(prophecy.condition, prophecy.points, False) for card, prophecy in BOX.prophecies.items()}
PROMISED: Final = {**QUESTS, **PROPHECIES}


def promised(hand: list[int]) -> list[Promised]:
    """The quests and prophecies among magic cards."""
    listed: list[Promised] = []
    for card in hand:
        known = PROMISED.get(card)
        if known is not None:
            listed.append(known)
    return listed


class Outlook:
    """Prices and prospects of one player, found once for a decision."""

    def __init__(self, game: Eldervale, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.player = game.players[seat]
        self.left = part_left(game, seat)
        self.cycles = CYCLES[game.seats] * self.left
        self.limit = limit_of(game, seat)
        self.homes = [realm for realm in range(len(game.dwellings)) if game.dwellings[realm] == seat]
        self.cards = [laid.card for laid in self.player.cards if not BOX.is_starter[laid.card]]
        self.homes_in_the_end = min(float(DWELLINGS), len(self.homes) + HOMES_A_CYCLE * self.cycles)
        self.things = self.count_things()
        self.base = RESOURCE_LATE + (RESOURCE - RESOURCE_LATE) * min(1.0, self.left / RESOURCE_FADES)
        self.base *= max(LEAST_PRICE, min(1.0, 1.0 - PLENTY_FADES * (sum(self.player.res) - PLENTY)))
        if not self.left:
            self.base = 0.02
        self.demand = self.find_demand()
        self.builds = [UNKNOWN] * len(game.dwellings)
        """The worth of a dwelling in each realm, once it is known."""
        self.gained: dict[int, float] = {}
        """The worth of each adventure card that was weighed."""
        self.worker_price = UNKNOWN
        self.more_cards = UNKNOWN
        self.regrouped = UNKNOWN
        self.magic = promised(self.player.hand.cards)
        self.places: Places | None = None

    # --- what counts in the end

    def count_things(self) -> list[float]:
        """The number of things that will count by the power of each element: the marker, the starting card, dwellings, cards."""
        things = [1.0] * len(ELEMENTS)
        things[self.game.element_of(self.seat)] += 1.0
        for realm in self.homes:
            things[BOX.realm_element[realm]] += 1.0
        room = CARDS_PER_DWELLING * self.homes_in_the_end
        share = min(1.0, room / len(self.cards)) if self.cards else 1.0
        for card in self.cards:
            things[BOX.element[card]] += share
        return things

    def card_counts(self) -> float:
        """The chance that one more card counts (EL-216)."""
        cards = len(self.cards) + 1
        if cards <= CARDS_PER_DWELLING * len(self.homes):
            return 1.0
        return CARD_COUNTS if cards <= CARDS_PER_DWELLING * self.homes_in_the_end else 0.15

    def marker_loss(self) -> tuple[float, int]:
        """The least loss if a marker is taken from its track, and that track."""
        least, best = 1000.0, -1
        for element, level in enumerate(self.player.power):
            if level:
                worth = POWER_VALUE[level] * self.things[element] + FUTURE_THINGS * self.left * (level - 1)
                if worth < least:
                    least, best = worth, element
        return least, best

    def needs_marker(self, element: int) -> bool:
        power = self.player.power
        return not power[element] and len(power) - power.count(0) >= MOST_MARKERS

    def rise(self, element: int, steps: int = 1, more: float = 0.0) -> float:
        """The worth of steps on a track, with so many more things that count there."""
        if not self.game.elements >> element & 1:
            return 0.0
        level = self.player.power[element]
        top = min(TOP_LEVEL, level + steps)
        before, after = POWER_VALUE[level], POWER_VALUE[top]
        gain = (after - before) * self.things[element] + more * after
        if top > level:
            gain += (top - level) * FUTURE_THINGS * self.left * (0.6 if not level else 1.0)
            if top == TOP_LEVEL and self.game.track_orbs >> element & 1:
                gain += ORB
        if self.needs_marker(element):
            return max(0.0, gain - self.marker_loss()[0])
        return gain

    def best_rise(self, own: bool = False) -> float:
        """Power in any element."""
        power = self.player.power
        return max([self.rise(element) for element in range(len(ELEMENTS)) if power[element] or not own], default=0.0)

    # --- resources

    def find_demand(self) -> list[float]:
        """How much each resource is asked for by what lies on the table, 1 on average."""
        asked = [0.5] * BASIC
        for card in offered(self.game):
            weight = 1.0 + 0.25 * self.player.power[BOX.element[card]]
            for kind in range(BASIC):
                asked[kind] += weight * BOX.cost[card][kind]
        for realm in self.player.at[:6]:
            if realm < len(self.game.dwellings) and self.game.dwellings[realm] < 0:
                for kind in range(BASIC):
                    asked[kind] += 1.5 * BOX.dwelling_cost[realm][kind]
        mean = sum(asked) / BASIC
        return [1.0 - DEMAND + DEMAND * min(2.0, count / mean) for count in asked]

    def price(self, kind: int, held: int) -> float:
        """The worth of one more resource to somebody who holds so many."""
        if kind == MAGIC_CARD:
            return self.base * MAGIC_WORTH * (1.0 if held < 6 else 0.5) if self.left else 0.02
        if held >= self.limit:
            return 0.0
        scarcity = SCARCITY[min(held, len(SCARCITY) - 1)]
        if kind == GOLD:
            return self.base * GOLD_PREMIUM * max(scarcity, 0.8)
        return self.base * self.demand[kind] * scarcity

    def held(self, kind: int) -> int:
        return len(self.player.hand) if kind == MAGIC_CARD else self.player.res[kind]

    def missed(self, kind: int) -> float:
        """The worth of the last resource of a kind."""
        return self.price(kind, max(0, self.held(kind) - 1))

    def gain(self, kind: int, count: int = 1) -> float:
        """The worth of so many more resources of a kind."""
        held = self.held(kind)
        if count == 1:
            return self.price(kind, held)
        return sum([self.price(kind, held + i) for i in range(count)])

    def any_gain(self, count: int = 1) -> float:
        """Resources of choice."""
        return count * max([self.price(kind, self.held(kind)) for kind in range(len(RESOURCES))])

    def wanted(self) -> int:
        """The resource that is worth most."""
        best, most = 0, -1.0
        for kind in range(len(RESOURCES)):
            worth = self.price(kind, self.held(kind))
            if worth > most:
                best, most = kind, worth
        return best

    def cost(self, owed: list[int]) -> float:
        """The worth of a payment: named resources first, gold for those that lack, then the least missed; the dearest ones are covered."""
        held = [self.held(kind) for kind in range(len(RESOURCES))]
        spent: list[float] = []
        for kind in range(len(RESOURCES)):
            for _ in range(owed[kind]):
                pays = kind if held[kind] else GOLD
                held[pays] -= 1
                spent.append(self.price(pays, max(0, held[pays])))
        for _ in range(owed[-2]):
            pays = self.least_missed(held)
            held[pays] -= 1
            spent.append(self.price(pays, max(0, held[pays])))
        if owed[-1]:
            spent.sort()
            spent = spent[: max(0, len(spent) - owed[-1])]
        return sum(spent)

    def least_missed(self, held: list[int]) -> int:
        best, least = GOLD, 1000.0
        for kind in range(len(RESOURCES)):
            if held[kind] > 0:
                worth = self.price(kind, held[kind] - 1)
                if worth < least:
                    best, least = kind, worth
        return best

    # --- units

    def has_unit(self, kind: int) -> bool:
        return kind == WORKER or self.player.place_of(kind) != INACTIVE
