"""The course of the game, in the order of the rulebook."""

from typing import Final

from deska.games.eldervale.effects.adventures import GAIN_CARD, REFILL
from deska.games.eldervale.effects.battle import FLIP, REROLL_ALL, REROLL_HIGHEST
from deska.games.eldervale.effects.building import MUSTER, RAISE_ROOF
from deska.games.eldervale.effects.gains import DISCARD_CARDS
from deska.games.eldervale.effects.monsters import GIVE_WAY, PUSH_TO, RETURN_HOME
from deska.games.eldervale.effects.order import AT_ONCE
from deska.games.eldervale.effects.paying import PAY_IF_ABLE, PAYING
from deska.games.eldervale.effects.power import GLORY_FIELDS, GLORY_STEP, RISING
from deska.games.eldervale.effects.quests import DEED, FULFIL_EFFECT
from deska.games.eldervale.effects.tokens import CASH_EFFECT, SLOT, TAKE_HERE, TRAY_FULL
from deska.games.eldervale.effects.units import ESCAPE, SWAP_FOR, SWAP_KIND
from deska.games.eldervale.scoring import FINAL_SCORING
from deska.games.eldervale.turn import beginning, casting, expedition, free, phantoms, placing, regroup, rounds
from deska.games.eldervale.turn.battle import dice, result, rolls, start
from deska.kernel import Effect

STEPS: Final[tuple[Effect, ...]] = (
    *(
        GAIN_CARD,
        REFILL,
        MUSTER,
        RAISE_ROOF,
        DEED,
        FULFIL_EFFECT,
        DISCARD_CARDS,
        GIVE_WAY,
        PUSH_TO,
        RETURN_HOME,
        AT_ONCE,
        PAY_IF_ABLE,
        PAYING,
    ),
    *(
        GLORY_STEP,
        RISING,
        CASH_EFFECT,
        SLOT,
        TAKE_HERE,
        TRAY_FULL,
        ESCAPE,
        SWAP_FOR,
        SWAP_KIND,
        FLIP,
        REROLL_ALL,
        REROLL_HIGHEST,
        FINAL_SCORING,
    ),
    *[effect for field in GLORY_FIELDS for effect in field],
    *(beginning.CHOOSE_FACTION, beginning.DRAFT, beginning.KEEP_ONE, beginning.FIRST_TURN),
    *(rounds.TAKE_TURN, rounds.PLACE_AGAIN, rounds.END_OF_TURN, rounds.TURN_ENDS, rounds.HAND_CHECK, rounds.NEXT_TURN),
    *(free.READY_TACTICS, free.SWAP_CARD, casting.LAY_SPELL),
    *(placing.VEIL, placing.PLACED, placing.INVASION, placing.CHARGING, placing.CHARGE, placing.REALM_ACTION, placing.ACTED, placing.CLASH),
    *(expedition.EXPEDITION, expedition.NEW_REALM, expedition.LAY_REALM, expedition.FIRST_CARD, expedition.SECOND_CARD),
    *(
        regroup.REGROUPING,
        regroup.LIFT_UNITS,
        regroup.CHOOSE_ACTION,
        regroup.REPEAT,
        regroup.ACT_ON_CARD,
        regroup.ACT_BY_CHANCE,
        regroup.ANOTHER_ACTION,
    ),
    *(regroup.GATHER_ALL, *regroup.STARTER_ACTIONS),
    *(start.START_BATTLE, start.FACE_GUARDIAN, start.LOOMS, start.BEFORE_JOINING_STEP, start.ENGAGE, start.JOIN_STEP),
    *(dice.COUNT_DICE, dice.SWORDS_STEP, rolls.ROLL_DICE, rolls.REROLLS, rolls.REROLL_ONE, rolls.REROLL_ANYBODYS),
    *(result.COMPARE, result.SPOILS, result.TAKE_TREASURE, result.ROB, result.SAVE, result.PULL_BACK, result.KEEP_UNITS, result.FALL),
    *(result.AFTERMATH, phantoms.PHANTOM_TURN, phantoms.SHUFFLE_ALL, phantoms.GUARDIAN_STEP, phantoms.GUARDIAN_BEATEN),
    *(phantoms.PHANTOMS_JOIN, phantoms.PHANTOMS_WIN, phantoms.PHANTOMS_LOSE),
)
"""All that can lie on the stack besides what cards say."""
