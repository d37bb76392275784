"""What a game says to the outside: decisions, events, outcomes, views. Immutable, by names."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from deska.kernel.game import Game

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


class View:
    """What a seat knows: copies of the state in which everything is veiled that it cannot see, or cannot see and does not remember."""

    __slots__ = ("decision", "game", "recalled", "sealed", "seat", "waiting")

    def __init__(
        self, seat: int, game: "Game", recalled: "Game", waiting: list[tuple[int, str]], decision: Decision | None, sealed: str
    ) -> None:
        self.seat = seat
        self.game: Any = game
        """What the seat sees now. Games write `game: Ethnos = view.game`."""
        self.recalled: Any = recalled
        """The same for somebody with a perfect memory."""
        self.waiting = waiting
        """Who is asked what: seats and kinds of decisions."""
        self.decision = decision
        """What the seat itself is asked."""
        self.sealed = sealed
        """The seat's own secret answer, while others still choose."""

    @property
    def visible(self) -> dict[str, Any]:
        """What the seat sees now, as plain data by names."""
        asked = self.decision
        found = {
            "turn": self.game.turn,
            "ended": self.game.ended,
            "waiting": [list(pair) for pair in self.waiting],
            "decision": None if asked is None else {"kind": asked.kind, "options": list(asked.options), "args": asked.args},
        }
        if self.sealed:
            found["sealed"] = self.sealed
        found.update(self.game.spec.state.tell(self.game))
        return found

    @property
    def remembered(self) -> dict[str, Any]:
        """What a perfect memory adds: the fields of `visible` that it knows better."""
        state = self.game.spec.state
        found: dict[str, Any] = better_known(state.tell(self.game), state.tell(self.recalled))
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.visible == other.visible and self.remembered == other.remembered

    def __hash__(self) -> int:
        return id(self)


def better_known(seen: Any, recalled: Any) -> Any:
    """The parts of plain data that differ: of objects their fields, of lists of objects an object for each."""
    if isinstance(seen, dict) and isinstance(recalled, dict):
        return {key: better_known(seen.get(key), value) for key, value in recalled.items() if seen.get(key) != value}
    if isinstance(seen, list) and len(seen) == len(recalled) and any(isinstance(item, dict) for item in seen):
        return [better_known(*pair) for pair in zip(seen, recalled, strict=True)]
    return recalled
