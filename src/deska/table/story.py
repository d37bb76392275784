"""The story of a finished game in three sentences. They say only what the log and the scores show."""

from typing import Any

from deska.table.course import Course, Highlight, Swing, largest_number
from deska.table.standings import Standing, standings
from deska.table.words import told, words
from deska.text import Texts


def story(course: Course, texts: Texts, rivals: list[str]) -> list[str]:
    """The changes of the lead, the turn that brought most, and the last word."""
    if texts.spec.cooperative or len(standings(course.outcome, False)) < 2:
        return together(course, texts)
    ranked = standings(course.outcome, False)
    sentences = [lead(course, ranked[0], texts, rivals), best_turn(course, texts, rivals), margin(ranked, texts, rivals)]
    return [sentence for sentence in sentences if sentence]


def names(members: tuple[int, ...], texts: Texts, rivals: list[str]) -> str:
    seats = len(texts.players)
    return ", ".join(rivals[member - seats] if member >= seats else texts.player(member) for member in members)


def when(course: Course, step: int, texts: Texts) -> dict[str, Any]:
    """The part of the game in which a step was made, else its turn."""
    once = len({str(span.label) for span in course.spans}) == len(course.spans)  # phases of a round come again
    span = next((span for span in course.spans if once and span.start < step <= span.end), None)
    if span is not None:
        part = texts.message(span.label.id, **span.label.args)
    else:
        part = words(texts.lang)("story-end") if step == len(course.turn_of) - 1 else ""
    return {"part": part or "none", "turn": course.turn_of[step], "turns": course.turn_of[-1]}


def lead(course: Course, first: Standing, texts: Texts, rivals: list[str]) -> str:
    say = words(texts.lang)
    winner = names(first.members, texts, rivals)
    if not course.leads:
        return say("story-always-led", player=winner)
    last = course.leads[-1]
    if last.members != first.members:
        return say("story-lead-changed", count=len(course.leads))
    return say("story-lead-taken", count=len(course.leads), player=winner, **when(course, last.step, texts))


def best_turn(course: Course, texts: Texts, rivals: list[str]) -> str:
    turning = course.turning
    if turning is None:
        return ""
    event = turning.event
    told_of = event is not None and event.message not in texts.spec.asides and largest_number(event) == turning.lead.gain
    how = told(event, texts) if event is not None and told_of else ""
    args = {"player": names(turning.lead.members, texts, rivals), "gain": turning.lead.gain, **when(course, turning.lead.step, texts)}
    return words(texts.lang)("story-best-turn", **args, told=f" {how}" if how else "")


def margin(ranked: list[Standing], texts: Texts, rivals: list[str]) -> str:
    first, second = ranked[0], ranked[1]
    by = first.score - second.score
    args = {"player": names(first.members, texts, rivals), "other": names(second.members, texts, rivals)}
    if second.place == first.place:
        return words(texts.lang)("story-shared", **args, score=first.score)
    return words(texts.lang)("story-margin" if by > 0 else "story-tie", **args, count=by, score=first.score)


def highlight_text(highlight: Highlight, texts: Texts) -> str:
    """The choice, then the event that followed from it."""
    chosen = [texts.label(highlight.kind, highlight.option).removesuffix(".") + "."] if highlight.kind else []
    return " ".join([*chosen, *([told(highlight.event, texts)] if highlight.event is not None else [])])


# --- games that are played together


def together(course: Course, texts: Texts) -> list[str]:
    say = words(texts.lang)
    length = say("story-length", turns=course.turn_of[-1], count=sum(course.choices))
    return [length, *(swing_text(swing, course, texts) for swing in course.swings)]


def swing_text(swing: Swing, course: Course, texts: Texts) -> str:
    source = texts.message(f"{texts.spec.prefix}-source-{swing.source}")
    player = texts.player(swing.seat)
    message = "story-gain" if swing.by > 0 else "story-loss"
    return words(texts.lang)(message, source=source, by=abs(swing.by), player=player, **when(course, swing.step, texts))
