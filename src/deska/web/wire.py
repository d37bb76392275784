"""All that goes over the wire besides scenes: what the API takes and gives, and the frames of the socket both ways."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from deska.table.chairs import MOST_NAME
from deska.web.scenes import LookModel, SceneModel, Told, Wire

MOST_CHAT: Final = 500
MOST_NOTE: Final = 10_000
MOST_OPTION: Final = 200
Lang = Literal["cs", "en"]
Pace = Literal["none", "quick", "calm", "slow"]
Seat = Annotated[int, Field(ge=0, le=15)]
Shown = Annotated[int, Field(ge=-1, le=15)]
"""A seat, or -1 for somebody who watches."""
Seq = Annotated[int, Field(ge=0, le=2**31)]
Name = Annotated[str, Field(max_length=4 * MOST_NAME)]
Level = Annotated[str, Field(max_length=40)]
Short = Annotated[str, Field(max_length=200)]


# --- tables


class ClockInfo(Wire):
    """A time bank."""

    minutes: Annotated[int, Field(ge=1, le=10_000)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    """Seconds for every own turn."""


class ChairInfo(Told):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    stand_in: str = ""
    """The level of the bot that plays for an absent person."""
    present: bool = False
    mine: bool = False


class Chosen(Told):
    """A switch that is not as usual."""

    title: str
    value: str


class TableInfo(Told):
    """A table as this device sees it."""

    id: str
    game: str
    title: str
    state: Literal["waiting", "playing", "paused", "over", "closed"]
    host: bool
    chairs: list[ChairInfo]
    seq: int
    known_deal: bool
    hot_seat: bool
    public: bool
    pace: Pace
    aid: bool
    options: list[Chosen]
    my_turn: bool
    watching: int
    created: str
    clock: ClockInfo | None = None
    link: str = ""
    """For the host."""
    next: str = ""
    """The table of the rematch."""
    stopped: str = ""
    """Why it cannot go on after an upgrade."""


class TableList(Told):
    tables: list[TableInfo]


class Opened(Told):
    """A new table and the link to it."""

    table: TableInfo
    link: str


class LinkInfo(Told):
    link: str


class TokenInfo(Told):
    token: str


class Entered(Told):
    """What a link opened."""

    table: str
    kind: Literal["invite", "device"]
    seats: list[int]


# --- games


class Value(Told):
    name: str
    title: str


class VariantInfo(Told):
    """A switch of a game."""

    name: str
    title: str
    help: str
    values: list[Value]
    several: bool
    """Any number of values may be chosen, or none for a random draw."""
    default: str | None


class GameInfo(Told):
    id: str
    title: str
    tagline: str
    seats: tuple[int, int]
    cooperative: bool
    variants: list[VariantInfo]
    levels: list[Value]
    """Of bots, the best one last."""
    credits: str
    style: LookModel | None  # type: ignore[valid-type]


class GameList(Told):
    games: list[GameInfo]


class RuleText(Told):
    id: str
    title: str
    """The headings that it stands under."""
    text: str


class RuleList(Told):
    title: str
    rules: list[RuleText]


# --- what the API takes


class ChairWish(Wire):
    kind: Literal["me", "open", "bot", "guest"]
    name: Name = ""
    level: Level = ""


class NewTable(Wire):
    """A table to be opened."""

    game: Short
    seats: Annotated[int, Field(ge=1, le=16)]
    variant: dict[Short, Short | list[Short] | None] = {}
    chairs: Annotated[list[ChairWish], Field(max_length=16)] = []
    """One for each seat; if left out, me and bots."""
    name: Name = ""
    """Mine."""
    seed: Annotated[str, Field(max_length=40)] = ""
    """A number: the deal is known then."""
    hot_seat: bool = False
    public: bool = False
    pace: Pace = "calm"
    clock: ClockInfo | None = None
    aid: bool = False


class Import(Wire):
    """A game from a file."""

    game: dict[str, Any]
    name: Name = ""


class Join(Wire):
    name: Name
    seat: Seat


class OfSeat(Wire):
    seat: Seat


class Start(Wire):
    fill: Level | None = None
    """Bots of that level on all open chairs; empty: the best."""


class Furnish(Wire):
    seat: Seat
    kind: Literal["open", "bot"]
    level: Level = ""


class Takeover(Wire):
    seat: Seat
    level: Level = ""


class Invite(Wire):
    renew: bool = False


class Rename(Wire):
    seat: Seat
    name: Name


class SetLevel(Wire):
    seat: Seat
    level: Level


class SetWebhook(Wire):
    seat: Seat
    url: Annotated[str, Field(max_length=2000)]
    """Empty: no more notices."""


class Secret(Wire):
    secret: Annotated[str, Field(max_length=200)]


class BotAnswer(Wire):
    seq: Seq
    option: Annotated[str, Field(max_length=MOST_OPTION)]


class Nothing(Wire):
    """No more is to be said."""


# --- frames down


class EventFrame(Told):
    """A line of the log, and perhaps something that moved."""

    n: int
    kind: Literal["choice", "effect", "table", "undo"]
    text: str
    seat: int = -1
    move: tuple[str, str, str] | None = None
    strike: bool = False
    back: int = 0
    """Of kind undo: strike all earlier lines with a greater n."""


class UndoInfo(Told):
    free: bool
    ask: bool
    """It can be asked for: the others vote, or there is nobody to ask."""
    restart: bool


class SeatClock(Told):
    seat: int
    left: float
    """Seconds."""
    runs: bool


class Hello(Told):
    type: Literal["hello"]
    you: list[int]
    """My seats."""
    table: TableInfo
    seq: int
    seen: int
    """What has a greater n happened since I left."""


class State(Told):
    type: Literal["state"]
    seq: int
    seat: Shown
    asked: list[int]
    """Seats that are waited for."""
    events: list[EventFrame]
    fresh: bool = False
    """The log begins anew with these events: the first state, another seat, another language."""
    undo: UndoInfo | None = None
    clocks: list[SeatClock] = []
    remembered: dict[str, Any] = {}
    scene: SceneModel | None = None  # type: ignore[valid-type]
    """Missing while the table waits, or if its game cannot be shown any more."""


class TableFrame(Told):
    type: Literal["table"]
    table: TableInfo


class ChatFrame(Told):
    type: Literal["chat"]
    n: int
    sender: Annotated[str, Field(alias="from")]
    seat: Shown
    text: str
    at: str


class NoteFrame(Told):
    type: Literal["note"]
    seat: int
    text: str


class ProposalFrame(Told):
    type: Literal["proposal"]
    id: str
    kind: Literal["undo", "takeover"]
    by: str
    seat: int
    text: str
    votes: dict[str, bool]
    voters: list[int]
    open: bool


class RefusedFrame(Told):
    type: Literal["refused"]
    code: str
    text: str
    seq: int
    rule: str = ""


class HintFrame(Told):
    type: Literal["hint"]
    option: str
    text: str


class OutcomeInfo(Told):
    scores: list[int]
    winners: list[int]
    reason: str


class Source(Told):
    source: str
    label: str
    values: list[int]


class Line(Told):
    seat: int
    points: list[tuple[int, int]]
    """Step and score."""


class Statistic(Told):
    label: str
    values: list[str]


class Over(Told):
    type: Literal["over"]
    outcome: OutcomeInfo
    title: str
    about: str
    breakdown: list[Source]
    history: list[Line]
    statistics: list[Statistic]
    seed: str
    digest: str


Down = Annotated[
    Hello | State | TableFrame | ChatFrame | NoteFrame | ProposalFrame | RefusedFrame | HintFrame | Over, Field(discriminator="type")
]
DOWN: Final[TypeAdapter[Any]] = TypeAdapter(Down)


# --- frames up


class Choose(Wire):
    type: Literal["choose"]
    seq: Seq
    option: Annotated[str, Field(max_length=MOST_OPTION)]
    seat: Seat | None = None


class Undo(Wire):
    type: Literal["undo"]
    seq: Seq
    seat: Seat | None = None


class Restart(Wire):
    type: Literal["restart"]
    seq: Seq
    seat: Seat | None = None


class Propose(Wire):
    type: Literal["propose"]
    kind: Literal["undo"]
    seat: Seat | None = None


class Vote(Wire):
    type: Literal["vote"]
    proposal: Short
    yes: bool


class Say(Wire):
    type: Literal["chat"]
    text: Annotated[str, Field(max_length=MOST_CHAT)]


class Note(Wire):
    type: Literal["note"]
    text: Annotated[str, Field(max_length=MOST_NOTE)]
    seat: Seat | None = None


class ShowSeat(Wire):
    type: Literal["seat"]
    seat: Shown


class SetLang(Wire):
    type: Literal["lang"]
    lang: Lang


class SetPace(Wire):
    type: Literal["pace"]
    pace: Pace


class Hush(Wire):
    type: Literal["hush"]
    turn: bool
    seat: Seat | None = None


class Hint(Wire):
    type: Literal["hint"]
    seat: Seat | None = None


class Since(Wire):
    type: Literal["since"]
    seq: Seq


Up = Annotated[
    Choose | Undo | Restart | Propose | Vote | Say | Note | ShowSeat | SetLang | SetPace | Hush | Hint | Since, Field(discriminator="type")
]
UP: Final[TypeAdapter[Any]] = TypeAdapter(Up)


# --- the rest of the API


class Replay(Told):
    """One step of a game."""

    step: int
    steps: int
    seat: Shown
    scene: SceneModel  # type: ignore[valid-type]
    events: list[EventFrame]


class LogList(Told):
    events: list[EventFrame]


class BotDecision(Told):
    kind: str
    options: list[str]
    args: dict[str, Any]


class BotView(Told):
    """What a bot is told: its seat's knowledge and options."""

    table: str
    game: str
    seat: int
    seq: int
    state: str
    decision: BotDecision | None
    visible: dict[str, Any]
    remembered: dict[str, Any]
    outcome: OutcomeInfo | None = None


class ErrorInfo(Told):
    code: str
    text: str


class ErrorBody(Told):
    error: ErrorInfo
