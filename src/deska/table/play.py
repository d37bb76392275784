"""A game at a table: answers of seats, what was told, how far it can be taken back, and whose answer is still awaited."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from deska.kernel.actions import PASS
from deska.kernel.effects import Pause, Secret, Window
from deska.kernel.errors import IllegalChoice
from deska.kernel.game import Game
from deska.kernel.piles import knows
from deska.kernel.records import FORMAT
from deska.kernel.spec import GameSpec
from deska.kernel.values import TABLE, Decision
from deska.table.log import CHOICE, LINE, UNDO, Entry, written_events
from deska.table.refusals import Refused
from deska.table.session import Session, can_only_pass, news
from deska.table.table import Table


class Play:
    """Changes are made one at a time: each is either settled, once it is written down, or reverted."""

    def __init__(self, game: Game, people: frozenset[int], since: int = 0) -> None:
        self.since = since
        """The entry after which the game begins."""
        self.session = Session(game, people)
        self.log: list[Entry] = []
        self.choices: list[Entry] = []
        """Those that were not taken back."""
        self.asked: dict[int, int] = {}
        """Since when each seat's decision is open; an older answer is stale."""
        self.hushed: frozenset[int] = frozenset()
        """Seats that do not want to be asked for reactions; everybody sees who they are."""
        self.hides = not game.spec.open_hands
        """Whether somebody at the table could learn something by the time that an answer takes."""
        self.before: tuple[Any, ...] | None = None
        self.ask_anew()

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def seq(self) -> int:
        return self.log[-1].n if self.log else 0

    @cached_property
    def beginning(self) -> list[Entry]:
        """What the set-up told, before all entries; nothing where the game goes on from a snapshot."""
        recorder = self.game.recorder
        told = news(self.game.spec.opening(recorder.start)) if recorder is not None else []
        return [Entry(0, CHOICE, 0, told=written_events(told))] if told else []

    def heed(self, table: Table) -> None:
        """Who plays, and who wants to be asked for reactions."""
        self.session.people = table.people
        self.hushed = table.hushed
        self.hides = not (self.game.spec.open_hands or table.is_solo)

    # --- changes

    def choose(self, seat: int, seq: int, option: str, at: int, person: bool = True) -> Entry:
        """Answer for a seat, as its person or not; a stale or impossible answer is refused."""
        decision = self.decision(seat)
        if decision is None or not self.asked[decision.seat] <= seq <= self.seq:
            raise Refused(self.why_late(seat, seq, option))
        self.remember()
        mask, forced = self.secret_mask(), bool(self.forced(decision)) or can_only_pass(self.game)
        try:
            events = self.session.choose(option, seat)
        except IllegalChoice as error:
            self.before = None
            raise Refused("illegal", error.reason.rule, reason=error.reason) from None
        entry = Entry(self.seq + 1, CHOICE, at, seat, option, forced and option == self.passing, told=written_events(events), person=person)
        self.log.append(entry)
        self.choices.append(entry)
        self.ask_on(seat, mask)
        return entry

    def rewind(self, place: int, seat: int, at: int, told: str, position: Game | None = None) -> Entry:
        """Take back all choices from a place on; the seat is the one who wished it. A position far back may come with it."""
        self.remember()
        back = self.choices[place - 1].n if place else self.since
        if not self.is_far(place):
            self.session.rewind(place - len(self.choices) + len(self.session.past))
        else:
            self.session.game = position or self.replayed(place)
            self.session.past.clear()
        del self.choices[place:]
        entry = Entry(self.seq + 1, UNDO, at, seat, back=back, told=told)
        self.log.append(entry)
        self.ask_anew()
        return entry

    def say(self, told: str, at: int, seat: int = -1) -> Entry:
        """A line about the table."""
        self.remember()
        entry = Entry(self.seq + 1, LINE, at, seat, told=told)
        self.log.append(entry)
        return entry

    def remember(self) -> None:
        recorder = self.game.recorder
        self.before = (
            self.game,
            self.session.past[:],
            self.log[:],
            self.choices[:],
            dict(self.asked),
            recorder.choices[:] if recorder else [],
        )

    def revert(self) -> None:
        """The last change could not be written down: as if it had never been made."""
        if self.before is None:
            return
        game, past, self.log, self.choices, self.asked, choices = self.before
        chosen = len(self.session.past) > len(past)
        if chosen:  # a choice changes the game in place; the session kept the position before it
            self.session.rewind(len(self.session.past) - 1)
        else:
            self.session.game = game
            self.session.past = past
        if self.game.recorder is not None:
            self.game.recorder.choices = choices
        self.before = None

    def settle(self) -> None:
        """The last change is written down. Positions that nobody could go back to freely are dropped."""
        self.before = None
        reaches = [place for seat in self.session.people for place in self.reach(seat)[-1:]]
        del self.session.past[: min(reaches, default=len(self.session.past))]

    def again(self, entry: Entry) -> None:
        """Make a choice that was written down long ago."""
        self.session.choose(entry.option, entry.seat)
        self.choices.append(entry)
        self.settle()

    # --- who is asked

    def decision(self, seat: int) -> Decision | None:
        """What the seat has to answer, alone or with the whole table."""
        return next((decision for decision in self.game.waiting if decision.seat in (seat, TABLE)), None)

    def why_late(self, seat: int, seq: int, option: str) -> str:
        """Why an answer comes too late: it was given already, something else happened, or nobody asked."""
        given = next((entry for entry in self.log if entry.n > seq and entry.kind == CHOICE and entry.seat == seat), None)
        if given is not None and given.option == option:
            return "repeated"
        return "not-asked" if seq == self.seq else "stale"

    def ask_anew(self) -> None:
        self.asked = {decision.seat: self.seq for decision in self.game.waiting}

    def ask_on(self, seat: int, mask: int) -> None:
        """After a choice everybody is asked anew, except who still ponders a secret answer (K11)."""
        now = self.secret_mask()
        goes_on = bool(mask) and now in (mask, mask & ~(1 << seat))
        old = self.asked
        self.ask_anew()
        if goes_on:
            self.asked |= {other: since for other, since in old.items() if other != seat and other in self.asked}

    def secret_mask(self) -> int:
        """The seats that are asked in secret now."""
        frame = self.game.stack[-1] if self.game.stack else None
        return frame.arg if frame is not None and isinstance(frame.effect, Secret) else 0

    @property
    def is_moment(self) -> bool:
        """Whether a reaction window (K14) or a pause is open: whether there is anything to do then, only the asked seat knows."""
        return bool(self.game.stack) and isinstance(self.game.stack[-1].effect, Window | Pause)

    @property
    def passing(self) -> str:
        return self.game.spec.actions.names[PASS]

    def forced(self, decision: Decision) -> str:
        """What the table answers for a seat by itself: `pass`, for who said so to all, or can do nothing else where that is no secret.

        It must not depend on what is hidden: that the table answers, and when, is seen by everybody.
        """
        if not self.is_moment:
            return ""
        own_pause = isinstance(self.game.stack[-1].effect, Pause) and decision.seat == self.game.turn
        is_hushed = decision.seat in self.hushed and not own_pause
        return self.passing if is_hushed or (not self.hides and can_only_pass(self.game)) else ""

    # --- how far back

    def reach(self, seat: int) -> list[int]:
        """Places of the seat's own choices that it may take back freely (K9), the last one first; places of the session.

        Bots' choices are crossed where nobody else plays now, those of persons never: who chose may come back.
        """
        alone = self.session.people <= {seat}
        offset = len(self.choices) - len(self.session.past)
        found: list[int] = []
        for place in range(len(self.session.past) - 1, -1, -1):
            step = self.session.past[place]
            is_mine = step.seat == seat
            if knows(step.learned, seat) or (not is_mine and (not alone or self.choices[offset + place].person)):
                break
            if is_mine:
                found.append(place)
        return found

    def undo_place(self, seat: int) -> int | None:
        """Where the seat's last real choice lies, if it may be taken back; one that was forced goes with the one before it."""
        offset = len(self.choices) - len(self.session.past)
        return next((offset + place for place in self.reach(seat) if not self.choices[offset + place].forced), None)

    def restart_place(self, seat: int) -> int | None:
        """The first choice of the seat's turn, as far back as it may be taken freely."""
        offset = len(self.choices) - len(self.session.past)
        turn = self.game.turn
        own = [place for place in self.reach(seat) if self.session.past[place].before.turn == turn == seat]
        return offset + own[-1] if own and any(not self.choices[offset + place].forced for place in own) else None

    def asked_place(self, seat: int) -> int | None:
        """The seat's last real choice, wherever it lies: others have to consent."""
        places = range(len(self.choices) - 1, -1, -1)
        return next((place for place in places if self.choices[place].seat == seat and not self.choices[place].forced), None)

    def is_far(self, place: int) -> bool:
        """Whether the position before a choice is no longer at hand and has to be played again."""
        return place < len(self.choices) - len(self.session.past)

    def replayed(self, place: int) -> Game:
        """The position before a choice, played again from the start."""
        recorder = self.game.recorder
        if recorder is None:
            raise Refused("no-record")
        return replay(self.game.spec, recorder.start, self.choices[:place])


def replay(spec: GameSpec, start: dict[str, Any], choices: Sequence[Entry]) -> Game:
    """The game of a start and the choices made since."""
    game = spec.replay({"format": FORMAT, "game": spec.id, "rules": spec.version, **start, "choices": []})
    for entry in choices:
        game.choose(entry.option, entry.seat)
    return game
