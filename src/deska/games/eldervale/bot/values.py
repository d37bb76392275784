"""The worth of effects, cards, dwellings, recruits and tokens to a player."""

from typing import Final

from deska.games.eldervale.actions import (
    ELEMENTS,
    GOLD,
    MAGIC_CARD,
    WORKER,
)
from deska.games.eldervale.bot.magic import met_at_once, quest_steps
from deska.games.eldervale.bot.numbers import (
    ABILITY_DIE,
    ABSENT_UNIT,
    AURA,
    GLORY_AHEAD,
    HOME_DICE,
    IDLE,
    INVESTMENT,
    ORB,
    OTHER_PASSIVE,
    PASSIVE,
    RAMPART,
    SUMMONING,
    UNCOUNTED,
    UNIT_CYCLE,
    UNIT_WORTH,
    UNITS_FADE,
    VAULT_SLOT,
    VAULT_STORE,
    WEAPON,
)
from deska.games.eldervale.bot.outlook import UNKNOWN, Outlook
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.definitions import Ability, Adventure
from deska.games.eldervale.components.pieces import EMPTY, GLORY_ORBS, HOUSED, INACTIVE, LAST_GLORY, WORKERS, Laid
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.tables import FACE, SYMBOLS
from deska.games.eldervale.components.words import DICE_WORDS
from deska.games.eldervale.effects.adventures import BuyCard, offered
from deska.games.eldervale.effects.building import FreeWorker, dwelling_price, inactive_workers, neighbour_points, recruit_price
from deska.games.eldervale.effects.chance import Roll
from deska.games.eldervale.effects.conditions import AdventureCards, AllRecruited, Builds, Dwellings, Recruits
from deska.games.eldervale.effects.gains import NUMBER, Discard, Draw, Gain, GainAny, GainDifferent, GainOneOf, Vp
from deska.games.eldervale.effects.odd import DrawForPower, VpForFallen
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.power import ELEMENT, Glory, Power, PowerAny
from deska.games.eldervale.effects.tokens import Doorway, Invest, Slot, TakeToken, WithOrb, is_highest, shown_in
from deska.games.eldervale.effects.units import Rescue
from deska.games.eldervale.made import new_laid
from deska.games.eldervale.scoring import CARDS_PER_DWELLING
from deska.kernel import All, Effect, Either, Exchange, May

TOKEN: Final = 1.5
"""A treasure token of choice, in basic resources."""
READY_NOW: Final = 0.8
"""A unit more in the ready area, in basic resources."""
GLORY_POINTS: Final = 2


# --- effects


def total(look: Outlook, effects: tuple[Effect, ...], laid: Laid | None = None) -> float:
    result = 0.0
    for effect in effects:
        result += worth(look, effect, laid)
    return result


def worth(look: Outlook, effect: Effect, laid: Laid | None = None) -> float:
    """The worth of an effect now; `laid` is the card that it belongs to."""
    if isinstance(effect, Vp):
        return float(effect.count)
    if isinstance(effect, Gain):
        return look.gain(NUMBER[effect.resource], effect.count)
    if isinstance(effect, Draw):
        return look.gain(MAGIC_CARD, effect.count)
    if isinstance(effect, GainAny):
        return look.any_gain(effect.count)
    if isinstance(effect, GainDifferent):
        return 0.95 * look.base * effect.count
    if isinstance(effect, GainOneOf):
        return max(look.gain(NUMBER[effect.one]), look.gain(NUMBER[effect.other]))
    if isinstance(effect, Glory):
        return glory(look) * effect.count
    if isinstance(effect, Power):
        return look.rise(ELEMENT[effect.element])
    if isinstance(effect, PowerAny):
        return look.best_rise(effect.own)
    return composed(look, effect, laid)


