"""What aether is spent on: everything that can be had has a price and a worth, and the best basket wins."""

from typing import Final

from deska.games.aeons_end.actions import BUY, BUY_DEVOURED, CHARGE, DISCARD_POWER, FIRST_MARKET, FOCUS, MAGES, OPEN, PLAYER_CARDS, USE
from deska.games.aeons_end.bot.threats import harm, nerves, tokens_of, turns_left
from deska.games.aeons_end.bot.worth import AETHER, DAMAGE, Cards, spell_damage
from deska.games.aeons_end.components.definitions import BOX, GEM, SPELL
from deska.games.aeons_end.components.state import CHARGE_COST, FIRST_BONUS, FOCUS_COST, OPEN_COST, OPEN_SIDE, AeonsEnd
from deska.games.aeons_end.effects.aether import Pay
from deska.games.aeons_end.effects.breaches import focus_price, open_price
from deska.games.aeons_end.turn.main_phase import POWER_CARDS

AFTER: Final = 0.85
"""What is bought after the first thing counts a little less."""
AETHER_NOW: Final = 0.33
AETHER_TURN: Final = 0.065
"""What one aether brings: at the end of the game, and more for each turn left."""
AVERAGE: Final = 0.75
"""Aether of the card that a new gem delays."""
RICH: Final = 7.0
COMFORT: Final = 4.5
"""Income that is enough, and how far below every gem still counts fully."""
WAIT: Final = 1.5
"""Turns until a bought card comes to hand the first time, the wait for its turn in the deck aside."""
SOON: Final = 0.45
"""Casting a spell a turn earlier is worth that part of it."""
STUCK: Final = 0.8
"""Prepping a spell that would otherwise stay in hand is worth that part of it."""
CHARGED: Final = 2.0
"""What abilities are worth, as a part of the table below."""
CROWDED: Final = 0.8
BONUS: Final = 0.5
"""What a breach more brings each turn: as a part of a spell if there are too many, and by the bonus of III and IV."""
SPARE: Final = 0.7
LEAST: Final = 0.25
"""Spells in hand beyond the open breaches that still count fully, and what others count at least."""
DUE: Final = 1.2
NOT_YET: Final = 0.5
"""What being rid of a power is worth, as a part of the life it costs: if it is about to take effect, or later."""
ABILITY: Final = {
    "adelheim": 6.0,
    "brama": 5.5,
    "jian": 6.5,
    "kadir": 6.0,
    "lash": 6.0,
    "mist": 6.0,
    "phaedraxa": 6.0,
    "xaxos": 5.0,
}
"""By mage, in damage."""
ABILITIES: Final = [ABILITY[mage] for mage in MAGES]
WHIP: Final = PLAYER_CARDS.index("wildfire-whip")
DAGGER: Final = PLAYER_CARDS.index("flexing-dagger")
VORTEX: Final = PLAYER_CARDS.index("bottled-vortex")
PRISM: Final = PLAYER_CARDS.index("unstable-prism")
STAFF: Final = PLAYER_CARDS.index("blasting-staff")
ORB: Final = PLAYER_CARDS.index("focusing-orb")
TALISMAN: Final = PLAYER_CARDS.index("mages-talisman")


