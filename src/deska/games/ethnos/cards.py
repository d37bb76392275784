"""The twelve tribes, a line each: what changes when one of them leads a band."""

from dataclasses import dataclass
from typing import Final

from deska.games.ethnos.actions import COLOURS, SKELETON, TRIBES
from deska.games.ethnos.components import TRIBE
from deska.games.ethnos.effects import (
    CLAIM_GIANT_TOKEN,
    DISCARD_HAND,
    DRAW_BAND_SIZE,
    JOIN_HORDE,
    KEEP_SOME,
    PLACE_ANYWHERE,
    SWIM,
    TAKE_TROLL,
    PlaceInKingdom,
    PlaceNowhere,
)
from deska.kernel import Effect, May, Start


@dataclass(frozen=True)
class Tribe:
    """Národ. Steps 3, 4 and 5 of playing a band belong to its leader."""

    name: str
    copies: int = 2
    """Of each colour (ET-006)."""
    place: Effect = PlaceInKingdom()
    power: tuple[Effect, ...] = ()
    rest: tuple[Effect, ...] = (DISCARD_HAND,)
    glory: int = 0
    """Cards that the band counts more when it is scored (ET-147)."""


WIZARD = Tribe("wizard", rest=(DISCARD_HAND, May("et-wizard", (DRAW_BAND_SIZE,), cites=("ET-103",))))
ELF = Tribe("elf", rest=(KEEP_SOME,))
HALFLING = Tribe("halfling", copies=4, place=PlaceNowhere())
CENTAUR = Tribe("centaur", place=PlaceInKingdom(then=(May("et-centaur", (Start("muster"),), cites=("ET-107",)),)))
MINOTAUR = Tribe("minotaur", place=PlaceInKingdom(extra=1))
MERFOLK = Tribe("merfolk", power=(SWIM,))
GIANT = Tribe("giant", power=(CLAIM_GIANT_TOKEN,))
ORC = Tribe("orc", power=(May("et-orc", (JOIN_HORDE,), cites=("ET-133",)),))
WINGFOLK = Tribe("wingfolk", place=PLACE_ANYWHERE)
TROLL = Tribe("troll", power=(TAKE_TROLL,))
DWARF = Tribe("dwarf", glory=1)
SKELETONS = Tribe("skeleton", copies=12)

ALL_TRIBES: Final = (WIZARD, ELF, HALFLING, CENTAUR, MINOTAUR, MERFOLK, GIANT, ORC, WINGFOLK, TROLL, DWARF, SKELETONS)
LEADING: Final = tuple(ALL_TRIBES[TRIBE[card]] for card in range(SKELETON + 1))
"""The tribe of every ally card."""
UNDECIDED: Final = -1
NO_BOND: Final = -2
MERFOLK_TRIBE: Final = TRIBES.index("merfolk")
GIANT_TRIBE: Final = TRIBES.index("giant")
ORC_TRIBE: Final = TRIBES.index("orc")
TROLL_TRIBE: Final = TRIBES.index("troll")


def deck_of(tribe: int) -> list[int]:
    """All cards of a tribe (ET-005 to ET-007)."""
    if tribe == TRIBE[SKELETON]:
        return [SKELETON] * ALL_TRIBES[tribe].copies
    return [tribe * len(COLOURS) + colour for colour in range(len(COLOURS)) for _ in range(ALL_TRIBES[tribe].copies)]


def fitting(laid: list[int], cards: list[int]) -> list[int]:
    """Those of the cards that may join a band: all of one tribe or all of one colour, Skeletons aside (ET-052, ET-111)."""
    width = len(COLOURS)
    tribe = colour = UNDECIDED
    for card in laid:
        if card != SKELETON:
            tribe = card // width if tribe in (UNDECIDED, card // width) else NO_BOND
            colour = card % width if colour in (UNDECIDED, card % width) else NO_BOND
    if tribe == UNDECIDED:
        return cards
    return [card for card in cards if card == SKELETON or card // width == tribe or card % width == colour]
