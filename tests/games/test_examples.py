"""Every example of the rulebooks is a position of the game, can be stepped through and is drawn in both languages."""

from typing import Final

import pytest

import deska
from deska.kernel import BadSetup
from deska.table.examples import example_of, examples_of, pictures, played
from deska.text import LANGUAGES, rulebook

GAMES: Final = [spec.id for spec in deska.games()]
PLACES: Final = [(game, example.rule) for game in GAMES for example in examples_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_of_the_book_is_shown(game: str) -> None:
    book = [rule.id for rule in rulebook(game, "en").rules if "-X" in rule.id]
    assert [example.rule for example in examples_of(game)] == book


@pytest.mark.parametrize(("game", "rule"), PLACES)
def test_an_example_can_be_stepped_through(game: str, rule: str) -> None:
    """Each choice is possible, each step changes something, and what matters is in the picture."""
    example, book = example_of(game, rule), rulebook(game, "en")
    assert [shown for shown in example.shows if book.rule(shown) is None] == []
    assert example.shows
    czech, english = (pictures(game, rule, lang) for lang in LANGUAGES)
    assert len(czech["steps"]) == len(english["steps"]) == len(example.choices) + 1
    for one, other in zip(czech["steps"], english["steps"], strict=True):
        assert one["scene"]["zones"]
        assert [zone["id"] for zone in one["scene"]["zones"]] == [zone["id"] for zone in other["scene"]["zones"]]
        assert bool(one["chosen"]) == bool(other["chosen"]) == (one is not czech["steps"][0])
    digests = [played(deska.spec_of(game), example, steps).digest() for steps in range(len(example.choices) + 1)]
    assert len(set(digests)) == len(digests)


def test_an_unknown_example_is_refused() -> None:
    with pytest.raises(BadSetup, match="no example"):
        example_of("ethnos", "ET-X99")
    assert example_of("ethnos", "et-x01").rule == "ET-X01"
