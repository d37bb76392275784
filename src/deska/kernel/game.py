"""The state of a game: plain data, and a stack of the steps that still have to happen."""

from collections.abc import Mapping
from hashlib import blake2b
from json import dumps
from typing import TYPE_CHECKING, Any, Final, Self

from deska.kernel.effects import INHERIT, NO_OPTIONS, NO_SOURCE, Ask, Effect, Frame, Pause, Secret, name_of
from deska.kernel.errors import DeskaError, IllegalChoice, Reason
from deska.kernel.piles import ALL, Pile
from deska.kernel.rng import Rng
from deska.kernel.scenes import Message, Part
from deska.kernel.values import TABLE, Decision, Event, Outcome

if TYPE_CHECKING:
    from deska.kernel.records import Recorder
    from deska.kernel.spec import GameSpec

NO_HISTORY: Final = "a clone has no history; only a game made by deska.new, load or replay has one"
STALLED: Final = "stalled"
"""The ending of a game that took too many choices."""
ENDLESS: Final = 1 << 30
"""More steps than any choice leads to."""
LONE_OPTION: Final = "lone-option"
"""The message that a seat gets when its only option was taken for it."""


class Setup:
    """The number of seats and the switches of a game. It never changes, so clones share it."""

    __slots__ = ("seats", "variant")

    def __init__(self, seats: int, variant: Mapping[str, Any]) -> None:
        self.seats = seats
        self.variant = variant


