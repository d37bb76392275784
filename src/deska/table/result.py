"""How a game ended, for the last page: who won, by what, how the scores grew, and figures about the course."""

from dataclasses import dataclass
from typing import Any

from deska.kernel.errors import Reason
from deska.kernel.game import Game
from deska.kernel.spec import GameSpec
from deska.kernel.values import Outcome
from deska.table.log import Entry
from deska.table.play import replay
from deska.table.table import Table
from deska.table.words import words
from deska.text import Texts


@dataclass(frozen=True)
class Course:
    """How a finished game went; it speaks no language and is found out once."""

    outcome: Outcome
    history: list[list[tuple[int, int]]]
    """For each seat the steps at which its score changed, and to what."""
    choices: list[int]
    turns: list[int]
    thought: list[int]
    """Milliseconds."""
    seed: str
    digest: str


def course_of(spec: GameSpec, start: dict[str, Any], choices: list[Entry]) -> Course:
    """Play a finished game again and look at it all the way."""
    game = replay(spec, start, [])
    history: list[list[tuple[int, int]]] = [[] for _ in range(game.seats)]
    made, turns, thought = ([0] * game.seats for _ in range(3))
    turns[game.turn] = 1
    note_scores(game, 0, history)
    at = choices[0].at if choices else 0
    for step, entry in enumerate(choices, 1):
        turn = game.turn
        game.choose(entry.option, entry.seat)
        turns[game.turn] += game.turn != turn
        made[entry.seat] += not entry.forced
        thought[entry.seat] += entry.at - at
        at = entry.at
        note_scores(game, step, history)
    outcome = game.outcome or game.result("")
    return Course(outcome, history, made, turns, thought, str(start.get("seed", "")), game.digest())


def note_scores(game: Game, step: int, history: list[list[tuple[int, int]]]) -> None:
    for line, score in zip(history, game.result(game.ended).scores, strict=True):
        if not line or line[-1][1] != score:
            line.append((step, score))


def over_frame(table: Table, course: Course, texts: Texts) -> dict[str, Any]:
    outcome = course.outcome
    return {
        "type": "over",
        "outcome": {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason},
        "title": title(table, outcome, texts),
        "about": texts.reason(Reason(outcome.reason)),
        "breakdown": breakdown(outcome, texts),
        "history": [{"seat": seat, "points": [list(point) for point in line]} for seat, line in enumerate(course.history)],
        "statistics": statistics(course, texts.lang),
        "seed": course.seed,
        "digest": course.digest,
    }


def title(table: Table, outcome: Outcome, texts: Texts) -> str:
    say = words(texts.lang)
    if texts.spec.cooperative:
        return say("over-together" if outcome.winners else "over-lost")
    names = [table.names[seat] for seat in outcome.winners]
    if len(names) == 1:
        return say("over-win", player=names[0], score=outcome.scores[outcome.winners[0]])
    return say("over-shared", players=", ".join(names))


def breakdown(outcome: Outcome, texts: Texts) -> list[dict[str, Any]]:
    sources = dict.fromkeys(source for points in outcome.breakdown for source in points)
    return [
        {
            "source": source,
            "label": texts.message(f"{texts.spec.prefix}-source-{source}"),
            "values": [points.get(source, 0) for points in outcome.breakdown],
        }
        for source in sources
    ]


def statistics(course: Course, lang: str) -> list[dict[str, Any]]:
    say = words(lang)
    times = [say("minutes-seconds", minutes=ms // 60_000, seconds=ms // 1000 % 60) for ms in course.thought]
    return [
        {"label": say("stat-turns"), "values": [str(count) for count in course.turns]},
        {"label": say("stat-choices"), "values": [str(count) for count in course.choices]},
        {"label": say("stat-minutes"), "values": times},
    ]
