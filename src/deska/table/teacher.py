"""A lesson in play: a teacher who says the steps of a lesson one by one, at a real table. It knows no rule and no noun of any game."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final

from deska.bots import Player, levels, make
from deska.kernel.errors import BadSetup, DeskaError, IllegalChoice
from deska.kernel.game import Game
from deska.kernel.lessons import Do, Free, Lesson, Quiz, Solve, Step
from deska.kernel.scenes import Piece, Scene
from deska.kernel.spec import GameSpec
from deska.kernel.values import TABLE, Decision
from deska.table.lessons import game_at, lesson_of
from deska.table.log import ANOTHER_TABLE, LINE, Entry, line
from deska.table.play import Play, lone_answer
from deska.table.table import Taught
from deska.text import Texts

LEARNER: Final = 0
QUICK: Final = "greedy"
"""The level of the bots in a lesson: sensible, and at once."""
MOST_CHOICES: Final = 400
"""A step that takes more choices than this does not end."""


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
    """The replies to choices and answers that are not wanted."""

    def wire(self) -> dict[str, Any]:
        return asdict(self)


class Teacher:
    """Plays a lesson. Whatever the learner tries, nothing is lost: a wrong choice is not made, and every step can be taken back."""

    def __init__(self, spec: GameSpec, lesson: Lesson, step: int = 0, now: Callable[[], int] = lambda: 0) -> None:
        self.spec = spec
        self.lesson = lesson
        self.now = now
        """The time at which entries are made, in milliseconds."""
        self.play = Play(game_at(spec, lesson.position), frozenset({LEARNER}))
        self.marks: list[Mark] = []
        """The table at the beginning of each step so far."""
        self.skipped = False
        """True if the learner does not want to hear the rest."""
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
        return self.skipped or len(self.marks) > len(self.lesson.steps)

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
        if self.skipped:
            self.skipped = False
            return True
        mark = self.marks[-1]
        moved = self.play is mark.play and len(self.play.choices) > mark.place
        if not moved and len(self.marks) == 1:
            return False
        if not moved:
            self.marks.pop()
        self.return_to(self.marks[-1])
        self.answered = 0
        return True

    def return_to(self, mark: Mark) -> None:
        """Bring back the table of a mark. The log goes on: where another table was set up since, the old one is set up once more."""
        if len(mark.play.choices) > mark.place:
            mark.play.rewind(mark.place, LEARNER, self.now(), line("lesson-taken-back"))
        if self.play is not mark.play:
            self.set_up(self.spec.load(mark.play.game.dump()))
            self.marks[-1] = Mark(self.play, 0)

    def skip(self) -> None:
        """Leave out the rest of the lesson; the table stays as it is."""
        self.skipped = True

    # --- the course of a lesson

    def begin(self) -> None:
        """Begin the next step: set up its table, if it brings one, and let the others choose until the learner is asked."""
        steps = self.lesson.steps
        position = steps[len(self.marks)].position if len(self.marks) < len(steps) else None
        if position is not None:
            self.set_up(game_at(self.spec, position))
        self.let_others(bots=False)
        self.marks.append(Mark(self.play, len(self.play.choices)))
        self.answered = 0

    def set_up(self, game: Game) -> None:
        """Put another position on the table; the log goes on."""
        entry = Entry(self.play.seq + 1, LINE, self.now(), told=line(ANOTHER_TABLE))
        self.play = Play(game, frozenset({LEARNER}), entry.n, [*self.play.log, entry])
        self.bots.clear()

    def finish(self) -> None:
        self.begin()

    def make(self, option: str) -> None:
        decision = self.decision
        self.play.make(option, LEARNER if decision is not None and decision.seat == TABLE else None, self.now())
        self.play.ask_anew()

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
                if not self.play.is_interlude or not lone_answer(game):  # a lesson shows every step, a lone answer too
                    return
                self.make(self.play.passing)
            else:
                self.play.make(self.advice() if bots else self.scripted(), at=self.now())
                self.play.ask_anew()
        raise DeskaError(f"{self.lesson.name}: the other seats do not come to an end")

    def scripted(self) -> str:
        """The next choice of another seat, as the lesson says, or else the first option."""
        others, pending = self.lesson.others, self.play.game.pending
        made = sum(entry.seat != LEARNER for entry in self.play.choices)
        if pending is None:
            raise DeskaError("nobody is asked")
        return others[made] if made < len(others) and others[made] in pending.options else pending.options[0]

    # --- kept and read again

    def taught(self) -> Taught:
        """How far the lesson is, as it is kept beside the choices of the table."""
        mark = self.marks[-1]
        begun = mark.play.choices[mark.place - 1].n if mark.place else mark.play.since
        return Taught(self.lesson.name, self.number, self.answered, begun, self.skipped)

    @classmethod
    def resumed(cls, spec: GameSpec, taught: Taught, play: Play, now: Callable[[], int]) -> "Teacher":
        """A teacher who goes on at a table that was kept. Steps before that are played anew, in case the learner goes back."""
        lesson = lesson_of(spec.id, taught.name)
        if not 0 <= taught.step <= len(lesson.steps):
            raise BadSetup(f"the lesson {lesson.name} has {len(lesson.steps)} steps, not {taught.step}")
        teacher = cls(spec, lesson, taught.step, now)
        place = sum(entry.n <= taught.begun for entry in play.choices)
        teacher.play = play
        teacher.marks[-1] = Mark(play, place)
        teacher.answered, teacher.skipped = taught.answered, taught.skipped
        return teacher

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
        if self.is_over:
            return self.farewell(texts)
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
            hint=self.hint(texts),
            at=self.pointed(),
            linked=[{"piece": piece, "word": self.text(texts, step.name, word)} for piece, word in step.linked.items()],
            wanted=[] if isinstance(step, Solve) else wanted,
            rules=list(step.rules),
            answers=[{"name": name, "text": self.text(texts, step.name, name)} for name in sorted(answers)],
            reply=reply,
        )

    def hint(self, texts: Texts) -> str:
        """Says what the learner has to do now. At another table it says so, too, until something is done there."""
        step = self.step
        left = self.turns_left(step) if isinstance(step, Free) else 0
        task = texts.message(f"lesson-{step.kind}", left=left)
        return task if step.position is None or self.answered else f"{texts.message('lesson-anew')} {task}"

    def turns_left(self, step: Free) -> int:
        """The turns that are still to be played; one whose first question was answered goes on until that question comes again."""
        asked = self.decision
        goes_on = bool(step.question) and self.answered > 0 and asked is not None and asked.kind != step.question
        return max(1, step.times - self.answered + goes_on)

    def farewell(self, texts: Texts) -> Shown:
        """The page after the last step."""
        title, of = texts.message(f"{self.spec.prefix}-lesson-{self.lesson.name}"), len(self.lesson.steps)
        over = texts.message("lesson-skipped" if self.skipped else "lesson-over")
        return Shown(self.lesson.name, title, self.number + 1, of, "over", over, "", [], [], [], [])


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
