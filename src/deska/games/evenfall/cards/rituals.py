"""Rituály: artifacts, creatures and spells (EV-C08)."""

from typing import Final

from deska.games.evenfall.components.definitions import DESIGNED, EFFECT, NAMED, PRINTED, Always, Ritual, When, cost
from deska.games.evenfall.effects.agents import FreeSickles
from deska.games.evenfall.effects.circles import FREE_DISCOVERY, HARVEST_ALL, HARVEST_FOREIGN, HARVEST_ONE, TOP_PLACE, TRANSFER_ONE
from deska.games.evenfall.effects.figures import RIFT_OPENS, ReturnFigures
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, Vp, VpEach
from deska.games.evenfall.effects.paying import Discard, Pay, PayMana
from deska.games.evenfall.effects.revel import Revel
from deska.games.evenfall.effects.values import ALL_RITUALS, COUNCIL_MEMBERS, RUNESTONES, SPECIALISTS, CardsWith
from deska.kernel import Exchange

ARTIFACTS: Final = (
    Ritual(
        "chalice-of-transmutation",
        cost(1, 2, 0),
        2,
        1,
        ("artifact",),
        space=(Exchange((Pay("any", 2),), (GainAny(3), Vp(1))),),
        mark=PRINTED,
    ),
    Ritual("pillar-of-energy", cost(1, 2, 0), 2, 1, ("artifact",), space=(Mana(3), Vp(1)), mark=NAMED),
    Ritual("singing-cauldron", cost(2, 2, 0), 3, 2, ("artifact",), space=(Exchange((Pay("any"),), (Revel(), Vp(1))),), mark=NAMED),
    Ritual(
        "animated-cabinet",
        cost(1, 1, 1),
        2,
        1,
        ("artifact", "creature"),
        permanent=(When("artifact-or-creature", (Mana(1), Vp(1))),),
        mark=NAMED,
    ),
    Ritual("bone-flute", cost(1, 1, 0), 1, 1, ("artifact",), instant=(Draw(3), Mana(1)), mark=DESIGNED),
    Ritual("silver-moon-sickle", cost(1, 2, 0), 2, 2, ("artifact",), instant=(FreeSickles(2),), mark=DESIGNED),
    Ritual("crystal-lens", cost(0, 2, 1), 2, 2, ("artifact",), permanent=(When("orb", (GainAny(), Vp(1))),), mark=DESIGNED),
    Ritual("everburning-lantern", cost(0, 1, 2), 2, 1, ("artifact",), permanent=(When("token", (Mana(2), Vp(2))),), mark=DESIGNED),
    Ritual("witchs-broom", cost(1, 1, 1), 2, 1, ("artifact",), space=(Exchange((PayMana(1),), (RIFT_OPENS, Vp(2))),), mark=DESIGNED),
    Ritual("mirror-of-twins", cost(0, 2, 1), 2, 1, ("artifact",), space=(HARVEST_FOREIGN, Vp(2)), mark=DESIGNED),
    Ritual("alchemists-scales", cost(1, 1, 1), 2, 1, ("artifact",), space=(Exchange((Pay("any"),), (GainAny(2), Vp(1))),), mark=DESIGNED),
    Ritual("book-of-shadows", cost(1, 2, 0), 1, 1, ("artifact",), space=(Gain("knowledge", 2), Vp(1)), mark=DESIGNED),
    Ritual("mortar-of-ages", cost(0, 3, 0), 2, 1, ("artifact",), space=(Gain("herb", 2), Vp(1)), mark=DESIGNED),
    Ritual("copper-still", cost(3, 0, 0), 2, 1, ("artifact",), space=(Gain("potion", 2), Vp(1)), mark=DESIGNED),
    Ritual("antler-crown", cost(2, 2, 1), 4, 1, ("artifact",), permanent=(When("win", (Vp(3),)),), mark=DESIGNED),
    Ritual("hourglass-of-dusk", cost(0, 1, 2), 3, 1, ("artifact",), instant=(ReturnFigures(2, optional=True), Mana(2)), mark=DESIGNED),
    Ritual("black-candle", cost(1, 2, 0), 2, 1, ("artifact",), instant=(Revel(), Vp(1)), mark=DESIGNED),
    Ritual("astrolabe-of-the-winds", cost(0, 1, 2), 2, 1, ("artifact",), instant=(FREE_DISCOVERY,), mark=EFFECT),
    Ritual("thorn-amulet", cost(1, 2, 1), 2, 1, ("artifact",), permanent=(When("battle", (Vp(2),)),), mark=DESIGNED),
    Ritual("chest-of-wonders", cost(2, 2, 1), 4, 1, ("artifact",), instant=(VpEach(2, CardsWith("artifact")),), mark=DESIGNED),
)
CREATURES: Final = (
    Ritual("cat-adviser", cost(1, 0, 2), 2, 1, ("creature",), permanent=(When("person", (Draw(1), Vp(1))),), mark=NAMED),
    Ritual("mystic-elephant", cost(2, 1, 0), 3, 1, ("creature",), instant=(VpEach(1, CardsWith("creature")),), mark=EFFECT),
    Ritual("raven-messenger", cost(1, 1, 1), 1, 1, ("creature",), permanent=(When("discovery", (Draw(1), Vp(1))),), mark=DESIGNED),
    Ritual("moss-toad", cost(2, 0, 0), 1, 1, ("creature",), instant=(Gain("potion", 2), Vp(1)), mark=DESIGNED),
    Ritual("ember-salamander", cost(0, 2, 0), 2, 1, ("creature",), instant=(Mana(4),), mark=DESIGNED),
    Ritual("white-stag", cost(2, 0, 1), 3, 1, ("creature",), instant=(TRANSFER_ONE, Vp(1)), mark=DESIGNED),
    Ritual("night-owl", cost(1, 1, 0), 2, 1, ("creature",), space=(Draw(3),), mark=DESIGNED),
    Ritual("swarm-of-bees", cost(1, 1, 1), 1, 2, ("creature",), space=(HARVEST_ONE, Vp(1)), mark=DESIGNED),
    Ritual("barn-basilisk", cost(2, 2, 0), 3, 1, ("creature",), permanent=(When("ritual", (Vp(2),)),), mark=DESIGNED),
    Ritual("graveyard-hound", cost(0, 1, 2), 2, 1, ("creature",), permanent=(When("no-win", (GainAny(), Vp(1))),), mark=DESIGNED),
    Ritual("river-serpent", cost(0, 2, 1), 2, 1, ("creature",), space=(Gain("potion", 2), Mana(1)), mark=DESIGNED),
    Ritual("great-bear", cost(2, 2, 0), 3, 1, ("creature",), permanent=(Always("strength"), When("win", (Vp(2),))), mark=DESIGNED),
    Ritual("will-o-the-wisps", cost(1, 1, 0), 1, 1, ("creature",), instant=(Draw(4), Discard(2), Vp(1)), mark=DESIGNED),
    Ritual("hedgehog-herbalist", cost(0, 1, 1), 1, 1, ("creature",), space=(Gain("herb"), Vp(1)), mark=DESIGNED),
    Ritual("moon-moth", cost(1, 2, 0), 2, 2, ("creature",), permanent=(When("step", (Mana(1), Vp(1))),), mark=DESIGNED),
    Ritual("stone-golem", cost(3, 2, 0), 4, 1, ("creature",), space=(Vp(3),), mark=DESIGNED),
    Ritual("wolf-pack", cost(2, 2, 0), 3, 1, ("creature",), permanent=(When("win", (GainAny(2), Vp(1))),), mark=DESIGNED),
    Ritual("spider-weaver", cost(1, 1, 1), 2, 1, ("creature",), permanent=(When("transfer", (GainAny(), Vp(1))),), mark=DESIGNED),
    Ritual("phoenix-chick", cost(0, 2, 1), 2, 1, ("creature",), space=(Exchange((PayMana(1),), (ReturnFigures(), Vp(2))),), mark=DESIGNED),
    Ritual("hundred-year-crow", cost(1, 1, 1), 3, 1, ("creature",), instant=(VpEach(2, RUNESTONES),), mark=DESIGNED),
)
SPELLS: Final = (
    Ritual("rift-in-space", cost(1, 2, 0), 2, 2, ("spell",), instant=(Mana(2), RIFT_OPENS), mark=EFFECT),
    Ritual("runes", cost(0, 1, 1), 1, 1, ("spell",), instant=(Draw(3), Vp(1)), mark=NAMED),
    Ritual("circle-of-salt", cost(1, 1, 0), 2, 1, ("spell",), permanent=(When("foe-token", (Vp(1),)),), mark=DESIGNED),
    Ritual("rain-calling", cost(0, 2, 0), 1, 1, ("spell",), instant=(Gain("herb", 3),), mark=DESIGNED),
    Ritual("blood-moon-hex", cost(0, 1, 2), 2, 1, ("spell",), space=(Exchange((PayMana(2),), (Vp(4),)),), mark=DESIGNED),
    Ritual("veil-of-fog", cost(0, 1, 1), 2, 1, ("spell",), permanent=(Always("shared-spaces"), When("region", (Vp(1),))), mark=DESIGNED),
    Ritual("binding-of-roots", cost(2, 1, 0), 2, 1, ("spell",), instant=(TRANSFER_ONE, Mana(1)), mark=DESIGNED),
    Ritual(
        "whisper-of-ancestors", cost(1, 1, 1), 3, 1, ("spell",), instant=(VpEach(1, SPECIALISTS), VpEach(1, COUNCIL_MEMBERS)), mark=DESIGNED
    ),
    Ritual("harvest-chant", cost(2, 0, 2), 2, 1, ("spell",), instant=(HARVEST_ALL,), mark=DESIGNED),
    Ritual("feast-of-revels", cost(2, 2, 1), 3, 1, ("spell",), instant=(Revel(2),), mark=DESIGNED),
    Ritual("summoning-circle", cost(1, 1, 1), 2, 1, ("spell",), instant=(TOP_PLACE, Vp(1)), mark=DESIGNED),
    Ritual("storm-song", cost(0, 1, 2), 2, 1, ("spell",), permanent=(When("region", (Mana(2), Vp(1))),), mark=DESIGNED),
    Ritual("second-sight", cost(0, 1, 1), 1, 1, ("spell",), space=(Draw(2), Vp(1)), mark=DESIGNED),
    Ritual("dream-journey", cost(1, 1, 1), 2, 1, ("spell",), space=(TRANSFER_ONE, Vp(2)), mark=DESIGNED),
    Ritual("outpouring-of-power", cost(1, 1, 1), 2, 1, ("spell",), space=(Exchange((PayMana(2),), (GainAny(3),)),), mark=DESIGNED),
    Ritual("pact-with-the-ancients", cost(3, 2, 1), 4, 1, ("spell",), instant=(VpEach(2, ALL_RITUALS),), mark=DESIGNED),
    Ritual("eclipse", cost(3, 3, 1), 5, 3, ("spell",), instant=(Vp(6),), mark=DESIGNED),
    Ritual("song-of-the-world-tree", cost(2, 2, 1), 3, 3, ("spell",), permanent=(When("agent", (Vp(1),)),), mark=DESIGNED),
)
