"""The worth of things in VP, which depends on the round."""

from typing import Final

from deska.games.evenfall.actions import RED, STONES
from deska.games.evenfall.bot.numbers import NUMBERS, POWER, TRIGGERS
from deska.games.evenfall.cards import BOX
from deska.games.evenfall.components.bases import ELDERS_OUTSIDE, POWERS, When
from deska.games.evenfall.components.clan import EMPTY, TOP, Player, Site
from deska.games.evenfall.components.state import ROUNDS, Evenfall
from deska.games.evenfall.effects.agents import FreeSickles
from deska.games.evenfall.effects.circles import (
    HARVEST_ALL,
    FreeDiscovery,
    HarvestAll,
    HarvestForeign,
    HarvestOne,
    IfRitual,
    TopPlace,
    Transfer,
)
from deska.games.evenfall.effects.figures import Borrow, RemoveRitual, ReturnFigures
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, Vp, VpEach
from deska.games.evenfall.effects.paying import Discard, Pay, PayMana
from deska.games.evenfall.effects.revel import BONUS_AGAIN, Revel
from deska.kernel import All, Effect, Either, Exchange, May

MANY: Final = 8
"""So many cards of a hand can be put to use."""


class Scale:
    """The worth of everything in one round; the one after the last is for parting."""

    def __init__(self, round: int) -> None:
        now = round - 1
        self.left = max(ROUNDS - round, 0)
        self.resource = NUMBERS["resource"][now]
        self.mana = NUMBERS["mana"][now]
        self.card = NUMBERS["card"][now]
        self.move_in = NUMBERS["move-in"][now]
        self.step = NUMBERS["step"][now]
        self.place = NUMBERS["place"][now]
        self.comes_in = NUMBERS["comes-in"][now]
        self.harvests = NUMBERS["harvests"][now]
        self.room = NUMBERS["room"][now]
        self.slot = NUMBERS["slot"][now]
        self.open = NUMBERS["open"][now]
        self.closed = NUMBERS["closed"][now]
        self.soon = NUMBERS["soon"][now]
        self.exhausts = NUMBERS["exhausts"][now]
        self.space_reached = NUMBERS["space"][now]
        self.later = NUMBERS["later"][now]
        self.growth = NUMBERS["growth"][now]
        self.prize = NUMBERS["prize"][now]
        self.stone = NUMBERS["stone"][now]
        self.witch = NUMBERS["witch"][now]
        self.elder = NUMBERS["elder"][now]
        self.well = NUMBERS["well"][now]
        tokens, tracks = BOX.column("token", ()), BOX.column("track", ())
        incomes = zip(tokens, BOX.column("research", ()), strict=True)
        self.harvested = [self.harvests * (*token, *research).count(HARVEST_ALL) for token, research in incomes]
        """How often the clan board will harvest a place outside in later rounds."""
        self.token = [self.soon if HARVEST_ALL in token else 0.0 for token in tokens]
        self.outside = [self.open if powers[ELDERS_OUTSIDE] else self.closed for powers in BOX.powers]
        self.again = [self.best_bonuses(track if BONUS_AGAIN in token else ()) for token, track in zip(tokens, tracks, strict=True)]
        """The worth of using the token of a board once for the spaces reached."""
        self.harvest = self.totals(BOX.harvest)
        self.bond = self.totals(BOX.bond)
        self.moon_bond = self.totals(BOX.moon_bond)
        self.permanent = [self.permanent_of(card) for card in range(len(BOX.things))]
        self.instant = self.totals(BOX.instant)
        self.space = self.totals(BOX.column("space", ()))
        self.exhaust = self.totals(BOX.column("exhaust", ()))
        self.fresh = self.specialists(self.exhausts + self.soon)
        self.tired = self.specialists(self.exhausts)
        """The worth of each specialist, ready and exhausted."""
        self.kept = [self.played(card) for card in range(len(BOX.things))]
        """The worth of each card as a ritual or specialist, less its cost."""
        self.held = [self.card * (0.3 + 0.35 * max(0.0, self.promise(card))) for card in range(len(BOX.things))]

    def specialists(self, uses: float) -> list[float]:
        """The worth of each card as a specialist that is used so often."""
        return [BOX.vp[card] + self.permanent[card] + self.exhaust[card] * uses for card in range(len(BOX.things))]

    def totals(self, column: list[tuple[Effect, ...]]) -> list[float]:
        """The worth of certain effects of each card."""
        return [self.total(effects) for effects in column]

    def best_bonuses(self, track: tuple[Effect, ...]) -> list[float]:
        """The worth of the best bonus up to each space of a track."""
        best = [0.0]
        for space in range(TOP):
            best.append(max(best[-1], self.effect(track[space]) if track else 0.0))
        return best

    def played(self, card: int) -> float:
        """The worth of a card as a ritual or specialist, less its cost."""
        cost = float(sum(BOX.costs[card]))
        if not BOX.is_person[card]:
            gain = BOX.vp[card] * 0.8 + self.permanent[card] + self.instant[card] + self.space[card] * (self.left + 0.5)
            return gain - cost * self.resource
        return BOX.vp[card] + self.permanent[card] + self.exhaust[card] * (self.left + 0.5) - cost * self.resource

    def promise(self, card: int) -> float:
        """The worth of playing a card from the hand, less its cost."""
        worth = BOX.vp[card] * 0.8 - self.resource * sum(BOX.costs[card]) + self.permanent[card]
        if not BOX.is_person[card]:
            return worth + self.instant[card] + self.space[card] * (self.left + 0.5)
        return worth + self.exhaust[card] * (self.left + 0.5) + 1.0

    # --- effects

    def total(self, effects: tuple[Effect, ...]) -> float:
        worth = 0.0
        for effect in effects:
            worth += self.effect(effect)
        return worth

    def effect(self, effect: Effect) -> float:
        """The worth of an effect, roughly."""
        if isinstance(effect, Vp):
            return float(effect.vp)
        if isinstance(effect, Gain):
            return self.resource * effect.count
        if isinstance(effect, GainAny):
            return self.resource * 1.1 * effect.count
        if isinstance(effect, Mana):
            return self.mana * effect.count
        if isinstance(effect, Draw):
            return self.card * effect.count
        if isinstance(effect, Revel):
            return self.step * effect.steps
        if isinstance(effect, Transfer):
            return self.move_in
        return self.composed(effect)

    def composed(self, effect: Effect) -> float:
        if isinstance(effect, All):
            return self.total(effect.effects)
        if isinstance(effect, Exchange):
            return max(0.0, self.total(effect.gain) + self.total(effect.cost))
        if isinstance(effect, Either):
            return max([self.effect(branch) for branch in effect.branches])
        if isinstance(effect, (May, When, RemoveRitual)):
            return self.total(effect.effects) * (1.0 if not isinstance(effect, RemoveRitual) else 0.3)
        if isinstance(effect, IfRitual):
            return self.total(effect.effects) * 0.35
        return self.odd(effect)

    def odd(self, effect: Effect) -> float:
        if isinstance(effect, (Pay, PayMana, Discard)):
            return self.price(effect)
        if isinstance(effect, VpEach):
            return effect.vp * 1.5
        if isinstance(effect, (HarvestAll, FreeSickles)):
            return 3.0
        if isinstance(effect, (HarvestOne, HarvestForeign)):
            return self.resource * 2.0
        if isinstance(effect, (TopPlace, FreeDiscovery)):
            return self.place
        return 1.0 if isinstance(effect, (ReturnFigures, Borrow)) else 0.5

    def price(self, effect: Effect) -> float:
        if isinstance(effect, Pay):
            return -self.resource * effect.count
        if isinstance(effect, PayMana):
            return -self.mana * effect.mana
        return -self.card * effect.count if isinstance(effect, Discard) else 0.0

    def permanent_of(self, card: int) -> float:
        """The worth of the permanent effects of a ritual or half of a person."""
        worth = 0.0
        when = BOX.reactions[card]
        if when is not None:
            times = self.left + 1.0 if when.moment == "round-end" else self.later * TRIGGERS[when.moment]
            worth += times * self.effect(when)
        for power, name in enumerate(POWERS):
            worth += BOX.powers[card][power] * POWER[name] * self.later
        return worth


