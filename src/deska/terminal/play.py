"""Playing a game in the terminal, against bots or with several people at one screen."""

import shlex
from pathlib import Path

from deska import Decision
from deska.kernel.piles import knows
from deska.kernel.values import SPECTATOR
from deska.table.play import lone_answer
from deska.terminal.commands import Commands, Leave, command_of, number_in
from deska.terminal.errors import UserError
from deska.terminal.picture import Picture, picture_of
from deska.terminal.saves import write_file
from deska.terminal.screen import Screen
from deska.terminal.sitting import LogLine, Sitting


class Session:
    """Plays a game between the people at one terminal."""

    def __init__(self, sitting: Sitting, screen: Screen, path: Path | None) -> None:
        self.sitting = sitting
        self.screen = screen
        self.path = path
        self.viewer = sitting.people[0] if len(sitting.people) == 1 else -1
        self.thinker = -1
        """The bot that made the last choice; -1 if a person did."""
        self.read = {seat: sitting.known_before(seat) for seat in sitting.people}
        """The number of lines of the log that each seat has read."""

    def run(self) -> None:
        """Play to the end, or until somebody leaves; the game is kept either way."""
        self.keep()
        try:
            while self.sitting.game.pending is not None:
                self.step(self.sitting.game.pending)
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.leave()

    def step(self, decision: Decision) -> None:
        seat = self.sitting.actor
        if seat in self.sitting.bots:
            self.tell_thinker(seat)
            self.sitting.move_bot()
            if not self.sitting.people:
                self.tell_news(SPECTATOR)
        elif only := lone_answer(self.sitting.game):
            self.sitting.choose(only)
        else:
            self.thinker = -1
            self.keep()
            self.hand_over(seat)
            self.ask(seat, decision)

    def tell_thinker(self, seat: int) -> None:
        """Say who thinks, once for several choices in a row, if it takes a while."""
        if seat != self.thinker and self.sitting.searches(seat):
            self.screen.message("thinks", "dim", player=self.sitting.chairs[seat].name)
        self.thinker = seat

    def ask(self, seat: int, decision: Decision) -> None:
        picture = self.picture(seat)
        old, new = self.unread(seat)
        self.screen.show(picture, old, new, decision)
        self.read[seat] = len(old) + len(new)
        commands = Commands(self.sitting, self.screen, picture, decision, self.path)
        while True:
            line = self.screen.read(self.screen.words("your-choice", player=self.sitting.chairs[seat].name))
            try:
                if self.answered(line, decision, commands):
                    return
            except UserError as error:
                self.screen.say(str(error), "yellow")

    def answered(self, line: str, decision: Decision, commands: Commands) -> bool:
        """Carry out a typed line. True if the table has to be shown again."""
        options = decision.options
        if not line:
            return True
        if 1 <= number_in(line) <= len(options):
            line = options[number_in(line) - 1]
        if line in options:
            self.sitting.choose(line)
            self.keep()
            return True
        name, rest = command_of(line, self.screen.words)
        if name:
            return commands.run(name, rest)
        raise UserError(self.screen.words("unknown-input", text=line[:24], count=len(options)))

    # --- what is seen

    def picture(self, seat: int) -> Picture:
        return picture_of(self.sitting.game, seat, self.screen.texts)

    def unread(self, seat: int) -> tuple[list[LogLine], list[LogLine]]:
        told = self.sitting.told(seat)
        read = min(self.read.get(seat, 0), len(told))
        return told[:read], told[read:]

    def tell_news(self, seat: int) -> None:
        """Print the news that a seat, or a spectator, has not read yet."""
        old, new = self.unread(seat)
        self.screen.tell([line for line in new if self.screen.is_news(line)])
        self.read[seat] = len(old) + len(new)

    def hand_over(self, seat: int) -> None:
        """Hand the screen over to another person, so that nobody sees another's hand."""
        if seat == self.viewer or len(self.sitting.people) == 1:
            return
        words, name = self.screen.words, self.sitting.chairs[seat].name
        if self.viewer >= 0:
            self.tell_news(self.viewer)
            self.screen.read(words("hide", player=name))
        self.viewer = seat
        self.screen.clear(forget=True)
        self.screen.read(words("hand-over", player=name))
        self.screen.clear(forget=True)

    # --- the end

    def keep(self) -> None:
        """Save the game; if the disk refuses, say so once and do not try again."""
        if self.path is None:
            return
        try:
            write_file(self.path, self.sitting.game, self.sitting.chairs)
        except OSError as error:
            self.screen.message("not-kept", "yellow", why=str(error))
            self.path = None

    def leave(self) -> None:
        self.screen.say("")
        if self.path is None:
            self.screen.message("lost", "yellow")
            return
        self.screen.message("kept", "green", path=self.path)
        self.screen.message("resume", "green", command="deska play --load", path=Path(shlex.quote(str(self.path))))

    def finish(self) -> None:
        """Show the last table, as everybody may see it, and the result."""
        self.keep()
        alone = len(self.sitting.people) == 1
        _, new = self.unread(self.viewer)
        self.screen.show_end(self.picture(self.viewer if alone else -1), [line for line in new if alone or knows(line.event.audience, -1)])
        outcome = self.sitting.game.outcome
        if outcome is not None:
            self.screen.result(outcome, self.screen.texts.players)
        if self.path is not None:
            self.screen.message("replay", "dim", command="deska replay", path=Path(shlex.quote(str(self.path))))