def composed(look: Outlook, effect: Effect, laid: Laid | None) -> float:
    if isinstance(effect, All):
        return total(look, effect.effects, laid)
    if isinstance(effect, Exchange):
        return max(0.0, total(look, effect.gain, laid) - price_of(look, effect.cost, laid))
    if isinstance(effect, Either):
        return max([worth(look, branch, laid) for branch in effect.branches])
    if isinstance(effect, May):
        return total(look, effect.effects, laid)
    if isinstance(effect, Roll):
        last, result = 0, 0.0
        for line in effect.table:
            result += (line.pips - last) / 6 * total(look, line.effects, laid)
            last = line.pips
        return result
    return on_card(look, effect, laid)


def on_card(look: Outlook, effect: Effect, laid: Laid | None) -> float:
    """Effects that look at their card or at the position."""
    if isinstance(effect, Slot):
        return shown_worth(look, shown_in(look.game, laid, effect.place)) if laid is not None else look.base
    if isinstance(effect, Doorway):
        result = look.gain(NUMBER[effect.resource])
        if laid is not None and is_highest(look.game, look.seat, ELEMENT[effect.element]):
            result += shown_worth(look, shown_in(look.game, laid, 0))
        return result
    if isinstance(effect, WithOrb):
        return total(look, BOX.tableau[laid.card].orb, laid) if laid is not None and laid.orb else 0.0
    if isinstance(effect, TakeToken):
        return TOKEN * look.base
    if isinstance(effect, DrawForPower):
        return look.gain(MAGIC_CARD, 2)
    if isinstance(effect, VpForFallen):
        return 1.3
    if isinstance(effect, BuyCard):
        return best_purchase(look, effect.discount)
    if isinstance(effect, FreeWorker):
        return unit_worth(look, WORKER) + settled_worth(look) + READY_NOW * look.base
    if isinstance(effect, Rescue):
        return READY_NOW * look.base
    return 0.0


def price_of(look: Outlook, effects: tuple[Effect, ...], laid: Laid | None) -> float:
    """The worth of a cost."""
    result = 0.0
    for effect in effects:
        if isinstance(effect, Pay):
            result += look.cost(amounts(effect.cost))
        elif isinstance(effect, Discard):
            result += 0.6 * look.base
        elif isinstance(effect, Invest) and laid is not None and not laid.orb:
            symbols = shown_in(look.game, laid, 0)
            result += look.base * (len(symbols) if symbols and symbols[0] == symbols[-1] else 1)
    return result


def shown_worth(look: Outlook, symbols: list[int]) -> float:
    """The worth of a slot or token: two equal resources, or one of two."""
    if not symbols:
        return 0.0
    if symbols[0] == symbols[-1]:
        return look.gain(symbols[0], len(symbols))
    return max([look.gain(symbol) for symbol in symbols])


def glory(look: Outlook) -> float:
    """The next step on the glory track (EL-184)."""
    field = look.player.glory
    if field < 0:
        return 0.0
    ahead = GLORY_AHEAD * look.left
    if field == LAST_GLORY:
        return float(GLORY_POINTS)
    field += 1
    if field in GLORY_ORBS:
        return ahead + (ORB if look.game.glory_orbs >> GLORY_ORBS.index(field) & 1 else GLORY_POINTS)
    if field in (3, 6):
        return ahead + look.best_rise()
    return ahead + (GLORY_POINTS if field == 1 else look.any_gain(1 if field == 2 else 2))


# --- adventure cards


def card_worth(look: Outlook, card: int) -> float:
    """An adventure card that is gained: power, what it counts for, what it does (EL-139, EL-216)."""
    known = look.gained.get(card, UNKNOWN)
    if known == UNKNOWN:
        rise = look.rise(BOX.element[card], 1, look.card_counts())
        known = look.gained[card] = rise + engine(look, card) + quest_steps(look, AdventureCards)
    return known


