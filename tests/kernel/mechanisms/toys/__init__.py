"""Toy games, one for each mechanism that the kernel carries: the shortest way to learn it."""

from typing import Final

from deska.kernel import GameSpec
from tests.kernel.mechanisms.toys import (
    ambush,
    bazaar,
    brawl,
    caravan,
    climb,
    council,
    dials,
    forge,
    frontier,
    grimoire,
    lighthouse,
    orchard,
    spellbook,
    workshop,
)

TOYS: Final[tuple[GameSpec, ...]] = (
    spellbook.SPEC,
    council.SPEC,
    dials.SPEC,
    ambush.SPEC,
    caravan.SPEC,
    forge.SPEC,
    orchard.SPEC,
    workshop.SPEC,
    frontier.SPEC,
    brawl.SPEC,
    bazaar.SPEC,
    climb.SPEC,
    lighthouse.SPEC,
    grimoire.SPEC,
)