SCALES: Final = [Scale(round) for round in range(1, ROUNDS + 2)]
PARTING: Final = SCALES[ROUNDS]


def scale_of(game: Evenfall) -> Scale:
    return SCALES[game.round - 1]


# --- what lies in a clan


def site_worth(scale: Scale, side: int, active: bool, site: Site) -> float:
    """The worth of a place with all that is on it. Outside it is harvested and may be transferred, inside it counts."""
    ritual = site.ritual
    values = float(BOX.vp[site.place])
    worth = 0.0
    if ritual >= 0:
        values += BOX.vp[ritual]
        worth += scale.permanent[ritual] + scale.slot * site.free_slots(BOX)
        if BOX.spaces[ritual] is not None:
            uses = scale.left + (0.0 if site.figure != EMPTY else scale.soon)
            worth += scale.space[ritual] * uses * (scale.open if site.inner else scale.outside[side])
    if site.inner:
        return worth + values
    harvests = scale.harvested[side] + (scale.token[side] if active else 0.0)
    return worth + values * scale.comes_in + scale.harvest[site.place] * harvests * (1 + site.sickles)


def clan_worth(game: Evenfall, seat: int) -> float:
    """The worth of all that a player has."""
    return worth_by(scale_of(game), game, seat)


def worth_by(scale: Scale, game: Evenfall, seat: int) -> float:
    player = game.players[seat]
    side = game.side(seat)
    worth = float(player.vp)
    free = 0
    for site in player.sites:
        worth += site_worth(scale, side, player.active, site)
        if site.ritual < 0:
            free += 1
    worth += scale.room * min(free, 2)
    for card in player.specialists:
        worth += scale.tired[card] if player.is_exhausted(card) else scale.fresh[card]
    worth += council_worth(game, seat, scale) + stone_worth(scale, player)
    worth += scale.resource * stock_worth(player) + scale.mana * min(player.mana, 12) + 0.1 * max(player.mana - 12, 0)
    return worth + hand_worth(scale, player.hand.cards) + track_worth(scale, side, player)


