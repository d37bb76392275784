"""The last page of a game: the winners, the points by source, the growth of the scores, and some statistics."""

from dataclasses import asdict
from typing import Any

from deska.kernel.errors import Reason
from deska.kernel.values import Outcome
from deska.table.course import Course, Highlight
from deska.table.standings import points_of, standings
from deska.table.story import highlight_text, story
from deska.table.table import MINUTE, Table
from deska.table.words import words
from deska.text import Texts


def over_frame(table: Table, course: Course, texts: Texts) -> dict[str, Any]:
    outcome = course.outcome
    rivals = [texts.noun("rival", rival.name) for rival in outcome.rivals]
    return {
        "type": "over",
        "outcome": {"scores": list(outcome.scores), "winners": list(outcome.winners), "reason": outcome.reason},
        "title": title(table, outcome, texts),
        "together": texts.spec.cooperative,
        "rivals": rivals,
        "standings": [asdict(standing) for standing in standings(outcome, texts.spec.cooperative)],
        "about": texts.reason(Reason(outcome.reason)),
        "story": story(course, texts, rivals),
        "breakdown": breakdown(outcome, texts),
        "history": [{"member": member, "points": [list(point) for point in line]} for member, line in enumerate(course.history)],
        "spans": [{"label": texts.message(span.label.id, **span.label.args), "from": span.start, "to": span.end} for span in course.spans],
        "moments": [highlight_info(highlight, rivals, texts) for highlight in course.highlights],
        "statistics": statistics(course, texts.lang),
        "seed": course.seed,
        "digest": course.digest,
        "nonce": table.nonce,
        "commitment": table.commitment,
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


def highlight_info(highlight: Highlight, rivals: list[str], texts: Texts) -> dict[str, Any]:
    lead = highlight.lead
    seats = len(texts.players)
    names = [rivals[member - seats] if member >= seats else texts.player(member) for member in lead.members]
    title = words(texts.lang)("moment-lead", players=", ".join(names), count=len(names), gain=lead.gain)
    return {"step": lead.step, "title": title, "text": highlight_text(highlight, texts)}


def statistics(course: Course, lang: str) -> list[dict[str, Any]]:
    say = words(lang)
    times = [say("minutes-seconds", minutes=ms // MINUTE, seconds=ms // 1000 % 60) for ms in course.thought]
    rows = {"stat-turns": [str(count) for count in course.turns]} if len(course.turns) > 1 else {}  # a player who is alone has one turn
    rows["stat-choices"] = [str(count) for count in course.choices]
    if any(course.thought):  # a game from a file has no times
        rows["stat-minutes"] = times
    return [{"label": say(message), "values": values} for message, values in rows.items()]
