"""All that can lie on the stack besides what cards say."""

from typing import Final

from deska.games.eldervale.effects.adventures import GAIN_CARD, REFILL
from deska.games.eldervale.effects.battle import FLIP, REROLL_ALL, REROLL_HIGHEST, REROLL_RIVALS
from deska.games.eldervale.effects.building import MUSTER, RAISE_ROOF
from deska.games.eldervale.effects.gains import DISCARD_CARDS
from deska.games.eldervale.effects.mimesis import IMITATE, IMITATE_DIVER
from deska.games.eldervale.effects.monsters import GIVE_WAY, PUSH_TO, RETURN_HOME
from deska.games.eldervale.effects.moves import SWAP_FOR, SWAP_KIND
from deska.games.eldervale.effects.order import AT_ONCE
from deska.games.eldervale.effects.paying import PAY_IF_ABLE, PAYING
from deska.games.eldervale.effects.power import GLORY_FIELDS, GLORY_STEP, RISING
from deska.games.eldervale.effects.quests import DEED, FULFIL_EFFECT
from deska.games.eldervale.effects.tokens import CASH_EFFECT, SLOT, TAKE_HERE, TRAY_FULL
from deska.games.eldervale.effects.units import ESCAPE
from deska.games.eldervale.scoring import FINAL_SCORING
from deska.games.eldervale.turn.battle.dice import COUNT_DICE, IMITATE_IN_BATTLE, SWORDS_STEP
from deska.games.eldervale.turn.battle.losses import FALL, KEEP_UNITS, PULL_BACK, SAVE
from deska.games.eldervale.turn.battle.result import AFTERMATH, COMPARE, ROB, SPOILS, TAKE_TREASURE
from deska.games.eldervale.turn.battle.rolls import REROLL_ANYBODYS, REROLL_ONE, REROLLS, ROLL_DICE
from deska.games.eldervale.turn.battle.start import BEFORE_JOINING_STEP, ENGAGE, FACE_GUARDIAN, JOIN_STEP, LOOMS, START_BATTLE, STILL_ON
from deska.games.eldervale.turn.beginning import CHOOSE_FACTION, DRAFT, FIRST_TURN, KEEP_ONE
from deska.games.eldervale.turn.casting import LAY_SPELL
from deska.games.eldervale.turn.expedition import EXPEDITION, FIRST_CARD, LAY_REALM, NEW_REALM, SECOND_CARD
from deska.games.eldervale.turn.free import ALL_FREE_ACTIONS, READY_TACTICS, SWAP_CARD
from deska.games.eldervale.turn.phantoms import (
    GUARDIAN_BEATEN,
    GUARDIAN_STEP,
    PHANTOM_TURN,
    PHANTOMS_JOIN,
    PHANTOMS_LOSE,
    PHANTOMS_WIN,
    SHUFFLE_ALL,
)
from deska.games.eldervale.turn.placing import (
    ACTED,
    AFTER_PLACING,
    BEFORE_BATTLE,
    CHARGE,
    CHARGING,
    CLASH,
    INVASION,
    PLACED,
    REALM_ACTION,
    VEIL,
)
from deska.games.eldervale.turn.regroup import (
    ACT_BY_CHANCE,
    ACT_ON_CARD,
    ANOTHER_ACTION,
    CHOOSE_ACTION,
    GATHER_ALL,
    LIFT_UNITS,
    REGROUPING,
    REPEAT,
    STARTER_ACTIONS,
)
from deska.games.eldervale.turn.rounds import END_OF_TURN, HAND_CHECK, LAST_LOOK, LAST_LOOKS, NEXT_TURN, PLACE_AGAIN, TAKE_TURN, TURN_ENDS
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
        REROLL_RIVALS,
        FINAL_SCORING,
    ),
    *[effect for field in GLORY_FIELDS for effect in field],
    *(CHOOSE_FACTION, DRAFT, KEEP_ONE, FIRST_TURN),
    *(TAKE_TURN, PLACE_AGAIN, END_OF_TURN, TURN_ENDS, LAST_LOOKS, LAST_LOOK, HAND_CHECK, NEXT_TURN),
    *(ALL_FREE_ACTIONS, READY_TACTICS, SWAP_CARD, LAY_SPELL),
    *(VEIL, PLACED, INVASION, CHARGING, CHARGE, AFTER_PLACING, REALM_ACTION, ACTED, BEFORE_BATTLE, CLASH),
    *(EXPEDITION, NEW_REALM, LAY_REALM, FIRST_CARD, SECOND_CARD),
    *(
        REGROUPING,
        LIFT_UNITS,
        CHOOSE_ACTION,
        REPEAT,
        ACT_ON_CARD,
        ACT_BY_CHANCE,
        ANOTHER_ACTION,
    ),
    *(GATHER_ALL, *STARTER_ACTIONS),
    *(START_BATTLE, FACE_GUARDIAN, LOOMS, BEFORE_JOINING_STEP, ENGAGE, JOIN_STEP, STILL_ON),
    *(IMITATE, IMITATE_DIVER, IMITATE_IN_BATTLE),
    *(COUNT_DICE, SWORDS_STEP, ROLL_DICE, REROLLS, REROLL_ONE, REROLL_ANYBODYS),
    *(COMPARE, SPOILS, TAKE_TREASURE, ROB, SAVE, PULL_BACK, KEEP_UNITS, FALL),
    *(AFTERMATH, PHANTOM_TURN, SHUFFLE_ALL, GUARDIAN_STEP, GUARDIAN_BEATEN),
    *(PHANTOMS_JOIN, PHANTOMS_WIN, PHANTOMS_LOSE),
)
