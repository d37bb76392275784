"""Every question names what it is about."""

from typing import Any, Final

import pytest

from deska.games.eldervale.actions import BEASTS, CARDS, ELEMENTS, REALMS, UNITS
from deska.games.eldervale.components.pieces import NOWHERE, UNIT_AT
from deska.games.eldervale.effects.adventures import GAIN_CARD
from deska.games.eldervale.effects.chance import Rolled
from deska.games.eldervale.effects.gains import DISCARD_CARDS, GainAny, GainDifferent
from deska.games.eldervale.effects.mimesis import IMITATE
from deska.games.eldervale.effects.monsters import GIVE_WAY, PUSH_TO
from deska.games.eldervale.effects.moves import SWAP_WIZARD, WANDER, MoveTo
from deska.games.eldervale.effects.power import RISE_BY, RISING
from deska.games.eldervale.effects.units import ESCAPE
from deska.games.eldervale.turn.battle.dice import SWORDS_STEP
from deska.games.eldervale.turn.battle.rolls import REROLLS
from deska.games.eldervale.turn.battle.start import BEFORE_JOINING_STEP, JOIN_STEP, LOOMS
from deska.games.eldervale.turn.beginning import CHOOSE_FACTION
from deska.games.eldervale.turn.expedition import LAY_REALM
from deska.games.eldervale.turn.placing import AFTER_PLACING, BEFORE_BATTLE, CHARGE, INVASION
from deska.games.eldervale.turn.regroup import ANOTHER_ACTION, CHOOSE_ACTION, REPEAT
from deska.kernel import Effect, Frame
from deska.testing import rule
from tests.games.eldervale.build import BEN, fights, table

DRAGON_ON_MILL: Final = UNIT_AT.of(UNITS.index("dragon"), REALMS.index("mill"))
ROC: Final = BEASTS.index("thunder-roc")
QUESTIONS: Final[tuple[tuple[Effect, str, int, dict[str, Any]], ...]] = (
    # what asks, its source, its argument, what it names
    (IMITATE, "plunder", 0, {"card": "plunder"}),
    (PUSH_TO, "", ROC, {"monster": "thunder-roc"}),
    (PUSH_TO, "", ROC + 1, {"monster": "ancient-treant"}),
    (GIVE_WAY, "", ROC, {"monster": "thunder-roc"}),
    (MoveTo(1), "", DRAGON_ON_MILL, {"unit": "dragon"}),
    (SWAP_WIZARD, "", 0, {"unit": "wizard"}),
    (WANDER, "", UNITS.index("mimesis"), {"unit": "mimesis"}),
    (ESCAPE, "sea-wyrm", DRAGON_ON_MILL, {"unit": "dragon", "card": "sea-wyrm", "count": 1}),
    (ESCAPE, "cloud-of-bats", DRAGON_ON_MILL, {"unit": "dragon", "card": "cloud-of-bats", "count": 0}),
    (GainAny(3), "", 1, {"left": 2}),
    (GainDifferent(3), "", 0b101, {"left": 1}),
    (DISCARD_CARDS, "", 2, {"left": 2}),
    (RISING, "", RISE_BY.of(ELEMENTS.index("dark"), 2), {"element": "dark"}),
    (GAIN_CARD, "forge", 0, {"card": "forge"}),
    (Rolled(()), "", 5, {"pips": 5}),
    (LAY_REALM, "ash-fields", 0, {"realm": "ash-fields"}),
    (CHOOSE_ACTION, "", DRAGON_ON_MILL, {"unit": "dragon"}),
    (ANOTHER_ACTION, "", DRAGON_ON_MILL, {"unit": "dragon"}),
    (REPEAT, "forge", 0, {"card": "forge"}),
    (INVASION, "", DRAGON_ON_MILL, {"realm": "mill"}),
    (CHARGE, "", DRAGON_ON_MILL, {"realm": "mill"}),
    (AFTER_PLACING, "", DRAGON_ON_MILL, {"realm": "mill"}),
    (BEFORE_BATTLE, "", DRAGON_ON_MILL, {"realm": "mill"}),
    (CHOOSE_FACTION, "", 0, {"element": "fire"}),
    (SWORDS_STEP, "", 0, {"count": 2}),
    (REROLLS, "", 0, {"dice": "5-3"}),
    (LOOMS, "", 0, {"realm": "fortress"}),
    (BEFORE_JOINING_STEP, "", 0, {"realm": "fortress"}),
    (JOIN_STEP, "", 0, {"realm": "fortress"}),
)


@rule("EL-042", "EL-104", "EL-161", "EL-165", "EL-169", "EL-190", "EL-207", "EL-249", "EL-C36", table=True)
@pytest.mark.parametrize(("effect", "source", "arg", "named"), QUESTIONS)
def test_questions_name_what_they_are_about(effect: Effect, source: str, arg: int, named: dict[str, Any]) -> None:
    game = table()
    fights(game, "fortress", seat0=(6,), seat1=(3, 5))
    asked = game.decision(Frame(effect, BEN, CARDS.index(source) if source else NOWHERE, arg), [])
    assert (asked.args, asked.seat, asked.source) == (named, BEN, source)
