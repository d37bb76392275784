"""An any-time action in the middle of a payment."""

import pytest

from deska.kernel import Decision, IllegalChoice, Reason, seeded
from tests.kernel.mechanisms.toys.caravan import SPEC, Caravan, begin
from tests.kernel.mechanisms.toys.toy import play


def position(gems: int, scrolls: int, pouches: int = 0, cases: int = 0) -> Caravan:
    game = begin(SPEC, SPEC.setup(2, None), seeded(1))
    game.held[0] = [gems, scrolls]
    game.treasures[0] = [pouches, cases]
    game.settle()
    return game


def test_a_treasure_is_offered_behind_the_options_of_every_decision() -> None:
    game = position(2, 2, pouches=1, cases=1)
    assert game.pending == Decision("caravan-turn", 0, ("buy", "done", "cash:pouch", "cash:case"))
    assert game.asked == 2
    play(game, "buy")
    assert game.pending == Decision("caravan-pay", 0, ("pay:default", "pay:gem", "pay:scroll", "cash:pouch", "cash:case"))


def test_cashing_in_the_middle_of_a_payment_leaves_the_payment_open() -> None:
    game = position(2, 2, pouches=1)
    play(game, "buy", "pay:scroll")
    paying = game.stack[-1]
    play(game, "cash:pouch")
    assert game.stack[-1] is paying
    assert (game.held[0], game.treasures[0]) == ([4, 1], [0, 0])
    assert game.pending == Decision("caravan-pay", 0, ("pay:default", "pay:gem", "pay:scroll"))
    play(game, "pay:gem", "pay:gem")
    assert (game.held[0], game.points) == ([2 + 1, 1], [1, 0])  # and a gem of income


def test_a_treasure_with_a_choice_asks_above_the_payment() -> None:
    game = position(3, 1, cases=1)
    play(game, "buy", "cash:case")
    assert game.pending == Decision("caravan-case", 0, ("choose:1", "choose:2"))
    assert game.pending.source == "case"
    play(game, "choose:2")
    assert game.held[0] == [3, 2]
    assert game.pending == Decision("caravan-pay", 0, ("pay:default", "pay:gem", "pay:scroll"))
    assert SPEC.load(game.dump()) == game


def test_two_treasures_may_be_opened_one_within_the_other() -> None:
    game = position(3, 1, cases=2)
    play(game, "buy", "cash:case")
    assert game.pending == Decision("caravan-case", 0, ("choose:1", "choose:2", "cash:case"))
    play(game, "cash:case", "choose:1", "choose:2")
    assert game.held[0] == [4, 2]
    assert [frame["do"].partition("(")[0] for frame in game.dump()["stack"]][-1] == "pay-price"


def test_a_treasure_counts_only_when_it_is_cashed() -> None:
    game = position(1, 0, pouches=1)
    assert game.pending == Decision("caravan-turn", 0, ("done", "cash:pouch"))
    with pytest.raises(IllegalChoice) as refused:
        game.choose("buy")
    assert refused.value.reason == Reason("caravan-why-too-poor", "CA-1", {"price": 3})
    play(game, "cash:pouch")
    assert game.pending == Decision("caravan-turn", 0, ("buy", "done"))
    play(game, "buy")  # three gems: the only way, so nothing is asked
    assert (game.held[0], game.points) == ([0 + 1, 0], [1, 0])
    assert game.turn == 1


def test_nobody_cashes_in_anothers_decision() -> None:
    game = position(2, 2)
    before = game.digest()
    with pytest.raises(IllegalChoice) as refused:
        game.choose("cash:pouch", seat=1)
    assert refused.value.reason == Reason("not-your-decision", args={"player": 0})
    assert game.digest() == before
