"""Models of the games on the shelf in the HTTP API: their switches and levels, and everything that teaches them."""

from typing import Any

from deska.web.scenes import SceneModel, StyleModel, Told
from deska.web.wire import Shown


class Value(Told):
    name: str
    title: str


class LevelInfo(Value):
    about: str
    rank: int
    """The place on the ladder, the weakest is 1; 0 for levels that are not offered any more."""


class VariantInfo(Told):
    """A switch of a game."""

    name: str
    title: str
    help: str
    values: list[Value]
    several: bool
    """Any number of values may be chosen, or none for a random draw."""
    default: str | None


class LessonInfo(Told):
    id: str
    title: str
    steps: int
    minutes: int


class GameInfo(Told):
    id: str
    title: str
    tagline: str
    seats: tuple[int, int]
    cooperative: bool
    reactions: bool
    """Seats may react in the turns of others."""
    minutes: int
    """About how long people take; 0 if that is unknown."""
    variants: list[VariantInfo]
    levels: list[LevelInfo]
    """The levels of bots; of those that are offered the best one is the last."""
    credits: str
    lessons: list[LessonInfo]
    """In the order in which they are learned."""
    first_game: dict[str, Any] = {}
    """The variant of a first game after the lessons."""
    first_seats: int = 2
    style: StyleModel | None  # type: ignore[valid-type]


class GameList(Told):
    games: list[GameInfo]
    bot_names: list[str]
    """Names for bots that nobody has named, in this order."""


class AidLine(Told):
    """A line of a player aid, with its signs and the rules that it stands for."""

    name: str
    title: str
    text: str
    signs: list[str]
    rules: list[str]


class AidSign(Told):
    sign: str
    name: str
    code: str


class AidSigns(Told):
    """A group of signs."""

    title: str
    signs: list[AidSign]


class AidThing(Told):
    """A tribe, a monster or the like, and what it does."""

    name: str
    text: str
    sign: str


class AidThings(Told):
    title: str
    things: list[AidThing]


class AidCount(Told):
    """The number of a thing in the box."""

    title: str
    count: int


class GaugeInfo(Told):
    """How far a way to win or to lose has come."""

    line: str
    now: int
    of: int
    words: str


class GaugeList(Told):
    gauges: list[GaugeInfo]


class AidInfo(Told):
    """A player aid on one page."""

    goal: str
    win: list[AidLine]
    lose: list[AidLine]
    turn: list[AidLine]
    forgotten: list[AidLine]
    signs: list[AidSigns]
    things: list[AidThings]
    box: list[AidCount]


class CoachWords(Told):
    """Two sentences about a kind of decision: what it is, and what good players look at."""

    what: str
    look: str


class Teaching(Told):
    """Everything that teaches a game besides its lessons."""

    aid: AidInfo | None
    coach: dict[str, CoachWords]
    """By the kind of the decision."""


class RuleText(Told):
    id: str
    title: str
    """The headings above the rule, in one line."""
    headings: list[str]
    text: str
    examples: list[str] = []
    """The examples that show it, by their numbers."""


class RuleList(Told):
    title: str
    rules: list[RuleText]


class ExampleStep(Told):
    """A table in an example, and how it came there."""

    scene: SceneModel  # type: ignore[valid-type]
    chosen: str
    """The choice in words; empty at the beginning."""
    seat: Shown
    told: list[str]


class ExampleInfo(Told):
    id: str
    seat: Shown
    players: list[str]
    steps: list[ExampleStep]


class Answer(Told):
    """A sentence that says what something is, and the rule that tells more."""

    text: str
    rule: str


class Answers(Told):
    """Answers by the names of signs, of the frames of pieces, of zones and of phases; a zone of several seats has no number."""

    signs: dict[str, Answer]
    pieces: dict[str, Answer]
    zones: dict[str, Answer]
    phases: dict[str, Answer]
