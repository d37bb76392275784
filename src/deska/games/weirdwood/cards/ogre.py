"""Chaos Ogre, Zrůda chaosu: infests the manor and hunts the Lady (WW-227 to WW-257, WW-C44 to WW-C51)."""

from deska.games.weirdwood.components.definitions import Might, Monster, MonsterCard, Scale
from deska.games.weirdwood.effects.hunt import Drift, March, PlaceToken, Strike, StrikeMore
from deska.games.weirdwood.effects.scarabs import SCARAB_PHASE, Deploy

CARDS = (
    MonsterCard("lumbering-hunt", "movement", 2, top=(March("player", 2),), angry=(March("player", 1),), enraged=(March("player", 1),)),
    MonsterCard("scent-of-the-lady", "movement", 2, top=(March("lady", 1),), angry=(March("lady", 1),), enraged=(March("lady", 1),)),
    MonsterCard("through-the-wall", "movement", 2, top=(March("lady", 2),), enraged=(Strike(1),)),
    MonsterCard("blind-charge", "movement", 1, top=(Drift("clockwise", 2),), angry=(Strike(1),), enraged=(Strike(1),)),
    MonsterCard(
        "trail-of-ruin",
        "movement",
        4,
        top=(PlaceToken(),),
        calm=(March("player", 1),),
        angry=(March("player", 2),),
        enraged=(March("lady", 3),),
        exclusive=True,
    ),
    MonsterCard("stampede", "movement", 4, top=(March("player", 2),), angry=(Strike(1),), enraged=(Deploy("here"),)),
    MonsterCard("crushing-blow", "attack", 2, top=(Strike(2),), angry=(StrikeMore(1),), enraged=(StrikeMore(1),)),
    MonsterCard("sweeping-arm", "attack", 2, top=(March("player", 1), Strike(1)), angry=(StrikeMore(1),), enraged=(Deploy("here"),)),
    MonsterCard("ground-pound", "attack", 2, top=(Strike(1, "near"),), angry=(StrikeMore(1),), enraged=(PlaceToken(),)),
    MonsterCard(
        "hurled-debris",
        "attack",
        1,
        calm=(Strike(1, "nearest"),),
        angry=(Strike(2, "nearest"),),
        enraged=(Strike(3, "nearest"),),
        exclusive=True,
    ),
    MonsterCard("fury-of-chaos", "attack", 3, top=(March("lady", 1), Strike(2)), angry=(StrikeMore(1),), enraged=(StrikeMore(1),)),
    MonsterCard("swarm", "scarab", 2, top=(Deploy("dice"),), angry=(Deploy("dice"),), enraged=(Deploy("dice"),)),
    MonsterCard("brood", "scarab", 3, top=(Deploy("here"), Deploy("opposite")), enraged=(Deploy("here"),)),
    MonsterCard("clockwork-tide", "scarab", 2, top=(Deploy("dice"),), angry=(Deploy("throne"),), enraged=(Deploy("dice"),)),
    MonsterCard("skittering-march-ogre", "scarab", 1, top=(SCARAB_PHASE,)),
    MonsterCard(
        "hatchery-in-the-walls",
        "scarab",
        2,
        calm=(Deploy("dice"),),
        angry=(Deploy("here"), Deploy("opposite")),
        enraged=(Deploy("dice", 2), Deploy("here")),
        exclusive=True,
    ),
    MonsterCard("thick-hide", "power", 2, powers=(Might(blocks=3), Might(blocks=1), Might(blocks=1))),
    MonsterCard("brute-strength", "power", 2, powers=(Might(basic=1), Might(hits=2), Might(attack=1))),
    MonsterCard("bloodlust", "power", 2, powers=(Might(hits=1), Might(hits=1), Might(attack=1))),
    MonsterCard("aura-of-chaos", "power", 3, powers=(Might(attack=1, defence=1), Might(blocks=2), Might(basic=1))),
)
CHAOS_OGRE = Monster(
    "chaos-ogre",
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
    parts=3,
)
