"""A reaction window that goes round again."""

from collections.abc import Sequence

import pytest

from deska.kernel import BadData, Decision, Frame, Hand, IllegalChoice, seeded
from tests.kernel.mechanisms.toys.ambush import CARDS, DECK, SPEC, TAKE_TURN, Ambush, begin
from tests.kernel.mechanisms.toys.toy import play


def position(*hands: Sequence[str], turn: int = 0) -> Ambush:
    """A game in which seat `turn` is to raid; all other cards lie in the deck."""
    game = begin(SPEC, SPEC.setup(len(hands), None), seeded(1))
    game.deck = list(DECK)
    for seat, names in enumerate(hands):
        game.hands[seat] = Hand([], [])
        for name in names:
            game.deck.remove(CARDS.index(name))
            game.hands[seat].put(CARDS.index(name), 1 << seat)
    game.turn = turn
    game.stack = [Frame(TAKE_TURN, turn)]
    game.settle()
    return game


def reaction(seat: int, *cards: str) -> Decision:
    return Decision("ambush-react", seat, (*(f"react:{card}" for card in cards), "pass"))


def asked(game: Ambush) -> tuple[int, tuple[str, ...]]:
    assert game.pending is not None
    return game.pending.seat, game.pending.options


def test_the_seats_are_asked_from_the_raiders_left_round_to_the_raider() -> None:
    game = position(["dud"], ["block"], ["boost", "block"], ["dud"], turn=2)
    play(game, "raid")
    order = []
    while game.pending is not None and game.pending.kind == "ambush-react":
        order.append(game.pending)
        play(game, "pass")
    assert order == [reaction(3), reaction(0), reaction(1, "block"), reaction(2, "block", "boost")]
    assert game.points == [0, 0, 1, 0]


def test_after_a_reaction_everybody_is_asked_again_from_the_start() -> None:
    game = position(["dud"], ["boost", "block"], ["block"], ["dud"])
    play(game, "raid", "pass")
    assert game.pending == reaction(2, "block")
    play(game, "react:block")
    assert game.blocked == 1
    assert game.pending == reaction(1, "block", "boost")
    play(game, "react:block")  # blocks the block, and may react again
    assert game.blocked == 0
    assert game.pending == reaction(1, "boost")
    play(game, "pass")
    assert game.pending == reaction(3)  # seat 2 has no card left, as everybody can see


def test_who_has_no_card_is_not_asked_and_without_any_there_is_no_window() -> None:
    game = position([], [], ["dud"])
    play(game, "raid")
    assert game.pending == reaction(2)
    play(game, "pass")
    assert game.pending == Decision("ambush-turn", 1, ("raid", "pass"))
    empty = position([], [], [])
    play(empty, "raid")
    assert empty.points == [1, 0, 0]
    assert empty.pending == Decision("ambush-turn", 1, ("raid", "pass"))


def test_the_window_closes_when_the_last_card_is_used() -> None:
    game = position([], ["boost"])
    play(game, "raid", "react:boost")
    assert game.points == [2, 0]
    assert game.pending == Decision("ambush-turn", 1, ("raid", "pass"))


def test_the_raider_is_the_one_reacted_to_however_often_it_goes_round() -> None:
    game = position(["boost"], ["block", "block"], ["boost", "dud"], turn=1)
    play(game, "raid", "react:boost", "pass", "react:boost")
    assert game.stake == 3
    assert asked(game) == (2, ("pass",))
    play(game, "pass")
    assert asked(game) == (1, ("react:block", "pass"))
    play(game, "pass")
    assert game.points == [0, 3, 0]
    assert game.pending == Decision("ambush-turn", 2, ("raid", "pass"))


def test_others_see_who_is_asked_but_not_what_that_seat_could_do() -> None:
    armed, unarmed = position(["dud"], ["block"]), position(["dud"], ["dud"])
    play(armed, "raid")
    play(unarmed, "raid")
    assert SPEC.view(armed, 0) == SPEC.view(unarmed, 0)
    assert SPEC.view(armed, 0).waiting == [(1, "ambush-react")]
    assert SPEC.view(armed, 1).decision == reaction(1, "block")


@pytest.mark.parametrize(("option", "seat"), [("react:boost", 1), ("react:dud", 1), ("pass", 0), ("react:block", 2)])
def test_only_the_seat_asked_reacts_and_only_with_what_it_holds(option: str, seat: int) -> None:
    game = position(["boost"], ["block", "dud"], ["block"])
    play(game, "raid")
    before = game.digest()
    with pytest.raises(IllegalChoice):
        game.choose(option, seat=seat)
    assert game.digest() == before


# --- written down


def second_asked() -> Ambush:
    game = position(["dud"], ["block"], ["dud"], ["block"], turn=2)
    play(game, "raid", "pass", "pass")
    return game


def test_a_window_is_written_in_words() -> None:
    """The seat that it reacts to, and the seats that have passed since the last reaction."""
    game = second_asked()
    frame = game.dump()["stack"][-1]
    assert (frame["seat"], frame["arg"]) == (1, {"to": 2, "passed": [0, 3]})
    assert SPEC.load(game.dump()) == game


@pytest.mark.parametrize(
    ("arg", "words"),
    [
        (12, "an object is expected"),
        ({"to": 2}, "'passed' is missing"),
        ({"to": 16, "passed": []}, "between -1 and 15"),
        ({"to": 2, "passed": [3, 0]}, "once and in order"),
        ({"to": 2, "passed": [4]}, "not the seats that could react"),
        ({"to": None, "passed": [0, 3]}, "waits for nobody"),
    ],
)
def test_a_window_for_nobody_is_refused(arg: object, words: str) -> None:
    data = second_asked().dump()
    data["stack"][-1]["arg"] = arg
    with pytest.raises(BadData, match=words):
        SPEC.load(data)
