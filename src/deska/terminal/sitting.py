"""A game with its players: their choices, the log, bots, hints and undo. No texts are made here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deska import Event, Game
from deska.bots import Budget, make
from deska.bots.hints import Hint, hints
from deska.bots.ladder import SEARCHERS
from deska.bots.search import MOST_WORLDS
from deska.kernel.piles import knows
from deska.kernel.records import parted
from deska.table.chairs import Chair, people_of
from deska.table.play import Play

HINT_SECONDS: Final = 3.0
"""The time for a hint."""


@dataclass(frozen=True)
class LogLine:
    """A line of the log: an event, and when it happened."""

    step: int
    """The number of choices made before it."""
    event: Event


class Sitting:
    """A table in the terminal with its people and bots; a game from a file begins with the choices that were made before."""

    def __init__(self, game: Game, chairs: Sequence[Chair], seed: int, choices: Sequence[str] = ()) -> None:
        self.play = Play(game, people_of(list(chairs)))
        self.chairs = tuple(chairs)
        self.bots = {seat: make(chair.bot, game.spec, seed ^ seat) for seat, chair in enumerate(chairs) if not chair.is_person}
        self.budget = Budget()
        self.seed = seed
        for choice in choices:
            self.make(*parted(choice))

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def people(self) -> list[int]:
        return sorted(self.play.people)

    @property
    def actor(self) -> int:
        """The seat that chooses now; for a decision of the whole table it is a person, if there is one."""
        decision = self.game.pending
        if decision is not None and decision.seat < 0 and self.people:
            return self.people[0]
        return self.game.actor

    def choose(self, option: str) -> None:
        """Choose for the seat that is asked."""
        decision = self.game.pending
        self.make(option, self.actor if decision is not None and decision.seat < 0 else None)

    def make(self, option: str, seat: int | None) -> None:
        self.play.make(option, seat)
        self.play.settle()

    def searches(self, seat: int) -> bool:
        """True if a bot that takes its time plays for the seat."""
        return self.chairs[seat].bot in SEARCHERS

    def move_bot(self) -> None:
        level = self.chairs[self.actor].bot
        seconds = self.budget.seconds(level, self.game, self.actor)
        bot = make(level, self.game.spec, self.seed ^ self.game.choices, seconds) if seconds else self.bots[self.actor]
        number = bot.choose(self.game, self.actor)
        self.choose(self.game.spec.actions.names[number])

    def hints(self, seat: int) -> tuple[Hint, ...]:
        """The best options by nothing but the seat's knowledge; none if the game has no sensible player."""
        if self.game.spec.greedy is None:
            return ()
        return hints(self.game, seat, self.seed ^ self.game.choices, MOST_WORLDS, HINT_SECONDS)

    def undo(self, seat: int) -> bool:
        """Take back the seat's last real choice; one that was forced is taken back with the one before."""
        if self.play.undo_place(seat) is None:
            return False
        self.play.undo(seat)
        self.play.settle()
        return True

    def known_before(self, seat: int) -> int:
        """The number of lines that the seat was told before its last own choice: it need not read them again in a resumed game."""
        own = max((step for step, choice in enumerate(self.play.choices) if choice.seat == seat), default=0)
        return sum(line.step < own for line in self.told(seat))

    def told(self, viewer: int) -> list[LogLine]:
        """The lines of the log that the viewer was told; -1 is a spectator."""
        return told(self.play, viewer)


def told(play: Play, viewer: int) -> list[LogLine]:
    """The lines of a game's log that the viewer was told."""
    log = [LogLine(step, event) for step, choice in enumerate(play.choices) for event in choice.events()]
    return [line for line in log if knows(line.event.audience, viewer)]
