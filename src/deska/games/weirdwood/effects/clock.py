"""Čas: both corridors turn on and back (WW-103 to WW-113)."""

from dataclasses import dataclass
from typing import Final

from deska.games.weirdwood.components.manor import DAYS, HOURS
from deska.games.weirdwood.components.state import OUT_OF_TIME, Weirdwood
from deska.games.weirdwood.effects.foe import monster_dice, refit
from deska.games.weirdwood.effects.goods import strength
from deska.kernel import Effect, Frame
from deska.kernel.codec import Field, Int

MOODS: Final = ("ww-calm", "ww-angry", "ww-enraged")


def advance(game: Weirdwood, steps: int) -> None:
    """Time moves on; from day 12 there is no way on (WW-045). Whoever calls this does nothing after it."""
    time = game.time + steps
    day = game.day + time // HOURS
    if game.heard:
        game.tell("ww-time-on", count=steps)
    if day > DAYS:
        game.finish(OUT_OF_TIME)
        return
    turn_corridors(game, day, time % HOURS)


def turn_back(game: Weirdwood, steps: int) -> None:
    """Time runs back, not beyond its beginning (WW-111, WW-112)."""
    now = (game.day - 1) * HOURS + game.time
    then = max(now - steps, 0)
    if game.heard:
        game.tell("ww-time-back", count=now - then)
    turn_corridors(game, then // HOURS + 1, then % HOURS)


def turn_corridors(game: Weirdwood, day: int, time: int) -> None:
    """The monster's strength follows the day, down as well (WW-113)."""
    before = strength(game)
    game.day = day
    game.time = time
    if game.heard and strength(game) != before:
        game.tell(MOODS[strength(game)])


@dataclass(frozen=True)
class TimeOn(Effect):
    """Time moves on by positions."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        dice = monster_dice(game)
        advance(game, self.count)
        refit(game, dice)


@dataclass(frozen=True)
class TimeBack(Effect):
    """Time runs back by positions."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        dice = monster_dice(game)
        turn_back(game, self.count)
        refit(game, dice)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return game.day > 1 or game.time > 0


class TimePasses(Effect):
    """Time moves on by as many positions as the argument says (WW-057, WW-214)."""

    def arg_field(self) -> Field:
        return Int(0, 2 * HOURS)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if frame.arg:
            advance(game, frame.arg)


class TimeRunsBack(Effect):
    """Time runs back by as many positions as the argument says (WW-339)."""

    def arg_field(self) -> Field:
        return Int(1, DAYS * HOURS)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        turn_back(game, frame.arg)


TIME_PASSES: Final = TimePasses()
TIME_RUNS_BACK: Final = TimeRunsBack()
