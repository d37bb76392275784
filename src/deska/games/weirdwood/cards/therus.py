"""Therus, the dark mage: payments feed his spell (WW-282 to WW-312, WW-C61 to WW-C69)."""

from deska.games.weirdwood.components.definitions import Fate, Habits, Might, Monster, MonsterCard, Scale
from deska.games.weirdwood.components.manor import THRONE
from deska.games.weirdwood.components.state import FIRE, LADY_DOMINATED
from deska.games.weirdwood.effects.hunt import VANISH, Confuse, Jump, PlaceToken, Plunder, Strike, StrikeMore
from deska.games.weirdwood.effects.scarabs import SCARAB_PHASE, Deploy
from deska.games.weirdwood.effects.spell import HIT_THERUS, RESOLVE_PLANS, SPELL_GROWS, Spell

CARDS = (
    MonsterCard("blink", "teleport", "movement", 2, top=(Jump("dice"),), angry=(PlaceToken(),)),
    MonsterCard(
        "step-through-shadow", "shadow-follower", "movement", 1, top=(Jump("player"),), angry=(Strike(1),), enraged=(StrikeMore(1),)
    ),
    MonsterCard("return-to-the-throne", "throne-king", "movement", 2, top=(Jump("throne"),), angry=(Spell(1),), enraged=(Spell(2),)),
    MonsterCard("burning-trail", "burning-passion", "movement", 3, top=(PlaceToken(), Jump("dice")), enraged=(Deploy("here"),)),
    MonsterCard("mirror-images", "duality-mask", "movement", 2, top=(Jump("dice"),), enraged=(Jump("dice"), Spell(1))),
    MonsterCard("dark-bolt", "bolt-spell-cast", "attack", 2, top=(Strike(2, "nearest"),), angry=(StrikeMore(1),)),
    MonsterCard(
        "wave-of-fire", "fire-wave", "attack", 3, top=(Strike(1), PlaceToken()), angry=(StrikeMore(1),), enraged=(PlaceToken("dice"),)
    ),
    MonsterCard(
        "leech-magic",
        "leeching-worm",
        "attack",
        2,
        calm=(Plunder(1),),
        angry=(Plunder(2),),
        enraged=(Plunder(1, everybody=True), Spell(2)),
        exclusive=True,
    ),
    MonsterCard(
        "curse-of-doubt",
        "cursed-star",
        "attack",
        1,
        top=(Confuse(1),),
        angry=(Strike(1, "nearest"),),
        enraged=(Confuse(1, everybody=True),),
    ),
    MonsterCard("meteor", "meteor-impact", "attack", 3, top=(PlaceToken("dice"),), angry=(Strike(1, "ring"),), enraged=(StrikeMore(1),)),
    MonsterCard("summoned-swarm", "magic-gate", "scarab", 2, top=(Deploy("dice"),), angry=(Deploy("here"),), enraged=(Deploy("dice"),)),
    MonsterCard("bodyguard", "guards", "scarab", 2, top=(Deploy("here", 2),), enraged=(Deploy("here"),)),
    MonsterCard("skittering-march-therus", "beetle-shell", "scarab", 1, top=(SCARAB_PHASE,)),
    MonsterCard(
        "guard-of-the-throne",
        "throne-king",
        "scarab",
        3,
        top=(Deploy("throne"), Deploy("opposite")),
        angry=(Deploy("dice"),),
        enraged=(Deploy("throne"),),
    ),
    MonsterCard(
        "broken-seals",
        "broken-tablet",
        "scarab",
        2,
        calm=(Deploy("dice"),),
        angry=(Deploy("dice", 2),),
        enraged=(Deploy("dice", 2), Spell(2)),
        exclusive=True,
    ),
    MonsterCard("arcane-ward", "energy-shield", "power", 2, powers=(Might(blocks=1), Might(blocks=1), Might(defence=1))),
    MonsterCard("black-flame", "alien-fire", "power", 2, powers=(Might(hits=1), Might(attack=1), Might(hits=1))),
    MonsterCard("whispered-spell", "human-ear", "power", 1, powers=(Might(hits=1), Might(blocks=1), Might(attack=1))),
    MonsterCard("staff-of-night", "wizard-staff", "power", 3, powers=(Might(basic=1), Might(hits=1), Might(attack=1))),
    MonsterCard("stolen-power", "snatch", "power", 2, powers=(Might(basic=1), Might(defence=1), Might(hits=1))),
)
THERUS = Monster(
    "therus",
    "warlock-hood",
    CARDS,
    angry_day=4,
    enraged_day=8,
    dice=(Might(basic=2, attack=2, defence=2), Might(basic=2, attack=2, defence=3), Might(basic=3, attack=3, defence=4)),
    scales=(
        Scale(5, health=8, branches=(3, 3, 3)),
        Scale(2, health=18, branches=(5, 5, 6)),
        Scale(1, health=28, branches=(8, 8, 8)),
        Scale(1, health=36, branches=(8, 8, 9)),
        Scale(1, health=40, branches=(8, 8, 9)),
    ),
    lady=-2,
    late_start=2,
    lair=THRONE,  # WW-282
    fate=Fate(LADY_DOMINATED, lowest=-4, highest=4, hits=(-9, -2, -1, 0, 0, 1, 1, 2, 3), in_manor=False),  # WW-293
    habits=Habits(
        wounded=HIT_THERUS,
        after_battle=(VANISH,),
        paid=(SPELL_GROWS,),
        phase=(RESOLVE_PLANS,),
        token=FIRE,
        symbols=(19, 16, 13, 10, 7, 4, 2),
        spell=(2, 4, 5),
    ),
)
