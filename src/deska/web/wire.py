"""Models of tables, their history and their bots in the HTTP API, and the types that all of it shares."""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field, ValidationError

from deska.table.chairs import MOST_NAME
from deska.web.scenes import PartModel, SceneModel, Told, Wire

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


def storable(text: str) -> str:
    """Text that every database can hold: PostgreSQL knows no NUL."""
    if "\0" in text:
        raise ValueError("a text cannot contain the character NUL")
    return text


Chat = Annotated[str, Field(max_length=MOST_CHAT), AfterValidator(storable)]
Note = Annotated[str, Field(max_length=MOST_NOTE), AfterValidator(storable)]


def what_is_wrong(error: ValidationError) -> str:
    """The first mistake in one line."""
    first = error.errors(include_input=False, include_url=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}" if place else str(first["msg"])


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
    hushed: Literal["", "turn", "always"] = ""
    """The person is not asked for reactions: in this turn, or ever."""
    coached: bool = False
    """The person uses the coach, and other people play too."""
    present: bool = False
    mine: bool = False
    webhook: str | None = None
    """The address for notices; only for one's own chair, and only if the server sends notices."""


class Chosen(Told):
    """A switch that is not as usual."""

    title: str
    value: str


class ResultInfo(Told):
    """The end of a game in short."""

    ended: str
    together: bool
    of: int
    """The number of those who were ranked."""
    best: int
    place: int = 0
    """The number for the player who asks; 0 for somebody who did not play."""
    score: int = 0
    won: bool = False


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
    asked: list[int] = []
    """The seats that are waited for; empty for a table that is not in memory."""
    watching: int
    created: str
    grace: int
    """Seconds that somebody may be away before the others may let a bot play for them."""
    commitment: str
    """The SHA-256 of seed and nonce, which are shown when the game is over; empty where the deal was chosen."""
    coach: bool
    """Hints may be asked for: nobody else plays, or the host allows it."""
    lesson: str = ""
    """The lesson that is learned at it."""
    clock: ClockInfo | None = None
    link: str = ""
    """For the host, while the server remembers it; another one can be asked for."""
    next: str = ""
    """The table of the rematch."""
    stopped: str = ""
    """The reason why it cannot go on after an upgrade."""
    result: ResultInfo | None = None
    """Once the game is over."""


class TableList(Told):
    tables: list[TableInfo]


class Opened(Told):
    """A new table and the link to it."""

    table: TableInfo
    link: str


class LinkInfo(Told):
    link: str
    qr: str
    """The whole link as a picture for cameras: a data address."""


class TokenInfo(Told):
    token: str


class Entered(Told):
    """The table and seats that a link opened."""

    table: str
    kind: Literal["invite", "device"]
    seats: list[int]


class Health(Told):
    """The server is well."""

    status: Literal["ok"]
    version: str
    tables: int
    """The number of tables in memory."""


class Report(Told):
    """A file to be saved, and where to send it."""

    name: str
    file: dict[str, Any]
    address: str
    """A mail or web address; empty where the server names none."""


# --- history and bots


class EventFrame(Told):
    """A line of the log, and perhaps something that moved."""

    n: int
    kind: Literal["choice", "effect", "table", "undo"]
    text: str
    seat: int = -1
    heading: bool = False
    """A turn or another part of the game begins."""
    turn: bool = False
    """The heading is that of a turn."""
    detail: bool = False
    """The next line of the same seat sums it up."""
    silent: bool = False
    """An earlier line has told it; only something moves."""
    rule: str = ""
    """The rule behind it."""
    move: tuple[str, str, str] | None = None
    """A thing, where it was and where it goes."""
    moved: list[str] = []
    """All the things, if several moved."""
    strike: bool = False
    back: int = 0
    """For an undo: all earlier lines with a greater number are struck through."""
    part: PartModel | None = None  # type: ignore[valid-type]
    """How it is seen as a part of a moment."""


class OutcomeInfo(Told):
    scores: list[int]
    winners: list[int]
    reason: str


class Replay(Told):
    """One step of a game."""

    step: int
    steps: int
    seat: Shown
    n: int
    """The number of the entry that led there; lines up to it have been told."""
    scene: SceneModel  # type: ignore[valid-type]
    events: list[EventFrame]


class Chapter(Told):
    """A part of the game that begins after a step."""

    step: int
    kind: Literal["part", "turn", "moment"]
    title: str
    seat: int = -1


class LogList(Told):
    events: list[EventFrame]
    chapters: list[Chapter]


class BotDecision(Told):
    kind: str
    options: list[str]
    args: dict[str, Any]


class BotView(Told):
    """The knowledge and options of a bot's seat."""

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
