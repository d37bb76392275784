"""The levels of bots.

Another package can add a level with an entry point of the group `deska.bots`: `careful = "pebbles.bot:Careful"`. That is a class with a
method `choose(handle)` and, if it cannot play every game, the ids of its `games`. It need not derive from `Bot`, which is compiled.
"""

from functools import cache
from typing import Any, Final

from deska.bots.glimpse import Glimpse
from deska.bots.handle import Handle
from deska.bots.ladder import APPRENTICE, LADDER, PLAYER, SEARCHERS
from deska.bots.players import Bot, Follower, Lookahead, Player, Thinker
from deska.bots.search import MOST_WORLDS, Rollouts
from deska.kernel.errors import DeskaError
from deska.kernel.spec import GameSpec

RANDOM: Final = "random"
GREEDY: Final = "greedy"
BUILT_IN: Final = (RANDOM, GREEDY, *[level.name for level in LADDER])
"""The names that no other package can use."""
ENTRY_POINTS: Final = "deska.bots"


class UnknownBot(DeskaError):
    """The game has no bot of that level."""


def levels(spec: GameSpec) -> tuple[str, ...]:
    """All levels of the game by name."""
    return (RANDOM, *spec.baselines, *guests_of(spec), *((GREEDY,) if has_greedy(spec) else ()), *ladder(spec))


def ladder(spec: GameSpec) -> tuple[str, ...]:
    """The five levels, the best one last; all of them need the game's sensible player."""
    return tuple([level.name for level in LADDER]) if spec.greedy is not None else ()


def offered(spec: GameSpec) -> tuple[str, ...]:
    """The levels that people choose from, the best one last. Others stay valid, for old tables and for measuring."""
    plain = () if spec.greedy is not None else (RANDOM, GREEDY) if has_greedy(spec) else (RANDOM,)
    return (*plain, *guests_of(spec), *ladder(spec))


def usual(spec: GameSpec) -> str:
    """The level that plays with people where none is named: the best one that answers at once."""
    return PLAYER.name if spec.greedy is not None else offered(spec)[-1]


def yardstick(spec: GameSpec) -> str:
    """The level that plays in the lab where none is named: quick, and the one that all others are measured by."""
    return GREEDY if has_greedy(spec) else RANDOM


def has_greedy(spec: GameSpec) -> bool:
    return spec.greedy is not None or spec.evaluate is not None


def make(level: str, spec: GameSpec, seed: int, seconds: float = 0.0) -> Player:
    """A player of that level, with a generator of its own.

    Levels that search look at a fixed number of worlds, so that the same seed makes the same choices; with seconds they think for so long.
    """
    if level == RANDOM:
        return Player(seed)
    if level in spec.baselines:
        return Follower(spec.baselines[level], seed)
    if level in (GREEDY, PLAYER.name) and spec.greedy is not None:
        return Follower(spec.greedy, seed)
    if level == GREEDY and spec.evaluate is not None:
        return Thinker(Lookahead(spec.evaluate), seed)
    if level == APPRENTICE.name and spec.greedy is not None:
        return Thinker(Glimpse(spec.greedy), seed)
    if level in SEARCHERS and spec.greedy is not None:
        return Thinker(Rollouts(MOST_WORLDS, seconds) if seconds else Rollouts(SEARCHERS[level].worlds), seed)
    if level in guests_of(spec):
        return Thinker(Guest(guests()[level]()), seed)
    raise UnknownBot(f"there is no bot {level!r} for {spec.id}; there are: {', '.join(levels(spec))}")


class Guest(Bot):
    """A bot of another package."""

    def __init__(self, mind: Any) -> None:
        self.mind = mind

    def choose(self, handle: Handle) -> int:
        option = self.mind.choose(handle)
        if option not in handle.legal:
            raise DeskaError(f"the bot {type(self.mind).__name__} chose {option!r}, which is not offered")
        return int(option)


def guests_of(spec: GameSpec) -> tuple[str, ...]:
    """The levels from other packages that can play the game."""
    return tuple([name for name, guest in guests().items() if spec.id in getattr(guest, "games", (spec.id,))])


@cache
def guests() -> dict[str, Any]:
    """The classes of bots that other packages bring; they are looked up once."""
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    classes: dict[str, Any] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        guest = entry.load()
        if not callable(getattr(guest, "choose", None)):
            raise UnknownBot(f"{entry.value} is not a bot: it has no method `choose`")
        if entry.name in BUILT_IN or entry.name in classes:
            raise UnknownBot(f"two bots are called {entry.name!r}; one of them is {entry.value}")
        classes[entry.name] = guest
    return classes
