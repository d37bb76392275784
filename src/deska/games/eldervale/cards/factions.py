"""Frakce: sixteen, two of each element, two abilities each (EL-C09)."""

from typing import Final

from deska.games.eldervale.components.definitions import PARTLY, Ability, Faction, designed
from deska.games.eldervale.components.words import (
    ACTED,
    ATTACK_DICE,
    BESIDE_DICE,
    BUILT,
    DICE,
    DIVES,
    ESCAPES,
    FALLEN,
    FLOCK_DICE,
    FORMATION_DICE,
    JOIN_RANGE,
    MONSTER_DICE,
    OTHERS_DICE,
    PLACED,
    PLACEMENT_RANGE,
    RAMPAGE,
    ROLLED,
    RUIN_DICE,
    SCAVENGES,
    SETS_SIX,
    TIRELESS,
    TURN_ENDS,
    VEIL,
    WON,
)
from deska.games.eldervale.effects.battle import FLIP, REROLL_HIGHEST, Reroll
from deska.games.eldervale.effects.gains import Discard, Draw, Gain, GainAny, Vp
from deska.games.eldervale.effects.moves import SWAP_WIZARD, WANDER
from deska.games.eldervale.effects.paying import Pay
from deska.games.eldervale.effects.tokens import TakeToken
from deska.kernel import Exchange, May

FACTION_BOARDS: Final[tuple[Faction, ...]] = designed(
    Faction(
        "sky-harpies",
        "harpy",
        "air",
        designed(
            Ability("mighty-flock", "worker", changes={FLOCK_DICE: 1}),
            Ability("storm-glide", "dragon", changes={PLACEMENT_RANGE: 3}),
        ),
    ),
    Faction(
        "storm-djinn",
        "djinn",
        "air",
        designed(
            Ability("whispering-winds", "wizard", on={PLACED: (Draw(1), Discard(1))}),
            Ability("gale-strike", "warrior", on={ROLLED: (FLIP,)}),
        ),
    ),
    Faction(
        "elves-of-briardell",
        "woman-elf-face",
        "earth",
        designed(
            Ability("longbows", "worker", changes={BESIDE_DICE: 1}, origin=PARTLY),
            Ability("wandering-sage", "wizard", on={TURN_ENDS: (WANDER,)}, origin=PARTLY),
        ),
        PARTLY,
    ),
    Faction(
        "deep-dwarves",
        "dwarf-face",
        "earth",
        designed(
            Ability("skilled-masons", "worker", on={BUILT: (Gain("tool"),)}),
            Ability("tunnel-guard", "warrior", changes={RUIN_DICE: 1}),
        ),
    ),
    Faction(
        "goblin-fire-mages",
        "goblin-head",
        "fire",
        designed(
            Ability("fire-bolt", "wizard", changes={ATTACK_DICE: 2}),
            Ability("scavengers", "worker", on={SCAVENGES: (Gain("sword"),)}),
        ),
        PARTLY,
    ),
    Faction(
        "villainous-ogres",
        "ogre",
        "fire",
        designed(Ability("brute-force", "warrior", changes={DICE: 1}), Ability("plunder", "worker", on={WON: (GainAny(1),)})),
        PARTLY,
    ),
    Faction(
        "atlanteans",
        "mermaid",
        "water",
        designed(
            Ability("pearl-divers", "worker", changes={DIVES: 1}),
            Ability("tidal-magic", "wizard", on={PLACED: (May("el-tidal-magic", (Exchange((Pay("P"),), (TakeToken(),)),), ("EL-C16",)),)}),
        ),
        PARTLY,
    ),
    Faction(
        "deep-naga",
        "medusa-head",
        "water",
        designed(
            Ability("venom-trident", "warrior", on={ROLLED: (REROLL_HIGHEST,)}),
            Ability("sea-wyrm", "dragon", changes={ESCAPES: 1}, price="P"),
        ),
    ),
    Faction(
        "keepers-of-the-plains",
        "centaur",
        "light",
        designed(
            Ability("strength-of-hooves", "warrior", changes={SETS_SIX: 1}, origin=PARTLY),
            Ability("gallop", "worker", changes={JOIN_RANGE: 2}),
        ),
        PARTLY,
    ),
    Faction(
        "sun-seraphs",
        "angel-outfit",
        "light",
        designed(Ability("blinding-glare", "dragon", changes={OTHERS_DICE: 1}), Ability("grace", "wizard", on={PLACED: (Vp(2),)})),
    ),
    Faction(
        "shadow-demons",
        "devil-mask",
        "dark",
        designed(Ability("dark-veil", "wizard", changes={VEIL: 1}), Ability("shadow-harvest", "worker", on={FALLEN: (Gain("potion"),)})),
        PARTLY,
    ),
    Faction(
        "vampires-of-nightravine",
        "vampire-dracula",
        "dark",
        designed(
            Ability("blood-feast", "warrior", on={WON: (Gain("potion"), Vp(1))}),
            Ability("cloud-of-bats", "dragon", changes={ESCAPES: 1}),
        ),
    ),
    Faction(
        "iron-legion",
        "centurion-helmet",
        "order",
        designed(Ability("formation", "warrior", changes={FORMATION_DICE: 1}), Ability("engineers", "worker", on={BUILT: (Vp(2),)})),
    ),
    Faction(
        "clockwork-golems",
        "clockwork",
        "order",
        designed(Ability("tireless", "worker", changes={TIRELESS: 1}), Ability("brass-furnace", "dragon", on={PLACED: (Gain("tool"),)})),
    ),
    Faction(
        "pandemonium-imps",
        "imp-laugh",
        "chaos",
        designed(
            Ability("mischief", "worker", on={ROLLED: (Reroll(),)}),
            Ability("rift-step", "wizard", on={ACTED: (SWAP_WIZARD,)}),
        ),
    ),
    Faction(
        "wild-beastkin",
        "bestial-fangs",
        "chaos",
        designed(Ability("rampage", "warrior", changes={RAMPAGE: 2}), Ability("untamed", "dragon", changes={MONSTER_DICE: 1})),
    ),
)
