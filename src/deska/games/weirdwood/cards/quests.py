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

QUESTS = (
    Quest("dawn-patrol", "sunrise", "morning", Condition(SCARABS_DEFEATED, 2), (Gain(any=2), Experience(2))),
    Quest("every-open-door", "open-gate", "morning", Condition(RINGS_SEEN, 2), (TakeTactics(1), Experience(1))),
    Quest("in-full-health", "health-normal", "morning", Condition(HEALTHY, 5), (GainPower(1), Experience(2))),
    Quest("morning-lecture", "teacher", "morning", Condition(LEARNED, 5), (Draw(2), Experience(2))),
    Quest("first-blood", "bleeding-wound", "morning", Condition(DAMAGE_DEALT, 1), (Heal(1), Experience(2))),
    Quest("guild-work", "anvil", "afternoon", Condition(CRAFTED, 1), (Gain(any=2),)),
    Quest("friends-of-the-manor", "shaking-hands", "afternoon", Condition(BEFRIENDED, 1), (Gain(any=1), Experience(2))),
    Quest("spotless", "sparkles", "afternoon", Condition(CLEANED, 1), (GainPower(1), Gain(any=1))),
    Quest("running-errands", "run", "afternoon", Condition(ROOMS_USED, 2), (TakeTactics(1), Gain(any=1))),
    Quest("supper-together", "meal", "evening", Condition(SUPPER, 1), (ForAll(HERE, (Heal(1),)), Experience(2))),
    Quest("sweepers", "broom", "evening", Condition(SWEPT, 1), (Banish(2, "any"),)),
    Quest("full-purse", "knapsack", "evening", Condition(RICH, 7), (GainPower(1), Experience(2))),
    Quest("not-a-scratch", "checked-shield", "evening", Condition(UNHURT, 1), (Gain(min=1, knowledge=1), Experience(1))),
    Quest("chain-of-signs", "linked-rings", "evening", Condition(LINKED, 2), (TakeTactics(1), Experience(2))),
    Quest("vigil-at-the-throne", "throne-king", "night", Condition(IN_THRONE_ROOM, 1), (GainPower(1), Experience(2))),
    Quest("nightmare-hunter", "night-sleep", "night", Condition(DAMAGE_DEALT, 3), (TimeBack(3), Experience(2))),
    Quest("walker-of-rifts", "magic-portal", "night", Condition(RIFT_USED, 1), (Gain(any=3),)),
    Quest("stolen-strength", "biceps", "night", Condition(POWER_FACED, 1), (GainPower(1), TakeTactics(1))),
)

ANY_FOR_ALL = (ForAll(EACH, (Gain(any=1),)),)
HEAL_ALL = (ForAll(EACH, (Heal(1),)),)
TACTIC_FOR_ALL = (ForAll(EACH, (TakeTactics(1),)),)
COMBAT = (WoundMonster(2),)
TACTICS = (On(ANYBODY, (CLEAN_ANYWHERE,)),)

SHARED_TRACK = Track(
    "shared-track",
    (
        Reward(6, ANY_FOR_ALL),
        Reward(12, hits=1),
        Reward(18, HEAL_ALL),
        Reward(24, TACTICS),
        Reward(30, hits=1),
        Reward(36, blocks=1),
        Reward(42, COMBAT),
        Reward(48, HEAL_ALL),
        Reward(54, hits=1),
        Reward(59, COMBAT),
        Reward(64, HEAL_ALL),
        Reward(70, COMBAT),
        Reward(77, HEAL_ALL),
        Reward(83, TACTIC_FOR_ALL),
        Reward(89, COMBAT),
        Reward(95, HEAL_ALL),
        Reward(99, TACTICS),
    ),
)
