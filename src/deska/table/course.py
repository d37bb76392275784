"""The course of a finished game: the growth of the scores, its parts, and the changes of the lead. The game is played again for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any, Final

from deska.kernel.actions import COMMON
from deska.kernel.game import Game
from deska.kernel.piles import knows
from deska.kernel.scenes import Message
from deska.kernel.spec import PLAYERS, GameSpec
from deska.kernel.values import SPECTATOR, Event, Outcome
from deska.table.log import Entry
from deska.table.play import replay
from deska.table.standings import Members, scores_of, sides_of

MOST_SPANS: Final = 12
"""If the phase in the header changes more often than this, it is a phase of a turn and not a part of the game."""
MOST_HIGHLIGHTS: Final = 3
History = list[list[tuple[int, int]]]
"""For each seat, then for each rival: the steps at which its score changed, with the new score."""


@dataclass
class Span:
    """A part of the game, from one step to another."""

    label: Message
    start: int
    end: int


@dataclass(frozen=True)
class Lead:
    """A side takes the lead from another."""

    step: int
    members: Members
    gain: int


@dataclass(frozen=True)
class Highlight:
    """A lead and how it was taken: the choice of that side, and a public event that followed from it."""

    lead: Lead
    kind: str
    """The kind of the decision; empty if another side made it, or if the option says nothing without its question."""
    option: str
    event: Event | None


@dataclass(frozen=True)
class Swing:
    """The turn that changed one of the common numbers most, by its last choice, and whose that was."""

    source: str
    by: int
    step: int
    seat: int


@dataclass(frozen=True)
class Course:
    """Everything that the last page tells about a finished game, in no language yet."""

    outcome: Outcome
    history: History
    spans: list[Span]
    highlights: list[Highlight]
    leads: list[Lead]
    """All changes of the lead."""
    turning: Highlight | None
    """The turn that brought the winners most."""
    swings: list[Swing]
    """The largest gain and the largest loss, if the game is played together."""
    turn_of: list[int]
    """The number of the turn in which each step was made, counted from 1."""
    choices: list[int]
    turns: list[int]
    """The choices and the turns of each seat."""
    thought: list[int]
    """Milliseconds that each seat took for its choices."""
    seed: str
    digest: str


class Notes:
    """The notes about a game that is played again, taken before its first choice and after each one."""

    def __init__(self, game: Game, now: int) -> None:
        self.game = game
        self.now = now
        self.history: History = [[] for _ in scores_of(game.result(""))]
        self.spans: list[Span] = []
        self.kinds: list[str] = []
        """The kind of decision behind each choice."""
        self.swings = Swings()
        self.turn_of = [1]
        self.choices, self.turns, self.thought = ([0] * game.seats for _ in range(3))
        self.turns[game.turn] = 1
        self.note_position(0)

    def note_position(self, step: int) -> None:
        note_scores(self.game, step, self.history)
        note_span(self.game, step, self.spans)

    def make(self, step: int, entry: Entry) -> None:
        """Make a choice again, and note what it changed."""
        game, turn = self.game, self.game.turn
        self.kinds.append(kind_of(game, entry.option))
        game.choose(entry.option, entry.seat)
        self.turns[game.turn] += game.turn != turn
        self.turn_of.append(sum(self.turns))
        self.choices[entry.seat] += not entry.forced
        self.thought[entry.seat] += entry.at - self.now
        self.now = entry.at
        self.note_position(step)
        if game.spec.cooperative:
            self.swings.note(game, step, entry.seat, self.turn_of[step - 1])


def course_of(spec: GameSpec, start: dict[str, Any], choices: Sequence[Entry]) -> Course:
    """Play a finished game again and note what the last page tells about it."""
    game = replay(spec, start, [])
    notes = Notes(game, choices[0].at if choices else 0)
    for step, entry in enumerate(choices, 1):
        notes.make(step, entry)
    outcome = game.outcome or game.result("")
    sides = sides_of(outcome, spec.cooperative)
    taken = leads(notes.history, sides)
    best = best_gain(notes.history, sides, outcome, notes.turn_of)
    return Course(
        outcome=outcome,
        history=notes.history,
        spans=notes.spans if 1 < len(notes.spans) <= MOST_SPANS else [],
        highlights=[highlight_of(lead, choices, notes.kinds) for lead in largest(taken)],
        leads=taken,
        turning=highlight_of(best, choices, notes.kinds) if best is not None else None,
        swings=notes.swings.most(),
        turn_of=notes.turn_of,
        choices=notes.choices,
        turns=notes.turns,
        thought=notes.thought,
        seed=str(start.get("seed", "")),
        digest=game.digest(),
    )


def kind_of(game: Game, option: str) -> str:
    """The kind of the open decision; empty if the option says nothing without its question, as a yes does."""
    decision = game.pending
    return "" if decision is None or option in COMMON else decision.kind


def note_scores(game: Game, step: int, history: History) -> None:
    for line, score in zip(history, scores_of(game.result(game.ended)), strict=True):
        if not line or line[-1][1] != score:
            line.append((step, score))


def note_span(game: Game, step: int, spans: list[Span]) -> None:
    """Note which part of the game the header shows now."""
    if game.spec.scene is None or len(spans) > MOST_SPANS:
        return
    phases = game.spec.scene(game.spec.view(game, None)).phases
    label = next((phase.label for phase in phases if phase.state == "now"), None)
    if spans:
        spans[-1].end = step
    if label is not None and (not spans or spans[-1].label != label):
        spans.append(Span(label, step, step))


def leads(history: History, sides: list[Members]) -> list[Lead]:
    """All changes of the lead."""
    changes = sorted((step, member, score) for member, line in enumerate(history) for step, score in line)
    scores = [0] * len(history)
    leader: Members = ()
    leads: list[Lead] = []
    for step, group in groupby(changes, key=itemgetter(0)):
        before = scores[:]
        for _, member, score in group:
            scores[member] = score
        totals = [sum(scores[member] for member in side) for side in sides]
        first = [side for side, total in zip(sides, totals, strict=True) if total == max(totals)]
        if len(first) == 1 and first[0] != leader:
            if leader:
                leads.append(Lead(step, first[0], sum(scores[member] - before[member] for member in first[0])))
            (leader,) = first
    return leads


def largest(leads: list[Lead]) -> list[Lead]:
    """The changes of the lead that brought the most points, in the order of the game."""
    return sorted(sorted(leads, key=lambda lead: -lead.gain)[:MOST_HIGHLIGHTS], key=lambda lead: lead.step)


def best_gain(history: History, sides: list[Members], outcome: Outcome, turn_of: list[int]) -> Lead | None:
    """The turn that brought the side of the first winner the most points, by its step that brought most of them.

    The last step does not count: with it comes the final scoring, which every winner has.
    """
    last = len(turn_of) - 1
    side = next((side for side in sides if outcome.winners and outcome.winners[0] in side), ())
    gains: dict[int, int] = {}
    for member in side:
        for (_, before), (step, after) in pairwise(history[member]):
            if step < last:
                gains[step] = gains.get(step, 0) + after - before
    in_turn: dict[int, int] = {}
    for step, gain in gains.items():
        turn = turn_of[step - 1]  # a step that ends a turn belongs to it
        in_turn[turn] = in_turn.get(turn, 0) + gain
    most = max(in_turn.values(), default=0)
    best = max((step for step in gains if in_turn[turn_of[step - 1]] == most), key=lambda step: gains[step], default=0)
    return Lead(best, side, most) if best and most > 0 else None


class Swings:
    """The largest changes of the numbers that a game which is played together counts: a gain of the first, which is the aim, and a loss."""

    def __init__(self) -> None:
        self.before: dict[str, int] = {}
        """The numbers at the beginning of the turn."""
        self.last: dict[str, int] = {}
        self.turn = 0
        self.up = self.down = Swing("", 0, 0, -1)

    def note(self, game: Game, step: int, seat: int, turn: int) -> None:
        points = game.result(game.ended).breakdown
        now = points[0] if points else {}
        if turn != self.turn:
            self.turn, self.before = turn, self.last or dict(now)
        for place, (source, value) in enumerate(now.items()):
            by = value - self.before.get(source, value)
            if by > self.up.by and not place:
                self.up = Swing(source, by, step, seat)
            if by < self.down.by:
                self.down = Swing(source, by, step, seat)
        self.last = dict(now)

    def most(self) -> list[Swing]:
        return [swing for swing in (self.up, self.down) if swing.by]


def highlight_of(lead: Lead, choices: Sequence[Entry], kinds: Sequence[str]) -> Highlight:
    """The lead with the choice by which it was taken."""
    entry, kind = choices[lead.step - 1], kinds[lead.step - 1]
    own = bool(kind) and entry.seat in lead.members and not entry.forced
    event = telling_event(entry, lead.members)
    if own and event is not None and not largest_number(event):
        event = None  # it would only repeat the choice
    return Highlight(lead, kind if own else "", entry.option, event)


def telling_event(entry: Entry, members: Members) -> Event | None:
    """The public event about these seats with the largest number; for a rival, which is no seat, an event about no player."""
    public = [event for event in entry.events() if knows(event.audience, SPECTATOR)]
    about = [event for event in public if event.args.get("player") in members] or [event for event in public if "player" not in event.args]
    return max(reversed(about), key=largest_number, default=None)


def largest_number(event: Event) -> int:
    return max((value for key, value in event.args.items() if type(value) is int and key not in PLAYERS), default=0)
