"""The Chaos Ogre: infests the manor and hunts the Lady (WW-227 to WW-257, WW-C44 to WW-C51)."""

from deska.games.weirdwood.actions import ATTACK, BASIC, DEFENCE
from deska.games.weirdwood.components.definitions import Fate, Habits, Might, Monster, MonsterCard, Scale
from deska.games.weirdwood.components.manor import ENTRANCE
from deska.games.weirdwood.components.state import LADY_DEAD, RUBBLE
from deska.games.weirdwood.effects.foe import HIT_OGRE
from deska.games.weirdwood.effects.hunt import Drift, March, PlaceToken, Strike, StrikeMore
from deska.games.weirdwood.effects.scarabs import SCARAB_PHASE, Deploy

CARDS = (
    MonsterCard(
        "lumbering-hunt",
        "walking-scout",
        "movement",
        2,
        top=(March("player", 2),),
        angry=(March("player", 1),),
        enraged=(March("player", 1),),
    ),
    MonsterCard(
        "scent-of-the-lady", "nose-side", "movement", 2, top=(March("lady", 1),), angry=(March("lady", 1),), enraged=(March("lady", 1),)
    ),
    MonsterCard("through-the-wall", "broken-wall", "movement", 2, top=(March("lady", 2),), enraged=(Strike(1),)),
    MonsterCard("blind-charge", "charging-bull", "movement", 1, top=(Drift("clockwise", 2),), angry=(Strike(1),), enraged=(Strike(1),)),
    MonsterCard(
        "trail-of-ruin",
        "stone-pile",
        "movement",
        4,
        top=(PlaceToken(),),
        calm=(March("player", 1),),
        angry=(March("player", 2),),
        enraged=(March("lady", 3),),
        exclusive=True,
    ),
    MonsterCard("stampede", "hoof", "movement", 4, top=(March("player", 2),), angry=(Strike(1),), enraged=(Deploy("here"),)),
    MonsterCard("crushing-blow", "weight-crush", "attack", 2, top=(Strike(2),), angry=(StrikeMore(1),), enraged=(StrikeMore(1),)),
    MonsterCard(
        "sweeping-arm", "muscle-up", "attack", 2, top=(March("player", 1), Strike(1)), angry=(StrikeMore(1),), enraged=(Deploy("here"),)
    ),
    MonsterCard("ground-pound", "earth-spit", "attack", 2, top=(Strike(1, "near"),), angry=(StrikeMore(1),), enraged=(PlaceToken(),)),
    MonsterCard(
        "hurled-debris",
        "thrown-daggers",
        "attack",
        1,
        calm=(Strike(1, "nearest"),),
        angry=(Strike(2, "nearest"),),
        enraged=(Strike(3, "nearest"),),
        exclusive=True,
    ),
    MonsterCard(
        "fury-of-chaos", "enrage", "attack", 3, top=(March("lady", 1), Strike(2)), angry=(StrikeMore(1),), enraged=(StrikeMore(1),)
    ),
    MonsterCard("swarm", "missile-swarm", "scarab", 2, top=(Deploy("dice"),), angry=(Deploy("dice"),), enraged=(Deploy("dice"),)),
    MonsterCard("brood", "egg-clutch", "scarab", 3, top=(Deploy("here"), Deploy("opposite")), enraged=(Deploy("here"),)),
    MonsterCard("clockwork-tide", "big-wave", "scarab", 2, top=(Deploy("dice"),), angry=(Deploy("throne"),), enraged=(Deploy("dice"),)),
    MonsterCard("skittering-march-ogre", "beetle-shell", "scarab", 1, top=(SCARAB_PHASE,)),
    MonsterCard(
        "hatchery-in-the-walls",
        "egg-pod",
        "scarab",
        2,
        calm=(Deploy("dice"),),
        angry=(Deploy("here"), Deploy("opposite")),
        enraged=(Deploy("dice", 2), Deploy("here")),
        exclusive=True,
    ),
    MonsterCard("thick-hide", "animal-hide", "power", 2, powers=(Might(blocks=3), Might(blocks=1), Might(blocks=1))),
    MonsterCard("brute-strength", "biceps", "power", 2, powers=(Might(basic=1), Might(hits=2), Might(attack=1))),
    MonsterCard("bloodlust", "bleeding-wound", "power", 2, powers=(Might(hits=1), Might(hits=1), Might(attack=1))),
    MonsterCard("aura-of-chaos", "aura", "power", 3, powers=(Might(attack=1, defence=1), Might(blocks=2), Might(basic=1))),
)
HERE = Deploy("here")
OPPOSITE = Deploy("opposite")
BY_DICE = Deploy("dice")
CHAOS_OGRE = Monster(
    "chaos-ogre",
    "ogre",
    CARDS,
    angry_day=5,
    enraged_day=10,
    dice=(Might(basic=2, attack=1, defence=2), Might(basic=2, attack=2, defence=2), Might(basic=3, attack=3, defence=3)),
    scales=(
        Scale(5, health=6, limit=9),
        Scale(2, health=6, limit=14),
        Scale(1, health=6, limit=15, blocks=2),
        Scale(1, health=6, limit=16, blocks=3),
        Scale(1, health=6, limit=15, blocks=4),
    ),
    lady=3,
    late_start=4,
    lair=ENTRANCE + 6,  # WW-227
    fate=Fate(LADY_DEAD, lowest=0, highest=3, hits=(2,) * 6, rescue=True),
    habits=Habits(
        wounded=HIT_OGRE,
        surge=(HERE,),
        token=RUBBLE,
        hunts_lady=True,
        threat_dice=((2, BASIC), (4, ATTACK), (7, DEFENCE), (10, DEFENCE)),
        part_dice=(BASIC, DEFENCE, ATTACK),
        rows=(((OPPOSITE,), (BY_DICE,), (HERE,)), ((BY_DICE,), (HERE,), (Deploy("dice", 2),)), ((BY_DICE,), (OPPOSITE,), (HERE, OPPOSITE))),
    ),
    parts=3,
)
