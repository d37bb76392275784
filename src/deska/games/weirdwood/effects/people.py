"""Effects for others: for another player, any player, everybody, everybody in the room (WW-C35)."""

from dataclasses import dataclass
from typing import Any, Final

from deska.games.weirdwood.actions import WHO
from deska.games.weirdwood.components.state import Weirdwood
from deska.kernel import PASS, Ask, Effect, Frame, Reason
from deska.kernel.codec import Field, Int
from deska.kernel.combinators import could, push_all
from deska.kernel.effects import kebab, name_of

ALLY: Final = "ally"
ANYBODY: Final = "any"
EACH: Final = "each"
HERE: Final = "here"


def is_candidate(game: Weirdwood, who: str, seat: int, other: int) -> bool:
    if who == ALLY:
        return other != seat  # WW-319: nobody, in a game with one character
    return who != HERE or game.players[other].place == game.players[seat].place


def candidates(game: Weirdwood, who: str, seat: int) -> list[int]:
    """Seats in the order of play from the acting one on."""
    order = [(seat + i) % game.seats for i in range(game.seats)]
    return [other for other in order if is_candidate(game, who, seat, other)]


def is_able(game: Weirdwood, frame: Frame, who: str, seat: int, effects: tuple[Effect, ...]) -> bool:
    """True if the seat is meant and any of the effects would do something for it."""
    if not is_candidate(game, who, frame.seat, seat):
        return False
    own = Frame(frame.effect, seat, frame.source)
    return any(could(game, own, effect) for effect in effects)


def is_anybody_able(game: Weirdwood, frame: Frame, who: str, effects: tuple[Effect, ...]) -> bool:
    return any(is_able(game, frame, who, seat, effects) for seat in range(game.seats))


@dataclass(frozen=True)
class On(Ask):
    """One other or any player carries out the effects."""

    who: str
    effects: tuple[Effect, ...]

    def prompt(self) -> str:
        return "ww-who-" + kebab(type(self.effects[0]).__name__)

    def serves(self) -> tuple[str, ...]:
        return ("WW-C35", "WW-319")

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [WHO.of(seat) for seat in range(game.seats) if is_able(game, frame, self.who, seat, self.effects)]

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return is_anybody_able(game, frame, self.who, self.effects)

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        push_all(game, Frame(self, WHO.arg(option), frame.source), self.effects)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source, "effect": name_of(self.effects[0])}

    def why_not(self, game: Weirdwood, frame: Frame, option: int) -> Reason | None:
        return WHO.refuses(option, "ww-why-not-this-player", "WW-C35")


@dataclass(frozen=True)
class ForAll(Effect):
    """Everybody, or everybody in the room, carries out the effects, the acting player first."""

    who: str
    effects: tuple[Effect, ...]

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        for seat in reversed(candidates(game, self.who, frame.seat)):
            push_all(game, Frame(self, seat, frame.source), self.effects)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return is_anybody_able(game, frame, self.who, self.effects)


@dataclass(frozen=True)
class TwoAllies(Ask):
    """Another player carries out the first effect, then a further one the second (WW-350); the argument is who was first, plus one."""

    first: Effect
    second: Effect

    def prompt(self) -> str:
        return "ww-two-allies"

    def serves(self) -> tuple[str, ...]:
        return ("WW-350",)

    def arg_field(self) -> Field:
        return Int(0, 5)

    def seats(self, game: Weirdwood, frame: Frame) -> list[int]:
        return [seat for seat in range(game.seats) if seat not in (frame.seat, frame.arg - 1)]

    def options(self, game: Weirdwood, frame: Frame) -> list[int]:
        options = [WHO.of(seat) for seat in self.seats(game, frame)]
        return [*options, PASS] if options and frame.arg else options

    def chosen(self, game: Weirdwood, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        seat = WHO.arg(option)
        if not frame.arg:
            game.push(self, frame.seat, seat + 1, frame.source)
        game.push(self.second if frame.arg else self.first, seat, source=frame.source)

    def args(self, game: Weirdwood, frame: Frame) -> dict[str, Any]:
        return {"card": frame.source}
