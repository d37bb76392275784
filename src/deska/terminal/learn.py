"""`deska learn`: the lessons of a game at a real table in the terminal."""

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

import deska
from deska.kernel.errors import IllegalChoice
from deska.kernel.lessons import Quiz
from deska.kernel.scenes import Face
from deska.table.lessons import lesson_of, lessons_of, teaching_texts
from deska.table.teacher import LEARNER, Shown, Teacher
from deska.terminal.chips import wrapped
from deska.terminal.commands import Leave, number_in
from deska.terminal.errors import UserError
from deska.terminal.machine import TERMINAL, Lang, system_language
from deska.terminal.picture import picture_of
from deska.terminal.progress import Progress
from deska.terminal.screen import Screen
from deska.terminal.sitting import told
from deska.text import Messages, Texts
from deska.text.rulebook import folded

TEACHER_LINES: Final = 8
"""The room that is left for what the teacher says."""
COMMANDS: Final = {"lesson-back": ("back", "b"), "lesson-quit": ("quit", "q")}
"""The commands by their messages, with their English names and letters."""


def learn_command(
    game: Annotated[str, typer.Argument(help="The game to learn.")],
    lesson: Annotated[str, typer.Argument(help="The name of a lesson; the next one if left out.")] = "",
    lang: Annotated[Lang | None, typer.Option(help="cs or en; the system's language if left out.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the lessons and how far you are.")] = False,
) -> None:
    """Learn a game in the terminal, step by step at a real table."""
    spec = deska.spec_of(game)
    known = lessons_of(spec.id)
    if not known:
        raise UserError(f"{game} has no lessons yet; read its rules: deska rules {game}")
    language = lang or system_language()
    texts = teaching_texts(spec.id, language)
    screen = Screen(Console(highlight=False), texts, Messages(language, (TERMINAL,)))
    progress = Progress.read()
    chosen = lesson_of(spec.id, lesson).name if lesson else progress.next_of(spec.id)
    if listed:
        show_list(screen, spec.id, progress, chosen)
        return
    step = 0 if progress.is_done(spec.id, chosen) else progress.step_of(spec.id, chosen)
    Classroom(Teacher(spec, lesson_of(spec.id, chosen), step), screen, progress).run()


def show_list(screen: Screen, game: str, progress: Progress, chosen: str) -> None:
    """All lessons with their titles and how far the learner is; the next one is marked."""
    prefix = screen.texts.spec.prefix
    for lesson in lessons_of(game):
        title = screen.texts.message(f"{prefix}-lesson-{lesson.name}")
        done = min(progress.step_of(game, lesson.name), len(lesson.steps))
        mark = "✓" if progress.is_done(game, lesson.name) else "▸" if lesson.name == chosen else " "
        screen.console.print(Text.assemble(f"{mark} ", (lesson.name.ljust(12), "bold"), title, (f"  {done}/{len(lesson.steps)}", "dim")))


