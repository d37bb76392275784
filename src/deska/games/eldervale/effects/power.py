"""Power tracks, the glory track, and the orbs that lie there."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.eldervale.actions import ELEMENTS, LEAVE, RISE
from deska.games.eldervale.components.pieces import GLORY_ORBS, LAST_GLORY, MOST_MARKERS, TOP_LEVEL
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.effects.gains import GainAny, Vp, score, tell_of
from deska.games.eldervale.effects.order import carry_out
from deska.kernel import NO, Ask, Effect, Frame, Reason
from deska.kernel.codec import Pair
from deska.kernel.combinators import push_all

RISE_BY: Final = Pair(ELEMENTS, 8)
"""An element and a number of steps."""
ELEMENT: Final = {name: number for number, name in enumerate(ELEMENTS)}


# --- power


def needs_marker(game: Eldervale, seat: int, element: int) -> bool:
    """True if all markers stand on other tracks (EL-190)."""
    power = game.players[seat].power
    return not power[element] and len(power) - power.count(0) >= MOST_MARKERS


def climb(game: Eldervale, seat: int, element: int, steps: int) -> None:
    """Level by level (EL-189); above the top nothing happens (EL-194)."""
    player = game.players[seat]
    for _ in range(steps):
        if player.power[element] == TOP_LEVEL:
            break
        player.power[element] += 1
        if game.heard:
            tell_of(game, "el-rose", seat, None, element=element, level=player.power[element])
        ramparts(game, seat, element)
        if player.power[element] == TOP_LEVEL and game.track_orbs >> element & 1:  # EL-193
            game.track_orbs &= ~(1 << element)
            take_orb(game, seat, "track")


def take_orb(game: Eldervale, seat: int, place: str) -> None:
    game.players[seat].orbs += 1
    if game.heard:
        tell_of(game, "el-took-orb", seat, ("orb", place, f"orbs:{seat}"))


def ramparts(game: Eldervale, seat: int, element: int) -> None:
    """Rivals with a rampart of the element gain something for every level (EL-150, EL-151)."""
    for other in range(game.seats):
        if game.are_rivals(seat, other):
            for laid in game.players[other].cards:
                if game.box.element[laid.card] == element:
                    carry_out(game, other, laid.card, game.box.on[laid.card].get("rival-rises", ()))


class Rising(Ask):
    """The player rises on a track: the argument is the element and so many steps. A marker may have to come from another track."""

    kind = "el-move-marker"
    rules = ("EL-190", "EL-192")
    takes = RISE_BY

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        element = RISE_BY.first(frame.arg)
        if frame.seat >= game.seats or not needs_marker(game, frame.seat, element) or not game.elements >> element & 1:
            return []
        power = game.players[frame.seat].power
        return [*[LEAVE.of(other) for other in range(len(ELEMENTS)) if power[other]], NO]

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        element = RISE_BY.first(frame.arg)
        if game.elements >> element & 1:  # EL-187
            climb(game, frame.seat, element, RISE_BY.second(frame.arg))

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        if option == NO:
            return
        game.players[frame.seat].power[LEAVE.arg(option)] = 0
        climb(game, frame.seat, RISE_BY.first(frame.arg), RISE_BY.second(frame.arg))

    def args(self, game: Eldervale, frame: Frame) -> dict[str, Any]:
        return {"element": RISE_BY.first(frame.arg)}


def rise(game: Eldervale, seat: int, element: int, steps: int = 1, source: int = -1) -> None:
    game.push(RISING, seat, RISE_BY.of(element, steps), source)


def can_rise(game: Eldervale, seat: int, element: int) -> bool:
    return bool(game.elements >> element & 1) and game.players[seat].power[element] < TOP_LEVEL


@dataclass(frozen=True)
class Power(Effect):
    """The player gains power in an element."""

    element: str

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        rise(game, frame.seat, ELEMENT[self.element], 1, frame.source)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return can_rise(game, frame.seat, ELEMENT[self.element])


@dataclass(frozen=True)
class PowerAny(Ask):
    """The player gains power in any element in play, or only where a marker stands."""

    own: bool = False

    def prompt(self) -> str:
        return "el-power-any"

    def serves(self) -> tuple[str, ...]:
        return ("EL-187", "EL-189")

    def options(self, game: Eldervale, frame: Frame) -> list[int]:
        power = game.players[frame.seat].power
        elements = range(len(ELEMENTS))
        return [RISE.of(element) for element in elements if can_rise(game, frame.seat, element) and (power[element] or not self.own)]

    def chosen(self, game: Eldervale, frame: Frame, option: int) -> None:
        rise(game, frame.seat, RISE.arg(option), 1, frame.source)

    def why_not(self, game: Eldervale, frame: Frame, option: int) -> Reason | None:
        if not RISE.holds(option):
            return None
        element = RISE.arg(option)
        if not game.elements >> element & 1:
            return Reason("el-why-not-in-play", "EL-187", {"element": element})
        if game.players[frame.seat].power[element] == TOP_LEVEL:
            return Reason("el-why-at-the-top", "EL-194", {"element": element})
        return Reason("el-why-no-marker-there", "EL-189", {"element": element})


# --- glory


class GloryStep(Effect):
    """Once the marker is on the track, a step with its reward (EL-182 to EL-186)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        player = game.players[frame.seat]
        if player.glory < 0:
            return
        if player.glory == LAST_GLORY:
            score(game, frame.seat, BEYOND)
            return
        player.glory += 1
        if game.heard:
            game.tell("el-glory", player=frame.seat, field=player.glory)
        push_all(game, frame, GLORY_FIELDS[player.glory])


@dataclass(frozen=True)
class Glory(Effect):
    """The player gains glory."""

    count: int = 1

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        for _ in range(self.count):
            game.push(GLORY_STEP, frame.seat, 0, frame.source)

    def possible(self, game: Eldervale, frame: Frame) -> bool:
        return game.players[frame.seat].glory >= 0


class GloryOrb(Effect):
    """The orb of the field reached goes to the first player there, others score (EL-185)."""

    def resolve(self, game: Eldervale, frame: Frame) -> None:
        place = GLORY_ORBS.index(game.players[frame.seat].glory)
        if not game.glory_orbs >> place & 1:
            score(game, frame.seat, BEYOND)
            return
        game.glory_orbs &= ~(1 << place)
        take_orb(game, frame.seat, "glory")


BEYOND: Final = 2
RISING: Final = Rising()
GLORY_STEP: Final = GloryStep()
GLORY_ORB: Final = GloryOrb()
GLORY_FIELDS: Final[tuple[tuple[Effect, ...], ...]] = (  # EL-184
    (),
    (Vp(2),),
    (GainAny(1),),
    (PowerAny(),),
    (GLORY_ORB,),
    (GainAny(2),),
    (PowerAny(),),
    (GLORY_ORB,),
)
