"""The 13 kinds of Warden tactic cards, two of each (WW-C42), and what any action card does face down (WW-058)."""

from deska.games.weirdwood.components.definitions import FaceDown, TacticCard
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.clock import TimeBack
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.movement import MOVE, SNEAK, TELEPORT
from deska.games.weirdwood.effects.people import EACH, ForAll
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import Either

FACE_DOWN = FaceDown("face-down", (Either("ww-face-down", (MOVE, ATTACK_HERE, Gain(any=1)), cites=("WW-058",)),))
TACTICS = (
    TacticCard("flanking-strike", "sword-clash", hits=2),
    TacticCard("iron-guard", "templar-shield", blocks=2),
    TacticCard("sword-and-shield", "battle-gear", hits=1, blocks=1),
    TacticCard("drawn-weapon", "drop-weapon", dice=1),
    TacticCard("rush-of-power", "lightning-trio", (GainPower(1), Experience(1))),
    TacticCard("field-rations", "knapsack", (Heal(2),)),
    TacticCard("forced-march", "wingfoot", (SNEAK,)),
    TacticCard("hidden-cache", "locked-chest", (Gain(any=2), Experience(1))),
    TacticCard("secret-passage", "tree-door", (TELEPORT,)),
    TacticCard("held-hour", "sands-of-time", (TimeBack(3),)),
    TacticCard("press-the-attack", "axe-swing", (ATTACK_HERE,)),
    TacticCard("clean-sweep", "magic-broom", (Banish(2, "connected"),)),
    TacticCard("wardens-council", "round-table", (Draw(1), ForAll(EACH, (Experience(1),)))),
)
