"""Spells that move units and monsters: what can be reached, built and met from the new places, with the values of placing."""

from math import inf
from typing import Final

from deska.games.eldervale.actions import KIND, MONSTER, TARGET, TO, UNIT, WORKER
from deska.games.eldervale.bot.battle import field_of, losses, prospect
from deska.games.eldervale.bot.numbers import ENOUGH, REACH, SITE
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.placing import places_of, site_worth
from deska.games.eldervale.bot.regroup import regroup_worth
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import NOWHERE, READY, UNIT_AT, UNIT_OF
from deska.games.eldervale.effects.building import neighbour_points
from deska.games.eldervale.effects.monsters import Banish, PushMonster, free_beside, wild_monsters
from deska.games.eldervale.effects.moves import KEEPER_AT, PICKED_AND, MoveOwn, SwapAny, SwapReady, destinations
from deska.games.eldervale.effects.turns import Calm, Reach
from deska.games.eldervale.effects.units import own_units, ready_kinds, within
from deska.games.eldervale.turn.placing import Ground, open_realms, reach_of
from deska.games.eldervale.turn.rounds import EndOfTurn, TakeTurn
from deska.kernel import Ask, Effect, Frame
from deska.kernel.masks import members

MOVING: Final = (Reach, Calm, PushMonster, Banish, MoveOwn, SwapReady, SwapAny)
"""Effects of spells of one's own turn that are weighed here."""
NEAR_END: Final = 4.0
"""In the last quarter of the game it matters less and less what can be reached later."""
MOVED: Final = frozenset(
    {
        *("el-move-own", "el-move-to", "el-push-monster", "el-push-to", "el-give-way"),
        *("el-banish", "el-swap-ready", "el-swap-for", "el-swap-any", "el-swap-kind"),
    }
)
"""Questions that these spells ask."""


