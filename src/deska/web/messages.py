"""The messages that come up through a table's socket."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from deska.web import wire
from deska.web.scenes import Wire
from deska.web.wire import MOST_OPTION, Lang, Pace, Seat, Seq, Short, Shown

MOST_PICKS: Final = 60
"""The most picks that can be built up: more than any question asks for."""


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
    text: wire.Chat


class Note(Wire):
    type: Literal["note"]
    text: wire.Note
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
    until: Literal["", "turn", "always"]
    """In this turn or always; empty if the seat wants to be asked again."""
    seat: Seat | None = None


class LessonOrder(Wire):
    """A learner's order to the teacher, at the step that they see."""

    type: Literal["lesson"]
    act: Literal["next", "back", "skip", "answer", "leave"]
    step: Annotated[int, Field(ge=1, le=100)]
    answer: Short = ""


class Hint(Wire):
    type: Literal["hint"]
    seat: Seat | None = None


class Foresee(Wire):
    """Ask for the preview of an option, perhaps after picks that are built up but not yet made."""

    type: Literal["foresee"]
    seq: Seq
    option: Annotated[str, Field(max_length=MOST_OPTION)]
    after: Annotated[list[Annotated[str, Field(max_length=MOST_OPTION)]], Field(max_length=MOST_PICKS)] = []
    seat: Seat | None = None


class Since(Wire):
    type: Literal["since"]
    seq: Seq


Up = Annotated[
    Choose | Undo | Restart | Propose | Vote | Say | Note | ShowSeat | SetLang | SetPace | Hush | LessonOrder | Hint | Foresee | Since,
    Field(discriminator="type"),
]
UP: Final[TypeAdapter[Any]] = TypeAdapter(Up)
