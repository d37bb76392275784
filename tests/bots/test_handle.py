"""The handle of a bot: what it gives, and what it hides."""

import pytest

import deska
from deska.bots import Handle, NotAsked
from deska.bots.handle import options_of
from deska.kernel import Game, seeded
from deska.kernel.play import play_steps
from tests.kernel.mechanisms.test_dials import battle
from tests.kernel.mechanisms.toys.council import SPEC as COUNCIL


def middle_of_ethnos(seed: int) -> Game:
    game = deska.new("ethnos", seats=4, seed=seed)
    play_steps(game, seeded(seed), 80)
    return game


def test_a_handle_shows_view_options_imagination_and_chance_and_nothing_else() -> None:
    game = middle_of_ethnos(1)
    shown = {name for name in dir(Handle(game, game.actor, seeded(1))) if not name.startswith("_")}
    assert shown == {"imagine", "legal", "rng", "seat", "view"}


@pytest.mark.parametrize("seed", range(5))
def test_a_handle_knows_what_the_seat_knows(seed: int) -> None:
    game = middle_of_ethnos(seed)
    seat = game.actor
    handle = Handle(game, seat, seeded(seed))
    assert list(handle.legal) == game.legal
    assert handle.view() == deska.view(game, seat)
    assert handle.imagine(7).digest() == deska.imagine(game, seat, 7).digest()


def test_no_true_game_stands_behind_a_handle() -> None:
    game = middle_of_ethnos(2)
    handle = Handle(game, game.actor, seeded(2))
    behind = [getattr(handle, name) for name in Handle.__slots__]
    twins = [value for value in behind if isinstance(value, Game)]
    assert len(twins) == 1
    assert twins[0].dump()["state"]["deck"] != game.dump()["state"]["deck"]
    assert twins[0].rng.words() != game.rng.words()


def test_a_secret_question_can_be_answered_early_with_the_own_options() -> None:
    game = battle(1, 0, 2, 1)
    game.mana[3] = 1
    names = game.spec.actions.names
    assert [names[option] for option in options_of(game, 3)] == ["dial:0", "dial:1", "drink"]
    assert [names[option] for option in Handle(game, 3, seeded(1)).legal] == ["dial:0", "dial:1", "drink"]


def test_any_seat_answers_for_the_table() -> None:
    game = COUNCIL.new(3, 1)
    assert [options_of(game, seat) for seat in range(3)] == [game.legal] * 3


def test_who_is_not_asked_has_no_options() -> None:
    game = battle(1, 0, 2, 1)
    with pytest.raises(NotAsked, match="seat 1 is not asked; seat 0 is"):
        options_of(game, 1)
    game.finish("dials-end")
    with pytest.raises(NotAsked, match="over"):
        options_of(game, 0)
