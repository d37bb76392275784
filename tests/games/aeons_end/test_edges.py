"""Edges: the last place, the second spell of a breach, the neighbour of a limit."""

import pytest

from deska.games.aeons_end.effects.breaches import moved
from deska.kernel import Reason
from deska.testing import rule
from tests.games.aeons_end.build import asked, mage, play, position, prepped, refuse

OPEN = ("open",) * 4


@rule("AE-C35")
@pytest.mark.parametrize("places", [{1: "lava-tendril"}, {2: "lava-tendril"}, {1: "lava-tendril", 2: "lava-tendril", 4: "lava-tendril"}])
def test_every_lava_tendril_left_at_a_breach_burns(places: dict[int, str]) -> None:
    game = position(mage(prepped=places, breaches=OPEN), phase="casting", life=50, order=["player-1"])
    play(game, "done")
    assert (game.life, prepped(game)) == (50 - len(places), places)


@rule("AE-C35")
def test_a_second_lava_tendril_at_a_breach_burns_too() -> None:
    game = position(mage(prepped={4: ("spark", "lava-tendril")}, breaches=OPEN), phase="casting", life=50, order=["player-1"])
    assert play(game, "done").life == 49


@rule("AE-131", "AE-C15")
@pytest.mark.parametrize(
    ("marks", "start", "end", "left"),
    [
        (0b0000_0000, 4, 0, 0b0000_0000),
        (0b0000_0001, 4, 0, 0b0000_0000),
        (0b0001_0000, 4, 0, 0b0000_0001),
        (0b0011_0010, 4, 0, 0b0010_0011),
        (0b1000_1000, 7, 3, 0b0000_1000),
        (0b0000_0110, 1, 1, 0b0000_0100),
    ],
)
def test_marks_of_the_turn_move_with_their_spell(marks: int, start: int, end: int, left: int) -> None:
    assert moved(marks, start, end) == left


@rule("AE-C31")
def test_nobody_beyond_the_last_seat_has_a_breach() -> None:
    game = play(position(mage(hand=["focusing-orb"]), mage("mist"), order=["player-2"]), "play:focusing-orb")
    assert refuse(game, "focus-of:2:2") == Reason("not-offered", "AE-C31")
    assert "focus-of:1:2" in asked(game)[2]
