"""Lessons, player aids and the words of a coach: everything that teaches a game, as data.

A game has a room `lessons` with the values `LESSONS` and `AID`, and with texts of its own. Texts are found by the names of things:
`<prefix>-lesson-<lesson>` is the title of a lesson, `<prefix>-lesson-<lesson>-<step>` a step of it; an answer, a reply or the word at a
thread follow with another dash. A coach needs no data besides `<prefix>-coach-<decision>` and `<prefix>-coach-<decision>-look`.

Texts have no numbers of their own: they are read from what the learner sees (`said`), so a lesson cannot say what the position has not.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

ROOM: Final = "lessons"
LONGEST_SENTENCE: Final = 110
MOST_STEPS: Final = 15
MOST_LINES: Final = 8
"""The most lines that a turn has in a player aid."""


OTHER_KINDS: Final = {"quiz": "ask", "free": "play"}
"""Kinds of steps that are not called like their class."""


@dataclass(frozen=True)
class Position:
    """A table to learn at: a game set up from a seed, perhaps arranged, after some choices."""

    seats: int
    seed: int
    variant: Mapping[str, Any] = field(default_factory=dict)
    arrange: Callable[[Any], None] | None = None
    """Changes the game before its first choice. What it makes has to be a possible position: it is checked like a foreign snapshot."""
    choices: tuple[str, ...] = ()
    """The choices of all seats up to the beginning."""
    build: Callable[..., Any] | None = None
    """Makes the whole table instead, as that of an example: `build(spec=spec)`. Seed and variant are not used then."""


@dataclass(frozen=True)
class Step:
    """A step says one thing."""

    name: str
    at: tuple[str, ...] = ()
    """The pieces or zones that it points at."""
    linked: Mapping[str, str] = field(default_factory=dict)
    """Pieces that belong to it, each with the name of the word that says how."""
    said: Mapping[str, str] = field(default_factory=dict)
    """The arguments of the text, each with the path of a visible value: `players.0.hand`. A list is its length."""
    rules: tuple[str, ...] = ()
    position: Position | None = None
    """The table is set up anew before this step."""

    @property
    def kind(self) -> str:
        """The kind of step, as learners know it."""
        name = type(self).__name__.lower()
        return OTHER_KINDS.get(name, name)


@dataclass(frozen=True)
class Look(Step):
    """The learner looks and goes on."""


@dataclass(frozen=True)
class Do(Step):
    """The learner makes one of some choices. Others are answered kindly and change nothing."""

    wanted: tuple[str, ...] = ()
    """Names of options; `lay:*-red` stands for several. The first that is possible is made for a learner who does not want to."""
    times: int = 1
    """How many such choices are made, one after another."""
    replies: Mapping[str, str] = field(default_factory=dict)
    """Options, or several as above, with the name of the reply to those who try them."""


@dataclass(frozen=True)
class Solve(Do):
    """A small position to solve: nothing is pointed at."""


@dataclass(frozen=True)
class Quiz(Step):
    """A question with some answers; the first of them is right. Each has a text, and each wrong one a reply `<answer>-no`."""

    answers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Free(Step):
    """The learner plays alone, while bots play the other seats.

    It lasts until a question was answered some times and comes up again, or until a choice was made so often, such as the end of a turn.
    """

    question: str = ""
    choice: str = ""
    times: int = 1


@dataclass(frozen=True)
class Lesson:
    """Steps at a table. The learner has seat 0."""

    name: str
    position: Position
    steps: tuple[Step, ...]
    minutes: int = 3
    others: tuple[str, ...] = ()
    """The choices of the other seats, in order. After them, or where one is not possible, the first option is taken."""


@dataclass(frozen=True)
class Line:
    """A line of a player aid, with its signs and the rules that it stands for."""

    name: str
    rules: tuple[str, ...]
    signs: tuple[str, ...] = ()
    gauge: Callable[[Any], tuple[int, int]] | None = None
    """How far a way to win or to lose has come, as everybody sees it: an amount, and the amount needed; 0 if it cannot happen."""


@dataclass(frozen=True)
class Aid:
    """A player aid on one page; its goal is the message `<prefix>-aid-goal`.

    The lines of a turn have titles too, `<line>-title`, and gauges have words: `<line>-gauge`.
    """

    win: tuple[Line, ...]
    turn: tuple[Line, ...]
    forgotten: tuple[Line, ...]
    signs: Mapping[str, tuple[str, ...]]
    """All signs of the game in groups."""
    box: Mapping[str, int]
    """The number of each thing in the box."""
    lose: tuple[Line, ...] = ()
    """The ways to lose at once; empty if somebody else simply wins."""
    things: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    """Tribes, monsters and their like in groups: each says in a sentence or two what it does, `<prefix>-aid-thing-<name>` or its own text.

    A thing that is known by what it has, as a faction by its abilities, names these: their texts are told instead.
    """


@dataclass(frozen=True)
class Example:
    """An example of the rulebook: a table, and the choices that are made there.

    Its words are those of the rule with its number. Tests start from the same table.
    """

    rule: str
    """The number of the example, which is a rule of the book too."""
    build: Callable[..., Any]
    """Makes the game: `build(spec=spec)`."""
    choices: tuple[str, ...] = ()
    """The choices of all seats, in order."""
    shows: tuple[str, ...] = ()
    """The rules that it is an example of."""
    seat: int = 0
    """The seat from which it is seen."""
    players: tuple[str, ...] = ()
    """The names of the people in it, if its words have some."""


@dataclass(frozen=True)
class About:
    """The rules that say what things are: for every sign, frame of pieces, zone and phase; and why a line of the log is so.

    The answer in words is the message `<prefix>-what-<sign|piece|zone|phase>-<name>`, or else the first sentence of the rule. A zone of
    several seats is named without its number: `bands` stands for `bands:0` and `bands:1`.
    """

    signs: Mapping[str, str] = field(default_factory=dict)
    pieces: Mapping[str, str] = field(default_factory=dict)
    zones: Mapping[str, str] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    """The pills in the header and those of a battle, by their messages without the prefix of the game."""
    told: Mapping[str, str] = field(default_factory=dict)
    """Lines of the log, by their messages without the prefix of the game."""
