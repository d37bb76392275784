"""The powers of leaders, read from their lines, so that a new tribe is judged like the others."""

from typing import Final

from deska.games.ethnos.cards import BOX
from deska.games.ethnos.components import Tribe
from deska.games.ethnos.effects import (
    PLACE_IN_KINGDOM,
    ClaimGiantToken,
    DrawBandSize,
    JoinHorde,
    KeepSome,
    PlaceAnywhere,
    PlaceInKingdom,
    Swim,
    TakeTroll,
)
from deska.kernel import Effect


class Traits:
    """The traits of a tribe as a leader."""

    def __init__(self, tribe: Tribe) -> None:
        place = tribe.place or PLACE_IN_KINGDOM
        steps = with_parts([*tribe.power, *tribe.rest])
        self.places = isinstance(place, PlaceInKingdom)
        """True if it places a marker in the kingdom of its colour."""
        self.extra = place.extra if isinstance(place, PlaceInKingdom) else 0
        self.musters = isinstance(place, PlaceInKingdom) and bool(place.then)
        """True if another band may follow."""
        self.places_anywhere = isinstance(place, PlaceAnywhere)
        self.swims = any(isinstance(step, Swim) for step in steps)
        self.claims_giant = any(isinstance(step, ClaimGiantToken) for step in steps)
        self.joins_horde = any(isinstance(step, JoinHorde) for step in steps)
        self.takes_troll = any(isinstance(step, TakeTroll) for step in steps)
        self.draws = any(isinstance(step, DrawBandSize) for step in steps)
        self.keeps = any(isinstance(step, KeepSome) for step in steps)
        self.glory = tribe.glory


def with_parts(steps: list[Effect]) -> list[Effect]:
    """The steps and all that they are composed of."""
    effects: list[Effect] = []
    for step in steps:
        effects += [step, *with_parts(step.parts())]
    return effects


OF_TRIBE: Final = [Traits(tribe) for tribe in BOX.tribes]
TRAITS: Final = [OF_TRIBE[tribe] for tribe in BOX.tribe]
"""The traits of every ally card."""
SKELETON: Final = BOX.skeleton
TRIBE: Final = BOX.tribe
COLOUR: Final = BOX.colour
FIRST_COLOUR: Final = len(BOX.tribes)