class Spending:
    """Judges for the player on turn all that aether can buy now."""

    def __init__(self, game: AeonsEnd, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.player = game.players[seat]
        self.cards = Cards(self.player)
        self.turns = turns_left(game)
        self.slots = self.player.breaches.count(OPEN_SIDE)
        self.rate = AETHER_NOW + AETHER_TURN * self.turns

    def best(self) -> int:
        """The option that the best basket begins with, or -1 if nothing is worth its aether."""
        offers = [(option, self.price(option), self.worth(option)) for option in self.game.legal if self.is_offer(option)]
        baskets = best_baskets(self.game.now.aether, [(price, worth) for _, price, worth in offers])
        best, most = -1, 0.05
        for option, price, worth in offers:
            total = worth + AFTER * baskets[max(0, self.game.now.aether - price)]
            if worth > 0.05 and total > most:
                best, most = option, total
        return best

    def is_offer(self, option: int) -> bool:
        if DISCARD_POWER.holds(option):
            return self.power_price(option) > 0
        if USE.holds(option):
            return self.player.prepped[USE.arg(option)] == WHIP
        return any(verb.holds(option) for verb in (BUY, BUY_DEVOURED, FOCUS, OPEN)) or option == CHARGE

    def price(self, option: int) -> int:
        """In ordinary aether."""
        now = self.game.now
        if option == CHARGE or USE.holds(option):
            return CHARGE_COST
        if FOCUS.holds(option):
            return focus_price(self.game, FOCUS.arg(option))
        if OPEN.holds(option):
            return open_price(self.game, OPEN.arg(option), self.player.breaches[OPEN.arg(option)])
        if DISCARD_POWER.holds(option):
            return self.power_price(option)
        card = bought(option)
        kind = BOX.kind[card]
        special = now.gem_aether if kind == GEM else now.spell_aether if kind == SPELL else 0
        return max(0, BOX.cost[card] - special)

    def power_price(self, option: int) -> int:
        cost = BOX.foe(POWER_CARDS[DISCARD_POWER.arg(option)]).to_discard[0]
        return cost.aether if isinstance(cost, Pay) else 0

    def worth(self, option: int) -> float:
        if option == CHARGE:
            return self.charge_worth()
        if USE.holds(option):
            return self.whip_worth()
        if FOCUS.holds(option):
            return self.focus_worth(FOCUS.arg(option))
        if OPEN.holds(option):
            return self.open_worth(OPEN.arg(option)) + self.stuck_spell()
        if DISCARD_POWER.holds(option):
            return power_worth(self.game, POWER_CARDS[DISCARD_POWER.arg(option)])
        return self.card_worth(bought(option))

    # --- cards

    def plays(self) -> float:
        """How often a card bought now will be played."""
        return max(0.0, self.turns - WAIT - 0.3 * self.cards.hands) / self.cards.hands

    def card_worth(self, card: int) -> float:
        plays = self.plays()
        if BOX.kind[card] == GEM:
            need = min(1.0, max(0.08, (RICH - self.cards.income) / COMFORT))
            return (AETHER[card] - AVERAGE) * plays * self.rate * need
        if BOX.kind[card] == SPELL:
            room = min(1.0, max(LEAST, self.slots + SPARE - self.cards.good_spells))
            return DAMAGE[card] * plays * room
        return self.relic_worth(card, plays)

    def relic_worth(self, card: int, plays: float) -> float:
        closed = len([side for side in self.player.breaches if side < OPEN_SIDE])
        has = any(card in pile for pile in (self.player.hand, self.player.deck.cards, self.player.discard, self.player.played))
        if card == VORTEX:
            return 0.0 if has or self.cards.junk < 5 else 0.35 * self.turns
        if card == TALISMAN:
            return 1.7 * plays
        if card == PRISM:
            return 0.0 if has else 1.4 * plays * self.rate
        if card == STAFF:
            return 0.0 if has else 2.0 * plays
        return 0.0 if has or not closed else (1.6 if card == DAGGER else 1.4) * plays

    # --- breaches

    def open_worth(self, breach: int) -> float:
        """A place more for spells, and what it adds to them."""
        crowd = min(1.0, max(0.0, self.cards.drawn_spells - self.slots + 0.6))
        bonus = BONUS if breach >= FIRST_BONUS else 0.0
        return (crowd * CROWDED * max(1.5, self.cards.spell) + bonus * min(1.0, self.cards.drawn_spells / 2.0)) * max(0.0, self.turns - 1.0)

    def focus_worth(self, breach: int) -> float:
        """A part of the way, and a place for one spell now."""
        left = OPEN_COST[breach][self.player.breaches[breach]]
        return 0.9 * self.open_worth(breach) * FOCUS_COST[breach] / (left + 2.0) + self.stuck_spell()

    def stuck_spell(self) -> float:
        """The best spell that finds no place now."""
        free = [b for b in range(4) if self.player.breaches[b] == OPEN_SIDE and self.player.prepped[b] < 0]
        held = [DAMAGE[card] for card in self.player.hand if BOX.kind[card] == SPELL]
        return STUCK * max(held) if held and not free else 0.0

    # --- the rest

    def charge_worth(self) -> float:
        mage = BOX.mages[self.player.mage]
        missing = mage.charges - self.player.charges
        if self.turns < 0.7 * missing:
            return 0.1
        return CHARGED * ABILITIES[self.player.mage] / mage.charges * (1.3 if missing == 1 else 1.0)

    def whip_worth(self) -> float:
        """Any spell may be cast at once, except that the whip itself is worth more where it is."""
        best = 0.0
        for seat in range(self.game.seats):
            for place in range(8):
                card = self.game.players[seat].prepped[place]
                if card >= 0 and card != WHIP:
                    best = max(best, spell_damage(self.game, seat, place))
        return 100.0 if best >= self.game.life else SOON * best


def bought(option: int) -> int:
    """The card that an option buys."""
    return FIRST_MARKET + (BUY.arg(option) if BUY.holds(option) else BUY_DEVOURED.arg(option))


def best_baskets(aether: int, offers: list[tuple[int, float]]) -> list[float]:
    """What every amount of aether up to that can buy, anything as often as wanted."""
    best = [0.0] * (aether + 1)
    for purse in range(1, aether + 1):
        best[purse] = best[purse - 1]
        for price, worth in offers:
            if 0 < price <= purse:
                best[purse] = max(best[purse], worth + AFTER * best[purse - price])
    return best


def power_worth(game: AeonsEnd, card: int) -> float:
    """What being rid of a power is worth; less while there is still time."""
    return nerves(game) * harm(game, card) * (DUE if tokens_of(game, card) == 1 else NOT_YET)
