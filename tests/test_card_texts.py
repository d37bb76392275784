"""Texts that are put together read as if somebody had written them."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

import deska
from deska.api import definitions
from deska.text import LANGUAGES, Texts
from deska.text.joining import inside, joined, series

GAMES: Final = [spec.id for spec in deska.games()]
SMALL: Final = "[a-záčďéěíňóřšťúůýž]"
ENDS: Final = re.compile(rf"(?<=[.!?]) (?!{SMALL})")
BROKEN: Final = re.compile(r"  |\.\.|\. \.|[.,:;]{2}|\s[,.:;)]|[:,;]$|[\ue000\ue001]")
"""Marks that follow each other, double spaces, and sentences that stop in the middle."""
CAPITAL: Final = re.compile(rf"[:,] ((?!{SMALL})[^\W\d][\w’-]+)")
LISTED: Final = re.compile(r"(?:^|[:,] )\d+: ")
"""A space of a track in a list of spaces."""
MOST_COLONS: Final = 2
"""A heading and whom it is about: "Unleash: any player: gain a corruption."."""


def sentences(game: str, texts: Texts) -> Iterator[str]:
    for thing in definitions(game).values():
        for brief in (False, True):
            yield from ENDS.split(texts.definition(thing, brief))


def names_of(texts: Texts) -> set[str]:
    """The words with which names begin."""
    nouns = (texts.noun(kind, name) for kind, names in texts.spec.nouns.items() for name in names)
    return {*texts.names, *(word for noun in nouns for word in noun.replace(",", "").split())}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_of_cards_are_sentences(game: str, lang: str) -> None:
    texts = Texts(game, lang, strict=True)
    names = names_of(texts)
    for sentence in set(sentences(game, texts)):
        assert not BROKEN.search(sentence), sentence
        assert not sentence[:1].islower(), sentence
        assert all(colons <= MOST_COLONS for colons in (part.count(": ") for part in LISTED.split(sentence))), sentence
        assert [word for word in CAPITAL.findall(sentence) if word not in names] == [], sentence


def test_a_sentence_in_a_sentence_begins_small_and_has_no_full_stop() -> None:
    deal = inside("Deal 1 damage.")
    assert joined(f"Cast: {deal}") == "Cast: deal 1 damage."
    assert joined(f"{deal} Draw a card.") == "Deal 1 damage. Draw a card."
    assert joined(f"Discard it. {deal}") == "Discard it. Deal 1 damage."
    assert joined(f"{deal} OR {inside('Gain 1 VP.')}") == "Deal 1 damage OR gain 1 VP."
    assert joined(f"1: {deal}, 2: {inside('VP.')}.") == "1: deal 1 damage, 2: VP."


def test_names_keep_their_capitals() -> None:
    assert joined(f"Cast: {inside('Gravehold gains 1 life.')}", {"Gravehold"}) == "Cast: Gravehold gains 1 life."


def test_short_sentences_become_one() -> None:
    assert joined("Cast: " + inside(joined(series(["Draw.", "Deal 1 damage.", "Rest."], "and")))) == "Cast: draw, deal 1 damage and rest."
    assert series(["Draw.", "You may rest. If you do, draw."], "and") == "Draw. You may rest. If you do, draw."
    assert series(["Draw.", "Draw."], "and") == "Draw. Draw."
