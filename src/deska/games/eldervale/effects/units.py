"""Units: where they may go, the Underworld, and monsters that change sides or return home."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.eldervale.actions import (
    FIRST_ABILITY,
    FIRST_BEAST_UNIT,
    FIRST_MONSTER,
    FIRST_STARTER,
    KIND,
    REALMS,
    SWORD,
    TARGET,
    TO,
    UNIT,
    UNITS,
    WIZARD,
    WORKER,
)
from deska.games.eldervale.components.definitions import BOX, amounts, packed
from deska.games.eldervale.components.pieces import DEFEATED, NOWHERE, READY, UNDERWORLD
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import gain, score
from deska.games.eldervale.effects.order import carry_out
from deska.games.eldervale.effects.paying import PAYING, affords
from deska.games.eldervale.effects.tokens import UNIT_AT, WIDTH
from deska.kernel import ALL, NO, PASS, YES, Ask, Effect, Frame
from deska.kernel.codec import Field, Int

# --- questions


def abilities_of(game: Eldervale, seat: int) -> tuple[int, ...]:
    """The numbers of a faction's two abilities; the Phantoms have none (EL-275)."""
    first = game.players[seat].faction * 2
    return (first, first + 1) if seat < game.seats else ()


def within(game: Eldervale, realms: int, steps: int) -> int:
    """Realms up to so many steps away, over tiles (EL-079), as bits; those themselves included."""
    found = realms
    for _ in range(steps):
        found |= game.beside(found)
    return found


def realms_in(mask: int) -> list[int]:
    return [realm for realm in range(len(REALMS)) if mask >> realm & 1]


def own_units(game: Eldervale, seat: int) -> list[int]:
    """A player's units on the map as unit * WIDTH + realm, equal ones once."""
    return [kind * WIDTH + realm for realm in realms_in(game.held(seat)) for kind in game.kinds_at(seat, realm)]


def ready_kinds(game: Eldervale, seat: int) -> list[int]:
    """Units in the ready area, every kind once."""
    return game.kinds_at(seat, READY)


# --- the Underworld


def send(game: Eldervale, seat: int, kind: int, realm: int) -> None:
    """A unit goes to the Underworld, unless its faction lets it escape (EL-C17, EL-C21)."""
    for number in abilities_of(game, seat):
        ability = BOX.abilities[number]
        if ability.escapes and BOX.ability_unit[number] == kind:
            if not ability.escape_cost:
                retreat(game, seat, kind, realm)
                return
            if game.battle is None:  # in battles it is asked beforehand
                game.push(ESCAPE, seat, kind * WIDTH + realm, FIRST_ABILITY + number)
                return
    fall(game, seat, kind, realm)


