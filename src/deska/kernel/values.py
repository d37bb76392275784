"""What a game says to the outside: decisions, events, outcomes, views. Immutable, by names."""

from dataclasses import dataclass, field
from typing import Any, Final

TABLE: Final = -1
"""The seat of a decision that belongs to all players together: any of them may answer (K10)."""
SPECTATOR: Final = -1
"""The seat of a viewer who does not play."""


@dataclass(frozen=True)
class Decision:
    """Somebody has to choose. Equal when the same seat is asked the same with the same options."""

    kind: str
    seat: int
    options: tuple[str, ...]
    args: dict[str, Any] = field(default_factory=dict, compare=False)
    source: str = field(default="", compare=False)
    rules: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Event:
    """Something happened: a message with arguments, for those in the audience; perhaps a thing that moved."""

    message: str
    args: dict[str, Any]
    audience: int = -1
    move: tuple[str, str, str] | None = None


@dataclass(frozen=True)
class Rival:
    """An opponent that the rules play: no seat, but points by source."""

    name: str
    points: dict[str, int]

    @property
    def score(self) -> int:
        return sum(self.points.values())


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `breakdown` has for each seat the points by source, `teams` has the seats whose points are added up."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    breakdown: tuple[dict[str, int], ...] = ()
    rivals: tuple[Rival, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class View:
    """What a seat knows: what it may look at now, and what a perfect memory adds."""

    seat: int
    visible: dict[str, Any]
    remembered: dict[str, Any]
