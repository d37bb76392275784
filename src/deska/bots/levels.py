"""The levels of bots.

Another package can add a level with an entry point of the group `deska.bots`: `careful = "pebbles.bot:Careful"`. That is a class with a
method `choose(handle)` and, if it cannot play every game, the ids of its `games`. It need not derive from `Bot`, which is compiled.
"""

from functools import cache
from typing import Any, Final

from deska.bots.handle import Handle
from deska.bots.players import Bot, Follower, Lookahead, Player, Thinker
from deska.kernel.errors import DeskaError
from deska.kernel.spec import GameSpec

RANDOM: Final = "random"
GREEDY: Final = "greedy"
ENTRY_POINTS: Final = "deska.bots"


class UnknownBot(DeskaError):
    """The game has no bot of that level."""


def levels(spec: GameSpec) -> tuple[str, ...]:
    """The levels of the game; our best one is the last."""
    has_greedy = spec.greedy is not None or spec.evaluate is not None
    return (RANDOM, *spec.baselines, *guests_of(spec), *((GREEDY,) if has_greedy else ()))


def make(level: str, spec: GameSpec, seed: int) -> Player:
    """A player of that level, with a generator of its own."""
    if level == RANDOM:
        return Player(seed)
    if level in spec.baselines:
        return Follower(spec.baselines[level], seed)
    if level == GREEDY and spec.greedy is not None:
        return Follower(spec.greedy, seed)
    if level == GREEDY and spec.evaluate is not None:
        return Thinker(Lookahead(spec.evaluate), seed)
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
        if entry.name in (RANDOM, GREEDY) or entry.name in classes:
            raise UnknownBot(f"two bots are called {entry.name!r}; one of them is {entry.value}")
        classes[entry.name] = guest
    return classes
