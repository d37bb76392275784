"""Dwellings and recruits."""

from dataclasses import dataclass
from typing import Final

from deska.games.eldervale.actions import (
    DRAGON,
    REALMS,
    RECRUIT,
    SETTLE,
    UNITS,
    WORKER,
)
from deska.games.eldervale.components.pieces import DWELLINGS, ENDINGS, HOUSED, INACTIVE, READY, SETTLED, WORKERS
from deska.games.eldervale.components.prices import RECRUIT_COSTS, WORKER_COSTS, amounts, discounted
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import score
from deska.games.eldervale.effects.order import at_once
from deska.games.eldervale.effects.paying import WILD, charge, purse
from deska.games.eldervale.effects.power import rise
from deska.games.eldervale.effects.quests import deed
from deska.games.eldervale.effects.tableau import frames_at, total
from deska.games.eldervale.effects.units import abilities_of
from deska.kernel import ALL, Ask, Effect, Frame, Reason
from deska.kernel.codec import Name
from deska.kernel.masks import members
from deska.kernel.payments import can_pay
from deska.kernel.ranking import ranked
from deska.kernel.scenes import Message, Part

NEIGHBOUR_POINTS: Final = 2
BRIDGE_POINTS: Final[tuple[int, ...]] = (2, 10)
"""At its near and at its far end (EL-242)."""


# --- the end of the game


def trigger_end(game: Eldervale, ending: str) -> None:
    """Everybody takes one more turn after this one; a second trigger changes nothing (EL-208 to EL-210)."""
    if game.ending:
        return
    game.ending = ENDINGS.index(ending)
    game.turns_left = game.sides + 1
    if game.heard:
        game.tell("el-settled-triggered" if ending == SETTLED else "el-mapped-triggered", seen=last_round_part(game))


def last_round_part(game: Eldervale) -> Part:
    """The last round begins: how all stand, as far as the track tells."""
    vp = [player.vp for player in game.players[: game.seats]]
    return Part(Message("el-moment-last-round"), step=Message("el-moment-standings"), rows=ranked(vp, vp, "vp"), brief=True)


# --- dwellings


def dwelling_discount(game: Eldervale, seat: int) -> int:
    """The discount of a player on dwellings; discounts add up (EL-C55)."""
    return total(game, seat, "dwelling-discount") + (game.now.plan if seat == game.active else 0)


def dwelling_price(game: Eldervale, seat: int, realm: int, discount: int) -> list[int]:
    """The price of a dwelling in a realm (EL-125)."""
    return discounted(game.box.dwelling_cost[realm], discount + dwelling_discount(game, seat))


def sites(game: Eldervale, seat: int) -> list[int]:
    """Element realms with a worker of the player and without a dwelling (EL-123, EL-124)."""
    at = game.players[seat].at
    realms: list[int] = []
    for i in range(WORKERS):  # sorted: workers in one realm are neighbours
        realm = at[i]
        if realm < len(game.dwellings) and game.dwellings[realm] < 0 and realm not in realms:
            realms.append(realm)
    return realms


