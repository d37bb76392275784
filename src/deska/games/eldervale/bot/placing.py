"""Placing a unit: the gain of the realm, sites for dwellings, battles."""

from typing import Final

from deska.games.eldervale.actions import (
    DRAGON,
    ELEMENT_REALMS,
    GOLD,
    GUARDIAN,
    MAGIC_CARD,
    PLACE,
    REALMS,
    WIZARD,
    WORKER,
)
from deska.games.eldervale.bot.battle import Field, expected
from deska.games.eldervale.bot.numbers import END_LOST, END_WON, REACH, SITE
from deska.games.eldervale.bot.outlook import UNKNOWN, Outlook
from deska.games.eldervale.bot.values import build_worth, purchase, recruit_worth, token_worth, total
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import DWELLINGS, EMPTY, INACTIVE, NOWHERE, beast_of, is_beast
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.adventures import offered
from deska.games.eldervale.effects.building import dwelling_price, inactive_workers, recruit_price, sites
from deska.games.eldervale.effects.paying import WILD, affords, purse
from deska.games.eldervale.effects.tokens import top_of
from deska.games.eldervale.effects.units import abilities_of
from deska.games.eldervale.scoring import card_points, dwelling_points, power_points
from deska.games.eldervale.turn.placing import has_veil, invaders
from deska.kernel.payments import can_pay

FAR: Final = -1000.0
"""The worth of something impossible."""


# --- what realms give


def space_worth(look: Outlook, space: int) -> float:
    """The top token, or the printed resource of an emptied space."""
    token = top_of(look.game, space)
    return token_worth(look, token) if token != EMPTY else look.gain(BOX.printed[space])


def best_expedition(look: Outlook) -> float:
    """The best card, or the best two that can be paid together (EL-097, EL-098)."""
    game, seat = look.game, look.seat
    held = purse(game, seat)
    cards = [card for card in offered(game) if can_pay(BOX.cost[card], held, WILD)]
    worths = [purchase(look, card) for card in cards]
    best = max(worths, default=FAR)
    for i, card in enumerate(cards):
        for j in range(i):
            both = [a + b for a, b in zip(BOX.cost[card], BOX.cost[cards[j]], strict=True)]
            if worths[i] + worths[j] > best and can_pay(both, held, WILD):
                best = worths[i] + worths[j] - 0.3
    return best


def best_recruit(look: Outlook, discount: int = 0) -> float:
    most = FAR
    for kind in range(DRAGON + 1):
        left = inactive_workers(look.game, look.seat) if kind == WORKER else look.player.place_of(kind) == INACTIVE
        if left and affords(look.game, look.seat, recruit_price(look.game, look.seat, kind, discount)):
            most = max(most, recruit_worth(look, kind, discount))
    return most


def best_site(look: Outlook, leaving: int = NOWHERE) -> float:
    """The best dwelling that can be paid now, not counting a worker that is away."""
    game, seat = look.game, look.seat
    most = FAR
    if len(look.homes) >= DWELLINGS:
        return most
    for realm in sites(game, seat):
        if realm != leaving and affords(game, seat, dwelling_price(game, seat, realm, 0)):
            most = max(most, build_worth(look, realm))
    return most


def action_worth(look: Outlook, realm: int) -> float:
    """The worth of a realm's action."""
    if BOX.spaces_of[realm]:
        return max([space_worth(look, space) for space in BOX.spaces_of[realm]])
    if realm in (BOX.dungeon, BOX.second_dungeon):
        return best_expedition(look) + end_worth(look)
    if realm == BOX.mill:
        return best_site(look)
    if realm == BOX.portal:
        return best_recruit(look)
    if realm == BOX.mage_tower:
        return 2.3 * look.gain(MAGIC_CARD) - look.cost(amounts("NN"))
    if realm == BOX.fortress:
        return look.gain(GOLD, 2) - look.cost(amounts("NN"))
    if realm == BOX.oracle:
        return max(best_single(look), look.gain(MAGIC_CARD))
    return total(look, BOX.realms[realm].action)


def best_single(look: Outlook) -> float:
    held = purse(look.game, look.seat)
    return max([purchase(look, card) for card in offered(look.game) if can_pay(BOX.cost[card], held, WILD)], default=FAR)


def end_worth(look: Outlook) -> float:
    """To draw the last tile ends the game: good for whoever leads."""
    if len(look.game.stock) != 1:
        return 0.0
    own = standing(look.game, look.seat)
    rival = max([standing(look.game, side) for side in range(look.game.sides) if side != look.seat])
    return max(END_LOST, min(END_WON, 0.3 * (own - rival)))


def standing(game: Eldervale, side: int) -> int:
    """Points as far as everybody can see them."""
    player = game.players[side]
    return player.vp + player.orbs + power_points(player) + dwelling_points(game, side) + card_points(game, side)


# --- what a unit does there


