"""A game with those who play it: their choices, the log, bots, hints, undo. It speaks no language."""

from collections.abc import Sequence
from dataclasses import dataclass

from deska import Event, Game
from deska.bots import Player, levels, make
from deska.kernel.piles import knows
from deska.table.chairs import Chair
from deska.table.session import Session, can_only_pass


@dataclass(frozen=True)
class Entry:
    """A line of the log."""

    step: int
    """How many choices had been made before it."""
    event: Event


class Sitting:
    """Who plays what at one table."""

    def __init__(self, session: Session, chairs: Sequence[Chair], told: Sequence[Sequence[Event]], seed: int) -> None:
        self.session = session
        self.chairs = tuple(chairs)
        self.log = [Entry(step, event) for step, events in enumerate(told) for event in events]
        spec = session.game.spec
        self.bots = {seat: make(chair.bot, spec, seed ^ seat) for seat, chair in enumerate(chairs) if not chair.is_person}
        known = levels(spec)
        self.adviser: Player | None = make(known[-1], spec, seed) if len(known) > 1 else None

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    @property
    def actor(self) -> int:
        """Who chooses now; for all together a person, if there is one."""
        decision = self.game.pending
        if decision is not None and decision.seat < 0 and self.people:
            return self.people[0]
        return self.game.actor

    def choose(self, option: str) -> None:
        """Choose for the seat that is to choose, and write down what happened."""
        decision = self.game.pending
        seat = self.actor if decision is not None and decision.seat < 0 else None
        self.note(self.session.choose(option, seat))

    def note(self, events: Sequence[Event]) -> None:
        step = len(self.session.past) - 1
        self.log += [Entry(step, event) for event in events]

    def move_bot(self) -> None:
        number = self.bots[self.actor].choose(self.game, self.actor)
        self.choose(self.game.spec.actions.names[number])

    def hint(self, seat: int) -> str | None:
        """What the adviser would do, from nothing but the seat's knowledge; None if the game has none."""
        if self.adviser is None:
            return None
        return self.game.spec.actions.names[self.adviser.choose(self.game, seat)]

    def undo(self, seat: int) -> bool:
        """Take back the seat's last real choice; one that was forced is taken back with the one before."""
        place = self.session.undo_target(seat)
        while place is not None and can_only_pass(self.session.past[place].before):
            place = Session(self.game, self.session.people, self.session.past[:place]).undo_target(seat)
        if place is None:
            return False
        self.session.rewind(place)
        self.log = [entry for entry in self.log if entry.step < place]
        return True

    def known_before(self, seat: int) -> int:
        """How many lines the seat was told before its last own choice: what it need not read again in a resumed game."""
        own = max((step for step, made in enumerate(self.session.past) if made.seat == seat), default=0)
        return sum(entry.step < own for entry in self.told(seat))

    def told(self, viewer: int) -> list[Entry]:
        """What the viewer was told; -1 is a spectator."""
        return [entry for entry in self.log if knows(entry.event.audience, viewer)]
