"""Cards, questions and options are written in whole words for people, never in the names by which programs know them."""

import re
from collections import Counter
from typing import Final

import pytest

import deska
from deska.api import definitions
from deska.bots import make
from deska.kernel import TABLE, Ask, Game
from deska.table.scenes import compose
from deska.text import LANGUAGES, Texts

GAMES: Final = [spec.id for spec in deska.games()]
NAMES: Final = ("Anna", "Ben", "Cyril", "Dora", "Emil", "Flora")
MARKS: Final = re.compile(r"\[[a-z][a-z0-9-]*(?: [^\]]*)?\]|\*\*|[\u2068\u2069]")
"""Signs and bold letters, which a page draws."""
RAW: Final = re.compile(r"-?\d+\.-?\d|[a-z]:[a-z0-9]|[{}_]|\b[a-z]+-\d+\b|[:,(–-]$|^[:,.)]|\s[,.:;]|  ")
"""Coordinates, names of options, placeholders, and sentences that end or begin in the middle."""
BARE: Final = {"yes": {"Yes", "Ano"}, "no": {"No", "Ne"}}
"""An answer that does not say what it does."""


def first_of_each_kind(name: str) -> list[Game]:
    """The first position of each kind of question, in a sensible game and a wild one."""
    found: dict[str, Game] = {}
    for level, seats in (("greedy", 2), ("random", 3)):
        game = deska.new(name, seats, 4)
        bot = make(level, game.spec, 4)
        for _ in range(700):
            if game.pending is None:
                break
            if game.pending.kind not in found:
                found[game.pending.kind] = game.clone()
            game.apply(bot.choose(game, game.actor))
    return list(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_box_has_a_text(game: str, lang: str) -> None:
    texts = Texts(game, lang, NAMES, strict=True)
    told = {name: texts.definition(thing) for name, thing in definitions(game).items()}
    assert told
    assert [name for name, text in told.items() if not text or set(text) & set("{}$")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_words(game: str, lang: str) -> None:
    """Those too that games of chance hardly come to."""
    texts = Texts(game, lang, NAMES, strict=True)
    questions = {effect.prompt() for effect in texts.spec.effects.by_name.values() if isinstance(effect, Ask)}
    assert questions
    assert {question for question in questions if not texts.has(question)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_labels_are_words_for_people(game: str) -> None:
    wrong: list[str] = []
    positions = first_of_each_kind(game)
    for position in positions:
        decision = position.pending
        assert decision is not None
        for lang in LANGUAGES:
            scene = compose(position, 0 if decision.seat == TABLE else decision.seat, Texts(position.spec, lang, NAMES, strict=True))
            prompt = scene["prompt"]
            said = [("the question", prompt["text"]), *[(option["name"], option["label"]) for option in prompt["options"]]]
            wrong += [f"{decision.kind} {lang} {name}: {text}" for name, text in said if not is_whole(name, text)]
            same = Counter(text for _, text in said[1:])
            wrong += [f"{decision.kind} {lang}, several answers: {text}" for text, count in same.items() if count > 1]
    assert len(positions) > 5
    assert wrong == []


def is_whole(name: str, text: str) -> bool:
    plain = MARKS.sub(lambda mark: "1" if mark[0].startswith("[") else "", text).strip()
    return bool(text) and not RAW.search(plain) and plain not in BARE.get(name, ())


@pytest.mark.parametrize("text", ["Lay it at 0.3", "Zpět: Boj:", "buy:jade", "Yes"])
def test_half_sentences_are_found(text: str) -> None:
    assert not is_whole("yes", text)
