"""A game in play, in the terminal and on the server: its choices and events, the open decisions, and undo (K9)."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from sys import intern
from typing import Any

from deska.api import step
from deska.kernel.actions import PASS
from deska.kernel.effects import Pause, Secret, Window
from deska.kernel.errors import IllegalChoice
from deska.kernel.game import LONE_OPTION, Game
from deska.kernel.piles import ALL, knows
from deska.kernel.records import FORMAT
from deska.kernel.spec import GameSpec
from deska.kernel.values import TABLE, Decision, Event, View
from deska.table.entries import Entries
from deska.table.log import CHOICE, LINE, UNDO, Entry, standing, written_events
from deska.table.refusals import Refused
from deska.table.table import Table


@dataclass(frozen=True)
class Before:
    """The position before a choice, and the seats that learned something by the choice: for them it is a barrier."""

    game: Game | None
    """The position; None if it is played again from an earlier one, which takes less memory."""
    learned: int


@dataclass(frozen=True)
class Change:
    """Everything needed to revert the last change while it is not written down yet."""

    open_since: dict[int, int]
    undone: "Undone | None" = None


@dataclass(frozen=True)
class Undone:
    """The game, choices and positions that an undo took away."""

    game: Game
    choices: list[Entry]
    on_turn: "array[int]"
    past: dict[int, Before]
    recorded: list[str]


class Play:
    """The one owner of a game that is played: every choice, and everything that is taken back, goes through it.

    A place is the number of a choice among those that stand. A server makes changes one at a time: each is settled once it is
    written down, or else reverted.
    """

    def __init__(self, game: Game, people: frozenset[int], since: int = 0, log: Iterable[Entry] = ()) -> None:
        self.game = game
        self.people = people
        """Seats that persons decide for: undo crosses the choices of bots where nobody else plays."""
        self.since = since
        """The entry after which the game begins."""
        self.log = Entries(log)
        self.choices = Entries(standing(entry for entry in self.log if entry.n > since))
        """The choices that were not taken back."""
        self.on_turn = array("b", [entry.seat for entry in self.choices])
        """For each choice, by its place, the seat that was on turn when it was made; where that is not known, the seat that chose."""
        self.past: dict[int, Before] = {}
        """The positions, by place, that somebody could go back to freely."""
        self.open_since: dict[int, int] = {}
        """For each seat, the entry since which its decision is open; an older answer is stale."""
        self.hushed: frozenset[int] = frozenset()
        """Seats that do not want to be asked for reactions; everybody sees who they are."""
        self.hides = not game.spec.open_hands
        """True if somebody at the table could learn a secret from the time that an answer takes."""
        self.opening: list[Entry] | None = None
        """What `beginning` has found."""
        self.change: Change | None = None
        self.open: tuple[Game, int, list[Decision]] | None = None
        """The open decisions, and the position that they belong to: the game and the number of its choices."""
        self.ask_anew()

    @property
    def seq(self) -> int:
        last = self.log.last
        return last.n if last is not None else 0

    @property
    def beginning(self) -> list[Entry]:
        """The events of the set-up as an entry before all others; empty if the game goes on from a snapshot."""
        if self.opening is None:
            recorder = self.game.recorder
            told = news(self.game.spec.opening(recorder.start)) if recorder is not None else []
            self.opening = [Entry(0, CHOICE, 0, told=written_events(told))] if told else []
        return self.opening

    def heed(self, table: Table) -> None:
        """Note which seats people play, and which of them want to be asked for reactions."""
        self.people = table.people
        self.hushed = table.hushed
        self.hides = not (self.game.spec.open_hands or table.is_solo)

    # --- changes

    def choose(self, seat: int, seq: int, option: str, at: int, person: bool = True) -> Entry:
        """Answer for a seat, as its person or not; a stale or impossible answer is refused."""
        decision = self.decision(seat)
        if decision is None or not self.open_since[decision.seat] <= seq <= self.seq:
            raise Refused(self.why_late(seat, seq, option))
        secret = self.secret_mask()
        try:
            entry = self.make(option, seat, at, person)
        except IllegalChoice as error:
            raise Refused("illegal", error.reason.rule, reason=error.reason) from None
        self.change = Change(self.open_since)
        self.ask_on(seat, secret)
        return entry

    def make(self, option: str, seat: int | None = None, at: int = 0, person: bool | None = None) -> Entry:
        """Make a choice and log what it told; if no seat is named, the one that is asked makes it. A refused one leaves no trace."""
        option = intern(option)  # the same few names, at all tables
        actor, turn = self.game.actor if seat is None else seat, self.game.turn
        forced = option == lone_answer(self.game) or (option == self.passing and self.is_unwanted(actor))
        told = written_events(self.carry_out(option, seat))
        entry = Entry(self.seq + 1, CHOICE, at, actor, option, forced, told=told, person=actor in self.people if person is None else person)
        self.log.append(entry)
        self.choices.append(entry)
        self.on_turn.append(turn)
        return entry

    def again(self, entry: Entry) -> None:
        """Make a choice of the log again."""
        turn = self.game.turn
        self.carry_out(entry.option, entry.seat)
        self.choices.append(entry)
        self.on_turn.append(turn)
        self.settle()

    def carry_out(self, option: str, seat: int | None) -> list[Event]:
        """Let the game carry out a choice, and keep the position before it."""
        before, chance = self.game.clone(), self.game.rng.words()
        events = step(self.game, option, seat)
        self.past[len(self.choices)] = Before(before, self.game.learned if self.game.rng.words() == chance else ALL)
        return news(events)

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last real choice, and what bots did after it; never past a barrier."""
        place = self.undo_place(seat)
        if place is None:
            raise Refused("cannot-undo")
        return self.rewind(place, seat)

    def rewind(self, place: int, seat: int = -1, at: int = 0, told: str = "", position: Game | None = None) -> Entry:
        """Take back all choices from a place on; the seat is the one who wished it. A position far back may come with it."""
        recorded = self.game.recorder.choices[:] if self.game.recorder is not None else []
        self.change = Change(self.open_since, Undone(self.game, self.choices[place:], self.on_turn[place:], self.past, recorded))
        back = self.choices[place - 1].n if place else self.since
        self.go_back(place, position)
        entry = Entry(self.seq + 1, UNDO, at, seat, back=back, told=told)
        self.log.append(entry)
        self.ask_anew()
        return entry

    def go_back(self, place: int, position: Game | None = None) -> None:
        """Return to the position before a choice; it is played again if it is not at hand."""
        if self.is_far(place):
            game = position or self.replayed(place)
        else:
            game = self.position(place)
            game.recorder = self.game.recorder
            if game.recorder is not None:
                del game.recorder.choices[place - len(self.choices) :]
        self.game = game
        self.choices.cut(place)
        del self.on_turn[place:]
        self.past = {earlier: before for earlier, before in self.past.items() if earlier < place}

    def say(self, told: str, at: int, seat: int = -1) -> Entry:
        """Add a line about the table to the log."""
        self.change = Change(self.open_since)
        entry = Entry(self.seq + 1, LINE, at, seat, told=told)
        self.log.append(entry)
        return entry

    def revert(self) -> None:
        """Revert the last change, which could not be written down."""
        if self.change is None:
            return
        undone, self.open_since, self.change = self.change.undone, self.change.open_since, None
        if self.log.pop().kind == CHOICE:
            self.go_back(len(self.choices) - 1)
        elif undone is not None:
            self.game, self.past = undone.game, undone.past
            for entry in undone.choices:
                self.choices.append(entry)
            self.on_turn += undone.on_turn
            if self.game.recorder is not None:
                self.game.recorder.choices = undone.recorded

    def settle(self) -> None:
        """Accept the last change, which is written down now, and drop positions that nobody could go back to freely."""
        self.change = None
        first = min((place for seat in self.people for place in self.reach(seat)), default=len(self.choices))
        kept = {place: Before(None, before.learned) for place, before in self.past.items() if place > first}
        self.past = {first: Before(self.position(first), self.past[first].learned), **kept} if first in self.past else kept

    # --- who is asked

    @property
    def waiting(self) -> list[Decision]:
        """All open decisions; they are built once for each position."""
        game = self.game
        if self.open is None or self.open[0] is not game or self.open[1] != game.choices:
            self.open = (game, game.choices, game.waiting)
        return self.open[2]

    def decision(self, seat: int) -> Decision | None:
        """The decision that the seat has to answer, alone or with the whole table."""
        return next((decision for decision in self.waiting if decision.seat in (seat, TABLE)), None)

    def view(self, seat: int) -> View:
        """The view of a seat; -1 is a spectator."""
        return self.game.spec.view(self.game, None if seat < 0 else seat, self.waiting)

    def why_late(self, seat: int, seq: int, option: str) -> str:
        """The code of a refusal that says why an answer is too late: it was given already, something else happened, or nobody asked."""
        given = next((entry for entry in self.log[seq:] if entry.n > seq and entry.kind == CHOICE and entry.seat == seat), None)
        if given is not None and given.option == option:
            return "repeated"
        return "not-asked" if seq == self.seq else "stale"

    def ask_anew(self) -> None:
        self.open_since = {decision.seat: self.seq for decision in self.waiting}

    def ask_on(self, seat: int, secret: int) -> None:
        """After a choice everybody is asked anew, except seats that still ponder a secret answer (K11)."""
        goes_on = bool(secret) and self.secret_mask() in (secret, secret & ~(1 << seat))
        old = self.open_since
        self.ask_anew()
        if goes_on:
            self.open_since |= {other: since for other, since in old.items() if other != seat and other in self.open_since}

    def secret_mask(self) -> int:
        """The seats that are asked in secret now."""
        frame = self.game.stack[-1] if self.game.stack else None
        return frame.arg if frame is not None and isinstance(frame.effect, Secret) else 0

    @property
    def is_interlude(self) -> bool:
        """True in a reaction window (K14) or a pause. Only the asked seat knows whether it has anything to do then."""
        return bool(self.game.stack) and isinstance(self.game.stack[-1].effect, (Window, Pause))

    @property
    def passing(self) -> str:
        return self.game.spec.actions.names[PASS]

    def is_unwanted(self, seat: int) -> bool:
        """True if the seat has told everybody that it does not want to be asked here. A pause in its own turn is asked all the same."""
        own_pause = self.is_interlude and isinstance(self.game.stack[-1].effect, Pause) and seat == self.game.turn
        return self.is_interlude and seat in self.hushed and not own_pause

    def forced(self, decision: Decision) -> str:
        """The answer that the table gives for a seat by itself, if that is all it wants or can do; empty if it gives none.

        It must not depend on anything hidden, because everybody sees that the table answers, and when.
        """
        if self.is_unwanted(decision.seat):
            return self.passing
        return "" if self.hides else lone_answer(self.game)

    # --- how far back

    def reach(self, seat: int) -> list[int]:
        """The places of the seat's own choices that it may take back freely, the last one first.

        If nobody else plays now, it may go back past the choices of bots, but never past those of persons, who may come back.
        """
        alone = self.people <= {seat}
        places: list[int] = []
        for place, entry in self.backwards():
            is_mine = entry.seat == seat
            if self.is_far(place) or knows(self.past[place].learned, seat) or (not is_mine and (not alone or entry.person)):
                break
            if is_mine:
                places.append(place)
        return places

    def undo_place(self, seat: int) -> int | None:
        """The place of the seat's last real choice, if it may be taken back. A forced choice is taken back with the one before it."""
        return next((place for place in self.reach(seat) if not self.choices[place].forced), None)

    def restart_place(self, seat: int) -> int | None:
        """The first choice of the seat's running turn, as far back as it may be taken freely; an earlier turn is not begun anew."""
        if self.game.turn != seat:
            return None
        begun = len(self.on_turn)
        while begun and self.on_turn[begun - 1] == seat:
            begun -= 1
        own = [place for place in self.reach(seat) if place >= begun]
        return own[-1] if any(not self.choices[place].forced for place in own) else None

    def asked_place(self, seat: int) -> int | None:
        """The place of the seat's last real choice, however far back it is: the others have to consent."""
        for place, entry in self.backwards():  # compiled, a generator expression would read the whole log
            if entry.seat == seat and not entry.forced:
                return place
        return None

    def backwards(self) -> Iterator[tuple[int, Entry]]:
        """All choices that stand with their places, the last one first."""
        return zip(range(len(self.choices) - 1, -1, -1), reversed(self.choices), strict=True)

    def is_far(self, place: int) -> bool:
        """True if the position before a choice is no longer kept and has to be played again."""
        return place not in self.past

    def position(self, place: int) -> Game:
        """The position before a choice that is not far back: the one that is kept, or the last one before it, played on."""
        kept = {earlier: before.game for earlier, before in self.past.items() if earlier <= place and before.game is not None}
        start = max(kept)
        if start == place:
            return kept[start]
        return played_on(kept[start].clone(), self.choices[start:place])

    def replayed(self, place: int) -> Game:
        """The position before a choice, played again from the start."""
        recorder = self.game.recorder
        if recorder is None:
            raise Refused("no-record")
        return replay(self.game.spec, recorder.start, self.choices[:place])


