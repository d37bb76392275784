"""Every spell at its moment, and at no other (EL-C59)."""

from collections.abc import Callable

import pytest

from deska.games.eldervale.actions import SPELLS
from deska.games.eldervale.cards import BOX
from deska.games.eldervale.components.pieces import CALLED
from deska.games.eldervale.components.state import Eldervale
from deska.games.eldervale.turn.battle.start import BEFORE_JOINING_STEP, JOIN_STEP, LOOMS
from deska.games.eldervale.turn.rounds import END_OF_TURN, TAKE_TURN
from deska.kernel import Frame
from deska.testing import rule
from tests.games.eldervale.battles import ends, rolled, swords
from tests.games.eldervale.build import ANNA, BEN, asked, at, fights, gains, holds, is_ready, options, stands, table, turn_of


def rich(peace: bool = False) -> Eldervale:
    """Anna holds every spell and can pay for each; her units meet Ben's on the Mill."""
    game = table(peace=peace)
    holds(game, ANNA, *SPELLS)
    gains(game, ANNA, gem=5, scroll=5, potion=5, tool=5, sword=4, gold=4)
    stands(game, ANNA, "worker", "mill")
    stands(game, ANNA, "worker", "ash-fields")
    stands(game, BEN, "dragon", "mill")
    stands(game, BEN, "worker", "fortress")
    is_ready(game, ANNA, "warrior")
    return game


def before_the_battle(frame: Frame) -> Eldervale:
    game = rich()
    fights(game, "mill").stage = CALLED
    return at(game, Frame(TAKE_TURN, BEN), frame)


MOMENTS: dict[str, tuple[Callable[[], Eldervale], str, set[str]]] = {
    "turn": (lambda: turn_of(rich(), ANNA), "el-turn", {"own-turn", "own-turn-or-joining", "after-peace", "before-placing"}),
    "peaceful turn": (lambda: turn_of(rich(peace=True), ANNA), "el-turn", {"own-turn", "own-turn-or-joining", "before-placing"}),
    "end of turn": (
        lambda: at(rich(), Frame(END_OF_TURN, ANNA, -1, 1)),
        "el-end-turn",
        {"own-turn", "own-turn-or-joining", "after-peace", "after-placing"},
    ),
    "looming": (lambda: before_the_battle(Frame(LOOMS, BEN)), "el-looms", {"looming"}),
    "before joining": (lambda: before_the_battle(Frame(BEFORE_JOINING_STEP, BEN)), "el-before-joining", {"before-joining"}),
    "joining": (lambda: before_the_battle(Frame(JOIN_STEP, ANNA)), "el-join", {"own-turn-or-joining"}),
    "swords": (lambda: swords(rich(), turn=BEN), "el-swords", {"swords"}),
    "rolled": (lambda: rolled(rich(), turn=BEN, seat0=(3, 2), seat1=(5,)), "el-rerolls", {"rolled"}),
    "removal": (lambda: ends(rich(), turn=BEN, seat0=(3, 2), seat1=(5,)), "el-save", {"removal"}),
}


@rule("EL-C59", "EL-056")
@pytest.mark.parametrize("name", MOMENTS)
def test_spells_are_offered_at_their_moments_alone(name: str) -> None:
    build, kind, moments = MOMENTS[name]
    game = build()
    assert asked(game) == (kind, ANNA)
    offered = {option.removeprefix("cast:") for option in options(game, "cast")}
    fitting = {spell.name for spell in BOX.spells.values() if spell.moment in moments}
    assert offered <= fitting
    assert {spell.moment for spell in BOX.spells.values() if spell.name in offered} == moments