def engine(look: Outlook, card: int) -> float:
    """The worth of a card's text for the rest of the game."""
    adventure = BOX.adventures[card]
    kind = adventure.kind
    if kind == "vault":
        slots = adventure.slots.count("o") * VAULT_SLOT * min(1.0, 1.6 * look.left)
        return slots + (VAULT_STORE if adventure.stores else 0.0)
    if kind == "weapon":
        return WEAPON * look.cycles
    if kind == "rampart":
        return RAMPART * look.base * look.cycles * (look.game.sides - 1)
    if kind == "aura":
        return AURA * look.cycles if look.cards else 0.5 * AURA * look.cycles
    if kind == "passive":
        return sum([PASSIVE.get(word, OTHER_PASSIVE) for word in (*adventure.changes, *adventure.on)]) * look.cycles
    return look.cycles * activation(look, adventure, new_laid(card=card, tokens=(EMPTY,) * len(adventure.slots)))


def activation(look: Outlook, adventure: Adventure, laid: Laid) -> float:
    """One use of a new card in every Regroup, instead of something else."""
    if adventure.invest:
        return max(0.0, INVESTMENT * (total(look, adventure.invest, laid) - look.base))
    gain = max(0.0, total(look, BOX.acts[laid.card], laid) - IDLE * look.base)
    return gain if look.has_unit(BOX.unit[laid.card]) else gain * ABSENT_UNIT


def purchase(look: Outlook, card: int, discount: int = 0) -> float:
    """A card less its cost."""
    owed = BOX.cost[card][:]
    owed[-1] = min(discount, max(sum(owed) - 1, 0))
    return card_worth(look, card) - look.cost(owed)


def best_purchase(look: Outlook, discount: int = 0) -> float:
    return max([purchase(look, card, discount) for card in offered(look.game)], default=0.0)


# --- dwellings and recruits


def home_worth(look: Outlook, realm: int) -> float:
    """A dwelling in a realm, whatever it costs (EL-126 to EL-128)."""
    game = look.game
    result = float(neighbour_points(game, realm))
    for card in look.cards:
        result += total(look, BOX.on[card].get("built", ()))
    for ability in BOX.abilities_of[look.player.faction]:
        result += total(look, BOX.on[ability].get("built", ()))
    element = BOX.realm_element[realm]
    result += look.rise(element, BOX.realms[realm].symbols, 1.0)
    result += more_cards_count(look) + HOME_DICE * look.left
    result += met_at_once(look, Builds, realm) + quest_steps(look, Dwellings)
    return result


def more_cards_count(look: Outlook) -> float:
    """Three more cards count with every dwelling (EL-216)."""
    if look.more_cards == UNKNOWN:
        look.more_cards = find_more_cards(look)
    return look.more_cards


def find_more_cards(look: Outlook) -> float:
    uncounted = len(look.cards) - CARDS_PER_DWELLING * len(look.homes)
    value = max([look.player.value(element) for element in range(len(ELEMENTS))])
    sure = min(CARDS_PER_DWELLING, max(0, uncounted))
    return UNCOUNTED * value * sure + 0.5 * look.left * (CARDS_PER_DWELLING - sure)


def units_of(look: Outlook) -> int:
    """Units that are recruited and still units."""
    return sum([1 for place in look.player.at if place < INACTIVE])


def worker_price(look: Outlook) -> float:
    """A worker who becomes a dwelling is missed, but another can be recruited."""
    if look.worker_price == UNKNOWN:
        look.worker_price = find_worker_price(look)
    return look.worker_price


def find_worker_price(look: Outlook) -> float:
    missed = UNIT_CYCLE * UNITS_FADE[units_of(look) - 1] * look.cycles
    if not inactive_workers(look.game, look.seat):
        return missed
    return min(missed, look.cost(recruit_price(look.game, look.seat, WORKER, 0)) + SUMMONING * look.base)


def build_worth(look: Outlook, realm: int) -> float:
    """A dwelling less its cost and the worker."""
    known = look.builds[realm]
    if known == UNKNOWN:
        cost = look.cost(dwelling_price(look.game, look.seat, realm, 0))
        known = look.builds[realm] = home_worth(look, realm) - cost - worker_price(look)
    return known


