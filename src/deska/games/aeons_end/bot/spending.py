"""The spending of aether: everything that can be had has a price and a worth, and the best basket wins."""

from deska.games.aeons_end.actions import (
    CHARGE,
    DISCARD_POWER,
    FOCUS,
    OPEN,
    USE,
)
from deska.games.aeons_end.bot.engine import Engine
from deska.games.aeons_end.bot.life import turns_left
from deska.games.aeons_end.bot.numbers import (
    AFTER,
    BREACH_ROOM,
    CHARGED,
    DUE,
    FOCUSED,
    LAST_CHARGE,
    LOST,
    NOT_YET,
    PER_CHARGE,
    QUEUE,
    SOON,
    STUCK,
    SUPPLY,
    TRIFLE,
    VORTEX_GAIN,
    WAIT,
    WHIP_LOST,
)
from deska.games.aeons_end.bot.threats import harm, tokens_of
from deska.games.aeons_end.bot.traits import ABILITIES, DAMAGE, TRAITS
from deska.games.aeons_end.bot.worth import spell_damage
from deska.games.aeons_end.cards import BOX
from deska.games.aeons_end.components.definitions import GEM, RELIC, SPELL
from deska.games.aeons_end.components.state import CHARGE_COST, FOCUS_COST, OPEN_COST, OPEN_SIDE, AeonsEnd, Player
from deska.games.aeons_end.effects.aether import Pay
from deska.games.aeons_end.effects.breaches import focus_price, open_price
from deska.games.aeons_end.effects.supply import FOR_SALE