class Moves:
    """A position, seen from what may be moved in it."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.game = look.game
        self.seat = look.seat
        self.places = places_of(look)
        self.ground = Ground(look.game, look.seat)
        self.own = self.ground.own
        self.open = open_realms(look.game, look.seat, look.game.laid())
        placing = any(isinstance(frame.effect, TakeTurn) for frame in look.game.stack)
        self.kinds = ready_kinds(look.game, look.seat) if placing else []
        self.floor = min(ENOUGH * look.base, regroup_worth(look)) if placing else 0.0
        """The worth of the turn without a placement."""
        self.worths: dict[int, float] = {}
        self.sites: dict[int, float] = {}
        self.now = self.best(self.own, self.kinds)

    # --- placing

    def worth(self, kind: int, realm: int, calm: bool, moved: int, comes: bool) -> float:
        """The worth of a placement if nothing invades, or if a moved monster comes from its new place or does not."""
        key = UNIT_OF.of(((moved + 1) * 2 + comes) * 2 + calm, UNIT_AT.of(kind, realm))
        if key not in self.worths:
            self.worths[key] = self.places.worth(kind, realm, calm, moved, comes)
        return self.worths[key]

    def best(self, own: int, kinds: list[int], reach: int = 0, calm: bool = False, moved: int = NOWHERE, near: int = 0) -> float:
        """The worth of the turn with own units in these realms; `near` are the realms to which a moved monster comes."""
        most = self.floor
        self.ground.own = own
        far = within(self.game, own, reach) & ~own if reach else 0
        for kind in kinds:
            for realm in members((reach_of(self.game, self.seat, kind, self.ground) | far) & self.open):
                most = max(most, self.worth(kind, realm, calm, moved, bool(near >> realm & 1)))
        return most

    # --- standing

    def site(self, kind: int, realm: int, old: int) -> float:
        """The worth of a site for a unit that stands, or stood, in the old realm."""
        if kind != WORKER or realm >= len(self.game.dwellings):
            return 0.0
        key = UNIT_AT.of(realm, old)
        if key not in self.sites:
            self.sites[key] = site_worth(self.look, realm, old)
        return self.sites[key]

    def ahead(self, own: int) -> float:
        """The worth of the best realm within reach of these realms with one's own units."""
        most = max([self.places.action[realm] for realm in members(self.game.beside(own) & ~own)], default=0.0)
        return REACH * max(0.0, most) * min(1.0, NEAR_END * self.look.left)

    def gathered(self, own: int) -> float:
        """The worth of other realms with own units, now and later."""
        return self.best(own, self.kinds) - self.now + self.ahead(own) - self.ahead(self.own)

    def without(self, old: int) -> int:
        """Realms with own units if one leaves."""
        return self.own & ~(1 << old) if len(self.game.units_at(self.seat, old)) == 1 else self.own

    def shift(self, kind: int, old: int, new: int) -> float:
        """An own unit stands elsewhere."""
        return self.gathered(self.without(old) | 1 << new) + self.site(kind, new, old) - self.site(kind, old, old)

    def blow(self, kind: int, old: int, steps: int) -> float:
        """An own unit goes where it likes best (EL-C60)."""
        return max([self.shift(kind, old, new) for new in members(destinations(self.game, old, steps))], default=0.0)

    # --- monsters

    def drive(self, beast: int, to: int) -> float:
        """A monster goes out of the way, or to where it is met."""
        near = within(self.game, 1 << to, BOX.beasts[beast].invasion_range)
        return self.best(self.own, self.kinds, moved=beast, near=near) - self.now

    def push(self, beast: int) -> float:
        return max([self.drive(beast, to) for to in members(free_beside(self.game, beast))], default=0.0)

    def banish(self, beast: int) -> float:
        """Whoever is in its Lair falls (EL-206)."""
        lair = BOX.lair_of[beast]
        result = self.drive(beast, lair) - losses(self.look, self.game.units_at(self.seat, lair))
        for side in range(self.game.sides):
            if self.game.are_rivals(self.seat, side):
                result += self.harm(losses(self.look, self.game.units_at(side, lair)))
        return result

    def harm(self, loss: float) -> float:
        """The worth of a rival's loss, which helps against that one only."""
        return loss / (self.game.sides - 1)

    # --- exchanges

    def transform(self, kind: int, old: int, other: int) -> float:
        """A unit of the ready area takes the place of one on the map (EL-C66)."""
        if self.game.battle is not None:
            return transformed(self.look, kind, old, other)
        left = self.game.units_at(self.seat, READY)
        left.remove(other)
        kinds = sorted({kind, *left}) if self.kinds else []
        return self.best(self.own, kinds) - self.now + self.site(other, old, old) - self.site(kind, old, old)

    def change(self, kind: int, old: int) -> float:
        ready = ready_kinds(self.game, self.seat)
        return max([self.transform(kind, old, other) for other in ready], default=0.0)

    def displace(self, one: int, two: int) -> float:
        """Two units change places (EL-C60)."""
        result, own = 0.0, self.own
        for unit, other in ((one, two), (two, one)):
            owner, kind, old, new = owner_of(unit), kind_of(unit), UNIT_AT.second(unit), UNIT_AT.second(other)
            if owner == self.seat:
                result += self.site(kind, new, old) - self.site(kind, old, old)
                if owner_of(other) != owner:
                    own = self.without(old) | 1 << new
            elif self.game.are_rivals(self.seat, owner) and kind == WORKER:
                result += self.harm(self.home(old) - self.home(new))
        return result + self.gathered(own)

    def home(self, realm: int) -> float:
        """The worth of a site to a rival, as far as everybody can see it."""
        if realm >= len(self.game.dwellings) or self.game.dwellings[realm] >= 0:
            return 0.0
        return SITE * neighbour_points(self.game, realm)

    def best_displaced(self, one: int) -> float:
        """The worth of the best unit with which one's own can change places."""
        if owner_of(one) != self.seat:
            return -1.0
        return max([self.displace(one, two) for two in self.everybody() if UNIT_AT.second(two) != UNIT_AT.second(one)], default=0.0)

    def everybody(self) -> list[int]:
        """All units on the map, of one kind and owner in a realm only one."""
        return [UNIT_OF.of(owner, unit) for owner in range(self.game.sides) for unit in own_units(self.game, owner)]


def owner_of(unit: int) -> int:
    return UNIT_OF.first(unit)


def kind_of(unit: int) -> int:
    return UNIT_AT.first(UNIT_OF.second(unit))


# --- whether to cast


