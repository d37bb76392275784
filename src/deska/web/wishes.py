"""Models of what people wish: the bodies of requests to the HTTP API."""

from typing import Annotated, Any, Literal

from pydantic import Field

from deska.table.table import LIVE
from deska.web.scenes import Wire
from deska.web.wire import MOST_NOTE, MOST_OPTION, ClockInfo, Level, Name, Pace, Seat, Seq, Short


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
    """The name of the one who opens it."""
    seed: Annotated[str, Field(max_length=40)] = ""
    """A number as text; the deal counts as known then."""
    hot_seat: bool = False
    public: bool = False
    pace: Pace = "calm"
    clock: ClockInfo | None = None
    aid: bool = False
    grace: Annotated[int, Field(ge=0, le=30 * 24 * 3600)] = LIVE
    """Seconds that somebody may be away before the others may let a bot play for them: two minutes live, a day by turns."""


class NewLesson(Wire):
    """A lesson to be learned, perhaps from a later step on."""

    game: Short
    lesson: Short
    step: Annotated[int, Field(ge=0, le=100)] = 0
    """The steps that are known already."""
    name: Name = ""


class AllowCoach(Wire):
    on: bool


class Import(Wire):
    """A game from a file."""

    game: dict[str, Any]
    name: Name = ""


class AtStep(Wire):
    """A step of an example."""

    step: Seq = 0


class Join(Wire):
    name: Name
    seat: Seat


class OfSeat(Wire):
    seat: Seat


class Start(Wire):
    fill: Level | None = None
    """The level of bots for all open chairs; the usual one if empty."""


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
    """The address; if empty, no more notices are sent."""


class RuleError(Wire):
    """A report about an error in the rules."""

    text: Annotated[str, Field(min_length=1, max_length=MOST_NOTE)]
    step: Annotated[int, Field(ge=0)] | None = None
    """The number of choices before it; now if left out."""


class Secret(Wire):
    secret: Annotated[str, Field(max_length=200)]


class BotAnswer(Wire):
    seq: Seq
    option: Annotated[str, Field(max_length=MOST_OPTION)]
