"""Moves: units go to other realms or change places, which is no placement (EL-067)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.eldervale.actions import KIND, SEATS, TARGET, TO, UNIT, UNITS, WIZARD
from deska.games.eldervale.components.pieces import NOWHERE, READY, UNIT_AT, UNIT_OF, unit_of
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.mimesis import is_mimesis, mimesis_place, used_by
from deska.games.eldervale.effects.units import own_units, ready_kinds, relocate, retreat, within
from deska.kernel import PASS, Ask, Effect, Frame
from deska.kernel.codec import Field, Int, Name, Pair
from deska.kernel.masks import members

KEEPER_AT: Final = Pair(SEATS, UNIT_AT.width)
"""A player and a realm."""
MOST_PICKED: Final = len(SEATS) * UNIT_OF.width
PICKED_AND: Final = Pair(MOST_PICKED + 1, len(SEATS) * KEEPER_AT.width)
"""The first unit that was picked (UNIT_OF plus 1, or 0 if none was), and where the next one is to be picked."""


# --- one's own units


@dataclass(frozen=True)
class MoveOwn(Ask):
    """An own unit moves up to so many realms into an unoccupied one."""

    steps: int

    def prompt(self) -> str:
        return "el-move-own"

    def serves(self) -> tuple[str, ...]:
        return ("EL-067", "EL-C60")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        units = [unit for unit in own_units(game, frame.seat) if destinations(game, UNIT_AT.second(unit), self.steps)]
        return [UNIT.of(UNIT_AT.first(unit), UNIT_AT.second(unit)) for unit in units]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(MoveTo(self.steps), frame.seat, UNIT_AT.of(UNIT.arg(option), UNIT.second(option)), frame.source)

    def parts(self) -> list[Effect]:
        return [MoveTo(self.steps)]


def destinations(game: Eldervale, realm: int, steps: int) -> int:
    """Unoccupied realms up to so many steps away, as bits."""
    return within(game, 1 << realm, steps) & ~game.occupied()


@dataclass(frozen=True)
class MoveTo(Ask):
    """The player chooses where the unit of the argument moves."""

    steps: int

    def prompt(self) -> str:
        return "el-move-to"

    def serves(self) -> tuple[str, ...]:
        return ("EL-067", "EL-C60")

    def arg_field(self) -> Field:
        return UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [TO.of(realm) for realm in members(destinations(game, UNIT_AT.second(frame.arg), self.steps))]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        relocate(game, frame.seat, UNIT_AT.first(frame.arg), UNIT_AT.second(frame.arg), TO.arg(option))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": UNIT_AT.first(frame.arg)}


class SwapReady(Ask):
    """An own unit on the map changes places with one of the ready area (EL-C66)."""

    kind = "el-swap-ready"
    rules = ("EL-067", "EL-C66")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        if not ready_kinds(game, frame.seat):
            return []
        return [UNIT.of(UNIT_AT.first(unit), UNIT_AT.second(unit)) for unit in own_units(game, frame.seat)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(SWAP_FOR, frame.seat, UNIT_AT.of(UNIT.arg(option), UNIT.second(option)), frame.source)


class SwapFor(Ask):
    """The unit of the ready area that takes the place of the argument's."""

    kind = "el-swap-for"
    rules = ("EL-067", "EL-C66")
    takes = UNIT_AT

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        return [KIND.of(kind) for kind in ready_kinds(game, frame.seat)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        kind, realm = UNIT_AT.first(frame.arg), UNIT_AT.second(frame.arg)
        retreat(game, frame.seat, kind, realm)
        game.move_unit(frame.seat, KIND.arg(option), READY, realm)
        if game.heard:
            game.tell("el-swapped", player=frame.seat, unit=KIND.arg(option), realm=realm)


class SwapAny(Ask):
    """Two units of any owners change places: first one, then the other (EL-C60). The argument is the first one, if there is one."""

    kind = "el-swap-any"
    rules = ("EL-067", "EL-C60")
    takes = Int(0, MOST_PICKED)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        taken = UNIT_AT.second(frame.arg - 1) if frame.arg else NOWHERE
        targets = [(seat, realm) for seat in range(game.sides) for realm in members(game.held(seat)) if realm != taken]
        if len({realm for _, realm in targets}) < (1 if frame.arg else 2):
            return []
        return [TARGET.of(seat, realm) for seat, realm in targets]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        game.push(SWAP_KIND, frame.seat, PICKED_AND.of(frame.arg, KEEPER_AT.of(TARGET.arg(option), TARGET.second(option))), frame.source)


class SwapKind(Ask):
    """The player picks one of several units. The argument is the unit that was picked before, and whose units of which realm are meant."""

    kind = "el-swap-kind"
    rules = ("EL-067", "EL-C60")
    takes = PICKED_AND

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        target = PICKED_AND.second(frame.arg)
        return [KIND.of(kind) for kind in game.kinds_at(KEEPER_AT.first(target), KEEPER_AT.second(target))]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        target, first = PICKED_AND.second(frame.arg), PICKED_AND.first(frame.arg)
        picked = UNIT_OF.of(KEEPER_AT.first(target), UNIT_AT.of(KIND.arg(option), KEEPER_AT.second(target)))
        if first:
            swap_units(game, first - 1, picked)
        else:
            game.push(SWAP_ANY, frame.seat, picked + 1, frame.source)


def swap_units(game: Eldervale, one: int, two: int) -> None:
    for unit, other in ((one, two), (two, one)):
        own = UNIT_OF.second(unit)
        relocate(game, UNIT_OF.first(unit), UNIT_AT.first(own), UNIT_AT.second(own), UNIT_AT.second(other))


# --- abilities of wizards, which the Mimesis may imitate


class WizardMove(Ask):
    """A move of the wizard, or of the Mimesis in its place: the argument is the kind of the unit."""

    takes = Name(UNITS)

    def kind_of(self, frame: Frame) -> int:
        return frame.arg or WIZARD

    def realm_of(self, game: Eldervale, frame: Frame) -> int:
        """The realm of the unit; NOWHERE, or a place beside the map, if it cannot move."""
        if is_mimesis(game, self.kind_of(frame)):
            return mimesis_place(game, frame.seat)
        return game.players[frame.seat].place_of(WIZARD)

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"unit": self.kind_of(frame)}