class Escape(Ask):
    """Whether the unit of the argument escapes for a price."""

    kind = "el-escape"
    rules = ("EL-C17",)

    def arg_field(self) -> Field:
        return UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [YES, NO] if affords(game, frame.seat, amounts(self.price(frame))) else []

    def price(self, frame: Frame) -> str:
        return BOX.abilities[frame.source - FIRST_ABILITY].escape_cost

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        fall(game, frame.seat, frame.arg // WIDTH, frame.arg % WIDTH)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == NO:
            self.resolve(game, frame)
            return
        retreat(game, frame.seat, frame.arg // WIDTH, frame.arg % WIDTH)
        game.push(PAYING, frame.seat, packed(amounts(self.price(frame))), frame.source)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": frame.arg // WIDTH}


def fall(game: Eldervale, seat: int, kind: int, realm: int) -> None:
    """The owner gains a sword (EL-180); a controlled monster is defeated there (EL-204)."""
    is_monster = kind >= FIRST_BEAST_UNIT + FIRST_MONSTER
    game.move_unit(seat, kind, realm, DEFEATED if is_monster else UNDERWORLD)
    if is_monster:
        game.owner[kind - FIRST_BEAST_UNIT] = NOWHERE
    if game.heard:
        game.tell("el-fell", ALL, (UNITS[kind], f"realm:{REALMS[realm]}", "underworld"), player=seat, unit=kind)
    if seat >= game.seats:
        return
    gain(game, seat, SWORD)
    after_loss(game, seat, kind)


def after_loss(game: Eldervale, seat: int, kind: int) -> None:
    """What a faction and cards give for a lost unit (EL-C20, EL-C57)."""
    for ability in abilities_of(game, seat):
        if BOX.ability_unit[ability] == kind:
            carry_out(game, seat, FIRST_ABILITY + ability, BOX.abilities[ability].fallen)
    battle = game.battle
    lost = 0
    if battle is not None:
        battle.losses[seat] += 1
        lost = battle.losses[seat]
    for laid in game.players[seat].cards:
        if laid.card < FIRST_STARTER:
            card = BOX.adventures[laid.card]
            if card.loss_points and lost <= LOSSES_SCORED:
                score(game, seat, card.loss_points)
            if lost == 1:
                carry_out(game, seat, laid.card, card.losses)


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
        game.tell("el-moved", ALL, move, player=seat, unit=kind, realm=new)


@dataclass(frozen=True)
class Rescue(Ask):
    """Own units come back from the Underworld: one, or all of them."""

    everybody: bool = False
    acts: bool = False
    """Whether the unit may use a card action at once (EL-C52)."""

    def prompt(self) -> str:
        return "el-rescue"

    def serves(self) -> tuple[str, ...]:
        return ("EL-181", "EL-C61")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        kinds = game.kinds_at(frame.seat, UNDERWORLD)
        return [KIND.of(kind) for kind in kinds] if len(kinds) > 1 and not self.everybody else []

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        kinds = game.units_at(frame.seat, UNDERWORLD)
        for kind in kinds if self.everybody else kinds[:1]:
            self.bring(game, frame, kind)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        self.bring(game, frame, KIND.arg(option))

    def bring(self, game: Eldervale, frame: Frame, kind: int) -> None:
        rescue(game, frame.seat, kind)
        if self.acts:
            game.push(game.spec.effects.named("choose-action"), frame.seat, kind * WIDTH + READY)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return bool(game.kinds_at(frame.seat, UNDERWORLD))


# --- moves


@dataclass(frozen=True)
class MoveOwn(Ask):
    """An own unit moves up to so many realms into an unoccupied one."""

    steps: int

    def prompt(self) -> str:
        return "el-move-own"

    def serves(self) -> tuple[str, ...]:
        return ("EL-067", "EL-C60")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        found = [unit for unit in own_units(game, frame.seat) if destinations(game, unit % WIDTH, self.steps)]
        return [UNIT.of(unit // WIDTH, unit % WIDTH) for unit in found]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(MoveTo(self.steps), frame.seat, UNIT.arg(option) * WIDTH + UNIT.second(option), frame.source)

    def parts(self) -> list[Effect]:
        return [MoveTo(self.steps)]


def destinations(game: Eldervale, realm: int, steps: int) -> int:
    """Unoccupied realms up to so many steps away, as bits."""
    return within(game, 1 << realm, steps) & ~game.occupied()


@dataclass(frozen=True)
class MoveTo(Ask):
    """Where the unit of the argument moves."""

    steps: int

    def prompt(self) -> str:
        return "el-move-to"

    def serves(self) -> tuple[str, ...]:
        return ("EL-067", "EL-C60")

    def arg_field(self) -> Field:
        return UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [TO.of(realm) for realm in realms_in(destinations(game, frame.arg % WIDTH, self.steps))]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        relocate(game, frame.seat, frame.arg // WIDTH, frame.arg % WIDTH, TO.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": frame.arg // WIDTH}


class SwapReady(Ask):
    """An own unit on the map changes places with one of the ready area (EL-C66)."""

    kind = "el-swap-ready"
    rules = ("EL-067", "EL-C66")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if not ready_kinds(game, frame.seat):
            return []
        return [UNIT.of(unit // WIDTH, unit % WIDTH) for unit in own_units(game, frame.seat)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(SWAP_FOR, frame.seat, UNIT.arg(option) * WIDTH + UNIT.second(option), frame.source)


class SwapFor(Ask):
    """The unit of the ready area that takes the place of the argument's."""

    kind = "el-swap-for"
    rules = ("EL-067", "EL-C66")

    def arg_field(self) -> Field:
        return UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [KIND.of(kind) for kind in ready_kinds(game, frame.seat)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        kind, realm = frame.arg // WIDTH, frame.arg % WIDTH
        retreat(game, frame.seat, kind, realm)
        game.move_unit(frame.seat, KIND.arg(option), READY, realm)
        if game.heard:
            game.tell("el-swapped", player=frame.seat, unit=KIND.arg(option), realm=realm)


class SwapAny(Ask):
    """Two units of any owners change places: first one, then the other (EL-C60). The argument is the first one, if there is one."""

    kind = "el-swap-any"
    rules = ("EL-067", "EL-C60")

    def arg_field(self) -> Field:
        return Int(0, PICKED)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        taken = frame.arg % WIDTH if frame.arg else NOWHERE
        found = [(seat, realm) for seat in range(game.sides) for realm in realms_in(game.held(seat)) if realm + 1 != taken]
        if len({realm for _, realm in found}) < (1 if frame.arg else 2):
            return []
        return [TARGET.of(seat, realm) for seat, realm in found]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(SWAP_KIND, frame.seat, frame.arg * TARGETS + TARGET.arg(option) * WIDTH + TARGET.second(option), frame.source)


class SwapKind(Ask):
    """Which of several units there is meant; the argument is what was picked before, and the owner and realm."""

    kind = "el-swap-kind"
    rules = ("EL-067", "EL-C60")

    def arg_field(self) -> Field:
        return Int(0, (PICKED + 1) * TARGETS)

    def kinds(self, game: Eldervale, frame: Frame) -> list[int]:
        return game.kinds_at(frame.arg % TARGETS // WIDTH, frame.arg % WIDTH)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        kinds = self.kinds(game, frame)
        return [KIND.of(kind) for kind in kinds] if len(kinds) > 1 else []

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        for kind in self.kinds(game, frame):
            self.pick(game, frame, kind)

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        self.pick(game, frame, KIND.arg(option))

    def pick(self, game: Eldervale, frame: Frame, kind: int) -> None:
        owner, realm = frame.arg % TARGETS // WIDTH, frame.arg % WIDTH
        picked = (owner * len(UNITS) + kind) * WIDTH + realm + 1
        first = frame.arg // TARGETS
        if first:
            swap_units(game, first - 1, picked - 1)
        else:
            game.push(SWAP_ANY, frame.seat, picked, frame.source)


def swap_units(game: Eldervale, one: int, two: int) -> None:
    for unit, other in ((one, two), (two, one)):
        relocate(game, unit // WIDTH // len(UNITS), unit // WIDTH % len(UNITS), unit % WIDTH, other % WIDTH)


class SwapWizard(Ask):
    """The wizard changes places with another own unit on the map (EL-C24)."""

    kind = "el-swap-wizard"
    rules = ("EL-C24",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        realm = game.players[frame.seat].place_of(WIZARD)
        if realm >= READY:
            return []
        found = [unit for unit in own_units(game, frame.seat) if unit % WIDTH != realm]
        return [*[UNIT.of(unit // WIDTH, unit % WIDTH) for unit in found], PASS] if found else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != PASS:
            realm, there = game.players[frame.seat].place_of(WIZARD), UNIT.second(option)
            relocate(game, frame.seat, UNIT.arg(option), there, realm)
            relocate(game, frame.seat, WIZARD, realm, there)


class Wander(Ask):
    """The wizard may move to a realm beside it, occupied or not (EL-C12)."""

    kind = "el-wander"
    rules = ("EL-C12", "EL-067")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        realm = game.players[frame.seat].place_of(WIZARD)
        return [*[TO.of(beside) for beside in realms_in(game.near[realm])], PASS] if realm < READY else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != PASS:
            relocate(game, frame.seat, WIZARD, game.players[frame.seat].place_of(WIZARD), TO.arg(option))


# --- single targets


class SendRival(Ask):
    """An opposing worker beside an own unit goes to the Underworld; never in the peaceful start (EL-C64)."""

    kind = "el-send-rival"
    rules = ("EL-C64", "EL-250")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if game.peace:
            return []
        reached = game.beside(game.held(frame.seat))
        found: list[int] = []
        for other in range(game.sides):
            if game.are_rivals(frame.seat, other):
                found += [TARGET.of(other, realm) for realm in realms_in(reached) if game.players[other].has_worker(realm)]
        return found

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        send(game, TARGET.arg(option), WORKER, TARGET.second(option))


class SendOwn(Ask):
    """An own unit on the map goes to the Underworld (EL-C61)."""

    kind = "el-send-own"
    rules = ("EL-C61", "EL-180")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [UNIT.of(unit // WIDTH, unit % WIDTH) for unit in own_units(game, frame.seat)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        send(game, frame.seat, UNIT.arg(option), UNIT.second(option))


PICKED: Final = 8 * len(UNITS) * WIDTH
TARGETS: Final = 8 * WIDTH
SWAP_READY: Final = SwapReady()
SWAP_FOR: Final = SwapFor()
SWAP_ANY: Final = SwapAny()
SWAP_KIND: Final = SwapKind()
SWAP_WIZARD: Final = SwapWizard()
WANDER: Final = Wander()
SEND_RIVAL: Final = SendRival()
SEND_OWN: Final = SendOwn()
ESCAPE: Final = Escape()
