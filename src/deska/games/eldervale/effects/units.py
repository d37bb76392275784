"""Units: who they are, and the Underworld."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.eldervale.actions import (
    KIND,
    REALMS,
    SWORD,
    TARGET,
    UNIT,
    UNITS,
    WORKER,
)
from deska.games.eldervale.components.pieces import (
    DEFEATED,
    NOWHERE,
    READY,
    REMOVING,
    UNDERWORLD,
    UNIT_AT,
    beast_of,
    is_beast,
)
from deska.games.eldervale.components.prices import amounts
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import gain, score, tell_of
from deska.games.eldervale.effects.mimesis import ability_steps, is_mimesis, is_user, used_by
from deska.games.eldervale.effects.paying import affords, charge
from deska.games.eldervale.effects.seen import loss_part
from deska.games.eldervale.effects.tableau import carry_out_at, total
from deska.kernel import ALL, NO, YES, Ask, Frame
from deska.kernel.masks import members

NONE: Final[tuple[int, ...]] = ()


# --- questions


def abilities_of(game: Eldervale, seat: int) -> tuple[int, ...]:
    """The two abilities of a faction, as cards; the Phantoms have none (EL-275)."""
    return game.box.abilities_of[game.players[seat].faction] if seat < game.seats else NONE


def within(game: Eldervale, realms: int, steps: int) -> int:
    """Realms up to so many steps away, over tiles (EL-079), as bits; those themselves included."""
    result = realms
    for _ in range(steps):
        result |= game.beside(result)
    return result


def own_units(game: Eldervale, seat: int) -> list[int]:
    """A player's units on the map with their realms (UNIT_AT), realm by realm, equal ones once."""
    units: list[int] = []
    for realm in members(game.held(seat)):
        for kind in game.kinds_at(seat, realm):
            units.append(UNIT_AT.of(kind, realm))
    return units


def ready_kinds(game: Eldervale, seat: int) -> list[int]:
    """Units in the ready area, every kind once."""
    return game.kinds_at(seat, READY)


# --- the Underworld


def send(game: Eldervale, seat: int, kind: int, realm: int) -> None:
    """A unit goes to the Underworld, unless its faction lets it escape (EL-C17, EL-C21)."""
    for ability in abilities_of(game, seat):
        if game.box.changes["escapes"][ability] and is_user(game, kind, ability):
            is_free = not game.box.abilities[ability].price
            if is_free and not is_mimesis(game, kind):
                retreat(game, seat, kind, realm)
                return
            if is_free or game.battle is None or game.battle.stage < REMOVING:  # losers are asked beforehand whether to pay
                game.push(ESCAPE, seat, UNIT_AT.of(kind, realm), ability)
                return
    fall(game, seat, kind, realm)


class Escape(Ask):
    """The unit of the argument may escape for a price, or the Mimesis like the unit that she imitates."""

    kind = "el-escape"
    rules = ("EL-C17", "EL-C36")
    takes = UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [YES, NO] if affords(game, frame.seat, amounts(self.price(game, frame))) else []

    def price(self, game: Eldervale, frame: Frame) -> str:
        return game.box.abilities[frame.source].price

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        fall(game, frame.seat, UNIT_AT.first(frame.arg), UNIT_AT.second(frame.arg))

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == NO:
            self.resolve(game, frame)
            return
        used_by(game, UNIT_AT.first(frame.arg))
        retreat(game, frame.seat, UNIT_AT.first(frame.arg), UNIT_AT.second(frame.arg))
        if self.price(game, frame):
            charge(game, frame.seat, amounts(self.price(game, frame)), frame.source)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": UNIT_AT.first(frame.arg), "card": frame.source, "count": len(self.price(game, frame))}


def fall(game: Eldervale, seat: int, kind: int, realm: int) -> None:
    """The owner gains a sword (EL-180); a controlled monster is defeated there (EL-204)."""
    is_monster = is_beast(kind) and not game.box.is_mercenary[beast_of(kind)]
    game.move_unit(seat, kind, realm, DEFEATED if is_monster else UNDERWORLD)
    if is_monster:
        game.give(beast_of(kind), NOWHERE)
    if game.heard:
        tell_of(game, "el-fell", seat, (UNITS[kind], f"realm:{REALMS[realm]}", "underworld"), loss_part(game, seat, kind), unit=kind)
    if seat >= game.seats:
        return
    gain(game, seat, SWORD)
    after_loss(game, seat, kind)


