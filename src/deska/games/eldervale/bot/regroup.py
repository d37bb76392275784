"""Regrouping: which units use which card actions, in which order."""

from typing import Final

from deska.games.eldervale.actions import ACT, DWELL, GATHER, LIFT, RAISE, SUMMON, WORKER
from deska.games.eldervale.bot.numbers import LEAST
from deska.games.eldervale.bot.outlook import UNKNOWN, Outlook
from deska.games.eldervale.bot.placing import best_recruit, best_site
from deska.games.eldervale.bot.values import build_worth, price_of, shown_worth, total
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import EMPTY, NOWHERE, UNDERWORLD, UNIT_AT, Laid
from deska.games.eldervale.effects.building import sites
from deska.games.eldervale.effects.tableau import find
from deska.games.eldervale.effects.tokens import shown_in
from deska.games.eldervale.effects.units import own_units
from deska.games.eldervale.turn.regroup import actions_for
from deska.kernel import DONE, Effect, Exchange

FIRST_THINGS: Final = 10.0
"""Actions that give resources come before those that spend them."""


def act_worth(look: Outlook, place: int) -> float:
    """The worth of a card action."""
    laid = laid_at(look, place)
    if place == GATHER:
        return shown_worth(look, shown_in(look.game, laid, 0))
    if place == SUMMON:
        return best_recruit(look)
    if place == DWELL:
        return best_site(look)
    worth = total(look, BOX.acts[laid.card], laid)
    return worth + aura_worth(look, laid, worth)


def laid_at(look: Outlook, place: int) -> Laid:
    card = BOX.place_card[place]
    return look.player.cards[0 if card < 0 else find(look.player, card)]


def aura_worth(look: Outlook, laid: Laid, act: float) -> float:
    """The worth of a card's aura, beside its action."""
    if laid.aura == EMPTY:
        return 0.0
    result = total(look, BOX.on[laid.aura].get("enhance", ()))
    if BOX.changes["repeats"][laid.aura]:
        result += max(0.0, act - look.base)
    return result + (look.base if BOX.changes["reuse"][laid.aura] else 0.0)


def spends(look: Outlook, place: int) -> bool:
    """True if an action costs resources, so that it had better wait."""
    if place in (SUMMON, DWELL):
        return True
    if place == GATHER:
        return False
    return any(is_exchange(look, effect, laid_at(look, place)) for effect in BOX.acts[BOX.place_card[place]])


def is_exchange(look: Outlook, effect: Effect, laid: Laid) -> bool:
    return isinstance(effect, Exchange) and price_of(look, effect.cost, laid) > 0


class Plan:
    """All actions that units on the map could take, the best ones for as many units as there are."""

    def __init__(self, look: Outlook, lifted: int = NOWHERE) -> None:
        self.look = look
        game, seat = look.game, look.seat
        self.kinds: list[int] = [] if lifted == NOWHERE else [lifted]
        for unit in own_units(game, seat):
            self.kinds += [kind for kind in game.units_at(seat, UNIT_AT.second(unit)) if kind == UNIT_AT.first(unit)]
        self.lifted = lifted
        self.worth: dict[int, float] = {}
        self.open: dict[int, list[int]] = {}
        for kind in set(self.kinds):
            self.open[kind] = actions_for(game, seat, kind)
            for place in self.open[kind]:
                if place not in self.worth:
                    self.worth[place] = act_worth(look, place)
        self.chosen = self.assign()

    def assign(self) -> list[tuple[int, int]]:
        """Action and unit, the best actions first; the unit that can do least else goes first."""
        left = sorted(self.kinds, reverse=True)
        pairs: list[tuple[int, int]] = []
        for place in sorted(self.worth, key=self.rank):
            fit = [kind for kind in left if place in self.open[kind]]
            if self.worth[place] <= LEAST or not fit:
                continue
            if place == DWELL:
                kind = fit[0]
                if self.settlers(left, kind) < 1:
                    continue
                left.remove(WORKER)  # who settles stays where the dwelling will be
            else:
                kind = min(fit) if WORKER in fit and not self.keeps_worker(left) else fit[0]
            left.remove(kind)
            pairs.append((place, kind))
        return pairs

    def settlers(self, left: list[int], kind: int) -> int:
        """Workers that stay on the map if a unit of that kind uses the action."""
        return left.count(WORKER) - (1 if WORKER in (kind, self.lifted) else 0)

    def rank(self, place: int) -> float:
        return -self.worth[place]

    def keeps_worker(self, left: list[int]) -> bool:
        """The only worker left may be the one to settle."""
        return self.worth.get(DWELL, 0.0) > LEAST and left.count(WORKER) < 2 and len(left) > 1

    def total(self) -> float:
        return sum([self.worth[place] for place, _ in self.chosen])

    def next(self) -> tuple[int, int]:
        """The action to take now and the kind of unit; gains come first."""
        best, most = (NOWHERE, NOWHERE), -1.0
        for place, kind in self.chosen:
            worth = self.worth[place] + (0.0 if spends(self.look, place) else FIRST_THINGS)
            if worth > most:
                best, most = (place, kind), worth
        return best


def regroup_worth(look: Outlook) -> float:
    """The worth of regrouping now."""
    if look.regrouped == UNKNOWN:
        look.regrouped = find_regroup_worth(look)
    return look.regrouped


def find_regroup_worth(look: Outlook) -> float:
    fallen = len(look.game.units_at(look.seat, UNDERWORLD))
    worth = Plan(look).total() + 0.3 * fallen * min(1.0, look.cycles)
    return worth + (0.3 if look.player.glory < 0 else 0.0)


def best_act(look: Outlook, places: list[int]) -> float:
    return max([act_worth(look, place) for place in places], default=0.0)


def next_action(look: Outlook) -> int:
    """The card action that comes next, NOWHERE if none helps."""
    return Plan(look).next()[0]


def next_lift(look: Outlook) -> int:
    """The unit that comes home next."""
    game = look.game
    for option in game.legal:
        if RAISE.holds(option) and best_act(look, actions_for(game, look.seat, RAISE.arg(option), below=True)) > LEAST:
            return option
    place, kind = Plan(look).next()
    if place == NOWHERE:
        return DONE
    best, least = DONE, 1000.0
    for option in game.legal:
        if LIFT.holds(option) and LIFT.arg(option) == kind:
            missed = site_missed(look, LIFT.second(option)) if kind == WORKER else 0.0
            if missed < least:
                best, least = option, missed
    return best


def site_missed(look: Outlook, realm: int) -> float:
    """A worker who may still become a dwelling had better stay."""
    if realm not in sites(look.game, look.seat):
        return 0.0
    return max(0.0, build_worth(look, realm)) + 0.1


def next_act(look: Outlook, kind: int, stay: int) -> int:
    """The card action that a lifted unit uses; `stay` is to use none, where that is possible."""
    planned = [place for place, unit in Plan(look, kind).chosen if unit == kind]
    best, most = stay, LEAST
    for option in look.game.legal:
        if ACT.holds(option):
            place = ACT.arg(option)
            worth = act_worth(look, place)
            if worth > LEAST and not spends(look, place):
                worth += FIRST_THINGS
            if place in planned:
                worth += 2.0 * FIRST_THINGS
            if worth > most:
                best, most = option, worth
    return best if best in look.game.legal else look.game.legal[0]
