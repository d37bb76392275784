"""The frames that go down through a table's socket: each is one message, as JSON."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from deska.web.scenes import ChangeModel, PieceModel, SceneModel, Told
from deska.web.wire import EventFrame, OutcomeInfo, Shown, TableInfo


class UndoInfo(Told):
    free: bool
    ask: bool
    """True if the others can be asked for it; if there is nobody to ask, it is done at once."""
    restart: bool


class SeatClock(Told):
    seat: int
    left: float
    """Seconds that are left."""
    runs: bool


class Hello(Told):
    type: Literal["hello"]
    you: list[int]
    """My seats."""
    table: TableInfo
    seq: int
    seen: int
    """Entries with a greater number happened since I left."""


class TurnTile(Told):
    """A turn of somebody else, as this seat heard of it; or what no seat did, such as a turn of the enemy."""

    seat: Shown
    n: int
    """The number of its first entry."""
    lines: list[str]
    title: str = ""
    """Its name, if it was no seat's turn."""
    gist: str = ""
    """The turn in a line."""
    moves: list[tuple[str, str, str]]
    """The moves: a thing, where it was and where it went."""
    before: str = ""
    after: str = ""
    """The figure at the seat before and after; empty if the server no longer knows it."""
    gains: list[tuple[str, int]] = []
    """The amounts that the seat has gained or lost, by their signs."""


class Linked(Told):
    piece: str
    word: str


class LessonAnswer(Told):
    name: str
    text: str


class LessonFrame(Told):
    """A step of a lesson."""

    id: str
    title: str
    step: int
    """From 1; where the lesson was learned to its end, one more than there are."""
    of: int
    kind: Literal["look", "do", "solve", "ask", "play", "over"]
    text: str
    hint: str
    at: list[str]
    """Pieces and zones that it points at."""
    linked: list[Linked]
    wanted: list[str]
    rules: list[str]
    answers: list[LessonAnswer]
    reply: dict[str, str]
    """The replies to choices and answers that are not wanted."""


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
    since: list[TurnTile] = []
    """The turns of others since my own last turn."""
    remembered: dict[str, Any] = {}
    lesson: LessonFrame | None = None
    scene: SceneModel | None = None  # type: ignore[valid-type]
    """Missing while the table waits, if its game cannot be shown any more, and where there is a change instead."""
    after: int | None = None
    """The state to whose scene the change belongs. A client that has another one asks for the whole scene with `since`."""
    change: ChangeModel | None = None  # type: ignore[valid-type]
    """The difference to the scene of that state."""


class TableFrame(Told):
    type: Literal["table"]
    table: TableInfo


class Presence(Told):
    """The seats present now; the same for everybody, and sent at most twice a second."""

    type: Literal["presence"]
    present: list[int]
    """The seats whose players are there."""
    watching: int


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


class Amount(Told):
    """A number that would change. Words of a zone may change as well."""

    before: str
    after: str
    sign: str = ""
    label: str = ""


class HintInfo(Told):
    rank: int
    """Options that cannot be told apart share a rank."""
    option: str
    text: str
    chance: int | None
    """The chance to win, in per cent; None if there was too little time to find out."""
    usual: int | None
    """The chance of an option that is chosen by chance."""
    spread: int
    """The true chance is at most so many per cent higher or lower, in 95 of 100 cases."""
    games: int
    """The games that were played on with this option."""
    cost: list[Amount]
    """The amounts of the seat that would shrink at once; empty for options that were set aside."""
    gain: list[Amount]
    """The amounts that would grow, or change on the common table."""
    why: list[str]


class HintFrame(Told):
    type: Literal["hint"]
    option: str
    text: str
    hints: list[HintInfo]
    """Up to three options, the best one first; after them those that were set aside, with the reasons."""
    more: bool
    """Better hints will follow if the question stays open."""


class Source(Told):
    source: str
    label: str
    values: list[int]
    """One for each seat, then one for each rival."""


class Standing(Told):
    """The place of one side: a seat, a team, a rival, or all players together."""

    place: int
    members: list[int]
    """Seats; the numbers after the last seat are rivals."""
    score: int


class Line(Told):
    member: int
    """A seat, or after the last seat a rival."""
    points: list[tuple[int, int]]
    """Step and score."""


class Statistic(Told):
    label: str
    values: list[str]


class Span(Told):
    """A part of the game, such as an age."""

    label: str
    start: Annotated[int, Field(alias="from")]
    end: Annotated[int, Field(alias="to")]
    """The first and the last step."""


class Moment(Told):
    """A step worth seeing again."""

    step: int
    title: str
    text: str


class SeatChange(Told):
    seat: int
    score: Amount | None = None
    facts: list[Amount]


class ZoneChange(Told):
    zone: str
    amounts: list[Amount]


class PieceChange(Told):
    """A piece that stays where it is."""

    piece: str
    amounts: list[Amount]
    states: list[Literal["exhausted", "used", "past"]] = []


class Coming(Told):
    """A piece that would lie in a zone."""

    zone: str
    piece: PieceModel  # type: ignore[valid-type]
    was: str = ""
    """The id that the piece has now."""


class PreviewFrame(Told):
    """The certain outcome of an option: up to the first chance, the first thing learned, or the next decision."""

    type: Literal["preview"]
    seq: int
    option: str
    after: list[str] = []
    """The picks before it."""
    offers: list[str] = []
    """The picks that may follow."""
    seats: list[SeatChange]
    zones: list[ZoneChange]
    pieces: list[PieceChange]
    gone: list[str]
    """Pieces that would leave their places."""
    come: list[Coming]
    told: list[str]
    """Lines that the log would get."""
    then: Literal["chance", "learned", "secret", "other", "mine", "over"]
    text: str
    """A sentence that says what comes then."""


class Over(Told):
    type: Literal["over"]
    outcome: OutcomeInfo
    title: str
    together: bool
    """All have won or lost together; scores and their sources are the same for everybody."""
    about: str
    story: list[str]
    """The course of the game in up to three sentences."""
    rivals: list[str]
    """Opponents that the rules play."""
    standings: list[Standing]
    """Best first."""
    breakdown: list[Source]
    history: list[Line]
    spans: list[Span]
    moments: list[Moment]
    statistics: list[Statistic]
    seed: str
    digest: str
    nonce: str
    commitment: str
    """The SHA-256 of `seed:nonce`, which everybody saw before the first choice; empty where the deal was chosen."""


Down = Annotated[
    Hello | State | TableFrame | Presence | ChatFrame | NoteFrame | ProposalFrame | RefusedFrame | HintFrame | PreviewFrame | Over,
    Field(discriminator="type"),
]
DOWN: Final[TypeAdapter[Any]] = TypeAdapter(Down)
