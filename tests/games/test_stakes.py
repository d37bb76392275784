"""Every question that costs, wounds, discards or pays says how much, in all its forms and in both languages."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import deska
from deska.kernel import Ask
from deska.text import LANGUAGES
from deska.text.messages import source_of

GAMES: Final = [spec.id for spec in deska.games()]
COST: Final = {
    "en": re.compile(
        r"\b(pays?|costs?|loses?|suffers?|damage|discards?(?! pile)|discarded|destroys?|destroyed|exhausts?|fewer|fall)\b", re.IGNORECASE
    ),
    "cs": re.compile(
        r"\b(zaplať|zaplatí|platí se|každá stojí|přijdeš? o\b|ztratí|utrpí|zranění|odlož|odhoď|odhodí|znič|vyčerpej|padl\w by)",
        re.IGNORECASE,
    ),
}
"""Words of questions that take something away."""
NUMBER: Final = re.compile(r"\d|\$(amount|count|damage|left|owed)\b|\b(one|all|jedn[aou]|všechny)\b")
NAMED: Final = {
    "ae-destroy-shown": "the one card is named",
    "ae-pass-on-corruption": "the one corruption is destroyed already",
    "ae-who-discard[0]": "the number depends on who is chosen; the targets show it",
    "ae-who-suffer[0]": "the number depends on who is chosen; the targets show it",
}
"""Questions that need no number, and why."""


def forms(name: str, pattern: fluent.Pattern) -> Iterator[tuple[str, str]]:
    """All sentences that a message can become, each with the variants that it consists of; variables stand by their names."""
    said = [(name, "")]
    for part in pattern.elements:
        ends = list(endings(part))
        said = [(before + chosen, text + more) for before, text in said for chosen, more in ends]
    yield from said


def endings(part: fluent.TextElement | fluent.Placeable) -> Iterator[tuple[str, str]]:
    if isinstance(part, fluent.TextElement):
        yield "", part.value
    elif isinstance(part.expression, fluent.SelectExpression):
        for variant in part.expression.variants:
            key = variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
            yield from forms(f"[{key}]", variant.value)
    elif isinstance(part.expression, fluent.VariableReference):
        yield "", f"${part.expression.id.name}"
    else:
        yield "", ""


def questions(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every question of a game in all its forms."""
    kinds = {effect.prompt() for effect in deska.spec_of(game).effects.by_name.values() if isinstance(effect, Ask)}
    for message in FluentParser().parse(source_of(f"deska.games.{game}", lang)).body:
        if isinstance(message, fluent.Message) and message.value is not None and message.id.name in kinds:
            yield from forms(message.id.name, message.value)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_question_takes_is_a_number(game: str, lang: str) -> None:
    asked = list(questions(game, lang))
    vague = {name: text for name, text in asked if COST[lang].search(text) and not NUMBER.search(text)}
    assert len(asked) > 10
    assert {name: text for name, text in vague.items() if name not in NAMED} == {}


def test_the_questions_without_a_number_exist() -> None:
    assert set(NAMED) <= {name for game in GAMES for name, _ in questions(game, "en")}


@pytest.mark.parametrize("text", ["Which of your cards do you discard?", "Pay for it?", "Who suffers damage?"])
def test_vague_questions_are_found(text: str) -> None:
    assert COST["en"].search(text)
    assert not NUMBER.search(text)