class SwapWizard(WizardMove):
    """It changes places with another own unit on the map (EL-C24)."""

    kind = "el-swap-wizard"
    rules = ("EL-C24",)

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        realm = self.realm_of(game, frame)
        if not 0 <= realm < READY:
            return []
        units = [unit for unit in own_units(game, frame.seat) if UNIT_AT.second(unit) != realm]
        return [*[UNIT.of(UNIT_AT.first(unit), UNIT_AT.second(unit)) for unit in units], PASS] if units else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != PASS:
            realm, there = self.realm_of(game, frame), UNIT.second(option)
            used_by(game, self.kind_of(frame))
            relocate(game, frame.seat, UNIT.arg(option), there, realm)
            relocate(game, frame.seat, self.kind_of(frame), realm, there)


class Wander(WizardMove):
    """It may move to a realm beside it, occupied or not (EL-C12)."""

    kind = "el-wander"
    rules = ("EL-C12", "EL-067")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        realm = self.realm_of(game, frame)
        return [*[TO.of(beside) for beside in members(game.near[realm])], PASS] if 0 <= realm < READY else []

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option != PASS:
            realm = self.realm_of(game, frame)
            used_by(game, self.kind_of(frame))
            relocate(game, frame.seat, self.kind_of(frame), realm, TO.arg(option))


def imitated(game: Eldervale, seat: int, source: int, effects: tuple[Effect, ...]) -> list[Frame]:
    """The same moves for the Mimesis, if it is the player's and on the map."""
    if mimesis_place(game, seat) == NOWHERE:
        return []
    return [Frame(effect, seat, source, unit_of(game.box.mimesis)) for effect in effects if isinstance(effect, WizardMove)]


SWAP_READY: Final = SwapReady()
SWAP_FOR: Final = SwapFor()
SWAP_ANY: Final = SwapAny()
SWAP_KIND: Final = SwapKind()
SWAP_WIZARD: Final = SwapWizard()
WANDER: Final = Wander()
