"""The 18 quests (WW-325 to WW-330, WW-C70 to WW-C72) and the team's experience track (WW-C73)."""

from deska.games.weirdwood.components.definitions import Condition, Quest, Reward, Track
from deska.games.weirdwood.effects.clock import TimeBack
from deska.games.weirdwood.effects.crafting import CLEAN_ANYWHERE
from deska.games.weirdwood.effects.events import (
    BEFRIENDED,
    CLEANED,
    CRAFTED,
    DAMAGE_DEALT,
    HEALTHY,
    IN_THRONE_ROOM,
    LEARNED,
    LINKED,
    POWER_FACED,
    RICH,
    RIFT_USED,
    RINGS_SEEN,
    ROOMS_USED,
    SCARABS_DEFEATED,
    SUPPER,
    SWEPT,
    UNHURT,
)
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.foe import WoundMonster
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import TakeTactics
from deska.games.weirdwood.effects.people import ANYBODY, EACH, HERE, ForAll, On
from deska.games.weirdwood.effects.scarabs import Banish

ALL_QUESTS = (
    Quest("dawn-patrol", "morning", Condition(SCARABS_DEFEATED, 2), (Gain(any=2), Experience(2))),
    Quest("every-open-door", "morning", Condition(RINGS_SEEN, 2), (TakeTactics(1), Experience(1))),
    Quest("in-full-health", "morning", Condition(HEALTHY, 5), (GainPower(1), Experience(2))),
    Quest("morning-lecture", "morning", Condition(LEARNED, 5), (Draw(2), Experience(2))),
    Quest("first-blood", "morning", Condition(DAMAGE_DEALT, 1), (Heal(1), Experience(2))),
    Quest("guild-work", "afternoon", Condition(CRAFTED, 1), (Gain(any=2),)),
    Quest("friends-of-the-manor", "afternoon", Condition(BEFRIENDED, 1), (Gain(any=1), Experience(2))),
    Quest("spotless", "afternoon", Condition(CLEANED, 1), (GainPower(1), Gain(any=1))),
    Quest("running-errands", "afternoon", Condition(ROOMS_USED, 2), (TakeTactics(1), Gain(any=1))),
    Quest("supper-together", "evening", Condition(SUPPER, 1), (ForAll(HERE, (Heal(1),)), Experience(2))),
    Quest("sweepers", "evening", Condition(SWEPT, 1), (Banish(2, "any"),)),
    Quest("full-purse", "evening", Condition(RICH, 7), (GainPower(1), Experience(2))),
    Quest("not-a-scratch", "evening", Condition(UNHURT, 1), (Gain(min=1, knowledge=1), Experience(1))),
    Quest("chain-of-signs", "evening", Condition(LINKED, 2), (TakeTactics(1), Experience(2))),
    Quest("vigil-at-the-throne", "night", Condition(IN_THRONE_ROOM, 1), (GainPower(1), Experience(2))),
    Quest("nightmare-hunter", "night", Condition(DAMAGE_DEALT, 3), (TimeBack(3), Experience(2))),
    Quest("walker-of-rifts", "night", Condition(RIFT_USED, 1), (Gain(any=3),)),
    Quest("stolen-strength", "night", Condition(POWER_FACED, 1), (GainPower(1), TakeTactics(1))),
)

ANY_FOR_ALL = (ForAll(EACH, (Gain(any=1),)),)
TWO_FOR_ALL = (ForAll(EACH, (Gain(any=2),)),)
HEAL_ALL = (ForAll(EACH, (Heal(1),)),)
POWER_FOR_ALL = (ForAll(EACH, (GainPower(1),)),)
TACTIC_FOR_ALL = (ForAll(EACH, (TakeTactics(1),)),)
COMBAT = (WoundMonster(2),)
TACTICS = (On(ANYBODY, (CLEAN_ANYWHERE,)),)

SHARED_TRACK = Track(
    "shared-track",
    (
        Reward(3, ANY_FOR_ALL),
        Reward(6, HEAL_ALL),
        Reward(9, hits=1),
        Reward(12, POWER_FOR_ALL),
        Reward(15, blocks=1),
        Reward(18, TACTIC_FOR_ALL),
        Reward(21, ANY_FOR_ALL),
        Reward(24, HEAL_ALL),
        Reward(27, POWER_FOR_ALL),
        Reward(30, hits=1),
        Reward(33, COMBAT),
        Reward(36, TACTIC_FOR_ALL),
        Reward(39, TWO_FOR_ALL),
        Reward(42, HEAL_ALL),
        Reward(45, blocks=1),
        Reward(48, TACTICS),
        Reward(51, POWER_FOR_ALL),
        Reward(54, TACTIC_FOR_ALL),
        Reward(57, TWO_FOR_ALL),
        Reward(62, HEAL_ALL),
        Reward(65, ANY_FOR_ALL),
        Reward(68, POWER_FOR_ALL),
        Reward(71, COMBAT),
        Reward(74, TACTIC_FOR_ALL),
        Reward(77, TACTICS),
        Reward(79, ANY_FOR_ALL),
    ),
)
