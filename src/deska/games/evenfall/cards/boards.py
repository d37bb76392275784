"""Regions, clan boards and the board of the Automa."""

from typing import Final

from deska.games.evenfall.components.bases import Always, Boon
from deska.games.evenfall.components.definitions import DESIGNED, PRINTED, Board, Region, Stop, cost
from deska.games.evenfall.effects.automa import (
    AutomaDiscovers,
    AutomaHarvests,
    AutomaPlays,
    AutomaScores,
    AutomaSteps,
    AutomaTakesPlace,
    AutomaTransfers,
)
from deska.games.evenfall.effects.circles import HARVEST_ALL, TOP_PLACE, TRANSFER_ONE
from deska.games.evenfall.effects.gains import Draw, Gain, GainAny, Mana, ManaEach, Vp
from deska.games.evenfall.effects.paying import Discard, Pay
from deska.games.evenfall.effects.revel import BONUS_AGAIN, Revel, Slash
from deska.games.evenfall.effects.stones import LAY_STONE
from deska.games.evenfall.effects.values import OuterPlaces
from deska.kernel import All, Either, Exchange

# --- regions

DRAW_OR_TRANSFER: Final = Either("ev-central-space", (Draw(3), All((TRANSFER_ONE, Draw(2)))), ("EV-087",))

NORTHERN_LAKES: Final = Region(  # EV-086, EV-105
    "northern-lakes", (Exchange((Discard(1),), (GainAny(3),)),), (Draw(1),), (Vp(3),), (GainAny(2),), origin=PRINTED
)
CENTRAL_MOUNTAINS: Final = Region(  # EV-087, EV-106
    "central-mountains", (DRAW_OR_TRANSFER,), (GainAny(),), (TRANSFER_ONE,), (Vp(4),), origin=DESIGNED
)
SOUTHERN_SLOPES: Final = Region(  # EV-088, EV-106
    "southern-slopes", (Exchange((Pay("any"),), (GainAny(2), Mana(3))),), (Mana(2),), (Vp(4),), (Revel(),), origin=DESIGNED
)

# --- clan boards

TRANSFER_AND_MANA: Final = All((TRANSFER_ONE, Mana(2)))
SUN_TRACK: Final = (Mana(2), Vp(3), TRANSFER_ONE, GainAny(2), Vp(4), TRANSFER_AND_MANA, Vp(6))  # EV-C52
CROSS_TRACK: Final = (  # EV-C53
    Slash("ev-slash-1", (Mana(3), GainAny()), ("EV-151",)),
    Vp(4),
    Slash("ev-slash-3", (TRANSFER_ONE, GainAny(3)), ("EV-151",)),
    Slash("ev-slash-4", (GainAny(3), Vp(5)), ("EV-151",)),
    Vp(6),
    Slash("ev-slash-6", (TRANSFER_ONE, Mana(4)), ("EV-151",)),
    Vp(8),
)
CIRCLE_TRACK: Final = (  # EV-C54
    TOP_PLACE,
    Vp(5),
    All((TRANSFER_ONE, Vp(2))),
    TOP_PLACE,
    Vp(6),
    All((TRANSFER_ONE, Mana(4))),
    Vp(8),
)
ONE_OF_EACH: Final = cost(1, 1, 1)
TWO_OF_EACH: Final = cost(2, 2, 2)
RESOURCE_OR_MANA: Final = Either("ev-star", (GainAny(), Mana(1)), ("EV-146",))

STAR: Final = Board(  # EV-144 to EV-147
    "star",
    "polar-star",
    research=(Draw(9),),
    token=(HARVEST_ALL,),
    further_council=ONE_OF_EACH,
    track=SUN_TRACK,
    free=(Exchange((Discard(1),), (RESOURCE_OR_MANA,)),),
    origin=DESIGNED,
)
CIRCLE: Final = Board(  # EV-155 to EV-159
    "circle",
    "plain-circle",
    research=(Draw(6), Gain("knowledge", 3), HARVEST_ALL),
    token=(ManaEach(1, OuterPlaces()),),
    first_council=ONE_OF_EACH,
    further_council=TWO_OF_EACH,
    track=CIRCLE_TRACK,
    permanent=(Always("elders-outside"),),
    starts_outside=True,
    origin=DESIGNED,
)
THORN: Final = Board(  # EV-160 to EV-162
    "thorn",
    "thorny-vine",
    research=(Draw(5), Gain("knowledge", 3), Mana(3)),
    token=(HARVEST_ALL,),
    first_council=ONE_OF_EACH,
    further_council=TWO_OF_EACH,
    track=SUN_TRACK,
    free=(LAY_STONE,),
    fields=(All((Mana(5), Vp(3))), GainAny(5), All((Revel(2), Draw(2))), All((TRANSFER_ONE, Vp(6)))),
    origin=DESIGNED,
)
CROSS: Final = Board(  # EV-149 to EV-152
    "cross",
    "gothic-cross",
    research=(Draw(5), Gain("knowledge", 3), Mana(2)),
    token=(HARVEST_ALL, BONUS_AGAIN),
    first_council=ONE_OF_EACH,
    further_council=TWO_OF_EACH,
    track=CROSS_TRACK,
    space=(Revel(both=True),),
    origin=DESIGNED,
)
SUN: Final = Board(  # EV-037, EV-054, EV-076
    "sun",
    "",
    research=(Draw(6), Gain("knowledge", 3), Mana(2)),
    token=(HARVEST_ALL, Gain("herb"), Gain("potion")),
    first_council=ONE_OF_EACH,
    further_council=TWO_OF_EACH,
    track=SUN_TRACK,
    is_moon=False,
    origin=DESIGNED,
)

# --- the board of the Automa

NORTH: Final = AutomaDiscovers(0)
CENTRE: Final = AutomaDiscovers(1)
RONDEL: Final[tuple[Stop, ...]] = (  # EV-171
    Stop(AutomaScores(), yellow=True),
    Stop(NORTH),
    Stop(AutomaPlays()),
    Stop(CENTRE),
    Stop(AutomaTransfers()),
    Stop(AutomaSteps()),
    Stop(AutomaHarvests(), yellow=True),
    Stop(AutomaPlays()),
    Stop(NORTH),
    Stop(AutomaTransfers()),
    Stop(AutomaTakesPlace()),
    Stop(AutomaPlays()),
)
AUTOMA_TRACK: Final[tuple[Boon, ...]] = (Vp(1), Vp(2), TRANSFER_ONE, Vp(2), Vp(3), TRANSFER_ONE, Vp(4))  # EV-176
