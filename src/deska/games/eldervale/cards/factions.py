"""Frakce: sixteen, two of each element, two abilities each (EL-C09)."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Ability, Faction, designed
from deska.games.eldervale.effects.gains import Discard, Draw, Gain, GainAny, Vp
from deska.games.eldervale.effects.moves import SWAP_WIZARD, WANDER
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.tokens import TakeToken
from deska.kernel import Exchange, May

TREASURE_FOR_POTION: Final = May("el-tidal-magic", (Exchange((Pay("P", spare=True),), (TakeToken(),)),), ("EL-C16",))
FACTION_BOARDS: Final[tuple[Faction, ...]] = designed(
    Faction(
        "sky-harpies",
        "air",
        designed(Ability("mighty-flock", "worker", flock_dice=1), Ability("storm-glide", "dragon", placement_range=3)),
    ),
    Faction(
        "storm-djinn",
        "air",
        designed(Ability("whispering-winds", "wizard", placed=(Draw(1), Discard(1))), Ability("gale-strike", "warrior", flips=1)),
    ),
    Faction(
        "elves-of-briardell",
        "earth",
        designed(
            Ability("longbows", "worker", beside_dice=1, origin=PARTLY),
            Ability("wandering-sage", "wizard", turn_ends=(WANDER,), origin=PARTLY),
        ),
        PARTLY,
    ),
    Faction(
        "deep-dwarves",
        "earth",
        designed(Ability("skilled-masons", "worker", built=(Gain("tool"),)), Ability("tunnel-guard", "warrior", ruin_dice=1)),
    ),
    Faction(
        "goblin-fire-mages",
        "fire",
        designed(Ability("fire-bolt", "wizard", attack_dice=2), Ability("scavengers", "worker", scavenges=(Gain("sword"),))),
        PARTLY,
    ),
    Faction(
        "villainous-ogres",
        "fire",
        designed(Ability("brute-force", "warrior", dice=1), Ability("plunder", "worker", won=(GainAny(1),))),
        PARTLY,
    ),
    Faction(
        "atlanteans",
        "water",
        designed(
            Ability("pearl-divers", "worker", dives=True),
            Ability("tidal-magic", "wizard", placed=(TREASURE_FOR_POTION,)),
        ),
        PARTLY,
    ),
    Faction(
        "deep-naga",
        "water",
        designed(Ability("venom-trident", "warrior", venom=True), Ability("sea-wyrm", "dragon", escapes=True, escape_cost="P")),
    ),
    Faction(
        "keepers-of-the-plains",
        "light",
        designed(Ability("strength-of-hooves", "warrior", sets_six=True, origin=PARTLY), Ability("gallop", "worker", join_range=2)),
        PARTLY,
    ),
    Faction(
        "sun-seraphs",
        "light",
        designed(Ability("blinding-glare", "dragon", others_dice=1), Ability("grace", "wizard", placed=(Vp(2),))),
    ),
    Faction(
        "shadow-demons",
        "dark",
        designed(Ability("dark-veil", "wizard", veil=True), Ability("shadow-harvest", "worker", fallen=(Gain("potion"),))),
        PARTLY,
    ),
    Faction(
        "vampires-of-nightravine",
        "dark",
        designed(Ability("blood-feast", "warrior", won=(Gain("potion"), Vp(1))), Ability("cloud-of-bats", "dragon", escapes=True)),
    ),
    Faction(
        "iron-legion",
        "order",
        designed(Ability("formation", "warrior", formation_dice=1), Ability("engineers", "worker", built=(Vp(2),))),
    ),
    Faction(
        "clockwork-golems",
        "order",
        designed(Ability("tireless", "worker", tireless=True), Ability("brass-furnace", "dragon", placed=(Gain("tool"),))),
    ),
    Faction(
        "pandemonium-imps",
        "chaos",
        designed(Ability("mischief", "worker", reroll=1), Ability("rift-step", "wizard", acted=(SWAP_WIZARD,))),
    ),
    Faction(
        "wild-beastkin",
        "chaos",
        designed(Ability("rampage", "warrior", rampage=2), Ability("untamed", "dragon", monster_dice=1)),
    ),
)
ALL_ABILITIES: Final[tuple[Ability, ...]] = tuple([ability for faction in FACTION_BOARDS for ability in faction.abilities])
