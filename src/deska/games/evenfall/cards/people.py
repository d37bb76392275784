"""Znalci and členové rady: the two halves of 21 people, each of whom is in the deck twice (EV-C33)."""

from typing import Final

from deska.games.evenfall.components.definitions import DESIGNED, EFFECT, PRINTED, Always, Person, When, cost
from deska.games.evenfall.effects.circles import HARVEST_FOREIGN, HARVEST_NEWEST, HARVEST_ONE, TRANSFER_ONE
from deska.games.evenfall.effects.figures import BORROWS, RemoveRitual, ReturnFigures
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, Vp, VpEach
from deska.games.evenfall.effects.paying import Pay, PayMana
from deska.games.evenfall.effects.revel import Revel
from deska.games.evenfall.effects.values import (
    ELDERS_STANDING,
    HARVEST_SYMBOLS,
    INNER_RITUALS,
    ORBS,
    REVEL_SPACES,
    SICKLES,
    SPECIALISTS,
    CardsWith,
    RuneSigns,
)
from deska.kernel import Exchange, May

ALL_PEOPLE: Final = (
    Person(
        "irena",
        cost(1, 0, 2),
        2,
        permanent=(When("discovery", (May("ev-irena", (HARVEST_NEWEST,), ("EV-C34",)),)),),
        game_end=(VpEach(2, RuneSigns("leaf")),),
        mark=PRINTED,
    ),
    Person("alwyn", cost(0, 2, 2), 1, ("creature",), permanent=(When("discard", (Vp(1),)),), round_end=(TRANSFER_ONE, Vp(2)), mark=EFFECT),
    Person("hawa", cost(2, 0, 1), 3, ("creature",), permanent=(When("sickle", (Vp(1),)),), game_end=(VpEach(3, ORBS),), mark=EFFECT),
    Person(
        "hoj", cost(1, 0, 3), 2, ("artifact",), permanent=(When("harvest", (Vp(1),)),), council=(When("discovery", (Vp(2),)),), mark=EFFECT
    ),
    Person(
        "mirela",
        cost(0, 1, 2),
        2,
        ("artifact",),
        permanent=(Always("agents-for-mana"),),
        game_end=(VpEach(1, CardsWith("artifact")),),
        mark=EFFECT,
    ),
    Person("ysolde", cost(0, 1, 2), 2, ("spell",), exhaust=(BORROWS,), game_end=(VpEach(1, SPECIALISTS),), mark=EFFECT),
    Person("ran", cost(0, 1, 2), 3, ("spell",), battle=(Always("dial-change", 2),), game_end=(VpEach(2, RuneSigns("flame")),), mark=EFFECT),
    Person(
        "korvin",
        cost(0, 1, 2),
        1,
        ("spell",),
        exhaust=(RemoveRitual((Vp(2), Gain("herb"), Gain("potion"))),),
        round_end=(VpEach(1, INNER_RITUALS), Mana(1)),
        mark=EFFECT,
    ),
    Person("oduya", cost(0, 0, 3), 1, exhaust=(GainAny(), Vp(1)), game_end=(VpEach(3, SICKLES),), mark=EFFECT),
    Person(
        "vitus",
        cost(1, 0, 2),
        2,
        ("spell",),
        permanent=(Always("cheaper-spells"), When("spell", (Vp(1),))),
        game_end=(VpEach(1, CardsWith("spell")),),
        mark=DESIGNED,
    ),
    Person(
        "mei-lin",
        cost(1, 0, 2),
        2,
        exhaust=(Exchange((Pay("any"),), (TRANSFER_ONE,)),),
        game_end=(VpEach(2, RuneSigns("drop")),),
        mark=EFFECT,
    ),
    Person("marzanna", cost(1, 0, 2), 2, ("creature",), exhaust=(HARVEST_ONE,), game_end=(VpEach(1, HARVEST_SYMBOLS),), mark=EFFECT),
    Person("finn", cost(0, 1, 2), 1, exhaust=(HARVEST_FOREIGN, Vp(1)), council=(When("step", (Vp(2),)),), mark=DESIGNED),
    Person("theodora", cost(1, 1, 2), 2, permanent=(Always("elders-in-regions"),), round_end=(VpEach(2, ELDERS_STANDING),), mark=DESIGNED),
    Person("suvi", cost(0, 0, 2), 3, ("spell",), permanent=(When("foe-token", (Mana(1),)),), round_end=(Revel(),), mark=DESIGNED),
    Person(
        "amaru",
        cost(1, 0, 2),
        2,
        ("artifact",),
        permanent=(When("region", (Draw(1), Mana(1))),),
        game_end=(VpEach(2, RuneSigns("eye")),),
        mark=EFFECT,
    ),
    Person("gudrun", cost(0, 2, 2), 3, ("artifact",), battle=(Always("strength", 2),), council=(When("win", (Vp(4),)),), mark=DESIGNED),
    Person("calixta", cost(1, 0, 2), 2, battle=(When("no-win", (Vp(2), Mana(1))),), game_end=(VpEach(2, REVEL_SPACES),), mark=DESIGNED),
    Person(
        "nokomis",
        cost(1, 0, 2),
        2,
        ("creature",),
        permanent=(Always("cheaper-creatures"), When("creature", (Vp(1),))),
        game_end=(VpEach(1, CardsWith("creature")),),
        mark=DESIGNED,
    ),
    Person(
        "bahram",
        cost(0, 1, 2),
        2,
        ("artifact",),
        permanent=(Always("cheaper-artifacts"), When("artifact", (Vp(1),))),
        council=(When("transfer", (Vp(3),)),),
        mark=DESIGNED,
    ),
    Person(
        "zuzana",
        cost(0, 1, 2),
        2,
        ("spell",),
        exhaust=(Exchange((PayMana(1),), (ReturnFigures(), Vp(1))),),
        round_end=(GainAny(), Vp(1)),
        mark=DESIGNED,
    ),
)