class Game:
    """The base of every state. Between calls it is settled: either `legal` holds the options of an open decision, or the game is over."""

    def __init__(self, spec: "GameSpec", setup: Setup, rng: Rng, stack: list[Frame], legal: list[int]) -> None:
        self.spec = spec
        self.setup = setup
        self.seats = setup.seats
        self.rng = rng
        self.stack = stack
        self.legal = legal
        self.asked = 0
        """The number of legal options that come from the asking frame; the rest come from `anytime`."""
        self.turn = 0
        """The seat on turn: it answers for the table in search and simulation."""
        self.choices = 0
        """The number of choices made so far."""
        self.ended = ""
        """The reason why the game is over; empty as long as it goes on."""
        self.sealed: list[int] = []
        """While a question is asked in secret, the answer of each seat, or -1; otherwise empty."""
        self.learned = 0
        """The seats that learned something by the last choice, as a mask; ALL for everybody."""
        self.limit: int = spec.max_choices
        """The number of choices after which the game has stalled."""
        self.heard = False
        """True if somebody listens, so that events are told."""
        self.is_hasty = False
        """True in a copy on which a bot tries an option: what a seat may do at any time is left out."""
        self.events: list[Event] = []
        self.recorder: Recorder | None = None

    # --- what a game provides

    def clone(self) -> Self:
        """An exact, independent copy; without history."""
        if self.spec.clone is None:
            raise DeskaError(f"{type(self).__name__} cannot be cloned")
        twin: Self = self.spec.clone(self)
        return twin

    def anytime(self, seat: int) -> list[int]:
        """The options that a seat has in the middle of any decision of its own (K15), but not in decisions of the whole table."""
        return NO_OPTIONS

    def may_interject(self, seat: int) -> bool:
        """True if, by public knowledge, the seat might have options at any time. Override it where `anytime` depends on hidden cards."""
        return bool(self.anytime(seat))

    def interject(self, seat: int, option: int) -> None:
        """Carry out an option of `anytime`; the asking frame stays on the stack."""

    def result(self, reason: str) -> Outcome:
        """The outcome of the position as it stands."""
        raise DeskaError(f"{type(self).__name__} has no result")

    # --- what rules use

    def carry(self, twin: "Game") -> None:
        """Copy to a clone the fields that its constructor does not take."""
        twin.asked = self.asked
        twin.turn = self.turn
        twin.choices = self.choices
        twin.ended = self.ended
        twin.learned = self.learned
        twin.limit = self.limit
        if self.sealed:
            twin.sealed = self.sealed[:]

    def carry_open(self, twin: "Game") -> None:
        """Copy to a veiled copy the fields of the kernel that everybody knows."""
        twin.turn = self.turn
        twin.choices = self.choices
        twin.ended = self.ended

    def push(self, effect: Effect, seat: int, arg: int = 0, source: int = NO_SOURCE) -> None:
        """Put one step on top of the stack."""
        self.stack.append(Frame(effect, seat, source, arg))

    def then(self, seat: int, *steps: Effect | Frame, arg: int = 0) -> None:
        """Put steps on the stack so that they resolve in reading order; effects get the argument, frames have their own."""
        stack = self.stack
        for i in range(len(steps) - 1, -1, -1):
            step = steps[i]
            if not isinstance(step, Frame):
                stack.append(Frame(step, seat, NO_SOURCE, arg))
            elif step.seat == INHERIT:
                stack.append(Frame(step.effect, seat, step.source, step.arg))
            else:
                stack.append(step)

    def finish(self, reason: str) -> None:
        """End the game: nothing more has to happen."""
        self.stack.clear()
        self.sealed = []
        self.ended = reason

    def learn(self, seats: int) -> None:
        """Note that the seats of the mask learn something: a choice that taught somebody something cannot be taken back freely (K9)."""
        self.learned |= seats

    def draw(self, deck: list[int] | Pile) -> int:
        """Take the top card of a deck, seen by all."""
        self.learned = ALL
        return deck.pop()

    def shuffle(self, cards: list[int]) -> None:
        self.learned = ALL
        self.rng.shuffle(cards)

    def shuffle_pile(self, pile: Pile) -> None:
        """Shuffle a pile: nobody knows any of its cards any more, and its old order leaves no trace."""
        pile.cards.sort()
        self.shuffle(pile.cards)
        pile.forget()

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1, seen by all."""
        self.learned = ALL
        return self.rng.below(sides)

    def tell(
        self, message: str, audience: int = ALL, move: tuple[str, str, str] | None = None, seen: Part | None = None, **args: Any
    ) -> None:
        """Say what happened. Only people read it, so rules guard it with `if game.heard`."""
        self.events.append(Event(message, self.spec.named(args), audience, move, seen))

    # --- the one door

    def settle(self, most: int = ENDLESS) -> bool:
        """Resolve steps until one needs a choice. An Ask without options does nothing, and a lone option is taken unasked (K4).

        A preview goes on by a few steps at a time: False says that `most` of them were resolved and more are left.
        """
        stack = self.stack
        while stack:
            if not most:
                return False
            most -= 1
            frame = stack[-1]
            effect = frame.effect
            options = effect.options(self, frame)
            if not options:
                stack.pop()
                effect.resolve(self, frame)
            elif len(options) == 1 and not self.is_asked_anyway(frame):
                stack.pop()
                if self.heard:
                    self.tell_lone_option(frame, options[0])
                effect.chosen(self, frame, options[0])
            else:
                self.wait_for(frame, options)
                return True
        self.asked = 0
        self.legal = []
        return True

    def is_asked_anyway(self, frame: Frame) -> bool:
        """True if a question with one option is asked all the same: its step says so, or the seat might do something else first."""
        return frame.effect.asks_anyway(self, frame) or (frame.seat >= 0 and not self.is_hasty and self.may_interject(frame.seat))

    def wait_for(self, frame: Frame, options: list[int]) -> None:
        """Wait for a choice of the topmost frame."""
        self.asked = len(options)
        more = self.anytime(frame.seat) if frame.seat >= 0 and not self.is_hasty else NO_OPTIONS
        self.legal = options + more if more else options

    def wait_again(self) -> None:
        """Compute the options of a settled position again, after hidden things in it were changed. No step resolves."""
        if self.stack:
            frame = self.stack[-1]
            self.wait_for(frame, frame.effect.options(self, frame))

    def tell_lone_option(self, frame: Frame, option: int) -> None:
        """Tell a seat which lone option was taken for it. The others hear only of its consequences."""
        effect = frame.effect
        if isinstance(effect, Ask) and not isinstance(effect, Pause):
            audience = 1 << frame.seat if frame.seat >= 0 else ALL
            self.tell(LONE_OPTION, audience, kind=effect.prompt(), option=self.spec.actions.names[option])

    def play(self, option: int) -> None:
        """Carry out a choice that is known to be legal."""
        self.take(option)
        self.settle()
        if self.choices >= self.limit and self.stack:
            self.stall()

    def take(self, option: int) -> None:
        """Carry out the choice itself; what follows from it is settled next."""
        self.choices += 1
        self.learned = 0
        frame = self.stack[-1]
        if self.asked < len(self.legal) and self.is_anytime(option):
            self.interject(frame.seat, option)
        else:
            self.stack.pop()
            frame.effect.chosen(self, frame, option)

    def is_anytime(self, option: int) -> bool:
        """True if a legal option comes from `anytime` and not from the asking frame; no option comes from both."""
        return any(self.legal[i] == option for i in range(self.asked, len(self.legal)))

    def stall(self) -> None:
        """End a game that has gone on for too long; it counts as it stands (K7)."""
        self.finish(STALLED)
        self.settle()

    def apply(self, option: int) -> None:
        """Choose by number."""
        if option not in self.legal:
            raise self.refusal(option)
        if self.recorder is not None:
            self.recorder.note(self.spec.actions.names[option], TABLE)
        self.play(option)

    def choose(self, option: str, seat: int | None = None) -> None:
        """Choose by name. A seat is named where several are asked, or to make sure whose choice it is."""
        number = self.number_of(option)
        if not self.stack:
            raise IllegalChoice(option, Reason("game-over"))
        frame = self.stack[-1]
        asked = frame.seat
        speaks_for_table = asked == TABLE and seat is not None and 0 <= seat < self.seats
        if seat is not None and seat != asked and not speaks_for_table:
            self.answer_early(frame, seat, option, number)
            return
        if number not in self.legal:
            raise self.refusal(number)
        if self.recorder is not None:
            self.recorder.note(option, seat if speaks_for_table and seat is not None else TABLE)
        self.play(number)

    def answer_early(self, frame: Frame, seat: int, option: str, number: int) -> None:
        """Take the secret answer of a seat before its turn to answer (K11)."""
        effect = frame.effect
        if not (isinstance(effect, Secret) and 0 <= seat < self.seats and frame.arg >> seat & 1):
            raise IllegalChoice(option, Reason("not-your-decision", args={"player": max(frame.seat, 0)}))
        own = Frame(effect, seat, frame.source, frame.arg)
        options = effect.options(self, own)
        more = self.anytime(seat)
        if number not in options and number not in more:
            raise IllegalChoice(option, self.reason(own, number))
        if self.recorder is not None:
            self.recorder.note(option, seat)
        self.choices += 1
        self.learned = 0
        if number in options:
            self.stack.pop()
            effect.seal(self, frame, seat, number)
        else:
            self.interject(seat, number)
        self.settle()
        if self.choices >= self.limit and self.stack:
            self.stall()

    # --- what the outside reads

    @property
    def pending(self) -> Decision | None:
        """The open decision, or None when the game is over."""
        return self.decision(self.stack[-1], self.legal) if self.stack else None

    @property
    def waiting(self) -> list[Decision]:
        """All open decisions: one, or one per seat where the choice is secret and simultaneous."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        decisions = [self.decision(frame, self.legal)]
        effect = frame.effect
        if isinstance(effect, Secret):
            for seat in range(self.seats):
                if seat != frame.seat and frame.arg >> seat & 1:
                    own = Frame(effect, seat, frame.source, frame.arg)
                    decisions.append(self.decision(own, effect.options(self, own) + self.anytime(seat)))
        return decisions

    @property
    def actor(self) -> int:
        """The seat that answers when nobody is named: the one asked, or the one on turn for the table."""
        seat = self.stack[-1].seat if self.stack else TABLE
        return self.turn if seat == TABLE else seat

    def decision(self, frame: Frame, options: list[int]) -> Decision:
        effect = frame.effect
        names = self.spec.actions.names
        if not isinstance(effect, Ask):
            raise DeskaError(f"{name_of(effect)} does not ask anything")
        return Decision(
            effect.prompt(),
            frame.seat,
            tuple(names[option] for option in options),
            self.spec.named(effect.args(self, frame)),
            self.spec.cards[frame.source] if frame.source >= 0 else "",
            effect.serves(),
            {names[option]: Message(said.id, self.spec.named(said.args)) for option, said in effect.labels(self, frame).items()},
            tuple(names[option] for option in effect.picks(self, frame)),
            tuple(names[option] for option in effect.early(self, frame)),
        )

    @property
    def outcome(self) -> Outcome | None:
        return self.result(self.ended) if self.ended else None

    def why_not(self, option: str) -> Reason | None:
        """The reason why an option is not offered, or None if it is offered."""
        number = self.number_of(option)
        if number in self.legal:
            return None
        return self.reason(self.stack[-1], number) if self.stack else Reason("game-over")

    def number_of(self, option: str) -> int:
        try:
            return self.spec.actions.numbers[option]
        except (KeyError, TypeError):  # a foreign caller may send anything
            raise IllegalChoice(str(option), Reason("unknown-option")) from None

    def refusal(self, option: int) -> IllegalChoice:
        names = self.spec.actions.names
        if type(option) is not int or not 0 <= option < len(names):
            return IllegalChoice(str(option), Reason("unknown-option"))
        if not self.stack:
            return IllegalChoice(names[option], Reason("game-over"))
        return IllegalChoice(names[option], self.reason(self.stack[-1], option))

    def reason(self, frame: Frame, option: int) -> Reason:
        """The reason why the frame does not offer an option, by names."""
        effect = frame.effect
        if not isinstance(effect, Ask):
            return Reason("not-offered")
        reason = effect.why_not(self, frame, option)
        if reason is None:
            return Reason("not-offered", effect.serves()[0] if effect.serves() else "")
        return Reason(reason.message, reason.rule, self.spec.named(reason.args))

    def dump(self) -> dict[str, Any]:
        """A complete snapshot as plain data by names, readable by people."""
        return self.spec.dump(self)

    def digest(self) -> str:
        """A hash of the snapshot, 16 hex digits."""
        text = dumps(self.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def record(self) -> dict[str, Any]:
        """The set-up of the game and all choices by name, from which it can be replayed."""
        if self.recorder is None:
            raise DeskaError(NO_HISTORY)
        return self.recorder.record(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return id(self)