def after_loss(game: Eldervale, seat: int, kind: int) -> None:
    """The faction and cards give something for a lost unit (EL-C20, EL-C57)."""
    for ability in abilities_of(game, seat):
        if "fallen" in game.box.on[ability]:
            game.stack += ability_steps(game, seat, ability, "fallen", game.box.unit[ability] == kind, is_user(game, kind, ability))[::-1]
    battle = game.battle
    lost = 0
    if battle is not None:
        battle.losses[seat] += 1
        lost = battle.losses[seat]
    points = total(game, seat, "loss-points")
    if points and lost <= LOSSES_SCORED:
        score(game, seat, points)
    if lost == 1:
        carry_out_at(game, seat, "losses")


LOSSES_SCORED: Final = 2


def rescue(game: Eldervale, seat: int, kind: int) -> None:
    game.move_unit(seat, kind, UNDERWORLD, READY)
    if game.heard:
        game.tell("el-rescued", ALL, (UNITS[kind], "underworld", f"ready:{seat}"), player=seat, unit=kind)


def retreat(game: Eldervale, seat: int, kind: int, realm: int) -> None:
    """Back to the ready area, without a sword."""
    game.move_unit(seat, kind, realm, READY)
    if game.heard:
        game.tell("el-retreated", ALL, (UNITS[kind], f"realm:{REALMS[realm]}", f"ready:{seat}"), player=seat, unit=kind)


def relocate(game: Eldervale, seat: int, kind: int, old: int, new: int) -> None:
    """A move is no placement (EL-067)."""
    game.move_unit(seat, kind, old, new)
    if game.heard:
        move = (UNITS[kind], f"realm:{REALMS[old]}", f"realm:{REALMS[new]}")
        tell_of(game, "el-moved", seat, move, unit=kind, realm=new)


@dataclass(frozen=True)
class Rescue(Ask):
    """Own units come back from the Underworld: one, or all of them."""

    everybody: bool = False
    acts: bool = False
    """True if the unit may use a card action at once (EL-C52)."""

    def prompt(self) -> str:
        return "el-rescue"

    def serves(self) -> tuple[str, ...]:
        return ("EL-181", "EL-C61")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [] if self.everybody else [KIND.of(kind) for kind in game.kinds_at(frame.seat, UNDERWORLD)]

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        for kind in game.units_at(frame.seat, UNDERWORLD):
            self.bring(game, frame, kind)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        self.bring(game, frame, KIND.arg(option))

    def bring(self, game: Eldervale, frame: Frame, kind: int) -> None:
        rescue(game, frame.seat, kind)
        if self.acts:
            game.push(game.spec.effects.named("choose-action"), frame.seat, UNIT_AT.of(kind, READY))

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return bool(game.kinds_at(frame.seat, UNDERWORLD))


# --- single targets


class SendRival(Ask):
    """An opposing worker beside a unit of the player goes to the Underworld; never in the peaceful start (EL-C64)."""

    kind = "el-send-rival"
    rules = ("EL-C64", "EL-250")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if game.peace:
            return []
        reached = game.beside(game.held(frame.seat))
        options: list[int] = []
        for other in range(game.sides):
            if game.are_rivals(frame.seat, other):
                options += [TARGET.of(other, realm) for realm in members(reached) if game.players[other].has_worker(realm)]
        return options

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        send(game, TARGET.arg(option), WORKER, TARGET.second(option))


class SendOwn(Ask):
    """An own unit on the map goes to the Underworld (EL-C61)."""

    kind = "el-send-own"
    rules = ("EL-C61", "EL-180")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [UNIT.of(UNIT_AT.first(unit), UNIT_AT.second(unit)) for unit in own_units(game, frame.seat)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        send(game, frame.seat, UNIT.arg(option), UNIT.second(option))


SEND_RIVAL: Final = SendRival()
SEND_OWN: Final = SendOwn()
ESCAPE: Final = Escape()
