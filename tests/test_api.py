"""The interface for programs: `import deska` and `deska.text`, as the README shows them."""

from typing import Any

import pytest

import deska
from deska.api import definitions
from deska.text import Texts
from tests.browser.shelf import one_more_game


def nemesis_first() -> deska.Game:
    """A game of Aeon's End in which the nemesis has had its turn before the first choice."""
    for seed in range(100):
        game = deska.new("aeons_end", 2, seed)
        if any(event.message == "ae-nemesis-turn" for event in deska.opening(game)):
            return game
    raise AssertionError("the nemesis never begins")


# --- what happens before the first choice


def test_the_opening_of_a_game_can_be_heard() -> None:
    game = deska.new("ethnos", 3, 7)
    events = deska.opening(game)
    assert events[0].message == "et-age"
    assert events[-2] == deska.Event("et-first-player", {"player": game.turn})
    assert events[-1] == deska.Event("et-turn-begins", {"player": game.turn})
    assert {event.message for event in events} == {"et-age", "et-drew", "et-drew-hidden", "et-row", "et-first-player", "et-turn-begins"}


def test_turns_before_the_first_choice_are_heard() -> None:
    game = nemesis_first()
    before = game.digest()
    assert len(deska.opening(game)) > 1
    assert (game.digest(), game.events, game.heard) == (before, [], False)


def test_the_opening_stays_the_same_while_the_game_goes_on() -> None:
    game = deska.new("ethnos", 3, 7)
    events = deska.opening(game)
    game.choose("draw")
    assert deska.opening(game) == events == deska.opening(deska.replay(game.record()))


def test_a_snapshot_has_no_opening_and_a_clone_no_history() -> None:
    game = deska.new("ethnos", 3, 7)
    assert deska.opening(deska.load(game.dump())) == []
    with pytest.raises(deska.DeskaError, match="a clone has no history"):
        deska.opening(game.clone())


# --- texts


def test_texts_are_had_by_id_by_spec_and_by_game() -> None:
    game = deska.new("ethnos", 2, 7)
    for source in ("ethnos", deska.spec_of("ethnos"), game):
        assert Texts(source).message("et-tribe-elf") == "Elf"
        assert Texts(source, "cs", ["Eva", "Jan"]).player(1) == "Jan"
    with pytest.raises(deska.BadSetup, match="there is no game 'etnos'"):
        Texts("etnos")


def test_texts_say_what_is_asked_and_what_happened() -> None:
    game = deska.new("ethnos", 2, 7)
    texts = Texts(game, players=["Eva", "Jan"])
    assert game.pending is not None
    assert texts.prompt(game.pending)
    labels = texts.options(game.pending)
    assert tuple(labels) == game.pending.options
    assert labels["draw"] == texts.label("et-turn", "draw")
    name = texts.player(game.turn)
    assert any(name in texts.event(event) for event in deska.step(game, "draw"))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_all_that_is_defined_says_something_by_its_name(lang: str) -> None:
    for spec in deska.games():
        texts = Texts(spec.id, lang, strict=True)
        for _, name in definitions(spec.id):
            if isinstance(name, str):
                texts.says(name)
    with pytest.raises(deska.BadSetup, match="nothing with a text"):
        Texts("ethnos").says("griffin")


def test_a_game_without_a_box_defines_nothing() -> None:
    with one_more_game():
        assert definitions("pebbles") == {}
        with pytest.raises(deska.BadSetup, match="nothing with a text"):
            Texts("pebbles").says("moss")


# --- what is wrong with a snapshot


def spoiled(place: str, value: Any) -> str:
    """The error for a snapshot of Ethnos in which one value of the state was changed."""
    data = deska.new("ethnos", 2, 7).dump()
    data["state"][place] = value
    with pytest.raises(deska.BadData) as refused:
        deska.load(data)
    return str(refused.value)


def test_a_law_that_is_broken_says_what_is_missing_and_what_is_too_much() -> None:
    deck = deska.new("ethnos", 2, 7).dump()["state"]["deck"]
    other = next(card for card in deck[::-1] if card != deck[-1])
    assert f"(cards): missing: {deck[-1]}; too much: {other}" in spoiled("deck", [*deck[:-1], other])
    assert spoiled("dragons", 1) == "state: no game comes to such a position (dragons): 4 instead of 3"


def test_many_missing_things_are_counted() -> None:
    assert " more" in spoiled("deck", [])
