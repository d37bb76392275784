"""The factions: sixteen, two of each element, two abilities each (EL-C09)."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Ability, Faction, designed
from deska.games.eldervale.effects.battle import FLIP, REROLL_HIGHEST, Reroll
from deska.games.eldervale.effects.gains import Discard, Draw, Gain, GainAny, Vp
from deska.games.eldervale.effects.moves import SWAP_WIZARD, WANDER
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.tokens import TakeToken
from deska.kernel import Exchange, May

TREASURE_FOR_POTION: Final = May("el-tidal-magic", (Exchange((Pay("P", spare=True),), (TakeToken(),)),), ("EL-C16",))
FACTION_BOARDS: Final[tuple[Faction, ...]] = designed(
    Faction(
        "sky-harpies",
        "harpy",
        "air",
        designed(
            Ability("mighty-flock", "worker", changes={"flock-dice": 1}),
            Ability("storm-glide", "dragon", changes={"placement-range": 3}),
        ),
    ),
    Faction(
        "storm-djinn",
        "djinn",
        "air",
        designed(
            Ability("whispering-winds", "wizard", on={"placed": (Draw(1), Discard(1))}),
            Ability("gale-strike", "warrior", on={"rolled": (FLIP,)}),
        ),
    ),
    Faction(
        "elves-of-briardell",
        "woman-elf-face",
        "earth",
        designed(
            Ability("longbows", "worker", changes={"beside-dice": 1}, origin=PARTLY),
            Ability("wandering-sage", "wizard", on={"turn-ends": (WANDER,)}, origin=PARTLY),
        ),
        PARTLY,
    ),
    Faction(
        "deep-dwarves",
        "dwarf-face",
        "earth",
        designed(
            Ability("skilled-masons", "worker", on={"built": (Gain("tool"),)}),
            Ability("tunnel-guard", "warrior", changes={"ruin-dice": 1}),
        ),
    ),
    Faction(
        "goblin-fire-mages",
        "goblin-head",
        "fire",
        designed(
            Ability("fire-bolt", "wizard", changes={"attack-dice": 2}),
            Ability("scavengers", "worker", on={"scavenges": (Gain("sword"),)}),
        ),
        PARTLY,
    ),
    Faction(
        "villainous-ogres",
        "ogre",
        "fire",
        designed(Ability("brute-force", "warrior", changes={"dice": 1}), Ability("plunder", "worker", on={"won": (GainAny(1),)})),
        PARTLY,
    ),
    Faction(
        "atlanteans",
        "mermaid",
        "water",
        designed(
            Ability("pearl-divers", "worker", changes={"dives": 1}),
            Ability("tidal-magic", "wizard", on={"placed": (TREASURE_FOR_POTION,)}),
        ),
        PARTLY,
    ),
    Faction(
        "deep-naga",
        "medusa-head",
        "water",
        designed(
            Ability("venom-trident", "warrior", on={"rolled": (REROLL_HIGHEST,)}),
            Ability("sea-wyrm", "dragon", changes={"escapes": 1}, price="P"),
        ),
    ),
    Faction(
        "keepers-of-the-plains",
        "centaur",
        "light",
        designed(
            Ability("strength-of-hooves", "warrior", changes={"sets-six": 1}, origin=PARTLY),
            Ability("gallop", "worker", changes={"join-range": 2}),
        ),
        PARTLY,
    ),
    Faction(
        "sun-seraphs",
        "angel-outfit",
        "light",
        designed(Ability("blinding-glare", "dragon", changes={"others-dice": 1}), Ability("grace", "wizard", on={"placed": (Vp(2),)})),
    ),
    Faction(
        "shadow-demons",
        "devil-mask",
        "dark",
        designed(
            Ability("dark-veil", "wizard", changes={"veil": 1}), Ability("shadow-harvest", "worker", on={"fallen": (Gain("potion"),)})
        ),
        PARTLY,
    ),
    Faction(
        "vampires-of-nightravine",
        "vampire-dracula",
        "dark",
        designed(
            Ability("blood-feast", "warrior", on={"won": (Gain("potion"), Vp(1))}),
            Ability("cloud-of-bats", "dragon", changes={"escapes": 1}),
        ),
    ),
    Faction(
        "iron-legion",
        "centurion-helmet",
        "order",
        designed(Ability("formation", "warrior", changes={"formation-dice": 1}), Ability("engineers", "worker", on={"built": (Vp(2),)})),
    ),
    Faction(
        "clockwork-golems",
        "clockwork",
        "order",
        designed(
            Ability("tireless", "worker", changes={"tireless": 1}), Ability("brass-furnace", "dragon", on={"placed": (Gain("tool"),)})
        ),
    ),
    Faction(
        "pandemonium-imps",
        "imp-laugh",
        "chaos",
        designed(
            Ability("mischief", "worker", on={"rolled": (Reroll(),)}),
            Ability("rift-step", "wizard", on={"acted": (SWAP_WIZARD,)}),
        ),
    ),
    Faction(
        "wild-beastkin",
        "bestial-fangs",
        "chaos",
        designed(Ability("rampage", "warrior", changes={"rampage": 2}), Ability("untamed", "dragon", changes={"monster-dice": 1})),
    ),
)
