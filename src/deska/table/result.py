"""How a game ended, for the last page: who won, by what, how the scores grew, and figures about the course."""

from dataclasses import asdict, dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from deska.kernel.errors import Reason
from deska.kernel.game import Game
from deska.kernel.piles import knows
from deska.kernel.scenes import Message
from deska.kernel.spec import GameSpec
from deska.kernel.values import SPECTATOR, Event, Outcome
from deska.table.log import Entry
from deska.table.play import replay
from deska.table.standings import points_of, standings
from deska.table.table import Table
from deska.table.words import told, words
from deska.text import Texts

MOST_SPANS: Final = 12
"""Where the header's parts change more often, they are no parts of the game but of a turn."""
MOST_MOMENTS: Final = 3
History = list[list[tuple[int, int]]]
"""For each seat the steps at which its score changed, and to what."""


@dataclass
class Span:
    """A part of the game, from one step to another."""

    label: Message
    start: int
    end: int


@dataclass(frozen=True)
class Moment:
    """A seat takes the lead."""

    step: int
    seat: int
    gain: int
    event: Event | None
    """What everybody was told then."""


@dataclass(frozen=True)
class Course:
    """How a finished game went; it speaks no language and is found out once."""

    outcome: Outcome
    history: History
    spans: list[Span]
    moments: list[Moment]
    choices: list[int]
    turns: list[int]
    thought: list[int]
    """Milliseconds."""
    seed: str
    digest: str


def course_of(spec: GameSpec, start: dict[str, Any], choices: list[Entry]) -> Course:
    """Play a finished game again and look at it all the way."""
    game = replay(spec, start, [])
    history: History = [[] for _ in range(game.seats)]
    spans: list[Span] = []
    made, turns, thought = ([0] * game.seats for _ in range(3))
    turns[game.turn] = 1
    note_scores(game, 0, history)
    note_span(game, 0, spans)
    at = choices[0].at if choices else 0
    for step, entry in enumerate(choices, 1):
        turn = game.turn
        game.choose(entry.option, entry.seat)
        turns[game.turn] += game.turn != turn
        made[entry.seat] += not entry.forced
        thought[entry.seat] += entry.at - at
        at = entry.at
        note_scores(game, step, history)
        note_span(game, step, spans)
    outcome = game.outcome or game.result("")
    moments = [] if spec.cooperative else turning_points(history, choices)
    return Course(
        outcome,
        history,
        spans if 1 < len(spans) <= MOST_SPANS else [],
        moments,
        made,
        turns,
        thought,
        str(start.get("seed", "")),
        game.digest(),
    )


def note_scores(game: Game, step: int, history: History) -> None:
    for line, score in zip(history, game.result(game.ended).scores, strict=True):
        if not line or line[-1][1] != score:
            line.append((step, score))


def note_span(game: Game, step: int, spans: list[Span]) -> None:
    """The part of the game that the header shows."""
    if game.spec.scene is None or len(spans) > MOST_SPANS:
        return
    phases = game.spec.scene(game.spec.view(game, None)).phases
    label = next((phase.label for phase in phases if phase.state == "now"), None)
    if spans:
        spans[-1].end = step
    if label is not None and (not spans or spans[-1].label != label):
        spans.append(Span(label, step, step))


def turning_points(history: History, choices: list[Entry]) -> list[Moment]:
    """When somebody took the lead from somebody else, where it brought most."""
    changes = sorted((step, seat, score) for seat, line in enumerate(history) for step, score in line)
    scores = [0] * len(history)
    leader = -1
    found: list[Moment] = []
    for step, group in groupby(changes, key=itemgetter(0)):
        before = scores[:]
        for _, seat, score in group:
            scores[seat] = score
        first = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(first) == 1 and first[0] != leader:
            if leader >= 0:
                found.append(Moment(step, first[0], scores[first[0]] - before[first[0]], public_event(choices[step - 1])))
            leader = first[0]
    largest = sorted(found, key=lambda moment: -moment.gain)[:MOST_MOMENTS]
    return sorted(largest, key=lambda moment: moment.step)


def public_event(entry: Entry) -> Event | None:
    return next((event for event in entry.events() if knows(event.audience, SPECTATOR)), None)


def over_frame(table: Table, course: Course, texts: Texts) -> dict[str, Any]:
    outcome = course.outcome
    return {
        "type": "over",
        "outcome": {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason},
        "title": title(table, outcome, texts),
        "together": texts.spec.cooperative,
        "rivals": [texts.noun("rival", rival.name) for rival in outcome.rivals],
        "standings": [asdict(standing) for standing in standings(outcome, texts.spec.cooperative)],
        "about": texts.reason(Reason(outcome.reason)),
        "breakdown": breakdown(outcome, texts),
        "history": [{"seat": seat, "points": [list(point) for point in line]} for seat, line in enumerate(course.history)],
        "spans": [{"label": texts.message(span.label.id, **span.label.args), "from": span.start, "to": span.end} for span in course.spans],
        "moments": [moment_info(moment, texts) for moment in course.moments],
        "statistics": statistics(course, texts.lang),
        "seed": course.seed,
        "digest": course.digest,
    }


def title(table: Table, outcome: Outcome, texts: Texts) -> str:
    say = words(texts.lang)
    if texts.spec.cooperative or table.seats == 1:
        return say("over-together" if outcome.winners else "over-lost", count=table.seats)
    if not outcome.winners:
        return say("over-nobody")
    names = [table.names[seat] for seat in outcome.winners]
    if len(names) == 1:
        return say("over-win", player=names[0], score=outcome.scores[outcome.winners[0]])
    if outcome.winners in outcome.teams:
        return say("over-team", players=", ".join(names), score=sum(outcome.scores[seat] for seat in outcome.winners))
    return say("over-shared", players=", ".join(names))


def breakdown(outcome: Outcome, texts: Texts) -> list[dict[str, Any]]:
    columns = points_of(outcome)
    return [
        {
            "source": source,
            "label": texts.message(f"{texts.spec.prefix}-source-{source}"),
            "values": [points.get(source, 0) for points in columns],
        }
        for source in dict.fromkeys(source for points in columns for source in points)
    ]


def moment_info(moment: Moment, texts: Texts) -> dict[str, Any]:
    title = words(texts.lang)("moment-lead", player=texts.player(moment.seat), gain=moment.gain)
    return {"step": moment.step, "title": title, "text": told(moment.event, texts) if moment.event is not None else ""}


def statistics(course: Course, lang: str) -> list[dict[str, Any]]:
    say = words(lang)
    times = [say("minutes-seconds", minutes=ms // 60_000, seconds=ms // 1000 % 60) for ms in course.thought]
    rows = {"stat-turns": [str(count) for count in course.turns]} if len(course.turns) > 1 else {}  # who is alone has one turn
    rows["stat-choices"] = [str(count) for count in course.choices]
    if any(course.thought):  # a game from a file knows of no time
        rows["stat-minutes"] = times
    return [{"label": say(message), "values": values} for message, values in rows.items()]
