"""The 13 kinds of Warden tactic cards, two of each (WW-C42)."""

from deska.games.weirdwood.components.definitions import TacticCard
from deska.games.weirdwood.effects.battle import ATTACK_HERE
from deska.games.weirdwood.effects.clock import TimeBack
from deska.games.weirdwood.effects.experience import Experience
from deska.games.weirdwood.effects.goods import Gain, GainPower
from deska.games.weirdwood.effects.hand import Draw
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.movement import SNEAK, TELEPORT
from deska.games.weirdwood.effects.people import EACH, ForAll
from deska.games.weirdwood.effects.scarabs import Banish

ALL_TACTICS = (
    TacticCard("flanking-strike", hits=2),
    TacticCard("iron-guard", blocks=2),
    TacticCard("sword-and-shield", hits=1, blocks=1),
    TacticCard("drawn-weapon", dice=1),
    TacticCard("rush-of-power", (GainPower(1), Experience(1))),
    TacticCard("field-rations", (Heal(2),)),
    TacticCard("forced-march", (SNEAK,)),
    TacticCard("hidden-cache", (Gain(any=2), Experience(1))),
    TacticCard("secret-passage", (TELEPORT,)),
    TacticCard("held-hour", (TimeBack(3),)),
    TacticCard("press-the-attack", (ATTACK_HERE,)),
    TacticCard("clean-sweep", (Banish(2, "connected"),)),
    TacticCard("wardens-council", (Draw(1), ForAll(EACH, (Experience(1),)))),
)