def track_worth(scale: Scale, side: int, player: Player) -> float:
    """The worth of the spaces that are reached on the revel track."""
    tokens = scale.left + (scale.soon if player.active else 0.0)
    return scale.space_reached * player.revel + scale.again[side][player.revel] * tokens


def hand_worth(scale: Scale, cards: list[int]) -> float:
    """The worth of the cards in a hand; of many cards not all can be played."""
    worth = 0.0
    for card in cards:
        worth += scale.held[card]
    return worth if len(cards) <= MANY else worth * MANY / len(cards) + 0.1 * (len(cards) - MANY)


def stock_worth(player: Player) -> float:
    """The worth of resources; a few of each kind are worth more than many of one."""
    worth = 0.0
    for held in player.stock:
        worth += STOCKED[held] if held < len(STOCKED) else stocked(held)
    return worth


def stocked(held: int) -> float:
    """The worth of so many resources of a kind, in resources."""
    return min(held, 4) + 0.6 * max(min(held, 8) - 4, 0) + 0.2 * max(held - 8, 0)


STOCKED: Final = [stocked(held) for held in range(32)]


def council_worth(game: Evenfall, seat: int, scale: Scale) -> float:
    worth = 0.0
    for half in game.players[seat].council:
        worth += scale.permanent[half]
        for effect in BOX.game_end[half]:
            if isinstance(effect, VpEach):
                worth += effect.vp * (effect.what.count(game, seat) + scale.growth)
    return worth


def stone_worth(scale: Scale, player: Player) -> float:
    """The worth of runestones, which double rituals inside that fit them; those on fields come back in the end (EV-163)."""
    worth = 0.0
    for stone in range(len(STONES)):
        count = player.stones[stone]
        for other in player.fields:
            if other == stone:
                count += 1
        if not count:
            continue
        values = [
            float(BOX.vp[site.ritual])
            for site in player.sites
            if site.inner and site.ritual >= 0 and (BOX.runes[site.place] == stone or stone == RED)
        ]
        values.sort(reverse=True)
        for i in range(count):
            worth += values[i] if i < len(values) else scale.stone
    return worth


def card_worth(game: Evenfall, seat: int, card: int) -> float:
    """The worth of a card in hand, by which it is kept or discarded."""
    scale = scale_of(game)
    if not BOX.is_person[card]:
        return scale.kept[card]
    as_specialist = 0.0 if card in game.players[seat].specialists else scale.kept[card]
    as_council = scale.permanent[BOX.half_of[card]] - 4.0 * scale.resource
    for effect in BOX.game_end[card]:
        if isinstance(effect, VpEach):
            as_council += effect.vp * (effect.what.count(game, seat) + scale.growth)
    return max(as_specialist, as_council)
