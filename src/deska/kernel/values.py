"""The values that a game hands to the outside: decisions, events, outcomes, views. They use names, not numbers."""

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final

from deska.kernel.piles import ALL
from deska.kernel.scenes import Message, Part

if TYPE_CHECKING:
    from deska.kernel.game import Game

TABLE: Final = -1
"""The seat of a decision that belongs to all players together: any of them may answer (K10)."""
SPECTATOR: Final = -1
"""The seat of a viewer who does not play. It has the same number as TABLE, but no answer and no knowledge of its own."""


@dataclass(frozen=True)
class Decision:
    """A question that waits for an answer. Two are equal if they ask the same seat the same thing with the same options."""

    kind: str
    seat: int
    options: tuple[str, ...]
    args: dict[str, Any] = field(default_factory=dict, compare=False)
    source: str = field(default="", compare=False)
    rules: tuple[str, ...] = field(default=(), compare=False)
    labels: dict[str, Message] = field(default_factory=dict, compare=False)
    """The labels of options whose words depend on the position: what they cost here, what is lost by them."""
    picks: tuple[str, ...] = field(default=(), compare=False)
    """Options of which several are due one after the other (`Ask.picks`)."""
    early: tuple[str, ...] = field(default=(), compare=False)
    """Options that stop before everything is done (`Ask.early`)."""


@dataclass(frozen=True)
class Event:
    """Something that happened: a message with its arguments, for the seats in `audience`.

    `move` says which piece went where: (what, from, to). `part` says how it is seen as a part of a moment.
    """

    message: str
    args: dict[str, Any]
    audience: int = ALL
    """The mask of the seats that are told."""
    move: tuple[str, str, str] | None = None
    part: Part | None = field(default=None, compare=False)


class Parcel:
    """A frozen dataclass that can be sent to another process: compiled ones cannot be unpacked without help."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, item.name) for item in fields(self)])  # type: ignore[arg-type]


@dataclass(frozen=True)
class Rival(Parcel):
    """An opponent that the rules play. It has no seat, but points by source."""

    name: str
    points: dict[str, int]

    @property
    def score(self) -> int:
        return sum(self.points.values())


@dataclass(frozen=True)
class Outcome(Parcel):
    """The end of a game. `breakdown` has the points of each seat by source; the seats of each team add their points up."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    breakdown: tuple[dict[str, int], ...] = ()
    rivals: tuple[Rival, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()

    def share(self, seat: int, cooperative: bool) -> float:
        """The seat's share of the victory, from 0 to 1. Those who win together all have the whole of it; rivals who tie share it."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if cooperative else 1.0 / len(self.winners)


class View:
    """The knowledge of a seat: two copies of the state in which everything else is veiled."""

    __slots__ = ("decision", "game", "recalled", "sealed", "seat", "waiting")

    def __init__(
        self, seat: int, game: "Game", recalled: "Game", waiting: list[tuple[int, str]], decision: Decision | None, sealed: str
    ) -> None:
        self.seat = seat
        self.game: Any = game
        """The state as the seat sees it now. Games write `game: Ethnos = view.game`."""
        self.recalled: Any = recalled
        """The same state for somebody with a perfect memory."""
        self.waiting = waiting
        """The open decisions: the seat and the kind of each."""
        self.decision = decision
        """The decision that the seat itself has to make."""
        self.sealed = sealed
        """The seat's own secret answer, while others still choose."""

    @property
    def visible(self) -> dict[str, Any]:
        """Everything that the seat sees now, as plain data by names."""
        asked = self.decision
        data = {
            "turn": self.game.turn,
            "ended": self.game.ended,
            "waiting": [list(pair) for pair in self.waiting],
            "decision": None if asked is None else {"kind": asked.kind, "options": list(asked.options), "args": asked.args},
        }
        if self.sealed:
            data["sealed"] = self.sealed
        data.update(self.game.spec.state.tell(self.game))
        return data

    @property
    def remembered(self) -> dict[str, Any]:
        """The fields of `visible` that a perfect memory knows better."""
        state = self.game.spec.state
        better: dict[str, Any] = better_known(state.tell(self.game), state.tell(self.recalled))
        return better

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.visible == other.visible and self.remembered == other.remembered

    def __hash__(self) -> int:
        return id(self)


def better_known(seen: Any, recalled: Any) -> Any:
    """The parts of `recalled` that differ from `seen`: objects are compared field by field, lists of objects one by one."""
    if isinstance(seen, dict) and isinstance(recalled, dict):
        return {key: better_known(seen.get(key), value) for key, value in recalled.items() if seen.get(key) != value}
    if isinstance(seen, list) and len(seen) == len(recalled) and any(isinstance(item, dict) for item in seen):
        return [better_known(*pair) for pair in zip(seen, recalled, strict=True)]
    return recalled
