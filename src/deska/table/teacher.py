"""A lesson in play: a teacher who says the steps of a lesson one by one, at a real table. It knows no rule and no noun of any game."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from fnmatch import fnmatchcase
from importlib import import_module
from typing import Any, Final

from deska.api import spec_of
from deska.bots import Player, levels, make
from deska.games import SHELF
from deska.kernel.errors import BadSetup, DeskaError, IllegalChoice
from deska.kernel.lessons import ROOM, Aid, Do, Free, Lesson, Position, Quiz, Solve, Step
from deska.kernel.scenes import Piece, Scene
from deska.kernel.spec import GameSpec
from deska.kernel.values import TABLE, Decision
from deska.table.play import Play, can_only_pass
from deska.text import Texts

LEARNER: Final = 0
QUICK: Final = "greedy"
"""The level of the bots in a lesson: sensible, and at once."""
MOST_CHOICES: Final = 400
"""A step that takes more choices than this does not end."""


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learned; a game of somebody else may have none."""
    return tuple(room_of(game).LESSONS) if has_lessons(game) else ()


def lesson_of(game: str, name: str) -> Lesson:
    known = lessons_of(game)
    for lesson in known:
        if lesson.name == name:
            return lesson
    raise BadSetup(f"{game} has no lesson {name!r}; there are: {', '.join(lesson.name for lesson in known) or 'none'}")


def aid_of(game: str) -> Aid | None:
    return room_of(game).AID if has_lessons(game) else None


def has_lessons(game: str) -> bool:
    from importlib.util import find_spec  # only those who learn need it

    return find_spec(f"{SHELF.package_of(game)}.{ROOM}") is not None


def room_of(game: str) -> Any:
    return import_module(f"{SHELF.package_of(game)}.{ROOM}")


def teaching_texts(game: str, lang: str, players: Sequence[str] = (), strict: bool = False) -> Texts:
    """The texts of a game together with those of its lessons."""
    return Texts(game, lang, players, strict, rooms=(ROOM,))


def opened(spec: GameSpec, position: Position) -> Play:
    """A table at a position. What was arranged is checked like a foreign snapshot."""
    game = spec.new(position.seats, position.seed, position.variant)
    if position.arrange is not None:
        position.arrange(game)
        game.wait_again()
        game = spec.load(spec.dump(game))
    for choice in position.choices:
        game.choose(choice)
    if position.choices:
        game = spec.load(spec.dump(game))
    return Play(game, frozenset({LEARNER}))


@dataclass(frozen=True)
class Mark:
    """The table at the beginning of a step."""

    play: Play
    place: int


@dataclass(frozen=True)
class Shown:
    """A step in words, as it is sent beside a scene."""

    id: str
    title: str
    step: int
    of: int
    kind: str
    text: str
    hint: str
    at: list[str]
    linked: list[dict[str, str]]
    wanted: list[str]
    rules: list[str]
    answers: list[dict[str, str]] = field(default_factory=list)
    reply: dict[str, str] = field(default_factory=dict)
    """What is said to each choice or answer that is not wanted."""

    def wire(self) -> dict[str, Any]:
        return asdict(self)


