"""Verbs that cards, boards and turn share."""

from typing import Final

from deska.games.evenfall.effects.agents import PAY_ORB, PAY_SICKLE, PLACE_ORB, PLACE_SICKLE, PRICE_OF_ORB, PRICE_OF_SICKLE
from deska.games.evenfall.effects.automa import AUTOMA_ACTS
from deska.games.evenfall.effects.circles import CHOOSE_TRANSFER, DISCOVER_FREELY, HARVEST_PLACE
from deska.games.evenfall.effects.gains import CHOOSE_RESOURCE
from deska.games.evenfall.effects.paying import PAY_RESOURCES
from deska.games.evenfall.effects.permanents import ORDER, REACTS
from deska.games.evenfall.effects.revel import STEP
from deska.kernel import Effect

STEPS: Final[tuple[Effect, ...]] = (
    CHOOSE_RESOURCE,
    PAY_RESOURCES,
    ORDER,
    REACTS,
    CHOOSE_TRANSFER,
    HARVEST_PLACE,
    DISCOVER_FREELY,
    STEP,
    PAY_SICKLE,
    PAY_ORB,
    PRICE_OF_SICKLE,
    PRICE_OF_ORB,
    PLACE_SICKLE,
    PLACE_ORB,
    AUTOMA_ACTS,
)
"""What no card names, but other steps put on the stack."""
