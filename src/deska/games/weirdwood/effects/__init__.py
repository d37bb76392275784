"""Verbs that cards, boards and turn share."""

from typing import Final

from deska.games.weirdwood.effects.abilities import ALLY_WINDOW, INFILTRATE_CARD, STRIKE_WINDOW
from deska.games.weirdwood.effects.battle import ATTACK_HERE, FAR_ATTACK, FIGHT_BEFORE, FIGHT_LAST, FIGHT_ROLLED
from deska.games.weirdwood.effects.battle import DEAL_DAMAGE as THEN_DAMAGE
from deska.games.weirdwood.effects.battle import FOE_ROLLS as THEN_FOE
from deska.games.weirdwood.effects.clock import TIME_PASSES, TIME_RUNS_BACK
from deska.games.weirdwood.effects.crafting import CLEAN_ANYWHERE, CLEANED_NOW, EXHAUST_ONE, JOIN, PLACE_DICE, READY_ONE
from deska.games.weirdwood.effects.dice import ADD_DICE, CUT_DICE, ROLL_DICE, STEAL_DICE
from deska.games.weirdwood.effects.events import FULFIL
from deska.games.weirdwood.effects.experience import COMBAT_END, SHARE_XP, SPEND_XP, TACTICS_END
from deska.games.weirdwood.effects.foe import HIT_OGRE, PLAN, ROWS, WoundMonster
from deska.games.weirdwood.effects.foe import LAST_STAND as THEN_LAST_STAND
from deska.games.weirdwood.effects.goods import LOSE_GOODS, PAY_GOODS, SWAP_GOODS, TAKE_ANY
from deska.games.weirdwood.effects.goods import SPELL_GROWS as THEN_SPELL_GROWS
from deska.games.weirdwood.effects.hand import DISCARD_DOWN, DISCARD_ONE, DROP_CARDS
from deska.games.weirdwood.effects.health import SUFFER_DAMAGE
from deska.games.weirdwood.effects.hunt import STRIKE_DRAINS, STRIKE_LANDS, STRIKE_NOW, WRAITH_DIE_ROLL
from deska.games.weirdwood.effects.laid import ARRANGE
from deska.games.weirdwood.effects.movement import OFFER_ROOM
from deska.games.weirdwood.effects.outcome import (
    AFTER_BATTLE,
    AFTERMATH,
    DEAL_DAMAGE,
    DEFEATED,
    END_BATTLE,
    FOE_ROLLS,
    ROLL_WRAITH_DIE,
    WRAITH_AFTER,
)
from deska.games.weirdwood.effects.scarabs import PICK_SCARAB, SCARAB_PHASE, TURN_TILES
from deska.games.weirdwood.effects.spell import (
    CAST_COUNTERSPELL,
    CAST_SPELL,
    LAST_STAND,
    PLAN_CARD,
    RESOLVE_PLANS,
    SPELL_GROWS,
    SPELL_STEPS,
    VICTORY,
)
from deska.kernel import Effect

STEPS: Final[tuple[Effect, ...]] = (
    *(ALLY_WINDOW, INFILTRATE_CARD, STRIKE_WINDOW),
    *(ADD_DICE, ATTACK_HERE, CUT_DICE, FAR_ATTACK, FIGHT_BEFORE, FIGHT_LAST, FIGHT_ROLLED, ROLL_DICE, STEAL_DICE, THEN_DAMAGE, THEN_FOE),
    *(TIME_PASSES, TIME_RUNS_BACK),
    *(CLEAN_ANYWHERE, CLEANED_NOW, EXHAUST_ONE, JOIN, PLACE_DICE, READY_ONE),
    *(FULFIL, COMBAT_END, SHARE_XP, SPEND_XP, TACTICS_END, WoundMonster(2)),
    *(HIT_OGRE, THEN_LAST_STAND, PLAN, *(effect for part in ROWS for row in part for effect in row)),
    *(LOSE_GOODS, PAY_GOODS, SWAP_GOODS, TAKE_ANY, THEN_SPELL_GROWS),
    *(DISCARD_DOWN, DISCARD_ONE, DROP_CARDS, SUFFER_DAMAGE),
    *(STRIKE_DRAINS, STRIKE_LANDS, STRIKE_NOW, WRAITH_DIE_ROLL, ARRANGE, OFFER_ROOM),
    *(AFTER_BATTLE, AFTERMATH, DEAL_DAMAGE, DEFEATED, END_BATTLE, FOE_ROLLS, ROLL_WRAITH_DIE, WRAITH_AFTER),
    *(*PICK_SCARAB.values(), SCARAB_PHASE, TURN_TILES),
    *(CAST_COUNTERSPELL, CAST_SPELL, LAST_STAND, PLAN_CARD, RESOLVE_PLANS, SPELL_GROWS, SPELL_STEPS, VICTORY),
)
"""What no card names, but other steps put on the stack."""
