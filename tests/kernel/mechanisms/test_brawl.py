"""Dice with rerolls."""

import pytest

from deska.kernel import Decision, IllegalChoice, seeded
from deska.table.play import Play
from deska.table.refusals import Refused
from tests.kernel.mechanisms.toys.brawl import COMPARE, KEEP_DICE, SPEC, Brawl, begin, best
from tests.kernel.mechanisms.toys.toy import play


def position(*dice: list[int]) -> Brawl:
    """A game in which everybody has rolled and seat 0 is to keep dice."""
    game = begin(SPEC, SPEC.setup(len(dice), None), seeded(1))
    game.dice = [sorted(rolled) for rolled in dice]
    game.kept = [[] for _ in dice]
    game.stack.clear()
    game.push(COMPARE, -1)
    for seat in reversed(range(len(dice))):
        game.push(KEEP_DICE, seat)
    game.settle()
    return game


def keep(seat: int, *faces: int) -> Decision:
    return Decision("brawl-keep", seat, (*(f"keep:{face}" for face in faces), "done"))


def test_equal_dice_are_one_option_and_kept_one_by_one() -> None:
    game = position([2, 5], [5, 1, 5])
    play(game, "keep:5", "keep:2")
    assert game.kept[0] == [2, 5]
    assert game.pending == keep(1, 1, 5)
    play(game, "keep:5")
    assert game.pending == keep(1, 1, 5)
    play(game, "keep:5")
    assert game.pending == keep(1, 1)


def test_who_keeps_all_rolls_nothing() -> None:
    game = position([2, 5], [1, 1, 1])
    words = game.rng.words()
    play(game, "keep:2", "keep:5")
    assert game.rng.words() == words
    assert game.learned == 0


def test_done_rerolls_the_rest_once_and_only_once() -> None:
    game = position([2, 5], [6, 1, 1])
    play(game, "keep:5", "done")
    assert game.dice[0] == []
    assert len(game.kept[0]) == 2
    assert 5 in game.kept[0]
    assert game.pending == keep(1, 1, 6)  # seat 0 is not asked again


def test_only_what_was_rolled_is_kept() -> None:
    game = position([2, 5], [6, 1, 1])
    with pytest.raises(IllegalChoice):
        game.choose("keep:6")


@pytest.mark.parametrize(
    ("rolls", "ahead"),
    [
        ([[6, 2], [6, 1, 1]], [0]),
        ([[6], [6, 1]], [1]),
        ([[6, 2], [6, 2], [5, 5, 5]], [0, 1]),
        ([[6, 2], [6, 1, 1], [5, 5, 5]], [0]),
        ([[6, 3, 1], [6, 4], [5, 5, 5]], [1]),
        ([[3, 3], [3, 3, 1]], [1]),
    ],
    ids=["second-die", "missing-die-is-nothing", "complete-tie", "who-fell-behind-is-out", "behind-for-good", "one-die-more"],
)
def test_dice_are_compared_from_the_highest_down(rolls: list[list[int]], ahead: list[int]) -> None:
    assert best(rolls) == ahead


def test_a_complete_tie_is_won_by_nobody() -> None:
    game = position([4, 4], [4, 4, 1])
    game.dice[1] = [4, 4]  # one die lost on the way
    play(game, "keep:4", "keep:4", "keep:4", "keep:4")
    assert (game.points, game.round) == ([0, 0], 1)


def test_the_winner_of_a_round_has_a_point_and_all_roll_again() -> None:
    game = position([6, 2], [5, 5, 5])
    play(game, "keep:6", "keep:2", "keep:5", "keep:5", "keep:5")
    assert (game.points, game.round, game.kept) == ([1, 0], 1, [[], []])
    assert [len(dice) for dice in game.dice] == [2, 3]
    assert game.learned == -1


def test_a_cast_cannot_be_taken_back_a_kept_die_can() -> None:
    play = Play(position([2, 5], [6, 1, 1]), frozenset({0}))
    play.make("keep:5")
    play.undo(0)
    play.make("keep:2")
    play.make("done")
    with pytest.raises(Refused):
        play.undo(0)
