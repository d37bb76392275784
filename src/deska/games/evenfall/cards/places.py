"""Places of power: 26 names in two versions each, and the starting places of the clans (EV-C01)."""

from typing import Final

from deska.games.evenfall.components.definitions import DESIGNED, NAMED, PARTLY, PRINTED, Place
from deska.games.evenfall.effects.agents import FreeSickles
from deska.games.evenfall.effects.circles import TRANSFER_ONE, IfRitual
from deska.games.evenfall.effects.figures import ReturnFigures
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, Vp
from deska.games.evenfall.effects.paying import Discard
from deska.games.evenfall.effects.revel import Revel
from deska.games.evenfall.effects.stones import TAKE_RED
from deska.kernel import Exchange, May

SMUGGLING: Final = May("ev-cove", (Exchange((Discard(1),), (GainAny(2),)),), ("EV-C04", "EV-194"))

DISCOVERIES: Final = (
    Place("swamp-of-souls-1", "swamp", 1, (Gain("herb"),), "drop", 1, origin=NAMED),
    Place("swamp-of-souls-2", "swamp", 2, (Gain("herb"),), "leaf", 2, bond=(Gain("herb"), IfRitual("artifact", (Vp(2),))), origin=PRINTED),
    Place("sanctuary-1", "holy-oak", 2, (Mana(2),), "flame", 3, origin=PARTLY),
    Place("sanctuary-2", "holy-oak", 2, (Gain("knowledge"),), "eye", 3, bond=(Draw(1),), origin=PARTLY),
    Place("cave-1", "cave-entrance", 1, (Gain("potion"),), "drop", 1, origin=PARTLY),
    Place("cave-2", "cave-entrance", 1, (Gain("potion"),), "flame", 0, bond=(Gain("potion"),), origin=NAMED),
    Place("magic-springs-1", "fountain", 1, (Gain("potion"), Mana(1)), "drop", 0, origin=NAMED),
    Place("magic-springs-2", "fountain", 2, (Gain("potion", 2),), "eye", 1, bond=(Mana(1), IfRitual("spell", (Vp(2),))), origin=NAMED),
    Place("castle-in-the-mist-1", "castle", 2, (Gain("knowledge", 2),), "drop", 2, origin=NAMED),
    Place("castle-in-the-mist-2", "castle", 2, (Gain("knowledge"),), "leaf", 2, bond=(TRANSFER_ONE,), origin=NAMED),
    Place("ruins-1", "castle-ruins", 1, (Draw(2),), "eye", 0, bond=(IfRitual("artifact", (Vp(2),)),), origin=DESIGNED),
    Place("ruins-2", "castle-ruins", 1, (Draw(1),), "flame", 1, bond=(GainAny(),), origin=DESIGNED),
    Place("whispering-grove-1", "pine-tree", 1, (Gain("herb"), Mana(1)), "leaf", 0, origin=DESIGNED),
    Place(
        "whispering-grove-2", "pine-tree", 2, (Gain("herb", 2),), "drop", 1, bond=(Draw(1), IfRitual("creature", (Vp(2),))), origin=DESIGNED
    ),
    Place("stone-circle-1", "stone-tablet", 1, (Mana(2),), "leaf", 1, origin=DESIGNED),
    Place("stone-circle-2", "stone-tablet", 2, (Mana(3),), "eye", 0, bond=(Revel(),), origin=DESIGNED),
    Place("gallows-hill-1", "gibbet", 1, (Vp(1),), "flame", 1, origin=DESIGNED),
    Place("gallows-hill-2", "gibbet", 1, (Vp(1),), "eye", 0, bond=(Mana(2),), origin=DESIGNED),
    Place("moonlit-lake-1", "moon-orbit", 1, (Gain("potion"),), "eye", 0, bond=(ReturnFigures(optional=True),), origin=DESIGNED),
    Place("moonlit-lake-2", "moon-orbit", 2, (Gain("potion"), Mana(2)), "drop", 0, bond=(Vp(2),), origin=DESIGNED),
    Place("old-mill-1", "windmill", 2, (Gain("herb"), Gain("potion")), "flame", 2, origin=DESIGNED),
    Place("old-mill-2", "windmill", 1, (Gain("herb"),), "drop", 0, bond=(Draw(1), IfRitual("artifact", (Vp(1),))), origin=DESIGNED),
    Place("sunken-library-1", "bookshelf", 1, (Gain("knowledge"),), "drop", 1, origin=DESIGNED),
    Place(
        "sunken-library-2",
        "bookshelf",
        2,
        (Gain("knowledge"), Draw(1)),
        "flame",
        0,
        bond=(Gain("knowledge"), IfRitual("spell", (Vp(2),))),
        origin=DESIGNED,
    ),
    Place("crossroads-1", "crossroad", 1, (GainAny(),), "eye", 0, origin=DESIGNED),
    Place("crossroads-2", "crossroad", 2, (GainAny(),), "drop", 1, bond=(TRANSFER_ONE,), origin=DESIGNED),
    Place("glass-desert-1", "desert", 1, (Mana(3),), "flame", 0, origin=DESIGNED),
    Place("glass-desert-2", "desert", 1, (Mana(1),), "leaf", 0, bond=(Mana(2), IfRitual("spell", (Vp(2),))), origin=DESIGNED),
    Place("bone-orchard-1", "dead-wood", 2, (Gain("herb", 2),), "eye", 2, origin=DESIGNED),
    Place("bone-orchard-2", "dead-wood", 1, (Gain("herb"),), "leaf", 0, bond=(IfRitual("creature", (Vp(2),)),), origin=DESIGNED),
    Place("lighthouse-1", "lighthouse", 1, (Draw(1), Mana(1)), "drop", 0, origin=DESIGNED),
    Place("lighthouse-2", "lighthouse", 1, (Draw(2),), "leaf", 0, bond=(Vp(1),), origin=DESIGNED),
    Place("fire-altar-1", "fire-shrine", 1, (Vp(1), Mana(1)), "flame", 0, origin=DESIGNED),
    Place("fire-altar-2", "fire-shrine", 2, (Gain("potion"), Vp(1)), "flame", 0, bond=(Revel(),), origin=DESIGNED),
    Place("mushroom-ring-1", "mushrooms-cluster", 1, (Gain("herb"),), "leaf", 0, bond=(FreeSickles(1),), origin=DESIGNED),
    Place("mushroom-ring-2", "mushrooms-cluster", 1, (Gain("herb"),), "eye", 0, bond=(Gain("potion"),), origin=DESIGNED),
    Place("ice-temple-1", "greek-temple", 2, (Vp(2),), "drop", 2, origin=DESIGNED),
    Place(
        "ice-temple-2",
        "greek-temple",
        2,
        (Gain("knowledge"), Mana(1)),
        "leaf",
        1,
        bond=(Vp(1), IfRitual("artifact", (Vp(2),))),
        origin=DESIGNED,
    ),
    Place("forgotten-cemetery-1", "graveyard", 1, (Gain("knowledge"), Mana(1)), "eye", 0, origin=DESIGNED),
    Place(
        "forgotten-cemetery-2",
        "graveyard",
        1,
        (Gain("knowledge"),),
        "flame",
        0,
        bond=(Mana(1), IfRitual("creature", (Vp(1),))),
        origin=DESIGNED,
    ),
    Place("alchemists-tower-1", "evil-tower", 2, (Gain("potion", 2),), "leaf", 2, origin=DESIGNED),
    Place("alchemists-tower-2", "evil-tower", 1, (Gain("potion"),), "eye", 0, bond=(IfRitual("artifact", (Vp(2),)),), origin=DESIGNED),
    Place("hanging-gardens-1", "vines", 2, (Gain("herb", 2), Draw(1)), "leaf", 1, origin=DESIGNED),
    Place(
        "hanging-gardens-2",
        "vines",
        2,
        (Gain("herb"), Gain("potion")),
        "flame",
        0,
        bond=(GainAny(), IfRitual("creature", (Vp(1),))),
        origin=DESIGNED,
    ),
    Place("stargazers-peak-1", "observatory", 2, (Gain("knowledge"), Mana(2)), "eye", 1, origin=DESIGNED),
    Place("stargazers-peak-2", "observatory", 1, (Draw(1),), "drop", 1, bond=(IfRitual("spell", (Vp(2),)),), origin=DESIGNED),
    Place("smugglers-cove-1", "barrel", 1, (Draw(1),), "flame", 0, bond=(SMUGGLING,), origin=DESIGNED),
    Place("smugglers-cove-2", "barrel", 2, (GainAny(2),), "leaf", 0, origin=DESIGNED),
    Place("giants-table-1", "stone-block", 2, (Gain("herb"), Gain("knowledge")), "drop", 2, origin=DESIGNED),
    Place("giants-table-2", "stone-block", 2, (Gain("herb"), Mana(1)), "flame", 1, bond=(TRANSFER_ONE,), origin=DESIGNED),
    Place("heart-of-the-forest-1", "oak", 2, (GainAny(), Draw(1)), "leaf", 2, origin=DESIGNED),
    Place("heart-of-the-forest-2", "oak", 2, (GainAny(), Vp(1)), "eye", 0, bond=(Vp(1),), origin=DESIGNED),
)
STARTS: Final = (
    Place(
        "nqobantu-pit",
        "well",
        0,
        (GainAny(),),
        "eye",
        0,
        moon_bond=(May("ev-pit", (Exchange((Discard(1),), (GainAny(3),)),), ("EV-148", "EV-194")),),
        clan="star",
        origin=PARTLY,
    ),
    Place("tree-of-eternity", "beech", 0, (GainAny(), Mana(1)), "leaf", 0, clan="circle", origin=PARTLY),
    Place("lung-tiang-ark", "galleon", 0, (GainAny(),), "drop", 0, moon_bond=(TAKE_RED,), clan="thorn", origin=PARTLY),
    Place("church-of-the-prophet", "church", 0, (GainAny(),), "flame", 0, moon_bond=(Revel(both=True),), clan="cross", origin=PARTLY),
)