def moving_worth(look: Outlook, effect: Effect) -> float:
    """The worth of such a spell in one's own turn."""
    if not isinstance(look.game.stack[-1].effect, (TakeTurn, EndOfTurn)):
        return 0.0
    moves = Moves(look)
    if isinstance(effect, Reach):
        return moves.best(moves.own, moves.kinds, effect.steps) - moves.now
    if isinstance(effect, Calm):
        return moves.best(moves.own, moves.kinds, calm=True) - moves.now
    if isinstance(effect, PushMonster):
        return max([moves.push(beast) for beast in wild_monsters(look.game)], default=0.0)
    if isinstance(effect, Banish):
        return max([moves.banish(beast) for beast in wild_monsters(look.game)], default=0.0)
    units = own_units(look.game, look.seat)
    if isinstance(effect, MoveOwn):
        return max([moves.blow(UNIT_AT.first(unit), UNIT_AT.second(unit), effect.steps) for unit in units], default=0.0)
    if isinstance(effect, SwapReady):
        return max([moves.change(UNIT_AT.first(unit), UNIT_AT.second(unit)) for unit in units], default=0.0)
    return max([moves.best_displaced(UNIT_OF.of(look.seat, unit)) for unit in units], default=0.0)


# --- in battle


def transformed(look: Outlook, kind: int, old: int, other: int) -> float:
    """Another unit fights in the place of one that is there (EL-X09)."""
    field = field_of(look.game)
    if old != field.realm:
        return 0.0
    before = prospect(look, field)
    field.units[look.seat].remove(kind)
    field.units[look.seat].append(other)
    return prospect(look, field) - before


def best_transformed(look: Outlook) -> float:
    """The worth of the best such exchange in a battle."""
    realm = field_of(look.game).realm
    here, ready = look.game.kinds_at(look.seat, realm), ready_kinds(look.game, look.seat)
    return max([transformed(look, kind, realm, other) for kind in here for other in ready], default=0.0)


# --- what these spells ask


def moved(look: Outlook) -> int:
    """The option that brings most; of equal ones the first."""
    game = look.game
    effect = game.stack[-1].effect
    prompt = effect.prompt() if isinstance(effect, Ask) else ""
    moves = Moves(look)
    best, most = game.legal[0], -inf
    for option in game.legal[: game.asked]:
        gain = gain_of(moves, prompt, game.stack[-1], option)
        if gain > most:
            best, most = option, gain
    return best


def gain_of(moves: Moves, prompt: str, frame: Frame, option: int) -> float:
    """The worth of an answer to one of these questions."""
    if UNIT.holds(option):
        kind, realm = UNIT.arg(option), UNIT.second(option)
        effect = frame.effect
        return moves.blow(kind, realm, effect.steps) if isinstance(effect, MoveOwn) else moves.change(kind, realm)
    if MONSTER.holds(option):
        beast = MONSTER.arg(option)
        return moves.push(beast) if prompt == "el-push-monster" else moves.banish(beast)
    if prompt == "el-move-to":
        return moves.shift(UNIT_AT.first(frame.arg), UNIT_AT.second(frame.arg), TO.arg(option))
    if TO.holds(option):
        return moves.drive(frame.arg, TO.arg(option))
    if prompt == "el-swap-for":
        return moves.transform(UNIT_AT.first(frame.arg), UNIT_AT.second(frame.arg), KIND.arg(option))
    return exchanged(moves, frame, option)


def exchanged(moves: Moves, frame: Frame, option: int) -> float:
    """The worth of exchanging the unit that was picked before, or the best one, with the unit that the option points at."""
    game = moves.game
    if TARGET.holds(option):
        first, owner, realm = frame.arg, TARGET.arg(option), TARGET.second(option)
        kinds = game.kinds_at(owner, realm)
    else:
        first, target = PICKED_AND.first(frame.arg), PICKED_AND.second(frame.arg)
        owner, realm = KEEPER_AT.first(target), KEEPER_AT.second(target)
        kinds = [KIND.arg(option)]
    units = [UNIT_OF.of(owner, UNIT_AT.of(kind, realm)) for kind in kinds]
    # the first unit is written down as its number plus 1, so that 0 is none
    return max([moves.displace(first - 1, unit) if first else moves.best_displaced(unit) for unit in units])
