"""A game in play: who sits where, what was chosen, and how far it can be taken back (K9)."""

from dataclasses import dataclass, field
from itertools import pairwise

from deska.kernel.effects import Pause, Window
from deska.kernel.errors import DeskaError
from deska.kernel.game import LONE_OPTION, Game
from deska.kernel.piles import knows
from deska.kernel.values import Event


def can_only_pass(game: Game) -> bool:
    """Whether who is asked can do nothing in a reaction window (K14) or a pause; what it may do at any time is no reaction."""
    effect = game.stack[-1].effect
    if isinstance(effect, Window):
        return game.asked == 1
    return isinstance(effect, Pause) and len(game.legal) == 1


def news(events: list[Event]) -> list[Event]:
    """What is worth telling: a lone option only where nothing tells what came of it."""
    followed = pairwise([*events, None])
    return [event for event, after in followed if event is not None and (event.message != LONE_OPTION or not tells(after, event))]


def tells(after: Event | None, lone: Event) -> bool:
    """Whether those who hear of a lone option hear next what came of it."""
    return after is not None and after.message != LONE_OPTION and lone.audience & ~after.audience == 0


class CannotUndo(DeskaError):
    """There is nothing to take back without the others' consent."""


@dataclass(frozen=True)
class Step:
    """A choice that was made, with the position before it."""

    before: Game
    seat: int
    option: str
    learned: int
    """Who learned something by it: a barrier for them."""
    written: int
    """How many choices the record had before it."""


@dataclass
class Session:
    """Applies choices, remembers positions, takes them back.

    `people` are the seats played by persons; where all others are bots, undo crosses their choices.
    """

    game: Game
    people: frozenset[int]
    past: list[Step] = field(default_factory=list)

    def choose(self, option: str, seat: int | None = None) -> list[Event]:
        """Choose and hear what happened; refused choices leave no trace."""
        game = self.game
        before = game.clone()
        actor = game.actor if seat is None else seat
        written = len(game.recorder.choices) if game.recorder else 0
        words = game.rng.words()
        game.heard = True
        game.events = []
        try:
            game.choose(option, seat)
            learned = -1 if game.rng.words() != words else game.learned
            self.past.append(Step(before, actor, option, learned, written))
            return news(game.events)
        finally:
            game.heard = False
            game.events = []

    def undo_target(self, seat: int) -> int | None:
        """Where in the past the seat's last own choice lies, if it can be taken back freely."""
        for place in range(len(self.past) - 1, -1, -1):
            step = self.past[place]
            if knows(step.learned, seat):
                return None
            if step.seat == seat:
                return place
            if not self.people <= {seat}:
                return None
        return None

    def can_undo(self, seat: int) -> bool:
        return self.undo_target(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, and what bots did after it; never past a barrier."""
        place = self.undo_target(seat)
        if place is None:
            raise CannotUndo("nothing can be taken back: since then a card was learned, a die was cast or somebody else has chosen")
        self.rewind(place)

    def rewind(self, place: int) -> None:
        """Back to the position before a choice; with the others' consent any place will do."""
        step = self.past[place]
        game = step.before
        game.recorder = self.game.recorder
        if game.recorder is not None:
            del game.recorder.choices[step.written :]
        self.game = game
        del self.past[place:]
