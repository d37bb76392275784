"""Answers to "what is this?": a sentence and a rule for every sign, kind of piece, zone and phase of a game."""

import re
from functools import cache
from typing import Any, Final

from deska.table.lessons import about, teaching_texts
from deska.text import Texts, rulebook

SENTENCE: Final = re.compile(r".+?[.!?:;](?=\s|$)")


@cache
def answers(game: str, lang: str) -> dict[str, dict[str, dict[str, str]]]:
    """All answers of a game in words, as they are sent."""
    things, texts = about(game), teaching_texts(game, lang)
    named: dict[str, Any] = {"signs": things.signs, "pieces": things.pieces, "zones": things.zones, "phases": things.phases}
    found = {
        kind: {name: {"text": sentence(game, texts, kind, name, rule), "rule": rule} for name, rule in rules.items()}
        for kind, rules in named.items()
    }
    found["phases"] = {f"{texts.spec.prefix}-{name}": answer for name, answer in found["phases"].items()}  # as they are named in scenes
    return found


def sentence(game: str, texts: Texts, kind: str, name: str, rule: str) -> str:
    """The sentence of a thing: the message `<prefix>-what-<sign|piece|zone|phase>-<name>`, or else the first sentence of its rule."""
    own = f"{texts.spec.prefix}-what-{kind.removesuffix('s')}-{name}"
    if texts.has(own):
        return texts.message(own)
    rule_text = rulebook(game, texts.lang).rule(rule)
    return first_sentence(rule_text.text) if rule_text is not None else ""


def first_sentence(text: str) -> str:
    match = SENTENCE.match(text)
    return match[0].rstrip(":;") + ("." if match[0][-1] in ":;" else "") if match else text
