"""Permanent effects, and effects that work once per round."""

import pytest

from deska.kernel import Decision, IllegalChoice, Reason, seeded
from tests.kernel.mechanisms.toys.toy import play
from tests.kernel.mechanisms.toys.workshop import CARDS, SPEC, Workshop, begin


def position(coins: int, *owned: str, seats: int = 1) -> Workshop:
    game = begin(SPEC, SPEC.setup(seats, None), seeded(1))
    game.coins[0] = coins
    game.owned[0] = sum(1 << CARDS.index(card) for card in owned)
    game.settle()
    return game


def turn(*options: str, seat: int = 0) -> Decision:
    return Decision("workshop-turn", seat, (*options, "earn", "pass"))


def test_an_exhaust_effect_is_free_and_works_once() -> None:
    game = position(0, "mill")
    assert game.pending == turn("exhaust:mill")
    play(game, "exhaust:mill")
    assert (game.coins, game.exhausted) == ([2], [0b010])
    assert game.pending == turn("buy:mentor")  # still the same turn
    with pytest.raises(IllegalChoice) as refused:
        game.choose("exhaust:mill")
    assert refused.value.reason == Reason("workshop-why-exhausted", "WO-1", {"card": "mill"})


def test_a_machine_bought_in_this_turn_is_ready() -> None:
    game = position(3)
    play(game, "buy:mill")
    assert game.pending == turn("exhaust:mill")


def test_an_effect_that_cannot_be_paid_does_not_exhaust_in_vain() -> None:
    game = position(0, "kiln")
    assert game.pending == turn()
    play(game, "earn")
    assert game.pending == turn("exhaust:kiln")
    play(game, "exhaust:kiln")
    assert (game.coins, game.points) == ([0], [2])


def test_all_machines_are_ready_again_when_the_round_ends() -> None:
    game = position(0, "mill", "kiln", seats=2)
    play(game, "exhaust:mill", "exhaust:kiln", "pass")
    assert game.exhausted == [0b110, 0]
    assert game.pending == turn("buy:mentor", "buy:mill", seat=1)
    play(game, "pass")
    assert (game.exhausted, game.passed, game.round) == ([0, 0], 0, 1)
    assert game.pending == turn("exhaust:mill", "exhaust:kiln")


def test_who_has_passed_is_left_out_until_the_round_ends() -> None:
    game = position(0, seats=3)
    play(game, "pass", "pass", "earn")
    assert game.pending == turn("buy:mentor", "buy:mill", "buy:kiln", seat=2)


def test_a_permanent_effect_changes_the_price_while_it_lies_there() -> None:
    game = position(2)
    assert game.pending == turn("buy:mentor")
    with pytest.raises(IllegalChoice) as refused:
        game.choose("buy:mill")
    assert refused.value.reason == Reason("workshop-why-too-dear", "WO-2", {"card": "mill"})
    helped = position(2, "mentor")
    assert helped.pending == turn("buy:mill")
    play(helped, "buy:mill")
    assert helped.coins == [0]