class Teacher:
    """Plays a lesson. Whatever the learner tries, nothing is lost: a wrong choice is not made, and every step can be taken back."""

    def __init__(self, spec: GameSpec, lesson: Lesson, step: int = 0) -> None:
        self.spec = spec
        self.lesson = lesson
        self.play = opened(spec, lesson.position)
        self.marks: list[Mark] = []
        """The table at the beginning of each step so far."""
        self.bots: dict[int, Player] = {}
        self.answered = 0
        """How often a free step was asked its question, or a step its choice was made."""
        self.begin()
        while self.number < step and not self.is_over:
            self.go_on()

    # --- where we are

    @property
    def number(self) -> int:
        """The number of the step that is taught, from 0."""
        return len(self.marks) - 1

    @property
    def is_over(self) -> bool:
        return len(self.marks) > len(self.lesson.steps)

    @property
    def step(self) -> Step:
        if self.is_over:
            raise DeskaError(f"the lesson {self.lesson.name} is over")
        return self.lesson.steps[self.number]

    @property
    def decision(self) -> Decision | None:
        """The decision of the learner, if there is one."""
        return self.play.decision(LEARNER)

    def wanted(self) -> list[str]:
        """The options that the step waits for."""
        step, asked = self.step, self.decision
        if not isinstance(step, Do) or asked is None:
            return []
        return [option for pattern in step.wanted for option in asked.options if fnmatchcase(option, pattern)]

    # --- what the learner does

    def choose(self, option: str) -> str:
        """Try an option. It is made if the step waits for it; else the name of a reply comes back and nothing has changed."""
        asked = self.decision
        if asked is None or option not in asked.options:
            reason = self.play.game.why_not(option)
            if reason is not None:
                raise IllegalChoice(option, reason)
            raise DeskaError(f"nobody asks for {option!r} now")
        step = self.step
        if isinstance(step, Free):
            self.make_free(step, asked, option)
            return ""
        if isinstance(step, Do) and option in self.wanted():
            self.make_wanted(step, option)
            return ""
        return self.reply_to(option)

    def reply_to(self, option: str) -> str:
        """The name of the reply to an option that is not wanted now."""
        replies = self.step.replies if isinstance(self.step, Do) else {}
        return next((reply for pattern, reply in replies.items() if fnmatchcase(option, pattern)), "no")

    def answer(self, name: str) -> str:
        """Answer a question of the teacher. The right answer goes on; for a wrong one the name of a reply comes back."""
        step = self.step
        if not isinstance(step, Quiz) or name not in step.answers:
            raise DeskaError(f"{name!r} is no answer now")
        if name != step.answers[0]:
            return f"{name}-no"
        self.finish()
        return ""

    def go_on(self) -> None:
        """Finish the step for the learner: make the wanted choice, or play the round."""
        step = self.step
        if isinstance(step, Free):
            self.play_round(step)
        elif not isinstance(step, Do):
            self.finish()
        else:
            self.do_for_learner(step)

    def do_for_learner(self, step: Do) -> None:
        for _ in range(self.answered, step.times):
            wanted = self.wanted()
            if not wanted:
                raise DeskaError(f"{self.lesson.name}, {step.name}: nothing that is wanted is possible")
            self.make_wanted(step, wanted[0])

    def back(self) -> bool:
        """Return to the beginning of this step if something was chosen in it, else to the step before; the table goes back too."""
        mark = self.marks[-1]
        moved = self.play is mark.play and len(self.play.choices) > mark.place
        if not moved and len(self.marks) == 1:
            return False
        if not moved:
            self.marks.pop()
        self.play = self.marks[-1].play
        if len(self.play.choices) > self.marks[-1].place:
            self.play.rewind(self.marks[-1].place)
        self.answered = 0
        return True

    # --- the course of a lesson

    def begin(self) -> None:
        """Begin the next step: set up its table, if it brings one, and let the others choose until the learner is asked."""
        steps = self.lesson.steps
        position = steps[len(self.marks)].position if len(self.marks) < len(steps) else None
        if position is not None:
            self.play = opened(self.spec, position)
            self.bots.clear()
        self.let_others(bots=False)
        self.marks.append(Mark(self.play, len(self.play.choices)))
        self.answered = 0

    def finish(self) -> None:
        self.begin()

    def make(self, option: str) -> None:
        decision = self.decision
        self.play.make(option, LEARNER if decision is not None and decision.seat == TABLE else None)

    def make_wanted(self, step: Do, option: str) -> None:
        self.make(option)
        self.answered += 1
        if self.answered >= step.times:
            self.finish()
        else:
            self.let_others(bots=False)

    def make_free(self, step: Free, asked: Decision, option: str) -> None:
        """Make a choice of a free step, and finish the step if that was the last."""
        self.answered += fnmatchcase(option, step.choice) if step.choice else asked.kind == step.question
        self.make(option)
        self.let_others(bots=True)
        following = self.decision
        if following is None or (self.answered >= step.times and (step.choice or following.kind == step.question)):
            self.finish()

    def play_round(self, step: Free) -> None:
        for _ in range(MOST_CHOICES):
            asked = self.decision
            if asked is None:
                self.finish()
            if self.is_over or self.step is not step or asked is None:
                return
            self.make_free(step, asked, self.advice())
        raise DeskaError(f"{self.lesson.name}, {step.name}: the step does not end")

    def advice(self) -> str:
        """The choice of a bot for the seat that is asked."""
        seat = max(self.play.game.actor, LEARNER)
        if seat not in self.bots:
            known = levels(self.spec)
            self.bots[seat] = make(QUICK if QUICK in known else known[0], self.spec, seat)
        return self.spec.actions.names[self.bots[seat].choose(self.play.game, seat)]

    def let_others(self, bots: bool) -> None:
        """Let the other seats choose until the learner has a real choice."""
        game = self.play.game
        for _ in range(MOST_CHOICES):
            if game.pending is None:
                return
            if self.decision is not None and game.actor in (LEARNER, TABLE):
                if not can_only_pass(game):
                    return
                self.make(self.play.passing)
            else:
                self.play.make(self.advice() if bots else self.scripted())
        raise DeskaError(f"{self.lesson.name}: the other seats do not come to an end")

    def scripted(self) -> str:
        """The next choice of another seat, as the lesson says, or else the first option."""
        others, pending = self.lesson.others, self.play.game.pending
        made = sum(entry.seat != LEARNER for entry in self.play.choices)
        if pending is None:
            raise DeskaError("nobody is asked")
        return others[made] if made < len(others) and others[made] in pending.options else pending.options[0]

    # --- in words

    def scene(self) -> Scene:
        if self.spec.scene is None:
            raise DeskaError(f"{self.spec.id} has no scene")
        return self.spec.scene(self.play.view(LEARNER))

    def pointed(self) -> list[str]:
        """The pieces and zones that the step points at; where a choice is waited for, the pieces that carry it."""
        step = self.step
        if step.at or not isinstance(step, Do) or isinstance(step, Solve):
            return list(step.at)
        wanted = set(self.wanted())
        return [piece.id for piece in pieces_of(self.scene()) if not wanted.isdisjoint(piece.offers)]

    def said(self) -> dict[str, Any]:
        """The arguments of the text, read from what the learner sees."""
        seen = self.play.view(LEARNER).visible
        return {name: read_path(seen, path) for name, path in self.step.said.items()}

    def text(self, texts: Texts, *names: str) -> str:
        """A text of the lesson, by the names that follow the name of the lesson."""
        return texts.message("-".join((self.spec.prefix, "lesson", self.lesson.name, *names)), **self.said())

    def reply(self, texts: Texts, name: str) -> str:
        """The words of a reply; a step without words of its own has the general ones."""
        own = f"{self.spec.prefix}-lesson-{self.lesson.name}-{self.step.name}-{name}"
        return self.text(texts, self.step.name, name) if texts.has(own) else texts.message("lesson-no")

    def shown(self, texts: Texts) -> Shown:
        step, asked = self.step, self.decision
        wanted = self.wanted()
        answers = step.answers if isinstance(step, Quiz) else ()
        reply = {name: self.reply(texts, f"{name}-no") for name in answers[1:]}
        if isinstance(step, Do) and asked is not None:
            reply |= {option: self.reply(texts, self.reply_to(option)) for option in asked.options if option not in wanted}
        return Shown(
            id=self.lesson.name,
            title=texts.message(f"{self.spec.prefix}-lesson-{self.lesson.name}"),
            step=self.number + 1,
            of=len(self.lesson.steps),
            kind=step.kind,
            text=self.text(texts, step.name),
            hint=texts.message(f"lesson-{step.kind}"),
            at=self.pointed(),
            linked=[{"piece": piece, "word": self.text(texts, step.name, word)} for piece, word in step.linked.items()],
            wanted=[] if isinstance(step, Solve) else wanted,
            rules=list(step.rules),
            answers=[{"name": name, "text": self.text(texts, step.name, name)} for name in sorted(answers)],
            reply=reply,
        )


def pieces_of(scene: Scene) -> list[Piece]:
    return [piece for zone in scene.zones for piece in zone.pieces]


def read_path(seen: Mapping[str, Any], path: str) -> Any:
    """The value at a path of visible data: names of fields and places in lists, separated by dots."""
    value: Any = seen
    for part in path.split("."):
        try:
            value = value[int(part)] if isinstance(value, list) else value[part]
        except (KeyError, IndexError, TypeError, ValueError):
            raise DeskaError(f"nothing that the learner sees is called {path!r}") from None
    return value


def opened_lesson(game: str, name: str = "", step: int = 0) -> Teacher:
    """A teacher for a lesson of a game; without a name, for the first."""
    known = lessons_of(game)
    if not known:
        raise BadSetup(f"{game} has no lessons")
    return Teacher(spec_of(game), lesson_of(game, name) if name else known[0], step)
