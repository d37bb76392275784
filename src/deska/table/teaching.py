"""The words for somebody who learns: lessons, player aids and the words of the coach, in their language."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from deska.api import spec_of
from deska.kernel.effects import Ask
from deska.kernel.game import Game
from deska.kernel.lessons import Aid, Line
from deska.table.lessons import aid_of, lessons_of, teaching_texts
from deska.table.teacher import Teacher
from deska.text import Texts


@cache
def lesson_texts(game: str, lang: str) -> Texts:
    """The texts of a game and its lessons, without the names of players; all tables share them."""
    return teaching_texts(game, lang)


def lesson_frame(teacher: Teacher, lang: str, names: Sequence[str]) -> dict[str, Any]:
    """A step in words, as it is sent beside a scene."""
    return teacher.shown(lesson_texts(teacher.spec.id, lang).seated(names)).wire()


def lesson_infos(game: str, lang: str) -> list[dict[str, Any]]:
    """The lessons of a game in their order."""
    lessons = lessons_of(game)
    if not lessons:
        return []
    texts = lesson_texts(game, lang)
    return [
        {
            "id": lesson.name,
            "title": texts.message(f"{texts.spec.prefix}-lesson-{lesson.name}"),
            "steps": len(lesson.steps),
            "minutes": lesson.minutes,
        }
        for lesson in lessons
    ]


def aid_info(game: str, lang: str) -> dict[str, Any] | None:
    """The player aid of a game in words; None if it has none."""
    aid = aid_of(game)
    if aid is None:
        return None
    texts = lesson_texts(game, lang)
    prefix = f"{texts.spec.prefix}-aid"
    return {
        "goal": texts.message(f"{prefix}-goal"),
        **{part: [line_info(line, prefix, texts) for line in lines] for part, lines in lines_of(aid).items()},
        "signs": [
            {"title": texts.message(f"{prefix}-signs-{group}"), "signs": [sign_info(sign, texts) for sign in signs]}
            for group, signs in aid.signs.items()
        ],
        "things": [
            {
                "title": texts.message(f"{prefix}-things-{group}"),
                "things": [thing_info(name, parts, prefix, texts) for name, parts in things.items()],
            }
            for group, things in aid.things.items()
        ],
        "box": [{"title": texts.message(f"{prefix}-box-{thing}"), "count": count} for thing, count in aid.box.items()],
    }


def thing_info(name: str, parts: Sequence[str], prefix: str, texts: Texts) -> dict[str, str]:
    """A tribe, a monster or the like: its name, and what it does."""
    own = f"{prefix}-thing-{name}"
    signs = texts.spec.style.signs if texts.spec.style else {}
    sign = name if name in signs else ""
    said = texts.message(own) if texts.has(own) else " ".join(map(texts.named_text, parts)) or texts.says(name, brief=True)
    return {"name": texts.noun(texts.kind_of(name), name), "text": said, "sign": sign}


def lines_of(aid: Aid) -> dict[str, tuple[Line, ...]]:
    return {"win": aid.win, "lose": aid.lose, "turn": aid.turn, "forgotten": aid.forgotten}


def line_info(line: Line, prefix: str, texts: Texts) -> dict[str, Any]:
    title = f"{prefix}-{line.name}-title"
    return {
        "name": line.name,
        "title": texts.message(title) if texts.has(title) else "",
        "text": texts.message(f"{prefix}-{line.name}"),
        "signs": list(line.signs),
        "rules": list(line.rules),
    }


def gauge_infos(game: Game, lang: str) -> list[dict[str, Any]]:
    """How far the ways to win and to lose have come, as everybody sees it."""
    aid, seen = aid_of(game.spec.id), game.spec.view(game, None).game
    texts = lesson_texts(game.spec.id, lang)
    gauges = [(line, line.gauge(seen)) for line in (*aid.win, *aid.lose) if line.gauge is not None] if aid is not None else []
    return [
        {
            "line": line.name,
            "now": now,
            "of": of,
            "words": texts.message(f"{texts.spec.prefix}-aid-{line.name}-gauge", now=now, of=of, left=of - now),
        }
        for line, (now, of) in gauges
        if of
    ]


def sign_info(sign: str, texts: Texts) -> dict[str, str]:
    return {"sign": sign, "name": texts.sign(sign), "code": texts.code(sign)}


def coach_infos(game: str, lang: str) -> dict[str, dict[str, str]]:
    """The words of the coach for every kind of decision: what it is, and what good players look at."""
    if not lessons_of(game):
        return {}
    words = {kind: coach_words(game, lang, kind) for kind in kinds_of(game)}
    return {kind: {"what": said[0], "look": said[1]} for kind, said in words.items() if said}


def coach_words(game: str, lang: str, kind: str) -> list[str]:
    """The two sentences for a kind of decision; none if the game has none."""
    if not lessons_of(game):
        return []
    texts = lesson_texts(game, lang)
    name = f"{texts.spec.prefix}-coach-{kind.removeprefix(f'{texts.spec.prefix}-')}"
    return [texts.message(name), texts.message(f"{name}-look")] if texts.has(name) else []


@cache
def kinds_of(game: str) -> tuple[str, ...]:
    """The kinds of all decisions of a game."""
    return tuple(sorted({effect.prompt() for effect in spec_of(game).effects.by_name.values() if isinstance(effect, Ask)}))
