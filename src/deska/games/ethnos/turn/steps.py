"""All that can lie on the stack besides what cards say."""

from typing import Final

from deska.games.ethnos.turn.beginning import DEAL_ALLIES, HIDE_DRAGONS, NAME_FIRST_PLAYER, START_AGE, TURN_UP_ROW
from deska.games.ethnos.turn.ending import (
    DAWN,
    DISMISS_SKELETONS,
    END_AGE,
    RAID_ALL,
    RAID_SOME,
    SCATTER_HANDS,
    SCORE_BANDS,
    SCORE_GIANTS,
    SCORE_KINGDOMS,
    SCORE_MERFOLK,
    SEND_ORCS,
)
from deska.games.ethnos.turn.playing import (
    END_TURN,
    GIVE_UP_REST,
    LAY_CARDS,
    MUSTER,
    NAME_LEADER,
    PLACE_MARKER,
    PLAY_BAND,
    TAKE_TURN,
    USE_LEADER,
)
from deska.kernel import Effect

STEPS: Final[tuple[Effect, ...]] = (
    *(START_AGE, DEAL_ALLIES, TURN_UP_ROW, HIDE_DRAGONS, NAME_FIRST_PLAYER),
    *(TAKE_TURN, END_TURN, PLAY_BAND, MUSTER, LAY_CARDS, NAME_LEADER, PLACE_MARKER, USE_LEADER, GIVE_UP_REST),
    *(
        END_AGE,
        SCATTER_HANDS,
        SEND_ORCS,
        RAID_SOME,
        RAID_ALL,
        SCORE_KINGDOMS,
        SCORE_MERFOLK,
        SCORE_GIANTS,
        DISMISS_SKELETONS,
        SCORE_BANDS,
        DAWN,
    ),
)