class Classroom:
    """A lesson between the teacher and the person at the terminal."""

    def __init__(self, teacher: Teacher, screen: Screen, progress: Progress) -> None:
        self.teacher = teacher
        self.screen = screen
        self.progress = progress
        screen.footer = ""
        screen.below = TEACHER_LINES
        self.read = 0
        """The number of lines of the log that were read."""

    @property
    def texts(self) -> Texts:
        return self.screen.texts

    def run(self) -> None:
        """Teach to the end of the lesson, or until the learner leaves; progress is kept either way."""
        try:
            while not self.teacher.is_over:
                self.show()
                self.listen()
                self.keep()
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.say("")
            self.screen.message("lesson-left", "green", command=self.command(self.teacher.lesson.name))

    def listen(self) -> None:
        """Read lines until the step goes on, or goes back."""
        while True:
            try:
                if self.heard(self.screen.read(self.screen.words("lesson-prompt"))):
                    return
            except IllegalChoice as error:
                self.screen.say(self.texts.reason(error.reason), "yellow")
            except UserError as error:
                self.screen.say(str(error), "yellow")

    def heard(self, line: str) -> bool:
        """Carry out a typed line. True if the table has to be shown again."""
        teacher, words = self.teacher, self.screen.words
        if not line:
            teacher.go_on()
            return True
        for message, names in COMMANDS.items():
            if folded(line) in (*names, folded(words(message))):
                if message == "lesson-quit":
                    raise Leave
                return teacher.back()
        reply = self.answered(line)
        if reply:
            self.screen.say(teacher.reply(self.texts, reply), "yellow")
        return not reply

    def answered(self, line: str) -> str:
        """Answer by number or name; the name of a reply comes back if it was not what the step waits for."""
        step, asked = self.teacher.step, self.teacher.decision
        if isinstance(step, Quiz):
            answers = sorted(step.answers)
            if not 1 <= number_in(line) <= len(answers):
                raise UserError(self.screen.words("unknown-input", text=line[:24], count=len(answers)))
            return self.teacher.answer(answers[number_in(line) - 1])
        options = asked.options if asked is not None else ()
        option = options[number_in(line) - 1] if 1 <= number_in(line) <= len(options) else line
        if option not in options:
            raise UserError(self.screen.words("unknown-input", text=line[:24], count=len(options)))
        return self.teacher.choose(option)

    # --- what is seen

    def show(self) -> None:
        """Show the table with its options, and below it what the teacher says."""
        teacher, shown = self.teacher, self.teacher.shown(self.texts)
        picture = picture_of(teacher.play.game, LEARNER, self.texts)
        lines = told(teacher.play, LEARNER)
        self.read = min(self.read, len(lines))
        if teacher.decision is not None:
            self.screen.show(picture, lines[: self.read], lines[self.read :], teacher.decision)
        else:
            self.screen.show_end(picture, lines[self.read :])
        self.read = len(lines)
        self.say(shown)

    def say(self, shown: Shown) -> None:
        words, width = self.screen.words, self.screen.console.width
        head = Text.assemble((shown.title, "bold cyan"), (f"  {words('lesson-step', step=shown.step, of=shown.of)}", "dim"))
        pointed = ", ".join(self.named(shown.at))
        lines = [Text("─" * min(width, 60), "cyan"), head, *wrapped(Text(shown.text, "bold"), width)]
        lines += wrapped(Text(f"→ {pointed}", "yellow"), width) if pointed else []
        lines += [Text(f"{link['word']}: {', '.join(self.named([link['piece']]))}") for link in shown.linked]
        lines += [Text.assemble((f"{number:>2} ", "bold reverse"), " ", answer["text"]) for number, answer in enumerate(shown.answers, 1)]
        lines.append(Text("  ".join((shown.hint, *shown.rules)), "dim"))
        for line in lines:
            self.screen.console.print(line)

    def named(self, places: list[str]) -> list[str]:
        """Pieces and zones in words: the name of the face, or the title of the zone."""
        scene = self.teacher.scene()
        names: dict[str, str] = {}
        for zone in scene.zones:
            if zone.title is not None:
                names[zone.id] = self.texts.message(zone.title.id, **zone.title.args)
            names |= {piece.id: self.face(piece.face) or names.get(zone.id, "") for piece in zone.pieces}
        return list(dict.fromkeys(name for place in places if (name := names.get(place, ""))))

    def face(self, face: Face | None) -> str:
        if face is None or face.name is None:
            return ""
        name = self.texts.message(face.name.id, **face.name.args)
        return f"{name} ({self.texts.message(face.code.id, **face.code.args)})" if face.code is not None else name

    # --- progress

    def keep(self) -> None:
        self.progress.reach(self.texts.spec.id, self.teacher.lesson.name, self.teacher.number)

    def finish(self) -> None:
        self.screen.message(
            "lesson-done", "bold green", title=self.texts.message(f"{self.texts.spec.prefix}-lesson-{self.teacher.lesson.name}")
        )
        following = self.progress.next_of(self.texts.spec.id)
        if self.progress.is_done(self.texts.spec.id, following):
            self.screen.message("lessons-done", "green", command=f"deska play {self.texts.spec.id}")
        else:
            self.screen.message("lesson-next", "green", command=self.command(following))

    def command(self, lesson: str) -> str:
        return f"deska learn {self.texts.spec.id} {lesson}"
