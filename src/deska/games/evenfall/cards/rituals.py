"""Rituals: artifacts, creatures and spells (EV-C08): name, icon, cost, VP, slots for agents and keywords, then the effect."""

from typing import Final

from deska.games.evenfall.components.bases import Always, When
from deska.games.evenfall.components.definitions import DESIGNED, EFFECT, NAMED, PRINTED, Ritual, cost
from deska.games.evenfall.effects.agents import FreeSickles
from deska.games.evenfall.effects.circles import FREE_DISCOVERY, HARVEST_ALL, HARVEST_FOREIGN, HARVEST_ONE, TOP_PLACE, TRANSFER_ONE
from deska.games.evenfall.effects.figures import RIFT_OPENS, ReturnFigures
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, Vp, VpEach
from deska.games.evenfall.effects.paying import Discard, Pay, PayMana
from deska.games.evenfall.effects.revel import Revel
from deska.games.evenfall.effects.values import CardsWith, CouncilMembers, Rituals, Runestones, Specialists
from deska.kernel import Exchange

ARTIFACTS: Final = (
    Ritual(
        "chalice-of-transmutation",
        "jeweled-chalice",
        cost(1, 2, 0),
        2,
        1,
        ("artifact",),
        space=(Exchange((Pay("any", 2),), (GainAny(3), Vp(1))),),
        mark=PRINTED,
    ),
    Ritual("pillar-of-energy", "energise", cost(1, 2, 0), 2, 1, ("artifact",), space=(Mana(3), Vp(1)), mark=NAMED),
    Ritual(
        "singing-cauldron", "cauldron", cost(2, 2, 0), 3, 2, ("artifact",), space=(Exchange((Pay("any"),), (Revel(), Vp(1))),), mark=NAMED
    ),
    Ritual(
        "animated-cabinet",
        "wooden-crate",
        cost(1, 1, 1),
        2,
        1,
        ("artifact", "creature"),
        permanent=(When("artifact-or-creature", (Mana(1), Vp(1))),),
        mark=NAMED,
    ),
    Ritual("bone-flute", "flute", cost(1, 1, 0), 1, 1, ("artifact",), instant=(Draw(3), Mana(1)), mark=DESIGNED),
    Ritual("silver-moon-sickle", "sickle", cost(1, 2, 0), 2, 2, ("artifact",), instant=(FreeSickles(2),), mark=DESIGNED),
    Ritual(
        "crystal-lens", "magnifying-glass", cost(0, 2, 1), 2, 2, ("artifact",), permanent=(When("orb", (GainAny(), Vp(1))),), mark=DESIGNED
    ),
    Ritual(
        "everburning-lantern",
        "lantern-flame",
        cost(0, 1, 2),
        2,
        1,
        ("artifact",),
        permanent=(When("token", (Mana(2), Vp(2))),),
        mark=DESIGNED,
    ),
    Ritual(
        "witchs-broom",
        "magic-broom",
        cost(1, 1, 1),
        2,
        1,
        ("artifact",),
        space=(Exchange((PayMana(1),), (RIFT_OPENS, Vp(2))),),
        mark=DESIGNED,
    ),
    Ritual("mirror-of-twins", "mirror-mirror", cost(0, 2, 1), 2, 1, ("artifact",), space=(HARVEST_FOREIGN, Vp(2)), mark=DESIGNED),
    Ritual(
        "alchemists-scales",
        "scales",
        cost(1, 1, 1),
        2,
        1,
        ("artifact",),
        space=(Exchange((Pay("any"),), (GainAny(2), Vp(1))),),
        mark=DESIGNED,
    ),
    Ritual("book-of-shadows", "spell-book", cost(1, 2, 0), 1, 1, ("artifact",), space=(Gain("knowledge", 2), Vp(1)), mark=DESIGNED),
    Ritual("mortar-of-ages", "mortar", cost(0, 3, 0), 2, 1, ("artifact",), space=(Gain("herb", 2), Vp(1)), mark=DESIGNED),
    Ritual("copper-still", "fizzing-flask", cost(3, 0, 0), 2, 1, ("artifact",), space=(Gain("potion", 2), Vp(1)), mark=DESIGNED),
    Ritual("antler-crown", "deer", cost(2, 2, 1), 4, 1, ("artifact",), permanent=(When("win", (Vp(3),)),), mark=DESIGNED),
    Ritual(
        "hourglass-of-dusk",
        "hourglass",
        cost(0, 1, 2),
        3,
        1,
        ("artifact",),
        instant=(ReturnFigures(2, optional=True), Mana(2)),
        mark=DESIGNED,
    ),
    Ritual("black-candle", "candle-light", cost(1, 2, 0), 2, 1, ("artifact",), instant=(Revel(), Vp(1)), mark=DESIGNED),
    Ritual("astrolabe-of-the-winds", "astrolabe", cost(0, 1, 2), 2, 1, ("artifact",), instant=(FREE_DISCOVERY,), mark=EFFECT),
    Ritual("thorn-amulet", "necklace-display", cost(1, 2, 1), 2, 1, ("artifact",), permanent=(When("battle", (Vp(2),)),), mark=DESIGNED),
    Ritual(
        "chest-of-wonders",
        "open-treasure-chest",
        cost(2, 2, 1),
        4,
        1,
        ("artifact",),
        instant=(VpEach(2, CardsWith("artifact")),),
        mark=DESIGNED,
    ),
)
CREATURES: Final = (
    Ritual("cat-adviser", "cat", cost(1, 0, 2), 2, 1, ("creature",), permanent=(When("person", (Draw(1), Vp(1))),), mark=NAMED),
    Ritual("mystic-elephant", "elephant", cost(2, 1, 0), 3, 1, ("creature",), instant=(VpEach(1, CardsWith("creature")),), mark=EFFECT),
    Ritual("raven-messenger", "raven", cost(1, 1, 1), 1, 1, ("creature",), permanent=(When("discovery", (Draw(1), Vp(1))),), mark=DESIGNED),
    Ritual("moss-toad", "toad-teeth", cost(2, 0, 0), 1, 1, ("creature",), instant=(Gain("potion", 2), Vp(1)), mark=DESIGNED),
    Ritual("ember-salamander", "gecko", cost(0, 2, 0), 2, 1, ("creature",), instant=(Mana(4),), mark=DESIGNED),
    Ritual("white-stag", "stag-head", cost(2, 0, 1), 3, 1, ("creature",), instant=(TRANSFER_ONE, Vp(1)), mark=DESIGNED),
    Ritual("night-owl", "owl", cost(1, 1, 0), 2, 1, ("creature",), space=(Draw(3),), mark=DESIGNED),
    Ritual("swarm-of-bees", "bee", cost(1, 1, 1), 1, 2, ("creature",), space=(HARVEST_ONE, Vp(1)), mark=DESIGNED),
    Ritual("barn-basilisk", "rooster", cost(2, 2, 0), 3, 1, ("creature",), permanent=(When("ritual", (Vp(2),)),), mark=DESIGNED),
    Ritual("graveyard-hound", "hound", cost(0, 1, 2), 2, 1, ("creature",), permanent=(When("no-win", (GainAny(), Vp(1))),), mark=DESIGNED),
    Ritual("river-serpent", "sea-serpent", cost(0, 2, 1), 2, 1, ("creature",), space=(Gain("potion", 2), Mana(1)), mark=DESIGNED),
    Ritual(
        "great-bear", "bear-face", cost(2, 2, 0), 3, 1, ("creature",), permanent=(Always("strength"), When("win", (Vp(2),))), mark=DESIGNED
    ),
    Ritual("will-o-the-wisps", "fairy", cost(1, 1, 0), 1, 1, ("creature",), instant=(Draw(4), Discard(2), Vp(1)), mark=DESIGNED),
    Ritual("hedgehog-herbalist", "hedgehog", cost(0, 1, 1), 1, 1, ("creature",), space=(Gain("herb"), Vp(1)), mark=DESIGNED),
    Ritual("moon-moth", "butterfly", cost(1, 2, 0), 2, 2, ("creature",), permanent=(When("step", (Mana(1), Vp(1))),), mark=DESIGNED),
    Ritual("stone-golem", "rock-golem", cost(3, 2, 0), 4, 1, ("creature",), space=(Vp(3),), mark=DESIGNED),
    Ritual("wolf-pack", "wolf-howl", cost(2, 2, 0), 3, 1, ("creature",), permanent=(When("win", (GainAny(2), Vp(1))),), mark=DESIGNED),
    Ritual(
        "spider-weaver", "spider-web", cost(1, 1, 1), 2, 1, ("creature",), permanent=(When("transfer", (GainAny(), Vp(1))),), mark=DESIGNED
    ),
    Ritual(
        "phoenix-chick",
        "chicken",
        cost(0, 2, 1),
        2,
        1,
        ("creature",),
        space=(Exchange((PayMana(1),), (ReturnFigures(), Vp(2))),),
        mark=DESIGNED,
    ),
    Ritual("hundred-year-crow", "crow-dive", cost(1, 1, 1), 3, 1, ("creature",), instant=(VpEach(2, Runestones()),), mark=DESIGNED),
)
SPELLS: Final = (
    Ritual("rift-in-space", "magic-portal", cost(1, 2, 0), 2, 2, ("spell",), instant=(Mana(2), RIFT_OPENS), mark=EFFECT),
    Ritual("runes", "rune-stone", cost(0, 1, 1), 1, 1, ("spell",), instant=(Draw(3), Vp(1)), mark=NAMED),
    Ritual("circle-of-salt", "pentacle", cost(1, 1, 0), 2, 1, ("spell",), permanent=(When("foe-token", (Vp(1),)),), mark=DESIGNED),
    Ritual("rain-calling", "raining", cost(0, 2, 0), 1, 1, ("spell",), instant=(Gain("herb", 3),), mark=DESIGNED),
    Ritual("blood-moon-hex", "evil-moon", cost(0, 1, 2), 2, 1, ("spell",), space=(Exchange((PayMana(2),), (Vp(4),)),), mark=DESIGNED),
    Ritual(
        "veil-of-fog", "fog", cost(0, 1, 1), 2, 1, ("spell",), permanent=(Always("shared-spaces"), When("region", (Vp(1),))), mark=DESIGNED
    ),
    Ritual("binding-of-roots", "root-tip", cost(2, 1, 0), 2, 1, ("spell",), instant=(TRANSFER_ONE, Mana(1)), mark=DESIGNED),
    Ritual(
        "whisper-of-ancestors",
        "ghost-ally",
        cost(1, 1, 1),
        3,
        1,
        ("spell",),
        instant=(VpEach(1, Specialists()), VpEach(1, CouncilMembers())),
        mark=DESIGNED,
    ),
    Ritual("harvest-chant", "wheat", cost(2, 0, 2), 2, 1, ("spell",), instant=(HARVEST_ALL,), mark=DESIGNED),
    Ritual("feast-of-revels", "campfire", cost(2, 2, 1), 3, 1, ("spell",), instant=(Revel(2),), mark=DESIGNED),
    Ritual("summoning-circle", "magic-gate", cost(1, 1, 1), 2, 1, ("spell",), instant=(TOP_PLACE, Vp(1)), mark=DESIGNED),
    Ritual("storm-song", "lightning-tree", cost(0, 1, 2), 2, 1, ("spell",), permanent=(When("region", (Mana(2), Vp(1))),), mark=DESIGNED),
    Ritual("second-sight", "third-eye", cost(0, 1, 1), 1, 1, ("spell",), space=(Draw(2), Vp(1)), mark=DESIGNED),
    Ritual("dream-journey", "night-sleep", cost(1, 1, 1), 2, 1, ("spell",), space=(TRANSFER_ONE, Vp(2)), mark=DESIGNED),
    Ritual(
        "outpouring-of-power",
        "magic-swirl",
        cost(1, 1, 1),
        2,
        1,
        ("spell",),
        space=(Exchange((PayMana(2),), (GainAny(3),)),),
        mark=DESIGNED,
    ),
    Ritual("pact-with-the-ancients", "tied-scroll", cost(3, 2, 1), 4, 1, ("spell",), instant=(VpEach(2, Rituals()),), mark=DESIGNED),
    Ritual("eclipse", "eclipse", cost(3, 3, 1), 5, 3, ("spell",), instant=(Vp(6),), mark=DESIGNED),
    Ritual("song-of-the-world-tree", "tree-face", cost(2, 2, 1), 3, 3, ("spell",), permanent=(When("agent", (Vp(1),)),), mark=DESIGNED),
)
