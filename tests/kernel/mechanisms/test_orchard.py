"""Simultaneous triggers, ordered by their owner."""

from collections.abc import Sequence

import pytest

from deska.kernel import Decision, IllegalChoice, seeded
from deska.kernel.errors import BadData
from tests.kernel.mechanisms.toys.orchard import CARDS, MARKET, SPEC, Orchard, begin
from tests.kernel.mechanisms.toys.toy import play


def position(mine: Sequence[str], others: Sequence[str] = (), apples: int = 0) -> Orchard:
    """A game in which seat 0 is to harvest with these cards planted."""
    game = begin(SPEC, SPEC.setup(2, None), seeded(1))
    game.market = list(MARKET)
    game.planted = [[CARDS.index(name) for name in names] for names in (mine, others)]
    for card in game.planted[0] + game.planted[1]:
        game.market.remove(card)
    game.apples = [apples, 0]
    game.settle()
    return game


def order(*cards: str, seat: int = 0) -> Decision:
    return Decision("orchard-order", seat, tuple(f"first:{card}" for card in cards))


@pytest.mark.parametrize(
    ("options", "apples", "points"),
    [
        (("first:basket", "first:bees", "first:cider"), 2, 3),  # (1 + 2) * 2 - 4
        (("first:bees", "first:basket", "first:cider"), 0, 3),  # 1 * 2 + 2 - 4
        (("first:cider", "first:bees", "first:basket"), 4, 0),  # too early: 1 * 2 + 2
    ],
    ids=lambda value: "-".join(option.partition(":")[2] for option in value) if isinstance(value, tuple) else None,
)
def test_every_order_is_legal_and_makes_a_difference(options: tuple[str, ...], apples: int, points: int) -> None:
    game = position(["basket", "bees", "cider"])
    play(game, "harvest")
    assert game.pending == order("basket", "bees", "cider")
    play(game, *options[:-1])  # the last one goes without saying
    assert (game.apples[0], game.points[0]) == (apples, points)
    assert game.pending is not None
    assert game.pending.kind == "orchard-turn"


def test_what_is_left_is_asked_again_after_each_step() -> None:
    game = position(["basket", "bees", "cider"])
    play(game, "harvest", "first:bees")
    assert game.apples == [2, 0]
    assert game.pending == order("basket", "cider")
    with pytest.raises(IllegalChoice):
        game.choose("first:bees")


def test_equal_cards_are_one_option_and_alone_not_asked() -> None:
    game = position(["basket", "basket", "bees"])
    play(game, "harvest")
    assert game.pending == order("basket", "bees")
    play(game, "first:basket")
    assert game.pending == order("basket", "bees")
    play(game, "first:bees")
    assert game.apples[0] == (1 + 2) * 2 + 2
    alike = position(["basket", "basket", "basket"])
    play(alike, "harvest")
    assert alike.apples[0] == 1 + 2 + 2 + 2
    assert alike.turn == 1


def test_a_step_may_ask_and_the_others_wait_below() -> None:
    game = position(["press", "cider"], apples=2)
    play(game, "harvest", "first:press")
    assert game.pending == Decision("orchard-press", 0, ("choose:1", "choose:2", "done"))
    assert game.pending.source == "press"
    play(game, "choose:1")
    assert game.pending == Decision("orchard-press", 0, ("choose:2", "done"))
    play(game, "done")
    assert (game.apples[0], game.points[0]) == (0, 3)  # cider: 2 + 1 + 1 apples are just enough


def test_effects_in_any_order_leave_out_what_would_do_nothing_until_it_would() -> None:
    game = position(["press"])
    play(game, "harvest")
    assert game.pending == Decision("orchard-press", 0, ("choose:1", "done"))  # one apple cannot be sold
    play(game, "choose:1")
    assert game.pending == Decision("orchard-press", 0, ("choose:2", "done"))
    play(game, "choose:2")
    assert (game.apples[0], game.points[0]) == (0, 1)


def test_effects_in_any_order_must_all_be_done_if_they_are_not_optional() -> None:
    game = position([], others=["scarecrow"])
    game.apples[1] = 3
    play(game, "harvest")
    assert game.pending == Decision("orchard-scarecrow", 1, ("choose:1", "choose:2"))
    play(game, "choose:2")  # the one that is left needs no choice
    assert (game.apples[1], game.points[1]) == (1, 1)


def test_each_owner_orders_their_own_and_the_harvester_comes_first() -> None:
    game = position(["basket", "bees"], others=["scarecrow"])
    play(game, "harvest")
    assert game.pending == order("basket", "bees")
    assert game.apples == [1, 0]
    play(game, "first:bees")
    assert game.apples == [1 * 2 + 2, 1]


def test_steps_that_wait_for_their_order_are_written_down_by_name() -> None:
    game = position(["cider", "basket"])
    play(game, "harvest")
    stack = game.dump()["stack"]
    assert [(frame["do"], frame["source"], frame["arg"]) for frame in stack[-3:]] == [
        ("pick(apples=2)", "basket", 0),
        ("sell(apples=4,points=3)", "cider", 0),
        ("order-triggers", None, 2),
    ]
    twin = SPEC.load(game.dump())
    assert twin == game
    assert isinstance(twin, Orchard)
    play(twin, "first:basket")
    assert twin.apples == [3, 0]


def test_more_steps_than_there_are_is_bad_data() -> None:
    game = position(["cider", "basket"])
    play(game, "harvest")
    data = game.dump()
    data["stack"][-1]["arg"] = 100
    with pytest.raises(BadData, match="arg"):
        SPEC.load(data)