class Spending:
    """Judges for the player on turn all that aether can buy now."""

    def __init__(self, game: AeonsEnd, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.player = game.players[seat]
        self.engine = Engine(self.player)
        self.turns = turns_left(game)

    def best(self) -> int:
        """The option that the best basket begins with, or -1 if nothing is worth its aether."""
        aether = self.game.now.aether
        offers = [option for option in self.game.legal if self.is_offer(option)]
        prices = [self.price(option) for option in offers]
        worths = [self.worth(option) for option in offers]
        baskets = best_baskets(aether, prices, worths)
        best, most = -1, TRIFLE
        for i, option in enumerate(offers):
            total = worths[i] + AFTER * baskets[max(0, aether - prices[i])]
            if worths[i] > TRIFLE and total > most:
                best, most = option, total
        return best

    def is_offer(self, option: int) -> bool:
        if DISCARD_POWER.holds(option):
            return self.power_price(option) > 0
        if USE.holds(option):
            return TRAITS[self.player.prepped[USE.arg(option)]].casts_any
        return FOR_SALE.holds(option) or FOCUS.holds(option) or OPEN.holds(option) or CHARGE.holds(option)

    def price(self, option: int) -> int:
        """In ordinary aether."""
        now = self.game.now
        if CHARGE.holds(option) or USE.holds(option):
            return CHARGE_COST
        if FOCUS.holds(option):
            return focus_price(self.game, self.seat, FOCUS.arg(option))
        if OPEN.holds(option):
            return open_price(self.game, self.seat, OPEN.arg(option))
        if DISCARD_POWER.holds(option):
            return self.power_price(option)
        card = FOR_SALE.card(option)
        kind = BOX.kind[card]
        special = now.gem_aether if kind == GEM else now.spell_aether if kind == SPELL else 0
        return max(0, BOX.cost[card] - special)

    def power_price(self, option: int) -> int:
        cost = BOX.foes[DISCARD_POWER.arg(option)].to_discard[0]
        return cost.aether if isinstance(cost, Pay) else 0

    def worth(self, option: int) -> float:
        if CHARGE.holds(option):
            return self.charge_worth()
        if USE.holds(option):
            return self.whip_worth()
        if FOCUS.holds(option):
            return self.focus_worth(FOCUS.arg(option))
        if OPEN.holds(option):
            return self.open_worth(OPEN.arg(option)) + self.stuck_spell()
        if DISCARD_POWER.holds(option):
            return power_worth(self.game, DISCARD_POWER.arg(option))
        return self.card_worth(FOR_SALE.card(option))

    # --- cards

    def card_worth(self, card: int) -> float:
        turns = max(0.0, self.turns - WAIT - QUEUE * self.engine.hands)
        if BOX.kind[card] == RELIC:
            has = any(card in pile for pile in (self.player.hand, self.player.deck.cards, self.player.discard, self.player.played))
            traits = TRAITS[card]
            if traits.thins:
                return 0.0 if has else self.thinning_worth(turns)
            if (has and not traits.charges) or (traits.turns_breaches and not self.engine.closed):
                return 0.0
        return self.engine.with_card(card, turns) * turns - (SUPPLY if self.game.board.needs_supply else 0.0)

    def thinning_worth(self, turns: float) -> float:
        """The gain of the deck if it loses its two worst cards."""
        gains: list[float] = []
        for pile in (self.player.hand, self.player.deck.cards, self.player.discard, self.player.played):
            gains += [self.engine.with_card(card, turns, -1) * turns for card in pile if not BOX.cost[card]]
        gains.sort(reverse=True)
        return max(0.0, VORTEX_GAIN * sum(gains[:2]))

    # --- breaches

    def open_worth(self, breach: int) -> float:
        """A place more for spells, and what it adds to them."""
        turns = max(0.0, self.turns - 1.0)
        return self.engine.with_breach(breach, turns) * turns + BREACH_ROOM * turns

    def focus_worth(self, breach: int) -> float:
        """A part of the way, and a place for one spell now."""
        left = OPEN_COST[breach][self.player.breaches[breach]]
        return FOCUSED * self.open_worth(breach) * FOCUS_COST[breach] / (left + 2.0) + self.stuck_spell()

    def stuck_spell(self) -> float:
        """The best spell that finds no place now."""
        return STUCK * waiting_spell(self.player)

    # --- the rest

    def charge_worth(self) -> float:
        mage = BOX.mages[self.player.mage]
        missing = mage.charges - self.player.charges
        if self.turns < PER_CHARGE * missing:
            return 2.0 * TRIFLE
        return CHARGED * ABILITIES[self.player.mage] / mage.charges * (LAST_CHARGE if missing == 1 else 1.0)

    def whip_worth(self) -> float:
        """Any prepped spell may be cast at once."""
        best = 0.0
        for seat in range(self.game.seats):
            for place in range(8):
                if self.game.players[seat].prepped[place] >= 0:
                    best = max(best, cast_worth(self.game, seat, place))
        return best


def cast_worth(game: AeonsEnd, owner: int, place: int) -> float:
    """The gain of casting a prepped spell out of turn: time, and room for a spell that waits in hand."""
    damage = spell_damage(game, owner, place)
    if damage >= game.life:
        return LOST
    player = game.players[owner]
    room = 0.0 if player.breaches[place % 4] != OPEN_SIDE else STUCK * waiting_spell(player)
    return (WHIP_LOST if TRAITS[player.prepped[place]].casts_any else SOON) * damage + room


def waiting_spell(player: Player) -> float:
    """The best spell in hand that finds no breach now."""
    free = [b for b in range(4) if player.breaches[b] == OPEN_SIDE and player.prepped[b] < 0]
    held = sorted([DAMAGE[card] for card in player.hand if BOX.kind[card] == SPELL], reverse=True)
    return held[len(free)] if len(held) > len(free) else 0.0


def best_baskets(aether: int, prices: list[int], worths: list[float]) -> list[float]:
    """The best worth that every amount of aether up to that can buy, anything as often as wanted."""
    best = [0.0]
    for purse in range(1, aether + 1):
        most = best[purse - 1]
        for i, price in enumerate(prices):
            if 0 < price <= purse:
                most = max(most, worths[i] + AFTER * best[purse - price])
        best.append(most)
    return best


def power_worth(game: AeonsEnd, card: int) -> float:
    """The worth of being rid of a power; less while there is still time."""
    return harm(game, card) * (DUE if tokens_of(game, card) == 1 else NOT_YET)