def unit_worth(look: Outlook, kind: int) -> float:
    """A unit more, for the rest of the game."""
    result = UNIT_CYCLE * UNIT_WORTH[kind] * UNITS_FADE[units_of(look)] * max(0.0, look.cycles - 0.3)
    if kind == WORKER:
        return result
    for laid in look.player.cards:
        if BOX.unit[laid.card] == kind:
            result += look.cycles * 0.6 * total(look, BOX.acts[laid.card], laid)
    for ability in BOX.abilities_of[look.player.faction]:
        if BOX.unit[ability] == kind:
            result += look.cycles * ability_worth(look, BOX.abilities[ability])
    return result


def ability_worth(look: Outlook, ability: Ability) -> float:
    """The worth of a faction's ability through its unit, for each cycle."""
    dice = (
        sum([ability.changes.get(word, 0) for word in DICE_WORDS])
        + ability.changes.get("others-dice", 0)
        + ability.changes.get("sets-six", 0)
    )
    return 0.8 * total(look, ability.on.get("placed", ())) + 0.4 * total(look, ability.on.get("won", ())) + ABILITY_DIE * dice


def recruit_worth(look: Outlook, kind: int, discount: int = 0) -> float:
    result = unit_worth(look, kind) - look.cost(recruit_price(look.game, look.seat, kind, discount))
    if kind != WORKER:
        result += met_at_once(look, Recruits, kind) + quest_steps(look, AllRecruited)
    else:
        result += settled_worth(look)
    return result


def settled_worth(look: Outlook) -> float:
    """Those who have made dwellings of some workers want another one more."""
    return 0.4 * look.left * look.player.at[:WORKERS].count(HOUSED)


# --- treasure tokens


def token_worth(look: Outlook, token: int) -> float:
    """Cashed, or on the best slot."""
    symbols = SYMBOLS[FACE[token]]
    worth = shown_worth(look, symbols)
    for laid in look.player.cards:
        for place in range(len(laid.tokens)):
            if laid.tokens[place] == EMPTY:
                worth = max(worth, put_worth(look, laid, place, symbols))
    return worth + 0.05 * look.base * len(symbols)


def put_worth(look: Outlook, laid: Laid, place: int, symbols: list[int]) -> float:
    """A token on a slot for the rest of the game, against what lies there (EL-133, EL-140)."""
    if BOX.is_starter[laid.card]:
        return max(0.0, look.cycles - 0.5) * (steady(look, symbols) - steady(look, shown_in(look.game, laid, place)))
    adventure = BOX.tableau[laid.card]
    old = laid.tokens[place]
    if adventure.kind == "vault":
        each, tokens = BOX.changes["symbol-points"][laid.card], BOX.changes["token-points"][laid.card]
        points = tokens or each * len(symbols)
        before = 0 if old == EMPTY else tokens or each * len(SYMBOLS[FACE[old]])
        return float(points - before)
    if laid.orb and adventure.invest:
        return 0.0
    if adventure.invest:
        cost = steady(look, symbols)
        gain = total(look, adventure.invest, laid) - cost - IDLE * look.base
        before_ = 0.0 if old == EMPTY else total(look, adventure.invest, laid) - steady(look, SYMBOLS[FACE[old]]) - IDLE * look.base
        return look.cycles * (max(0.0, gain) - max(0.0, before_))
    if adventure.kind == "doorway":
        highest = is_highest(look.game, look.seat, BOX.element[laid.card])
        return look.cycles * (0.75 if highest else 0.15) * (steady(look, symbols) - steady(look, shown_in(look.game, laid, place)))
    return 0.85 * look.cycles * (steady(look, symbols) - steady(look, shown_in(look.game, laid, place)))


def steady(look: Outlook, symbols: list[int]) -> float:
    """The worth of a slot that gives again and again, whatever is in stock just now."""
    if not symbols:
        return 0.0
    each = 1.15 if symbols[0] == GOLD else 0.8 if symbols[0] == MAGIC_CARD else 0.85
    if symbols[0] == symbols[-1]:
        return look.base * each * len(symbols)
    return look.base * 1.0