@dataclass(frozen=True)
class Build(Ask):
    """The player turns a worker on the map into a dwelling, for so much less."""

    discount: int = 0

    def prompt(self) -> str:
        return "el-settle"

    def serves(self) -> tuple[str, ...]:
        return ("EL-090", "EL-123", "EL-125")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        realms = sites(game, frame.seat)  # of six workers come six dwellings at most (EL-129)
        if not realms:
            return realms
        less = self.discount + dwelling_discount(game, frame.seat)
        held = purse(game, frame.seat)
        return [SETTLE.of(realm) for realm in realms if can_pay(discounted(game.box.dwelling_cost[realm], less), held, WILD)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        realm = SETTLE.arg(option)
        if game.heard:
            game.tell("el-builds", player=frame.seat, realm=realm)
        game.push(RAISE_ROOF, frame.seat, realm, frame.source)
        charge(game, frame.seat, dwelling_price(game, frame.seat, realm, self.discount), game.box.realm_card[realm])
        game.now.plan = 0

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if not SETTLE.holds(option):
            return None
        realm = SETTLE.arg(option)
        if game.dwellings[realm] >= 0:
            return Reason("el-why-dwelling-there", "EL-123", {"realm": realm})
        if not game.players[frame.seat].has_worker(realm):
            return Reason("el-why-no-worker", "EL-123", {"realm": realm})
        return Reason("el-why-too-poor", "EL-125", {"realm": realm})


class RaiseRoof(Effect):
    """The worker in the realm of the argument becomes a dwelling (EL-126 to EL-128)."""

    takes = Name(REALMS)

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        seat, realm = frame.seat, frame.arg
        points = neighbour_points(game, realm)
        game.players[seat].move(WORKER, realm, HOUSED)
        game.dwellings[realm] = seat
        if game.heard:
            game.tell("el-built", ALL, ("dwelling", f"tray:{seat}", f"realm:{REALMS[realm]}"), player=seat, realm=realm)
        at_once(game, seat, built_effects(game, seat))
        rise(game, seat, game.box.realm_element[realm], game.box.realms[realm].symbols, frame.source)
        if points:
            score(game, seat, points)
        if game.dwelling_count(seat) == DWELLINGS:
            trigger_end(game, SETTLED)
        deed(game, seat, "built", realm)


def neighbour_points(game: Eldervale, realm: int) -> int:
    """For ruins and dwellings beside it (EL-127), and for an end of the bridge (EL-242)."""
    near = game.near[realm]
    points = NEIGHBOUR_POINTS * (near & game.box.ruins).bit_count()
    for beside in members(near):
        if beside < len(game.dwellings) and game.dwellings[beside] >= 0:
            points += NEIGHBOUR_POINTS
    if near >> game.box.bridge & 1:
        points += BRIDGE_POINTS[1 if game.far == realm else 0]
    return points


def built_effects(game: Eldervale, seat: int) -> list[Frame]:
    """The effects of cards and the faction when a dwelling is built (EL-C22, EL-C56)."""
    steps = frames_at(game, seat, "built")
    for ability in abilities_of(game, seat):
        steps += [Frame(effect, seat, ability) for effect in game.box.on[ability].get("built", ())]
    return steps


# --- recruits


def recruit_discount(game: Eldervale, seat: int) -> int:
    """The discount of a player on recruits (EL-C55)."""
    return total(game, seat, "recruit-discount")


def recruit_cost(game: Eldervale, seat: int, kind: int) -> list[int]:
    """Workers cost one resource of any kind, then two, then three (EL-120)."""
    return amounts(WORKER_COSTS[inactive_workers(game, seat)] if kind == WORKER else RECRUIT_COSTS[kind])


def recruit_price(game: Eldervale, seat: int, kind: int, discount: int) -> list[int]:
    return discounted(recruit_cost(game, seat, kind), discount + recruit_discount(game, seat))


def inactive_workers(game: Eldervale, seat: int) -> int:
    at = game.players[seat].at
    count = 0
    for i in range(WORKERS):
        if at[i] == INACTIVE:
            count += 1
    return count


@dataclass(frozen=True)
class Recruit(Ask):
    """The player pays for an inactive unit, which comes to the ready area."""

    discount: int = 0

    def prompt(self) -> str:
        return "el-recruit"

    def serves(self) -> tuple[str, ...]:
        return ("EL-089", "EL-120")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        seat = frame.seat
        kinds = [kind for kind in range(DRAGON + 1) if self.is_left(game, seat, kind)]
        if not kinds:
            return kinds
        less = self.discount + recruit_discount(game, seat)
        held = purse(game, seat)
        return [RECRUIT.of(kind) for kind in kinds if can_pay(discounted(recruit_cost(game, seat, kind), less), held, WILD)]

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        seat = frame.seat
        less = self.discount + recruit_discount(game, seat)
        held = purse(game, seat)
        for kind in range(DRAGON + 1):
            if self.is_left(game, seat, kind) and can_pay(discounted(recruit_cost(game, seat, kind), less), held, WILD):
                return True
        return False

    def is_left(self, game: Eldervale, seat: int, kind: int) -> bool:
        return inactive_workers(game, seat) > 0 if kind == WORKER else game.players[seat].place_of(kind) == INACTIVE

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        kind = RECRUIT.arg(option)
        if game.heard:
            game.tell("el-recruits", player=frame.seat, unit=kind)
        game.push(MUSTER, frame.seat, kind, frame.source)
        charge(game, frame.seat, recruit_price(game, frame.seat, kind, self.discount), frame.source)

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if not RECRUIT.holds(option):
            return None
        kind = RECRUIT.arg(option)
        if not self.is_left(game, frame.seat, kind):
            return Reason("el-why-recruited", "EL-089", {"unit": kind})
        return Reason("el-why-cannot-pay", "EL-120")


class Muster(Effect):
    """The unit of the argument joins the ready area (EL-089)."""

    takes = Name(UNITS)

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        game.players[frame.seat].move(frame.arg, INACTIVE, READY)
        if game.heard:
            move = (UNITS[frame.arg], f"tray:{frame.seat}", f"ready:{frame.seat}")
            game.tell("el-recruited", ALL, move, player=frame.seat, unit=frame.arg)
        deed(game, frame.seat, "recruited", frame.arg)


class FreeWorker(Effect):
    """An inactive worker comes to the ready area for nothing (EL-C06)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        if inactive_workers(game, frame.seat):
            if game.heard:
                game.tell("el-recruits", player=frame.seat, unit=WORKER)
            game.push(MUSTER, frame.seat, WORKER, frame.source)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return inactive_workers(game, frame.seat) > 0


RAISE_ROOF: Final = RaiseRoof()
MUSTER: Final = Muster()
FREE_WORKER: Final = FreeWorker()
