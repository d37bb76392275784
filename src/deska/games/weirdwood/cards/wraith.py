"""The Mîn Wraith: feeds on scarabs and drains the Lady (WW-258 to WW-281, WW-C52 to WW-C60)."""

from deska.games.weirdwood.actions import ATTACK, BASIC, DEFENCE
from deska.games.weirdwood.components.definitions import Fate, Habits, Might, Monster, MonsterCard, Scale
from deska.games.weirdwood.components.manor import TERRACE_PLACE
from deska.games.weirdwood.components.state import LADY_DRAINED
from deska.games.weirdwood.effects.foe import HIT_WRAITH, HealMonster
from deska.games.weirdwood.effects.hunt import WRAITH_AFTER, WRAITH_DIE_ROLL, Confuse, Drain, Drift, Jump, Strike, StrikeMore
from deska.games.weirdwood.effects.scarabs import SCARAB_PHASE, Deploy

CARDS = (
    MonsterCard("drift", "wind-slap", "movement", 2, top=(Drift("clockwise"),), angry=(Drift("clockwise"),), enraged=(WRAITH_DIE_ROLL,)),
    MonsterCard(
        "backward-drift",
        "anticlockwise-rotation",
        "movement",
        2,
        top=(Drift("counter-clockwise"),),
        angry=(Drift("counter-clockwise"),),
        enraged=(WRAITH_DIE_ROLL,),
    ),
    MonsterCard("sinking", "falling", "movement", 2, top=(Drift("inward"),), angry=(Drift("inward"),), enraged=(HealMonster(1),)),
    MonsterCard("seeping-out", "fog", "movement", 2, top=(Drift("outward"),), angry=(Drift("clockwise"),), enraged=(Drift("outward"),)),
    MonsterCard("restlessness", "wolf-howl", "movement", 1, top=(WRAITH_DIE_ROLL,), angry=(WRAITH_DIE_ROLL,), enraged=(WRAITH_DIE_ROLL,)),
    MonsterCard("spiral", "vortex", "movement", 2, top=(Drift("inward"), Drift("clockwise")), enraged=(Deploy("dice"),)),
    MonsterCard(
        "scent-of-energy",
        "energise",
        "movement",
        3,
        calm=(Drift("counter-clockwise"),),
        angry=(Jump("scarabs"),),
        enraged=(Jump("scarabs"), HealMonster(1)),
        exclusive=True,
    ),
    MonsterCard("chill-touch", "evil-hand", "attack", 2, top=(Strike(1),), angry=(StrikeMore(1),), enraged=(Drain(),)),
    MonsterCard("life-drain", "life-tap", "attack", 2, top=(Strike(2), Drain()), enraged=(HealMonster(1),)),
    MonsterCard("wail", "sonic-shout", "attack", 2, top=(Strike(1, "ring"),), enraged=(StrikeMore(1),)),
    MonsterCard(
        "grip-of-shadows",
        "grasping-claws",
        "attack",
        1,
        calm=(Confuse(1),),
        angry=(Strike(1, "nearest"),),
        enraged=(Strike(2, "nearest"), Drain()),
        exclusive=True,
    ),
    MonsterCard(
        "echo-of-gears", "big-gear", "scarab", 2, top=(Deploy("clockwise"), Deploy("counter-clockwise")), enraged=(Deploy("inward"),)
    ),
    MonsterCard(
        "echo-of-walls", "echo-ripples", "scarab", 2, top=(Deploy("outward"),), angry=(Deploy("inward"),), enraged=(Deploy("clockwise"),)
    ),
    MonsterCard("awakened-swarm", "bugle-call", "scarab", 2, top=(Deploy("dice"),), angry=(Deploy("dice"),), enraged=(Deploy("dice"),)),
    MonsterCard("skittering-march-wraith", "beetle-shell", "scarab", 1, top=(SCARAB_PHASE,)),
    MonsterCard(
        "laid-table",
        "meal",
        "scarab",
        3,
        calm=(Deploy("clockwise"), Deploy("counter-clockwise")),
        angry=(Deploy("inward"), Deploy("outward"), WRAITH_DIE_ROLL),
        enraged=(Deploy("clockwise"), Deploy("counter-clockwise"), Deploy("inward"), Deploy("outward")),
        exclusive=True,
    ),
    MonsterCard("ethereal-veil", "invisible", "power", 2, powers=(Might(blocks=1), Might(blocks=1), Might(blocks=1))),
    MonsterCard("shroud-of-souls", "haunting", "power", 2, powers=(Might(defence=1), Might(blocks=1), Might(hits=1))),
    MonsterCard("hunger", "carnivore-mouth", "power", 2, powers=(Might(hits=1), Might(attack=1), Might(hits=1))),
    MonsterCard("spectral-host", "ghost", "power", 2, powers=(Might(basic=1), Might(basic=1), Might(defence=1))),
)
MIN_WRAITH = Monster(
    "min-wraith",
    "spectre",
    CARDS,
    angry_day=5,
    enraged_day=9,
    dice=(Might(basic=2, attack=1, defence=2), Might(basic=2, attack=1, defence=3), Might(basic=3, attack=2, defence=3)),
    scales=(Scale(5, health=8), Scale(2, health=8), Scale(1, health=12), Scale(1, health=13), Scale(1, health=14)),
    lady=7,
    late_start=2,
    lair=TERRACE_PLACE,  # WW-258
    fate=Fate(LADY_DRAINED, lowest=0, highest=17, hits=(*(0,) * 13, 1, 1, 2, 2, 3), free=13, gifts=True),
    habits=Habits(
        wounded=HIT_WRAITH,
        surge_blocks=True,
        after_battle=(WRAITH_AFTER,),
        absorbs=True,
        health_dice=((6, DEFENCE), (10, BASIC), (13, ATTACK)),
        most_health=15,
        alarms=(8, 11, 13, 15),
    ),
)
