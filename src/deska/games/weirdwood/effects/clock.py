"""Time: both corridors turn on and back (WW-103 to WW-113)."""

from dataclasses import dataclass
from typing import Final

from deska.games.weirdwood.actions import TIMES
from deska.games.weirdwood.components.manor import DAYS, HOURS
from deska.games.weirdwood.components.state import OUT_OF_TIME, Weirdwood
from deska.games.weirdwood.effects.foe import monster_dice, refit
from deska.games.weirdwood.effects.goods import strength
from deska.games.weirdwood.effects.seen import SEEN, day_part, time_part
from deska.kernel import Effect, Frame
from deska.kernel.codec import Int

MOODS: Final = ("ww-calm", "ww-angry", "ww-enraged")


def passed(game: Weirdwood) -> int:
    """Positions of time since the first morning."""
    return (game.day - 1) * HOURS + game.time


def move_time(game: Weirdwood, steps: int) -> None:
    """Time moves on, or runs back, not beyond its beginning; the monster's strength follows the day (WW-045, WW-111 to WW-113).

    The game ends with the last day: whoever calls this does nothing after it.
    """
    before = strength(game)
    then = max(passed(game) + steps, 0)
    if game.heard:
        tell_time(game, then, "ww-time-on" if steps >= 0 else "ww-time-back")
    if then >= DAYS * HOURS:
        game.finish(OUT_OF_TIME)
        return
    was = game.day
    game.day, game.time = then // HOURS + 1, then % HOURS
    if game.heard and game.day > was:
        game.tell("ww-new-day", seen=day_part(game), day=game.day)
    if game.heard and strength(game) != before:
        game.tell(MOODS[strength(game)], seen=SEEN)


def tell_time(game: Weirdwood, then: int, message: str) -> None:
    """Tell that time moves, from when to when."""
    day, time = then // HOURS + 1, TIMES[then % HOURS]
    part = time_part(game.day, day)
    game.tell(message, seen=part, count=abs(then - passed(game)), was=game.day, earlier=TIMES[game.time], day=day, time=time)


def shift(game: Weirdwood, steps: int) -> None:
    """Move time in the middle of a turn: dice that the monster has not rolled yet follow its new strength."""
    dice = monster_dice(game)
    move_time(game, steps)
    refit(game, dice)


@dataclass(frozen=True)
class TimeOn(Effect):
    """Time moves on by positions."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        shift(game, self.count)


@dataclass(frozen=True)
class TimeBack(Effect):
    """Time runs back by positions."""

    count: int

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        shift(game, -self.count)

    def possible(self, game: Weirdwood, frame: Frame) -> bool:
        return passed(game) > 0


class TimePasses(Effect):
    """Time moves on by as many positions as the argument says (WW-057, WW-214)."""

    takes = Int(0, 2 * HOURS)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        if frame.arg:
            move_time(game, frame.arg)


class TimeRunsBack(Effect):
    """Time runs back by as many positions as the argument says (WW-339)."""

    takes = Int(1, DAYS * HOURS)

    def resolve(self, game: Weirdwood, frame: Frame) -> None:
        move_time(game, -frame.arg)


TIME_PASSES: Final = TimePasses()
TIME_RUNS_BACK: Final = TimeRunsBack()