def placed_worth(look: Outlook, kind: int) -> float:
    """The worth of the faction's ability when its unit is placed."""
    if is_beast(kind):
        return total(look, BOX.beasts[beast_of(kind)].on.get("placed", ()))
    result = 0.0
    for ability in abilities_of(look.game, look.seat):
        if BOX.unit[ability] == kind:
            result += 0.6 * total(look, BOX.on[ability].get("placed", ()))
    return result


def site_worth(look: Outlook, realm: int, leaving: int = NOWHERE) -> float:
    """A worker there may become a dwelling (EL-123); one that comes from another realm is no longer there."""
    game, seat = look.game, look.seat
    if realm >= len(game.dwellings) or game.dwellings[realm] >= 0 or len(look.homes) >= DWELLINGS or not look.left:
        return 0.0
    worth = build_worth(look, realm)
    others = [build_worth(look, other) for other in sites(game, seat) if other != leaving]
    worth -= 0.6 * max([0.0, *others])
    ready = 1.0 if affords(game, seat, dwelling_price(game, seat, realm, 0)) else 0.65
    return max(0.0, SITE * ready * worth)


def meeting(look: Outlook, kind: int, realm: int, calm: bool = False, moved: int = NOWHERE, comes: bool = False) -> tuple[float, float]:
    """The worth of the battle that a placement causes, and the chance that the unit is still there after it (EL-155).

    If it is calm nothing invades. A monster that is moved elsewhere is no longer where it was, and comes from there or does not.
    """
    game, seat = look.game, look.seat
    if game.peace:
        return 0.0, 1.0
    monster = game.wild_at(realm)
    if monster in (moved, NOWHERE):
        monster = moved if comes else NOWHERE
    occupied = any(game.has_unit_at(side, realm) for side in range(game.sides) if side != seat)
    if (monster != NOWHERE or occupied) and has_veil(game, seat, kind):
        return 0.0, 1.0
    if monster == NOWHERE and not calm:
        beasts = [beast for beast in invaders(game, realm) if beast != moved]
        monster = beasts[0] if beasts else NOWHERE
    worth, stays = 0.0, 1.0
    if monster != NOWHERE or occupied:
        field = Field(game, realm, monster)
        field.units[seat].append(kind)
        stays = field.chance(seat)
        worth = expected(look, field, stays) - 0.3 * look.base
    if game.ghosts is not None and game.ghosts.guardian == realm:
        from_guardian = Field(game, realm, GUARDIAN)
        from_guardian.units[seat].append(kind)
        won = from_guardian.chance(seat)
        worth += expected(look, from_guardian, won)
        stays *= won
    return worth, stays


def unit_price(look: Outlook, kind: int, realm: int) -> float:
    """Workers are wanted in element realms, others for what only they can do."""
    if kind == WORKER:
        return 0.15 if realm >= len(look.game.dwellings) else 0.0
    return 0.1 if kind == WIZARD else 0.05


class Places:
    """The worth of every realm, found once for all units."""

    def __init__(self, look: Outlook) -> None:
        game = look.game
        self.look = look
        self.action = [action_worth(look, realm) if game.cells[realm] >= 0 else FAR for realm in range(len(REALMS))]
        self.site = [site_worth(look, realm) if game.cells[realm] >= 0 else 0.0 for realm in range(len(ELEMENT_REALMS))]
        self.own = game.held(look.seat)
        self.reached = self.own | game.beside(self.own)
        self.later = [UNKNOWN] * len(REALMS)
        self.placed: dict[int, float] = {}

    def ahead(self, realm: int) -> float:
        """The worth of the best realm that comes within reach there."""
        if self.later[realm] == UNKNOWN:
            self.later[realm] = self.find_ahead(realm)
        return self.later[realm]

    def find_ahead(self, realm: int) -> float:
        near = self.look.game.near[realm] & ~self.reached
        best = 0.0
        for other in range(len(REALMS)):
            if near >> other & 1 and self.action[other] > best:
                best = self.action[other]
        return REACH * best * min(1.0, 4.0 * self.look.left)

    def worth(self, kind: int, realm: int, calm: bool = False, moved: int = NOWHERE, comes: bool = False) -> float:
        if kind not in self.placed:
            self.placed[kind] = placed_worth(self.look, kind)
        total = self.action[realm] + self.placed[kind] - unit_price(self.look, kind, realm)
        battle, stays = meeting(self.look, kind, realm, calm, moved, comes)
        later = self.ahead(realm)
        if kind == WORKER and realm < len(ELEMENT_REALMS):
            later += self.site[realm]
        return total + battle + stays * later


def places_of(look: Outlook) -> Places:
    """The worth of every realm; the same for all that is weighed in one decision."""
    if look.places is None:
        look.places = Places(look)
    return look.places


def best_placement(look: Outlook, options: list[int]) -> tuple[int, float]:
    """The best of all placements offered, and what it brings."""
    best, most = NOWHERE, FAR
    places = places_of(look)
    for option in options:
        if PLACE.holds(option):
            worth = places.worth(PLACE.arg(option), PLACE.second(option))
            if worth > most:
                best, most = option, worth
    return best, most
