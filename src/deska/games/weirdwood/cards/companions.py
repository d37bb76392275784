"""The 18 companions (WW-C37 to WW-C41)."""

from deska.games.weirdwood.components.definitions import Companion, Might, Price
from deska.games.weirdwood.effects.battle import Edge
from deska.games.weirdwood.effects.clock import TimeBack, TimeOn
from deska.games.weirdwood.effects.crafting import Craft
from deska.games.weirdwood.effects.dice import InBattle
from deska.games.weirdwood.effects.goods import Gain
from deska.games.weirdwood.effects.health import Heal
from deska.games.weirdwood.effects.laid import Scout, TakeTactics
from deska.games.weirdwood.effects.movement import FLY, MOVE, TELEPORT
from deska.games.weirdwood.effects.people import ANYBODY, On
from deska.games.weirdwood.effects.scarabs import Banish
from deska.kernel import Either

COMPANIONS = (
    Companion("stone-gargoyle", "gargoyle", Price(min=1, knowledge=2), blocks=1),
    Companion("fire-salamander", "salamander", Price(min=2, knowledge=1), hits=1),
    Companion("clockwork-owl", "owl", Price(knowledge=2), (Scout(3), Gain(knowledge=1))),
    Companion("kitchen-sprite", "fairy", Price(min=2), (On(ANYBODY, (Heal(1),)),)),
    Companion("duchess-of-the-portrait", "wood-frame", Price(knowledge=3), (TELEPORT,)),
    Companion("broom-brigade", "broom", Price(min=1, knowledge=1), (Banish(1, "connected"),)),
    Companion("will-o-the-wisp", "candle-light", Price(min=2), (MOVE,)),
    Companion("armoury-page", "visored-helm", Price(min=1, knowledge=2), (Craft(less=2),)),
    Companion("cellar-ghost", "ghost", Price(min=2, knowledge=1), (TimeBack(2),)),
    Companion("stable-pegasus", "pegasus", Price(min=2, knowledge=2), (FLY,)),
    Companion("hedge-witch", "witch-face", Price(min=3), (Gain(any=2),)),
    Companion("dragon-whelp", "dragon-head", Price(min=2, knowledge=2), (InBattle(Might(attack=1)),)),
    Companion("suit-of-armour", "chest-armor", Price(min=1, knowledge=3), (InBattle(Might(defence=1)), Edge(blocks=1))),
    Companion(
        "grandfather-clock",
        "cuckoo-clock",
        Price(min=1, knowledge=2),
        (Either("ww-grandfather-clock", (TimeBack(1), TimeOn(2)), cites=("WW-C40",)),),
    ),
    Companion("cat-of-nine-doors", "cat", Price(min=2, knowledge=1), sneaks=True),
    Companion("retired-warden", "old-king", Price(min=1, knowledge=3), (TakeTactics(1),)),
    Companion("music-box-dancer", "ballerina-shoes", Price(min=2, knowledge=1), (InBattle(Might(rerolls=2)),)),
    Companion("tame-scarab", "scarab-beetle", Price(scarab=2), trophies=1),
)
