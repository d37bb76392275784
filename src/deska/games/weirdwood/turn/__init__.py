"""The course of the game, in the order of the rulebook."""

from typing import Final

from deska.games.weirdwood.turn.free_actions import EXCHANGE_CARD, PLACE_LADY
from deska.games.weirdwood.turn.main import TAKE_TURN
from deska.games.weirdwood.turn.monster import CARD_DONE, CARRY_OUT, MONSTER_PHASE, RESOLVE_PLANS, TURN_PLAN, TURN_UP
from deska.games.weirdwood.turn.playing import BEGIN_ACTS, CHOOSE_SLOT, COVER
from deska.games.weirdwood.turn.quests import CHECK_QUEST, FULFIL_QUEST, NEW_QUEST, SUPPER_STEP
from deska.games.weirdwood.turn.rounds import CLEAR_SLOTS, FIRST_PLAYER, HAND_LIMIT, NEXT_TURN, REFRESH, START_TURN
from deska.kernel import Effect

STEPS: Final[tuple[Effect, ...]] = (
    *(EXCHANGE_CARD, PLACE_LADY, TAKE_TURN),
    *(CARD_DONE, CARRY_OUT, MONSTER_PHASE, RESOLVE_PLANS, TURN_PLAN, TURN_UP),
    *(BEGIN_ACTS, CHOOSE_SLOT, COVER),
    *(CHECK_QUEST, FULFIL_QUEST, NEW_QUEST, SUPPER_STEP),
    *(CLEAR_SLOTS, FIRST_PLAYER, HAND_LIMIT, NEXT_TURN, REFRESH, START_TURN),
)