def replay(spec: GameSpec, start: dict[str, Any], choices: Sequence[Entry]) -> Game:
    """The game of a start and the choices made since."""
    return played_on(spec.replay({"format": FORMAT, "game": spec.id, "rules": spec.version, **start, "choices": []}), choices)


def played_on(game: Game, choices: Sequence[Entry]) -> Game:
    for entry in choices:
        game.choose(entry.option, entry.seat)
    return game


def lone_answer(game: Game) -> str:
    """The only answer of a seat that has no reaction in a window (K14), or nothing to do in a pause or a step like it; else empty."""
    effect = game.stack[-1].effect if game.stack else None
    if isinstance(effect, Window):
        return game.spec.actions.names[PASS] if game.asked == 1 else ""
    is_idle = effect is not None and effect.only_hides and len(game.legal) == 1
    return game.spec.actions.names[game.legal[0]] if is_idle else ""


def news(events: list[Event]) -> list[Event]:
    """The events worth telling. A lone option is told only if no event says what came of it."""
    followed = pairwise([*events, None])
    return [event for event, after in followed if event is not None and (event.message != LONE_OPTION or not tells(after, event))]


def tells(after: Event | None, lone: Event) -> bool:
    """True if those who hear of a lone option hear next what came of it."""
    return after is not None and after.message != LONE_OPTION and lone.audience & ~after.audience == 0
